//===- PreludeDialect.h - The prelude dialect -------------------*- C++ -*-===//
//
// The dialect and its enumerations.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_IR_PRELUDEDIALECT_H
#define PRELUDE_DIALECT_PRELUDE_IR_PRELUDEDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"

namespace prelude {
class Report;
} // namespace prelude

#include "prelude/Dialect/Prelude/IR/PreludeDialect.h.inc"

#include "prelude/Dialect/Prelude/IR/PreludeEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "prelude/Dialect/Prelude/IR/PreludeAttributes.h.inc"

#endif // PRELUDE_DIALECT_PRELUDE_IR_PRELUDEDIALECT_H
