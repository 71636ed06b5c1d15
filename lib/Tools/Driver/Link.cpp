//===- Link.cpp - Link a compiled model -----------------------------------===//
//
// By the C compiler of the machine, or by lld where there is none.
//
//===----------------------------------------------------------------------===//

#include "prelude/Pipelines/RunProgram.h"
#include "prelude/Tools/Library.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace prelude {

/// By the names that compiled models ask for; installed everywhere, unlike the
/// links without a version.
static constexpr llvm::StringLiteral kVersion = ".so.1";
static constexpr llvm::StringLiteral kRuntimeFile = "libprelude_runtime.so.1";
/// In order of preference.
static constexpr llvm::StringLiteral kLinkers[] = {
    "cc", "clang", "clang-22", "gcc", "ld.lld", "ld.lld-22"};

Expected<std::string> findRuntimeDir(const LinkOptions &options,
                                     const char *argv0) {
  SmallVector<std::string> folders;
  if (!options.runtimeDir.empty()) {
    folders.push_back(options.runtimeDir);
  } else {
    static int anchor;
    std::string tool = fs::getMainExecutable(argv0, &anchor);
    SmallString<128> lib(path::parent_path(path::parent_path(tool)));
    path::append(lib, "lib");
    folders.push_back(std::string(lib));
    // Debian and others: lib/x86_64-linux-gnu.
    std::error_code error;
    for (fs::directory_iterator it(lib, error), end; it != end && !error;
         it.increment(error))
      if (it->type() == fs::file_type::directory_file)
        folders.push_back(it->path());
  }
  for (StringRef folder : folders) {
    SmallString<128> file(folder);
    path::append(file, kRuntimeFile);
    if (!fs::exists(file))
      continue;
    SmallString<128> real;
    if (std::error_code error = fs::real_path(folder, real))
      return createStringError(folder + ": " + error.message());
    return std::string(real);
  }
  return createStringError("no " + kRuntimeFile + " in " + folders.front() +
                           "; name its folder by --runtime-dir");
}

static Expected<std::string> findLinker(StringRef wanted) {
  if (!wanted.empty()) {
    auto found = llvm::sys::findProgramByName(wanted);
    if (!found)
      return createStringError("cannot link: no program '" + wanted +
                               "': " + found.getError().message());
    return *found;
  }
  for (StringRef name : kLinkers)
    if (auto found = llvm::sys::findProgramByName(name))
      return *found;
  return createStringError("cannot link: found none of " +
                           llvm::join(ArrayRef(kLinkers), ", ") +
                           "; install one, or name one by --linker");
}

/// Whether `program` is a linker, as against a compiler that calls one: ld,
/// ld.lld-22, x86_64-linux-gnu-ld.gold, mold.
static bool isLinkerName(StringRef program) {
  static const llvm::Regex pattern(
      "^(.*-)?(ld|mold)(\\.[a-z0-9]+)?(-[0-9.]+)?$");
  return pattern.match(path::filename(program));
}

Error linkLibrary(StringRef object, StringRef output, StringRef runtimeDir,
                  const LinkOptions &options) {
  Expected<std::string> linker = findLinker(options.linker);
  if (!linker)
    return linker.takeError();
  // lld finds no libm by itself; the runtime brings it along.
  bool isLinker = isLinkerName(*linker);
  SmallVector<std::string> arguments = {*linker, "-shared", "-o", output.str(),
                                        object.str()};
  auto addLibrary = [&](const llvm::Twine &name) {
    SmallString<128> file(runtimeDir);
    path::append(file, name);
    arguments.push_back(std::string(file));
  };
  for (StringRef library : options.libraries)
    addLibrary("lib" + library + kVersion);
  addLibrary(kRuntimeFile);
  if (!isLinker)
    arguments.push_back("-lm");
  for (StringRef folder : {StringRef("$ORIGIN"), runtimeDir}) {
    // Not by -Wl, which splits what it passes on at commas.
    if (isLinker)
      arguments.append({"-rpath", folder.str()});
    else
      arguments.append({"-Xlinker", "-rpath", "-Xlinker", folder.str()});
  }

  if (Error error = runProgram(arguments))
    return createStringError("cannot link: " +
                             llvm::toString(std::move(error)));
  return Error::success();
}

} // namespace prelude
