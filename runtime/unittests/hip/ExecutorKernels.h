//===- ExecutorKernels.h - The executor's kernels by name ------*- C++ -*-===//

#ifndef PRELUDE_UNITTESTS_HIP_EXECUTORKERNELS_H
#define PRELUDE_UNITTESTS_HIP_EXECUTORKERNELS_H

#include "Executor.h"

namespace prelude {
namespace executor {

struct NamedKernel {
  const char *name; ///< The symbol in the code objects.
  Kernel kernel;
};

/// The kernels of a file; `count` receives how many.
using GetKernels = const NamedKernel *(*)(size_t *count);

} // namespace executor
} // namespace prelude

extern "C" {
const prelude::executor::NamedKernel *prelude_executor_bf16(size_t *count);
const prelude::executor::NamedKernel *prelude_executor_f16(size_t *count);
const prelude::executor::NamedKernel *prelude_executor_f32(size_t *count);
}

#endif // PRELUDE_UNITTESTS_HIP_EXECUTORKERNELS_H
