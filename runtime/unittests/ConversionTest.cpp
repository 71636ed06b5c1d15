//===- ConversionTest.cpp - All codes of all storage types -----*- C++ -*-===//

#include "TestArray.h"

#include "kernels/cpu/Pipeline.h"

#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <limits>

using namespace prelude;
using namespace prelude::test;

namespace {

uint32_t getBits(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, 4);
  return bits;
}

/// Calls `body` on each SIMD target.
template <typename Body>
void forEachTarget(const Body &body) {
  int64_t targets[16];
  int64_t count = cpu::listSimdTargets(targets, 16);
  for (int64_t i = 0; i < count; ++i) {
    cpu::chooseSimdTargets(targets[i]);
    SCOPED_TRACE("target " + std::to_string(targets[i]));
    body();
  }
  cpu::chooseSimdTargets(0);
}

TEST(ConversionTest, AllHalvesWiden) {
  for (int32_t dtype : {PRELUDE_DTYPE_F16, PRELUDE_DTYPE_BF16})
    forEachTarget([&] {
      std::vector<uint16_t> codes(65536);
      std::vector<float> values(65536);
      for (uint32_t code = 0; code < 65536; ++code)
        codes[code] = uint16_t(code);
      cpu::convertToFloat(dtype, codes.data(), values.data(), 65536);
      for (uint32_t code = 0; code < 65536; ++code) {
        float wanted = decode(dtype, code);
        if (std::isnan(wanted))
          ASSERT_TRUE(std::isnan(values[code])) << code;
        else
          ASSERT_EQ(getBits(values[code]), getBits(wanted)) << code;
      }
    });
}

/// Every representable value, what lies just beside it, every boundary between
/// two of them and what lies just beside that, with both signs.
std::vector<float> getInterestingValues(int32_t dtype) {
  std::vector<float> values;
  float infinity = std::numeric_limits<float>::infinity();
  auto add = [&](float value) {
    for (float v : {value, std::nextafterf(value, infinity),
                    std::nextafterf(value, -infinity)}) {
      values.push_back(v);
      values.push_back(-v);
    }
  };
  uint32_t codes = getDtypeBytes(dtype) == 1 ? 128 : 32768;
  float last = 0;
  for (uint32_t code = 0; code < codes; ++code) {
    float value = decode(dtype, code);
    if (!std::isfinite(value))
      break;
    add(value);
    add(float((double(value) + double(last)) / 2));
    last = value;
  }
  add(last * 1.03125f);
  add(last * 1.0625f);
  add(last * 1.5f);
  add(std::numeric_limits<float>::max());
  values.push_back(infinity);
  values.push_back(-infinity);
  for (uint32_t bits : {0x7FC00000u, 0xFFC00000u, 0x7F800001u, 0x7FFFFFFFu,
                        0xFFFFFFFFu, 0x7F80FFFFu}) {
    float nan;
    std::memcpy(&nan, &bits, 4);
    values.push_back(nan);
  }
  return values;
}

TEST(ConversionTest, NarrowingRoundsToNearestEven) {
  for (int32_t dtype :
       {PRELUDE_DTYPE_F16, PRELUDE_DTYPE_BF16, PRELUDE_DTYPE_F8E4M3FN,
        PRELUDE_DTYPE_F8E5M2, PRELUDE_DTYPE_F8E4M3FNUZ}) {
    std::vector<float> values = getInterestingValues(dtype);
    forEachTarget([&] {
      int64_t bytes = getDtypeBytes(dtype);
      std::vector<uint8_t> codes(values.size() * bytes);
      cpu::convertFromFloat(dtype, values.data(), codes.data(),
                            int64_t(values.size()));
      for (size_t i = 0; i < values.size(); ++i) {
        uint32_t code = 0;
        std::memcpy(&code, codes.data() + i * bytes, bytes);
        ASSERT_EQ(code, encode(dtype, values[i]))
            << getDtypeName(dtype) << " of " << values[i] << " (" << std::hex
            << getBits(values[i]) << ")";
      }
    });
  }
}

/// The test's own conversions, at values known from the formats' definitions.
TEST(ConversionTest, ReferenceKnowsTheFormats) {
  EXPECT_EQ(encode(PRELUDE_DTYPE_F16, 65504.0f), 0x7BFFu);
  EXPECT_EQ(encode(PRELUDE_DTYPE_F16, 65520.0f), 0x7C00u);
  EXPECT_EQ(encode(PRELUDE_DTYPE_F16, 0x1p-24f), 1u);
  EXPECT_EQ(encode(PRELUDE_DTYPE_BF16, 1.0f + 0x1p-8f), 0x3F80u);
  EXPECT_EQ(encode(PRELUDE_DTYPE_BF16, 1.0f + 3 * 0x1p-8f), 0x3F82u);
  EXPECT_EQ(encode(PRELUDE_DTYPE_F8E4M3FN, 448.0f), 0x7Eu);
  EXPECT_EQ(encode(PRELUDE_DTYPE_F8E4M3FN, 1e9f), 0x7Eu);
  EXPECT_EQ(encode(PRELUDE_DTYPE_F8E4M3FN, -0.0f), 0x80u);
  EXPECT_EQ(encode(PRELUDE_DTYPE_F8E5M2, 57344.0f), 0x7Bu);
  EXPECT_EQ(encode(PRELUDE_DTYPE_F8E5M2, 1e9f), 0x7Bu);
  EXPECT_EQ(encode(PRELUDE_DTYPE_F8E4M3FNUZ, 240.0f), 0x7Fu);
  EXPECT_EQ(encode(PRELUDE_DTYPE_F8E4M3FNUZ, -0.0f), 0u);
  EXPECT_TRUE(isNaNCode(PRELUDE_DTYPE_F8E4M3FNUZ, 0x80));
  EXPECT_EQ(decode(PRELUDE_DTYPE_F8E4M3FN, 1), 0x1p-9f);
  EXPECT_EQ(decode(PRELUDE_DTYPE_F8E5M2, 1), 0x1p-16f);
  EXPECT_EQ(decode(PRELUDE_DTYPE_F8E4M3FNUZ, 1), 0x1p-10f);
}

} // namespace
