//===- BodyTaps.h - Values inside of fused bodies ---------------*- C++ -*-===//
//
// Where elementwise ops were fused, the end of a norm, a rotation or what one
// reads may be a value inside of a body and no tensor. A tap makes a tensor of
// it, before the op: matchers see it as any other, and if one takes it as its
// root, the op reads the tensor from then on. Taps that nothing uses go away.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_BODYTAPS_H
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_BODYTAPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "prelude/Analysis/ScalarTrace.h"

#include <vector>

namespace prelude {

class BodyTaps {
public:
  explicit BodyTaps(ScalarTracer &tracer) : tracer(tracer) {}

  /// Makes the tensors of `function`, and tells the tracer of them. To be
  /// called before anything is traced.
  void create(mlir::Operation *function);

  /// The tap that `made` computes, as a matcher is to be shown it; any other
  /// value as it is.
  mlir::Value getShown(mlir::Value made) const;

  /// The op whose body the tap `tensor` is taken from, or null.
  mlir::Operation *getOp(mlir::Value tensor) const;

  /// What the body that `tensor` is taken from computes behind it: later taps
  /// and the results of its op. Nothing where `tensor` is no tap.
  void getLater(mlir::Value tensor,
                llvm::SmallVectorImpl<mlir::Value> &later) const;

  /// Lets the ops read those taps that are roots. Ops that are left without a
  /// use go to `dead`.
  void readRoots(const llvm::DenseSet<mlir::Value> &roots,
                 llvm::function_ref<void(mlir::Operation *)> dead);

  /// Erases all taps; nothing may use them.
  void eraseAll();

private:
  struct Tap {
    mlir::linalg::GenericOp op;
    mlir::Value inner;
    mlir::Value made;                  ///< what computes it
    mlir::Value tensor;                ///< in the shape that a matcher is shown
    mlir::Value read;                  ///< in that of the op again
    llvm::SmallVector<unsigned> loops; ///< that are the dimensions of `read`
  };
  void tap(mlir::linalg::GenericOp op, mlir::Value inner);

  ScalarTracer &tracer;
  std::vector<Tap> taps; ///< those of one op in the order of its body
  llvm::DenseMap<mlir::Value, unsigned> tapOfTensor, tapOfMade;
};

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_BODYTAPS_H
