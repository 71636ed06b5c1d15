//===- Materializer.cpp - Tensors from scalar functions -------------------===//
//
// Reshapes, transposes and copies; tables; tensors of positions and slots.
//
//===----------------------------------------------------------------------===//

#include "Materializer.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace prelude {

static int64_t getCount(ArrayRef<Axis> axes) {
  int64_t count = 1;
  for (const Axis &axis : axes)
    count *= axis.extent;
  return count;
}

static SmallVector<int64_t> getExtents(ArrayRef<Axis> axes) {
  return llvm::map_to_vector(axes,
                             [](const Axis &axis) { return axis.extent; });
}

void Materializer::setRaised(Value root, Value tokenMajor,
                             const TokenMajor &layout) {
  Raised entry{tokenMajor, {}};
  llvm::append_range(entry.order, layout.rows);
  if (layout.heads)
    entry.order.push_back(*layout.heads);
  entry.order.push_back(layout.last);
  raised[root] = entry;
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

Value Materializer::reshape(OpBuilder &builder, Location loc, Value value,
                            ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(value.getType());
  if (type.getShape() == shape)
    return value;
  // The finest shape that both are expansions of.
  SmallVector<int64_t> common;
  SmallVector<ReassociationIndices> from, to;
  unsigned i = 0, j = 0, m = type.getRank(), n = shape.size();
  while (i < m || j < n) {
    ReassociationIndices a, b;
    int64_t left = 1, right = 1;
    if (i < m) {
      left = type.getDimSize(i);
      a.push_back(i++);
    }
    if (j < n) {
      right = shape[j];
      b.push_back(j++);
    }
    while (left != right) {
      if (left < right) {
        assert(i < m && "shapes differ in elements");
        left *= type.getDimSize(i);
        a.push_back(i++);
      } else {
        assert(j < n && "shapes differ in elements");
        right *= shape[j];
        b.push_back(j++);
      }
    }
    // Dimensions of 1 that are left over belong to the last group.
    if (a.empty() || b.empty()) {
      from.back().append(a);
      to.back().append(b);
      continue;
    }
    common.push_back(left);
    from.push_back(a);
    to.push_back(b);
  }
  auto isTrivial = [](ArrayRef<ReassociationIndices> groups) {
    return llvm::all_of(groups, [](auto &group) { return group.size() == 1; });
  };
  Type elementType = type.getElementType();
  if (!isTrivial(from))
    value = tensor::CollapseShapeOp::create(
        builder, loc, RankedTensorType::get(common, elementType), value, from);
  if (!isTrivial(to))
    value = tensor::ExpandShapeOp::create(
        builder, loc, RankedTensorType::get(shape, elementType), value, to);
  return value;
}

static Value transposeTo(OpBuilder &builder, Location loc, Value value,
                         ArrayRef<int64_t> permutation) {
  bool isIdentity = true;
  SmallVector<int64_t> shape;
  auto type = cast<RankedTensorType>(value.getType());
  for (auto [to, from] : llvm::enumerate(permutation)) {
    isIdentity &= static_cast<int64_t>(to) == from;
    shape.push_back(type.getDimSize(from));
  }
  if (isIdentity)
    return value;
  Value init =
      tensor::EmptyOp::create(builder, loc, shape, type.getElementType());
  return linalg::TransposeOp::create(builder, loc, value, init, permutation)
      ->getResult(0);
}

Value Materializer::undoTokenMajor(OpBuilder &builder, Location loc,
                                   Value value, ArrayRef<Axis> axes,
                                   const TokenMajor &layout) {
  SmallVector<unsigned> order(layout.rows.begin(), layout.rows.end());
  if (layout.heads)
    order.push_back(*layout.heads);
  order.push_back(layout.last);
  SmallVector<int64_t> shape, permutation(order.size());
  for (auto [position, dim] : llvm::enumerate(order)) {
    shape.push_back(axes[dim].extent);
    permutation[dim] = position;
  }
  return transposeTo(builder, loc, reshape(builder, loc, value, shape),
                     permutation);
}

Value Materializer::getTensor(OpBuilder &builder, Location loc,
                              ArrayRef<NodeRef> views, ArrayRef<Axes> groups) {
  Axes axes;
  SmallVector<int64_t> shape;
  for (const Axes &group : groups) {
    axes.append(group.begin(), group.end());
    shape.push_back(getCount(group));
  }
  AffineExpr wanted = space.linearize(getDims(axes), getExtents(axes));

  // The tensor farthest from the use that has the elements in order already.
  for (NodeRef view : llvm::reverse(views)) {
    Value base = view->value;
    SmallVector<AffineExpr> indices(view->indices.begin(), view->indices.end());
    auto type = cast<RankedTensorType>(base.getType());
    SmallVector<int64_t> baseShape(type.getShape());
    if (auto it = raised.find(base); it != raised.end()) {
      base = it->second.tensor;
      for (auto [position, dim] : llvm::enumerate(it->second.order)) {
        indices[position] = view->indices[dim];
        baseShape[position] = type.getDimSize(dim);
      }
    }
    if (!hasStaticSize(type) || type.getNumElements() != getCount(axes))
      continue;
    if (space.linearize(indices, baseShape) != wanted)
      continue;
    // Of what was gathered with known indices a slice says more.
    if (auto gather = base.getDefiningOp<linalg::GenericOp>();
        gather && llvm::any_of(gather.getBody()->getOperations(),
                               llvm::IsaPred<tensor::ExtractOp>))
      if (Value sliced = slice(builder, loc, views, axes))
        return reshape(builder, loc, sliced, shape);
    return reshape(builder, loc, base, shape);
  }
  for (NodeRef view : llvm::reverse(views))
    if (Value transposed = transpose(builder, loc, view, axes))
      return reshape(builder, loc, transposed, shape);
  return reshape(builder, loc, copy(builder, loc, views.back(), axes), shape);
}

/// A slice that has exactly the elements of `axes`, in their order, of the
/// tensor farthest from the use that has one; null where there is none.
Value Materializer::slice(OpBuilder &builder, Location loc,
                          ArrayRef<NodeRef> views, ArrayRef<Axis> axes) {
  for (NodeRef view : llvm::reverse(views)) {
    auto type = cast<RankedTensorType>(view->value.getType());
    if (!hasStaticSize(type) || raised.contains(view->value))
      continue;
    SmallVector<OpFoldResult> offsets, sizes;
    auto axis = axes.begin();
    bool isSlice = true;
    for (auto [index, extent] :
         llvm::zip_equal(view->indices, type.getShape())) {
      while (axis != axes.end() && axis->extent == 1)
        ++axis;
      AffineExpr first = index;
      int64_t size = 1;
      if (axis != axes.end() && space.getCoefficient(index, axis->dim) == 1) {
        first = space.add(index, space.mul(axis->dim, -1));
        size = axis->extent;
        ++axis;
      }
      std::optional<int64_t> offset =
          first ? IndexSpace::getConstantValue(first) : std::nullopt;
      if (!offset || *offset < 0 || *offset > extent - size) {
        isSlice = false;
        break;
      }
      offsets.push_back(builder.getIndexAttr(*offset));
      sizes.push_back(builder.getIndexAttr(size));
    }
    while (axis != axes.end() && axis->extent == 1)
      ++axis;
    if (!isSlice || axis != axes.end())
      continue;
    SmallVector<OpFoldResult> strides(type.getRank(), builder.getIndexAttr(1));
    return tensor::ExtractSliceOp::create(builder, loc, view->value, offsets,
                                          sizes, strides);
  }
  return {};
}

/// The axes as a permutation of the loaded tensor's dimensions; null where they
/// aren't.
Value Materializer::transpose(OpBuilder &builder, Location loc, NodeRef load,
                              ArrayRef<Axis> axes) {
  auto type = cast<RankedTensorType>(load->value.getType());
  if (!hasStaticSize(type) || type.getNumElements() != getCount(axes))
    return {};
  SmallVector<int64_t> permutation;
  for (auto [dim, extent] : llvm::enumerate(type.getShape()))
    if (extent == 1)
      permutation.push_back(dim);
  for (const Axis &axis : axes) {
    if (axis.extent == 1)
      continue;
    auto it = llvm::find(load->indices, axis.dim);
    if (it == load->indices.end())
      return {};
    unsigned dim = it - load->indices.begin();
    if (type.getDimSize(dim) != axis.extent)
      return {};
    permutation.push_back(dim);
  }
  if (permutation.size() != static_cast<size_t>(type.getRank()))
    return {};
  return transposeTo(builder, loc, load->value, permutation);
}

//===----------------------------------------------------------------------===//
// Copies and index tensors
//===----------------------------------------------------------------------===//

namespace {

/// Emits index functions and integer nodes in the body of a generic whose loops
/// are `axes`.
class BodyEmitter {
public:
  BodyEmitter(OpBuilder &builder, Location loc, ScalarTracer &tracer,
              ArrayRef<Axis> axes)
      : builder(builder), loc(loc), tracer(tracer), axes(axes) {}

  /// As i64.
  Value emit(AffineExpr expr) {
    Type i64 = builder.getI64Type();
    if (auto constant = dyn_cast<AffineConstantExpr>(expr))
      return getI64(constant.getValue());
    if (isa<AffineDimExpr>(expr)) {
      for (auto [number, axis] : llvm::enumerate(axes))
        if (axis.dim == expr)
          return arith::IndexCastOp::create(
              builder, loc, i64, linalg::IndexOp::create(builder, loc, number));
      return getI64(0);
    }
    if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
      return emit(tracer.getSymbol(symbol.getPosition()));
    auto binary = cast<AffineBinaryOpExpr>(expr);
    Value lhs = emit(binary.getLHS()), rhs = emit(binary.getRHS());
    switch (expr.getKind()) {
    case AffineExprKind::Add:
      return arith::AddIOp::create(builder, loc, lhs, rhs);
    case AffineExprKind::Mul:
      return arith::MulIOp::create(builder, loc, lhs, rhs);
    case AffineExprKind::FloorDiv:
      return arith::FloorDivSIOp::create(builder, loc, lhs, rhs);
    default: {
      Value quotient = arith::FloorDivSIOp::create(builder, loc, lhs, rhs);
      Value multiple = arith::MulIOp::create(builder, loc, quotient, rhs);
      return arith::SubIOp::create(builder, loc, lhs, multiple);
    }
    }
  }

  /// A node, in i64 where it is an integer or index.
  Value emit(NodeRef node) { return widen(emitAsIs(node)); }

  /// As index.
  Value emitIndex(AffineExpr expr) {
    if (auto constant = dyn_cast<AffineConstantExpr>(expr))
      return arith::ConstantIndexOp::create(builder, loc, constant.getValue());
    for (auto [number, axis] : llvm::enumerate(axes))
      if (axis.dim == expr && axis.extent != 1)
        return linalg::IndexOp::create(builder, loc, number);
    return arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                      emit(expr));
  }

  Value getI64(int64_t value) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getI64IntegerAttr(value));
  }

private:
  Value widen(Value value) {
    Type i64 = builder.getI64Type(), type = value.getType();
    if (type == i64)
      return value;
    if (type.isIndex())
      return arith::IndexCastOp::create(builder, loc, i64, value);
    if (type.isInteger() && type.getIntOrFloatBitWidth() < 64)
      return arith::ExtSIOp::create(builder, loc, i64, value);
    return value;
  }
  Value emitAsIs(NodeRef node) {
    switch (node->kind) {
    case NodeKind::Constant:
      return arith::ConstantOp::create(builder, loc,
                                       cast<TypedAttr>(node->attr));
    case NodeKind::Scalar:
      return node->value;
    case NodeKind::Load: {
      SmallVector<Value> indices;
      for (AffineExpr index : node->indices)
        indices.push_back(emitIndex(index));
      return tensor::ExtractOp::create(builder, loc, node->value, indices);
    }
    case NodeKind::Index: {
      Value value = emit(node->indices[0]);
      if (node->type.isIndex())
        return arith::IndexCastOp::create(builder, loc, node->type, value);
      if (node->type.getIntOrFloatBitWidth() < 64)
        return arith::TruncIOp::create(builder, loc, node->type, value);
      return value;
    }
    case NodeKind::Cast: {
      Value operand = emitAsIs(node->operands[0]);
      if (node->type.isIndex() || operand.getType().isIndex())
        return arith::IndexCastOp::create(builder, loc, node->type, operand);
      return arith::ExtSIOp::create(builder, loc, node->type, operand);
    }
    default:
      break;
    }
    // Other: the op again.
    auto parts = cast<ArrayAttr>(node->attr);
    OperationState state(loc, cast<StringAttr>(parts[0]).getValue());
    state.addAttributes(cast<DictionaryAttr>(parts[1]).getValue());
    for (NodeRef operand : node->operands)
      state.addOperands(emitAsIs(operand));
    state.addTypes(node->type);
    return builder.create(state)->getResult(0);
  }

  OpBuilder &builder;
  Location loc;
  ScalarTracer &tracer;
  ArrayRef<Axis> axes;
};

} // namespace

Value Materializer::copy(OpBuilder &builder, Location loc, NodeRef load,
                         ArrayRef<Axis> axes) {
  SmallVector<int64_t> shape = getExtents(axes);
  Value init = tensor::EmptyOp::create(builder, loc, shape, load->type);
  AffineMap identity = builder.getMultiDimIdentityMap(shape.size());
  SmallVector<utils::IteratorType> iterators(shape.size(),
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             builder, loc, init.getType(), ValueRange(), init, identity,
             iterators,
             [&](OpBuilder &body, Location loc, ValueRange) {
               BodyEmitter emitter(body, loc, tracer, axes);
               SmallVector<Value> indices;
               for (AffineExpr index : load->indices)
                 indices.push_back(emitter.emitIndex(index));
               Value element =
                   tensor::ExtractOp::create(body, loc, load->value, indices);
               linalg::YieldOp::create(body, loc, element);
             })
      ->getResult(0);
}

/// The tensors and scalars that an index function reads.
static void getLeaves(ScalarTracer &tracer, AffineExpr expr,
                      SmallVectorImpl<Value> &leaves);
static void getLeaves(ScalarTracer &tracer, NodeRef node,
                      SmallVectorImpl<Value> &leaves) {
  if (node->value)
    leaves.push_back(node->value);
  for (NodeRef operand : node->operands)
    getLeaves(tracer, operand, leaves);
  for (AffineExpr index : node->indices)
    getLeaves(tracer, index, leaves);
}
static void getLeaves(ScalarTracer &tracer, AffineExpr expr,
                      SmallVectorImpl<Value> &leaves) {
  expr.walk([&](AffineExpr part) {
    if (auto symbol = dyn_cast<AffineSymbolExpr>(part))
      getLeaves(tracer, tracer.getSymbol(symbol.getPosition()), leaves);
  });
}

/// Sets the insertion point in the block of `user`, behind all of `values`.
static void setInsertionPointAfter(OpBuilder &builder, ArrayRef<Value> values,
                                   Operation *user) {
  Block *block = user->getBlock();
  Operation *last = nullptr;
  for (Value value : values)
    if (Operation *def = value.getDefiningOp())
      if (Operation *op = block->findAncestorOpInBlock(*def))
        if (!last || last->isBeforeInBlock(op))
          last = op;
  if (last)
    builder.setInsertionPointAfter(last);
  else
    builder.setInsertionPointToStart(block);
}

Value Materializer::getIndices(Operation *user, ArrayRef<Axis> rows,
                               AffineExpr expr, AffineExpr block,
                               int64_t limit) {
  std::vector<const void *> key = {user->getBlock(), expr.getAsOpaquePointer(),
                                   block ? block.getAsOpaquePointer() : nullptr,
                                   reinterpret_cast<const void *>(limit)};
  for (const Axis &axis : rows) {
    key.push_back(axis.dim.getAsOpaquePointer());
    key.push_back(reinterpret_cast<const void *>(axis.extent));
  }
  Value &result = known[key];
  if (result)
    return result;
  SmallVector<Value> leaves;
  getLeaves(tracer, expr, leaves);
  if (block)
    getLeaves(tracer, block, leaves);
  OpBuilder builder(user->getContext());
  setInsertionPointAfter(builder, leaves, user);

  Location loc = user->getLoc();
  SmallVector<int64_t> shape = getExtents(rows);
  if (shape.empty())
    shape.push_back(1);
  Value init =
      tensor::EmptyOp::create(builder, loc, shape, builder.getI64Type());
  SmallVector<utils::IteratorType> iterators(shape.size(),
                                             utils::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      builder, loc, init.getType(), ValueRange(), init,
      builder.getMultiDimIdentityMap(shape.size()), iterators,
      [&](OpBuilder &body, Location loc, ValueRange) {
        BodyEmitter emitter(body, loc, tracer, rows);
        Value index = emitter.emit(expr);
        if (block) {
          Value slot = index;
          if (IndexSpace::getConstantValue(block) != 0) {
            Value first = arith::MulIOp::create(body, loc, emitter.emit(block),
                                                emitter.getI64(limit));
            slot = arith::AddIOp::create(body, loc, first, index);
          }
          std::optional<IndexSpace::Range> range = space.getRange(expr);
          if (!range || range->min < 0 || range->max >= limit) {
            // 0 <= index < limit, as one unsigned comparison.
            Value isInside =
                arith::CmpIOp::create(body, loc, arith::CmpIPredicate::ult,
                                      index, emitter.getI64(limit));
            slot = arith::SelectOp::create(body, loc, isInside, slot,
                                           emitter.getI64(-1));
          }
          index = slot;
        }
        linalg::YieldOp::create(body, loc, index);
      });
  return result =
             reshape(builder, loc, generic->getResult(0), {getCount(rows)});
}

std::optional<Materializer::Table>
Materializer::getTable(Operation *user, ArrayRef<NodeRef> views,
                       const Axis &width) {
  for (NodeRef view : llvm::reverse(views)) {
    auto type = cast<RankedTensorType>(view->value.getType());
    if (!hasStaticSize(type) || type.getRank() < 1)
      continue;
    ArrayRef<AffineExpr> indices = view->indices;
    // The last dimension runs over the width, from a constant on.
    AffineExpr first = space.add(indices.back(), space.mul(width.dim, -1));
    std::optional<int64_t> offset =
        first ? IndexSpace::getConstantValue(first) : std::nullopt;
    if (!offset || *offset < 0 ||
        *offset > type.getShape().back() - width.extent ||
        llvm::any_of(indices.drop_back(), [&](AffineExpr index) {
          return tracer.dependsOn(index, width.dim);
        }))
      continue;
    Table table;
    table.row =
        space.linearize(indices.drop_back(), type.getShape().drop_back());
    if (!table.row)
      continue;
    table.rows = 1;
    for (int64_t extent : type.getShape().drop_back())
      table.rows *= extent;
    std::vector<const void *> key = {
        user->getBlock(), view->value.getAsOpaquePointer(),
        reinterpret_cast<const void *>(*offset),
        reinterpret_cast<const void *>(width.extent)};
    Value &result = known[key];
    if (!result) {
      OpBuilder builder(user->getContext());
      setInsertionPointAfter(builder, {view->value}, user);
      Location loc = user->getLoc();
      result = reshape(builder, loc, view->value,
                       {table.rows, type.getShape().back()});
      if (width.extent != type.getShape().back()) {
        SmallVector<OpFoldResult> offsets = {builder.getIndexAttr(0),
                                             builder.getIndexAttr(*offset)};
        SmallVector<OpFoldResult> sizes = {builder.getIndexAttr(table.rows),
                                           builder.getIndexAttr(width.extent)};
        SmallVector<OpFoldResult> strides(2, builder.getIndexAttr(1));
        result = tensor::ExtractSliceOp::create(builder, loc, result, offsets,
                                                sizes, strides);
      }
    }
    table.tensor = result;
    return table;
  }
  return std::nullopt;
}

} // namespace prelude
