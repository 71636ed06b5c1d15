//===- CUDABackend.cpp - Launching plans on CUDA devices --------*- C++ -*-===//
//
// Nothing here allocates, synchronises or reads device memory, so that calls
// can be captured in a graph. The CUDA run time is linked in and finds the
// driver by itself: without one, or without a device, calls say so.
//
//===----------------------------------------------------------------------===//

#include "CUDABackend.h"

#include "BuildPipeline.h"

#include <atomic>
#include <cstdarg>
#include <cstdio>
#include <cuda_runtime_api.h>

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

/// Kernels exist for this compute capability and later ones.
constexpr int minMajor = 8;

constexpr int maxDevices = 64;
/// Compute capability, major * 10 + minor, of each device; 0: not asked yet.
std::atomic<int> capabilities[maxDevices];

/// Fails with NO_DEVICE where `device` can't run the kernels.
int32_t getCapability(int device, int &capability) {
  bool cached = device >= 0 && device < maxDevices;
  capability =
      cached ? capabilities[device].load(std::memory_order_relaxed) : 0;
  if (capability == 0) {
    int major = 0, minor = 0;
    cudaError_t error = cudaDeviceGetAttribute(
        &major, cudaDevAttrComputeCapabilityMajor, device);
    if (error == cudaSuccess)
      error = cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor,
                                     device);
    if (error != cudaSuccess) {
      cudaGetLastError();
      return fail(PRELUDE_STATUS_NO_DEVICE, "cannot query CUDA device %d: %s",
                  device, cudaGetErrorString(error));
    }
    capability = major * 10 + minor;
    if (cached)
      capabilities[device].store(capability, std::memory_order_relaxed);
  }
  if (capability < minMajor * 10)
    return fail(PRELUDE_STATUS_NO_DEVICE,
                "CUDA device %d has compute capability %d.%d, the kernels need "
                "%d.0",
                device, capability / 10, capability % 10, minMajor);
  return PRELUDE_STATUS_OK;
}

/// Whether an error means that nothing can run here, not that a launch failed.
bool isNoDevice(cudaError_t error) {
  switch (error) {
  case cudaErrorNoDevice:
  case cudaErrorInsufficientDriver:
  case cudaErrorNoKernelImageForDevice:
  case cudaErrorInvalidDeviceFunction:
  case cudaErrorUnsupportedPtxVersion:
  case cudaErrorDevicesUnavailable:
  case cudaErrorStubLibrary:
  case cudaErrorSystemDriverMismatch:
  case cudaErrorCompatNotSupportedOnDevice:
    return true;
  default:
    return false;
  }
}

/// Devices that can run the kernels; the reason where there is none. Devices
/// don't come and go once there is one, so that calls needn't ask again.
int32_t countDevices() {
  static std::atomic<int> known(0);
  if (int count = known.load(std::memory_order_relaxed))
    return count;
  lastError[0] = 0;
  int count = 0;
  cudaError_t error = cudaGetDeviceCount(&count);
  if (error != cudaSuccess) {
    cudaGetLastError(); // It is not the next call's.
    int driver = 0;
    cudaDriverGetVersion(&driver);
    if (error == cudaErrorInsufficientDriver && driver > 0)
      fail(PRELUDE_STATUS_NO_DEVICE,
           "the driver knows CUDA %d.%d, the kernels need %d.%d", driver / 1000,
           driver % 1000 / 10, CUDART_VERSION / 1000,
           CUDART_VERSION % 1000 / 10);
    else if (error == cudaErrorInsufficientDriver)
      fail(PRELUDE_STATUS_NO_DEVICE, "no CUDA driver is installed");
    else
      fail(PRELUDE_STATUS_NO_DEVICE, "%s", cudaGetErrorString(error));
    return 0;
  }
  int usable = 0;
  for (int device = 0; device < count; ++device) {
    int capability;
    usable += getCapability(device, capability) == PRELUDE_STATUS_OK;
  }
  if (usable > 0)
    lastError[0] = 0;
  known.store(usable, std::memory_order_relaxed);
  return usable;
}

template <typename Params>
int32_t runOperation(const Params *params, void *stream) {
  lastError[0] = 0;
  Plan plan;
  cpu::Pipeline pipeline = buildPipeline(*params);
  auto exceeds = [](const char *what, int64_t value, int64_t limit) {
    return value > limit && fail(PRELUDE_STATUS_UNSUPPORTED,
                                 "%s is %lld, the cuda kernels take at most "
                                 "%lld",
                                 what, static_cast<long long>(value),
                                 static_cast<long long>(limit));
  };
  if (exceeds("number of tokens", pipeline.tokens, maxTokens) ||
      exceeds("number of table rows", pipeline.rope.rows, maxRows) ||
      exceeds("number of cache slots", pipeline.cacheSlots, maxRows))
    return PRELUDE_STATUS_UNSUPPORTED;
  makePlan(pipeline, plan);
  return cuda::launch(plan, stream);
}

} // namespace

const char *cuda::getLastError() { return lastError; }

int32_t cuda::launch(const Plan &plan, void *stream) {
  if (plan.isEmpty)
    return PRELUDE_STATUS_OK;
  int device = 0, capability = 0;
  cudaError_t error = cudaGetDevice(&device);
  if (error != cudaSuccess) {
    cudaGetLastError();
    return fail(PRELUDE_STATUS_NO_DEVICE, "no current CUDA device: %s",
                cudaGetErrorString(error));
  }
  if (int32_t status = getCapability(device, capability))
    return status;

  const void *kernel =
      plan.dtype == PRELUDE_DTYPE_F32   ? getF32Kernel(plan.choice)
      : plan.dtype == PRELUDE_DTYPE_F16 ? getF16Kernel(plan.choice)
                                        : getBF16Kernel(plan.choice);
  cudaLaunchConfig_t config = {};
  config.gridDim = dim3(plan.grid[0], plan.grid[1], plan.grid[2]);
  config.blockDim = dim3(plan.block[0], plan.block[1], 1);
  config.stream = static_cast<cudaStream_t>(stream);
  cudaLaunchAttribute attribute = {};
  if (capability >= 90) {
    // The kernels wait for the one before by themselves.
    attribute.id = cudaLaunchAttributeProgrammaticStreamSerialization;
    attribute.val.programmaticStreamSerializationAllowed = 1;
    config.attrs = &attribute;
    config.numAttrs = 1;
  }
  void *arguments[] = {const_cast<Arguments *>(&plan.args)};
  error = cudaLaunchKernelExC(&config, kernel, arguments);
  if (error == cudaSuccess)
    return PRELUDE_STATUS_OK;
  cudaGetLastError();
  if (isNoDevice(error))
    return fail(PRELUDE_STATUS_NO_DEVICE, "CUDA device %d: %s", device,
                cudaGetErrorString(error));
  return fail(PRELUDE_STATUS_LAUNCH_FAILED,
              "CUDA device %d, grid %u x %u x %u, block %u x %u: %s", device,
              plan.grid[0], plan.grid[1], plan.grid[2], plan.block[0],
              plan.block[1], cudaGetErrorString(error));
}

const prelude_backend &cuda::getBackend() {
  static const prelude_backend backend = {
      sizeof(prelude_backend),
      PRELUDE_BACKEND_VERSION,
      PRELUDE_ABI_VERSION,
      PRELUDE_TARGET_CUDA,
      countDevices,
      cuda::getLastError,
#define PRELUDE_OPERATION(OP, PARAMS) runOperation<PARAMS>,
#include "prelude/Functions.def"
  };
  return backend;
}
