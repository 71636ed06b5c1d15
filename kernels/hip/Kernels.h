//===- Kernels.h - The HIP kernels of one element type ---------*- C++ -*-===//
//
// Entry points around the device source. Each type of the activations has a
// file of its own, which says
//
//   PRELUDE_HIP_ELEMENT          its name in kernels/device/Elements.h
//   PRELUDE_HIP_ENTRY(NAME)      the symbol of a kernel
//
//===----------------------------------------------------------------------===//

#include "kernels/device/Columns.h"
#include "kernels/device/General.h"
#include "kernels/device/TokenNorm.h"
#include "kernels/device/Vector.h"

namespace prelude {
namespace device {
namespace {

template <Kernel>
struct Body;

template <>
struct Body<Kernel::VectorColumns> {
  static constexpr int threads = groupThreads;
  using Scratch = WeightScratch;
  /// Blocks of the grid's second layer write the runs of the column caches.
  template <class E>
  static PRELUDE_DEVICE void run(const Arguments &args, Scratch &scratch) {
    if (getBlock().z == 0)
      return runVector<E, 0, true, false, true, false>(args, &scratch, nullptr);
    runColumns<E, 0>(refresh(args));
  }
};

template <>
struct Body<Kernel::VectorToken> {
  static constexpr int threads = maxThreads;
  using Scratch = TokenScratch;
  template <class E>
  static PRELUDE_DEVICE void run(const Arguments &args, Scratch &scratch) {
    findTokenNorms<E>(args, scratch);
    runVector<E, 0, true, false, true, true>(refresh(args), nullptr, &scratch);
  }
};

template <>
struct Body<Kernel::General> {
  static constexpr int threads = groupThreads;
  using Scratch = GeneralScratch;
  template <class E>
  static PRELUDE_DEVICE void run(const Arguments &args, Scratch &scratch) {
    runGeneral<E, false>(args, scratch, nullptr);
  }
};

template <>
struct Body<Kernel::GeneralToken> {
  static constexpr int threads = maxThreads;
  struct Scratch {
    GeneralScratch rows;
    TokenScratch token;
  };
  template <class E>
  static PRELUDE_DEVICE void run(const Arguments &args, Scratch &scratch) {
    findTokenNorms<E>(args, scratch.token);
    runGeneral<E, true>(refresh(args), scratch.rows, &scratch.token);
  }
};

template <>
struct Body<Kernel::RowNorm> {
  static constexpr int threads = maxThreads;
  using Scratch = TokenScratch;
  template <class E>
  static PRELUDE_DEVICE void run(const Arguments &args, Scratch &scratch) {
    runRowNorm<E>(args, args.rowSize, scratch);
  }
};

} // namespace
} // namespace device
} // namespace prelude

#define PRELUDE_HIP_VECTOR(NAME, WIDE, LEAN)                                   \
  PRELUDE_KERNEL(PRELUDE_HIP_ENTRY(NAME), prelude::device::groupThreads) {     \
    PRELUDE_SHARED(prelude::device::WeightScratch, weights);                   \
    prelude::device::runVector<prelude::device::PRELUDE_HIP_ELEMENT, 0, WIDE,  \
                               LEAN, false, false>(PRELUDE_ARGUMENTS,          \
                                                   &weights, nullptr);         \
  }
#define PRELUDE_HIP_KERNEL(NAME, KERNEL)                                       \
  PRELUDE_KERNEL(                                                              \
      PRELUDE_HIP_ENTRY(NAME),                                                 \
      prelude::device::Body<prelude::device::Kernel::KERNEL>::threads) {       \
    using Body = prelude::device::Body<prelude::device::Kernel::KERNEL>;       \
    PRELUDE_SHARED(Body::Scratch, scratch);                                    \
    Body::run<prelude::device::PRELUDE_HIP_ELEMENT>(PRELUDE_ARGUMENTS,         \
                                                    scratch);                  \
  }
#include "kernels/hip/Kernels.def"
