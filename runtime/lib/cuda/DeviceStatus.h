//===- DeviceStatus.h - Whether a machine can run the kernels --*- C++ -*-===//
//
// What is concluded from what the CUDA run time says, apart from asking it, so
// that it can be tested where there is no GPU.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_CUDA_DEVICESTATUS_H
#define PRELUDE_RUNTIME_CUDA_DEVICESTATUS_H

#include <cuda_runtime_api.h>
#include <string>

namespace prelude {
namespace cuda {

/// Kernels exist for this compute capability, major * 10 + minor, and later
/// ones.
constexpr int minCapability = 80;

/// Why a device of this compute capability can't run the kernels; "" where it
/// can.
std::string explainCapability(int device, int capability);

/// Why no devices could be counted. `driver`: the CUDA version that it knows,
/// major * 1000 + minor * 10, or 0.
std::string explainNoDevices(cudaError_t error, int driver);

/// Whether an error of a launch means that nothing can run here.
bool isNoDevice(cudaError_t error);

} // namespace cuda
} // namespace prelude

#endif // PRELUDE_RUNTIME_CUDA_DEVICESTATUS_H
