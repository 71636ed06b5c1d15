//===- Pass-inl.h - Several stages in one pass -----------------*- C++ -*-===//
//
// The common rows (norm, then rotation, each or none, then the store) without
// going through scratch memory between the stages. Computes the same as the
// stages one after the other.
//
// Included once per SIMD target by Highway's foreach_target.
//
//===----------------------------------------------------------------------===//

#if defined(PRELUDE_KERNELS_CPU_PASS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef PRELUDE_KERNELS_CPU_PASS_INL_H
#undef PRELUDE_KERNELS_CPU_PASS_INL_H
#else
#define PRELUDE_KERNELS_CPU_PASS_INL_H
#endif

#include "kernels/cpu/Stages-inl.h"

HWY_BEFORE_NAMESPACE();
namespace prelude {
namespace cpu {
namespace HWY_NAMESPACE {

enum class Norm { None, Once, Stepwise };
enum class Rotation { None, NeoxOnce, NeoxStepwise, GptjOnce, GptjStepwise };

/// A row and what a pass needs beside it.
struct Pass {
  const char *from = nullptr; ///< The row in storage, read without a norm.
  const float *row = nullptr; ///< The row in f32, read with a norm.
  int64_t size = 0;
  float rstd = 0.0f;
  const float *weight = nullptr;
  Factors factors;
  int64_t rotaryOffset = 0;
  int64_t rotaryDim = 0;
  char *to = nullptr;
};

/// Calls body(tag, width, index) for pairs of full vectors (width 2) and then
/// for single vectors of falling length (width 1) that cover [0, count).
template <int N>
using Width = std::integral_constant<int, N>;
template <class Body>
HWY_INLINE void forEachBlock(int64_t count, const Body &body) {
  constexpr int64_t wide = hn::MaxLanes(Wide());
  constexpr int64_t narrow = hn::MaxLanes(Narrow());
  int64_t i = 0;
  for (; i + 2 * wide <= count; i += 2 * wide)
    body(Wide(), Width<2>(), i);
  if (i + wide <= count) {
    body(Wide(), Width<1>(), i);
    i += wide;
  }
  if constexpr (wide != narrow)
    for (; i + narrow <= count; i += narrow)
      body(Narrow(), Width<1>(), i);
  if constexpr (wide != 1)
    for (; i < count; ++i)
      body(Single(), Width<1>(), i);
}

/// The norm of elements that nothing else is done to.
template <class T, Norm norm>
struct KeepBody {
  using Storage = typename T::Storage;
  const Storage *from;
  const float *row;
  const float *weight;
  float rstd;
  Storage *to;

  explicit HWY_INLINE KeepBody(const Pass &pass)
      : from(reinterpret_cast<const Storage *>(pass.from)), row(pass.row),
        weight(pass.weight), rstd(pass.rstd),
        to(reinterpret_cast<Storage *>(pass.to)) {}

  template <class D>
  HWY_INLINE hn::Vec<D> load(D d, int64_t i) const {
    if constexpr (norm == Norm::None) {
      return T::load(d, from + i);
    } else {
      auto x = hn::Mul(hn::LoadU(d, row + i), hn::Set(d, rstd));
      if constexpr (norm == Norm::Stepwise)
        x = T::roundTame(d, x);
      return hn::Mul(x, hn::LoadU(d, weight + i));
    }
  }
  /// The same for a stage that follows: rounded.
  template <class D>
  HWY_INLINE hn::Vec<D> loadRounded(D d, int64_t i) const {
    if constexpr (norm == Norm::None)
      return T::load(d, from + i);
    else
      return T::roundTame(d, load(d, i));
  }
  /// Without a norm, any element may be NaN.
  template <class D>
  static HWY_INLINE hn::Vec<D> finish(D d, hn::Vec<D> v) {
    if constexpr (norm == Norm::None)
      return canonicalize(d, v);
    else
      return v;
  }
  template <class D>
  HWY_INLINE void store(D d, hn::Vec<D> v, int64_t i) const {
    T::storeTame(d, finish(d, v), to + i);
  }
  template <class D>
  HWY_INLINE void store2(D d, hn::Vec<D> v0, hn::Vec<D> v1, int64_t i) const {
    T::storeTame2(d, finish(d, v0), finish(d, v1), to + i);
  }

  HWY_NOINLINE void run(int64_t first, int64_t count) const {
    const KeepBody body = *this;
    forEachBlock(count, [=](auto d, auto width, int64_t i) HWY_ATTR {
      constexpr int64_t lanes = hn::MaxLanes(decltype(d)());
      i += first;
      if constexpr (decltype(width)::value == 2)
        body.store2(d, body.load(d, i), body.load(d, i + lanes), i);
      else
        body.store(d, body.load(d, i), i);
    });
  }
};

/// Both elements of pairs that lie half of the rotary width apart.
template <class T, Norm norm, bool stepwise>
HWY_INLINE void runNeox(const KeepBody<T, norm> &body, const Pass &pass) {
  const Factors f = pass.factors;
  const int64_t half = pass.rotaryDim / 2;
  const int64_t low = pass.rotaryOffset, high = low + half;
  forEachBlock(half, [=](auto d, auto width, int64_t i) HWY_ATTR {
    constexpr int n = decltype(width)::value;
    constexpr int64_t lanes = hn::MaxLanes(decltype(d)());
    hn::Vec<decltype(d)> x[n], y[n];
    for (int j = 0; j < n; ++j) {
      const int64_t k = i + j * lanes;
      const auto a = body.loadRounded(d, low + k);
      const auto b = body.loadRounded(d, high + k);
      const auto ac = hn::Mul(a, hn::LoadU(d, f.first + k));
      const auto bs = hn::Mul(b, hn::LoadU(d, f.second + k));
      const auto bc = hn::Mul(b, hn::LoadU(d, f.third + k));
      const auto as = hn::Mul(a, hn::LoadU(d, f.fourth + k));
      x[j] =
          hn::Sub(roundStep<T, stepwise>(d, ac), roundStep<T, stepwise>(d, bs));
      y[j] =
          hn::Add(roundStep<T, stepwise>(d, bc), roundStep<T, stepwise>(d, as));
    }
    if constexpr (n == 2) {
      body.store2(d, x[0], x[1], low + i);
      body.store2(d, y[0], y[1], high + i);
    } else {
      body.store(d, x[0], low + i);
      body.store(d, y[0], high + i);
    }
  });
}

/// Neighbouring pairs; see rotateGptj.
template <class T, Norm norm, bool stepwise>
HWY_INLINE void runGptj(const KeepBody<T, norm> &body, const Pass &pass) {
  const float *first = pass.factors.first, *second = pass.factors.second;
  const int64_t offset = pass.rotaryOffset;
  const auto rotate = [=](auto d, auto x, auto swapped, int64_t i) HWY_ATTR {
    const auto xc = hn::Mul(x, hn::LoadU(d, first + i));
    const auto xs = hn::Mul(swapped, hn::LoadU(d, second + i));
    return hn::Add(roundStep<T, stepwise>(d, xc),
                   roundStep<T, stepwise>(d, xs));
  };
  int64_t i = 0;
#if HWY_TARGET != HWY_SCALAR
  const Wide wide;
  constexpr int64_t lanes = hn::MaxLanes(Wide());
  for (; i + 2 * lanes <= pass.rotaryDim; i += 2 * lanes) {
    const auto x0 = body.loadRounded(wide, offset + i);
    const auto x1 = body.loadRounded(wide, offset + i + lanes);
    body.store2(wide, rotate(wide, x0, hn::Reverse2(wide, x0), i),
                rotate(wide, x1, hn::Reverse2(wide, x1), i + lanes),
                offset + i);
  }
#endif
  const Single single;
  for (; i < pass.rotaryDim; i += 2) {
    const auto x = body.loadRounded(single, offset + i);
    const auto y = body.loadRounded(single, offset + i + 1);
    body.store(single, rotate(single, x, y, i), offset + i);
    body.store(single, rotate(single, y, x, i + 1), offset + i + 1);
  }
}

/// Runs a pass. With a norm, the caller knows that no result is NaN, or calls
/// canonicalizeRow on the stored row afterwards.
template <class T, Norm norm, Rotation rotation>
void runPass(const Pass &pass) {
  const KeepBody<T, norm> body(pass);
  if constexpr (rotation == Rotation::None) {
    body.run(0, pass.size);
  } else {
    if constexpr (rotation == Rotation::NeoxOnce)
      runNeox<T, norm, false>(body, pass);
    else if constexpr (rotation == Rotation::NeoxStepwise)
      runNeox<T, norm, true>(body, pass);
    else if constexpr (rotation == Rotation::GptjOnce)
      runGptj<T, norm, false>(body, pass);
    else
      runGptj<T, norm, true>(body, pass);
    int64_t end = pass.rotaryOffset + pass.rotaryDim;
    if (pass.rotaryOffset != 0)
      body.run(0, pass.rotaryOffset);
    if (end != pass.size)
      body.run(end, pass.size - end);
  }
}

using PassFunction = void (*)(const Pass &);

template <class T, Norm norm>
PassFunction choosePass(Rotation rotation) {
  switch (rotation) {
  case Rotation::None:
    return runPass<T, norm, Rotation::None>;
  case Rotation::NeoxOnce:
    return runPass<T, norm, Rotation::NeoxOnce>;
  case Rotation::NeoxStepwise:
    return runPass<T, norm, Rotation::NeoxStepwise>;
  case Rotation::GptjOnce:
    return runPass<T, norm, Rotation::GptjOnce>;
  case Rotation::GptjStepwise:
    return runPass<T, norm, Rotation::GptjStepwise>;
  }
  return nullptr;
}

/// The pass for a row. As f32 needs no rounding, its variants are the same.
template <class T>
PassFunction choosePass(Norm norm, Rotation rotation) {
  if constexpr (T::isF32) {
    if (rotation == Rotation::NeoxStepwise)
      rotation = Rotation::NeoxOnce;
    if (rotation == Rotation::GptjStepwise)
      rotation = Rotation::GptjOnce;
    if (norm == Norm::None)
      return choosePass<T, Norm::None>(rotation);
    return choosePass<T, Norm::Once>(rotation);
  } else {
    if (norm == Norm::None)
      return choosePass<T, Norm::None>(rotation);
    if (norm == Norm::Once)
      return choosePass<T, Norm::Once>(rotation);
    return choosePass<T, Norm::Stepwise>(rotation);
  }
}

/// Replaces each NaN of a stored row by the type's one NaN.
template <class T>
HWY_INLINE void canonicalizeRow(char *row, int64_t count) {
  auto *data = reinterpret_cast<typename T::Storage *>(row);
  forEachVector(count, [=](auto d, int64_t i) HWY_ATTR {
    T::store(d, T::load(d, data + i), data + i);
  });
}

/// Limits below which no step of a pass over a normed row overflows T, so that
/// no NaN can arise: the norm of a row of at most 512 elements is below 23.
template <class T>
constexpr float weightLimit = 0x1p40f;
template <class T>
constexpr float factorLimit = 0x1p40f;
template <>
constexpr float weightLimit<F16> = 1024.0f;
template <>
constexpr float factorLimit<F16> = 2.0f;

/// Whether all values are below such a limit (and none is NaN).
HWY_INLINE bool isTame(const float *values, int64_t count, float limit) {
  bool tame = true;
  int64_t i = 0;
  const Wide d;
  constexpr int64_t lanes = hn::MaxLanes(Wide());
  for (; i + lanes <= count; i += lanes)
    tame &= hn::AllTrue(
        d, hn::Lt(hn::Abs(hn::LoadU(d, values + i)), hn::Set(d, limit)));
  for (; i < count; ++i)
    tame &= std::fabs(values[i]) < limit;
  return tame;
}

/// Makes every NaN the default one.
HWY_INLINE void canonicalizeArray(float *values, int64_t count) {
  forEachVector(count, [=](auto d, int64_t i) HWY_ATTR {
    hn::StoreU(canonicalize(d, hn::LoadU(d, values + i)), d, values + i);
  });
}

} // namespace HWY_NAMESPACE
} // namespace cpu
} // namespace prelude
HWY_AFTER_NAMESPACE();

#endif // PRELUDE_KERNELS_CPU_PASS_INL_H
