//===- ScalarTraceBodies.cpp - The scalars that ops compute ---------------===//
//
// Expansion of loads of what linalg ops compute, by their bodies, and scalars
// outside of bodies.
//
//===----------------------------------------------------------------------===//

#include "prelude/Analysis/ScalarTrace.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace prelude {

/// How deep scalars outside of bodies are followed.
static constexpr unsigned kMaxScalarDepth = 32;
/// Sums of integers up to this length are written out.
static constexpr int64_t kMaxWrittenSum = 8;

//===----------------------------------------------------------------------===//
// Linalg
//===----------------------------------------------------------------------===//

bool ScalarTracer::isPureBody(Block &body) {
  auto [it, inserted] = pureBodies.try_emplace(&body, true);
  if (inserted)
    for (Operation &op : body.without_terminator()) {
      // Branches may be taken apart; other regions aren't looked into.
      WalkResult nested = op.walk([](Operation *inner) {
        return inner->getNumRegions() != 0 && !isa<scf::IfOp>(inner)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      });
      if (nested.wasInterrupted() || !isMemoryEffectFree(&op)) {
        it->second = false;
        break;
      }
    }
  return it->second;
}

NodeRef ScalarTracer::expandLinalg(NodeRef load, linalg::LinalgOp op) {
  if (!op.hasPureTensorSemantics())
    return load;
  if (auto fill = dyn_cast<linalg::FillOp>(op.getOperation()))
    return getScalar(fill.getInputs()[0]);
  if (op->getNumRegions() != 1 || op->getRegion(0).getBlocks().size() != 1)
    return load;
  Block &body = op->getRegion(0).front();
  if (!isPureBody(body))
    return load;

  unsigned resultNumber = cast<OpResult>(load->value).getResultNumber();
  OpOperand *init = op.getDpsInitOperand(resultNumber);
  AffineMap outputMap = op.getMatchingIndexingMap(init);
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  SmallVector<utils::IteratorType> iterators = op.getIteratorTypesArray();

  // The loops in terms of the element's indices.
  // Where the map leaves elements out (a diagonal, one column of many), these
  // keep what the init has: such a result isn't looked into.
  SmallVector<AffineExpr> loops(ranges.size());
  ArrayRef<int64_t> shape =
      cast<RankedTensorType>(load->value.getType()).getShape();
  for (auto [expr, index, size] :
       llvm::zip_equal(outputMap.getResults(), load->indices, shape)) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
      if (loops[dim.getPosition()])
        return load;
      loops[dim.getPosition()] = index;
      continue;
    }
    if (IndexSpace::getConstantValue(expr) != 0 || size != 1)
      return load;
  }
  AffineExpr bound;
  int64_t extent = 0;
  for (auto [loop, range, iterator] :
       llvm::zip_equal(loops, ranges, iterators)) {
    if (loop)
      continue;
    if (iterator == utils::IteratorType::parallel) {
      if (range != 1)
        return load;
      loop = space.getConstant(0);
      continue;
    }
    // One reduction, with a dim that none of the indices uses already.
    if (bound || ShapedType::isDynamic(range) || range < 1)
      return load;
    for (unsigned ordinal = 0;; ++ordinal) {
      bound = space.getDim(DimKind::Bound, range, ordinal);
      if (range == 1 || !IndexSpace::dependsOn(load->indices, bound))
        break;
    }
    extent = range;
    loop = bound;
  }

  llvm::DenseMap<Value, NodeRef> nodes;
  for (OpOperand &operand : op->getOpOperands()) {
    BlockArgument argument = op.getMatchingBlockArgument(&operand);
    if (argument.use_empty())
      continue;
    bool isInit = op.isDpsInit(&operand);
    if (isInit && bound) {
      Node accumulator;
      accumulator.kind = NodeKind::Accumulator;
      accumulator.type = argument.getType();
      accumulator.extent = operand.getOperandNumber();
      accumulator.hasAccumulator = true;
      nodes[argument] = unique(std::move(accumulator));
      continue;
    }
    if (!isa<ShapedType>(operand.get().getType())) {
      nodes[argument] = getScalar(operand.get());
      continue;
    }
    SmallVector<AffineExpr> indices;
    for (AffineExpr expr : op.getMatchingIndexingMap(&operand).getResults()) {
      AffineExpr index = space.apply(expr, loops);
      if (!index)
        return load;
      indices.push_back(index);
    }
    nodes[argument] = getLoad(operand.get(), indices);
  }

  NodeRef result = evaluateBody(body, nodes, loops, resultNumber);
  if (!result)
    return load;
  if (!bound)
    return result->hasAccumulator ? load : result;
  // sum: the accumulator plus something without it.
  auto integerSum = dyn_cast_or_null<arith::AddIOp>(
      body.getTerminator()->getOperand(resultNumber).getDefiningOp());
  bool isInteger = integerSum && result->kind == NodeKind::Other;
  if (result->kind != NodeKind::Add && !isInteger)
    return load;
  NodeRef accumulator = result->operands[0], term = result->operands[1];
  if (accumulator->kind != NodeKind::Accumulator)
    std::swap(accumulator, term);
  if (accumulator->kind != NodeKind::Accumulator || term->hasAccumulator ||
      accumulator->extent != static_cast<int64_t>(init->getOperandNumber()))
    return load;
  if (isInteger) {
    // A short sum, of coordinates times strides, is written out.
    if (extent > kMaxWrittenSum)
      return load;
    NodeRef sum = getLoad(init->get(), load->indices);
    for (int64_t i = 0; i < extent; ++i) {
      NodeRef part = substitute(term, bound, space.getConstant(i));
      sum = part ? getOp(integerSum, load->type, {sum, part}) : nullptr;
      if (!sum)
        return load;
    }
    return sum;
  }
  return getSum(term, getLoad(init->get(), load->indices), bound, extent);
}

NodeRef ScalarTracer::evaluateBody(Block &body,
                                   llvm::DenseMap<Value, NodeRef> &nodes,
                                   ArrayRef<AffineExpr> loops,
                                   unsigned resultNumber) {
  // A branch sees the values of the bodies around it.
  Operation *outermost = body.getParentOp();
  while (isa<scf::IfOp>(outermost))
    outermost = outermost->getParentOp();
  auto lookup = [&](Value value) -> NodeRef {
    if (NodeRef node = nodes.lookup(value))
      return node;
    // Captured from above.
    Region *region = value.getParentRegion();
    return outermost->isAncestor(region->getParentOp()) ? nullptr
                                                        : getScalar(value);
  };
  // What stands behind a tap only isn't evaluated: no cut may be asked for in
  // vain.
  llvm::DenseSet<Value> wanted;
  bool isAllWanted = taps.empty();
  if (!isAllWanted) {
    wanted.insert_range(body.getTerminator()->getOperands());
    for (Operation &op : llvm::reverse(body.without_terminator()))
      if (llvm::any_of(op.getResults(),
                       [&](Value value) { return wanted.contains(value); }) &&
          !(op.getNumResults() == 1 && taps.contains(op.getResult(0))))
        op.walk([&](Operation *inner) {
          wanted.insert_range(inner->getOperands());
        });
  }
  for (Operation &op : body.without_terminator()) {
    if (!takeStep())
      return nullptr;
    if (op.getNumResults() != 1 ||
        (!isAllWanted && !wanted.contains(op.getResult(0))))
      continue;
    if (auto tap = taps.find(op.getResult(0)); tap != taps.end()) {
      SmallVector<AffineExpr> indices;
      for (unsigned loop : tap->second.loops)
        indices.push_back(loops[loop]);
      nodes[op.getResult(0)] = getLoad(tap->second.tensor, indices);
      continue;
    }
    Type type = op.getResult(0).getType();
    NodeRef result = nullptr;
    if (auto index = dyn_cast<linalg::IndexOp>(op)) {
      result = getIndex(loops[index.getDim()], type);
    } else if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
      SmallVector<AffineExpr> indices;
      for (Value index : extract.getIndices()) {
        NodeRef node = lookup(index);
        indices.push_back(node ? asIndex(node) : AffineExpr());
      }
      if (llvm::all_of(indices, [](AffineExpr index) { return !!index; }))
        result = getLoad(extract.getTensor(), indices);
    } else if (auto branch = dyn_cast<scf::IfOp>(op)) {
      NodeRef condition = lookup(branch.getCondition());
      std::optional<int64_t> isTaken =
          condition ? getConstantInt(condition) : std::nullopt;
      if (isTaken)
        result =
            evaluateBody(*(*isTaken ? branch.thenBlock() : branch.elseBlock()),
                         nodes, loops, 0);
    } else {
      SmallVector<NodeRef> operands;
      for (Value operand : op.getOperands())
        if (NodeRef node = lookup(operand))
          operands.push_back(node);
      if (operands.size() == op.getNumOperands())
        result = getOp(&op, type, operands);
    }
    if (result)
      nodes[op.getResult(0)] = result;
  }
  Operation *terminator = body.getTerminator();
  if (resultNumber >= terminator->getNumOperands())
    return nullptr;
  return lookup(terminator->getOperand(resultNumber));
}

//===----------------------------------------------------------------------===//
// Scalars
//===----------------------------------------------------------------------===//

NodeRef ScalarTracer::getScalar(Value value) {
  if (NodeRef known = scalars.lookup(value))
    return known;
  NodeRef node = traceScalar(value, 0);
  if (!isExhausted())
    scalars[value] = node;
  return node;
}

NodeRef ScalarTracer::traceScalar(Value value, unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (op && depth < kMaxScalarDepth && takeStep()) {
    if (auto extract = dyn_cast<tensor::ExtractOp>(op)) {
      SmallVector<AffineExpr> indices;
      for (Value index : extract.getIndices())
        indices.push_back(asIndex(traceScalar(index, depth + 1)));
      return getLoad(extract.getTensor(), indices);
    }
    if (op->getNumResults() == 1 && op->getNumRegions() == 0 &&
        isMemoryEffectFree(op) && op->hasTrait<OpTrait::Elementwise>()) {
      SmallVector<NodeRef> operands;
      for (Value operand : op->getOperands())
        operands.push_back(traceScalar(operand, depth + 1));
      if (NodeRef node = getOp(op, value.getType(), operands))
        return node;
    }
    if (auto constant = dyn_cast<arith::ConstantOp>(op))
      if (isa<FloatAttr, IntegerAttr>(constant.getValue()))
        return getConstant(constant.getValue());
  }
  Node node;
  node.kind = NodeKind::Scalar;
  node.type = value.getType();
  node.value = value;
  return unique(std::move(node));
}

} // namespace prelude
