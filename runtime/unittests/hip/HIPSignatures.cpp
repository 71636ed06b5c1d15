//===- HIPSignatures.cpp - Our declarations and HIP's ----------*- C++ -*-===//
//
// lib/model/HIPDriver.h declares what it uses of the HIP run time itself. This
// doesn't compile where the header of HIP has other numbers, sizes or kinds of
// parameters.
//
//===----------------------------------------------------------------------===//

// Overloads that a name would stand for, too.
#define __HIP_DISABLE_CPP_FUNCTIONS__
#include <hip/hip_runtime_api.h>

#include "lib/model/HIPDriver.h"

#include <type_traits>

// One that is overloaded nevertheless; the cast finds the one that is meant.
hipError_t hipMallocAsyncMeant(void **, size_t, hipStream_t);
static_assert(
    sizeof(static_cast<decltype(&hipMallocAsyncMeant)>(&::hipMallocAsync)) != 0,
    "hipMallocAsync has other parameters");
#define hipMallocAsync hipMallocAsyncMeant

namespace {

template <typename Ours, typename Theirs>
constexpr bool isSameKind =
    sizeof(Ours) == sizeof(Theirs) &&
    std::is_pointer_v<Ours> == std::is_pointer_v<Theirs>;

template <typename... Ours, typename... Theirs>
constexpr bool isSame(prelude::Result (*)(Ours...), hipError_t (*)(Theirs...)) {
  if constexpr (sizeof...(Ours) == sizeof...(Theirs))
    return (isSameKind<Ours, Theirs> && ...);
  return false;
}

#define PRELUDE_COMPARE(SYMBOL, NAME, ...)                                     \
  static_assert(isSame(static_cast<prelude::Result (*)(__VA_ARGS__)>(nullptr), \
                       static_cast<decltype(&::SYMBOL)>(nullptr)),             \
                #SYMBOL " has other parameters");
PRELUDE_DRIVER_FUNCTIONS(PRELUDE_COMPARE)

static_assert(hipMemcpyDefault == 4 && hipHostMallocPortable == 1 &&
                  hipHostMallocMapped == 2 &&
                  hipHostMallocCoherent == 0x40000000 &&
                  hipErrorOutOfMemory == 2 && hipStreamNonBlocking == 1 &&
                  hipEventDisableTiming == 2,
              "the model's library spells these as numbers");

} // namespace
