//===- HeadView.h - Where tokens, heads and dims lie in a value -*- C++ -*-===//
//
// Between a projection and a norm, a norm and a rope, or a rope and attention
// stand reshapes and transposes. A HeadView follows the tokens, the heads and
// the dims of a head through them, so that what belongs together is found
// whatever was written between, and a transpose at the edge of the fused op
// becomes a stride of its operand.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_FUSE_HEADVIEW_H
#define PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_FUSE_HEADVIEW_H

#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace prelude {

/// An op that only rearranges its one tensor operand: expand_shape,
/// collapse_shape, linalg.transpose or a generic that is one.
bool isView(mlir::Operation *op);
/// What a view rearranges.
mlir::Value getViewSource(mlir::Operation *view);

/// How the elements of a value are arranged, in terms of (token, head, dim).
///
/// Each of the three is a row-major list of factors; a dimension of the value
/// is a row-major list of them too. Extents of 1 are no factor, so that
/// dimensions of size 1 mean nothing and disturb nothing.
class HeadView {
public:
  /// The view of a [T, H, D] value.
  static HeadView get(mlir::RankedTensorType type);

  /// Follows the view `op` from its result to its source, or from its source to
  /// its result. False, and nothing changed, where the factors can't be
  /// followed.
  bool moveToSource(mlir::Operation *op);
  bool moveToResult(mlir::Operation *op);

  /// Whether the value is [T, H, D].
  bool isTokensHeadsDims() const;
  /// Whether the last dimension holds the dims of one head, or all heads of a
  /// token. What a norm over it needs to know.
  bool endsInDims() const;
  bool endsInHeadsAndDims() const;

  /// How a head-structured operand of prelude.fused can take the value.
  struct Operand {
    /// The type of the operand.
    mlir::RankedTensorType type;
    bool headMajor = false;
    /// Set where the value must be expanded to become the operand.
    std::optional<llvm::SmallVector<mlir::ReassociationIndices>> reassociation;
  };
  std::optional<Operand> getOperand(mlir::RankedTensorType type) const;

  /// The dimension that holds exactly the heads, or the heads and dims, with
  /// everything before it tokens in order and everything behind it dims: where
  /// a packed value is cut. `extentPerHead` is D or 1 accordingly.
  std::optional<unsigned> getHeadsDim(int64_t &extentPerHead) const;

private:
  using Factors = llvm::SmallVector<unsigned, 2>;

  unsigned addFactor(int64_t size);
  /// Replaces a factor by several wherever it stands.
  void split(unsigned factor, llvm::ArrayRef<unsigned> parts);
  /// The factors of dimensions of `sizes`, which together are `factors`.
  std::optional<llvm::SmallVector<Factors>>
  distribute(const Factors &factors, llvm::ArrayRef<int64_t> sizes);
  bool expand(llvm::ArrayRef<mlir::ReassociationIndices> groups,
              llvm::ArrayRef<int64_t> sizes);
  void collapse(llvm::ArrayRef<mlir::ReassociationIndices> groups);

  llvm::SmallVector<int64_t> sizes; ///< by factor
  Factors tokens, heads, headDims;
  llvm::SmallVector<Factors> dims;
};

} // namespace prelude

#endif // PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_FUSE_HEADVIEW_H
