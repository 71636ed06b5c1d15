//===- RunProgram.cpp - Run a linker or the like --------------------------===//

#include "prelude/Pipelines/RunProgram.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
namespace fs = llvm::sys::fs;

Error prelude::runProgram(ArrayRef<std::string> arguments) {
  const std::string &program = arguments.front();
  SmallString<128> log;
  if (std::error_code error =
          fs::createTemporaryFile("prelude-link", "log", log))
    return createStringError(error.message());
  llvm::scope_exit removeLog([&] { fs::remove(log); });
  SmallVector<StringRef> command(arguments.begin(), arguments.end());
  std::optional<StringRef> redirects[] = {std::nullopt, StringRef(log),
                                          StringRef(log)};
  std::string message;
  int status = llvm::sys::ExecuteAndWait(program, command, std::nullopt,
                                         redirects, 0, 0, &message);
  if (status == 0)
    return Error::success();
  if (auto text = llvm::MemoryBuffer::getFile(log); text && message.empty())
    message = (*text)->getBuffer().rtrim().str();
  return createStringError(program + " exits with " + llvm::Twine(status) +
                           ": " + message);
}
