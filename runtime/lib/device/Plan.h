//===- Plan.h - Which device kernel runs, and how --------------*- C++ -*-===//
//
// From a pipeline to a kernel's arguments, the kernel, and the shape of its
// grid; shared by the backends of the GPUs.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_DEVICE_PLAN_H
#define PRELUDE_RUNTIME_DEVICE_PLAN_H

#include "kernels/cpu/Pipeline.h"
#include "kernels/device/Arguments.h"

namespace prelude {
namespace device {

/// What runs the plan.
struct Machine {
  /// The backend has the direct kernels.
  bool hasDirect = false;
  int32_t multiprocessors = 1;
};

/// How the work of a call is spread.
struct WorkSplit {
  int32_t headsPerGroup; ///< Heads that one group of lanes takes.
  int32_t blockThreads;  ///< About how many threads a block has.
};

/// The same for the direct kernels.
struct DirectSplit {
  int32_t heads; ///< That a group of lanes takes: 1 or 2.
  int32_t rows;  ///< Of a block, each of directColumns threads.
  /// Tables are fetched before the kernel before has ended: by a row of threads
  /// more or, where data is prefetched, by those of the first heads
  /// (DirectLeaderPeeks).
  bool peeks;
  /// How far ahead data is prefetched, in halves of what runs at a time.
  int32_t lookahead;
};

struct Plan {
  Arguments args;
  /// Kernel::Direct has these instead.
  DirectArguments direct;
  int32_t dtype;
  KernelChoice choice;
  uint32_t grid[3];
  uint32_t block[2];
  /// Nothing to do.
  bool isEmpty;
};

/// `direct`: in place of the work split in the table, for measurements.
void makePlan(const cpu::Pipeline &pipeline, Plan &plan,
              const Machine &machine = {}, const DirectSplit *direct = nullptr);

/// The most tokens of a call, rows of a table and slots of a cache.
constexpr int64_t maxTokens = int64_t(1) << 30;
constexpr int64_t maxRows = INT32_MAX;

} // namespace device
} // namespace prelude

#endif // PRELUDE_RUNTIME_DEVICE_PLAN_H
