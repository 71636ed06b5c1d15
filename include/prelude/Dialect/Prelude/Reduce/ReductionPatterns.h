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
class Tester;
} // namespace mlir

namespace prelude {

/// Each replaces an op on tensors by what goes into it, or leaves a clause of
/// prelude.fused out, where the module then is interesting to `tester`. It
/// stays valid, and computes something else.
void populateReductionPatterns(mlir::RewritePatternSet &patterns,
                               mlir::Tester &tester);

/// The patterns above for the pass reduction-tree.
void registerReductionPatternInterface(mlir::DialectRegistry &registry);

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_REDUCE_REDUCTIONPATTERNS_H
