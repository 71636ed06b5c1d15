//===- TensorSharding.cpp - Sharding of ops that only move data -----------===//
//
// A reshape keeps a cut where the pieces stay contiguous: heads in their width,
// groups in their heads. A slice keeps it where it takes the whole dimension.
//
//===----------------------------------------------------------------------===//

#include "TensorSharding.h"

#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Shard/Interfaces/ShardingInterface.h"
#include "mlir/Dialect/Shard/Interfaces/ShardingInterfaceImpl.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::shard;

namespace prelude {

namespace {

using Axes = SmallVector<GridAxis>;

ArrayRef<GridAxis> getAxes(const Sharding &sharding, unsigned dim) {
  ArrayRef<GridAxesAttr> axes = sharding.getSplitAxes();
  return dim < axes.size() ? axes[dim].asArrayRef() : ArrayRef<GridAxis>();
}

Sharding makeSharding(MLIRContext *context, FlatSymbolRefAttr grid,
                      ArrayRef<Axes> dims) {
  SmallVector<GridAxesAttr> axes;
  for (const Axes &dim : dims)
    axes.push_back(GridAxesAttr::get(context, dim));
  while (axes.size() > 1 && axes.back().empty())
    axes.pop_back();
  return axes.empty() ? Sharding(grid) : Sharding::get(grid, axes);
}

/// Annotates the one tensor that `op` takes, which comes first, and its result.
/// A tensor without dimensions has no annotation.
void annotateSourceAndResult(Operation *op, const Sharding &source,
                             const Sharding &result, OpBuilder &builder) {
  auto isAnnotated = [](Value value) {
    return cast<RankedTensorType>(value.getType()).getRank() > 0;
  };
  if (isAnnotated(op->getResult(0)))
    maybeInsertTargetShardingAnnotation(result, op->getResult(0), builder);
  OpBuilder::InsertionGuard guard(builder);
  if (isAnnotated(op->getOperand(0)))
    maybeInsertSourceShardingAnnotation(source, op->getOpOperand(0), builder);
}

/// What a device has of a tensor of `type`.
RankedTensorType getLocalType(Operation *op, RankedTensorType type,
                              const Sharding &sharding,
                              SymbolTableCollection &symbolTable) {
  if (!sharding || type.getRank() == 0)
    return type;
  return cast<RankedTensorType>(shardType(
      type, getGridOrNull(op, sharding.getGridAttr(), symbolTable), sharding));
}

//===----------------------------------------------------------------------===//
// expand_shape and collapse_shape
//===----------------------------------------------------------------------===//

/// A reshape, seen from its side with more dimensions.
struct Reshape {
  explicit Reshape(Operation *op) {
    if (auto expand = dyn_cast<tensor::ExpandShapeOp>(op)) {
      groups = expand.getReassociationIndices();
      expanded = expand.getResultType();
      collapsed = expand.getSrcType();
      expands = true;
    } else {
      auto collapse = cast<tensor::CollapseShapeOp>(op);
      groups = collapse.getReassociationIndices();
      expanded = collapse.getSrcType();
      collapsed = collapse.getResultType();
      expands = false;
    }
  }

  SmallVector<ReassociationIndices> groups;
  RankedTensorType expanded, collapsed;
  /// Whether the result has more dimensions than the operand.
  bool expands;
};

/// The axes of each dimension of a group whose product is cut along `axes`, or
/// nothing where the pieces would not be whole rows of the inner dimensions.
std::optional<SmallVector<Axes>> expandAxes(ArrayRef<GridAxis> axes,
                                            ArrayRef<int64_t> sizes,
                                            ArrayRef<int64_t> grid) {
  SmallVector<Axes> dims(sizes.size());
  if (sizes.size() == 1) {
    dims[0].assign(axes.begin(), axes.end());
    return dims;
  }
  size_t dim = 0;
  int64_t left = sizes[0];
  for (GridAxis axis : axes) {
    while (left == 1 && dim + 1 < sizes.size())
      left = sizes[++dim];
    if (ShapedType::isDynamic(left) || ShapedType::isDynamic(grid[axis]) ||
        grid[axis] == 0 || left % grid[axis] != 0)
      return std::nullopt;
    left /= grid[axis];
    dims[dim].push_back(axis);
  }
  return dims;
}

/// The other way round.
std::optional<Axes> collapseAxes(ArrayRef<Axes> dims, ArrayRef<int64_t> sizes,
                                 ArrayRef<int64_t> grid) {
  Axes axes;
  for (const Axes &dim : dims)
    axes.append(dim);
  std::optional<SmallVector<Axes>> back = expandAxes(axes, sizes, grid);
  if (!back || !llvm::equal(*back, dims))
    return std::nullopt;
  return axes;
}

template <typename OpTy>
struct ReshapeShardingModel
    : ShardingInterface::ExternalModel<ReshapeShardingModel<OpTy>, OpTy> {
  SmallVector<utils::IteratorType> getLoopIteratorTypes(Operation *op) const {
    return SmallVector<utils::IteratorType>(Reshape(op).expanded.getRank(),
                                            utils::IteratorType::parallel);
  }

  FailureOr<ShardingOption>
  getShardingOption(Operation *op, ArrayRef<Sharding> operandShardings,
                    ArrayRef<Sharding> resultShardings) const {
    Reshape reshape(op);
    const Sharding &expanded =
        reshape.expands ? resultShardings[0] : operandShardings[0];
    const Sharding &collapsed =
        reshape.expands ? operandShardings[0] : resultShardings[0];
    if (!expanded && !collapsed)
      return ShardingOption::makeEmpty();
    FlatSymbolRefAttr name =
        expanded ? expanded.getGridAttr() : collapsed.getGridAttr();
    auto grid = SymbolTable::lookupNearestSymbolFrom<GridOp>(op, name);
    if (!grid)
      return failure();

    SmallVector<Axes> dims(reshape.expanded.getRank());
    for (auto [index, group] : llvm::enumerate(reshape.groups)) {
      ArrayRef<int64_t> sizes =
          reshape.expanded.getShape().slice(group.front(), group.size());
      if (expanded)
        for (int64_t dim : group)
          dims[dim] = Axes(getAxes(expanded, dim));
      if (!collapsed)
        continue;
      std::optional<SmallVector<Axes>> groupDims =
          expandAxes(getAxes(collapsed, index), sizes, grid.getShape());
      if (!groupDims)
        return failure();
      for (auto [dim, axes] : llvm::zip_equal(group, *groupDims)) {
        if (expanded && dims[dim] != axes)
          return failure();
        dims[dim] = axes;
      }
    }
    ShardingOption option(ShardingArray(dims), name);
    if (failed(getShardingAnnotations(op, option)))
      return failure();
    return option;
  }

  FailureOr<std::vector<Sharding>>
  getShardingAnnotations(Operation *op, const ShardingOption &option) const {
    Reshape reshape(op);
    auto grid = SymbolTable::lookupNearestSymbolFrom<GridOp>(op, option.grid);
    if (!grid)
      return failure();
    ArrayRef<Axes> dims = option.shardingArray;
    SmallVector<Axes> collapsedDims;
    for (const ReassociationIndices &group : reshape.groups) {
      std::optional<Axes> axes = collapseAxes(
          dims.slice(group.front(), group.size()),
          reshape.expanded.getShape().slice(group.front(), group.size()),
          grid.getShape());
      if (!axes)
        return failure();
      collapsedDims.push_back(*axes);
    }
    MLIRContext *context = op->getContext();
    Sharding expanded = makeSharding(context, option.grid, dims);
    Sharding collapsed = makeSharding(context, option.grid, collapsedDims);
    // Beside the tensor there are only extents.
    std::vector<Sharding> shardings(op->getNumOperands() + 1);
    shardings.front() = reshape.expands ? collapsed : expanded;
    shardings.back() = reshape.expands ? expanded : collapsed;
    return shardings;
  }

  LogicalResult addShardingAnnotations(Operation *op, OpBuilder &builder,
                                       const ShardingOption &option) const {
    FailureOr<std::vector<Sharding>> shardings =
        getShardingAnnotations(op, option);
    if (failed(shardings))
      return failure();
    annotateSourceAndResult(op, shardings->front(), shardings->back(), builder);
    return success();
  }

  LogicalResult partition(Operation *op, ArrayRef<Value> partitionedOperands,
                          ArrayRef<Sharding> operandShardings,
                          ArrayRef<Sharding> resultShardings,
                          IRMapping &partitionMap,
                          SymbolTableCollection &symbolTable,
                          OpBuilder &builder) const {
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    const Sharding &sharding = resultShardings[0];
    RankedTensorType local = getLocalType(op, type, sharding, symbolTable);
    Reshape reshape(op);
    if (!reshape.expands) {
      auto collapse = tensor::CollapseShapeOp::create(
          builder, op->getLoc(), local, partitionedOperands[0], reshape.groups);
      partitionMap.map(op->getResult(0), collapse.getResult());
      return success();
    }
    SmallVector<OpFoldResult> sizes =
        cast<tensor::ExpandShapeOp>(op).getMixedOutputShape();
    for (auto [dim, size] : llvm::enumerate(sizes)) {
      if (!local.isDynamicDim(dim)) {
        size = builder.getIndexAttr(local.getDimSize(dim));
        continue;
      }
      if (!getAxes(sharding, dim).empty())
        return op->emitOpError()
               << "can't cut dimension " << dim << ", which is dynamic";
      size = partitionMap.lookup(cast<Value>(size));
    }
    auto expand = tensor::ExpandShapeOp::create(builder, op->getLoc(), local,
                                                partitionedOperands[0],
                                                reshape.groups, sizes);
    partitionMap.map(op->getResult(0), expand.getResult());
    return success();
  }
};

//===----------------------------------------------------------------------===//
// concat
//===----------------------------------------------------------------------===//

struct ConcatShardingModel
    : ShardingInterface::ExternalModel<ConcatShardingModel, tensor::ConcatOp> {
  SmallVector<utils::IteratorType> getLoopIteratorTypes(Operation *op) const {
    return SmallVector<utils::IteratorType>(
        cast<tensor::ConcatOp>(op).getResultType().getRank(),
        utils::IteratorType::parallel);
  }

  SmallVector<AffineMap> getIndexingMaps(Operation *op) const {
    return SmallVector<AffineMap>(
        op->getNumOperands() + 1,
        AffineMap::getMultiDimIdentityMap(
            cast<tensor::ConcatOp>(op).getResultType().getRank(),
            op->getContext()));
  }

  LogicalResult partition(Operation *op, ArrayRef<Value> partitionedOperands,
                          ArrayRef<Sharding> operandShardings,
                          ArrayRef<Sharding> resultShardings,
                          IRMapping &partitionMap,
                          SymbolTableCollection &symbolTable,
                          OpBuilder &builder) const {
    unsigned dim = cast<tensor::ConcatOp>(op).getDim();
    if (!getAxes(resultShardings[0], dim).empty())
      return op->emitOpError() << "can't cut dimension " << dim
                               << ", along which it joins its operands";
    partitionTriviallyShardableOperation(*op, partitionedOperands,
                                         operandShardings, resultShardings,
                                         partitionMap, symbolTable, builder);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// extract_slice
//===----------------------------------------------------------------------===//

/// The loops are the dimensions of the source. Where a slice is less than one
/// of them, source and result are whole.
struct SliceShardingModel
    : ShardingInterface::ExternalModel<SliceShardingModel,
                                       tensor::ExtractSliceOp> {
  SmallVector<utils::IteratorType> getLoopIteratorTypes(Operation *op) const {
    return SmallVector<utils::IteratorType>(
        cast<tensor::ExtractSliceOp>(op).getSourceType().getRank(),
        utils::IteratorType::parallel);
  }

  FailureOr<ShardingOption>
  getShardingOption(Operation *op, ArrayRef<Sharding> operandShardings,
                    ArrayRef<Sharding> resultShardings) const {
    const Sharding &source = operandShardings[0], &result = resultShardings[0];
    if (!source && !result)
      return ShardingOption::makeEmpty();
    auto slice = cast<tensor::ExtractSliceOp>(op);
    SmallVector<std::optional<unsigned>> resultDims = getResultDims(slice);
    SmallVector<Axes> dims(resultDims.size());
    for (auto [dim, resultDim] : llvm::enumerate(resultDims)) {
      if (!resultDim || !takesAll(slice, dim))
        continue;
      // As everywhere, what the users want comes first.
      dims[dim] =
          Axes(result ? getAxes(result, *resultDim) : getAxes(source, dim));
    }
    return ShardingOption(ShardingArray(dims),
                          (result ? result : source).getGridAttr());
  }

  FailureOr<std::vector<Sharding>>
  getShardingAnnotations(Operation *op, const ShardingOption &option) const {
    auto slice = cast<tensor::ExtractSliceOp>(op);
    SmallVector<Axes> resultAxes(slice.getType().getRank());
    for (auto [dim, resultDim] : llvm::enumerate(getResultDims(slice)))
      if (resultDim)
        resultAxes[*resultDim] = option.shardingArray[dim];
    // Beside the source there are only numbers.
    std::vector<Sharding> shardings(op->getNumOperands() + 1);
    shardings.front() =
        makeSharding(op->getContext(), option.grid, option.shardingArray);
    shardings.back() = makeSharding(op->getContext(), option.grid, resultAxes);
    return shardings;
  }

  LogicalResult addShardingAnnotations(Operation *op, OpBuilder &builder,
                                       const ShardingOption &option) const {
    FailureOr<std::vector<Sharding>> shardings =
        getShardingAnnotations(op, option);
    annotateSourceAndResult(op, shardings->front(), shardings->back(), builder);
    return success();
  }

  LogicalResult partition(Operation *op, ArrayRef<Value> partitionedOperands,
                          ArrayRef<Sharding> operandShardings,
                          ArrayRef<Sharding> resultShardings,
                          IRMapping &partitionMap,
                          SymbolTableCollection &symbolTable,
                          OpBuilder &builder) const {
    auto slice = cast<tensor::ExtractSliceOp>(op);
    auto source = cast<RankedTensorType>(partitionedOperands[0].getType());
    SmallVector<OpFoldResult> sizes = slice.getMixedSizes();
    for (auto [dim, resultDim] : llvm::enumerate(getResultDims(slice))) {
      ArrayRef<GridAxis> axes = getAxes(operandShardings[0], dim);
      if (resultDim ? axes != getAxes(resultShardings[0], *resultDim)
                    : !axes.empty())
        return op->emitOpError()
               << "can't cut dimension " << dim << " of its source otherwise "
               << "than its result";
      if (axes.empty())
        continue;
      if (!takesAll(slice, dim))
        return op->emitOpError()
               << "can't cut dimension " << dim << ", of which it takes a part";
      sizes[dim] = builder.getIndexAttr(source.getDimSize(dim));
    }
    auto remap = [&](SmallVector<OpFoldResult> values) {
      for (OpFoldResult &value : values)
        if (auto dynamic = dyn_cast<Value>(value))
          value = partitionMap.lookup(dynamic);
      return values;
    };
    auto local = tensor::ExtractSliceOp::create(
        builder, op->getLoc(),
        getLocalType(op, slice.getType(), resultShardings[0], symbolTable),
        partitionedOperands[0], remap(slice.getMixedOffsets()), remap(sizes),
        remap(slice.getMixedStrides()));
    partitionMap.map(op->getResult(0), local.getResult());
    return success();
  }

private:
  /// By dimension of the source, that of the result, unless it is dropped.
  static SmallVector<std::optional<unsigned>>
  getResultDims(tensor::ExtractSliceOp slice) {
    llvm::SmallBitVector dropped = slice.getDroppedDims();
    SmallVector<std::optional<unsigned>> dims(dropped.size());
    unsigned next = 0;
    for (unsigned dim = 0, end = dropped.size(); dim < end; ++dim)
      if (!dropped[dim])
        dims[dim] = next++;
    return dims;
  }

  /// Whether the slice is all of the dimension `dim`, in its order.
  static bool takesAll(tensor::ExtractSliceOp slice, unsigned dim) {
    return slice.getStaticOffsets()[dim] == 0 &&
           slice.getStaticStrides()[dim] == 1 &&
           !ShapedType::isDynamic(slice.getStaticSizes()[dim]) &&
           slice.getStaticSizes()[dim] == slice.getSourceType().getDimSize(dim);
  }
};

template <typename OpTy, typename Model>
void attach(MLIRContext &context) {
  if (!OperationName(OpTy::getOperationName(), &context)
           .template hasInterface<ShardingInterface>())
    OpTy::template attachInterface<Model>(context);
}

} // namespace

void attachTensorShardingModels(MLIRContext &context) {
  attach<tensor::ExpandShapeOp, ReshapeShardingModel<tensor::ExpandShapeOp>>(
      context);
  attach<tensor::CollapseShapeOp,
         ReshapeShardingModel<tensor::CollapseShapeOp>>(context);
  attach<tensor::ConcatOp, ConcatShardingModel>(context);
  attach<tensor::ExtractSliceOp, SliceShardingModel>(context);
}

} // namespace prelude
