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
    lowers to LLVM by upstream passes, except the conversion to an fp8 cache
    type: upstream has `arith.truncf` to these types for GPUs and, by
    `convert-arith-to-apfloat`, as a library call.
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

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_PASSES_TD
