//===- CompileMain.cpp - The main function of prelude-compile -------------===//
//
// Nothing is written unless everything went well: files are made beside their
// places and then moved there.
//
//===----------------------------------------------------------------------===//

#include "prelude/Tools/CompileMain.h"

#include "mlir/IR/MLIRContext.h"
#include "prelude/Tools/Library.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
namespace cl = llvm::cl;
namespace fs = llvm::sys::fs;

namespace prelude {
namespace {

struct Options {
  cl::OptionCategory category{"prelude-compile options"};
  cl::opt<std::string> module{cl::Positional, cl::Required,
                              cl::desc("<module.mlir>"), cl::cat(category)};
  cl::opt<std::string> output{"o", cl::Required, cl::value_desc("library.so"),
                              cl::desc("The shared library"),
                              cl::cat(category)};
  cl::opt<std::string> header{"header", cl::value_desc("header.h"),
                              cl::desc("Also write the C header"),
                              cl::cat(category)};
  cl::list<std::string> entries{
      "entry", cl::value_desc("name"),
      cl::desc("A function to export; may be repeated (default: main)"),
      cl::cat(category)};
  cl::opt<std::string> name{
      "name", cl::value_desc("identifier"),
      cl::desc("What the exported symbols begin with: <name>_<entry> (default: "
               "the library's file name without lib and .so)"),
      cl::cat(category)};
  cl::opt<std::string> target{
      "target", cl::value_desc("cpu|cuda"),
      cl::desc("Where the model runs (default: what the module says, or cpu)"),
      cl::cat(category)};
  cl::opt<std::string> chip{
      "chip", cl::init("sm_80"), cl::value_desc("name"),
      cl::desc("The oldest chip that target cuda is for (default: sm_80)"),
      cl::cat(category)};
  cl::opt<std::string> cpu{
      "cpu", cl::init("native"), cl::value_desc("name"),
      cl::desc("The host's CPU, such as x86-64-v3 (default: native, this "
               "machine's)"),
      cl::cat(category)};
  cl::opt<bool> noRaise{"no-raise",
                        cl::desc("Do not look for prelude ops in linalg"),
                        cl::cat(category)};
  cl::opt<bool> noFuse{"no-fuse", cl::desc("Do not fuse prelude ops"),
                       cl::cat(category)};
  cl::opt<std::string> linker{
      "linker", cl::value_desc("program"),
      cl::desc("What links (default: cc, clang, gcc or lld)"),
      cl::cat(category)};
  cl::opt<std::string> runtimeDir{
      "runtime-dir", cl::value_desc("dir"),
      cl::desc("The folder of libprelude_runtime.so (default: beside this "
               "tool)"),
      cl::cat(category)};
  cl::opt<Sanitizer> sanitizer{
      "sanitize", cl::init(Sanitizer::None), cl::desc("Instrument the code"),
      cl::values(clEnumValN(Sanitizer::Address, "address", "for ASan"),
                 clEnumValN(Sanitizer::Thread, "thread", "for TSan")),
      cl::cat(category)};
  cl::opt<bool> verbose{"verbose",
                        cl::desc("Name each stage also where stderr is not a "
                                 "terminal"),
                        cl::cat(category)};
};

/// `text` with all that an identifier of C can't hold replaced.
std::string makeIdentifier(StringRef text) {
  std::string result;
  for (char c : text)
    result.push_back(llvm::isAlnum(c) || c == '_' ? c : '_');
  if (result.empty() || llvm::isDigit(result.front()))
    result.insert(result.begin(), '_');
  return result;
}

Expected<std::string> chooseName(const Options &options) {
  StringRef given = options.name;
  if (!given.empty()) {
    if (makeIdentifier(given) != given)
      return createStringError("name '" + given +
                               "' is not an identifier of C, such as '" +
                               makeIdentifier(given) + "'");
    return given.str();
  }
  StringRef stem = llvm::sys::path::filename(options.output);
  stem = stem.substr(0, stem.find('.'));
  stem.consume_front("lib");
  return makeIdentifier(stem);
}

Expected<SmallVector<Entry>>
findEntries(ModuleOp module, const Options &options, StringRef name) {
  SmallVector<std::string> names(options.entries.begin(),
                                 options.entries.end());
  if (names.empty())
    names.push_back("main");
  SmallVector<Entry> entries;
  for (StringRef entryName : names) {
    Expected<Entry> entry = findEntry(module, entryName);
    if (!entry)
      return entry.takeError();
    entry->symbol = (name + "_" + makeIdentifier(entryName)).str();
    for (const Entry &other : entries)
      if (other.symbol == entry->symbol)
        return createStringError("entries '" + other.name + "' and '" +
                                 entryName + "' would both be called '" +
                                 entry->symbol + "'");
    entries.push_back(std::move(*entry));
  }
  return std::move(entries);
}

/// A file that is written beside its place; discard() or keep() ends it.
class PendingFile {
public:
  PendingFile(StringRef path, StringRef suffix = "")
      : path(path),
        temporary((path + ".tmp" +
                   llvm::Twine(llvm::sys::Process::getProcessId()) + suffix)
                      .str()) {}
  ~PendingFile() { fs::remove(temporary); }
  StringRef getPath() const { return temporary; }

  /// Writes it by `write(stream)`.
  Error write(llvm::function_ref<Error(llvm::raw_pwrite_stream &)> write) {
    std::error_code code;
    llvm::raw_fd_ostream os(temporary, code);
    if (code)
      return createStringError(path + ": " + code.message());
    if (Error error = write(os))
      return error;
    os.close();
    if (os.has_error()) {
      code = os.error();
      os.clear_error();
      return createStringError(path + ": " + code.message());
    }
    return Error::success();
  }

  Error keep() {
    if (std::error_code error = fs::rename(temporary, path))
      return createStringError(path + ": " + error.message());
    return Error::success();
  }

private:
  std::string path, temporary;
};

Error compile(const Options &options, const char *argv0) {
  CompileOptions compileOptions;
  compileOptions.target = options.target;
  compileOptions.chip = options.chip;
  compileOptions.raise = !options.noRaise;
  compileOptions.fuse = !options.noFuse;
  if (Error error = verifyOptions(compileOptions))
    return error;
  Expected<std::string> name = chooseName(options);
  if (!name)
    return name.takeError();
  CodegenOptions codegen{options.cpu, options.sanitizer};
  auto machine = createTargetMachine(codegen);
  if (!machine)
    return machine.takeError();
  LinkOptions link{options.linker, options.runtimeDir, {}};
  Expected<std::string> runtimeDir = findRuntimeDir(link, argv0);
  if (!runtimeDir)
    return runtimeDir.takeError();

  Progress progress("prelude-compile", options.verbose);
  progress.begin("read " + options.module);
  MLIRContext context;
  initializeContext(context);
  auto module = loadModule(context, options.module);
  if (!module)
    return module.takeError();
  Expected<std::string> target = chooseTarget(**module, compileOptions);
  if (!target)
    return target.takeError();
  if (*target == "hip")
    return createStringError(
        "target 'hip': models can be compiled for cpu and cuda");
  if (*target == "cuda")
    link.libraries.push_back("prelude_model_cuda");
  auto entries = findEntries(**module, options, *name);
  if (!entries)
    return entries.takeError();
  if (Error error = compileModule(**module, *entries, compileOptions, progress))
    return error;

  progress.begin("translate to LLVM IR");
  llvm::LLVMContext llvmContext;
  auto llvmModule = translateModule(**module, *entries, llvmContext);
  if (!llvmModule)
    return llvmModule.takeError();
  (*llvmModule)->setTargetTriple((*machine)->getTargetTriple());
  (*llvmModule)->setDataLayout((*machine)->createDataLayout());
  progress.begin("optimize");
  if (Error error =
          optimizeModule(**llvmModule, machine->get(), codegen.sanitizer))
    return error;
  progress.begin("generate code");
  PendingFile object(options.output, ".o");
  if (Error error = object.write([&](llvm::raw_pwrite_stream &os) {
        return emitObject(**llvmModule, **machine, os);
      }))
    return error;
  progress.begin("link");
  PendingFile library(options.output);
  if (Error error =
          linkLibrary(object.getPath(), library.getPath(), *runtimeDir, link))
    return error;
  progress.end();

  if (options.header.empty())
    return library.keep();
  PendingFile header(options.header);
  if (Error error = header.write([&](llvm::raw_pwrite_stream &os) {
        writeHeader(os, *entries, *name, *target,
                    llvm::sys::path::filename(options.module));
        return Error::success();
      }))
    return error;
  if (Error error = library.keep())
    return error;
  return header.keep();
}

} // namespace

int compileMain(int argc, char **argv) {
  llvm::InitLLVM y(argc, argv);
  Options options;
  registerDriverCLOptions();
  cl::HideUnrelatedOptions(options.category);
  cl::ParseCommandLineOptions(
      argc, argv, "Compiles a module to a shared library that C can call\n");
  if (Error error = compile(options, argv[0])) {
    llvm::WithColor::error(llvm::errs(), "prelude-compile")
        << llvm::toString(std::move(error)) << '\n';
    return 1;
  }
  return 0;
}

} // namespace prelude
