//===- Decompose.h - The ops in terms of simpler ones -----------*- C++ -*-===//
//
// Patterns that take the ops of the dialect apart, the reference semantics of
// the dialect and the fallback where there is no kernel.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMS_DECOMPOSE_H
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMS_DECOMPOSE_H

#include "mlir/IR/PatternMatch.h"

namespace prelude {

/// How far --prelude-decompose takes the ops apart.
enum class DecomposeTo {
  Chain,  ///< prelude.fused to the ops of the chain.
  Linalg, ///< all ops to upstream dialects.
};

/// Takes the ops in the regions of `root` apart, as --prelude-decompose does.
/// Fails, with nothing changed, where one of them works on memrefs.
llvm::LogicalResult decomposeOps(mlir::Operation *root, DecomposeTo to);

/// prelude.fused on tensors -> split, rms_norm, rope and kv_cache_update.
void populateDecomposeFusedPatterns(mlir::RewritePatternSet &patterns);

/// prelude.rms_norm to linalg.
void populateDecomposeRmsNormPatterns(mlir::RewritePatternSet &patterns);

/// The four ops of the chain on tensors -> linalg, tensor, arith, math, scf and
/// affine.
void populateDecomposeOpsPatterns(mlir::RewritePatternSet &patterns);

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_DECOMPOSE_H
