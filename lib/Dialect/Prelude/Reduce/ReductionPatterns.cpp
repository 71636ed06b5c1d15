//===- ReductionPatterns.cpp - Smaller ops for prelude-reduce -------------===//
//
// How test case reduction makes the ops of the dialect smaller.
//
//===----------------------------------------------------------------------===//

#include "prelude/Dialect/Prelude/Reduce/ReductionPatterns.h"

#include "mlir/IR/PatternMatch.h"
#include "mlir/Reducer/ReductionPatternInterface.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"

using namespace mlir;
using namespace prelude;

namespace {

/// rms_norm and rope: the input, which has the result's type.
template <typename Op>
struct ReplaceByInput : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!op.getResult())
      return rewriter.notifyMatchFailure(op, "on memrefs");
    if (op.getResult().getType() != op.getX().getType())
      return rewriter.notifyMatchFailure(op, "the result has another type");
    rewriter.replaceOp(op, op.getX());
    return success();
  }
};

/// kv_cache_update and fused: the outs, as they were.
template <typename Op>
struct ReplaceByInits : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;

  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (op->getNumResults() == 0)
      return rewriter.notifyMatchFailure(op, "on memrefs");
    rewriter.replaceOp(op, op.getDpsInits());
    return success();
  }
};

/// fused without its norm.
struct DropNorm : OpRewritePattern<FusedOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(FusedOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasNorm() || !(op.hasRope() || op.hasCache()))
      return rewriter.notifyMatchFailure(op, "no norm beside another clause");
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
};

/// fused without its rope.
struct DropRope : OpRewritePattern<FusedOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(FusedOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasRope() || !(op.hasNorm() || op.hasCache()))
      return rewriter.notifyMatchFailure(op, "no rope beside another clause");
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
};

struct PreludeReductionInterface : DialectReductionPatternInterface {
  explicit PreludeReductionInterface(Dialect *dialect)
      : DialectReductionPatternInterface(dialect) {}

  void populateReductionPatterns(RewritePatternSet &patterns) const override {
    prelude::populateReductionPatterns(patterns);
  }
};

} // namespace

void prelude::populateReductionPatterns(RewritePatternSet &patterns) {
  patterns.add<ReplaceByInput<RmsNormOp>, ReplaceByInput<RopeOp>,
               ReplaceByInits<KVCacheUpdateOp>, ReplaceByInits<FusedOp>,
               DropNorm, DropRope>(patterns.getContext());
}

void prelude::registerReductionPatternInterface(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PreludeDialect *dialect) {
    dialect->addInterfaces<PreludeReductionInterface>();
  });
}
