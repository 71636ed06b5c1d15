//===- Chain.h - What happens to q, k or v --------------------*- C++ -*-===//
//
// A chain is what one of q, k and v goes through: a norm, a rope, both in
// either order, or nothing, with views between. Chains are traced backward from
// the value that leaves them.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_FUSE_CHAIN_H
#define PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_FUSE_CHAIN_H

#include "HeadView.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"

namespace prelude {

/// A value that the fused op can take for q, k or v, and how.
struct HeadSource {
  mlir::Value value;
  HeadView::Operand operand;
};

/// A value that is cut out of another along the heads.
struct PackedPart {
  mlir::Value packed;
  unsigned headsDim = 0; ///< where its heads lie; what is before are tokens
  int64_t offset = 0;    ///< in elements of a token
};

struct Chain {
  /// The final value: [T, H, D].
  mlir::Value result;
  /// What the last op makes, of which `result` is a view, and how it is
  /// arranged. `result` itself where there is no op.
  mlir::Value made;
  HeadView madeView;
  RmsNormOp norm; ///< null where absent
  RopeOp rope;    ///< null where absent
  bool ropeFirst = false;
  /// The norm is over all heads of a token.
  bool tokenScope = false;
  /// What enters the chain, as the fused op can take it: the value at the first
  /// op, then what it is a view of, ever further from the chain.
  llvm::SmallVector<HeadSource, 4> sources;
  /// Where the values come from that the first op's operand is a view of.
  mlir::Value root;
  std::optional<PackedPart> part;
  /// Values that tell whether two chains have the same activations: what the
  /// projection multiplies and, for a part, what it is cut from.
  llvm::SmallVector<mlir::Value, 4> origins;

  bool isBare() const { return !norm && !rope; }
  /// The type of the final value.
  mlir::RankedTensorType getType() const {
    return mlir::cast<mlir::RankedTensorType>(result.getType());
  }
  /// The op that makes the final value, or null.
  mlir::Operation *getLast();
  /// The op before the last, or null.
  mlir::Operation *getFirstOfTwo();
};

/// The chain that ends in `result`, a [T, H, D] value.
Chain traceChain(mlir::Value result);

/// Whether two values are equal because they are computed the same way.
bool isSameValue(mlir::Value a, mlir::Value b);

} // namespace prelude

#endif // PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_FUSE_CHAIN_H
