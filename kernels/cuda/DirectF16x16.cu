//===- DirectF16x16.cu - Direct kernels, 16 lanes to a head -----*- C++ -*-===//

#include "kernels/cuda/Direct.cuh"

const void *prelude::device::getDirectF16x16(const KernelChoice &choice) {
  return getDirect<F16, 16>(choice);
}
