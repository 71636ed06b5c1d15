//===- Columns.h - Column caches, several slots at a time ------*- C++ -*-===//
//
// Where the elements of one dim lie beside those of the next slots, a token by
// itself writes single elements. At prefill, neighbouring tokens have
// neighbouring slots: x of them fill 16 bytes of each column. One group of
// lanes reads the rows of such a run, turns them over in registers and writes
// whole vectors; the tokens that are in no run write their elements alone.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_COLUMNS_H
#define PRELUDE_KERNELS_DEVICE_COLUMNS_H

#include "kernels/device/ColumnStores.h"
#include "kernels/device/Vector.h"

namespace prelude {
namespace device {

/// The runs that begin with this group's token. v must have no norm.
template <class E, int Lanes>
PRELUDE_DEVICE void runColumns(const Arguments &allArgs) {
  const Arguments &args = allArgs;
  const Index3 thread = getThread(), block = getBlock(), size = getBlockSize();
  const uint32_t lanes = uint32_t(getLanes<Lanes>(args));
  const int lane = int(thread.x & (lanes - 1));
  const uint32_t token = block.x * size.y + thread.y;
  const LanePlan plan = getPlan(args, lane);
  if (token >= args.slots.count || !plan.active)
    return;
  int index = 0; // The part that v is.
  while (!(args.parts[index].flags & PartIsV))
    ++index;
  const int count = getPartEnd(args, index) - args.firstHead[index];
  const bool isF8 = args.slots.cacheDtype >= PRELUDE_DTYPE_F8E4M3FN;
  Slot slot;
  getSlot(args.slots, loadSlot(args, token), slot);
  if (slot.index < 0)
    return;
  uint32_t runFirst;
  if (!isInRun(args, isF8 ? 1 : E::bytes, token, slot.index, runFirst) ||
      runFirst != token)
    return;

  int head = int(block.y * (size.x / lanes) + thread.x / lanes);
  for (; head < count; head += args.step)
#pragma unroll 1
    for (int half = 0; half < 2; ++half) {
      const Arguments &args = refresh(allArgs);
      const Part &part = args.parts[index];
      const int dim = half ? plan.second : plan.first;
      auto load = [&](int i, typename E::Chunk &chunk) {
        E::load(getToken(args, part.in, args.inTokens[index], token + i) +
                    head * part.in.headStride + dim * E::bytes,
                chunk);
      };
      if (isF8) {
        const Quotient scale(getScale(args.vCache, head));
        // Once: each token's own would take registers of all lanes.
        const F8Format format = getF8Format(args.slots.cacheDtype);
        // Four dims at a time; 16 tokens of more need too many registers.
#pragma unroll 1
        for (int four = 0; four < 8; four += 4) {
          uint32_t rows[16];
#pragma unroll
          for (int i = 0; i < 16; ++i) {
            typename E::Chunk chunk;
            load(i, chunk);
            float x[8], y[4];
            E::unpack(chunk, x);
#pragma unroll
            for (int j = 0; j < 4; ++j)
              y[j] = scale.divide(four ? x[4 + j] : x[j]);
            rows[i] = packF8(args.slots.cacheDtype, format, y);
          }
          storeColumns(getCacheElement<1>(args.vCache, slot, head, dim + four),
                       args.vCache.dimStride, rows);
        }
      } else {
        typename E::Chunk rows[16 / E::bytes];
#pragma unroll
        for (int i = 0; i < 16 / E::bytes; ++i)
          load(i, rows[i]);
        char *to = getCacheElement<E::bytes>(args.vCache, slot, head, dim);
        if constexpr (E::isF32)
          storeChunkColumns(to, args.vCache.dimStride, rows);
        else
          storeChunkColumns(to, args.vCache.dimStride,
                            reinterpret_cast<const Words4 *>(rows));
      }
    }
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_COLUMNS_H
