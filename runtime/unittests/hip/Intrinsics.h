//===- Intrinsics.h - Instructions of AMD's chips, in C++ ------*- C++ -*-===//
//
// kernels/hip/Intrinsics.h again, for the executor: what the manuals of the
// instruction sets say of each instruction. Conversions come from the tests'
// own search for the nearest code, not from the kernels' arithmetic.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_UNITTESTS_HIP_INTRINSICS_H
#define PRELUDE_UNITTESTS_HIP_INTRINSICS_H

#include "Executor.h"
#include "TestArray.h"

#include <cmath>
#include <cstring>

#define PRELUDE_DEVICE inline
#define PRELUDE_KERNEL(NAME, THREADS)                                          \
  static void NAME(const prelude::device::Arguments &args)
#define PRELUDE_ARGUMENTS args
#define PRELUDE_SHARED(TYPE, NAME)                                             \
  TYPE &NAME = *static_cast<TYPE *>(prelude::executor::getShared(sizeof(TYPE)))

namespace prelude {
namespace device {
namespace amd {

using executor::F8;

inline F8 getF8() { return executor::getChip().f8; }
inline bool isGFX9() {
  return std::strncmp(executor::getChip().name, "gfx9", 4) == 0;
}
inline bool hasRowMasks() { return !isGFX9(); }
inline bool hasBF16Conversion() {
  return std::strcmp(executor::getChip().name, "gfx950") == 0;
}

inline Index3 toIndex(executor::Size size) { return {size.x, size.y, size.z}; }
inline Index3 getThread() { return toIndex(executor::getThread()); }
inline Index3 getBlock() { return toIndex(executor::getBlock()); }
inline Index3 getBlockSize() { return toIndex(executor::getBlockSize()); }
inline uint32_t getLane() { return executor::getLane(); }

template <class T>
const T &refresh(const T &arguments) {
  return arguments;
}

template <int Control>
uint32_t moveDPP(uint32_t value) {
  const uint32_t lane = getLane();
  uint32_t source;
  if constexpr (Control <= 0xFF) { // quad_perm
    source = (lane & ~3u) | (uint32_t(Control) >> (2 * (lane & 3)) & 3);
  } else if constexpr (Control >= 0x121 && Control <= 0x12F) { // row_ror
    source = (lane & ~15u) | ((lane - uint32_t(Control & 15)) & 15);
  } else if constexpr (Control == 0x141) { // row_half_mirror
    source = lane ^ 7u;
  } else { // row_xmask
    static_assert(Control >= 0x160 && Control <= 0x16F, "no such DPP control");
    if (isGFX9())
      executor::reject("gfx9 has no row_xmask");
    source = lane ^ uint32_t(Control & 15);
  }
  return executor::read(value, source);
}
template <int Mask>
uint32_t swizzleXor(uint32_t value) {
  static_assert(Mask >= 0 && Mask < 32, "swizzles stay in 32 lanes");
  return executor::read(value, getLane() ^ uint32_t(Mask));
}
inline uint32_t exchangeRows(uint32_t value) {
  if (isGFX9())
    executor::reject("gfx9 has no permlanex16");
  return executor::read(value, getLane() ^ 16u);
}
inline uint32_t permuteLanes(uint32_t lane, uint32_t value) {
  return executor::read(value, lane % uint32_t(executor::getChip().waveLanes));
}

inline void syncWave() { executor::syncWave(); }
inline void syncBlock() { executor::syncBlock(); }
inline void addAtomic(uint32_t *counter, uint32_t value) { *counter += value; }

template <int Words>
struct Global {
  struct alignas(4 * Words) Vector {
    uint32_t word[Words];
  };
  static void load(const void *from, uint32_t *to) {
    const Vector vector = *static_cast<const Vector *>(from);
    std::memcpy(to, vector.word, sizeof(vector));
  }
  static void store(void *to, const uint32_t *from) {
    Vector vector;
    std::memcpy(vector.word, from, sizeof(vector));
    *static_cast<Vector *>(to) = vector;
  }
};

inline float getSquareRoot(float x) { return std::sqrt(x); }
inline float fusedMultiplyAdd(float a, float b, float c) {
  return std::fma(a, b, c);
}
inline uint32_t permuteBytes(uint32_t low, uint32_t high, uint32_t selector) {
  const uint64_t all = uint64_t(high) << 32 | low;
  uint32_t result = 0;
  for (int i = 0; i < 4; ++i) {
    const uint32_t which = selector >> (8 * i) & 0xFF;
    if (which > 7)
      executor::reject("a byte permutation takes no byte of its operands");
    result |= uint32_t(all >> (8 * which) & 0xFF) << (8 * i);
  }
  return result;
}

inline uint32_t convertToBF16(float low, float high) {
  return test::encode(PRELUDE_DTYPE_BF16, low) |
         test::encode(PRELUDE_DTYPE_BF16, high) << 16;
}
inline uint32_t convertToF16(float low, float high) {
  const _Float16 pair[2] = {_Float16(low), _Float16(high)};
  uint32_t word;
  std::memcpy(&word, pair, 4);
  return word;
}
inline float convertFromF16(uint16_t bits) {
  _Float16 value;
  std::memcpy(&value, &bits, 2);
  return float(value);
}

/// Two codes of a type. What is out of its range becomes NaN, so that it shows.
inline uint32_t convertToF8(int32_t dtype, float max, float low, float high) {
  auto convert = [&](float x) {
    return test::encode(dtype, std::fabs(x) > max ? NAN : x) & 0xFF;
  };
  return convert(low) | convert(high) << 8;
}
inline uint32_t convertToF8E4M3(float low, float high) {
  if (getF8() == F8::None)
    executor::reject("the chip has no fp8");
  return getF8() == F8::FNUZ
             ? convertToF8(PRELUDE_DTYPE_F8E4M3FNUZ, 240.0f, low, high)
             : convertToF8(PRELUDE_DTYPE_F8E4M3FN, 448.0f, low, high);
}
inline uint32_t convertToF8E5M2(float low, float high) {
  if (getF8() != F8::OCP)
    executor::reject("the chip has no f8E5M2");
  return convertToF8(PRELUDE_DTYPE_F8E5M2, 57344.0f, low, high);
}

} // namespace amd
} // namespace device
} // namespace prelude

#endif // PRELUDE_UNITTESTS_HIP_INTRINSICS_H
