//===- EmitOps.h - The ops in place of what was matched ---------*- C++ -*-===//
//
// Each writes an op where the match has its root, with the operands that it
// needs, and reports it. They return what the root's users are to read instead.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_EMITOPS_H
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_EMITOPS_H

#include "Materializer.h"

#include <utility>

namespace prelude {

mlir::Value emitRmsNorm(Materializer &materializer, const NormMatch &match);
mlir::Value emitRope(Materializer &materializer, const RopeMatch &match);
/// Of k and of v.
std::pair<mlir::Value, mlir::Value>
emitKVCacheUpdate(Materializer &materializer, const CacheUpdate &match);

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_EMITOPS_H
