//===- DeviceMemory.cpp - Buffers on the device, work in one stream -------===//
//
// The pass prelude-device-memory.
//
//===----------------------------------------------------------------------===//

#include "LLVMValues.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "prelude/Conversion/RuntimeCalls/RuntimeCalls.h"
#include "prelude/Pipelines/Pipelines.h"
#include "prelude/Runtime.h"
#include "llvm/TargetParser/Triple.h"

namespace prelude {
#define GEN_PASS_DEF_DEVICEMEMORYPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

struct DeviceMemory : impl::DeviceMemoryPassBase<DeviceMemory> {
  void runOnOperation() override {
    // Kernels are translated on their own: without a layout an i64 would not be
    // known to be aligned, and would be moved in halves.
    FailureOr<RuntimeCallOptions> options =
        getRuntimeCallOptions(getOperation());
    if (failed(options))
      return signalPassFailure();
    std::string layout = llvm::Triple(options->target == PRELUDE_TARGET_HIP
                                          ? "amdgcn-amd-amdhsa"
                                          : "nvptx64-nvidia-cuda")
                             .computeDataLayout();
    for (auto kernels : getOperation().getOps<gpu::GPUModuleOp>())
      kernels->setAttr(LLVM::LLVMDialect::getDataLayoutAttrName(),
                       StringAttr::get(&getContext(), layout));
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isExternal())
        continue;
      IRRewriter rewriter(function.getContext());
      rewriter.setInsertionPointToStart(&function.getBody().front());
      auto tokenType = gpu::AsyncTokenType::get(&getContext());
      // What is made without a dependency is the call's stream.
      Value token = gpu::WaitOp::create(rewriter, function.getLoc(), tokenType,
                                        ValueRange())
                        .getAsyncToken();
      for (Block &block : function.getBody())
        if (failed(convert(rewriter, block, token)))
          return signalPassFailure();
      if (failed(rejectHostAccess(function)))
        return signalPassFailure();
    }
  }

  /// One op after the other; `token` stands for all before `block`.
  LogicalResult convert(IRRewriter &rewriter, Block &block, Value token) {
    Type tokenType = token.getType();
    for (Operation &op : llvm::make_early_inc_range(block)) {
      Location loc = op.getLoc();
      rewriter.setInsertionPoint(&op);
      if (auto alloc = dyn_cast<memref::AllocOp>(op)) {
        auto made = gpu::AllocOp::create(
            rewriter, loc, alloc.getType(), tokenType, token,
            alloc.getDynamicSizes(), alloc.getSymbolOperands());
        token = made.getAsyncToken();
        rewriter.replaceOp(alloc, made.getMemref());
      } else if (auto dealloc = dyn_cast<memref::DeallocOp>(op)) {
        token = gpu::DeallocOp::create(rewriter, loc, tokenType, token,
                                       dealloc.getMemref())
                    .getAsyncToken();
        rewriter.eraseOp(dealloc);
      } else if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op)) {
        auto made = gpu::LaunchFuncOp::create(
            rewriter, loc, launch.getKernelAttr(),
            launch.getGridSizeOperandValues(),
            launch.getBlockSizeOperandValues(),
            launch.getDynamicSharedMemorySize(), launch.getKernelOperands(),
            tokenType, token);
        token = made.getAsyncToken();
        rewriter.eraseOp(launch);
      } else if (auto constant = dyn_cast<memref::GetGlobalOp>(op)) {
        if (failed(replaceConstant(rewriter, constant)))
          return failure();
      } else {
        for (Region &region : op.getRegions())
          for (Block &nested : region)
            if (failed(convert(rewriter, nested, token)))
              return failure();
      }
    }
    return success();
  }

  /// The copy of a constant on the device, which the first call makes.
  LogicalResult replaceConstant(IRRewriter &rewriter, memref::GetGlobalOp op) {
    ModuleOp module = getOperation();
    Location loc = op.getLoc();
    auto type = cast<MemRefType>(op.getType());
    auto pointer = LLVM::LLVMPointerType::get(&getContext());
    auto i64 = rewriter.getI64Type();
    FailureOr<LLVM::LLVMFuncOp> callee =
        LLVM::lookupOrCreateFn(rewriter, module, kDeviceConstantSymbol,
                               {pointer, i64, pointer}, pointer);
    if (failed(callee))
      return failure();
    std::string name = "__prelude_device: " + op.getName().str();
    auto slot = module.lookupSymbol<LLVM::GlobalOp>(name);
    if (!slot) {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(module.getBody());
      slot = LLVM::GlobalOp::create(rewriter, loc, i64, /*isConstant=*/false,
                                    LLVM::Linkage::Internal, name,
                                    rewriter.getI64IntegerAttr(0),
                                    /*alignment=*/8);
    }
    Value host = memref::GetGlobalOp::create(rewriter, loc, type, op.getName());
    Value address = LLVM::IntToPtrOp::create(
        rewriter, loc, pointer,
        UnrealizedConversionCastOp::create(
            rewriter, loc, i64,
            ValueRange(memref::ExtractAlignedPointerAsIndexOp::create(
                rewriter, loc, host)))
            .getResult(0));
    int64_t bits = type.getElementTypeBitWidth();
    int64_t bytes = type.getNumElements() * llvm::divideCeil(bits, 8);
    Value size = LLVM::ConstantOp::create(rewriter, loc,
                                          rewriter.getI64IntegerAttr(bytes));
    Value device =
        LLVM::CallOp::create(
            rewriter, loc, *callee,
            {address, size, LLVM::AddressOfOp::create(rewriter, loc, slot)})
            .getResult();
    rewriter.replaceOp(op, createBufferAt(rewriter, loc, type, device));
    return success();
  }

  /// The host can't follow a pointer to memory of the device.
  static LogicalResult rejectHostAccess(func::FuncOp function) {
    WalkResult walk = function.walk([](Operation *op) {
      if (!isa<memref::LoadOp, memref::StoreOp, memref::CopyOp>(op))
        return WalkResult::advance();
      op->emitOpError() << "would access device memory on the host: a value "
                           "that the host needs, such as a loop bound, can't "
                           "come from memory for this target";
      return WalkResult::interrupt();
    });
    return failure(walk.wasInterrupted());
  }
};

} // namespace
} // namespace prelude
