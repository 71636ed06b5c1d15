//===- F32.cu - The CUDA kernels for f32 ------------------------*- C++ -*-===//

#include "kernels/cuda/Kernels.cuh"

const void *prelude::device::getF32Kernel(const KernelChoice &choice) {
  return getKernel<F32>(choice);
}
