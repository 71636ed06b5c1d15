//===- CUDABackend.h - Launching plans on CUDA devices ---------*- C++ -*-===//

#ifndef PRELUDE_RUNTIME_CUDA_CUDABACKEND_H
#define PRELUDE_RUNTIME_CUDA_CUDABACKEND_H

#include "Backend.h"
#include "device/Plan.h"

namespace prelude {
namespace cuda {

/// Enqueues a plan on the thread's current device. Returns a prelude_status.
int32_t launch(const device::Plan &plan, void *stream);

/// Detail of this thread's last failed launch, or "".
const char *getLastError();

const prelude_backend &getBackend();

} // namespace cuda
} // namespace prelude

#endif // PRELUDE_RUNTIME_CUDA_CUDABACKEND_H
