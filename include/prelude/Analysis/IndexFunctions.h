//===- IndexFunctions.h - Index arithmetic over known ranges ----*- C++ -*-===//
//
// Index functions are affine expressions over dims whose extents are known, so
// that what reshapes make of them (linearize, then floordiv and mod) folds back
// to the dims it came from.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_ANALYSIS_INDEXFUNCTIONS_H
#define PRELUDE_ANALYSIS_INDEXFUNCTIONS_H

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/AffineMap.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace prelude {

/// What a dim stands for. Dims of different kinds are never equal.
enum class DimKind {
  Loop,  ///< an index of the root value
  Split, ///< an index of the root value whose range may be cut into pieces
  Bound, ///< the index of a reduction
};

/// The dims, their extents, and arithmetic that keeps expressions canonical:
/// two index functions made here that are equal as sums over the same atoms are
/// the same AffineExpr. Operations return null where the result would overflow.
class IndexSpace {
public:
  explicit IndexSpace(mlir::MLIRContext *context) : context(context) {}

  /// The dim number `ordinal` of this kind and extent; the constant 0 where the
  /// extent is 1. Equal arguments give equal dims, so that traces are shared.
  mlir::AffineExpr getDim(DimKind kind, int64_t extent, unsigned ordinal);
  mlir::AffineExpr getConstant(int64_t value) const;

  mlir::AffineExpr add(mlir::AffineExpr lhs, mlir::AffineExpr rhs) const;
  mlir::AffineExpr add(mlir::AffineExpr lhs, int64_t rhs) const;
  mlir::AffineExpr mul(mlir::AffineExpr lhs, int64_t rhs) const;
  mlir::AffineExpr floorDiv(mlir::AffineExpr lhs, int64_t rhs) const;
  mlir::AffineExpr mod(mlir::AffineExpr lhs, int64_t rhs) const;
  /// Writes lhs as `divisor * quotient + rest`, where what can be seen to be a
  /// multiple of the divisor went to the quotient; the rest may still be
  /// outside of [0, divisor). False where that would overflow.
  bool divide(mlir::AffineExpr lhs, int64_t divisor, mlir::AffineExpr &quotient,
              mlir::AffineExpr &rest) const;

  /// `expr` with its dims replaced (an affine map's result applied to index
  /// functions); symbols stay. A dim beyond `dims` gives null.
  mlir::AffineExpr apply(mlir::AffineExpr expr,
                         llvm::ArrayRef<mlir::AffineExpr> dims) const;
  /// `expr` with one dim of this space replaced.
  mlir::AffineExpr substitute(mlir::AffineExpr expr, mlir::AffineExpr dim,
                              mlir::AffineExpr replacement) const;

  /// Row-major position of `indices` in `shape`, which must be static.
  mlir::AffineExpr linearize(llvm::ArrayRef<mlir::AffineExpr> indices,
                             llvm::ArrayRef<int64_t> shape) const;
  /// The indices in `shape` of a row-major position.
  bool delinearize(mlir::AffineExpr position, llvm::ArrayRef<int64_t> shape,
                   llvm::SmallVectorImpl<mlir::AffineExpr> &indices) const;

  struct Range {
    int64_t min, max; ///< inclusive
  };
  /// The values that `expr` takes, where they are bounded.
  std::optional<Range> getRange(mlir::AffineExpr expr) const;

  /// Where `expr` is `dim + constant` with a dim of kind Split: both.
  std::optional<std::pair<mlir::AffineExpr, int64_t>>
  asSplitDim(mlir::AffineExpr expr) const;

  /// A Split dim whose range must be known to one side of a bound, or modulo a
  /// number, before `expr < bound` can be decided.
  struct SplitPoint {
    mlir::AffineExpr dim;
    int64_t position; ///< where the range is cut; or
    int64_t modulus;  ///< into how many interleaved parts, if not 0
  };
  std::optional<SplitPoint> getSplitPoint(mlir::AffineExpr expr,
                                          int64_t bound) const;
  /// c where `expr` is c * dim plus something that doesn't depend on `dim`.
  std::optional<int64_t> getCoefficient(mlir::AffineExpr expr,
                                        mlir::AffineExpr dim) const;

  static bool dependsOn(mlir::AffineExpr expr, mlir::AffineExpr dim);
  static bool dependsOn(llvm::ArrayRef<mlir::AffineExpr> exprs,
                        mlir::AffineExpr dim);
  static std::optional<int64_t> getConstantValue(mlir::AffineExpr expr);

  mlir::MLIRContext *getContext() const { return context; }
  unsigned getNumDims() const { return dims.size(); }

private:
  struct DimInfo {
    DimKind kind;
    int64_t extent;
  };
  mlir::MLIRContext *context;
  std::vector<DimInfo> dims;
  std::map<std::tuple<DimKind, int64_t, unsigned>, unsigned> pool;
};

} // namespace prelude

#endif // PRELUDE_ANALYSIS_INDEXFUNCTIONS_H
