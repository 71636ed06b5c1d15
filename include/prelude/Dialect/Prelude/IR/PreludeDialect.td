//===- PreludeDialect.td - The prelude dialect -------------*- tablegen -*-===//
//
// The dialect itself: its name, its rules and what all its ops have in common.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_IR_PRELUDEDIALECT_TD
#define PRELUDE_DIALECT_PRELUDE_IR_PRELUDEDIALECT_TD

include "mlir/IR/OpBase.td"

def Prelude_Dialect : Dialect {
  let name = "prelude";
  let cppNamespace = "::prelude";
  let summary = "What every transformer layer does between QKV projection and "
                "attention";
  let description = [{
    The chain

    ```
    split q,k,v -> per-head RMSNorm of q,k -> RoPE of q,k -> write k,v to a cache
    ```

    as four ops, and as one, `prelude.fused`, that does any legal part of it at
    once. All ops work on ranked tensors and, after bufferization, on memrefs
    with any strides and a unit stride in the innermost dimension.

    Notation: T tokens (may be dynamic everywhere), Hq query heads, Hk key/value
    heads, D head size, R rotary dimension. A head-structured value is
    `[T, H, D]`. r(x) rounds to the value's element type, nearest even. All
    arithmetic is in f32, without contraction.

    Rules that make the ops safe to rewrite:

    * Rounding is part of the meaning. Every op says when it rounds; fusing
      never moves a rounding.
    * Norm and rope run for every token, padding included; only the cache write
      looks at slots.
    * A cache is a real operand that is read and written. On tensors it is
      destination-passing and must bufferize in place: a forced copy of a cache
      is a compile error at the op.
    * Every op decomposes to upstream dialects (`--prelude-decompose`), which is
      its reference semantics.

    On memrefs every op but `split`, which is no work, may depend on a token:
    `async(%token : !gpu.async.token)`. For `gpu-to-llvm` a token is a stream,
    and the call runs in it, after what the stream was given before. The op gives
    no token: what comes after it in the stream depends on the same one. To wait
    for the op, from the host or another stream, wait for the token of a gpu op
    that comes after it, such as the copy of what it wrote.

    Constraints carry labels (C1, C2, ...). A label names the same constraint
    here, above its check (`// rms_norm_c1`) and in its test (`@rms_norm_c1`).
    Four hold for every op:

    * (A1) the shaped operands are all tensors or all memrefs;
    * (A2) the innermost dimension of a memref has stride 1;
    * (A3) an async dependency stands only beside memrefs;
    * (A4) there is at most one async dependency.
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect",
    "::mlir::tensor::TensorDialect",
    "::mlir::memref::MemRefDialect",
  ];
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{
    void registerAttributes();

    /// Where passes say what they did, or null: not every run wants it. The
    /// caller keeps the report alive as long as passes run.
    Report *getReport() const { return report; }
    void setReport(Report *newReport) { report = newReport; }

  private:
    Report *report = nullptr;

  public:
  }];
}

#endif // PRELUDE_DIALECT_PRELUDE_IR_PRELUDEDIALECT_TD
