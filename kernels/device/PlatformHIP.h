//===- PlatformHIP.h - The platform header for HIP -------------*- C++ -*-===//
//
// Written over the instructions of kernels/hip/Intrinsics.h, which the tests
// have in C++ as well: so they run what stands here.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_PLATFORMHIP_H
#define PRELUDE_KERNELS_DEVICE_PLATFORMHIP_H

#include "prelude/Runtime.h"

#if defined(__AMDGCN__)
#include "kernels/hip/Intrinsics.h"
#else
#include "unittests/hip/Intrinsics.h"
#endif

namespace prelude {
namespace device {

using amd::addAtomic;
using amd::fusedMultiplyAdd;
using amd::getBlock;
using amd::getBlockSize;
using amd::getSquareRoot;
using amd::getThread;
using amd::refresh;
using amd::syncBlock;
using amd::syncWave;

/// A copy first: of an element of a vector, __builtin_bit_cast reads another.
PRELUDE_DEVICE float asFloat(uint32_t bits) {
  return __builtin_bit_cast(float, bits);
}
PRELUDE_DEVICE uint32_t asBits(float value) {
  return __builtin_bit_cast(uint32_t, value);
}

PRELUDE_DEVICE void loadVector(const void *from, Words1 &to) {
  amd::Global<1>::load(from, to.word);
}
PRELUDE_DEVICE void loadVector(const void *from, Words2 &to) {
  amd::Global<2>::load(from, to.word);
}
PRELUDE_DEVICE void loadVector(const void *from, Words4 &to) {
  amd::Global<4>::load(from, to.word);
}
PRELUDE_DEVICE void storeVector(void *to, const Words1 &from) {
  amd::Global<1>::store(to, from.word);
}
PRELUDE_DEVICE void storeVector(void *to, const Words2 &from) {
  amd::Global<2>::store(to, from.word);
}
PRELUDE_DEVICE void storeVector(void *to, const Words4 &from) {
  amd::Global<4>::store(to, from.word);
}

/// DPP controls.
constexpr int getQuadPermutation(int a, int b, int c, int d) {
  return a | b << 2 | c << 4 | d << 6;
}
constexpr int rowRotateBy8 = 0x128;
constexpr int rowHalfMirror = 0x141;
constexpr int rowXor4 = 0x164;

/// The value of the lane whose number differs in the bit `distance`, a power
/// of two below the group's size.
PRELUDE_DEVICE float exchange(float value, int distance) {
  uint32_t bits = asBits(value);
  switch (distance) {
  case 1:
    return asFloat(amd::moveDPP<getQuadPermutation(1, 0, 3, 2)>(bits));
  case 2:
    return asFloat(amd::moveDPP<getQuadPermutation(2, 3, 0, 1)>(bits));
  case 4:
    if (amd::hasRowMasks())
      return asFloat(amd::moveDPP<rowXor4>(bits));
    // 7 - l, and in each four 3 - l of that.
    bits = amd::moveDPP<rowHalfMirror>(bits);
    return asFloat(amd::moveDPP<getQuadPermutation(3, 2, 1, 0)>(bits));
  case 8:
    return asFloat(amd::moveDPP<rowRotateBy8>(bits));
  default:
    return asFloat(amd::hasRowMasks() ? amd::exchangeRows(bits)
                                      : amd::swizzleXor<16>(bits));
  }
}
/// The value of lane `lane` of the group of `width` lanes.
PRELUDE_DEVICE float getFrom(float value, int lane, int width) {
  const uint32_t first = amd::getLane() & ~uint32_t(width - 1);
  return asFloat(amd::permuteLanes(
      first | (uint32_t(lane) & uint32_t(width - 1)), asBits(value)));
}

PRELUDE_DEVICE void waitForPrevious() {}
PRELUDE_DEVICE void allowNext() {}

/// To nearest, ties to even; NaN stays NaN.
PRELUDE_DEVICE uint32_t roundToBF16(float value) {
  const uint32_t bits = asBits(value);
  const uint32_t rounded = bits + 0x7FFFu + (bits >> 16 & 1u);
  return value != value ? bits | 0x400000u : rounded;
}
PRELUDE_DEVICE uint32_t packBF16(float low, float high) {
  if (amd::hasBF16Conversion())
    return amd::convertToBF16(low, high);
  // The upper halves of both.
  return amd::permuteBytes(roundToBF16(low), roundToBF16(high), 0x07060302u);
}
PRELUDE_DEVICE uint32_t packF16(float low, float high) {
  return amd::convertToF16(low, high);
}
PRELUDE_DEVICE void unpackF16(uint32_t word, float &low, float &high) {
  low = amd::convertFromF16(uint16_t(word));
  high = amd::convertFromF16(uint16_t(word >> 16));
}

/// Bytes of the 8 of (high, low), chosen by the 4 nibbles of `selector`.
PRELUDE_DEVICE uint32_t permuteBytes(uint32_t low, uint32_t high,
                                     uint32_t selector) {
  return amd::permuteBytes(low, high,
                           (selector & 0xFu) | (selector & 0xF0u) << 4 |
                               (selector & 0xF00u) << 8 |
                               (selector & 0xF000u) << 12);
}

/// Whether the chip converts to an fp8 type.
PRELUDE_DEVICE bool hasF8Conversion(int32_t dtype) {
  return amd::getF8() == amd::F8::OCP    ? dtype != PRELUDE_DTYPE_F8E4M3FNUZ
         : amd::getF8() == amd::F8::FNUZ ? dtype == PRELUDE_DTYPE_F8E4M3FNUZ
                                         : false;
}
/// Both as two bytes, saturating; for types that hasF8Conversion names.
PRELUDE_DEVICE uint32_t packF8ByChip(int32_t dtype, float low, float high) {
  const float max = dtype == PRELUDE_DTYPE_F8E4M3FNUZ ? 240.0f
                    : dtype == PRELUDE_DTYPE_F8E4M3FN ? 448.0f
                                                      : 57344.0f;
  // NaN passes both comparisons.
  auto clamp = [max](float x) { return x > max ? max : x < -max ? -max : x; };
  return dtype == PRELUDE_DTYPE_F8E5M2
             ? amd::convertToF8E5M2(clamp(low), clamp(high))
             : amd::convertToF8E4M3(clamp(low), clamp(high));
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_PLATFORMHIP_H
