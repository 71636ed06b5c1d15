//===- MergeAllReduces.cpp - prelude-merge-all-reduces --------------------===//
//
// One message where there were two.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"
#include "prelude/Dialect/Prelude/Sharding/Passes.h"

using namespace mlir;
using namespace mlir::shard;

namespace prelude {

#define GEN_PASS_DEF_PRELUDEMERGEALLREDUCES
#include "prelude/Dialect/Prelude/Sharding/Passes.h.inc"

namespace {

RankedTensorType getTypeOf(AllReduceOp op) {
  return dyn_cast<RankedTensorType>(op.getInput().getType());
}

/// Whether one all-reduce over both inputs, one after the other, does for both.
bool areAlike(AllReduceOp a, AllReduceOp b) {
  RankedTensorType first = getTypeOf(a), second = getTypeOf(b);
  return first && second && first.getRank() > 0 &&
         first.getRank() == second.getRank() && first.hasStaticShape() &&
         second.hasStaticShape() &&
         first.getShape().drop_front() == second.getShape().drop_front() &&
         first.getElementType() == second.getElementType() &&
         a.getGrid() == b.getGrid() && a.getGridAxes() == b.getGridAxes() &&
         a.getReduction() == b.getReduction() && a.getType() == first &&
         b.getType() == second;
}

void merge(RewriterBase &rewriter, AllReduceOp a, AllReduceOp b) {
  rewriter.setInsertionPoint(a);
  Location loc = rewriter.getFusedLoc({a.getLoc(), b.getLoc()});
  Value both = tensor::ConcatOp::create(rewriter, loc, /*dim=*/0,
                                        ValueRange{a.getInput(), b.getInput()});
  Value sum =
      AllReduceOp::create(rewriter, loc, both.getType(), a.getGridAttr(),
                          a.getGridAxesAttr(), both, a.getReductionAttr());
  int64_t start = 0;
  for (AllReduceOp op : {a, b}) {
    RankedTensorType type = getTypeOf(op);
    SmallVector<OpFoldResult> offsets(type.getRank(), rewriter.getIndexAttr(0));
    SmallVector<OpFoldResult> strides(type.getRank(), rewriter.getIndexAttr(1));
    offsets[0] = rewriter.getIndexAttr(start);
    SmallVector<OpFoldResult> sizes =
        getAsIndexOpFoldResult(rewriter.getContext(), type.getShape());
    Value part = tensor::ExtractSliceOp::create(rewriter, loc, type, sum,
                                                offsets, sizes, strides);
    start += type.getDimSize(0);
    rewriter.replaceOp(op, part);
  }
}

struct MergeAllReducesPass
    : impl::PreludeMergeAllReducesBase<MergeAllReducesPass> {
  void runOnOperation() override {
    getOperation().walk([&](Block *block) {
      IRRewriter rewriter(&getContext());
      bool changed = true;
      while (changed) {
        changed = false;
        auto all = llvm::to_vector(block->getOps<AllReduceOp>());
        for (size_t i = 0; i < all.size() && !changed; ++i)
          for (size_t j = i + 1; j < all.size() && !changed; ++j) {
            if (!areAlike(all[i], all[j]))
              continue;
            DominanceInfo dominance(getOperation());
            if (failed(moveOperationDependencies(rewriter, all[j], all[i],
                                                 dominance)))
              continue;
            merge(rewriter, all[i], all[j]);
            changed = true;
          }
      }
    });
  }
};

} // namespace

} // namespace prelude
