//===- ValidationTest.cpp - Refused arguments ------------------*- C++ -*-===//
//
// Each case is one edit away from a call that works, and must be refused with
// exactly this message, leaving all outputs as they were. That call comes
// first, as one that passed all checks may stand for those of the next.
//
//===----------------------------------------------------------------------===//

#include "FusedCase.h"

#include <cmath>
#include <cstddef>
#include <cstring>
#include <functional>
#include <gtest/gtest.h>
#include <limits>

using namespace prelude;
using namespace prelude::test;

namespace {

/// A small call that uses every operand.
FusedCase makeCase(bool packed = false, bool fp8 = false) {
  FusedCase c;
  c.tokens = 4, c.queryHeads = 4, c.kvHeads = 2, c.size = 16;
  c.packed = packed;
  std::mt19937 random(11);
  if (packed) {
    c.qkv = TestArray(c.dtype, {4, 8 * 16});
    fillRandom(c.qkv, random);
  } else {
    c.q = TestArray(c.dtype, {4, 4, 16});
    c.k = TestArray(c.dtype, {4, 2, 16});
    c.v = TestArray(c.dtype, {4, 2, 16});
    for (TestArray *array : {&c.q, &c.k, &c.v})
      fillRandom(*array, random);
  }
  c.hasQNorm = c.hasKNorm = true;
  c.qWeight = TestArray(c.dtype, {16});
  c.kWeight = TestArray(c.dtype, {16});
  c.hasRope = c.hasCache = true;
  c.rope.spec.rotary_dim = 16;
  c.rope.cos = TestArray(PRELUDE_DTYPE_F32, {8, 8});
  c.rope.sin = TestArray(PRELUDE_DTYPE_F32, {8, 8});
  c.rope.positions = TestArray(PRELUDE_DTYPE_I64, {4});
  for (TestArray *array : {&c.qWeight, &c.kWeight, &c.rope.cos, &c.rope.sin})
    fillRandom(*array, random);
  c.slots = TestArray(PRELUDE_DTYPE_I32, {4});
  for (int64_t i = 0; i < 4; ++i) {
    c.rope.positions.setInt({i}, i);
    c.slots.setInt({i}, i);
  }
  int32_t type = fp8 ? PRELUDE_DTYPE_F8E4M3FN : c.dtype;
  c.kCache = TestArray(type, {2, 4, 2, 16});
  c.vCache = TestArray(type, {2, 4, 2, 16});
  c.qOut = TestArray(c.dtype, {4, 4, 16});
  return c;
}

using Edit = std::function<void(prelude_fused_params &)>;
struct Refused {
  const char *message;
  Edit edit;
  bool packed = false;
  bool fp8 = false;
  int32_t status = PRELUDE_STATUS_INVALID_ARGUMENT;
};

void checkRefused(const Refused &refused) {
  SCOPED_TRACE(refused.message);
  FusedCase c = makeCase(refused.packed, refused.fp8);
  prelude_fused_params p = c.getParams();
  ASSERT_EQ(prelude_fused_supports_v1(&p, PRELUDE_TARGET_CPU),
            PRELUDE_STATUS_OK)
      << prelude_last_error_v1();
  EXPECT_STREQ(prelude_last_error_v1(), "");
  ASSERT_EQ(prelude_fused_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_OK)
      << prelude_last_error_v1();
  FusedCase before = c.cloneOutputs();
  refused.edit(p);
  EXPECT_EQ(prelude_fused_v1(&p, PRELUDE_TARGET_CPU, nullptr), refused.status);
  EXPECT_STREQ(prelude_last_error_v1(), refused.message);
  EXPECT_EQ(prelude_fused_supports_v1(&p, PRELUDE_TARGET_CPU), refused.status);
  EXPECT_STREQ(prelude_last_error_v1(), refused.message);
  EXPECT_EQ(c.compare(before), "");
}

using P = prelude_fused_params;

TEST(ValidationTest, Structure) {
  EXPECT_EQ(prelude_fused_v1(nullptr, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_INVALID_ARGUMENT);
  EXPECT_STREQ(prelude_last_error_v1(), "params is null");
  FusedCase c = makeCase();
  prelude_fused_params p = c.getParams();
  p.struct_size -= 8;
  std::string message = "struct_size is " + std::to_string(sizeof(p) - 8) +
                        ", expected " + std::to_string(sizeof(p));
  EXPECT_EQ(prelude_fused_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_VERSION_MISMATCH);
  EXPECT_EQ(prelude_last_error_v1(), message);
  p.struct_size += 8;
  EXPECT_EQ(prelude_fused_v1(&p, 3, nullptr), PRELUDE_STATUS_INVALID_ARGUMENT);
  EXPECT_STREQ(prelude_last_error_v1(), "target is 3, expected 0 to 2");
  // A structure from before q_scale, which lies at its end, and its bytes end.
  p.struct_size = offsetof(prelude_fused_params, q_scale);
  std::vector<char> bytes(p.struct_size);
  std::memcpy(bytes.data(), &p, bytes.size());
  auto *older = reinterpret_cast<const prelude_fused_params *>(bytes.data());
  EXPECT_EQ(prelude_fused_supports_v1(older, PRELUDE_TARGET_CPU),
            PRELUDE_STATUS_OK);
  EXPECT_EQ(prelude_fused_v1(older, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_OK);
  checkRefused(
      {"flags is 0x4, expected bits of 0x3", [](P &p) { p.flags = 4; }});
  checkRefused({"reserved is 1, expected 0", [](P &p) { p.reserved = 1; }});
}

TEST(ValidationTest, Arrays) {
  checkRefused({"q_out is missing", [](P &p) { p.q_out.rank = 0; }});
  checkRefused({"q is missing", [](P &p) { p.q.rank = 0; }});
  checkRefused({"q has rank 2, expected 3 to 4", [](P &p) { p.q.rank = 2; }});
  checkRefused({"cos has rank 1, expected 2", [](P &p) { p.cos.rank = 1; }});
  checkRefused({"q has rank -1, expected 3 to 4", [](P &p) { p.q.rank = -1; }});
  checkRefused({"q has rank 99, expected 3 to 4", [](P &p) { p.q.rank = 99; }});
  checkRefused({"dimension 0 of q is -4, expected at least 0",
                [](P &p) { p.q.shape[0] = -4; }});
  checkRefused({"stride 1 of q is -16, expected at least 0",
                [](P &p) { p.q.stride[1] = -16; }});
  checkRefused({"innermost stride of q is 2, expected 1",
                [](P &p) { p.q.stride[2] = 2; }});
  checkRefused({"dimension 0 of q reaches beyond the address space: extent 4, "
                "stride 4611686018427387904",
                [](P &p) { p.q.stride[0] = int64_t(1) << 62; }});
  checkRefused({"q has more elements than fit 64 bits: dimension 1 is "
                "4611686018427387904",
                [](P &p) {
                  p.q.shape[1] = int64_t(1) << 62;
                  p.q.stride[0] = p.q.stride[1] = 0;
                }});
  checkRefused({"strides of q_out let its elements overlap",
                [](P &p) { p.q_out.stride[1] = 8; }});
  checkRefused({"q has type i32, expected f32, f16 or bf16",
                [](P &p) { p.q.dtype = PRELUDE_DTYPE_I32; }});
  checkRefused({"q has type unknown, expected f32, f16 or bf16",
                [](P &p) { p.q.dtype = 77; }});
  checkRefused({"slots has type bf16, expected i32 or i64",
                [](P &p) { p.slots.dtype = PRELUDE_DTYPE_BF16; }});
}

TEST(ValidationTest, Pointers) {
  FusedCase c = makeCase();
  prelude_fused_params p = c.getParams();
  ASSERT_EQ(prelude_fused_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_OK);
  p.v.data = nullptr;
  EXPECT_EQ(prelude_fused_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_INVALID_ARGUMENT);
  EXPECT_STREQ(prelude_last_error_v1(), "v has no data");
  // A query may come before the memory.
  EXPECT_EQ(prelude_fused_supports_v1(&p, PRELUDE_TARGET_CPU),
            PRELUDE_STATUS_OK)
      << prelude_last_error_v1();
  p.v.data = static_cast<char *>(p.k.data) + 1;
  EXPECT_EQ(prelude_fused_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_INVALID_ARGUMENT);
  std::string message = prelude_last_error_v1();
  EXPECT_EQ(message.find("v is at address 0x"), 0u) << message;
  EXPECT_NE(message.find(", expected a multiple of 2"), std::string::npos)
      << message;
}

TEST(ValidationTest, Shapes) {
  checkRefused(
      {"q_out has 3 tokens, q has 4", [](P &p) { p.q_out.shape[0] = 3; }});
  checkRefused(
      {"q_out has 3 heads, q has 4", [](P &p) { p.q_out.shape[1] = 3; }});
  checkRefused({"k has head size 14, q has 16",
                [](P &p) { p.k.shape[2] = p.v.shape[2] = 14; }});
  checkRefused({"k has 3 tokens, q has 4", [](P &p) { p.k.shape[0] = 3; }});
  checkRefused({"number of heads of v is 1, number of heads of k is 2",
                [](P &p) { p.v.shape[1] = 1; }});
  checkRefused({"v has type f16, q has bf16",
                [](P &p) { p.v.dtype = PRELUDE_DTYPE_F16; }});
  checkRefused({"q_out has type f16, expected that of q, bf16, or an fp8 type",
                [](P &p) { p.q_out.dtype = PRELUDE_DTYPE_F16; }});
  checkRefused({"width of qkv is 127, expected that of 4 query heads of 16 and "
                "an even number of further heads",
                [](P &p) { p.qkv.shape[1] = 127; }, true});
  checkRefused({"width of qkv is 112, expected that of 4 query heads of 16 and "
                "an even number of further heads",
                [](P &p) { p.qkv.shape[1] = 112; }, true});
  checkRefused(
      {"q is given, but qkv holds it", [](P &p) { p.q = p.q_out; }, true});
  checkRefused({"flag GATE is set, but there is no qkv",
                [](P &p) { p.flags = PRELUDE_FLAG_GATE; }});
  checkRefused({"gate_out is given, but flag GATE is not set",
                [](P &p) { p.gate_out = p.q_out; }, true});
}

TEST(ValidationTest, Norm) {
  checkRefused({"q_weight has 15 elements, expected 16, the head size of q",
                [](P &p) { p.q_weight.shape[0] = 15; }});
  checkRefused({"q_weight has 16 elements, expected 64, the heads times head "
                "size of q",
                [](P &p) { p.norm_scope = PRELUDE_NORM_SCOPE_TOKEN; }});
  checkRefused({"q_weight is given, but has_q_norm is 0",
                [](P &p) { p.has_q_norm = 0; }});
  checkRefused(
      {"has_k_norm is 2, expected 0 or 1", [](P &p) { p.has_k_norm = 2; }});
  checkRefused({"q_eps is -1, expected a finite number of at least 0",
                [](P &p) { p.q_eps = -1.0f; }});
  checkRefused(
      {"q_eps is inf, expected a finite number of at least 0",
       [](P &p) { p.q_eps = std::numeric_limits<float>::infinity(); }});
  checkRefused({"weight_offset is 0.5, expected 0 or 1",
                [](P &p) { p.weight_offset = 0.5f; }});
  checkRefused({"norm_rounding is 2, expected 0 to 1",
                [](P &p) { p.norm_rounding = 2; }});
  checkRefused(
      {"norm_scope is -1, expected 0 to 1", [](P &p) { p.norm_scope = -1; }});
  checkRefused({"order is 5, expected 0 to 1", [](P &p) { p.order = 5; }});
}

TEST(ValidationTest, Rope) {
  checkRefused({"rotary_dim is 15, expected an even number above 0",
                [](P &p) { p.rope.rotary_dim = 15; }});
  checkRefused({"rotary_dim is 0, expected an even number above 0",
                [](P &p) { p.rope.rotary_dim = 0; }});
  checkRefused({"rotary_offset 2 plus rotary_dim 16 is more than the head size "
                "16",
                [](P &p) { p.rope.rotary_offset = 2; }});
  checkRefused({"rotary_offset is -1, expected at least 0",
                [](P &p) { p.rope.rotary_offset = -1; }});
  checkRefused({"width of cos is 7, expected 8 or 16 for rotary_dim 16",
                [](P &p) { p.cos.shape[1] = p.sin.shape[1] = 7; }});
  checkRefused({"width of sin is 7, width of cos is 8",
                [](P &p) { p.sin.shape[1] = 7; }});
  checkRefused(
      {"rows of sin is 7, rows of cos is 8", [](P &p) { p.sin.shape[0] = 7; }});
  checkRefused({"sin is missing", [](P &p) { p.sin.rank = 0; }});
  checkRefused(
      {"sin is given, but there is no cos", [](P &p) { p.cos.rank = 0; }});
  checkRefused({"number of positions is 3, number of tokens is 4",
                [](P &p) { p.positions.shape[0] = 3; }});
  checkRefused({"sections sum to 7, expected half of rotary_dim 16",
                [](P &p) { p.rope.sections[0] = 7; }});
  checkRefused({"sections are 10, -2 and 0, expected at least 0", [](P &p) {
                  p.rope.sections[0] = 10;
                  p.rope.sections[1] = -2;
                }});
  checkRefused({"positions has rank 1, expected 2",
                [](P &p) { p.rope.sections[0] = 8; }});
  checkRefused(
      {"rope.style is 2, expected 0 to 1", [](P &p) { p.rope.style = 2; }});
}

TEST(ValidationTest, Caches) {
  checkRefused({"layout is 4, expected 0 to 3", [](P &p) { p.layout = 4; }});
  checkRefused({"dimension 1 of k_cache is 4, expected 2 in layout hnd with 2 "
                "heads of 16",
                [](P &p) { p.layout = PRELUDE_CACHE_LAYOUT_HND; }});
  checkRefused({"dimension 0 of v_cache is 1, expected 2 in layout nhd with 2 "
                "heads of 16 and k_cache's 2 blocks of 4",
                [](P &p) { p.v_cache.shape[0] = 1; }});
  checkRefused({"k_cache has rank 4, expected 5",
                [](P &p) { p.layout = PRELUDE_CACHE_LAYOUT_SHUFFLE; }});
  checkRefused(
      {"k_cache has type f16, expected that of k, bf16, or an fp8 "
       "type",
       [](P &p) { p.k_cache.dtype = p.v_cache.dtype = PRELUDE_DTYPE_F16; }});
  checkRefused({"v_cache has type f16, k_cache has bf16",
                [](P &p) { p.v_cache.dtype = PRELUDE_DTYPE_F16; }});
  checkRefused({"number of slots is 5, more than the number of tokens 4",
                [](P &p) { p.slots.shape[0] = 5; }});
  checkRefused({"slots is missing", [](P &p) { p.slots.rank = 0; }});
  checkRefused({"slots is given, but there is no k_cache",
                [](P &p) { p.k_cache.rank = p.v_cache.rank = 0; }});
  checkRefused(
      {"k_cache is given, but there is no v", [](P &p) { p.v.rank = 0; }});
  checkRefused({"k_scale is given, but the caches have type bf16, expected an "
                "fp8 type",
                [](P &p) {
                  p.k_scale = p.cos;
                  p.k_scale.rank = 1;
                }});
  checkRefused({"number of elements of k_scale is 3, expected 1 or the number "
                "of heads 2",
                [](P &p) {
                  p.k_scale = p.cos;
                  p.k_scale.rank = 1;
                  p.k_scale.shape[0] = 3;
                },
                false, true});
}

TEST(ValidationTest, PackedLayoutsNeedMultiplesOfX) {
  FusedCase c = makeCase();
  prelude_kv_cache_update_params p = {};
  p.struct_size = sizeof(p);
  TestArray k(PRELUDE_DTYPE_BF16, {4, 2, 12});
  TestArray kCache(PRELUDE_DTYPE_BF16, {2, 2, 1, 8, 8});
  TestArray vCache(PRELUDE_DTYPE_BF16, {2, 2, 12, 8});
  p.k = k.tensor();
  p.v = k.tensor();
  p.slots = c.slots.tensor();
  p.k_cache = kCache.tensor();
  p.v_cache = vCache.tensor();
  p.layout = PRELUDE_CACHE_LAYOUT_X_PACKED;
  EXPECT_EQ(prelude_kv_cache_update_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_INVALID_ARGUMENT);
  EXPECT_STREQ(prelude_last_error_v1(),
               "head size 12 is not a multiple of 8, the elements in 16 bytes");
  TestArray k16(PRELUDE_DTYPE_BF16, {4, 2, 16});
  TestArray kShuffle(PRELUDE_DTYPE_BF16, {2, 2, 2, 12, 8});
  TestArray vShuffle(PRELUDE_DTYPE_BF16, {2, 2, 1, 16, 8});
  p.k = k16.tensor();
  p.v = k16.tensor();
  p.k_cache = kShuffle.tensor();
  p.v_cache = vShuffle.tensor();
  p.layout = PRELUDE_CACHE_LAYOUT_SHUFFLE;
  EXPECT_EQ(prelude_kv_cache_update_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_INVALID_ARGUMENT);
  EXPECT_STREQ(
      prelude_last_error_v1(),
      "block size 12 is not a multiple of 8, the elements in 16 bytes");
}

TEST(ValidationTest, QuantizedOutput) {
  checkRefused({"q_out has type f32, expected that of q, bf16, or an fp8 type",
                [](P &p) { p.q_out.dtype = PRELUDE_DTYPE_F32; }});
  checkRefused({"q_scale is given, but q_out has type bf16, expected an fp8 "
                "type",
                [](P &p) {
                  p.q_scale = p.cos;
                  p.q_scale.rank = 1;
                  p.q_scale.shape[0] = 1;
                }});
  alignas(64) static float scaleData[64] = {1.0f};
  auto quantize = [](P &p, int64_t scales) {
    p.q_out.dtype = PRELUDE_DTYPE_F8E4M3FN;
    p.q_scale = p.cos;
    p.q_scale.data = scaleData;
    p.q_scale.rank = 1;
    p.q_scale.shape[0] = scales;
    p.q_scale.stride[0] = 1;
  };
  checkRefused({"number of elements of q_scale is 3, expected 1 or the number "
                "of heads 4",
                [=](P &p) { quantize(p, 3); }});
  checkRefused({"q_out overlaps q_scale", [=](P &p) {
                  quantize(p, 4);
                  p.q_out.data = p.q_scale.data;
                }});
  // In place, a code would overwrite elements that are yet to be read.
  checkRefused({"q_out overlaps q", [=](P &p) {
                  quantize(p, 1);
                  p.q_out.data = p.q.data;
                }});
}

TEST(ValidationTest, Overlap) {
  // Both arrays are moved here, so that what lies beside them is known.
  alignas(64) static char room[4096];
  checkRefused({"q_out overlaps k",
                [](P &p) { p.q_out.data = p.k.data = room + 1024; }});
  checkRefused({"k_cache overlaps v_cache", [](P &p) {
                  p.k_cache.data = room + 1024;
                  p.v_cache.data = room + 1026;
                }});
  checkRefused({"k_cache overlaps k",
                [](P &p) { p.k_cache.data = p.k.data = room + 1024; }});
  checkRefused({"q_out overlaps q", [](P &p) {
                  // In place, but one row further.
                  p.q.data = room + 1024;
                  p.q_out.data = room + 1024 + 32;
                }});
  // Each input is named as what it is.
  checkRefused({"q_out overlaps cos",
                [](P &p) { p.q_out.data = p.cos.data = room + 1024; }});
  checkRefused({"q_out overlaps sin",
                [](P &p) { p.q_out.data = p.sin.data = room + 1024; }});
  checkRefused({"q_out overlaps positions",
                [](P &p) { p.q_out.data = p.positions.data = room + 1024; }});
  checkRefused({"q_out overlaps q_weight",
                [](P &p) { p.q_out.data = p.q_weight.data = room + 1024; }});
  checkRefused({"k_cache overlaps k_weight",
                [](P &p) { p.k_cache.data = p.k_weight.data = room + 1024; }});
  checkRefused({"v_cache overlaps slots",
                [](P &p) { p.v_cache.data = p.slots.data = room + 1024; }});
  checkRefused({"q_out overlaps the k of qkv",
                [](P &p) {
                  p.q_out.data = static_cast<char *>(p.qkv.data) + 4 * 16 * 2;
                  p.q_out.stride[0] = 128;
                },
                true});
}

/// Caches that interleave are apart at some distances only, whatever distance a
/// call like this had before.
TEST(ValidationTest, OverlapAfterInterleavedCaches) {
  FusedCase c = makeCase();
  // Blocks of 4 slots with 2 heads of 16, K and V in turns, and room behind.
  TestArray both(c.dtype, {3, 2, 4, 2, 16});
  auto place = [&](int64_t offset) {
    return both.view(offset, {2, 4, 2, 16}, {256, 32, 16, 1});
  };
  c.kCache = place(0);
  auto call = [&](int64_t offset) {
    c.vCache = place(offset);
    prelude_fused_params p = c.getParams();
    return prelude_fused_v1(&p, PRELUDE_TARGET_CPU, nullptr);
  };
  for (int repeat = 0; repeat < 2; ++repeat) {
    EXPECT_EQ(call(128), PRELUDE_STATUS_OK) << prelude_last_error_v1();
    EXPECT_EQ(call(384), PRELUDE_STATUS_OK) << prelude_last_error_v1();
    for (int64_t offset : {0, 64, 127, 256}) {
      EXPECT_EQ(call(offset), PRELUDE_STATUS_INVALID_ARGUMENT) << offset;
      EXPECT_STREQ(prelude_last_error_v1(), "k_cache overlaps v_cache");
    }
  }
}

/// In place, and again in place, but a row further.
TEST(ValidationTest, OverlapAfterACallInPlace) {
  TestArray x(PRELUDE_DTYPE_BF16, {3, 2, 16});
  std::mt19937 random(3);
  fillRandom(x, random);
  prelude_rms_norm_params p = {};
  p.struct_size = sizeof(p);
  p.eps = 1e-6f;
  p.x = p.y = x.view(0, {2, 2, 16}, {32, 16, 1}).tensor();
  EXPECT_EQ(prelude_rms_norm_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_OK)
      << prelude_last_error_v1();
  p.y.data = static_cast<char *>(p.x.data) + 64;
  EXPECT_EQ(prelude_rms_norm_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_INVALID_ARGUMENT);
  EXPECT_STREQ(prelude_last_error_v1(), "y overlaps x");
}

/// The stride of an extent of 1 says nothing, and may be anything: no product
/// with it overflows, which the sanitizer would see.
TEST(ValidationTest, StridesOfExtentsOfOneAreNotRead) {
  FusedCase c;
  c.tokens = c.queryHeads = c.kvHeads = 1, c.size = 16;
  std::mt19937 random(5);
  for (TestArray *array : {&c.q, &c.k, &c.v, &c.qOut}) {
    *array = TestArray(c.dtype, {1, 1, 16});
    fillRandom(*array, random);
  }
  c.hasQNorm = c.hasRope = c.hasCache = true;
  c.rope.spec.rotary_dim = 16;
  c.rope.cos = TestArray(PRELUDE_DTYPE_F32, {1, 8});
  c.rope.sin = TestArray(PRELUDE_DTYPE_F32, {1, 8});
  fillRandom(c.rope.cos, random);
  fillRandom(c.rope.sin, random);
  c.rope.positions = TestArray(PRELUDE_DTYPE_I64, {1});
  c.slots = TestArray(PRELUDE_DTYPE_I32, {1});
  c.kCache = TestArray(c.dtype, {1, 1, 1, 16});
  c.vCache = TestArray(c.dtype, {1, 1, 1, 16});
  FusedCase wild = c.cloneOutputs();
  ASSERT_EQ(c.runFused(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
  prelude_fused_params p = wild.getParams();
  for (prelude_tensor *array : {&p.q, &p.k, &p.v, &p.q_out, &p.cos, &p.sin,
                                &p.positions, &p.slots, &p.k_cache, &p.v_cache})
    for (int i = 0; i < array->rank; ++i)
      if (array->shape[i] == 1)
        array->stride[i] = std::numeric_limits<int64_t>::max() - i;
  ASSERT_EQ(prelude_fused_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_OK)
      << prelude_last_error_v1();
  EXPECT_EQ(wild.compare(c), "");
}

TEST(ValidationTest, HeadSizeIsRefusedByTheTable) {
  TestArray x(PRELUDE_DTYPE_F32, {1, 1, 640}), y = x.clone();
  prelude_rms_norm_params p = {};
  p.struct_size = sizeof(p);
  p.x = x.tensor();
  p.y = y.tensor();
  EXPECT_EQ(prelude_rms_norm_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_UNSUPPORTED);
  EXPECT_STREQ(prelude_last_error_v1(),
               "head-size: head size is 640, the cpu kernels take an even head "
               "size of at most 512");
  EXPECT_EQ(prelude_rms_norm_supports_v1(&p, PRELUDE_TARGET_CPU),
            PRELUDE_STATUS_UNSUPPORTED);
}

TEST(ValidationTest, StatusStrings) {
  EXPECT_STREQ(prelude_status_string_v1(PRELUDE_STATUS_OK), "ok");
  EXPECT_STREQ(prelude_status_string_v1(PRELUDE_STATUS_BACKEND_MISSING),
               "backend library not found");
  EXPECT_STREQ(prelude_status_string_v1(99), "unknown status");
  EXPECT_EQ(prelude_abi_version(), PRELUDE_ABI_VERSION);
}

/// Random bytes in the structure must be refused or work, never crash. Data
/// pointers stay null, so that a call that is let through touches nothing.
TEST(ValidationTest, RandomStructures) {
  std::mt19937 random(5);
  FusedCase c = makeCase();
  int accepted = 0;
  for (int i = 0; i < 200000; ++i) {
    prelude_fused_params p = c.getParams();
    auto *words = reinterpret_cast<uint32_t *>(&p);
    for (int edits = 1 + random() % 3; edits > 0; --edits) {
      size_t word = 1 + random() % (sizeof(p) / 4 - 1);
      const uint32_t values[] = {
          0, 1, 2, 3, 0xFFFFFFFF, 0x7FFFFFFF, 1 << 30, 64, uint32_t(random())};
      words[word] = values[random() % 9];
    }
    accepted +=
        prelude_fused_supports_v1(&p, PRELUDE_TARGET_CPU) == PRELUDE_STATUS_OK;
  }
  EXPECT_GT(accepted, 0);
  EXPECT_LT(accepted, 200000);
}

} // namespace
