//===- Bytecode.h - The dialect in MLIR bytecode ----------------*- C++ -*-===//
//
// For the dialect's initialization alone.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_DIALECT_PRELUDE_IR_BYTECODE_H
#define PRELUDE_LIB_DIALECT_PRELUDE_IR_BYTECODE_H

namespace prelude {
class PreludeDialect;

/// Lets the dialect write its version and its attributes into bytecode, and
/// read those of every release.
void addBytecodeInterface(PreludeDialect &dialect);

} // namespace prelude

#endif // PRELUDE_LIB_DIALECT_PRELUDE_IR_BYTECODE_H
