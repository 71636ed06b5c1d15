//===- F16.cu - The CUDA kernels for f16 ------------------------*- C++ -*-===//

#include "kernels/cuda/Kernels.cuh"

const void *prelude::device::getF16Kernel(const KernelChoice &choice) {
  return getKernel<F16>(choice);
}
