// Two layers as a frontend might leave them. @layer64 fuses; the head size of
// @layer80 isn't among those that acme-opt asks for.

// FUSED-LABEL: func.func @layer64(
// FUSED-NOT:     prelude.{{rms_norm|rope|kv_cache_update}}
// FUSED:         prelude.fused
// FUSED-NEXT:      in (q
// FUSED-NEXT:      norm once
// FUSED-NEXT:      rope neox once
// FUSED-NEXT:      cache nhd
// FUSED-NOT:     prelude.{{rms_norm|rope|kv_cache_update}}
// FUSED-LABEL: func.func @layer80(
// FUSED:         prelude.rms_norm
// FUSED:         prelude.rms_norm
// FUSED:         prelude.rope
// FUSED:         prelude.rope
// FUSED:         prelude.kv_cache_update
// FUSED-NOT:     prelude.fused

// LOWERED:       func.func private @acme_rms_norm_80(tensor<?x?x?xf32>, f32) -> tensor<?x?x?xf32>
// LOWERED-LABEL: func.func @layer64(
// LOWERED:         prelude.fused
// LOWERED-LABEL: func.func @layer80(
// LOWERED-NOT:     prelude.
// LOWERED:         call @acme_rms_norm_80
// LOWERED-NOT:     prelude.
// LOWERED:         call @acme_rms_norm_80
// LOWERED-NOT:     prelude.
// LOWERED:         linalg.generic
// LOWERED-NOT:     prelude.

func.func @layer64(%q: tensor<?x8x64xf32>, %k: tensor<?x2x64xf32>, %v: tensor<?x2x64xf32>, %cos: tensor<4096x32xf32>, %sin: tensor<4096x32xf32>, %pos: tensor<?xi64>, %slots: tensor<?xi64>, %kc: tensor<128x16x2x64xf32>, %vc: tensor<128x16x2x64xf32>) -> (tensor<?x8x64xf32>, tensor<128x16x2x64xf32>, tensor<128x16x2x64xf32>) {
  %qn = prelude.rms_norm once ins(%q : tensor<?x8x64xf32>) outs(%q : tensor<?x8x64xf32>) eps = 1.0e-6 -> tensor<?x8x64xf32>
  %kn = prelude.rms_norm once ins(%k : tensor<?x2x64xf32>) outs(%k : tensor<?x2x64xf32>) eps = 1.0e-6 -> tensor<?x2x64xf32>
  %qr = prelude.rope neox once ins(%qn, cos %cos, sin %sin, positions %pos : tensor<?x8x64xf32>, tensor<4096x32xf32>, tensor<4096x32xf32>, tensor<?xi64>) outs(%q : tensor<?x8x64xf32>) -> tensor<?x8x64xf32>
  %kr = prelude.rope neox once ins(%kn, cos %cos, sin %sin, positions %pos : tensor<?x2x64xf32>, tensor<4096x32xf32>, tensor<4096x32xf32>, tensor<?xi64>) outs(%k : tensor<?x2x64xf32>) -> tensor<?x2x64xf32>
  %kc2, %vc2 = prelude.kv_cache_update nhd ins(%kr, %v, slots %slots : tensor<?x2x64xf32>, tensor<?x2x64xf32>, tensor<?xi64>) outs(%kc, %vc : tensor<128x16x2x64xf32>, tensor<128x16x2x64xf32>) -> tensor<128x16x2x64xf32>, tensor<128x16x2x64xf32>
  return %qr, %kc2, %vc2 : tensor<?x8x64xf32>, tensor<128x16x2x64xf32>, tensor<128x16x2x64xf32>
}

func.func @layer80(%q: tensor<?x8x80xf32>, %k: tensor<?x2x80xf32>, %v: tensor<?x2x80xf32>, %cos: tensor<4096x40xf32>, %sin: tensor<4096x40xf32>, %pos: tensor<?xi64>, %slots: tensor<?xi64>, %kc: tensor<128x16x2x80xf32>, %vc: tensor<128x16x2x80xf32>) -> (tensor<?x8x80xf32>, tensor<128x16x2x80xf32>, tensor<128x16x2x80xf32>) {
  %qn = prelude.rms_norm once ins(%q : tensor<?x8x80xf32>) outs(%q : tensor<?x8x80xf32>) eps = 1.0e-6 -> tensor<?x8x80xf32>
  %kn = prelude.rms_norm once ins(%k : tensor<?x2x80xf32>) outs(%k : tensor<?x2x80xf32>) eps = 1.0e-6 -> tensor<?x2x80xf32>
  %qr = prelude.rope neox once ins(%qn, cos %cos, sin %sin, positions %pos : tensor<?x8x80xf32>, tensor<4096x40xf32>, tensor<4096x40xf32>, tensor<?xi64>) outs(%q : tensor<?x8x80xf32>) -> tensor<?x8x80xf32>
  %kr = prelude.rope neox once ins(%kn, cos %cos, sin %sin, positions %pos : tensor<?x2x80xf32>, tensor<4096x40xf32>, tensor<4096x40xf32>, tensor<?xi64>) outs(%k : tensor<?x2x80xf32>) -> tensor<?x2x80xf32>
  %kc2, %vc2 = prelude.kv_cache_update nhd ins(%kr, %v, slots %slots : tensor<?x2x80xf32>, tensor<?x2x80xf32>, tensor<?xi64>) outs(%kc, %vc : tensor<128x16x2x80xf32>, tensor<128x16x2x80xf32>) -> tensor<128x16x2x80xf32>, tensor<128x16x2x80xf32>
  return %qr, %kc2, %vc2 : tensor<?x8x80xf32>, tensor<128x16x2x80xf32>, tensor<128x16x2x80xf32>
}
