//===- OverlapTest.cpp - Sharing memory, against brute force ---*- C++ -*-===//

#include "Overlap.h"

#include <gtest/gtest.h>
#include <random>
#include <set>

using namespace prelude;

namespace {

prelude_tensor makeTensor(char *base, int64_t offset,
                          std::vector<int64_t> shape,
                          std::vector<int64_t> stride) {
  prelude_tensor tensor = {};
  tensor.data = base + offset;
  tensor.dtype = PRELUDE_DTYPE_BF16;
  tensor.rank = int32_t(shape.size());
  for (size_t i = 0; i < shape.size(); ++i) {
    tensor.shape[i] = shape[i];
    tensor.stride[i] = stride[i];
  }
  return tensor;
}

/// Every byte of every element, each as often as it occurs.
std::vector<intptr_t> listBytes(const prelude_tensor &tensor) {
  std::vector<intptr_t> bytes;
  int64_t count = 1;
  for (int i = 0; i < tensor.rank; ++i)
    count *= tensor.shape[i];
  for (int64_t n = 0; n < count; ++n) {
    int64_t rest = n, element = 0;
    for (int i = tensor.rank - 1; i >= 0; --i) {
      element += rest % tensor.shape[i] * tensor.stride[i];
      rest /= tensor.shape[i];
    }
    for (int b = 0; b < 2; ++b)
      bytes.push_back(reinterpret_cast<intptr_t>(tensor.data) + 2 * element +
                      b);
  }
  return bytes;
}

TEST(OverlapTest, AgreesWithBruteForce) {
  std::mt19937 random(1);
  char base[4096];
  int overlapping = 0, apart = 0;
  for (int i = 0; i < 20000; ++i) {
    auto draw = [&] {
      std::vector<int64_t> shape, stride;
      for (int r = 1 + random() % 4; r > 0; --r) {
        shape.push_back(1 + random() % 4);
        stride.push_back(random() % 24);
      }
      return makeTensor(base, random() % 80, shape, stride);
    };
    prelude_tensor a = draw(), b = draw();
    std::vector<intptr_t> listA = listBytes(a), listB = listBytes(b);
    std::set<intptr_t> setA(listA.begin(), listA.end());
    bool wanted = false;
    for (intptr_t byte : listB)
      wanted |= setA.count(byte) != 0;
    ASSERT_EQ(mayOverlap(a, b), wanted) << "pair " << i;
    ASSERT_EQ(mayOverlap(b, a), wanted) << "pair " << i;
    ++(wanted ? overlapping : apart);
    // Never misses an array that overlaps itself.
    if (setA.size() != listA.size()) {
      ASSERT_TRUE(mayOverlapItself(a)) << "pair " << i;
    }
  }
  EXPECT_GT(overlapping, 1000);
  EXPECT_GT(apart, 1000);
}

TEST(OverlapTest, InterleavedHalvesAreApart) {
  static char base[2 * 3 * 2 * 4 * 16];
  // [B, H, P, 2D] with D = 8.
  prelude_tensor k = makeTensor(base, 0, {3, 2, 4, 8}, {128, 64, 16, 1});
  prelude_tensor v = makeTensor(base, 16, {3, 2, 4, 8}, {128, 64, 16, 1});
  EXPECT_FALSE(mayOverlap(k, v));
  EXPECT_FALSE(mayOverlapItself(k));
  // One element too far to the left.
  v.data = base + 14;
  EXPECT_TRUE(mayOverlap(k, v));
  // Rows that run into each other.
  k.stride[2] = 7;
  EXPECT_TRUE(mayOverlapItself(k));
}

TEST(OverlapTest, HugeArraysAreDecidedQuickly) {
  char *base = reinterpret_cast<char *>(uintptr_t(1) << 40);
  int64_t tokens = int64_t(1) << 30;
  prelude_tensor q = makeTensor(base, 0, {tokens, 8, 128}, {1280, 128, 1});
  prelude_tensor k = makeTensor(base, 2048, {tokens, 2, 128}, {1280, 128, 1});
  EXPECT_FALSE(mayOverlap(q, k));
  k.data = base + 2046;
  EXPECT_TRUE(mayOverlap(q, k));
}

TEST(OverlapTest, EmptyAndNullArraysAreApart) {
  char base[64];
  prelude_tensor a = makeTensor(base, 0, {4}, {1});
  prelude_tensor empty = makeTensor(base, 0, {0}, {1});
  prelude_tensor null = makeTensor(base, 0, {4}, {1});
  null.data = nullptr;
  EXPECT_FALSE(mayOverlap(a, empty));
  EXPECT_FALSE(mayOverlap(a, null));
  EXPECT_TRUE(mayOverlap(a, a));
}

} // namespace
