//===- DriverOptions.h - Command lines that compile a module ----*- C++ -*-===//
//
// What prelude-run and prelude-compile have in common beside the driver.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TOOLS_DRIVEROPTIONS_H
#define PRELUDE_TOOLS_DRIVEROPTIONS_H

#include "prelude/Tools/Driver.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/CommandLine.h"

namespace prelude {

/// The options that say what is compiled and how.
struct DriverOptions {
  /// `targets` is how the help names what --target takes.
  DriverOptions(llvm::cl::OptionCategory &category, llvm::StringRef targets);

  CompileOptions getCompileOptions() const;

  llvm::cl::opt<std::string> module, target;
  llvm::cl::opt<bool> noRaise, noFuse, verbose;
  llvm::cl::opt<unsigned> level;
};

/// The main function of a tool: parses the command line and calls `body`.
/// Prints its error; returns the exit status.
int runTool(int argc, char **argv, llvm::StringRef name,
            llvm::cl::OptionCategory &category, llvm::StringRef overview,
            llvm::function_ref<llvm::Error()> body);

} // namespace prelude

#endif // PRELUDE_TOOLS_DRIVEROPTIONS_H
