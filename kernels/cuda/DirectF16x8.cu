//===- DirectF16x8.cu - Direct kernels, 8 lanes to a head -------*- C++ -*-===//

#include "kernels/cuda/Direct.cuh"

const void *prelude::device::getDirectF16x8(const KernelChoice &choice) {
  return getDirect<F16, 8>(choice);
}
