//===- HIPDriver.h - The HIP run time, found at run time -------*- C++ -*-===//
//
// The few functions of the HIP run time that compiled models need, as
// CUDADriver.h has those of CUDA's driver. They are declared here, so that
// building needs no HIP; where its header is there, a test compares them.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_MODEL_HIPDRIVER_H
#define PRELUDE_RUNTIME_MODEL_HIPDRIVER_H

#include <cstddef>
#include <cstdint>

namespace prelude {

using Result = int;

/// Name in the library, name here, signature.
#define PRELUDE_DRIVER_FUNCTIONS(X)                                            \
  X(hipInit, init, unsigned)                                                   \
  X(hipGetDeviceCount, getDeviceCount, int *)                                  \
  X(hipGetDevice, getDevice, int *)                                            \
  X(hipGetLastError, getLastError)                                             \
  X(hipModuleLoadData, loadData, void **, const void *)                        \
  X(hipModuleUnload, unloadModule, void *)                                     \
  X(hipModuleGetFunction, getKernel, void **, void *, const char *)            \
  X(hipModuleLaunchKernel, launchKernel, void *, unsigned, unsigned, unsigned, \
    unsigned, unsigned, unsigned, unsigned, void *, void **, void **)          \
  X(hipMalloc, alloc, void **, size_t)                                         \
  X(hipMallocAsync, allocAsync, void **, size_t, void *)                       \
  X(hipFreeAsync, freeAsync, void *, void *)                                   \
  X(hipMemcpyHtoD, copyToDevice, void *, const void *, size_t)                 \
  X(hipMemcpyAsync, copyAsync, void *, const void *, size_t, int, void *)      \
  X(hipMemsetD16Async, fill16Async, void *, unsigned short, size_t, void *)    \
  X(hipMemsetD32Async, fill32Async, void *, int, size_t, void *)               \
  X(hipHostMalloc, allocHost, void **, size_t, unsigned)                       \
  X(hipStreamCreateWithFlags, createStream, void **, unsigned)                 \
  X(hipStreamDestroy, destroyStream, void *)                                   \
  X(hipStreamSynchronize, synchronizeStream, void *)                           \
  X(hipStreamWaitEvent, waitEvent, void *, void *, unsigned)                   \
  X(hipEventCreateWithFlags, createEvent, void **, unsigned)                   \
  X(hipEventDestroy, destroyEvent, void *)                                     \
  X(hipEventRecord, recordEvent, void *, void *)                               \
  X(hipEventSynchronize, synchronizeEvent, void *)

struct Driver {
#define PRELUDE_MEMBER(SYMBOL, NAME, ...) Result (*NAME)(__VA_ARGS__);
  PRELUDE_DRIVER_FUNCTIONS(PRELUDE_MEMBER)
#undef PRELUDE_MEMBER
  const char *(*getErrorString)(Result);

  /// A prelude_status: OK or NO_DEVICE.
  int32_t status;
  char message[256];

  static constexpr const char *kName = "HIP";
  static constexpr const char *kCannotLoad = "the device cannot load a kernel";
  /// A hipModule_t belongs to a device.
  static constexpr bool kModulesBelongToContexts = true;
  /// Portable, mapped, and coherent: the host reads what kernels write.
  static constexpr unsigned kHostMemoryFlags = 1 | 2 | 0x40000000;

  /// The thread's current device stands for a context. `step` is what failed.
  Result enterContext(void *&context, const char *&step) const;
  /// Where it fails, `log` lists the chips that the image is for.
  Result loadModule(void **module, const void *image, char *log,
                    size_t logSize) const;
  Result copy(void *to, const void *from, size_t bytes, void *stream) const {
    constexpr int kDefault = 4; // by the addresses
    return copyAsync(to, from, bytes, kDefault, stream);
  }
  /// Also takes the error back, which is not the next call's.
  const char *describe(Result result) const;

  /// The most blocks in each dimension: threads are counted by 32 bits.
  static void getMaxGrid(const intptr_t *block, int64_t *grid) {
    for (int dim = 0; dim < 3; ++dim)
      grid[dim] = block[dim] > 0 ? UINT32_MAX / block[dim] : 0;
  }
};

/// The run time, opened by the first call.
const Driver &getDriver();

} // namespace prelude

#endif // PRELUDE_RUNTIME_MODEL_HIPDRIVER_H
