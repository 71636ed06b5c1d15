//===- DirectStores.h - The direct kernels' writes to caches ---*- C++ -*-===//
//
// Rows of k and v, in the activations' type or fp8, to the slot of their token:
// in chunks, or element by element beside those of the next slots.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_DIRECTSTORES_H
#define PRELUDE_KERNELS_DEVICE_DIRECTSTORES_H

#include "kernels/device/ColumnStores.h"
#include "kernels/device/FastF8.h"
#include "kernels/device/Lanes.h"

namespace prelude {
namespace device {

/// A chunk of 8 elements, rounded to an fp8 type that the kernels do directly.
template <class E, class Divisor>
PRELUDE_DEVICE Words2 packDirectF8(const DirectArguments &args,
                                   const typename E::Chunk &chunk,
                                   const Divisor &scale) {
  float x[8];
  E::unpack(chunk, x);
  // Written so that the compiler sees only two types.
  return packF8Chunk(args.cacheDtype == PRELUDE_DTYPE_F8E5M2
                         ? PRELUDE_DTYPE_F8E5M2
                         : PRELUDE_DTYPE_F8E4M3FN,
                     x, scale);
}

/// Both chunks of a lane, fast where nothing is unusual.
template <class E>
PRELUDE_DEVICE void packBothF8(const DirectArguments &args,
                               const typename E::Chunk &first,
                               const typename E::Chunk &second, float scale,
                               Words2 &firstTo, Words2 &secondTo) {
  const PlainQuotient plain(scale);
  firstTo = packDirectF8<E>(args, first, plain);
  secondTo = packDirectF8<E>(args, second, plain);
  if (PlainQuotient::takes(scale) &&
      !hasNaN(markNaN(firstTo) | markNaN(secondTo)))
    return;
  const Quotient divisor(scale);
  // One copy of the code for both: it is hardly ever run.
#pragma unroll 1
  for (int i = 0; i < 2; ++i) {
    const typename E::Chunk chunk = i ? second : first;
    const Words2 packed = packDirectF8<E>(args, chunk, divisor);
    if (i)
      secondTo = packed;
    else
      firstTo = packed;
  }
}

PRELUDE_DEVICE float getScale(const DirectCache &cache, int head) {
  return cache.scale ? cache.scale[scale(head, cache.scaleStride)] : 1.0f;
}

/// The heads' rows to a cache that keeps chunks together.
template <class E, int Heads, bool F8>
PRELUDE_DEVICE void
storeRows(const DirectArguments &args, const DirectCache &cache,
          const float *scales, char *row, int count, const LanePlan &plan,
          const typename E::Chunk *first, const typename E::Chunk *second) {
  const uint32_t firstChunk = uint32_t(plan.first) / chunkSize;
  const uint32_t secondChunk = uint32_t(plan.second) / chunkSize;
  int64_t firstAt, secondAt;
  if (F8) {
    firstAt = scale(firstChunk / 2, cache.pieceStride) + firstChunk % 2 * 8;
    secondAt = scale(secondChunk / 2, cache.pieceStride) + secondChunk % 2 * 8;
  } else {
    firstAt = scale(firstChunk, cache.pieceStride);
    secondAt = scale(secondChunk, cache.pieceStride);
  }
#pragma unroll
  for (int i = 0; i < Heads; ++i) {
    if (i >= count)
      break;
    if constexpr (F8) {
      Words2 low, high;
      packBothF8<E>(args, first[i], second[i], scales[i], low, high);
      storeVector(row + firstAt, low);
      storeVector(row + secondAt, high);
    } else {
      E::store(row + firstAt, first[i]);
      E::store(row + secondAt, second[i]);
    }
    row += cache.headStride;
  }
}

/// Whether x neighbouring tokens, the first of which is `before` tokens back,
/// fill 16 bytes of each column. All of them find the same.
template <int Slots>
PRELUDE_DEVICE bool isInColumnRun(const DirectArguments &args, uint32_t token,
                                  uint32_t slot, uint32_t before) {
  const uint32_t first = token - before;
  if (!(args.flags & ColumnRuns) || token < before ||
      first + Slots > args.slotCount)
    return false;
  bool all = true;
#pragma unroll
  for (int i = 0; i < Slots; ++i)
    all &= loadIndex(args.slots + scale(first + i, args.slotStride),
                     args.flags & Slots64) == int64_t(slot - before) + i;
  return all;
}

/// The heads' rows of v to a cache whose elements lie beside those of the next
/// slots. The tokens of a run share its work: quarters of heads, of which each
/// writes all slots, by whole vectors. (Nothing has changed v then.)
template <class E, int Heads, bool F8>
PRELUDE_DEVICE void
storeColumnsOf(const DirectArguments &args, const DirectPart &part,
               const DirectCache &cache, const float *scales, char *to,
               uint32_t token, uint32_t slot, int head, int count, int lane,
               const LanePlan &plan, const typename E::Chunk *first,
               const typename E::Chunk *second) {
  constexpr int slots = F8 ? 16 : 8;
  const uint32_t before = slot % slots;
  if (isInColumnRun<slots>(args, token, slot, before)) {
    to -= before * (16 / slots);
    const char *rowsOfRun = part.in + scale(token - before, part.inToken) +
                            scale(head, part.inHead);
    const int quarters = 4 * (count < Heads ? count : Heads);
#pragma unroll 1
    for (int i = int(before); i < quarters; i += slots) {
      const int dim = i % 4 * (args.headSize / 4) + lane * 4;
      const char *from = rowsOfRun + scale(i / 4, part.inHead) + dim * 2;
      char *column =
          to + scale(i / 4, cache.headStride) + scale(dim, cache.pieceStride);
      if constexpr (F8) {
        const float divisor =
            Heads > 1 && i >= 4 ? scales[Heads - 1] : scales[0];
        const PlainQuotient plain(divisor);
        uint32_t rows[slots], marks = 0;
#pragma unroll
        for (int j = 0; j < slots; j += 2) {
          Words2 one, two;
          loadVector(from + scale(j, part.inToken), one);
          loadVector(from + scale(j + 1, part.inToken), two);
          const typename E::Chunk chunk = {
              {{one.word[0], one.word[1], two.word[0], two.word[1]}}};
          const Words2 packed = packDirectF8<E>(args, chunk, plain);
          rows[j] = packed.word[0];
          rows[j + 1] = packed.word[1];
          marks |= markNaN(packed);
        }
        if (hasNaN(marks) || !PlainQuotient::takes(divisor)) {
          const Quotient exact(divisor);
          // Hardly ever run: element by element, without more registers.
#pragma unroll 1
          for (int j = 0; j < slots; ++j) {
            Words2 row;
            loadVector(from + scale(j, part.inToken), row);
            const typename E::Chunk chunk = {
                {{row.word[0], row.word[1], 0, 0}}};
            const Words2 packed = packDirectF8<E>(args, chunk, exact);
#pragma unroll
            for (int k = 0; k < 4; ++k)
              *reinterpret_cast<uint8_t *>(column + j +
                                           scale(k, cache.pieceStride)) =
                  uint8_t(packed.word[0] >> (8 * k));
          }
          continue;
        }
        storeColumns(column, cache.pieceStride, rows);
      } else {
        Words2 rows[slots];
#pragma unroll
        for (int j = 0; j < slots; ++j)
          loadVector(from + scale(j, part.inToken), rows[j]);
        storeColumns(column, cache.pieceStride, rows);
      }
    }
    return;
  }
#pragma unroll
  for (int i = 0; i < Heads; ++i) {
    if (i >= count)
      break;
    auto store = [&](int dim, const typename E::Chunk &chunk) {
      char *element = to + scale(dim, cache.pieceStride);
      if constexpr (F8) {
        const Words2 words = packDirectF8<E>(args, chunk, Quotient(scales[i]));
#pragma unroll
        for (int j = 0; j < 8; ++j)
          *reinterpret_cast<uint8_t *>(element + scale(j, cache.pieceStride)) =
              uint8_t(words.word[j / 4] >> (8 * (j % 4)));
      } else {
#pragma unroll
        for (int j = 0; j < 8; ++j)
          *reinterpret_cast<uint16_t *>(element + scale(j, cache.pieceStride)) =
              uint16_t(chunk.words.word[j / 2] >> (16 * (j % 2)));
      }
    };
    store(plan.first, first[i]);
    store(plan.second, second[i]);
    to += cache.headStride;
  }
}

/// The heads' rows of k or v to their cache.
template <class E, int Heads, bool F8>
PRELUDE_DEVICE void
storeToCache(const DirectArguments &args, const DirectPart &part,
             const DirectCache &cache, const float *scales, uint32_t token,
             uint32_t slot, int head, int count, int lane, const LanePlan &plan,
             const typename E::Chunk *first, const typename E::Chunk *second) {
  const uint32_t block =
      args.blockShift >= 0 ? slot >> args.blockShift : slot / args.blockSize;
  const uint32_t offset = slot - block * args.blockSize;
  char *row = cache.data + scale(block, cache.blockStride) +
              scale(head, cache.headStride);
  if (cache.kind == CacheRow || cache.kind == CachePieces)
    return storeRows<E, Heads, F8>(args, cache, scales,
                                   row + scale(offset, cache.offsetStride),
                                   count, plan, first, second);
  constexpr uint32_t bytes = F8 ? 1 : 2, x = 16 / bytes;
  row += cache.kind == CacheColumn
             ? int64_t(offset * bytes)
             : scale(offset / x, cache.offsetStride) + offset % x * bytes;
  storeColumnsOf<E, Heads, F8>(args, part, cache, scales, row, token, slot,
                               head, count, lane, plan, first, second);
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_DIRECTSTORES_H
