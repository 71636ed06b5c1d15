// RUN: %python %prelude_src/utils/check-reason-codes.py --prelude-opt=prelude-opt --pass=fuse --reasons=%prelude_src/include/prelude/Dialect/Prelude/Transforms/ReasonCodes.def --capabilities=%prelude_src/runtime/include/prelude/Capabilities.def %s | FileCheck %s
// CHECK: {{[0-9]+}} codes, each one edit away from success

// Each program fuses; each edit of it gives the reason code that it names.

!qkv = tensor<?x768xbf16>
!q = tensor<?x8x64xbf16>
!k = tensor<?x2x64xbf16>
!w = tensor<64xbf16>
!t = tensor<128x64xbf16>
!i = tensor<?xi64>
!c = tensor<8x16x2x64xbf16>
!mk = memref<?x2x64xbf16>
!mi = memref<?xi64>
!mc = memref<8x16x2x64xbf16>

// EDIT bare-cache: `ins(%kr, %v` => `ins(%k, %v`
// EDIT no-q+no-partner: `ins(%q, weight` => `ins(%e8, weight`
// EDIT mismatch: `%qr = prelude.rope neox` => `%qr = prelude.rope gptj`
// EDIT early-use: `%kc2, %vc2 =` => `"test.use"(%qr) : (!q) -> () %kc2, %vc2 =`
// EDIT intermediate-use: `return` => `"test.use"(%kn) : (!k) -> () return`
// EDIT ambiguous-q: `return` => `%q2 = prelude.rope neox stepwise ins(%q, cos %cos, sin %sin, positions %pos : !q, !t, !t, !i) outs(%e8 : !q) -> !q return`
// EDIT not-tensors: `%kc2, %vc2 = prelude.kv_cache_update nhd ins(%kr, %v, slots %slots : !k, !k, !i) outs(%kc, %vc : !c, !c) -> !c, !c` => `prelude.kv_cache_update nhd ins(%mk, %mk, slots %mi : !mk, !mk, !mi) outs(%mc, %mc2 : !mc, !mc)`
// OPTION chain-off: norm-rope-cache=false
// OPTION dynamic-tokens: max-tokens=8 dynamic-tokens=refuse
// OPTION head-size: head-sizes=128
// OPTION head-size: without=max-head-size
// OPTION target: without=all
// OPTION dtype: without=act-bf16
// OPTION weight-dtype: without=weight-bf16
// OPTION table-dtype: without=table-bf16
// OPTION index-dtype: without=index-i64
// OPTION layout: without=layout-nhd
// OPTION rounding: without=rounding-stepwise
// OPTION rope-style: without=style-neox
// OPTION order: without=order-norm-first
// OPTION norm-scope: without=scope-head
// OPTION relaxed: relaxed without=relaxed-rounding
func.func @packed(%qkv: !qkv, %qw: !w, %kw: !w, %cos: !t, %sin: !t, %pos: !i,
                  %slots: !i, %kc: !c, %vc: !c, %t: index, %mk: !mk, %mi: !mi,
                  %mc: !mc, %mc2: !mc) {
  %e8 = tensor.empty(%t) : !q
  %e2 = tensor.empty(%t) : !k
  %q, %k, %v = prelude.split %qkv : !qkv -> !q, !k, !k
  %qn = prelude.rms_norm stepwise ins(%q, weight %qw : !q, !w) outs(%e8 : !q) eps = 1.0e-6 -> !q
  %qr = prelude.rope neox stepwise ins(%qn, cos %cos, sin %sin, positions %pos : !q, !t, !t, !i) outs(%e8 : !q) -> !q
  %kn = prelude.rms_norm stepwise ins(%k, weight %kw : !k, !w) outs(%e2 : !k) eps = 1.0e-6 -> !k
  %kr = prelude.rope neox stepwise ins(%kn, cos %cos, sin %sin, positions %pos : !k, !t, !t, !i) outs(%e2 : !k) -> !k
  %kc2, %vc2 = prelude.kv_cache_update nhd ins(%kr, %v, slots %slots : !k, !k, !i) outs(%kc, %vc : !c, !c) -> !c, !c
  "test.attention"(%qr) : (!q) -> ()
  return
}

// EDIT-ALL shape: `<16x` => `<?x`
// EDIT-ALL head-size: `64xbf16` => `640xbf16`
// EDIT-ALL head-size: `64xbf16` => `63xbf16`
// EDIT dominance: `weight %qw` => `weight %w2`
// OPTION token-count: max-tokens=15
// OPTION token-count: min-tokens=17
func.func @static(%q: tensor<16x8x64xbf16>, %k: tensor<16x2x64xbf16>,
                  %v: tensor<16x2x64xbf16>, %qw: tensor<64xbf16>,
                  %kw: tensor<64xbf16>, %slots: tensor<16xi64>,
                  %kc: tensor<8x16x2x64xbf16>, %vc: tensor<8x16x2x64xbf16>) {
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%k : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kn, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>)
      -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  %w2 = "test.weight"() : () -> tensor<64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%q : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  "test.attention"(%qn) : (tensor<16x8x64xbf16>) -> ()
  return
}

// EDIT other-block: `scf.execute_region { %kr = prelude.rope neox once ins(%k, cos %cos, sin %sin, positions %pos : !k, !t, !t, !i) outs(%k : !k) -> !k` => `%kr = prelude.rope neox once ins(%k, cos %cos, sin %sin, positions %pos : !k, !t, !t, !i) outs(%k : !k) -> !k scf.execute_region {`
func.func @rope_first(%q: !q, %k: !k, %v: !k, %kw: !w, %cos: !t,
                      %sin: !t, %pos: !i, %slots: !i, %kc: !c, %vc: !c) {
  scf.execute_region { %kr = prelude.rope neox once ins(%k, cos %cos, sin %sin, positions %pos : !k, !t, !t, !i) outs(%k : !k) -> !k
    %qr = prelude.rope neox once
        ins(%q, cos %cos, sin %sin, positions %pos : !q, !t, !t, !i)
        outs(%q : !q) -> !q
    %kn = prelude.rms_norm once ins(%kr, weight %kw : !k, !w)
        outs(%k : !k) eps = 1.0e-6 -> !k
    %kc2, %vc2 = prelude.kv_cache_update nhd
        ins(%kn, %v, slots %slots : !k, !k, !i) outs(%kc, %vc : !c, !c) -> !c, !c
    "test.attention"(%qr) : (!q) -> ()
    scf.yield
  }
  return
}

// OPTION cache-dtype: without=cache-f8e4m3fn
// OPTION rotary-dim: without=partial-rope
// OPTION rotary-offset: without=rotary-suffix
// OPTION table-width: without=wide-table
// OPTION mrope: without=mrope-interleaved
// OPTION weight-offset: without=weight-plus-one
// OPTION v-norm: without=norm-of-v
func.func @variants(%q: !q, %k: !k, %v: !k, %w: !w, %cos: tensor<128x48xf32>,
                    %sin: tensor<128x48xf32>, %pos: tensor<3x?xi64>,
                    %slots: !i, %kc: tensor<8x16x2x64xf8E4M3FN>,
                    %vc: tensor<8x16x2x64xf8E4M3FN>) {
  %qn = prelude.rms_norm stepwise ins(%q, weight %w : !q, !w) outs(%q : !q) eps = 1.0e-6 weight_offset = 1.0 -> !q
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos : !q, tensor<128x48xf32>, tensor<128x48xf32>, tensor<3x?xi64>)
      outs(%q : !q) rotary_dim = 48 rotary_offset = 16 sections = [8, 8, 8] section_order = interleaved -> !q
  %kn = prelude.rms_norm stepwise ins(%k, weight %w : !k, !w) outs(%k : !k) eps = 1.0e-6 weight_offset = 1.0 -> !k
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos : !k, tensor<128x48xf32>, tensor<128x48xf32>, tensor<3x?xi64>)
      outs(%k : !k) rotary_dim = 48 rotary_offset = 16 sections = [8, 8, 8] section_order = interleaved -> !k
  %vn = prelude.rms_norm stepwise ins(%v : !k) outs(%v : !k) eps = 1.0e-6 -> !k
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %vn, slots %slots : !k, !k, !i)
      outs(%kc, %vc : tensor<8x16x2x64xf8E4M3FN>, tensor<8x16x2x64xf8E4M3FN>)
      -> tensor<8x16x2x64xf8E4M3FN>, tensor<8x16x2x64xf8E4M3FN>
  "test.attention"(%qr) : (!q) -> ()
  return
}
