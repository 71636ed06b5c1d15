//===- HIPBackend.cpp - Launching plans on HIP devices ----------*- C++ -*-===//
//
// The kernels lie in this library, one code object for each chip and element
// type. A device's code objects are loaded when it is first asked for; after
// that nothing here allocates, synchronises or reads device memory, so that
// calls can be captured in a graph.
//
//===----------------------------------------------------------------------===//

#include "HIPBackend.h"

#include "BuildPipeline.h"
#include "device/Plan.h"
#include "hip/HIPLibrary.h"

#include <atomic>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <mutex>

using namespace prelude;
using namespace prelude::device;

namespace {

thread_local char lastError[512];

__attribute__((format(printf, 2, 3))) int32_t fail(int32_t status,
                                                   const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(lastError, sizeof(lastError), format, arguments);
  va_end(arguments);
  return status;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

struct KernelRow {
  Kernel kernel;
  bool wide, lean;
  const char *name;
};
constexpr KernelRow kernelRows[] = {
#define PRELUDE_HIP_VECTOR(NAME, WIDE, LEAN)                                   \
  {Kernel::Vector, WIDE, LEAN, #NAME},
#define PRELUDE_HIP_KERNEL(NAME, KERNEL) {Kernel::KERNEL, false, false, #NAME},
#include "kernels/hip/Kernels.def"
};
constexpr int kernelCount = sizeof(kernelRows) / sizeof(*kernelRows);

/// The row of a choice, or -1. All kernels take any number of lanes; without
/// `lean` there is only the one that holds wide tables too.
int findKernel(const KernelChoice &choice) {
  const bool isVector = choice.kernel == Kernel::Vector;
  const bool lean = isVector && choice.lean;
  const bool wide = isVector && (choice.wide || !choice.lean);
  for (int i = 0; i < kernelCount; ++i)
    if (kernelRows[i].kernel == choice.kernel && kernelRows[i].lean == lean &&
        kernelRows[i].wide == wide)
      return i;
  return -1;
}

constexpr int dtypeCount = 3;
constexpr int32_t dtypes[dtypeCount] = {PRELUDE_DTYPE_F32, PRELUDE_DTYPE_F16,
                                        PRELUDE_DTYPE_BF16};
constexpr const char *dtypeNames[dtypeCount] = {"f32", "f16", "bf16"};

int findDtype(int32_t dtype) {
  int i = 0;
  while (i + 1 < dtypeCount && dtypes[i] != dtype)
    ++i;
  return i;
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

constexpr int maxDevices = 64;

/// A device and its loaded kernels.
struct Device {
  std::atomic<bool> isReady{false};
  int32_t status = PRELUDE_STATUS_OK;
  char reason[256] = {0};
  hipFunction_t functions[dtypeCount][kernelCount] = {};
};
Device devices[maxDevices];
std::mutex loading;

/// Whether an error means that nothing can run here, not that a launch failed.
/// Without a device, some calls give one and some the other of the first two.
bool isNoDevice(hipError_t error) {
  switch (int(error)) {
  case hipErrorNoDevice:
  case hipErrorInvalidDevice:
  case hipErrorInsufficientDriver:
  case hipErrorNotInitialized:
  case hipErrorNoBinaryForGpu:
    return true;
  default:
    return false;
  }
}

/// The chips that there are code objects for, "gfx90a, gfx942".
void listTargets(char *text, size_t size) {
  size_t used = 0;
  const char *last = "";
  for (size_t i = 0; i < hip::codeObjectCount && used + 1 < size; ++i) {
    const char *target = hip::codeObjects[i].target;
    if (!std::strcmp(target, last))
      continue;
    used += size_t(
        snprintf(text + used, size - used, "%s%s", used ? ", " : "", target));
    last = target;
  }
}

/// Loads the kernels for a device.
void loadKernels(const hip::Library &library, int index, Device &device) {
  auto note = [&](const char *format, auto... values) {
    device.status = PRELUDE_STATUS_NO_DEVICE;
    snprintf(device.reason, sizeof(device.reason), format, values...);
  };
  hipDeviceProp_t properties;
  std::memset(&properties, 0, sizeof(properties));
  hipError_t error = library.hipGetDeviceProperties(&properties, index);
  if (error != hipSuccess) {
    (void)library.hipGetLastError(); // It is not the next call's.
    return note("cannot query HIP device %d: %s", index,
                library.hipGetErrorString(error));
  }
  // Such as "gfx90a:sramecc+:xnack-".
  char name[64];
  snprintf(name, sizeof(name), "%.*s",
           int(std::strcspn(properties.gcnArchName, ":")),
           properties.gcnArchName);
  bool found = false;
  for (size_t i = 0; i < hip::codeObjectCount; ++i) {
    const hip::CodeObject &object = hip::codeObjects[i];
    if (std::strcmp(object.target, name))
      continue;
    found = true;
    const int dtype = findDtype(object.dtype);
    hipModule_t module;
    error = library.hipModuleLoadData(&module, object.begin);
    for (int kernel = 0; error == hipSuccess && kernel < kernelCount;
         ++kernel) {
      char symbol[64];
      snprintf(symbol, sizeof(symbol), "prelude_%s_%s", dtypeNames[dtype],
               kernelRows[kernel].name);
      error = library.hipModuleGetFunction(&device.functions[dtype][kernel],
                                           module, symbol);
    }
    if (error != hipSuccess) {
      (void)library.hipGetLastError();
      return note("cannot load the %s kernels for %s on HIP device %d: %s",
                  dtypeNames[dtype], name, index,
                  library.hipGetErrorString(error));
    }
  }
  if (!found) {
    char targets[128];
    listTargets(targets, sizeof(targets));
    note("HIP device %d is a %s, the kernels are for %s", index, name, targets);
  }
}

/// A device with its kernels; null and a status where it has none.
const Device *getDevice(const hip::Library &library, int index,
                        int32_t &status) {
  if (index < 0 || index >= maxDevices) {
    status = fail(PRELUDE_STATUS_NO_DEVICE,
                  "HIP device %d, the backend knows the first %d", index,
                  maxDevices);
    return nullptr;
  }
  Device &device = devices[index];
  if (!device.isReady.load(std::memory_order_acquire)) {
    std::lock_guard<std::mutex> lock(loading);
    if (!device.isReady.load(std::memory_order_relaxed)) {
      loadKernels(library, index, device);
      device.isReady.store(true, std::memory_order_release);
    }
  }
  status = device.status;
  if (status == PRELUDE_STATUS_OK)
    return &device;
  fail(status, "%s", device.reason);
  return nullptr;
}

/// The thread's current device; -1 with a message where there is none.
int getCurrentDevice(const hip::Library &library) {
  int index = 0;
  hipError_t error = library.hipGetDevice(&index);
  if (error == hipSuccess)
    return index;
  (void)library.hipGetLastError();
  fail(PRELUDE_STATUS_NO_DEVICE, "no current HIP device: %s",
       library.hipGetErrorString(error));
  return -1;
}

/// Devices, the reason where there is none. The current one's kernels are
/// loaded on the way, so that a call that is captured finds them.
int32_t countDevices() {
  lastError[0] = 0;
  const char *reason;
  const hip::Library *library = hip::getLibrary(reason);
  if (!library) {
    fail(PRELUDE_STATUS_NO_DEVICE, "%s", reason);
    return 0;
  }
  static std::atomic<int> known(0);
  int count = known.load(std::memory_order_relaxed);
  if (count == 0) {
    hipError_t error = library->hipGetDeviceCount(&count);
    if (error != hipSuccess || count <= 0) {
      (void)library->hipGetLastError();
      fail(PRELUDE_STATUS_NO_DEVICE, "%s",
           error == hipSuccess ? "the HIP run time finds none"
                               : library->hipGetErrorString(error));
      return 0;
    }
    known.store(count, std::memory_order_relaxed);
  }
  const int current = getCurrentDevice(*library);
  int32_t status;
  if (current < 0 || !getDevice(*library, current, status))
    return 0;
  return count;
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

int32_t launch(const Plan &plan, void *stream) {
  if (plan.isEmpty)
    return PRELUDE_STATUS_OK;
  const char *reason;
  const hip::Library *library = hip::getLibrary(reason);
  if (!library)
    return fail(PRELUDE_STATUS_NO_DEVICE, "%s", reason);
  const int index = getCurrentDevice(*library);
  if (index < 0)
    return PRELUDE_STATUS_NO_DEVICE;
  int32_t status;
  const Device *device = getDevice(*library, index, status);
  if (!device)
    return status;
  const int kernel = findKernel(plan.choice);
  if (kernel < 0)
    return fail(PRELUDE_STATUS_UNSUPPORTED, "there is no such HIP kernel");
  // A dimension of the grid is counted in threads, by 32 bits.
  for (int i = 0; i < 2; ++i) {
    const uint64_t threads = uint64_t(plan.grid[i]) * plan.block[i];
    if (threads > UINT32_MAX)
      return fail(PRELUDE_STATUS_UNSUPPORTED,
                  "the call needs %llu threads in a dimension, the hip kernels "
                  "take at most %u",
                  static_cast<unsigned long long>(threads), UINT32_MAX);
  }
  void *arguments[] = {const_cast<Arguments *>(&plan.args)};
  hipError_t error = library->hipModuleLaunchKernel(
      device->functions[findDtype(plan.dtype)][kernel], plan.grid[0],
      plan.grid[1], plan.grid[2], plan.block[0], plan.block[1], 1, 0,
      static_cast<hipStream_t>(stream), arguments, nullptr);
  if (error == hipSuccess)
    return PRELUDE_STATUS_OK;
  (void)library->hipGetLastError();
  if (isNoDevice(error))
    return fail(PRELUDE_STATUS_NO_DEVICE, "HIP device %d: %s", index,
                library->hipGetErrorString(error));
  return fail(PRELUDE_STATUS_LAUNCH_FAILED,
              "HIP device %d, grid %u x %u x %u, block %u x %u: %s", index,
              plan.grid[0], plan.grid[1], plan.grid[2], plan.block[0],
              plan.block[1], library->hipGetErrorString(error));
}

template <typename Params>
int32_t runOperation(const Params *params, void *stream) {
  lastError[0] = 0;
  Plan plan;
  cpu::Pipeline pipeline = buildPipeline(*params);
  auto exceeds = [](const char *what, int64_t value, int64_t limit) {
    return value > limit && fail(PRELUDE_STATUS_UNSUPPORTED,
                                 "%s is %lld, the hip kernels take at most "
                                 "%lld",
                                 what, static_cast<long long>(value),
                                 static_cast<long long>(limit));
  };
  if (exceeds("number of tokens", pipeline.tokens, maxTokens) ||
      exceeds("number of table rows", pipeline.rope.rows, maxRows) ||
      exceeds("number of cache slots", pipeline.cacheSlots, maxRows))
    return PRELUDE_STATUS_UNSUPPORTED;
  makePlan(pipeline, plan);
  return launch(plan, stream);
}

} // namespace

const prelude_backend &hip::getBackend() {
  static const prelude_backend backend = {
      sizeof(prelude_backend),
      PRELUDE_BACKEND_VERSION,
      PRELUDE_ABI_VERSION,
      PRELUDE_TARGET_HIP,
      countDevices,
      [] { return static_cast<const char *>(lastError); },
#define PRELUDE_OPERATION(OP, PARAMS) runOperation<PARAMS>,
#include "prelude/Functions.def"
  };
  return backend;
}
