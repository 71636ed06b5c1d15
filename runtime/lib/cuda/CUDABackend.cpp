//===- CUDABackend.cpp - Launching plans on CUDA devices --------*- C++ -*-===//
//
// Nothing here allocates, synchronises or reads device memory, so that calls
// can be captured in a graph. The CUDA run time is linked in and finds the
// driver by itself: without one, or without a device, calls say so.
//
//===----------------------------------------------------------------------===//

#include "CUDABackend.h"

#include "BuildPipeline.h"
#include "DeviceStatus.h"

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

constexpr int maxDevices = 64;
/// Of each device the compute capability, major * 10 + minor, and above it,
/// from bit 8 on, the number of multiprocessors; 0: not asked yet.
std::atomic<int> capabilities[maxDevices];

/// Fails with NO_DEVICE where `device` can't run the kernels.
int32_t getCapability(int device, int &capability, int &multiprocessors) {
  bool cached = device >= 0 && device < maxDevices;
  int known = cached ? capabilities[device].load(std::memory_order_relaxed) : 0;
  if (known == 0) {
    int major = 0, minor = 0, count = 0;
    cudaError_t error = cudaDeviceGetAttribute(
        &major, cudaDevAttrComputeCapabilityMajor, device);
    if (error == cudaSuccess)
      error = cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor,
                                     device);
    if (error == cudaSuccess)
      error = cudaDeviceGetAttribute(&count, cudaDevAttrMultiProcessorCount,
                                     device);
    if (error != cudaSuccess) {
      cudaGetLastError();
      return fail(PRELUDE_STATUS_NO_DEVICE, "cannot query CUDA device %d: %s",
                  device, cudaGetErrorString(error));
    }
    known = (major * 10 + minor) | count << 8;
    if (cached)
      capabilities[device].store(known, std::memory_order_relaxed);
  }
  capability = known & 0xFF;
  multiprocessors = known >> 8;
  if (capability < cuda::minCapability)
    return fail(PRELUDE_STATUS_NO_DEVICE, "%s",
                cuda::explainCapability(device, capability).c_str());
  return PRELUDE_STATUS_OK;
}

/// The thread's device, and what getCapability says of it.
int32_t getCurrentDevice(int &device, int &capability, int &multiprocessors) {
  cudaError_t error = cudaGetDevice(&device);
  if (error != cudaSuccess) {
    cudaGetLastError();
    return fail(PRELUDE_STATUS_NO_DEVICE, "no current CUDA device: %s",
                cudaGetErrorString(error));
  }
  return getCapability(device, capability, multiprocessors);
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
    fail(PRELUDE_STATUS_NO_DEVICE, "%s",
         cuda::explainNoDevices(error, driver).c_str());
    return 0;
  }
  int usable = 0;
  for (int device = 0; device < count; ++device) {
    int capability, multiprocessors;
    usable +=
        getCapability(device, capability, multiprocessors) == PRELUDE_STATUS_OK;
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
  int device, capability, multiprocessors;
  if (int32_t status = getCurrentDevice(device, capability, multiprocessors))
    return status;
  makePlan(pipeline, plan, {true, multiprocessors});
  return cuda::launch(plan, stream);
}

} // namespace

const char *cuda::getLastError() { return lastError; }

int32_t cuda::launch(const Plan &plan, void *stream) {
  if (plan.isEmpty)
    return PRELUDE_STATUS_OK;
  int device, capability, multiprocessors;
  if (int32_t status = getCurrentDevice(device, capability, multiprocessors))
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
  const void *parameter = &plan.args;
  if (plan.choice.kernel == Kernel::Direct)
    parameter = &plan.direct;
  void *arguments[] = {const_cast<void *>(parameter)};
  cudaError_t error = cudaLaunchKernelExC(&config, kernel, arguments);
  if (error == cudaSuccess)
    return PRELUDE_STATUS_OK;
  cudaGetLastError();
  if (cuda::isNoDevice(error))
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
