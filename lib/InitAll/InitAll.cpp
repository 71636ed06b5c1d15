//===- InitAll.cpp - Registration of all that Prelude adds ----------------===//
//
// Dialects, interfaces, passes and pipelines.
//
//===----------------------------------------------------------------------===//

#include "prelude/InitAll.h"

#include "mlir/IR/DialectRegistry.h"
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
}

void prelude::registerAllPasses() {
  registerPreludeConversionPasses();
  registerPreludeTransformsPasses();
  registerPreludePipelinesPasses();
  registerPipelines();
}
