//===- Convert-inl.h - Storage types and f32 -------------------*- C++ -*-===//
//
// Vector conversions between the storage types and f32, written in integer
// arithmetic so that they give the same bits on every SIMD target: to nearest,
// ties to even, NaN stays NaN (always the same one), and fp8 saturates.
//
// Included once per SIMD target by Highway's foreach_target.
//
//===----------------------------------------------------------------------===//

#if defined(PRELUDE_KERNELS_CPU_CONVERT_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef PRELUDE_KERNELS_CPU_CONVERT_INL_H
#undef PRELUDE_KERNELS_CPU_CONVERT_INL_H
#else
#define PRELUDE_KERNELS_CPU_CONVERT_INL_H
#endif

#include "hwy/highway.h"

#include <cstdint>

HWY_BEFORE_NAMESPACE();
namespace prelude {
namespace cpu {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

template <class D>
using U32 = hn::RebindToUnsigned<D>;

// Each storage type has
//   load(d, p)        elements in f32
//   round(d, v)       the nearest value of the type, in f32
//   store(d, v, p)    stores rounded; NaN is stored as the type's one NaN, as
//                     which NaN an operation gives depends on operand order,
//                     which compilers may change
//   storeTame(d, v, p), storeTame2(d, v0, v1, p)
//                     the same for vectors of which the caller knows that NaN
//                     doesn't occur or is put right later; two at once is less
//                     work than one after the other
// Rounding and storing tame bf16 keeps any NaN a NaN whose lower 16 bits are
// zero. Those are all that arise from bf16 rows, default NaNs, and weights and
// tables that went through canonicalize.

/// Replaces every NaN by the default one.
template <class D>
HWY_INLINE hn::Vec<D> canonicalize(D d, hn::Vec<D> v) {
  const auto nan = hn::BitCast(d, hn::Set(U32<D>(), 0x7FC00000u));
  return hn::IfThenElse(hn::IsNaN(v), nan, v);
}

struct F32 {
  using Storage = float;
  static constexpr bool isF32 = true;

  template <class D>
  static HWY_INLINE hn::Vec<D> load(D d, const Storage *p) {
    return hn::LoadU(d, p);
  }
  template <class D>
  static HWY_INLINE hn::Vec<D> round(D, hn::Vec<D> v) {
    return v;
  }
  template <class D>
  static HWY_INLINE void store(D d, hn::Vec<D> v, Storage *p) {
    hn::StoreU(canonicalize(d, v), d, p);
  }
  template <class D>
  static HWY_INLINE hn::Vec<D> roundTame(D, hn::Vec<D> v) {
    return v;
  }
  template <class D>
  static HWY_INLINE void storeTame(D d, hn::Vec<D> v, Storage *p) {
    hn::StoreU(v, d, p);
  }
  template <class D>
  static HWY_INLINE void storeTame2(D d, hn::Vec<D> v0, hn::Vec<D> v1,
                                    Storage *p) {
    hn::StoreU(v0, d, p);
    hn::StoreU(v1, d, p + hn::MaxLanes(D()));
  }
};

struct BF16 {
  using Storage = uint16_t;
  static constexpr bool isF32 = false;

  template <class D>
  static HWY_INLINE hn::Vec<D> load(D d, const Storage *p) {
    const U32<D> du;
    const hn::Rebind<uint16_t, D> d16;
    return hn::BitCast(d,
                       hn::ShiftLeft<16>(hn::PromoteTo(du, hn::LoadU(d16, p))));
  }
  /// The nearest bf16 in the upper half; the lower half is left over.
  template <class D>
  static HWY_INLINE hn::Vec<U32<D>> roundBits(D d, hn::Vec<D> v) {
    (void)d;
    const U32<D> du;
    const auto bits = hn::BitCast(du, v);
    // Just under half of the unit, or half where the result would be odd.
    const auto under = hn::Add(bits, hn::Set(du, 0x7FFFu));
#if HWY_TARGET == HWY_AVX3
    // A masked addition.
    const auto odd = hn::TestBit(bits, hn::Set(du, 0x10000u));
    return hn::IfThenElse(odd, hn::Add(under, hn::Set(du, 1u)), under);
#else
    return hn::Add(under, hn::And(hn::ShiftRight<16>(bits), hn::Set(du, 1u)));
#endif
  }
  template <class D>
  static HWY_INLINE hn::Vec<D> roundTame(D d, hn::Vec<D> v) {
    return hn::BitCast(
        d, hn::And(roundBits(d, v), hn::Set(U32<D>(), 0xFFFF0000u)));
  }
  template <class D>
  static HWY_INLINE hn::Vec<D> round(D d, hn::Vec<D> v) {
    return roundTame(d, canonicalize(d, v));
  }
  template <class D>
  static HWY_INLINE void storeTame(D d, hn::Vec<D> v, Storage *p) {
    const hn::Rebind<uint16_t, D> d16;
    hn::StoreU(hn::TruncateTo(d16, hn::ShiftRight<16>(roundBits(d, v))), d16,
               p);
  }
  template <class D>
  static HWY_INLINE void store(D d, hn::Vec<D> v, Storage *p) {
    storeTame(d, canonicalize(d, v), p);
  }
  template <class D>
  static HWY_INLINE void storeTame2(D d, hn::Vec<D> v0, hn::Vec<D> v1,
                                    Storage *p) {
#if HWY_TARGET == HWY_SCALAR
    storeTame(d, v0, p);
    storeTame(d, v1, p + 1);
#else
    const hn::Repartition<uint16_t, D> d16;
    hn::StoreU(hn::ConcatOdd(d16, hn::BitCast(d16, roundBits(d, v1)),
                             hn::BitCast(d16, roundBits(d, v0))),
               d16, p);
#endif
  }
};

/// The bits, without sign, of a non-negative number in a small float type with
/// M bits of mantissa and this exponent bias. The number must not lie beyond
/// what the type's exponent can say.
template <int M, int Bias, class D>
HWY_INLINE hn::Vec<U32<D>> narrowMagnitude(D d, hn::Vec<D> magnitude) {
  const U32<D> du;
  const auto bits = hn::BitCast(du, magnitude);
  // Normal: move the exponent, add just under half (or half, where odd).
  const auto odd = hn::And(hn::ShiftRight<23 - M>(bits), hn::Set(du, 1u));
  const auto bias = hn::Set(du, (uint32_t(Bias - 127) << 23) +
                                    ((uint32_t(1) << (22 - M)) - 1));
  const auto normal = hn::ShiftRight<23 - M>(hn::Add(hn::Add(bits, bias), odd));
  // Denormal: adding this makes the unit of the sum that of the type, so that
  // the addition rounds.
  const auto magic = hn::Set(du, uint32_t(127 + 24 - Bias - M) << 23);
  const auto denormal = hn::Sub(
      hn::BitCast(du, hn::Add(magnitude, hn::BitCast(d, magic))), magic);
  const auto smallest =
      hn::BitCast(d, hn::Set(du, uint32_t(127 + 1 - Bias) << 23));
  return hn::IfThenElse(hn::RebindMask(du, hn::Lt(magnitude, smallest)),
                        denormal, normal);
}

struct F16 {
  using Storage = uint16_t;
  static constexpr bool isF32 = false;

#if HWY_TARGET == HWY_AVX2 || HWY_TARGET == HWY_AVX3
  // These have exact conversions (F16C), except that NaN keeps its payload.
  template <class D>
  static HWY_INLINE hn::Vec<D> load(D d, const Storage *p) {
    const hn::Rebind<hwy::float16_t, D> dh;
    return hn::PromoteTo(
        d, hn::LoadU(dh, reinterpret_cast<const hwy::float16_t *>(p)));
  }
  template <class D>
  static HWY_INLINE hn::Vec<D> round(D d, hn::Vec<D> v) {
    const hn::Rebind<hwy::float16_t, D> dh;
    return hn::PromoteTo(d, hn::DemoteTo(dh, v));
  }
  template <class D>
  static HWY_INLINE void store(D d, hn::Vec<D> v, Storage *p) {
    storeTame(d, canonicalize(d, v), p);
  }
  template <class D>
  static HWY_INLINE void storeTame(D d, hn::Vec<D> v, Storage *p) {
    const hn::Rebind<hwy::float16_t, D> dh;
    hn::StoreU(hn::DemoteTo(dh, v), dh, reinterpret_cast<hwy::float16_t *>(p));
  }
#else
  template <class D>
  static HWY_INLINE hn::Vec<D> widen(D d, hn::Vec<U32<D>> half) {
    const U32<D> du;
    const hn::RebindToSigned<D> di;
    const auto magnitude = hn::And(half, hn::Set(du, 0x7FFFu));
    const auto sign = hn::ShiftLeft<16>(hn::And(half, hn::Set(du, 0x8000u)));
    const auto normal =
        hn::Add(hn::ShiftLeft<13>(magnitude), hn::Set(du, 112u << 23));
    // Infinity and NaN: the largest exponent.
    const auto special =
        hn::Or(hn::ShiftLeft<13>(magnitude), hn::Set(du, 0x7F800000u));
    // Denormal: the integer m means m * 2^-24; both factors are exact.
    const auto denormal =
        hn::BitCast(du, hn::Mul(hn::ConvertTo(d, hn::BitCast(di, magnitude)),
                                hn::Set(d, 0x1p-24f)));
    const auto signedMagnitude = hn::BitCast(di, magnitude);
    auto bits = hn::IfThenElse(
        hn::RebindMask(du, hn::Lt(signedMagnitude, hn::Set(di, 0x0400))),
        denormal, normal);
    bits = hn::IfThenElse(
        hn::RebindMask(du, hn::Gt(signedMagnitude, hn::Set(di, 0x7BFF))),
        special, bits);
    return hn::BitCast(d, hn::Or(bits, sign));
  }
  template <class D>
  static HWY_INLINE hn::Vec<U32<D>> narrow(D d, hn::Vec<D> v) {
    const U32<D> du;
    const auto magnitude = hn::Abs(v);
    const auto sign =
        hn::And(hn::ShiftRight<16>(hn::BitCast(du, v)), hn::Set(du, 0x8000u));
    auto bits = narrowMagnitude<10, 15>(d, magnitude);
    // From 2^16 on everything is infinity.
    bits = hn::IfThenElse(
        hn::RebindMask(du, hn::Ge(magnitude, hn::Set(d, 65536.0f))),
        hn::Set(du, 0x7C00u), bits);
    bits = hn::Or(bits, sign);
    return hn::IfThenElse(hn::RebindMask(du, hn::IsNaN(v)),
                          hn::Set(du, 0x7E00u), bits);
  }
  template <class D>
  static HWY_INLINE hn::Vec<D> load(D d, const Storage *p) {
    const hn::Rebind<uint16_t, D> d16;
    return widen(d, hn::PromoteTo(U32<D>(), hn::LoadU(d16, p)));
  }
  template <class D>
  static HWY_INLINE hn::Vec<D> round(D d, hn::Vec<D> v) {
    return widen(d, narrow(d, v));
  }
  template <class D>
  static HWY_INLINE void store(D d, hn::Vec<D> v, Storage *p) {
    const hn::Rebind<uint16_t, D> d16;
    hn::StoreU(hn::TruncateTo(d16, narrow(d, v)), d16, p);
  }
  template <class D>
  static HWY_INLINE void storeTame(D d, hn::Vec<D> v, Storage *p) {
    store(d, v, p);
  }
#endif
  template <class D>
  static HWY_INLINE hn::Vec<D> roundTame(D d, hn::Vec<D> v) {
    return round(d, v);
  }
  template <class D>
  static HWY_INLINE void storeTame2(D d, hn::Vec<D> v0, hn::Vec<D> v1,
                                    Storage *p) {
    storeTame(d, v0, p);
    storeTame(d, v1, p + hn::MaxLanes(D()));
  }
};

/// An fp8 type: saturating, one NaN. Only stored to.
template <int M, int Bias, uint32_t MaxBits, uint32_t NaN, bool NegativeZero>
struct F8 {
  using Storage = uint8_t;

  template <class D>
  static HWY_INLINE void store(D d, hn::Vec<D> v, Storage *p) {
    const U32<D> du;
    const hn::Rebind<uint8_t, D> d8;
    const auto max = hn::BitCast(d, hn::Set(du, MaxBits));
    const auto nan = hn::IsNaN(v);
    const auto magnitude =
        hn::IfThenElse(hn::Lt(hn::Abs(v), max), hn::Abs(v), max);
    auto bits = narrowMagnitude<M, Bias>(d, magnitude);
    auto sign =
        hn::And(hn::ShiftRight<24>(hn::BitCast(du, v)), hn::Set(du, 0x80u));
    if (!NegativeZero)
      sign = hn::IfThenZeroElse(hn::Eq(bits, hn::Zero(du)), sign);
    bits = hn::IfThenElse(hn::RebindMask(du, nan), hn::Set(du, NaN),
                          hn::Or(bits, sign));
    hn::StoreU(hn::TruncateTo(d8, bits), d8, p);
  }
};
using F8E4M3FN = F8<3, 7, 0x43E00000u /* 448 */, 0x7Fu, true>;
using F8E5M2 = F8<2, 15, 0x47600000u /* 57344 */, 0x7Fu, true>;
using F8E4M3FNUZ = F8<3, 8, 0x43700000u /* 240 */, 0x80u, false>;

} // namespace HWY_NAMESPACE
} // namespace cpu
} // namespace prelude
HWY_AFTER_NAMESPACE();

#endif // PRELUDE_KERNELS_CPU_CONVERT_INL_H
