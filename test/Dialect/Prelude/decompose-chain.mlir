// RUN: prelude-opt %s --prelude-decompose=to=chain --split-input-file | FileCheck %s

// CHECK-LABEL: @packed
// CHECK-SAME: %[[QKV:[^:]*]]: tensor<?x768xbf16>, %[[QW:[^:]*]]: tensor<64xbf16>, %[[KW:[^:]*]]: tensor<64xf32>, %[[TABLE:[^:]*]]: tensor<4096x64xbf16>, %[[POS:[^:]*]]: tensor<?xi64>, %[[SLOTS:[^:]*]]: tensor<?xi32>, %[[Q0:[^:]*]]: tensor<?x8x64xbf16>, %[[KC:[^:]*]]: tensor<128x2x16x64xbf16>, %[[VC:[^:]*]]: tensor<128x2x16x64xbf16>
func.func @packed(%qkv: tensor<?x768xbf16>, %qw: tensor<64xbf16>, %kw: tensor<64xf32>, %c: tensor<4096x64xbf16>, %p: tensor<?xi64>, %slots: tensor<?xi32>, %q0: tensor<?x8x64xbf16>, %kc: tensor<128x2x16x64xbf16>, %vc: tensor<128x2x16x64xbf16>) -> (tensor<?x8x64xbf16>, tensor<128x2x16x64xbf16>, tensor<128x2x16x64xbf16>) {
  // CHECK: %[[Q:.*]], %[[K:.*]], %[[V:.*]] = prelude.split %[[QKV]]
  // CHECK: %[[QN:.*]] = prelude.rms_norm stepwise ins(%[[Q]], weight %[[QW]] : {{.*}}) outs(%{{.*}}) eps = 9.99999997E-7 -> tensor<?x8x64xbf16>
  // The last op of q writes where the fused op did.
  // CHECK: %[[QR:.*]] = prelude.rope neox once ins(%[[QN]], cos %[[TABLE]], sin %[[TABLE]], positions %[[POS]] : {{.*}}) outs(%[[Q0]] : tensor<?x8x64xbf16>)
  // CHECK: %[[KN:.*]] = prelude.rms_norm stepwise ins(%[[K]], weight %[[KW]] : {{.*}}) outs(%{{.*}}) eps = 9.99999974E-6 -> tensor<?x2x64xbf16>
  // CHECK: %[[KR:.*]] = prelude.rope neox once ins(%[[KN]], cos %[[TABLE]], sin %[[TABLE]], positions %[[POS]] :
  // CHECK: %[[C:.*]]:2 = prelude.kv_cache_update hnd ins(%[[KR]], %[[V]], slots %[[SLOTS]] : {{.*}}) outs(%[[KC]], %[[VC]] :
  // CHECK-NOT: prelude.fused
  // CHECK: return %[[QR]], %[[C]]#0, %[[C]]#1
  %0:3 = prelude.fused
    in(qkv %qkv : tensor<?x768xbf16>)
    norm stepwise (q_eps = 1.0e-06, k_eps = 1.0e-05, q_weight %qw : tensor<64xbf16>, k_weight %kw : tensor<64xf32>)
    rope neox once (cos %c : tensor<4096x64xbf16>, sin %c : tensor<4096x64xbf16>, positions %p : tensor<?xi64>)
    cache hnd (slots %slots : tensor<?xi32>)
    out(q %q0 : tensor<?x8x64xbf16>, k_cache %kc : tensor<128x2x16x64xbf16>, v_cache %vc : tensor<128x2x16x64xbf16>)
    -> tensor<?x8x64xbf16>, tensor<128x2x16x64xbf16>, tensor<128x2x16x64xbf16>
  return %0#0, %0#1, %0#2 : tensor<?x8x64xbf16>, tensor<128x2x16x64xbf16>, tensor<128x2x16x64xbf16>
}

// -----

// A norm whose value nobody takes is not there; the gate is the split's.

// CHECK-LABEL: @gate
func.func @gate(%qkv: tensor<4x1280xf32>, %w: tensor<64xf32>, %q0: tensor<4x8x64xf32>, %g0: tensor<8x4x64xf32>, %v0: tensor<4x2x64xf32>) -> (tensor<4x8x64xf32>, tensor<8x4x64xf32>, tensor<4x2x64xf32>) {
  // CHECK: %[[Q:.*]], %[[K:.*]], %[[V:.*]], %[[GATE:.*]] = prelude.split
  // CHECK: %[[QN:.*]] = prelude.rms_norm once ins(%[[Q]], {{.*}} eps = 0.000000e+00 weight_offset = 1.000000e+00
  // CHECK: %[[T:.*]] = linalg.transpose ins(%[[GATE]] : tensor<4x8x64xf32>) outs({{.*}} : tensor<8x4x64xf32>) permutation = [1, 0, 2]
  // CHECK-NOT: prelude
  // CHECK: return %[[QN]], %[[T]], %[[V]]
  %0:3 = prelude.fused in(qkv %qkv : tensor<4x1280xf32>) norm once (q_eps = 0.0, weight_offset = 1.0, q_weight %w : tensor<64xf32>)
    out(q %q0 : tensor<4x8x64xf32>, gate %g0 : tensor<8x4x64xf32> head_major, v %v0 : tensor<4x2x64xf32>)
    -> tensor<4x8x64xf32>, tensor<8x4x64xf32>, tensor<4x2x64xf32>
  return %0#0, %0#1, %0#2 : tensor<4x8x64xf32>, tensor<8x4x64xf32>, tensor<4x2x64xf32>
}

// -----

// Two token dimensions and head-major operands become [T, H, D] and return.

// CHECK-LABEL: @token_dims
// CHECK-SAME: %[[Q:[^:]*]]: tensor<2x8x5x64xf32>, %[[K:[^:]*]]: tensor<?x?x2x64xf32>, %[[C:[^:]*]]: tensor<16x24xf32>, %[[Q0:[^:]*]]: tensor<2x8x5x64xf32>, %[[K0:[^:]*]]: tensor<?x?x2x64xf32>
func.func @token_dims(%q: tensor<2x8x5x64xf32>, %k: tensor<?x?x2x64xf32>, %c: tensor<16x24xf32>, %q0: tensor<2x8x5x64xf32>, %k0: tensor<?x?x2x64xf32>) -> (tensor<2x8x5x64xf32>, tensor<?x?x2x64xf32>) {
  // CHECK: %[[QT:.*]] = linalg.transpose ins(%[[Q]] : tensor<2x8x5x64xf32>) outs({{.*}} : tensor<2x5x8x64xf32>) permutation = [0, 2, 1, 3]
  // CHECK: %[[QC:.*]] = tensor.collapse_shape %[[QT]] {{\[\[}}0, 1], [2], [3]] : tensor<2x5x8x64xf32> into tensor<10x8x64xf32>
  // CHECK: %[[KC:.*]] = tensor.collapse_shape %[[K]] {{\[\[}}0, 1], [2], [3]] : tensor<?x?x2x64xf32> into tensor<?x2x64xf32>
  // CHECK: %[[QR:.*]] = prelude.rope gptj once ins(%[[QC]], {{.*}} rotary_dim = 48 rotary_offset = 16 -> tensor<10x8x64xf32>
  // CHECK: %[[QE:.*]] = tensor.expand_shape %[[QR]] {{\[\[}}0, 1], [2], [3]] output_shape [2, 5, 8, 64]
  // CHECK: %[[QO:.*]] = linalg.transpose ins(%[[QE]] : tensor<2x5x8x64xf32>) outs(%[[Q0]] : tensor<2x8x5x64xf32>)
  // Two dynamic token dimensions are filled element by element.
  // CHECK: %[[KR:.*]] = prelude.rope gptj once ins(%[[KC]], {{.*}} -> tensor<?x2x64xf32>
  // CHECK: %[[KE:.*]] = linalg.generic {{.*}} outs(%[[K0]] : tensor<?x?x2x64xf32>)
  // CHECK: tensor.extract %[[KR]]
  // CHECK: return %[[QO]], %[[KE]]
  %0:2 = prelude.fused in(q %q : tensor<2x8x5x64xf32> head_major, k %k : tensor<?x?x2x64xf32>)
    rope gptj once (rotary_dim = 48, rotary_offset = 16, cos %c : tensor<16x24xf32>, sin %c : tensor<16x24xf32>)
    out(q %q0 : tensor<2x8x5x64xf32> head_major, k %k0 : tensor<?x?x2x64xf32>) -> tensor<2x8x5x64xf32>, tensor<?x?x2x64xf32>
  return %0#0, %0#1 : tensor<2x8x5x64xf32>, tensor<?x?x2x64xf32>
}

// -----

// One mean square over all heads.

// CHECK-LABEL: @token_scope
func.func @token_scope(%q: tensor<?x8x64xf16>, %w: tensor<512xf16>, %q0: tensor<?x8x64xf16>) -> tensor<?x8x64xf16> {
  // CHECK: %[[X:.*]] = tensor.collapse_shape %{{.*}} {{\[\[}}0], [1, 2]] : tensor<?x8x64xf16> into tensor<?x512xf16>
  // CHECK: %[[Y:.*]] = prelude.rms_norm once ins(%[[X]], weight %{{.*}} : tensor<?x512xf16>, tensor<512xf16>)
  // CHECK: tensor.expand_shape %[[Y]] {{\[\[}}0], [1, 2]] output_shape [%{{.*}}, 8, 64]
  %0 = prelude.fused in(q %q : tensor<?x8x64xf16>) norm once token (q_eps = 0.0, q_weight %w : tensor<512xf16>) out(q %q0 : tensor<?x8x64xf16>) -> tensor<?x8x64xf16>
  return %0 : tensor<?x8x64xf16>
}

// -----

// rope_first, and f32 in between where relaxed: only for the value that has
// both norm and rope.

// CHECK-LABEL: @relaxed_rope_first
func.func @relaxed_rope_first(%q: tensor<?x8x64xf16>, %k: tensor<?x2x64xf16>, %c: tensor<?x64xf32>, %q0: tensor<?x8x64xf16>, %k0: tensor<?x2x64xf16>) -> (tensor<?x8x64xf16>, tensor<?x2x64xf16>) {
  // CHECK: %[[X:.*]] = linalg.generic {{.*}} ins(%{{.*}} : tensor<?x8x64xf16>) outs(%{{.*}} : tensor<?x8x64xf32>)
  // CHECK: arith.extf
  // CHECK: %[[R:.*]] = prelude.rope neox once ins(%[[X]], {{.*}} -> tensor<?x8x64xf32>
  // CHECK: %[[N:.*]] = prelude.rms_norm once ins(%[[R]] : {{.*}} -> tensor<?x8x64xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[N]] : tensor<?x8x64xf32>) outs(%{{.*}} : tensor<?x8x64xf16>)
  // CHECK: arith.truncf
  // CHECK: prelude.rope neox stepwise {{.*}} -> tensor<?x2x64xf16>
  %0:2 = prelude.fused in(q %q : tensor<?x8x64xf16>, k %k : tensor<?x2x64xf16>) norm stepwise rope_first (q_eps = 0.0) rope neox stepwise (cos %c : tensor<?x64xf32>, sin %c : tensor<?x64xf32>)
    out(q %q0 : tensor<?x8x64xf16>, k %k0 : tensor<?x2x64xf16>) {relaxed} -> tensor<?x8x64xf16>, tensor<?x2x64xf16>
  return %0#0, %0#1 : tensor<?x8x64xf16>, tensor<?x2x64xf16>
}

// CHECK-LABEL: @unrelaxed_rope_first
func.func @unrelaxed_rope_first(%q: tensor<?x8x64xf16>, %c: tensor<?x64xf32>, %q0: tensor<?x8x64xf16>) -> tensor<?x8x64xf16> {
  // CHECK-NOT: linalg
  // CHECK: %[[R:.*]] = prelude.rope neox stepwise {{.*}} -> tensor<?x8x64xf16>
  // CHECK: prelude.rms_norm stepwise ins(%[[R]] : {{.*}} -> tensor<?x8x64xf16>
  %0 = prelude.fused in(q %q : tensor<?x8x64xf16>) norm stepwise rope_first (q_eps = 0.0) rope neox stepwise (cos %c : tensor<?x64xf32>, sin %c : tensor<?x64xf32>)
    out(q %q0 : tensor<?x8x64xf16>) -> tensor<?x8x64xf16>
  return %0 : tensor<?x8x64xf16>
}

// -----

// Static and dynamic tokens meet: the results keep the outputs' types.

// CHECK-LABEL: @mixed_tokens
func.func @mixed_tokens(%q: tensor<?x8x64xf16>, %k: tensor<?x2x64xf16>, %c: tensor<8x32xf16>, %q0: tensor<4x8x64xf16>, %k0: tensor<2x2x2x64xf16>) -> (tensor<4x8x64xf16>, tensor<2x2x2x64xf16>) {
  // CHECK: prelude.rms_norm {{.*}} outs(%{{.*}} : tensor<4x8x64xf16>) {{.*}} -> tensor<4x8x64xf16>
  // CHECK: %[[K:.*]] = tensor.cast %{{.*}} : tensor<?x2x64xf16> to tensor<4x2x64xf16>
  // CHECK: tensor.expand_shape %[[K]] {{.*}} : tensor<4x2x64xf16> into tensor<2x2x2x64xf16>
  %0:2 = prelude.fused in(q %q : tensor<?x8x64xf16>, k %k : tensor<?x2x64xf16>) norm once (q_eps = 0.0)
    out(q %q0 : tensor<4x8x64xf16>, k %k0 : tensor<2x2x2x64xf16>) -> tensor<4x8x64xf16>, tensor<2x2x2x64xf16>
  return %0#0, %0#1 : tensor<4x8x64xf16>, tensor<2x2x2x64xf16>
}

// -----

// The ops of the chain stay.

// CHECK-LABEL: @chain
func.func @chain(%x: tensor<?x8x64xf16>, %m: memref<?x8x64xf16>) -> tensor<?x8x64xf16> {
  // CHECK-COUNT-2: prelude.rms_norm
  %0 = prelude.rms_norm once ins(%x : tensor<?x8x64xf16>) outs(%x : tensor<?x8x64xf16>) eps = 0.0 -> tensor<?x8x64xf16>
  prelude.rms_norm once ins(%m : memref<?x8x64xf16>) outs(%m : memref<?x8x64xf16>) eps = 0.0
  return %0 : tensor<?x8x64xf16>
}

// -----

// q is brought to its fp8 type after the chain, with one scale or one a head.

// CHECK: #[[ONE:.*]] = affine_map<(d0, d1, d2) -> ()>
// CHECK-LABEL: @fp8_q
func.func @fp8_q(%q: tensor<?x8x64xbf16>, %s: tensor<1xf32>, %o: tensor<?x8x64xf8E4M3FN>) -> tensor<?x8x64xf8E4M3FN> {
  // CHECK: %[[N:.*]] = prelude.rms_norm once ins(%{{.*}} : tensor<?x8x64xbf16>) outs(%{{.*}} : tensor<?x8x64xbf16>)
  // CHECK: %[[S:.*]] = tensor.collapse_shape %{{.*}} [] : tensor<1xf32> into tensor<f32>
  // CHECK: %[[Q:.*]] = linalg.generic {indexing_maps = [#{{.*}}, #[[ONE]], #{{.*}}]{{.*}}} ins(%[[N]], %[[S]] : tensor<?x8x64xbf16>, tensor<f32>) outs(%{{.*}} : tensor<?x8x64xf8E4M3FN>)
  // CHECK: arith.extf
  // CHECK: arith.divf
  // CHECK: return %[[Q]]
  %0 = prelude.fused in(q %q : tensor<?x8x64xbf16>) norm once (q_eps = 0.0)
    out(q_scale %s : tensor<1xf32>, q %o : tensor<?x8x64xf8E4M3FN>) -> tensor<?x8x64xf8E4M3FN>
  return %0 : tensor<?x8x64xf8E4M3FN>
}

// CHECK-LABEL: @fp8_q_by_head
func.func @fp8_q_by_head(%q: tensor<4x8x64xf32>, %s: tensor<8xf32>, %o: tensor<4x8x64xf8E5M2>) -> tensor<4x8x64xf8E5M2> {
  // CHECK-NOT: prelude
  // CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : tensor<4x8x64xf32>, tensor<8xf32>)
  %0 = prelude.fused in(q %q : tensor<4x8x64xf32>) out(q_scale %s : tensor<8xf32>, q %o : tensor<4x8x64xf8E5M2>) -> tensor<4x8x64xf8E5M2>
  return %0 : tensor<4x8x64xf8E5M2>
}
