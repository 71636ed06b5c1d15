//===- PackedTest.cu - Arithmetic on two elements in a word ----*- C++ -*-===//
//
// All pairs of values of both types: what one rounding gives is what f32 and a
// rounding afterwards give, bit for bit.
//
//===----------------------------------------------------------------------===//

#include "PackedTest.h"

#include "kernels/device/Elements.h"

#include <cuda_runtime_api.h>

using namespace prelude;
using namespace prelude::device;

namespace {

/// Counts in `count` the values of b for which a differs, for each a in turn.
template <class E, class Codec>
__global__ void compare(unsigned long long *count) {
  const uint32_t a = blockIdx.x;
  unsigned wrong = 0;
  // Values in both halves, for these have hardware of their own.
  for (uint32_t b = threadIdx.x; b < 0x10000; b += blockDim.x) {
    const uint32_t x = a << 16 | b, y = b << 16 | a;
    using F32 = PackedByF32<Codec>;
    wrong += E::multiply(x, y) != F32::multiply(x, y);
    wrong += E::add(x, y) != F32::add(x, y);
    wrong += E::subtract(x, y) != F32::subtract(x, y);
  }
  if (wrong)
    atomicAdd(count, wrong);
}

} // namespace

long long test::countPackedDifferences(bool isF16) {
  unsigned long long *count, result;
  if (cudaMalloc(&count, sizeof(*count)) != cudaSuccess)
    return -1;
  cudaMemset(count, 0, sizeof(*count));
  if (isF16)
    compare<F16, F16Codec><<<0x10000, 256>>>(count);
  else
    compare<BF16, BF16Codec><<<0x10000, 256>>>(count);
  const bool ok = cudaMemcpy(&result, count, sizeof(result),
                             cudaMemcpyDeviceToHost) == cudaSuccess;
  cudaFree(count);
  return ok ? static_cast<long long>(result) : -1;
}
