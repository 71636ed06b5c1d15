// RUN: prelude-opt %s --allow-unregistered-dialect --prelude-to-runtime --verify-diagnostics
// RUN: prelude-opt %s --allow-unregistered-dialect --convert-to-llvm=filter-dialects=prelude 2>/dev/null | FileCheck %s --check-prefix=LLVM

// An op that isn't registered may be a symbol table or none, so there is no
// place for what a call needs.

// LLVM: prelude.rms_norm
"foreign.unknown"() ({
  func.func @f(%x: memref<4x8x64xf32>) {
    // expected-error @below {{'prelude.rms_norm' op becomes calls of functions, and stands in no known symbol table that could hold them}}
    prelude.rms_norm once ins(%x : memref<4x8x64xf32>) outs(%x : memref<4x8x64xf32>) eps = 1.0e-06
    return
  }
}) : () -> ()
