//===- General.h - Heads of any size, element by element -------*- C++ -*-===//
//
// For what 16-byte accesses can't reach: odd strides and addresses, head sizes
// that no lane plan fits, rotary widths that cut chunks. 32 lanes take a head,
// lane l has elements l, l + 32, ..., and the row lies in shared memory.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_GENERAL_H
#define PRELUDE_KERNELS_DEVICE_GENERAL_H

#include "kernels/device/Stages.h"
#include "kernels/device/Vector.h"

namespace prelude {
namespace device {

constexpr int generalLanes = 32;

/// A row for each group of a block, and a second one for what becomes of it.
struct GeneralScratch {
  float row[maxThreads / generalLanes][2][maxHeadSize];
};

/// Half the chunks of a row, rounded up.
PRELUDE_DEVICE int countUnits(int size) {
  return ((size + chunkSize - 1) / chunkSize + 1) / 2;
}

/// The sum of squares of a row, in the order of Stages.h. The row goes on with
/// zeros to the end of its 2 * countUnits chunks.
template <class E>
PRELUDE_DEVICE float sumRow(const float *row, int size, int lane) {
  const int units = countUnits(size);
  float sum = 0.0f;
  if (lane < units)
    sum = sumChunk<E>(row + lane * chunkSize) +
          sumChunk<E>(row + (units + lane) * chunkSize);
  return sumGroup<generalLanes>(sum);
}

template <class E>
PRELUDE_DEVICE uint8_t packOneF8(const Cache &cache, int32_t dtype, int head,
                                 float value) {
  const float x[4] = {Quotient(getScale(cache, head)).divide(E::round(value))};
  return uint8_t(packF8(dtype, x));
}

template <class E>
PRELUDE_DEVICE void storeOneToCache(const Arguments &args, const Cache &cache,
                                    const Slot &slot, int head, int dim,
                                    float value) {
  if (args.slots.cacheDtype >= PRELUDE_DTYPE_F8E4M3FN) {
    *reinterpret_cast<uint8_t *>(getCacheElement<1>(cache, slot, head, dim)) =
        packOneF8<E>(cache, args.slots.cacheDtype, head, value);
    return;
  }
  E::storeOne(getCacheElement<E::bytes>(cache, slot, head, dim), value);
}

/// Calls body(d) for the lane's dims.
template <class Body>
PRELUDE_DEVICE void forEachDim(int size, int lane, const Body &body) {
#pragma unroll 1
  for (int d = lane; d < size; d += generalLanes)
    body(d);
}

/// A finished row to its output and its cache.
template <class E>
PRELUDE_DEVICE void storeRow(const Arguments &args, uint32_t token, int index,
                             int headOfPart, const Slot &slot, const char *in,
                             const float *row, int lane) {
  const Part &part = args.parts[index];
  const bool isCopy = !(part.flags & (PartHasNorm | PartHasRope));
  const bool toCache = (part.flags & PartHasCache) && slot.index >= 0;
  const Cache &cache = part.flags & PartIsV ? args.vCache : args.kCache;
  const bool sameType = args.slots.cacheDtype < PRELUDE_DTYPE_F8E4M3FN;
  char *out = nullptr;
  if (part.flags & PartHasOut)
    out = getToken(args, part.out, args.outTokens[index], token) +
          headOfPart * part.out.headStride;
  forEachDim(args.headSize, lane, [&](int d) {
    if (toCache) {
      if (isCopy && sameType)
        E::copyOne(getCacheElement<E::bytes>(cache, slot, headOfPart, d),
                   in + d * E::bytes);
      else
        storeOneToCache<E>(args, cache, slot, headOfPart, d, row[d]);
    }
    if (out) {
      if (part.flags & PartOutIsF8)
        *reinterpret_cast<uint8_t *>(out + d) =
            packOneF8<E>(args.f8Out, args.f8OutDtype, headOfPart, row[d]);
      else if (isCopy)
        E::copyOne(out + d * E::bytes, in + d * E::bytes);
      else
        E::storeOne(out + d * E::bytes, row[d]);
    }
  });
}

template <class E, bool TokenScope>
PRELUDE_DEVICE void runGeneral(const Arguments &allArgs,
                               GeneralScratch &scratch,
                               const TokenScratch *tokenScratch) {
  const Arguments &args = allArgs;
  const Index3 thread = getThread(), block = getBlock(),
               blockSize = getBlockSize();
  const int lane = int(thread.x) & (generalLanes - 1);
  const int firstHead = int(block.y * (blockSize.x / generalLanes)) +
                        int(thread.x) / generalLanes;
  const uint32_t token = block.x * blockSize.y + thread.y;
  const uint32_t group =
      (thread.y * blockSize.x + thread.x) / uint32_t(generalLanes);
  float *row = scratch.row[group][0], *rotated = scratch.row[group][1];
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
  for (int trip = 0; trip < allArgs.trips; ++trip) {
    const Arguments &args = refresh(allArgs);
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

    // Each lane's elements stay in its own place of the row; other lanes read
    // them after a syncWave.
    auto forEach = [&](const auto &body) { forEachDim(size, lane, body); };
    forEachDim(2 * chunkSize * countUnits(size), lane, [&](int d) {
      row[d] = active && d < size ? E::loadOne(in + d * E::bytes) : 0.0f;
    });
#pragma unroll 1
    for (int stage = 0; stage < 2; ++stage) {
      const Arguments &args = refresh(allArgs);
      const Part &part = args.parts[index];
      const bool isLast = stage == 1;
      if (isLast == bool(args.flags & RopeFirst)) {
        if (!(args.flags & AnyNorm))
          continue;
        float rstd;
        if (TokenScope) {
          rstd = tokenScratch->rstd[index];
        } else {
          syncWave();
          rstd = getRstd(sumRow<E>(row, size, lane), float(size),
                         args.inverseSize, part.eps);
          syncWave();
        }
        if (!(flags & PartHasNorm))
          continue;
        const bool hasWeight = (flags & PartHasWeight) && active;
        const bool outer =
            !isLast && (flags & PartHasRope) && !(args.flags & Relaxed);
        const bool inner =
            (args.flags & NormStepwise) && !isRelaxed<false>(args, flags);
        const int64_t firstWeight = TokenScope ? int64_t(headOfPart) * size : 0;
        forEach([&](int d) {
          float weight = 1.0f;
          if (hasWeight) {
            weight =
                loadAny(args.weightDtype[index], part.weight, firstWeight + d);
            if (args.weightOffset != 0.0f)
              weight = args.weightOffset + weight;
          }
          row[d] = normOne<E>(row[d], rstd, weight, inner, outer);
        });
      } else {
        if (!(args.flags & AnyRope))
          continue;
        syncWave();
        const bool rotates = flags & PartHasRope;
        const bool outer =
            !isLast && (flags & PartHasNorm) && !(args.flags & Relaxed);
        const bool stepwise =
            (args.flags & RopeStepwise) && !isRelaxed<false>(args, flags);
        if (rotates)
          forEach([&](int d) {
            float x = rotateOne<E>(args, rows, stepwise, d, row[d],
                                   row[getPartner(args, d)]);
            rotated[d] = outer ? E::round(x) : x;
          });
        // All have read their partners.
        syncWave();
        if (rotates)
          forEach([&](int d) { row[d] = rotated[d]; });
      }
    }
    if (active)
      storeRow<E>(refresh(allArgs), token, index, headOfPart, slot, in, row,
                  lane);
  }
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_GENERAL_H
