//===- PackedWidth.h - Where a packed projection is cut ---------*- C++ -*-===//
//
// A device's shard of a packed projection holds its own heads of q, then those
// of k, then those of v. Cut into contiguous pieces, as MLIR's shardings are,
// it would not. The order of the columns is the caller's choice, so a cut is
// right where all that the width meets is blind to their order, from the
// function's arguments to the ops that take the parts out.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_DIALECT_PRELUDE_SHARDING_PACKEDWIDTH_H
#define PRELUDE_LIB_DIALECT_PRELUDE_SHARDING_PACKEDWIDTH_H

#include "prelude/Dialect/Prelude/IR/PreludeOps.h"

namespace prelude {

/// Succeeds where the width of `qkv`, an operand of a `split` or `fused`, may
/// be cut by its parts; else reports the op that depends on the order.
llvm::LogicalResult verifyPackedWidthCut(mlir::OpOperand &qkv);

} // namespace prelude

#endif // PRELUDE_LIB_DIALECT_PRELUDE_SHARDING_PACKEDWIDTH_H
