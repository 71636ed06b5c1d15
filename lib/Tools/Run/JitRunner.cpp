//===- JitRunner.cpp - Run a compiled module in this process --------------===//
//
// The entry is called as callers of a compiled library call it.
//
//===----------------------------------------------------------------------===//

#include "prelude/Tools/JitRunner.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "prelude/Conversion/RuntimeCalls/RuntimeCalls.h"
#include "prelude/Ranks.h"
#include "prelude/Runtime.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

#include <chrono>
#include <cstring>

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace prelude {

Error checkDevice(StringRef target) {
  // Any call answers; this is the smallest one: heads of one element.
  prelude_split_params params = {};
  params.struct_size = sizeof(params);
  params.qkv = {nullptr, PRELUDE_DTYPE_F32, 2, {1, 3}, {3, 1}};
  params.q = {nullptr, PRELUDE_DTYPE_F32, 3, {1, 1, 1}, {1, 1, 1}};
  params.k = params.v = params.q;
  int32_t status = prelude_split_supports_v1(&params, *parseTarget(target));
  if (status != PRELUDE_STATUS_BACKEND_MISSING &&
      status != PRELUDE_STATUS_NO_DEVICE)
    return Error::success();
  return createStringError("target '" + target +
                           "': " + prelude_status_string_v1(status) + ": " +
                           prelude_last_error_v1());
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

static NpyArray copyArray(const NpyArray &from) {
  NpyArray to;
  to.elementType = from.elementType;
  to.shape = from.shape;
  to.allocate(from.numBytes);
  std::memcpy(to.data.get(), from.data.get(), from.numBytes);
  return to;
}

/// `array` as an argument; the memory stays the array's.
static prelude_array describe(const NpyArray &array) {
  prelude_array result = {};
  result.data = array.data.get();
  result.element = *getModelElement(array.elementType);
  result.rank = array.shape.size();
  int64_t stride = 1;
  for (size_t dim = array.shape.size(); dim-- > 0;) {
    result.shape[dim] = array.shape[dim];
    result.stride[dim] = stride;
    stride *= array.shape[dim];
  }
  return result;
}

/// A copy of a result, which is in C order.
static NpyArray copyResult(const prelude_array &array, Type elementType) {
  NpyArray result;
  result.elementType = elementType;
  result.shape.assign(array.shape, array.shape + array.rank);
  size_t bytes = getNpyElementSize(elementType);
  for (int64_t extent : result.shape)
    bytes *= extent;
  result.allocate(bytes);
  if (bytes != 0)
    std::memcpy(result.data.get(), array.data, bytes);
  return result;
}

//===----------------------------------------------------------------------===//
// JitRunner
//===----------------------------------------------------------------------===//

JitRunner::JitRunner(const Entry &entry) : entry(entry) {}
JitRunner::~JitRunner() = default;

Expected<std::unique_ptr<JitRunner>>
JitRunner::create(ModuleOp module, const Entry &entry,
                  const CodegenOptions &codegen, Progress &progress) {
  std::unique_ptr<JitRunner> runner(new JitRunner(entry));
  // The transformer needs a machine, too, and the engine takes its own.
  auto machine = createTargetMachine(codegen);
  if (!machine)
    return machine.takeError();
  auto engineMachine = createTargetMachine(codegen);
  if (!engineMachine)
    return engineMachine.takeError();

  Error translation = Error::success();
  auto translate =
      [&](Operation *,
          llvm::LLVMContext &context) -> std::unique_ptr<llvm::Module> {
    progress.begin("translate to LLVM IR");
    auto translated = translateModule(module, entry, context);
    if (translated)
      return std::move(*translated);
    translation =
        llvm::joinErrors(std::move(translation), translated.takeError());
    return nullptr;
  };
  auto transform = [&](llvm::Module *llvmModule) {
    progress.begin("optimize");
    Error error = optimizeModule(*llvmModule, machine->get());
    progress.begin("generate code");
    return error;
  };
  ExecutionEngineOptions options;
  options.llvmModuleBuilder = translate;
  options.transformer = transform;
  options.jitCodeGenOptLevel = (*machine)->getOptLevel();
  options.enableGDBNotificationListener = false;
  options.enablePerfNotificationListener = false;
  auto engine =
      ExecutionEngine::create(module, options, std::move(*engineMachine));
  if (translation) {
    if (!engine)
      llvm::consumeError(engine.takeError());
    return std::move(translation);
  }
  if (!engine)
    return engine.takeError();
  runner->engine = std::move(*engine);

  runner->engine->registerSymbols([](llvm::orc::MangleAndInterner mangle) {
    llvm::orc::SymbolMap symbols;
    auto add = [&](StringRef name, auto *function) {
      symbols[mangle(name)] = {llvm::orc::ExecutorAddr::fromPtr(function),
                               llvm::JITSymbolFlags::Exported};
    };
#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  add("prelude_" #OP "_v1", &prelude_##OP##_v1);
#include "prelude/Functions.def"
    add("prelude_call_v1", &prelude_call_v1);
    add("prelude_check_v1", &prelude_check_v1);
    add("prelude_assert_v1", &prelude_assert_v1);
    add("prelude_alloc_v1", &prelude_alloc_v1);
    add("prelude_free_v1", &prelude_free_v1);
    add("prelude_ranks_check_v1", &prelude_ranks_check_v1);
    add("prelude_mpi_comm_rank_v1", &prelude_mpi_comm_rank_v1);
    add("prelude_mpi_allreduce_v1", &prelude_mpi_allreduce_v1);
    return symbols;
  });
  auto function = runner->engine->lookup(entry.symbol);
  if (!function)
    return function.takeError();
  runner->function = reinterpret_cast<prelude_entry>(*function);
  progress.end();
  return std::move(runner);
}

Error JitRunner::call(ArrayRef<prelude_array> arguments,
                      MutableArrayRef<prelude_array> results) {
  int32_t status = function(arguments.data(), arguments.size(), results.data(),
                            results.size(), /*stream=*/nullptr);
  if (status != PRELUDE_STATUS_OK)
    return createStringError(prelude_last_error_v1());
  return Error::success();
}

/// Calls may update their arguments: a cache, say.
static std::vector<NpyArray> copyArrays(ArrayRef<NpyArray> from) {
  std::vector<NpyArray> to;
  for (const NpyArray &array : from)
    to.push_back(copyArray(array));
  return to;
}

static std::vector<prelude_array> describeArrays(ArrayRef<NpyArray> arrays) {
  std::vector<prelude_array> arguments;
  for (const NpyArray &array : arrays)
    arguments.push_back(describe(array));
  return arguments;
}

Expected<std::vector<NpyArray>> JitRunner::run(ArrayRef<NpyArray> inputs) {
  std::vector<NpyArray> copies = copyArrays(inputs);
  std::vector<prelude_array> returned(entry.results.size());
  if (Error error = call(describeArrays(copies), returned))
    return std::move(error);
  std::vector<NpyArray> results;
  for (auto [array, type] : llvm::zip_equal(returned, entry.results)) {
    results.push_back(copyResult(array, type.getElementType()));
    prelude_release_v1(&array);
  }
  return std::move(results);
}

Expected<std::vector<double>> JitRunner::time(ArrayRef<NpyArray> inputs,
                                              unsigned runs) {
  std::vector<NpyArray> copies = copyArrays(inputs);
  std::vector<prelude_array> arguments = describeArrays(copies);
  // What the first call left as it was, the others leave, too. To copy only the
  // rest keeps large inputs, like tables, from taking the call's own data out
  // of the near caches.
  std::vector<size_t> updated;
  std::vector<double> times;
  for (unsigned run = 0; run <= runs; ++run) {
    for (size_t index : updated)
      std::memcpy(copies[index].data.get(), inputs[index].data.get(),
                  inputs[index].numBytes);
    std::vector<prelude_array> returned(entry.results.size());
    auto start = std::chrono::steady_clock::now();
    Error error = call(arguments, returned);
    std::chrono::duration<double> elapsed =
        std::chrono::steady_clock::now() - start;
    if (error)
      return std::move(error);
    for (prelude_array &array : returned)
      prelude_release_v1(&array);
    if (run > 0) {
      times.push_back(elapsed.count());
      continue;
    }
    for (auto [index, copy, input] : llvm::enumerate(copies, inputs))
      if (input.numBytes != 0 &&
          std::memcmp(copy.data.get(), input.data.get(), input.numBytes) != 0)
        updated.push_back(index);
  }
  return std::move(times);
}

} // namespace prelude
