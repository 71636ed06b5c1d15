//===- F16.cu - The CUDA kernels for f16 ------------------------*- C++ -*-===//

#include "kernels/cuda/Kernels.cuh"

const void *prelude::device::getF16Kernel(const KernelChoice &choice) {
  if (choice.kernel != Kernel::Direct)
    return getKernel<F16>(choice);
  switch (choice.lanes) {
  case 4:
    return getDirectF16x4(choice);
  case 8:
    return getDirectF16x8(choice);
  case 16:
    return getDirectF16x16(choice);
  default:
    return nullptr;
  }
}
