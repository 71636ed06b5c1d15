//===- InitAll.cpp - Registration of all that Prelude adds ----------------===//
//
// Dialects, interfaces, passes and pipelines.
//
//===----------------------------------------------------------------------===//

#include "prelude/InitAll.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Target/LLVM/NVVM/Target.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "prelude/Conversion/Passes.h"
#include "prelude/Conversion/PreludeToLLVM/PreludeToLLVM.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"
#include "prelude/Dialect/Prelude/TransformOps/PreludeTransformOps.h"
#include "prelude/Dialect/Prelude/Transforms/BufferizableOpInterfaceImpl.h"
#include "prelude/Dialect/Prelude/Transforms/Passes.h"
#include "prelude/Pipelines/Pipelines.h"

void prelude::registerAllDialects(mlir::DialectRegistry &registry) {
  registry.insert<PreludeDialect>();
  registerBufferizableOpInterfaceExternalModels(registry);
  registerConvertPreludeToLLVMInterface(registry);
  registerTransformDialectExtension(registry);
  // For kernels: their translation to PTX, and that of the module that holds
  // it.
  mlir::NVVM::registerNVVMTargetInterfaceExternalModels(registry);
  mlir::registerAllToLLVMIRTranslations(registry);
}

void prelude::registerAllPasses() {
  registerPreludeConversionPasses();
  registerPreludeTransformsPasses();
  registerPreludePipelinesPasses();
  registerPipelines();
}
