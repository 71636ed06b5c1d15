//===- BF16.cu - The CUDA kernels for bf16 ------------------------*- C++
//-*-===//

#include "kernels/cuda/Kernels.cuh"

const void *prelude::device::getBF16Kernel(const KernelChoice &choice) {
  return getKernel<BF16>(choice);
}
