//===- ColumnStores.h - Rows of several tokens as columns ------*- C++ -*-===//
//
// Turns rows over in registers: 16 bytes of each column go out at once.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_COLUMNSTORES_H
#define PRELUDE_KERNELS_DEVICE_COLUMNSTORES_H

#include "kernels/device/Elements.h"

namespace prelude {
namespace device {

/// The dims that a vector holds of 8 tokens whose elements have two bytes.
template <class Vector>
PRELUDE_DEVICE void storeColumns16(char *to, int64_t dimStride,
                                   const Vector *tokens) {
#pragma unroll
  for (int i = 0; i < int(sizeof(Vector)) / 2; ++i) {
    Words4 column;
#pragma unroll
    for (int j = 0; j < 4; ++j)
      column.word[j] =
          permuteBytes(tokens[2 * j].word[i / 2], tokens[2 * j + 1].word[i / 2],
                       i % 2 ? 0x7632 : 0x5410);
    storeVector(to + i * dimStride, column);
  }
}

/// The dims that a vector holds of 16 tokens in an fp8 type.
template <class Vector>
PRELUDE_DEVICE void storeColumns8(char *to, int64_t dimStride,
                                  const Vector *tokens) {
#pragma unroll
  for (int i = 0; i < int(sizeof(Vector)); ++i) {
    const uint32_t pick = i % 4 | (i % 4 + 4) << 4;
    Words4 column;
#pragma unroll
    for (int j = 0; j < 4; ++j) {
      uint32_t low = permuteBytes(tokens[4 * j].word[i / 4],
                                  tokens[4 * j + 1].word[i / 4], pick);
      uint32_t high = permuteBytes(tokens[4 * j + 2].word[i / 4],
                                   tokens[4 * j + 3].word[i / 4], pick);
      column.word[j] = permuteBytes(low, high, 0x5410);
    }
    storeVector(to + i * dimStride, column);
  }
}

/// A chunk of dims of 4 tokens in f32.
PRELUDE_DEVICE void storeColumns32(char *to, int64_t dimStride,
                                   const F32::Chunk *tokens) {
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    Words4 column;
#pragma unroll
    for (int j = 0; j < 4; ++j)
      column.word[j] = tokens[j].words[i / 4].word[i % 4];
    storeVector(to + i * dimStride, column);
  }
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_COLUMNSTORES_H
