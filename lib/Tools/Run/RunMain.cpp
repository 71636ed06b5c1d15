//===- RunMain.cpp - The main function of prelude-run ---------------------===//
//
// Everything is checked before anything is compiled, and everything has run
// before anything is written.
//
//===----------------------------------------------------------------------===//

#include "prelude/Tools/RunMain.h"

#include "Ranks.h"
#include "mlir/IR/MLIRContext.h"
#include "prelude/Ranks.h"
#include "prelude/Tools/DriverOptions.h"
#include "prelude/Tools/JitRunner.h"
#include "prelude/Tools/PendingFile.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"

#include <algorithm>

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;
namespace cl = llvm::cl;

namespace prelude {
namespace {

struct Options {
  cl::OptionCategory category{"prelude-run options"};
  DriverOptions driver{category, "cpu|cuda|hip"};
  cl::opt<std::string> entry{"entry", cl::init("main"), cl::value_desc("name"),
                             cl::desc("Function to run (default: main)"),
                             cl::cat(category)};
  cl::list<std::string> inputs{
      "input", cl::value_desc("file.npy"),
      cl::desc("An argument of the function, in order; once for each"),
      cl::cat(category)};
  cl::opt<std::string> outputDir{
      "output-dir", cl::Required, cl::value_desc("dir"),
      cl::desc("Where result0.npy, result1.npy, ... are stored"),
      cl::cat(category)};
  cl::opt<unsigned> repeat{
      "repeat", cl::init(0), cl::value_desc("n"),
      cl::desc("Run n more times and print the median time"),
      cl::cat(category)};
  cl::opt<unsigned> ranks{
      "ranks", cl::init(0), cl::value_desc("n"),
      cl::desc("Be one of the n processes that mpirun started: heads are cut "
               "over them; results are stored in <dir>/rank<i>"),
      cl::cat(category)};
};

/// Rejects types that .npy files have no name for.
Error checkElement(const Entry &entry, StringRef what, size_t index,
                   RankedTensorType type) {
  if (getNpyElementSize(type.getElementType()) != 0)
    return Error::success();
  return createStringError(
      "entry '" + entry.name + "': " + what + " " + llvm::Twine(index) +
      " is " + describeArray(type.getElementType(), type.getShape()) +
      ", but .npy files hold f16, bf16, f32, f64, i1, i8, i16, i32 and i64");
}

/// Reads the inputs and checks them against what the entry takes.
Expected<std::vector<NpyArray>> readInputs(const Entry &entry,
                                           ArrayRef<std::string> paths,
                                           MLIRContext *context) {
  if (paths.size() != entry.inputs.size())
    return createStringError("entry '" + entry.name + "' takes " +
                             llvm::Twine(entry.inputs.size()) +
                             " inputs, but " + llvm::Twine(paths.size()) +
                             (paths.size() == 1 ? " is given" : " are given"));
  std::vector<NpyArray> arrays;
  for (auto [index, path, type] : llvm::enumerate(paths, entry.inputs)) {
    if (Error error = checkElement(entry, "input", index, type))
      return std::move(error);
    Expected<NpyArray> array = readNpy(path, context);
    if (!array)
      return createStringError(path + ": " + llvm::toString(array.takeError()));
    if (array->elementType != type.getElementType() ||
        failed(verifyCompatibleShape(array->shape, type.getShape())))
      return createStringError(
          path + ": holds " + describeArray(array->elementType, array->shape) +
          ", but input " + llvm::Twine(index) + " of entry '" + entry.name +
          "' is " + describeArray(type.getElementType(), type.getShape()));
    arrays.push_back(std::move(*array));
  }
  return std::move(arrays);
}

/// Stores all results or none: each is written beside its place first.
Error writeResults(StringRef dir, ArrayRef<NpyArray> results) {
  if (std::error_code error = llvm::sys::fs::create_directories(dir))
    return createStringError(dir + ": " + error.message());
  std::vector<PendingFile> files;
  for (auto [index, result] : llvm::enumerate(results)) {
    SmallString<128> path(dir);
    llvm::sys::path::append(path, "result" + llvm::Twine(index) + ".npy");
    Expected<PendingFile> file = PendingFile::create(path);
    if (!file)
      return file.takeError();
    if (Error error = writeNpy(file->getTemporaryPath(), result.elementType,
                               result.shape, result.data.get()))
      return createStringError(path + ": " + llvm::toString(std::move(error)));
    files.push_back(std::move(*file));
  }
  for (PendingFile &file : files)
    if (Error error = file.keep())
      return error;
  return Error::success();
}

Error run(const Options &options) {
  int32_t rank = 0;
  if (options.ranks != 0 && prelude_ranks_join_v1(options.ranks, &rank) != 0)
    return createStringError(prelude_last_error_v1());
  MLIRContext context;
  initializeContext(context);
  CompileOptions compile = options.driver.getCompileOptions();
  if (Error error = verifyOptions(compile))
    return error;
  Progress progress("prelude-run", options.driver.verbose);
  progress.begin("read " + options.driver.module);
  auto module = loadModule(context, options.driver.module);
  if (!module)
    return module.takeError();
  Expected<Entry> entry = findEntry(**module, options.entry);
  if (!entry)
    return entry.takeError();
  for (auto [index, type] : llvm::enumerate(entry->results))
    if (Error error = checkElement(*entry, "result", index, type))
      return error;
  Expected<std::string> target = chooseTarget(**module, compile);
  if (!target)
    return target.takeError();
  if (Error error = checkDevice(*target))
    return error;
  if (*target != "cpu")
    return createStringError("target '" + *target +
                             "': prelude-run has arrays of the host only; "
                             "prelude-compile makes a library for " +
                             *target);
  auto inputs = readInputs(*entry, options.inputs, &context);
  if (!inputs)
    return inputs.takeError();

  SmallString<128> outputDir(options.outputDir);
  if (options.ranks != 0) {
    if (Error error =
            partitionModule(**module, *entry, options.ranks, compile, progress))
      return error;
    takeParts(*inputs, *entry, rank);
    llvm::sys::path::append(outputDir, "rank" + llvm::Twine(rank));
  }
  if (Error error = compileModule(**module, *entry, compile, progress))
    return error;
  CodegenOptions codegen;
  codegen.level = options.driver.level;
  auto runner = JitRunner::create(**module, *entry, codegen, progress);
  if (!runner)
    return runner.takeError();
  progress.begin("run");
  auto results = (*runner)->run(*inputs);
  if (!results)
    return results.takeError();
  std::vector<double> times;
  if (options.repeat != 0) {
    auto timed = (*runner)->time(*inputs, options.repeat);
    if (!timed)
      return timed.takeError();
    times = std::move(*timed);
  }
  progress.end();
  if (Error error = writeResults(outputDir, *results))
    return error;
  // One that leaves without it makes mpirun stop the others.
  if (options.ranks != 0 && prelude_ranks_leave_v1() != 0)
    return createStringError(prelude_last_error_v1());
  if (!times.empty()) {
    auto middle = times.begin() + times.size() / 2;
    std::nth_element(times.begin(), middle, times.end());
    llvm::outs() << entry->name << ": median "
                 << llvm::format("%.1f", *middle * 1e6) << " us of "
                 << times.size() << " runs\n";
  }
  return Error::success();
}

} // namespace

int runMain(int argc, char **argv) {
  Options options;
  return runTool(
      argc, argv, "prelude-run", options.category,
      "Compiles a module and runs one of its functions on .npy files\n",
      [&] { return run(options); });
}

} // namespace prelude
