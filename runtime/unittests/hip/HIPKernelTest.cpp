//===- HIPKernelTest.cpp - The HIP kernels in the executor -----*- C++ -*-===//
//
// Through the C ABI, the backend's library and the code objects that it picks,
// down to a HIP run time whose devices are the executor. The fused call, and
// the chain, against the scalar reference, which adds up in the devices' order:
// bit for bit.
//
//===----------------------------------------------------------------------===//

#include "HIPCases.h"

#include <cstdlib>
#include <gtest/gtest.h>

using namespace prelude;
using namespace prelude::test;

/// OpenMP's runtime keeps its threads' memory until the process ends.
extern "C" const char *__lsan_default_suppressions() {
  return "leak:libomp.so\nleak:libgomp.so\n";
}

/// Fibers have stacks of their own, for which this takes more time than all
/// else.
extern "C" const char *__asan_default_options() {
  return "detect_stack_use_after_return=0";
}

namespace {

class HIPKernelTest : public ::testing::Test {
protected:
  void SetUp() override {
    const char *text = std::getenv("PRELUDE_TEST_CASES");
    cases = text ? std::atoi(text) : 1000;
  }
  int cases;
};

/// Cases with the usual numbers of tokens, on each chip in turn, so that all
/// orders of lanes and waves meet each chip.
TEST_F(HIPKernelTest, RandomCasesMatchTheReference) {
  for (int seed = 0; seed < cases; ++seed) {
    ASSERT_EQ(checkHIPCase(seed, pickHIPChip(seed / 4), seed % 4), "");
  }
}

/// The same case in both sizes of waves and in every order.
TEST_F(HIPKernelTest, EveryChipAndOrderGivesTheSameBits) {
  for (int seed = 100000; seed < 100000 + cases / 50; ++seed)
    for (int chip : getHIPChips())
      for (int order = 0; order < 4; ++order)
        ASSERT_EQ(checkHIPCase(seed, chip, order), "");
}

TEST_F(HIPKernelTest, ChainGivesTheSameBits) {
  HIPRunner runner;
  for (int seed = 200000; seed < 200000 + cases / 10; ++seed) {
    FusedCase fused = drawHIPCase(seed);
    if (fused.relaxed)
      continue;
    SCOPED_TRACE(fused.describe());
    selectHIPDevice(pickHIPChip(seed / 4), seed % 4);
    FusedCase chain = fused.cloneOutputs();
    ASSERT_EQ(fused.runFused(runner), PRELUDE_STATUS_OK)
        << prelude_last_error_v1();
    ASSERT_EQ(chain.runChain(runner), PRELUDE_STATUS_OK)
        << prelude_last_error_v1();
    ASSERT_EQ(compareHIP(fused, chain), "");
    ASSERT_EQ(takeHIPCounts(), "");
  }
}

/// For 16-bit types a norm's order of summation decides only beside a rounding
/// boundary: one unit, two where it rounds twice.
TEST_F(HIPKernelTest, NormsAreOneUnitFromTheCPU) {
  std::mt19937 random(11);
  for (int32_t dtype : {PRELUDE_DTYPE_F16, PRELUDE_DTYPE_BF16})
    for (int64_t size : {16, 64, 80, 128, 256, 512})
      for (int chip : getHIPChips()) {
        TestArray x(dtype, {5, 3, size}), weight(dtype, {size});
        fillRandom(x, random);
        fillRandom(weight, random);
        TestArray cpu(dtype, {5, 3, size}), hip(dtype, {5, 3, size});
        prelude_rms_norm_params p = {};
        p.struct_size = sizeof(p);
        p.x = x.tensor();
        p.weight = weight.tensor();
        p.eps = 1e-6f;
        p.y = cpu.tensor();
        ASSERT_EQ(prelude_rms_norm_v1(&p, PRELUDE_TARGET_CPU, nullptr),
                  PRELUDE_STATUS_OK);
        p.y = hip.tensor();
        selectHIPDevice(chip, 0);
        ASSERT_EQ(prelude_rms_norm_v1(&p, PRELUDE_TARGET_HIP, nullptr),
                  PRELUDE_STATUS_OK)
            << prelude_last_error_v1();
        for (int64_t i = 0; i < x.countElements(); ++i) {
          const int a = int(cpu.getCode(cpu.getIndex(i)));
          const int b = int(hip.getCode(hip.getIndex(i)));
          ASSERT_LE(std::abs(a - b), 1) << size << " element " << i;
        }
      }
}

} // namespace
