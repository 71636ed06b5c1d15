//===- HIPStatusTest.cpp - The backend with the real run time --*- C++ -*-===//
//
// Against the HIP run time of the machine, or none; a device is needed by
// nothing here. PRELUDE_TEST_NO_DEVICE: that there is none is known, and how
// the reason begins.
//
//===----------------------------------------------------------------------===//

#include "TestArray.h"

#include <cstdlib>
#include <cstring>
#include <gtest/gtest.h>
#include <string>

using namespace prelude;
using namespace prelude::test;

namespace {

/// A small valid call.
struct Example {
  TestArray x = TestArray(PRELUDE_DTYPE_BF16, {2, 3, 64});
  TestArray y = TestArray(PRELUDE_DTYPE_BF16, {2, 3, 64});
  prelude_rms_norm_params params = {};

  Example() {
    params.struct_size = sizeof(params);
    params.x = x.tensor();
    params.y = y.tensor();
    params.eps = 1e-6f;
  }
};

TEST(HIPStatus, NoDeviceIsAStatusWithAReason) {
  Example example;
  const int32_t supported =
      prelude_rms_norm_supports_v1(&example.params, PRELUDE_TARGET_HIP);
  const char *expected = std::getenv("PRELUDE_TEST_NO_DEVICE");
  if (!expected && supported == PRELUDE_STATUS_OK)
    GTEST_SKIP() << "there is a device";
  EXPECT_EQ(supported, PRELUDE_STATUS_NO_DEVICE);
  const std::vector<uint8_t> before = example.y.getBytes();
  EXPECT_EQ(prelude_rms_norm_v1(&example.params, PRELUDE_TARGET_HIP, nullptr),
            PRELUDE_STATUS_NO_DEVICE);
  const std::string reason = prelude_last_error_v1();
  const std::string begin =
      std::string("no hip device: ") + (expected ? expected : "");
  EXPECT_EQ(reason.substr(0, begin.size()), begin);
  EXPECT_GT(reason.size(), std::strlen("no hip device: "));
  EXPECT_EQ(example.y.getBytes(), before);
  // The CPU goes on.
  EXPECT_EQ(prelude_rms_norm_v1(&example.params, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_OK)
      << prelude_last_error_v1();
}

TEST(HIPStatus, WrongArgumentsComeBeforeTheDevice) {
  Example example;
  example.params.y.shape[2] = 32;
  EXPECT_EQ(prelude_rms_norm_v1(&example.params, PRELUDE_TARGET_HIP, nullptr),
            PRELUDE_STATUS_INVALID_ARGUMENT);
}

} // namespace
