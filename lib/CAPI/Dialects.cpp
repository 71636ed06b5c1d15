//===- Dialects.cpp - C API of the compiler -------------------------------===//
//
// Registration of the dialect and the passes.
//
//===----------------------------------------------------------------------===//

#include "prelude-c/Dialects.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Registration.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"
#include "prelude/InitAll.h"

#include <mutex>

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(Prelude, prelude, prelude::PreludeDialect)

void preludeRegisterAllDialects(MlirDialectRegistry registry) {
  prelude::registerAllDialects(*unwrap(registry));
}

void preludeRegisterAllPasses(void) {
  static std::once_flag once;
  std::call_once(once, prelude::registerAllPasses);
}
