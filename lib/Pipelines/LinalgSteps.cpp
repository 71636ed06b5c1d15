//===- LinalgSteps.cpp - Steps of lowering linalg on buffers --------------===//
//
// The passes prelude-copy-to-linalg and prelude-reduction-order.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "prelude/Pipelines/Pipelines.h"

namespace prelude {
#define GEN_PASS_DEF_COPYTOLINALGPASS
#define GEN_PASS_DEF_REDUCTIONORDERPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

struct CopyToLinalg : impl::CopyToLinalgPassBase<CopyToLinalg> {
  void runOnOperation() override {
    SmallVector<memref::CopyOp> copies;
    getOperation()->walk([&](memref::CopyOp copy) {
      if (isa<MemRefType>(copy.getSource().getType()) &&
          isa<MemRefType>(copy.getTarget().getType()))
        copies.push_back(copy);
    });
    IRRewriter rewriter(&getContext());
    for (memref::CopyOp copy : copies) {
      rewriter.setInsertionPoint(copy);
      linalg::makeMemRefCopyOp(rewriter, copy.getLoc(), copy.getSource(),
                               copy.getTarget());
      rewriter.eraseOp(copy);
    }
  }
};

//===----------------------------------------------------------------------===//
// Order of reductions
//===----------------------------------------------------------------------===//

/// The dim that is the last result of `map`, or nothing.
std::optional<unsigned> getLastDim(AffineMap map) {
  if (map.getNumResults() == 0)
    return std::nullopt;
  auto dim = dyn_cast<AffineDimExpr>(map.getResults().back());
  if (!dim)
    return std::nullopt;
  return dim.getPosition();
}

/// The parallel dim of `op` to be moved inside its reductions, or nothing.
std::optional<unsigned> findInnerDim(linalg::GenericOp op) {
  if (op.getNumReductionLoops() == 0 || op.getNumDpsInits() != 1)
    return std::nullopt;
  std::optional<unsigned> dim =
      getLastDim(op.getMatchingIndexingMap(op.getDpsInitOperand(0)));
  if (!dim || op.getIteratorTypesArray()[*dim] != utils::IteratorType::parallel)
    return std::nullopt;
  bool used = false;
  for (OpOperand *input : op.getDpsInputOperands()) {
    AffineMap map = op.getMatchingIndexingMap(input);
    if (!map.isFunctionOfDim(*dim))
      continue;
    used = true;
    if (getLastDim(map) != dim)
      return std::nullopt;
    for (AffineExpr result : map.getResults().drop_back())
      if (result.isFunctionOfDim(*dim))
        return std::nullopt;
  }
  return used ? dim : std::nullopt;
}

struct ReductionOrder : impl::ReductionOrderPassBase<ReductionOrder> {
  void runOnOperation() override {
    SmallVector<linalg::LinalgOp> ops;
    getOperation()->walk([&](linalg::LinalgOp op) {
      if (op.hasPureBufferSemantics() && op.getNumReductionLoops() > 0)
        ops.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (linalg::LinalgOp op : ops) {
      rewriter.setInsertionPoint(op);
      auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
      if (!generic) {
        FailureOr<linalg::GenericOp> made =
            linalg::generalizeNamedOp(rewriter, op);
        if (failed(made))
          continue;
        generic = *made;
      }
      std::optional<unsigned> inner = findInnerDim(generic);
      if (!inner || *inner == generic.getNumLoops() - 1)
        continue;
      SmallVector<unsigned> order;
      for (unsigned dim = 0; dim != generic.getNumLoops(); ++dim)
        if (dim != *inner)
          order.push_back(dim);
      order.push_back(*inner);
      (void)linalg::interchangeGenericOp(rewriter, generic, order);
    }
  }
};

} // namespace
} // namespace prelude
