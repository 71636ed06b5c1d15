//===- Driver.h - From a file to machine code -------------------*- C++ -*-===//
//
// What prelude-run and prelude-compile do, step by step: read a module, find
// its entries, run the pipeline, translate to LLVM IR, optimize, and emit an
// object. A compiled entry is a function of the C ABI in prelude/Model.h.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TOOLS_DRIVER_H
#define PRELUDE_TOOLS_DRIVER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "prelude/Tools/Progress.h"
#include "llvm/Support/Error.h"

#include <optional>

namespace llvm {
class LLVMContext;
class Module;
class TargetMachine;
class raw_pwrite_stream;
} // namespace llvm

namespace prelude {

class Report;

/// A function as its callers see it.
struct Entry {
  std::string name;
  /// What the compiled library calls it.
  std::string symbol;
  llvm::SmallVector<mlir::RankedTensorType> inputs;
  llvm::SmallVector<mlir::RankedTensorType> results;
  /// After compileModule: by result, the argument that holds it, or -1 where it
  /// is returned.
  llvm::SmallVector<int64_t> resultsInArguments;
  /// After partitionModule: how many processes the function is cut over, and
  /// what they take and return together; above is what each does.
  unsigned ranks = 0;
  llvm::SmallVector<mlir::RankedTensorType> wholeInputs;
  llvm::SmallVector<mlir::RankedTensorType> wholeResults;
};

/// The dimension along which a rank has the rank-th piece `part` of `whole`, or
/// nothing where it has all of it.
std::optional<int64_t> findCut(mlir::RankedTensorType whole,
                               mlir::RankedTensorType part);

struct CompileOptions {
  /// Empty: what the module says (chooseTarget).
  std::string target;
  /// Empty: the target's default.
  std::string chip;
  bool raise = true;
  bool fuse = true;
};

enum class Sanitizer { None, Address, Thread };

struct CodegenOptions {
  /// As -mcpu takes it; "native" is the CPU of this machine.
  std::string cpu = "native";
  Sanitizer sanitizer = Sanitizer::None;
  /// As -O takes it, 0 to 3.
  unsigned level = 3;
};

/// Registers all that a frontend's module may hold and all that lowers it, and
/// lets unregistered ops be parsed (in generic form). Passes add to `report`,
/// which outlives the context.
void initializeContext(mlir::MLIRContext &context, Report *report = nullptr);

/// Adds MLIR's options that help to look into the compilation
/// (`--mlir-print-ir-after-all` and the like) to the command line.
void registerDriverCLOptions();

/// Rejects options that have no meaning.
llvm::Error verifyOptions(const CompileOptions &options);

/// Reads and verifies `path`.
llvm::Expected<mlir::OwningOpRef<mlir::ModuleOp>>
loadModule(mlir::MLIRContext &context, llvm::StringRef path);

/// The prelude_element of an element type, or nothing.
std::optional<int32_t> getModelElement(mlir::Type type);

/// Finds the function `name` and what it takes and returns. Only ranked tensors
/// that prelude_array describes can be passed.
llvm::Expected<Entry> findEntry(mlir::ModuleOp module, llvm::StringRef name);

/// The target of `options`, or else of the module, or else cpu.
llvm::Expected<std::string> chooseTarget(mlir::ModuleOp module,
                                         const CompileOptions &options);

/// Rewrites `module` to what each of `ranks` processes computes, with calls of
/// MPI, and `entries` to what they then take and return.
llvm::Error partitionModule(mlir::ModuleOp module,
                            llvm::MutableArrayRef<Entry> entries,
                            unsigned ranks, const CompileOptions &options,
                            Progress &progress);

/// Lowers `module` to the LLVM dialect, with a C interface for each entry
/// (`_mlir_ciface_<name>`).
llvm::Error compileModule(mlir::ModuleOp module,
                          llvm::MutableArrayRef<Entry> entries,
                          const CompileOptions &options, Progress &progress);

/// Translates what compileModule made to LLVM IR. The only functions that can
/// be called from outside are the entries: `<symbol>`, a prelude_entry, and
/// `<symbol>_function`, the prelude_function that describes it.
llvm::Expected<std::unique_ptr<llvm::Module>>
translateModule(mlir::ModuleOp module, llvm::ArrayRef<Entry> entries,
                llvm::LLVMContext &context);

/// The machine to compile for: this one's kind, with the options' CPU.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>>
createTargetMachine(const CodegenOptions &options);

/// LLVM's passes of the machine's level, but without unrolling: a model's
/// extents are constants, and unrolling its loops completely takes minutes and
/// gains nothing.
llvm::Error optimizeModule(llvm::Module &module, llvm::TargetMachine *machine,
                           Sanitizer sanitizer = Sanitizer::None);

/// Writes `module` as an object file.
llvm::Error emitObject(llvm::Module &module, llvm::TargetMachine &machine,
                       llvm::raw_pwrite_stream &os);

} // namespace prelude

#endif // PRELUDE_TOOLS_DRIVER_H
