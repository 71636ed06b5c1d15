//===- PendingFile.cpp - A file that may yet be dropped -------------------===//

#include "prelude/Tools/PendingFile.h"

#include "llvm/Support/raw_ostream.h"

using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
namespace fs = llvm::sys::fs;

namespace prelude {

static Error prefix(const llvm::Twine &path, Error error) {
  return createStringError(path + ": " + llvm::toString(std::move(error)));
}

PendingFile::PendingFile(std::string path, fs::TempFile file)
    : path(std::move(path)),
      file(std::make_unique<fs::TempFile>(std::move(file))) {}

PendingFile::~PendingFile() {
  if (file)
    llvm::consumeError(file->discard());
}

Expected<PendingFile> PendingFile::create(const llvm::Twine &path,
                                          const llvm::Twine &suffix) {
  if (fs::is_directory(path))
    return createStringError(
        path + ": " +
        std::make_error_code(std::errc::is_a_directory).message());
  auto file = fs::TempFile::create(path + ".tmp%%%%%%" + suffix);
  if (!file)
    return prefix(path, file.takeError());
  return PendingFile(path.str(), std::move(*file));
}

Error PendingFile::write(
    llvm::function_ref<Error(llvm::raw_pwrite_stream &)> write) {
  llvm::raw_fd_ostream os(file->FD, /*shouldClose=*/false);
  if (Error error = write(os))
    return error;
  os.flush();
  if (!os.has_error())
    return Error::success();
  std::error_code code = os.error();
  os.clear_error();
  return createStringError(path + ": " + code.message());
}

Error PendingFile::keep() {
  Error error = file->keep(path);
  file.reset();
  return error ? prefix(path, std::move(error)) : Error::success();
}

} // namespace prelude
