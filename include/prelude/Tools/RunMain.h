//===- RunMain.h - The main function of prelude-run -------------*- C++ -*-===//
//
// Compile a module, run it on .npy files and store its results.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TOOLS_RUNMAIN_H
#define PRELUDE_TOOLS_RUNMAIN_H

namespace prelude {

/// Returns the exit status: 0, or 1 after one message on stderr.
int runMain(int argc, char **argv);

} // namespace prelude

#endif // PRELUDE_TOOLS_RUNMAIN_H
