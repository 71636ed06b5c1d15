// The prelude of one layer in a stream of its own: what the host has is copied to
// the device, the fused op works there, and what it wrote is copied back; the
// host waits once, at the end. Hq 8, Hk 2, D 128, a cache of 4 blocks of 16 slots.

module attributes {dlti.map = #dlti.map<"prelude:target" = "cuda">} {
  func.func @step(%qkv: memref<5x1536xbf16>, %q_weight: memref<128xbf16>, %k_weight: memref<128xbf16>, %cos: memref<64x64xbf16>, %sin: memref<64x64xbf16>, %positions: memref<5xi64>, %slots: memref<5xi64>, %k_cache: memref<4x16x2x128xbf16>, %v_cache: memref<4x16x2x128xbf16>, %q_out: memref<5x8x128xbf16>) {
    %s = gpu.wait async
    %qkv_d, %a0 = gpu.alloc async [%s] () : memref<5x1536xbf16>
    %q_weight_d, %a1 = gpu.alloc async [%a0] () : memref<128xbf16>
    %k_weight_d, %a2 = gpu.alloc async [%a1] () : memref<128xbf16>
    %cos_d, %a3 = gpu.alloc async [%a2] () : memref<64x64xbf16>
    %sin_d, %a4 = gpu.alloc async [%a3] () : memref<64x64xbf16>
    %positions_d, %a5 = gpu.alloc async [%a4] () : memref<5xi64>
    %slots_d, %a6 = gpu.alloc async [%a5] () : memref<5xi64>
    %k_cache_d, %a7 = gpu.alloc async [%a6] () : memref<4x16x2x128xbf16>
    %v_cache_d, %a8 = gpu.alloc async [%a7] () : memref<4x16x2x128xbf16>
    %q_out_d, %a9 = gpu.alloc async [%a8] () : memref<5x8x128xbf16>
    %c0 = gpu.memcpy async [%a9] %qkv_d, %qkv : memref<5x1536xbf16>, memref<5x1536xbf16>
    %c1 = gpu.memcpy async [%c0] %q_weight_d, %q_weight : memref<128xbf16>, memref<128xbf16>
    %c2 = gpu.memcpy async [%c1] %k_weight_d, %k_weight : memref<128xbf16>, memref<128xbf16>
    %c3 = gpu.memcpy async [%c2] %cos_d, %cos : memref<64x64xbf16>, memref<64x64xbf16>
    %c4 = gpu.memcpy async [%c3] %sin_d, %sin : memref<64x64xbf16>, memref<64x64xbf16>
    %c5 = gpu.memcpy async [%c4] %positions_d, %positions : memref<5xi64>, memref<5xi64>
    %c6 = gpu.memcpy async [%c5] %slots_d, %slots : memref<5xi64>, memref<5xi64>
    %c7 = gpu.memcpy async [%c6] %k_cache_d, %k_cache : memref<4x16x2x128xbf16>, memref<4x16x2x128xbf16>
    %c8 = gpu.memcpy async [%c7] %v_cache_d, %v_cache : memref<4x16x2x128xbf16>, memref<4x16x2x128xbf16>
    prelude.fused async(%c8 : !gpu.async.token)
      in(qkv %qkv_d : memref<5x1536xbf16>)
      norm stepwise (q_eps = 1.0e-06, k_eps = 1.0e-06, q_weight %q_weight_d : memref<128xbf16>, k_weight %k_weight_d : memref<128xbf16>)
      rope neox stepwise (cos %cos_d : memref<64x64xbf16>, sin %sin_d : memref<64x64xbf16>, positions %positions_d : memref<5xi64>)
      cache nhd (slots %slots_d : memref<5xi64>)
      out(q %q_out_d : memref<5x8x128xbf16>, k_cache %k_cache_d : memref<4x16x2x128xbf16>, v_cache %v_cache_d : memref<4x16x2x128xbf16>)
    %r0 = gpu.memcpy async [%c8] %q_out, %q_out_d : memref<5x8x128xbf16>, memref<5x8x128xbf16>
    %r1 = gpu.memcpy async [%r0] %k_cache, %k_cache_d : memref<4x16x2x128xbf16>, memref<4x16x2x128xbf16>
    %r2 = gpu.memcpy async [%r1] %v_cache, %v_cache_d : memref<4x16x2x128xbf16>, memref<4x16x2x128xbf16>
    %f0 = gpu.dealloc async [%r2] %qkv_d : memref<5x1536xbf16>
    %f1 = gpu.dealloc async [%f0] %q_weight_d : memref<128xbf16>
    %f2 = gpu.dealloc async [%f1] %k_weight_d : memref<128xbf16>
    %f3 = gpu.dealloc async [%f2] %cos_d : memref<64x64xbf16>
    %f4 = gpu.dealloc async [%f3] %sin_d : memref<64x64xbf16>
    %f5 = gpu.dealloc async [%f4] %positions_d : memref<5xi64>
    %f6 = gpu.dealloc async [%f5] %slots_d : memref<5xi64>
    %f7 = gpu.dealloc async [%f6] %k_cache_d : memref<4x16x2x128xbf16>
    %f8 = gpu.dealloc async [%f7] %v_cache_d : memref<4x16x2x128xbf16>
    %f9 = gpu.dealloc async [%f8] %q_out_d : memref<5x8x128xbf16>
    gpu.wait [%f9]
    return
  }
}
