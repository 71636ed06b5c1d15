//===- CUDAKernelTest.cpp - The CUDA kernels -------------------*- C++ -*-===//
//
// The chain of single kernels against the fused one, bit for bit; every single
// operation against the CPU on the same inputs.
//
//===----------------------------------------------------------------------===//

#include "DeviceRunner.h"
#include "PackedTest.h"

#include <cmath>
#include <cstdlib>
#include <cuda_runtime_api.h>
#include <gtest/gtest.h>
#include <random>
#include <vector>

using namespace prelude;
using namespace prelude::test;

namespace {

/// Random cases per test; fewer where a sanitizer makes them slow.
uint32_t countCases(uint32_t usual) {
  const char *text = std::getenv("PRELUDE_TEST_CASES");
  return text ? uint32_t(std::atoi(text)) : usual;
}

class CUDAKernelTest : public ::testing::Test {
protected:
  void SetUp() override {
    if (!hasDevice())
      GTEST_SKIP() << "no device";
  }
};

bool hasAnyNorm(const FusedCase &c) {
  return c.hasQNorm || c.hasKNorm || c.hasVNorm;
}

/// Makes NaNs equal: the CPU and the GPU have different usual ones.
void unifyNaNs(TestArray &array) {
  if (!array.isPresent())
    return;
  for (int64_t i = 0; i < array.countElements(); ++i) {
    Shape index = array.getIndex(i);
    if (isNaNCode(array.dtype, array.getCode(index)))
      array.set(index, std::numeric_limits<float>::quiet_NaN());
  }
}
void unifyNaNs(FusedCase &c) {
  for (TestArray *array :
       {&c.qOut, &c.gateOut, &c.kOut, &c.vOut, &c.kCache, &c.vCache})
    unifyNaNs(*array);
}

void checkCase(DeviceRunner &runner, FusedCase fused) {
  FusedCase chain = fused.cloneOutputs(), cpu = fused.cloneOutputs();
  runner.problem.clear();
  ASSERT_EQ(fused.runFused(runner), PRELUDE_STATUS_OK) << runner.problem;
  ASSERT_EQ(runner.problem, "");
  bool isRelaxed =
      fused.relaxed && fused.hasRope && fused.dtype != PRELUDE_DTYPE_F32;
  if (!isRelaxed) {
    runner.checksAgainstCPU = true;
    ASSERT_EQ(chain.runChain(runner), PRELUDE_STATUS_OK) << runner.problem;
    runner.checksAgainstCPU = false;
    ASSERT_EQ(runner.problem, "");
    ASSERT_EQ(fused.compare(chain), "");
  }
  // Without a norm nothing depends on an order of summation.
  ASSERT_EQ(cpu.runFused(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
  if (hasAnyNorm(fused)) {
    ASSERT_EQ(fused.errors.slots_out_of_range, cpu.errors.slots_out_of_range);
    ASSERT_EQ(fused.errors.positions_out_of_range,
              cpu.errors.positions_out_of_range);
    return;
  }
  unifyNaNs(fused);
  unifyNaNs(cpu);
  ASSERT_EQ(fused.compare(cpu), "");
}

/// Runs first: a capture as the first thing that the library is asked for.
TEST_F(CUDAKernelTest, AGraphIsCapturedAtTheFirstCall) {
  DeviceRunner runner;
  runner.usesGraph = true;
  checkCase(runner, FusedCase::draw(3, -1, true));
}

TEST_F(CUDAKernelTest, RandomCases) {
  DeviceRunner runner;
  for (uint32_t seed = 0; seed < countCases(1500); ++seed) {
    FusedCase c = FusedCase::draw(seed, -1, seed % 3 != 0);
    if (seed % 4 == 3)
      c.quantizeQ(seed);
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + c.describe());
    checkCase(runner, c);
    if (HasFatalFailure())
      return;
  }
  std::printf("largest differences of a norm from the CPU's, in units: f32 "
              "%lld, f16 %lld, bf16 %lld\n",
              static_cast<long long>(runner.worstUnits[PRELUDE_DTYPE_F32]),
              static_cast<long long>(runner.worstUnits[PRELUDE_DTYPE_F16]),
              static_cast<long long>(runner.worstUnits[PRELUDE_DTYPE_BF16]));
}

TEST_F(CUDAKernelTest, GraphsGiveTheSameBits) {
  DeviceRunner runner, captured;
  captured.usesGraph = true;
  for (uint32_t seed = 30000; seed < 30000 + countCases(200); ++seed) {
    FusedCase direct = FusedCase::draw(seed, -1, seed % 2);
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + direct.describe());
    FusedCase graph = direct.cloneOutputs();
    ASSERT_EQ(direct.runFused(runner), PRELUDE_STATUS_OK) << runner.problem;
    ASSERT_EQ(graph.runFused(captured), PRELUDE_STATUS_OK) << captured.problem;
    ASSERT_EQ(captured.problem, "");
    ASSERT_EQ(direct.compare(graph), "");
  }
}

/// Many tokens and heads, so that groups of lanes take several heads.
TEST_F(CUDAKernelTest, ManyTokens) {
  DeviceRunner runner;
  struct Size {
    int64_t tokens, queryHeads, kvHeads, size;
  };
  for (Size s :
       {Size{1500, 32, 4, 128}, Size{700, 64, 8, 64}, Size{333, 28, 4, 256},
        Size{1025, 9, 3, 80}, Size{257, 40, 2, 512}, Size{301, 7, 1, 34}})
    for (int variant = 0; variant < 4; ++variant) {
      FusedCase c;
      std::mt19937 random(variant + 1);
      c.tokens = s.tokens, c.queryHeads = s.queryHeads, c.kvHeads = s.kvHeads;
      c.size = s.size;
      c.packed = true;
      c.hasQNorm = c.hasKNorm = variant != 1;
      c.hasRope = c.hasCache = true;
      c.qkv = TestArray(c.dtype,
                        {s.tokens, (s.queryHeads + 2 * s.kvHeads) * s.size});
      fillRandom(c.qkv, random);
      c.qWeight = TestArray(c.dtype, {s.size});
      c.kWeight = TestArray(PRELUDE_DTYPE_F32, {s.size});
      if (variant == 1)
        c.qWeight = c.kWeight = TestArray();
      else
        fillRandom(c.qWeight, random), fillRandom(c.kWeight, random);
      c.qOut = TestArray(c.dtype, {s.tokens, s.queryHeads, s.size});
      c.rope.spec.rotary_dim =
          int32_t(variant == 2 && s.size % 32 == 0 ? s.size / 2 : s.size);
      c.rope.spec.style = variant == 3;
      int64_t half = c.rope.spec.rotary_dim / 2;
      c.rope.cos = TestArray(PRELUDE_DTYPE_F32, {s.tokens, half});
      c.rope.sin = TestArray(PRELUDE_DTYPE_F32, {s.tokens, half});
      fillRandom(c.rope.cos, random);
      fillRandom(c.rope.sin, random);
      c.rope.positions = TestArray(PRELUDE_DTYPE_I64, {s.tokens});
      int64_t blocks = s.tokens / 16 + 2;
      int32_t type = variant == 2 ? PRELUDE_DTYPE_F8E4M3FN : c.dtype;
      c.kCache = TestArray(type, {blocks, 16, s.kvHeads, s.size});
      c.vCache = TestArray(type, {blocks, 16, s.kvHeads, s.size});
      c.slots = TestArray(PRELUDE_DTYPE_I32, {s.tokens});
      for (int64_t i = 0; i < s.tokens; ++i) {
        c.rope.positions.setInt({i}, (i * 7 + 3) % s.tokens);
        c.slots.setInt({i}, i % 13 == 5 ? -1 : blocks * 16 - 1 - i);
      }
      SCOPED_TRACE(c.describe());
      checkCase(runner, c);
      if (HasFatalFailure())
        return;
    }
}

/// So many tokens that the direct kernels prefetch what later blocks read and
/// write v first, where it lies in columns; slots in runs with holes, which
/// start and end within columns.
TEST_F(CUDAKernelTest, DirectKernelsOverManyTokens) {
  DeviceRunner runner;
  struct Call {
    int64_t tokens, queryHeads, kvHeads, size;
    int32_t layout, style;
    bool isF16, isF8, stepwise, hasNorm;
    int32_t rotary;
  };
  const int32_t nhd = PRELUDE_CACHE_LAYOUT_NHD;
  const int32_t xPacked = PRELUDE_CACHE_LAYOUT_X_PACKED;
  const int32_t shuffled = PRELUDE_CACHE_LAYOUT_SHUFFLE;
  for (const Call &s :
       {Call{21003, 3, 1, 64, shuffled, 0, false, false, false, true, 64},
        Call{21001, 2, 2, 48, shuffled, 0, false, true, true, true, 48},
        Call{30007, 1, 3, 16, xPacked, 1, true, true, false, true, 16},
        Call{1501, 28, 5, 128, xPacked, 0, false, false, true, true, 64},
        Call{1703, 28, 3, 112, nhd, 0, false, true, false, true, 112},
        Call{2001, 9, 2, 256, shuffled, 1, true, false, true, true, 64},
        Call{9001, 7, 3, 64, shuffled, 0, false, true, false, false, 64}}) {
    FusedCase c;
    std::mt19937 random(3);
    c.dtype = s.isF16 ? PRELUDE_DTYPE_F16 : PRELUDE_DTYPE_BF16;
    c.tokens = s.tokens, c.queryHeads = s.queryHeads, c.kvHeads = s.kvHeads;
    c.size = s.size;
    c.packed = c.hasRope = c.hasCache = true;
    c.hasQNorm = c.hasKNorm = s.hasNorm;
    const int32_t rounding =
        s.stepwise ? PRELUDE_ROUNDING_STEPWISE : PRELUDE_ROUNDING_ONCE;
    c.qNorm.rounding = c.kNorm.rounding = c.rope.spec.rounding = rounding;
    c.qkv =
        TestArray(c.dtype, {s.tokens, (s.queryHeads + 2 * s.kvHeads) * s.size});
    fillRandom(c.qkv, random);
    if (s.hasNorm) {
      c.qWeight = TestArray(c.dtype, {s.size});
      c.kWeight = TestArray(c.dtype, {s.size});
      fillRandom(c.qWeight, random), fillRandom(c.kWeight, random);
    }
    c.qOut = TestArray(c.dtype, {s.tokens, s.queryHeads, s.size});
    const int64_t tableRows = 500;
    c.rope.spec.rotary_dim = s.rotary;
    c.rope.spec.style = s.style;
    c.rope.cos = TestArray(c.dtype, {tableRows, s.rotary / 2});
    c.rope.sin = TestArray(c.dtype, {tableRows, s.rotary / 2});
    fillRandom(c.rope.cos, random), fillRandom(c.rope.sin, random);
    c.layout = s.layout;
    const int32_t cacheType = s.isF8 ? PRELUDE_DTYPE_F8E4M3FN : c.dtype;
    const int64_t x = s.isF8 ? 16 : 8, blocks = s.tokens / 16 + 3;
    const int64_t heads = s.kvHeads, size = s.size;
    c.kCache = TestArray(
        cacheType, s.layout == nhd ? Shape{blocks, 16, heads, size}
                                   : Shape{blocks, heads, size / x, 16, x});
    c.vCache =
        TestArray(cacheType, s.layout == nhd ? Shape{blocks, 16, heads, size}
                             : s.layout == xPacked
                                 ? Shape{blocks, heads, size, 16}
                                 : Shape{blocks, heads, 16 / x, size, x});
    if (s.isF8) {
      c.kScale = TestArray(PRELUDE_DTYPE_F32, {1});
      c.kScale.set({0}, 0.3f);
      c.vScale = c.kScale;
    }
    c.rope.positions = TestArray(PRELUDE_DTYPE_I64, {s.tokens});
    c.slots = TestArray(PRELUDE_DTYPE_I64, {s.tokens});
    for (int64_t i = 0; i < s.tokens; ++i) {
      // Two in 501 are outside of the table, one in 97 has no slot.
      c.rope.positions.setInt({i}, (i * 7 + 3) % (tableRows + 1) -
                                       (i % 501 == 9 ? tableRows : 0));
      c.slots.setInt({i}, i % 97 == 55 ? -1 : i + (i > s.tokens / 3 ? 5 : 0));
    }
    SCOPED_TRACE(c.describe());
    FusedCase chain = c.cloneOutputs(), cpu = c.cloneOutputs();
    ASSERT_EQ(c.runFused(runner), PRELUDE_STATUS_OK) << runner.problem;
    ASSERT_EQ(chain.runChain(runner), PRELUDE_STATUS_OK) << runner.problem;
    ASSERT_EQ(runner.problem, "");
    ASSERT_EQ(c.compare(chain), "");
    EXPECT_GT(c.errors.positions_out_of_range, 0u);
    if (s.hasNorm)
      continue;
    ASSERT_EQ(cpu.runFused(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
    unifyNaNs(c);
    unifyNaNs(cpu);
    ASSERT_EQ(c.compare(cpu), "");
  }
}

/// Column caches with slots in order, as at prefill: runs that fill columns,
/// beside pieces of runs, a hole in the middle and runs that start late.
TEST_F(CUDAKernelTest, ColumnRuns) {
  DeviceRunner runner;
  for (int32_t layout :
       {PRELUDE_CACHE_LAYOUT_X_PACKED, PRELUDE_CACHE_LAYOUT_SHUFFLE})
    for (int32_t dtype :
         {PRELUDE_DTYPE_F32, PRELUDE_DTYPE_F16, PRELUDE_DTYPE_BF16})
      for (int32_t cacheType :
           {dtype, int32_t(PRELUDE_DTYPE_F8E4M3FN),
            int32_t(PRELUDE_DTYPE_F8E5M2), int32_t(PRELUDE_DTYPE_F8E4M3FNUZ)})
        for (int64_t start : {0, 5, 16})
          for (int64_t size : {64, 80, 256}) {
            std::mt19937 random(7);
            FusedCase c;
            c.dtype = dtype;
            c.tokens = 75, c.queryHeads = 6, c.kvHeads = 3, c.size = size;
            c.q = TestArray(dtype, {75, 6, size});
            c.k = TestArray(dtype, {75, 3, size});
            c.v = TestArray(dtype, {75, 3, size}, {3 * size + 16, size, 1});
            for (TestArray *array : {&c.q, &c.k, &c.v})
              fillRandom(*array, random);
            c.qOut = TestArray(dtype, {75, 6, size});
            c.hasKNorm = true;
            c.hasCache = true;
            c.layout = layout;
            int64_t x = 16 / getDtypeBytes(cacheType), blocks = 8;
            c.kCache = TestArray(cacheType, {blocks, 3, size / x, 16, x});
            c.vCache = layout == PRELUDE_CACHE_LAYOUT_SHUFFLE
                           ? TestArray(cacheType, {blocks, 3, 16 / x, size, x})
                           : TestArray(cacheType, {blocks, 3, size, 16});
            if (cacheType != dtype) {
              c.vScale = TestArray(PRELUDE_DTYPE_F32, {3});
              for (int64_t i = 0; i < 3; ++i)
                c.vScale.set({i}, 0.3f + float(i));
            }
            c.slots = TestArray(PRELUDE_DTYPE_I64, {75});
            for (int64_t i = 0; i < 75; ++i)
              c.slots.setInt({i}, i == 40 ? -1 : start + i + (i > 50 ? 2 : 0));
            SCOPED_TRACE(c.describe() + " start " + std::to_string(start));
            checkCase(runner, c);
            if (HasFatalFailure())
              return;
          }
}

/// All values of a type of 16 bits over scales of many kinds: the kernels
/// divide by usual ones in another way than the CPU.
TEST_F(CUDAKernelTest, Fp8OfAllValuesOverManyScales) {
  DeviceRunner runner;
  std::mt19937 random(11);
  std::vector<float> scales = {
      1.0f,          0.5f,           3.0f,          0.037f,
      -0.7f,         0x1p-40f,       0x1p-41f,      0x1p40f,
      0x1.8p40f,     0x1.fffffep39f, 0x1.fffffep0f, 0x1.fffffep-3f,
      0x1.fffffcp0f, 0x1.000002p1f,  0x1p-126f,     0x1p-140f,
      3e38f,         0.0f,           -0.0f,         INFINITY,
      NAN,           -1.0f};
  while (scales.size() < 30) {
    float mantissa = 1.0f + float(random() & 0x7FFFFFu) * 0x1p-23f;
    scales.push_back(std::ldexp(mantissa, int(random() % 25) - 14));
  }
  // Those that make a value's quotient the nearest there is to a tie of
  // f8E4M3FN.
  while (scales.size() < 60) {
    float value = 1.0f + float(random() & 0x7Fu) * 0x1p-7f;
    float tie = 1.0f + float((random() & 0xFu) | 1u) * 0x1p-4f;
    scales.push_back(std::ldexp(value / tie, int(random() % 9) - 6));
  }
  const int64_t tokens = 256, size = 256;
  for (int32_t dtype : {PRELUDE_DTYPE_BF16, PRELUDE_DTYPE_F16})
    for (int32_t cacheType : {PRELUDE_DTYPE_F8E4M3FN, PRELUDE_DTYPE_F8E5M2})
      for (int32_t layout :
           {PRELUDE_CACHE_LAYOUT_NHD, PRELUDE_CACHE_LAYOUT_SHUFFLE}) {
        FusedCase c;
        c.dtype = dtype;
        c.tokens = tokens, c.size = size;
        c.queryHeads = 1, c.kvHeads = int64_t(scales.size());
        c.q = TestArray(dtype, {tokens, 1, size});
        fillRandom(c.q, random);
        c.qOut = TestArray(dtype, {tokens, 1, size});
        c.hasQNorm = true;
        c.k = TestArray(dtype, {tokens, c.kvHeads, size});
        for (int64_t code = 0; code < 65536; ++code)
          for (int64_t head = 0; head < c.kvHeads; ++head)
            c.k.setCode({code / size, head, code % size}, uint32_t(code));
        c.v = c.k;
        c.hasCache = true;
        c.layout = layout;
        const int64_t blocks = tokens / 16;
        const Shape rows = {blocks, 16, c.kvHeads, size};
        const bool shuffle = layout == PRELUDE_CACHE_LAYOUT_SHUFFLE;
        c.kCache = TestArray(
            cacheType,
            shuffle ? Shape{blocks, c.kvHeads, size / 16, 16, 16} : rows);
        c.vCache = TestArray(
            cacheType, shuffle ? Shape{blocks, c.kvHeads, 1, size, 16} : rows);
        c.kScale = TestArray(PRELUDE_DTYPE_F32, {c.kvHeads});
        for (int64_t head = 0; head < c.kvHeads; ++head)
          c.kScale.set({head}, scales[size_t(head)]);
        c.vScale = c.kScale;
        c.slots = TestArray(PRELUDE_DTYPE_I64, {tokens});
        for (int64_t i = 0; i < tokens; ++i)
          c.slots.setInt({i}, i);
        SCOPED_TRACE(c.describe());
        FusedCase cpu = c.cloneOutputs();
        ASSERT_EQ(c.runFused(runner), PRELUDE_STATUS_OK) << runner.problem;
        ASSERT_EQ(runner.problem, "");
        ASSERT_EQ(cpu.runFused(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
        cpu.qOut = c.qOut; // Of no interest here.
        unifyNaNs(c);
        unifyNaNs(cpu);
        ASSERT_EQ(c.compare(cpu), "");
      }
}

TEST_F(CUDAKernelTest, WorksInPlace) {
  DeviceRunner runner;
  for (uint32_t seed = 20000; seed < 20000 + countCases(200); ++seed) {
    FusedCase apart = FusedCase::draw(seed, -1, seed % 2);
    if (apart.packed)
      continue;
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + apart.describe());
    FusedCase inPlace = apart.cloneOutputs();
    apart.qOut = apart.q.clone();
    inPlace.q = apart.q.clone();
    inPlace.qOut = inPlace.q;
    ASSERT_EQ(apart.runFused(runner), PRELUDE_STATUS_OK) << runner.problem;
    ASSERT_EQ(inPlace.runFused(runner), PRELUDE_STATUS_OK) << runner.problem;
    ASSERT_EQ(runner.problem, "");
    ASSERT_EQ(apart.compare(inPlace), "");
  }
}

/// A cache whose last slots lie more than 2^31 elements from its first.
TEST_F(CUDAKernelTest, OffsetsBeyond32Bits) {
  const int64_t slots = (int64_t(1) << 31) / 128 + 64;
  const int64_t bytes = slots * 128 * 2;
  char *kCache, *vCache;
  if (cudaMalloc(reinterpret_cast<void **>(&kCache), bytes) != cudaSuccess ||
      cudaMalloc(reinterpret_cast<void **>(&vCache), bytes) != cudaSuccess) {
    cudaGetLastError();
    GTEST_SKIP() << "too little memory";
  }
  std::vector<uint16_t> rows(2 * 128), back(128);
  for (size_t i = 0; i < rows.size(); ++i)
    rows[i] = uint16_t(0x3C00 + i);
  int64_t where[2] = {slots - 1, slots - 33};
  char *small;
  requireCuda(cudaMalloc(reinterpret_cast<void **>(&small), 4096),
              "cudaMalloc");
  requireCuda(cudaMemcpy(small, rows.data(), 512, cudaMemcpyHostToDevice),
              "copy");
  requireCuda(cudaMemcpy(small + 512, where, 16, cudaMemcpyHostToDevice),
              "copy");
  for (int32_t layout :
       {PRELUDE_CACHE_LAYOUT_NHD, PRELUDE_CACHE_LAYOUT_X_PACKED}) {
    requireCuda(cudaMemset(kCache, 0, bytes), "memset");
    requireCuda(cudaMemset(vCache, 0, bytes), "memset");
    prelude_kv_cache_update_params p = {};
    p.struct_size = sizeof(p);
    p.k = p.v = {small, PRELUDE_DTYPE_F16, 3, {2, 1, 128}, {128, 128, 1}};
    p.slots = {small + 512, PRELUDE_DTYPE_I64, 1, {2}, {1}};
    p.layout = layout;
    int64_t blocks = slots / 16;
    if (layout == PRELUDE_CACHE_LAYOUT_NHD) {
      p.k_cache = {kCache,
                   PRELUDE_DTYPE_F16,
                   4,
                   {blocks, 16, 1, 128},
                   {2048, 128, 128, 1}};
      p.v_cache = p.k_cache;
    } else {
      p.k_cache = {kCache,
                   PRELUDE_DTYPE_F16,
                   5,
                   {blocks, 1, 16, 16, 8},
                   {2048, 2048, 128, 8, 1}};
      p.v_cache = {vCache,
                   PRELUDE_DTYPE_F16,
                   4,
                   {blocks, 1, 128, 16},
                   {2048, 2048, 16, 1}};
    }
    p.v_cache.data = vCache;
    ASSERT_EQ(prelude_kv_cache_update_v1(&p, PRELUDE_TARGET_CUDA, nullptr),
              PRELUDE_STATUS_OK)
        << prelude_last_error_v1();
    requireCuda(cudaDeviceSynchronize(), "kernel");
    for (int t = 0; t < 2; ++t) {
      int64_t block = where[t] / 16, offset = where[t] % 16;
      std::vector<uint16_t> whole(2048);
      for (char *cache : {kCache, vCache}) {
        requireCuda(cudaMemcpy(whole.data(), cache + block * 4096, 4096,
                               cudaMemcpyDeviceToHost),
                    "copy");
        for (int d = 0; d < 128; ++d) {
          int64_t at = layout == PRELUDE_CACHE_LAYOUT_NHD ? offset * 128 + d
                       : cache == kCache ? d / 8 * 128 + offset * 8 + d % 8
                                         : d * 16 + offset;
          ASSERT_EQ(whole[at], rows[t * 128 + d]) << layout << " " << d;
        }
      }
    }
  }
  cudaFree(small);
  cudaFree(kCache);
  cudaFree(vCache);
}

TEST_F(CUDAKernelTest, PackedArithmeticRoundsAsF32Does) {
  EXPECT_EQ(countPackedDifferences(false), 0);
  EXPECT_EQ(countPackedDifferences(true), 0);
}

} // namespace
