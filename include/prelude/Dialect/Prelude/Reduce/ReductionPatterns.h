//===- ReductionPatterns.h - Smaller ops for prelude-reduce -----*- C++ -*-===//
//
// How test case reduction makes the ops of the dialect smaller.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_REDUCE_REDUCTIONPATTERNS_H
#define PRELUDE_DIALECT_PRELUDE_REDUCE_REDUCTIONPATTERNS_H

namespace mlir {
class DialectRegistry;
class RewritePatternSet;
} // namespace mlir

namespace prelude {

/// Each replaces an op on tensors by what goes into it, or leaves a clause of
/// prelude.fused out. What is computed changes; that the module is valid
/// doesn't.
void populateReductionPatterns(mlir::RewritePatternSet &patterns);

/// The patterns above for the pass reduction-tree.
void registerReductionPatternInterface(mlir::DialectRegistry &registry);

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_REDUCE_REDUCTIONPATTERNS_H
