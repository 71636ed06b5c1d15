// RUN: prelude-opt %s | prelude-opt | FileCheck %s
// RUN: prelude-opt %s --mlir-print-op-generic | prelude-opt | FileCheck %s

// CHECK-LABEL: @split
func.func @split(%qkv: tensor<?x768xbf16>) -> (tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>) {
  // CHECK: prelude.split %{{.*}} : tensor<?x768xbf16> -> tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<?x768xbf16> -> tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>
  return %q, %k, %v : tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>
}

// CHECK-LABEL: @split_gate
func.func @split_gate(%qkv: tensor<4x1280xbf16>) -> tensor<4x8x64xbf16> {
  // CHECK: prelude.split %{{.*}} : tensor<4x1280xbf16> -> tensor<4x8x64xbf16>, tensor<4x2x64xbf16>, tensor<4x2x64xbf16>, tensor<4x8x64xbf16>
  %q, %k, %v, %g = prelude.split %qkv : tensor<4x1280xbf16> -> tensor<4x8x64xbf16>, tensor<4x2x64xbf16>, tensor<4x2x64xbf16>, tensor<4x8x64xbf16>
  return %g : tensor<4x8x64xbf16>
}

// CHECK-LABEL: @split_memref
func.func @split_memref(%qkv: memref<?x768xbf16>) {
  %q, %k, %v = prelude.split %qkv : memref<?x768xbf16>
    -> memref<?x8x64xbf16, strided<[768, 64, 1]>>, memref<?x2x64xbf16, strided<[768, 64, 1], offset: 512>>, memref<?x2x64xbf16, strided<[768, 64, 1], offset: 640>>
  return
}

// CHECK-LABEL: @rms_norm
func.func @rms_norm(%x: tensor<?x8x64xbf16>, %w: tensor<64xf32>) -> tensor<?x8x64xbf16> {
  // CHECK: prelude.rms_norm stepwise ins(%{{.*}}, weight %{{.*}} : tensor<?x8x64xbf16>, tensor<64xf32>) outs(%{{.*}} : tensor<?x8x64xbf16>) eps = 9.99999997E-7 weight_offset = 1.000000e+00 -> tensor<?x8x64xbf16>
  %0 = prelude.rms_norm stepwise ins(%x, weight %w : tensor<?x8x64xbf16>, tensor<64xf32>) outs(%x : tensor<?x8x64xbf16>) eps = 1.0e-06 weight_offset = 1.0 -> tensor<?x8x64xbf16>
  // CHECK: prelude.rms_norm once ins(%{{.*}} : tensor<?x8x64xbf16>) outs(%{{.*}} : tensor<?x8x64xbf16>) eps = 0.000000e+00 -> tensor<?x8x64xbf16>
  %1 = prelude.rms_norm once ins(%0 : tensor<?x8x64xbf16>) outs(%x : tensor<?x8x64xbf16>) eps = 0.0 -> tensor<?x8x64xbf16>
  return %1 : tensor<?x8x64xbf16>
}

// CHECK-LABEL: @rope
func.func @rope(%x: tensor<?x8x128xbf16>, %c: tensor<4096x48xf32>, %s: tensor<4096x48xf32>, %p: tensor<?xi64>, %p3: tensor<3x?xi32>) -> tensor<?x8x128xbf16> {
  // CHECK: prelude.rope neox once ins(%{{.*}}, cos %{{.*}}, sin %{{.*}}, positions %{{.*}} : tensor<?x8x128xbf16>, tensor<4096x48xf32>, tensor<4096x48xf32>, tensor<?xi64>) outs(%{{.*}} : tensor<?x8x128xbf16>) rotary_dim = 96 rotary_offset = 32 -> tensor<?x8x128xbf16>
  %0 = prelude.rope neox once ins(%x, cos %c, sin %s, positions %p : tensor<?x8x128xbf16>, tensor<4096x48xf32>, tensor<4096x48xf32>, tensor<?xi64>) outs(%x : tensor<?x8x128xbf16>) rotary_dim = 96 rotary_offset = 32 -> tensor<?x8x128xbf16>
  // CHECK: prelude.rope gptj stepwise {{.*}} rotary_dim = 96 sections = [16, 16, 16] section_order = interleaved -> tensor<?x8x128xbf16>
  %1 = prelude.rope gptj stepwise ins(%0, cos %c, sin %s, positions %p3 : tensor<?x8x128xbf16>, tensor<4096x48xf32>, tensor<4096x48xf32>, tensor<3x?xi32>) outs(%x : tensor<?x8x128xbf16>) rotary_dim = 96 sections = [16, 16, 16] section_order = interleaved -> tensor<?x8x128xbf16>
  return %1 : tensor<?x8x128xbf16>
}

// CHECK-LABEL: @kv_cache_update
func.func @kv_cache_update(%k: tensor<?x2x64xbf16>, %v: tensor<?x2x64xbf16>, %slots: tensor<?xi64>, %kc: tensor<128x16x2x64xbf16>, %vc: tensor<128x16x2x64xbf16>) -> (tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>) {
  // CHECK: prelude.kv_cache_update nhd ins(%{{.*}}, %{{.*}}, slots %{{.*}} : tensor<?x2x64xbf16>, tensor<?x2x64xbf16>, tensor<?xi64>) outs(%{{.*}}, %{{.*}} : tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>) -> tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
  %0:2 = prelude.kv_cache_update nhd ins(%k, %v, slots %slots : tensor<?x2x64xbf16>, tensor<?x2x64xbf16>, tensor<?xi64>) outs(%kc, %vc : tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>) -> tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
  return %0#0, %0#1 : tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
}

// CHECK-LABEL: @kv_cache_update_fp8
func.func @kv_cache_update_fp8(%k: memref<?x2x64xbf16>, %v: memref<?x2x64xbf16>, %slots: memref<?xi64>, %kc: memref<8x2x4x16x16xf8E4M3FN>, %vc: memref<8x2x1x64x16xf8E4M3FN>, %s: memref<2xf32>, %s1: memref<f32>) {
  // CHECK: prelude.kv_cache_update shuffle ins({{.*}}) k_scale(%{{.*}} : memref<2xf32>) v_scale(%{{.*}} : memref<f32>) outs(
  prelude.kv_cache_update shuffle ins(%k, %v, slots %slots : memref<?x2x64xbf16>, memref<?x2x64xbf16>, memref<?xi64>) k_scale(%s : memref<2xf32>) v_scale(%s1 : memref<f32>) outs(%kc, %vc : memref<8x2x4x16x16xf8E4M3FN>, memref<8x2x1x64x16xf8E4M3FN>)
  return
}

// CHECK-LABEL: @fused
func.func @fused(%qkv: tensor<?x768xbf16>, %qw: tensor<64xbf16>, %kw: tensor<64xbf16>, %c: tensor<4096x64xbf16>, %s: tensor<4096x64xbf16>, %p: tensor<?xi64>, %slots: tensor<?xi64>, %q0: tensor<?x8x64xbf16>, %kc: tensor<128x16x2x64xbf16>, %vc: tensor<128x16x2x64xbf16>) -> tensor<?x8x64xbf16> {
  // CHECK:      prelude.fused
  // CHECK-NEXT:   in (qkv %{{.*}} : tensor<?x768xbf16>)
  // CHECK-NEXT:   norm stepwise (q_eps = 9.99999997E-7, k_eps = 9.99999974E-6, q_weight %{{.*}} : tensor<64xbf16>, k_weight %{{.*}} : tensor<64xbf16>)
  // CHECK-NEXT:   rope neox stepwise (cos %{{.*}} : tensor<4096x64xbf16>, sin %{{.*}} : tensor<4096x64xbf16>, positions %{{.*}} : tensor<?xi64>)
  // CHECK-NEXT:   cache nhd (slots %{{.*}} : tensor<?xi64>)
  // CHECK-NEXT:   out (q %{{.*}} : tensor<?x8x64xbf16>, k_cache %{{.*}} : tensor<128x16x2x64xbf16>, v_cache %{{.*}} : tensor<128x16x2x64xbf16>) -> tensor<?x8x64xbf16>, tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
  %0:3 = prelude.fused
    in(qkv %qkv : tensor<?x768xbf16>)
    norm stepwise (q_eps = 1.0e-06, k_eps = 1.0e-05, q_weight %qw : tensor<64xbf16>, k_weight %kw : tensor<64xbf16>)
    rope neox stepwise (cos %c : tensor<4096x64xbf16>, sin %s : tensor<4096x64xbf16>, positions %p : tensor<?xi64>)
    cache nhd (slots %slots : tensor<?xi64>)
    out(q %q0 : tensor<?x8x64xbf16>, k_cache %kc : tensor<128x16x2x64xbf16>, v_cache %vc : tensor<128x16x2x64xbf16>)
    -> tensor<?x8x64xbf16>, tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
  return %0#0 : tensor<?x8x64xbf16>
}

// CHECK-LABEL: @fused_head_major
func.func @fused_head_major(%q: tensor<2x5x8x64xf32>, %c: tensor<16x24xf32>, %q0: tensor<2x8x5x64xf32>) -> tensor<2x8x5x64xf32> {
  // CHECK:      in (q %{{.*}} : tensor<2x5x8x64xf32>)
  // CHECK-NEXT: rope gptj once (rotary_dim = 48, rotary_offset = 16, cos
  // CHECK-NEXT: out (q %{{.*}} : tensor<2x8x5x64xf32> head_major) -> tensor<2x8x5x64xf32>
  %0 = prelude.fused in(q %q : tensor<2x5x8x64xf32>) rope gptj once (rotary_dim = 48, rotary_offset = 16, cos %c : tensor<16x24xf32>, sin %c : tensor<16x24xf32>) out(q %q0 : tensor<2x8x5x64xf32> head_major) -> tensor<2x8x5x64xf32>
  return %0 : tensor<2x8x5x64xf32>
}

// CHECK-LABEL: @fused_weightless_rope_first
func.func @fused_weightless_rope_first(%q: memref<?x8x64xf16>, %c: memref<?x64xf32>, %q0: memref<?x8x64xf16>) {
  // CHECK: norm once rope_first (q_eps = 0.000000e+00)
  // CHECK: out (q %{{.*}} : memref<?x8x64xf16>) {relaxed}
  prelude.fused in(q %q : memref<?x8x64xf16>) norm once rope_first (q_eps = 0.0) rope neox once (cos %c : memref<?x64xf32>, sin %c : memref<?x64xf32>) out(q %q0 : memref<?x8x64xf16>) {relaxed}
  return
}

// What belongs to a clause that isn't there is kept.

// CHECK-LABEL: @fused_absent_clause
func.func @fused_absent_clause(%q: memref<?x8x64xf16>) {
  // CHECK: out (q %{{.*}} : memref<?x8x64xf16>) {foo = 1 : i32, layout = #prelude.cache_layout<hnd>, rope_style = #prelude.rope_style<gptj>}
  prelude.fused in(q %q : memref<?x8x64xf16>) norm once (q_eps = 0.0) out(q %q : memref<?x8x64xf16>) {foo = 1 : i32, layout = #prelude.cache_layout<hnd>, rope_style = #prelude.rope_style<gptj>}
  return
}

// CHECK-LABEL: @fused_fp8_q
func.func @fused_fp8_q(%q: tensor<?x8x64xbf16>, %s: tensor<8xf32>, %o: tensor<?x8x64xf8E4M3FN>) -> tensor<?x8x64xf8E4M3FN> {
  // CHECK:      prelude.fused
  // CHECK-NEXT:   in (q %{{.*}} : tensor<?x8x64xbf16>)
  // CHECK-NEXT:   out (q %{{.*}} : tensor<?x8x64xf8E4M3FN>, q_scale %{{.*}} : tensor<8xf32>) -> tensor<?x8x64xf8E4M3FN>
  %0 = prelude.fused in(q %q : tensor<?x8x64xbf16>) out(q_scale %s : tensor<8xf32>, q %o : tensor<?x8x64xf8E4M3FN>) -> tensor<?x8x64xf8E4M3FN>
  return %0 : tensor<?x8x64xf8E4M3FN>
}

// CHECK-LABEL: @async
func.func @async(%t: !gpu.async.token, %x: memref<?x2x64xbf16>, %w: memref<64xbf16>, %c: memref<16x64xbf16>, %p: memref<?xi64>, %kc: memref<8x16x2x64xbf16>, %vc: memref<8x16x2x64xbf16>) {
  // CHECK: prelude.rms_norm once async(%[[T:.*]] : !gpu.async.token) ins(%{{.*}}, weight %{{.*}} : memref<?x2x64xbf16>, memref<64xbf16>) outs
  prelude.rms_norm once async(%t : !gpu.async.token) ins(%x, weight %w : memref<?x2x64xbf16>, memref<64xbf16>) outs(%x : memref<?x2x64xbf16>) eps = 0.0
  // CHECK: prelude.rms_norm once async(%[[T]] : !gpu.async.token) ins(%{{.*}} : memref<?x2x64xbf16>) outs
  prelude.rms_norm once async(%t : !gpu.async.token) ins(%x : memref<?x2x64xbf16>) outs(%x : memref<?x2x64xbf16>) eps = 0.0
  // CHECK: prelude.rope neox once async(%[[T]] : !gpu.async.token) ins(%{{.*}}, cos
  prelude.rope neox once async(%t : !gpu.async.token) ins(%x, cos %c, sin %c, positions %p : memref<?x2x64xbf16>, memref<16x64xbf16>, memref<16x64xbf16>, memref<?xi64>) outs(%x : memref<?x2x64xbf16>)
  // CHECK: prelude.kv_cache_update nhd async(%[[T]] : !gpu.async.token) ins(
  prelude.kv_cache_update nhd async(%t : !gpu.async.token) ins(%x, %x, slots %p : memref<?x2x64xbf16>, memref<?x2x64xbf16>, memref<?xi64>) outs(%kc, %vc : memref<8x16x2x64xbf16>, memref<8x16x2x64xbf16>)
  // CHECK:      prelude.fused
  // CHECK-NEXT:   async (%[[T]] : !gpu.async.token)
  // CHECK-NEXT:   in (q %{{.*}} : memref<?x2x64xbf16>)
  // CHECK-NEXT:   norm once (q_eps = 0.000000e+00)
  // CHECK-NEXT:   out (q %{{.*}} : memref<?x2x64xbf16>)
  prelude.fused async(%t : !gpu.async.token) in(q %x : memref<?x2x64xbf16>) norm once (q_eps = 0.0) out(q %x : memref<?x2x64xbf16>)
  return
}
