//===- QuickPassTest.cpp - bf16 rows at the edges of a range ----*- C++ -*-===//
//
// The CPU kernels take bf16 rows, weights and tables whose values lie in
// certain ranges through passes of their own (kernels/cpu/QuickPass-inl.h).
// Here values lie at, just inside and just outside of those ranges, and are
// compared with the reference and the chain.
//
//===----------------------------------------------------------------------===//

#include "FusedCase.h"

#include "kernels/cpu/Pipeline.h"

#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <limits>

using namespace prelude;
using namespace prelude::test;

namespace {

/// What the header of QuickPass-inl.h claims of its rounding, for every
/// exponent and every pattern that decides about a rounding.
TEST(QuickPassTest, FusedMultiplicationRounds) {
  for (uint32_t exponent = 1; exponent < 127 + 111; ++exponent)
    for (uint32_t upper : {0u, 0x2Au, 0x3Fu})
      for (uint32_t lower = 0; lower < 0x20000; ++lower) {
        uint32_t bits = exponent << 23 | upper << 17 | lower;
        float x;
        std::memcpy(&x, &bits, 4);
        float rounded = std::fma(x, 65536.0f, -(x * 65535.0f));
        uint32_t got;
        std::memcpy(&got, &rounded, 4);
        uint32_t want = (bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000u;
        ASSERT_EQ(got, want) << std::hex << bits;
      }
}

class Edges {
public:
  explicit Edges(uint32_t seed) : random(seed) {}

  int64_t below(int64_t count) { return int64_t(random() % uint32_t(count)); }
  bool oneIn(int64_t count) { return below(count) == 0; }

  /// A number of magnitude 2^low to 2^high of either sign.
  float draw(int low, int high) {
    float value = std::ldexp(1.0f + float(below(256)) / 256,
                             low + int(below(high - low)));
    return oneIn(2) ? -value : value;
  }
  float pick(std::initializer_list<float> values) {
    float value = values.begin()[below(int64_t(values.size()))];
    return oneIn(2) ? -value : value;
  }

  /// Elements of rows: most rows in range, some with one or two elements at an
  /// edge, some all zero, tiny or huge.
  void fillRows(TestArray &array) {
    int64_t size = array.shape.back();
    for (int64_t i = 0; i < array.countElements(); i += size) {
      int kind = int(below(8));
      for (int64_t j = 0; j < size; ++j)
        array.set(array.getIndex(i + j), kind == 7   ? 0.0f
                                         : kind == 6 ? draw(-60, -20)
                                         : kind == 5 ? draw(8, 18)
                                                     : draw(-4, 4));
      if (kind < 4 && oneIn(2))
        for (int64_t count = 1 + below(2); count > 0; --count)
          array.set(array.getIndex(i + below(size)),
                    pick({0.0f, 0x1p-133f, 0x1p-126f, 0x1p-64f, 0x1.FEp-64f,
                          0x1p-63f, 0x1p-41f, 0x1p30f, 0x1.FEp64f, 0x1p65f,
                          std::numeric_limits<float>::infinity(),
                          std::numeric_limits<float>::quiet_NaN()}));
    }
  }

  void fill(TestArray &array, int low, int high,
            std::initializer_list<float> edges) {
    bool edge = oneIn(3);
    for (int64_t i = 0; i < array.countElements(); ++i)
      array.set(array.getIndex(i),
                edge && oneIn(20) ? pick(edges) : draw(low, high));
  }

  /// A fused operation in bf16 that is quick if its values are.
  FusedCase make() {
    static const struct {
      int64_t size, width, offset;
    } shapes[] = {{128, 128, 0}, {128, 128, 0}, {128, 96, 0}, {128, 64, 64},
                  {64, 64, 0},   {80, 80, 0},   {80, 32, 8},  {96, 48, 24},
                  {256, 64, 0},  {40, 16, 24},  {72, 24, 16}};
    const auto &shape = shapes[below(std::size(shapes))];
    FusedCase c;
    c.tokens = 1 + below(5);
    c.queryHeads = 1 + below(9);
    c.kvHeads = 1 + below(5);
    c.size = shape.size;
    int64_t heads = c.queryHeads, d = c.size;
    c.q = TestArray(c.dtype, {c.tokens, heads, d});
    c.k = TestArray(c.dtype, {c.tokens, c.kvHeads, d});
    c.v = TestArray(c.dtype, {c.tokens, c.kvHeads, d});
    c.qOut = TestArray(c.dtype, {c.tokens, heads, d});
    for (TestArray *rows : {&c.q, &c.k, &c.v})
      fillRows(*rows);
    c.hasQNorm = c.hasKNorm = !oneIn(4);
    int32_t normRounding = int32_t(below(2));
    for (NormSpec *norm : {&c.qNorm, &c.kNorm}) {
      norm->rounding = normRounding;
      norm->eps = oneIn(3) ? 0.0f : 1e-6f;
    }
    if (c.hasQNorm && !oneIn(5)) {
      int32_t type = oneIn(4) ? PRELUDE_DTYPE_F32 : c.dtype;
      for (TestArray *weight : {&c.qWeight, &c.kWeight}) {
        *weight = TestArray(type, {d});
        fill(*weight, -3, 3,
             {0.0f, 0x1p-10f, 0x1.FEp-11f, 0x1p16f, 0x1.02p16f});
      }
    }
    c.hasRope = !oneIn(5);
    if (c.hasRope) {
      prelude_rope_spec &spec = c.rope.spec;
      spec.style = int32_t(below(2));
      spec.rounding = int32_t(below(2));
      spec.rotary_dim = int32_t(shape.width);
      spec.rotary_offset = int32_t(shape.offset);
      int32_t type = oneIn(4) ? PRELUDE_DTYPE_F32 : c.dtype;
      bool wide = oneIn(3);
      int64_t half = shape.width / 2;
      for (TestArray *table : {&c.rope.cos, &c.rope.sin}) {
        bool isCos = table == &c.rope.cos;
        TestArray narrow(type, {c.tokens, half});
        if (isCos)
          fill(narrow, -3, 1,
               {0.0f, 0x1p-16f, 0x1.FEp-17f, 0x1p16f, 0x1.02p16f});
        else
          fill(narrow, -3, 1, {0.0f, 0x1p-32f, 0x1.FEp-33f, 0x1p-100f});
        // Position 0 turns nothing.
        if (oneIn(2))
          for (int64_t j = 0; j < half; ++j)
            narrow.set({0, j}, isCos ? 1.0f : 0.0f);
        *table = narrow;
        if (!wide)
          continue;
        // Both halves, mostly the same.
        *table = TestArray(type, {c.tokens, 2 * half});
        bool neox = spec.style == PRELUDE_ROPE_STYLE_NEOX;
        for (int64_t t = 0; t < c.tokens; ++t)
          for (int64_t j = 0; j < half; ++j)
            for (int64_t side = 0; side < 2; ++side)
              table->set({t, neox ? j + side * half : 2 * j + side},
                         narrow.get({t, j}));
        if (oneIn(4))
          table->set({0, below(2 * half)}, 0.5f);
      }
    }
    c.hasCache = true;
    int32_t cacheType = oneIn(4) ? PRELUDE_DTYPE_F8E4M3FN : c.dtype;
    c.kCache = TestArray(cacheType, {1, c.tokens, c.kvHeads, d});
    c.vCache = TestArray(cacheType, {1, c.tokens, c.kvHeads, d});
    c.slots = TestArray(PRELUDE_DTYPE_I64, {c.tokens});
    for (int64_t t = 0; t < c.tokens; ++t)
      c.slots.setInt({t}, oneIn(8) ? -1 : t);
    return c;
  }

private:
  std::mt19937 random;
};

TEST(QuickPassTest, EdgesMatchReferenceAndChain) {
  int64_t targets[16];
  int64_t count = cpu::listSimdTargets(targets, 16);
  for (int64_t i = 0; i < count; ++i) {
    cpu::chooseSimdTargets(targets[i]);
    SCOPED_TRACE("target " + std::to_string(targets[i]));
    for (uint32_t seed = 0; seed < 150; ++seed) {
      FusedCase fused = Edges(seed).make();
      SCOPED_TRACE("seed " + std::to_string(seed) + ": " + fused.describe());
      FusedCase reference = fused.cloneOutputs(), chain = fused.cloneOutputs();
      ASSERT_EQ(fused.runFused(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
      reference.runReference();
      ASSERT_EQ(fused.compare(reference), "");
      ASSERT_EQ(chain.runChain(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
      ASSERT_EQ(fused.compare(chain), "");
    }
  }
  cpu::chooseSimdTargets(0);
}

} // namespace
