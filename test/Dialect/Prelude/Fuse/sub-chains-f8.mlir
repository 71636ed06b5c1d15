// RUN: prelude-opt %s --prelude-fuse=norm-rope-cache=false --prelude-report=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=NORM-ROPE-CACHE
// RUN: prelude-opt %s --prelude-fuse=rope-cache=false --prelude-report=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROPE-CACHE
// RUN: prelude-opt %s --prelude-fuse=norm-rope=false --prelude-report=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=NORM-ROPE
// RUN: prelude-opt %s --prelude-fuse=norm-cache=false --prelude-report=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=NORM-CACHE
// RUN: prelude-opt %s --prelude-fuse --prelude-report=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALL

// F8: the sub-chains, each on or off.

// ALL-COUNT-4: "fused": true,
// ALL: "fused": 4,

// NORM-ROPE-CACHE:      "chain": "norm+rope+cache",
// NORM-ROPE-CACHE-NEXT: "fused": false,
// NORM-ROPE-CACHE-NEXT: "reason": "chain-off",
// NORM-ROPE-CACHE-NEXT: "detail": "the site is norm+rope+cache, and the option norm-rope-cache is false"
// NORM-ROPE-CACHE:      "fused": 3,

// ROPE-CACHE:      "chain": "rope+cache",
// ROPE-CACHE-NEXT: "fused": false,
// ROPE-CACHE-NEXT: "reason": "chain-off",
// ROPE-CACHE-NEXT: "detail": "the site is rope+cache, and the option rope-cache is false"
// ROPE-CACHE:      "fused": 3,

// NORM-ROPE:      "chain": "norm+rope",
// NORM-ROPE-NEXT: "fused": false,
// NORM-ROPE-NEXT: "reason": "chain-off",
// NORM-ROPE-NEXT: "detail": "the site is norm+rope, and the option norm-rope is false"
// NORM-ROPE:      "fused": 3,

// NORM-CACHE:      "chain": "norm+cache",
// NORM-CACHE-NEXT: "fused": false,
// NORM-CACHE-NEXT: "reason": "chain-off",
// NORM-CACHE-NEXT: "detail": "the site is norm+cache, and the option norm-cache is false"
// NORM-CACHE:      "fused": 3,

func.func @norm_rope_cache(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
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
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

func.func @rope_cache(%qkv: tensor<16x768xbf16>, %cos: tensor<128x64xbf16>,
                      %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>,
                      %slots: tensor<16xi64>, %kc: tensor<8x16x2x64xbf16>,
                      %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%q, cos %cos, sin %sin, positions %pos :
          tensor<16x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e8 : tensor<16x8x64xbf16>) -> tensor<16x8x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%k, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

func.func @norm_rope(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                     %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                     %sin: tensor<128x64xbf16>, %pos: tensor<16xi64>)
    -> (tensor<16x8x64xbf16>, tensor<16x2x64xbf16>) {
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
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<16x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<16xi64>)
      outs(%e2 : tensor<16x2x64xbf16>) -> tensor<16x2x64xbf16>
  return %qr, %kr :
      tensor<16x8x64xbf16>, tensor<16x2x64xbf16>
}

func.func @norm_cache(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
                      %kw: tensor<64xbf16>, %slots: tensor<16xi64>,
                      %kc: tensor<8x16x2x64xbf16>, %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %e8 = tensor.empty() : tensor<16x8x64xbf16>
  %e2 = tensor.empty() : tensor<16x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<16x768xbf16>
      -> tensor<16x8x64xbf16>, tensor<16x2x64xbf16>, tensor<16x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<16x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<16x8x64xbf16>) eps = 1.0e-6 -> tensor<16x8x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<16x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<16x2x64xbf16>) eps = 1.0e-6 -> tensor<16x2x64xbf16>
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kn, %v, slots %slots : tensor<16x2x64xbf16>, tensor<16x2x64xbf16>, tensor<16xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qn, %kc2, %vc2 :
      tensor<16x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}
