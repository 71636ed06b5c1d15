//===- Direct.cuh - The direct kernels of one type and head size *- C++ -*-===//
//
// One kernel for each combination that the host may choose (DirectPlan.cpp). A
// file of its own for each type and number of lanes, so that they are built
// side by side.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_CUDA_DIRECT_CUH
#define PRELUDE_KERNELS_CUDA_DIRECT_CUH

#include "kernels/device/Direct.h"

namespace prelude {
namespace device {

/// Registers of a thread: as many as leave room for 8 (one head) or 6 (two)
/// waves on each of the 4 schedulers, or as the kernel needs to do without
/// spills. One kind of two heads with fp8 does with what leaves room for 7, and
/// is faster so. That is tuned for sm_90; other compilers get some more.
constexpr int getDirectRegisters(bool norm, RopeKind rope, bool stepwise,
                                 bool f8, int heads, bool isF16) {
  const bool isWide = rope == RopeKind::NeoxWide;
#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ != 900
  return heads == 2 ? 112 : isF16 && isWide ? 96 : 80;
#endif
  if (heads == 2) {
    if (norm && isWide && !stepwise && isF16)
      return 96;
    if (norm && f8 && rope == RopeKind::Neox && !stepwise && !isF16)
      return 72;
    const bool isLarge = stepwise ? isWide
                                  : isF16 && (rope == RopeKind::NeoxPartial ||
                                              rope == RopeKind::Gptj);
    return norm && f8 && isLarge ? 88 : 80;
  }
  if (norm && isWide && !stepwise)
    return 72 + (f8 ? 8 : 0) + (isF16 ? 8 : 0);
  return norm && f8 ? 72 : 64;
}

template <class E, int Lanes, bool Norm, RopeKind Rope, bool Stepwise, bool F8,
          int Heads>
static __global__ void __maxnreg__(getDirectRegisters(Norm, Rope, Stepwise, F8,
                                                      Heads, E::isF16))
    directKernel(const __grid_constant__ DirectArguments args) {
  allowNext();
  runDirect<E, Lanes, Norm, Rope, Stepwise, F8, Heads>(args);
}

template <class E, int Lanes, bool Norm, RopeKind Rope, bool Stepwise>
const void *getDirectOf(const KernelChoice &choice) {
  const bool one = choice.heads == 1;
  if (choice.f8)
    return one ? reinterpret_cast<const void *>(
                     &directKernel<E, Lanes, Norm, Rope, Stepwise, true, 1>)
               : reinterpret_cast<const void *>(
                     &directKernel<E, Lanes, Norm, Rope, Stepwise, true, 2>);
  return one ? reinterpret_cast<const void *>(
                   &directKernel<E, Lanes, Norm, Rope, Stepwise, false, 1>)
             : reinterpret_cast<const void *>(
                   &directKernel<E, Lanes, Norm, Rope, Stepwise, false, 2>);
}

template <class E, int Lanes, bool Norm, RopeKind Rope>
const void *getDirectRounding(const KernelChoice &choice) {
  return choice.stepwise ? getDirectOf<E, Lanes, Norm, Rope, true>(choice)
                         : getDirectOf<E, Lanes, Norm, Rope, false>(choice);
}

template <class E, int Lanes, bool Norm>
const void *getDirectRope(const KernelChoice &choice) {
  switch (choice.rope) {
  case RopeKind::None:
    if constexpr (Norm)
      return getDirectRounding<E, Lanes, true, RopeKind::None>(choice);
    else // Nothing is computed, so nothing is rounded.
      return getDirectOf<E, Lanes, false, RopeKind::None, false>(choice);
  case RopeKind::Neox:
    return getDirectRounding<E, Lanes, Norm, RopeKind::Neox>(choice);
  case RopeKind::NeoxWide:
    return getDirectRounding<E, Lanes, Norm, RopeKind::NeoxWide>(choice);
  case RopeKind::NeoxPartial:
    return getDirectRounding<E, Lanes, Norm, RopeKind::NeoxPartial>(choice);
  case RopeKind::Gptj:
    return getDirectRounding<E, Lanes, Norm, RopeKind::Gptj>(choice);
  }
  return nullptr;
}

template <class E, int Lanes>
const void *getDirect(const KernelChoice &choice) {
  return choice.norm ? getDirectRope<E, Lanes, true>(choice)
                     : getDirectRope<E, Lanes, false>(choice);
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_CUDA_DIRECT_CUH
