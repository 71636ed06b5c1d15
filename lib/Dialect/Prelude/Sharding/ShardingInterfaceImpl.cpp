//===- ShardingInterfaceImpl.cpp - Sharding over devices ------------------===//
//
// External models of shard::ShardingInterface for the ops of the dialect.
//
// Propagation takes what it finds; a sharding that an op can't have is refused
// where the op is partitioned, so that it is reported once, at the op.
//
//===----------------------------------------------------------------------===//

#include "prelude/Dialect/Prelude/Sharding/ShardingInterfaceImpl.h"

#include "MPIEffects.h"
#include "PackedWidth.h"
#include "ShardingDomain.h"
#include "TensorSharding.h"
#include "mlir/Dialect/MPI/IR/MPI.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/Interfaces/ShardingInterface.h"
#include "mlir/Dialect/Shard/Interfaces/ShardingInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::shard;

namespace prelude {

namespace {

using Axes = SmallVector<GridAxis>;

/// Stands in a ShardingOption for the axes of a loop that are not known.
constexpr GridAxis unknownAxis = -1;

/// `[0, 1] of @grid`.
std::string printAxes(ArrayRef<GridAxis> axes, StringRef grid) {
  std::string text = "[";
  llvm::raw_string_ostream stream(text);
  llvm::interleaveComma(axes, stream);
  stream << "] of @" << grid;
  return text;
}

/// The axes along which a sharding cuts a dimension.
ArrayRef<GridAxis> getAxes(const Sharding &sharding, unsigned dim) {
  ArrayRef<GridAxesAttr> axes = sharding.getSplitAxes();
  return dim < axes.size() ? axes[dim].asArrayRef() : ArrayRef<GridAxis>();
}

//===----------------------------------------------------------------------===//
// Propagation
//===----------------------------------------------------------------------===//

/// The axes but for those, from the last one on, that leave a device no whole
/// number of `heads`.
Axes dropAxesThatCutHeads(Axes axes, int64_t heads, GridOp grid) {
  while (grid && !axes.empty()) {
    int64_t devices = collectiveProcessGroupSize(axes, grid);
    if (!ShapedType::isDynamic(devices) && heads % devices == 0)
      break;
    axes.pop_back();
  }
  return axes;
}

/// What the shardings of operands and results say about the loops; fails where
/// they disagree.
FailureOr<ShardingOption> getOption(Operation *op, const ShardingDomain &domain,
                                    ArrayRef<Sharding> operandShardings,
                                    ArrayRef<Sharding> resultShardings) {
  std::vector<Sharding> shardings(operandShardings);
  llvm::append_range(shardings, resultShardings);
  SmallVector<std::optional<Axes>> loops(domain.loops.size());
  FlatSymbolRefAttr grid;
  for (auto [value, sharding] : llvm::zip_equal(domain.values, shardings)) {
    if (!sharding)
      continue;
    if (grid && grid != sharding.getGridAttr())
      return failure();
    grid = sharding.getGridAttr();
    for (auto [dim, loop] : llvm::enumerate(value.loops)) {
      Axes axes(getAxes(sharding, dim));
      if (loops[loop] && *loops[loop] != axes)
        return failure();
      loops[loop] = axes;
    }
  }
  if (!grid)
    return ShardingOption::makeEmpty();

  ShardingOption option;
  option.grid = grid;
  for (std::optional<Axes> &axes : loops)
    option.shardingArray.push_back(axes.value_or(Axes()));
  // Heads of k and v are cut as those of q, as far as there are so many of
  // them, until something says otherwise. Those of q may be cut finer, so from
  // whole heads of k and v nothing follows for q.
  if (!domain.sharedHeads) {
    std::optional<Axes> &heads = loops[ShardingDomain::Heads];
    std::optional<Axes> &kvHeads = loops[ShardingDomain::KVHeads];
    if (!heads)
      option.shardingArray[ShardingDomain::Heads] =
          kvHeads && !kvHeads->empty() ? *kvHeads : Axes{unknownAxis};
    if (!kvHeads)
      option.shardingArray[ShardingDomain::KVHeads] =
          heads ? dropAxesThatCutHeads(
                      *heads, domain.numKVHeads,
                      SymbolTable::lookupNearestSymbolFrom<GridOp>(op, grid))
                : Axes{unknownAxis};
  } else if (!loops[ShardingDomain::Heads]) {
    option.shardingArray[ShardingDomain::Heads] = {unknownAxis};
  }
  return option;
}

/// The sharding of a value under `option`, null where it is not known.
Sharding getValueSharding(MLIRContext *context, const ValueLoops &value,
                          const ShardingOption &option) {
  SmallVector<GridAxesAttr> axes;
  for (unsigned loop : value.loops) {
    const Axes &loopAxes = option.shardingArray[loop];
    if (llvm::is_contained(loopAxes, unknownAxis))
      return Sharding();
    axes.push_back(GridAxesAttr::get(context, loopAxes));
  }
  if (axes.empty())
    return Sharding(option.grid);
  while (axes.size() > 1 && axes.back().empty())
    axes.pop_back();
  return Sharding::get(option.grid, axes);
}

//===----------------------------------------------------------------------===//
// Partition
//===----------------------------------------------------------------------===//

/// Checks that the op computes on each device its own part of the whole.
LogicalResult verifyShardings(Operation *op, const ShardingDomain &domain,
                              ArrayRef<Sharding> operandShardings,
                              ArrayRef<Sharding> resultShardings,
                              SymbolTableCollection &symbolTable) {
  std::vector<Sharding> shardings(operandShardings);
  llvm::append_range(shardings, resultShardings);
  SmallVector<Type> types(op->getOperandTypes());
  llvm::append_range(types, op->getResultTypes());
  SmallVector<std::pair<const ValueLoops *, ArrayRef<GridAxis>>> seen(
      domain.loops.size());

  for (auto [value, sharding, anyType] :
       llvm::zip_equal(domain.values, shardings, types)) {
    auto type = dyn_cast<ShapedType>(anyType); // a token has no shape
    if (!type || type.getRank() == 0)
      continue;
    if (!sharding)
      return op->emitOpError() << value.name << " has no sharding";
    if (!sharding.getStaticHaloSizes().empty() ||
        !sharding.getStaticShardedDimsOffsets().empty())
      return op->emitOpError()
             << value.name << " has a sharding with halos or offsets";
    GridOp grid = getGridOrNull(op, sharding.getGridAttr(), symbolTable);
    if (!grid)
      return op->emitOpError() << "there is no grid @" << sharding.getGrid();

    for (auto [dim, index] : llvm::enumerate(value.loops)) {
      const ShardingLoop &loop = domain.loops[index];
      ArrayRef<GridAxis> axes = getAxes(sharding, dim);
      std::string where = printAxes(axes, sharding.getGrid());
      if (!axes.empty() && !loop.whole.empty())
        return op->emitOpError()
               << "can't cut the " << loop.name << " of " << value.name
               << " along axes " << where << ": " << loop.whole;
      auto &[first, firstAxes] = seen[index];
      if (!first) {
        first = &value;
        firstAxes = axes;
      } else if (firstAxes != axes) {
        return op->emitOpError()
               << "the " << loop.name << " of " << first->name
               << " are cut along axes "
               << printAxes(firstAxes, sharding.getGrid()) << ", those of "
               << value.name << " along axes " << where;
      }
      int64_t devices = collectiveProcessGroupSize(axes, grid);
      if (ShapedType::isDynamic(devices))
        return op->emitOpError()
               << "axes " << where << " have no static number of devices";
      int64_t extent = type.getDimSize(dim);
      if (!ShapedType::isDynamic(extent) && extent % devices != 0)
        return op->emitOpError()
               << "the " << extent << " " << loop.name << " of " << value.name
               << " don't divide by the " << devices << " devices of axes "
               << where;
    }
  }
  return success();
}

/// The packed projection, where the op takes one.
OpOperand *getPackedOperand(Operation *op) {
  if (auto split = dyn_cast<SplitOp>(op))
    return &split.getQkvMutable();
  auto fused = dyn_cast<FusedOp>(op);
  return fused && fused.isPacked() ? &*fused.getQkvMutable().begin() : nullptr;
}

//===----------------------------------------------------------------------===//
// The models
//===----------------------------------------------------------------------===//

template <typename OpTy>
struct PreludeShardingModel
    : ShardingInterface::ExternalModel<PreludeShardingModel<OpTy>, OpTy> {
  SmallVector<utils::IteratorType> getLoopIteratorTypes(Operation *op) const {
    return SmallVector<utils::IteratorType>(
        getShardingDomain(cast<OpTy>(op)).loops.size(),
        utils::IteratorType::parallel);
  }

  SmallVector<AffineMap> getIndexingMaps(Operation *op) const {
    ShardingDomain domain = getShardingDomain(cast<OpTy>(op));
    SmallVector<AffineMap> maps;
    for (const ValueLoops &value : domain.values) {
      SmallVector<AffineExpr> dims;
      for (unsigned loop : value.loops)
        dims.push_back(getAffineDimExpr(loop, op->getContext()));
      maps.push_back(
          AffineMap::get(domain.loops.size(), 0, dims, op->getContext()));
    }
    return maps;
  }

  FailureOr<ShardingOption>
  getShardingOption(Operation *op, ArrayRef<Sharding> operandShardings,
                    ArrayRef<Sharding> resultShardings) const {
    return getOption(op, getShardingDomain(cast<OpTy>(op)), operandShardings,
                     resultShardings);
  }

  FailureOr<std::vector<Sharding>>
  getShardingAnnotations(Operation *op, const ShardingOption &option) const {
    std::vector<Sharding> shardings;
    for (const ValueLoops &value : getShardingDomain(cast<OpTy>(op)).values)
      shardings.push_back(getValueSharding(op->getContext(), value, option));
    return shardings;
  }

  LogicalResult addShardingAnnotations(Operation *op, OpBuilder &builder,
                                       const ShardingOption &option) const {
    std::vector<Sharding> shardings = *getShardingAnnotations(op, option);
    for (OpResult result : op->getResults())
      if (Sharding sharding =
              shardings[op->getNumOperands() + result.getResultNumber()])
        maybeInsertTargetShardingAnnotation(sharding, result, builder);
    for (OpOperand &operand : op->getOpOperands()) {
      OpBuilder::InsertionGuard guard(builder);
      if (Sharding sharding = shardings[operand.getOperandNumber()])
        maybeInsertSourceShardingAnnotation(sharding, operand, builder);
    }
    return success();
  }

  LogicalResult partition(Operation *op, ArrayRef<Value> partitionedOperands,
                          ArrayRef<Sharding> operandShardings,
                          ArrayRef<Sharding> resultShardings,
                          IRMapping &partitionMap,
                          SymbolTableCollection &symbolTable,
                          OpBuilder &builder) const {
    if (failed(verifyShardings(op, getShardingDomain(cast<OpTy>(op)),
                               operandShardings, resultShardings, symbolTable)))
      return failure();
    OpOperand *packed = getPackedOperand(op);
    if (packed &&
        !getAxes(operandShardings[packed->getOperandNumber()], 1).empty() &&
        failed(verifyPackedWidthCut(*packed)))
      return failure();
    partitionTriviallyShardableOperation(*op, partitionedOperands,
                                         operandShardings, resultShardings,
                                         partitionMap, symbolTable, builder);
    return success();
  }
};

} // namespace

void registerShardingInterfaceExternalModels(DialectRegistry &registry) {
  registry.addExtension(
      +[](MLIRContext *context, PreludeDialect *, ShardDialect *) {
        SplitOp::attachInterface<PreludeShardingModel<SplitOp>>(*context);
        RmsNormOp::attachInterface<PreludeShardingModel<RmsNormOp>>(*context);
        RopeOp::attachInterface<PreludeShardingModel<RopeOp>>(*context);
        KVCacheUpdateOp::attachInterface<PreludeShardingModel<KVCacheUpdateOp>>(
            *context);
        FusedOp::attachInterface<PreludeShardingModel<FusedOp>>(*context);
      });
  registry.addExtension(
      +[](MLIRContext *context, tensor::TensorDialect *, ShardDialect *) {
        attachTensorShardingModels(*context);
      });
  registry.addExtension(+[](MLIRContext *context, mpi::MPIDialect *) {
    attachMPIEffects(*context);
  });
}

} // namespace prelude
