//===- CUDAStatusTest.cpp - What the backend says without a GPU *- C++ -*-===//

#include "DeviceRunner.h"
#include "cuda/DeviceStatus.h"

#include <cstring>
#include <cuda_runtime_api.h>
#include <gtest/gtest.h>

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

TEST(CUDAStatus, NoDeviceIsAStatusWithAReason) {
  if (hasDevice())
    GTEST_SKIP() << "there is a device";
  Example example;
  std::vector<uint8_t> before = example.y.getBytes();
  EXPECT_EQ(prelude_rms_norm_v1(&example.params, PRELUDE_TARGET_CUDA, nullptr),
            PRELUDE_STATUS_NO_DEVICE);
  EXPECT_EQ(std::strncmp(prelude_last_error_v1(), "no cuda device: ", 16), 0)
      << prelude_last_error_v1();
  EXPECT_GT(std::strlen(prelude_last_error_v1()), 16u);
  EXPECT_EQ(example.y.getBytes(), before);
  EXPECT_EQ(prelude_rms_norm_supports_v1(&example.params, PRELUDE_TARGET_CUDA),
            PRELUDE_STATUS_NO_DEVICE);
  // The CPU goes on.
  EXPECT_EQ(prelude_rms_norm_v1(&example.params, PRELUDE_TARGET_CPU, nullptr),
            PRELUDE_STATUS_OK)
      << prelude_last_error_v1();
}

TEST(CUDAStatus, TooOldADriverIsNamedWithBothVersions) {
  std::string text = cuda::explainNoDevices(cudaErrorInsufficientDriver, 11080);
  EXPECT_EQ(text, "the driver knows CUDA 11.8, the kernels need " +
                      std::to_string(CUDART_VERSION / 1000) + "." +
                      std::to_string(CUDART_VERSION % 1000 / 10));
  EXPECT_EQ(cuda::explainNoDevices(cudaErrorInsufficientDriver, 0),
            "no CUDA driver is installed");
  EXPECT_EQ(cuda::explainNoDevices(cudaErrorNoDevice, 13000),
            cudaGetErrorString(cudaErrorNoDevice));
}

TEST(CUDAStatus, TooOldADeviceIsNamedWithBothCapabilities) {
  EXPECT_EQ(cuda::explainCapability(3, 75),
            "CUDA device 3 has compute capability 7.5, the kernels need 8.0");
  for (int capability : {80, 86, 90, 100, 121})
    EXPECT_EQ(cuda::explainCapability(0, capability), "");
}

/// Kernels that a device has no code for are no failure of one launch.
TEST(CUDAStatus, MissingKernelsAreNoDevice) {
  for (cudaError_t error :
       {cudaErrorNoKernelImageForDevice, cudaErrorUnsupportedPtxVersion,
        cudaErrorInsufficientDriver, cudaErrorNoDevice})
    EXPECT_TRUE(cuda::isNoDevice(error)) << cudaGetErrorString(error);
  for (cudaError_t error :
       {cudaErrorInvalidConfiguration, cudaErrorLaunchOutOfResources,
        cudaErrorStreamCaptureInvalidated, cudaErrorInvalidValue})
    EXPECT_FALSE(cuda::isNoDevice(error)) << cudaGetErrorString(error);
}

TEST(CUDAStatus, WrongArgumentsComeBeforeTheDevice) {
  Example example;
  example.params.y.shape[2] = 32;
  EXPECT_EQ(prelude_rms_norm_v1(&example.params, PRELUDE_TARGET_CUDA, nullptr),
            PRELUDE_STATUS_INVALID_ARGUMENT);
}

TEST(CUDAStatus, UnsupportedHeadSizeIsNamed) {
  if (!hasDevice())
    GTEST_SKIP() << "no device";
  TestArray x(PRELUDE_DTYPE_BF16, {2, 3, 514}), y = x.clone();
  Example example;
  example.params.x = x.tensor();
  example.params.y = y.tensor();
  EXPECT_EQ(prelude_rms_norm_supports_v1(&example.params, PRELUDE_TARGET_CUDA),
            PRELUDE_STATUS_UNSUPPORTED);
  EXPECT_NE(std::strstr(prelude_last_error_v1(), "514"), nullptr)
      << prelude_last_error_v1();
}

/// What the call refuses, `supports` refuses.
TEST(CUDAStatus, TooManyTokensAreUnsupported) {
  if (!hasDevice())
    GTEST_SKIP() << "no device";
  Example example;
  const int64_t limit = int64_t(1) << 30;
  // Addresses that nothing reads, far enough apart.
  example.params.x.data = reinterpret_cast<void *>(uintptr_t(1) << 44);
  example.params.y.data = reinterpret_cast<void *>(uintptr_t(1) << 45);
  for (int64_t tokens : {limit, limit + 1}) {
    const bool fits = tokens == limit;
    example.params.x.shape[0] = example.params.y.shape[0] = tokens;
    EXPECT_EQ(
        prelude_rms_norm_supports_v1(&example.params, PRELUDE_TARGET_CUDA),
        fits ? PRELUDE_STATUS_OK : PRELUDE_STATUS_UNSUPPORTED);
    EXPECT_STREQ(prelude_last_error_v1(),
                 fits ? ""
                      : "number of tokens is 1073741825, the cuda kernels take "
                        "at most 1073741824");
  }
  EXPECT_EQ(prelude_rms_norm_v1(&example.params, PRELUDE_TARGET_CUDA, nullptr),
            PRELUDE_STATUS_UNSUPPORTED);
  // The CPU counts on.
  EXPECT_EQ(prelude_rms_norm_supports_v1(&example.params, PRELUDE_TARGET_CPU),
            PRELUDE_STATUS_OK);
}

/// The failed call of another stays its own: ours must neither see nor clear
/// it, and must not leave one behind.
TEST(CUDAStatus, LaunchErrorsAreReported) {
  if (!hasDevice())
    GTEST_SKIP() << "no device";
  Example example;
  // A stream that was destroyed would be undefined; a capture that was
  // invalidated is a defined failure.
  cudaStream_t stream;
  requireCuda(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking),
              "stream");
  requireCuda(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal),
              "begin capture");
  void *memory = nullptr;
  EXPECT_NE(cudaMalloc(&memory, 16), cudaSuccess); // Invalidates it.
  cudaGetLastError();
  EXPECT_EQ(prelude_rms_norm_v1(&example.params, PRELUDE_TARGET_CUDA, stream),
            PRELUDE_STATUS_LAUNCH_FAILED);
  EXPECT_NE(std::strlen(prelude_last_error_v1()), 0u);
  cudaGraph_t graph = nullptr;
  EXPECT_NE(cudaStreamEndCapture(stream, &graph), cudaSuccess);
  cudaGetLastError();
  cudaStreamDestroy(stream);
}

} // namespace
