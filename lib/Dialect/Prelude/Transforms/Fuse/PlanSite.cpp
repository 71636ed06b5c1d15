//===- PlanSite.cpp - Whether and how a site fuses ------------------------===//
//
// Asks every guard of a site and gathers what the fused op needs. Nothing is
// created or changed here.
//
//===----------------------------------------------------------------------===//

#include "Guards.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace prelude {

bool isAfter(Operation *user, Operation *anchor, DominanceInfo &dominance) {
  if (Operation *ancestor = anchor->getBlock()->findAncestorOpInBlock(*user))
    return anchor->isBeforeInBlock(ancestor);
  return dominance.properlyDominates(anchor, user);
}

namespace {
class Planner {
public:
  Planner(const Site &site, const PreludeFuseOptions &options,
          DominanceInfo &dominance)
      : site(site), options(options), dominance(dominance) {}

  std::variant<Plan, FuseRefusal> run();

private:
  using Result = std::optional<FuseRefusal>;

  Result checkBlocks();
  Result checkShapes();
  Result checkNorms();
  Result checkUses();
  Result checkUsesOf(StringRef name, Chain &chain, bool isStored,
                     std::optional<PlannedOut> &out);
  Result chooseInputs();
  bool choosePacked();
  Result chooseInput(StringRef name, const Chain &chain, HeadSource &in);
  Result checkOperands();
  void describePlan();

  bool isAvailable(Value value);
  /// Whether a use is the cache write's of k or v.
  bool isStore(OpOperand *use) const {
    return site.write && use->getOwner() == site.write;
  }
  std::optional<PlannedOut> planOut(Chain &chain);
  std::vector<std::pair<StringRef, Chain *>> getChains() {
    std::vector<std::pair<StringRef, Chain *>> chains = {{"q", &plan.q},
                                                         {"k", &plan.k}};
    if (site.write)
      chains.push_back({"v", &plan.v});
    return chains;
  }

  const Site &site;
  const PreludeFuseOptions &options;
  DominanceInfo &dominance;
  Plan plan;
};
} // namespace

//===----------------------------------------------------------------------===//
// The parts fit together
//===----------------------------------------------------------------------===//

std::optional<FuseRefusal> Planner::checkBlocks() {
  for (auto [name, chain] : getChains())
    for (Operation *op : {chain->getLast(), chain->getFirstOfTwo()})
      if (op && op->getBlock() != site.anchor->getBlock())
        return refuse(FuseReason::OtherBlock,
                      describe(op) + " of " + name +
                          " stands in another block than " +
                          describe(site.anchor));
  if (site.write && plan.v.rope)
    return refuse(FuseReason::Mismatch,
                  "v is rotated by " + describe(plan.v.rope) +
                      ", the fused op rotates only q and k");
  return std::nullopt;
}

std::optional<FuseRefusal> Planner::checkShapes() {
  RankedTensorType q = plan.q.getType(), k = plan.k.getType();
  for (auto [name, chain] : getChains()) {
    RankedTensorType type = chain->getType();
    if (type.getRank() != 3 || type.isDynamicDim(1) || type.isDynamicDim(2))
      return refuse(FuseReason::Shape, llvm::formatv("{0} is {1}, but heads "
                                                     "and head size have to be "
                                                     "static",
                                                     name, type)
                                           .str());
    for (auto [what, dim] : {std::pair{"head size", 2}, {"tokens", 0}})
      if (type.getDimSize(dim) != q.getDimSize(dim) &&
          !type.isDynamicDim(dim) && !q.isDynamicDim(dim))
        return refuse(FuseReason::Shape,
                      llvm::formatv("q has {0} {1}, {2} has {3}", what,
                                    q.getDimSize(dim), name,
                                    type.getDimSize(dim))
                          .str());
    if (type.getElementType() != q.getElementType())
      return refuse(FuseReason::Mismatch,
                    llvm::formatv("q is {0}, {1} is {2}", q.getElementType(),
                                  name, type.getElementType())
                        .str());
    for (Operation *op : {chain->getLast(), chain->getFirstOfTwo()})
      if (op && op->getOperand(0).getType() != op->getResult(0).getType())
        return refuse(FuseReason::Shape,
                      llvm::formatv("{0} takes {1} and makes {2}", describe(op),
                                    op->getOperand(0).getType(),
                                    op->getResult(0).getType())
                          .str());
  }
  // Equal numbers of tokens: positions are [T], so that two ropes over the same
  // positions have it; a cache write has it for k and v.
  if (plan.q.rope && plan.q.rope.getPositions())
    return std::nullopt;
  if (!q.isDynamicDim(0) && !k.isDynamicDim(0))
    return std::nullopt;
  FailureOr<bool> equal = ValueBoundsConstraintSet::areEqual(
      {plan.q.result, 0}, {plan.k.result, 0});
  if (succeeded(equal) && *equal)
    return std::nullopt;
  // Cut out of one packed value by tokens and heads.
  if (plan.q.part && plan.k.part &&
      isSameValue(plan.q.part->packed, plan.k.part->packed))
    return std::nullopt;
  return refuse(
      FuseReason::Shape,
      llvm::formatv("the tokens of q, {0}, can't be shown to be those "
                    "of k, {1}",
                    q, k)
          .str());
}

std::optional<FuseRefusal> Planner::checkNorms() {
  bool isF32 = plan.q.getType().getElementType().isF32();
  Chain *first = nullptr, *weighted = nullptr, *ordered = nullptr;
  StringRef firstName, weightedName, orderedName;
  for (auto [name, chain] : getChains()) {
    if (!chain->norm)
      continue;
    if (!first) {
      first = chain;
      firstName = name;
      plan.scope = chain->tokenScope ? NormScope::TOKEN : NormScope::HEAD;
    } else if (first->tokenScope != chain->tokenScope &&
               (first->tokenScope ? *chain : *first).getType().getDimSize(1) ==
                   1) {
      // Where there is one head, the head is the token.
      plan.scope = NormScope::TOKEN;
    } else if (first->tokenScope != chain->tokenScope) {
      return refuse(FuseReason::Mismatch,
                    llvm::formatv("the norm of {0} is over each {1}, that of "
                                  "{2} over each {3}",
                                  firstName,
                                  first->tokenScope ? "token" : "head", name,
                                  chain->tokenScope ? "token" : "head")
                        .str());
    }
    // Rounding and offset say how the weight is applied.
    if (chain->norm.getWeight()) {
      if (!weighted) {
        weighted = chain;
        weightedName = name;
        plan.normRounding = chain->norm.getRounding();
        plan.weightOffset = chain->norm.getWeightOffset();
      } else if (weighted->norm.getRounding() != chain->norm.getRounding() &&
                 !isF32) {
        return refuse(
            FuseReason::Mismatch,
            llvm::formatv("the norm of {0} rounds '{1}', that of {2} '{3}'",
                          weightedName,
                          stringifyRounding(weighted->norm.getRounding()), name,
                          stringifyRounding(chain->norm.getRounding()))
                .str());
      } else if (weighted->norm.getWeightOffset() !=
                 chain->norm.getWeightOffset()) {
        return refuse(
            FuseReason::Mismatch,
            llvm::formatv("the norm of {0} has weight_offset {1}, that of {2} "
                          "{3}",
                          weightedName,
                          weighted->norm.getWeightOffset().convertToFloat(),
                          name, chain->norm.getWeightOffset().convertToFloat())
                .str());
      }
    }
    if (chain->rope) {
      if (!ordered) {
        ordered = chain;
        orderedName = name;
        plan.order = chain->ropeFirst ? Order::ROPE_FIRST : Order::NORM_FIRST;
      } else if (ordered->ropeFirst != chain->ropeFirst) {
        return refuse(
            FuseReason::Mismatch,
            llvm::formatv("{0} is {1} first, {2} is {3} first", orderedName,
                          ordered->ropeFirst ? "rotated" : "normed", name,
                          chain->ropeFirst ? "rotated" : "normed")
                .str());
      }
    }
  }
  plan.norm = first;
  plan.rope = static_cast<bool>(plan.q.rope);
  if (first && !weighted)
    plan.normRounding = first->norm.getRounding();
  plan.relaxed = options.relaxed && plan.norm && plan.rope;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

/// Where a value can be written by the fused op instead: at the farthest view
/// of it through which all uses go, so that a transpose becomes a stride.
std::optional<PlannedOut> Planner::planOut(Chain &chain) {
  std::optional<PlannedOut> best;
  Value value = chain.made;
  HeadView view = chain.madeView;
  // The extents of `value`: known, or the tokens where they are null.
  SmallVector<OpFoldResult> sizes;
  Builder builder(value.getContext());
  for (int64_t extent : cast<RankedTensorType>(value.getType()).getShape())
    sizes.push_back(ShapedType::isDynamic(extent)
                        ? OpFoldResult()
                        : OpFoldResult(builder.getIndexAttr(extent)));
  while (true) {
    auto type = cast<RankedTensorType>(value.getType());
    std::optional<HeadView::Operand> operand = view.getOperand(type);
    // Extents in operands of a view have to be there before the fused op, and
    // one that stands for all tokens must be that of all tokens.
    bool known = llvm::all_of(sizes, [&](OpFoldResult size) {
      if (!size)
        return type.getRank() == 3;
      auto sizeValue = dyn_cast<Value>(size);
      return !sizeValue || isAvailable(sizeValue);
    });
    if (operand && !operand->reassociation && known)
      best = PlannedOut{value, type, operand->headMajor, sizes};

    // On to the one view that all uses but the cache write's go through.
    Operation *next = nullptr;
    for (OpOperand &use : value.getUses()) {
      Operation *user = use.getOwner();
      if (isa<tensor::DimOp>(user))
        continue;
      bool throughView = isView(user) && use.getOperandNumber() == 0;
      if (throughView &&
          llvm::all_of(getElementUses(user->getResult(0)),
                       [&](OpOperand *use) { return isStore(use); }))
        continue;
      if (!throughView && isStore(&use))
        continue;
      if (!throughView || next)
        return best;
      next = user;
    }
    if (!next || next->getBlock() != site.anchor->getBlock() ||
        !view.moveToResult(next))
      return best;
    value = next->getResult(0);
    auto nextType = cast<RankedTensorType>(value.getType());
    SmallVector<OpFoldResult> nextSizes(nextType.getRank());
    auto expand = dyn_cast<tensor::ExpandShapeOp>(next);
    for (auto [dim, extent] : llvm::enumerate(nextType.getShape())) {
      if (!ShapedType::isDynamic(extent)) {
        nextSizes[dim] = builder.getIndexAttr(extent);
        continue;
      }
      if (expand) {
        nextSizes[dim] = expand.getMixedOutputShape()[dim];
        continue;
      }
      // A transpose moves the one dynamic extent; several, or products, aren't
      // followed.
      SmallVector<OpFoldResult> dynamic;
      for (OpFoldResult size : sizes)
        if (!size || isa<Value>(size))
          dynamic.push_back(size);
      if (dynamic.size() != 1 || isa<tensor::CollapseShapeOp>(next))
        return best;
      nextSizes[dim] = dynamic.front();
    }
    sizes = std::move(nextSizes);
  }
}

std::optional<FuseRefusal>
Planner::checkUsesOf(StringRef name, Chain &chain, bool isStored,
                     std::optional<PlannedOut> &out) {
  Operation *last = chain.getLast();
  if (!last)
    return std::nullopt;
  if (Operation *first = chain.getFirstOfTwo())
    for (OpOperand *use : getElementUses(first->getResult(0)))
      if (use != &last->getOpOperand(0))
        return refuse(FuseReason::IntermediateUse,
                      "what " + describe(first) + " makes of " + name +
                          " goes into " + describe(last) + " and into " +
                          describe(use->getOwner()));
  bool usedElsewhere = !isStored;
  for (OpOperand *use : getElementUses(chain.made)) {
    if (isStored && isStore(use))
      continue;
    usedElsewhere = true;
    if (use->getOwner() == site.anchor ||
        !isAfter(use->getOwner(), site.anchor, dominance))
      return refuse(FuseReason::EarlyUse, describe(use->getOwner()) + " uses " +
                                              name + ", and isn't behind " +
                                              describe(site.anchor));
  }
  if (!usedElsewhere)
    return std::nullopt;
  out = planOut(chain);
  if (!out)
    return refuse(FuseReason::Shape,
                  llvm::formatv("{0} leaves the chain as {1}, which isn't "
                                "arranged by tokens and heads",
                                name, chain.made.getType())
                      .str());
  return std::nullopt;
}

std::optional<FuseRefusal> Planner::checkUses() {
  if (auto refusal = checkUsesOf("q", plan.q, /*isStored=*/false, plan.qOut))
    return refusal;
  bool isStored = static_cast<bool>(site.write);
  if (auto refusal = checkUsesOf("k", plan.k, isStored, plan.kOut))
    return refusal;
  if (isStored)
    return checkUsesOf("v", plan.v, isStored, plan.vOut);
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// A constant that stands too late can be moved.
static bool isConstant(Value value) {
  Operation *op = value.getDefiningOp();
  return op && op->hasTrait<OpTrait::ConstantLike>();
}

bool Planner::isAvailable(Value value) {
  return dominance.properlyDominates(value, site.anchor);
}

bool Planner::choosePacked() {
  if (!site.write || !plan.q.part || !plan.k.part || !plan.v.part)
    return false;
  const PackedPart &q = *plan.q.part, &k = *plan.k.part, &v = *plan.v.part;
  if (!isSameValue(q.packed, k.packed) || !isSameValue(q.packed, v.packed) ||
      q.headsDim != k.headsDim || q.headsDim != v.headsDim || q.headsDim == 0 ||
      !isAvailable(q.packed))
    return false;
  auto getWidth = [](RankedTensorType type, unsigned from) {
    int64_t width = 1;
    for (int64_t extent : type.getShape().drop_front(from)) {
      if (ShapedType::isDynamic(extent))
        return ShapedType::kDynamic;
      width *= extent;
    }
    return width;
  };
  int64_t qWidth = getWidth(plan.q.getType(), 1);
  int64_t kWidth = getWidth(plan.k.getType(), 1);
  if (q.offset != 0 || k.offset != qWidth || v.offset != qWidth + kWidth ||
      getWidth(cast<RankedTensorType>(q.packed.getType()), q.headsDim) !=
          qWidth + 2 * kWidth)
    return false;
  plan.packed = q;
  return true;
}

std::optional<FuseRefusal>
Planner::chooseInput(StringRef name, const Chain &chain, HeadSource &in) {
  for (const HeadSource &source : llvm::reverse(chain.sources))
    if (isAvailable(source.value)) {
      in = source;
      return std::nullopt;
    }
  if (chain.sources.empty())
    return refuse(FuseReason::Shape,
                  llvm::formatv("{0} comes as {1}, which isn't arranged by "
                                "tokens and heads",
                                name, chain.root.getType())
                      .str());
  Operation *op = chain.sources.back().value.getDefiningOp();
  return refuse(FuseReason::Dominance,
                (op ? describe(op) : "an argument of another block") +
                    " makes " + name + " only behind " + describe(site.anchor));
}

std::optional<FuseRefusal> Planner::chooseInputs() {
  if (choosePacked())
    return std::nullopt;
  if (auto refusal = chooseInput("q", plan.q, plan.qIn))
    return refusal;
  if (auto refusal = chooseInput("k", plan.k, plan.kIn))
    return refusal;
  if (site.write)
    return chooseInput("v", plan.v, plan.vIn);
  return std::nullopt;
}

std::optional<FuseRefusal> Planner::checkOperands() {
  SmallVector<std::pair<std::string, Value>> operands;
  for (auto [name, chain] : getChains()) {
    if (chain->norm && chain->norm.getWeight())
      operands.push_back({(name + " weight").str(), chain->norm.getWeight()});
  }
  // Of equal tables and positions the one at k is taken, which stands before
  // the cache write.
  if (RopeOp rope = plan.k.rope) {
    operands.push_back({"cos", rope.getCos()});
    operands.push_back({"sin", rope.getSin()});
    if (rope.getPositions())
      operands.push_back({"positions", rope.getPositions()});
  }
  for (const auto &[name, value] : operands) {
    if (isAvailable(value))
      continue;
    if (isConstant(value) &&
        value.getDefiningOp()->getBlock() == site.anchor->getBlock()) {
      plan.lateConstants.push_back(value.getDefiningOp());
      continue;
    }
    Operation *op = value.getDefiningOp();
    return refuse(FuseReason::Dominance,
                  (op ? describe(op) : "an argument of another block") +
                      " makes " + name + " only behind " +
                      describe(site.anchor));
  }
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// What is saved
//===----------------------------------------------------------------------===//

void Planner::describePlan() {
  // Each op of the chain is a kernel; a split or a slice is a view. Every value
  // between two kernels is written and read once.
  int64_t kernels = site.write ? 1 : 0, bytesPerToken = 0;
  // Types may have any extents: more than this is no more than this.
  auto multiply = [](int64_t a, int64_t b) {
    constexpr int64_t limit = int64_t(1) << 56;
    int64_t product;
    return llvm::MulOverflow(a, b, product) ? limit : std::min(product, limit);
  };
  for (auto [name, chain] : getChains()) {
    RankedTensorType type = chain->getType();
    int64_t size = multiply(multiply(type.getDimSize(1), type.getDimSize(2)),
                            type.getElementTypeBitWidth() / 8);
    int64_t ops = (chain->norm ? 1 : 0) + (chain->rope ? 1 : 0);
    kernels += ops;
    bool isStored = site.write && name != "q";
    int64_t between = isStored ? ops : std::max<int64_t>(ops - 1, 0);
    bytesPerToken += 2 * between * size;
    // What is used elsewhere too is still written.
    if (isStored && ((name == "k" && plan.kOut) || (name == "v" && plan.vOut)))
      bytesPerToken -= size;
  }
  RankedTensorType q = plan.q.getType();
  int64_t tokens = q.getDimSize(0), launches = kernels - 1;
  llvm::raw_string_ostream os(plan.detail);
  os << q.getDimSize(1) << " + " << plan.k.getType().getDimSize(1)
     << " heads of " << q.getDimSize(2) << ' ' << q.getElementType() << ", ";
  if (ShapedType::isDynamic(tokens))
    os << "any number of tokens";
  else
    os << tokens << " tokens";
  if (plan.tokenTest) {
    os << " (fused for " << plan.tokenTest->min << " to ";
    if (plan.tokenTest->max)
      os << *plan.tokenTest->max << ')';
    else
      os << "any number)";
  }
  os << "; saves " << launches << " launches and ";
  if (ShapedType::isDynamic(tokens))
    os << bytesPerToken << " bytes a token";
  else
    os << multiply(bytesPerToken, tokens) << " bytes";
  plan.metrics.push_back({"LaunchesSaved", launches});
  plan.metrics.push_back({"BytesSavedPerToken", bytesPerToken});
  if (!ShapedType::isDynamic(tokens))
    plan.metrics.push_back({"BytesSaved", multiply(bytesPerToken, tokens)});
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

std::variant<Plan, FuseRefusal> Planner::run() {
  plan.write = site.write;
  plan.anchor = site.anchor;
  plan.chain = site.chain;
  // Traced anew: sites fused before may have changed what the chains come from.
  plan.q = traceChain(site.q->getResult(0));
  plan.k = traceChain(plan.write ? plan.write.getK() : site.k->getResult(0));
  if (site.write)
    plan.v = traceChain(plan.write.getV());
  if (plan.k.getLast() != site.k || plan.q.getLast() != site.q)
    return refuse(FuseReason::IntermediateUse,
                  "a site fused before took a part of this one");

  using Step = Result (Planner::*)();
  for (Step step :
       {&Planner::checkBlocks, &Planner::checkShapes, &Planner::checkNorms,
        &Planner::checkUses, &Planner::chooseInputs, &Planner::checkOperands})
    if (Result refusal = (this->*step)())
      return std::move(*refusal);
  if (Result refusal = checkOptions(plan, options))
    return std::move(*refusal);
  if (Result refusal = checkTokens(plan, options))
    return std::move(*refusal);
  if (Result refusal = checkCapabilities(plan, options))
    return std::move(*refusal);
  describePlan();
  return std::move(plan);
}

std::variant<Plan, FuseRefusal> planSite(const Site &site,
                                         const PreludeFuseOptions &options,
                                         DominanceInfo &dominance) {
  return Planner(site, options, dominance).run();
}

} // namespace prelude
