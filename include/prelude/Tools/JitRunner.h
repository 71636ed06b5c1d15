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
  create(mlir::ModuleOp module, const Entry &entry,
         const CodegenOptions &codegen, Progress &progress);
  ~JitRunner();

  /// Calls the entry with copies of `inputs`, whose types are the entry's, and
  /// returns all results, those that are updated arguments too. A failed call
  /// into the runtime or a failed assertion of the module is an error.
  llvm::Expected<std::vector<NpyArray>> run(llvm::ArrayRef<NpyArray> inputs);

  /// Calls the entry once, then `runs` times more, each time from `inputs`, and
  /// returns the seconds of the latter.
  llvm::Expected<std::vector<double>> time(llvm::ArrayRef<NpyArray> inputs,
                                           unsigned runs);

private:
  explicit JitRunner(const Entry &entry);

  llvm::Error call(llvm::ArrayRef<prelude_array> arguments,
                   llvm::MutableArrayRef<prelude_array> results);

  Entry entry;
  std::unique_ptr<mlir::ExecutionEngine> engine;
  prelude_entry function = nullptr;
};

} // namespace prelude

#endif // PRELUDE_TOOLS_JITRUNNER_H
