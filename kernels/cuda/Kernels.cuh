//===- Kernels.cuh - The CUDA kernels of one element type ------*- C++ -*-===//
//
// Entry points around the device source. Each type of the activations has a
// file of its own, so that they are built side by side.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_CUDA_KERNELS_CUH
#define PRELUDE_KERNELS_CUDA_KERNELS_CUH

#include "kernels/device/Columns.h"
#include "kernels/device/General.h"
#include "kernels/device/TokenNorm.h"
#include "kernels/device/Vector.h"

namespace prelude {
namespace device {

// The blocks of a multiprocessor that registers are kept for; 1 lets a kernel
// have all that it needs.
#define PRELUDE_KERNEL(THREADS, BLOCKS)                                        \
  static __global__ void __launch_bounds__(THREADS, BLOCKS)

template <class E, int Lanes, bool Wide, bool Lean>
PRELUDE_KERNEL(groupThreads, Lean && !Wide && !E::isF32 ? 5 : 4)
vectorKernel(const __grid_constant__ Arguments args) {
  __shared__ WeightScratch weights;
  allowNext();
  runVector<E, Lanes, Wide, Lean, false, false>(args, &weights, nullptr);
}

/// Blocks of the grid's second layer write the runs of the column caches.
template <class E, int Lanes>
PRELUDE_KERNEL(groupThreads, 1)
columnKernel(const __grid_constant__ Arguments args) {
  __shared__ WeightScratch weights;
  allowNext();
  if (getBlock().z == 0)
    return runVector<E, Lanes, true, false, true, false>(args, &weights,
                                                         nullptr);
  waitForPrevious();
  runColumns<E, Lanes>(args);
}

template <class E>
PRELUDE_KERNEL(groupThreads, 1)
generalKernel(const __grid_constant__ Arguments args) {
  __shared__ GeneralScratch scratch;
  allowNext();
  waitForPrevious();
  runGeneral<E, false>(args, scratch, nullptr);
}

template <class E, int Lanes>
PRELUDE_KERNEL(maxThreads, 1)
vectorTokenKernel(const __grid_constant__ Arguments args) {
  __shared__ TokenScratch scratch;
  allowNext();
  waitForPrevious();
  findTokenNorms<E>(args, scratch);
  runVector<E, Lanes, true, false, true, true>(args, nullptr, &scratch);
}

template <class E>
PRELUDE_KERNEL(maxThreads, 1)
generalTokenKernel(const __grid_constant__ Arguments args) {
  __shared__ GeneralScratch scratch;
  __shared__ TokenScratch tokenScratch;
  allowNext();
  waitForPrevious();
  findTokenNorms<E>(args, tokenScratch);
  runGeneral<E, true>(args, scratch, &tokenScratch);
}

template <class E>
PRELUDE_KERNEL(maxThreads, 1)
rowNormKernel(const __grid_constant__ Arguments args) {
  __shared__ TokenScratch scratch;
  allowNext();
  waitForPrevious();
  runRowNorm<E>(args, args.rowSize, scratch);
}

template <class E, int Lanes>
const void *getLanes(const KernelChoice &choice) {
  if (choice.kernel == Kernel::VectorToken)
    return reinterpret_cast<const void *>(&vectorTokenKernel<E, Lanes>);
  if (choice.kernel == Kernel::VectorColumns)
    return reinterpret_cast<const void *>(&columnKernel<E, Lanes>);
  if (!choice.lean)
    return reinterpret_cast<const void *>(&vectorKernel<E, Lanes, true, false>);
  if (choice.wide)
    return reinterpret_cast<const void *>(&vectorKernel<E, Lanes, true, true>);
  return reinterpret_cast<const void *>(&vectorKernel<E, Lanes, false, true>);
}

template <class E>
const void *getKernel(const KernelChoice &choice) {
  switch (choice.kernel) {
  case Kernel::General:
    return reinterpret_cast<const void *>(&generalKernel<E>);
  case Kernel::GeneralToken:
    return reinterpret_cast<const void *>(&generalTokenKernel<E>);
  case Kernel::RowNorm:
    return reinterpret_cast<const void *>(&rowNormKernel<E>);
  case Kernel::Direct: // Of the 16-bit types only.
    return nullptr;
  case Kernel::Vector:
  case Kernel::VectorColumns:
  case Kernel::VectorToken:
    break;
  }
  switch (choice.lanes) {
  case 4:
    return getLanes<E, 4>(choice);
  case 8:
    return getLanes<E, 8>(choice);
  case 16:
    return getLanes<E, 16>(choice);
  case 32:
    return getLanes<E, 32>(choice);
  default:
    return nullptr;
  }
}

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_CUDA_KERNELS_CUH
