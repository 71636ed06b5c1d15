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

#include "kernels/device/DirectStores.h"

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

/// Asks for a token's row of the tables, 128 bytes to a lane. May run before
/// the kernel before has ended: should that still write the positions, other
/// rows are fetched, for nothing.
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
  const uint32_t row = position.word[0];
  const uint32_t at = uint32_t(lane) * 128;
  if (position.word[1] == 0 && row < args.tableRows && at < args.tableBytes) {
    prefetch(args.cos + scale(row, args.cosStride) + at);
    prefetch(args.sin + scale(row, args.sinStride) + at);
  }
}

/// Asks for the rows of parts of a token: a head to a lane at a time.
template <int Lanes>
PRELUDE_DEVICE void prefetchRows(const DirectArguments &args, int firstPart,
                                 int lastPart, uint32_t token, int lane) {
  const uint32_t bytes = uint32_t(args.headSize) * 2;
  for (int i = firstPart; i <= lastPart; ++i) {
    const DirectPart &part = args.parts[i];
    const char *rows = part.in + scale(token, part.inToken);
    for (uint32_t head = lane; head < uint32_t(part.heads); head += Lanes)
      for (uint32_t at = 0; at < bytes; at += 128)
        prefetch(rows + scale(head, part.inHead) + at);
  }
}

/// The work of a group of lanes: a unit of the heads of a token, among those of
/// a phase of the call. `token` and `unit` may be beyond the last.
struct DirectWork {
  uint32_t token;
  int unit;
  int firstUnit, units; ///< Of the phase, which ends before `units`.
  int firstPart, lastPart;
  uint32_t lookahead;
};

template <int Lanes>
PRELUDE_DEVICE DirectWork getDirectWork(const DirectArguments &args) {
  const Index3 thread = getThread(), block = getBlock(), size = getBlockSize();
  const Index3 grid = getGridSize();
  uint32_t tokenRow = block.z * grid.y + block.y;
  DirectWork work = {0,
                     int(block.x * size.y + thread.y),
                     0,
                     args.units,
                     0,
                     args.lastPart,
                     args.lookahead};
  if (args.flags & DirectVFirst) {
    // The first rows of the grid write the last part, of several rows of tokens
    // each.
    const int others = args.parts[args.lastPart].firstUnit;
    if (tokenRow < args.vRows) {
      const uint32_t at = tokenRow * grid.x + block.x;
      tokenRow = at / args.vBlocks;
      work.unit =
          others + int((at - tokenRow * args.vBlocks) * size.y + thread.y);
      work.firstUnit = others;
      work.firstPart = args.lastPart;
      work.lookahead = args.vLookahead;
    } else {
      tokenRow -= args.vRows;
      work.units = others;
      --work.lastPart;
    }
  }
  work.token = tokenRow * (directColumns / Lanes) + thread.x / Lanes;
  return work;
}

/// All that a thread does.
template <class E, int Lanes, bool Norm, RopeKind Kind, bool Stepwise, bool F8,
          int Heads>
PRELUDE_DEVICE void runDirect(const DirectArguments &args) {
  using Chunk = typename E::Chunk;
  constexpr bool hasRope = Kind != RopeKind::None;
  constexpr bool mayPeek = Kind != RopeKind::NeoxWide; // DirectPlan.cpp, too.
  constexpr bool isMoved = Kind == RopeKind::NeoxPartial;
  constexpr bool isWhole = Kind == RopeKind::Neox || Kind == RopeKind::NeoxWide;
  const DirectWork work = getDirectWork<Lanes>(args);
  const int lane = int(getThread().x) & (Lanes - 1);
  const uint32_t token = work.token;
  const int unit = work.unit;
  const bool exists = token < args.tokens;
  if (unit >= work.units) {
    if (hasRope && exists && (args.flags & DirectPeeks))
      peekTable(args, token, lane);
    return;
  }
  const int index =
      (unit >= args.parts[1].firstUnit) + (unit >= args.parts[2].firstUnit);
  const DirectPart &part = args.parts[index];
  const int head = (unit - part.firstUnit) * Heads;
  const int count = part.heads - head; // Or more than Heads.
  // Lanes without work read what others do, so that nothing is asked before.
  const uint32_t source = exists ? token : args.tokens - 1;
  LanePlan plan;
  if constexpr (isWhole || !hasRope) {
    plan.active = lane < args.activeLanes;
    plan.first = plan.active ? lane * chunkSize : 0;
    plan.second = plan.first + (args.headSize >> 1);
    plan.firstRotates = plan.secondRotates = plan.active;
  } else {
    plan = getLanePlan(args.headSize, args.ropeOffset, args.ropeDim, isMoved,
                       lane);
    if (!plan.active) {
      plan.first = 0;
      plan.second = chunkSize;
    }
  }
  const uint32_t between = isMoved ? uint32_t(plan.second - plan.first) * 2
                                   : uint32_t(args.headSize);
  const char *in = part.in + scale(source, part.inToken) +
                   scale(head, part.inHead) + plan.first * 2;
  if (token < args.early) {
    // These were there before the kernel before, in all likelihood.
    if (hasRope && unit == 0) {
      if (mayPeek && (args.flags & DirectLeaderPeeks))
        peekTable(args, source, lane);
      else if (args.positions)
        prefetch(args.positions + scale(source, args.positionStride));
    }
    if ((part.flags & PartHasCache) && token < args.slotCount)
      prefetch(args.slots + scale(token, args.slotStride));
    if (Norm && part.weight && token < directColumns / Lanes)
      prefetch(part.weight + plan.first * 4);
  }
  waitForPrevious();

  // What the longest chain of loads begins with is requested first.
  Words2 position = {{source, 0}}, rawSlot = {{0, 0}};
  if (hasRope && args.positions)
    position = loadRawIndex(args.positions + scale(source, args.positionStride),
                            args.flags & Positions64);
  Chunk first[Heads], second[Heads];
  E::load(in, first[0]);
  E::load(in + between, second[0]);
#pragma unroll
  for (int i = 1; i < Heads; ++i) {
    in += i < count ? part.inHead : 0;
    E::load(in, first[i]);
    E::load(in + between, second[i]);
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
      scales[i] = i == 0 || i < count ? getScale(cache, head + i) : 1.0f;
  const uint32_t ahead = token + work.lookahead;
  const bool isAhead =
      unit == work.firstUnit && work.lookahead && ahead < args.tokens;
  if (isAhead) {
    if (hasRope && args.positions)
      prefetch(args.positions + scale(ahead, args.positionStride));
    if ((args.flags & AnyCache) && ahead < args.slotCount)
      prefetch(args.slots + scale(ahead, args.slotStride));
    prefetchRows<Lanes>(args, work.firstPart, work.lastPart, ahead, lane);
  }

  bool inside = true;
  if ((Norm || hasRope) && (part.flags & (PartHasNorm | PartHasRope))) {
    constexpr uint32_t ones = E::ones;
    Words4 lowWeights = {{ones, ones, ones, ones}}, highWeights = lowWeights;
    if (Norm && part.weight) {
      const char *weight = part.weight + plan.first * 2;
      loadVector(weight, lowWeights);
      loadVector(weight + between, highWeights);
    }
    DirectFactors<E, Kind, Stepwise> factors;
    bool firstRotates = false, secondRotates = false;
    if constexpr (hasRope) {
      inside = position.word[1] == 0 && position.word[0] < args.tableRows;
      const uint32_t row = inside ? position.word[0] : 0;
      firstRotates = inside && plan.firstRotates;
      secondRotates = inside && plan.secondRotates;
      const int ropeOffset = isWhole ? 0 : args.ropeOffset;
      factors.load(args.cos + scale(row, args.cosStride),
                   args.sin + scale(row, args.sinStride),
                   plan.first - ropeOffset, plan.second - ropeOffset,
                   isWhole || plan.firstRotates, isWhole || plan.secondRotates);
    }
    if constexpr (Norm) {
      float sums[Heads], rstd[Heads];
#pragma unroll
      for (int i = 0; i < Heads; ++i) {
        float x[16];
        E::unpack(first[i], x);
        E::unpack(second[i], x + 8);
        float sum = sumChunk<E>(x), secondSum = sumChunk<E>(x + 8);
        if (isMoved) {
          sum = plan.active ? sum : 0.0f;
          secondSum = plan.active ? secondSum : 0.0f;
          moveSums(args.headSize, args.ropeOffset, args.ropeDim, lane, Lanes,
                   sum, secondSum);
        }
        sums[i] = isMoved || plan.active ? sum + secondSum : 0.0f;
      }
      getRstds<Lanes, Heads>(args, part.eps, lane, sums, rstd);
      DirectWeights<E, Stepwise> weights;
      weights.set(lowWeights, highWeights,
                  part.weight ? args.weightOffset : 0.0f);
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

  if (part.out && exists && plan.active) {
    char *out = part.out + scale(token, part.outToken) +
                scale(head, part.outHead) + plan.first * 2;
#pragma unroll
    for (int i = 0; i < Heads; ++i)
      if (i == 0 || i < count) {
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
  if (hasRope && unit == work.firstUnit) {
    if (!inside && exists && lane == 0 && args.errors)
      addAtomic(&args.errors->positions_out_of_range, 1);
    if (isAhead)
      peekTable(args, ahead, lane);
  }
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_DIRECT_H
