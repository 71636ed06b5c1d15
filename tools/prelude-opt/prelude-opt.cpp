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
#include "prelude/InitAll.h"
#include "prelude/Tools/ReportOption.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  mlir::registerAllPasses();
  prelude::registerAllDialects(registry);
  prelude::registerAllPasses();
  prelude::ReportOption report;
  report.attach(registry);

  llvm::LogicalResult result =
      mlir::MlirOptMain(argc, argv, "Prelude optimizer driver\n", registry);
  // A run that failed has still found and refused things worth knowing.
  report.print();
  return mlir::asMainReturnCode(result);
}
