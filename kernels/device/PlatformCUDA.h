//===- PlatformCUDA.h - The platform header for CUDA -----------*- C++ -*-===//

#ifndef PRELUDE_KERNELS_DEVICE_PLATFORMCUDA_H
#define PRELUDE_KERNELS_DEVICE_PLATFORMCUDA_H

#include "prelude/Runtime.h"

#include <cuda_bf16.h>
#include <cuda_fp16.h>

#define PRELUDE_DEVICE __device__ __forceinline__

namespace prelude {
namespace device {

PRELUDE_DEVICE Index3 getThread() {
  return {threadIdx.x, threadIdx.y, threadIdx.z};
}
PRELUDE_DEVICE Index3 getBlock() {
  return {blockIdx.x, blockIdx.y, blockIdx.z};
}
PRELUDE_DEVICE Index3 getBlockSize() {
  return {blockDim.x, blockDim.y, blockDim.z};
}
PRELUDE_DEVICE Index3 getGridSize() {
  return {gridDim.x, gridDim.y, gridDim.z};
}

template <class T>
PRELUDE_DEVICE const T &refresh(const T &arguments) {
  return arguments;
}

PRELUDE_DEVICE void loadVector(const void *from, Words1 &to) {
  to.word[0] = *static_cast<const uint32_t *>(from);
}
PRELUDE_DEVICE void loadVector(const void *from, Words2 &to) {
  uint2 v = *static_cast<const uint2 *>(from);
  to = {{v.x, v.y}};
}
PRELUDE_DEVICE void loadVector(const void *from, Words4 &to) {
  uint4 v = *static_cast<const uint4 *>(from);
  to = {{v.x, v.y, v.z, v.w}};
}
PRELUDE_DEVICE void storeVector(void *to, const Words1 &from) {
  *static_cast<uint32_t *>(to) = from.word[0];
}
PRELUDE_DEVICE void storeVector(void *to, const Words2 &from) {
  *static_cast<uint2 *>(to) = make_uint2(from.word[0], from.word[1]);
}
PRELUDE_DEVICE void storeVector(void *to, const Words4 &from) {
  *static_cast<uint4 *>(to) =
      make_uint4(from.word[0], from.word[1], from.word[2], from.word[3]);
}

/// Asks for the 128 bytes around an address, which must be valid.
PRELUDE_DEVICE void prefetch(const void *from) {
  asm volatile("prefetch.global.L2 [%0];" ::"l"(from));
}
/// A load that leaves nothing behind in a cache that is not coherent.
PRELUDE_DEVICE Words2 peek(const Words2 *from) {
  uint2 v = __ldcg(reinterpret_cast<const uint2 *>(from));
  return {{v.x, v.y}};
}
PRELUDE_DEVICE uint32_t peek(const uint32_t *from) { return __ldcg(from); }

/// The value of the lane whose number differs in the bit `distance`, a power
/// of two below the group's size.
PRELUDE_DEVICE float exchange(float value, int distance) {
  return __shfl_xor_sync(0xFFFFFFFFu, value, distance);
}
/// The value of lane `lane` of the group of `width` lanes.
PRELUDE_DEVICE float getFrom(float value, int lane, int width) {
  return __shfl_sync(0xFFFFFFFFu, value, lane, width);
}

PRELUDE_DEVICE void syncWave() { __syncwarp(); }
PRELUDE_DEVICE void syncBlock() { __syncthreads(); }
PRELUDE_DEVICE void addAtomic(uint32_t *counter, uint32_t value) {
  atomicAdd(counter, value);
}

/// Returns once the kernels before this one in the stream have ended and their
/// writes are visible.
PRELUDE_DEVICE void waitForPrevious() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.wait;" ::: "memory");
#endif
}
/// Lets the next kernel's blocks start, to wait in waitForPrevious.
PRELUDE_DEVICE void allowNext() {
#if __CUDA_ARCH__ >= 900
  asm volatile("griddepcontrol.launch_dependents;" ::: "memory");
#endif
}

PRELUDE_DEVICE float asFloat(uint32_t bits) { return __uint_as_float(bits); }
PRELUDE_DEVICE uint32_t asBits(float value) { return __float_as_uint(value); }
/// IEEE square root, rounded to nearest.
PRELUDE_DEVICE float getSquareRoot(float x) { return __fsqrt_rn(x); }

/// 1 / x, at most a unit in the last place off where that is a normal number.
PRELUDE_DEVICE float getNearReciprocal(float x) {
  float reciprocal;
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(reciprocal) : "f"(x));
  return reciprocal;
}

/// a * b + c, rounded once.
PRELUDE_DEVICE float fusedMultiplyAdd(float a, float b, float c) {
  return __fmaf_rn(a, b, c);
}

/// The two values as the low and the high half of a word, to nearest even.
PRELUDE_DEVICE uint32_t packBF16(float low, float high) {
  __nv_bfloat162 pair = __floats2bfloat162_rn(low, high);
  return *reinterpret_cast<uint32_t *>(&pair);
}
PRELUDE_DEVICE uint32_t packF16(float low, float high) {
  __half2 pair = __floats2half2_rn(low, high);
  return *reinterpret_cast<uint32_t *>(&pair);
}
PRELUDE_DEVICE void unpackF16(uint32_t word, float &low, float &high) {
  float2 pair = __half22float2(*reinterpret_cast<__half2 *>(&word));
  low = pair.x;
  high = pair.y;
}

/// Arithmetic on the two halves of a word, each rounded once.
#define PRELUDE_HAS_PACKED_ARITHMETIC
#define PRELUDE_PACKED(NAME, TYPE, INTRINSIC)                                  \
  PRELUDE_DEVICE uint32_t NAME(uint32_t a, uint32_t b) {                       \
    TYPE result = INTRINSIC(*reinterpret_cast<TYPE *>(&a),                     \
                            *reinterpret_cast<TYPE *>(&b));                    \
    return *reinterpret_cast<uint32_t *>(&result);                             \
  }
PRELUDE_PACKED(multiplyBF16, __nv_bfloat162, __hmul2_rn)
PRELUDE_PACKED(addBF16, __nv_bfloat162, __hadd2_rn)
PRELUDE_PACKED(subtractBF16, __nv_bfloat162, __hsub2_rn)
PRELUDE_PACKED(multiplyF16, __half2, __hmul2_rn)
PRELUDE_PACKED(addF16, __half2, __hadd2_rn)
PRELUDE_PACKED(subtractF16, __half2, __hsub2_rn)
#undef PRELUDE_PACKED

/// Bytes of the 8 of (high, low), chosen by the 4 nibbles of `selector`.
PRELUDE_DEVICE uint32_t permuteBytes(uint32_t low, uint32_t high,
                                     uint32_t selector) {
  return __byte_perm(low, high, selector);
}

/// Whether the chip converts to an fp8 type.
PRELUDE_DEVICE bool hasF8Conversion(int32_t dtype) {
#if __CUDA_ARCH__ >= 890
  return dtype != PRELUDE_DTYPE_F8E4M3FNUZ;
#else
  return false;
#endif
}
/// Both as two bytes, saturating; for types that hasF8Conversion names.
PRELUDE_DEVICE uint32_t packF8ByChip(int32_t dtype, float low, float high) {
  uint16_t pair = 0;
#if __CUDA_ARCH__ >= 890
  if (dtype == PRELUDE_DTYPE_F8E4M3FN)
    asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;"
        : "=h"(pair)
        : "f"(high), "f"(low));
  else
    asm("cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2;"
        : "=h"(pair)
        : "f"(high), "f"(low));
#endif
  return pair;
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_PLATFORMCUDA_H
