// A norm over all heads (OLMo 2): the sums of squares of q and of k are added up
// over the devices by one all-reduce, and rope and cache are fused afterwards,
// whether the norm was fused before or not.

// RUN: prelude-opt --prelude-partition="grid=2" --prelude-fuse %s | FileCheck %s
// RUN: prelude-opt --prelude-fuse --prelude-partition="grid=2" --prelude-fuse %s | FileCheck %s

// CHECK-LABEL: func @olmo(
// CHECK-SAME:    %{{[^:]*}}: tensor<4x16xf32>, %{{[^:]*}}: tensor<16x256xf32>, %{{[^:]*}}: tensor<16x128xf32>, %{{[^:]*}}: tensor<16x128xf32>, %{{[^:]*}}: tensor<256xf32>, %{{[^:]*}}: tensor<128xf32>
// CHECK-DAG:   arith.constant 5.120000e+02
// CHECK-DAG:   arith.constant 2.560000e+02
// CHECK-NOT:   shard.all
// CHECK:       %[[SUMS:.*]] = tensor.concat dim(0) %{{.*}}, %{{.*}} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT:  %[[SUM:.*]] = shard.all_reduce %[[SUMS]] on @devices grid_axes = [0]
// CHECK-NEXT:  tensor.extract_slice %[[SUM]][0] [4] [1]
// CHECK-NEXT:  tensor.extract_slice %[[SUM]][4] [4] [1]
// CHECK-NOT:   shard.all
// CHECK:       prelude.fused
// CHECK-NEXT:    in (q %{{.*}} : tensor<4x4x64xf32>, k %{{.*}} : tensor<4x2x64xf32>, v %{{.*}} : tensor<4x2x64xf32>)
// CHECK-NEXT:    rope neox once
// CHECK-NEXT:    cache nhd
// CHECK-NOT:   shard.all
func.func @olmo(
    %x: tensor<4x16xf32>, %wq: tensor<16x512xf32>, %wk: tensor<16x256xf32>,
    %wv: tensor<16x256xf32>, %nq: tensor<512xf32>, %nk: tensor<256xf32>,
    %cos: tensor<32x64xf32>, %sin: tensor<32x64xf32>, %pos: tensor<4xi64>,
    %slots: tensor<4xi64>, %kc: tensor<8x16x4x64xf32>,
    %vc: tensor<8x16x4x64xf32>)
    -> (tensor<4x8x64xf32>, tensor<8x16x4x64xf32>, tensor<8x16x4x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %empty_q = tensor.empty() : tensor<4x512xf32>
  %empty_k = tensor.empty() : tensor<4x256xf32>
  %heads_q = tensor.empty() : tensor<4x8x64xf32>
  %heads_k = tensor.empty() : tensor<4x4x64xf32>
  %acc_q = linalg.fill ins(%zero : f32) outs(%empty_q : tensor<4x512xf32>)
      -> tensor<4x512xf32>
  %acc_k = linalg.fill ins(%zero : f32) outs(%empty_k : tensor<4x256xf32>)
      -> tensor<4x256xf32>
  %q = linalg.matmul ins(%x, %wq : tensor<4x16xf32>, tensor<16x512xf32>)
      outs(%acc_q : tensor<4x512xf32>) -> tensor<4x512xf32>
  %k = linalg.matmul ins(%x, %wk : tensor<4x16xf32>, tensor<16x256xf32>)
      outs(%acc_k : tensor<4x256xf32>) -> tensor<4x256xf32>
  %v = linalg.matmul ins(%x, %wv : tensor<4x16xf32>, tensor<16x256xf32>)
      outs(%acc_k : tensor<4x256xf32>) -> tensor<4x256xf32>
  %qn = prelude.rms_norm once
      ins(%q, weight %nq : tensor<4x512xf32>, tensor<512xf32>)
      outs(%empty_q : tensor<4x512xf32>) eps = 1.0e-06 -> tensor<4x512xf32>
  %kn = prelude.rms_norm once
      ins(%k, weight %nk : tensor<4x256xf32>, tensor<256xf32>)
      outs(%empty_k : tensor<4x256xf32>) eps = 1.0e-06 -> tensor<4x256xf32>
  %qh = tensor.expand_shape %qn [[0], [1, 2]] output_shape [4, 8, 64]
      : tensor<4x512xf32> into tensor<4x8x64xf32>
  %kh = tensor.expand_shape %kn [[0], [1, 2]] output_shape [4, 4, 64]
      : tensor<4x256xf32> into tensor<4x4x64xf32>
  %vh = tensor.expand_shape %v [[0], [1, 2]] output_shape [4, 4, 64]
      : tensor<4x256xf32> into tensor<4x4x64xf32>
  %qr = prelude.rope neox once
      ins(%qh, cos %cos, sin %sin, positions %pos : tensor<4x8x64xf32>,
          tensor<32x64xf32>, tensor<32x64xf32>, tensor<4xi64>)
      outs(%heads_q : tensor<4x8x64xf32>) -> tensor<4x8x64xf32>
  %kr = prelude.rope neox once
      ins(%kh, cos %cos, sin %sin, positions %pos : tensor<4x4x64xf32>,
          tensor<32x64xf32>, tensor<32x64xf32>, tensor<4xi64>)
      outs(%heads_k : tensor<4x4x64xf32>) -> tensor<4x4x64xf32>
  %caches:2 = prelude.kv_cache_update nhd
      ins(%kr, %vh, slots %slots : tensor<4x4x64xf32>, tensor<4x4x64xf32>,
          tensor<4xi64>)
      outs(%kc, %vc : tensor<8x16x4x64xf32>, tensor<8x16x4x64xf32>)
      -> tensor<8x16x4x64xf32>, tensor<8x16x4x64xf32>
  return %qr, %caches#0, %caches#1 : tensor<4x8x64xf32>,
      tensor<8x16x4x64xf32>, tensor<8x16x4x64xf32>
}
