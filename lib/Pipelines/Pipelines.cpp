//===- Pipelines.cpp - From a frontend to the LLVM dialect ----------------===//
//
// prelude-pipeline and its stages.
//
//===----------------------------------------------------------------------===//

#include "prelude/Pipelines/Pipelines.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"
#include "prelude/Dialect/Prelude/Transforms/Passes.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace prelude {

static void addCleanup(OpPassManager &pm) {
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

void buildRaiseAndFusePipeline(OpPassManager &pm,
                               const PipelineOptions &options) {
  pm.addPass(createLowerTosaPass());
  addCleanup(pm);
  if (options.raise) {
    pm.addPass(createPreludeRaise());
    addCleanup(pm);
  }
  if (options.fuse) {
    PreludeFuseOptions fuse;
    fuse.target = llvm::StringSwitch<FuseTarget>(options.target)
                      .Case("cuda", FuseTarget::CUDA)
                      .Case("hip", FuseTarget::HIP)
                      .Default(FuseTarget::CPU);
    pm.addPass(createPreludeFuse(fuse));
  }
  pm.addPass(createDecomposeUnsupportedPass());
  pm.addPass(createLowerScatterPass());
  addCleanup(pm);
  pm.addPass(createRejectUnregisteredPass());
}

void buildBufferizePipeline(OpPassManager &pm) {
  pm.addNestedPass<func::FuncOp>(createProtectArgumentsPass());
  // Chains of elementwise ops in one pass over memory. Every arith op stays, so
  // every rounding does.
  pm.addPass(createLinalgElementwiseOpFusionPass());
  addCleanup(pm);
  bufferization::OneShotBufferizePassOptions bufferize;
  bufferize.bufferizeFunctionBoundaries = true;
  bufferize.functionBoundaryTypeConversion =
      bufferization::LayoutMapOption::IdentityLayoutMap;
  pm.addPass(bufferization::createOneShotBufferizePass(bufferize));
  addCleanup(pm);
  pm.addPass(createInPlaceResultsPass());
  bufferization::buildBufferDeallocationPipeline(pm);
  pm.addPass(createConvertBufferizationToMemRefPass());
}

void buildLowerLinalgPipeline(OpPassManager &pm) {
  pm.addPass(createCopyToLinalgPass());
  pm.addPass(createReductionOrderPass());
  pm.addPass(createConvertLinalgToLoopsPass());
  addCleanup(pm);
}

/// Powers by a constant integer become products, as frontends mean them; other
/// integer powers a function.
static void addIntegerPowers(OpPassManager &pm) {
  pm.addPass(math::createMathExpandOpsPass({{"fpowi"}}));
  pm.addPass(createConvertMathToFuncs());
}

/// bf16 and f16 are computed in f32 and rounded, nearest even, after each op,
/// in integers: what the chip has for it may flush denormals.
static void addFloatEmulation(OpPassManager &pm) {
  pm.addPass(math::createMathExtendToSupportedTypes());
  arith::ArithEmulateUnsupportedFloatsOptions emulate;
  emulate.sourceTypeStrs = {"bf16", "f16"};
  pm.addPass(arith::createArithEmulateUnsupportedFloats(emulate));
  pm.addPass(createKeepRoundingPass());
  arith::ArithExpandOpsPassOptions expand;
  expand.includeBf16 = true;
  pm.addPass(arith::createArithExpandOpsPass(expand));
}

void buildLowerToLLVMPipeline(OpPassManager &pm) {
  addIntegerPowers(pm);
  addFloatEmulation(pm);
  pm.addPass(createSCFToControlFlowPass());
  pm.addPass(createAssertToCallPass());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  pm.addPass(createConvertToLLVMPass());
  // What LLVM has no intrinsic for, the error function for one, is a call.
  pm.addPass(createConvertMathToLibmPass());
  pm.addPass(createConvertToLLVMPass());
  addCleanup(pm);
  pm.addPass(createReconcileUnrealizedCastsPass());
}

void buildLowerToKernelsPipeline(OpPassManager &pm) {
  pm.addPass(createCopyToLinalgPass());
  addIntegerPowers(pm);
  pm.addPass(createLinalgToLaunchPass());
  addCleanup(pm);
  pm.addPass(createGpuLaunchSinkIndexComputationsPass());
  pm.addPass(createGpuKernelOutliningPass());
  pm.addPass(createDeviceMemoryPass());
}

/// What kernels for every device go through before they are the device's.
static void addKernelArithmetic(OpPassManager &pm) {
  addFloatEmulation(pm);
  pm.addNestedPass<gpu::GPUModuleOp>(createDeviceMathPass());
  pm.addPass(createSCFToControlFlowPass());
  pm.addPass(createAssertToCallPass());
  pm.addPass(memref::createExpandStridedMetadataPass());
  pm.addPass(createLowerAffinePass());
  addCleanup(pm);
}

void buildLowerToCUDAPipeline(OpPassManager &pm,
                              const PipelineOptions &options) {
  GpuNVVMAttachTargetOptions target;
  target.chip = options.chip.empty() ? "sm_80" : options.chip.getValue();
  target.optLevel = 3;
  pm.addPass(createGpuNVVMAttachTarget(target));
  addKernelArithmetic(pm);
  OpPassManager &kernels = pm.nest<gpu::GPUModuleOp>();
  kernels.addPass(createConvertGpuOpsToNVVMOps());
  addCleanup(kernels);
  kernels.addPass(createReconcileUnrealizedCastsPass());
  pm.addPass(createGpuToLLVMConversionPass());
  addCleanup(pm);
  pm.addPass(createReconcileUnrealizedCastsPass());
  GpuModuleToBinaryPassOptions binary;
  binary.compilationTarget = "isa";
  pm.addPass(createGpuModuleToBinaryPass(binary));
}

void buildLowerToHIPPipeline(OpPassManager &pm,
                             const PipelineOptions &options) {
  addKernelArithmetic(pm);
  pm.addPass(createMergeKernelsPass());
  pm.addPass(createHIPCodeObjectsPass({options.chip}));
  pm.addPass(createGpuToLLVMConversionPass());
  addCleanup(pm);
  pm.addPass(createReconcileUnrealizedCastsPass());
}

SmallVector<PipelineStage>
getPreludePipelineStages(const PipelineOptions &options) {
  // Options can't be copied into the closures; what they read is there as long
  // as the options are.
  SmallVector<PipelineStage> stages = {
      {"raise and fuse",
       [&options](OpPassManager &pm) {
         pm.addPass(createSetTargetPass({options.target, options.status}));
         buildRaiseAndFusePipeline(pm, options);
       }},
      {"bufferize", buildBufferizePipeline}};
  if (options.target == "cuda" || options.target == "hip")
    stages.push_back({"lower to kernels", buildLowerToKernelsPipeline});
  if (options.target == "cuda") {
    stages.push_back(
        {"lower to PTX and the LLVM dialect", [&options](OpPassManager &pm) {
           buildLowerToCUDAPipeline(pm, options);
         }});
    return stages;
  }
  if (options.target == "hip") {
    stages.push_back({"lower to code objects and the LLVM dialect",
                      [&options](OpPassManager &pm) {
                        buildLowerToHIPPipeline(pm, options);
                      }});
    return stages;
  }
  stages.push_back({"lower to loops", buildLowerLinalgPipeline});
  stages.push_back({"lower to the LLVM dialect", buildLowerToLLVMPipeline});
  return stages;
}

void buildPreludePipeline(OpPassManager &pm, const PipelineOptions &options) {
  // Which passes run is then known when the module is.
  if (options.target.empty()) {
    pm.addPass(createCompileForTargetPass(
        {options.raise, options.fuse, options.status, options.chip}));
    return;
  }
  for (PipelineStage &stage : getPreludePipelineStages(options))
    stage.build(pm);
}

void registerPipelines() {
  PassPipelineRegistration<PipelineOptions>(
      "prelude-pipeline",
      "Lower a frontend's module to the LLVM dialect, its attention preludes "
      "as "
      "calls into the runtime",
      buildPreludePipeline);
  PassPipelineRegistration<PipelineOptions>(
      "prelude-raise-and-fuse",
      "Raise and fuse attention preludes; decompose those that the target has "
      "no kernel for",
      buildRaiseAndFusePipeline);
  PassPipelineRegistration<>(
      "prelude-bufferize",
      "Turn tensors into buffers, caches in place, and free the buffers",
      buildBufferizePipeline);
  PassPipelineRegistration<>("prelude-lower-linalg",
                             "Lower linalg on buffers to loops",
                             buildLowerLinalgPipeline);
  PassPipelineRegistration<>(
      "prelude-lower-to-kernels",
      "Turn linalg on buffers into kernels, and buffers into device memory",
      buildLowerToKernelsPipeline);
  PassPipelineRegistration<PipelineOptions>(
      "prelude-lower-to-cuda",
      "Lower kernels to PTX, and the host's side to the LLVM dialect",
      buildLowerToCUDAPipeline);
  PassPipelineRegistration<PipelineOptions>(
      "prelude-lower-to-hip",
      "Lower kernels to AMD's code objects, and the host's side to the LLVM "
      "dialect",
      buildLowerToHIPPipeline);
  PassPipelineRegistration<>(
      "prelude-lower-to-llvm",
      "Lower loops and prelude ops on buffers to the LLVM dialect",
      buildLowerToLLVMPipeline);
}

} // namespace prelude
