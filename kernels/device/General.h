//===- General.h - Heads of any size, element by element -------*- C++ -*-===//
//
// For what 16-byte accesses can't reach: odd strides and addresses, head sizes
// that no lane plan fits, rotary widths that cut chunks. 32 lanes take a head,
// lane l has elements l, l + 32, ..., and rows lie in shared memory where an
// element needs another one.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_GENERAL_H
#define PRELUDE_KERNELS_DEVICE_GENERAL_H

#include "kernels/device/Stages.h"
#include "kernels/device/Vector.h"

namespace prelude {
namespace device {

constexpr int generalLanes = 32;
constexpr int elementsPerLane = maxHeadSize / generalLanes;

/// A row for each group of a block.
struct GeneralScratch {
  float row[maxThreads / generalLanes][maxHeadSize];
};

/// The sum of squares of a row, in the order of Stages.h.
template <class E>
PRELUDE_DEVICE float sumRow(const float *row, int size, int lane) {
  const int units = ((size + chunkSize - 1) / chunkSize + 1) / 2;
  float sums[2];
#pragma unroll
  for (int half = 0; half < 2; ++half) {
    const int first = (half ? units + lane : lane) * chunkSize;
    sums[half] = 0.0f;
    if (lane >= units)
      continue;
#pragma unroll
    for (int i = 0; i < chunkSize; ++i) {
      float x = first + i < size ? row[first + i] : 0.0f;
      sums[half] = i == 0 ? x * x : addSquare<E>(sums[half], x);
    }
  }
  return sumGroup<generalLanes>(sums[0] + sums[1]);
}

template <class E>
PRELUDE_DEVICE void storeOneToCache(const Arguments &args, const Cache &cache,
                                    const Slot &slot, int head, int dim,
                                    float value) {
  if (args.slots.cacheDtype >= PRELUDE_DTYPE_F8E4M3FN) {
    uint32_t bits =
        packF8(args.slots.cacheDtype,
               Quotient(getScale(cache, head)).divide(E::round(value)), 0.0f);
    *reinterpret_cast<uint8_t *>(getCacheElement<1>(cache, slot, head, dim)) =
        uint8_t(bits);
    return;
  }
  E::storeOne(getCacheElement<E::bytes>(cache, slot, head, dim), value);
}

template <class E, bool TokenScope>
PRELUDE_DEVICE void runGeneral(const Arguments &args, GeneralScratch &scratch,
                               const TokenScratch *tokenScratch) {
  const Index3 thread = getThread(), block = getBlock(),
               blockSize = getBlockSize();
  const int lane = int(thread.x) & (generalLanes - 1);
  const int firstHead = int(block.y * (blockSize.x / generalLanes)) +
                        int(thread.x) / generalLanes;
  const uint32_t token = block.x * blockSize.y + thread.y;
  float *row = scratch.row[(thread.y * blockSize.x + thread.x) / generalLanes];
  const int size = args.headSize;

  TableRows rows = {{-1, -1, -1}};
  bool positionInside = true, slotInside = true;
  Slot slot;
  slot.index = -1;
  if (token < args.tokens) {
    if (args.flags & AnyCache)
      slotInside = getSlot(args.slots, loadSlot(args, token), slot);
    if (args.flags & AnyRope)
      positionInside = getTableRows(args, token, rows);
    if (firstHead == 0 && lane == 0)
      countErrors(args, slotInside, positionInside);
  }

#pragma unroll 1
  for (int trip = 0; trip < args.trips; ++trip) {
    const int head = firstHead + trip * args.step;
    const bool active = token < args.tokens && head < args.heads;
    const int index = getPart(args, head < args.heads ? head : 0);
    const Part &part = args.parts[index];
    const int headOfPart = head - args.firstHead[index];
    const uint32_t flags = part.flags;
    const char *in = nullptr;
    if (active)
      in = getToken(args, part.in, args.inTokens[index], token) +
           headOfPart * part.in.headStride;

    float x[elementsPerLane];
    auto publish = [&] {
      syncWave();
#pragma unroll
      for (int i = 0; i < elementsPerLane; ++i)
        if (lane + i * generalLanes < size)
          row[lane + i * generalLanes] = x[i];
      syncWave();
    };
#pragma unroll
    for (int i = 0; i < elementsPerLane; ++i) {
      const int d = lane + i * generalLanes;
      x[i] = active && d < size ? E::loadOne(in + d * E::bytes) : 0.0f;
    }
#pragma unroll 1
    for (int stage = 0; stage < 2; ++stage) {
      const bool isLast = stage == 1;
      if (isLast == bool(args.flags & RopeFirst)) {
        if (!(args.flags & AnyNorm))
          continue;
        float rstd;
        if (TokenScope) {
          rstd = tokenScratch->rstd[index];
        } else {
          publish();
          rstd = getRstd(sumRow<E>(row, size, lane), float(size),
                         args.inverseSize, part.eps);
        }
        if (!(flags & PartHasNorm))
          continue;
        const bool hasWeight = (flags & PartHasWeight) && active;
        const bool outer =
            !isLast && (flags & PartHasRope) && !(args.flags & Relaxed);
        const bool inner =
            (args.flags & NormStepwise) && !isRelaxed<false>(args, flags);
        const int64_t firstWeight = TokenScope ? int64_t(headOfPart) * size : 0;
#pragma unroll
        for (int i = 0; i < elementsPerLane; ++i) {
          const int d = lane + i * generalLanes;
          float weight = 1.0f;
          if (hasWeight && d < size) {
            weight =
                loadAny(args.weightDtype[index], part.weight, firstWeight + d);
            if (args.weightOffset != 0.0f)
              weight = args.weightOffset + weight;
          }
          x[i] = normOne<E>(x[i], rstd, weight, inner, outer);
        }
      } else {
        if (!(args.flags & AnyRope))
          continue;
        publish();
        if (!(flags & PartHasRope))
          continue;
        const bool outer =
            !isLast && (flags & PartHasNorm) && !(args.flags & Relaxed);
        const bool stepwise =
            (args.flags & RopeStepwise) && !isRelaxed<false>(args, flags);
#pragma unroll
        for (int i = 0; i < elementsPerLane; ++i) {
          const int d = lane + i * generalLanes;
          if (d >= size)
            continue;
          x[i] = rotateOne<E>(args, rows, stepwise, d, x[i],
                              row[getPartner(args, d)]);
          if (outer)
            x[i] = E::round(x[i]);
        }
      }
    }
    if (!active)
      continue;

    const bool isCopy = !(flags & (PartHasNorm | PartHasRope));
    const bool toCache = (flags & PartHasCache) && slot.index >= 0;
    const Cache &cache = flags & PartIsV ? args.vCache : args.kCache;
    const bool sameType = args.slots.cacheDtype < PRELUDE_DTYPE_F8E4M3FN;
    char *out = nullptr;
    if (flags & PartHasOut)
      out = getToken(args, part.out, args.outTokens[index], token) +
            headOfPart * part.out.headStride;
#pragma unroll
    for (int i = 0; i < elementsPerLane; ++i) {
      const int d = lane + i * generalLanes;
      if (d >= size)
        continue;
      if (toCache) {
        if (isCopy && sameType)
          E::copyOne(getCacheElement<E::bytes>(cache, slot, headOfPart, d),
                     in + d * E::bytes);
        else
          storeOneToCache<E>(args, cache, slot, headOfPart, d, x[i]);
      }
      if (out) {
        if (isCopy)
          E::copyOne(out + d * E::bytes, in + d * E::bytes);
        else
          E::storeOne(out + d * E::bytes, x[i]);
      }
    }
  }
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_GENERAL_H
