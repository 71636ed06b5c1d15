//===- InitAll.cpp - Registration of all that Prelude adds ----------------===//
//
// Dialects, interfaces, passes and pipelines.
//
//===----------------------------------------------------------------------===//

#include "prelude/InitAll.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Target/LLVM/NVVM/Target.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/ROCDL/ROCDLToLLVMIRTranslation.h"
#include "prelude/Conversion/Passes.h"
#include "prelude/Conversion/PreludeToLLVM/PreludeToLLVM.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"
#include "prelude/Dialect/Prelude/Sharding/Passes.h"
#include "prelude/Dialect/Prelude/Sharding/ShardingInterfaceImpl.h"
#include "prelude/Dialect/Prelude/TransformOps/PreludeTransformOps.h"
#include "prelude/Dialect/Prelude/Transforms/BufferizableOpInterfaceImpl.h"
#include "prelude/Dialect/Prelude/Transforms/Passes.h"
#include "prelude/Pipelines/Pipelines.h"

void prelude::registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<PreludeDialect>();
  registerBufferizableOpInterfaceExternalModels(registry);
  registerConvertPreludeToLLVMInterface(registry);
  registerShardingInterfaceExternalModels(registry);
  registerTransformDialectExtension(registry);
  // For kernels: their translation to a device's code, and that of the module
  // that holds it.
  mlir::gpu::registerOffloadingLLVMTranslationInterfaceExternalModels(registry);
  mlir::NVVM::registerNVVMTargetInterfaceExternalModels(registry);
  mlir::registerBuiltinDialectTranslation(registry);
  mlir::registerGPUDialectTranslation(registry);
  mlir::registerLLVMDialectTranslation(registry);
  mlir::registerNVVMDialectTranslation(registry);
  mlir::registerROCDLDialectTranslation(registry);
}

void prelude::registerAllPasses() {
  registerPreludeConversionPasses();
  registerPreludeTransformsPasses();
  registerPreludeShardingPasses();
  registerPreludePipelinesPasses();
  registerPipelines();
  registerShardingPipelines();
}
