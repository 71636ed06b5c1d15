//===- Direct.h - The calls that most models make --------------*- C++ -*-===//
//
// Straight code for 16-bit activations with tables and weights of their own
// type, caches that keep 8 elements of a row together, and one rounding mode:
// what is asked at run time elsewhere is a template argument here, and the host
// has made sure of the rest (Plan.cpp).
//
// A group of lanes takes a few heads of one part of one token, all of which it
// requests at once. Groups of one row of a block work on neighbouring tokens
// and the same heads, so that waves don't diverge.
//
// Stepwise arithmetic is done on two elements in a word.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_DIRECT_H
#define PRELUDE_KERNELS_DEVICE_DIRECT_H

#include "kernels/device/ColumnStores.h"
#include "kernels/device/FastF8.h"
#include "kernels/device/Lanes.h"

namespace prelude {
namespace device {

/// The factors of a lane's pairs, as they are multiplied with: in f32, or where
/// roundings are stepwise as words of two elements. Neox: those of elements i
/// of both chunks. Gptj: those of the neighbours of the first chunk, then of
/// the second.
template <class E, RopeKind Kind, bool Stepwise>
struct DirectFactors {
  static constexpr bool isWide = Kind == RopeKind::NeoxWide;
  static constexpr bool isGptj = Kind == RopeKind::Gptj;
  static constexpr int words = isGptj ? 8 : 4;
  uint32_t cosWord[Stepwise ? words : 1], sinWord[Stepwise ? words : 1];
  uint32_t secondCosWord[Stepwise && isWide ? 4 : 1];
  uint32_t secondSinWord[Stepwise && isWide ? 4 : 1];
  float cos[Stepwise ? 1 : 8], sin[Stepwise ? 1 : 8];
  float secondCos[!Stepwise && isWide ? 8 : 1];
  float secondSin[!Stepwise && isWide ? 8 : 1];

  /// `first`, `second`: the rotated dims that a lane's chunks begin with, and
  /// whether they do rotate.
  PRELUDE_DEVICE void load(const char *cosRow, const char *sinRow, int first,
                           int second, bool firstRotates, bool secondRotates) {
    if constexpr (isGptj) {
      Words2 c0 = {{0, 0}}, c1 = c0, s0 = c0, s1 = c0;
      if (firstRotates) {
        loadVector(cosRow + first, c0);
        loadVector(sinRow + first, s0);
      }
      if (secondRotates) {
        loadVector(cosRow + second, c1);
        loadVector(sinRow + second, s1);
      }
      const Words4 c = {{c0.word[0], c0.word[1], c1.word[0], c1.word[1]}};
      const Words4 s = {{s0.word[0], s0.word[1], s1.word[0], s1.word[1]}};
      if constexpr (Stepwise) {
        repeat(c, cosWord);
        repeat(s, sinWord);
      } else {
        E::unpack({c}, cos);
        E::unpack({s}, sin);
      }
      return;
    }
    loadChunk(cosRow + 2 * first, firstRotates, cosWord, cos);
    loadChunk(sinRow + 2 * first, firstRotates, sinWord, sin);
    if constexpr (isWide) {
      loadChunk(cosRow + 2 * second, firstRotates, secondCosWord, secondCos);
      loadChunk(sinRow + 2 * second, firstRotates, secondSinWord, secondSin);
    }
  }

private:
  static PRELUDE_DEVICE void loadChunk(const char *from, bool rotates,
                                       uint32_t *words, float *values) {
    Words4 raw = {{0, 0, 0, 0}};
    if (rotates)
      loadVector(from, raw);
    if constexpr (Stepwise) {
#pragma unroll
      for (int i = 0; i < 4; ++i)
        words[i] = raw.word[i];
    } else {
      E::unpack({raw}, values);
    }
  }
  /// Each of 8 elements twice in a word.
  static PRELUDE_DEVICE void repeat(const Words4 &from, uint32_t *to) {
#pragma unroll
    for (int i = 0; i < 4; ++i) {
      to[2 * i] = permuteBytes(from.word[i], 0, 0x1010);
      to[2 * i + 1] = permuteBytes(from.word[i], 0, 0x3232);
    }
  }
};

/// What the other kernels make of a chunk that nothing changes: NaNs become the
/// usual one.
template <class E>
PRELUDE_DEVICE void unifyNaNs(typename E::Chunk &chunk) {
  float x[8];
  E::unpack(chunk, x);
  E::pack(x, chunk);
}

/// A lane's 16 elements, rotated. `Norm`: there was a norm before.
template <class E, bool Norm, RopeKind Kind, bool Stepwise>
PRELUDE_DEVICE void
rotateDirect(const DirectFactors<E, Kind, Stepwise> &factors, bool firstRotates,
             bool secondRotates, typename E::Chunk &first,
             typename E::Chunk &second) {
  using Factors = DirectFactors<E, Kind, Stepwise>;
  uint32_t *a = first.words.word, *b = second.words.word;
  if constexpr (Kind == RopeKind::Gptj) {
    auto rotate = [&](uint32_t *words, int at) {
#pragma unroll
      for (int i = 0; i < 4; ++i)
        if constexpr (Stepwise) {
          const uint32_t swapped = permuteBytes(words[i], 0, 0x1032);
          const uint32_t products =
              E::multiply(words[i], factors.cosWord[at + i]);
          // - is + of the negated.
          const uint32_t others =
              E::multiply(swapped, factors.sinWord[at + i]) ^ 0x8000u;
          words[i] = E::add(products, others);
        } else {
          float x[2];
          E::unpackWord(words[i], x[0], x[1]);
          rotatePair<E, false>(x[0], x[1], factors.cos[at + i],
                               factors.sin[at + i], factors.cos[at + i],
                               factors.sin[at + i]);
          words[i] = E::packWord(x[0], x[1]);
        }
    };
    if (firstRotates)
      rotate(a, 0);
    else if (!Norm)
      unifyNaNs<E>(first);
    if (secondRotates)
      rotate(b, 4);
    else if (!Norm)
      unifyNaNs<E>(second);
    return;
  }
  if (!firstRotates) {
    if (!Norm) {
      unifyNaNs<E>(first);
      unifyNaNs<E>(second);
    }
    return;
  }
#pragma unroll
  for (int i = 0; i < 4; ++i)
    if constexpr (Stepwise) {
      const uint32_t c0 = factors.cosWord[i], s0 = factors.sinWord[i];
      const uint32_t c1 = Factors::isWide ? factors.secondCosWord[i] : c0;
      const uint32_t s1 = Factors::isWide ? factors.secondSinWord[i] : s0;
      const uint32_t ac = E::multiply(a[i], c0), bs = E::multiply(b[i], s0);
      const uint32_t bc = E::multiply(b[i], c1), as = E::multiply(a[i], s1);
      a[i] = E::subtract(ac, bs);
      b[i] = E::add(bc, as);
    } else {
      float x[2], y[2];
      E::unpackWord(a[i], x[0], x[1]);
      E::unpackWord(b[i], y[0], y[1]);
#pragma unroll
      for (int j = 0; j < 2; ++j) {
        const int k = 2 * i + j;
        rotatePair<E, false>(
            x[j], y[j], factors.cos[k], factors.sin[k],
            Factors::isWide ? factors.secondCos[k] : factors.cos[k],
            Factors::isWide ? factors.secondSin[k] : factors.sin[k]);
      }
      a[i] = E::packWord(x[0], x[1]);
      b[i] = E::packWord(y[0], y[1]);
    }
}

/// The weights of a lane's 16 elements, likewise. None are ones.
template <class E, bool Stepwise>
struct DirectWeights {
  uint32_t word[Stepwise ? 8 : 1];
  float value[Stepwise ? 1 : 16];

  PRELUDE_DEVICE void set(const Words4 &first, const Words4 &second,
                          float offset) {
    if constexpr (Stepwise) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        word[i] = first.word[i];
        word[4 + i] = second.word[i];
      }
    } else {
      E::unpack({first}, value);
      E::unpack({second}, value + 8);
      if (offset != 0.0f)
#pragma unroll
        for (int i = 0; i < 16; ++i)
          value[i] = offset + value[i];
    }
  }
};

/// The factors of the norms of a group's heads, from each lane's sums. Lanes
/// add up different heads, each in the order of sumGroup, so that few of them
/// are added up, and a root taken, more than once.
template <int Lanes, int Heads>
PRELUDE_DEVICE void getRstds(const DirectArguments &args, float eps, int lane,
                             float *sums, float *rstds) {
  int held = Heads, distance = Lanes / 2;
#pragma unroll
  for (; held > 1; held /= 2, distance /= 2) {
    const bool upper = lane & distance;
#pragma unroll
    for (int i = 0; i < held / 2; ++i) {
      const float kept = upper ? sums[held / 2 + i] : sums[i];
      const float given = upper ? sums[i] : sums[held / 2 + i];
      sums[i] = kept + exchange(given, distance);
    }
  }
  float sum = sums[0];
#pragma unroll
  for (; distance > 0; distance /= 2)
    sum = sum + exchange(sum, distance);
  const float rstd = getRstd(sum, float(args.headSize), args.inverseSize, eps);
  // The upper bits of a lane's number say which head it holds.
#pragma unroll
  for (int i = 0; i < Heads; ++i)
    rstds[i] = Heads == 1 ? rstd : getFrom(rstd, i * (Lanes / Heads), Lanes);
}

/// A lane's 16 elements after the norm, rounded.
template <class E, bool Stepwise>
PRELUDE_DEVICE void normDirect(const DirectWeights<E, Stepwise> &weights,
                               float rstd, typename E::Chunk &first,
                               typename E::Chunk &second) {
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    uint32_t &word = i < 4 ? first.words.word[i] : second.words.word[i - 4];
    float a, b;
    E::unpackWord(word, a, b);
    if constexpr (Stepwise) {
      word = E::multiply(E::packWord(a * rstd, b * rstd), weights.word[i]);
    } else {
      normPair<E, false, false>(a, b, rstd, weights.value[2 * i],
                                weights.value[2 * i + 1]);
      word = E::packWord(a, b);
    }
  }
}

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

/// Asks for a token's row of the tables, 128 bytes to a lane.
PRELUDE_DEVICE void prefetchTable(const DirectArguments &args,
                                  const Words2 &position, int lane) {
  const uint32_t row = position.word[0];
  const uint32_t at = uint32_t(lane) * 128;
  if (position.word[1] == 0 && row < args.tableRows && at < args.tableBytes) {
    prefetch(args.cos + scale(row, args.cosStride) + at);
    prefetch(args.sin + scale(row, args.sinStride) + at);
  }
}

/// The same before the kernel before has ended. Should it still write the
/// positions, other rows are fetched, for nothing.
PRELUDE_DEVICE void peekTable(const DirectArguments &args, uint32_t token,
                              int lane) {
  Words2 position = {{token, 0}};
  if (args.positions) {
    const char *from = args.positions + scale(token, args.positionStride);
    if (args.flags & Positions64)
      position = peek(reinterpret_cast<const Words2 *>(from));
    else
      position.word[0] = peek(reinterpret_cast<const uint32_t *>(from));
  }
  prefetchTable(args, position, lane);
}

/// All that a thread does.
template <class E, int Lanes, bool Norm, RopeKind Kind, bool Stepwise, bool F8,
          int Heads>
PRELUDE_DEVICE void runDirect(const DirectArguments &args) {
  using Chunk = typename E::Chunk;
  constexpr bool hasRope = Kind != RopeKind::None;
  const Index3 thread = getThread(), block = getBlock(), size = getBlockSize();
  const Index3 grid = getGridSize();
  const int lane = int(thread.x) & (Lanes - 1);
  uint32_t layer = block.z;
  int unit = int(block.x * size.y + thread.y), units = args.units;
  if (args.flags & DirectVFirst) {
    // The first half of the grid takes the last part.
    const int others = args.parts[args.lastPart].firstUnit;
    if (layer < grid.z / 2) {
      unit += others;
    } else {
      layer -= grid.z / 2;
      units = others;
    }
  }
  const uint32_t token =
      (layer * grid.y + block.y) * (directColumns / Lanes) + thread.x / Lanes;
  const bool exists = token < args.tokens;
  if (unit >= units) {
    if (hasRope && exists && (args.flags & DirectPeeks))
      peekTable(args, token, lane);
    return;
  }
  const int index =
      (unit >= args.parts[1].firstUnit) + (unit >= args.parts[2].firstUnit);
  const DirectPart &part = args.parts[index];
  const int head = (unit - part.firstUnit) * Heads;
  const int count = part.heads - head; // Or more than Heads.
  constexpr bool isMoved = Kind == RopeKind::NeoxPartial;
  constexpr bool isWhole = Kind == RopeKind::Neox || Kind == RopeKind::NeoxWide;
  const int ropeOffset = isWhole ? 0 : args.ropeOffset;
  const int ropeDim = isWhole ? args.headSize : args.ropeDim;
  const LanePlan plan =
      getLanePlan(args.headSize, ropeOffset, ropeDim, isMoved, lane);
  const bool active = exists && plan.active;
  const int between = (plan.second - plan.first) * 2;
  const char *in = part.in + scale(token, part.inToken) +
                   scale(head, part.inHead) + plan.first * 2;
  // These were there before the kernel before, in all likelihood.
  if (hasRope && unit == 0 && exists && args.positions)
    prefetch(args.positions + scale(token, args.positionStride));
  if ((part.flags & PartHasCache) && token < args.slotCount)
    prefetch(args.slots + scale(token, args.slotStride));
  if (Norm && part.weight && plan.active && token < directColumns / Lanes)
    prefetch(part.weight + lane * 32);
  waitForPrevious();

  // What the longest chain of loads begins with is requested first.
  Words2 position = {{token, 0}}, rawSlot = {{0, 0}};
  if (hasRope && exists && args.positions)
    position = loadRawIndex(args.positions + scale(token, args.positionStride),
                            args.flags & Positions64);
  Chunk first[Heads], second[Heads];
#pragma unroll
  for (int i = 0; i < Heads; ++i)
    if (active && i < count) {
      E::load(in, first[i]);
      E::load(in + between, second[i]);
      in += part.inHead;
    } else {
      E::clear(first[i]);
      E::clear(second[i]);
    }
  const bool hasSlot =
      (part.flags & PartHasCache) && exists && token < args.slotCount;
  if (hasSlot)
    rawSlot = loadRawIndex(args.slots + scale(token, args.slotStride),
                           args.flags & Slots64);
  const DirectCache &cache = part.flags & PartIsV ? args.vCache : args.kCache;
  float scales[Heads];
  if (F8 && hasSlot)
#pragma unroll
    for (int i = 0; i < Heads; ++i)
      scales[i] = i < count ? getScale(cache, head + i) : 1.0f;
  Words2 positionAhead = {{0, 1}};
  if (args.lookahead) {
    const uint32_t ahead = token + args.lookahead;
    if (ahead < args.tokens) {
      // A lane for each 128 bytes of the group's heads.
      constexpr int linesPerHead = Lanes / 4;
      const int at = lane / linesPerHead, byte = lane % linesPerHead * 128;
      if (at < Heads && at < count && byte < 2 * args.headSize)
        prefetch(part.in + scale(ahead, part.inToken) +
                 scale(head + at, part.inHead) + byte);
      if (hasRope && unit == 0 && args.positions)
        positionAhead =
            loadRawIndex(args.positions + scale(ahead, args.positionStride),
                         args.flags & Positions64);
      if ((part.flags & PartHasCache) && ahead < args.slotCount)
        prefetch(args.slots + scale(ahead, args.slotStride));
    }
  }

  if ((Norm || hasRope) && (part.flags & (PartHasNorm | PartHasRope))) {
    DirectWeights<E, Stepwise> weights;
    if constexpr (Norm) {
      constexpr uint32_t ones = E::ones;
      Words4 low = {{ones, ones, ones, ones}}, high = low;
      if (part.weight && plan.active) {
        loadVector(part.weight + plan.first * 2, low);
        loadVector(part.weight + plan.second * 2, high);
      }
      weights.set(low, high, part.weight ? args.weightOffset : 0.0f);
    }
    DirectFactors<E, Kind, Stepwise> factors;
    bool firstRotates = false, secondRotates = false;
    if constexpr (hasRope) {
      const uint32_t row = position.word[0];
      const bool inside = position.word[1] == 0 && row < args.tableRows;
      firstRotates = exists && inside && plan.firstRotates;
      secondRotates = exists && inside && plan.secondRotates;
      factors.load(args.cos + scale(row, args.cosStride),
                   args.sin + scale(row, args.sinStride),
                   plan.first - ropeOffset, plan.second - ropeOffset,
                   firstRotates, secondRotates);
      if (unit == 0 && lane == 0 && exists && !inside && args.errors)
        addAtomic(&args.errors->positions_out_of_range, 1);
    }
    if constexpr (Norm) {
      float sums[Heads], rstd[Heads];
#pragma unroll
      for (int i = 0; i < Heads; ++i) {
        float x[16];
        E::unpack(first[i], x);
        E::unpack(second[i], x + 8);
        float sum = sumChunk<E>(x), secondSum = sumChunk<E>(x + 8);
        if (isMoved)
          moveSums(args.headSize, ropeOffset, ropeDim, lane, Lanes, sum,
                   secondSum);
        sums[i] = sum + secondSum;
      }
      getRstds<Lanes, Heads>(args, part.eps, lane, sums, rstd);
#pragma unroll
      for (int i = 0; i < Heads; ++i)
        normDirect<E, Stepwise>(weights, rstd[i], first[i], second[i]);
    }
    if constexpr (hasRope)
#pragma unroll
      for (int i = 0; i < Heads; ++i)
        rotateDirect<E, Norm, Kind, Stepwise>(
            factors, firstRotates, secondRotates, first[i], second[i]);
  }

  if (part.out && active) {
    char *out = part.out + scale(token, part.outToken) +
                scale(head, part.outHead) + plan.first * 2;
#pragma unroll
    for (int i = 0; i < Heads; ++i)
      if (i < count) {
        E::store(out, first[i]);
        E::store(out + between, second[i]);
        out += part.outHead;
      }
  }
  if (hasSlot) {
    const int64_t wanted = unpackIndex(rawSlot, args.flags & Slots64);
    if (wanted >= int64_t(args.cacheSlots)) {
      if (!(part.flags & PartIsV) && head == 0 && lane == 0 && args.errors)
        addAtomic(&args.errors->slots_out_of_range, 1);
    } else if (wanted >= 0 && plan.active) {
      storeToCache<E, Heads, F8>(args, part, cache, scales, token,
                                 uint32_t(wanted), head, count, lane, plan,
                                 first, second);
    }
  }
  if (hasRope && args.lookahead)
    prefetchTable(args, positionAhead, lane);
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_DIRECT_H
