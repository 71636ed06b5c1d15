//===- prelude-reduce.cpp - Test case reduction ---------------------------===//
//
// mlir-reduce with the prelude dialect, its passes and its reduction patterns:
// makes a module smaller for as long as a test script finds it interesting.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "prelude/Dialect/Prelude/Reduce/ReductionPatterns.h"
#include "prelude/InitAll.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  prelude::registerAllDialects(registry);
  prelude::registerAllPasses();
  prelude::registerReductionPatternInterface(registry);
  mlir::MLIRContext context(registry);
  return mlir::failed(mlir::mlirReduceMain(argc, argv, context));
}
