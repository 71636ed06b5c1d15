//===- Passes.td - Conversions from the prelude dialect ----*- tablegen -*-===//
//
// To calls into the runtime. (To the LLVM dialect, the dialect implements
// ConvertToLLVMPatternInterface.)
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_CONVERSION_PASSES_TD
#define PRELUDE_CONVERSION_PASSES_TD

include "mlir/Pass/PassBase.td"

def PreludeToRuntimePass : Pass<"prelude-to-runtime", "::mlir::ModuleOp"> {
  let summary = "Convert prelude ops on memrefs to func.call of the runtime";
  let description = [{
    For hosts that lower to LLVM on a way of their own: calls into the runtime
    in terms of func, memref and arith. (`convert-to-llvm` and `gpu-to-llvm`
    lower the dialect without this pass.)

    The parameter structure is a `memref` of 64-bit words on the stack: a copy
    of a constant that holds all that is static, into which addresses and
    dynamic extents are stored. Pointers are passed as i64, which every 64-bit
    C ABI passes as it passes pointers:

    ```mlir
    func.func private @prelude_rms_norm_v1(i64, i32, i64) -> i32
    func.func private @prelude_check_v1(i32, i64)
    ```

    with `(params, target, stream) -> status` and `(status, name)`. Target and
    status mode are those that `prelude-set-target` noted. `prelude.split`
    becomes subviews.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect",
    "::mlir::func::FuncDialect",
    "::mlir::memref::MemRefDialect",
  ];
}

#endif // PRELUDE_CONVERSION_PASSES_TD
