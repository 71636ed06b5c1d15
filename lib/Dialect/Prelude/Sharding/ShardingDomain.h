//===- ShardingDomain.h - What of an op can be cut --------------*- C++ -*-===//
//
// The loops of an op as sharding sees them, and which dimension of which
// operand and result each of them runs over.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_DIALECT_PRELUDE_SHARDING_SHARDINGDOMAIN_H
#define PRELUDE_LIB_DIALECT_PRELUDE_SHARDING_SHARDINGDOMAIN_H

#include "prelude/Dialect/Prelude/IR/PreludeOps.h"

#include <string>

namespace prelude {

/// A loop of an op.
struct ShardingLoop {
  /// What it runs over, as messages call it.
  llvm::StringRef name;
  /// Why it can't be cut; empty where it can.
  llvm::StringRef whole;
};

/// The loops that the dimensions of a value belong to.
struct ValueLoops {
  std::string name;
  llvm::SmallVector<unsigned, 5> loops;
};

/// Loops and values of an op: first the operands, then the results.
struct ShardingDomain {
  /// The first loops. Where heads are shared, those of q and those of k and v
  /// are one loop, and there is no third.
  enum : unsigned { Tokens, Heads, KVHeads };

  llvm::SmallVector<ShardingLoop> loops;
  llvm::SmallVector<ValueLoops> values;
  bool sharedHeads = true;
  /// How many heads k and v have, where they are a loop of their own.
  int64_t numKVHeads = 0;
};

ShardingDomain getShardingDomain(SplitOp op);
ShardingDomain getShardingDomain(RmsNormOp op);
ShardingDomain getShardingDomain(RopeOp op);
ShardingDomain getShardingDomain(KVCacheUpdateOp op);
ShardingDomain getShardingDomain(FusedOp op);

} // namespace prelude

#endif // PRELUDE_LIB_DIALECT_PRELUDE_SHARDING_SHARDINGDOMAIN_H
