//===- HIPCases.h - Cases for the executor ---------------------*- C++ -*-===//

#ifndef PRELUDE_UNITTESTS_HIP_HIPCASES_H
#define PRELUDE_UNITTESTS_HIP_HIPCASES_H

#include "ExecutorControl.h"
#include "FusedCase.h"

#include <limits>
#include <string>
#include <vector>

/// Of the executor's libamdhip64; the real header would do as well.
extern "C" int hipSetDevice(int device);

namespace prelude {
namespace test {

/// The HIP backend, whose device memory is the host's in the executor.
class HIPRunner : public Runner {
public:
#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  int32_t run(const PARAMS &params) override {                                 \
    return prelude_##OP##_v1(&params, PRELUDE_TARGET_HIP, nullptr);            \
  }
#include "prelude/Functions.def"
};

/// The chips that the backend was built for, as devices of the executor.
inline const std::vector<int> &getHIPChips() {
  static const std::vector<int> built = [] {
    std::vector<int> result;
    const std::string names = "," PRELUDE_CHIPS ",";
    for (int i = 0; i < executor::chipCount; ++i)
      if (names.find("," + std::string(executor::chips[i].name) + ",") !=
          std::string::npos)
        result.push_back(i);
    return result;
  }();
  return built;
}
/// One of them, as the number says.
inline int pickHIPChip(int number) {
  return getHIPChips()[size_t(number) % getHIPChips().size()];
}

/// `order`: 0 to 3, two bits.
inline void selectHIPDevice(int chip, int order) {
  hipSetDevice(chip);
  prelude_executor_set_order(order & 1, order & 2);
}

/// What was counted that must not be, or "".
inline std::string takeHIPCounts() {
  executor::Counts counts;
  prelude_executor_take_counts(&counts);
  std::string text;
  if (counts.readsOfOffLanes)
    text += std::to_string(counts.readsOfOffLanes) + " reads of off lanes ";
  if (counts.partialCollectives)
    text += std::to_string(counts.partialCollectives) + " partial collectives";
  return text;
}

/// Makes NaNs equal: which one an operation gives is the machine's choice, and
/// on x86 that of the compiler, which orders the operands.
inline void unifyNaNs(FusedCase &c) {
  for (TestArray *array :
       {&c.qOut, &c.gateOut, &c.kOut, &c.vOut, &c.kCache, &c.vCache}) {
    if (!array->isPresent())
      continue;
    for (int64_t i = 0; i < array->countElements(); ++i) {
      const Shape index = array->getIndex(i);
      if (isNaNCode(array->dtype, array->getCode(index)))
        array->set(index, std::numeric_limits<float>::quiet_NaN());
    }
  }
}

/// As FusedCase::compare, with all NaNs equal.
inline std::string compareHIP(FusedCase &a, FusedCase &b) {
  if (a.compare(b).empty())
    return "";
  unifyNaNs(a);
  unifyNaNs(b);
  return a.compare(b);
}

/// A case by its number. Most have few tokens, as a lane takes a thousand times
/// its time here; every fifth has any.
inline FusedCase drawHIPCase(int seed) {
  const int64_t tokens[] = {0, 1, 2, 3, 5, 9};
  FusedCase c = FusedCase::draw(
      uint32_t(seed), seed % 5 ? tokens[seed % 6] : -1, seed % 3 != 0);
  if (seed % 4 == 3)
    c.quantizeQ(uint32_t(seed));
  return c;
}

/// Runs a random case on a chip and compares it with the reference. What is
/// wrong, or "".
inline std::string checkHIPCase(int seed, int chip, int order) {
  FusedCase hip = drawHIPCase(seed);
  const SumOrder sum = hip.scope == PRELUDE_NORM_SCOPE_TOKEN
                           ? SumOrder::DeviceToken
                           : SumOrder::DeviceHead;
  hip.qNorm.order = hip.kNorm.order = hip.vNorm.order = sum;
  FusedCase reference = hip.cloneOutputs();
  selectHIPDevice(chip, order);
  HIPRunner runner;
  std::string problem;
  if (hip.runFused(runner) != PRELUDE_STATUS_OK) {
    problem = std::string("not run: ") + prelude_last_error_v1();
  } else {
    reference.runReference();
    problem = compareHIP(hip, reference);
  }
  const std::string counted = takeHIPCounts();
  if (problem.empty() && counted.empty())
    return "";
  return "seed " + std::to_string(seed) + " on " + executor::chips[chip].name +
         " order " + std::to_string(order) + ": " + problem +
         (problem.empty() ? "" : " ") + counted + " in " + hip.describe();
}

} // namespace test
} // namespace prelude

#endif // PRELUDE_UNITTESTS_HIP_HIPCASES_H
