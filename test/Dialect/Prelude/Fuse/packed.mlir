// RUN: prelude-opt %s --prelude-fuse | FileCheck %s
// RUN: prelude-opt %s --prelude-fuse --prelude-report=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=JSON
// RUN: prelude-opt %s --prelude-fuse --prelude-report=text -o /dev/null 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: prelude-opt %s --prelude-report=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE

// One packed projection: the whole chain becomes one op, and nothing of the
// chain is left.

// CHECK-LABEL: func.func @layer(
// CHECK-SAME:    %[[QKV:[^:]*]]: tensor<?x768xbf16>, %[[QW:[^:]*]]: tensor<64xbf16>, %[[KW:[^:]*]]: tensor<64xbf16>,
// CHECK-SAME:    %[[COS:[^:]*]]: tensor<4096x64xbf16>, %[[SIN:[^:]*]]: tensor<4096x64xbf16>, %[[POS:[^:]*]]: tensor<?xi64>,
// CHECK-SAME:    %[[SLOTS:[^:]*]]: tensor<?xi64>, %[[KC:[^:]*]]: tensor<128x16x2x64xbf16>, %[[VC:[^:]*]]: tensor<128x16x2x64xbf16>)
// CHECK-NEXT:    %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[T:.*]] = tensor.dim %[[QKV]], %[[C0]]
// CHECK-NEXT:    %[[INIT:.*]] = tensor.empty(%[[T]]) : tensor<?x8x64xbf16>
// CHECK-NEXT:    %[[F:.*]]:3 = prelude.fused
// CHECK-NEXT:      in (qkv %[[QKV]] : tensor<?x768xbf16>)
// CHECK-NEXT:      norm stepwise (q_eps = 9.99999997E-7, k_eps = 9.99999974E-6, q_weight %[[QW]] : tensor<64xbf16>, k_weight %[[KW]] : tensor<64xbf16>)
// CHECK-NEXT:      rope neox stepwise (cos %[[COS]] : tensor<4096x64xbf16>, sin %[[SIN]] : tensor<4096x64xbf16>, positions %[[POS]] : tensor<?xi64>)
// CHECK-NEXT:      cache nhd (slots %[[SLOTS]] : tensor<?xi64>)
// CHECK-NEXT:      out (q %[[INIT]] : tensor<?x8x64xbf16>, k_cache %[[KC]] : tensor<128x16x2x64xbf16>, v_cache %[[VC]] : tensor<128x16x2x64xbf16>)
// CHECK-NEXT:    return %[[F]]#0, %[[F]]#1, %[[F]]#2

// JSON:      {
// JSON-NEXT:   "sites": [
// JSON-NEXT:     {
// JSON-NEXT:       "function": "layer",
// JSON-NEXT:       "location": "{{.*}}packed.mlir:[[#]]:[[#]]",
// JSON-NEXT:       "chain": "norm+rope+cache",
// JSON-NEXT:       "fused": true,
// JSON-NEXT:       "reason": null,
// JSON-NEXT:       "detail": "8 + 2 heads of 64 bf16, any number of tokens; saves 4 launches and 3072 bytes a token"
// JSON-NEXT:     }
// JSON-NEXT:   ],
// JSON-NEXT:   "raised": {
// JSON-NEXT:     "rms_norm": 0,
// JSON-NEXT:     "rope": 0,
// JSON-NEXT:     "kv_cache_update": 0,
// JSON-NEXT:     "split": 0
// JSON-NEXT:   },
// JSON-NEXT:   "fused": 1,
// JSON-NEXT:   "refused": {},
// JSON-NEXT:   "look_alikes": [],
// JSON-NEXT:   "fallbacks": []
// JSON-NEXT: }

// TEXT:      prelude report
// TEXT-NEXT:   raised: rms_norm 0 rope 0 kv_cache_update 0 split 0
// TEXT-NEXT:   sites: 1, fused 1, refused 0
// TEXT-NEXT:     fused   norm+rope+cache in @layer at {{.*}}packed.mlir:[[#]]:[[#]]: 8 + 2 heads of 64 bf16, any number of tokens; saves 4 launches and 3072 bytes a token

// A run without the pass finds nothing.
// NONE: "sites": [],
// NONE: "fused": 0,
// NONE: "seen": {}

func.func @layer(%qkv: tensor<?x768xbf16>, %qw: tensor<64xbf16>,
                 %kw: tensor<64xbf16>, %cos: tensor<4096x64xbf16>,
                 %sin: tensor<4096x64xbf16>, %pos: tensor<?xi64>,
                 %slots: tensor<?xi64>, %kc: tensor<128x16x2x64xbf16>,
                 %vc: tensor<128x16x2x64xbf16>)
    -> (tensor<?x8x64xbf16>, tensor<128x16x2x64xbf16>,
        tensor<128x16x2x64xbf16>) {
  %c0 = arith.constant 0 : index
  %q, %k, %v = prelude.split %qkv : tensor<?x768xbf16>
      -> tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>
  %t = tensor.dim %qkv, %c0 : tensor<?x768xbf16>
  %eq = tensor.empty(%t) : tensor<?x8x64xbf16>
  %ek = tensor.empty(%t) : tensor<?x2x64xbf16>
  %qn = prelude.rms_norm stepwise
      ins(%q, weight %qw : tensor<?x8x64xbf16>, tensor<64xbf16>)
      outs(%eq : tensor<?x8x64xbf16>) eps = 1.0e-6 -> tensor<?x8x64xbf16>
  %qr = prelude.rope neox stepwise
      ins(%qn, cos %cos, sin %sin, positions %pos : tensor<?x8x64xbf16>,
          tensor<4096x64xbf16>, tensor<4096x64xbf16>, tensor<?xi64>)
      outs(%eq : tensor<?x8x64xbf16>) -> tensor<?x8x64xbf16>
  %kn = prelude.rms_norm stepwise
      ins(%k, weight %kw : tensor<?x2x64xbf16>, tensor<64xbf16>)
      outs(%ek : tensor<?x2x64xbf16>) eps = 1.0e-5 -> tensor<?x2x64xbf16>
  %kr = prelude.rope neox stepwise
      ins(%kn, cos %cos, sin %sin, positions %pos : tensor<?x2x64xbf16>,
          tensor<4096x64xbf16>, tensor<4096x64xbf16>, tensor<?xi64>)
      outs(%ek : tensor<?x2x64xbf16>) -> tensor<?x2x64xbf16>
  %kc2, %vc2 = prelude.kv_cache_update nhd
      ins(%kr, %v, slots %slots : tensor<?x2x64xbf16>, tensor<?x2x64xbf16>,
          tensor<?xi64>)
      outs(%kc, %vc : tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>)
      -> tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
  return %qr, %kc2, %vc2 : tensor<?x8x64xbf16>, tensor<128x16x2x64xbf16>,
      tensor<128x16x2x64xbf16>
}
