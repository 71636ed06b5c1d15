//===- Passes.h - Passes over the prelude dialect ---------------*- C++ -*-===//
//
// Raise, fuse and decompose.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMS_PASSES_H
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMS_PASSES_H

#include "mlir/Pass/Pass.h"
#include "prelude/Dialect/Prelude/Transforms/Decompose.h"

namespace prelude {

/// Whose kernels the fuse guard asks for.
enum class FuseTarget { CPU, CUDA, HIP };

/// What prelude-fuse does where the token limits can't be decided at compile
/// time.
enum class DynamicTokens { Fuse, Refuse, Version };

#define GEN_PASS_DECL
#include "prelude/Dialect/Prelude/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "prelude/Dialect/Prelude/Transforms/Passes.h.inc"

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_PASSES_H
