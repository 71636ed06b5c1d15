//===- RaiseRmsNorm.cpp - Recognise RMS norms -----------------------------===//
//
// A norm is a product of the input and rsqrt(sum(input^2) / n + eps), with or
// without a weight; where it is rounded decides between the roundings.
//
//===----------------------------------------------------------------------===//

#include "Matchers.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>

using namespace mlir;

namespace prelude {

namespace {

/// What stands between the root and the inverse root, outermost first.
struct Step {
  bool isCast;
  NodeRef factor; ///< where it is a product: the other factor
  Type type;      ///< of the product, or that the cast gives
};

class NormMatcher {
public:
  NormMatcher(ScalarTracer &tracer, const RaiseOptions &options,
              MaybeRefusal &refusal)
      : tracer(tracer), space(tracer.getSpace()), options(options),
        refusal(refusal) {}

  std::optional<NormMatch> match(Value root);
  bool isOtherRoot(Value anchor);

private:
  std::optional<NormMatch> refuse(RaiseReason reason, std::string detail) {
    refusal = RaiseRefusal{reason, std::move(detail)};
    return std::nullopt;
  }
  /// How many products and casts lie between `node` and an inverse root, or
  /// nothing if it isn't reached.
  std::optional<unsigned> getDistance(NodeRef node, unsigned depth);
  /// Collects the steps from `node` to the inverse root, which is returned.
  NodeRef descend(NodeRef node, SmallVectorImpl<Step> &steps);
  bool matchMean(NodeRef node, NodeRef &sum, double &factor);
  /// The sum that `node` is but for constants and casts, or null.
  NodeRef findSum(NodeRef node);
  /// Whether what is under an inverse root is a variance: a sum of squares of
  /// something minus its mean.
  bool isVariance(NodeRef node);
  bool matchWeight(NodeRef node, Type type, AffineExpr last, NormMatch &match);

  ScalarTracer &tracer;
  IndexSpace &space;
  const RaiseOptions &options;
  MaybeRefusal &refusal;
};

/// Rows and heads: the heads lie beside the dims in what the norm's input is a
/// view of; where that isn't known, as the frontends have them before the
/// transpose, [B, S, H, D]. A rope or cache write that reads the norm otherwise
/// changes this.
TokenMajor getNormLayout(IndexSpace &space, ArrayRef<Axis> axes,
                         NodeRef input) {
  TokenMajor layout;
  layout.last = axes.size() - 1;
  if (axes.size() >= 4) {
    layout.heads = axes.size() - 2;
    const Axis &last = axes.back();
    for (AffineExpr index : input->indices) {
      if (last.extent == 1 || space.getCoefficient(index, last.dim) != 1)
        continue;
      for (unsigned i = 0; i + 1 < axes.size(); ++i)
        if (axes[i].extent != 1 &&
            space.getCoefficient(index, axes[i].dim) == last.extent)
          layout.heads = i;
    }
  }
  for (unsigned i = 0; i + 1 < axes.size(); ++i)
    if (layout.heads != i)
      layout.rows.push_back(i);
  return layout;
}

constexpr unsigned kMaxDepth = 6;

std::optional<unsigned> NormMatcher::getDistance(NodeRef node, unsigned depth) {
  NodeRef resolved = tracer.resolve(node);
  if (!resolved)
    return std::nullopt;
  if (resolved->kind == NodeKind::Rsqrt)
    return 0;
  if (depth == kMaxDepth ||
      (resolved->kind != NodeKind::Mul && resolved->kind != NodeKind::Cast))
    return std::nullopt;
  // The direct factor first: an input may come from another norm.
  for (NodeRef operand : resolved->operands) {
    NodeRef factor = tracer.resolve(operand);
    if (factor && factor->kind == NodeKind::Rsqrt)
      return 1;
  }
  std::optional<unsigned> nearest;
  for (NodeRef operand : resolved->operands)
    if (std::optional<unsigned> distance = getDistance(operand, depth + 1))
      if (!nearest || *distance + 1 < *nearest)
        nearest = *distance + 1;
  return nearest;
}

NodeRef NormMatcher::descend(NodeRef node, SmallVectorImpl<Step> &steps) {
  for (unsigned depth = 0; depth <= kMaxDepth; ++depth) {
    NodeRef resolved = tracer.resolve(node);
    if (!resolved)
      return nullptr;
    if (resolved->kind == NodeKind::Rsqrt)
      return resolved;
    if (resolved->kind == NodeKind::Cast) {
      steps.push_back({true, nullptr, resolved->type});
      node = resolved->operands[0];
      continue;
    }
    if (resolved->kind != NodeKind::Mul)
      return nullptr;
    NodeRef lhs = resolved->operands[0], rhs = resolved->operands[1];
    std::optional<unsigned> left = getDistance(lhs, depth);
    std::optional<unsigned> right = getDistance(rhs, depth);
    if (!left && !right)
      return nullptr;
    if (!left || (right && *right < *left))
      std::swap(lhs, rhs);
    steps.push_back({false, rhs, resolved->type});
    node = lhs;
  }
  return nullptr;
}

/// Whether `node` is a sum times a constant: mean with k = 1 / n.
bool NormMatcher::matchMean(NodeRef node, NodeRef &sum, double &factor) {
  factor = 1.0;
  for (unsigned i = 0; i < 3; ++i) {
    node = tracer.resolve(node);
    if (!node)
      return false;
    if (node->kind == NodeKind::Sum) {
      sum = node;
      return true;
    }
    if (node->kind == NodeKind::Div) {
      NodeRef divisor = tracer.resolve(node->operands[1]);
      std::optional<double> value =
          divisor ? getConstantFloat(divisor) : std::nullopt;
      if (!value)
        return false;
      factor /= *value;
      node = node->operands[0];
      continue;
    }
    if (node->kind != NodeKind::Mul)
      return false;
    NodeRef lhs = tracer.resolve(node->operands[0]);
    NodeRef rhs = tracer.resolve(node->operands[1]);
    if (!lhs || !rhs)
      return false;
    std::optional<double> value = getConstantFloat(lhs);
    if (!value) {
      value = getConstantFloat(rhs);
      std::swap(lhs, rhs);
    }
    if (!value)
      return false;
    factor *= *value;
    node = rhs;
  }
  return false;
}

NodeRef NormMatcher::findSum(NodeRef node) {
  for (unsigned i = 0; i < 2 * kMaxDepth; ++i) {
    node = tracer.resolve(node);
    if (!node || node->kind == NodeKind::Sum)
      return node;
    if (node->kind == NodeKind::Cast) {
      node = node->operands[0];
      continue;
    }
    if (node->kind != NodeKind::Add && node->kind != NodeKind::Mul &&
        node->kind != NodeKind::Div)
      return nullptr;
    // The other operand is a constant.
    NodeRef lhs = tracer.resolve(node->operands[0]);
    NodeRef rhs = tracer.resolve(node->operands[1]);
    if (!lhs || !rhs)
      return nullptr;
    if (rhs->kind == NodeKind::Constant)
      node = lhs;
    else if (lhs->kind == NodeKind::Constant)
      node = rhs;
    else
      return nullptr;
  }
  return nullptr;
}

bool NormMatcher::isVariance(NodeRef node) {
  auto stripCasts = [&](NodeRef value) {
    value = tracer.resolve(value);
    while (value && value->kind == NodeKind::Cast)
      value = tracer.resolve(value->operands[0]);
    return value;
  };
  NodeRef sum = findSum(node);
  NodeRef square = sum ? stripCasts(sum->operands[0]) : nullptr;
  if (!square || square->kind != NodeKind::Mul)
    return false;
  NodeRef centred = stripCasts(square->operands[0]);
  if (!centred || centred->kind != NodeKind::Add ||
      stripCasts(square->operands[1]) != centred)
    return false;
  return llvm::any_of(centred->operands, [&](NodeRef operand) {
    NodeRef negated = stripCasts(operand);
    NodeRef mean = negated && negated->kind == NodeKind::Neg
                       ? findSum(negated->operands[0])
                       : nullptr;
    // A sum of products is a contraction.
    NodeRef term = mean ? stripCasts(mean->operands[0]) : nullptr;
    return term && term->kind != NodeKind::Mul;
  });
}

/// `node` and what it was widened from, as loads: the tensors that could be the
/// input.
SmallVector<NodeRef, 2> getLevels(ScalarTracer &tracer, NodeRef node) {
  SmallVector<NodeRef, 2> levels;
  for (unsigned i = 0; i < 3; ++i) {
    NodeRef view = tracer.getViewRoot(node);
    if (!view)
      return levels;
    if (view->kind == NodeKind::Load)
      levels.push_back(node);
    NodeRef next = view->kind == NodeKind::Load ? tracer.expand(view) : view;
    if (!next || next->kind != NodeKind::Cast)
      return levels;
    // Only a widening keeps the value.
    auto wide = dyn_cast<FloatType>(next->type);
    auto narrow = dyn_cast<FloatType>(next->operands[0]->type);
    if (!wide || !narrow || wide.getWidth() <= narrow.getWidth())
      return levels;
    node = next->operands[0];
  }
  return levels;
}

bool NormMatcher::matchWeight(NodeRef node, Type type, AffineExpr last,
                              NormMatch &match) {
  // 1 + w, in the type of the product.
  NodeRef resolved = tracer.resolve(node);
  if (!resolved)
    return false;
  if (resolved->kind == NodeKind::Add && type.isF32()) {
    NodeRef lhs = tracer.resolve(resolved->operands[0]);
    if (lhs && getConstantFloat(lhs) == 1.0) {
      node = resolved->operands[1];
      match.weightOffset = true;
    } else {
      NodeRef rhs = tracer.resolve(resolved->operands[1]);
      if (rhs && getConstantFloat(rhs) == 1.0) {
        node = resolved->operands[0];
        match.weightOffset = true;
      }
    }
  }
  SmallVector<NodeRef, 2> levels = getLevels(tracer, node);
  for (NodeRef level : llvm::reverse(levels)) {
    NodeRef view = tracer.getViewRoot(level);
    if (!isa<FloatType>(view->type))
      continue;
    // The tensors on the way that are vectors over the last dimension.
    SmallVector<NodeRef, 4> vectors;
    for (NodeRef load : getViews(tracer, level)) {
      ArrayRef<int64_t> shape =
          cast<RankedTensorType>(load->value.getType()).getShape();
      bool isVector = !shape.empty() && load->indices.back() == last &&
                      shape.back() == match.axes.back().extent;
      for (unsigned i = 0; isVector && i + 1 < shape.size(); ++i)
        isVector = shape[i] == 1;
      if (isVector)
        vectors.push_back(load);
    }
    if (!vectors.empty()) {
      match.weight = vectors;
      return true;
    }
  }
  return false;
}

std::optional<NormMatch> NormMatcher::match(Value root) {
  auto type = dyn_cast<RankedTensorType>(root.getType());
  if (!type || !isa<FloatType>(type.getElementType()) || type.getRank() < 1)
    return std::nullopt;
  tracer.beginRoot();
  Type elementType = type.getElementType();
  NormMatch match;
  match.root = root;
  match.axes = getAxes(space, type.getShape());
  AffineExpr last = match.axes.back().dim;

  // The root is where something is computed, not where it is moved.
  NodeRef load = tracer.getLoad(root, getDims(match.axes));
  NodeRef next = tracer.expand(load);
  if (next && next->kind == NodeKind::Load)
    return std::nullopt;

  // Down to the inverse root.
  SmallVector<Step> steps;
  NodeRef rsqrt = descend(load, steps);
  if (tracer.isExhausted())
    return refuse(RaiseReason::TraceLimit, "the limit of steps was reached");
  // A root that scales nothing yet is no norm.
  if (!rsqrt ||
      llvm::none_of(steps, [](const Step &step) { return !step.isCast; }))
    return std::nullopt;

  if (isVariance(rsqrt->operands[0]))
    return refuse(RaiseReason::LayerNorm,
                  "the mean is subtracted before squaring");

  // rsqrt(mean + eps)
  NodeRef mean = tracer.resolve(rsqrt->operands[0]);
  NodeRef sum = nullptr;
  double factor = 1.0;
  std::optional<double> eps = 0.0;
  if (!mean)
    return std::nullopt;
  if (!matchMean(mean, sum, factor)) {
    if (mean->kind != NodeKind::Add)
      return std::nullopt;
    NodeRef lhs = mean->operands[0], rhs = mean->operands[1];
    if (!matchMean(lhs, sum, factor)) {
      std::swap(lhs, rhs);
      if (!matchMean(lhs, sum, factor))
        return std::nullopt;
    }
    NodeRef constant = tracer.resolve(rhs);
    eps = constant ? getConstantFloat(constant) : std::nullopt;
  }

  // sum(input^2); anything else under the root is no norm at all.
  NodeRef square = tracer.resolve(sum->operands[0]);
  bool squareIsCast = false;
  while (square && square->kind == NodeKind::Cast) {
    squareIsCast = true;
    square = tracer.resolve(square->operands[0]);
  }
  if (!square || square->kind != NodeKind::Mul)
    return std::nullopt;
  SmallVector<NodeRef, 2> left = getLevels(tracer, square->operands[0]);
  SmallVector<NodeRef, 2> right = getLevels(tracer, square->operands[1]);
  if (left.empty() || right.empty())
    return std::nullopt;
  if (tracer.getViewRoot(left.back()) != tracer.getViewRoot(right.back()))
    return refuse(RaiseReason::NormInput,
                  "the two factors of the squares differ");

  AffineExpr bound = sum->indices[0];
  int64_t extent = match.axes.back().extent;
  NodeRef base = tracer.getViewRoot(left.back());
  if (!hasStaticSize(type))
    return refuse(RaiseReason::NormShape,
                  llvm::formatv("the type is {0}", root.getType()));
  if (extent != 1 && tracer.dependsOn(base, last))
    return refuse(RaiseReason::NormAxis,
                  llvm::formatv("the summed value depends on dimension {0}, "
                                "the last one, itself",
                                type.getRank() - 1));
  if (sum->extent != extent)
    return refuse(RaiseReason::NormPartialSum,
                  llvm::formatv("{0} elements are summed, the last dimension "
                                "has {1}",
                                sum->extent, extent));

  // Which factor is the input: the one that is squared.
  bool lowPrecision = squareIsCast || !sum->type.isF32() ||
                      !rsqrt->type.isF32() || !mean->type.isF32();
  for (NodeRef node : {sum, rsqrt, mean})
    if (auto floatType = dyn_cast<FloatType>(node->type);
        floatType && floatType.getWidth() > 32)
      return refuse(RaiseReason::NormType,
                    llvm::formatv("it is computed in {0}", node->type));
  if (steps.back().isCast)
    return refuse(
        RaiseReason::NormRounding,
        llvm::formatv("the inverse root is rounded to {0}", steps.back().type));
  unsigned inputStep = steps.size();
  NodeRef input = nullptr;
  for (unsigned i = steps.size(); i-- > 0 && !steps[i].isCast;) {
    SmallVector<NodeRef, 2> levels = getLevels(tracer, steps[i].factor);
    if (levels.empty())
      continue;
    for (NodeRef squared : left) {
      NodeRef expected =
          tracer.substitute(tracer.getViewRoot(squared), bound, last);
      if (!expected)
        continue;
      // The nearest tensor of the root's type that both are.
      for (NodeRef level : levels)
        if (tracer.getViewRoot(level) == tracer.getViewRoot(expected)) {
          inputStep = i;
          for (NodeRef candidate : levels)
            if (!input && candidate->type == elementType)
              input = candidate;
        }
      if (inputStep < steps.size())
        break;
    }
    if (inputStep < steps.size())
      break;
  }
  if (inputStep == steps.size())
    return refuse(RaiseReason::NormInput,
                  "the squared value isn't what the inverse root scales");
  if (!isActivationElementType(elementType))
    return refuse(RaiseReason::NormType,
                  llvm::formatv("the element type is {0}", elementType));

  // The weight and the roundings.
  SmallVector<Step> rest;
  for (auto [i, step] : llvm::enumerate(steps))
    if (i != inputStep)
      rest.push_back(step);
  unsigned products =
      llvm::count_if(rest, [](const Step &step) { return !step.isCast; });
  if (products > 1)
    return std::nullopt;                   // a norm with something around it
  unsigned innerCasts = 0, outerCasts = 0; // inside and outside of the weight
  const Step *weight = nullptr;
  for (const Step &step : rest) {
    if (!step.isCast)
      weight = &step;
    else if (weight)
      ++innerCasts;
    else
      ++outerCasts;
  }
  Type scaleType = steps[inputStep].type;
  bool isStepwise = false, legal = false;
  if (!weight) {
    legal = outerCasts == (scaleType == elementType ? 0 : 1);
  } else if (innerCasts == 0) {
    legal = outerCasts == (scaleType == elementType ? 0 : 1);
    isStepwise = scaleType == elementType && !elementType.isF32();
  } else if (innerCasts == 1) {
    // Rounded, and the product with the weight is one of rounded values.
    legal = outerCasts == 0 && weight->type == elementType;
    isStepwise = true;
  } else if (innerCasts == 2) {
    // Rounded, widened again for a wide weight, and rounded.
    legal = outerCasts == 1 && weight->type.isF32();
    for (const Step &step : rest)
      if (step.isCast && &step > weight)
        legal &= step.type == elementType || step.type == weight->type;
    legal &= rest.back().isCast && rest.back().type == elementType;
    isStepwise = true;
  }
  if (!lowPrecision && !scaleType.isF32())
    legal = false;
  if (!legal)
    return refuse(RaiseReason::NormRounding,
                  llvm::formatv("{0} casts inside and {1} outside of the "
                                "weight's product, from {2} to {3}",
                                innerCasts, outerCasts, scaleType,
                                elementType));
  match.rounding = isStepwise ? Rounding::STEPWISE : Rounding::ONCE;
  if (weight && !matchWeight(weight->factor, weight->type, last, match))
    return refuse(RaiseReason::NormWeight,
                  "the other factor isn't a vector over the last dimension");
  if (!input)
    return refuse(
        RaiseReason::NormType,
        llvm::formatv("the result is {0}, the input is not", elementType));

  // What is left are the numbers.
  if (lowPrecision && !options.allowLowPrecisionNorm)
    return refuse(RaiseReason::NormLowPrecision,
                  llvm::formatv("the squares are in {0}, the sum in {1}, the "
                                "root in {2}",
                                square->type, sum->type, rsqrt->type));
  NodeRef init = tracer.resolve(sum->operands[1]);
  std::optional<double> start = init ? getConstantFloat(init) : std::nullopt;
  if (start != 0.0)
    return refuse(RaiseReason::NormInit,
                  start ? "it starts from " + printNumber(*start)
                        : std::string("it starts from a value that isn't "
                                      "constant"));
  double n = static_cast<double>(extent);
  double tolerance = sum->type.isF32() ? 1.2e-7 : 1e-2;
  if (!(std::fabs(factor * n - 1.0) <= tolerance))
    return refuse(RaiseReason::NormDivisor,
                  llvm::formatv("it is divided by {0}, {1} elements are summed",
                                printNumber(1.0 / factor), extent));
  if (!eps || !std::isfinite(*eps) || *eps < 0.0 ||
      !std::isfinite(static_cast<float>(*eps)))
    return refuse(RaiseReason::NormEps,
                  eps ? "eps is " + printNumber(*eps)
                      : std::string("eps isn't a constant"));
  match.eps = APFloat(static_cast<float>(*eps));
  if (tracer.isExhausted())
    return refuse(RaiseReason::TraceLimit, "the limit of steps was reached");

  match.input = getViews(tracer, input);
  match.layout = getNormLayout(space, match.axes, match.input.back());
  refusal.reset();
  return match;
}

bool NormMatcher::isOtherRoot(Value anchor) {
  auto type = dyn_cast<RankedTensorType>(anchor.getType());
  if (!type || !isa<FloatType>(type.getElementType()))
    return false;
  tracer.beginRoot();
  SmallVector<Step> steps;
  NodeRef load =
      tracer.getLoad(anchor, getDims(getAxes(space, type.getShape())));
  NodeRef root = tracer.resolve(load);
  if (!root || root->kind != NodeKind::Sqrt)
    root = descend(load, steps);
  if (!root)
    return false;
  NodeRef mean = tracer.resolve(root->operands[0]);
  if (!mean)
    return false;
  // As match() looks for it; where that isn't decided it may be one.
  NodeRef sum = nullptr;
  double factor = 1.0;
  bool holdsSum = matchMean(mean, sum, factor) || findSum(mean);
  if (!holdsSum && mean->kind == NodeKind::Add)
    holdsSum = llvm::any_of(mean->operands, [&](NodeRef operand) {
      return matchMean(operand, sum, factor);
    });
  return !holdsSum && !tracer.needsCut() && !tracer.isExhausted();
}

} // namespace

bool isOtherRoot(ScalarTracer &tracer, Value anchor) {
  MaybeRefusal refusal;
  return NormMatcher(tracer, RaiseOptions(), refusal).isOtherRoot(anchor);
}

std::optional<NormMatch> matchRmsNorm(ScalarTracer &tracer, Value root,
                                      const RaiseOptions &options,
                                      MaybeRefusal &refusal) {
  return NormMatcher(tracer, options, refusal).match(root);
}

} // namespace prelude
