//===- AssertToCall.cpp - Assertions as calls into the runtime ------------===//
//
// The pass prelude-assert-to-call.
//
//===----------------------------------------------------------------------===//

#include "LLVMValues.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "prelude/Pipelines/Pipelines.h"

namespace prelude {
#define GEN_PASS_DEF_ASSERTTOCALLPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

struct AssertToCall : impl::AssertToCallPassBase<AssertToCall> {
  void runOnOperation() override {
    SmallVector<cf::AssertOp> asserts;
    // What runs on a device has its own way to fail.
    getOperation().walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op != getOperation() && op->hasTrait<OpTrait::SymbolTable>())
        return WalkResult::skip();
      if (auto assertion = dyn_cast<cf::AssertOp>(op))
        asserts.push_back(assertion);
      return WalkResult::advance();
    });
    IRRewriter rewriter(&getContext());
    for (cf::AssertOp assertion : asserts) {
      if (!isa<FunctionOpInterface>(assertion->getParentOp())) {
        assertion.emitOpError()
            << "is inside '" << assertion->getParentOp()->getName()
            << "', expected a function that is lowered to control flow";
        return signalPassFailure();
      }
      if (failed(convert(rewriter, assertion)))
        return signalPassFailure();
    }
  }

  LogicalResult convert(IRRewriter &rewriter, cf::AssertOp assertion) {
    Location loc = assertion.getLoc();
    ModuleOp module = getOperation();
    auto pointer = LLVM::LLVMPointerType::get(&getContext());
    FailureOr<LLVM::LLVMFuncOp> function =
        LLVM::lookupOrCreateFn(rewriter, module, kAssertSymbol, {pointer},
                               LLVM::LLVMVoidType::get(&getContext()));
    if (failed(function))
      return failure();

    Block *block = assertion->getBlock();
    Block *rest =
        rewriter.splitBlock(block, std::next(Block::iterator(assertion)));
    Block *failing = rewriter.createBlock(rest);
    LLVM::CallOp::create(
        rewriter, loc, *function,
        getMessageAddress(rewriter, loc, module, assertion.getMsg()));
    cf::BranchOp::create(rewriter, loc, rest);
    rewriter.setInsertionPoint(assertion);
    cf::CondBranchOp::create(rewriter, loc, assertion.getArg(), rest, failing);
    rewriter.eraseOp(assertion);
    return success();
  }
};

} // namespace
} // namespace prelude
