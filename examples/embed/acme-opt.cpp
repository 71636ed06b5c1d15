//===- acme-opt.cpp - A compiler that embeds Prelude ----------------------===//
//
// What an embedder writes: an optimizer driver with the dialect, with Prelude's
// passes between upstream's, and with a pass of its own (LowerNorms.cpp).
//
//===----------------------------------------------------------------------===//

#include "LowerNorms.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"
#include "prelude/Dialect/Prelude/Transforms/Passes.h"
#include "prelude/InitAll.h"
#include "prelude/Tools/ReportOption.h"

/// Upstream's cleanup, then the chain is found and fused, for the sizes that
/// the machine is good at.
static void buildFusedPipeline(mlir::OpPassManager &pm) {
  pm.addPass(mlir::createCanonicalizerPass());
  pm.addPass(mlir::createCSEPass());
  pm.addPass(prelude::createPreludeRaise());
  prelude::PreludeFuseOptions options;
  options.headSizes = {64, 128};
  pm.addPass(prelude::createPreludeFuse(options));
  pm.addPass(mlir::createCanonicalizerPass());
}

/// What was not fused goes to the machine's own norm and to linalg.
static void buildLoweredPipeline(mlir::OpPassManager &pm) {
  buildFusedPipeline(pm);
  pm.addPass(acme::createLowerNormsPass());
  pm.addPass(mlir::createCanonicalizerPass());
  pm.addPass(mlir::createCSEPass());
}

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  mlir::registerAllExtensions(registry);
  prelude::registerAllDialects(registry);
  prelude::registerAllPasses();
  prelude::ReportOption report;
  report.attach(registry);
  mlir::PassPipelineRegistration<> fused("acme-fused", "Raise and fuse",
                                         buildFusedPipeline);
  mlir::PassPipelineRegistration<> lowered(
      "acme-lowered", "Raise, fuse, and lower the rest", buildLoweredPipeline);

  llvm::LogicalResult result =
      mlir::MlirOptMain(argc, argv, "Acme optimizer driver\n", registry);
  report.print();
  return mlir::asMainReturnCode(result);
}
