//===- LargeTest.cpp - Offsets beyond 2^31 elements ------------*- C++ -*-===//
//
// Caches and activations that reach beyond 2^31 elements, in sparse mappings of
// which only the pages that are written take memory.
//
//===----------------------------------------------------------------------===//

#include "TestArray.h"

#include <cstring>
#include <gtest/gtest.h>
#include <sys/mman.h>

using namespace prelude;
using namespace prelude::test;

namespace {

/// A zeroed mapping without memory behind it.
class Mapping {
public:
  explicit Mapping(int64_t size)
      : size(size),
        data(mmap(nullptr, size, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)) {}
  ~Mapping() {
    if (isValid())
      munmap(data, size);
  }
  bool isValid() const { return data != MAP_FAILED; }

  int64_t size;
  void *data;
};

prelude_tensor makeTensor(void *data, int32_t dtype, Shape shape) {
  prelude_tensor tensor = {};
  tensor.data = data;
  tensor.dtype = dtype;
  tensor.rank = int32_t(shape.size());
  int64_t stride = 1;
  for (int i = tensor.rank - 1; i >= 0; --i) {
    tensor.shape[i] = shape[i];
    tensor.stride[i] = stride;
    stride *= shape[i];
  }
  return tensor;
}

TEST(LargeTest, SlotsBeyondTwoToTheThirtyFirst) {
  // [B, P, 1, D] with 2^32 + 2^20 elements in each cache.
  int64_t blockSize = 16, size = 64;
  int64_t blocks = ((int64_t(1) << 32) + (1 << 20)) / (blockSize * size);
  Mapping kMap(blocks * blockSize * size * 2);
  Mapping vMap(blocks * blockSize * size * 2);
  if (!kMap.isValid() || !vMap.isValid())
    GTEST_SKIP() << "no address space for the mapping";

  TestArray k(PRELUDE_DTYPE_BF16, {3, 1, size}), v = k.clone();
  for (int64_t t = 0; t < 3; ++t)
    for (int64_t i = 0; i < size; ++i) {
      k.setCode({t, 0, i}, uint32_t(0x3F80 + 64 * t + i));
      v.setCode({t, 0, i}, uint32_t(0x4000 + 64 * t + i));
    }
  int64_t slots[] = {blocks * blockSize - 1, (int64_t(1) << 31) / size + 5,
                     blocks * blockSize};
  prelude_errors errors = {0, 0};
  prelude_kv_cache_update_params p = {};
  p.struct_size = sizeof(p);
  p.k = k.tensor();
  p.v = v.tensor();
  p.slots = makeTensor(slots, PRELUDE_DTYPE_I64, {3});
  p.k_cache =
      makeTensor(kMap.data, PRELUDE_DTYPE_BF16, {blocks, blockSize, 1, size});
  p.v_cache =
      makeTensor(vMap.data, PRELUDE_DTYPE_BF16, {blocks, blockSize, 1, size});
  p.errors = &errors;
  ASSERT_EQ(prelude_kv_cache_update_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_OK)
      << prelude_last_error_v1();
  EXPECT_EQ(errors.slots_out_of_range, 1u);
  for (int64_t t = 0; t < 2; ++t) {
    EXPECT_EQ(memcmp(static_cast<char *>(kMap.data) + slots[t] * size * 2,
                     static_cast<char *>(p.k.data) + t * size * 2, size * 2),
              0);
    EXPECT_EQ(memcmp(static_cast<char *>(vMap.data) + slots[t] * size * 2,
                     static_cast<char *>(p.v.data) + t * size * 2, size * 2),
              0);
  }
  // A 32-bit offset would have wrapped to here.
  int64_t wrapped = (slots[0] * size) & 0xFFFFFFFF;
  EXPECT_EQ(static_cast<uint16_t *>(kMap.data)[wrapped], 0);
}

TEST(LargeTest, RowsBeyondTwoToTheThirtyFirst) {
  // Two tokens, 2^32 elements apart, in and out.
  int64_t size = 64, distance = int64_t(1) << 32;
  Mapping in((distance + size) * 2), out((distance + size) * 2);
  if (!in.isValid() || !out.isValid())
    GTEST_SKIP() << "no address space for the mapping";
  auto *x = static_cast<uint16_t *>(in.data);
  for (int64_t i = 0; i < size; ++i) {
    x[i] = 0x3F80;            // 1
    x[distance + i] = 0xC000; // -2
  }
  prelude_rms_norm_params p = {};
  p.struct_size = sizeof(p);
  p.x = makeTensor(in.data, PRELUDE_DTYPE_BF16, {2, 1, size});
  p.y = makeTensor(out.data, PRELUDE_DTYPE_BF16, {2, 1, size});
  p.x.stride[0] = p.y.stride[0] = distance;
  ASSERT_EQ(prelude_rms_norm_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_OK)
      << prelude_last_error_v1();
  auto *y = static_cast<uint16_t *>(out.data);
  for (int64_t i = 0; i < size; ++i) {
    EXPECT_EQ(y[i], 0x3F80);
    EXPECT_EQ(y[distance + i], 0xBF80); // -1
  }
}

TEST(LargeTest, TableRowsBeyondTwoToTheThirtyFirst) {
  int64_t size = 64, half = size / 2, rows = (int64_t(1) << 31) / half + 10;
  Mapping cosMap(rows * half * 4), sinMap(rows * half * 4);
  if (!cosMap.isValid() || !sinMap.isValid())
    GTEST_SKIP() << "no address space for the mapping";
  int64_t position = rows - 1;
  for (int64_t i = 0; i < half; ++i) {
    static_cast<float *>(cosMap.data)[position * half + i] = 2.0f;
    static_cast<float *>(sinMap.data)[position * half + i] = 0.5f;
  }
  std::vector<float> x(size, 1.0f), y(size);
  prelude_rope_params p = {};
  p.struct_size = sizeof(p);
  p.x = makeTensor(x.data(), PRELUDE_DTYPE_F32, {1, 1, size});
  p.y = makeTensor(y.data(), PRELUDE_DTYPE_F32, {1, 1, size});
  p.cos = makeTensor(cosMap.data, PRELUDE_DTYPE_F32, {rows, half});
  p.sin = makeTensor(sinMap.data, PRELUDE_DTYPE_F32, {rows, half});
  p.positions = makeTensor(&position, PRELUDE_DTYPE_I64, {1});
  p.rope.rotary_dim = int32_t(size);
  ASSERT_EQ(prelude_rope_v1(&p, PRELUDE_TARGET_CPU, nullptr), PRELUDE_STATUS_OK)
      << prelude_last_error_v1();
  for (int64_t i = 0; i < half; ++i) {
    EXPECT_EQ(y[i], 1.5f);
    EXPECT_EQ(y[half + i], 2.5f);
  }
}

} // namespace
