//===- Passes.td - Passes over the prelude dialect ---------*- tablegen -*-===//
//
// Raise, fuse and decompose.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMS_PASSES_TD
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_PASSES_TD
