//===- Stages-inl.h - The stages of a row ----------------------*- C++ -*-===//
//
// What happens to one row (one head of one token): load to f32, norm, rope,
// store. Rows are held in f32 scratch between the stages, already rounded to
// the storage type wherever the definition rounds.
//
// The results don't depend on the width of the vectors: all arithmetic is
// element by element with separate multiplications and additions, and the one
// reduction has a fixed order (see Squares).
//
// Included once per SIMD target by Highway's foreach_target.
//
//===----------------------------------------------------------------------===//

#if defined(PRELUDE_KERNELS_CPU_STAGES_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef PRELUDE_KERNELS_CPU_STAGES_INL_H
#undef PRELUDE_KERNELS_CPU_STAGES_INL_H
#else
#define PRELUDE_KERNELS_CPU_STAGES_INL_H
#endif

#include "kernels/cpu/Convert-inl.h"
#include "kernels/cpu/Pipeline.h"

#include <cmath>
#include <cstring>
#include <utility>

HWY_BEFORE_NAMESPACE();
namespace prelude {
namespace cpu {
namespace HWY_NAMESPACE {

/// At most 16 lanes, which is what the order of sums is written for.
using Wide = hn::CappedTag<float, 16>;
using Narrow = hn::CappedTag<float, 4>;
using Single = hn::FixedTag<float, 1>;

/// Calls body(tag, index) for vectors of falling width that cover [0, count).
template <class Body>
HWY_INLINE void forEachVector(int64_t count, const Body &body) {
  constexpr int64_t wide = hn::MaxLanes(Wide());
  constexpr int64_t narrow = hn::MaxLanes(Narrow());
  int64_t i = 0;
  for (; i + wide <= count; i += wide)
    body(Wide(), i);
  if constexpr (wide != narrow)
    for (; i + narrow <= count; i += narrow)
      body(Narrow(), i);
  if constexpr (wide != 1)
    for (; i < count; ++i)
      body(Single(), i);
}

/// row = the elements at `from`, in f32.
template <class T>
HWY_INLINE void loadRow(const char *from, int64_t count, float *row) {
  const auto *data = reinterpret_cast<const typename T::Storage *>(from);
  forEachVector(count, [=](auto d, int64_t i) HWY_ATTR {
    hn::StoreU(T::load(d, data + i), d, row + i);
  });
}

/// The elements at `to` = row, rounded.
template <class T>
HWY_INLINE void storeRow(const float *row, int64_t count, char *to) {
  auto *data = reinterpret_cast<typename T::Storage *>(to);
  forEachVector(count, [=](auto d, int64_t i) HWY_ATTR {
    T::store(d, hn::LoadU(d, row + i), data + i);
  });
}

/// The sum of squares of a sequence of elements, always in this order: element
/// i is added to partial sum i % 32, and the 32 are added pairwise, halving
/// (0 + 16, 1 + 17, ...; 0 + 8, ...) until one is left.
class Squares {
public:
  /// The sum of one row. Reads up to the next multiple of 32 elements, which
  /// must be there and zero (adding zero changes no sum of squares).
  static HWY_INLINE float sumRow(const float *row, int64_t count) {
    const Wide d;
    constexpr int64_t lanes = hn::MaxLanes(Wide());
    constexpr int64_t vectors = 32 / lanes;
    hn::Vec<Wide> sums[vectors];
    for (int64_t j = 0; j < vectors; ++j)
      sums[j] = hn::Zero(d);
    for (int64_t i = 0; i < count; i += 32)
      for (int64_t j = 0; j < vectors; ++j) {
        const auto x = hn::Load(d, row + i + j * lanes);
        sums[j] = hn::Add(sums[j], hn::Mul(x, x));
      }
    return reduce(sums);
  }

  /// Halves the 32 partial sums by whole vectors, then within the vector.
  template <size_t vectors>
  static HWY_INLINE float reduce(hn::Vec<Wide> (&sums)[vectors]) {
    for (size_t half = vectors / 2; half > 0; half /= 2)
      for (size_t j = 0; j < half; ++j)
        sums[j] = hn::Add(sums[j], sums[j + half]);
    return sumVector(Wide(), sums[0]);
  }

  /// Appends elements to a sequence that is longer than one row.
  HWY_INLINE void append(const float *row, int64_t count) {
    int64_t i = 0;
    if (length % 32 == 0) {
      const Wide d;
      constexpr int64_t lanes = hn::MaxLanes(Wide());
      for (; i + 32 <= count; i += 32)
        for (int64_t j = 0; j < 32; j += lanes) {
          const auto x = hn::Load(d, row + i + j);
          hn::Store(hn::Add(hn::Load(d, partial + j), hn::Mul(x, x)), d,
                    partial + j);
        }
    }
    for (; i < count; ++i) {
      const float square = row[i] * row[i];
      partial[(length + i) % 32] += square;
    }
    length += count;
  }

  HWY_INLINE float getSum() const {
    float sums[32];
    std::memcpy(sums, partial, sizeof(sums));
    for (int half = 16; half > 0; half /= 2)
      for (int j = 0; j < half; ++j)
        sums[j] += sums[j + half];
    return sums[0];
  }

private:
  template <class D>
  static HWY_INLINE float sumVector(D d, hn::Vec<D> v) {
#if HWY_TARGET == HWY_SCALAR
    (void)d;
    return hn::GetLane(v);
#else
    if constexpr (hn::MaxLanes(D()) > 1) {
      const hn::Half<D> half;
      return sumVector(half,
                       hn::Add(hn::LowerHalf(half, v), hn::UpperHalf(half, v)));
    } else {
      (void)d;
      return hn::GetLane(v);
    }
#endif
  }

  HWY_ALIGN float partial[32] = {0};
  int64_t length = 0;
};

/// Loads a row and sums its squares, as Squares::sumRow does.
template <class T>
HWY_INLINE float loadAndSum(const char *from, int64_t count, float *row) {
  const auto *data = reinterpret_cast<const typename T::Storage *>(from);
  const Wide d;
  constexpr int64_t lanes = hn::MaxLanes(Wide());
  constexpr int64_t vectors = 32 / lanes;
  hn::Vec<Wide> sums[vectors];
  for (int64_t j = 0; j < vectors; ++j)
    sums[j] = hn::Zero(d);
  int64_t i = 0;
  for (; i + 32 <= count; i += 32)
    for (int64_t j = 0; j < vectors; ++j) {
      const auto x = T::load(d, data + i + j * lanes);
      hn::Store(x, d, row + i + j * lanes);
      sums[j] = hn::Add(sums[j], hn::Mul(x, x));
    }
  if (i < count) {
    loadRow<T>(from + i * sizeof(typename T::Storage), count - i, row + i);
    for (int64_t j = 0; j < vectors; ++j) {
      const auto x = hn::Load(d, row + i + j * lanes);
      sums[j] = hn::Add(sums[j], hn::Mul(x, x));
    }
  }
  return Squares::reduce(sums);
}

/// As PyTorch on the CPU: a true division and a true square root.
HWY_INLINE float getRstd(float sum, int64_t count, float eps) {
  return 1.0f / std::sqrt(sum / float(count) + eps);
}

/// How a norm rounds: `inner` after x * rstd, `outer` at its end. The last
/// stage of a row leaves its rounding to the store.
template <class T, bool inner, bool outer>
HWY_INLINE void normRow(float *row, int64_t count, float rstd,
                        const float *weight) {
  const auto roundIf = [](auto d, auto v, auto really) HWY_ATTR {
    if constexpr (decltype(really)::value)
      return T::round(d, v);
    else
      return v;
  };
  using Inner = std::integral_constant<bool, inner && !T::isF32>;
  using Outer = std::integral_constant<bool, outer && !T::isF32>;
  if (!weight) {
    // x * rstd * 1 and x * rstd are the same, rounded once or twice.
    using Any = std::integral_constant<bool, Inner::value || Outer::value>;
    forEachVector(count, [=](auto d, int64_t i) HWY_ATTR {
      const auto y = hn::Mul(hn::LoadU(d, row + i), hn::Set(d, rstd));
      hn::StoreU(roundIf(d, y, Any()), d, row + i);
    });
    return;
  }
  forEachVector(count, [=](auto d, int64_t i) HWY_ATTR {
    const auto y = hn::Mul(hn::LoadU(d, row + i), hn::Set(d, rstd));
    const auto z = hn::Mul(roundIf(d, y, Inner()), hn::LoadU(d, weight + i));
    hn::StoreU(roundIf(d, z, Outer()), d, row + i);
  });
}

/// The factors of one token's rotation.
///   neox: (a, b) = (row[i], row[i + R/2]): a*first[i] - b*second[i] and
///         b*third[i] + a*fourth[i]
///   gptj: row[i] * first[i] + row[i ^ 1] * second[i], the second one signed
struct Factors {
  const float *first = nullptr;
  const float *second = nullptr;
  const float *third = nullptr;
  const float *fourth = nullptr;
};

template <class T, bool stepwise, class D>
HWY_INLINE hn::Vec<D> roundStep(D d, hn::Vec<D> v) {
  if constexpr (stepwise && !T::isF32)
    return T::round(d, v);
  else
    return v;
}

/// Rotates row[0, 2 * half) in place. The last rounding is done where `outer`.
template <class T, bool stepwise, bool outer>
HWY_INLINE void rotateNeox(float *row, int64_t half, const Factors &factors) {
  float *low = row, *high = row + half;
  const Factors f = factors;
  forEachVector(half, [=](auto d, int64_t i) HWY_ATTR {
    const auto a = hn::LoadU(d, low + i), b = hn::LoadU(d, high + i);
    const auto ac = hn::Mul(a, hn::LoadU(d, f.first + i));
    const auto bs = hn::Mul(b, hn::LoadU(d, f.second + i));
    const auto bc = hn::Mul(b, hn::LoadU(d, f.third + i));
    const auto as = hn::Mul(a, hn::LoadU(d, f.fourth + i));
    const auto x =
        hn::Sub(roundStep<T, stepwise>(d, ac), roundStep<T, stepwise>(d, bs));
    const auto y =
        hn::Add(roundStep<T, stepwise>(d, bc), roundStep<T, stepwise>(d, as));
    hn::StoreU(roundStep<T, outer>(d, x), d, low + i);
    hn::StoreU(roundStep<T, outer>(d, y), d, high + i);
  });
}

/// The same for neighbouring pairs. Subtracting a product and adding the
/// product with the factor's sign turned are the same.
template <class T, bool stepwise, bool outer>
HWY_INLINE void rotateGptj(float *row, int64_t count, const Factors &factors) {
  const float *first = factors.first, *second = factors.second;
  const auto rotate = [=](auto d, auto x, auto swapped, int64_t i) HWY_ATTR {
    const auto xc = hn::Mul(x, hn::LoadU(d, first + i));
    const auto xs = hn::Mul(swapped, hn::LoadU(d, second + i));
    const auto y =
        hn::Add(roundStep<T, stepwise>(d, xc), roundStep<T, stepwise>(d, xs));
    hn::StoreU(roundStep<T, outer>(d, y), d, row + i);
  };
  int64_t i = 0;
#if HWY_TARGET != HWY_SCALAR
  const Wide wide;
  constexpr int64_t lanes = hn::MaxLanes(Wide());
  for (; i + lanes <= count; i += lanes) {
    const auto x = hn::LoadU(wide, row + i);
    rotate(wide, x, hn::Reverse2(wide, x), i);
  }
#endif
  const Single single;
  for (; i < count; i += 2) {
    const auto x = hn::LoadU(single, row + i);
    const auto y = hn::LoadU(single, row + i + 1);
    rotate(single, x, y, i);
    rotate(single, y, x, i + 1);
  }
}

/// to = from / scale in an fp8 type, `from` being rows of T.
template <class T, class F>
HWY_INLINE void quantizeRow(const char *from, int64_t count, float scale,
                            char *to) {
  const auto *x = reinterpret_cast<const typename T::Storage *>(from);
  auto *y = reinterpret_cast<uint8_t *>(to);
  forEachVector(count, [=](auto d, int64_t i) HWY_ATTR {
    F::store(d, hn::Div(T::load(d, x + i), hn::Set(d, scale)), y + i);
  });
}

} // namespace HWY_NAMESPACE
} // namespace cpu
} // namespace prelude
HWY_AFTER_NAMESPACE();

#endif // PRELUDE_KERNELS_CPU_STAGES_INL_H
