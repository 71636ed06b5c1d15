//===- Pipeline.h - What the CPU kernels execute ---------------*- C++ -*-===//
//
// Every operation of the ABI is a list of parts (q, k, v, gate), each of which
// goes row by row through the same stages: load, norm, rope, store, cache
// write. A single operation uses one stage, the fused one uses them all. As
// there is one implementation of each stage, the fused operation gives bit for
// bit what the single ones give one after the other.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_CPU_PIPELINE_H
#define PRELUDE_KERNELS_CPU_PIPELINE_H

#include "prelude/Runtime.h"

#include <cstdint>

namespace prelude {
namespace cpu {

/// The longest row that rope and the caches take, which the scratch buffers
/// hold; a norm alone goes through longer rows in pieces of this size.
constexpr int64_t maxHeadSize = 512;

/// The rows of a head-structured array: row (t, h) has consecutive elements.
struct Rows {
  char *data = nullptr;
  /// Tokens per outer index, for [N, S, H, D]; 0 for [T, H, D].
  int64_t innerTokens = 0;
  /// Strides in bytes.
  int64_t outerStride = 0;
  int64_t tokenStride = 0;
  int64_t headStride = 0;

  char *getToken(int64_t token) const {
    if (innerTokens == 0)
      return data + token * tokenStride;
    int64_t outer = token / innerTokens;
    return data + outer * outerStride +
           (token - outer * innerTokens) * tokenStride;
  }
};

/// What fp8 values are divided by.
struct Scale {
  const float *data = nullptr; ///< Null: 1.
  int64_t stride = 0;          ///< In elements, 0 for one scale of all heads.

  float get(int64_t head) const { return data ? data[head * stride] : 1.0f; }
};

/// One of the two caches. Strides are in bytes.
struct Cache {
  char *data = nullptr;
  int32_t dtype = 0;
  int64_t blockStride = 0;
  int64_t headStride = 0;
  /// Stride of the offset in the block. For the shuffled V, where offset is
  /// split by x, of offset / x, and offsetInnerStride of offset % x.
  int64_t offsetStride = 0;
  int64_t offsetInnerStride = 0;
  /// A row is cut into chunks of this many dims, each of them consecutive.
  int64_t chunk = 0;
  int64_t chunkStride = 0;
  /// Offsets are split by this (the shuffled V), or 0.
  int64_t offsetSplit = 0;
  Scale scale;
};

/// q, k, v or the gate.
struct Part {
  Rows in, out;
  int64_t heads = 0;
  bool hasOut = false;
  int32_t outDtype = 0; ///< The pipeline's, or an fp8 type.
  Scale outScale;
  bool hasNorm = false;
  bool hasRope = false;
  bool hasCache = false;
  float eps = 0.0f;
  float weightOffset = 0.0f;
  const char *weight = nullptr; ///< Null: the factor is left out.
  int32_t weightDtype = 0;
  Cache cache;
};

/// The tables and positions of rope.
struct Rope {
  const char *cos = nullptr;
  const char *sin = nullptr;
  int32_t dtype = 0;
  int64_t cosStride = 0; ///< Of a row, in bytes.
  int64_t sinStride = 0;
  int64_t rows = 0;
  bool wide = false;               ///< Tables of width R instead of R/2.
  const char *positions = nullptr; ///< Null: row t.
  int32_t positionDtype = 0;
  int64_t positionStride = 0; ///< In bytes.
  int64_t axisStride = 0;     ///< In bytes, for multi-axis positions.
  bool hasSections = false;
  prelude_rope_spec spec = {};
};

/// An operation.
struct Pipeline {
  int32_t dtype = 0;
  int64_t tokens = 0;
  int64_t headSize = 0;
  int32_t partCount = 0;
  Part parts[4];

  int32_t normRounding = PRELUDE_ROUNDING_ONCE;
  int32_t normScope = PRELUDE_NORM_SCOPE_HEAD;
  int32_t order = PRELUDE_ORDER_NORM_FIRST;
  bool relaxed = false;
  Rope rope;

  const char *slots = nullptr;
  int32_t slotDtype = 0;
  int64_t slotStride = 0; ///< In bytes.
  int64_t slotCount = 0;
  int64_t blockSize = 0;
  int64_t cacheSlots = 0; ///< blocks * blockSize.

  prelude_errors *errors = nullptr;
};

/// A range of rows: the heads of all parts are numbered through, and a row's
/// number is token * heads + head. Ranges may be run in any order and at the
/// same time, and how rows are cut into ranges changes no result.
void runPipeline(const Pipeline &pipeline, int64_t firstRow, int64_t lastRow);

/// The heads of all parts.
int64_t countHeads(const Pipeline &pipeline);

/// Conversions between storage types, as the stages do them; for the tests.
void convertToFloat(int32_t dtype, const void *from, float *to, int64_t count);
void convertFromFloat(int32_t dtype, const float *from, void *to,
                      int64_t count);

/// What SIMD target runs, as a bit of Highway's target mask, and a way to
/// choose among those that the machine has (0: the best); for the tests.
int64_t listSimdTargets(int64_t *targets, int64_t capacity);
void chooseSimdTargets(int64_t mask);

} // namespace cpu
} // namespace prelude

#endif // PRELUDE_KERNELS_CPU_PIPELINE_H
