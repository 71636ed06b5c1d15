// RUN: prelude-opt %s --split-input-file --prelude-fuse | FileCheck %s
// RUN: prelude-opt %s --split-input-file --prelude-fuse --remarks-filter=prelude-fuse --verify-diagnostics -o /dev/null

// F9: transposes and reshapes at the edge become the arrangement of an operand.

// What frontends export: [B, S, H * D] projections, attention on [B, H, S, D].
// CHECK-LABEL: func.func @edges(
// CHECK-NOT:   linalg.transpose
// CHECK:       %[[F:.*]]:3 = prelude.fused
// CHECK-NEXT:    in (q %{{.*}} : tensor<2x8x8x64xbf16>, k %{{.*}} : tensor<2x8x2x64xbf16>, v %{{.*}} : tensor<2x8x2x64xbf16>)
// CHECK:         out (q %{{.*}} : tensor<2x8x8x64xbf16> head_major, k_cache
// CHECK-NOT:   linalg.transpose
// CHECK:       return %[[F]]#0
func.func @edges(%q3: tensor<2x8x512xbf16>, %k3: tensor<2x8x128xbf16>,
                 %v3: tensor<2x8x128xbf16>, %qw: tensor<64xbf16>,
                 %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                 %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                 %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                 %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<2x8x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q4 = tensor.expand_shape %q3 [[0], [1], [2, 3]] output_shape [2, 8, 8, 64]
      : tensor<2x8x512xbf16> into tensor<2x8x8x64xbf16>
  %q = tensor.collapse_shape %q4 [[0, 1], [2], [3]]
      : tensor<2x8x8x64xbf16> into tensor<16x8x64xbf16>
  %k4 = tensor.expand_shape %k3 [[0], [1], [2, 3]] output_shape [2, 8, 2, 64]
      : tensor<2x8x128xbf16> into tensor<2x8x2x64xbf16>
  %k = tensor.collapse_shape %k4 [[0, 1], [2], [3]]
      : tensor<2x8x2x64xbf16> into tensor<16x2x64xbf16>
  %v4 = tensor.expand_shape %v3 [[0], [1], [2, 3]] output_shape [2, 8, 2, 64]
      : tensor<2x8x128xbf16> into tensor<2x8x2x64xbf16>
  %v = tensor.collapse_shape %v4 [[0, 1], [2], [3]]
      : tensor<2x8x2x64xbf16> into tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %qt4 = tensor.expand_shape %qr [[0, 1], [2], [3]] output_shape [2, 8, 8, 64]
      : tensor<16x8x64xbf16> into tensor<2x8x8x64xbf16>
  %qte = tensor.empty() : tensor<2x8x8x64xbf16>
  %qt = linalg.transpose ins(%qt4 : tensor<2x8x8x64xbf16>)
      outs(%qte : tensor<2x8x8x64xbf16>) permutation = [0, 2, 1, 3]
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qt, %kc2, %vc2 :
      tensor<2x8x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// In too, and k out likewise.
// CHECK-LABEL: func.func @transposed_in(
// CHECK-SAME:    %[[Q:[^:]*]]: tensor<2x8x8x64xbf16>, %[[K:[^:]*]]: tensor<2x2x8x64xbf16>, %[[V:[^:]*]]: tensor<2x2x8x64xbf16>
// CHECK:       in (q %[[Q]] : tensor<2x8x8x64xbf16> head_major, k %[[K]] : tensor<2x2x8x64xbf16> head_major, v %[[V]] : tensor<2x2x8x64xbf16> head_major)
// CHECK:       out (q %{{.*}} : tensor<2x8x8x64xbf16> head_major, k %{{.*}} : tensor<2x2x8x64xbf16> head_major, k_cache
// CHECK-NOT:   linalg.transpose
func.func @transposed_in(%q3: tensor<2x8x8x64xbf16>,
                         %k3: tensor<2x2x8x64xbf16>,
                         %v3: tensor<2x2x8x64xbf16>, %qw: tensor<64xbf16>,
                         %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                         %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                         %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                         %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<2x8x8x64xbf16>, tensor<2x2x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %qe = tensor.empty() : tensor<2x8x8x64xbf16>
  %q4 = linalg.transpose ins(%q3 : tensor<2x8x8x64xbf16>)
      outs(%qe : tensor<2x8x8x64xbf16>) permutation = [0, 2, 1, 3]
  %q = tensor.collapse_shape %q4 [[0, 1], [2], [3]]
      : tensor<2x8x8x64xbf16> into tensor<16x8x64xbf16>
  %ke = tensor.empty() : tensor<2x8x2x64xbf16>
  %k4 = linalg.transpose ins(%k3 : tensor<2x2x8x64xbf16>)
      outs(%ke : tensor<2x8x2x64xbf16>) permutation = [0, 2, 1, 3]
  %k = tensor.collapse_shape %k4 [[0, 1], [2], [3]]
      : tensor<2x8x2x64xbf16> into tensor<16x2x64xbf16>
  %ve = tensor.empty() : tensor<2x8x2x64xbf16>
  %v4 = linalg.transpose ins(%v3 : tensor<2x2x8x64xbf16>)
      outs(%ve : tensor<2x8x2x64xbf16>) permutation = [0, 2, 1, 3]
  %v = tensor.collapse_shape %v4 [[0, 1], [2], [3]]
      : tensor<2x8x2x64xbf16> into tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %qt4 = tensor.expand_shape %qr [[0, 1], [2], [3]] output_shape [2, 8, 8, 64]
      : tensor<16x8x64xbf16> into tensor<2x8x8x64xbf16>
  %qte = tensor.empty() : tensor<2x8x8x64xbf16>
  %qt = linalg.transpose ins(%qt4 : tensor<2x8x8x64xbf16>)
      outs(%qte : tensor<2x8x8x64xbf16>) permutation = [0, 2, 1, 3]
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  %kt4 = tensor.expand_shape %kr [[0, 1], [2], [3]] output_shape [2, 8, 2, 64]
      : tensor<16x2x64xbf16> into tensor<2x8x2x64xbf16>
  %kte = tensor.empty() : tensor<2x2x8x64xbf16>
  %kt = linalg.transpose ins(%kt4 : tensor<2x8x2x64xbf16>)
      outs(%kte : tensor<2x2x8x64xbf16>) permutation = [0, 2, 1, 3]
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qt, %kt, %kc2, %vc2 :
      tensor<2x8x8x64xbf16>, tensor<2x2x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// One token: extents of 1 stand for nothing.
// CHECK-LABEL: func.func @one_token(
// CHECK-NOT:   linalg.transpose
// CHECK:       out (q %{{.*}} : tensor<1x8x1x64xbf16> head_major, k_cache
// CHECK-NOT:   linalg.transpose
func.func @one_token(%q3: tensor<1x512xbf16>, %k3: tensor<1x128xbf16>,
                     %v3: tensor<1x128xbf16>, %qw: tensor<64xbf16>,
                     %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                     %sin: tensor<128x64xbf16>, %pos: tensor<1xi64>,
                     %slots: tensor<1xi64>, %kc: tensor<8x16x2x64xbf16>,
                     %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<1x8x1x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<1x8x64xbf16>
  %e2 = tensor.empty() : tensor<1x2x64xbf16>
  %q = tensor.expand_shape %q3 [[0], [1, 2, 3]] output_shape [1, 1, 8, 64]
      : tensor<1x512xbf16> into tensor<1x1x8x64xbf16>
  %qc = tensor.collapse_shape %q [[0, 1], [2], [3]]
      : tensor<1x1x8x64xbf16> into tensor<1x8x64xbf16>
  %k = tensor.expand_shape %k3 [[0], [1, 2, 3]] output_shape [1, 1, 2, 64]
      : tensor<1x128xbf16> into tensor<1x1x2x64xbf16>
  %kc1 = tensor.collapse_shape %k [[0, 1], [2], [3]]
      : tensor<1x1x2x64xbf16> into tensor<1x2x64xbf16>
  %v = tensor.expand_shape %v3 [[0], [1, 2, 3]] output_shape [1, 1, 2, 64]
      : tensor<1x128xbf16> into tensor<1x1x2x64xbf16>
  %vc1 = tensor.collapse_shape %v [[0, 1], [2], [3]]
      : tensor<1x1x2x64xbf16> into tensor<1x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%qc, weight %qw : tensor<1x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<1x8x64xbf16>) eps = 1.0e-6 -> tensor<1x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<1x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<1xi64>)
      outs(%e8 : tensor<1x8x64xbf16>) -> tensor<1x8x64xbf16>
  %q4 = tensor.expand_shape %qr [[0, 1], [2], [3]] output_shape [1, 1, 8, 64]
      : tensor<1x8x64xbf16> into tensor<1x1x8x64xbf16>
  %qte = tensor.empty() : tensor<1x8x1x64xbf16>
  %qt = linalg.transpose ins(%q4 : tensor<1x1x8x64xbf16>)
      outs(%qte : tensor<1x8x1x64xbf16>) permutation = [0, 2, 1, 3]
  %kn = prelude.rms_norm stepwise
      ins(%kc1, weight %kw : tensor<1x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<1x2x64xbf16>) eps = 1.0e-6 -> tensor<1x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<1x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<1xi64>)
      outs(%e2 : tensor<1x2x64xbf16>) -> tensor<1x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %vc1, slots %slots : tensor<1x2x64xbf16>, tensor<1x2x64xbf16>, tensor<1xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qt, %kc2, %vc2 :
      tensor<1x8x1x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// Dynamic tokens: the transpose is followed, extents are those of the operand.
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME:    %[[Q:[^:]*]]: tensor<?x8x64xbf16>
// CHECK:       out (q %{{.*}} : tensor<8x?x64xbf16> head_major, k_cache
// CHECK-NOT:   linalg.transpose
func.func @dynamic(%q: tensor<?x8x64xbf16>, %k: tensor<?x2x64xbf16>,
                   %v: tensor<?x2x64xbf16>, %qw: tensor<64xbf16>,
                   %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                   %sin: tensor<128x64xbf16>, %pos: tensor<?xi64>,
                   %slots: tensor<?xi64>, %kc: tensor<8x16x2x64xbf16>,
                   %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<8x?x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %q, %c0 : tensor<?x8x64xbf16>
  %e8 = tensor.empty(%t) : tensor<?x8x64xbf16>
  %e2 = tensor.empty(%t) : tensor<?x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<?x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<?x8x64xbf16>) eps = 1.0e-6 -> tensor<?x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<?x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<?xi64>)
      outs(%e8 : tensor<?x8x64xbf16>) -> tensor<?x8x64xbf16>
  %qte = tensor.empty(%t) : tensor<8x?x64xbf16>
  %qt = linalg.transpose ins(%qr : tensor<?x8x64xbf16>)
      outs(%qte : tensor<8x?x64xbf16>) permutation = [1, 0, 2]
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<?x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<?x2x64xbf16>) eps = 1.0e-6 -> tensor<?x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<?x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<?xi64>)
      outs(%e2 : tensor<?x2x64xbf16>) -> tensor<?x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<?x2x64xbf16>, tensor<?x2x64xbf16>, tensor<?xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qt, %kc2, %vc2 :
      tensor<8x?x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// A transpose that takes dims apart is none of the op's arrangements: it stays.
// CHECK-LABEL: func.func @other_transpose(
// CHECK:       %[[F:.*]]:3 = prelude.fused
// CHECK:         out (q %{{.*}} : tensor<16x8x64xbf16>, k_cache
// CHECK:       linalg.transpose ins(%[[F]]#0
func.func @other_transpose(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                           %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                           %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                           %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                           %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<8x64x16xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %qte = tensor.empty() : tensor<8x64x16xbf16>
  %qt = linalg.transpose ins(%qr : tensor<16x8x64xbf16>)
      outs(%qte : tensor<8x64x16xbf16>) permutation = [1, 2, 0]
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qt, %kc2, %vc2 :
      tensor<8x64x16xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}
