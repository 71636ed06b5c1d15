//===- Passes.td - Passes over the prelude dialect ---------*- tablegen -*-===//
//
// Raise, fuse and decompose.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMS_PASSES_TD
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def PreludeDecompose : Pass<"prelude-decompose"> {
  let summary = "take the ops of the dialect apart";
  let description = [{
    Replaces `prelude.fused` by the chain of ops that it stands for
    (`to=chain`), and all ops of the dialect by linalg, tensor, arith, math, scf
    and affine ops (`to=linalg`). The latter is the reference semantics of the
    dialect, and what runs where a target has no kernel.

    The decomposition computes in f32 without contraction and rounds exactly
    where the ops say. The sum of squares of a norm is the one thing whose order
    no op fixes: here the elements are added one after the other.

    It takes tensors; an op on memrefs is an error. Everything that it makes
    lowers to LLVM by upstream passes, the conversion to fp8 caches included,
    which is spelled out in integer arithmetic.
  }];
  let options = [
    Option<"to", "to", "::prelude::DecomposeTo",
           /*default=*/"::prelude::DecomposeTo::Linalg",
           "How far the ops are taken apart",
           [{::llvm::cl::values(
             clEnumValN(::prelude::DecomposeTo::Chain, "chain",
                        "prelude.fused to the ops of the chain"),
             clEnumValN(::prelude::DecomposeTo::Linalg, "linalg",
                        "all ops to upstream dialects"))}]>
  ];
  let dependentDialects = [
    "::mlir::affine::AffineDialect",
    "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect",
    "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect",
    "::prelude::PreludeDialect",
  ];
}

def PreludeFuse : Pass<"prelude-fuse"> {
  let summary = "fuse norm, rope and cache write of q, k and v into one op";
  let description = [{
    Finds the chain split -> norm -> rope -> cache write, or a part of it, in
    the ops of the dialect, and makes one `prelude.fused` of it where that is
    proved to compute the same and the target has a kernel for it. The fused op
    stands where the cache write stood. Every site that isn't fused is a missed
    remark (`--remarks-filter=prelude-fuse`) with a stable reason code, the two
    things that disagree and what would make it fuse; every fusion is a passed
    remark. `docs/fusion.md` tells the rules.
  }];
  let dependentDialects = [
    "::mlir::affine::AffineDialect",
    "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect",
    "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect",
    "::prelude::PreludeDialect",
  ];
  let options = [
    Option<"target", "target", "::prelude::FuseTarget",
           "::prelude::FuseTarget::CPU",
           "Whose kernels must be able to run the fused op",
           [{::llvm::cl::values(
             clEnumValN(::prelude::FuseTarget::CPU, "cpu", "the CPU's"),
             clEnumValN(::prelude::FuseTarget::CUDA, "cuda", "those for NVIDIA GPUs"),
             clEnumValN(::prelude::FuseTarget::HIP, "hip", "those for AMD GPUs"))}]>,
    ListOption<"headSizes", "head-sizes", "int64_t",
               "Fuse only these head sizes (default: all that the target has)">,
    ListOption<"without", "without", "std::string",
               "Rows of the capability table to count as missing, such as "
               "layout-hnd, or all">,
    Option<"minTokens", "min-tokens", "int64_t", "0",
           "Fuse only sites of at least so many tokens">,
    Option<"maxTokens", "max-tokens", "int64_t", "-1",
           "Fuse only sites of at most so many tokens (-1: no limit)">,
    Option<"dynamicTokens", "dynamic-tokens", "::prelude::DynamicTokens",
           "::prelude::DynamicTokens::Fuse",
           "What to do where min-tokens or max-tokens can't be decided at "
           "compile time",
           [{::llvm::cl::values(
             clEnumValN(::prelude::DynamicTokens::Fuse, "fuse", "fuse"),
             clEnumValN(::prelude::DynamicTokens::Refuse, "refuse", "refuse"),
             clEnumValN(::prelude::DynamicTokens::Version, "version",
                        "both versions under a test at run time"))}]>,
    Option<"normRopeCache", "norm-rope-cache", "bool", "true",
           "Fuse norm+rope+cache">,
    Option<"ropeCache", "rope-cache", "bool", "true", "Fuse rope+cache">,
    Option<"normRope", "norm-rope", "bool", "true", "Fuse norm+rope">,
    Option<"normCache", "norm-cache", "bool", "true", "Fuse norm+cache">,
    Option<"relaxed", "relaxed", "bool", "false",
           "Keep f32 between norm and rope: faster, and not bit-identical to "
           "the chain">,
  ];
}

def PreludeRaise : Pass<"prelude-raise"> {
  let summary = "recognise the ops of the dialect in linalg on tensors";
  let description = [{
    Replaces what computes an RMS norm, a rotary position embedding or a write
    into a key/value cache by `prelude.rms_norm`, `prelude.rope` and
    `prelude.kv_cache_update` on `[T, H, D]` values, with the transposes and
    reshapes of the frontend moved to the edges.

    It compares scalar functions and not ops: one element of a candidate is
    traced as a function of its indices and brought to a normal form, so that
    spelling, operand order, constants behind casts and earlier fusion make no
    difference. Where the value is rounded is part of the comparison. What
    resembles one of the ops and computes something else is left alone, with a
    missed remark (`--remarks-filter=prelude-raise`) and a stable reason code.

    Run it before elementwise fusion and unit-dimension folding, on what the
    frontend gave. A `tm_tensor.scatter` is read in the generic form
    (`--allow-unregistered-dialect`).
  }];
  let dependentDialects = [
    "::mlir::arith::ArithDialect",
    "::mlir::linalg::LinalgDialect",
    "::mlir::tensor::TensorDialect",
    "::prelude::PreludeDialect",
  ];
  let options = [
    Option<"norms", "norms", "bool", "true", "Raise RMS norms">,
    Option<"ropes", "ropes", "bool", "true",
           "Raise rotary position embeddings">,
    Option<"caches", "caches", "bool", "true", "Raise cache writes">,
    Option<"allowLowPrecisionNorm", "allow-low-precision-norm", "bool", "false",
           "Take a norm that is computed in less than f32 for one in f32, "
           "though the results differ">,
    Option<"traceLimit", "trace-limit", "unsigned", "20000",
           "How many steps of tracing one candidate may take before it is left "
           "alone">,
  ];
}

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_PASSES_TD
