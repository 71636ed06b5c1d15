//===- CompileMain.cpp - The main function of prelude-compile -------------===//
//
// Nothing is written unless everything went well: files are made beside their
// places and then moved there.
//
//===----------------------------------------------------------------------===//

#include "prelude/Tools/CompileMain.h"

#include "mlir/IR/MLIRContext.h"
#include "prelude/Dialect/Prelude/Transforms/Report.h"
#include "prelude/Tools/DriverOptions.h"
#include "prelude/Tools/Library.h"
#include "prelude/Tools/PendingFile.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
namespace cl = llvm::cl;

namespace prelude {
namespace {

struct Options {
  cl::OptionCategory category{"prelude-compile options"};
  DriverOptions driver{category, "cpu|cuda|hip"};
  cl::opt<std::string> output{"o", cl::Required, cl::value_desc("library.so"),
                              cl::desc("The shared library"),
                              cl::cat(category)};
  cl::opt<std::string> header{"header", cl::value_desc("header.h"),
                              cl::desc("Also write the C header"),
                              cl::cat(category)};
  cl::opt<std::string> report{
      "report", cl::value_desc("report.json"),
      cl::desc("Also write what was raised, fused and refused"),
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
  cl::opt<std::string> chip{
      "chip", cl::value_desc("name"),
      cl::desc("The oldest chip that target cuda is for (default: sm_80), or "
               "the chips that target hip is for, such as gfx942,gfx1201 "
               "(default: all that the runtime has kernels for)"),
      cl::cat(category)};
  cl::opt<unsigned> ranks{
      "ranks", cl::init(0), cl::value_desc("n"),
      cl::desc(
          "Compile what each of n processes of MPI computes: heads are cut "
          "over them; the header says which part of each argument a rank "
          "passes"),
      cl::cat(category)};
  cl::opt<std::string> cpu{
      "cpu", cl::init("native"), cl::value_desc("name"),
      cl::desc("The host's CPU, such as x86-64-v3 (default: native, this "
               "machine's)"),
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

Expected<SmallVector<Entry, 1>>
findEntries(ModuleOp module, const Options &options, StringRef name) {
  SmallVector<std::string> names(options.entries.begin(),
                                 options.entries.end());
  if (names.empty())
    names.push_back("main");
  SmallVector<Entry, 1> entries;
  for (StringRef entryName : names) {
    Expected<Entry> entry = findEntry(module, entryName);
    if (!entry)
      return entry.takeError();
    entry->symbol = (name + "_" + makeIdentifier(entryName)).str();
    // Each has a description beside it, `<symbol>_function`.
    for (const Entry &other : entries)
      for (const std::string &symbol :
           {entry->symbol, entry->symbol + "_function"})
        if (other.symbol == symbol || other.symbol + "_function" == symbol)
          return createStringError("entries '" + other.name + "' and '" +
                                   entryName + "' would both be called '" +
                                   symbol + "'");
    entries.push_back(std::move(*entry));
  }
  return std::move(entries);
}

Error compile(const Options &options, const char *argv0) {
  CompileOptions compileOptions = options.driver.getCompileOptions();
  compileOptions.chip = options.chip;
  if (Error error = verifyOptions(compileOptions))
    return error;
  Expected<std::string> name = chooseName(options);
  if (!name)
    return name.takeError();
  if (options.header == options.output)
    return createStringError("'" + options.output +
                             "' cannot be both the library and the header");
  if (!options.report.empty() &&
      (options.report == options.output || options.report == options.header))
    return createStringError(
        "'" + options.report + "' cannot be both the report and the " +
        (options.report == options.output ? "library" : "header"));
  CodegenOptions codegen{options.cpu, options.sanitizer, options.driver.level};
  auto machine = createTargetMachine(codegen);
  if (!machine)
    return machine.takeError();
  LinkOptions link{options.linker, options.runtimeDir, {}};
  Expected<std::string> runtimeDir = findRuntimeDir(link, argv0);
  if (!runtimeDir)
    return runtimeDir.takeError();

  Progress progress("prelude-compile", options.driver.verbose);
  progress.begin("read " + options.driver.module);
  Report report;
  MLIRContext context;
  initializeContext(context, &report);
  auto module = loadModule(context, options.driver.module);
  if (!module)
    return module.takeError();
  Expected<std::string> target = chooseTarget(**module, compileOptions);
  if (!target)
    return target.takeError();
  if (*target != "cpu")
    link.libraries.push_back("prelude_model_" + *target);
  auto entries = findEntries(**module, options, *name);
  if (!entries)
    return entries.takeError();
  if (options.ranks != 0) {
    if (Error error = partitionModule(**module, *entries, options.ranks,
                                      compileOptions, progress))
      return error;
    link.libraries.push_back("prelude_model_mpi");
  }
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
  auto object = PendingFile::create(options.output, ".o");
  if (!object)
    return object.takeError();
  if (Error error = object->write([&](llvm::raw_pwrite_stream &os) {
        return emitObject(**llvmModule, **machine, os);
      }))
    return error;
  progress.begin("link");
  auto library = PendingFile::create(options.output);
  if (!library)
    return library.takeError();
  if (Error error = linkLibrary(object->getTemporaryPath(),
                                library->getTemporaryPath(), *runtimeDir, link))
    return error;
  progress.end();

  // The library comes last: where it is, the others are.
  SmallVector<PendingFile> files;
  auto write =
      [&](const std::string &path,
          llvm::function_ref<void(llvm::raw_ostream &)> print) -> Error {
    if (path.empty())
      return Error::success();
    auto file = PendingFile::create(path);
    if (!file)
      return file.takeError();
    Error error = file->write([&](llvm::raw_pwrite_stream &os) {
      print(os);
      return Error::success();
    });
    files.push_back(std::move(*file));
    return error;
  };
  if (Error error = write(options.header, [&](llvm::raw_ostream &os) {
        writeHeader(os, *entries, *name, *target,
                    llvm::sys::path::filename(options.driver.module));
      }))
    return error;
  if (Error error = write(options.report, [&](llvm::raw_ostream &os) {
        report.print(os, Report::Format::JSON);
      }))
    return error;
  for (PendingFile &file : files)
    if (Error error = file.keep())
      return error;
  return library->keep();
}

} // namespace

int compileMain(int argc, char **argv) {
  Options options;
  return runTool(argc, argv, "prelude-compile", options.category,
                 "Compiles a module to a shared library that C can call\n",
                 [&] { return compile(options, argv[0]); });
}

} // namespace prelude
