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

/// One chunk of dims of 8 tokens whose elements have two bytes.
PRELUDE_DEVICE void storeChunkColumns(char *to, int64_t dimStride,
                                      const Words4 *tokens) {
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    Words4 column;
#pragma unroll
    for (int j = 0; j < 4; ++j)
      column.word[j] =
          permuteBytes(tokens[2 * j].word[i / 2], tokens[2 * j + 1].word[i / 2],
                       i % 2 ? 0x7632 : 0x5410);
    storeVector(to + i * dimStride, column);
  }
}

/// The same of 4 tokens in f32.
PRELUDE_DEVICE void storeChunkColumns(char *to, int64_t dimStride,
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

/// 4 dims of 8 tokens whose elements have two bytes.
PRELUDE_DEVICE void storeColumns(char *to, int64_t dimStride,
                                 const Words2 *tokens) {
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    Words4 column;
#pragma unroll
    for (int j = 0; j < 4; ++j)
      column.word[j] =
          permuteBytes(tokens[2 * j].word[i / 2], tokens[2 * j + 1].word[i / 2],
                       i % 2 ? 0x7632 : 0x5410);
    storeVector(to + i * dimStride, column);
  }
}

/// 4 dims of 16 tokens in an fp8 type.
PRELUDE_DEVICE void storeColumns(char *to, int64_t dimStride,
                                 const uint32_t *tokens) {
#pragma unroll
  for (int i = 0; i < 4; ++i) {
    const uint32_t pick = i | (i + 4) << 4;
    Words4 column;
#pragma unroll
    for (int j = 0; j < 4; ++j)
      column.word[j] = permuteBytes(
          permuteBytes(tokens[4 * j], tokens[4 * j + 1], pick),
          permuteBytes(tokens[4 * j + 2], tokens[4 * j + 3], pick), 0x5410);
    storeVector(to + i * dimStride, column);
  }
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_COLUMNSTORES_H
