// RUN: prelude-opt %s --split-input-file --prelude-fuse | FileCheck %s
// RUN: prelude-opt %s --split-input-file --prelude-fuse --remarks-filter=prelude-fuse --verify-diagnostics -o /dev/null

// F3: with three projections, q belongs to k when both come from the same
// activations and use the same tables and positions.

// Both layers share tables and positions: the activations tell.
// CHECK-LABEL: func.func @two_layers(
// CHECK-SAME:    %[[X1:[^:]*]]: tensor<16x256xbf16>, %[[X2:[^:]*]]: tensor<16x256xbf16>
// CHECK:       %[[QP1:.*]] = linalg.matmul ins(%[[X1]], %{{.*}}tensor<256x512xbf16>)
// CHECK:       %[[QP2:.*]] = linalg.matmul ins(%[[X2]], %{{.*}}tensor<256x512xbf16>)
// CHECK:       %[[Q1:.*]] = tensor.expand_shape %[[QP1]]
// CHECK:       in (q %[[Q1]] :
// CHECK:       %[[Q2:.*]] = tensor.expand_shape %[[QP2]]
// CHECK:       in (q %[[Q2]] :
func.func @two_layers(%x1: tensor<16x256xbf16>, %x2: tensor<16x256xbf16>,
                      %wq1: tensor<256x512xbf16>, %wk1: tensor<256x128xbf16>,
                      %wv1: tensor<256x128xbf16>, %wq2: tensor<256x512xbf16>,
                      %wk2: tensor<256x128xbf16>, %wv2: tensor<256x128xbf16>,
                      %qw: tensor<64xbf16>, %kw: tensor<64xbf16>,
                      %cos: tensor<128x64xbf16>, %sin: tensor<128x64xbf16>,
                      %pos: tensor<16xi64>, %slots: tensor<16xi64>,
                      %kc: tensor<8x16x2x64xbf16>, %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %qp1i = tensor.empty() : tensor<16x512xbf16>
  %qp1 = linalg.matmul ins(%x1, %wq1 : tensor<16x256xbf16>, tensor<256x512xbf16>)
      outs(%qp1i : tensor<16x512xbf16>) -> tensor<16x512xbf16>
  %kp1i = tensor.empty() : tensor<16x128xbf16>
  %kp1 = linalg.matmul ins(%x1, %wk1 : tensor<16x256xbf16>, tensor<256x128xbf16>)
      outs(%kp1i : tensor<16x128xbf16>) -> tensor<16x128xbf16>
  %vp1i = tensor.empty() : tensor<16x128xbf16>
  %vp1 = linalg.matmul ins(%x1, %wv1 : tensor<16x256xbf16>, tensor<256x128xbf16>)
      outs(%vp1i : tensor<16x128xbf16>) -> tensor<16x128xbf16>
  %q1 = tensor.expand_shape %qp1 [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %k1 = tensor.expand_shape %kp1 [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %v1 = tensor.expand_shape %vp1 [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %qn1 = prelude.rms_norm stepwise
      ins(%q1, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr1 = prelude.rope neox stepwise
      ins(%qn1, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kn1 = prelude.rms_norm stepwise
      ins(%k1, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr1 = prelude.rope neox stepwise
      ins(%kn1, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  %qp2i = tensor.empty() : tensor<16x512xbf16>
  %qp2 = linalg.matmul ins(%x2, %wq2 : tensor<16x256xbf16>, tensor<256x512xbf16>)
      outs(%qp2i : tensor<16x512xbf16>) -> tensor<16x512xbf16>
  %kp2i = tensor.empty() : tensor<16x128xbf16>
  %kp2 = linalg.matmul ins(%x2, %wk2 : tensor<16x256xbf16>, tensor<256x128xbf16>)
      outs(%kp2i : tensor<16x128xbf16>) -> tensor<16x128xbf16>
  %vp2i = tensor.empty() : tensor<16x128xbf16>
  %vp2 = linalg.matmul ins(%x2, %wv2 : tensor<16x256xbf16>, tensor<256x128xbf16>)
      outs(%vp2i : tensor<16x128xbf16>) -> tensor<16x128xbf16>
  %q2 = tensor.expand_shape %qp2 [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %k2 = tensor.expand_shape %kp2 [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %v2 = tensor.expand_shape %vp2 [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %qn2 = prelude.rms_norm stepwise
      ins(%q2, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr2 = prelude.rope neox stepwise
      ins(%qn2, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kn2 = prelude.rms_norm stepwise
      ins(%k2, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr2 = prelude.rope neox stepwise
      ins(%kn2, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2a, %vc2a = prelude.kv_cache_update nhd
      ins(%kr1, %v1, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  // expected-remark@below {{[Passed] fused}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr2, %v2, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc2a, %vc2a : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr1, %qr2, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// A second value is normed and rotated like q (an indexer, say).
// CHECK-LABEL: func.func @two_candidates(
// CHECK-NOT: prelude.fused
func.func @two_candidates(%wi: tensor<256x512xbf16>, %x: tensor<16x256xbf16>,
                          %wq: tensor<256x512xbf16>, %wk: tensor<256x128xbf16>,
                          %wv: tensor<256x128xbf16>, %qw: tensor<64xbf16>,
                          %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                          %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                          %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                          %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>, tensor<16x8x64xbf16>) {
  %qp2i = tensor.empty() : tensor<16x512xbf16>
  %qp2 = linalg.matmul ins(%x, %wi : tensor<16x256xbf16>, tensor<256x512xbf16>)
      outs(%qp2i : tensor<16x512xbf16>) -> tensor<16x512xbf16>
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
  %q = tensor.expand_shape %qp [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %k = tensor.expand_shape %kp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %v = tensor.expand_shape %vp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %i = tensor.expand_shape %qp2 [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %in = prelude.rms_norm stepwise
      ins(%i, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %ir = prelude.rope neox stepwise
      ins(%in, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
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
  // expected-remark@below {{[Missed] ambiguous-q | Category:prelude-fuse | Function=two_candidates | Reason="2 values share activations, tables and positions with k: 'prelude.rope' in line }}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2, %ir :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>, tensor<16x8x64xbf16>
}

// -----

// q from other activations than k.
// CHECK-LABEL: func.func @other_activations(
// CHECK-NOT: prelude.fused
func.func @other_activations(%y: tensor<16x256xbf16>, %x: tensor<16x256xbf16>,
                             %wq: tensor<256x512xbf16>,
                             %wk: tensor<256x128xbf16>,
                             %wv: tensor<256x128xbf16>, %qw: tensor<64xbf16>,
                             %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                             %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                             %slots: tensor<16xi64>,
                             %kc: tensor<8x16x2x64xbf16>,
                             %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %qpi = tensor.empty() : tensor<16x512xbf16>
  %qp = linalg.matmul ins(%y, %wq : tensor<16x256xbf16>, tensor<256x512xbf16>)
      outs(%qpi : tensor<16x512xbf16>) -> tensor<16x512xbf16>
  %kpi = tensor.empty() : tensor<16x128xbf16>
  %kp = linalg.matmul ins(%x, %wk : tensor<16x256xbf16>, tensor<256x128xbf16>)
      outs(%kpi : tensor<16x128xbf16>) -> tensor<16x128xbf16>
  %vpi = tensor.empty() : tensor<16x128xbf16>
  %vp = linalg.matmul ins(%x, %wv : tensor<16x256xbf16>, tensor<256x128xbf16>)
      outs(%vpi : tensor<16x128xbf16>) -> tensor<16x128xbf16>
  %q = tensor.expand_shape %qp [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %k = tensor.expand_shape %kp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %v = tensor.expand_shape %vp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  // expected-remark@below {{[Missed] no-partner | Category:prelude-fuse | Function=other_activations | Reason="only 'prelude.rope' in line }}
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
  // expected-remark@below {{[Missed] no-q | Category:prelude-fuse | Function=other_activations | Reason="no norm or rope has the activations of k ('prelude.rope' in line }}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// The same activations, other tables.
// CHECK-LABEL: func.func @other_tables(
// CHECK-NOT: prelude.fused
func.func @other_tables(%cos2: tensor<128x64xbf16>, %x: tensor<16x256xbf16>,
                        %wq: tensor<256x512xbf16>, %wk: tensor<256x128xbf16>,
                        %wv: tensor<256x128xbf16>, %qw: tensor<64xbf16>,
                        %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                        %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                        %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
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
  %q = tensor.expand_shape %qp [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %k = tensor.expand_shape %kp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %v = tensor.expand_shape %vp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos2, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Missed] mismatch | Category:prelude-fuse | Function=other_tables | Reason="the ropes of q and k use different tables (}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// CHECK-LABEL: func.func @other_positions(
// CHECK-NOT: prelude.fused
func.func @other_positions(%pos2: tensor<16xi64>, %x: tensor<16x256xbf16>,
                           %wq: tensor<256x512xbf16>,
                           %wk: tensor<256x128xbf16>,
                           %wv: tensor<256x128xbf16>, %qw: tensor<64xbf16>,
                           %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                           %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                           %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
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
  %q = tensor.expand_shape %qp [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %k = tensor.expand_shape %kp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %v = tensor.expand_shape %vp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos2 :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Missed] mismatch | Category:prelude-fuse | Function=other_positions | Reason="the ropes of q and k use different positions (}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// CHECK-LABEL: func.func @other_rotary_dim(
// CHECK-NOT: prelude.fused
func.func @other_rotary_dim(%x: tensor<16x256xbf16>, %wq: tensor<256x512xbf16>,
                            %wk: tensor<256x128xbf16>,
                            %wv: tensor<256x128xbf16>,
                            %cos: tensor<128x16xbf16>,
                            %sin: tensor<128x16xbf16>, %pos: tensor<16xi64>,
                            %slots: tensor<16xi64>,
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
  %q = tensor.expand_shape %qp [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %k = tensor.expand_shape %kp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %v = tensor.expand_shape %vp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%q, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x16xbf16>, tensor<128x16xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) rotary_dim = 32 -> tensor<16x8x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%k, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x16xbf16>, tensor<128x16xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) rotary_dim = 32 rotary_offset = 32 -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Missed] mismatch | Category:prelude-fuse | Function=other_rotary_dim | Reason="q rotates 32 dims from 0, k 32 from 32 (}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// -----

// Positions that are computed alike are the same, though not one value.
// CHECK-LABEL: func.func @equal_positions(
// CHECK:       prelude.fused
func.func @equal_positions(%x: tensor<16x256xbf16>, %wq: tensor<256x512xbf16>,
                           %wk: tensor<256x128xbf16>,
                           %wv: tensor<256x128xbf16>, %qw: tensor<64xbf16>,
                           %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                           %sin: tensor<128x64xbf16>, %pos2: tensor<1x16xi64>,
                           %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
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
  %q = tensor.expand_shape %qp [[0], [1, 2]] output_shape [16, 8, 64]
      : tensor<16x512xbf16> into tensor<16x8x64xbf16>
  %k = tensor.expand_shape %kp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %v = tensor.expand_shape %vp [[0], [1, 2]] output_shape [16, 2, 64]
      : tensor<16x128xbf16> into tensor<16x2x64xbf16>
  %pa = tensor.collapse_shape %pos2 [[0, 1]]
      : tensor<1x16xi64> into tensor<16xi64>
  %pb = tensor.collapse_shape %pos2 [[0, 1]]
      : tensor<1x16xi64> into tensor<16xi64>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pa :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pb :
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

// Activations that are arguments: one q and one k belong together.
// CHECK-LABEL: func.func @arguments(
// CHECK:       prelude.fused
func.func @arguments(%q: tensor<16x8x64xbf16>, %k: tensor<16x2x64xbf16>,
                     %v: tensor<16x2x64xbf16>, %qw: tensor<64xbf16>,
                     %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                     %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                     %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                     %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
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

// Two of each don't tell.
// CHECK-LABEL: func.func @two_of_each_argument(
// CHECK-NOT: prelude.fused
func.func @two_of_each_argument(%q1: tensor<16x8x64xbf16>,
                                %k1: tensor<16x2x64xbf16>,
                                %v1: tensor<16x2x64xbf16>,
                                %q2: tensor<16x8x64xbf16>,
                                %k2: tensor<16x2x64xbf16>,
                                %v2: tensor<16x2x64xbf16>,
                                %qw: tensor<64xbf16>, %kw: tensor<64xbf16>,
                                %cos: tensor<128x64xbf16>,
                                %sin: tensor<128x64xbf16>,
                                %pos: tensor<16xi64>, %slots: tensor<16xi64>,
                                %kc: tensor<8x16x2x64xbf16>,
                                %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %qn1 = prelude.rms_norm stepwise
      ins(%q1, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr1 = prelude.rope neox stepwise
      ins(%qn1, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kn1 = prelude.rms_norm stepwise
      ins(%k1, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr1 = prelude.rope neox stepwise
      ins(%kn1, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  %qn2 = prelude.rms_norm stepwise
      ins(%q2, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %qr2 = prelude.rope neox stepwise
      ins(%qn2, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kn2 = prelude.rms_norm stepwise
      ins(%k2, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr2 = prelude.rope neox stepwise
      ins(%kn2, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  // expected-remark@below {{[Missed] ambiguous-q | Category:prelude-fuse | Function=two_of_each_argument | Reason="2 values and 2 cache writes could belong together"}}
  %kc2a, %vc2a = prelude.kv_cache_update nhd
      ins(%kr1, %v1, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  // expected-remark@below {{[Missed] ambiguous-q | Category:prelude-fuse | Function=two_of_each_argument | Reason="2 values and 2 cache writes could belong together"}}
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr2, %v2, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc2a, %vc2a : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr1, %qr2, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}
