//===- Platform.h - What a GPU offers, under one name ----------*- C++ -*-===//
//
// The device source is written once. Everything that a platform spells in its
// own way comes from the header that is chosen here, in namespace
// prelude::device:
//
//   PRELUDE_DEVICE            attributes of a function of the device
//   getThread() etc.          where a thread is in its block and grid
//   refresh                   the kernel's arguments, to be read again rather
//                             than kept in registers from before
//   loadVector, storeVector   accesses of 4, 8 and 16 bytes
//   prefetch, peek            hints, and loads that only hints depend on
//   exchange, getFrom         values of other lanes of a group of lanes
//   syncWave, syncBlock       barriers, which order shared memory
//   addAtomic                 a counter's increment
//   waitForPrevious, allowNext  programmatic dependent launch, or nothing
//   getSquareRoot, fusedMultiplyAdd  rounded once, to nearest
//   packBF16, packF16, ...    conversions, two values at a time
//   multiplyBF16, addF16, ... arithmetic on two values in a word, each rounded
//                             once; where PRELUDE_HAS_PACKED_ARITHMETIC is
//                             defined, otherwise Elements.h has it by f32
//   hasF8Conversion, packF8ByChip  the fp8 types that the chip converts to
//
// A wave has 32 or 64 lanes. Groups of lanes never straddle waves, and every
// lane of a wave reaches every exchange.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_PLATFORM_H
#define PRELUDE_KERNELS_DEVICE_PLATFORM_H

#include <stdint.h>

namespace prelude {
namespace device {

/// Vectors of 32-bit words, as memory moves them.
struct alignas(4) Words1 {
  uint32_t word[1];
};
struct alignas(8) Words2 {
  uint32_t word[2];
};
struct alignas(16) Words4 {
  uint32_t word[4];
};

struct Index3 {
  uint32_t x, y, z;
};

} // namespace device
} // namespace prelude

#if defined(__CUDACC__)
#include "kernels/device/PlatformCUDA.h"
#else
// AMD's chips, and the tests, which run the kernels for them on the CPU.
#include "kernels/device/PlatformHIP.h"
#endif

#endif // PRELUDE_KERNELS_DEVICE_PLATFORM_H
