//===- DirectF16x4.cu - Direct kernels, 4 lanes to a head -------*- C++ -*-===//

#include "kernels/cuda/Direct.cuh"

const void *prelude::device::getDirectF16x4(const KernelChoice &choice) {
  return getDirect<F16, 4>(choice);
}
