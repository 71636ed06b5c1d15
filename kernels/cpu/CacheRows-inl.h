//===- CacheRows-inl.h - Rows of the caches ---------------------*- C++ -*-===//
//
// Where a row lies in a cache of any layout, and how it gets there.
//
// Included once per SIMD target by Highway's foreach_target.
//
//===----------------------------------------------------------------------===//

#if defined(PRELUDE_KERNELS_CPU_CACHEROWS_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef PRELUDE_KERNELS_CPU_CACHEROWS_INL_H
#undef PRELUDE_KERNELS_CPU_CACHEROWS_INL_H
#else
#define PRELUDE_KERNELS_CPU_CACHEROWS_INL_H
#endif

#include "hwy/cache_control.h"
#include "kernels/cpu/Stages-inl.h"

HWY_BEFORE_NAMESPACE();
namespace prelude {
namespace cpu {
namespace HWY_NAMESPACE {

/// Where a token's rows of k and v go.
struct Slot {
  bool valid = false;
  int64_t block = 0;
  int64_t offset = 0;
};

HWY_INLINE char *getCacheRow(const Cache &cache, const Slot &slot,
                             int64_t head) {
  char *row =
      cache.data + slot.block * cache.blockStride + head * cache.headStride;
  if (cache.offsetSplit == 0)
    return row + slot.offset * cache.offsetStride;
  return row + slot.offset / cache.offsetSplit * cache.offsetStride +
         slot.offset % cache.offsetSplit * cache.offsetInnerStride;
}

/// How many rows ahead of those that are worked on others are fetched from
/// memory: the rows of all heads, and often those of q, k and v, lie one after
/// the other.
constexpr int64_t prefetchDistance = 20;

/// Fetches what will be read or written soon. A wrong guess may be an address
/// outside of any array, which does no harm.
HWY_INLINE void prefetch(uintptr_t address, int64_t bytes) {
  for (int64_t i = 0; i < bytes; i += 64)
    hwy::Prefetch(reinterpret_cast<const char *>(address + uintptr_t(i)));
}

/// Copies a row of `count` elements to a cache row that may be cut in chunks.
HWY_INLINE void scatterRow(const Cache &cache, const char *from, int64_t count,
                           int64_t bytes, char *to) {
  if (cache.chunk == count) {
    std::memcpy(to, from, count * bytes);
    return;
  }
  if (cache.chunk * bytes == 16) {
    for (int64_t i = 0; i < count; i += cache.chunk)
      std::memcpy(to + i / cache.chunk * cache.chunkStride, from + i * bytes,
                  16);
    return;
  }
  // Single elements.
  for (int64_t i = 0; i < count; ++i) {
    char *element = to + i * cache.chunkStride;
    if (bytes == 1)
      *element = from[i];
    else if (bytes == 2)
      std::memcpy(element, from + 2 * i, 2);
    else
      std::memcpy(element, from + 4 * i, 4);
  }
}

} // namespace HWY_NAMESPACE
} // namespace cpu
} // namespace prelude
HWY_AFTER_NAMESPACE();

#endif // PRELUDE_KERNELS_CPU_CACHEROWS_INL_H
