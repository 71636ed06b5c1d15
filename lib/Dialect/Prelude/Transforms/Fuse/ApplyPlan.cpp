//===- ApplyPlan.cpp - Put a fused op in place ----------------------------===//
//
// The only part of --prelude-fuse that changes IR. All guards have passed.
//
//===----------------------------------------------------------------------===//

#include "Site.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "prelude/Dialect/Prelude/Transforms/Decompose.h"

using namespace mlir;

namespace prelude {

/// The operand that `source` becomes.
static Value materialize(OpBuilder &builder, Location loc,
                         const HeadSource &source) {
  if (!source.value || !source.operand.reassociation)
    return source.value;
  return tensor::ExpandShapeOp::create(builder, loc, source.operand.type,
                                       source.value,
                                       *source.operand.reassociation);
}

/// The packed value as [T, W].
static Value materializePacked(OpBuilder &builder, Location loc,
                               const PackedPart &packed) {
  auto type = cast<RankedTensorType>(packed.packed.getType());
  if (type.getRank() == 2)
    return packed.packed;
  SmallVector<ReassociationIndices> groups(2);
  for (int64_t dim = 0, rank = type.getRank(); dim != rank; ++dim)
    groups[dim < packed.headsDim ? 0 : 1].push_back(dim);
  return tensor::CollapseShapeOp::create(builder, loc, packed.packed, groups);
}

/// T, of the operand that q comes from.
static OpFoldResult getTokens(OpBuilder &builder, Location loc, Value operand,
                              bool headMajor) {
  auto type = cast<RankedTensorType>(operand.getType());
  int64_t rank = type.getRank();
  if (rank <= 3)
    return tensor::getMixedSize(builder, loc, operand,
                                rank == 3 && headMajor ? 1 : 0);
  Value product = arith::MulIOp::create(
      builder, loc,
      getValueOrCreateConstantIndexOp(
          builder, loc, tensor::getMixedSize(builder, loc, operand, 0)),
      getValueOrCreateConstantIndexOp(
          builder, loc,
          tensor::getMixedSize(builder, loc, operand, headMajor ? 2 : 1)));
  return product;
}

/// Lets the uses of `from` that read elements read `to` instead. Views before
/// the anchor stay for questions about extents; their readers get a copy of the
/// view behind the fused op.
static void rewire(OpBuilder &builder, Value from, Value to,
                   Operation *anchor) {
  SmallVector<OpOperand *> uses;
  for (OpOperand &use : from.getUses())
    uses.push_back(&use);
  for (OpOperand *use : llvm::reverse(uses)) {
    Operation *user = use->getOwner();
    if (user == anchor || isa<tensor::DimOp>(user))
      continue;
    bool isEarlierView = isView(user) && use->getOperandNumber() == 0 &&
                         user->getBlock() == anchor->getBlock() &&
                         user->isBeforeInBlock(anchor);
    if (!isEarlierView) {
      use->set(to);
      continue;
    }
    Value view = user->getResult(0);
    if (llvm::none_of(getElementUses(view), [&](OpOperand *read) {
          return read->getOwner() != anchor;
        }))
      continue;
    Operation *copy = builder.clone(*user);
    copy->setOperand(0, to);
    rewire(builder, view, copy->getResult(0), anchor);
  }
}

static SmallVector<Operation *> getProducers(Operation *op) {
  llvm::SmallSetVector<Operation *, 4> producers;
  for (Value operand : op->getOperands())
    if (Operation *producer = operand.getDefiningOp())
      producers.insert(producer);
  return producers.takeVector();
}

/// Erases the ops that nothing needs, and what only they needed. The ops of
/// chains are left alone: they are erased by the plan of their own site.
static void eraseDead(SmallVector<Operation *> candidates) {
  while (!candidates.empty()) {
    Operation *candidate = candidates.pop_back_val();
    if (!isOpTriviallyDead(candidate) || isa<RmsNormOp, RopeOp>(candidate))
      continue;
    SmallVector<Operation *> producers = getProducers(candidate);
    candidate->erase();
    for (Operation *producer : producers)
      if (!llvm::is_contained(candidates, producer))
        candidates.push_back(producer);
  }
}

/// Erases views of `value` that lead nowhere.
static void eraseDeadViews(Value value) {
  for (Operation *user : llvm::to_vector(value.getUsers())) {
    if (!isView(user) || getViewSource(user) != value)
      continue;
    eraseDeadViews(user->getResult(0));
    if (user->use_empty())
      user->erase();
  }
}

/// Removes an op of the chain. Only questions about its result's extents are
/// left, and those are its operand's.
static void eraseChainOp(Operation *op) {
  if (!op)
    return;
  Value result = op->getResult(0);
  eraseDeadViews(result);
  result.replaceAllUsesWith(op->getOperand(0));
  SmallVector<Operation *> producers = getProducers(op);
  op->erase();
  eraseDead(std::move(producers));
}

/// Puts `fused` under a test of the number of tokens, with the chain that it
/// stands for on the other side. Returns the op with the results.
static Operation *addTokenTest(FusedOp fused, const Plan::TokenTest &test,
                               OpFoldResult numTokens) {
  OpBuilder builder(fused);
  Location loc = fused.getLoc();
  Value tokens = getValueOrCreateConstantIndexOp(builder, loc, numTokens);
  Value condition;
  auto require = [&](arith::CmpIPredicate predicate, int64_t bound) {
    Value holds = arith::CmpIOp::create(
        builder, loc, predicate, tokens,
        arith::ConstantIndexOp::create(builder, loc, bound));
    condition = condition
                    ? arith::AndIOp::create(builder, loc, condition, holds)
                    : holds;
  };
  if (test.min > 0)
    require(arith::CmpIPredicate::uge, test.min);
  if (test.max)
    require(arith::CmpIPredicate::ule, *test.max);

  auto choice = scf::IfOp::create(builder, loc, fused->getResultTypes(),
                                  condition, /*withElseRegion=*/true);
  builder.setInsertionPointToStart(choice.thenBlock());
  scf::YieldOp::create(builder, loc, fused->getResults());
  builder.setInsertionPointToStart(choice.elseBlock());
  auto chain = cast<FusedOp>(builder.clone(*fused));
  chain.setRelaxed(false);
  scf::YieldOp::create(builder, loc, chain->getResults());
  fused->moveBefore(choice.thenBlock(), choice.thenBlock()->begin());

  RewritePatternSet patterns(builder.getContext());
  populateDecomposeFusedPatterns(patterns);
  (void)applyOpPatternsGreedily({chain.getOperation()}, std::move(patterns),
                                GreedyRewriteConfig().setStrictness(
                                    GreedyRewriteStrictness::ExistingOps));
  for (Operation &op : *choice.elseBlock())
    if (isa<RmsNormOp, RopeOp, KVCacheUpdateOp>(op))
      op.setAttr(kFallbackAttr, builder.getUnitAttr());
  return choice;
}

FusedOp applyPlan(Plan &plan) {
  Operation *anchor = plan.anchor;
  OpBuilder builder(anchor);
  Location loc = anchor->getLoc();
  for (Operation *constant : plan.lateConstants)
    constant->moveBefore(anchor);

  // In.
  Value qkv, q, k, v;
  if (plan.packed) {
    qkv = materializePacked(builder, loc, *plan.packed);
  } else {
    q = materialize(builder, loc, plan.qIn);
    k = materialize(builder, loc, plan.kIn);
    v = materialize(builder, loc, plan.vIn);
  }

  // Out.
  OpFoldResult tokens;
  auto getNumTokens = [&] {
    if (!tokens)
      tokens = getTokens(builder, loc, qkv ? qkv : q,
                         !qkv && plan.qIn.operand.headMajor);
    return tokens;
  };
  auto createInit = [&](const std::optional<PlannedOut> &out) -> Value {
    if (!out)
      return {};
    SmallVector<OpFoldResult> sizes;
    for (OpFoldResult size : out->sizes) {
      if (!size)
        size = getNumTokens();
      sizes.push_back(size);
    }
    // The type says which extents are static.
    SmallVector<Value> dynamicSizes;
    for (auto [extent, size] : llvm::zip_equal(out->type.getShape(), sizes))
      if (ShapedType::isDynamic(extent))
        dynamicSizes.push_back(
            getValueOrCreateConstantIndexOp(builder, loc, size));
    return tensor::EmptyOp::create(builder, loc, out->type, dynamicSizes);
  };
  Value qOut = createInit(plan.qOut);
  Value kOut = createInit(plan.kOut);
  Value vOut = createInit(plan.vOut);

  KVCacheUpdateOp write = plan.write;
  SmallVector<Type> types;
  for (Value out : {qOut, kOut, vOut, write ? write.getKCache() : Value(),
                    write ? write.getVCache() : Value()})
    if (out)
      types.push_back(out.getType());
  auto getEps = [](Chain &chain) {
    return chain.norm ? chain.norm.getEpsAttr() : FloatAttr();
  };
  auto getWeight = [](Chain &chain) {
    return chain.norm ? chain.norm.getWeight() : Value();
  };
  RopeOp rope = plan.k.rope;
  auto fused = FusedOp::create(
      builder, loc, types, qkv, q, k, v, getWeight(plan.q), getWeight(plan.k),
      getWeight(plan.v), rope ? rope.getCos() : Value(),
      rope ? rope.getSin() : Value(), rope ? rope.getPositions() : Value(),
      write ? write.getSlots() : Value(), write ? write.getKScale() : Value(),
      write ? write.getVScale() : Value(), qOut, /*gate_out=*/Value(), kOut,
      vOut, write ? write.getKCache() : Value(),
      write ? write.getVCache() : Value(), /*q_scale=*/Value(), getEps(plan.q),
      getEps(plan.k), getEps(plan.v), plan.weightOffset, plan.normRounding,
      plan.scope, rope ? rope.getStyle() : RopeStyle::NEOX,
      rope ? rope.getRounding() : Rounding::ONCE,
      rope ? rope.getRotaryDimAttr() : IntegerAttr(),
      rope ? rope.getRotaryOffset() : 0,
      rope ? rope.getSectionsAttr() : DenseI64ArrayAttr(),
      rope ? rope.getSectionOrderAttr() : SectionOrderAttr(), plan.order,
      write ? write.getLayout() : CacheLayout::NHD, plan.relaxed,
      q && plan.qIn.operand.headMajor, k && plan.kIn.operand.headMajor,
      v && plan.vIn.operand.headMajor, plan.qOut->headMajor,
      /*gate_out_head_major=*/false, plan.kOut && plan.kOut->headMajor,
      plan.vOut && plan.vOut->headMajor, /*async_dependencies=*/ValueRange());

  Operation *results = fused;
  if (plan.tokenTest)
    results = addTokenTest(fused, *plan.tokenTest, getNumTokens());

  // The uses, in the order of the results.
  unsigned result = 0;
  for (std::optional<PlannedOut> *out : {&plan.qOut, &plan.kOut, &plan.vOut})
    if (*out)
      rewire(builder, (*out)->replaced, results->getResult(result++), anchor);
  if (write) {
    write->replaceAllUsesWith(results->getResults().take_back(2));
    llvm::SmallSetVector<Operation *, 2> producers;
    for (Value stored : {write.getK(), write.getV()})
      if (Operation *op = stored.getDefiningOp())
        producers.insert(op);
    write->erase();
    eraseDead(producers.takeVector());
  }
  for (Chain *chain : {&plan.q, &plan.k, &plan.v}) {
    Operation *first = chain->getFirstOfTwo(), *last = chain->getLast();
    eraseChainOp(last);
    eraseChainOp(first);
  }
  return fused;
}

} // namespace prelude
