//===- DirectBF16x8.cu - Direct kernels, 8 lanes to a head ------*- C++ -*-===//

#include "kernels/cuda/Direct.cuh"

const void *prelude::device::getDirectBF16x8(const KernelChoice &choice) {
  return getDirect<BF16, 8>(choice);
}
