//===- QuickRows-inl.h - Which rows take a quick pass -----------*- C++ -*-===//
//
// Tests rows, weights and factors for the ranges of QuickPass-inl.h, prepares
// weights and factors in the order of its passes, and runs batches of rows.
//
// Included once per SIMD target by Highway's foreach_target.
//
//===----------------------------------------------------------------------===//

#if defined(PRELUDE_KERNELS_CPU_QUICKROWS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef PRELUDE_KERNELS_CPU_QUICKROWS_INL_H
#undef PRELUDE_KERNELS_CPU_QUICKROWS_INL_H
#else
#define PRELUDE_KERNELS_CPU_QUICKROWS_INL_H
#endif

#include "kernels/cpu/QuickPass-inl.h"

HWY_BEFORE_NAMESPACE();
namespace prelude {
namespace cpu {
namespace HWY_NAMESPACE {

/// The quick passes of an operation's parts; most types have none.
template <class T>
class QuickPasses {
public:
  static constexpr bool exist = false;
};

#if PRELUDE_QUICK_PASS

/// Tests batches of rows.
class RowTest {
public:
  /// Whether the exponents of `count` rows are all in range. Where `norm`, so
  /// must be their rstd, which is stored.
  template <bool norm>
  HWY_INLINE bool run(const char *from, int64_t stride, int64_t count,
                      int64_t size, float eps, float *rstd) {
    Mask good = hn::Eq(hn::Zero(D16()), hn::Zero(D16()));
    // A loop of known length for the most common size.
    if (size == 128)
      for (int64_t r = 0; r < count; ++r)
        good = add<norm>(r, from + r * stride, 128, good);
    else
      for (int64_t r = 0; r < count; ++r)
        good = add<norm>(r, from + r * stride, size, good);
    bool all = hn::AllTrue(D16(), good);
    if constexpr (norm) {
      const Narrow d;
      const auto result = getRstds(size, eps);
      hn::StoreU(result, d, rstd);
      const auto good = hn::And(hn::Ge(result, hn::Set(d, 0x1p-12f)),
                                hn::Le(result, hn::Set(d, 0x1p20f)));
      all &= hn::AllTrue(d, hn::Or(good, hn::Not(hn::FirstN(d, count))));
    }
    return all;
  }

private:
  using D16 = hn::Repartition<uint16_t, Wide>;
  static constexpr int64_t lanes = hn::MaxLanes(Wide());
  static constexpr int64_t vectors = 32 / (2 * lanes);
  using Mask = hn::Mask<D16>;

  /// Whether |x| is at least 2^-63, as bit 5 or 6 of the exponent tells. It
  /// mustn't be 2^65 or more, where both are set: a norm finds that by its sum.
  template <bool sum>
  static HWY_INLINE Mask isInRange(hn::Vec<D16> x) {
    const D16 d;
    if constexpr (!sum)
      // Now bit 6 is set where just one was.
      x = hn::Add(x, hn::Set(d, uint16_t(0x2000)));
    const auto bits = hn::Set(d, uint16_t(sum ? 0x6000 : 0x4000));
    return hn::Ne(hn::And(x, bits), hn::Zero(d));
  }

  /// Tests row `r` and, where `sum`, sums its squares in the order of Squares.
  /// The square of a bf16 number in range is exact, so that fusing it with the
  /// addition changes nothing.
  template <bool sum>
  HWY_INLINE Mask add(int64_t r, const char *from, int64_t size, Mask good) {
    const auto *data = reinterpret_cast<const uint16_t *>(from);
    const Wide d;
    hn::Vec<Wide> e[vectors], o[vectors];
    for (int64_t j = 0; j < vectors; ++j)
      e[j] = o[j] = hn::Zero(d);
    const auto addVector = [&](const uint16_t *tested, const uint16_t *summed,
                               int64_t j) HWY_ATTR {
      good = hn::And(good, isInRange<sum>(hn::LoadU(D16(), tested)));
      if constexpr (sum) {
        const auto x = loadHalves(d, summed);
        e[j] = hn::MulAdd(x.even, x.even, e[j]);
        o[j] = hn::MulAdd(x.odd, x.odd, o[j]);
      }
    };
    int64_t i = 0;
    for (; i + 32 <= size; i += 32)
      for (int64_t j = 0; j < vectors; ++j)
        addVector(data + i + 2 * lanes * j, data + i + 2 * lanes * j, j);
    if (i < size) {
      HWY_ALIGN uint16_t zeros[32] = {0};
      HWY_ALIGN uint16_t ones[32];
      for (uint16_t &one : ones)
        one = 0x3F80;
      std::memcpy(zeros, data + i, (size - i) * 2);
      std::memcpy(ones, data + i, (size - i) * 2);
      for (int64_t j = 0; j < vectors; ++j)
        addVector(ones + 2 * lanes * j, zeros + 2 * lanes * j, j);
    }
    if constexpr (sum) {
      for (int64_t half = vectors / 2; half > 0; half /= 2)
        for (int64_t j = 0; j < half; ++j) {
          e[j] = hn::Add(e[j], e[j + half]);
          o[j] = hn::Add(o[j], o[j + half]);
        }
      hn::Store(e[0], d, even[r]);
      hn::Store(o[0], d, odd[r]);
    }
    return good;
  }

  /// rstd of quickRows rows, as prelude::getRstd gives it.
  HWY_INLINE hn::Vec<Narrow> getRstds(int64_t size, float eps) const {
    const Narrow d;
    auto sum = getSums();
    // Dividing by a power of two and multiplying by its inverse are the same.
    if ((size & (size - 1)) == 0)
      sum = hn::Mul(sum, hn::Set(d, 1.0f / float(size)));
    else
      sum = hn::Div(sum, hn::Set(d, float(size)));
    return hn::Div(hn::Set(d, 1.0f), hn::Sqrt(hn::Add(sum, hn::Set(d, eps))));
  }

  HWY_INLINE hn::Vec<Narrow> getSums() const {
#if HWY_TARGET == HWY_AVX3
    // Every step halves the partial sums of all rows, and puts those of two
    // rows into one vector.
    const Wide d;
    const hn::Half<Wide> d8;
    const hn::Repartition<double, Wide> d64;
    hn::Vec<Wide> sums[quickRows];
    for (int64_t r = 0; r < quickRows; ++r) {
      const auto e = hn::Load(d, even[r]), o = hn::Load(d, odd[r]);
      sums[r] =
          hn::Add(hn::ConcatLowerLower(d, o, e), hn::ConcatUpperUpper(d, o, e));
    }
    for (int64_t r = 0; r < quickRows; r += 2)
      sums[r] = hn::Add(
          hn::OddEvenBlocks(sums[r + 1], sums[r]),
          hn::SwapAdjacentBlocks(hn::OddEvenBlocks(sums[r], sums[r + 1])));
    const auto x = hn::BitCast(d64, sums[0]), y = hn::BitCast(d64, sums[2]);
    auto sum = hn::Add(hn::BitCast(d, hn::OddEven(y, x)),
                       hn::BitCast(d, hn::Shuffle01(hn::OddEven(x, y))));
    sum = hn::Add(sum, hn::Reverse2(d, sum));
    // Even elements are in the lower half, odd ones in the upper, of rows 0, 0,
    // 2, 2, 1, 1, 3, 3.
    const auto both = hn::Add(hn::LowerHalf(d8, sum), hn::UpperHalf(d8, sum));
    HWY_ALIGN static constexpr int32_t order[8] = {0, 4, 2, 6};
    return hn::LowerHalf(
        Narrow(), hn::TableLookupLanes(both, hn::SetTableIndices(d8, order)));
#else
    HWY_ALIGN float sums[quickRows];
    for (int64_t r = 0; r < quickRows; ++r) {
      hn::Vec<Wide> e[1] = {hn::Load(Wide(), even[r])};
      hn::Vec<Wide> o[1] = {hn::Load(Wide(), odd[r])};
      sums[r] = Squares::reduce(e) + Squares::reduce(o);
    }
    return hn::Load(Narrow(), sums);
#endif
  }

  HWY_ALIGN float even[quickRows][lanes] = {};
  HWY_ALIGN float odd[quickRows][lanes] = {};
};

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
    const auto rest =
        hn::And(hn::BitCast(du, x), hn::Set(du, exact ? 0xFFFFu : 0u));
    quick &=
        hn::AllTrue(d, good) && hn::AllTrue(du, hn::Eq(rest, hn::Zero(du)));
  });
  return quick;
}

/// Stores x, or 65535 x and 65536 x, at `to`.
template <class D>
HWY_INLINE void storeFactor(D d, hn::Vec<D> x, bool rounded, float *to) {
  if (!rounded) {
    hn::StoreU(x, d, to);
    return;
  }
  hn::StoreU(hn::Mul(x, hn::Set(d, 65535.0f)), d, to);
  hn::StoreU(hn::Mul(x, hn::Set(d, 65536.0f)), d, to + hn::MaxLanes(D()));
}

/// The weight of a part, `values` being null where it has no norm. False where
/// the part has no quick pass.
HWY_INLINE bool makeQuickWeight(const float *values, int64_t size,
                                const Rope *rope, Norm norm,
                                QuickWeight &weight) {
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
  const bool rounded = norm == Norm::Stepwise;
  const int64_t vectors = rounded ? 2 : 1;
  if (!isQuick(values, size, 0x1p-10f, 0x1p16f, false, rounded))
    return false;
  forEachSegment(
      size, offset, width, neox, [&](int64_t first, int64_t count) HWY_ATTR {
        forEachQuickBlock(count, [&](auto d, int64_t i) HWY_ATTR {
          constexpr int64_t lanes = hn::MaxLanes(decltype(d)());
          const auto x = hn::LoadU(d, values + first + i);
          const auto y = hn::LoadU(d, values + first + i + lanes);
          float *to = weight.values + vectors * (first + i);
          storeFactor(d, hn::ConcatEven(d, y, x), rounded, to);
          storeFactor(d, hn::ConcatOdd(d, y, x), rounded, to + vectors * lanes);
        });
      });
  return true;
}

/// The rotation factors of a token. False where some are out of range, or
/// where the elements of a pair have factors of their own.
HWY_INLINE bool makeQuickFactors(const Rope &rope, const Factors &factors,
                                 QuickFactors &quick) {
  const int64_t half = rope.spec.rotary_dim / 2;
  const bool rounded = rope.spec.rounding == PRELUDE_ROUNDING_STEPWISE;
  const int64_t vectors = rounded ? 2 : 1;
  const auto inRange = [=](const float *cos, const float *sin) HWY_ATTR {
    return isQuick(cos, half, 0x1p-16f, 0x1p16f, false, rounded) &&
           isQuick(sin, half, 0x1p-32f, 0x1p16f, true, rounded);
  };
  float *to = quick.values;
  if (rope.spec.style == PRELUDE_ROPE_STYLE_NEOX) {
    const float *cos = factors.first, *sin = factors.second;
    if ((factors.third != cos &&
         std::memcmp(factors.third, cos, half * sizeof(float)) != 0) ||
        (factors.fourth != sin &&
         std::memcmp(factors.fourth, sin, half * sizeof(float)) != 0) ||
        !inRange(cos, sin))
      return false;
    forEachQuickBlock(half, [=](auto d, int64_t i) HWY_ATTR {
      constexpr int64_t lanes = hn::MaxLanes(decltype(d)());
      const auto c0 = hn::LoadU(d, cos + i), c1 = hn::LoadU(d, cos + i + lanes);
      const auto s0 = hn::LoadU(d, sin + i), s1 = hn::LoadU(d, sin + i + lanes);
      float *even = to + 2 * vectors * i, *odd = even + 2 * vectors * lanes;
      storeFactor(d, hn::ConcatEven(d, c1, c0), rounded, even);
      storeFactor(d, hn::ConcatEven(d, s1, s0), rounded,
                  even + vectors * lanes);
      storeFactor(d, hn::ConcatOdd(d, c1, c0), rounded, odd);
      storeFactor(d, hn::ConcatOdd(d, s1, s0), rounded, odd + vectors * lanes);
    });
    return true;
  }
  // Interleaved: c c' ... and -s s' ...
  HWY_ALIGN float cos[maxHeadSize / 2];
  HWY_ALIGN float sin[maxHeadSize / 2];
  for (int64_t i = 0; i < half; ++i) {
    cos[i] = factors.first[2 * i];
    sin[i] = factors.second[2 * i + 1];
    if (cos[i] != factors.first[2 * i + 1] || -sin[i] != factors.second[2 * i])
      return false;
  }
  if (!inRange(cos, sin))
    return false;
  // Blocks of a row hold as many pairs as a vector has lanes.
  forEachQuickBlock(2 * half, [&](auto d, int64_t i) HWY_ATTR {
    constexpr int64_t lanes = hn::MaxLanes(decltype(d)());
    float *at = to + vectors * i;
    storeFactor(d, hn::Load(d, cos + i / 2), rounded, at);
    storeFactor(d, hn::Load(d, sin + i / 2), rounded, at + vectors * lanes);
  });
  return true;
}

/// A batch of rows is passed when the next one has been tested, as sums take
/// long to arrive; also across parts and tokens.
template <>
class QuickPasses<BF16> {
public:
  static constexpr bool exist = true;

  /// What a batch is beside its pass.
  struct Batch {
    QuickPass pass;
    QuickFunction function = nullptr;
    int part = 0;
    int64_t head = 0;
    /// Where the rows go in a second place, or null.
    char *cacheRow = nullptr;
  };

  void setShape(int64_t size, const Rope &rope) {
    for (Batch &batch : batches) {
      batch.pass.size = size;
      batch.pass.rotaryOffset = rope.spec.rotary_offset;
      batch.pass.rotaryDim = rope.spec.rotary_dim;
    }
  }

  /// Prepares part `i`; `values` are the weights in f32, null where it has no
  /// norm.
  void addPart(int i, const float *values, const Rope *rope, Norm norm,
               Rotation rotation) {
    if (!makeQuickWeight(values, batches[0].pass.size, rope, norm, weights[i]))
      return;
    functions[i] = chooseQuickPass(norm, rotation);
    anyRope |= rope != nullptr;
  }

  /// Prepares the factors of a token. False where its rotated rows can't go
  /// this way.
  bool setFactors(const Rope &rope, const Factors &values) {
    // Those of the batch that was kept are still in use.
    const Batch &kept = batches[next ^ 1];
    int other = kept.pass.count != 0 && kept.pass.factors == &factors[0];
    rotates = anyRope && makeQuickFactors(rope, values, factors[other]);
    if (rotates)
      current = other;
    return rotates;
  }
  void noFactors() { rotates = false; }

  /// Whether rows of part `i` of this token can go this way.
  bool has(int i, bool rope) const {
    return functions[i] && (rotates || !rope);
  }

  /// A batch of `count` rows of part `i` of this token, or null where one of
  /// them is out of range.
  Batch *begin(int i, const char *from, int64_t stride, int64_t count,
               bool hasNorm, float eps) {
    Batch &batch = batches[next];
    QuickPass &pass = batch.pass;
    bool inRange =
        hasNorm ? rows.run<true>(from, stride, count, pass.size, eps, pass.rstd)
                : rows.run<false>(from, stride, count, pass.size, eps, nullptr);
    if (!inRange)
      return nullptr;
    pass.count = count;
    pass.from = from;
    pass.fromStride = stride;
    pass.readAhead = reinterpret_cast<uintptr_t>(from) +
                     uintptr_t(prefetchDistance * stride);
    pass.weight = &weights[i];
    pass.factors = &factors[current];
    batch.function = functions[i];
    batch.part = i;
    return &batch;
  }
  /// Keeps that batch for later and passes the one before. Calls
  /// finish(batch) when it is done.
  template <class Finish>
  HWY_INLINE void push(const Finish &finish) {
    const QuickPass &pass = batches[next].pass;
    QuickPass &kept = batches[next ^ 1].pass;
    kept.writeAhead = reinterpret_cast<uintptr_t>(pass.to);
    kept.writeAheadStride = pass.toStride;
    kept.linesAhead = linesAhead;
    if (linesAhead != linesEnd)
      linesAhead += uintptr_t(quickRows * 64);
    next ^= 1;
    run(batches[next], finish);
  }
  /// Has `bytes` at `to`, a multiple of 256, fetched little by little, as they
  /// will be written.
  void prefetchLater(const char *to, int64_t bytes) {
    linesAhead = reinterpret_cast<uintptr_t>(to);
    linesEnd = linesAhead + uintptr_t(bytes);
  }
  /// Passes the batch that was kept.
  template <class Finish>
  HWY_INLINE void flush(const Finish &finish) {
    run(batches[next ^ 1], finish);
  }

private:
  template <class Finish>
  HWY_INLINE void run(Batch &batch, const Finish &finish) {
    if (batch.pass.count == 0)
      return;
    batch.function(batch.pass);
    finish(batch);
    batch.pass.count = 0;
  }

  QuickFunction functions[4] = {};
  QuickWeight weights[4];
  QuickFactors factors[2];
  int current = 0;
  Batch batches[2];
  int next = 0;
  RowTest rows;
  uintptr_t linesAhead = 0, linesEnd = 0;
  bool anyRope = false;
  bool rotates = false;
};

#endif // PRELUDE_QUICK_PASS

} // namespace HWY_NAMESPACE
} // namespace cpu
} // namespace prelude
HWY_AFTER_NAMESPACE();

#endif // PRELUDE_KERNELS_CPU_QUICKROWS_INL_H
