//===- ShardHeads.cpp - prelude-shard-heads -------------------------------===//
//
// Annotations where the preludes are; propagation takes them from there.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tensor/Transforms/Transforms.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "prelude/Dialect/Prelude/IR/CacheLayouts.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Dialect/Prelude/Sharding/Passes.h"
#include "prelude/Dialect/Prelude/Transforms/Decompose.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::shard;

namespace prelude {

#define GEN_PASS_DEF_PRELUDESHARDHEADS
#include "prelude/Dialect/Prelude/Sharding/Passes.h.inc"

namespace {

bool isTensor(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() > 0;
}

/// Gives each use but the first a copy of `op`.
void copyPerUse(Operation *op) {
  OpBuilder builder(op->getContext());
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : op->getUses())
    uses.push_back(&use);
  for (OpOperand *use : llvm::drop_begin(uses)) {
    builder.setInsertionPoint(op);
    use->set(builder.clone(*op)->getResult(0));
  }
}

/// Gives batch matmuls over sequences and heads in one dimension two, so that
/// heads of more than one sequence can be cut.
LogicalResult separateSequencesFromHeads(FunctionOpInterface function) {
  auto isTaken = [](OpOperand *operand) {
    auto collapse = operand->get().getDefiningOp<tensor::CollapseShapeOp>();
    if (!collapse || operand->getOperandNumber() != 0)
      return false;
    // Conversions stand between a matmul and the reshape of its result.
    auto generic = dyn_cast<linalg::GenericOp>(operand->getOwner());
    if (!isa<linalg::BatchMatmulOp>(operand->getOwner()) &&
        !(generic && generic.getNumDpsInputs() == 1 &&
          linalg::isElementwise(generic)))
      return false;
    SmallVector<ReassociationIndices> groups =
        collapse.getReassociationIndices();
    return !groups.empty() && groups[0].size() == 2 &&
           llvm::all_of(groups[0], [&](int64_t dim) {
             return collapse.getSrcType().getDimSize(dim) != 1;
           });
  };
  MLIRContext *context = function.getContext();
  RewritePatternSet patterns(context);
  linalg::populateFoldReshapeOpsByExpansionPatterns(patterns, isTaken);
  linalg::FillOp::getCanonicalizationPatterns(patterns, context);
  tensor::populateFoldTensorEmptyPatterns(patterns);
  tensor::ExpandShapeOp::getCanonicalizationPatterns(patterns, context);
  tensor::CollapseShapeOp::getCanonicalizationPatterns(patterns, context);
  return applyPatternsGreedily(function, std::move(patterns));
}

/// Takes norms over all heads apart, so that their sums can be cut: linalg has
/// the reduction as a loop.
LogicalResult takeTokenNormsApart(FunctionOpInterface function) {
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingOps);
  auto apply = [&](ArrayRef<Operation *> ops,
                   void (*populate)(RewritePatternSet &)) {
    RewritePatternSet patterns(function.getContext());
    populate(patterns);
    return ops.empty()
               ? success()
               : applyOpPatternsGreedily(ops, std::move(patterns), config);
  };
  SmallVector<Operation *> fused, norms;
  function.walk([&](FusedOp op) {
    if (op.hasNorm() && op.getNormScope() == NormScope::TOKEN)
      fused.push_back(op);
  });
  if (failed(apply(fused, populateDecomposeFusedPatterns)))
    return failure();
  auto makesHeads = [](Operation *user) {
    auto expand = dyn_cast<tensor::ExpandShapeOp>(user);
    return expand && expand.getResultType().getRank() == 3 &&
           llvm::any_of(expand->getUsers(),
                        llvm::IsaPred<RopeOp, FusedOp, KVCacheUpdateOp>);
  };
  function.walk([&](RmsNormOp op) {
    if (op.getResult() &&
        cast<RankedTensorType>(op.getX().getType()).getRank() == 2 &&
        llvm::any_of(op->getUsers(), makesHeads))
      norms.push_back(op);
  });
  return apply(norms, populateDecomposeRmsNormPatterns);
}

/// Annotates the preludes of one function.
class HeadSharder {
public:
  HeadSharder(FunctionOpInterface function, GridOp grid)
      : block(function.getFunctionBody().front()), grid(grid),
        builder(function.getContext()) {
    for (int64_t axis = 0; axis < grid.getRank(); ++axis)
      allAxes.push_back(axis);
  }

  LogicalResult run();

private:
  /// The axes that `heads` divide by, from the first one on.
  SmallVector<GridAxis> getAxesFor(int64_t heads);
  void separateUses();
  void annotateConstants();
  LogicalResult annotate(Operation *op);
  void annotate(OpOperand &operand, int64_t headDim, int64_t heads);
  void annotate(MutableOperandRange range, int64_t headDim, int64_t heads) {
    for (OpOperand &operand : range)
      annotate(operand, headDim, heads);
  }
  void annotateCaches(MutableOperandRange kCache, MutableOperandRange vCache,
                      CacheLayout layout, int64_t heads);
  ShardOp makeShard(Value value, ArrayRef<GridAxesAttr> axes, bool forUsers);

  Block &block;
  GridOp grid;
  OpBuilder builder;
  SmallVector<GridAxis> allAxes;
  /// Whether any value is cut, and the most heads that there were to cut.
  bool anyCut = false;
  int64_t mostHeads = 0;
  Operation *opOfMostHeads = nullptr;
};

SmallVector<GridAxis> HeadSharder::getAxesFor(int64_t heads) {
  SmallVector<GridAxis> axes = allAxes;
  while (!axes.empty() &&
         heads % collectiveProcessGroupSize(axes, grid.getShape()) != 0)
    axes.pop_back();
  return axes;
}

ShardOp HeadSharder::makeShard(Value value, ArrayRef<GridAxesAttr> axes,
                               bool forUsers) {
  Location loc = value.getLoc();
  auto sharding = ShardingOp::create(
      builder, loc, FlatSymbolRefAttr::get(grid.getSymNameAttr()), axes);
  return ShardOp::create(builder, loc, value, sharding.getResult(), forUsers);
}

void HeadSharder::separateUses() {
  SmallVector<Operation *> fills, empties;
  for (Operation &op : block) {
    auto fill = dyn_cast<linalg::FillOp>(op);
    if (fill && fill.getNumResults() == 1 &&
        fill.getOutputs()[0].getDefiningOp<tensor::EmptyOp>())
      fills.push_back(&op);
    else if (isa<tensor::EmptyOp>(op))
      empties.push_back(&op);
  }
  for (Operation *fill : fills)
    copyPerUse(fill);
  for (Operation *empty : empties)
    copyPerUse(empty);
}

void HeadSharder::annotateConstants() {
  for (Operation &op : llvm::make_early_inc_range(block)) {
    auto constant = dyn_cast<arith::ConstantOp>(op);
    if (!constant || !isTensor(constant))
      continue;
    // Upstream partitions constants of one value, and resources.
    auto dense = dyn_cast<DenseElementsAttr>(constant.getValue());
    if (dense && !dense.isSplat() &&
        dense.getElementType().getIntOrFloatBitWidth() % 8 == 0)
      constant.setValueAttr(DenseResourceElementsAttr::get(
          dense.getType(), "prelude_constant",
          HeapAsmResourceBlob::allocateAndCopyWithAlign(
              dense.getRawData(), /*align=*/8, /*dataIsMutable=*/false)));
    builder.setInsertionPointAfter(constant);
    ShardOp whole =
        makeShard(constant, GridAxesAttr::get(builder.getContext(), {}), false);
    constant.getResult().replaceAllUsesExcept(whole, whole);
  }
}

void HeadSharder::annotate(OpOperand &operand, int64_t headDim, int64_t heads) {
  SmallVector<GridAxesAttr> axes(headDim,
                                 GridAxesAttr::get(builder.getContext(), {}));
  axes.push_back(GridAxesAttr::get(builder.getContext(), getAxesFor(heads)));
  anyCut |= !getAxesFor(heads).empty();
  if (heads > mostHeads) {
    mostHeads = heads;
    opOfMostHeads = operand.getOwner();
  }
  while (axes.size() > 1 && axes.back().empty())
    axes.pop_back();
  builder.setInsertionPoint(operand.getOwner());
  operand.set(makeShard(operand.get(), axes, true));
}

void HeadSharder::annotateCaches(MutableOperandRange kCache,
                                 MutableOperandRange vCache, CacheLayout layout,
                                 int64_t heads) {
  for (auto [range, role] : {std::pair(kCache, CacheRole::Key),
                             std::pair(vCache, CacheRole::Value)}) {
    for (OpOperand &operand : range) {
      auto type = cast<RankedTensorType>(operand.get().getType());
      AffineMap map =
          getCacheMap(layout, role, getPackFactor(type.getElementType()),
                      type.getContext());
      constexpr unsigned head = 2;
      annotate(
          operand,
          *map.getResultPosition(getAffineDimExpr(head, type.getContext())),
          heads);
    }
  }
}

LogicalResult HeadSharder::annotate(Operation *op) {
  auto headsOf = [](Value value, int64_t dim = 1) {
    return cast<RankedTensorType>(value.getType()).getDimSize(dim);
  };
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](SplitOp split) {
        int64_t heads = headsOf(split.getQ()), kvHeads = headsOf(split.getK());
        if (getAxesFor(heads) == getAxesFor(kvHeads))
          annotate(split.getQkvMutable(), 1, heads);
        return success();
      })
      .Case([&](RmsNormOp norm) {
        if (cast<RankedTensorType>(norm.getX().getType()).getRank() == 3)
          annotate(norm.getXMutable(), 1, headsOf(norm.getX()));
        return success();
      })
      .Case([&](RopeOp rope) {
        annotate(rope.getXMutable(), 1, headsOf(rope.getX()));
        return success();
      })
      .Case([&](KVCacheUpdateOp update) {
        int64_t heads = headsOf(update.getK());
        annotate(update.getKMutable(), 1, heads);
        annotate(update.getVMutable(), 1, heads);
        annotateCaches(update.getKCacheMutable(), update.getVCacheMutable(),
                       update.getLayout(), heads);
        return success();
      })
      .Case([&](FusedOp fused) -> LogicalResult {
        int64_t heads = fused.getNumHeads(), kvHeads = fused.getNumKVHeads();
        bool packed = fused.isPacked();
        for (auto [what, count] :
             {std::pair("q", heads), std::pair("k", packed ? kvHeads : heads)})
          if (getAxesFor(count) != allAxes)
            return fused.emitOpError()
                   << "the " << count << " heads of " << what
                   << " don't divide by the "
                   << collectiveProcessGroupSize(allAxes, grid.getShape())
                   << " devices of @" << grid.getSymName();
        auto headDim = [](MutableOperandRange range, bool headMajor) {
          if (range.size() == 0)
            return int64_t(0);
          return int64_t(cast<RankedTensorType>(range[0].get().getType())
                             .getRank()) -
                 (headMajor ? 3 : 2);
        };
        annotate(fused.getQkvMutable(), 1, heads);
        annotate(fused.getQMutable(),
                 headDim(fused.getQMutable(), fused.getQHeadMajor()), heads);
        annotate(fused.getKMutable(),
                 headDim(fused.getKMutable(), fused.getKHeadMajor()), kvHeads);
        annotate(fused.getVMutable(),
                 headDim(fused.getVMutable(), fused.getVHeadMajor()), kvHeads);
        annotateCaches(fused.getKCacheMutable(), fused.getVCacheMutable(),
                       fused.getLayout(), kvHeads);
        return success();
      })
      .Default([](Operation *) { return success(); });
}

LogicalResult HeadSharder::run() {
  separateUses();
  annotateConstants();
  for (Operation &op : llvm::make_early_inc_range(block))
    if (failed(annotate(&op)))
      return failure();
  if (anyCut || !opOfMostHeads)
    return success();
  return opOfMostHeads->emitOpError()
         << "has the most heads, but its " << mostHeads
         << " don't divide by the "
         << collectiveProcessGroupSize(allAxes, grid.getShape())
         << " devices of @" << grid.getSymName();
}

struct ShardHeadsPass : impl::PreludeShardHeadsBase<ShardHeadsPass> {
  using PreludeShardHeadsBase::PreludeShardHeadsBase;

  /// The grid that is asked for, or the module's own.
  GridOp getGridOp(ModuleOp module) {
    if (!grid.empty()) {
      if (llvm::any_of(grid, [](int64_t devices) { return devices < 1; })) {
        emitError(module.getLoc(),
                  "prelude-shard-heads: an axis has one device or more");
        return nullptr;
      }
      OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
      auto gridOp = GridOp::create(builder, module.getLoc(),
                                   builder.getStringAttr("devices"),
                                   builder.getDenseI64ArrayAttr(*grid));
      SymbolTable(module).insert(gridOp);
      return gridOp;
    }
    auto grids = llvm::to_vector(module.getOps<GridOp>());
    if (grids.size() == 1 &&
        !ShapedType::isDynamicShape(grids.front().getShape()))
      return grids.front();
    emitError(module.getLoc(),
              "prelude-shard-heads: needs the option grid, or one grid of "
              "static shape in the module, which has ")
        << grids.size();
    return nullptr;
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    GridOp gridOp = getGridOp(module);
    if (!gridOp)
      return signalPassFailure();
    for (auto function : module.getOps<FunctionOpInterface>()) {
      if (function.isExternal())
        continue;
      WalkResult found = function.walk([](Operation *op) {
        return isa<SplitOp, RmsNormOp, RopeOp, KVCacheUpdateOp, FusedOp>(op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      });
      if (!found.wasInterrupted())
        continue;
      if (!function.getFunctionBody().hasOneBlock()) {
        function.emitError("prelude-shard-heads: takes functions of one block");
        return signalPassFailure();
      }
      if (failed(takeTokenNormsApart(function)) ||
          failed(separateSequencesFromHeads(function)) ||
          failed(HeadSharder(function, gridOp).run()))
        return signalPassFailure();
    }
  }
};

} // namespace

} // namespace prelude
