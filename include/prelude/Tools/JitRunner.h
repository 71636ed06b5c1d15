//===- JitRunner.h - Run a compiled module in this process ------*- C++ -*-===//
//
// Compiles a module of the LLVM dialect for this machine and calls its entry
// with arrays.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TOOLS_JITRUNNER_H
#define PRELUDE_TOOLS_JITRUNNER_H

#include "prelude/Model.h"
#include "prelude/Tools/Driver.h"
#include "prelude/Tools/Npy.h"

namespace mlir {
class ExecutionEngine;
} // namespace mlir

namespace prelude {

/// Whether the runtime finds a device for `target`, a name that verifyOptions
/// accepts.
llvm::Error checkDevice(llvm::StringRef target);

class JitRunner {
public:
  /// `module` is what compileModule made for `entry`.
  static llvm::Expected<std::unique_ptr<JitRunner>>
  create(mlir::ModuleOp module, const Entry &entry, Progress &progress);
  ~JitRunner();

  /// Calls the entry with copies of `inputs`, whose types are the entry's. A
  /// failed call into the runtime or a failed assertion of the module is an
  /// error. `results` (unless null) receives all results, those that are
  /// updated arguments too; `seconds` (unless null) the time of the call.
  llvm::Error run(llvm::ArrayRef<NpyArray> inputs,
                  std::vector<NpyArray> *results, double *seconds);

private:
  explicit JitRunner(const Entry &entry);

  Entry entry;
  std::unique_ptr<mlir::ExecutionEngine> engine;
  prelude_entry function = nullptr;
};

} // namespace prelude

#endif // PRELUDE_TOOLS_JITRUNNER_H
