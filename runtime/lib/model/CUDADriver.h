//===- CUDADriver.h - The CUDA driver, found at run time -------*- C++ -*-===//
//
// The few functions of the driver API that compiled models need. They are
// looked up in libcuda.so.1 at first use, so that a model loads, and fails with
// a clear status, on a machine without a driver; and declared here, so that
// building needs no CUDA.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_MODEL_CUDADRIVER_H
#define PRELUDE_RUNTIME_MODEL_CUDADRIVER_H

#include <cstddef>
#include <cstdint>

namespace prelude {

using Result = int;

/// Name in the library, name here, signature; a CUdeviceptr is a pointer.
#define PRELUDE_DRIVER_FUNCTIONS(X)                                            \
  X(cuInit, init, unsigned)                                                    \
  X(cuDeviceGetCount, getDeviceCount, int *)                                   \
  X(cuDeviceGet, getDevice, int *, int)                                        \
  X(cuDevicePrimaryCtxRetain, retainPrimaryContext, void **, int)              \
  X(cuCtxGetCurrent, getCurrentContext, void **)                               \
  X(cuCtxSetCurrent, setCurrentContext, void *)                                \
  X(cuLibraryLoadData, loadLibrary, void **, const void *, const int *,        \
    void **, unsigned, const int *, void **, unsigned)                         \
  X(cuLibraryUnload, unloadModule, void *)                                     \
  X(cuLibraryGetKernel, getKernel, void **, void *, const char *)              \
  X(cuLaunchKernel, launchKernel, void *, unsigned, unsigned, unsigned,        \
    unsigned, unsigned, unsigned, unsigned, void *, void **, void **)          \
  X(cuMemAlloc_v2, alloc, void **, size_t)                                     \
  X(cuMemAllocAsync, allocAsync, void **, size_t, void *)                      \
  X(cuMemFreeAsync, freeAsync, void *, void *)                                 \
  X(cuMemcpyHtoD_v2, copyToDevice, void *, const void *, size_t)               \
  X(cuMemcpyAsync, copyAsync, void *, const void *, size_t, void *)            \
  X(cuMemsetD16Async, fill16Async, void *, unsigned short, size_t, void *)     \
  X(cuMemsetD32Async, fill32Async, void *, unsigned, size_t, void *)           \
  X(cuMemHostAlloc, allocHost, void **, size_t, unsigned)                      \
  X(cuStreamCreate, createStream, void **, unsigned)                           \
  X(cuStreamDestroy_v2, destroyStream, void *)                                 \
  X(cuStreamSynchronize, synchronizeStream, void *)                            \
  X(cuStreamWaitEvent, waitEvent, void *, void *, unsigned)                    \
  X(cuEventCreate, createEvent, void **, unsigned)                             \
  X(cuEventDestroy_v2, destroyEvent, void *)                                   \
  X(cuEventRecord, recordEvent, void *, void *)                                \
  X(cuEventSynchronize, synchronizeEvent, void *)                              \
  X(cuGetErrorString, getErrorString, Result, const char **)

struct Driver {
#define PRELUDE_MEMBER(SYMBOL, NAME, ...) Result (*NAME)(__VA_ARGS__);
  PRELUDE_DRIVER_FUNCTIONS(PRELUDE_MEMBER)
#undef PRELUDE_MEMBER

  /// A prelude_status: OK or NO_DEVICE.
  int32_t status;
  char message[256];

  static constexpr const char *kName = "CUDA";
  static constexpr const char *kCannotLoad =
      "the driver cannot compile a kernel";
  /// A CUlibrary serves all contexts.
  static constexpr bool kModulesBelongToContexts = false;
  static constexpr unsigned kHostMemoryFlags = 1 | 2; ///< portable, mapped

  /// Gives the thread a context: its own, or the primary one of the first
  /// device. `step` is what failed.
  Result enterContext(void *&context, const char *&step) const;
  /// Where it fails, `log` says why.
  Result loadModule(void **module, const void *image, char *log,
                    size_t logSize) const;
  Result copy(void *to, const void *from, size_t bytes, void *stream) const {
    return copyAsync(to, from, bytes, stream);
  }
  const char *describe(Result result) const;

  /// The most blocks in each dimension.
  static void getMaxGrid(const intptr_t *block, int64_t *grid) {
    (void)block;
    grid[0] = 0x7fffffff;
    grid[1] = grid[2] = 0xffff;
  }
};

/// The driver, opened by the first call.
const Driver &getDriver();

} // namespace prelude

#endif // PRELUDE_RUNTIME_MODEL_CUDADRIVER_H
