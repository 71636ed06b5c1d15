//===- PropagateCuts.cpp - prelude-propagate-cuts -------------------------===//
//
// A walk from what is cut to what goes with it. A value that is whole says
// nothing about its neighbours.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Shard/Interfaces/ShardingInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "prelude/Dialect/Prelude/Sharding/Passes.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::shard;

namespace prelude {

#define GEN_PASS_DEF_PRELUDEPROPAGATECUTS
#include "prelude/Dialect/Prelude/Sharding/Passes.h.inc"

namespace {

/// What `operand` is annotated as, but for a whole value, of which each user
/// may take its part.
Sharding getKnownSharding(OpOperand &operand) {
  auto annotation = operand.get().getDefiningOp<ShardOp>();
  if (!annotation)
    return Sharding();
  Sharding sharding(annotation.getSharding());
  return annotation.getAnnotateForUsers() || !isFullReplication(sharding)
             ? sharding
             : Sharding();
}

Sharding getKnownSharding(OpResult result) {
  for (Operation *user : result.getUsers())
    if (auto annotation = dyn_cast<ShardOp>(user))
      return Sharding(annotation.getSharding());
  return Sharding();
}

bool isCut(const Sharding &sharding) {
  return sharding && !isFullReplication(sharding);
}

class Propagator {
public:
  Propagator(Block &block) : block(block), builder(block.getParentOp()) {}

  LogicalResult run() {
    for (Operation &op : block)
      if (auto annotation = dyn_cast<ShardOp>(op))
        if (isCut(Sharding(annotation.getSharding())))
          addNeighbours(annotation);
    // Grows while it is walked.
    for (size_t index = 0; index < worklist.size(); ++index)
      if (failed(visit(worklist[index])))
        return failure();
    return success();
  }

private:
  void addDef(Value value) {
    while (auto annotation = value.getDefiningOp<ShardOp>())
      value = annotation.getSrc();
    if (value.getParentBlock() == &block)
      add(value.getDefiningOp());
  }
  void addUsers(Value value) {
    for (Operation *user : value.getUsers()) {
      if (auto annotation = dyn_cast<ShardOp>(user))
        addUsers(annotation);
      else
        add(user);
    }
  }
  void addNeighbours(ShardOp annotation) {
    addDef(annotation.getSrc());
    addUsers(annotation);
  }
  void add(Operation *op) {
    if (op && op->getBlock() == &block && isa<ShardingInterface>(op) &&
        !op->hasTrait<OpTrait::ConstantLike>() &&
        !op->hasTrait<OpTrait::IsTerminator>())
      worklist.insert(op);
  }

  LogicalResult visit(Operation *op);

  Block &block;
  OpBuilder builder;
  llvm::SetVector<Operation *> worklist;
};

LogicalResult Propagator::visit(Operation *op) {
  auto sharded = cast<ShardingInterface>(op);
  std::vector<Sharding> operands, results;
  bool anyCut = false;
  for (OpOperand &operand : op->getOpOperands())
    operands.push_back(getKnownSharding(operand));
  for (OpResult result : op->getResults())
    results.push_back(getKnownSharding(result));
  for (const std::vector<Sharding> *shardings : {&operands, &results})
    for (const Sharding &sharding : *shardings)
      anyCut |= isCut(sharding);
  if (!anyCut)
    return success();
  FailureOr<ShardingOption> option =
      sharded.getShardingOption(operands, results);
  // What disagrees is for upstream's propagation to settle.
  if (failed(option) || option->empty)
    return success();
  FailureOr<std::vector<Sharding>> shardings =
      sharded.getShardingAnnotations(*option);
  if (failed(shardings) ||
      failed(sharded.addShardingAnnotations(builder, *option)))
    return op->emitOpError("can't be annotated");
  // Upstream annotates no result that is not used, but cuts it.
  builder.setInsertionPointAfter(op);
  for (OpResult result : op->getResults()) {
    const Sharding &sharding =
        (*shardings)[op->getNumOperands() + result.getResultNumber()];
    if (!result.use_empty() || !isCut(sharding))
      continue;
    auto shardingOp = ShardingOp::create(builder, op->getLoc(), sharding);
    ShardOp::create(builder, op->getLoc(), result, shardingOp.getResult(),
                    /*annotate_for_users=*/false);
  }
  for (OpOperand &operand : op->getOpOperands())
    if (isCut(getKnownSharding(operand)))
      addDef(operand.get());
  for (OpResult result : op->getResults())
    if (isCut(getKnownSharding(result)))
      addUsers(result);
  return success();
}

struct PropagateCutsPass : impl::PreludePropagateCutsBase<PropagateCutsPass> {
  void runOnOperation() override {
    FunctionOpInterface function = getOperation();
    if (function.isExternal() || !function.getFunctionBody().hasOneBlock())
      return;
    if (failed(Propagator(function.getFunctionBody().front()).run()))
      signalPassFailure();
  }
};

} // namespace

} // namespace prelude
