//===- ScalarNormalForm.cpp - Rules that make spellings equal -------------===//
//
// Each way to write a scalar op becomes one node here. A rule may only be added
// if both sides are equal bit for bit, or differ by how a reciprocal, a square
// root or a power is rounded in its own type; casts are nodes like others and
// nothing is moved across them.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "prelude/Analysis/ScalarTrace.h"
#include "llvm/ADT/TypeSwitch.h"

#include <cmath>

using namespace mlir;

namespace prelude {

std::optional<double> getConstantFloat(NodeRef node) {
  if (node->kind != NodeKind::Constant)
    return std::nullopt;
  if (auto attr = dyn_cast<FloatAttr>(node->attr))
    return attr.getValueAsDouble();
  return std::nullopt;
}

std::optional<int64_t> getConstantInt(NodeRef node) {
  if (node->kind != NodeKind::Constant)
    return std::nullopt;
  auto attr = dyn_cast<IntegerAttr>(node->attr);
  if (!attr || attr.getValue().getSignificantBits() > 64)
    return std::nullopt;
  return attr.getValue().getSExtValue();
}

static const APFloat *getFloat(NodeRef node, APFloat &storage) {
  if (node->kind != NodeKind::Constant)
    return nullptr;
  if (auto attr = dyn_cast<FloatAttr>(node->attr)) {
    storage = attr.getValue();
    return &storage;
  }
  return nullptr;
}

/// `fold(lhs, rhs)` where both are float constants.
template <typename Fold>
static TypedAttr foldFloats(NodeRef lhs, NodeRef rhs, Fold fold) {
  APFloat a(0.0), b(0.0);
  if (!getFloat(lhs, a) || !getFloat(rhs, b) || lhs->type != rhs->type)
    return {};
  fold(a, b);
  return FloatAttr::get(lhs->type, a);
}

static Node makeNode(NodeKind kind, Type type, ArrayRef<NodeRef> operands) {
  Node node;
  node.kind = kind;
  node.type = type;
  node.operands.assign(operands.begin(), operands.end());
  return node;
}

/// Operands of a commutative node, in the order of their creation.
static SmallVector<NodeRef, 2> sorted(NodeRef lhs, NodeRef rhs) {
  if (rhs->id < lhs->id)
    std::swap(lhs, rhs);
  return {lhs, rhs};
}

NodeRef ScalarTracer::getConstant(TypedAttr attr) {
  Node node = makeNode(NodeKind::Constant, attr.getType(), {});
  node.attr = attr;
  return unique(std::move(node));
}

NodeRef ScalarTracer::getIndex(AffineExpr expr, Type type) {
  if (std::optional<int64_t> value = IndexSpace::getConstantValue(expr)) {
    unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
    if (width >= 64 || llvm::isIntN(width, *value))
      return getConstant(IntegerAttr::get(type, *value));
  }
  Node node = makeNode(NodeKind::Index, type, {});
  node.indices.push_back(expr);
  return unique(std::move(node));
}

NodeRef ScalarTracer::getNeg(NodeRef operand) {
  if (operand->kind == NodeKind::Neg)
    return operand->operands[0];
  APFloat value(0.0);
  if (getFloat(operand, value)) {
    value.changeSign();
    return getConstant(FloatAttr::get(operand->type, value));
  }
  return unique(makeNode(NodeKind::Neg, operand->type, {operand}));
}

NodeRef ScalarTracer::getAdd(NodeRef lhs, NodeRef rhs) {
  if (TypedAttr folded = foldFloats(lhs, rhs, [](APFloat &a, APFloat &b) {
        a.add(b, APFloat::rmNearestTiesToEven);
      }))
    return getConstant(folded);
  return unique(makeNode(NodeKind::Add, lhs->type, sorted(lhs, rhs)));
}

NodeRef ScalarTracer::getMul(NodeRef lhs, NodeRef rhs) {
  if (TypedAttr folded = foldFloats(lhs, rhs, [](APFloat &a, APFloat &b) {
        a.multiply(b, APFloat::rmNearestTiesToEven);
      }))
    return getConstant(folded);
  // Signs and factors of one are exact.
  for (auto [factor, other] : {std::pair(lhs, rhs), std::pair(rhs, lhs)}) {
    if (std::optional<double> value = getConstantFloat(factor)) {
      if (*value == 1.0)
        return other;
      if (*value == -1.0)
        return getNeg(other);
    }
    if (factor->kind == NodeKind::Neg)
      return getNeg(getMul(factor->operands[0], other));
  }
  return unique(makeNode(NodeKind::Mul, lhs->type, sorted(lhs, rhs)));
}

NodeRef ScalarTracer::getDiv(NodeRef lhs, NodeRef rhs) {
  if (TypedAttr folded = foldFloats(lhs, rhs, [](APFloat &a, APFloat &b) {
        a.divide(b, APFloat::rmNearestTiesToEven);
      }))
    return getConstant(folded);
  if (getConstantFloat(rhs) == 1.0)
    return lhs;
  // a / sqrt(b) is a * rsqrt(b).
  NodeRef divisor = resolve(rhs);
  if (divisor && divisor->kind == NodeKind::Sqrt)
    return getMul(lhs, getRsqrt(divisor->operands[0]));
  if (lhs->kind == NodeKind::Neg)
    return getNeg(getDiv(lhs->operands[0], rhs));
  return unique(makeNode(NodeKind::Div, lhs->type, {lhs, rhs}));
}

NodeRef ScalarTracer::getSqrt(NodeRef operand) {
  return unique(makeNode(NodeKind::Sqrt, operand->type, {operand}));
}

NodeRef ScalarTracer::getRsqrt(NodeRef operand) {
  return unique(makeNode(NodeKind::Rsqrt, operand->type, {operand}));
}

NodeRef ScalarTracer::getSum(NodeRef term, NodeRef init, AffineExpr dim,
                             int64_t extent) {
  Node node = makeNode(NodeKind::Sum, term->type, {term, init});
  node.indices.push_back(dim);
  node.extent = extent;
  return unique(std::move(node));
}

/// Every value of `narrow` is a value of `wide`.
static bool isWider(FloatType wide, FloatType narrow) {
  const llvm::fltSemantics &w = wide.getFloatSemantics();
  const llvm::fltSemantics &n = narrow.getFloatSemantics();
  return APFloat::isRepresentableBy(n, w);
}

NodeRef ScalarTracer::getFloatCast(NodeRef operand, Type type) {
  if (operand->type == type)
    return operand;
  auto to = cast<FloatType>(type);
  APFloat value(0.0);
  if (getFloat(operand, value)) {
    bool losesInfo;
    value.convert(to.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    return getConstant(FloatAttr::get(type, value));
  }
  // A widening before another cast loses nothing.
  if (operand->kind == NodeKind::Cast) {
    auto inner = dyn_cast<FloatType>(operand->operands[0]->type);
    if (inner && isWider(cast<FloatType>(operand->type), inner) &&
        (to == inner || isWider(to, cast<FloatType>(operand->type))))
      return getFloatCast(operand->operands[0], type);
  }
  if (operand->kind == NodeKind::Neg)
    return getNeg(getFloatCast(operand->operands[0], type));
  return unique(makeNode(NodeKind::Cast, type, {operand}));
}

NodeRef ScalarTracer::getIntCast(NodeRef operand, Type type) {
  if (operand->type == type)
    return operand;
  auto width = [](Type t) {
    return t.isIndex() ? 64u : t.getIntOrFloatBitWidth();
  };
  unsigned to = width(type);
  if (std::optional<int64_t> value = getConstantInt(operand))
    return to >= 64 || llvm::isIntN(to, *value)
               ? getConstant(IntegerAttr::get(type, *value))
               : nullptr;
  if (operand->kind == NodeKind::Index) {
    std::optional<IndexSpace::Range> range =
        space.getRange(operand->indices[0]);
    if (to >= 64 ||
        (range && llvm::isIntN(to, range->min) && llvm::isIntN(to, range->max)))
      return getIndex(operand->indices[0], type);
    return nullptr;
  }
  if (to < width(operand->type))
    return nullptr;
  return unique(makeNode(NodeKind::Cast, type, {operand}));
}

/// affine.apply of index functions.
static NodeRef getApply(ScalarTracer &tracer, affine::AffineApplyOp apply,
                        ArrayRef<NodeRef> operands) {
  IndexSpace &space = tracer.getSpace();
  SmallVector<AffineExpr> indices;
  for (NodeRef operand : operands) {
    NodeRef known = tracer.getKnownInteger(operand);
    if (known->kind != NodeKind::Index && !getConstantInt(known))
      return nullptr;
    indices.push_back(tracer.asIndex(known));
  }
  // Symbols as further dims.
  AffineMap map = apply.getAffineMap();
  unsigned dims = map.getNumDims();
  AffineExpr result =
      space.apply(map.getResult(0).replaceSymbols(llvm::map_to_vector(
                      llvm::seq<unsigned>(0, map.getNumSymbols()),
                      [&](unsigned i) {
                        return getAffineDimExpr(dims + i, space.getContext());
                      })),
                  indices);
  return result && space.getRange(result)
             ? tracer.getIndex(result, IndexType::get(space.getContext()))
             : nullptr;
}

/// Integer sums and products of index functions, where they can't wrap.
static NodeRef getIndexArithmetic(ScalarTracer &tracer, Operation *op,
                                  Type type, ArrayRef<NodeRef> operands) {
  if (!isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::DivUIOp,
           arith::DivSIOp, arith::FloorDivSIOp, arith::RemUIOp, arith::RemSIOp>(
          op))
    return nullptr;
  IndexSpace &space = tracer.getSpace();
  for (NodeRef operand : operands) {
    NodeRef known = tracer.getKnownInteger(operand);
    if (known->kind != NodeKind::Index && !getConstantInt(known))
      return nullptr;
  }
  AffineExpr lhs = tracer.asIndex(operands[0]);
  AffineExpr rhs = tracer.asIndex(operands[1]);
  std::optional<int64_t> divisor = IndexSpace::getConstantValue(rhs);
  std::optional<IndexSpace::Range> range = space.getRange(lhs);
  bool notNegative = range && range->min >= 0;
  AffineExpr result =
      llvm::TypeSwitch<Operation *, AffineExpr>(op)
          .Case([&](arith::AddIOp) { return space.add(lhs, rhs); })
          .Case(
              [&](arith::SubIOp) { return space.add(lhs, space.mul(rhs, -1)); })
          .Case([&](arith::MulIOp) -> AffineExpr {
            if (divisor)
              return space.mul(lhs, *divisor);
            if (auto factor = IndexSpace::getConstantValue(lhs))
              return space.mul(rhs, *factor);
            return {};
          })
          .Case<arith::DivUIOp, arith::DivSIOp, arith::FloorDivSIOp>(
              [&](auto) -> AffineExpr {
                if (!divisor || *divisor <= 0 || !notNegative)
                  return {};
                return space.floorDiv(lhs, *divisor);
              })
          .Case<arith::RemUIOp, arith::RemSIOp>([&](auto) -> AffineExpr {
            if (!divisor || *divisor <= 0 || !notNegative)
              return {};
            return space.mod(lhs, *divisor);
          })
          .Default([](Operation *) { return AffineExpr(); });
  if (!result)
    return nullptr;
  std::optional<IndexSpace::Range> values = space.getRange(result);
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  if (!values || (width < 64 && (!llvm::isIntN(width, values->min) ||
                                 !llvm::isIntN(width, values->max))))
    return nullptr;
  return tracer.getIndex(result, type);
}

static bool isComplex(NodeRef node) {
  return node && node->kind == NodeKind::Other &&
         isa<ComplexType>(node->type) && node->operands.size() == 2 &&
         cast<StringAttr>(cast<ArrayAttr>(node->attr)[0]).getValue() ==
             complex::CreateOp::getOperationName();
}

NodeRef ScalarTracer::getComplex(NodeRef real, NodeRef imaginary, Type type) {
  MLIRContext *context = space.getContext();
  Node node = makeNode(NodeKind::Other, type, {real, imaginary});
  node.attr = ArrayAttr::get(
      context, {StringAttr::get(context, complex::CreateOp::getOperationName()),
                DictionaryAttr::get(context)});
  return unique(std::move(node));
}

NodeRef ScalarTracer::getComplexOp(Operation *op, Type type,
                                   ArrayRef<NodeRef> operands) {
  if (isa<complex::CreateOp>(op))
    return getComplex(operands[0], operands[1], type);
  // Only what is seen to be made of two numbers is taken apart.
  SmallVector<NodeRef, 2> made;
  for (NodeRef operand : operands) {
    made.push_back(resolve(operand));
    if (!isComplex(made.back()))
      return nullptr;
  }
  if (isa<complex::ReOp>(op))
    return made[0]->operands[0];
  if (isa<complex::ImOp>(op))
    return made[0]->operands[1];
  if (!isa<complex::MulOp>(op))
    return nullptr;
  // (a + bi) (c + di), as upstream lowers it.
  NodeRef a = made[0]->operands[0], b = made[0]->operands[1];
  NodeRef c = made[1]->operands[0], d = made[1]->operands[1];
  return getComplex(getAdd(getMul(a, c), getNeg(getMul(b, d))),
                    getAdd(getMul(a, d), getMul(b, c)), type);
}

NodeRef ScalarTracer::getComparison(Operation *op, NodeRef lhs, NodeRef rhs) {
  auto compare = cast<arith::CmpIOp>(op);
  lhs = getKnownInteger(lhs);
  rhs = getKnownInteger(rhs);
  for (NodeRef node : {lhs, rhs})
    if (node->kind != NodeKind::Index && !getConstantInt(node))
      return nullptr;
  using Predicate = arith::CmpIPredicate;
  Predicate predicate = compare.getPredicate();
  AffineExpr left = asIndex(lhs), right = asIndex(rhs);
  std::optional<IndexSpace::Range> leftRange = space.getRange(left);
  std::optional<IndexSpace::Range> rightRange = space.getRange(right);
  if (!leftRange || !rightRange)
    return nullptr;
  if (llvm::is_contained(
          {Predicate::ult, Predicate::ule, Predicate::ugt, Predicate::uge},
          predicate) &&
      (leftRange->min < 0 || rightRange->min < 0))
    return nullptr;
  // left < right is left - right < 0, left <= right is left - right < 1.
  AffineExpr difference = space.add(left, space.mul(right, -1));
  if (!difference)
    return nullptr;
  // Of a constant on the left the opposite is asked, so that dims aren't
  // negated: left - right < b is not right - left < 1 - b.
  bool isInverted = static_cast<bool>(IndexSpace::getConstantValue(left));
  auto isBelow = [&](int64_t bound) -> std::optional<bool> {
    Side side = isInverted ? getSide(space.mul(difference, -1), 1 - bound)
                           : getSide(difference, bound);
    if (side == Side::Below)
      return !isInverted;
    if (side == Side::AtOrAbove)
      return isInverted;
    return std::nullopt;
  };
  std::optional<bool> result;
  switch (predicate) {
  case Predicate::slt:
  case Predicate::ult:
    result = isBelow(0);
    break;
  case Predicate::sle:
  case Predicate::ule:
    result = isBelow(1);
    break;
  case Predicate::sgt:
  case Predicate::ugt:
    if ((result = isBelow(1)))
      result = !*result;
    break;
  case Predicate::sge:
  case Predicate::uge:
    if ((result = isBelow(0)))
      result = !*result;
    break;
  case Predicate::eq:
  case Predicate::ne: {
    std::optional<bool> isLess = isBelow(0);
    std::optional<bool> isAtMost = isLess == false ? isBelow(1) : isLess;
    if (isLess && isAtMost)
      result = (!*isLess && *isAtMost) == (predicate == Predicate::eq);
    break;
  }
  }
  if (!result)
    return nullptr;
  return getConstant(BoolAttr::get(space.getContext(), *result));
}

NodeRef ScalarTracer::getOp(Operation *op, Type type,
                            ArrayRef<NodeRef> operands) {
  NodeRef result =
      llvm::TypeSwitch<Operation *, NodeRef>(op)
          .Case([&](arith::ConstantOp constant) -> NodeRef {
            if (isa<FloatAttr, IntegerAttr>(constant.getValue()))
              return getConstant(constant.getValue());
            return nullptr;
          })
          // Sums. a - b is a + (-b) in every rounding mode.
          .Case([&](arith::AddFOp) { return getAdd(operands[0], operands[1]); })
          .Case([&](arith::SubFOp) {
            return getAdd(operands[0], getNeg(operands[1]));
          })
          .Case([&](arith::NegFOp) { return getNeg(operands[0]); })
          // Products and powers.
          .Case([&](arith::MulFOp) { return getMul(operands[0], operands[1]); })
          .Case([&](math::FPowIOp) -> NodeRef {
            if (getConstantInt(operands[1]) == 2)
              return getMul(operands[0], operands[0]);
            return nullptr;
          })
          .Case([&](math::PowFOp) -> NodeRef {
            NodeRef exponent = resolve(operands[1]);
            std::optional<double> value =
                exponent ? getConstantFloat(exponent) : std::nullopt;
            if (value == 2.0)
              return getMul(operands[0], operands[0]);
            if (value == 0.5)
              return getSqrt(operands[0]);
            if (value == -0.5)
              return getRsqrt(operands[0]);
            return nullptr;
          })
          // Quotients and roots.
          .Case([&](arith::DivFOp) { return getDiv(operands[0], operands[1]); })
          .Case([&](math::SqrtOp) { return getSqrt(operands[0]); })
          .Case([&](math::RsqrtOp) { return getRsqrt(operands[0]); })
          // Casts.
          .Case<arith::ExtFOp, arith::TruncFOp>([&](auto cast) -> NodeRef {
            if (auto trunc = dyn_cast<arith::TruncFOp>(op))
              if (trunc.getRoundingmode().value_or(
                      arith::RoundingMode::to_nearest_even) !=
                  arith::RoundingMode::to_nearest_even)
                return nullptr;
            return getFloatCast(operands[0], type);
          })
          .Case<arith::SIToFPOp>([&](auto) -> NodeRef {
            std::optional<int64_t> value = getConstantInt(operands[0]);
            if (!value)
              return nullptr;
            APFloat number(llvm::cast<FloatType>(type).getFloatSemantics());
            number.convertFromAPInt(APInt(64, *value, true), true,
                                    APFloat::rmNearestTiesToEven);
            return getConstant(FloatAttr::get(type, number));
          })
          .Case<arith::IndexCastOp, arith::ExtSIOp, arith::TruncIOp>(
              [&](auto) { return getIntCast(operands[0], type); })
          // Complex numbers are pairs.
          .Case<complex::CreateOp, complex::MulOp, complex::ReOp,
                complex::ImOp>(
              [&](auto) { return getComplexOp(op, type, operands); })
          // Choices that the range of an index decides.
          .Case([&](arith::CmpIOp) {
            return getComparison(op, operands[0], operands[1]);
          })
          .Case([&](arith::SelectOp) -> NodeRef {
            std::optional<int64_t> condition = getConstantInt(operands[0]);
            return condition ? operands[*condition ? 1 : 2] : nullptr;
          })
          .Case([&](affine::AffineApplyOp apply) {
            return getApply(*this, apply, operands);
          })
          .Default([&](Operation *) {
            return getIndexArithmetic(*this, op, type, operands);
          });
  if (result || needsCut())
    return result;

  // Anything else is what it is: its name, its attributes, its operands.
  if (op->getNumRegions() != 0 || !isMemoryEffectFree(op))
    return nullptr;
  Node node = makeNode(NodeKind::Other, type, operands);
  MLIRContext *context = space.getContext();
  node.attr = ArrayAttr::get(
      context, {StringAttr::get(context, op->getName().getStringRef()),
                op->getAttrDictionary()});
  return unique(std::move(node));
}

} // namespace prelude
