// A slice keeps a cut of the dimensions that it takes whole, and needs the others
// whole. Constants without dimensions are no hindrance.

// RUN: prelude-opt --split-input-file --prelude-partition %s | FileCheck %s

// Two of four tokens, of all heads.

// CHECK-LABEL: func.func @tokens(
// CHECK-SAME:    %[[X:.*]]: tensor<4x4x64xf32>) -> tensor<2x4x64xf32>
// CHECK-NEXT:  %[[SLICE:.*]] = tensor.extract_slice %[[X]][1, 0, 0] [2, 4, 64] [1, 1, 1] : tensor<4x4x64xf32> to tensor<2x4x64xf32>
// CHECK-NEXT:  return %[[SLICE]]
shard.grid @grid(shape = 2)
func.func @tokens(%x: tensor<4x8x64xf32>) -> tensor<2x8x64xf32> {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %xs = shard.shard %x to %heads : tensor<4x8x64xf32>
  %slice = tensor.extract_slice %xs[1, 0, 0] [2, 8, 64] [1, 1, 1]
      : tensor<4x8x64xf32> to tensor<2x8x64xf32>
  return %slice : tensor<2x8x64xf32>
}

// -----

// One token, whose dimension goes, at a place that is known late.

// CHECK-LABEL: func.func @token(
// CHECK-SAME:    %[[X:.*]]: tensor<4x4x64xf32>, %[[T:.*]]: index) -> tensor<4x64xf32>
// CHECK-NEXT:  tensor.extract_slice %[[X]][%[[T]], 0, 0] [1, 4, 64] [1, 1, 1] : tensor<4x4x64xf32> to tensor<4x64xf32>
shard.grid @grid(shape = 2)
func.func @token(%x: tensor<4x8x64xf32>, %t: index) -> tensor<8x64xf32> {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %xs = shard.shard %x to %heads : tensor<4x8x64xf32>
  %slice = tensor.extract_slice %xs[%t, 0, 0] [1, 8, 64] [1, 1, 1]
      : tensor<4x8x64xf32> to tensor<8x64xf32>
  return %slice : tensor<8x64xf32>
}

// -----

// The heads of q in a packed projection: the whole is on each device, which takes
// its own of them.

// CHECK-LABEL: func.func @packed(
// CHECK-SAME:    %[[X:.*]]: tensor<4x12x64xf32>, %{{.*}}: tensor<4x4x64xf32>) -> tensor<4x4x64xf32>
// CHECK:       %[[Q:.*]] = tensor.extract_slice %[[X]][0, 0, 0] [4, 8, 64] [1, 1, 1] : tensor<4x12x64xf32> to tensor<4x8x64xf32>
// CHECK-NEXT:  %[[OWN:.*]] = shard.all_slice %[[Q]] on @grid grid_axes = [0] slice_axis = 1
// CHECK:       prelude.rms_norm once ins(%[[OWN]] : tensor<4x4x64xf32>)
shard.grid @grid(shape = 2)
func.func @packed(%x: tensor<4x12x64xf32>, %init: tensor<4x8x64xf32>) -> tensor<4x8x64xf32> {
  %q = tensor.extract_slice %x[0, 0, 0] [4, 8, 64] [1, 1, 1]
      : tensor<4x12x64xf32> to tensor<4x8x64xf32>
  %normed = prelude.rms_norm once ins(%q : tensor<4x8x64xf32>)
      outs(%init : tensor<4x8x64xf32>) eps = 1.0e-06 -> tensor<4x8x64xf32>
  return %normed : tensor<4x8x64xf32>
}

// -----

// Every second head: not those of a device.

// CHECK-LABEL: func.func @strides(
// CHECK-SAME:    %[[X:.*]]: tensor<4x4x64xf32>) -> tensor<4x4x64xf32>
// CHECK:       %[[ALL:.*]] = shard.all_gather %[[X]] on @grid grid_axes = [0] gather_axis = 1
// CHECK:       tensor.extract_slice %[[ALL]][0, 0, 0] [4, 4, 64] [1, 2, 1] : tensor<4x8x64xf32> to tensor<4x4x64xf32>
shard.grid @grid(shape = 2)
func.func @strides(%x: tensor<4x8x64xf32>) -> tensor<4x4x64xf32> {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %xs = shard.shard %x to %heads : tensor<4x8x64xf32>
  %slice = tensor.extract_slice %xs[0, 0, 0] [4, 4, 64] [1, 2, 1]
      : tensor<4x8x64xf32> to tensor<4x4x64xf32>
  return %slice : tensor<4x4x64xf32>
}

// -----

// CHECK-LABEL: func.func @scalar(
// CHECK-SAME:    %[[X:.*]]: tensor<4x4x64xf32>, %{{.*}}: tensor<f32>) -> tensor<4x4x64xf32>
// CHECK:       linalg.generic {{.*}} ins(%[[X]], %{{.*}} : tensor<4x4x64xf32>, tensor<f32>)
shard.grid @grid(shape = 2)
func.func @scalar(%x: tensor<4x8x64xf32>, %s: tensor<f32>) -> tensor<4x8x64xf32> {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %xs = shard.shard %x to %heads : tensor<4x8x64xf32>
  %two = arith.constant dense<2.0> : tensor<f32>
  %none = tensor.empty() : tensor<f32>
  %factor = linalg.generic {
      indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>],
      iterator_types = []}
      ins(%s, %two : tensor<f32>, tensor<f32>) outs(%none : tensor<f32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %product = arith.mulf %a, %b : f32
    linalg.yield %product : f32
  } -> tensor<f32>
  %empty = tensor.empty() : tensor<4x8x64xf32>
  %scaled = linalg.generic {
      indexing_maps = [affine_map<(t, h, d) -> (t, h, d)>, affine_map<(t, h, d) -> ()>, affine_map<(t, h, d) -> (t, h, d)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%xs, %factor : tensor<4x8x64xf32>, tensor<f32>) outs(%empty : tensor<4x8x64xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %product = arith.mulf %a, %b : f32
    linalg.yield %product : f32
  } -> tensor<4x8x64xf32>
  return %scaled : tensor<4x8x64xf32>
}

// -----

// Functions that are called become part of their callers.

// CHECK-LABEL: func.func @caller(
// CHECK-SAME:    %[[X:.*]]: tensor<4x4x64xf32>) -> tensor<2x4x64xf32>
// CHECK-NEXT:  tensor.extract_slice %[[X]][1, 0, 0] [2, 4, 64] [1, 1, 1]
// CHECK-NOT:   func
shard.grid @grid(shape = 2)
func.func @caller(%x: tensor<4x8x64xf32>) -> tensor<2x8x64xf32> {
  %heads = shard.sharding @grid split_axes = [[], [0]] : !shard.sharding
  %xs = shard.shard %x to %heads : tensor<4x8x64xf32>
  %slice = func.call @callee(%xs) : (tensor<4x8x64xf32>) -> tensor<2x8x64xf32>
  return %slice : tensor<2x8x64xf32>
}
func.func private @callee(%x: tensor<4x8x64xf32>) -> tensor<2x8x64xf32> {
  %slice = tensor.extract_slice %x[1, 0, 0] [2, 8, 64] [1, 1, 1]
      : tensor<4x8x64xf32> to tensor<2x8x64xf32>
  return %slice : tensor<2x8x64xf32>
}
