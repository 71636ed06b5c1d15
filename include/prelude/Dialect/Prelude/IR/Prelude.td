//===- Prelude.td - Umbrella of the prelude dialect --------*- tablegen -*-===//
//
// The one file that TableGen is run on.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_IR_PRELUDE_TD
#define PRELUDE_DIALECT_PRELUDE_IR_PRELUDE_TD

include "prelude/Dialect/Prelude/IR/PreludeDialect.td"
include "prelude/Dialect/Prelude/IR/PreludeAttributes.td"
include "prelude/Dialect/Prelude/IR/PreludeOps.td"
include "prelude/Dialect/Prelude/IR/PreludeFusedOp.td"

#endif // PRELUDE_DIALECT_PRELUDE_IR_PRELUDE_TD
