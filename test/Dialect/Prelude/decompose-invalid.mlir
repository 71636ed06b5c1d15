// RUN: prelude-opt %s --prelude-decompose --split-input-file --verify-diagnostics

func.func @memref(%x: memref<?x8x64xf16>) {
  // expected-error@+1 {{'prelude.rms_norm' op works on memrefs, and prelude-decompose takes tensors: run it before bufferization}}
  prelude.rms_norm once ins(%x : memref<?x8x64xf16>) outs(%x : memref<?x8x64xf16>) eps = 0.0
  return
}

// -----

func.func @memref_fused(%q: memref<?x8x64xf16>) {
  // expected-error@+1 {{'prelude.fused' op works on memrefs, and prelude-decompose takes tensors: run it before bufferization}}
  prelude.fused in(q %q : memref<?x8x64xf16>) norm once (q_eps = 0.0) out(q %q : memref<?x8x64xf16>)
  return
}
