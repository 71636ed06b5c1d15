//===- prelude-opt.cpp - The optimizer driver -----------------------------===//
//
// mlir-opt with the prelude dialect and its passes.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/DialectRegistry.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"
#include "prelude/Dialect/Prelude/Transforms/Passes.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  prelude::registerPreludeTransformsPasses();
  registry.insert<prelude::PreludeDialect>();
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv, "Prelude optimizer driver\n", registry));
}
