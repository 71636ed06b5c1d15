// The ops of the dialect become smaller by their own patterns: each by what
// goes into it, and prelude.fused clause by clause.
// RUN: prelude-reduce %s --reduction-tree='traversal-mode=0 test=%S/Inputs/has-call.sh' | FileCheck %s
// RUN: prelude-reduce %s --reduction-tree='traversal-mode=0 test=%S/Inputs/has-fused-cache.sh' | FileCheck %s --check-prefix=CLAUSE

// CHECK-LABEL: func.func @chain(
// CHECK-NOT:     prelude.
// CHECK:         call @use
// CHECK-NOT:     prelude.

// CLAUSE:      prelude.fused
// CLAUSE-NEXT:   in (
// CLAUSE-NEXT:   cache nhd
// CLAUSE-NEXT:   out (
// CLAUSE-NOT:  prelude.

func.func private @use(tensor<4x2x64xf32>, tensor<4x2x64xf32>, tensor<8x16x2x64xf32>)

func.func @chain(%x: tensor<4x2x64xf32>, %c: tensor<64x32xf32>, %p: tensor<4xi64>, %s: tensor<4xi64>, %kc: tensor<8x16x2x64xf32>, %vc: tensor<8x16x2x64xf32>) {
  %0 = prelude.rms_norm once ins(%x : tensor<4x2x64xf32>) outs(%x : tensor<4x2x64xf32>) eps = 0.0 -> tensor<4x2x64xf32>
  %1 = prelude.rope neox once ins(%0, cos %c, sin %c, positions %p : tensor<4x2x64xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<4xi64>) outs(%x : tensor<4x2x64xf32>) -> tensor<4x2x64xf32>
  %2:2 = prelude.kv_cache_update nhd ins(%1, %x, slots %s : tensor<4x2x64xf32>, tensor<4x2x64xf32>, tensor<4xi64>) outs(%kc, %vc : tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>) -> tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>
  %3:3 = prelude.fused
    in(q %1 : tensor<4x2x64xf32>, k %1 : tensor<4x2x64xf32>, v %x : tensor<4x2x64xf32>)
    norm stepwise rope_first (q_eps = 0.0, k_eps = 0.0)
    rope gptj once (rotary_dim = 32, cos %c : tensor<64x32xf32>, sin %c : tensor<64x32xf32>, positions %p : tensor<4xi64>)
    cache nhd (slots %s : tensor<4xi64>)
    out(q %x : tensor<4x2x64xf32>, k_cache %2#0 : tensor<8x16x2x64xf32>, v_cache %2#1 : tensor<8x16x2x64xf32>) {relaxed}
    -> tensor<4x2x64xf32>, tensor<8x16x2x64xf32>, tensor<8x16x2x64xf32>
  call @use(%1, %3#0, %3#1) : (tensor<4x2x64xf32>, tensor<4x2x64xf32>, tensor<8x16x2x64xf32>) -> ()
  return
}
