//===- CompileMain.h - The main function of prelude-compile -----*- C++ -*-===//
//
// Compile a module to a shared library and a C header.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TOOLS_COMPILEMAIN_H
#define PRELUDE_TOOLS_COMPILEMAIN_H

namespace prelude {

/// Returns the exit status: 0, or 1 after one message on stderr.
int compileMain(int argc, char **argv);

} // namespace prelude

#endif // PRELUDE_TOOLS_COMPILEMAIN_H
