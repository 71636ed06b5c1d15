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

/// Why something was left alone (ReasonCodes.def).
enum class RaiseReason {
#define PRELUDE_RAISE_REASON(NAME, CODE, MEANING, REMEDY) NAME,
#include "prelude/Dialect/Prelude/Transforms/ReasonCodes.def"
};
llvm::StringRef getCode(RaiseReason reason);
llvm::StringRef getRemedy(RaiseReason reason);

/// A look-alike: what it resembles is only known to be so near that it is worth
/// telling. No refusal: it doesn't resemble anything.
struct Refusal {
  RaiseReason reason;
  std::string detail;
};
using MaybeRefusal = std::optional<Refusal>;

/// One dimension of a root value: a dim of the index space (or the constant 0)
/// and its extent.
struct Axis {
  mlir::AffineExpr dim;
  int64_t extent;
};
using Axes = llvm::SmallVector<Axis, 4>;

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

/// The loads that `node` is equal to, from the nearest tensor to the one behind
/// all ops that only move elements. Empty where it is no load.
llvm::SmallVector<NodeRef, 4> getViews(ScalarTracer &tracer, NodeRef node);

/// A dim for each dimension of `shape`, the last one of kind `last`.
Axes getAxes(IndexSpace &space, llvm::ArrayRef<int64_t> shape);
llvm::SmallVector<mlir::AffineExpr, 4> getDims(llvm::ArrayRef<Axis> axes);

bool isActivationElementType(mlir::Type type);
/// A number as a message shows it: 1e-06, not 0.00.
std::string printNumber(double value);

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

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_MATCHERS_H
