//===- prelude-run.cpp - Compile and run a module -------------------------===//
//
// The tool's main function.
//
//===----------------------------------------------------------------------===//

#include "prelude/Tools/RunMain.h"

int main(int argc, char **argv) { return prelude::runMain(argc, argv); }
