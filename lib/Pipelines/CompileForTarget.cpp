//===- CompileForTarget.cpp - The pipeline of a module's own target -------===//
//
// The pass prelude-compile-for-target.
//
//===----------------------------------------------------------------------===//

#include "mlir/Pass/PassManager.h"
#include "prelude/Capabilities.h"
#include "prelude/Conversion/RuntimeCalls/RuntimeCalls.h"
#include "prelude/Pipelines/Pipelines.h"

namespace prelude {
#define GEN_PASS_DEF_COMPILEFORTARGETPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {

FailureOr<StringRef> getModuleTarget(ModuleOp module) {
  FailureOr<RuntimeCallOptions> options = getRuntimeCallOptions(module);
  if (failed(options))
    return failure();
  return StringRef(getTargetName(options->target));
}

namespace {

struct CompileForTarget : impl::CompileForTargetPassBase<CompileForTarget> {
  using CompileForTargetPassBase::CompileForTargetPassBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    for (StringRef name : {"cpu", "cuda", "hip"}) {
      OpPassManager pm(ModuleOp::getOperationName());
      build(pm, name);
      pm.getDependentDialects(registry);
    }
  }

  void runOnOperation() override {
    FailureOr<StringRef> name = getModuleTarget(getOperation());
    if (failed(name))
      return signalPassFailure();
    OpPassManager pm(ModuleOp::getOperationName());
    build(pm, *name);
    if (failed(runPipeline(pm, getOperation())))
      signalPassFailure();
  }

  void build(OpPassManager &pm, StringRef name) const {
    PipelineOptions options;
    options.target = name.str();
    options.raise = raise;
    options.fuse = fuse;
    options.status = status;
    options.chip = chip;
    buildPreludePipeline(pm, options);
  }
};

} // namespace
} // namespace prelude
