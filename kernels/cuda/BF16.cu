//===- BF16.cu - The CUDA kernels for bf16 ----------------------*- C++ -*-===//

#include "kernels/cuda/Kernels.cuh"

const void *prelude::device::getBF16Kernel(const KernelChoice &choice) {
  if (choice.kernel != Kernel::Direct)
    return getKernel<BF16>(choice);
  switch (choice.lanes) {
  case 4:
    return getDirectBF16x4(choice);
  case 8:
    return getDirectBF16x8(choice);
  case 16:
    return getDirectBF16x16(choice);
  default:
    return nullptr;
  }
}
