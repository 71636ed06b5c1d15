//===- FusePass.cpp - The pass --prelude-fuse -----------------------------===//
//
// One walk over the blocks: find the sites of a block, plan each, then change
// what passed all guards, and tell about all of them.
//
//===----------------------------------------------------------------------===//

#include "Fuse/Site.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "prelude/Dialect/Prelude/Transforms/Fuse.h"
#include "prelude/Dialect/Prelude/Transforms/MissingKernels.h"
#include "prelude/Dialect/Prelude/Transforms/Report.h"

namespace prelude {
#define GEN_PASS_DEF_PRELUDEFUSE
#include "prelude/Dialect/Prelude/Transforms/Passes.h.inc"
} // namespace prelude

using namespace mlir;
using namespace prelude;

namespace {
struct FusePass : public prelude::impl::PreludeFuseBase<FusePass> {
  using PreludeFuseBase::PreludeFuseBase;

  LogicalResult initialize(MLIRContext *context) override {
    return parseCapabilities(getOptions().without, [&] {
      return emitError(UnknownLoc::get(context));
    });
  }
  void runOnOperation() override;

private:
  PreludeFuseOptions getOptions();
};
} // namespace

PreludeFuseOptions FusePass::getOptions() {
  PreludeFuseOptions options;
  options.target = target;
  options.headSizes.assign(headSizes.begin(), headSizes.end());
  options.without.assign(without.begin(), without.end());
  options.minTokens = minTokens;
  options.maxTokens = maxTokens;
  options.dynamicTokens = dynamicTokens;
  options.normRopeCache = normRopeCache;
  options.ropeCache = ropeCache;
  options.normRope = normRope;
  options.normCache = normCache;
  options.relaxed = relaxed;
  return options;
}

/// The name under which remarks can be filtered.
static constexpr StringLiteral kCategory = "prelude-fuse";

SmallVector<FusedOp> prelude::fuse(Operation *root,
                                   const PreludeFuseOptions &options,
                                   DominanceInfo &dominance) {
  // Blocks with ops of the chain, and how many of each op there are.
  SmallVector<Block *> blocks;
  llvm::StringMap<unsigned> seen;
  root->walk<WalkOrder::PreOrder>([&](Block *block) {
    bool hasChainOps = false;
    for (Operation &op : *block) {
      if (!isa_and_nonnull<PreludeDialect>(op.getDialect()))
        continue;
      ++seen[op.getName().stripDialect()];
      hasChainOps |= isa<RmsNormOp, RopeOp, KVCacheUpdateOp>(op);
    }
    if (hasChainOps)
      blocks.push_back(block);
  });
  if (Report *report = getReport(root->getContext()))
    for (const auto &entry : seen)
      report->addSeen(entry.getKey(), entry.getValue());

  SmallVector<FusedOp> fused;
  for (Block *block : blocks) {
    for (const Site &site : findSites(*block)) {
      std::optional<FuseRefusal> refusal = site.refusal;
      if (!refusal) {
        std::variant<Plan, FuseRefusal> planned =
            planSite(site, options, dominance);
        if (auto *plan = std::get_if<Plan>(&planned)) {
          emitFused(site.anchor, kCategory, site.chain, plan->detail,
                    plan->metrics);
          fused.push_back(applyPlan(*plan));
          continue;
        }
        refusal = std::get<FuseRefusal>(std::move(planned));
      }
      emitRefused(site.anchor, kCategory, site.chain, refusal->code,
                  refusal->detail, refusal->suggestion);
    }
  }
  return fused;
}

void FusePass::runOnOperation() {
  if (fuse(getOperation(), getOptions(), getAnalysis<DominanceInfo>()).empty())
    markAllAnalysesPreserved();
}
