// RUN: prelude-opt %s --prelude-fuse=max-tokens=8 --prelude-report=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=MAX8
// RUN: prelude-opt %s --prelude-fuse=max-tokens=16 --prelude-report=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=MAX16
// RUN: prelude-opt %s --prelude-fuse="max-tokens=8 dynamic-tokens=refuse" --prelude-report=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=REFUSE
// RUN: prelude-opt %s --prelude-fuse="min-tokens=17 dynamic-tokens=refuse" --prelude-report=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=MIN17
// RUN: prelude-opt %s --prelude-fuse --prelude-report=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALL

// RUN: prelude-opt %s --prelude-fuse="min-tokens=2 max-tokens=12 dynamic-tokens=version" | FileCheck %s --check-prefix=VERSION
// RUN: prelude-opt %s --prelude-fuse="min-tokens=2 max-tokens=12 dynamic-tokens=version" > %t.once
// RUN: prelude-opt %t.once --prelude-fuse="min-tokens=2 max-tokens=12 dynamic-tokens=version" > %t.twice
// RUN: cmp %t.once %t.twice

// F6: a static number of tokens or a provable bound decides at compile time; else
// dynamic-tokens says what to do.

// ALL: "fused": 3,
// ALL-NEXT: "refused": {}

// MAX8:      "function": "bounded",
// MAX8:      "fused": true,
// MAX8:      "function": "dynamic",
// MAX8:      "fused": true,
// MAX8:      "function": "static_16",
// MAX8:      "fused": false,
// MAX8-NEXT: "reason": "token-count",
// MAX8-NEXT: "detail": "the site has 16 tokens, max-tokens is 8"

// MAX16:      "fused": 3,

// REFUSE:      "function": "bounded",
// REFUSE:      "fused": true,
// REFUSE:      "function": "dynamic",
// REFUSE:      "fused": false,
// REFUSE-NEXT: "reason": "dynamic-tokens",
// REFUSE-NEXT: "detail": "the site has 0 tokens or more, fused are 0 to 8"
// REFUSE:      "function": "static_16",
// REFUSE:      "reason": "token-count",

// Decided at compile time: no test, and no fused op.
// VERSION-LABEL: func.func @static_16(
// VERSION-NOT:     scf.if
// VERSION-NOT:     prelude.fused
// VERSION-LABEL: func.func @dynamic(
// VERSION:         %[[T:.*]] = tensor.dim
// VERSION:         %[[LOW:.*]] = arith.cmpi uge, %[[T]], %c2
// VERSION:         %[[HIGH:.*]] = arith.cmpi ule, %[[T]], %c12
// VERSION:         %[[IN:.*]] = arith.andi %[[LOW]], %[[HIGH]]
// VERSION:         %[[R:.*]]:3 = scf.if %[[IN]]
// VERSION-NEXT:      %[[F:.*]]:3 = prelude.fused
// VERSION:           scf.yield %[[F]]#0, %[[F]]#1, %[[F]]#2
// VERSION:         } else {
// VERSION:           %[[QN:.*]] = prelude.rms_norm
// VERSION:           %[[Q:.*]] = prelude.rope{{.*}}ins(%[[QN]]
// VERSION:           %[[KN:.*]] = prelude.rms_norm
// VERSION:           %[[K:.*]] = prelude.rope{{.*}}ins(%[[KN]]
// VERSION:           %[[C:.*]]:2 = prelude.kv_cache_update{{.*}}ins(%[[K]]
// VERSION:           scf.yield %[[Q]], %[[C]]#0, %[[C]]#1
// VERSION:         return %[[R]]#0, %[[R]]#1, %[[R]]#2
// At most 8 tokens, but maybe less than 2.
// VERSION-LABEL: func.func @bounded(
// VERSION:         scf.if

// MIN17:      "function": "bounded",
// MIN17:      "reason": "token-count",
// MIN17-NEXT: "detail": "the site has 0 to 8 tokens, min-tokens is 17"
// MIN17:      "function": "dynamic",
// MIN17:      "reason": "dynamic-tokens",
// MIN17-NEXT: "detail": "the site has 0 tokens or more, fused are 17 to any number"
// MIN17:      "function": "static_16",
// MIN17:      "reason": "token-count",
// MIN17-NEXT: "detail": "the site has 16 tokens, min-tokens is 17"

func.func @static_16(%qkv: tensor<16x768xbf16>, %qw: tensor<64xbf16>,
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

func.func @dynamic(%qkv: tensor<?x768xbf16>, %qw: tensor<64xbf16>,
                   %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                   %sin: tensor<128x64xbf16>, %pos: tensor<?xi64>,
                   %slots: tensor<?xi64>, %kc: tensor<8x16x2x64xbf16>,
                   %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<?x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %c0 = arith.constant 0 : index
  %t = tensor.dim %qkv, %c0 : tensor<?x768xbf16>
  %e8 = tensor.empty(%t) : tensor<?x8x64xbf16>
  %e2 = tensor.empty(%t) : tensor<?x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<?x768xbf16>
      -> tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<?x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<?x8x64xbf16>) eps = 1.0e-6 -> tensor<?x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<?x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<?xi64>)
      outs(%e8 : tensor<?x8x64xbf16>) -> tensor<?x8x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<?x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<?x2x64xbf16>) eps = 1.0e-6 -> tensor<?x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<?x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<?xi64>)
      outs(%e2 : tensor<?x2x64xbf16>) -> tensor<?x2x64xbf16>
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<?x2x64xbf16>, tensor<?x2x64xbf16>, tensor<?xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<?x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}

// At most 8 tokens, as the affine.min says.
func.func @bounded(%n: index, %all: tensor<16x768xbf16>,
                   %allpos: tensor<16xi64>, %qw: tensor<64xbf16>,
                   %kw: tensor<64xbf16>, %cos: tensor<128x64xbf16>,
                   %sin: tensor<128x64xbf16>, %kc: tensor<8x16x2x64xbf16>,
                   %vc: tensor<8x16x2x64xbf16>)
    -> (tensor<?x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) {
  %t = affine.min affine_map<(n) -> (n, 8)>(%n)
  %qkv = tensor.extract_slice %all[0, 0] [%t, 768] [1, 1]
      : tensor<16x768xbf16> to tensor<?x768xbf16>
  %pos = tensor.extract_slice %allpos[0] [%t] [1]
      : tensor<16xi64> to tensor<?xi64>
  %e8 = tensor.empty(%t) : tensor<?x8x64xbf16>
  %e2 = tensor.empty(%t) : tensor<?x2x64xbf16>
  %q, %k, %v = prelude.split %qkv : tensor<?x768xbf16>
      -> tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<?x8x64xbf16>, tensor<64xbf16>)
      outs(%e8 : tensor<?x8x64xbf16>) eps = 1.0e-6 -> tensor<?x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos :
          tensor<?x8x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<?xi64>)
      outs(%e8 : tensor<?x8x64xbf16>) -> tensor<?x8x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<?x2x64xbf16>, tensor<64xbf16>)
      outs(%e2 : tensor<?x2x64xbf16>) eps = 1.0e-6 -> tensor<?x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos :
          tensor<?x2x64xbf16>, tensor<128x64xbf16>, tensor<128x64xbf16>, tensor<?xi64>)
      outs(%e2 : tensor<?x2x64xbf16>) -> tensor<?x2x64xbf16>
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %pos : tensor<?x2x64xbf16>, tensor<?x2x64xbf16>, tensor<?xi64>)
      outs(%kc, %vc : tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>) -> tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
  return %qr, %kc2, %vc2 :
      tensor<?x8x64xbf16>, tensor<8x16x2x64xbf16>, tensor<8x16x2x64xbf16>
}
