//===- JitRunner.cpp - Run a compiled module in this process --------------===//
//
// Arrays are passed as MLIR's memref descriptors through the entry's C
// interface.
//
//===----------------------------------------------------------------------===//

#include "prelude/Tools/JitRunner.h"

#include "mlir/ExecutionEngine/ExecutionEngine.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "prelude/Conversion/RuntimeCalls/RuntimeCalls.h"
#include "prelude/Runtime.h"
#include "llvm/ExecutionEngine/Orc/JITTargetMachineBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"

#include <chrono>
#include <csetjmp>
#include <cstring>

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace prelude {

//===----------------------------------------------------------------------===//
// What compiled code calls
//===----------------------------------------------------------------------===//

namespace {

/// What went wrong in the call that is running on this thread.
struct CallState {
  std::jmp_buf exit;
  std::string printed; ///< The last line that the code printed.
  std::string failure; ///< The first failure.
};
thread_local CallState *current = nullptr;

/// prelude_check_v1: keeps the first status that isn't OK.
void checkStatus(int32_t status, const char *name) {
  if (status == PRELUDE_STATUS_OK || !current->failure.empty())
    return;
  current->failure =
      std::string(name) + ": " + prelude_status_string_v1(status);
  if (const char *detail = prelude_last_error_v1(); *detail)
    current->failure += std::string(": ") + detail;
}

/// A failed assertion prints its message by puts, then calls abort. Here it
/// leaves the compiled code, which has no destructors to run.
int keepLine(const char *text) {
  current->printed = text;
  return 0;
}
void leave() {
  if (current->failure.empty())
    current->failure = "assertion failed: " + current->printed;
  std::longjmp(current->exit, 1);
}

/// Calls `function`; false if it was left by leave().
bool callGuarded(void (*function)(void **), void **arguments) {
  if (setjmp(current->exit) != 0)
    return false;
  function(arguments);
  return true;
}

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

/// Words of a memref descriptor: allocated, aligned, offset, sizes, strides.
size_t getDescriptorWords(int64_t rank) { return 3 + 2 * rank; }

void fillDescriptor(uint64_t *words, const NpyArray &array) {
  words[0] = words[1] = reinterpret_cast<uint64_t>(array.data.get());
  words[2] = 0;
  size_t rank = array.shape.size();
  uint64_t stride = 1;
  for (size_t dim = rank; dim-- > 0;) {
    words[3 + dim] = array.shape[dim];
    words[3 + rank + dim] = stride;
    stride *= array.shape[dim];
  }
}

/// Copies what a descriptor describes to `to` in C order.
void copyElements(const uint64_t *sizes, const uint64_t *strides, size_t rank,
                  size_t elementSize, const char *from, char *&to) {
  if (rank == 0) {
    std::memcpy(to, from, elementSize);
    to += elementSize;
    return;
  }
  for (uint64_t i = 0; i != sizes[0]; ++i)
    copyElements(sizes + 1, strides + 1, rank - 1, elementSize,
                 from + i * strides[0] * elementSize, to);
}

NpyArray copyArray(const NpyArray &from) {
  NpyArray to;
  to.elementType = from.elementType;
  to.shape = from.shape;
  to.allocate(from.numBytes);
  std::memcpy(to.data.get(), from.data.get(), from.numBytes);
  return to;
}

NpyArray copyDescriptor(const uint64_t *words, RankedTensorType type) {
  size_t rank = type.getRank();
  NpyArray array;
  array.elementType = type.getElementType();
  size_t elementSize = getNpyElementSize(array.elementType);
  size_t bytes = elementSize;
  for (size_t dim = 0; dim != rank; ++dim) {
    array.shape.push_back(words[3 + dim]);
    bytes *= words[3 + dim];
  }
  array.allocate(bytes);
  char *to = array.data.get();
  if (bytes != 0)
    copyElements(
        words + 3, words + 3 + rank, rank, elementSize,
        reinterpret_cast<const char *>(words[1]) + words[2] * elementSize, to);
  return array;
}

} // namespace

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
// JitRunner
//===----------------------------------------------------------------------===//

JitRunner::JitRunner(const Entry &entry) : entry(entry) {}
JitRunner::~JitRunner() = default;

Expected<std::unique_ptr<JitRunner>> JitRunner::create(ModuleOp module,
                                                       const Entry &entry) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());

  auto builder = llvm::orc::JITTargetMachineBuilder::detectHost();
  if (!builder)
    return builder.takeError();
  builder->setCodeGenOptLevel(llvm::CodeGenOptLevel::Aggressive);
  auto machine = builder->createTargetMachine();
  if (!machine)
    return machine.takeError();

  std::unique_ptr<JitRunner> runner(new JitRunner(entry));
  auto transformer = [&machine](llvm::Module *llvmModule) {
    return optimizeModule(*llvmModule, machine->get());
  };
  ExecutionEngineOptions options;
  options.transformer = transformer;
  options.jitCodeGenOptLevel = llvm::CodeGenOptLevel::Aggressive;
  options.enableGDBNotificationListener = false;
  options.enablePerfNotificationListener = false;
  // The transformer needs a machine, too, and the engine takes its own.
  auto engineMachine = builder->createTargetMachine();
  if (!engineMachine)
    return engineMachine.takeError();
  auto engine =
      ExecutionEngine::create(module, options, std::move(*engineMachine));
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
    add(kCheckSymbol, &checkStatus);
    add("puts", &keepLine);
    add("abort", &leave);
    return symbols;
  });
  auto function = runner->engine->lookupPacked("_mlir_ciface_" + entry.name);
  if (!function)
    return function.takeError();
  runner->function = *function;
  return std::move(runner);
}

Error JitRunner::run(ArrayRef<NpyArray> inputs, std::vector<NpyArray> *results,
                     double *seconds) {
  // The code may write its arguments: a cache is updated in place.
  std::vector<NpyArray> copies;
  std::vector<std::vector<uint64_t>> descriptors;
  for (const NpyArray &input : inputs) {
    copies.push_back(copyArray(input));
    descriptors.emplace_back(getDescriptorWords(input.shape.size()));
    fillDescriptor(descriptors.back().data(), copies.back());
  }
  // Results that are returned lie one after the other in one structure.
  SmallVector<size_t> starts;
  size_t words = 0;
  for (auto [type, argument] :
       llvm::zip_equal(entry.results, entry.resultsInArguments)) {
    starts.push_back(words);
    if (argument < 0)
      words += getDescriptorWords(type.getRank());
  }
  std::vector<uint64_t> returned(words);

  SmallVector<void *> pointers;
  if (words != 0)
    pointers.push_back(returned.data());
  for (std::vector<uint64_t> &descriptor : descriptors)
    pointers.push_back(descriptor.data());
  SmallVector<void *> arguments;
  for (void *&pointer : pointers)
    arguments.push_back(&pointer);

  CallState state;
  current = &state;
  auto start = std::chrono::steady_clock::now();
  bool finished = callGuarded(function, arguments.data());
  std::chrono::duration<double> elapsed =
      std::chrono::steady_clock::now() - start;
  current = nullptr;
  if (seconds)
    *seconds = elapsed.count();

  if (results && state.failure.empty()) {
    results->clear();
    for (auto [type, argument, start] :
         llvm::zip_equal(entry.results, entry.resultsInArguments, starts))
      results->push_back(argument < 0
                             ? copyDescriptor(returned.data() + start, type)
                             : copyArray(copies[argument]));
  }
  if (finished)
    for (auto [argument, start] :
         llvm::zip_equal(entry.resultsInArguments, starts))
      if (argument < 0)
        std::free(reinterpret_cast<void *>(returned[start]));
  if (!state.failure.empty())
    return createStringError(state.failure);
  return Error::success();
}

} // namespace prelude
