//===- Passes.h - Conversions from the prelude dialect ----------*- C++ -*-===//
//
// To calls into the runtime.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_CONVERSION_PASSES_H
#define PRELUDE_CONVERSION_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace prelude {

#define GEN_PASS_DECL
#include "prelude/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "prelude/Conversion/Passes.h.inc"

} // namespace prelude

#endif // PRELUDE_CONVERSION_PASSES_H
