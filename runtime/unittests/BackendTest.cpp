//===- BackendTest.cpp - Backend libraries, there and not ------*- C++ -*-===//
//
// Run twice: as it is, where no backend library is found, and with
// PRELUDE_TEST_BACKENDS set and the test's own libraries on the loader's path
// (see FakeBackend.cpp).
//
//===----------------------------------------------------------------------===//

#include "TestArray.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <string>

using namespace prelude;
using namespace prelude::test;

namespace {

prelude_rms_norm_params makeParams(const TestArray &x, const TestArray &y) {
  prelude_rms_norm_params p = {};
  p.struct_size = sizeof(p);
  p.x = x.tensor();
  p.y = y.tensor();
  p.eps = 1e-6f;
  return p;
}

bool hasBackends() { return getenv("PRELUDE_TEST_BACKENDS") != nullptr; }

TEST(BackendTest, MissingLibraryIsAStatus) {
  if (hasBackends())
    GTEST_SKIP() << "backends are on the path";
  TestArray x(PRELUDE_DTYPE_F32, {2, 4}), y(PRELUDE_DTYPE_F32, {2, 4});
  prelude_rms_norm_params p = makeParams(x, y);
  for (int32_t target : {PRELUDE_TARGET_CUDA, PRELUDE_TARGET_HIP}) {
    int32_t status = prelude_rms_norm_v1(&p, target, nullptr);
    // A machine with the real library may lack a device.
    EXPECT_TRUE(status == PRELUDE_STATUS_BACKEND_MISSING ||
                status == PRELUDE_STATUS_NO_DEVICE)
        << prelude_status_string_v1(status);
    EXPECT_EQ(prelude_rms_norm_supports_v1(&p, target), status);
    std::string detail = prelude_last_error_v1();
    if (status == PRELUDE_STATUS_BACKEND_MISSING) {
      EXPECT_NE(detail.find(target == PRELUDE_TARGET_CUDA
                                ? "libprelude_cuda.so"
                                : "libprelude_hip.so"),
                std::string::npos)
          << detail;
    }
  }
}

TEST(BackendTest, LibraryWithoutDeviceIsAStatus) {
  if (!hasBackends())
    GTEST_SKIP() << "needs the test's backends";
  TestArray x(PRELUDE_DTYPE_F32, {2, 4}), y(PRELUDE_DTYPE_F32, {2, 4});
  prelude_rms_norm_params p = makeParams(x, y);
  EXPECT_EQ(prelude_rms_norm_v1(&p, PRELUDE_TARGET_HIP, nullptr),
            PRELUDE_STATUS_NO_DEVICE);
  EXPECT_STREQ(prelude_last_error_v1(), "no hip device");
}

TEST(BackendTest, LibraryOfAnotherVersionIsAStatus) {
  if (!hasBackends())
    GTEST_SKIP() << "needs the test's backends";
  TestArray x(PRELUDE_DTYPE_F32, {2, 4}), y(PRELUDE_DTYPE_F32, {2, 4});
  prelude_rms_norm_params p = makeParams(x, y);
  EXPECT_EQ(prelude_rms_norm_v1(&p, PRELUDE_TARGET_CUDA, nullptr),
            PRELUDE_STATUS_VERSION_MISMATCH);
  EXPECT_STREQ(
      prelude_last_error_v1(),
      "libprelude_cuda.so: is of another version or for another target");
}

} // namespace
