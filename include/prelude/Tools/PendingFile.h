//===- PendingFile.h - A file that may yet be dropped -----------*- C++ -*-===//
//
// For tools that write everything or nothing.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TOOLS_PENDINGFILE_H
#define PRELUDE_TOOLS_PENDINGFILE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"

#include <memory>

namespace llvm {
class raw_pwrite_stream;
} // namespace llvm

namespace prelude {

/// A file that is written beside its place, and removed unless it is kept; also
/// by a signal that ends the tool. Errors begin with `path`.
class PendingFile {
public:
  /// The name of the temporary file ends in `suffix`. A folder at `path` is an
  /// error.
  static llvm::Expected<PendingFile> create(const llvm::Twine &path,
                                            const llvm::Twine &suffix = "");
  PendingFile(PendingFile &&) = default;
  PendingFile &operator=(PendingFile &&) = delete;
  ~PendingFile();

  /// For others who write or replace it.
  llvm::StringRef getTemporaryPath() const { return file->TmpName; }

  /// Writes it by `write(stream)`.
  llvm::Error
  write(llvm::function_ref<llvm::Error(llvm::raw_pwrite_stream &)> write);

  /// Moves it to its place.
  llvm::Error keep();

private:
  PendingFile(std::string path, llvm::sys::fs::TempFile file);

  std::string path;
  std::unique_ptr<llvm::sys::fs::TempFile> file;
};

} // namespace prelude

#endif // PRELUDE_TOOLS_PENDINGFILE_H
