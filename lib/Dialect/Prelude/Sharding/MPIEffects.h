//===- MPIEffects.h - What a collective reads and writes --------*- C++ -*-===//
//
// Memory effects of mpi.allreduce, which upstream gives none: without them no
// pass that frees buffers takes a function with one.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_DIALECT_PRELUDE_SHARDING_MPIEFFECTS_H
#define PRELUDE_LIB_DIALECT_PRELUDE_SHARDING_MPIEFFECTS_H

namespace mlir {
class MLIRContext;
} // namespace mlir

namespace prelude {

/// Attaches the effects, where the op has none.
void attachMPIEffects(mlir::MLIRContext &context);

} // namespace prelude

#endif // PRELUDE_LIB_DIALECT_PRELUDE_SHARDING_MPIEFFECTS_H
