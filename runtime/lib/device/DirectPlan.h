//===- DirectPlan.h - Plans for the direct kernels -------------*- C++ -*-===//

#ifndef PRELUDE_RUNTIME_DEVICE_DIRECTPLAN_H
#define PRELUDE_RUNTIME_DEVICE_DIRECTPLAN_H

#include "Plan.h"

namespace prelude {
namespace device {

/// Turns a plan for Kernel::Vector or VectorColumns into one for Kernel::Direct
/// where what the direct kernels take for granted holds; false otherwise.
/// `split`: in place of the one in the table.
bool makeDirect(Plan &plan, const Machine &machine, const DirectSplit *split);

} // namespace device
} // namespace prelude

#endif // PRELUDE_RUNTIME_DEVICE_DIRECTPLAN_H
