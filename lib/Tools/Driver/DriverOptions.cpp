//===- DriverOptions.cpp - Command lines that compile a module ------------===//

#include "prelude/Tools/DriverOptions.h"

#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"

using llvm::Error;
namespace cl = llvm::cl;

namespace prelude {

DriverOptions::DriverOptions(cl::OptionCategory &category,
                             llvm::StringRef targets)
    : module(cl::Positional, cl::Required, cl::desc("<module.mlir>"),
             cl::cat(category)),
      target("target", cl::value_desc(targets),
             cl::desc("Where the module runs (default: what it says, or cpu)"),
             cl::cat(category)),
      noRaise("no-raise", cl::desc("Do not look for prelude ops in linalg"),
              cl::cat(category)),
      noFuse("no-fuse", cl::desc("Do not fuse prelude ops"), cl::cat(category)),
      verbose("verbose",
              cl::desc("Name each stage also where stderr is not a terminal"),
              cl::cat(category)),
      level("O", cl::Prefix, cl::init(3), cl::value_desc("level"),
            cl::desc("How far LLVM optimizes, 0 to 3 (default: 3)"),
            cl::cat(category)) {}

CompileOptions DriverOptions::getCompileOptions() const {
  CompileOptions options;
  options.target = target;
  options.raise = !noRaise;
  options.fuse = !noFuse;
  return options;
}

int runTool(int argc, char **argv, llvm::StringRef name,
            cl::OptionCategory &category, llvm::StringRef overview,
            llvm::function_ref<Error()> body) {
  llvm::InitLLVM y(argc, argv);
  registerDriverCLOptions();
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, overview);
  if (Error error = body()) {
    // In one piece, among those of other ranks.
    llvm::errs().SetBuffered();
    llvm::WithColor::error(llvm::errs(), name)
        << llvm::toString(std::move(error)) << '\n';
    llvm::errs().flush();
    return 1;
  }
  return 0;
}

} // namespace prelude
