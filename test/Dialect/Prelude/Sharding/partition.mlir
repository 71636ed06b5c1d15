// prelude-partition: what is cut, and what stays whole.

// RUN: prelude-opt --split-input-file --verify-diagnostics --prelude-partition="grid=2" %s | FileCheck %s

// A packed projection from an argument, the output projection behind a stand-in
// for attention, and a second layer whose input says that it is whole.

// CHECK:       shard.grid @devices(shape = 2)
// CHECK-LABEL: func @two_layers(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<4x16xf32>, %[[W0:[^:]*]]: tensor<16x384xf32>, %[[O0:[^:]*]]: tensor<256x16xf32>, %[[W1:[^:]*]]: tensor<16x384xf32>
// CHECK-SAME:    tensor<8x16x1x64xf32>, %{{[^:]*}}: tensor<8x16x1x64xf32>
// CHECK-SAME:    %[[UNUSED:[^:]*]]: tensor<3xf32>
// CHECK:       linalg.matmul ins(%[[X]], %[[W0]]
// CHECK:       prelude.fused
// CHECK-NEXT:    in (qkv %{{.*}} : tensor<4x384xf32>)
// CHECK:         out (q %{{.*}} : tensor<4x4x64xf32>, k_cache
// CHECK:       %[[PART:.*]] = linalg.matmul ins(%{{.*}}, %[[O0]] : tensor<4x256xf32>, tensor<256x16xf32>)
// CHECK-NEXT:  %[[SUM:.*]] = shard.all_reduce %[[PART]] on @devices grid_axes = [0]
// CHECK:       linalg.matmul ins(%[[SUM]], %[[W1]] : tensor<4x16xf32>, tensor<16x384xf32>)
// CHECK:       prelude.fused
// CHECK-NEXT:    in (qkv %{{.*}} : tensor<4x384xf32>)
// CHECK-NOT:   shard.all
func.func @two_layers(
    %x: tensor<4x16xf32>, %w0: tensor<16x768xf32>, %o0: tensor<512x16xf32>,
    %w1: tensor<16x768xf32>, %slots: tensor<4xi32>,
    %kc0: tensor<8x16x2x64xf32>, %vc0: tensor<8x16x2x64xf32>,
    %unused: tensor<3xf32>)
    -> (tensor<4x8x64xf32>, tensor<4x2x64xf32>, tensor<8x16x2x64xf32>,
        tensor<8x16x2x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %wide = tensor.empty() : tensor<4x768xf32>
  %init = linalg.fill ins(%zero : f32) outs(%wide : tensor<4x768xf32>)
      -> tensor<4x768xf32>
  %heads = tensor.empty() : tensor<4x8x64xf32>
  %kv_heads = tensor.empty() : tensor<4x2x64xf32>
  %narrow = tensor.empty() : tensor<4x16xf32>
  %acc = linalg.fill ins(%zero : f32) outs(%narrow : tensor<4x16xf32>)
      -> tensor<4x16xf32>

  %qkv0 = linalg.matmul ins(%x, %w0 : tensor<4x16xf32>, tensor<16x768xf32>)
      outs(%init : tensor<4x768xf32>) -> tensor<4x768xf32>
  %q0, %kc, %vc = prelude.fused in(qkv %qkv0 : tensor<4x768xf32>)
      norm once (q_eps = 1.0e-06, k_eps = 1.0e-06)
      cache nhd (slots %slots : tensor<4xi32>)
      out(q %heads : tensor<4x8x64xf32>, k_cache %kc0 : tensor<8x16x2x64xf32>,
          v_cache %vc0 : tensor<8x16x2x64xf32>)
      -> tensor<4x8x64xf32>, tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>
  %flat = tensor.collapse_shape %q0 [[0], [1, 2]]
      : tensor<4x8x64xf32> into tensor<4x512xf32>
  %y = linalg.matmul ins(%flat, %o0 : tensor<4x512xf32>, tensor<512x16xf32>)
      outs(%acc : tensor<4x16xf32>) -> tensor<4x16xf32>

  %qkv1 = linalg.matmul ins(%y, %w1 : tensor<4x16xf32>, tensor<16x768xf32>)
      outs(%init : tensor<4x768xf32>) -> tensor<4x768xf32>
  %q1, %k1 = prelude.fused in(qkv %qkv1 : tensor<4x768xf32>)
      norm once (q_eps = 1.0e-06, k_eps = 1.0e-06)
      out(q %heads : tensor<4x8x64xf32>, k %kv_heads : tensor<4x2x64xf32>)
      -> tensor<4x8x64xf32>, tensor<4x2x64xf32>
  return %q1, %k1, %kc, %vc : tensor<4x8x64xf32>, tensor<4x2x64xf32>,
      tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>
}

// -----

// A constant weight is on every device, which takes its part; so is what a body
// reads, and what has nothing to do with heads.

// CHECK-LABEL: func @constants(
// CHECK-SAME:    %[[X:[^:]*]]: tensor<2x1xf32>, %[[ROWS:[^:]*]]: tensor<2xindex>, %[[TABLE:[^:]*]]: tensor<5x4xf32>
// CHECK:       %[[CST:.*]] = arith.constant dense_resource<prelude_constant> : tensor<1x4xf32>
// CHECK:       %[[OWN:.*]] = shard.all_slice %[[CST]] on @devices grid_axes = [0] slice_axis = 1 : tensor<1x4xf32> -> tensor<1x2xf32>
// CHECK:       linalg.matmul ins(%[[X]], %[[OWN]]
// CHECK:       tensor.extract %[[TABLE]]
func.func @constants(%x: tensor<2x1xf32>, %rows: tensor<2xindex>,
                     %table: tensor<5x4xf32>)
    -> (tensor<2x2x2xf32>, tensor<2x4xf32>) {
  %weight = arith.constant dense<[[1.0, 2.0, 3.0, 4.0]]> : tensor<1x4xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<2x4xf32>
  %acc = linalg.fill ins(%zero : f32) outs(%empty : tensor<2x4xf32>)
      -> tensor<2x4xf32>
  %flat = linalg.matmul ins(%x, %weight : tensor<2x1xf32>, tensor<1x4xf32>)
      outs(%acc : tensor<2x4xf32>) -> tensor<2x4xf32>
  %q = tensor.expand_shape %flat [[0], [1, 2]] output_shape [2, 2, 2]
      : tensor<2x4xf32> into tensor<2x2x2xf32>
  %init = tensor.empty() : tensor<2x2x2xf32>
  %normed = prelude.rms_norm once ins(%q : tensor<2x2x2xf32>)
      outs(%init : tensor<2x2x2xf32>) eps = 1.0e-06 -> tensor<2x2x2xf32>
  %gathered = linalg.generic {
      indexing_maps = [affine_map<(t, c) -> (t)>, affine_map<(t, c) -> (t, c)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%rows : tensor<2xindex>) outs(%empty : tensor<2x4xf32>) {
  ^bb0(%row: index, %out: f32):
    %column = linalg.index 1 : index
    %value = tensor.extract %table[%row, %column] : tensor<5x4xf32>
    linalg.yield %value : f32
  } -> tensor<2x4xf32>
  return %normed, %gathered : tensor<2x2x2xf32>, tensor<2x4xf32>
}

// -----

func.func @uneven(%q: tensor<4x5x64xf32>, %init: tensor<4x5x64xf32>)
    -> tensor<4x5x64xf32> {
  // expected-error@+1 {{'prelude.fused' op the 5 heads of q don't divide by the 2 devices of @devices}}
  %q1 = prelude.fused in(q %q : tensor<4x5x64xf32>) norm once (q_eps = 1.0e-06)
      out(q %init : tensor<4x5x64xf32>) -> tensor<4x5x64xf32>
  return %q1 : tensor<4x5x64xf32>
}

// -----

// expected-error@+1 {{prelude-shard-heads: takes functions of one block}}
func.func @blocks(%x: tensor<4x2x64xf32>, %init: tensor<4x2x64xf32>, %c: i1)
    -> tensor<4x2x64xf32> {
  cf.br ^next
^next:
  cf.cond_br %c, ^next, ^last
^last:
  %normed = prelude.rms_norm once ins(%x : tensor<4x2x64xf32>)
      outs(%init : tensor<4x2x64xf32>) eps = 1.0e-06 -> tensor<4x2x64xf32>
  return %normed : tensor<4x2x64xf32>
}

// -----

func.func @nothing_to_cut(%x: tensor<4x5x64xf32>, %init: tensor<4x5x64xf32>)
    -> tensor<4x5x64xf32> {
  // expected-error@+1 {{'prelude.rms_norm' op has the most heads, but its 5 don't divide by the 2 devices of @devices}}
  %normed = prelude.rms_norm once ins(%x : tensor<4x5x64xf32>)
      outs(%init : tensor<4x5x64xf32>) eps = 1.0e-06 -> tensor<4x5x64xf32>
  return %normed : tensor<4x5x64xf32>
}
