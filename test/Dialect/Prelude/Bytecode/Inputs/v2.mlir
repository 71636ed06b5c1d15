// What v2.mlirbc was written from: what version 2 has beyond version 1. Never
// edited and never removed; versions.test reads both.

func.func @async(%t: !gpu.async.token, %x: memref<?x2x64xbf16>, %w: memref<64xbf16>, %c: memref<16x64xbf16>, %p: memref<?xi64>, %kc: memref<8x16x2x64xbf16>, %vc: memref<8x16x2x64xbf16>) {
  prelude.rms_norm once async(%t : !gpu.async.token) ins(%x, weight %w : memref<?x2x64xbf16>, memref<64xbf16>) outs(%x : memref<?x2x64xbf16>) eps = 0.0
  prelude.rms_norm once ins(%x : memref<?x2x64xbf16>) outs(%x : memref<?x2x64xbf16>) eps = 0.0
  prelude.rope neox once async(%t : !gpu.async.token) ins(%x, cos %c, sin %c, positions %p : memref<?x2x64xbf16>, memref<16x64xbf16>, memref<16x64xbf16>, memref<?xi64>) outs(%x : memref<?x2x64xbf16>)
  prelude.rope neox once ins(%x, cos %c, sin %c : memref<?x2x64xbf16>, memref<16x64xbf16>, memref<16x64xbf16>) outs(%x : memref<?x2x64xbf16>)
  prelude.kv_cache_update nhd async(%t : !gpu.async.token) ins(%x, %x, slots %p : memref<?x2x64xbf16>, memref<?x2x64xbf16>, memref<?xi64>) outs(%kc, %vc : memref<8x16x2x64xbf16>, memref<8x16x2x64xbf16>)
  prelude.fused async(%t : !gpu.async.token) in(q %x : memref<?x2x64xbf16>) norm once (q_eps = 0.0) out(q %x : memref<?x2x64xbf16>)
  return
}

func.func @fused_fp8_q(%q: tensor<?x8x64xbf16>, %s: tensor<8xf32>, %o: tensor<?x8x64xf8E4M3FN>) -> tensor<?x8x64xf8E4M3FN> {
  %0 = prelude.fused in(q %q : tensor<?x8x64xbf16>) out(q_scale %s : tensor<8xf32>, q %o : tensor<?x8x64xf8E4M3FN>) -> tensor<?x8x64xf8E4M3FN>
  return %0 : tensor<?x8x64xf8E4M3FN>
}
