//===- Progress.cpp - What a long compilation is doing --------------------===//

#include "prelude/Tools/Progress.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

namespace prelude {

Progress::Progress(llvm::StringRef tool, bool verbose)
    : tool(tool),
      enabled(verbose || llvm::sys::Process::StandardErrIsDisplayed()) {}

void Progress::begin(llvm::StringRef stage) {
  end();
  start = std::chrono::steady_clock::now();
  running = true;
  if (enabled)
    llvm::errs() << tool << ": " << stage << " ... ";
}

void Progress::end() {
  if (!running)
    return;
  running = false;
  std::chrono::duration<double> seconds =
      std::chrono::steady_clock::now() - start;
  if (enabled)
    llvm::errs() << llvm::format("%.2f s\n", seconds.count());
}

} // namespace prelude
