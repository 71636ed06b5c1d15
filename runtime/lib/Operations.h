//===- Operations.h - The meaning of each parameter structure --*- C++ -*-===//
//
// Per operation: whether its arguments are valid, and what the capability table
// is asked about it.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_OPERATIONS_H
#define PRELUDE_RUNTIME_OPERATIONS_H

#include "Arguments.h"

namespace prelude {

#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  void validate(const PARAMS &params, Checker &check);                         \
  KernelQuery describe(const PARAMS &params, int32_t target);
#include "prelude/Functions.def"

/// The values that a fused operation starts from, wherever they come from.
/// Absent ones have rank 0.
struct FusedOperands {
  prelude_tensor q, gate, k, v;
};

/// Of valid parameters.
FusedOperands getOperands(const prelude_fused_params &params);

} // namespace prelude

#endif // PRELUDE_RUNTIME_OPERATIONS_H
