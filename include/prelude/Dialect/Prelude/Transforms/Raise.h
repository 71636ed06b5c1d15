//===- Raise.h - Recognise the ops in linalg on tensors ---------*- C++ -*-===//
//
// The entry point of --prelude-raise for embedders with a pass of their own.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_H
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_H

#include "mlir/IR/Operation.h"

namespace prelude {

struct RaiseOptions {
  bool raiseNorms = true;
  bool raiseRopes = true;
  bool raiseCacheUpdates = true;
  /// Take a norm that sums in less than f32 for one that sums in f32.
  bool allowLowPrecisionNorm = false;
  /// How many steps of tracing one candidate may take.
  unsigned traceLimit = 20000;
};

/// Replaces what computes an RMS norm, a RoPE or a cache write in the regions
/// of `function` by the op of the dialect. Returns whether anything changed.
bool raise(mlir::Operation *function, const RaiseOptions &options);

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_H
