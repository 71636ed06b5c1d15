//===- Library.h - A compiled model as files --------------------*- C++ -*-===//
//
// The shared library and the C header that prelude-compile makes.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TOOLS_LIBRARY_H
#define PRELUDE_TOOLS_LIBRARY_H

#include "prelude/Tools/Driver.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace prelude {

struct LinkOptions {
  /// The program that links, by name or path; empty: the first of cc, clang,
  /// gcc and lld that is found.
  std::string linker;
  /// The folder of the runtime; empty: beside the tool, as built or installed.
  std::string runtimeDir;
  /// Also linked, from the same folder, such as `prelude_model_cuda`.
  llvm::SmallVector<std::string> libraries;
};

/// The folder of libprelude_runtime.so; `argv0` is how the tool was called.
llvm::Expected<std::string> findRuntimeDir(const LinkOptions &options,
                                           const char *argv0);

/// Links `object` with the runtime to the shared library `output`. It finds
/// the runtime in its own folder and in `runtimeDir`.
llvm::Error linkLibrary(llvm::StringRef object, llvm::StringRef output,
                        llvm::StringRef runtimeDir, const LinkOptions &options);

/// Writes the C header of a library with these entries, compiled for `target`
/// from the module `source`.
void writeHeader(llvm::raw_ostream &os, llvm::ArrayRef<Entry> entries,
                 llvm::StringRef name, llvm::StringRef target,
                 llvm::StringRef source);

} // namespace prelude

#endif // PRELUDE_TOOLS_LIBRARY_H
