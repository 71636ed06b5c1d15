//===- CompleteSharding.cpp - prelude-complete-sharding -------------------===//
//
// shard-partition of LLVM 22 takes annotations for granted.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "prelude/Dialect/Prelude/Sharding/Passes.h"

using namespace mlir;
using namespace mlir::shard;

namespace prelude {

#define GEN_PASS_DEF_PRELUDECOMPLETESHARDING
#include "prelude/Dialect/Prelude/Sharding/Passes.h.inc"

namespace {

bool needsSharding(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.getRank() > 0;
}

/// Constants are annotated without dimensions, too, and then once.
bool isScalarConstant(Operation *op) {
  if (!op->hasTrait<OpTrait::ConstantLike>())
    return false;
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return type && type.getRank() == 0;
}

class Completer {
public:
  Completer(Block &block, FlatSymbolRefAttr grid)
      : block(block), builder(block.getParentOp()->getContext()),
        whole(
            Sharding::get(grid, GridAxesAttr::get(builder.getContext(), {}))) {}

  void run() {
    for (Operation &op : llvm::make_early_inc_range(block))
      if (!isa<ShardOp, ShardingOp, GetShardingOp>(op))
        completeUses(&op);
    for (BlockArgument argument : block.getArguments())
      completeDef(argument);
    for (Operation &op : llvm::make_early_inc_range(block))
      if (!isa<ShardOp, ShardingOp, GetShardingOp>(op))
        for (OpResult result : op.getResults())
          completeDef(result);
    for (Operation &op : llvm::make_early_inc_range(block))
      if (isScalarConstant(&op))
        completeScalar(op.getResult(0));
  }

private:
  ShardOp makeShard(Value value, const Sharding &sharding, bool forUsers) {
    auto op = ShardingOp::create(builder, value.getLoc(), sharding);
    return ShardOp::create(builder, value.getLoc(), value, op.getResult(),
                           forUsers);
  }

  /// What `op` takes, and what it reads from inside, is annotated for it.
  void completeUses(Operation *op) {
    auto complete = [&](OpOperand &operand, bool keep) {
      Value value = operand.get();
      if (!needsSharding(value) || value.getParentBlock() != &block)
        return;
      auto annotation = value.getDefiningOp<ShardOp>();
      if (annotation && annotation.getAnnotateForUsers() && keep)
        return;
      // Results are what they are; an op without annotations takes the whole.
      bool isResult = op->hasTrait<OpTrait::IsTerminator>() && keep;
      builder.setInsertionPoint(op);
      operand.set(makeShard(
          value,
          annotation && isResult ? Sharding(annotation.getSharding()) : whole,
          true));
    };
    for (OpOperand &operand : op->getOpOperands())
      complete(operand, /*keep=*/true);
    op->walk([&](Operation *inner) {
      if (inner != op)
        for (OpOperand &operand : inner->getOpOperands())
          complete(operand, /*keep=*/false);
    });
  }

  /// One annotation says what `value` is; all uses go through it.
  void completeDef(Value value) {
    if (!needsSharding(value))
      return;
    SmallVector<ShardOp> annotations;
    for (Operation *user : value.getUsers())
      annotations.push_back(cast<ShardOp>(user));
    auto def = llvm::find_if(annotations, [](ShardOp annotation) {
      return !annotation.getAnnotateForUsers();
    });
    if (annotations.size() == 1 && def != annotations.end())
      return;
    // An argument comes as it is used; what an op without annotations makes is
    // whole.
    Sharding sharding = whole;
    if (def != annotations.end())
      sharding = Sharding(def->getSharding());
    else if (isa<BlockArgument>(value) && !annotations.empty())
      sharding = Sharding(annotations.back().getSharding());
    builder.setInsertionPointAfterValue(value);
    ShardOp annotation = makeShard(value, sharding, false);
    for (ShardOp user : annotations)
      user.getSrcMutable().set(annotation);
  }

  void completeScalar(Value value) {
    if (llvm::any_of(value.getUsers(), llvm::IsaPred<ShardOp>))
      return;
    builder.setInsertionPointAfterValue(value);
    ShardOp annotation = makeShard(
        value, Sharding::get(whole.getGridAttr(), ArrayRef<GridAxesAttr>()),
        false);
    value.replaceAllUsesExcept(annotation, annotation);
  }

  Block &block;
  OpBuilder builder;
  Sharding whole;
};

struct CompleteShardingPass
    : impl::PreludeCompleteShardingBase<CompleteShardingPass> {
  void runOnOperation() override {
    FunctionOpInterface function = getOperation();
    FlatSymbolRefAttr grid;
    function.walk([&](ShardingOp sharding) {
      grid = sharding.getGridAttr();
      return WalkResult::interrupt();
    });
    if (!grid)
      return;
    if (!function.getFunctionBody().hasOneBlock()) {
      function.emitError(
          "prelude-complete-sharding: takes functions of one block");
      return signalPassFailure();
    }
    Completer(function.getFunctionBody().front(), grid).run();
    if (failed(verifyReshardings(function, grid)))
      signalPassFailure();
  }

  /// Upstream reshards on grids of one axis only.
  static LogicalResult verifyReshardings(FunctionOpInterface function,
                                         FlatSymbolRefAttr grid) {
    auto gridOp = SymbolTable::lookupNearestSymbolFrom<GridOp>(function, grid);
    if (gridOp && gridOp.getRank() == 1)
      return success();
    WalkResult result = function.walk([&](ShardOp target) {
      auto source = target.getSrc().getDefiningOp<ShardOp>();
      if (!source || Sharding(source.getSharding())
                         .equalSplitAxes(Sharding(target.getSharding())))
        return WalkResult::advance();
      target.emitOpError() << "cuts " << target.getSrc().getType()
                           << " otherwise than it is; on a grid of "
                           << (gridOp ? gridOp.getRank() : 0)
                           << " axes that can't be done";
      return WalkResult::interrupt();
    });
    return failure(result.wasInterrupted());
  }
};

} // namespace

} // namespace prelude
