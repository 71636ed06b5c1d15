//===- ShardingInterfaceImpl.h - Sharding over devices ----------*- C++ -*-===//
//
// How the ops of the prelude dialect spread over a grid of devices: tokens and
// heads may be cut, a head stays whole. docs/sharding.md tells the rules.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_SHARDING_SHARDINGINTERFACEIMPL_H
#define PRELUDE_DIALECT_PRELUDE_SHARDING_SHARDINGINTERFACEIMPL_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace prelude {

/// Gives the ops MLIR's ShardingInterface once both the prelude and the shard
/// dialect are loaded.
void registerShardingInterfaceExternalModels(mlir::DialectRegistry &registry);

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_SHARDING_SHARDINGINTERFACEIMPL_H
