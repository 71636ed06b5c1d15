//===- Matchers.h - What the raise pass looks for ---------------*- C++ -*-===//
//
// The matchers compare the scalar function of a value with what an op of the
// dialect computes. They change nothing; RaisePass.cpp rewrites afterwards.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_MATCHERS_H
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_MATCHERS_H

#include "prelude/Analysis/ScalarTrace.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Dialect/Prelude/Transforms/Raise.h"

#include <optional>
#include <string>

namespace prelude {

/// As reports name the pass.
inline constexpr llvm::StringLiteral kRaisePass = "prelude-raise";

/// Why something was left alone (ReasonCodes.def).
enum class RaiseReason {
#define PRELUDE_RAISE_REASON(NAME, CODE, MEANING, REMEDY) NAME,
#include "prelude/Dialect/Prelude/Transforms/ReasonCodes.def"
};
llvm::StringRef getCode(RaiseReason reason);
llvm::StringRef getRemedy(RaiseReason reason);

/// A look-alike: what it resembles is only known to be so near that it is worth
/// telling. No refusal: it doesn't resemble anything.
struct RaiseRefusal {
  RaiseReason reason;
  std::string detail;
};
using MaybeRefusal = std::optional<RaiseRefusal>;

/// One dimension of a root value: a dim of the index space (or the constant 0)
/// and its extent.
struct Axis {
  mlir::AffineExpr dim;
  int64_t extent;
};
using Axes = llvm::SmallVector<Axis, 4>;

/// Whether a type's extents are all known, and their products fit 64 bits.
bool hasStaticSize(mlir::RankedTensorType type);

/// Which dimensions of a value are tokens (`rows`, outermost first), heads and
/// head size. `heads` is absent in a value [T, W].
struct TokenMajor {
  llvm::SmallVector<unsigned, 3> rows;
  std::optional<unsigned> heads;
  unsigned last = 0;
};

struct NormMatch {
  mlir::Value root;
  Axes axes;
  TokenMajor layout;
  /// The input at the root's indices, and the tensors on the way to it.
  llvm::SmallVector<NodeRef, 4> input;
  /// The weight at the last index, and the tensors on the way; or none.
  llvm::SmallVector<NodeRef, 4> weight;
  llvm::APFloat eps = llvm::APFloat(0.0f);
  bool weightOffset = false;
  Rounding rounding = Rounding::ONCE;
};

struct RopeMatch {
  mlir::Value root;
  Axes axes;
  TokenMajor layout;
  llvm::SmallVector<NodeRef, 4> input;
  Rounding rounding = Rounding::ONCE;
  RopeStyle style = RopeStyle::NEOX;
  int64_t rotaryDim = 0, rotaryOffset = 0;
  /// cos and sin as functions of the root's rows and of `tableAxis`, which runs
  /// over the table's width.
  Axis tableAxis;
  llvm::SmallVector<NodeRef, 4> cos, sin;
};

/// One write of rows into a cache.
struct CacheWrite {
  mlir::Operation *op = nullptr;
  mlir::Value cache, result;
  CacheLayout layout = CacheLayout::HND;
  /// What is stored, as a function of `axes`: rows, heads, head size.
  Axes axes;
  TokenMajor axesLayout;
  llvm::SmallVector<NodeRef, 4> stored;
  /// Block and position in it, as functions of the rows.
  mlir::AffineExpr block, position;
  int64_t blockSize = 0;
};

/// What was done to what a write stores; k has more of it than v.
enum class StoredRole { Plain, Normed, Rotated };

/// The writes of a k and a v that one op does.
struct CacheUpdate {
  CacheWrite k, v;
  mlir::Operation *place; ///< the op is made before this one of the two
};

/// The loads that `node` is equal to, from the nearest tensor to the one behind
/// all ops that only move elements. Empty where it is no load.
llvm::SmallVector<NodeRef, 4> getViews(ScalarTracer &tracer, NodeRef node);

/// A dim for each dimension of `shape`, the last one of kind `last`.
Axes getAxes(IndexSpace &space, llvm::ArrayRef<int64_t> shape);
llvm::SmallVector<mlir::AffineExpr, 4> getDims(llvm::ArrayRef<Axis> axes);

/// What could be an op of the dialect, in the order of the program.
struct Candidates {
  /// Tensors with an inverse root in what makes them.
  llvm::SmallVector<mlir::Value> norms;
  /// Sums, and tensors put together.
  llvm::SmallVector<mlir::Value> ropes;
  llvm::SmallVector<mlir::Operation *> writes, concats;
  /// Calls that take and give a cache.
  llvm::SmallVector<mlir::Operation *> calls;
  /// Exponentials of a softmax that weights values.
  llvm::SmallVector<mlir::Operation *> attentions;
};
Candidates findCandidates(ScalarTracer &tracer, mlir::Operation *root);
/// Whether all loops are parallel.
bool isElementwise(mlir::linalg::LinalgOp op);

bool isActivationElementType(mlir::Type type);
/// A number as a message shows it: 1e-06, not 0.00.
std::string printNumber(double value);

/// Whether `anchor` is an inverse root, or a product with one, of something
/// that isn't made of a sum: then nothing behind it is a norm of that root.
bool isOtherRoot(ScalarTracer &tracer, mlir::Value anchor);
/// `root` as a norm. `refusal` is set where it looks like one and isn't.
std::optional<NormMatch> matchRmsNorm(ScalarTracer &tracer, mlir::Value root,
                                      const RaiseOptions &options,
                                      MaybeRefusal &refusal);
/// `root` as a rotation.
std::optional<RopeMatch> matchRope(ScalarTracer &tracer, mlir::Value root,
                                   MaybeRefusal &refusal);
/// Whether `root` is a tensor with its halves swapped and one negated.
bool isRotateHalf(ScalarTracer &tracer, mlir::Value root);

/// `op` as a cache write. `refusal` is set where it looks like one and isn't.
std::optional<CacheWrite> matchCacheWrite(ScalarTracer &tracer,
                                          mlir::Operation *op,
                                          MaybeRefusal &refusal);

/// Adds the pairs among `writes`, which are in the order of the program, to
/// `updates`. What is left over is told to `refuse`.
void pairCacheWrites(
    llvm::ArrayRef<CacheWrite> writes,
    llvm::function_ref<StoredRole(const CacheWrite &)> getRole,
    std::vector<CacheUpdate> &updates,
    llvm::function_ref<void(const CacheWrite &, RaiseReason, std::string)>
        refuse);

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_MATCHERS_H
