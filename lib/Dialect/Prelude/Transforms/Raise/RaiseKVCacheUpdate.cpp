//===- RaiseKVCacheUpdate.cpp - Recognise cache writes --------------------===//
//
// A write is known by where it puts each element: the coordinates in the cache
// as functions of the stored tensor's indices. Slices and scatters differ in
// how they give those coordinates and in nothing else.
//
//===----------------------------------------------------------------------===//

#include "Matchers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace prelude {

namespace {

constexpr llvm::StringLiteral kScatter = "tm_tensor.scatter";
constexpr llvm::StringLiteral kTosaScatter = "tosa.scatter";

class CacheWriteMatcher {
public:
  CacheWriteMatcher(ScalarTracer &tracer, MaybeRefusal &refusal)
      : tracer(tracer), space(tracer.getSpace()), refusal(refusal) {}

  std::optional<CacheWrite> matchSlice(tensor::InsertSliceOp op);
  std::optional<CacheWrite> matchScatter(Operation *op);
  std::optional<CacheWrite> matchTosaScatter(Operation *op);
  std::optional<CacheWrite> matchSelect(Operation *op);

private:
  std::optional<CacheWrite> refuse(RaiseReason reason, std::string detail) {
    refusal = RaiseRefusal{reason, std::move(detail)};
    return std::nullopt;
  }
  /// What is common: `coordinates` in the cache of element `stored`, both over
  /// `axes`.
  std::optional<CacheWrite> matchCoordinates(Operation *op, Value cache,
                                             ArrayRef<Axis> axes,
                                             ArrayRef<AffineExpr> coordinates,
                                             NodeRef stored,
                                             RaiseReason otherwise);
  std::optional<CacheWrite> matchScatterAs(Operation *op,
                                           ArrayRef<int64_t> shape,
                                           ArrayRef<int64_t> dimensionMap);
  std::optional<CacheWrite> matchTosaScatterAs(Operation *op, Value cache,
                                               ArrayRef<int64_t> shape);
  AffineExpr asTosaIndex(NodeRef node);
  bool delinearizeTosaIndex(AffineExpr index, ArrayRef<int64_t> shape,
                            ArrayRef<Axis> axes,
                            SmallVectorImpl<AffineExpr> &coordinates);

  ScalarTracer &tracer;
  IndexSpace &space;
  MaybeRefusal &refusal;
};

std::optional<CacheWrite> CacheWriteMatcher::matchCoordinates(
    Operation *op, Value cache, ArrayRef<Axis> axes,
    ArrayRef<AffineExpr> coordinates, NodeRef stored, RaiseReason otherwise) {
  auto type = cast<RankedTensorType>(cache.getType());
  if (!hasStaticSize(type) || !isActivationElementType(type.getElementType()) ||
      stored->type != type.getElementType())
    return refuse(RaiseReason::CacheType,
                  llvm::formatv("the cache is {0}, what is stored {1}", type,
                                stored->type));
  // The axis that runs over a whole dimension of the cache.
  auto findAxis = [&](unsigned dim) -> std::optional<unsigned> {
    for (auto [number, axis] : llvm::enumerate(axes))
      if (axis.extent != 1 && coordinates[dim] == axis.dim &&
          axis.extent == type.getDimSize(dim))
        return number;
    return std::nullopt;
  };
  auto isWhole = [&](unsigned dim) {
    return findAxis(dim) || (type.getDimSize(dim) == 1 &&
                             coordinates[dim] == space.getConstant(0));
  };
  if (!isWhole(3))
    return refuse(otherwise, "not all dims of a row are written, in order");
  for (CacheLayout layout : {CacheLayout::HND, CacheLayout::NHD}) {
    unsigned headDim = layout == CacheLayout::HND ? 1 : 2;
    unsigned slotDim = layout == CacheLayout::HND ? 2 : 1;
    if (!isWhole(headDim))
      continue;
    std::optional<unsigned> heads = findAxis(headDim), last = findAxis(3);
    CacheWrite write;
    write.op = op;
    write.cache = cache;
    write.result = op->getResult(0);
    write.layout = layout;
    write.blockSize = type.getDimSize(slotDim);
    write.block = coordinates[0];
    write.position = coordinates[slotDim];
    // Neither block nor position may differ within a row.
    bool sameRow = true;
    for (std::optional<unsigned> axis : {heads, last})
      if (axis)
        sameRow &= !tracer.dependsOn(write.block, axes[*axis].dim) &&
                   !tracer.dependsOn(write.position, axes[*axis].dim);
    if (!sameRow)
      continue;
    // The block must lie in the cache; a position outside writes nothing.
    std::optional<IndexSpace::Range> block = space.getRange(write.block);
    if (!block || block->min < 0 || block->max >= type.getDimSize(0))
      return refuse(otherwise,
                    llvm::formatv("the batch index isn't known to be below {0}",
                                  type.getDimSize(0)));
    // Rows, heads, head size.
    for (auto [number, axis] : llvm::enumerate(axes))
      if (axis.extent != 1 && heads != number && last != number) {
        write.axesLayout.rows.push_back(write.axes.size());
        write.axes.push_back(axis);
      }
    write.axesLayout.heads = write.axes.size();
    write.axes.push_back(heads ? axes[*heads] : Axis{space.getConstant(0), 1});
    write.axesLayout.last = write.axes.size();
    write.axes.push_back(last ? axes[*last] : Axis{space.getConstant(0), 1});
    write.stored = getViews(tracer, stored);
    if (write.stored.empty())
      return refuse(otherwise, "what is stored isn't a tensor");
    if (tracer.isExhausted())
      return refuse(RaiseReason::TraceLimit, "the limit of steps was reached");
    refusal.reset();
    return write;
  }
  return refuse(otherwise == RaiseReason::SlicePartialRow
                    ? RaiseReason::SlicePartialHeads
                    : otherwise,
                "not all heads are written, in order and to one position");
}

std::optional<CacheWrite>
CacheWriteMatcher::matchSlice(tensor::InsertSliceOp op) {
  if (op.getDestType().getRank() != 4)
    return std::nullopt;
  Value cache = op.getDest();
  tracer.beginRoot();

  RankedTensorType sourceType = op.getSourceType();
  Axes sourceAxes = getAxes(space, sourceType.getShape());
  llvm::SmallBitVector dropped = op.getDroppedDims();
  SmallVector<AffineExpr> coordinates;
  unsigned next = 0;
  for (unsigned i = 0; i < 4; ++i) {
    std::optional<int64_t> size = getConstantIntValue(op.getMixedSizes()[i]);
    std::optional<int64_t> stride =
        getConstantIntValue(op.getMixedStrides()[i]);
    if (size != 1 && stride != 1)
      return refuse(RaiseReason::SliceStride,
                    llvm::formatv("dimension {0} has stride {1}", i,
                                  stride ? std::to_string(*stride)
                                         : std::string("unknown")));
    AffineExpr index =
        dropped.test(i) ? space.getConstant(0) : sourceAxes[next++].dim;
    OpFoldResult offset = op.getMixedOffsets()[i];
    if (std::optional<int64_t> constant = getConstantIntValue(offset))
      index = space.add(index, *constant);
    else
      index = space.add(index,
                        tracer.asIndex(tracer.getScalar(cast<Value>(offset))));
    if (!index)
      return refuse(RaiseReason::SlicePartialRow, "an offset is out of range");
    coordinates.push_back(index);
  }
  if (!hasStaticSize(sourceType))
    return refuse(RaiseReason::CacheType,
                  llvm::formatv("what is stored is {0}", sourceType));
  return matchCoordinates(op, cache, sourceAxes, coordinates,
                          tracer.getLoad(op.getSource(), getDims(sourceAxes)),
                          RaiseReason::SlicePartialRow);
}

/// The name of the op that a node of kind Other is, or nothing.
StringRef getOpName(NodeRef node) {
  if (node->kind != NodeKind::Other)
    return {};
  return cast<StringAttr>(cast<ArrayAttr>(node->attr)[0]).getValue();
}

/// An attribute of an op that isn't registered, which may be a property.
Attribute getAttribute(Operation *op, StringRef name) {
  if (Attribute attr = op->getAttr(name))
    return attr;
  if (auto properties =
          dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute()))
    return properties.get(name);
  return {};
}

std::optional<CacheWrite>
CacheWriteMatcher::matchScatterAs(Operation *op, ArrayRef<int64_t> shape,
                                  ArrayRef<int64_t> dimensionMap) {
  Value updates = op->getOperand(0), indices = op->getOperand(1);
  Value cache = op->getOperand(2);
  auto updatesType = cast<RankedTensorType>(updates.getType());
  // One axis for each part of the update's number, then the window.
  SmallVector<int64_t> extents(shape);
  llvm::append_range(extents, updatesType.getShape().drop_front());
  Axes axes = getAxes(space, extents);
  SmallVector<AffineExpr, 4> dims = getDims(axes);
  AffineExpr number = space.linearize(
      ArrayRef<AffineExpr>(dims).take_front(shape.size()), shape);
  if (!number)
    return std::nullopt;
  SmallVector<AffineExpr> coordinates, updateIndices = {number};
  for (AffineExpr dim : ArrayRef<AffineExpr>(dims).drop_front(shape.size())) {
    coordinates.push_back(dim);
    updateIndices.push_back(dim);
  }
  for (auto [column, dim] : llvm::enumerate(dimensionMap)) {
    NodeRef index = tracer.resolve(tracer.getLoad(
        indices, {number, space.getConstant(static_cast<int64_t>(column))}));
    if (!index)
      return refuse(RaiseReason::TraceLimit, "the indices can't be traced");
    coordinates[dim] = space.add(coordinates[dim], tracer.asIndex(index));
    if (!coordinates[dim])
      return refuse(RaiseReason::ScatterIndices, "an index is out of range");
  }
  return matchCoordinates(op, cache, axes, coordinates,
                          tracer.getLoad(updates, updateIndices),
                          RaiseReason::ScatterIndices);
}

std::optional<CacheWrite> CacheWriteMatcher::matchScatter(Operation *op) {
  if (op->getNumOperands() != 3 || op->getNumResults() != 1 ||
      op->getNumRegions() != 1)
    return std::nullopt;
  auto updates = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
  auto indices = dyn_cast<RankedTensorType>(op->getOperand(1).getType());
  auto cache = dyn_cast<RankedTensorType>(op->getOperand(2).getType());
  if (!updates || !indices || !cache ||
      op->getResult(0).getType() != op->getOperand(2).getType() ||
      cache.getRank() != 4 || !isa<FloatType>(cache.getElementType()))
    return std::nullopt;
  tracer.beginRoot();

  // The body yields the update.
  Region &region = op->getRegion(0);
  if (!region.hasOneBlock() || region.front().getNumArguments() != 2 ||
      region.front().empty())
    return refuse(RaiseReason::ScatterCombiner, "the body isn't one block");
  Operation &yield = region.front().back();
  if (yield.getNumOperands() != 1 ||
      yield.getOperand(0) != region.front().getArgument(0))
    return refuse(RaiseReason::ScatterCombiner,
                  "the body yields something else than the update");
  auto unique = dyn_cast_or_null<BoolAttr>(getAttribute(op, "unique_indices"));
  if (!unique || !unique.getValue())
    return refuse(RaiseReason::ScatterNotUnique,
                  unique ? "unique_indices is false"
                         : "unique_indices isn't given");

  SmallVector<int64_t> dimensionMap;
  if (auto map = dyn_cast_or_null<DenseI64ArrayAttr>(
          getAttribute(op, "dimension_map")))
    dimensionMap.assign(map.asArrayRef().begin(), map.asArrayRef().end());
  else
    for (int64_t i = 0; i < 4; ++i)
      dimensionMap.push_back(i);
  if (!hasStaticSize(updates) || !hasStaticSize(indices) ||
      updates.getRank() != 5 || indices.getRank() != 2 ||
      indices.getDimSize(0) != updates.getDimSize(0) ||
      indices.getDimSize(1) != static_cast<int64_t>(dimensionMap.size()) ||
      !indices.getElementType().isInteger() || updates.getDimSize(0) < 1 ||
      llvm::any_of(dimensionMap,
                   [](int64_t dim) { return dim < 0 || dim > 3; }))
    return refuse(RaiseReason::ScatterIndices,
                  llvm::formatv("updates {0} and indices {1} aren't one row of "
                                "indices for each update",
                                updates, indices));

  // Into which axes the number of the update is cut, the tensors that it was
  // collapsed from tell.
  SmallVector<SmallVector<int64_t>> shapes;
  int64_t number = updates.getDimSize(0);
  for (Value value : {op->getOperand(0), op->getOperand(1)}) {
    for (unsigned step = 0; step < 4; ++step) {
      Operation *def = value.getDefiningOp();
      if (!def || !isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(def))
        break;
      value = def->getOperand(0);
      auto type = cast<RankedTensorType>(value.getType());
      if (hasStaticSize(type) && type.getNumElements() == number)
        shapes.push_back(llvm::to_vector(type.getShape()));
    }
  }
  llvm::sort(shapes, [](auto &lhs, auto &rhs) {
    return lhs.size() != rhs.size() ? lhs.size() > rhs.size() : lhs < rhs;
  });
  shapes.push_back({number});
  MaybeRefusal first;
  for (ArrayRef<int64_t> shape : shapes) {
    if (auto write = matchScatterAs(op, shape, dimensionMap))
      return write;
    if (!first)
      first = refusal;
  }
  refusal = first;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// tosa.scatter
//===----------------------------------------------------------------------===//

/// The shapes of `number` elements that `value` is a reshape of.
void getShapesBefore(Value value, int64_t number,
                     SmallVectorImpl<SmallVector<int64_t>> &shapes) {
  for (;;) {
    auto type = cast<RankedTensorType>(value.getType());
    if (hasStaticSize(type) && type.getNumElements() == number)
      shapes.push_back(llvm::to_vector(type.getShape()));
    Operation *def = value.getDefiningOp();
    if (!isa_and_nonnull<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(def))
      return;
    value = def->getOperand(0);
  }
}

/// An index of a TOSA module as an index function. There no sum and no product
/// of integers wraps: TOSA leaves undefined what such a graph computes.
AffineExpr CacheWriteMatcher::asTosaIndex(NodeRef node) {
  StringRef name = getOpName(node);
  bool isSum = name == arith::AddIOp::getOperationName();
  if (!isSum && name != arith::MulIOp::getOperationName())
    return tracer.asIndex(node);
  AffineExpr lhs = asTosaIndex(node->operands[0]);
  AffineExpr rhs = asTosaIndex(node->operands[1]);
  if (isSum)
    return space.add(lhs, rhs);
  if (std::optional<int64_t> factor = IndexSpace::getConstantValue(lhs))
    return space.mul(rhs, *factor);
  if (std::optional<int64_t> factor = IndexSpace::getConstantValue(rhs))
    return space.mul(lhs, *factor);
  return tracer.asIndex(node);
}

/// Appends the coordinates in `shape` of the row-major position `index`. One of
/// them may be of any value as far as can be seen. It lies inside nevertheless:
/// below 0 the index of the first of the rows with that value would be
/// negative, and beyond the extent that of the last one too large, which TOSA
/// forbids. So all combinations of the coordinates before must have that value.
bool CacheWriteMatcher::delinearizeTosaIndex(
    AffineExpr index, ArrayRef<int64_t> shape, ArrayRef<Axis> axes,
    SmallVectorImpl<AffineExpr> &coordinates) {
  SmallVector<AffineExpr> found(shape.size());
  std::optional<unsigned> unbounded;
  for (unsigned dim = shape.size(); dim-- > 0;) {
    AffineExpr rest = index;
    if (dim != 0 && !space.divide(index, shape[dim], index, rest))
      return false;
    std::optional<IndexSpace::Range> range = space.getRange(rest);
    if (!range || range->min < 0 || range->max >= shape[dim]) {
      if (unbounded)
        return false;
      unbounded = dim;
    }
    found[dim] = rest;
  }
  for (unsigned dim = 0; unbounded && dim < *unbounded; ++dim) {
    if (shape[dim] == 1)
      continue;
    if (llvm::none_of(axes,
                      [&](const Axis &axis) {
                        return axis.dim == found[dim] &&
                               axis.extent == shape[dim];
                      }) ||
        tracer.dependsOn(found[*unbounded], found[dim]))
      return false;
  }
  coordinates.append(found);
  return true;
}

/// Over axes of `shape`, into which the elements of the updates are cut.
std::optional<CacheWrite>
CacheWriteMatcher::matchTosaScatterAs(Operation *op, Value cache,
                                      ArrayRef<int64_t> shape) {
  ArrayRef<int64_t> to =
      cast<RankedTensorType>(op->getOperand(0).getType()).getShape();
  ArrayRef<int64_t> from =
      cast<RankedTensorType>(op->getOperand(2).getType()).getShape();
  Axes axes = getAxes(space, shape);
  SmallVector<AffineExpr> update; // batch, number, channel
  AffineExpr element = space.linearize(getDims(axes), shape);
  if (!element || !space.delinearize(element, from, update))
    return refuse(RaiseReason::ScatterIndices, "an index is out of range");
  NodeRef number = tracer.resolveAll(
      tracer.getLoad(op->getOperand(1), {update[0], update[1]}));
  if (!number)
    return refuse(RaiseReason::TraceLimit, "the indices can't be traced");
  AffineExpr index = asTosaIndex(number);
  if (!index)
    return refuse(RaiseReason::ScatterIndices, "an index is out of range");

  // The dimensions of the cache that batch, number and channel stand for.
  ArrayRef<int64_t> whole = cast<RankedTensorType>(cache.getType()).getShape();
  auto take = [&](int64_t extent, bool isLast) {
    int64_t count = 1;
    unsigned rank = 0;
    while (rank < whole.size() && (isLast || count < extent))
      count *= whole[rank++];
    ArrayRef<int64_t> part = whole.take_front(rank);
    whole = whole.drop_front(rank);
    return std::pair(part, count == extent);
  };
  auto [batches, isBatch] = take(to[0], false);
  auto [numbers, isNumber] = take(to[1], false);
  auto [channels, isChannel] = take(to[2], true);
  SmallVector<AffineExpr> coordinates;
  if (!isBatch || !isNumber || !isChannel ||
      !space.delinearize(update[0], batches, coordinates))
    return refuse(RaiseReason::ScatterIndices,
                  llvm::formatv("the scatter's {0} isn't made of whole "
                                "dimensions of the cache {1}",
                                op->getOperand(0).getType(), cache.getType()));
  if (!delinearizeTosaIndex(index, numbers, axes, coordinates))
    return refuse(RaiseReason::ScatterIndices,
                  "the position isn't known to lie in one row of the cache");
  if (!space.delinearize(update[2], channels, coordinates))
    return refuse(RaiseReason::ScatterIndices, "an index is out of range");
  return matchCoordinates(op, cache, axes, coordinates,
                          tracer.getLoad(op->getOperand(2), update),
                          RaiseReason::ScatterIndices);
}

/// values[n, indices[n, w], c] = input[n, w, c] in a tensor of rank 3 that the
/// cache was reshaped to. Each row is written once at most: TOSA demands it.
std::optional<CacheWrite> CacheWriteMatcher::matchTosaScatter(Operation *op) {
  if (op->getNumOperands() != 3 || op->getNumResults() != 1 ||
      llvm::any_of(op->getOperandTypes(), [](Type type) {
        auto ranked = dyn_cast<RankedTensorType>(type);
        return !ranked || !hasStaticSize(ranked) ||
               ranked.getNumElements() == 0;
      }))
    return std::nullopt;
  Value cache = op->getOperand(0);
  while (Operation *def = cache.getDefiningOp()) {
    if (!isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(def))
      break;
    cache = def->getOperand(0);
  }
  auto type = dyn_cast<RankedTensorType>(cache.getType());
  if (!type || type.getRank() != 4 || !isa<FloatType>(type.getElementType()))
    return std::nullopt;
  tracer.beginRoot();

  auto input = cast<RankedTensorType>(op->getOperand(2).getType());
  SmallVector<SmallVector<int64_t>> shapes;
  getShapesBefore(op->getOperand(2), input.getNumElements(), shapes);
  llvm::stable_sort(
      shapes, [](auto &lhs, auto &rhs) { return lhs.size() > rhs.size(); });
  MaybeRefusal first;
  for (ArrayRef<int64_t> shape : shapes) {
    if (auto write = matchTosaScatterAs(op, cache, shape))
      return write;
    if (!first)
      first = refusal;
  }
  refusal = first;
  return std::nullopt;
}

/// A choice, for each element of the cache, between it and what is stored:
/// where the slot is one position. What has no scatter writes so.
std::optional<CacheWrite> CacheWriteMatcher::matchSelect(Operation *op) {
  Value root = op->getResult(0);
  auto type = cast<RankedTensorType>(root.getType());
  if (type.getRank() != 4 || !hasStaticSize(type))
    return std::nullopt;
  tracer.beginRoot();
  Axes axes = getAxes(space, type.getShape());
  SmallVector<AffineExpr, 4> dims = getDims(axes);
  NodeRef select = tracer.resolve(tracer.getLoad(root, dims));
  if (!select || getOpName(select) != "arith.select")
    return std::nullopt;
  NodeRef cache = tracer.getViewRoot(select->operands[2]);
  if (!cache || cache->kind != NodeKind::Load ||
      !isa<BlockArgument>(cache->value) ||
      cache->value.getType() != root.getType() ||
      ArrayRef<AffineExpr>(cache->indices) != ArrayRef<AffineExpr>(dims))
    return std::nullopt;

  // slot == position
  NodeRef compare = tracer.resolve(select->operands[0]);
  if (!compare || getOpName(compare) != "arith.cmpi" ||
      cast<DictionaryAttr>(cast<ArrayAttr>(compare->attr)[1])
              .getAs<IntegerAttr>("predicate")
              .getInt() != static_cast<int64_t>(arith::CmpIPredicate::eq))
    return refuse(RaiseReason::CacheSelect,
                  "the condition isn't that two numbers are equal");
  for (unsigned slotDim : {2u, 1u})
    for (unsigned side : {0u, 1u}) {
      NodeRef slot = tracer.getKnownInteger(compare->operands[side]);
      NodeRef position = tracer.resolve(compare->operands[1 - side]);
      if (axes[slotDim].extent == 1 || slot->kind != NodeKind::Index ||
          slot->indices[0] != dims[slotDim] || !position ||
          tracer.dependsOn(position, dims[slotDim]))
        continue;
      // What is stored, before it is broadcast over the slots.
      SmallVector<NodeRef, 4> views = getViews(tracer, select->operands[1]);
      auto row = llvm::find_if(views, [&](NodeRef view) {
        return !tracer.dependsOn(view, dims[slotDim]);
      });
      if (row == views.end())
        continue;
      SmallVector<AffineExpr> coordinates(dims.begin(), dims.end());
      coordinates[slotDim] = tracer.asIndex(position);
      Axes stored = axes;
      stored.erase(stored.begin() + slotDim);
      return matchCoordinates(op, cache->value, stored, coordinates, *row,
                              RaiseReason::CacheSelect);
    }
  return refuse(RaiseReason::CacheSelect,
                "the condition isn't that the slot is one position");
}

} // namespace

std::optional<CacheWrite> matchCacheWrite(ScalarTracer &tracer, Operation *op,
                                          MaybeRefusal &refusal) {
  CacheWriteMatcher matcher(tracer, refusal);
  if (auto slice = dyn_cast<tensor::InsertSliceOp>(op))
    return matcher.matchSlice(slice);
  // At the end of a block an op that isn't registered is its terminator.
  if (op->getName().getStringRef() == kScatter)
    return op == &op->getBlock()->back() ? std::nullopt
                                         : matcher.matchScatter(op);
  if (op->getName().getStringRef() == kTosaScatter)
    return matcher.matchTosaScatter(op);
  if (op->getNumResults() == 1)
    return matcher.matchSelect(op);
  return std::nullopt;
}

} // namespace prelude
