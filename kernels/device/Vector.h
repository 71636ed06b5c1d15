//===- Vector.h - Heads by 16-byte accesses --------------------*- C++ -*-===//
//
// A group of lanes takes a head; each lane holds two chunks of 8 elements, so
// chosen that both elements of every rotation pair are in one lane. Tables are
// loaded once per thread, weights once per thread and part, and the next head's
// row is requested before the present one is worked on.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_VECTOR_H
#define PRELUDE_KERNELS_DEVICE_VECTOR_H

#include "kernels/device/PairFactors.h"

namespace prelude {
namespace device {

/// The weights of every part's norm, for a block; 1 for a part without, which
/// changes nothing. A chunk's first and second four lie apart, so that
/// neighbouring lanes read neighbouring words.
struct WeightScratch {
  Words4 words[3][2][maxHeadSize / chunkSize];
};

/// 8 weights in f32 with the offset.
template <bool Lean>
PRELUDE_DEVICE void loadWeights(const Arguments &args, int part, int64_t first,
                                float *weights) {
  if (!(args.parts[part].flags & PartHasWeight)) {
#pragma unroll
    for (int i = 0; i < 8; ++i)
      weights[i] = 1.0f;
    return;
  }
  const int32_t dtype = args.weightDtype[part];
  Raw8 raw;
  loadRaw8<Lean>(dtype,
                 args.parts[part].weight +
                     first * (dtype == PRELUDE_DTYPE_F32 ? 4 : 2),
                 args.parts[part].flags & PartWeightAligned, raw);
  unpackRaw8(dtype, raw, weights);
  if (args.weightOffset != 0.0f)
#pragma unroll
    for (int i = 0; i < 8; ++i)
      weights[i] = args.weightOffset + weights[i];
}

template <bool Lean>
PRELUDE_DEVICE void fillWeights(const Arguments &args, uint32_t thread,
                                uint32_t threads, WeightScratch &scratch) {
  const uint32_t chunks = uint32_t(args.headSize) / chunkSize;
  // All parts at once, so that their weights are on the way together.
#pragma unroll 1
  for (uint32_t i = thread; i < 3 * chunks; i += threads) {
    const int part = (i >= chunks) + (i >= 2 * chunks);
    const uint32_t chunk = i - part * chunks;
    if (!(args.parts[part].flags & PartHasNorm))
      continue;
    float weights[8];
    loadWeights<Lean>(args, part, int64_t(chunk) * chunkSize, weights);
#pragma unroll
    for (int half = 0; half < 2; ++half) {
      Words4 words;
#pragma unroll
      for (int j = 0; j < 4; ++j)
        words.word[j] = asBits(weights[4 * half + j]);
      scratch.words[part][half][chunk] = words;
    }
  }
}

PRELUDE_DEVICE void readWeights(const WeightScratch &scratch, int part, int dim,
                                float *weights) {
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    const Words4 words = scratch.words[part][half][dim / chunkSize];
#pragma unroll
    for (int i = 0; i < 4; ++i)
      weights[4 * half + i] = asFloat(words.word[i]);
  }
}

/// x, a lane's 16 elements, after the norm.
template <class E>
PRELUDE_DEVICE void normLane(float rstd, bool stepwise, bool outer,
                             const float *weights, float *x) {
  withRounding(stepwise, outer, [&](auto inner, auto end) {
#pragma unroll
    for (int i = 0; i < 16; i += 2)
      normPair<E, decltype(inner)::value, decltype(end)::value>(
          x[i], x[i + 1], rstd, weights[i], weights[i + 1]);
  });
}

/// Elements that are neighbours as those of neox lie, i and 8 + i.
PRELUDE_DEVICE void takePairsApart(float *x) {
  float y[16];
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    y[i] = x[2 * i];
    y[8 + i] = x[2 * i + 1];
  }
#pragma unroll
  for (int i = 0; i < 16; ++i)
    x[i] = y[i];
}
/// And back.
PRELUDE_DEVICE void bringPairsTogether(float *x) {
  float y[16];
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    y[2 * i] = x[i];
    y[2 * i + 1] = x[8 + i];
  }
#pragma unroll
  for (int i = 0; i < 16; ++i)
    x[i] = y[i];
}

/// x, a lane's 16 elements, after the rotation; not rounded at the end.
template <class E, bool Lean, bool Stepwise, bool Wide>
PRELUDE_DEVICE void
rotateLaneRounding(const Arguments &args, const LanePlan &plan,
                   const PairFactors<Wide> &factors, float *x) {
  if (Lean && factors.outside)
    return;
  // The same code for both styles: the ends of two branches that store to
  // different elements would be made one, and x no longer be in registers.
  const bool gptj = has<Lean>(args, Gptj);
  if (gptj)
    takePairsApart(x);
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    float a = x[i], b = x[8 + i];
    rotatePair<E, Stepwise>(a, b, factors.cos[i], factors.sin[i],
                            factors.getSecondCos(i), factors.getSecondSin(i));
    // Pairs outside the table are left alone: all of a token's, or with
    // multi-axis positions any of them. Lean: every lane rotates.
    const bool rotates =
        Lean || ((gptj && i >= 4 ? plan.secondRotates : plan.firstRotates) &&
                 !(factors.outside >> i & 1));
    x[i] = rotates ? a : x[i];
    x[8 + i] = rotates ? b : x[8 + i];
  }
  if (gptj)
    bringPairsTogether(x);
}
template <class E, bool Lean, bool Wide>
PRELUDE_DEVICE void rotateLane(const Arguments &args, const LanePlan &plan,
                               const PairFactors<Wide> &factors, bool stepwise,
                               float *x) {
  if (stepwise)
    rotateLaneRounding<E, Lean, true>(args, plan, factors, x);
  else
    rotateLaneRounding<E, Lean, false>(args, plan, factors, x);
}

/// A chunk to a head's row in a cache of the kinds that keep elements together.
template <class E>
PRELUDE_DEVICE void storeToRow(const Cache &cache, int32_t dtype, char *row,
                               int head, int dim,
                               const typename E::Chunk &chunk) {
  const bool pieces = cache.kind == CachePieces;
  if (dtype >= PRELUDE_DTYPE_F8E4M3FN) {
    float x[8];
    E::unpack(chunk, x);
    Words2 words = packF8Chunk(dtype, x, Quotient(getScale(cache, head)));
    storeVector(pieces ? row + dim / 16 * cache.dimStride + dim % 16
                       : row + dim,
                words);
    return;
  }
  constexpr int x = 16 / E::bytes;
  char *to = pieces ? row + dim / x * cache.dimStride : row + dim * E::bytes;
  if constexpr (E::isF32) {
    storeVector(to, chunk.words[0]);
    storeVector(to + (pieces ? cache.dimStride : 16), chunk.words[1]);
  } else {
    E::store(to, chunk);
  }
}

/// A chunk to a cache whose elements lie alone.
template <class E>
PRELUDE_DEVICE void storeAlone(const Arguments &args, const Cache &cache,
                               const Slot &slot, int head, int dim,
                               const typename E::Chunk &chunk) {
  if (args.slots.cacheDtype >= PRELUDE_DTYPE_F8E4M3FN) {
    float x[8];
    E::unpack(chunk, x);
    Words2 words =
        packF8Chunk(args.slots.cacheDtype, x, Quotient(getScale(cache, head)));
    char *to = getCacheElement<1>(cache, slot, head, dim);
#pragma unroll
    for (int i = 0; i < 8; ++i)
      *reinterpret_cast<uint8_t *>(to + i * cache.dimStride) =
          uint8_t(words.word[i / 4] >> (8 * (i % 4)));
    return;
  }
  char *to = getCacheElement<E::bytes>(cache, slot, head, dim);
  if constexpr (E::isF32) {
#pragma unroll
    for (int i = 0; i < 8; ++i)
      *reinterpret_cast<uint32_t *>(to + i * cache.dimStride) =
          chunk.words[i / 4].word[i % 4];
  } else {
#pragma unroll
    for (int i = 0; i < 8; ++i)
      *reinterpret_cast<uint16_t *>(to + i * cache.dimStride) =
          uint16_t(chunk.words.word[i / 2] >> (16 * (i % 2)));
  }
}

/// The rstds of a token's parts, for norms over all heads.
struct TokenScratch {
  float rstd[maxParts];
  float partial[maxThreads];
};

/// The rows that a group reads, one head after another. What belongs to a part
/// is looked up where its first head is reached.
/// Refresh: arguments are read again rather than kept.
template <class E, bool Lean, bool Refresh>
class HeadReader {
public:
  PRELUDE_DEVICE HeadReader(const Arguments &args, const LanePlan &plan,
                            uint32_t token, int head, bool active)
      : allArgs(args), token(token), head(active ? head : INT32_MAX),
        between((plan.second - plan.first) * E::bytes),
        firstByte(plan.first * E::bytes) {
    seek();
  }

  /// Requests the next head's chunks; zeros where there is none.
  PRELUDE_DEVICE void load(typename E::Chunk &first,
                           typename E::Chunk &second) {
    if (head < get().heads) {
      E::load(row, first);
      E::load(row + between, second);
    } else {
      E::clear(first);
      E::clear(second);
    }
  }
  PRELUDE_DEVICE void advance() {
    const Arguments &args = get();
    if (head >= args.heads)
      return;
    head += args.step;
    row += step;
    if (head >= end)
      seek();
  }

private:
  PRELUDE_DEVICE const Arguments &get() const {
    return Refresh ? refresh(allArgs) : allArgs;
  }
  PRELUDE_DEVICE void seek() {
    const Arguments &args = get();
    if (head >= args.heads)
      return;
    const int part = getPart(args, head);
    const Rows &in = args.parts[part].in;
    end = getPartEnd(args, part);
    step = scale(args.step, in.headStride);
    row = getToken<Lean>(args, in, args.inTokens[part], token) +
          scale(head - args.firstHead[part], in.headStride) + firstByte;
  }

  const Arguments &allArgs;
  const uint32_t token;
  int head, end = 0;
  const int between, firstByte;
  const char *row = nullptr;
  int64_t step = 0;
};

/// A lane's two chunks, between memory and arithmetic. A part that is only
/// moved keeps its bits, NaNs among them: its words take the place of the
/// values.
template <class E>
PRELUDE_DEVICE void unpackLane(bool moves, const typename E::Chunk &first,
                               const typename E::Chunk &second, float *x) {
  if constexpr (!E::isF32) {
    if (moves) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        x[i] = asFloat(first.words.word[i]);
        x[4 + i] = asFloat(second.words.word[i]);
      }
      // Lanes beyond the head move nothing, and add nothing to its sum.
#pragma unroll
      for (int i = 8; i < 16; ++i)
        x[i] = 0.0f;
      return;
    }
  }
  E::unpack(first, x);
  E::unpack(second, x + 8);
}
template <class E>
PRELUDE_DEVICE void packLane(bool moves, const float *x,
                             typename E::Chunk &first,
                             typename E::Chunk &second) {
  if constexpr (!E::isF32) {
    if (moves) {
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        first.words.word[i] = asBits(x[i]);
        second.words.word[i] = asBits(x[4 + i]);
      }
      return;
    }
  }
  E::pack(x, first);
  E::pack(x + 8, second);
}

/// All heads that this thread's group takes. Columns: the caches may be of the
/// kinds whose elements lie alone. With TokenScope, `tokenNorms` holds the
/// norms' factors; otherwise this waits for the kernel before and keeps weights
/// in `weightScratch`.
template <class E, int Lanes, bool Wide, bool Lean, bool Columns,
          bool TokenScope>
PRELUDE_DEVICE void runVector(const Arguments &allArgs,
                              WeightScratch *weightScratch,
                              const TokenScratch *tokenNorms) {
  // Kernels that are short of registers leave outputs of an fp8 type to the
  // others.
  constexpr bool F8Out = !Lean && !Columns;
  const Arguments &args = allArgs;
  const Index3 thread = getThread(), block = getBlock(), size = getBlockSize();
  const uint32_t lanes = uint32_t(getLanes<Lanes>(args));
  const int lane = int(thread.x & (lanes - 1));
  const int firstHead = int(block.y * (size.x / lanes) + thread.x / lanes);
  const uint32_t token = block.x * size.y + thread.y;
  const LanePlan plan = getPlan<Lean>(args, lane);
  const bool tokenExists = token < uint32_t(args.tokens);
  const bool tokenActive = tokenExists && plan.active;
  int head = firstHead;
  int part = getPart(args, head < args.heads ? head : 0);
  HeadReader<E, Lean, F8Out> reader(args, plan, token, head, tokenActive);
  if (!TokenScope)
    waitForPrevious();

  // First everything is requested whose address is known, then what depends on
  // the position, and only then anything is looked at.
  using Chunk = typename E::Chunk;
  Chunk nextFirst, nextSecond;
  RawPositions positions = {};
  Words2 rawSlot = {{0, 0}};
  const bool hasSlot =
      (args.flags & AnyCache) && tokenExists && token < args.slots.count;
  if (tokenExists && (args.flags & AnyRope))
    loadPositions<Lean>(args, token, positions);
  reader.load(nextFirst, nextSecond);
  if (hasSlot)
    rawSlot = loadRawIndex(args.slots.data + scale(token, args.slots.stride),
                           args.flags & Slots64);
  if (!TokenScope && (args.flags & AnyNorm))
    fillWeights<Lean>(args, thread.y * size.x + thread.x, size.x * size.y,
                      *weightScratch);

  TableRows rows = {{-1, -1, -1}};
  PairFactors<Wide> factors;
  FactorLoader<Wide, Lean> factorLoader(args, plan);
  bool positionInside = true, slotInside = true;
  if (tokenExists && (args.flags & AnyRope)) {
    positionInside = getTableRows<Lean>(args, token, positions, rows);
    factorLoader.request(rows);
  }
  // Block and offset are found where they are used: few heads of a token go to
  // a cache, and all would have to carry them.
  int32_t slotIndex = -1;
  if (hasSlot)
    slotInside = checkSlot(
        args.slots, unpackIndex(rawSlot, args.flags & Slots64), slotIndex);
  if (tokenExists && firstHead == 0 && lane == 0)
    countErrors(args, slotInside, positionInside);
  if (!TokenScope && (args.flags & AnyNorm))
    syncBlock();
  if (args.flags & AnyRope)
    factorLoader.convert(rows, factors);

  // Of the present part.
  int end = 0;
  uint32_t flags = 0;
  char *out = nullptr;
  int64_t outStep = 0;
  auto seek = [&] {
    const Arguments &args = F8Out ? refresh(allArgs) : allArgs;
    flags = args.parts[part].flags;
    end = getPartEnd(args, part);
    const Rows &rowsOut = args.parts[part].out;
    if (flags & PartHasOut) {
      out = getToken<Lean>(args, rowsOut, args.outTokens[part], token) +
            scale(head - args.firstHead[part], rowsOut.headStride);
      if (!F8Out || !(flags & PartOutIsF8))
        out += plan.first * E::bytes;
      outStep = scale(args.step, rowsOut.headStride);
    }
  };
  if (tokenActive && head < args.heads)
    seek();

  const int between = (plan.second - plan.first) * E::bytes;
#pragma unroll 1
  for (int trip = 0; trip < allArgs.trips; ++trip) {
    const Arguments &args = Lean ? allArgs : refresh(allArgs);
    const bool active = tokenActive && head < args.heads;
    const bool moves = !(flags & (PartHasNorm | PartHasRope));
    float x[16];
    unpackLane<E>(moves, nextFirst, nextSecond, x);
    // The next head's row comes while this one is worked on.
    if (trip + 1 < args.trips) {
      reader.advance();
      reader.load(nextFirst, nextSecond);
    }

    // Every lane of the wave takes part in the sums.
    auto norm = [&](bool isLast) {
      if (!(args.flags & AnyNorm))
        return;
      float rstd;
      if (TokenScope) {
        rstd = tokenNorms->rstd[part];
      } else {
        float sum = sumChunk<E>(x), secondSum = sumChunk<E>(x + 8);
        if (has<Lean>(args, PairsMoved))
          moveSums(args.headSize, args.rope.offset, args.rope.dim, lane,
                   int(lanes), sum, secondSum);
        rstd = getRstd(sumGroup<Lanes>(sum + secondSum, int(lanes)),
                       float(args.headSize), args.inverseSize,
                       args.parts[part].eps);
      }
      if (!(flags & PartHasNorm))
        return;
      float weights[16];
      if (TokenScope) {
        const int64_t firstWeight =
            int64_t(head - args.firstHead[part]) * args.headSize;
        if (active) {
          loadWeights<Lean>(args, part, firstWeight + plan.first, weights);
          loadWeights<Lean>(args, part, firstWeight + plan.second, weights + 8);
        }
      } else {
        readWeights(*weightScratch, part, plan.first, weights);
        readWeights(*weightScratch, part, plan.second, weights + 8);
      }
      normLane<E>(rstd,
                  (args.flags & NormStepwise) && !isRelaxed<Lean>(args, flags),
                  !isLast && (flags & PartHasRope) && !has<Lean>(args, Relaxed),
                  weights, x);
    };
    auto rotate = [&](bool isLast) {
      if (!(flags & PartHasRope))
        return;
      rotateLane<E, Lean>(
          args, plan, factors,
          (args.flags & RopeStepwise) && !isRelaxed<Lean>(args, flags), x);
      if (!isLast && (flags & PartHasNorm) && !has<Lean>(args, Relaxed))
#pragma unroll
        for (int i = 0; i < 16; i += 2)
          E::round(x[i], x[i + 1]);
    };
    if constexpr (Lean) {
      norm(false);
      rotate(true);
    } else {
#pragma unroll 1
      for (int stage = 0; stage < 2; ++stage)
        if ((stage == 1) == has<Lean>(args, RopeFirst))
          norm(stage == 1);
        else
          rotate(stage == 1);
    }

    if (active) {
      const Arguments &args = Lean ? allArgs : refresh(allArgs);
      Chunk first, second;
      packLane<E>(moves, x, first, second);
      // An output of an fp8 type is written as a row of a cache is.
      const bool toF8Out = F8Out && (flags & PartOutIsF8);
      if ((flags & PartHasOut) && !toF8Out) {
        E::store(out, first);
        E::store(out + between, second);
      }
      if (toF8Out || ((flags & PartHasCache) && slotIndex >= 0)) {
        const Cache &cache = toF8Out           ? args.f8Out
                             : flags & PartIsV ? args.vCache
                                               : args.kCache;
        const int headOfPart = head - args.firstHead[part];
        Slot slot;
        setSlot(args.slots, toF8Out ? 0 : slotIndex, slot);
        if (Columns && !toF8Out && cache.kind >= CacheColumn) {
          uint32_t runFirst;
          const int bytes =
              args.slots.cacheDtype >= PRELUDE_DTYPE_F8E4M3FN ? 1 : E::bytes;
          // runColumns writes the runs.
          if (!(args.flags & ColumnRuns) ||
              !isInRun(args, bytes, token, slotIndex, runFirst)) {
#pragma unroll 1
            for (int half = 0; half < 2; ++half) {
              storeAlone<E>(args, cache, slot, headOfPart,
                            half ? plan.second : plan.first, first);
              first = second;
            }
          }
        } else {
          char *row = toF8Out
                          ? out
                          : cache.data + scale(slot.block, cache.blockStride) +
                                scale(slot.offset, cache.offsetStride) +
                                scale(headOfPart, cache.headStride);
          // One after the other: together they need more registers.
#pragma unroll 1
          for (int half = 0; half < 2; ++half) {
            const Arguments &args = refresh(allArgs);
            const int32_t dtype =
                toF8Out ? args.f8OutDtype : args.slots.cacheDtype;
            storeToRow<E>(cache, dtype, row, headOfPart,
                          half ? plan.second : plan.first, first);
            first = second;
          }
        }
      }
      head += args.step;
      out += outStep;
      if (head >= end && head < args.heads) {
        part = getPart(args, head);
        seek();
      }
    }
  }
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_VECTOR_H
