//===- prelude-plugin.cpp - Prelude in a stock mlir-opt -------------------===//
//
//   mlir-opt --load-dialect-plugin=PreludePlugin.so \
//     --pass-pipeline='builtin.module(prelude-raise,prelude-fuse)'
//
// Loading the dialect brings the passes and pipelines, too, so that one flag
// does. (A pass plugin alone would not bring the dialect; and flags such as
// --prelude-fuse are not known to mlir-opt, which makes its list of flags
// before it loads plugins.)
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "prelude/InitAll.h"

#include <mutex>

#define PRELUDE_PLUGIN_VERSION "0.1.0"

/// Both entry points may be used in one process; passes register once.
static void registerPasses() {
  static std::once_flag once;
  std::call_once(once, prelude::registerAllPasses);
}

extern "C" __attribute__((visibility("default"))) mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Prelude", PRELUDE_PLUGIN_VERSION,
          [](mlir::DialectRegistry *registry) {
            prelude::registerAllDialects(*registry);
            registerPasses();
          }};
}

extern "C" __attribute__((visibility("default"))) mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Prelude", PRELUDE_PLUGIN_VERSION,
          registerPasses};
}
