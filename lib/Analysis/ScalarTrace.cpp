//===- ScalarTrace.cpp - The scalar function behind a tensor --------------===//
//
// Expansion of loads by the ops that move elements, as index transforms. Those
// that compute them are in ScalarTraceBodies.cpp.
//
//===----------------------------------------------------------------------===//

#include "prelude/Analysis/ScalarTrace.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace prelude {

/// Tensors beyond this size aren't looked into: index arithmetic over them
/// could overflow.
static constexpr int64_t kMaxElements = int64_t(1) << 48;

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

void Node::Profile(llvm::FoldingSetNodeID &profile) const {
  profile.AddInteger(static_cast<int>(kind));
  profile.AddPointer(type.getAsOpaquePointer());
  for (NodeRef operand : operands)
    profile.AddPointer(operand);
  profile.AddInteger(indices.size());
  for (AffineExpr index : indices)
    profile.AddPointer(index.getAsOpaquePointer());
  profile.AddPointer(value.getAsOpaquePointer());
  profile.AddPointer(attr.getAsOpaquePointer());
  profile.AddInteger(extent);
}

ScalarTracer::ScalarTracer(MLIRContext *context, unsigned stepLimit)
    : space(context), stepLimit(stepLimit) {}

NodeRef ScalarTracer::unique(Node &&prototype) {
  llvm::FoldingSetNodeID profile;
  prototype.Profile(profile);
  void *position;
  if (NodeRef known = nodes.FindNodeOrInsertPos(profile, position))
    return known;
  for (NodeRef operand : prototype.operands)
    prototype.hasAccumulator |= operand->hasAccumulator;
  prototype.id = arena.size();
  arena.push_back(std::move(prototype));
  nodes.InsertNode(&arena.back(), position);
  return &arena.back();
}

void ScalarTracer::beginRoot() {
  steps = 0;
  cut.reset();
}

bool ScalarTracer::takeStep() { return ++steps <= stepLimit; }

std::optional<ScalarTracer::Cut> ScalarTracer::takeCut() {
  std::optional<Cut> result = cut;
  cut.reset();
  return result;
}

NodeRef ScalarTracer::getLoad(Value tensor, ArrayRef<AffineExpr> indices) {
  Node node;
  node.kind = NodeKind::Load;
  node.type = cast<ShapedType>(tensor.getType()).getElementType();
  node.value = tensor;
  node.indices.assign(indices.begin(), indices.end());
  return unique(std::move(node));
}

NodeRef ScalarTracer::getKnownInteger(NodeRef node) {
  if (node->kind != NodeKind::Load || !node->type.isIntOrIndex())
    return node;
  NodeRef known = resolve(node);
  return known && (known->kind == NodeKind::Index || getConstantInt(known))
             ? known
             : node;
}

AffineExpr ScalarTracer::asIndex(NodeRef node) {
  // Widening casts keep the number; a narrowing one is no Cast.
  node = getKnownInteger(node);
  while (node->kind == NodeKind::Cast && node->type.isIntOrIndex())
    node = getKnownInteger(node->operands[0]);
  if (node->kind == NodeKind::Index)
    return node->indices[0];
  if (std::optional<int64_t> value = getConstantInt(node))
    return space.getConstant(*value);
  auto [it, inserted] = symbolPositions.try_emplace(node, symbols.size());
  if (inserted)
    symbols.push_back(node);
  return getAffineSymbolExpr(it->second, space.getContext());
}

NodeRef ScalarTracer::substitute(NodeRef node, AffineExpr dim,
                                 AffineExpr replacement) {
  if (!takeStep())
    return nullptr;
  if (node->indices.empty() && node->operands.empty())
    return node;
  Node copy;
  copy.kind = node->kind;
  copy.type = node->type;
  copy.value = node->value;
  copy.attr = node->attr;
  copy.extent = node->extent;
  for (NodeRef operand : node->operands) {
    NodeRef replaced = substitute(operand, dim, replacement);
    if (!replaced)
      return nullptr;
    copy.operands.push_back(replaced);
  }
  for (AffineExpr index : node->indices) {
    if (symbolsDependOn(index, dim))
      return nullptr;
    AffineExpr replaced = space.substitute(index, dim, replacement);
    if (!replaced)
      return nullptr;
    copy.indices.push_back(replaced);
  }
  return unique(std::move(copy));
}

bool ScalarTracer::symbolsDependOn(AffineExpr index, AffineExpr dim) {
  bool found = false;
  index.walk([&](AffineExpr part) {
    if (auto symbol = dyn_cast<AffineSymbolExpr>(part))
      found = found || dependsOn(symbols[symbol.getPosition()], dim);
  });
  return found;
}

bool ScalarTracer::dependsOn(AffineExpr index, AffineExpr dim) {
  return IndexSpace::dependsOn(index, dim) || symbolsDependOn(index, dim);
}

bool ScalarTracer::dependsOn(NodeRef node, AffineExpr dim) {
  if (!takeStep())
    return true;
  return llvm::any_of(
             node->indices,
             [&](AffineExpr index) { return dependsOn(index, dim); }) ||
         llvm::any_of(node->operands,
                      [&](NodeRef operand) { return dependsOn(operand, dim); });
}

//===----------------------------------------------------------------------===//
// Expansion
//===----------------------------------------------------------------------===//

NodeRef ScalarTracer::expand(NodeRef node) {
  if (node->kind != NodeKind::Load || leaves.contains(node->value))
    return node;
  if (NodeRef known = expansions.lookup(node))
    return known;
  if (!takeStep())
    return nullptr;
  bool hadCut = needsCut();
  NodeRef expansion = expandLoad(node);
  // Not a leaf: with another range it expands.
  if (expansion == node && needsCut() && !hadCut)
    return nullptr;
  if (expansion && !isExhausted())
    expansions[node] = expansion;
  return isExhausted() ? nullptr : expansion;
}

NodeRef ScalarTracer::resolve(NodeRef node) {
  while (node && node->kind == NodeKind::Load) {
    NodeRef next = expand(node);
    if (next == node)
      break;
    if (!takeStep())
      return nullptr;
    node = next;
  }
  return node;
}

NodeRef ScalarTracer::resolveAll(NodeRef node) {
  node = resolve(node);
  if (!node || node->operands.empty())
    return node;
  if (!takeStep())
    return nullptr;
  Node copy;
  copy.kind = node->kind;
  copy.type = node->type;
  copy.indices = node->indices;
  copy.value = node->value;
  copy.attr = node->attr;
  copy.extent = node->extent;
  for (NodeRef operand : node->operands) {
    NodeRef resolved = resolveAll(operand);
    if (!resolved)
      return nullptr;
    copy.operands.push_back(resolved);
  }
  return unique(std::move(copy));
}

NodeRef ScalarTracer::getViewRoot(NodeRef node) {
  while (node->kind == NodeKind::Load) {
    NodeRef next = expand(node);
    if (!next)
      return nullptr;
    if (next == node || next->kind != NodeKind::Load)
      break;
    if (!takeStep())
      return nullptr;
    node = next;
  }
  return node;
}

ScalarTracer::Side ScalarTracer::getSide(AffineExpr index, int64_t position) {
  std::optional<IndexSpace::Range> range = space.getRange(index);
  if (!range)
    return Side::Unknown;
  if (range->max < position)
    return Side::Below;
  if (range->min >= position)
    return Side::AtOrAbove;
  cut = space.getSplitPoint(index, position);
  return cut ? Side::Both : Side::Unknown;
}

NodeRef ScalarTracer::expandLoad(NodeRef load) {
  Operation *op = load->value.getDefiningOp();
  auto type = dyn_cast<RankedTensorType>(load->value.getType());
  if (!op || !type ||
      !(type.getElementType().isIntOrIndexOrFloat() ||
        isa<ComplexType>(type.getElementType())))
    return load;
  if (type.hasStaticShape()) {
    int64_t elements = 1;
    for (int64_t extent : type.getShape())
      if (extent == 0 || llvm::MulOverflow(elements, extent, elements) ||
          elements > kMaxElements)
        return load;
  }
  NodeRef result =
      llvm::TypeSwitch<Operation *, NodeRef>(op)
          .Case([&](arith::ConstantOp constant) -> NodeRef {
            auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
            if (!elements)
              return load;
            return expandConstant(load, elements);
          })
          .Case([&](tensor::CastOp cast) -> NodeRef {
            if (!isa<RankedTensorType>(cast.getSource().getType()))
              return load;
            return getLoad(cast.getSource(), load->indices);
          })
          .Case([&](tensor::SplatOp splat) -> NodeRef {
            return getScalar(splat.getInput());
          })
          .Case([&](tensor::ExtractSliceOp slice) -> NodeRef {
            llvm::SmallBitVector dropped = slice.getDroppedDims();
            SmallVector<AffineExpr> indices;
            unsigned next = 0;
            for (unsigned i = 0, e = slice.getSourceType().getRank(); i < e;
                 ++i) {
              auto stride = getConstantIntValue(slice.getMixedStrides()[i]);
              OpFoldResult offset = slice.getMixedOffsets()[i];
              AffineExpr index = space.getConstant(0);
              if (!dropped.test(i)) {
                if (!stride)
                  return load;
                index = space.mul(load->indices[next++], *stride);
              }
              if (auto constant = getConstantIntValue(offset))
                index = space.add(index, *constant);
              else
                index = space.add(
                    index, asIndex(getScalar(llvm::cast<Value>(offset))));
              if (!index)
                return load;
              indices.push_back(index);
            }
            return getLoad(slice.getSource(), indices);
          })
          .Case<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(
              [&](auto reshape) { return expandReshape(load, reshape); })
          .Case([&](tensor::InsertSliceOp insert) {
            return expandInsertSlice(load, insert);
          })
          .Case([&](tensor::ConcatOp concat) {
            return expandConcat(load, concat);
          })
          .Case([&](linalg::LinalgOp linalgOp) {
            return expandLinalg(load, linalgOp);
          })
          .Default([&](Operation *) { return expandElementwise(load, op); });
  return result;
}

/// An integer constant as an affine function of its index: its coefficients
/// and, last, its value at 0. Empty where it is none.
static SmallVector<int64_t> getAffine(DenseElementsAttr elements) {
  auto values = elements.tryGetValues<APInt>();
  ArrayRef<int64_t> shape = elements.getType().getShape();
  unsigned rank = shape.size();
  if (failed(values) || elements.getElementType().isInteger(1) ||
      llvm::any_of(*values, [](const APInt &value) {
        return value.getSignificantBits() > 48;
      }))
    return {};
  int64_t first = (*values->begin()).getSExtValue();
  SmallVector<int64_t> result(rank + 1, 0);
  result.back() = first;
  int64_t stride = 1;
  for (int64_t dim = rank - 1; dim >= 0; stride *= shape[dim--])
    if (shape[dim] > 1)
      result[dim] = (*(values->begin() + stride)).getSExtValue() - first;
  SmallVector<int64_t> index(rank, 0);
  int64_t expected = first;
  for (const APInt &value : *values) {
    if (value.getSExtValue() != expected)
      return {};
    for (int64_t dim = rank - 1; dim >= 0; --dim) {
      expected += result[dim];
      if (++index[dim] < shape[dim])
        break;
      expected -= shape[dim] * result[dim];
      index[dim] = 0;
    }
  }
  return result;
}

NodeRef ScalarTracer::expandConstant(NodeRef load, DenseElementsAttr elements) {
  if (elements.isSplat())
    return getConstant(cast<TypedAttr>(elements.getSplatValue<Attribute>()));
  SmallVector<uint64_t> position;
  for (AffineExpr index : load->indices) {
    std::optional<int64_t> value = IndexSpace::getConstantValue(index);
    if (!value || *value < 0)
      break;
    position.push_back(*value);
  }
  if (position.size() == load->indices.size()) {
    if (!cast<ElementsAttr>(elements).isValidIndex(position))
      return load;
    return getConstant(
        cast<TypedAttr>(elements.getValues<Attribute>()[position]));
  }
  if (!elements.getElementType().isInteger())
    return load;
  auto [it, inserted] = affineConstants.try_emplace(elements);
  if (inserted)
    it->second = getAffine(elements);
  if (it->second.empty())
    return load;
  AffineExpr sum = space.getConstant(it->second.back());
  for (auto [index, factor] : llvm::zip(load->indices, it->second))
    sum = space.add(sum, space.mul(index, factor));
  return sum ? getIndex(sum, load->type) : load;
}

NodeRef ScalarTracer::expandConcat(NodeRef load, Operation *op) {
  auto concat = cast<tensor::ConcatOp>(op);
  uint64_t dim = concat.getDim();
  SmallVector<AffineExpr> indices(load->indices.begin(), load->indices.end());
  AffineExpr index = indices[dim];
  int64_t start = 0;
  OperandRange inputs = concat.getInputs();
  for (auto [number, input] : llvm::enumerate(inputs)) {
    int64_t extent = cast<RankedTensorType>(input.getType()).getDimSize(dim);
    bool last = number + 1 == inputs.size();
    if (ShapedType::isDynamic(extent) && !last)
      return load;
    Side side = last ? Side::Below : getSide(index, start + extent);
    if (side == Side::Unknown)
      return load;
    if (side == Side::Both)
      return nullptr;
    if (side == Side::Below) {
      indices[dim] = space.add(index, -start);
      return indices[dim] ? getLoad(input, indices) : load;
    }
    start += extent;
  }
  return load;
}

NodeRef ScalarTracer::expandInsertSlice(NodeRef load, Operation *op) {
  auto insert = cast<tensor::InsertSliceOp>(op);
  llvm::SmallBitVector dropped = insert.getDroppedDims();
  SmallVector<AffineExpr> indices;
  bool outside = false;
  for (unsigned i = 0, e = insert.getDestType().getRank(); i < e; ++i) {
    std::optional<int64_t> offset =
        getConstantIntValue(insert.getMixedOffsets()[i]);
    std::optional<int64_t> size =
        getConstantIntValue(insert.getMixedSizes()[i]);
    std::optional<int64_t> stride =
        getConstantIntValue(insert.getMixedStrides()[i]);
    if (!offset || !size || !stride || (*stride != 1 && *size != 1) ||
        *offset < 0 || *offset > kMaxElements || *size < 0 ||
        *size > kMaxElements)
      return load;
    AffineExpr index = load->indices[i];
    Side low = getSide(index, *offset);
    if (low == Side::Both)
      return nullptr;
    Side high =
        low == Side::Below ? Side::Below : getSide(index, *offset + *size);
    if (high == Side::Both)
      return nullptr;
    if (low == Side::Unknown || high == Side::Unknown) {
      // A full dimension is inside whatever the index is.
      if (*offset != 0 || *size != insert.getDestType().getDimSize(i))
        return load;
    } else if (low == Side::Below || high == Side::AtOrAbove) {
      outside = true;
    }
    if (!dropped.test(i)) {
      AffineExpr inner = space.add(index, -*offset);
      if (!inner)
        return load;
      indices.push_back(inner);
    }
  }
  if (outside)
    return getLoad(insert.getDest(), load->indices);
  return getLoad(insert.getSource(), indices);
}

NodeRef ScalarTracer::expandReshape(NodeRef load, Operation *op) {
  auto expandOp = dyn_cast<tensor::ExpandShapeOp>(op);
  auto collapseOp = dyn_cast<tensor::CollapseShapeOp>(op);
  SmallVector<ReassociationIndices> groups =
      expandOp ? expandOp.getReassociationIndices()
               : collapseOp.getReassociationIndices();
  auto source = cast<RankedTensorType>(op->getOperand(0).getType());
  auto result = cast<RankedTensorType>(op->getResult(0).getType());
  RankedTensorType wide = expandOp ? result : source;
  SmallVector<AffineExpr> indices;
  for (auto [number, group] : llvm::enumerate(groups)) {
    ArrayRef<int64_t> shape =
        wide.getShape().slice(group.front(), group.size());
    // With one dimension that isn't 1 there is nothing to compute, and it may
    // be dynamic.
    int64_t others = llvm::count_if(shape, [](int64_t n) { return n != 1; });
    if (expandOp) {
      AffineExpr position = space.getConstant(0);
      if (others <= 1) {
        for (auto [extent, dim] : llvm::zip_equal(shape, group))
          if (extent != 1)
            position = load->indices[dim];
      } else {
        position = space.linearize(ArrayRef<AffineExpr>(load->indices)
                                       .slice(group.front(), group.size()),
                                   shape);
      }
      if (!position)
        return load;
      indices.push_back(position);
      continue;
    }
    AffineExpr position = load->indices[number];
    if (others <= 1) {
      for (int64_t extent : shape)
        indices.push_back(extent != 1 ? position : space.getConstant(0));
    } else if (!space.delinearize(position, shape, indices)) {
      return load;
    }
  }
  // A rank-0 side has no groups: all other dimensions are 1.
  while (indices.size() < static_cast<size_t>(source.getRank()))
    indices.push_back(space.getConstant(0));
  return getLoad(op->getOperand(0), indices);
}

NodeRef ScalarTracer::expandElementwise(NodeRef load, Operation *op) {
  if (!OpTrait::hasElementwiseMappableTraits(op) || op->getNumResults() != 1 ||
      !isMemoryEffectFree(op))
    return load;
  SmallVector<NodeRef> operands;
  for (Value operand : op->getOperands()) {
    if (auto type = dyn_cast<RankedTensorType>(operand.getType())) {
      if (type.getRank() != static_cast<int64_t>(load->indices.size()))
        return load;
      operands.push_back(getLoad(operand, load->indices));
    } else {
      operands.push_back(getScalar(operand));
    }
  }
  NodeRef result = getOp(op, load->type, operands);
  return result ? result : load;
}

} // namespace prelude
