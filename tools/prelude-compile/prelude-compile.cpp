//===- prelude-compile.cpp - Compile a module to a library ----------------===//
//
// The tool's main function.
//
//===----------------------------------------------------------------------===//

#include "prelude/Tools/CompileMain.h"

int main(int argc, char **argv) { return prelude::compileMain(argc, argv); }
