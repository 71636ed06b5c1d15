//===- DeviceStatus.cpp - Whether a machine can run the kernels -*- C++ -*-===//

#include "DeviceStatus.h"

using namespace prelude;

/// "major.minor" of a number that counts minors by `unit`.
static std::string getVersion(int version, int major, int unit) {
  return std::to_string(version / major) + "." +
         std::to_string(version % major / unit);
}

std::string cuda::explainCapability(int device, int capability) {
  if (capability >= minCapability)
    return "";
  return "CUDA device " + std::to_string(device) + " has compute capability " +
         getVersion(capability, 10, 1) + ", the kernels need " +
         getVersion(minCapability, 10, 1);
}

std::string cuda::explainNoDevices(cudaError_t error, int driver) {
  if (error != cudaErrorInsufficientDriver)
    return cudaGetErrorString(error);
  if (driver <= 0)
    return "no CUDA driver is installed";
  return "the driver knows CUDA " + getVersion(driver, 1000, 10) +
         ", the kernels need " + getVersion(CUDART_VERSION, 1000, 10);
}

bool cuda::isNoDevice(cudaError_t error) {
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
