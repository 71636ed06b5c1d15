//===- Progress.h - What a long compilation is doing ------------*- C++ -*-===//
//
// On a terminal, or where it is asked for, each stage is named on stderr while
// it runs, and then how long it took.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TOOLS_PROGRESS_H
#define PRELUDE_TOOLS_PROGRESS_H

#include "llvm/ADT/StringRef.h"

#include <chrono>
#include <string>

namespace prelude {

class Progress {
public:
  /// Silent, unless stderr is a terminal or `verbose` is set.
  Progress(llvm::StringRef tool, bool verbose);
  ~Progress() { end(); }

  /// The stage before it has ended.
  void begin(llvm::StringRef stage);
  /// Ends the stage that runs, if one does.
  void end();

private:
  std::string tool;
  bool enabled;
  bool running = false;
  std::chrono::steady_clock::time_point start;
};

} // namespace prelude

#endif // PRELUDE_TOOLS_PROGRESS_H
