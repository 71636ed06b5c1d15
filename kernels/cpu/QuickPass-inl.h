//===- QuickPass-inl.h - Passes over bf16 rows in range ---------*- C++ -*-===//
//
// The passes of Pass-inl.h for bf16 rows whose values lie in a wide middle range
// of the exponents, with the same results in half the work. Rows, weights and
// factors are tested, and what lies outside takes the general pass.
//
// Rounding. For x with 2^-126 <= |x| < 2^111,
//   t = RN(65535 x),  r = RN(65536 x - t)
// is x rounded to the 8 bits of bf16, to nearest even: t is a multiple of
// 2^(e-7), e being the exponent of x, so that the difference is one as well, and
// it lies within half of that of x. A fused multiply-subtract gives r exactly.
// Where x = a * c is a product of two bf16 numbers, 65535 c and 65536 c are f32
// numbers, and product and rounding together take these two operations.
// +0 gives +0, but so does -0; infinity gives NaN; below 2^-126 r is wrong.
//
// Range. The bounds below keep every rounded value in that domain:
//   row     2^-63 <= |x|; below 2^65, or with a norm below 2^25 through rstd
//   rstd    in [2^-12, 2^20]: x * rstd is in [2^-75, 2^45]
//   weight  |w| in [2^-10, 2^16]: the norm's result is in [2^-85, 2^61]
//   cos     |c| in [2^-16, 2^16]: a * c is in [2^-101, 2^81]
//   sin     zero, or in [2^-32, 2^16]: b * s is zero or in [2^-117, 2^81]
// So a * c is never zero, and no zero that stands in its sum shows its sign.
// A sum in which both are at least 2^-102 is a multiple of 2^-126, thus +0 or
// normal; in any other, a * c outweighs b * s, and it is normal too.
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

/// Rows that are summed before the first of them is finished, as a sum takes
/// long to arrive.
constexpr int64_t quickRows = 4;

/// A factor c per element: c itself where the product isn't rounded, otherwise
/// 65535 c and 65536 c.
struct QuickFactor {
  const float *low = nullptr;
  const float *high = nullptr;
};

/// Up to quickRows rows and what a quick pass needs beside them. The factors
/// are as in Factors, neox and gptj alike: x = a * first - b * second,
/// y = b * third + a * fourth for a pair (a, b).
struct QuickPass {
  int64_t count = 0;
  const char *from[quickRows];
  char *to[quickRows];
  float rstd[quickRows];
  int64_t size = 0;
  int64_t rotaryOffset = 0;
  int64_t rotaryDim = 0;
  QuickFactor weight;
  QuickFactor first, second, third, fourth;
};

/// The quick passes of an operation's parts; most types have none.
template <class T>
class QuickPasses {
public:
  static constexpr bool exist = false;
};

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

template <bool rounded, class D>
HWY_INLINE hn::Vec<D> multiply(D d, hn::Vec<D> x, const QuickFactor &factor,
                               int64_t i) {
  const auto product = hn::Mul(x, hn::LoadU(d, factor.low + i));
  if constexpr (rounded)
    return hn::MulSub(x, hn::LoadU(d, factor.high + i), product);
  else
    return product;
}

/// Rounds and stores.
template <class D>
HWY_INLINE void storeHalves(D d, hn::Vec<D> even, hn::Vec<D> odd,
                            uint16_t *p) {
  const U32<D> du;
  const hn::Repartition<uint16_t, D> d16;
  const auto low = hn::ShiftRight<16>(hn::BitCast(du, roundQuick(d, even)));
  hn::StoreU(hn::OddEven(hn::BitCast(d16, roundQuick(d, odd)),
                         hn::BitCast(d16, low)),
             d16, p);
}

/// One row of a quick pass.
template <Norm norm>
struct QuickRow {
  const uint16_t *from;
  uint16_t *to;
  float rstd;
  QuickFactor weight;

  HWY_INLINE QuickRow(const QuickPass &pass, int64_t row)
      : from(reinterpret_cast<const uint16_t *>(pass.from[row])),
        to(reinterpret_cast<uint16_t *>(pass.to[row])), rstd(pass.rstd[row]),
        weight(pass.weight) {}

  /// The norm of an element, its last rounding left out.
  template <class D>
  HWY_INLINE hn::Vec<D> normalize(D d, hn::Vec<D> x, int64_t i) const {
    if constexpr (norm == Norm::None)
      return x;
    x = hn::Mul(x, hn::Set(d, rstd));
    if constexpr (norm == Norm::Stepwise)
      x = roundQuick(d, x);
    return hn::Mul(x, hn::LoadU(d, weight.low + i));
  }
  /// The same for the rotation: rounded.
  template <class D>
  HWY_INLINE hn::Vec<D> normalizeRounded(D d, hn::Vec<D> x, int64_t i) const {
    if constexpr (norm == Norm::None)
      return x;
    x = hn::Mul(x, hn::Set(d, rstd));
    if constexpr (norm == Norm::Stepwise)
      return multiply<true>(d, roundQuick(d, x), weight, i);
    else
      return roundQuick(d, hn::Mul(x, hn::LoadU(d, weight.low + i)));
  }
  template <class D>
  HWY_INLINE Halves<D> load(D d, int64_t i) const {
    constexpr int64_t lanes = hn::MaxLanes(D());
    const auto x = loadHalves(d, from + i);
    return {normalizeRounded(d, x.even, i),
            normalizeRounded(d, x.odd, i + lanes)};
  }

  /// Elements that only the norm changes.
  HWY_INLINE void keep(int64_t first, int64_t count) const {
    const QuickRow row = *this;
    forEachQuickBlock(count, [=](auto d, int64_t i) HWY_ATTR {
      constexpr int64_t lanes = hn::MaxLanes(decltype(d)());
      i += first;
      const auto x = loadHalves(d, row.from + i);
      if constexpr (norm == Norm::Stepwise) {
        // Rounded twice the same is rounded once.
        const hn::Repartition<uint16_t, decltype(d)> d16;
        const hn::RebindToUnsigned<decltype(d)> du;
        const auto even = row.normalizeRounded(d, x.even, i);
        const auto odd = row.normalizeRounded(d, x.odd, i + lanes);
        hn::StoreU(
            hn::OddEven(hn::BitCast(d16, odd),
                        hn::BitCast(d16, hn::ShiftRight<16>(
                                             hn::BitCast(du, even)))),
            d16, row.to + i);
      } else if constexpr (norm == Norm::Once) {
        storeHalves(d, row.normalize(d, x.even, i),
                    row.normalize(d, x.odd, i + lanes), row.to + i);
      } else {
        const hn::Repartition<uint16_t, decltype(d)> d16;
        hn::StoreU(hn::LoadU(d16, row.from + i), d16, row.to + i);
      }
    });
  }
};

/// A pair, rotated.
template <bool stepwise, class D>
HWY_INLINE Halves<D> rotateQuick(D d, hn::Vec<D> a, hn::Vec<D> b,
                                 const QuickPass &pass, int64_t i) {
  return {hn::Sub(multiply<stepwise>(d, a, pass.first, i),
                  multiply<stepwise>(d, b, pass.second, i)),
          hn::Add(multiply<stepwise>(d, b, pass.third, i),
                  multiply<stepwise>(d, a, pass.fourth, i))};
}

template <Norm norm, bool stepwise>
HWY_INLINE void rotateQuickNeox(const QuickRow<norm> &row,
                                const QuickPass &pass) {
  const int64_t half = pass.rotaryDim / 2;
  const int64_t low = pass.rotaryOffset, high = low + half;
  forEachQuickBlock(half, [&](auto d, int64_t i) HWY_ATTR {
    constexpr int64_t lanes = hn::MaxLanes(decltype(d)());
    const auto a = row.load(d, low + i), b = row.load(d, high + i);
    const auto even = rotateQuick<stepwise>(d, a.even, b.even, pass, i);
    const auto odd = rotateQuick<stepwise>(d, a.odd, b.odd, pass, i + lanes);
    storeHalves(d, even.even, odd.even, row.to + low + i);
    storeHalves(d, even.odd, odd.odd, row.to + high + i);
  });
}

template <Norm norm, bool stepwise>
HWY_INLINE void rotateQuickGptj(const QuickRow<norm> &row,
                                const QuickPass &pass) {
  const int64_t offset = pass.rotaryOffset;
  forEachQuickBlock(pass.rotaryDim, [&](auto d, int64_t i) HWY_ATTR {
    const auto x = row.load(d, offset + i);
    const auto y = rotateQuick<stepwise>(d, x.even, x.odd, pass, i / 2);
    storeHalves(d, y.even, y.odd, row.to + offset + i);
  });
}

template <Norm norm, Rotation rotation>
void runQuickPass(const QuickPass &pass) {
  for (int64_t i = 0; i < pass.count; ++i) {
    const QuickRow<norm> row(pass, i);
    if constexpr (rotation == Rotation::None) {
      row.keep(0, pass.size);
      continue;
    }
    if constexpr (rotation == Rotation::NeoxOnce)
      rotateQuickNeox<norm, false>(row, pass);
    else if constexpr (rotation == Rotation::NeoxStepwise)
      rotateQuickNeox<norm, true>(row, pass);
    else if constexpr (rotation == Rotation::GptjOnce)
      rotateQuickGptj<norm, false>(row, pass);
    else if constexpr (rotation == Rotation::GptjStepwise)
      rotateQuickGptj<norm, true>(row, pass);
    const int64_t end = pass.rotaryOffset + pass.rotaryDim;
    if (pass.rotaryOffset != 0)
      row.keep(0, pass.rotaryOffset);
    if (end != pass.size)
      row.keep(end, pass.size - end);
  }
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

/// Tests a row of bf16 (in its exponents: all in [2^-63, 2^65)) and sums its
/// squares in the order of Squares. The square of a bf16 number in that range
/// is exact, so that fusing it with the addition changes nothing. Where the
/// test fails, the sum may be wrong.
HWY_INLINE bool testAndSum(const char *from, int64_t size, float &sum) {
  const auto *data = reinterpret_cast<const uint16_t *>(from);
  const Wide d;
  const hn::Repartition<uint16_t, Wide> d16;
  constexpr int64_t lanes = hn::MaxLanes(Wide());
  constexpr int64_t vectors = 32 / (2 * lanes);
  hn::Vec<Wide> even[vectors], odd[vectors];
  for (int64_t j = 0; j < vectors; ++j)
    even[j] = odd[j] = hn::Zero(d);
  // Adding 64 to the exponent sets its highest bit where it was in range.
  const auto bias = hn::Set(d16, uint16_t(0x2000));
  const auto inRange = hn::Set(d16, uint16_t(0x4000));
  auto bits = inRange;
  int64_t i = 0;
  for (; i + 32 <= size; i += 32)
    for (int64_t j = 0; j < vectors; ++j) {
      const uint16_t *p = data + i + j * 2 * lanes;
      const auto x = loadHalves(d, p);
      even[j] = hn::MulAdd(x.even, x.even, even[j]);
      odd[j] = hn::MulAdd(x.odd, x.odd, odd[j]);
      bits = hn::And(bits, hn::Add(hn::LoadU(d16, p), bias));
    }
  if (i < size) {
    // Zeros for the sum, ones for the test.
    HWY_ALIGN uint16_t zeros[32] = {0};
    HWY_ALIGN uint16_t ones[32];
    for (uint16_t &one : ones)
      one = 0x3F80;
    std::memcpy(zeros, data + i, (size - i) * 2);
    std::memcpy(ones, data + i, (size - i) * 2);
    for (int64_t j = 0; j < vectors; ++j) {
      const auto x = loadHalves(d, zeros + j * 2 * lanes);
      even[j] = hn::MulAdd(x.even, x.even, even[j]);
      odd[j] = hn::MulAdd(x.odd, x.odd, odd[j]);
      bits =
          hn::And(bits, hn::Add(hn::Load(d16, ones + j * 2 * lanes), bias));
    }
  }
  sum = Squares::reduce(even) + Squares::reduce(odd);
  return hn::AllTrue(d16, hn::TestBit(bits, inRange));
}

/// The same without the sum.
HWY_INLINE bool testRow(const char *from, int64_t size) {
  const auto *data = reinterpret_cast<const uint16_t *>(from);
  const hn::Repartition<uint16_t, Wide> d16;
  constexpr int64_t lanes = hn::MaxLanes(d16);
  const auto bias = hn::Set(d16, uint16_t(0x2000));
  const auto inRange = hn::Set(d16, uint16_t(0x4000));
  auto bits = inRange;
  int64_t i = 0;
  for (; i + lanes <= size; i += lanes)
    bits = hn::And(bits, hn::Add(hn::LoadU(d16, data + i), bias));
  bool tame = hn::AllTrue(d16, hn::TestBit(bits, inRange));
  for (; i < size; ++i)
    tame &= ((data[i] + 0x2000) & 0x4000) != 0;
  return tame;
}

/// low, high = a QuickFactor of `count` values, a multiple of 4; blocks, which
/// make a multiple of 8, are taken apart where `split`.
template <bool split>
HWY_INLINE void makeQuickFactor(const float *values, int64_t count,
                                bool rounded, float *low, float *high) {
  const auto store = [=](auto d, auto x, int64_t i) HWY_ATTR {
    if (rounded) {
      hn::StoreU(hn::Mul(x, hn::Set(d, 65536.0f)), d, high + i);
      x = hn::Mul(x, hn::Set(d, 65535.0f));
    }
    hn::StoreU(x, d, low + i);
  };
  if constexpr (split)
    forEachQuickBlock(count, [=](auto d, int64_t i) HWY_ATTR {
      constexpr int64_t lanes = hn::MaxLanes(decltype(d)());
      const auto x = hn::LoadU(d, values + i);
      const auto y = hn::LoadU(d, values + i + lanes);
      store(d, hn::ConcatEven(d, y, x), i);
      store(d, hn::ConcatOdd(d, y, x), i + lanes);
    });
  else
    forEachVector(count, [=](auto d, int64_t i) HWY_ATTR {
      store(d, hn::LoadU(d, values + i), i);
    });
}

/// Whether all values have a magnitude in [least, most], or are zero (where
/// `zero`), and are bf16 numbers (where `exact`).
HWY_INLINE bool isQuick(const float *values, int64_t count, float least,
                        float most, bool zero, bool exact) {
  bool quick = true;
  forEachVector(count, [&](auto d, int64_t i) HWY_ATTR {
    const hn::RebindToUnsigned<decltype(d)> du;
    const auto x = hn::LoadU(d, values + i), magnitude = hn::Abs(x);
    auto good = hn::And(hn::Ge(magnitude, hn::Set(d, least)),
                        hn::Le(magnitude, hn::Set(d, most)));
    if (zero)
      good = hn::Or(good, hn::Eq(x, hn::Zero(d)));
    const auto rest = hn::And(hn::BitCast(du, x),
                              hn::Set(du, exact ? 0xFFFFu : 0u));
    quick &= hn::AllTrue(d, good) &&
             hn::AllTrue(du, hn::Eq(rest, hn::Zero(du)));
  });
  return quick;
}

/// What all rows of a part share: whether it has a quick pass, and its weight.
class QuickWeight {
public:
  /// Takes the weights in f32, null where the part has no norm.
  bool build(const float *weights, int64_t size, const Rope *rope, Norm norm) {
    int64_t offset = 0, width = 0;
    bool neox = false;
    if (rope) {
      offset = rope->spec.rotary_offset;
      width = rope->spec.rotary_dim;
      neox = rope->spec.style == PRELUDE_ROPE_STYLE_NEOX;
      if (offset % 8 || width % (neox ? 16 : 8))
        return false;
    }
    if (size % 8)
      return false;
    if (norm == Norm::None)
      return true;
    bool rounded = norm == Norm::Stepwise;
    if (!isQuick(weights, size, 0x1p-10f, 0x1p16f, false, rounded))
      return false;
    forEachSegment(size, offset, width, neox,
                   [&](int64_t first, int64_t count) HWY_ATTR {
                     makeQuickFactor<true>(weights + first, count, rounded,
                                           low + first, high + first);
                   });
    return true;
  }
  QuickFactor get() const { return {low, high}; }

private:
  HWY_ALIGN float low[maxHeadSize];
  HWY_ALIGN float high[maxHeadSize];
};

/// The rotation factors of a token.
class QuickRotation {
public:
  /// Sets the factors of `pass`, which stay valid until the next call. False
  /// where some are out of range.
  bool build(const Rope &rope, const Factors &factors, QuickPass &pass) {
    const int64_t half = rope.spec.rotary_dim / 2;
    const bool rounded = rope.spec.rounding == PRELUDE_ROUNDING_STEPWISE;
    Factors f = factors;
    const bool neox = rope.spec.style == PRELUDE_ROPE_STYLE_NEOX;
    if (!neox)
      f = separate(factors, half, rope.wide);
    const bool same = f.third == f.first;
    if (!isQuick(f.first, half, 0x1p-16f, 0x1p16f, false, rounded) ||
        !isQuick(f.second, half, 0x1p-32f, 0x1p16f, true, rounded))
      return false;
    if (!same && (!isQuick(f.third, half, 0x1p-16f, 0x1p16f, false, rounded) ||
                  !isQuick(f.fourth, half, 0x1p-32f, 0x1p16f, true, rounded)))
      return false;
    const float *from[4] = {f.first, f.second, f.third, f.fourth};
    for (int i = 0; i < (same ? 2 : 4); ++i)
      if (neox)
        makeQuickFactor<true>(from[i], half, rounded, low[i], high[i]);
      else
        makeQuickFactor<false>(from[i], half, rounded, low[i], high[i]);
    pass.first = {low[0], high[0]};
    pass.second = {low[1], high[1]};
    pass.third = same ? pass.first : QuickFactor{low[2], high[2]};
    pass.fourth = same ? pass.second : QuickFactor{low[3], high[3]};
    return true;
  }

private:
  /// The factors of neighbouring pairs, one array each.
  Factors separate(const Factors &factors, int64_t half, bool wide) {
    const Narrow d;
    constexpr int64_t lanes = hn::MaxLanes(Narrow());
    for (int64_t i = 0; i < half; i += lanes) {
      const auto c0 = hn::LoadU(d, factors.first + 2 * i);
      const auto c1 = hn::LoadU(d, factors.first + 2 * i + lanes);
      const auto s0 = hn::LoadU(d, factors.second + 2 * i);
      const auto s1 = hn::LoadU(d, factors.second + 2 * i + lanes);
      hn::StoreU(hn::ConcatEven(d, c1, c0), d, apart[0] + i);
      hn::StoreU(hn::Neg(hn::ConcatEven(d, s1, s0)), d, apart[1] + i);
      hn::StoreU(hn::ConcatOdd(d, c1, c0), d, apart[2] + i);
      hn::StoreU(hn::ConcatOdd(d, s1, s0), d, apart[3] + i);
    }
    if (!wide)
      return {apart[0], apart[1], apart[0], apart[1]};
    return {apart[0], apart[1], apart[2], apart[3]};
  }

  HWY_ALIGN float low[4][maxHeadSize / 2];
  HWY_ALIGN float high[4][maxHeadSize / 2];
  HWY_ALIGN float apart[4][maxHeadSize / 2];
};

template <>
class QuickPasses<BF16> {
public:
  static constexpr bool exist = true;

  /// Prepares part `i`; `weights` in f32, null where it has no norm.
  void addPart(int i, const float *weights, int64_t size, const Rope *rope,
               Norm norm, Rotation rotation) {
    if (!this->weights[i].build(weights, size, rope, norm))
      return;
    functions[i] = chooseQuickPass(norm, rotation);
    anyRope |= rope != nullptr;
  }

  /// Prepares the factors of a token that has all its positions in range.
  void setFactors(const Rope &rope, const Factors &factors) {
    rotates = anyRope && rotation.build(rope, factors, pass);
  }
  void noFactors() { rotates = false; }

  /// Whether rows of part `i` of this token can go this way.
  bool has(int i, bool rope) const {
    return functions[i] && (rotates || !rope);
  }

  /// Begins a pass over rows of part `i`.
  QuickPass &begin(int i) {
    pass.count = 0;
    pass.weight = weights[i].get();
    return pass;
  }
  /// Adds a row unless it is out of range.
  bool add(const char *from, char *to, bool hasNorm, float eps) {
    if (hasNorm) {
      float sum;
      bool inRange = testAndSum(from, pass.size, sum);
      float rstd = getRstd(sum, pass.size, eps);
      if (!inRange || !(rstd >= 0x1p-12f && rstd <= 0x1p20f))
        return false;
      pass.rstd[pass.count] = rstd;
    } else if (!testRow(from, pass.size)) {
      return false;
    }
    pass.from[pass.count] = from;
    pass.to[pass.count++] = to;
    return true;
  }
  void run(int i) const { functions[i](pass); }

private:
  QuickFunction functions[4] = {};
  QuickWeight weights[4];
  QuickRotation rotation;
  QuickPass pass;
  bool anyRope = false;
  bool rotates = false;
};

#endif // PRELUDE_QUICK_PASS

} // namespace HWY_NAMESPACE
} // namespace cpu
} // namespace prelude
HWY_AFTER_NAMESPACE();

#endif // PRELUDE_KERNELS_CPU_QUICKPASS_INL_H
