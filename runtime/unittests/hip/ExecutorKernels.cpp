//===- ExecutorKernels.cpp - Kernel sources for the executor ----*- C++ -*-===//
//
// A file of kernels/hip as C++. The build says which: PRELUDE_EXECUTOR_SOURCE,
// and PRELUDE_EXECUTOR_TABLE, the function that lists its kernels.
//
//===----------------------------------------------------------------------===//

#include PRELUDE_EXECUTOR_SOURCE

#include "ExecutorKernels.h"

#define PRELUDE_STRING(TEXT) PRELUDE_STRING_OF(TEXT)
#define PRELUDE_STRING_OF(TEXT) #TEXT

using namespace prelude::executor;

extern "C" __attribute__((visibility("default"))) const NamedKernel *
PRELUDE_EXECUTOR_TABLE(size_t *count) {
  static const NamedKernel kernels[] = {
#define PRELUDE_HIP_VECTOR(NAME, WIDE, LEAN)                                   \
  {PRELUDE_STRING(PRELUDE_HIP_ENTRY(NAME)), PRELUDE_HIP_ENTRY(NAME)},
#define PRELUDE_HIP_KERNEL(NAME, KERNEL)                                       \
  {PRELUDE_STRING(PRELUDE_HIP_ENTRY(NAME)), PRELUDE_HIP_ENTRY(NAME)},
#include "kernels/hip/Kernels.def"
  };
  *count = sizeof(kernels) / sizeof(*kernels);
  return kernels;
}
