// RUN: %python %prelude_src/utils/check-reason-codes.py --prelude-opt=prelude-opt --pass=decompose-unsupported --reasons=%prelude_src/include/prelude/Dialect/Prelude/Transforms/ReasonCodes.def --capabilities=%prelude_src/runtime/include/prelude/Capabilities.def %s | FileCheck %s
// CHECK: 2 codes, each one edit away from success

// The codes of fused ops that prelude-fuse doesn't make; each program stays
// fused, and each edit of it gives the code that it names.

// RUN: not prelude-opt %s --prelude-decompose-unsupported=without=gated 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: error: the capability table has no 'gated'

!qkv = tensor<?x1280xbf16>
!q = tensor<?x8x64xbf16>
!k = tensor<?x2x64xbf16>
!q8 = tensor<?x8x64xf8E4M3FN>

// OPTION gate: without=gated-q
func.func @gate(%qkv: !qkv, %q: !q, %g: !q, %k: !k, %v: !k) -> (!q, !q, !k, !k) {
  %0:4 = prelude.fused in(qkv %qkv : !qkv) norm once (q_eps = 1.0e-06, k_eps = 1.0e-06)
    out(q %q : !q, gate %g : !q, k %k : !k, v %v : !k) -> !q, !q, !k, !k
  return %0#0, %0#1, %0#2, %0#3 : !q, !q, !k, !k
}

// OPTION q-out-dtype: without=q-out-f8e4m3fn
func.func @fp8_q(%q: !q, %out: !q8) -> !q8 {
  %0 = prelude.fused in(q %q : !q) norm once (q_eps = 1.0e-06)
    out(q %out : !q8) -> !q8
  return %0 : !q8
}
