//===- DeviceModel.h - What models compiled for a GPU call -----*- C++ -*-===//
//
// Exported by libprelude_model_cuda.so and libprelude_model_hip.so. The
// signatures of mgpu* are those that MLIR 22 emits.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_MODEL_DEVICEMODEL_H
#define PRELUDE_RUNTIME_MODEL_DEVICEMODEL_H

#include "prelude/Runtime.h"

#include <cstddef>
#include <cstdint>

extern "C" {

/// The copy of a constant in the memory of the current context; the first call
/// makes it (and can't be captured in a graph). `slot` is zero at first and
/// belongs to this function.
PRELUDE_EXPORT void *prelude_device_constant_v1(const void *host,
                                                uint64_t bytes, uint64_t *slot);
/// A word that kernels in the call's stream store the address of a failed
/// assertion's message in. Ends the call if an earlier one left something.
PRELUDE_EXPORT void *prelude_device_failures_v1(void);
/// Waits for a stream; the status of what ran in it.
PRELUDE_EXPORT int32_t prelude_device_wait_v1(void *stream);

PRELUDE_EXPORT void *mgpuModuleLoad(const void *image, size_t bytes);
PRELUDE_EXPORT void *mgpuModuleLoadJIT(const void *text, int optLevel);
PRELUDE_EXPORT void mgpuModuleUnload(void *module);
PRELUDE_EXPORT void *mgpuModuleGetFunction(void *module, const char *name);
PRELUDE_EXPORT void mgpuLaunchKernel(void *kernel, intptr_t gridX,
                                     intptr_t gridY, intptr_t gridZ,
                                     intptr_t blockX, intptr_t blockY,
                                     intptr_t blockZ, int32_t sharedMemory,
                                     void *stream, void **params, void **extra,
                                     size_t paramsCount);
PRELUDE_EXPORT void *mgpuStreamCreate(void);
PRELUDE_EXPORT void mgpuStreamDestroy(void *stream);
PRELUDE_EXPORT void mgpuStreamSynchronize(void *stream);
PRELUDE_EXPORT void mgpuStreamWaitEvent(void *stream, void *event);
PRELUDE_EXPORT void *mgpuEventCreate(void);
PRELUDE_EXPORT void mgpuEventDestroy(void *event);
PRELUDE_EXPORT void mgpuEventSynchronize(void *event);
PRELUDE_EXPORT void mgpuEventRecord(void *event, void *stream);
PRELUDE_EXPORT void *mgpuMemAlloc(uint64_t bytes, void *stream, bool shared);
PRELUDE_EXPORT void mgpuMemFree(void *memory, void *stream);
PRELUDE_EXPORT void mgpuMemcpy(void *to, const void *from, size_t bytes,
                               void *stream);
PRELUDE_EXPORT void mgpuMemset32(void *to, unsigned value, size_t count,
                                 void *stream);
PRELUDE_EXPORT void mgpuMemset16(void *to, unsigned short value, size_t count,
                                 void *stream);
}

#endif // PRELUDE_RUNTIME_MODEL_DEVICEMODEL_H
