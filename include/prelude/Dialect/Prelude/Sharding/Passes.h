//===- Passes.h - Passes that spread a function over devices ----*- C++ -*-===//
//
// What stands before and after upstream's sharding-propagation, and all of it
// in a row.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_SHARDING_PASSES_H
#define PRELUDE_DIALECT_PRELUDE_SHARDING_PASSES_H

#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassOptions.h"

namespace prelude {

#define GEN_PASS_DECL
#include "prelude/Dialect/Prelude/Sharding/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "prelude/Dialect/Prelude/Sharding/Passes.h.inc"

struct PartitionOptions : mlir::PassPipelineOptions<PartitionOptions> {
  ListOption<int64_t> grid{
      *this, "grid", llvm::cl::desc("Devices along each axis of the grid")};
};

/// From a raised module, fused or not, to what one device of a grid computes:
/// heads are cut, everything else is whole.
void buildPartitionPipeline(mlir::OpPassManager &pm,
                            const PartitionOptions &options);

/// From a partitioned module to calls of MPI, on tensors yet.
void buildShardToMPIPipeline(mlir::OpPassManager &pm);

/// prelude-partition and prelude-shard-to-mpi.
void registerShardingPipelines();

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_SHARDING_PASSES_H
