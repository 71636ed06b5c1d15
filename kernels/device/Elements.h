//===- Elements.h - Storage types on the device ----------------*- C++ -*-===//
//
// Conversions between storage types and f32: to nearest, ties to even; NaN
// stays NaN; fp8 saturates. A chunk is 8 consecutive elements of a row.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_ELEMENTS_H
#define PRELUDE_KERNELS_DEVICE_ELEMENTS_H

#include "kernels/device/Arguments.h"
#include "kernels/device/Platform.h"

namespace prelude {
namespace device {

/// The types of two bytes, `Codec` being their conversions and `Packed` their
/// arithmetic on two elements in a word.
template <class Codec, class Packed>
struct Half16 {
  static constexpr int bytes = 2;
  static constexpr bool isF32 = false;
  static constexpr bool isF16 = Codec::ones == 0x3C003C00u;
  static constexpr uint32_t ones = Codec::ones; ///< Two of them.
  struct Chunk {
    Words4 words;
  };

  static PRELUDE_DEVICE void load(const char *from, Chunk &to) {
    loadVector(from, to.words);
  }
  static PRELUDE_DEVICE void store(char *to, const Chunk &from) {
    storeVector(to, from.words);
  }
  static PRELUDE_DEVICE void clear(Chunk &chunk) {
    chunk.words = {{0, 0, 0, 0}};
  }
  static PRELUDE_DEVICE void unpack(const Chunk &from, float *to) {
#pragma unroll
    for (int i = 0; i < 4; ++i)
      Codec::unpack(from.words.word[i], to[2 * i], to[2 * i + 1]);
  }
  static PRELUDE_DEVICE void pack(const float *from, Chunk &to) {
#pragma unroll
    for (int i = 0; i < 4; ++i)
      to.words.word[i] = Codec::pack(from[2 * i], from[2 * i + 1]);
  }
  static PRELUDE_DEVICE void unpackWord(uint32_t word, float &low,
                                        float &high) {
    Codec::unpack(word, low, high);
  }
  static PRELUDE_DEVICE uint32_t packWord(float low, float high) {
    return Codec::pack(low, high);
  }
  static PRELUDE_DEVICE void round(float &a, float &b) {
    Codec::unpack(Codec::pack(a, b), a, b);
  }
  static PRELUDE_DEVICE float round(float a) {
    float low, high;
    Codec::unpack(Codec::pack(a, 0.0f), low, high);
    return low;
  }
  static PRELUDE_DEVICE float loadOne(const char *from) {
    float low, high;
    Codec::unpack(*reinterpret_cast<const uint16_t *>(from), low, high);
    return low;
  }
  static PRELUDE_DEVICE void storeOne(char *to, float value) {
    *reinterpret_cast<uint16_t *>(to) = uint16_t(Codec::pack(value, 0.0f));
  }
  static PRELUDE_DEVICE void copyOne(char *to, const char *from) {
    *reinterpret_cast<uint16_t *>(to) =
        *reinterpret_cast<const uint16_t *>(from);
  }

  /// Products, sums and differences of two pairs of elements, each rounded
  /// once. The same bits as in f32 with a rounding afterwards: a product has no
  /// more digits than an f32, and where a sum has, one operand is too small to
  /// bring it to a tie. (A test compares all pairs of values.)
  static PRELUDE_DEVICE uint32_t multiply(uint32_t a, uint32_t b) {
    return Packed::multiply(a, b);
  }
  static PRELUDE_DEVICE uint32_t add(uint32_t a, uint32_t b) {
    return Packed::add(a, b);
  }
  static PRELUDE_DEVICE uint32_t subtract(uint32_t a, uint32_t b) {
    return Packed::subtract(a, b);
  }
};

/// The three by f32.
template <class Codec>
struct PackedByF32 {
  template <class Function>
  static PRELUDE_DEVICE uint32_t apply(uint32_t a, uint32_t b,
                                       const Function &function) {
    float aLow, aHigh, bLow, bHigh;
    Codec::unpack(a, aLow, aHigh);
    Codec::unpack(b, bLow, bHigh);
    return Codec::pack(function(aLow, bLow), function(aHigh, bHigh));
  }
  static PRELUDE_DEVICE uint32_t multiply(uint32_t a, uint32_t b) {
    return apply(a, b, [](float x, float y) { return x * y; });
  }
  static PRELUDE_DEVICE uint32_t add(uint32_t a, uint32_t b) {
    return apply(a, b, [](float x, float y) { return x + y; });
  }
  static PRELUDE_DEVICE uint32_t subtract(uint32_t a, uint32_t b) {
    return apply(a, b, [](float x, float y) { return x - y; });
  }
};

struct BF16Codec {
  static constexpr uint32_t ones = 0x3F803F80u;
  static PRELUDE_DEVICE void unpack(uint32_t word, float &low, float &high) {
    low = asFloat(word << 16);
    high = asFloat(word & 0xFFFF0000u);
  }
  static PRELUDE_DEVICE uint32_t pack(float low, float high) {
    return packBF16(low, high);
  }
#ifdef PRELUDE_HAS_PACKED_ARITHMETIC
  static PRELUDE_DEVICE uint32_t multiply(uint32_t a, uint32_t b) {
    return multiplyBF16(a, b);
  }
  static PRELUDE_DEVICE uint32_t add(uint32_t a, uint32_t b) {
    return addBF16(a, b);
  }
  static PRELUDE_DEVICE uint32_t subtract(uint32_t a, uint32_t b) {
    return subtractBF16(a, b);
  }
#endif
};
struct F16Codec {
  static constexpr uint32_t ones = 0x3C003C00u;
  static PRELUDE_DEVICE void unpack(uint32_t word, float &low, float &high) {
    unpackF16(word, low, high);
  }
  static PRELUDE_DEVICE uint32_t pack(float low, float high) {
    return packF16(low, high);
  }
#ifdef PRELUDE_HAS_PACKED_ARITHMETIC
  static PRELUDE_DEVICE uint32_t multiply(uint32_t a, uint32_t b) {
    return multiplyF16(a, b);
  }
  static PRELUDE_DEVICE uint32_t add(uint32_t a, uint32_t b) {
    return addF16(a, b);
  }
  static PRELUDE_DEVICE uint32_t subtract(uint32_t a, uint32_t b) {
    return subtractF16(a, b);
  }
#endif
};
#ifdef PRELUDE_HAS_PACKED_ARITHMETIC
using BF16 = Half16<BF16Codec, BF16Codec>;
using F16 = Half16<F16Codec, F16Codec>;
#else
using BF16 = Half16<BF16Codec, PackedByF32<BF16Codec>>;
using F16 = Half16<F16Codec, PackedByF32<F16Codec>>;
#endif

struct F32 {
  static constexpr int bytes = 4;
  static constexpr bool isF32 = true;
  struct Chunk {
    Words4 words[2];
  };

  static PRELUDE_DEVICE void load(const char *from, Chunk &to) {
    loadVector(from, to.words[0]);
    loadVector(from + 16, to.words[1]);
  }
  static PRELUDE_DEVICE void store(char *to, const Chunk &from) {
    storeVector(to, from.words[0]);
    storeVector(to + 16, from.words[1]);
  }
  static PRELUDE_DEVICE void clear(Chunk &chunk) {
    chunk.words[0] = chunk.words[1] = {{0, 0, 0, 0}};
  }
  static PRELUDE_DEVICE void unpack(const Chunk &from, float *to) {
#pragma unroll
    for (int i = 0; i < 8; ++i)
      to[i] = asFloat(from.words[i / 4].word[i % 4]);
  }
  static PRELUDE_DEVICE void pack(const float *from, Chunk &to) {
#pragma unroll
    for (int i = 0; i < 8; ++i)
      to.words[i / 4].word[i % 4] = asBits(from[i]);
  }
  static PRELUDE_DEVICE void round(float &, float &) {}
  static PRELUDE_DEVICE float round(float a) { return a; }
  static PRELUDE_DEVICE float loadOne(const char *from) {
    return *reinterpret_cast<const float *>(from);
  }
  static PRELUDE_DEVICE void storeOne(char *to, float value) {
    *reinterpret_cast<float *>(to) = value;
  }
  static PRELUDE_DEVICE void copyOne(char *to, const char *from) {
    *reinterpret_cast<uint32_t *>(to) =
        *reinterpret_cast<const uint32_t *>(from);
  }
};

/// An element of any float type.
PRELUDE_DEVICE float loadAny(int32_t dtype, const char *from, int64_t index) {
  if (dtype == PRELUDE_DTYPE_F32)
    return F32::loadOne(from + 4 * index);
  if (dtype == PRELUDE_DTYPE_F16)
    return F16::loadOne(from + 2 * index);
  return BF16::loadOne(from + 2 * index);
}

/// 8 elements of any float type as memory holds them. Loading and converting
/// are apart, so that further loads can be issued in between: a conversion
/// waits for its load, and a branch on the type can't be moved across.
struct Raw8 {
  Words4 low, high; ///< `high`: f32 only.
};

/// 16-bit elements one by one as memory holds two in a word.
template <int Words>
PRELUDE_DEVICE void loadHalves(const char *from, uint32_t *words) {
  const auto *halves = reinterpret_cast<const uint16_t *>(from);
#pragma unroll
  for (int i = 0; i < Words; ++i)
    words[i] = halves[2 * i] | uint32_t(halves[2 * i + 1]) << 16;
}
/// 4 elements of f32 one by one.
PRELUDE_DEVICE void loadWords(const char *from, Words4 &to) {
#pragma unroll
  for (int i = 0; i < 4; ++i)
    to.word[i] = asBits(F32::loadOne(from + 4 * i));
}

/// 8 consecutive elements; `Aligned` where they are known to be.
template <bool Aligned>
PRELUDE_DEVICE void loadRaw8(int32_t dtype, const char *from, bool aligned,
                             Raw8 &to) {
  const bool byVector = Aligned || aligned;
  if (dtype == PRELUDE_DTYPE_F32) {
    if (byVector) {
      loadVector(from, to.low);
      loadVector(from + 16, to.high);
    } else {
      loadWords(from, to.low);
      loadWords(from + 16, to.high);
    }
  } else if (byVector) {
    loadVector(from, to.low);
  } else {
    loadHalves<4>(from, to.low.word);
  }
}

/// 4 consecutive elements as the first or second half of 8.
template <bool Aligned, int Half>
PRELUDE_DEVICE void loadRaw4(int32_t dtype, const char *from, bool aligned,
                             Raw8 &to) {
  const bool byVector = Aligned || aligned;
  if (dtype == PRELUDE_DTYPE_F32) {
    Words4 &words = Half ? to.high : to.low;
    if (byVector)
      loadVector(from, words);
    else
      loadWords(from, words);
    return;
  }
  Words2 words;
  if (byVector)
    loadVector(from, words);
  else
    loadHalves<2>(from, words.word);
  to.low.word[2 * Half] = words.word[0];
  to.low.word[2 * Half + 1] = words.word[1];
}

PRELUDE_DEVICE void unpackRaw8(int32_t dtype, const Raw8 &from, float *to) {
  if (dtype == PRELUDE_DTYPE_F32) {
    F32::unpack({{from.low, from.high}}, to);
  } else if (dtype == PRELUDE_DTYPE_F16) {
    F16::unpack({from.low}, to);
  } else {
    BF16::unpack({from.low}, to);
  }
}

/// An index of 4 or 8 bytes, likewise.
PRELUDE_DEVICE Words2 loadRawIndex(const char *from, bool is64) {
  Words2 words = {{0, 0}};
  if (is64)
    loadVector(from, words);
  else
    words.word[0] = *reinterpret_cast<const uint32_t *>(from);
  return words;
}
PRELUDE_DEVICE int64_t unpackIndex(const Words2 &words, bool is64) {
  return is64 ? int64_t(uint64_t(words.word[1]) << 32 | words.word[0])
              : int64_t(int32_t(words.word[0]));
}
PRELUDE_DEVICE int64_t loadIndex(const char *from, bool is64) {
  return unpackIndex(loadRawIndex(from, is64), is64);
}

//===----------------------------------------------------------------------===//
// fp8
//===----------------------------------------------------------------------===//

/// An fp8 type. The conversion is the same code for all: there is one place
/// where it is used, and many types.
struct F8Format {
  int mantissa, bias; ///< Bits of the mantissa; bias of the exponent.
  float max;
  uint32_t nan;
  bool negativeZero;
};

PRELUDE_DEVICE F8Format getF8Format(int32_t dtype) {
  if (dtype == PRELUDE_DTYPE_F8E4M3FNUZ)
    return {3, 8, 240.0f, 0x80u, false};
  if (dtype == PRELUDE_DTYPE_F8E4M3FN)
    return {3, 7, 448.0f, 0x7Fu, true};
  return {2, 15, 57344.0f, 0x7Fu, true};
}

/// The bits of a value in an fp8 type, in integer arithmetic. Without branches,
/// for neighbouring lanes would take different ones.
PRELUDE_DEVICE uint32_t convertF8(float value, const F8Format &format) {
  const int shift = 23 - format.mantissa;
  const uint32_t sign = (asBits(value) >> 24) & 0x80u;
  const uint32_t all = asBits(value) & 0x7FFFFFFFu;
  const uint32_t bits = all > asBits(format.max) ? asBits(format.max) : all;
  // Denormal: adding this makes the unit of the sum that of the type, so that
  // the addition rounds.
  const uint32_t magic = uint32_t(128 + shift - format.bias) << 23;
  const uint32_t denormal = asBits(asFloat(bits) + asFloat(magic)) - magic;
  // Normal: move the exponent, add just under half (or half, where odd).
  const uint32_t odd = (bits >> shift) & 1u;
  const uint32_t normal = (bits + (uint32_t(format.bias - 127) << 23) +
                           ((1u << (shift - 1)) - 1u) + odd) >>
                          shift;
  const uint32_t code =
      bits < (uint32_t(128 - format.bias) << 23) ? denormal : normal;
  const uint32_t result = code == 0 && !format.negativeZero ? 0u : code | sign;
  return all > 0x7F800000u ? format.nan : result;
}

/// 4 values as the bytes of a word; `format` is that of `dtype`.
PRELUDE_DEVICE uint32_t packF8(int32_t dtype, const F8Format &format,
                               const float *x) {
  if (hasF8Conversion(dtype))
    return packF8ByChip(dtype, x[0], x[1]) | packF8ByChip(dtype, x[2], x[3])
                                                 << 16;
  uint32_t word = 0;
#pragma unroll
  for (int i = 0; i < 4; ++i)
    word |= convertF8(x[i], format) << (8 * i);
  return word;
}

PRELUDE_DEVICE uint32_t packF8(int32_t dtype, const float *x) {
  return packF8(dtype, getF8Format(dtype), x);
}

/// Division by one scale of many values, as the division of f32 gives it where
/// that matters to fp8: a reciprocal, and one step of correction.
class Quotient {
public:
  PRELUDE_DEVICE explicit Quotient(float divisor) {
    // Keep the reciprocal in range; a power of two changes no quotient that
    // isn't far beyond fp8 anyway.
    float magnitude = divisor < 0.0f ? -divisor : divisor;
    multiplier = magnitude < 0x1p-100f  ? 0x1p64f
                 : magnitude > 0x1p100f ? 0x1p-64f
                                        : 1.0f;
    scale = divisor * multiplier;
    reciprocal = 1.0f / scale;
  }

  PRELUDE_DEVICE float divide(float x) const {
    x = x * multiplier;
    float quotient = x * reciprocal;
    float rest = fusedMultiplyAdd(-quotient, scale, x);
    float better = fusedMultiplyAdd(rest, reciprocal, quotient);
    // Without a rest the quotient is exact, and may be -0; an infinity makes
    // the rest NaN.
    return rest == 0.0f || better != better ? quotient : better;
  }

private:
  float scale, reciprocal, multiplier;
};

/// A chunk's 8 values, already rounded to the activations' type, over scale.
template <class Divisor>
PRELUDE_DEVICE Words2 packF8Chunk(int32_t dtype, const float *x,
                                  const Divisor &scale) {
  float y[8];
#pragma unroll
  for (int i = 0; i < 8; ++i)
    y[i] = scale.divide(x[i]);
  return {{packF8(dtype, y), packF8(dtype, y + 4)}};
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_ELEMENTS_H
