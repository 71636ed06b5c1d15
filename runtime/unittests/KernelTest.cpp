//===- KernelTest.cpp - The CPU kernels against the definitions *- C++ -*-===//

#include "FusedCase.h"

#include "kernels/cpu/Pipeline.h"

#include <cmath>
#include <cstring>
#include <gtest/gtest.h>
#include <omp.h>

using namespace prelude;
using namespace prelude::test;

/// OpenMP's runtime keeps its threads' memory until the process ends.
extern "C" const char *__lsan_default_suppressions() {
  return "leak:libomp.so\nleak:libgomp.so\n";
}

namespace {

/// Runs every test on one SIMD target after the other.
std::vector<int64_t> getSimdTargets() {
  int64_t targets[16];
  int64_t count = cpu::listSimdTargets(targets, 16);
  return std::vector<int64_t>(targets, targets + count);
}

class KernelTest : public ::testing::Test {
protected:
  void TearDown() override {
    cpu::chooseSimdTargets(0);
    omp_set_num_threads(threads);
  }
  int threads = omp_get_max_threads();
};

/// Reference, fused and chain of one random case.
void checkCase(uint32_t seed) {
  FusedCase fused = FusedCase::draw(seed);
  if (seed % 4 == 3)
    fused.quantizeQ(seed);
  SCOPED_TRACE("seed " + std::to_string(seed) + ": " + fused.describe());
  FusedCase reference = fused.cloneOutputs(), chain = fused.cloneOutputs();
  ASSERT_EQ(fused.runFused(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
  reference.runReference();
  ASSERT_EQ(fused.compare(reference), "");
  // Relaxed keeps f32 where the chain can't.
  if (fused.relaxed && fused.hasRope && fused.dtype != PRELUDE_DTYPE_F32)
    return;
  ASSERT_EQ(chain.runChain(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
  ASSERT_EQ(fused.compare(chain), "");
}

TEST_F(KernelTest, RandomCasesMatchReferenceAndChain) {
  for (uint32_t seed = 0; seed < 1000; ++seed) {
    checkCase(seed);
    if (HasFatalFailure())
      return;
  }
}

TEST_F(KernelTest, EverySimdTargetGivesTheSameBits) {
  std::vector<int64_t> targets = getSimdTargets();
#if defined(__x86_64__)
  EXPECT_GE(targets.size(), 2u);
#endif
  for (int64_t target : targets) {
    cpu::chooseSimdTargets(target);
    SCOPED_TRACE("target " + std::to_string(target));
    for (uint32_t seed = 5000; seed < 5100; ++seed) {
      checkCase(seed);
      if (HasFatalFailure())
        return;
    }
  }
}

TEST_F(KernelTest, ThreadsChangeNothing) {
  int found = 0;
  for (uint32_t seed = 10000; found < 12; ++seed) {
    FusedCase one = FusedCase::draw(seed);
    // Large enough for several threads, and few enough to be quick.
    int64_t elements =
        one.tokens * (one.queryHeads + 2 * one.kvHeads) * one.size;
    if (elements < 80000 || elements > 200000)
      continue;
    ++found;
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + one.describe());
    FusedCase two = one.cloneOutputs(), five = one.cloneOutputs();
    omp_set_num_threads(1);
    ASSERT_EQ(one.runFused(), PRELUDE_STATUS_OK);
    omp_set_num_threads(2);
    ASSERT_EQ(two.runFused(), PRELUDE_STATUS_OK);
    omp_set_num_threads(5);
    ASSERT_EQ(five.runFused(), PRELUDE_STATUS_OK);
    EXPECT_EQ(one.compare(two), "");
    EXPECT_EQ(one.compare(five), "");
  }
}

/// Few tokens and many heads are cut between heads.
TEST_F(KernelTest, ThreadsCutTokens) {
  auto make = [](int threads) {
    FusedCase c;
    std::mt19937 random(7);
    c.tokens = 3, c.queryHeads = 61, c.kvHeads = 7, c.size = 512;
    c.hasQNorm = c.hasKNorm = true;
    c.q = TestArray(c.dtype, {3, 61, 512});
    c.k = TestArray(c.dtype, {3, 7, 512});
    c.v = TestArray(c.dtype, {3, 7, 512});
    for (TestArray *array : {&c.q, &c.k, &c.v})
      fillRandom(*array, random);
    c.qOut = TestArray(c.dtype, {3, 61, 512});
    c.hasRope = c.hasCache = true;
    c.rope.spec.rotary_dim = 512;
    c.rope.cos = TestArray(PRELUDE_DTYPE_F32, {2, 256});
    c.rope.sin = TestArray(PRELUDE_DTYPE_F32, {2, 256});
    fillRandom(c.rope.cos, random);
    fillRandom(c.rope.sin, random);
    c.kCache = TestArray(c.dtype, {1, 2, 7, 512});
    c.vCache = TestArray(c.dtype, {1, 2, 7, 512});
    c.slots = TestArray(PRELUDE_DTYPE_I64, {3});
    for (int64_t i = 0; i < 3; ++i)
      c.slots.setInt({i}, i);
    omp_set_num_threads(threads);
    EXPECT_EQ(c.runFused(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
    return c;
  };
  FusedCase one = make(1), four = make(4);
  EXPECT_EQ(one.compare(four), "");
  // Position 2 of 2 and slot 2 of 2, each counted once.
  EXPECT_EQ(four.errors.positions_out_of_range, 1u);
  EXPECT_EQ(four.errors.slots_out_of_range, 1u);
}

TEST_F(KernelTest, WorksInPlace) {
  for (uint32_t seed = 20000; seed < 20200; ++seed) {
    FusedCase apart = FusedCase::draw(seed);
    if (apart.packed)
      continue;
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + apart.describe());
    FusedCase inPlace = apart.cloneOutputs();
    // Rows of the same shape, for the comparison.
    apart.qOut = apart.q.clone();
    inPlace.q = apart.q.clone();
    inPlace.qOut = inPlace.q;
    ASSERT_EQ(apart.runFused(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
    ASSERT_EQ(inPlace.runFused(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
    ASSERT_EQ(apart.compare(inPlace), "");
  }
}

/// The norm against double precision. The sum of n squares in 32 partial sums
/// has a relative error of at most (n/32 + 5) 2^-24, of which the root halves
/// the effect; four more roundings follow. One unit of the storage type covers
/// a result next to a rounding boundary, two where the norm rounds twice.
TEST_F(KernelTest, NormIsCloseToExact) {
  std::mt19937 random(3);
  for (int32_t dtype :
       {PRELUDE_DTYPE_F32, PRELUDE_DTYPE_F16, PRELUDE_DTYPE_BF16})
    for (int64_t size : {1, 16, 80, 128, 512, 5000})
      for (int32_t rounding :
           {PRELUDE_ROUNDING_ONCE, PRELUDE_ROUNDING_STEPWISE}) {
        TestArray x(dtype, {7, size}), y(dtype, {7, size});
        TestArray weight(dtype, {size});
        fillRandom(x, random);
        fillRandom(weight, random);
        prelude_rms_norm_params p = {};
        p.struct_size = sizeof(p);
        p.x = x.tensor();
        p.y = y.tensor();
        p.weight = weight.tensor();
        p.eps = 1e-6f;
        p.rounding = rounding;
        ASSERT_EQ(prelude_rms_norm_v1(&p, PRELUDE_TARGET_CPU, nullptr),
                  PRELUDE_STATUS_OK)
            << prelude_last_error_v1();
        double unit = dtype == PRELUDE_DTYPE_F32   ? 0.0
                      : dtype == PRELUDE_DTYPE_F16 ? std::ldexp(1.0, -11)
                                                   : std::ldexp(1.0, -8);
        double bound =
            ((double(size) / 32 + 6) / 2 + 4) * std::ldexp(1.0, -24) +
            unit * (rounding == PRELUDE_ROUNDING_STEPWISE ? 2 : 1);
        // Half the spacing of denormals.
        double smallest = dtype == PRELUDE_DTYPE_F16 ? std::ldexp(1.0, -25)
                                                     : std::ldexp(1.0, -133);
        for (int64_t t = 0; t < 7; ++t) {
          double sum = 0;
          for (int64_t i = 0; i < size; ++i)
            sum += double(x.get({t, i})) * double(x.get({t, i}));
          double rstd = 1 / std::sqrt(sum / double(size) + double(1e-6f));
          for (int64_t i = 0; i < size; ++i) {
            double factor = double(weight.get({i}));
            double exact = double(x.get({t, i})) * rstd * factor;
            ASSERT_NEAR(double(y.get({t, i})), exact,
                        bound * std::fabs(exact) +
                            smallest * (1 + std::fabs(factor)))
                << getDtypeName(dtype) << " " << size << " row " << t;
          }
        }
      }
}

TEST_F(KernelTest, NoTokensTouchNothing) {
  FusedCase c;
  uint32_t seed = 0;
  do
    c = FusedCase::draw(seed++);
  while (c.tokens != 0 || !c.hasCache);
  FusedCase before = c.cloneOutputs();
  prelude_fused_params p = c.getParams();
  // An empty array may have no address.
  p.qkv.data = p.q.data = p.k.data = p.v.data = p.q_out.data = nullptr;
  p.k_out.data = p.v_out.data = p.gate_out.data = p.slots.data = nullptr;
  EXPECT_EQ(prelude_fused_v1(&p, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_OK)
      << prelude_last_error_v1();
  EXPECT_EQ(c.compare(before), "");
}

} // namespace
