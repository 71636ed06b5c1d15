// RUN: prelude-opt %s --split-input-file --prelude-fuse | FileCheck %s
// RUN: prelude-opt %s --split-input-file --prelude-fuse --remarks-filter=prelude-fuse --verify-diagnostics -o /dev/null

// F2: views between the ops, duplicate splits, slices instead of a split,
// separate values, a norm of only one.

// CHECK-LABEL: func.func @duplicate_splits(
// CHECK-NOT:   prelude.split
// CHECK:       in (qkv %{{.*}} : tensor<16x768xbf16>)
// CHECK-NOT:   prelude.{{split|rms_norm|rope|kv_cache_update}}
func.func @duplicate_splits(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                            %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                            %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                            %slots: tensor<16xi64>,
                            %kc: tensor<8x16x2x64xbf16>,
                            %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q, %k0, %v0 = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %q1, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
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
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// CHECK-LABEL: func.func @slices(
// CHECK-NOT:   tensor.extract_slice
// CHECK:       in (qkv %{{.*}} : tensor<16x768xbf16>)
func.func @slices(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                  %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                  %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                  %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                  %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %qs = tensor.extract_slice %qkv[0, 0] [16, 512] [1, 1]
      : tensor<16x768xbf16> to tensor<16x512xbf16>
  %ks = tensor.extract_slice %qkv[0, 512] [16, 128] [1, 1]
      : tensor<16x768xbf16> to tensor<16x128xbf16>
  %vs = tensor.extract_slice %qkv[0, 640] [16, 128] [1, 1]
      : tensor<16x768xbf16> to tensor<16x128xbf16>
  %q = tensor.expand_shape %qs [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %k = tensor.expand_shape %ks [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %v = tensor.expand_shape %vs [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
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
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// v before k: not how a packed projection is arranged, so three values.
// CHECK-LABEL: func.func @slices_in_another_order(
// CHECK:       %[[Q:.*]] = tensor.expand_shape
// CHECK:       in (q %[[Q]] : tensor<16x8x64xbf16>, k %{{.*}} : tensor<16x2x64xbf16>, v %{{.*}} : tensor<16x2x64xbf16>)
func.func @slices_in_another_order(%qkv: tensor<16x768xbf16>,
                                   %qw: tensor<64xbf16>, %kw: tensor<64xbf16>,
                                   %cos: tensor<128x64xbf16>,
                                   %sin: tensor<128x64xbf16>,
                                   %pos: tensor<16xi64>,
                                   %slots: tensor<16xi64>,
                                   %kc: tensor<8x16x2x64xbf16>,
                                   %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %qs = tensor.extract_slice %qkv[0, 0] [16, 512] [1, 1]
      : tensor<16x768xbf16> to tensor<16x512xbf16>
  %ks = tensor.extract_slice %qkv[0, 640] [16, 128] [1, 1]
      : tensor<16x768xbf16> to tensor<16x128xbf16>
  %vs = tensor.extract_slice %qkv[0, 512] [16, 128] [1, 1]
      : tensor<16x768xbf16> to tensor<16x128xbf16>
  %q = tensor.expand_shape %qs [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %k = tensor.expand_shape %ks [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %v = tensor.expand_shape %vs [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
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
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// [B, S, W] projections, cut by heads, and reshapes between norm and rope.
// CHECK-LABEL: func.func @views_between(
// CHECK-SAME:    %[[QKV:[^:]*]]: tensor<2x8x12x64xbf16>
// CHECK-DAG:   %[[P:.*]] = tensor.collapse_shape %[[QKV]] {{\[\[}}0, 1], [2, 3]] : tensor<2x8x12x64xbf16> into tensor<16x768xbf16>
// CHECK:       in (qkv %[[P]] : tensor<16x768xbf16>)
// CHECK-NOT:   expand_shape
func.func @views_between(%qkv: tensor<2x8x12x64xbf16>, %qw: tensor<64xbf16>,
                         %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                         %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                         %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                         %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q4 = tensor.extract_slice %qkv[0, 0, 0, 0] [2, 8, 8, 64] [1, 1, 1, 1]
      : tensor<2x8x12x64xbf16> to tensor<2x8x8x64xbf16>
  %q = tensor.collapse_shape %q4 [[0, 1], [2], [3]]
      : tensor<2x8x8x64xbf16> into tensor<16x8x64xbf16>
  %k4 = tensor.extract_slice %qkv[0, 0, 8, 0] [2, 8, 2, 64] [1, 1, 1, 1]
      : tensor<2x8x12x64xbf16> to tensor<2x8x2x64xbf16>
  %k = tensor.collapse_shape %k4 [[0, 1], [2], [3]]
      : tensor<2x8x2x64xbf16> into tensor<16x2x64xbf16>
  %v4 = tensor.extract_slice %qkv[0, 0, 10, 0] [2, 8, 2, 64] [1, 1, 1, 1]
      : tensor<2x8x12x64xbf16> to tensor<2x8x2x64xbf16>
  %v = tensor.collapse_shape %v4 [[0, 1], [2], [3]]
      : tensor<2x8x2x64xbf16> into tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qm4 = tensor.expand_shape %qn [[0, 1], [2], [3]] output_shape [4, 4, 8, 64]
      : tensor<16x8x64xbf16> into tensor<4x4x8x64xbf16>
  %qme = tensor.empty() : tensor<4x8x4x64xbf16>
  %qmt = linalg.transpose ins(%qm4 : tensor<4x4x8x64xbf16>)
      outs(%qme : tensor<4x8x4x64xbf16>) permutation = [0, 2, 1, 3]
  %qmf = tensor.empty() : tensor<4x4x8x64xbf16>
  %qmu = linalg.transpose ins(%qmt : tensor<4x8x4x64xbf16>)
      outs(%qmf : tensor<4x4x8x64xbf16>) permutation = [0, 2, 1, 3]
  %qm = tensor.collapse_shape %qmu [[0, 1], [2], [3]]
      : tensor<4x4x8x64xbf16> into tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qm, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  %km4 = tensor.expand_shape %kr [[0, 1], [2], [3]] output_shape [4, 4, 2, 64]
      : tensor<16x2x64xbf16> into tensor<4x4x2x64xbf16>
  %kme = tensor.empty() : tensor<4x2x4x64xbf16>
  %kmt = linalg.transpose ins(%km4 : tensor<4x4x2x64xbf16>)
      outs(%kme : tensor<4x2x4x64xbf16>) permutation = [0, 2, 1, 3]
  %kmf = tensor.empty() : tensor<4x4x2x64xbf16>
  %kmu = linalg.transpose ins(%kmt : tensor<4x2x4x64xbf16>)
      outs(%kmf : tensor<4x4x2x64xbf16>) permutation = [0, 2, 1, 3]
  %km = tensor.collapse_shape %kmu [[0, 1], [2], [3]]
      : tensor<4x4x2x64xbf16> into tensor<16x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%km, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// What the rope takes for tokens and heads counts: the norms work on [H, T, D].
// CHECK-LABEL: func.func @transposed_between(
// CHECK-NOT:   linalg.transpose
// CHECK:       in (q %{{.*}} : tensor<16x16x64xbf16> head_major, k %{{.*}} : tensor<16x16x64xbf16> head_major, v %{{.*}} : tensor<16x16x64xbf16>)
func.func @transposed_between(%qkv2: tensor<16x48x64xbf16>,
                              %qw: tensor<64xbf16>, %kw: tensor<64xbf16>,
                              %cos: tensor<128x64xbf16>,
                              %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                              %slots: tensor<16xi64>,
                              %kc: tensor<8x16x16x64xbf16>,
                              %vc: tensor<8x16x16x64xbf16>)
    -> (tensor<16x16x64xbf16>, tensor<8x16x16x64xbf16>, tensor<8x16x16x64xbf16>) {
  %q = tensor.extract_slice %qkv2[0, 0, 0] [16, 16, 64] [1, 1, 1]
      : tensor<16x48x64xbf16> to tensor<16x16x64xbf16>
  %k = tensor.extract_slice %qkv2[0, 16, 0] [16, 16, 64] [1, 1, 1]
      : tensor<16x48x64xbf16> to tensor<16x16x64xbf16>
  %v = tensor.extract_slice %qkv2[0, 32, 0] [16, 16, 64] [1, 1, 1]
      : tensor<16x48x64xbf16> to tensor<16x16x64xbf16>
  %e16 = tensor.empty() : tensor<16x16x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x16x64xbf16>, tensor<64xbf16>)
      outs(%e16 : tensor<16x16x64xbf16>) eps = 1.0e-6 -> tensor<16x16x64xbf16>
  %qte = tensor.empty() : tensor<16x16x64xbf16>
  %qt = linalg.transpose ins(%qn : tensor<16x16x64xbf16>)
      outs(%qte : tensor<16x16x64xbf16>) permutation = [1, 0, 2]
  %qr = prelude.rope neox stepwise
      ins(%qt, cos %cos, sin %sin, positions %pos :
          tensor<16x16x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e16 : tensor<16x16x64xbf16>) -> tensor<16x16x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x16x64xbf16>, tensor<64xbf16>)
      outs(%e16 : tensor<16x16x64xbf16>) eps = 1.0e-6 -> tensor<16x16x64xbf16>
  %kte = tensor.empty() : tensor<16x16x64xbf16>
  %kt = linalg.transpose ins(%kn : tensor<16x16x64xbf16>)
      outs(%kte : tensor<16x16x64xbf16>) permutation = [1, 0, 2]
  %kr = prelude.rope neox stepwise
      ins(%kt, cos %cos, sin %sin, positions %pos :
          tensor<16x16x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e16 : tensor<16x16x64xbf16>) -> tensor<16x16x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x16x64xbf16>, tensor<16x16x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x16x64xbf16>, tensor<8x16x16x64xbf16>) -> tensor<8x16x16x64xbf16>, tensor<8x16x16x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x16x64xbf16>, tensor<8x16x16x64xbf16>, tensor<8x16x16x64xbf16>
}

// -----

// Reshapes that mix tokens and heads are no views of [T, H, D]: the norms stay.
// CHECK-LABEL: func.func @mixed_between(
// CHECK-COUNT-2: prelude.rms_norm
// CHECK:       prelude.fused
// CHECK-NEXT:    in (q
// CHECK-NEXT:    rope
// CHECK-NEXT:    cache
func.func @mixed_between(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                         %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                         %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                         %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                         %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qme = tensor.empty() : tensor<8x16x64xbf16>
  %qmt = linalg.transpose ins(%qn : tensor<16x8x64xbf16>)
      outs(%qme : tensor<8x16x64xbf16>) permutation = [1, 0, 2]
  %qmc = tensor.collapse_shape %qmt [[0, 1], [2]]
      : tensor<8x16x64xbf16> into tensor<128x64xbf16>
  %qm = tensor.expand_shape %qmc [[0, 1], [2]] output_shape [16, 8, 64]
      : tensor<128x64xbf16> into tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qm, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kme = tensor.empty() : tensor<2x16x64xbf16>
  %kmt = linalg.transpose ins(%kn : tensor<16x2x64xbf16>)
      outs(%kme : tensor<2x16x64xbf16>) permutation = [1, 0, 2]
  %kmc = tensor.collapse_shape %kmt [[0, 1], [2]]
      : tensor<2x16x64xbf16> into tensor<32x64xbf16>
  %km = tensor.expand_shape %kmc [[0, 1], [2]] output_shape [16, 2, 64]
      : tensor<32x64xbf16> into tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%km, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// Only k is normed.
// CHECK-LABEL: func.func @k_norm_only(
// CHECK:       norm stepwise (k_eps = 9.99999997E-7, k_weight
func.func @k_norm_only(%qkv: tensor<16x768xbf16>, %kw: tensor<64xbf16>,
                       %cos: tensor<128x64xbf16>, %sin: tensor<128x64xbf16>,
                       %pos: tensor<16xi64>, %slots: tensor<16xi64>,
                       %kc: tensor<8x16x2x64xbf16>, %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%q, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
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
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// The norm behind the rope.
// CHECK-LABEL: func.func @rope_first(
// CHECK:       norm stepwise rope_first (
func.func @rope_first(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                      %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                      %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                      %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                      %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %qn = prelude.rope neox stepwise
      ins(%q, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %qr = prelude.rms_norm stepwise
      ins(%qn, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %kn = prelude.rope neox stepwise
      ins(%k, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  %kr = prelude.rms_norm stepwise
      ins(%kn, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// CHECK-LABEL: func.func @orders_differ(
// CHECK-NOT: prelude.fused
func.func @orders_differ(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                         %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                         %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                         %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                         %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
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
  %kn = prelude.rope neox stepwise
      ins(%k, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  %kr = prelude.rms_norm stepwise
      ins(%kn, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Missed] mismatch | Category:prelude-fuse | Function=orders_differ | Reason="q is normed first, k is rotated first"}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// A norm over whole tokens, before the split into heads.
// CHECK-LABEL: func.func @token_scope(
// CHECK:       norm stepwise token (q_eps
// CHECK-SAME:    q_weight %{{.*}} : tensor<512xbf16>, k_weight %{{.*}} : tensor<128xbf16>)
func.func @token_scope(%x: tensor<16x256xbf16>, %wq: tensor<256x512xbf16>,
                       %wk: tensor<256x128xbf16>, %wv: tensor<256x128xbf16>,
                       %qw: tensor<512xbf16>, %kw: tensor<128xbf16>,
                       %cos: tensor<128x64xbf16>, %sin: tensor<128x64xbf16>,
                       %pos: tensor<16xi64>, %slots: tensor<16xi64>,
                       %kc: tensor<8x16x2x64xbf16>, %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %qpi = tensor.empty() : tensor<16x512xbf16>
  %qp = linalg.matmul ins(%x, %wq : tensor<16x256xbf16>, tensor<256x512xbf16>)
      outs(%qpi : tensor<16x512xbf16>) -> tensor<16x512xbf16>
  %kpi = tensor.empty() : tensor<16x128xbf16>
  %kp = linalg.matmul ins(%x, %wk : tensor<16x256xbf16>, tensor<256x128xbf16>)
      outs(%kpi : tensor<16x128xbf16>) -> tensor<16x128xbf16>
  %vpi = tensor.empty() : tensor<16x128xbf16>
  %vp = linalg.matmul ins(%x, %wv : tensor<16x256xbf16>, tensor<256x128xbf16>)
      outs(%vpi : tensor<16x128xbf16>) -> tensor<16x128xbf16>
  %qme = tensor.empty() : tensor<16x512xbf16>
  %qm = prelude.rms_norm stepwise
      ins(%qp, weight %qw : tensor<16x512xbf16>, tensor<512xbf16>)
      outs(%qme : tensor<16x512xbf16>) eps = 1.0e-6 -> tensor<16x512xbf16>
  %kme = tensor.empty() : tensor<16x128xbf16>
  %km = prelude.rms_norm stepwise
      ins(%kp, weight %kw : tensor<16x128xbf16>, tensor<128xbf16>)
      outs(%kme : tensor<16x128xbf16>) eps = 1.0e-6 -> tensor<16x128xbf16>
  %q = tensor.expand_shape %qm [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %k = tensor.expand_shape %km [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %v = tensor.expand_shape %vp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%q, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%k, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// CHECK-LABEL: func.func @scopes_differ(
// CHECK-NOT: prelude.fused
func.func @scopes_differ(%x: tensor<16x256xbf16>, %wq: tensor<256x512xbf16>,
                         %wk: tensor<256x128xbf16>, %wv: tensor<256x128xbf16>,
                         %qw: tensor<512xbf16>, %kw: tensor<64xbf16>,
                         %cos: tensor<128x64xbf16>, %sin: tensor<128x64xbf16>,
                         %pos: tensor<16xi64>, %slots: tensor<16xi64>,
                         %kc: tensor<8x16x2x64xbf16>,
                         %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %qpi = tensor.empty() : tensor<16x512xbf16>
  %qp = linalg.matmul ins(%x, %wq : tensor<16x256xbf16>, tensor<256x512xbf16>)
      outs(%qpi : tensor<16x512xbf16>) -> tensor<16x512xbf16>
  %kpi = tensor.empty() : tensor<16x128xbf16>
  %kp = linalg.matmul ins(%x, %wk : tensor<16x256xbf16>, tensor<256x128xbf16>)
      outs(%kpi : tensor<16x128xbf16>) -> tensor<16x128xbf16>
  %vpi = tensor.empty() : tensor<16x128xbf16>
  %vp = linalg.matmul ins(%x, %wv : tensor<16x256xbf16>, tensor<256x128xbf16>)
      outs(%vpi : tensor<16x128xbf16>) -> tensor<16x128xbf16>
  %qme = tensor.empty() : tensor<16x512xbf16>
  %qm = prelude.rms_norm stepwise
      ins(%qp, weight %qw : tensor<16x512xbf16>, tensor<512xbf16>)
      outs(%qme : tensor<16x512xbf16>) eps = 1.0e-6 -> tensor<16x512xbf16>
  %q = tensor.expand_shape %qm [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %k = tensor.expand_shape %kp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %v = tensor.expand_shape %vp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%q, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Missed] mismatch | Category:prelude-fuse | Function=scopes_differ | Reason="the norm of q is over each token, that of k over each head"}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}
