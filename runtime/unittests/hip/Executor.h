//===- Executor.h - Kernels for AMD's chips, on the CPU --------*- C++ -*-===//
//
// Runs a kernel's source, compiled as C++, with one fiber for each lane. The
// lanes of a wave go on until each waits for the others: in an exchange of
// values, or at a barrier. What a chip would do silently is counted: a value
// read from a lane that is off, and an exchange that only a part of the wave
// reaches. Shared memory is full of NaNs when a block begins.
//
// In which order lanes and waves go on can be chosen. A missing barrier shows
// in some of the orders.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_UNITTESTS_HIP_EXECUTOR_H
#define PRELUDE_UNITTESTS_HIP_EXECUTOR_H

#include <cstddef>
#include <cstdint>

namespace prelude {
namespace device {
struct Arguments;
} // namespace device

namespace executor {

using Kernel = void (*)(const device::Arguments &);

/// What the kernel runs on: a row of kernels/hip/Targets.def.
enum class F8 { None, FNUZ, OCP };
struct Chip {
  const char *name;
  int waveLanes;
  F8 f8;
};
constexpr Chip chips[] = {
#define PRELUDE_HIP_TARGET(NAME, WAVE, F8_FORMATS)                             \
  {#NAME, WAVE, F8::F8_FORMATS},
#include "kernels/hip/Targets.def"
};
constexpr int chipCount = sizeof(chips) / sizeof(*chips);

struct Size {
  uint32_t x, y, z;
};

struct Order {
  bool lanesBackward = false, wavesBackward = false;
};

struct Counts {
  uint64_t collectives = 0;
  uint64_t readsOfOffLanes = 0;
  uint64_t partialCollectives = 0;
};

/// Runs all blocks. Not from several threads at once.
void run(Kernel kernel, const device::Arguments &args, Size grid, Size block,
         const Chip &chip, Order order, Counts &counts);

//===----------------------------------------------------------------------===//
// For kernels (Intrinsics.h)
//===----------------------------------------------------------------------===//

const Chip &getChip();
Size getThread();
Size getBlock();
Size getBlockSize();
/// The lane's number in its wave.
uint32_t getLane();
/// The block's shared memory, piece after piece in the order of the calls.
void *getShared(size_t bytes);

/// What lanes do together. A compiler must not make two calls of one, for lanes
/// that come to different ones don't meet.
#define PRELUDE_TOGETHER __attribute__((convergent, noduplicate))

/// `value` of lane `source` of the wave; 0 from a lane that is off.
PRELUDE_TOGETHER uint32_t read(uint32_t value, uint32_t source);
PRELUDE_TOGETHER void syncWave();
PRELUDE_TOGETHER void syncBlock();

/// Ends the program with a message, for what no chip could execute.
[[noreturn]] void reject(const char *what);

} // namespace executor
} // namespace prelude

#endif // PRELUDE_UNITTESTS_HIP_EXECUTOR_H
