//===- DeviceLoops.cpp - From linalg on buffers to kernels ----------------===//
//
// The pass prelude-linalg-to-launch.
//
//===----------------------------------------------------------------------===//

#include "LLVMValues.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Linalg/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "prelude/Pipelines/Pipelines.h"

namespace prelude {
#define GEN_PASS_DEF_LINALGTOLAUNCHPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

constexpr int64_t kThreads = 128;

/// Where the kernels of one function note failed assertions.
class FailureNotes {
public:
  FailureNotes(func::FuncOp function, ModuleOp module)
      : function(function), module(module) {}

  /// Makes the rest of each block that has an assertion depend on it.
  LogicalResult guard(IRRewriter &rewriter, Region &region) {
    for (Block &block : region)
      if (failed(guard(rewriter, block)))
        return failure();
    return success();
  }

private:
  LogicalResult guard(IRRewriter &rewriter, Block &block) {
    for (Operation &op : block) {
      for (Region &region : op.getRegions())
        if (failed(guard(rewriter, region)))
          return failure();
      auto assertion = dyn_cast<cf::AssertOp>(op);
      if (!assertion)
        continue;
      Operation *terminator = block.getTerminator();
      if (terminator->getNumOperands() != 0)
        return assertion.emitOpError()
               << "is in a '" << block.getParentOp()->getName()
               << "' with results, expected one without where a kernel is made";
      Location loc = assertion.getLoc();
      rewriter.setInsertionPoint(assertion);
      auto branch = scf::IfOp::create(rewriter, loc, assertion.getArg(),
                                      /*withElseRegion=*/true);
      // The rest of the block, without the terminator.
      Block *rest = branch.thenBlock();
      rest->getOperations().splice(rest->begin(), block.getOperations(),
                                   std::next(Block::iterator(assertion)),
                                   Block::iterator(terminator));
      FailureOr<Value> buffer = getBuffer();
      if (failed(buffer))
        return failure();
      rewriter.setInsertionPointToStart(branch.elseBlock());
      Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
      memref::StoreOp::create(
          rewriter, loc, getMessage(loc, assertion.getMsg()), *buffer, zero);
      rewriter.eraseOp(assertion);
      return guard(rewriter, *rest);
    }
    return success();
  }

  /// memref<1xi64>, made at the start of the function.
  FailureOr<Value> getBuffer() {
    if (buffer)
      return buffer;
    OpBuilder builder(function.getBody());
    Location loc = function.getLoc();
    auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
    FailureOr<LLVM::LLVMFuncOp> callee = LLVM::lookupOrCreateFn(
        builder, module, kDeviceFailuresSymbol, {}, pointer);
    if (failed(callee))
      return failure();
    Value address =
        LLVM::CallOp::create(builder, loc, *callee, ValueRange()).getResult();
    buffer = createBufferAt(
        builder, loc, MemRefType::get({1}, builder.getI64Type()), address);
    return buffer;
  }

  /// The address of the message on the host, as a number.
  Value getMessage(Location loc, StringRef text) {
    Value &message = messages[text];
    if (!message) {
      OpBuilder builder(function.getBody());
      message = toAddress(builder, loc,
                          getMessageAddress(builder, loc, module, text));
    }
    return message;
  }

  func::FuncOp function;
  ModuleOp module;
  Value buffer;
  llvm::StringMap<Value> messages;
};

struct LinalgToLaunch : impl::LinalgToLaunchPassBase<LinalgToLaunch> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    IRRewriter rewriter(&getContext());
    for (auto function : module.getOps<func::FuncOp>()) {
      if (function.isExternal())
        continue;
      if (failed(makeLoops(rewriter, function)))
        return signalPassFailure();
      FailureNotes notes(function, module);
      SmallVector<scf::ParallelOp> loops;
      function.walk<WalkOrder::PreOrder>([&](Operation *op) {
        if (isa<gpu::LaunchOp>(op))
          return WalkResult::skip();
        auto loop = dyn_cast<scf::ParallelOp>(op);
        if (!loop)
          return WalkResult::advance();
        loops.push_back(loop);
        return WalkResult::skip();
      });
      for (scf::ParallelOp loop : loops) {
        if (failed(rejectReductions(loop)) ||
            failed(notes.guard(rewriter, loop.getRegion())))
          return signalPassFailure();
        makeLaunch(rewriter, loop);
      }
    }
  }

  //===--------------------------------------------------------------------===//
  // Loops
  //===--------------------------------------------------------------------===//

  /// Turns linalg ops and host loops over memory into scf.parallel.
  static LogicalResult makeLoops(IRRewriter &rewriter, func::FuncOp function) {
    SmallVector<linalg::LinalgOp> ops;
    function.walk([&](linalg::LinalgOp op) {
      if (op.hasPureBufferSemantics())
        ops.push_back(op);
    });
    for (linalg::LinalgOp op : ops) {
      rewriter.setInsertionPoint(op);
      FailureOr<linalg::LinalgOp> ordered = moveParallelDimsOut(rewriter, op);
      if (failed(ordered))
        return op->emitOpError() << "cannot be made a linalg.generic";
      op = *ordered;
      rewriter.setInsertionPoint(op);
      if (op.getNumParallelLoops() == 0)
        wrap(rewriter, op);
      if (failed(linalg::linalgOpToParallelLoops(rewriter, op)))
        return op->emitOpError() << "cannot be lowered to loops";
      rewriter.eraseOp(op);
    }
    // What the host would do element by element is done by one thread.
    SmallVector<Operation *> serial;
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isa<scf::ParallelOp, gpu::LaunchOp>(op))
        return WalkResult::skip();
      if (!isa<scf::ForOp, scf::WhileOp, scf::IfOp>(op) || !isSerial(op))
        return WalkResult::advance();
      serial.push_back(op);
      return WalkResult::skip();
    });
    for (Operation *op : serial)
      wrap(rewriter, op);
    return success();
  }

  /// Loads and stores of its own, and nothing that the host has to do.
  static bool isSerial(Operation *op) {
    if (op->getNumResults() != 0)
      return false;
    bool touchesMemory = false;
    WalkResult walk = op->walk([&](Operation *nested) {
      if (isa<memref::LoadOp, memref::StoreOp>(nested))
        touchesMemory = true;
      else if (!isa<scf::SCFDialect, arith::ArithDialect>(
                   nested->getDialect()) &&
               !isMemoryEffectFree(nested) && !isa<cf::AssertOp>(nested))
        return WalkResult::interrupt();
      return isa<scf::ParallelOp>(nested) ? WalkResult::interrupt()
                                          : WalkResult::advance();
    });
    return touchesMemory && !walk.wasInterrupted();
  }

  /// Moves `op` into a loop of one iteration.
  static void wrap(IRRewriter &rewriter, Operation *op) {
    Location loc = op->getLoc();
    rewriter.setInsertionPoint(op);
    Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
    Value one = arith::ConstantIndexOp::create(rewriter, loc, 1);
    auto loop = scf::ParallelOp::create(rewriter, loc, ValueRange(zero),
                                        ValueRange(one), ValueRange(one));
    rewriter.moveOpBefore(op, loop.getBody()->getTerminator());
  }

  static FailureOr<linalg::LinalgOp> moveParallelDimsOut(IRRewriter &rewriter,
                                                         linalg::LinalgOp op) {
    SmallVector<unsigned> order, inner;
    for (auto [dim, type] : llvm::enumerate(op.getIteratorTypesArray()))
      (type == utils::IteratorType::parallel ? order : inner).push_back(dim);
    order.append(inner);
    if (llvm::is_sorted(order))
      return op;
    auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
    if (!generic) {
      FailureOr<linalg::GenericOp> made =
          linalg::generalizeNamedOp(rewriter, op);
      if (failed(made))
        return failure();
      generic = *made;
      rewriter.setInsertionPoint(generic);
    }
    FailureOr<linalg::GenericOp> interchanged =
        linalg::interchangeGenericOp(rewriter, generic, order);
    if (failed(interchanged))
      return failure();
    return cast<linalg::LinalgOp>(interchanged->getOperation());
  }

  //===--------------------------------------------------------------------===//
  // Launches
  //===--------------------------------------------------------------------===//

  /// Neither `loop` nor one inside may have results.
  static LogicalResult rejectReductions(scf::ParallelOp loop) {
    WalkResult walk = loop->walk([](scf::ParallelOp nested) {
      if (nested.getNumReductions() == 0)
        return WalkResult::advance();
      nested.emitOpError() << "has " << nested.getNumReductions()
                           << " reductions, expected none in a kernel";
      return WalkResult::interrupt();
    });
    return failure(walk.wasInterrupted());
  }

  /// One thread an iteration, counted in one dimension.
  static void makeLaunch(IRRewriter &rewriter, scf::ParallelOp loop) {
    Location loc = loop.getLoc();
    rewriter.setInsertionPoint(loop);
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(rewriter, loc, value);
    };
    Value one = constant(1), threads = constant(kThreads);
    SmallVector<Value> extents;
    Value total = one;
    for (auto [lower, upper, step] : llvm::zip_equal(
             loop.getLowerBound(), loop.getUpperBound(), loop.getStep())) {
      Value extent = arith::CeilDivSIOp::create(
          rewriter, loc, arith::SubIOp::create(rewriter, loc, upper, lower),
          step);
      extents.push_back(extent);
      total = arith::MulIOp::create(rewriter, loc, total, extent);
    }
    Value blocks = arith::CeilDivSIOp::create(rewriter, loc, total, threads);

    auto launch = gpu::LaunchOp::create(rewriter, loc, blocks, one, one,
                                        threads, one, one);
    rewriter.setInsertionPointToStart(&launch.getBody().front());
    Value id = arith::AddIOp::create(
        rewriter, loc,
        arith::MulIOp::create(rewriter, loc, launch.getBlockIds().x, threads),
        launch.getThreadIds().x);
    Value inside = arith::CmpIOp::create(rewriter, loc,
                                         arith::CmpIPredicate::slt, id, total);
    auto branch = scf::IfOp::create(rewriter, loc, inside);
    gpu::TerminatorOp::create(rewriter, loc);

    rewriter.setInsertionPointToStart(branch.thenBlock());
    SmallVector<Value> indices(extents.size());
    for (size_t dim = extents.size(); dim-- > 0;) {
      Value index = id;
      if (dim != 0) {
        index = arith::RemSIOp::create(rewriter, loc, id, extents[dim]);
        id = arith::DivSIOp::create(rewriter, loc, id, extents[dim]);
      }
      indices[dim] = arith::AddIOp::create(
          rewriter, loc, loop.getLowerBound()[dim],
          arith::MulIOp::create(rewriter, loc, index, loop.getStep()[dim]));
    }
    Block *body = loop.getBody();
    rewriter.eraseOp(body->getTerminator());
    rewriter.inlineBlockBefore(body, branch.thenBlock()->getTerminator(),
                               indices);
    rewriter.eraseOp(loop);
    // Loops inside stay this thread's.
    branch.walk([&](scf::ParallelOp nested) {
      rewriter.setInsertionPoint(nested);
      [[maybe_unused]] FailureOr<scf::LoopNest> loops =
          scf::parallelForToNestedFors(rewriter, nested);
      assert(succeeded(loops) && "reductions were refused");
    });
  }
};

} // namespace
} // namespace prelude
