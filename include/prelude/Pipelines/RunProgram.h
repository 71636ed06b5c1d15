//===- RunProgram.h - Run a linker or the like ------------------*- C++ -*-===//

#ifndef PRELUDE_PIPELINES_RUNPROGRAM_H
#define PRELUDE_PIPELINES_RUNPROGRAM_H

#include "mlir/Support/LLVM.h"
#include "llvm/Support/Error.h"

#include <string>

namespace prelude {

/// Runs `arguments.front()`, a path, to its end. What it prints becomes part of
/// the error.
llvm::Error runProgram(llvm::ArrayRef<std::string> arguments);

} // namespace prelude

#endif // PRELUDE_PIPELINES_RUNPROGRAM_H
