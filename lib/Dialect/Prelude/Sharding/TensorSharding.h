//===- TensorSharding.h - Sharding of ops that only move data ---*- C++ -*-===//
//
// ShardingInterface for ops of the tensor dialect that stand between a model's
// projections and its preludes, and that upstream has no model for.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_DIALECT_PRELUDE_SHARDING_TENSORSHARDING_H
#define PRELUDE_LIB_DIALECT_PRELUDE_SHARDING_TENSORSHARDING_H

namespace mlir {
class MLIRContext;
} // namespace mlir

namespace prelude {

/// Attaches the interface to expand_shape, collapse_shape and concat, where
/// they have none.
void attachTensorShardingModels(mlir::MLIRContext &context);

} // namespace prelude

#endif // PRELUDE_LIB_DIALECT_PRELUDE_SHARDING_TENSORSHARDING_H
