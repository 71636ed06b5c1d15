//===- FindCandidates.cpp - What could be an op of the dialect ------------===//
//
// One walk over a function. An op is a candidate by its kind alone; whether it
// is one the matchers say.
//
//===----------------------------------------------------------------------===//

#include "Matchers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace prelude {

/// How many ops and tensors behind a candidate are looked at before tracing.
static constexpr unsigned kMaxTermDepth = 5;
/// How far from the exponential the product with v may be.
static constexpr unsigned kMaxSoftmaxOps = 24;

bool hasStaticSize(RankedTensorType type) {
  int64_t size = 1;
  // Nor may the product of some extents overflow where another one is 0.
  return type.hasStaticShape() &&
         llvm::none_of(type.getShape(), [&](int64_t extent) {
           return llvm::MulOverflow(size, std::max<int64_t>(extent, 1), size);
         });
}

namespace {

/// Whether `op`, which is a tensor op or in the body of `around`, is a root. A
/// power is one if its exponent is: not so the frequencies of a rope.
bool isInverseRoot(ScalarTracer &tracer, Operation *op,
                   linalg::LinalgOp around) {
  auto power = dyn_cast<math::PowFOp>(op);
  if (!power)
    return isa<math::RsqrtOp, math::SqrtOp>(op);
  Value exponent = power.getRhs();
  if (auto argument = dyn_cast<BlockArgument>(exponent);
      argument && around && argument.getOwner() == op->getBlock())
    exponent = around.getMatchingOpOperand(argument)->get();
  tracer.beginRoot();
  NodeRef node = nullptr;
  if (auto type = dyn_cast<RankedTensorType>(exponent.getType()))
    node = tracer.resolve(tracer.getLoad(
        exponent, getDims(getAxes(tracer.getSpace(), type.getShape()))));
  else
    node = tracer.getScalar(exponent);
  std::optional<double> value = node ? getConstantFloat(node) : std::nullopt;
  return value == 0.5 || value == -0.5;
}

/// Whether `op`, in whose body is an exponential, is a part of a softmax that
/// weights something: a batched contraction reads what comes of it.
bool isSoftmaxOfAttention(linalg::LinalgOp op) {
  SmallVector<Value> worklist = {op->getResult(0)};
  DenseSet<Value> seen = {op->getResult(0)};
  for (unsigned i = 0; i < worklist.size(); ++i)
    for (Operation *user : worklist[i].getUsers()) {
      auto linalgOp = dyn_cast<linalg::LinalgOp>(user);
      if (linalgOp && linalg::isaContractionOpInterface(linalgOp)) {
        FailureOr<linalg::ContractionDimensions> dims =
            linalg::inferContractionDims(linalgOp);
        if (succeeded(dims) && !dims->batch.empty())
          return true;
        continue;
      }
      for (Value result : user->getResults())
        if (worklist.size() < kMaxSoftmaxOps && seen.insert(result).second)
          worklist.push_back(result);
    }
  return false;
}

/// The op behind roundings, or null.
Operation *getRounded(Operation *op) {
  while (op && isa<arith::TruncFOp>(op))
    op = op->getOperand(0).getDefiningOp();
  return op;
}

bool isSum(Operation *op) {
  return isa_and_nonnull<arith::AddFOp, arith::SubFOp>(getRounded(op));
}

/// A value in the body of `op`.
struct BodyValue {
  Value value;
  linalg::LinalgOp op;
};

/// What the elementwise op gives that `inner`, an argument of its body, is an
/// element of. Nothing where that isn't known; no op where nothing computes it.
std::optional<BodyValue> getSource(const BodyValue &inner) {
  auto argument = cast<BlockArgument>(inner.value);
  linalg::LinalgOp around = inner.op;
  if (argument.getOwner() != &around->getRegion(0).front())
    return std::nullopt;
  auto result =
      dyn_cast<OpResult>(around.getMatchingOpOperand(argument)->get());
  if (!result)
    return BodyValue{};
  auto producer = dyn_cast<linalg::LinalgOp>(result.getOwner());
  if (!producer || !producer.hasPureTensorSemantics() ||
      !isElementwise(producer) || producer->getNumRegions() != 1 ||
      !producer->getRegion(0).hasOneBlock())
    return std::nullopt;
  return BodyValue{producer->getRegion(0).front().back().getOperand(
                       result.getResultNumber()),
                   producer};
}

/// Whether a function of that kind is none of the forms below.
bool isOtherFunction(Operation *op) {
  return isa<math::ExpOp, math::RsqrtOp, math::SqrtOp, math::SinOp, math::CosOp,
             math::TanhOp>(op);
}

// What a value may be once it is traced: false only where the ops alone show
// that it isn't, because tracing is dear.

bool mayBeProduct(const BodyValue &inner, unsigned depth = 0) {
  if (depth == kMaxTermDepth)
    return true;
  if (isa<BlockArgument>(inner.value)) {
    std::optional<BodyValue> source = getSource(inner);
    return !source || (source->op && mayBeProduct(*source, depth + 1));
  }
  Operation *op = inner.value.getDefiningOp();
  if (isa<arith::NegFOp, arith::TruncFOp, arith::ExtFOp>(op))
    return mayBeProduct({op->getOperand(0), inner.op}, depth + 1);
  return !isOtherFunction(op) && !isa<arith::AddFOp, arith::SubFOp>(op);
}

bool mayBeConstant(const BodyValue &inner, unsigned depth = 0) {
  if (depth == kMaxTermDepth)
    return true;
  if (isa<BlockArgument>(inner.value)) {
    std::optional<BodyValue> source = getSource(inner);
    return !source || (source->op && mayBeConstant(*source, depth + 1));
  }
  Operation *op = inner.value.getDefiningOp();
  // These fold where all of their operands are constants.
  if (isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp>(op))
    return llvm::all_of(op->getOperands(), [&](Value operand) {
      return mayBeConstant({operand, inner.op}, depth + 1);
    });
  return !isOtherFunction(op);
}

/// A sum over a dimension, but for constants and casts; as the root of a norm
/// the last addition may be of anything.
bool mayBeMean(const BodyValue &inner, bool isRoot, unsigned depth = 0) {
  if (depth == kMaxTermDepth)
    return true;
  if (isa<BlockArgument>(inner.value)) {
    std::optional<BodyValue> source = getSource(inner);
    return !source || (source->op && mayBeMean(*source, isRoot, depth + 1));
  }
  Operation *op = inner.value.getDefiningOp();
  if (isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp>(op)) {
    BodyValue lhs{op->getOperand(0), inner.op};
    BodyValue rhs{op->getOperand(1), inner.op};
    bool isAnything = isRoot && isa<arith::AddFOp, arith::SubFOp>(op);
    return ((isAnything || mayBeConstant(rhs)) &&
            mayBeMean(lhs, false, depth + 1)) ||
           ((isAnything || mayBeConstant(lhs)) &&
            mayBeMean(rhs, false, depth + 1));
  }
  return !isOtherFunction(op);
}

/// Whether the sum that `value` is, but for roundings, may be one of products.
bool maySumProducts(Value value, linalg::LinalgOp around) {
  while (auto round = value.getDefiningOp<arith::TruncFOp>())
    value = round.getIn();
  return llvm::all_of(value.getDefiningOp()->getOperands(), [&](Value operand) {
    return mayBeProduct({operand, around});
  });
}

/// Whether `op` does nothing but to round an operand of `linalgOp`.
bool isRounding(Operation *op, linalg::LinalgOp linalgOp) {
  return isa_and_nonnull<arith::TruncFOp>(op) &&
         op->getParentOp() == linalgOp.getOperation() &&
         isa<BlockArgument>(op->getOperand(0));
}

} // namespace

bool isElementwise(linalg::LinalgOp op) {
  return op.getNumLoops() == op.getNumParallelLoops();
}

Candidates findCandidates(ScalarTracer &tracer, Operation *root) {
  Candidates found;
  DenseSet<Value> caches;
  auto isCache = [&](Value value) {
    return isa<BlockArgument>(value) || caches.contains(value);
  };
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
      if (linalgOp.hasPureTensorSemantics() && op->getNumResults() == 1 &&
          op->getNumRegions() == 1 && isElementwise(linalgOp) &&
          op->getRegion(0).hasOneBlock()) {
        Block &body = op->getRegion(0).front();
        for (Operation &inner : body)
          if (isInverseRoot(tracer, &inner, linalgOp) &&
              mayBeMean({inner.getOperand(0), linalgOp}, true)) {
            found.norms.push_back(op->getResult(0));
            break;
          }
        Operation *last = body.back().getOperand(0).getDefiningOp();
        auto type = cast<RankedTensorType>(op->getResult(0).getType());
        bool isFloat = isa<FloatType>(type.getElementType());
        // A sum, what rounds one, or what puts parts together.
        if ((isSum(last) &&
             maySumProducts(body.back().getOperand(0), linalgOp)) ||
            isRounding(last, linalgOp) ||
            (isFloat &&
             isa_and_nonnull<scf::IfOp, arith::SelectOp>(getRounded(last))))
          found.ropes.push_back(op->getResult(0));
        if (isa_and_nonnull<arith::SelectOp>(last) && type.getRank() == 4 &&
            isFloat)
          found.writes.push_back(op);
        if (type.getRank() >= 3 &&
            llvm::any_of(body, llvm::IsaPred<math::ExpOp, math::Exp2Op>) &&
            isSoftmaxOfAttention(linalgOp))
          found.attentions.push_back(op);
      }
      return WalkResult::skip();
    }
    if (auto concat = dyn_cast<tensor::ConcatOp>(op)) {
      int64_t rank = concat.getResultType().getRank();
      if (static_cast<int64_t>(concat.getDim()) == rank - 1)
        found.ropes.push_back(concat.getResult());
      else if (rank == 4 && concat.getDim() > 0 &&
               concat.getInputs().size() == 2 && isCache(concat.getInputs()[0]))
        found.concats.push_back(op);
      return WalkResult::advance();
    }
    // Pairs that are put together, then laid out as one dimension.
    if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(op)) {
      SmallVector<ReassociationIndices> groups =
          collapse.getReassociationIndices();
      if (!groups.empty() && groups.back().size() == 2 &&
          collapse.getSrcType().getShape().back() == 2 &&
          isa<FloatType>(collapse.getSrcType().getElementType()))
        found.ropes.push_back(collapse.getResult());
      return WalkResult::advance();
    }
    if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
      if (insert.getDestType().getRank() == 4 && isCache(insert.getDest())) {
        caches.insert(insert.getResult());
        found.writes.push_back(op);
      } else if (insert.getDestType().getRank() >= 2) {
        found.ropes.push_back(insert.getResult());
      }
      return WalkResult::advance();
    }
    if (isa<CallOpInterface>(op)) {
      for (Value operand : op->getOperands())
        if (auto type = dyn_cast<RankedTensorType>(operand.getType());
            type && type.getRank() == 4 && isCache(operand) &&
            llvm::is_contained(op->getResultTypes(), type)) {
          found.calls.push_back(op);
          break;
        }
      return WalkResult::advance();
    }
    if (op->getName().getStringRef() == "tm_tensor.scatter") {
      if (op->getNumResults() == 1)
        caches.insert(op->getResult(0));
      found.writes.push_back(op);
      return WalkResult::skip();
    }
    if (op->getName().getStringRef() == "tosa.scatter") {
      found.writes.push_back(op);
      return WalkResult::advance();
    }
    if (op->getNumResults() == 1 &&
        isa<RankedTensorType>(op->getResult(0).getType())) {
      if (isInverseRoot(tracer, op, {}))
        found.norms.push_back(op->getResult(0));
      else if (isSum(op))
        found.ropes.push_back(op->getResult(0));
    }
    return WalkResult::advance();
  });
  return found;
}

} // namespace prelude
