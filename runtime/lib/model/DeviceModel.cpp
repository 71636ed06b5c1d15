//===- CUDAModel.cpp - What models compiled for CUDA call ------*- C++ -*-===//
//
// The functions that MLIR's gpu-to-llvm emits calls of (mgpu*), over the driver
// API, and those of ours. A failure ends the call of the model with a status
// (prelude_fail_v1); outside of such a call the function returns null or does
// nothing, and prelude_last_error_v1 says why.
//
// Nothing touches the driver before the first call: modules are only noted
// when a library is loaded.
//
//===----------------------------------------------------------------------===//

#include "CUDAModel.h"

#include "Driver.h"
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
  const char *text = nullptr;
  driver.getErrorString(result, &text);
  char message[256];
  std::snprintf(message, sizeof(message), "%s: CUDA error %d: %s", what, result,
                text ? text : "unknown");
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

/// The driver, with a context for this thread: the caller's, or the primary one
/// of the first device. Null after a failure.
const Driver *prepare() {
  const Driver &driver = getDriver();
  if (driver.status != PRELUDE_STATUS_OK) {
    prelude_fail_v1(driver.status, driver.message);
    return nullptr;
  }
  void *context = nullptr;
  if (!check(driver, "cuCtxGetCurrent", driver.getCurrentContext(&context)))
    return nullptr;
  if (context)
    return &driver;
  int device = 0;
  if (!check(driver, "cuDeviceGet", driver.getDevice(&device, 0)) ||
      !check(driver, "cuDevicePrimaryCtxRetain",
             driver.retainPrimaryContext(&context, device)) ||
      !check(driver, "cuCtxSetCurrent", driver.setCurrentContext(context)))
    return nullptr;
  return &driver;
}

DevicePtr toDevice(const void *pointer) {
  return reinterpret_cast<DevicePtr>(pointer);
}
void *toPointer(DevicePtr address) { return reinterpret_cast<void *>(address); }

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// The text or image of a kernel module; the driver compiles it when the first
/// kernel is asked for. A CUlibrary serves all contexts.
struct Module {
  const void *image;
  std::mutex mutex;
  void *library = nullptr;
  std::vector<std::pair<std::string, void *>> kernels;
};

/// Returns the error; `what` names the step.
Result findKernel(const Driver &driver, Module &module, const char *name,
                  void *&kernel, const char *&what, char *log, size_t logSize) {
  std::lock_guard<std::mutex> lock(module.mutex);
  for (auto &[known, found] : module.kernels)
    if (known == name) {
      kernel = found;
      return 0;
    }
  if (!module.library) {
    enum { ErrorLogBuffer = 5, ErrorLogBufferSize = 6 };
    const int options[] = {ErrorLogBuffer, ErrorLogBufferSize};
    void *values[] = {log, reinterpret_cast<void *>(logSize)};
    what = "the driver cannot compile a kernel";
    if (Result result =
            driver.loadLibrary(&module.library, module.image, options, values,
                               2, nullptr, nullptr, 0)) {
      module.library = nullptr;
      return result;
    }
  }
  what = "a kernel is missing";
  if (Result result = driver.getKernel(&kernel, module.library, name))
    return result;
  module.kernels.emplace_back(name, kernel);
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
    driver.freeAsync(toDevice(memory), prelude_stream_v1());
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
    enum { Portable = 1, DeviceMap = 2 };
    void *page = nullptr;
    result = driver.allocHost(&page, kPage * sizeof(FailureWord),
                              Portable | DeviceMap);
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
  const Driver *driver = prepare();
  if (!driver)
    return nullptr;
  void *context = nullptr;
  driver->getCurrentContext(&context);
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
      DevicePtr address = 0;
      result = driver->alloc(&address, bytes ? bytes : 1);
      if (result == 0)
        result = driver->copyToDevice(address, host, bytes);
      // The copy may still be on its way, and streams don't wait for it.
      if (result == 0)
        result = driver->synchronizeStream(nullptr);
      if (result != 0 && address)
        driver->freeAsync(address, nullptr);
      if (result == 0) {
        memory = toPointer(address);
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
  if (module->library)
    getDriver().unloadLibrary(module->library); // may be gone at exit
  delete module;
}

void *mgpuModuleGetFunction(void *handle, const char *name) {
  const Driver *driver = prepare();
  if (!driver)
    return nullptr;
  char log[512] = {0};
  const char *what = "";
  void *kernel = nullptr;
  Result result = findKernel(*driver, *static_cast<Module *>(handle), name,
                             kernel, what, log, sizeof(log));
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
  constexpr intptr_t kMaxGridX = 0x7fffffff, kMaxGrid = 0xffff;
  if (gridX > kMaxGridX || gridY > kMaxGrid || gridZ > kMaxGrid) {
    char message[160];
    std::snprintf(
        message, sizeof(message),
        "a kernel needs %lld x %lld x %lld blocks, the device has at "
        "most %lld x %lld x %lld",
        static_cast<long long>(gridX), static_cast<long long>(gridY),
        static_cast<long long>(gridZ), static_cast<long long>(kMaxGridX),
        static_cast<long long>(kMaxGrid), static_cast<long long>(kMaxGrid));
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
  check(*driver, "cuStreamCreate", driver->createStream(&stream, 1));
  return stream;
}

void mgpuStreamDestroy(void *stream) {
  const Driver *driver = prepare();
  if (driver && stream && !prelude_in_call_v1())
    check(*driver, "cuStreamDestroy", driver->destroyStream(stream));
}

void mgpuStreamSynchronize(void *stream) {
  if (const Driver *driver = prepare())
    check(*driver, "cuStreamSynchronize", driver->synchronizeStream(stream));
}

void mgpuStreamWaitEvent(void *stream, void *event) {
  if (const Driver *driver = prepare())
    check(*driver, "cuStreamWaitEvent", driver->waitEvent(stream, event, 0));
}

void *mgpuEventCreate(void) {
  const Driver *driver = prepare();
  void *event = nullptr;
  enum { DisableTiming = 2 };
  if (driver)
    check(*driver, "cuEventCreate", driver->createEvent(&event, DisableTiming));
  return event;
}

void mgpuEventDestroy(void *event) {
  if (const Driver *driver = prepare())
    check(*driver, "cuEventDestroy", driver->destroyEvent(event));
}

void mgpuEventSynchronize(void *event) {
  if (const Driver *driver = prepare())
    check(*driver, "cuEventSynchronize", driver->synchronizeEvent(event));
}

void mgpuEventRecord(void *event, void *stream) {
  if (const Driver *driver = prepare())
    check(*driver, "cuEventRecord", driver->recordEvent(event, stream));
}

//===----------------------------------------------------------------------===//
// MLIR's: memory
//===----------------------------------------------------------------------===//

void *mgpuMemAlloc(uint64_t bytes, void *stream, bool) {
  const Driver *driver = prepare();
  if (!driver)
    return nullptr;
  DevicePtr address = 0;
  char what[64];
  std::snprintf(what, sizeof(what), "allocating %llu bytes on the device",
                static_cast<unsigned long long>(bytes));
  if (!check(*driver, what,
             driver->allocAsync(&address, bytes ? bytes : 1, stream)))
    return nullptr;
  prelude_track_v1(toPointer(address), freeInStream);
  return toPointer(address);
}

void mgpuMemFree(void *memory, void *stream) {
  const Driver *driver = prepare();
  if (!driver || !memory)
    return;
  prelude_untrack_v1(memory);
  check(*driver, "freeing memory of the device",
        driver->freeAsync(toDevice(memory), stream));
}

void mgpuMemcpy(void *to, const void *from, size_t bytes, void *stream) {
  const Driver *driver = prepare();
  if (driver && bytes != 0)
    check(*driver, "copying memory of the device",
          driver->copyAsync(toDevice(to), toDevice(from), bytes, stream));
}

void mgpuMemset32(void *to, unsigned value, size_t count, void *stream) {
  const Driver *driver = prepare();
  if (driver && count != 0)
    check(*driver, "filling memory of the device",
          driver->fill32Async(toDevice(to), value, count, stream));
}

void mgpuMemset16(void *to, unsigned short value, size_t count, void *stream) {
  const Driver *driver = prepare();
  if (driver && count != 0)
    check(*driver, "filling memory of the device",
          driver->fill16Async(toDevice(to), value, count, stream));
}
