//===- Rows-inl.h - Ranges of rows through the stages ----------*- C++ -*-===//
//
// Takes each row of a range through the stages that its part asks for, with
// everything that only depends on the token or on the call (rotation factors,
// slots, weights in f32) prepared once and used for all heads.
//
// Included once per SIMD target by Highway's foreach_target.
//
//===----------------------------------------------------------------------===//

#if defined(PRELUDE_KERNELS_CPU_ROWS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef PRELUDE_KERNELS_CPU_ROWS_INL_H
#undef PRELUDE_KERNELS_CPU_ROWS_INL_H
#else
#define PRELUDE_KERNELS_CPU_ROWS_INL_H
#endif

#include "kernels/cpu/CacheRows-inl.h"
#include "kernels/cpu/Factors-inl.h"
#include "kernels/cpu/QuickRows-inl.h"

HWY_BEFORE_NAMESPACE();
namespace prelude {
namespace cpu {
namespace HWY_NAMESPACE {

/// Runs a range of rows whose elements are of type T.
template <class T>
class RowRunner {
public:
  explicit RowRunner(const Pipeline &pipeline)
      : pipeline(pipeline), size(pipeline.headSize),
        builder(pipeline.rope, factorLimit<T>) {
    // Sums read up to the next multiple of 32 elements.
    for (float *scratch : {rows[0], rows[1], rows[2], rows[3]})
      for (int64_t i = size; i < maxHeadSize && i % 32 != 0; ++i)
        scratch[i] = 0.0f;
    if constexpr (QuickPasses<T>::exist)
      quick.setShape(size, pipeline.rope);
    bool tokenScope = pipeline.normScope == PRELUDE_NORM_SCOPE_TOKEN;
    for (int i = 0; i < pipeline.partCount; ++i) {
      const Part &part = pipeline.parts[i];
      anyRope |= part.hasRope;
      anyCache |= part.hasCache;
      if (!part.hasNorm && !part.hasRope)
        continue;
      bool both = part.hasNorm && part.hasRope;
      if (!tokenScope && size <= maxHeadSize &&
          !(both &&
            (pipeline.relaxed || pipeline.order == PRELUDE_ORDER_ROPE_FIRST)))
        passes[i] = choosePass<T>(getNorm(part), getRotation(part));
      if (part.hasNorm && !tokenScope)
        prepareWeights(i);
      if constexpr (QuickPasses<T>::exist)
        if (passes[i])
          quick.addPart(i, part.hasNorm ? weights[i] : nullptr,
                        part.hasRope ? &pipeline.rope : nullptr, getNorm(part),
                        getRotation(part));
    }
  }
  void run(int64_t first, int64_t last) {
    int64_t heads = countHeads(pipeline);
    int64_t token = first / heads;
    int64_t head = first - token * heads;
    for (int64_t rest = last - first; rest > 0; ++token, head = 0) {
      int64_t end = head + rest < heads ? head + rest : heads;
      runToken(token, head, end);
      rest -= end - head;
    }
    flushQuick();
  }

private:
  void prepareWeights(int i) {
    const Part &part = pipeline.parts[i];
    if (part.weight) {
      weights[i] = loadWeights(part, 0, size, weightRows[i]);
    } else if (passes[i]) {
      for (int64_t j = 0; j < size; ++j)
        weightRows[i][j] = 1.0f;
      weights[i] = weightRows[i];
    }
    weightsTame[i] = !weights[i] || isTame(weights[i], size, weightLimit<T>);
    if (!weightsTame[i]) {
      std::memmove(weightRows[i], weights[i], size * sizeof(float));
      canonicalizeArray(weightRows[i], size);
      weights[i] = weightRows[i];
    }
  }

  void runToken(int64_t token, int64_t firstHead, int64_t lastHead) {
    uint32_t badSlots = 0, badPositions = 0;
    if (anyRope) {
      factors = builder.build(token, allRotate, factorsTame);
      badPositions = !allRotate;
      if constexpr (QuickPasses<T>::exist) {
        // Rows stay in order.
        if (!allRotate)
          quick.noFactors();
        if (!allRotate || !quick.setFactors(pipeline.rope, factors))
          flushQuick();
      }
    }
    if (anyCache)
      badSlots = !findSlot(token);
    // The range with the token's first head reports for the token.
    if (pipeline.errors && firstHead == 0 && (badSlots | badPositions)) {
      if (badSlots)
        __atomic_fetch_add(&pipeline.errors->slots_out_of_range, 1u,
                           __ATOMIC_RELAXED);
      if (badPositions)
        __atomic_fetch_add(&pipeline.errors->positions_out_of_range, 1u,
                           __ATOMIC_RELAXED);
    }
    if constexpr (QuickPasses<T>::exist)
      if (slot.valid)
        prefetchCopies();
    int64_t base = 0;
    for (int i = 0; i < pipeline.partCount; ++i) {
      int64_t heads = pipeline.parts[i].heads;
      int64_t begin = firstHead > base ? firstHead - base : 0;
      int64_t end = lastHead - base < heads ? lastHead - base : heads;
      if (begin < end)
        runPart(i, token, begin, end);
      base += heads;
    }
  }

  /// Has cache rows to which a part is only copied fetched while the others are
  /// worked on.
  void prefetchCopies() {
    for (int i = 0; i < pipeline.partCount; ++i) {
      const Part &part = pipeline.parts[i];
      int64_t bytes = size * elementBytes;
      if (part.hasCache && !part.hasNorm && !part.hasRope &&
          part.cache.chunk == size && part.cache.headStride == bytes &&
          part.cache.dtype == pipeline.dtype)
        quick.prefetchLater(getCacheRow(part.cache, slot, 0),
                            part.heads * bytes / 256 * 256);
    }
  }

  /// False where the token's slot is outside the cache.
  bool findSlot(int64_t token) {
    slot.valid = false;
    if (token >= pipeline.slotCount)
      return true;
    int64_t index = loadIndex(pipeline.slots, pipeline.slotDtype,
                              token * pipeline.slotStride);
    if (index < 0)
      return true;
    if (index >= pipeline.cacheSlots)
      return false;
    slot.valid = true;
    slot.block = index / pipeline.blockSize;
    slot.offset = index - slot.block * pipeline.blockSize;
    return true;
  }

  void runPart(int index, int64_t token, int64_t begin, int64_t end) {
    const Part &part = pipeline.parts[index];
    bool toCache = part.hasCache && slot.valid;
    if (!part.hasOut && !toCache)
      return;
    const char *in = part.in.getToken(token);
    char *out = part.hasOut ? part.out.getToken(token) : nullptr;
    if (!part.hasNorm && !part.hasRope) {
      copyHeads(part, in, out, toCache, begin, end);
      return;
    }
    if (part.hasNorm && pipeline.normScope == PRELUDE_NORM_SCOPE_TOKEN) {
      runTokenNorm(part, in, out, toCache, begin, end);
      return;
    }
    if constexpr (QuickPasses<T>::exist)
      if (quick.has(index, part.hasRope) && part.outDtype == pipeline.dtype) {
        runQuickPasses(index, in, out, toCache, begin, end);
        return;
      }
    if (passes[index] && (allRotate || !part.hasRope)) {
      runPasses(index, in, out, toCache, begin, end);
      return;
    }
    for (int64_t head = begin; head < end; ++head) {
      loadRow<T>(in + head * part.in.headStride, size, row);
      if (part.hasNorm && pipeline.order == PRELUDE_ORDER_NORM_FIRST)
        norm(part, getRstd(Squares::sumRow(row, size), size, part.eps),
             weights[index], size);
      if (part.hasRope)
        rotate(part);
      if (part.hasNorm && pipeline.order == PRELUDE_ORDER_ROPE_FIRST)
        norm(part, getRstd(Squares::sumRow(row, size), size, part.eps),
             weights[index], size);
      finishRow(part, out ? out + head * part.out.headStride : nullptr,
                toCache ? getCacheRow(part.cache, slot, head) : nullptr, head);
    }
  }

  /// The common rows. All sums of a few rows come before the first use of one,
  /// as they take long to arrive.
  void runPasses(int index, const char *in, char *out, bool toCache,
                 int64_t begin, int64_t end) {
    const Part &part = pipeline.parts[index];
    Pass pass;
    pass.size = size;
    pass.weight = weights[index];
    pass.factors = factors;
    pass.rotaryOffset = pipeline.rope.spec.rotary_offset;
    pass.rotaryDim = pipeline.rope.spec.rotary_dim;
    bool direct =
        part.cache.dtype == pipeline.dtype && part.cache.chunk == size;
    bool quantizes = part.outDtype != pipeline.dtype;
    bool tame = weightsTame[index] && (factorsTame || !part.hasRope);
    for (int64_t first = begin; first < end; first += rowsAtOnce) {
      int64_t count = HWY_MIN(rowsAtOnce, end - first);
      float rstd[rowsAtOnce];
      bool rowTame[rowsAtOnce];
      if (part.hasNorm)
        for (int64_t i = 0; i < count; ++i) {
          float sum = loadAndSum<T>(in + (first + i) * part.in.headStride, size,
                                    rows[i]);
          rstd[i] = getRstd(sum, size, part.eps);
          // A finite sum has finite elements; with an eps of 0, a row of zeros
          // has no finite rstd.
          rowTame[i] = tame && sum < 0x1p100f && rstd[i] < 0x1p40f;
        }
      for (int64_t i = 0; i < count; ++i) {
        int64_t head = first + i;
        char *cacheRow =
            toCache ? getCacheRow(part.cache, slot, head) : nullptr;
        if (out && !quantizes)
          pass.to = out + head * part.out.headStride;
        else if (out)
          pass.to = stored;
        else
          pass.to = direct ? cacheRow : stored;
        pass.from = in + head * part.in.headStride;
        pass.row = rows[i];
        if (part.hasNorm)
          pass.rstd = rstd[i];
        passes[index](pass);
        if (part.hasNorm && !rowTame[i])
          canonicalizeRow<T>(pass.to, size);
        if (out && quantizes)
          quantize(part.outDtype, pass.to, part.outScale.get(head),
                   out + head * part.out.headStride);
        if (cacheRow && pass.to != cacheRow)
          writeCache(part.cache, pass.to, cacheRow, head);
      }
    }
  }

  /// The rows that QuickPass-inl.h is about, and the others among them. The
  /// last ones are only done by the next call or flushQuick().
  void runQuickPasses(int index, const char *in, char *out, bool toCache,
                      int64_t begin, int64_t end) {
    const Part &part = pipeline.parts[index];
    bool direct =
        part.cache.dtype == pipeline.dtype && part.cache.chunk == size;
    for (int64_t head = begin; head < end; head += quickRows) {
      int64_t count = HWY_MIN(quickRows, end - head);
      auto *batch =
          quick.begin(index, in + head * part.in.headStride, part.in.headStride,
                      count, part.hasNorm, part.eps);
      if (!batch) {
        // Rows stay in order.
        flushQuick();
        runPasses(index, in, out, toCache, head, head + count);
        continue;
      }
      batch->head = head;
      batch->cacheRow = toCache ? getCacheRow(part.cache, slot, head) : nullptr;
      if (out) {
        batch->pass.to = out + head * part.out.headStride;
        batch->pass.toStride = part.out.headStride;
      } else if (direct) {
        batch->pass.to = std::exchange(batch->cacheRow, nullptr);
        batch->pass.toStride = part.cache.headStride;
      } else {
        batch->pass.to = reinterpret_cast<char *>(rows[0]);
        batch->pass.toStride = sizeof(rows[0]);
      }
      quick.push([this](const auto &done) { finishQuick(done); });
    }
  }

  /// The second place to which the rows of a batch go.
  template <class Batch>
  void finishQuick(const Batch &batch) {
    if (!batch.cacheRow)
      return;
    const Cache &cache = pipeline.parts[batch.part].cache;
    for (int64_t r = 0; r < batch.pass.count; ++r)
      writeCache(cache, batch.pass.to + r * batch.pass.toStride,
                 batch.cacheRow + r * cache.headStride, batch.head + r);
  }

  void flushQuick() {
    if constexpr (QuickPasses<T>::exist)
      quick.flush([this](const auto &done) { finishQuick(done); });
  }

  Norm getNorm(const Part &part) const {
    if (!part.hasNorm)
      return Norm::None;
    return pipeline.normRounding == PRELUDE_ROUNDING_STEPWISE ? Norm::Stepwise
                                                              : Norm::Once;
  }

  Rotation getRotation(const Part &part) const {
    if (!part.hasRope)
      return Rotation::None;
    bool stepwise = pipeline.rope.spec.rounding == PRELUDE_ROUNDING_STEPWISE;
    if (pipeline.rope.spec.style == PRELUDE_ROPE_STYLE_GPTJ)
      return stepwise ? Rotation::GptjStepwise : Rotation::GptjOnce;
    return stepwise ? Rotation::NeoxStepwise : Rotation::NeoxOnce;
  }

  /// A norm over all heads of the token, or over one row of any length. The
  /// range must hold all of the part's heads.
  void runTokenNorm(const Part &part, const char *in, char *out, bool toCache,
                    int64_t begin, int64_t end) {
    bool ropeFirst = part.hasRope && pipeline.order == PRELUDE_ORDER_ROPE_FIRST;
    Squares squares;
    for (int64_t head = 0; head < part.heads; ++head)
      for (int64_t i = 0; i < size; i += maxHeadSize) {
        int64_t count = HWY_MIN(maxHeadSize, size - i);
        loadRow<T>(in + head * part.in.headStride + i * elementBytes, count,
                   row);
        if (ropeFirst)
          rotate(part);
        squares.append(row, count);
      }
    int64_t all = part.heads * size;
    float rstd = getRstd(squares.getSum(), all, part.eps);
    for (int64_t head = begin; head < end; ++head)
      for (int64_t i = 0; i < size; i += maxHeadSize) {
        int64_t count = HWY_MIN(maxHeadSize, size - i);
        const float *weight = part.weight ? loadWeights(part, head * size + i,
                                                        count, weightRows[0])
                                          : nullptr;
        loadRow<T>(in + head * part.in.headStride + i * elementBytes, count,
                   row);
        if (ropeFirst)
          rotate(part);
        norm(part, rstd, weight, count);
        if (part.hasRope && !ropeFirst)
          rotate(part);
        if (size > maxHeadSize)
          storeRow<T>(row, count,
                      out + head * part.out.headStride + i * elementBytes);
        else
          finishRow(part, out ? out + head * part.out.headStride : nullptr,
                    toCache ? getCacheRow(part.cache, slot, head) : nullptr,
                    head);
      }
  }

  void norm(const Part &part, float rstd, const float *weight, int64_t count) {
    // Round at the end only where a stage follows.
    bool outer = part.hasRope && !pipeline.relaxed &&
                 pipeline.order == PRELUDE_ORDER_NORM_FIRST;
    if (pipeline.normRounding == PRELUDE_ROUNDING_STEPWISE &&
        !isRelaxed(part)) {
      if (outer)
        normRow<T, true, true>(row, count, rstd, weight);
      else
        normRow<T, true, false>(row, count, rstd, weight);
    } else {
      if (outer)
        normRow<T, false, true>(row, count, rstd, weight);
      else
        normRow<T, false, false>(row, count, rstd, weight);
    }
  }

  /// Whether the part is computed in f32 from the norm to the rotation, with
  /// one rounding at the end.
  bool isRelaxed(const Part &part) const {
    return pipeline.relaxed && part.hasNorm && part.hasRope;
  }

  /// Rotates the row. Pairs whose position is outside the table are put back,
  /// as a product with 1 and a sum with 0 would change some of them (-0, and
  /// what stands beside an infinity).
  void rotate(const Part &part) {
    if (allRotate) {
      rotateAll(part);
      return;
    }
    const prelude_rope_spec &spec = pipeline.rope.spec;
    float *rotated = row + spec.rotary_offset;
    int64_t half = spec.rotary_dim / 2;
    float before[maxHeadSize];
    std::memcpy(before, rotated, 2 * half * sizeof(float));
    rotateAll(part);
    bool gptj = spec.style == PRELUDE_ROPE_STYLE_GPTJ;
    for (int64_t j = 0; j < half; ++j) {
      if (builder.rotates(j))
        continue;
      int64_t low = gptj ? 2 * j : j, high = gptj ? 2 * j + 1 : j + half;
      rotated[low] = before[low];
      rotated[high] = before[high];
    }
  }

  void rotateAll(const Part &part) {
    bool outer = part.hasNorm && !pipeline.relaxed &&
                 pipeline.order == PRELUDE_ORDER_ROPE_FIRST;
    bool stepwise = pipeline.rope.spec.rounding == PRELUDE_ROUNDING_STEPWISE &&
                    !isRelaxed(part);
    if (stepwise) {
      if (outer)
        rotateStyle<true, true>();
      else
        rotateStyle<true, false>();
    } else {
      if (outer)
        rotateStyle<false, true>();
      else
        rotateStyle<false, false>();
    }
  }

  template <bool stepwise, bool outer>
  HWY_INLINE void rotateStyle() {
    float *rotated = row + pipeline.rope.spec.rotary_offset;
    int64_t width = pipeline.rope.spec.rotary_dim;
    if (pipeline.rope.spec.style == PRELUDE_ROPE_STYLE_GPTJ)
      rotateGptj<T, stepwise, outer>(rotated, width, factors);
    else
      rotateNeox<T, stepwise, outer>(rotated, width / 2, factors);
  }

  /// Stores the row in scratch to its places.
  void finishRow(const Part &part, char *out, char *cacheRow, int64_t head) {
    if (out && part.outDtype != pipeline.dtype) {
      storeRow<T>(row, size, stored);
      quantize(part.outDtype, stored, part.outScale.get(head), out);
      out = stored;
    } else if (out) {
      storeRow<T>(row, size, out);
    }
    if (!cacheRow)
      return;
    if (!out && part.cache.dtype == pipeline.dtype &&
        part.cache.chunk == size) {
      storeRow<T>(row, size, cacheRow);
      return;
    }
    if (!out) {
      storeRow<T>(row, size, stored);
      out = stored;
    }
    writeCache(part.cache, out, cacheRow, head);
  }

  /// Writes a row of T to a cache.
  void writeCache(const Cache &cache, const char *from, char *to,
                  int64_t head) {
    if (cache.dtype == pipeline.dtype) {
      scatterRow(cache, from, size, elementBytes, to);
      return;
    }
    bool direct = cache.chunk == size;
    quantize(cache.dtype, from, cache.scale.get(head), direct ? to : quantized);
    if (!direct)
      scatterRow(cache, quantized, size, 1, to);
  }

  /// Writes a row of T in an fp8 type.
  void quantize(int32_t dtype, const char *from, float scale, char *to) const {
    if (dtype == PRELUDE_DTYPE_F8E4M3FN)
      quantizeRow<T, F8E4M3FN>(from, size, scale, to);
    else if (dtype == PRELUDE_DTYPE_F8E5M2)
      quantizeRow<T, F8E5M2>(from, size, scale, to);
    else
      quantizeRow<T, F8E4M3FNUZ>(from, size, scale, to);
  }

  /// A part that is only moved: as many heads at a time as lie in one piece.
  void copyHeads(const Part &part, const char *in, char *out, bool toCache,
                 int64_t begin, int64_t end) {
    int64_t bytes = size * elementBytes;
    bool packed = part.in.headStride == bytes;
    if (packed)
      prefetch(reinterpret_cast<uintptr_t>(in) +
                   uintptr_t((begin + prefetchDistance) * bytes),
               (end - begin) * bytes);
    if (out && part.outDtype != pipeline.dtype) {
      for (int64_t head = begin; head < end; ++head)
        quantize(part.outDtype, in + head * part.in.headStride,
                 part.outScale.get(head), out + head * part.out.headStride);
    } else if (out) {
      if (packed && part.out.headStride == bytes)
        copy(in + begin * bytes, out + begin * bytes, (end - begin) * bytes);
      else
        for (int64_t head = begin; head < end; ++head)
          copy(in + head * part.in.headStride, out + head * part.out.headStride,
               bytes);
    }
    if (!toCache)
      return;
    const Cache &cache = part.cache;
    if (packed && cache.dtype == pipeline.dtype && cache.chunk == size &&
        cache.headStride == bytes)
      copy(in + begin * bytes, getCacheRow(cache, slot, begin),
           (end - begin) * bytes);
    else
      for (int64_t head = begin; head < end; ++head)
        writeCache(cache, in + head * part.in.headStride,
                   getCacheRow(cache, slot, head), head);
  }

  static void copy(const char *from, char *to, int64_t bytes) {
    if (from != to) // In place.
      std::memcpy(to, from, bytes);
  }

  /// The weights [first, first + count) in f32 with the offset added.
  static const float *loadWeights(const Part &part, int64_t first,
                                  int64_t count, float *buffer) {
    const char *from = part.weight + first * getBytes(part.weightDtype);
    if (part.weightDtype == PRELUDE_DTYPE_F32 && part.weightOffset == 0.0f)
      return reinterpret_cast<const float *>(from);
    loadAny(part.weightDtype, from, count, buffer);
    if (part.weightOffset != 0.0f)
      for (int64_t i = 0; i < count; ++i)
        buffer[i] = part.weightOffset + buffer[i];
    return buffer;
  }

  static constexpr int64_t rowsAtOnce = 4;
  static constexpr int64_t elementBytes = sizeof(typename T::Storage);

  const Pipeline &pipeline;
  const int64_t size;
  bool anyRope = false;
  bool anyCache = false;
  Factors factors;
  Slot slot;
  const float *weights[4] = {};
  bool weightsTame[4] = {true, true, true, true};
  bool factorsTame = true;
  /// Whether all pairs of the token have their position inside the table.
  bool allRotate = true;
  PassFunction passes[4] = {};
  QuickPasses<T> quick;
  FactorBuilder builder;
  HWY_ALIGN float rows[rowsAtOnce][maxHeadSize];
  float *const row = rows[0];
  HWY_ALIGN float weightRows[4][maxHeadSize];
  HWY_ALIGN char stored[maxHeadSize * 4];
  HWY_ALIGN char quantized[maxHeadSize];
};

void runRange(const Pipeline &pipeline, int64_t first, int64_t last) {
  if (pipeline.dtype == PRELUDE_DTYPE_F32)
    RowRunner<F32>(pipeline).run(first, last);
  else if (pipeline.dtype == PRELUDE_DTYPE_F16)
    RowRunner<F16>(pipeline).run(first, last);
  else
    RowRunner<BF16>(pipeline).run(first, last);
}

void widenArray(int32_t dtype, const void *from, float *to, int64_t count) {
  loadAny(dtype, static_cast<const char *>(from), count, to);
}

void narrowArray(int32_t dtype, const float *from, void *to, int64_t count) {
  char *target = static_cast<char *>(to);
  const char *source = reinterpret_cast<const char *>(from);
  if (dtype == PRELUDE_DTYPE_F32)
    storeRow<F32>(from, count, target);
  else if (dtype == PRELUDE_DTYPE_F16)
    storeRow<F16>(from, count, target);
  else if (dtype == PRELUDE_DTYPE_BF16)
    storeRow<BF16>(from, count, target);
  else if (dtype == PRELUDE_DTYPE_F8E4M3FN)
    quantizeRow<F32, F8E4M3FN>(source, count, 1.0f, target);
  else if (dtype == PRELUDE_DTYPE_F8E5M2)
    quantizeRow<F32, F8E5M2>(source, count, 1.0f, target);
  else
    quantizeRow<F32, F8E4M3FNUZ>(source, count, 1.0f, target);
}

} // namespace HWY_NAMESPACE
} // namespace cpu
} // namespace prelude
HWY_AFTER_NAMESPACE();

#endif // PRELUDE_KERNELS_CPU_ROWS_INL_H
