//===- DeviceRunner.h - Operations on the GPU, from host arrays -*- C++ -*-===//
//
// Takes the parameters of an operation on host memory, runs it on copies in
// device memory and copies everything back. Around each copy lie guard bytes,
// and what the operation must not write is checked to be as it was.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_UNITTESTS_CUDA_DEVICERUNNER_H
#define PRELUDE_UNITTESTS_CUDA_DEVICERUNNER_H

#include "FusedCase.h"

#include <functional>
#include <string>

namespace prelude {
namespace test {

/// Fails the test unless the call of the CUDA run time worked.
void requireCuda(int error, const char *what);
/// Whether there is a device that the backend can use.
bool hasDevice();

class DeviceRunner : public Runner {
public:
  DeviceRunner();
  ~DeviceRunner() override;

#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  int32_t run(const PARAMS &params) override;
#include "prelude/Functions.def"

  /// Compare the single operations with the CPU's on the same inputs: exactly,
  /// except for a norm, whose order of summation differs.
  bool checksAgainstCPU = false;
  /// Capture the call in a graph and run that, twice.
  bool usesGraph = false;
  /// The first thing that was wrong, or "".
  std::string problem;
  /// The largest difference of a norm from the CPU's, in units in the last
  /// place, by element type.
  int64_t worstUnits[4] = {0, 0, 0, 0};

private:
  template <typename Params>
  int32_t runAny(Params params,
                 int32_t (*call)(const Params *, int32_t, void *), bool isNorm,
                 bool isFused);

  char *arena = nullptr;
  void *stream = nullptr;
};

} // namespace test
} // namespace prelude

#endif // PRELUDE_UNITTESTS_CUDA_DEVICERUNNER_H
