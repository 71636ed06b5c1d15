//===- QuickPass-inl.h - Passes over bf16 rows in range ---------*- C++ -*-===//
//
// The passes of Pass-inl.h for bf16 rows whose values lie in a wide middle
// range of the exponents, with the same results in half the work. Rows, weights
// and factors are tested, and what lies outside takes the general pass.
//
// Rounding. For x with 2^-126 <= |x| < 2^111,
//   t = RN(65535 x),  r = RN(65536 x - t)
// is x rounded to the 8 bits of bf16, to nearest even: t is a multiple of
// 2^(e-7), e being the exponent of x, so that the difference is one as well,
// and it lies within half of that of x. A fused multiply-subtract gives r
// exactly. Where x = a * c is a product of two bf16 numbers, 65535 c and 65536
// c are f32 numbers, and product and rounding together take these two
// operations. +0 gives +0, but so does -0; infinity gives NaN; below 2^-126 r
// is wrong.
//
// Range. These bounds keep every number that is rounded in that domain:
//   row     |x| in [2^-63, 2^65)
//   rstd    in [2^-12, 2^20]; |x * rstd| is at least 2^-75, and below 2^5, as a
//           row's normed elements are below the square root of its length
//   weight  |w| in [2^-10, 2^16]: the norm's result is in [2^-85, 2^21]
//   cos     |c| in [2^-16, 2^16]: a * c is in [2^-101, 2^81]
//   sin     zero, or |s| in [2^-32, 2^16]: b * s is zero or in [2^-117, 2^81]
// So a * c is never zero, and the sign of a zero b * s is not seen. A sum of
// two products of at least 2^-102 is a multiple of 2^-125, and therefore +0 or
// normal; any other sum is about a * c.
//
// Order. A vector holds the even or the odd elements of a block, as one
// operation each takes these from packed bf16, and two put them back. Weights
// and factors are kept in that order.
//
// Included once per SIMD target by Highway's foreach_target.
//
//===----------------------------------------------------------------------===//

#if defined(PRELUDE_KERNELS_CPU_QUICKPASS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef PRELUDE_KERNELS_CPU_QUICKPASS_INL_H
#undef PRELUDE_KERNELS_CPU_QUICKPASS_INL_H
#else
#define PRELUDE_KERNELS_CPU_QUICKPASS_INL_H
#endif

#include "kernels/cpu/CacheRows-inl.h"
#include "kernels/cpu/Pass-inl.h"

HWY_BEFORE_NAMESPACE();
namespace prelude {
namespace cpu {
namespace HWY_NAMESPACE {

// Without a fused multiply-subtract there is no gain. Pairs of bf16 are taken
// apart in the order of a little-endian machine.
#undef PRELUDE_QUICK_PASS
#if HWY_NATIVE_FMA && HWY_TARGET != HWY_SCALAR &&                              \
    __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define PRELUDE_QUICK_PASS 1
#else
#define PRELUDE_QUICK_PASS 0
#endif

/// Rows that are tested, and later passed, together.
constexpr int64_t quickRows = 4;

#if PRELUDE_QUICK_PASS

/// Calls body(tag, index) for blocks of twice the tag's lanes that cover
/// [0, count), a multiple of 8.
template <class Body>
HWY_INLINE void forEachQuickBlock(int64_t count, const Body &body) {
  using Middle = hn::CappedTag<float, 8>;
  constexpr int64_t wide = 2 * hn::MaxLanes(Wide());
  constexpr int64_t middle = 2 * hn::MaxLanes(Middle());
  constexpr int64_t narrow = 2 * hn::MaxLanes(Narrow());
  int64_t i = 0;
  for (; i + wide <= count; i += wide)
    body(Wide(), i);
  if constexpr (middle != wide)
    for (; i + middle <= count; i += middle)
      body(Middle(), i);
  if constexpr (narrow != middle)
    for (; i < count; i += narrow)
      body(Narrow(), i);
}

/// Calls body(first, count) for the parts of a row that a rotation treats
/// differently, in each of which blocks begin anew.
template <class Body>
HWY_INLINE void forEachSegment(int64_t size, int64_t offset, int64_t rotaryDim,
                               bool neox, const Body &body) {
  const int64_t end = offset + rotaryDim, middle = offset + rotaryDim / 2;
  if (offset != 0)
    body(int64_t(0), offset);
  if (neox && rotaryDim != 0) {
    body(offset, middle - offset);
    body(middle, end - middle);
  } else if (rotaryDim != 0) {
    body(offset, rotaryDim);
  }
  if (end != size)
    body(end, size - end);
}

/// The factors of a part's weight. They stand in the order in which a pass
/// needs them: for each vector of a block, c itself where the product isn't
/// rounded, otherwise 65535 c and 65536 c.
struct QuickWeight {
  HWY_ALIGN float values[2 * maxHeadSize];
};

/// The same for a token's rotation, cos and sin in turns: as in Factors, but
/// neox and gptj alike, x = a * c - b * s and y = b * c + a * s for a pair
/// (a, b).
struct QuickFactors {
  HWY_ALIGN float values[2 * maxHeadSize];
};

/// Evenly spaced rows and what a quick pass needs beside them.
struct QuickPass {
  int64_t size = 0;
  int64_t rotaryOffset = 0;
  int64_t rotaryDim = 0;
  int64_t count = 0;
  const char *from = nullptr;
  char *to = nullptr;
  int64_t fromStride = 0;
  int64_t toStride = 0;
  float rstd[quickRows];
  const QuickWeight *weight = nullptr;
  const QuickFactors *factors = nullptr;
  /// Rows to fetch from memory meanwhile, those of a later batch, as spread out
  /// as this one's, and lines of anything else, one for each row.
  uintptr_t readAhead = 0, writeAhead = 0, linesAhead = 0;
  int64_t writeAheadStride = 0;
};

/// The even and the odd elements of a block.
template <class D>
struct Halves {
  hn::Vec<D> even, odd;
};

template <class D>
HWY_INLINE Halves<D> loadHalves(D d, const uint16_t *p) {
  const U32<D> du;
  const hn::Repartition<uint16_t, D> d16;
  const auto bits = hn::BitCast(du, hn::LoadU(d16, p));
  return {hn::BitCast(d, hn::ShiftLeft<16>(bits)),
          hn::BitCast(d, hn::And(bits, hn::Set(du, 0xFFFF0000u)))};
}

template <class D>
HWY_INLINE hn::Vec<D> roundQuick(D d, hn::Vec<D> x) {
  return hn::MulSub(x, hn::Set(d, 65536.0f), hn::Mul(x, hn::Set(d, 65535.0f)));
}

/// A factor of a product that is rounded or not.
template <bool rounded, class D>
struct QuickFactor {
  static constexpr int64_t vectors = rounded ? 2 : 1;
  hn::Vec<D> low, high;

  HWY_INLINE QuickFactor(D d, const float *from)
      : low(hn::LoadU(d, from)), high(low) {
    if constexpr (rounded)
      high = hn::LoadU(d, from + hn::MaxLanes(D()));
  }
  HWY_INLINE hn::Vec<D> multiply(hn::Vec<D> x) const {
    if constexpr (rounded)
      return hn::MulSub(x, high, hn::Mul(x, low));
    else
      return hn::Mul(x, low);
  }
};

/// Stores rounded elements, the lower halves of which are zero.
template <class D>
HWY_INLINE void storeHalves(D d, hn::Vec<D> even, hn::Vec<D> odd, uint16_t *p) {
  const U32<D> du;
  const hn::Repartition<uint16_t, D> d16;
  const auto low = hn::ShiftRight<16>(hn::BitCast(du, even));
  hn::StoreU(hn::BitCast(d16, hn::Or(hn::BitCast(du, odd), low)), d16, p);
}

/// One row of a quick pass.
template <Norm norm>
struct QuickRow {
  const uint16_t *from;
  uint16_t *to;
  float rstd;
  const float *weight;

  HWY_INLINE QuickRow(const QuickPass &pass, int64_t row)
      : from(reinterpret_cast<const uint16_t *>(pass.from +
                                                row * pass.fromStride)),
        to(reinterpret_cast<uint16_t *>(pass.to + row * pass.toStride)),
        rstd(pass.rstd[row]), weight(pass.weight->values) {}

  /// The norm of a vector in a block; `i` counts lanes.
  template <class D>
  HWY_INLINE hn::Vec<D> normalize(D d, hn::Vec<D> x, int64_t i) const {
    if constexpr (norm == Norm::None)
      return x;
    using Factor = QuickFactor<norm == Norm::Stepwise, D>;
    const Factor w(d, weight + Factor::vectors * i);
    x = hn::Mul(x, hn::Set(d, rstd));
    if constexpr (norm == Norm::Stepwise)
      return w.multiply(roundQuick(d, x));
    else
      return roundQuick(d, w.multiply(x));
  }
  template <class D>
  HWY_INLINE Halves<D> load(D d, int64_t i) const {
    constexpr int64_t lanes = hn::MaxLanes(D());
    const auto x = loadHalves(d, from + i);
    return {normalize(d, x.even, i), normalize(d, x.odd, i + lanes)};
  }

  /// Elements that only the norm changes.
  HWY_INLINE void keep(int64_t first, int64_t count) const {
    const QuickRow row = *this;
    forEachQuickBlock(count, [=](auto d, int64_t i) HWY_ATTR {
      const auto x = row.load(d, first + i);
      storeHalves(d, x.even, x.odd, row.to + first + i);
    });
  }

  template <class D>
  HWY_INLINE void storeRounded(D d, hn::Vec<D> even, hn::Vec<D> odd,
                               int64_t i) const {
    storeHalves(d, roundQuick(d, even), roundQuick(d, odd), to + i);
  }
};

/// A vector of pairs, rotated; `i` counts pairs.
template <bool stepwise, class D>
HWY_INLINE Halves<D> rotateQuick(D d, hn::Vec<D> a, hn::Vec<D> b,
                                 const float *factors, int64_t i) {
  using Factor = QuickFactor<stepwise, D>;
  constexpr int64_t vectors = Factor::vectors, lanes = hn::MaxLanes(D());
  const Factor c(d, factors + 2 * vectors * i);
  const Factor s(d, factors + 2 * vectors * i + vectors * lanes);
  return {hn::Sub(c.multiply(a), s.multiply(b)),
          hn::Add(c.multiply(b), s.multiply(a))};
}

template <Norm norm, bool stepwise>
HWY_INLINE void rotateQuickNeox(QuickRow<norm> row, const float *factors,
                                int64_t offset, int64_t width) {
  const int64_t low = offset, high = offset + width / 2;
  forEachQuickBlock(width / 2, [=](auto d, int64_t i) HWY_ATTR {
    constexpr int64_t lanes = hn::MaxLanes(decltype(d)());
    const auto a = row.load(d, low + i), b = row.load(d, high + i);
    const auto even = rotateQuick<stepwise>(d, a.even, b.even, factors, i);
    const auto odd = rotateQuick<stepwise>(d, a.odd, b.odd, factors, i + lanes);
    row.storeRounded(d, even.even, odd.even, low + i);
    row.storeRounded(d, even.odd, odd.odd, high + i);
  });
}

template <Norm norm, bool stepwise>
HWY_INLINE void rotateQuickGptj(QuickRow<norm> row, const float *factors,
                                int64_t offset, int64_t width) {
  forEachQuickBlock(width, [=](auto d, int64_t i) HWY_ATTR {
    const auto x = row.load(d, offset + i);
    const auto y = rotateQuick<stepwise>(d, x.even, x.odd, factors, i / 2);
    row.storeRounded(d, y.even, y.odd, offset + i);
  });
}

template <Norm norm, Rotation rotation>
HWY_INLINE void runQuickRows(const QuickPass &pass, int64_t size,
                             int64_t offset, int64_t width) {
  const int64_t count = pass.count;
  for (int64_t i = 0; i < count; ++i) {
    const QuickRow<norm> row(pass, i);
    prefetch(pass.readAhead + uintptr_t(i * pass.fromStride), size * 2);
    prefetch(pass.writeAhead + uintptr_t(i * pass.writeAheadStride), size * 2);
    prefetch(pass.linesAhead + uintptr_t(i * 64), 64);
    if constexpr (rotation == Rotation::None) {
      row.keep(0, size);
    } else {
      const float *factors = pass.factors->values;
      if constexpr (rotation == Rotation::NeoxOnce)
        rotateQuickNeox<norm, false>(row, factors, offset, width);
      else if constexpr (rotation == Rotation::NeoxStepwise)
        rotateQuickNeox<norm, true>(row, factors, offset, width);
      else if constexpr (rotation == Rotation::GptjOnce)
        rotateQuickGptj<norm, false>(row, factors, offset, width);
      else
        rotateQuickGptj<norm, true>(row, factors, offset, width);
      if (offset != 0)
        row.keep(0, offset);
      if (offset + width != size)
        row.keep(offset + width, size - offset - width);
    }
  }
}

template <Norm norm, Rotation rotation>
void runQuickPass(const QuickPass &pass) {
  // Rows of the most common shape, with loops of known length.
  if (pass.size == 128 && pass.rotaryOffset == 0 &&
      (rotation == Rotation::None || pass.rotaryDim == 128))
    runQuickRows<norm, rotation>(pass, 128, 0, 128);
  else
    runQuickRows<norm, rotation>(pass, pass.size, pass.rotaryOffset,
                                 pass.rotaryDim);
}

using QuickFunction = void (*)(const QuickPass &);

template <Norm norm>
QuickFunction chooseQuickPass(Rotation rotation) {
  switch (rotation) {
  case Rotation::None:
    return runQuickPass<norm, Rotation::None>;
  case Rotation::NeoxOnce:
    return runQuickPass<norm, Rotation::NeoxOnce>;
  case Rotation::NeoxStepwise:
    return runQuickPass<norm, Rotation::NeoxStepwise>;
  case Rotation::GptjOnce:
    return runQuickPass<norm, Rotation::GptjOnce>;
  case Rotation::GptjStepwise:
    return runQuickPass<norm, Rotation::GptjStepwise>;
  }
  return nullptr;
}

HWY_INLINE QuickFunction chooseQuickPass(Norm norm, Rotation rotation) {
  switch (norm) {
  case Norm::None:
    return chooseQuickPass<Norm::None>(rotation);
  case Norm::Once:
    return chooseQuickPass<Norm::Once>(rotation);
  case Norm::Stepwise:
    return chooseQuickPass<Norm::Stepwise>(rotation);
  }
  return nullptr;
}

#endif // PRELUDE_QUICK_PASS

} // namespace HWY_NAMESPACE
} // namespace cpu
} // namespace prelude
HWY_AFTER_NAMESPACE();

#endif // PRELUDE_KERNELS_CPU_QUICKPASS_INL_H
