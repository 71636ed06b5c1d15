//===- LLVMValues.h - Values of the LLVM dialect in earlier IR --*- C++ -*-===//
//
// Messages of assertions and buffers at addresses, for passes that run before
// the conversion to the LLVM dialect.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_PIPELINES_LLVMVALUES_H
#define PRELUDE_LIB_PIPELINES_LLVMVALUES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"

namespace prelude {

/// The address of an assertion's message, a private constant of `module`. Its
/// name stands for the text: one that exists is used again.
mlir::Value getMessageAddress(mlir::OpBuilder &builder, mlir::Location loc,
                              mlir::ModuleOp module, llvm::StringRef message);

/// A buffer of `type`, of static shape and identity layout, at `pointer`.
mlir::Value createBufferAt(mlir::OpBuilder &builder, mlir::Location loc,
                           mlir::MemRefType type, mlir::Value pointer);

/// The 64-bit integer that `pointer` is.
mlir::Value toAddress(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value pointer);

} // namespace prelude

#endif // PRELUDE_LIB_PIPELINES_LLVMVALUES_H
