//===- WorldCommunicator.cpp - prelude-world-communicator -----------------===//
//
// On a grid of one axis there is one group of ranks.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/MPI/IR/MPI.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "prelude/Dialect/Prelude/Sharding/Passes.h"

using namespace mlir;

namespace prelude {

#define GEN_PASS_DEF_PRELUDEWORLDCOMMUNICATOR
#include "prelude/Dialect/Prelude/Sharding/Passes.h.inc"

namespace {

struct WorldCommunicatorPass
    : impl::PreludeWorldCommunicatorBase<WorldCommunicatorPass> {
  void runOnOperation() override {
    WalkResult result = getOperation().walk([](mpi::CommSplitOp split) {
      if (!matchPattern(split.getColor(), m_Constant())) {
        split.emitOpError(
            "makes groups of ranks, which LLVM 22 can't lower for "
            "Open MPI");
        return WalkResult::interrupt();
      }
      split.getNewcomm().replaceAllUsesWith(split.getComm());
      split.erase();
      return WalkResult::advance();
    });
    if (result.wasInterrupted())
      return signalPassFailure();
    for (auto grid :
         llvm::make_early_inc_range(getOperation().getOps<shard::GridOp>()))
      if (SymbolTable::symbolKnownUseEmpty(grid, getOperation()))
        grid.erase();
  }
};

} // namespace

} // namespace prelude
