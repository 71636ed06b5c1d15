//===- TokenNorm.h - Norms over all heads of a token -----------*- C++ -*-===//
//
// A block of maxThreads threads takes a token. The order of a sum depends on
// nothing but the number of elements: they are cut into chunks of 8, thread j
// adds up chunks j, j + maxThreads, ..., and the threads' sums are added in
// halves.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_TOKENNORM_H
#define PRELUDE_KERNELS_DEVICE_TOKENNORM_H

#include "kernels/device/Vector.h"

namespace prelude {
namespace device {

/// The sum of squares of `heads` rows of `size` elements, in every thread.
template <class E>
PRELUDE_DEVICE float sumToken(const Arguments &args, const char *rowsOfToken,
                              int64_t headStride, int64_t heads, int64_t size,
                              bool rotated, const TableRows &rows,
                              TokenScratch &scratch) {
  const int64_t count = heads * size;
  const bool byVector =
      (args.flags & RowsAligned) && size % chunkSize == 0 && !rotated;
  const int thread = int(getThread().x);
  float sum = 0.0f;
  for (int64_t first = int64_t(thread) * chunkSize; first < count;
       first += maxThreads * chunkSize) {
    int64_t head = 0, dim = first;
    if (heads > 1) {
      head = uint32_t(first) / uint32_t(size);
      dim = first - head * size;
    }
    float x[8];
    if (byVector) {
      typename E::Chunk chunk;
      E::load(rowsOfToken + head * headStride + dim * E::bytes, chunk);
      E::unpack(chunk, x);
    } else {
#pragma unroll 1
      for (int i = 0; i < chunkSize; ++i) {
        float value = 0.0f;
        if (first + i < count) {
          const char *row = rowsOfToken + head * headStride;
          value = E::loadOne(row + dim * E::bytes);
          if (rotated) {
            const int d = int(dim);
            const float partner =
                E::loadOne(row + getPartner(args, d) * E::bytes);
            value = rotateOne<E>(args, rows,
                                 (args.flags & RopeStepwise) &&
                                     !(args.flags & Relaxed),
                                 d, value, partner);
            if (!(args.flags & Relaxed))
              value = E::round(value);
          }
        }
        // Shift in, for an array of registers has no run-time index.
#pragma unroll
        for (int j = 0; j < chunkSize - 1; ++j)
          x[j] = x[j + 1];
        x[chunkSize - 1] = value;
        if (++dim == size && heads > 1) {
          dim = 0;
          ++head;
        }
      }
    }
    sum = sum + sumChunk<E>(x);
  }
  syncBlock();
  scratch.partial[thread] = sum;
  syncBlock();
  for (int half = maxThreads / 2; half > 0; half /= 2) {
    if (thread < half)
      scratch.partial[thread] =
          scratch.partial[thread] + scratch.partial[thread + half];
    syncBlock();
  }
  return scratch.partial[0];
}

/// Fills scratch.rstd for this block's token.
template <class E>
PRELUDE_DEVICE void findTokenNorms(const Arguments &allArgs,
                                   TokenScratch &scratch) {
  const Arguments &args = allArgs;
  const uint32_t token = getBlock().x;
  const bool rotateBefore = args.flags & RopeFirst;
  TableRows rows = {{-1, -1, -1}};
  if ((args.flags & AnyRope) && rotateBefore)
    getTableRows(args, token, rows);
#pragma unroll 1
  for (int index = 0; index < maxParts; ++index) {
    const Arguments &args = refresh(allArgs);
    const Part &part = args.parts[index];
    if (!(part.flags & PartHasNorm))
      continue;
    const int heads = getPartEnd(args, index) - args.firstHead[index];
    const float sum =
        sumToken<E>(args, getToken(args, part.in, args.inTokens[index], token),
                    part.in.headStride, heads, args.headSize,
                    rotateBefore && (part.flags & PartHasRope), rows, scratch);
    if (getThread().x == 0)
      scratch.rstd[index] =
          getRstd(sum, float(int64_t(heads) * args.headSize), 0.0f, part.eps);
  }
  syncBlock();
}

/// y = norm of x over rows of any length; the first part's only head.
template <class E>
PRELUDE_DEVICE void runRowNorm(const Arguments &args, int64_t size,
                               TokenScratch &scratch) {
  const uint32_t token = getBlock().x;
  const Part &part = args.parts[0];
  const char *in = getToken(args, part.in, args.inTokens[0], token);
  char *out = getToken(args, part.out, args.outTokens[0], token);
  TableRows rows = {{-1, -1, -1}};
  const float sum = sumToken<E>(args, in, 0, 1, size, false, rows, scratch);
  const float rstd = getRstd(sum, float(size), 0.0f, part.eps);
  const bool hasWeight = part.flags & PartHasWeight;
  const bool inner = args.flags & NormStepwise;
  const int32_t dtype = args.weightDtype[0];
  const int64_t weightBytes = dtype == PRELUDE_DTYPE_F32 ? 4 : 2;
  for (int64_t first = int64_t(getThread().x) * chunkSize; first < size;
       first += maxThreads * chunkSize) {
    if ((args.flags & RowsAligned) && size % chunkSize == 0) {
      typename E::Chunk chunk;
      float x[8], weights[8];
#pragma unroll
      for (int i = 0; i < 8; ++i)
        weights[i] = 1.0f;
      E::load(in + first * E::bytes, chunk);
      E::unpack(chunk, x);
      if (hasWeight) {
        Raw8 raw;
        loadRaw8<false>(dtype, part.weight + first * weightBytes,
                        part.flags & PartWeightAligned, raw);
        unpackRaw8(dtype, raw, weights);
      }
#pragma unroll
      for (int i = 0; i < 8; ++i)
        if (hasWeight && args.weightOffset != 0.0f)
          weights[i] = args.weightOffset + weights[i];
#pragma unroll
      for (int i = 0; i < 8; ++i)
        x[i] = normOne<E>(x[i], rstd, weights[i], inner, false);
      E::pack(x, chunk);
      E::store(out + first * E::bytes, chunk);
      continue;
    }
    for (int64_t i = first; i < first + chunkSize && i < size; ++i) {
      float x = E::loadOne(in + i * E::bytes), weight = 1.0f;
      if (hasWeight) {
        weight = loadAny(dtype, part.weight, i);
        if (args.weightOffset != 0.0f)
          weight = args.weightOffset + weight;
      }
      E::storeOne(out + i * E::bytes,
                  normOne<E>(x, rstd, weight, inner, false));
    }
  }
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_TOKENNORM_H
