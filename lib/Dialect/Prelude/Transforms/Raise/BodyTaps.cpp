//===- BodyTaps.cpp - Values inside of fused bodies -----------------------===//
//
// Which values are worth a tensor, how it is made, and how the op that it was
// taken from comes to read it.
//
//===----------------------------------------------------------------------===//

#include "BodyTaps.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;

namespace prelude {

/// Bodies with more ops aren't made by fusing a layer's parts.
static constexpr unsigned kMaxBodyOps = 64;
/// Of the tensors that matchers know.
static constexpr unsigned kMaxRank = 4;
/// How far from the end of a norm its inverse root may be.
static constexpr unsigned kMaxRootDistance = 5;

namespace {

/// The op in `block` that `value` comes from, behind signs and casts.
Operation *getComputation(Value value, Block *block) {
  Operation *op = value.getDefiningOp();
  while (op && op->getBlock() == block &&
         isa<arith::TruncFOp, arith::ExtFOp, arith::NegFOp>(op))
    op = op->getOperand(0).getDefiningOp();
  return op && op->getBlock() == block ? op : nullptr;
}

bool isProduct(Value value, Block *block) {
  return isa_and_nonnull<arith::MulFOp>(getComputation(value, block));
}

bool hasInverseRoot(Value value, Block *block, unsigned distance) {
  Operation *op = getComputation(value, block);
  if (!op || distance == 0)
    return false;
  if (isa<math::RsqrtOp, math::SqrtOp, math::PowFOp>(op))
    return true;
  return isa<arith::MulFOp, arith::DivFOp>(op) &&
         llvm::any_of(op->getOperands(), [&](Value operand) {
           return hasInverseRoot(operand, block, distance - 1);
         });
}

/// Whether `op`, in the body of an elementwise op, computes what could be a
/// root or a root's input, and is read within the body only.
bool isWorthATap(Operation &op) {
  if (op.getNumResults() != 1 || op.use_empty())
    return false;
  Block *block = op.getBlock();
  Value value = op.getResult(0);
  bool isWidened = false, isOnlyRounded = true;
  for (Operation *user : value.getUsers()) {
    if (isa<linalg::YieldOp>(user))
      return false;
    isWidened |= isa<arith::ExtFOp>(user);
    isOnlyRounded &= isa<arith::TruncFOp>(user);
  }
  Type type = value.getType();
  bool isNarrow = type.isF16() || type.isBF16();
  // What has been rounded, and the narrow value that f32 starts from.
  if (isNarrow && (isWidened || isa<arith::TruncFOp>(op)))
    return true;
  // What is rounded is the root.
  if (isOnlyRounded)
    return false;
  // Two halves put together.
  if (isa<scf::IfOp>(op) && isa<FloatType>(type))
    return true;
  // A rotation.
  if (isa<arith::AddFOp, arith::SubFOp>(op))
    return isProduct(op.getOperand(0), block) &&
           isProduct(op.getOperand(1), block);
  // The end of a norm.
  return isa<arith::MulFOp, arith::DivFOp>(op) &&
         hasInverseRoot(value, block, kMaxRootDistance);
}

bool mayHaveTaps(linalg::GenericOp op) {
  Block &body = *op.getBody();
  // Two ops and the terminator at least.
  if (body.getOperations().size() < 3 ||
      body.getOperations().size() > kMaxBodyOps ||
      !op.hasPureTensorSemantics() ||
      llvm::none_of(body.without_terminator(), isWorthATap))
    return false;
  for (int64_t range : op.getStaticLoopRanges())
    if (ShapedType::isDynamic(range) || range < 1)
      return false;
  return llvm::all_of(body.without_terminator(), [](Operation &inner) {
    return isMemoryEffectFree(&inner);
  });
}

/// How the inputs of a body read its loops, and the elements that it extracts.
struct LoopUse {
  SmallVector<AffineMap> maps;
  ArrayRef<int64_t> ranges;

  /// Adds the loops of each index of an element, as if it were an input's map.
  void addExtract(tensor::ExtractOp extract, linalg::GenericOp op) {
    for (Value index : extract.getIndices()) {
      SmallVector<AffineExpr> dims;
      SmallVector<Value> worklist = {index};
      while (!worklist.empty()) {
        Operation *def = worklist.pop_back_val().getDefiningOp();
        if (!def || !op->isProperAncestor(def))
          continue;
        if (auto loop = dyn_cast<linalg::IndexOp>(def))
          dims.push_back(getAffineDimExpr(loop.getDim(), op.getContext()));
        llvm::append_range(worklist, def->getOperands());
      }
      if (!dims.empty())
        maps.push_back(AffineMap::get(ranges.size(), 0, dims, op.getContext()));
    }
  }

  bool isAlike(unsigned lhs, unsigned rhs) const {
    return llvm::all_of(maps, [&](AffineMap map) {
      return map.isFunctionOfDim(lhs) == map.isFunctionOfDim(rhs);
    });
  }
  /// Heads are dimensions that x has and tables don't have.
  bool isHeadLike(unsigned dim) const {
    return llvm::any_of(
        maps, [&](AffineMap map) { return !map.isFunctionOfDim(dim); });
  }
};

/// `loops` in groups of neighbours, as positions: heads by groups, but for the
/// first one, which may be a batch; where more than `kMaxRank` are left also
/// that, dimensions of 1, and what else each input has all of, or none. The
/// last one stays apart.
SmallVector<ReassociationIndices> getGroups(const LoopUse &use,
                                            ArrayRef<unsigned> loops,
                                            bool onlyHeads = false) {
  SmallVector<ReassociationIndices> groups;
  for (unsigned i = 0; i < loops.size(); ++i)
    groups.push_back({i});
  auto merge = [&](unsigned first, size_t limit, auto mayMerge) {
    for (unsigned i = first; groups.size() > limit && i + 2 < groups.size();) {
      if (!mayMerge(groups[i], groups[i + 1])) {
        ++i;
        continue;
      }
      groups[i].append(groups[i + 1]);
      groups.erase(groups.begin() + i + 1);
    }
  };
  auto isUnit = [&](const ReassociationIndices &group) {
    return llvm::all_of(group,
                        [&](int64_t i) { return use.ranges[loops[i]] == 1; });
  };
  auto isAlike = [&](auto &lhs, auto &rhs) {
    return use.isAlike(loops[lhs.front()], loops[rhs.front()]);
  };
  auto areHeads = [&](auto &lhs, auto &rhs) {
    return isAlike(lhs, rhs) && use.isHeadLike(loops[lhs.front()]);
  };
  merge(1, 0, areHeads);
  if (onlyHeads)
    return groups;
  merge(0, kMaxRank, areHeads);
  merge(0, kMaxRank,
        [&](auto &lhs, auto &rhs) { return isUnit(lhs) || isUnit(rhs); });
  merge(0, kMaxRank, isAlike);
  return groups;
}

/// `loops` with those that are used alike side by side; the last one stays.
SmallVector<unsigned> sortByUse(const LoopUse &use, ArrayRef<unsigned> loops) {
  SmallVector<unsigned> sorted;
  SmallVector<unsigned> left(loops.drop_back());
  while (!left.empty()) {
    unsigned first = left.front();
    auto alike = [&](unsigned loop) { return use.isAlike(loop, first); };
    llvm::copy_if(left, std::back_inserter(sorted), alike);
    llvm::erase_if(left, alike);
  }
  sorted.push_back(loops.back());
  return sorted;
}

/// What of a body is needed for some of its values.
struct BodySlice {
  llvm::SmallSetVector<Operation *, 16> ops;
  DenseSet<Value> arguments;

  /// Adds what `value` needs; values in `given` need nothing.
  void add(Value value, Block *block, const DenseSet<Value> &given) {
    SmallVector<Value> worklist = {value};
    while (!worklist.empty()) {
      Value next = worklist.pop_back_val();
      if (given.contains(next))
        continue;
      if (auto argument = dyn_cast<BlockArgument>(next)) {
        if (argument.getOwner() == block)
          arguments.insert(next);
        continue;
      }
      Operation *op = next.getDefiningOp();
      if (op->getBlock() != block || !ops.insert(op))
        continue;
      op->walk([&](Operation *inner) {
        llvm::append_range(worklist, inner->getOperands());
      });
    }
  }
};

} // namespace

void BodyTaps::create(Operation *function) {
  SmallVector<linalg::GenericOp> generics;
  function->walk([&](linalg::GenericOp op) {
    if (mayHaveTaps(op))
      generics.push_back(op);
  });
  for (linalg::GenericOp op : generics)
    for (Operation &inner : op.getBody()->without_terminator())
      if (isWorthATap(inner))
        tap(op, inner.getResult(0));
}

void BodyTaps::tap(linalg::GenericOp op, Value inner) {
  Block *body = op.getBody();
  BodySlice slice;
  slice.add(inner, body, {});
  for (BlockArgument argument : op.getRegionOutputArgs())
    if (slice.arguments.contains(argument))
      return;

  SmallVector<Value> inputs, arguments;
  SmallVector<AffineMap> maps;
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  llvm::SmallBitVector isRead(ranges.size());
  for (OpOperand *input : op.getDpsInputOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(input);
    if (!slice.arguments.contains(argument))
      continue;
    inputs.push_back(input->get());
    arguments.push_back(argument);
    maps.push_back(op.getMatchingIndexingMap(input));
    for (unsigned dim = 0; dim < ranges.size(); ++dim)
      if (maps.back().isFunctionOfDim(dim))
        isRead.set(dim);
  }
  for (Operation *part : slice.ops)
    part->walk([&](linalg::IndexOp index) { isRead.set(index.getDim()); });
  // Not the same value over and over, for another dimension of the result; but
  // dimensions of 1, which may be heads.
  SmallVector<unsigned> loops;
  for (unsigned dim = 0; dim < ranges.size(); ++dim)
    if (isRead.test(dim) || ranges[dim] == 1)
      loops.push_back(dim);
  // Heads by groups are heads.
  LoopUse use = {maps, ranges};
  for (Operation *part : slice.ops)
    part->walk([&](tensor::ExtractOp extract) { use.addExtract(extract, op); });
  if (loops.size() > 2) {
    SmallVector<unsigned> sorted = sortByUse(use, loops);
    if (getGroups(use, sorted, /*onlyHeads=*/true).size() <
        getGroups(use, loops, /*onlyHeads=*/true).size())
      loops = std::move(sorted);
  }
  SmallVector<ReassociationIndices> groups = getGroups(use, loops);
  SmallVector<int64_t> shape;
  SmallVector<AffineExpr> newLoops(ranges.size(),
                                   getAffineConstantExpr(0, op.getContext()));
  for (auto [position, dim] : llvm::enumerate(loops)) {
    newLoops[dim] = getAffineDimExpr(position, op.getContext());
    shape.push_back(ranges[dim]);
  }
  for (AffineMap &map : maps)
    map = map.replaceDimsAndSymbols(newLoops, {}, loops.size(), 0);

  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value init = tensor::EmptyOp::create(builder, loc, shape, inner.getType());
  maps.push_back(builder.getMultiDimIdentityMap(loops.size()));
  SmallVector<utils::IteratorType> iterators(loops.size(),
                                             utils::IteratorType::parallel);
  SmallVector<std::pair<Value, const Tap *>> nested;
  auto generic = linalg::GenericOp::create(
      builder, loc, init.getType(), inputs, init, maps, iterators,
      [&](OpBuilder &inBody, Location loc, ValueRange newArguments) {
        IRMapping mapping;
        mapping.map(arguments, newArguments.drop_back());
        for (Operation &part : body->without_terminator())
          if (slice.ops.contains(&part))
            inBody.clone(part, mapping);
        for (Operation &part : *inBody.getInsertionBlock())
          part.walk([&](linalg::IndexOp index) {
            index.setDim(llvm::find(loops, index.getDim()) - loops.begin());
          });
        linalg::YieldOp::create(inBody, loc, mapping.lookup(inner));
        // What is a tap there is the same tap here.
        for (const Tap &known : taps)
          if (known.op == op && slice.ops.contains(known.inner.getDefiningOp()))
            nested.push_back({mapping.lookup(known.inner), &known});
      });
  // In terms of the new loops, among which all of the nested tap's are.
  for (auto [value, known] : nested) {
    SmallVector<unsigned> positions;
    for (unsigned loop : known->loops)
      positions.push_back(llvm::find(loops, loop) - loops.begin());
    tracer.addTap(value, known->read, positions);
  }
  Tap tap = {op, inner, generic->getResult(0), {}, {}, loops};
  tap.tensor = tap.read = tap.made;
  if (groups.size() < loops.size()) {
    tap.tensor =
        tensor::CollapseShapeOp::create(builder, loc, tap.made, groups);
    tap.read = tensor::ExpandShapeOp::create(builder, loc, tap.made.getType(),
                                             tap.tensor, groups);
  }
  tracer.addTap(inner, tap.read, loops);
  tapOfTensor[tap.tensor] = tapOfMade[tap.made] = taps.size();
  taps.push_back(tap);
}

Value BodyTaps::getShown(Value made) const {
  auto it = tapOfMade.find(made);
  return it == tapOfMade.end() ? made : taps[it->second].tensor;
}

Operation *BodyTaps::getOp(Value tensor) const {
  auto it = tapOfTensor.find(tensor);
  return it == tapOfTensor.end() ? nullptr : taps[it->second].op;
}

void BodyTaps::getLater(Value tensor, SmallVectorImpl<Value> &later) const {
  auto it = tapOfTensor.find(tensor);
  if (it == tapOfTensor.end())
    return;
  linalg::GenericOp op = taps[it->second].op;
  for (unsigned i = it->second + 1; i < taps.size() && taps[i].op == op; ++i)
    later.push_back(taps[i].tensor);
  llvm::append_range(later, op->getResults());
}

void BodyTaps::readRoots(const DenseSet<Value> &roots,
                         llvm::function_ref<void(Operation *)> dead) {
  for (unsigned first = 0, last; first < taps.size(); first = last) {
    linalg::GenericOp op = taps[first].op;
    SmallVector<const Tap *> read;
    for (last = first; last < taps.size() && taps[last].op == op; ++last) {
      for (Value part : {taps[last].read, taps[last].tensor, taps[last].made})
        dead(part.getDefiningOp());
      if (roots.contains(taps[last].tensor))
        read.push_back(&taps[last]);
    }
    // What is a root itself is replaced as a whole, and so are writes.
    if (read.empty() || op->use_empty() ||
        llvm::any_of(op->getResults(),
                     [&](Value result) { return roots.contains(result); }))
      continue;

    Block *body = op.getBody();
    DenseSet<Value> given;
    for (const Tap *tap : read)
      given.insert(tap->inner);
    BodySlice slice;
    for (Value result : body->getTerminator()->getOperands())
      slice.add(result, body, given);
    SmallVector<Value> inputs;
    SmallVector<Value> arguments;
    SmallVector<AffineMap> maps;
    for (OpOperand *input : op.getDpsInputOperands()) {
      BlockArgument argument = op.getMatchingBlockArgument(input);
      if (!slice.arguments.contains(argument))
        continue;
      inputs.push_back(input->get());
      arguments.push_back(argument);
      maps.push_back(op.getMatchingIndexingMap(input));
    }
    OpBuilder builder(op);
    for (const Tap *tap : read) {
      inputs.push_back(tap->read);
      arguments.push_back(tap->inner);
      SmallVector<AffineExpr> results;
      for (unsigned loop : tap->loops)
        results.push_back(builder.getAffineDimExpr(loop));
      maps.push_back(
          AffineMap::get(op.getNumLoops(), 0, results, builder.getContext()));
    }
    for (OpOperand &init : op.getDpsInitsMutable())
      maps.push_back(op.getMatchingIndexingMap(&init));
    auto generic = linalg::GenericOp::create(
        builder, op.getLoc(), op->getResultTypes(), inputs, op.getOutputs(),
        maps, op.getIteratorTypesArray(),
        [&](OpBuilder &inBody, Location loc, ValueRange newArguments) {
          IRMapping mapping;
          mapping.map(arguments, newArguments.take_front(arguments.size()));
          mapping.map(op.getRegionOutputArgs(),
                      newArguments.drop_front(arguments.size()));
          for (Operation &part : body->without_terminator())
            if (slice.ops.contains(&part))
              inBody.clone(part, mapping);
          inBody.clone(*body->getTerminator(), mapping);
        });
    op->replaceAllUsesWith(generic->getResults());
    dead(op);
  }
}

void BodyTaps::eraseAll() {
  for (Tap &tap : llvm::reverse(taps)) {
    if (tap.read != tap.made) {
      tap.read.getDefiningOp()->erase();
      tap.tensor.getDefiningOp()->erase();
    }
    Operation *op = tap.made.getDefiningOp();
    Operation *init = op->getOperands().back().getDefiningOp();
    op->erase();
    if (init->use_empty())
      init->erase();
  }
  taps.clear();
  tapOfTensor.clear();
  tapOfMade.clear();
}

} // namespace prelude
