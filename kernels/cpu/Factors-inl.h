//===- Factors-inl.h - The rotation factors of a token ----------*- C++ -*-===//
//
// Reads positions and tables of any type and prepares the rotation factors of
// one token, which all its heads use.
//
// Included once per SIMD target by Highway's foreach_target.
//
//===----------------------------------------------------------------------===//

#if defined(PRELUDE_KERNELS_CPU_FACTORS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef PRELUDE_KERNELS_CPU_FACTORS_INL_H
#undef PRELUDE_KERNELS_CPU_FACTORS_INL_H
#else
#define PRELUDE_KERNELS_CPU_FACTORS_INL_H
#endif

#include "kernels/cpu/Pass-inl.h"

HWY_BEFORE_NAMESPACE();
namespace prelude {
namespace cpu {
namespace HWY_NAMESPACE {

HWY_INLINE int64_t loadIndex(const char *data, int32_t dtype, int64_t offset) {
  if (dtype == PRELUDE_DTYPE_I64) {
    int64_t value;
    std::memcpy(&value, data + offset, sizeof(value));
    return value;
  }
  int32_t value;
  std::memcpy(&value, data + offset, sizeof(value));
  return value;
}

/// Loads elements of any float type.
HWY_INLINE void loadAny(int32_t dtype, const char *from, int64_t count,
                        float *to) {
  if (dtype == PRELUDE_DTYPE_F32)
    loadRow<F32>(from, count, to);
  else if (dtype == PRELUDE_DTYPE_F16)
    loadRow<F16>(from, count, to);
  else
    loadRow<BF16>(from, count, to);
}

HWY_INLINE int64_t getBytes(int32_t dtype) {
  return dtype == PRELUDE_DTYPE_F32 ? 4 : 2;
}

/// Prepares the rotation factors of one token after another.
class FactorBuilder {
public:
  FactorBuilder(const Rope &rope, float limit)
      : rope(rope), half(rope.spec.rotary_dim / 2), limit(limit) {}

  /// The factors of `token`; valid until the next call. `inRange` tells
  /// whether all its positions are inside the table, `tame` whether all are
  /// below the limit.
  Factors build(int64_t token, bool &inRange, bool &tame) {
    int64_t rows[3];
    inRange = true;
    int axes = rope.hasSections ? 3 : 1;
    for (int axis = 0; axis < axes; ++axis) {
      rows[axis] =
          rope.positions
              ? loadIndex(rope.positions, rope.positionDtype,
                          axis * rope.axisStride + token * rope.positionStride)
              : token;
      axisInRange[axis] = rows[axis] >= 0 && rows[axis] < rope.rows;
      inRange &= axisInRange[axis];
    }
    const float *cosRow = cos, *sinRow = sin;
    int64_t width = rope.wide ? 2 * half : half;
    if (rope.hasSections) {
      gatherSections(rows);
    } else if (inRange) {
      const char *cosFrom = rope.cos + rows[0] * rope.cosStride;
      const char *sinFrom = rope.sin + rows[0] * rope.sinStride;
      if (rope.dtype == PRELUDE_DTYPE_F32) {
        cosRow = reinterpret_cast<const float *>(cosFrom);
        sinRow = reinterpret_cast<const float *>(sinFrom);
      } else {
        loadAny(rope.dtype, cosFrom, width, cos);
        loadAny(rope.dtype, sinFrom, width, sin);
      }
    } else {
      for (int64_t i = 0; i < width; ++i) {
        cos[i] = 1.0f;
        sin[i] = 0.0f;
      }
    }
    tame = isTame(cosRow, width, limit) && isTame(sinRow, width, limit);
    if (!tame) {
      std::memmove(cos, cosRow, width * sizeof(float));
      std::memmove(sin, sinRow, width * sizeof(float));
      canonicalizeArray(cos, width);
      canonicalizeArray(sin, width);
      cosRow = cos;
      sinRow = sin;
    }
    if (rope.spec.style == PRELUDE_ROPE_STYLE_GPTJ)
      return interleave(cosRow, sinRow);
    int64_t second = rope.wide ? half : 0;
    return {cosRow, sinRow, cosRow + second, sinRow + second};
  }

  /// Whether pair `j` of the last token has a position inside the table.
  bool rotates(int64_t j) const {
    return axisInRange[rope.hasSections ? getAxis(j) : 0];
  }

private:
  /// The axis from which frequency `j` takes its position.
  int getAxis(int64_t j) const {
    const int32_t *sections = rope.spec.sections;
    if (rope.spec.section_order == PRELUDE_SECTION_ORDER_INTERLEAVED) {
      int axis = int(j % 3);
      return j < 3 * int64_t(sections[axis]) ? axis : 0;
    }
    return j < sections[0] ? 0 : j < int64_t(sections[0]) + sections[1] ? 1 : 2;
  }

  void gatherSections(const int64_t *rows) {
    int64_t bytes = getBytes(rope.dtype);
    for (int64_t j = 0; j < half; ++j) {
      int64_t row = rows[getAxis(j)];
      bool valid = row >= 0 && row < rope.rows;
      auto gather = [&](int64_t column) HWY_ATTR {
        if (!valid) {
          cos[column] = 1.0f;
          sin[column] = 0.0f;
          return;
        }
        loadAny(rope.dtype, rope.cos + row * rope.cosStride + column * bytes, 1,
                cos + column);
        loadAny(rope.dtype, rope.sin + row * rope.sinStride + column * bytes, 1,
                sin + column);
      };
      if (!rope.wide) {
        gather(j);
      } else if (rope.spec.style == PRELUDE_ROPE_STYLE_GPTJ) {
        gather(2 * j);
        gather(2 * j + 1);
      } else {
        gather(j);
        gather(half + j);
      }
    }
  }

  Factors interleave(const float *cosRow, const float *sinRow) {
    for (int64_t j = 0; j < half; ++j) {
      int64_t low = rope.wide ? 2 * j : j, high = rope.wide ? 2 * j + 1 : j;
      pairCos[2 * j] = cosRow[low];
      pairCos[2 * j + 1] = cosRow[high];
      pairSin[2 * j] = -sinRow[low];
      pairSin[2 * j + 1] = sinRow[high];
    }
    return {pairCos, pairSin, nullptr, nullptr};
  }

  const Rope &rope;
  int64_t half;
  float limit;
  bool axisInRange[3] = {true, true, true};
  HWY_ALIGN float cos[maxHeadSize];
  HWY_ALIGN float sin[maxHeadSize];
  HWY_ALIGN float pairCos[maxHeadSize];
  HWY_ALIGN float pairSin[maxHeadSize];
};

} // namespace HWY_NAMESPACE
} // namespace cpu
} // namespace prelude
HWY_AFTER_NAMESPACE();

#endif // PRELUDE_KERNELS_CPU_FACTORS_INL_H
