//===- ReductionPatterns.cpp - Smaller ops for prelude-reduce -------------===//
//
// How test case reduction makes the ops of the dialect smaller.
//
//===----------------------------------------------------------------------===//

#include "prelude/Dialect/Prelude/Reduce/ReductionPatterns.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Reducer/ReductionPatternInterface.h"
#include "mlir/Reducer/Tester.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"

using namespace mlir;
using namespace prelude;

namespace {

/// Makes an op smaller by `Reduce`, if the module stays interesting: that is
/// tried on a copy. (The pass applies all patterns before it asks.)
template <typename Op, LogicalResult (*Reduce)(Op, RewriterBase &)>
struct ReductionPattern : OpRewritePattern<Op> {
  ReductionPattern(MLIRContext *context, Tester &tester)
      : OpRewritePattern<Op>(context), tester(tester) {}

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    ModuleOp module;
    for (Operation *parent = op; parent; parent = parent->getParentOp())
      if (auto outer = dyn_cast<ModuleOp>(parent))
        module = outer;
    if (!module)
      return rewriter.notifyMatchFailure(op, "in no module");
    IRMapping mapping;
    OwningOpRef<ModuleOp> copy = cast<ModuleOp>(module->clone(mapping));
    auto twin = cast<Op>(mapping.lookup(op.getOperation()));
    IRRewriter copyRewriter(twin);
    if (failed(Reduce(twin, copyRewriter)))
      return rewriter.notifyMatchFailure(op, "nothing to take away");
    if (tester.isInteresting(*copy).first != Tester::Interestingness::True)
      return rewriter.notifyMatchFailure(op, "no longer interesting");
    return Reduce(op, rewriter);
  }

private:
  Tester &tester;
};

} // namespace

/// rms_norm and rope: the input, which has the result's type.
template <typename Op>
static LogicalResult replaceByInput(Op op, RewriterBase &rewriter) {
  if (!op.getResult() || op.getResult().getType() != op.getX().getType())
    return failure();
  rewriter.replaceOp(op, op.getX());
  return success();
}

/// kv_cache_update and fused: the outs, as they were.
template <typename Op>
static LogicalResult replaceByInits(Op op, RewriterBase &rewriter) {
  if (op->getNumResults() == 0)
    return failure();
  rewriter.replaceOp(op, SmallVector<Value>(op.getDpsInits()));
  return success();
}

/// fused without its norm.
static LogicalResult dropNorm(FusedOp op, RewriterBase &rewriter) {
  if (!op.hasNorm() || !(op.hasRope() || op.hasCache()))
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    op.removeQEpsAttr();
    op.removeKEpsAttr();
    op.removeVEpsAttr();
    op.getQWeightMutable().clear();
    op.getKWeightMutable().clear();
    op.getVWeightMutable().clear();
    op.setWeightOffset(APFloat(0.0f));
    op.setNormRounding(Rounding::ONCE);
    op.setNormScope(NormScope::HEAD);
    op.setOrder(Order::NORM_FIRST);
    op.setRelaxed(false);
  });
  return success();
}

/// fused without its rope.
static LogicalResult dropRope(FusedOp op, RewriterBase &rewriter) {
  if (!op.hasRope() || !(op.hasNorm() || op.hasCache()))
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    op.getCosMutable().clear();
    op.getSinMutable().clear();
    op.getPositionsMutable().clear();
    op.removeRotaryDimAttr();
    op.setRotaryOffset(0);
    op.removeSectionsAttr();
    op.removeSectionOrderAttr();
    op.setRopeStyle(RopeStyle::NEOX);
    op.setRopeRounding(Rounding::ONCE);
    op.setOrder(Order::NORM_FIRST);
    op.setRelaxed(false);
  });
  return success();
}

namespace {

struct PreludeReductionInterface : DialectReductionPatternInterface {
  explicit PreludeReductionInterface(Dialect *dialect)
      : DialectReductionPatternInterface(dialect) {}

  /// None is sure to keep a module interesting.
  void populateReductionPatterns(RewritePatternSet &) const override {}

  void populateReductionPatternsWithTester(RewritePatternSet &patterns,
                                           Tester &tester) const override {
    prelude::populateReductionPatterns(patterns, tester);
  }
};

} // namespace

void prelude::populateReductionPatterns(RewritePatternSet &patterns,
                                        Tester &tester) {
  patterns
      .add<ReductionPattern<RmsNormOp, replaceByInput<RmsNormOp>>,
           ReductionPattern<RopeOp, replaceByInput<RopeOp>>,
           ReductionPattern<KVCacheUpdateOp, replaceByInits<KVCacheUpdateOp>>,
           ReductionPattern<FusedOp, replaceByInits<FusedOp>>,
           ReductionPattern<FusedOp, dropNorm>,
           ReductionPattern<FusedOp, dropRope>>(patterns.getContext(), tester);
}

void prelude::registerReductionPatternInterface(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PreludeDialect *dialect) {
    dialect->addInterfaces<PreludeReductionInterface>();
  });
}
