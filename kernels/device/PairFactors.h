//===- PairFactors.h - What a lane's pairs are rotated by ------*- C++ -*-===//
//
// From tables of any type and width, with one axis of positions or several.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_PAIRFACTORS_H
#define PRELUDE_KERNELS_DEVICE_PAIRFACTORS_H

#include "kernels/device/Lanes.h"

namespace prelude {
namespace device {

/// The factors of a lane's 8 pairs: neox, elements i of both chunks; gptj, the
/// neighbours of the first chunk, then of the second. Wide tables have factors
/// of their own for the second element of a pair.
template <bool Wide>
struct PairFactors {
  uint32_t outside; ///< A bit for each pair whose position is outside.
  float cos[8], sin[8];
  float secondCos[Wide ? 8 : 1], secondSin[Wide ? 8 : 1];

  PRELUDE_DEVICE float getSecondCos(int i) const {
    return Wide ? secondCos[Wide ? i : 0] : cos[i];
  }
  PRELUDE_DEVICE float getSecondSin(int i) const {
    return Wide ? secondSin[Wide ? i : 0] : sin[i];
  }
};

/// Requests the factors and converts them later.
template <bool Wide, bool Lean>
class FactorLoader {
public:
  PRELUDE_DEVICE FactorLoader(const Arguments &args, const LanePlan &plan)
      : args(args), plan(plan), wide(Wide && (args.flags & WideTable)) {}

  PRELUDE_DEVICE void request(const TableRows &rows) {
    const Rope &rope = args.rope;
    if (has<Lean>(args, HasSections) || rows.row[0] < 0)
      return;
    const char *cosRow = rope.cos + scale(rows.row[0], rope.cosStride);
    const char *sinRow = rope.sin + scale(rows.row[0], rope.sinStride);
    const int bytes = rope.dtype == PRELUDE_DTYPE_F32 ? 4 : 2;
    const bool aligned = has<Lean>(args, TableAligned);
    const int rotated = plan.first - rope.offset;
    if (!has<Lean>(args, Gptj)) {
      if (!plan.firstRotates)
        return;
      loadRaw8<Lean>(rope.dtype, cosRow + rotated * bytes, aligned, cosRaw[0]);
      loadRaw8<Lean>(rope.dtype, sinRow + rotated * bytes, aligned, sinRaw[0]);
      if (wide) {
        const int second = (rotated + rope.dim / 2) * bytes;
        loadRaw8<Lean>(rope.dtype, cosRow + second, aligned,
                       cosRaw[Wide ? 1 : 0]);
        loadRaw8<Lean>(rope.dtype, sinRow + second, aligned,
                       sinRaw[Wide ? 1 : 0]);
      }
      return;
    }
    const int second = plan.second - rope.offset;
    if (wide) {
      if (plan.firstRotates) {
        loadRaw8<Lean>(rope.dtype, cosRow + rotated * bytes, aligned,
                       cosRaw[0]);
        loadRaw8<Lean>(rope.dtype, sinRow + rotated * bytes, aligned,
                       sinRaw[0]);
      }
      if (plan.secondRotates) {
        loadRaw8<Lean>(rope.dtype, cosRow + second * bytes, aligned,
                       cosRaw[Wide ? 1 : 0]);
        loadRaw8<Lean>(rope.dtype, sinRow + second * bytes, aligned,
                       sinRaw[Wide ? 1 : 0]);
      }
      return;
    }
    if (plan.firstRotates) {
      const int at = rotated / 2 * bytes;
      loadRaw4<Lean, 0>(rope.dtype, cosRow + at, aligned, cosRaw[0]);
      loadRaw4<Lean, 0>(rope.dtype, sinRow + at, aligned, sinRaw[0]);
    }
    if (plan.secondRotates) {
      const int at = second / 2 * bytes;
      loadRaw4<Lean, 1>(rope.dtype, cosRow + at, aligned, cosRaw[0]);
      loadRaw4<Lean, 1>(rope.dtype, sinRow + at, aligned, sinRaw[0]);
    }
  }

  PRELUDE_DEVICE void convert(const TableRows &rows,
                              PairFactors<Wide> &factors) {
    if (has<Lean>(args, HasSections))
      return loadSections(rows, factors);
    factors.outside = 0;
    if (rows.row[0] < 0) {
      factors.outside = 0xFF;
      return;
    }
    unpackRaw8(args.rope.dtype, cosRaw[0], factors.cos);
    unpackRaw8(args.rope.dtype, sinRaw[0], factors.sin);
    if constexpr (Wide) {
      if (!wide) {
#pragma unroll
        for (int i = 0; i < 8; ++i) {
          factors.secondCos[i] = factors.cos[i];
          factors.secondSin[i] = factors.sin[i];
        }
        return;
      }
      unpackRaw8(args.rope.dtype, cosRaw[1], factors.secondCos);
      unpackRaw8(args.rope.dtype, sinRaw[1], factors.secondSin);
      if (has<Lean>(args, Gptj)) {
        // Columns of a pair are neighbours: take them apart.
        takeApart(factors.cos, factors.secondCos);
        takeApart(factors.sin, factors.secondSin);
      }
    }
  }

private:
  static PRELUDE_DEVICE void takeApart(float *a, float *b) {
    float even[8], odd[8];
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      even[i] = a[2 * i];
      odd[i] = a[2 * i + 1];
      even[4 + i] = b[2 * i];
      odd[4 + i] = b[2 * i + 1];
    }
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      a[i] = even[i];
      b[i] = odd[i];
    }
  }

  /// Multi-axis positions: each frequency has a row of its own.
  PRELUDE_DEVICE void loadSections(const TableRows &rows,
                                   PairFactors<Wide> &factors) {
    const Rope &rope = args.rope;
    const bool gptj = has<Lean>(args, Gptj);
    factors.outside = 0;
#pragma unroll
    for (int i = 0; i < 8; ++i) {
      const bool later = gptj && i >= 4;
      const bool rotates = later ? plan.secondRotates : plan.firstRotates;
      if (!rotates)
        continue;
      const int rotated = (later ? plan.second : plan.first) - rope.offset +
                          (gptj ? 2 * (i % 4) : i);
      const int j = gptj ? rotated / 2 : rotated;
      const int32_t row = getTableRow(args, rows, j);
      if (row < 0) {
        factors.outside |= 1u << i;
        continue;
      }
      loadTableEntry(rope, row, wide ? rotated : j, factors.cos[i],
                     factors.sin[i]);
      if (!Wide)
        continue;
      if (wide) {
        loadTableEntry(rope, row, rotated + (gptj ? 1 : rope.dim / 2),
                       factors.secondCos[Wide ? i : 0],
                       factors.secondSin[Wide ? i : 0]);
      } else {
        factors.secondCos[Wide ? i : 0] = factors.cos[i];
        factors.secondSin[Wide ? i : 0] = factors.sin[i];
      }
    }
  }

  const Arguments &args;
  const LanePlan &plan;
  const bool wide;
  Raw8 cosRaw[Wide ? 2 : 1], sinRaw[Wide ? 2 : 1];
};

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_PAIRFACTORS_H
