//===- Driver.h - From a file to the LLVM dialect ---------------*- C++ -*-===//
//
// What prelude-run and prelude-compile do first: read a module, find the entry,
// and run the pipeline.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TOOLS_DRIVER_H
#define PRELUDE_TOOLS_DRIVER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/Error.h"

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace prelude {

/// A function as its callers see it.
struct Entry {
  std::string name;
  llvm::SmallVector<mlir::RankedTensorType> inputs;
  llvm::SmallVector<mlir::RankedTensorType> results;
  /// After compileModule: by result, the argument that holds it, or -1 where it
  /// is returned.
  llvm::SmallVector<int64_t> resultsInArguments;
};

struct CompileOptions {
  std::string target = "cpu";
  bool raise = true;
  bool fuse = true;
};

/// Registers all that a frontend's module may hold and all that lowers it, and
/// lets unregistered ops be parsed (in generic form).
void initializeContext(mlir::MLIRContext &context);

/// Adds MLIR's options that help to look into the compilation
/// (`--mlir-print-ir-after-all` and the like) to the command line.
void registerDriverCLOptions();

/// Rejects options that have no meaning.
llvm::Error verifyOptions(const CompileOptions &options);

/// Reads and verifies `path`.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadModule(mlir::MLIRContext &context, llvm::StringRef path);

/// Finds the function `name` and what it takes and returns. Only ranked tensors
/// of element types that .npy files hold can be passed.
llvm::Expected<Entry> findEntry(mlir::ModuleOp module, llvm::StringRef name);

/// Lowers `module` to the LLVM dialect, with a C interface for `entry`
/// (`_mlir_ciface_<name>`).
llvm::Error compileModule(mlir::ModuleOp module, Entry &entry,
                          const CompileOptions &options);

/// LLVM's -O3 for `machine`, but without unrolling: a model's extents are
/// constants, and unrolling its loops completely takes minutes and gains
/// nothing.
llvm::Error optimizeModule(llvm::Module &module, llvm::TargetMachine *machine);

} // namespace prelude

#endif // PRELUDE_TOOLS_DRIVER_H
