//===- Chain.cpp - What happens to q, k or v ------------------------------===//
//
// Tracing chains backward, and where their activations come from.
//
//===----------------------------------------------------------------------===//

#include "Chain.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace prelude {

Operation *Chain::getLast() {
  if (norm && rope)
    return ropeFirst ? norm.getOperation() : rope.getOperation();
  return norm ? norm.getOperation() : rope ? rope.getOperation() : nullptr;
}

Operation *Chain::getFirstOfTwo() {
  if (!norm || !rope)
    return nullptr;
  return ropeFirst ? rope.getOperation() : norm.getOperation();
}

//===----------------------------------------------------------------------===//
// Equal values
//===----------------------------------------------------------------------===//

/// How far two computations are compared. Positions and tables differ by a
/// reshape or an index computation where they differ at all.
static constexpr unsigned kMaxComparedDepth = 6;

static bool isSameValue(Value a, Value b, unsigned depth) {
  if (a == b)
    return true;
  if (!a || !b || depth == 0)
    return false;
  auto resultA = dyn_cast<OpResult>(a), resultB = dyn_cast<OpResult>(b);
  if (!resultA || !resultB ||
      resultA.getResultNumber() != resultB.getResultNumber())
    return false;
  Operation *opA = resultA.getOwner(), *opB = resultB.getOwner();
  if (opA->getName() != opB->getName() || opA->getNumRegions() != 0 ||
      !isMemoryEffectFree(opA))
    return false;
  return OperationEquivalence::isEquivalentTo(
      opA, opB,
      [&](Value operandA, Value operandB) {
        return success(isSameValue(operandA, operandB, depth - 1));
      },
      /*markEquivalent=*/nullptr, OperationEquivalence::IgnoreLocations);
}

bool isSameValue(Value a, Value b) {
  return isSameValue(a, b, kMaxComparedDepth);
}

//===----------------------------------------------------------------------===//
// Origins
//===----------------------------------------------------------------------===//

/// How many ops lie between a projection and the chain at most: a bias, a
/// change of type, a scale, a LayerNorm in steps.
static constexpr unsigned kMaxOriginOps = 64;

static Value lookThroughViews(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isView(op))
      break;
    value = getViewSource(op);
  }
  return value;
}

/// An op that computes each element from the elements at its place, such as the
/// change of type behind a matmul.
static bool isElementwise(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (linalgOp)
    return !isa<linalg::FillOp>(op) && linalgOp.getNumDpsInputs() != 0 &&
           linalgOp.getNumParallelLoops() == linalgOp.getNumLoops();
  return op->hasTrait<OpTrait::Elementwise>();
}

/// The operands whose elements an op reads.
static SmallVector<Value> getReadTensors(Operation *op) {
  SmallVector<Value> tensors;
  auto destination = dyn_cast<DestinationStyleOpInterface>(op);
  for (OpOperand &operand : op->getOpOperands())
    if (isa<RankedTensorType>(operand.get().getType()) &&
        !(destination && destination.isDpsInit(&operand)))
      tensors.push_back(operand.get());
  return tensors;
}

static void collectOrigins(Value root, SmallVectorImpl<Value> &origins) {
  llvm::SetVector<Value> found, toVisit;
  toVisit.insert(root);
  for (unsigned i = 0; i != toVisit.size() && i != kMaxOriginOps; ++i) {
    Value value = lookThroughViews(toVisit[i]);
    Operation *op = value.getDefiningOp();
    // A constant, such as a bias or a weight, is no activation.
    if (op && op->hasTrait<OpTrait::ConstantLike>())
      continue;
    if (!op) {
      found.insert(value);
      continue;
    }
    // Ops of ours that a chain doesn't take keep the activations' place.
    if (isa<RmsNormOp, RopeOp>(op)) {
      toVisit.insert(op->getOperand(0));
      continue;
    }
    if (isElementwise(op)) {
      for (Value input : getReadTensors(op))
        toVisit.insert(input);
      continue;
    }
    if (isa<SplitOp, tensor::ExtractSliceOp>(op)) {
      Value packed = lookThroughViews(op->getOperand(0));
      found.insert(packed);
      toVisit.insert(packed);
      continue;
    }
    // The projection, whatever it is.
    for (Value input : getReadTensors(op)) {
      input = lookThroughViews(input);
      Operation *inputOp = input.getDefiningOp();
      if (!inputOp || !inputOp->hasTrait<OpTrait::ConstantLike>())
        found.insert(input);
    }
  }
  origins.assign(found.begin(), found.end());
}

//===----------------------------------------------------------------------===//
// Chains
//===----------------------------------------------------------------------===//

/// Follows views from `value` backward to the value that is none.
static Value moveThroughViews(Value value, HeadView &view) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isView(op) || !view.moveToSource(op))
      break;
    value = getViewSource(op);
  }
  return value;
}

/// The part that `value`, arranged as `view`, is of something packed.
static std::optional<PackedPart> getPackedPart(Value value,
                                               const HeadView &view) {
  auto result = dyn_cast<OpResult>(value);
  if (!result)
    return std::nullopt;
  if (auto split = dyn_cast<SplitOp>(result.getOwner())) {
    if (split.getGate() || !view.isTokensHeadsDims())
      return std::nullopt;
    PackedPart part{split.getQkv(), /*headsDim=*/1, /*offset=*/0};
    for (unsigned i = 0; i != result.getResultNumber(); ++i) {
      auto type = cast<ShapedType>(split->getResult(i).getType());
      part.offset += type.getDimSize(1) * type.getDimSize(2);
    }
    return part;
  }
  auto slice = dyn_cast<tensor::ExtractSliceOp>(result.getOwner());
  int64_t extentPerHead;
  std::optional<unsigned> dim = view.getHeadsDim(extentPerHead);
  if (!slice || !dim ||
      slice.getSourceType().getRank() != slice.getType().getRank() ||
      !slice.hasUnitStride())
    return std::nullopt;
  // Everything but the heads is taken whole. A dynamic dimension is whole where
  // its offset is 0 and the other parts are taken likewise, which the equal
  // number of tokens that the chain's ops ask for says.
  int64_t inner = 1;
  ArrayRef<int64_t> source = slice.getSourceType().getShape();
  for (unsigned i = 0, e = source.size(); i != e; ++i) {
    if (i > *dim)
      inner *= source[i];
    if (i == *dim)
      continue;
    if (slice.isDynamicOffset(i) || slice.getStaticOffset(i) != 0)
      return std::nullopt;
    if (slice.getType().getDimSize(i) != source[i])
      return std::nullopt;
    if (ShapedType::isDynamic(source[i])) {
      // tensor.dim of the source at this dimension.
      OpFoldResult size = slice.getMixedSizes()[i];
      auto dimOp =
          dyn_cast_or_null<tensor::DimOp>(cast<Value>(size).getDefiningOp());
      if (!dimOp || dimOp.getSource() != slice.getSource() ||
          dimOp.getConstantIndex() != i)
        return std::nullopt;
    }
  }
  if (slice.isDynamicOffset(*dim))
    return std::nullopt;
  return PackedPart{slice.getSource(), *dim,
                    slice.getStaticOffset(*dim) * inner};
}

/// What the fused op can take as a chain's operand, from `value` outward.
static void collectSources(Chain &chain, Value value, HeadView view) {
  while (true) {
    if (std::optional<HeadView::Operand> operand =
            view.getOperand(cast<RankedTensorType>(value.getType())))
      chain.sources.push_back({value, *operand});
    if (std::optional<PackedPart> part = getPackedPart(value, view))
      chain.part = part;
    Operation *op = value.getDefiningOp();
    if (!op || !isView(op) || !view.moveToSource(op))
      break;
    value = getViewSource(op);
  }
  chain.root = value;
}

Chain traceChain(Value result) {
  Chain chain;
  chain.result = result;
  HeadView view = HeadView::get(cast<RankedTensorType>(result.getType()));
  chain.made = result;
  chain.madeView = view;
  // Where the chain could begin: at each of its ops, or behind all of them.
  SmallVector<std::pair<Value, HeadView>> entries = {{result, view}};
  // At most a norm and a rope, in either order.
  Value value = moveThroughViews(result, view);
  while (Operation *op = value.getDefiningOp()) {
    Value made = value;
    if (auto norm = dyn_cast<RmsNormOp>(op)) {
      // Rows are normed one by one: how they are arranged doesn't matter.
      bool perHead = view.endsInDims();
      if (chain.norm || !(perHead || view.endsInHeadsAndDims()))
        break;
      chain.norm = norm;
      chain.tokenScope = !perHead;
      value = norm.getX();
    } else if (auto rope = dyn_cast<RopeOp>(op)) {
      // A norm over whole tokens behind a rope isn't a chain of one fused op.
      if (chain.rope || chain.tokenScope || !view.isTokensHeadsDims())
        break;
      chain.rope = rope;
      chain.ropeFirst = static_cast<bool>(chain.norm);
      value = rope.getX();
    } else {
      break;
    }
    if (entries.size() == 1) {
      chain.made = made;
      chain.madeView = view;
    }
    entries.push_back({value, view});
    value = moveThroughViews(value, view);
  }
  // A first op whose operand the fused op can't take is left outside.
  while (true) {
    auto [entry, entryView] = entries.pop_back_val();
    collectSources(chain, entry, entryView);
    if (!chain.sources.empty() || entries.empty())
      break;
    if (!chain.rope || !chain.norm) {
      chain.made = result;
      chain.madeView = entries.front().second;
    }
    if (chain.norm && (!chain.rope || !chain.ropeFirst)) {
      chain.norm = nullptr;
      chain.tokenScope = false;
    } else {
      chain.rope = nullptr;
      chain.ropeFirst = false;
    }
  }
  collectOrigins(chain.root, chain.origins);
  return chain;
}

} // namespace prelude
