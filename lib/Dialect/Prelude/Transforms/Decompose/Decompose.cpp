//===- Decompose.cpp - The pass that takes the ops apart ------------------===//
//
// --prelude-decompose.
//
//===----------------------------------------------------------------------===//

#include "prelude/Dialect/Prelude/Transforms/Decompose.h"

#include "Utils.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Dialect/Prelude/Transforms/Passes.h"

namespace prelude {
#define GEN_PASS_DEF_PRELUDEDECOMPOSE
#include "prelude/Dialect/Prelude/Transforms/Passes.h.inc"
} // namespace prelude

using namespace mlir;
using namespace prelude;

void prelude::populateDecomposeOpsPatterns(RewritePatternSet &patterns) {
  populateDecomposeSplitPatterns(patterns);
  populateDecomposeRmsNormPatterns(patterns);
  populateDecomposeRopePatterns(patterns);
  populateDecomposeKVCacheUpdatePatterns(patterns);
}

static void apply(Operation *root,
                  llvm::function_ref<void(RewritePatternSet &)> populate) {
  RewritePatternSet patterns(root->getContext());
  populate(patterns);
  walkAndApplyPatterns(root, std::move(patterns));
}

LogicalResult prelude::decomposeOps(Operation *root, DecomposeTo to) {
  // All or nothing: refuse before anything is rewritten.
  WalkResult refused = root->walk([&](Operation *op) {
    bool taken = to == DecomposeTo::Linalg
                     ? isa_and_nonnull<PreludeDialect>(op->getDialect())
                     : isa<FusedOp>(op);
    if (!taken ||
        !llvm::any_of(op->getOperandTypes(), llvm::IsaPred<MemRefType>))
      return WalkResult::advance();
    op->emitOpError() << "works on memrefs, and prelude-decompose takes "
                         "tensors: run it before bufferization";
    return WalkResult::interrupt();
  });
  if (refused.wasInterrupted())
    return failure();

  // What a pattern makes isn't visited again: first to the chain, then on.
  apply(root, populateDecomposeFusedPatterns);
  if (to == DecomposeTo::Linalg)
    apply(root, populateDecomposeOpsPatterns);
  return success();
}

namespace {

struct DecomposePass : prelude::impl::PreludeDecomposeBase<DecomposePass> {
  using PreludeDecomposeBase::PreludeDecomposeBase;

  void runOnOperation() override {
    if (failed(decomposeOps(getOperation(), to)))
      signalPassFailure();
  }
};

} // namespace
