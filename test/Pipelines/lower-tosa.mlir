// RUN: split-file %s %t
// RUN: prelude-opt %t/good.mlir --prelude-lower-tosa | FileCheck %s
// RUN: not prelude-opt %t/none.mlir --prelude-lower-tosa 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: prelude-opt %t/good.mlir --prelude-pipeline=target=cpu | FileCheck %s --check-prefix=LLVM

//--- good.mlir
// Named ops, ops of one element, moves, constants; the scatter is left.
// CHECK-LABEL: func.func @lowered(
// CHECK-SAME:    %[[CACHE:[a-z0-9]+]]: tensor<1x32x1xf32>, %[[AT:[a-z0-9]+]]: tensor<1x6xi32>
// CHECK-NOT:     tosa.
// CHECK:         linalg.batch_matmul
// CHECK-NOT:     tosa.
// CHECK:         math.rsqrt
// CHECK-NOT:     tosa.
// CHECK:         %[[R:.*]] = tosa.scatter %[[CACHE]], %[[AT]], %{{.*}} : (tensor<1x32x1xf32>, tensor<1x6xi32>, tensor<1x6x1xf32>) -> tensor<1x32x1xf32>
// CHECK-NEXT:    return %[[R]]
// LLVM:          llvm.func @lowered(
// LLVM-NOT:      tosa
func.func @lowered(%x: tensor<1x2x4xf32>, %w: tensor<1x4x3xf32>, %cache: tensor<1x32x1xf32>, %at: tensor<1x6xi32>) -> tensor<1x32x1xf32> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %shape = "tosa.const_shape"() <{values = dense<[1, 6, 1]> : tensor<3xindex>}> : () -> !tosa.shape<3>
  %y = tosa.matmul %x, %w, %z, %z : (tensor<1x2x4xf32>, tensor<1x4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x3xf32>
  %r = tosa.rsqrt %y : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  %u = tosa.reshape %r, %shape : (tensor<1x2x3xf32>, !tosa.shape<3>) -> tensor<1x6x1xf32>
  %s = tosa.scatter %cache, %at, %u : (tensor<1x32x1xf32>, tensor<1x6xi32>, tensor<1x6x1xf32>) -> tensor<1x32x1xf32>
  return %s : tensor<1x32x1xf32>
}

// No TOSA, nothing done.
// CHECK-LABEL: func.func @other(
// CHECK-NEXT:    %[[E:.*]] = linalg.exp
// CHECK-NEXT:    return %[[E]]
func.func @other(%x: tensor<4xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- none.mlir
// NONE: none.mlir:{{.*}}: error: failed to legalize operation 'tosa.custom'
func.func @none(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.custom %x {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
