// What release 0.1 wrote as v1.mlirbc: every op, operand group, attribute and
// enumerator. Never edited and never removed; versions.test reads both.

func.func @split(%qkv: tensor<?x768xbf16>) -> (tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>) {
  %q, %k, %v = prelude.split %qkv : tensor<?x768xbf16> -> tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>
  return %q, %k, %v : tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>
}

func.func @split_gate(%qkv: tensor<4x1280xbf16>) -> tensor<4x8x64xbf16> {
  %q, %k, %v, %g = prelude.split %qkv : tensor<4x1280xbf16> -> tensor<4x8x64xbf16>, tensor<4x2x64xbf16>, tensor<4x2x64xbf16>, tensor<4x8x64xbf16>
  return %g : tensor<4x8x64xbf16>
}

func.func @split_memref(%qkv: memref<?x768xbf16>) {
  %q, %k, %v = prelude.split %qkv : memref<?x768xbf16>
    -> memref<?x8x64xbf16, strided<[768, 64, 1]>>, memref<?x2x64xbf16, strided<[768, 64, 1], offset: 512>>, memref<?x2x64xbf16, strided<[768, 64, 1], offset: 640>>
  return
}

func.func @rms_norm(%x: tensor<?x8x64xbf16>, %w: tensor<64xf32>) -> tensor<?x8x64xbf16> {
  %0 = prelude.rms_norm stepwise ins(%x, weight %w : tensor<?x8x64xbf16>, tensor<64xf32>) outs(%x : tensor<?x8x64xbf16>) eps = 1.0e-06 weight_offset = 1.0 -> tensor<?x8x64xbf16>
  %1 = prelude.rms_norm once ins(%0 : tensor<?x8x64xbf16>) outs(%x : tensor<?x8x64xbf16>) eps = 0.0 -> tensor<?x8x64xbf16>
  return %1 : tensor<?x8x64xbf16>
}

func.func @rope(%x: tensor<?x8x128xbf16>, %c: tensor<4096x48xf32>, %s: tensor<4096x48xf32>, %p: tensor<?xi64>, %p3: tensor<3x?xi32>) -> tensor<?x8x128xbf16> {
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<?x8x128xbf16>, tensor<4096x48xf32>, tensor<4096x48xf32>, tensor<?xi64>) outs(%x : tensor<?x8x128xbf16>) rotary_dim = 96 rotary_offset = 32 -> tensor<?x8x128xbf16>
  %1 = prelude.rope gptj stepwise ins(%0, cos %c, sin %s, positions %p3 : tensor<?x8x128xbf16>, tensor<4096x48xf32>, tensor<4096x48xf32>, tensor<3x?xi32>) outs(%x : tensor<?x8x128xbf16>) rotary_dim = 96 sections = [16, 16, 16] section_order = interleaved -> tensor<?x8x128xbf16>
  return %1 : tensor<?x8x128xbf16>
}

func.func @kv_cache_update(%k: tensor<?x2x64xbf16>, %v: tensor<?x2x64xbf16>, %slots: tensor<?xi64>, %kc: tensor<128x16x2x64xbf16>, %vc: tensor<128x16x2x64xbf16>) -> (tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>) {
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<?x2x64xbf16>, tensor<?x2x64xbf16>, tensor<?xi64>) outs(%kc, %vc : tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>) -> tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
  return %0#0, %0#1 : tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
}

func.func @kv_cache_update_fp8(%k: memref<?x2x64xbf16>, %v: memref<?x2x64xbf16>, %slots: memref<?xi64>, %kc: memref<8x2x4x16x16xf8E4M3FN>, %vc: memref<8x2x1x64x16xf8E4M3FN>, %s: memref<2xf32>, %s1: memref<f32>) {
  prelude.kv_cache_update shuffle ins(%k, %v, slots %slots : memref<?x2x64xbf16>, memref<?x2x64xbf16>, memref<?xi64>) k_scale(%s : memref<2xf32>) v_scale(%s1 : memref<f32>) outs(%kc, %vc : memref<8x2x4x16x16xf8E4M3FN>, memref<8x2x1x64x16xf8E4M3FN>)
  return
}

func.func @fused(%qkv: tensor<?x768xbf16>, %qw: tensor<64xbf16>, %kw: tensor<64xbf16>, %c: tensor<4096x64xbf16>, %s: tensor<4096x64xbf16>, %p: tensor<?xi64>, %slots: tensor<?xi64>, %q0: tensor<?x8x64xbf16>, %kc: tensor<128x16x2x64xbf16>, %vc: tensor<128x16x2x64xbf16>) -> tensor<?x8x64xbf16> {
  %0:3 = prelude.fused
    in(qkv %qkv : tensor<?x768xbf16>)
    norm stepwise (q_eps = 1.0e-06, k_eps = 1.0e-05, q_weight %qw : tensor<64xbf16>, k_weight %kw : tensor<64xbf16>)
    rope neox stepwise (cos %c : tensor<4096x64xbf16>, sin %s : tensor<4096x64xbf16>, positions %p : tensor<?xi64>)
    cache nhd (slots %slots : tensor<?xi64>)
    out(q %q0 : tensor<?x8x64xbf16>, k_cache %kc : tensor<128x16x2x64xbf16>, v_cache %vc : tensor<128x16x2x64xbf16>)
    -> tensor<?x8x64xbf16>, tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
  return %0#0 : tensor<?x8x64xbf16>
}

func.func @fused_head_major(%q: tensor<2x5x8x64xf32>, %c: tensor<16x24xf32>, %q0: tensor<2x8x5x64xf32>) -> tensor<2x8x5x64xf32> {
  %0 = prelude.fused in(q %q : tensor<2x5x8x64xf32>) rope gptj once (rotary_dim = 48, rotary_offset = 16, cos %c : tensor<16x24xf32>, sin %c : tensor<16x24xf32>) out(q %q0 : tensor<2x8x5x64xf32> head_major) -> tensor<2x8x5x64xf32>
  return %0 : tensor<2x8x5x64xf32>
}

func.func @fused_weightless_rope_first(%q: memref<?x8x64xf16>, %c: memref<?x64xf32>, %q0: memref<?x8x64xf16>) {
  prelude.fused in(q %q : memref<?x8x64xf16>) norm once rope_first (q_eps = 0.0) rope neox once (cos %c : memref<?x64xf32>, sin %c : memref<?x64xf32>) out(q %q0 : memref<?x8x64xf16>) {relaxed}
  return
}

// What belongs to a clause that isn't there is kept.

func.func @fused_absent_clause(%q: memref<?x8x64xf16>) {
  prelude.fused in(q %q : memref<?x8x64xf16>) norm once (q_eps = 0.0) out(q %q : memref<?x8x64xf16>) {foo = 1 : i32, layout = #prelude.cache_layout<hnd>, rope_style = #prelude.rope_style<gptj>}
  return
}

func.func @layouts(%k: memref<?x2x64xbf16>, %v: memref<?x2x64xbf16>, %slots: memref<?xi32>, %hnd: memref<8x2x16x64xbf16>, %hnd1: memref<8x2x16x64xbf16>, %kx: memref<8x2x8x16x8xbf16>, %vx: memref<8x2x64x16xbf16>) {
  prelude.kv_cache_update hnd ins(%k, %v, slots %slots : memref<?x2x64xbf16>, memref<?x2x64xbf16>, memref<?xi32>) outs(%hnd, %hnd1 : memref<8x2x16x64xbf16>, memref<8x2x16x64xbf16>)
  prelude.kv_cache_update x_packed ins(%k, %v, slots %slots : memref<?x2x64xbf16>, memref<?x2x64xbf16>, memref<?xi32>) outs(%kx, %vx : memref<8x2x8x16x8xbf16>, memref<8x2x64x16xbf16>)
  return
}

func.func @rope_blocked(%x: tensor<?x8x128xf16>, %c: tensor<64x64xf32>, %p3: tensor<3x?xi64>) -> tensor<?x8x128xf16> {
  %0 = prelude.rope neox once ins(%x, cos %c, sin %c, positions %p3 : tensor<?x8x128xf16>, tensor<64x64xf32>, tensor<64x64xf32>, tensor<3x?xi64>) outs(%x : tensor<?x8x128xf16>) sections = [16, 24, 24] section_order = blocked -> tensor<?x8x128xf16>
  return %0 : tensor<?x8x128xf16>
}

func.func @fused_all(%qkv: tensor<4x1280xbf16>, %qw: tensor<512xf32>, %kw: tensor<128xf32>, %vw: tensor<128xf32>, %c: tensor<64x24xf32>, %p3: tensor<3x4xi32>, %slots: tensor<4xi32>, %ks: tensor<2xf32>, %vs: tensor<f32>, %q0: tensor<4x8x64xbf16>, %g0: tensor<8x4x64xbf16>, %k0: tensor<2x4x64xbf16>, %v0: tensor<2x4x64xbf16>, %kc: tensor<8x2x16x64xf8E5M2>, %vc: tensor<8x2x16x64xf8E5M2>) -> (tensor<4x8x64xbf16>, tensor<8x4x64xbf16>, tensor<2x4x64xbf16>, tensor<2x4x64xbf16>) {
  %0:6 = prelude.fused
    in(qkv %qkv : tensor<4x1280xbf16>)
    norm stepwise token (q_eps = 1.0e-06, k_eps = 1.0e-05, v_eps = 1.0e-04, weight_offset = 1.0, q_weight %qw : tensor<512xf32>, k_weight %kw : tensor<128xf32>, v_weight %vw : tensor<128xf32>)
    rope gptj stepwise interleaved (rotary_dim = 48, rotary_offset = 16, sections = [8, 8, 8], cos %c : tensor<64x24xf32>, sin %c : tensor<64x24xf32>, positions %p3 : tensor<3x4xi32>)
    cache hnd (slots %slots : tensor<4xi32>, k_scale %ks : tensor<2xf32>, v_scale %vs : tensor<f32>)
    out(q %q0 : tensor<4x8x64xbf16>, gate %g0 : tensor<8x4x64xbf16> head_major, k %k0 : tensor<2x4x64xbf16> head_major, v %v0 : tensor<2x4x64xbf16> head_major, k_cache %kc : tensor<8x2x16x64xf8E5M2>, v_cache %vc : tensor<8x2x16x64xf8E5M2>)
    -> tensor<4x8x64xbf16>, tensor<8x4x64xbf16>, tensor<2x4x64xbf16>, tensor<2x4x64xbf16>, tensor<8x2x16x64xf8E5M2>, tensor<8x2x16x64xf8E5M2>
  return %0#0, %0#1, %0#2, %0#3 : tensor<4x8x64xbf16>, tensor<8x4x64xbf16>, tensor<2x4x64xbf16>, tensor<2x4x64xbf16>
}
