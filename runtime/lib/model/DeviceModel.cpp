//===- DeviceModel.cpp - What models compiled for a GPU call ---*- C++ -*-===//
//
// The functions that MLIR's gpu-to-llvm emits calls of (mgpu*), and those of
// ours, over CUDA's driver or the HIP run time: this is compiled once for each.
// A failure ends the call of the model with a status
// (prelude_fail_v1); outside of such a call the function returns null or does
// nothing, and prelude_last_error_v1 says why.
//
// Nothing touches the driver before the first call: modules are only noted
// when a library is loaded.
//
//===----------------------------------------------------------------------===//

#include "DeviceModel.h"

#ifdef PRELUDE_MODEL_HIP
#include "HIPDriver.h"
#else
#include "CUDADriver.h"
#endif
#include "prelude/Model.h"

#include <atomic>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <new>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

using namespace prelude;

namespace {

//===----------------------------------------------------------------------===//
// Errors and the context
//===----------------------------------------------------------------------===//

void fail(const Driver &driver, const char *what, Result result) {
  char message[512];
  std::snprintf(message, sizeof(message), "%s: %s error %d: %s", what,
                Driver::kName, result, driver.describe(result));
  constexpr Result kOutOfMemory = 2;
  prelude_fail_v1(result == kOutOfMemory ? PRELUDE_STATUS_OUT_OF_MEMORY
                                         : PRELUDE_STATUS_LAUNCH_FAILED,
                  message);
}

/// Whether `result` is a success; reports it otherwise. No lock may be held.
bool check(const Driver &driver, const char *what, Result result) {
  if (result == 0)
    return true;
  fail(driver, what, result);
  return false;
}

/// The driver, with a context for this thread, which `context` becomes. Null
/// after a failure.
const Driver *prepare(void *&context) {
  const Driver &driver = getDriver();
  if (driver.status != PRELUDE_STATUS_OK) {
    prelude_fail_v1(driver.status, driver.message);
    return nullptr;
  }
  const char *step = "";
  Result result = driver.enterContext(context, step);
  return check(driver, step, result) ? &driver : nullptr;
}
const Driver *prepare() {
  void *context;
  return prepare(context);
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// What became of a module in a context.
struct LoadedModule {
  void *context;
  void *module;
  std::vector<std::pair<std::string, void *>> kernels;
};

/// The text or image of a kernel module, which is loaded when the first kernel
/// is asked for; CUDA's driver compiles it then.
struct Module {
  const void *image;
  std::mutex mutex;
  std::vector<LoadedModule> loaded;
};

/// Returns the error; `what` names the step.
Result findKernel(const Driver &driver, Module &module, void *context,
                  const char *name, void *&kernel, const char *&what, char *log,
                  size_t logSize) {
  if (!Driver::kModulesBelongToContexts)
    context = nullptr;
  std::lock_guard<std::mutex> lock(module.mutex);
  LoadedModule *found = nullptr;
  for (LoadedModule &loaded : module.loaded)
    if (loaded.context == context)
      found = &loaded;
  if (!found) {
    what = Driver::kCannotLoad;
    void *loaded = nullptr;
    if (Result result = driver.loadModule(&loaded, module.image, log, logSize))
      return result;
    module.loaded.push_back({context, loaded, {}});
    found = &module.loaded.back();
  }
  for (auto &[known, value] : found->kernels)
    if (known == name) {
      kernel = value;
      return 0;
    }
  what = "a kernel is missing";
  if (Result result = driver.getKernel(&kernel, found->module, name))
    return result;
  found->kernels.emplace_back(name, kernel);
  return 0;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

/// Inside a call, and so where one fails, after what its stream still does with
/// it; else after the default stream.
void freeInStream(void *memory) {
  const Driver &driver = getDriver();
  if (driver.status == PRELUDE_STATUS_OK)
    driver.freeAsync(memory, prelude_stream_v1());
}

/// A constant's copy in one context.
struct DeviceCopy {
  void *context;
  void *memory;
  DeviceCopy *next;
};

/// Where the kernels of a stream note what failed: host memory that the device
/// writes. It holds the address of a message.
using FailureWord = std::atomic<const char *>;

struct FailureWords {
  std::mutex mutex;
  std::unordered_map<void *, FailureWord *> words;
  FailureWord *page = nullptr;
  size_t used = 0;
};
FailureWords &getFailureWords() {
  static auto *words = new FailureWords; // outlives all threads
  return *words;
}

/// Null, with an error, where there is no memory.
FailureWord *findFailureWord(const Driver &driver, void *stream,
                             Result &result) {
  constexpr size_t kPage = 512;
  FailureWords &words = getFailureWords();
  std::lock_guard<std::mutex> lock(words.mutex);
  result = 0;
  FailureWord *&word = words.words[stream];
  if (word)
    return word;
  if (!words.page || words.used == kPage) {
    void *page = nullptr;
    result = driver.allocHost(&page, kPage * sizeof(FailureWord),
                              Driver::kHostMemoryFlags);
    if (result != 0) {
      words.words.erase(stream);
      return nullptr;
    }
    words.page = static_cast<FailureWord *>(page);
    words.used = 0;
  }
  word = new (&words.page[words.used++]) FailureWord(nullptr);
  return word;
}

} // namespace

//===----------------------------------------------------------------------===//
// Ours
//===----------------------------------------------------------------------===//

void *prelude_device_constant_v1(const void *host, uint64_t bytes,
                                 uint64_t *slot) {
  void *context = nullptr;
  const Driver *driver = prepare(context);
  if (!driver)
    return nullptr;
  auto &head = *reinterpret_cast<std::atomic<DeviceCopy *> *>(slot);
  auto find = [&]() -> void * {
    for (DeviceCopy *copy = head.load(std::memory_order_acquire); copy;
         copy = copy->next)
      if (copy->context == context)
        return copy->memory;
    return nullptr;
  };
  if (void *memory = find())
    return memory;

  static std::mutex mutex;
  Result result = 0;
  void *memory = nullptr;
  {
    std::lock_guard<std::mutex> lock(mutex);
    memory = find(); // another thread may have been faster
    if (!memory) {
      void *address = nullptr;
      result = driver->alloc(&address, bytes ? bytes : 1);
      if (result == 0)
        result = driver->copyToDevice(address, host, bytes);
      // The copy may still be on its way, and streams don't wait for it.
      if (result == 0)
        result = driver->synchronizeStream(nullptr);
      if (result != 0 && address)
        driver->freeAsync(address, nullptr);
      if (result == 0) {
        memory = address;
        head.store(new DeviceCopy{context, memory, head.load()},
                   std::memory_order_release);
      }
    }
  }
  check(*driver, "copying a constant to the device", result);
  return memory;
}

void *prelude_device_failures_v1(void) {
  const Driver *driver = prepare();
  if (!driver)
    return nullptr;
  Result result;
  FailureWord *word = findFailureWord(*driver, prelude_stream_v1(), result);
  if (!check(*driver, "allocating memory for failures", result))
    return nullptr;
  if (const char *message = word->exchange(nullptr)) {
    char text[256];
    std::snprintf(text, sizeof(text), "an earlier call in this stream: %s",
                  message);
    prelude_assert_v1(text);
  }
  return word;
}

int32_t prelude_device_wait_v1(void *stream) {
  const Driver *driver = prepare();
  if (!driver)
    return getDriver().status != PRELUDE_STATUS_OK
               ? getDriver().status
               : PRELUDE_STATUS_LAUNCH_FAILED;
  if (!check(*driver, "waiting for the stream",
             driver->synchronizeStream(stream)))
    return PRELUDE_STATUS_LAUNCH_FAILED;
  const char *message = nullptr;
  {
    FailureWords &words = getFailureWords();
    std::lock_guard<std::mutex> lock(words.mutex);
    auto found = words.words.find(stream);
    if (found != words.words.end())
      message = found->second->exchange(nullptr);
  }
  if (!message)
    return PRELUDE_STATUS_OK;
  prelude_assert_v1(message);
  return PRELUDE_STATUS_ASSERTION_FAILED;
}

//===----------------------------------------------------------------------===//
// MLIR's: modules and launches
//===----------------------------------------------------------------------===//

void *mgpuModuleLoad(const void *image, size_t) {
  auto *module = new Module;
  module->image = image;
  return module;
}

void *mgpuModuleLoadJIT(const void *text, int) {
  return mgpuModuleLoad(text, 0);
}

void mgpuModuleUnload(void *handle) {
  auto *module = static_cast<Module *>(handle);
  for (LoadedModule &loaded : module->loaded)
    getDriver().unloadModule(loaded.module); // may be gone at exit
  delete module;
}

void *mgpuModuleGetFunction(void *handle, const char *name) {
  void *context = nullptr;
  const Driver *driver = prepare(context);
  if (!driver)
    return nullptr;
  char log[512] = {0};
  const char *what = "";
  void *kernel = nullptr;
  Result result = findKernel(*driver, *static_cast<Module *>(handle), context,
                             name, kernel, what, log, sizeof(log));
  if (result == 0)
    return kernel;
  log[std::strcspn(log, "\n")] = 0;
  char message[512];
  std::snprintf(message, sizeof(message), "%s: %.200s%s%.200s", what, name,
                *log ? ": " : "", log);
  fail(*driver, message, result);
  return nullptr;
}

void mgpuLaunchKernel(void *kernel, intptr_t gridX, intptr_t gridY,
                      intptr_t gridZ, intptr_t blockX, intptr_t blockY,
                      intptr_t blockZ, int32_t sharedMemory, void *stream,
                      void **params, void **extra, size_t) {
  const Driver *driver = prepare();
  // An empty grid is no work; the driver would call it an error.
  if (!driver || !kernel || gridX == 0 || gridY == 0 || gridZ == 0)
    return;
  const intptr_t block[] = {blockX, blockY, blockZ};
  int64_t most[3];
  Driver::getMaxGrid(block, most);
  if (gridX > most[0] || gridY > most[1] || gridZ > most[2]) {
    char message[160];
    std::snprintf(
        message, sizeof(message),
        "a kernel needs %lld x %lld x %lld blocks, the device has at "
        "most %lld x %lld x %lld",
        static_cast<long long>(gridX), static_cast<long long>(gridY),
        static_cast<long long>(gridZ), static_cast<long long>(most[0]),
        static_cast<long long>(most[1]), static_cast<long long>(most[2]));
    return prelude_fail_v1(PRELUDE_STATUS_UNSUPPORTED, message);
  }
  check(*driver, "launching a kernel",
        driver->launchKernel(kernel, gridX, gridY, gridZ, blockX, blockY,
                             blockZ, sharedMemory, stream, params, extra));
}

//===----------------------------------------------------------------------===//
// MLIR's: streams and events
//===----------------------------------------------------------------------===//

/// In a call of a model every stream is the call's.
void *mgpuStreamCreate(void) {
  const Driver *driver = prepare();
  if (!driver || prelude_in_call_v1())
    return prelude_stream_v1();
  void *stream = nullptr;
  check(*driver, "creating a stream", driver->createStream(&stream, 1));
  return stream;
}

void mgpuStreamDestroy(void *stream) {
  const Driver *driver = prepare();
  if (driver && stream && !prelude_in_call_v1())
    check(*driver, "destroying a stream", driver->destroyStream(stream));
}

void mgpuStreamSynchronize(void *stream) {
  if (const Driver *driver = prepare())
    check(*driver, "waiting for a stream", driver->synchronizeStream(stream));
}

void mgpuStreamWaitEvent(void *stream, void *event) {
  if (const Driver *driver = prepare())
    check(*driver, "making a stream wait", driver->waitEvent(stream, event, 0));
}

void *mgpuEventCreate(void) {
  const Driver *driver = prepare();
  void *event = nullptr;
  enum { DisableTiming = 2 };
  if (driver)
    check(*driver, "creating an event",
          driver->createEvent(&event, DisableTiming));
  return event;
}

void mgpuEventDestroy(void *event) {
  if (const Driver *driver = prepare())
    check(*driver, "destroying an event", driver->destroyEvent(event));
}

void mgpuEventSynchronize(void *event) {
  if (const Driver *driver = prepare())
    check(*driver, "waiting for an event", driver->synchronizeEvent(event));
}

void mgpuEventRecord(void *event, void *stream) {
  if (const Driver *driver = prepare())
    check(*driver, "recording an event", driver->recordEvent(event, stream));
}

//===----------------------------------------------------------------------===//
// MLIR's: memory
//===----------------------------------------------------------------------===//

void *mgpuMemAlloc(uint64_t bytes, void *stream, bool) {
  const Driver *driver = prepare();
  if (!driver)
    return nullptr;
  void *address = nullptr;
  char what[64];
  std::snprintf(what, sizeof(what), "allocating %llu bytes on the device",
                static_cast<unsigned long long>(bytes));
  if (!check(*driver, what,
             driver->allocAsync(&address, bytes ? bytes : 1, stream)))
    return nullptr;
  prelude_track_v1(address, freeInStream);
  return address;
}

void mgpuMemFree(void *memory, void *stream) {
  const Driver *driver = prepare();
  if (!driver || !memory)
    return;
  prelude_untrack_v1(memory);
  check(*driver, "freeing memory of the device",
        driver->freeAsync(memory, stream));
}

void mgpuMemcpy(void *to, const void *from, size_t bytes, void *stream) {
  const Driver *driver = prepare();
  if (driver && bytes != 0)
    check(*driver, "copying memory of the device",
          driver->copy(to, from, bytes, stream));
}

void mgpuMemset32(void *to, unsigned value, size_t count, void *stream) {
  const Driver *driver = prepare();
  if (driver && count != 0)
    check(*driver, "filling memory of the device",
          driver->fill32Async(to, value, count, stream));
}

void mgpuMemset16(void *to, unsigned short value, size_t count, void *stream) {
  const Driver *driver = prepare();
  if (driver && count != 0)
    check(*driver, "filling memory of the device",
          driver->fill16Async(to, value, count, stream));
}
