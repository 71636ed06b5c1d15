// prelude-partition takes the module's grid, and the annotations on it.

// RUN: prelude-opt --prelude-partition %s | FileCheck %s

// Weights that are annotated are cut as they say: an MLP by columns, then by
// rows.

// CHECK-LABEL: func @mlp(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4x1x8xf32>, %[[UP:[^:]*]]: tensor<16x16xf32>, %[[DOWN:[^:]*]]: tensor<16x16xf32>
// CHECK:       prelude.rms_norm {{.*}} -> tensor<4x1x8xf32>
// CHECK:       %[[PART:.*]] = linalg.matmul {{.*}} tensor<4x16xf32>, tensor<16x16xf32>)
// CHECK:       shard.all_reduce
shard.grid @grid(shape = 2)
func.func @mlp(%x: tensor<4x2x8xf32>, %up: tensor<16x32xf32>,
               %down: tensor<32x16xf32>, %hidden: tensor<4x16xf32>)
    -> (tensor<4x2x8xf32>, tensor<4x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %init = tensor.empty() : tensor<4x2x8xf32>
  %normed = prelude.rms_norm once ins(%x : tensor<4x2x8xf32>)
      outs(%init : tensor<4x2x8xf32>) eps = 1.0e-06 -> tensor<4x2x8xf32>
  %empty0 = tensor.empty() : tensor<4x32xf32>
  %acc0 = linalg.fill ins(%zero : f32) outs(%empty0 : tensor<4x32xf32>)
      -> tensor<4x32xf32>
  %empty1 = tensor.empty() : tensor<4x16xf32>
  %acc1 = linalg.fill ins(%zero : f32) outs(%empty1 : tensor<4x16xf32>)
      -> tensor<4x16xf32>
  %columns = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %ups = shard.shard %up to %columns : tensor<16x32xf32>
  %wide = linalg.matmul ins(%hidden, %ups : tensor<4x16xf32>, tensor<16x32xf32>)
      outs(%acc0 : tensor<4x32xf32>) -> tensor<4x32xf32>
  %narrow = linalg.matmul ins(%wide, %down : tensor<4x32xf32>, tensor<32x16xf32>)
      outs(%acc1 : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %normed, %narrow : tensor<4x2x8xf32>, tensor<4x16xf32>
}
