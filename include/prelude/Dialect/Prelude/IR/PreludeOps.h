//===- PreludeOps.h - The ops of the prelude dialect ------------*- C++ -*-===//
//
// split, rms_norm, rope, kv_cache_update and fused.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_IR_PRELUDEOPS_H
#define PRELUDE_DIALECT_PRELUDE_IR_PRELUDEOPS_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"

#define GET_OP_CLASSES
#include "prelude/Dialect/Prelude/IR/Prelude.h.inc"

#endif // PRELUDE_DIALECT_PRELUDE_IR_PRELUDEOPS_H
