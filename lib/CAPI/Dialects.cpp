//===- Dialects.cpp - C API of the compiler -------------------------------===//
//
// Registration of the dialect and the passes, and making single passes.
//
//===----------------------------------------------------------------------===//

#include "prelude-c/Dialects.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Pass.h"
#include "mlir/CAPI/Registration.h"
#include "prelude/Conversion/Passes.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"
#include "prelude/Dialect/Prelude/Sharding/Passes.h"
#include "prelude/Dialect/Prelude/Transforms/Passes.h"
#include "prelude/InitAll.h"
#include "prelude/Pipelines/Pipelines.h"

#include <mutex>

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Prelude, prelude, prelude::PreludeDialect)

void preludeRegisterAllDialects(MlirDialectRegistry registry) {
  prelude::registerAllDialects(*unwrap(registry));
}

void preludeRegisterAllPasses(void) {
  static std::once_flag once;
  std::call_once(once, prelude::registerAllPasses);
}

/// What makes each pass; a pass knows its own name. test/CAPI/passes.test
/// compares the list with what TableGen is given.
using PassMaker = std::unique_ptr<mlir::Pass> (*)();
static const PassMaker kPassMakers[] = {
    prelude::createAssertToCallPass,
    prelude::createCompileForTargetPass,
    prelude::createCopyToLinalgPass,
    prelude::createDecomposeUnsupportedPass,
    prelude::createDeviceMathPass,
    prelude::createDeviceMemoryPass,
    prelude::createHIPCodeObjectsPass,
    prelude::createInPlaceResultsPass,
    prelude::createKeepRoundingPass,
    prelude::createLinalgToLaunchPass,
    prelude::createLowerScatterPass,
    prelude::createLowerTosaPass,
    prelude::createMergeKernelsPass,
    prelude::createPreludeCompleteSharding,
    prelude::createPreludeDecompose,
    prelude::createPreludeFuse,
    prelude::createPreludeMergeAllReduces,
    prelude::createPreludePrepareMPI,
    prelude::createPreludePropagateCuts,
    prelude::createPreludeRaise,
    prelude::createPreludeShardHeads,
    prelude::createPreludeToRuntimePass,
    prelude::createPreludeWorldCommunicator,
    prelude::createProtectArgumentsPass,
    prelude::createReductionOrderPass,
    prelude::createRejectUnregisteredPass,
    prelude::createSetTargetPass,
};

MlirPass preludeCreatePass(MlirStringRef name, MlirStringRef options,
                           MlirStringCallback onError, void *userData) {
  auto report = [&](const llvm::Twine &message) {
    if (onError)
      onError(wrap(llvm::StringRef(message.str())), userData);
    return mlir::failure();
  };
  for (PassMaker make : kPassMakers) {
    std::unique_ptr<mlir::Pass> pass = make();
    if (pass->getArgument() != unwrap(name))
      continue;
    // The parser of options tells about one that it doesn't know through the
    // handler, and about a value on the standard error stream.
    if (mlir::failed(pass->initializeOptions(unwrap(options), report)))
      return MlirPass{nullptr};
    return wrap(pass.release());
  }
  (void)report("there is no pass '" + unwrap(name) + "'");
  return MlirPass{nullptr};
}
