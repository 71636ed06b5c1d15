//===- Materializer.h - Tensors from scalar functions -----------*- C++ -*-===//
//
// Makes a tensor of the wanted shape from a load that the tracer knows: by a
// reshape where the elements lie in that order already, by a transpose or a
// copy where they don't.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_MATERIALIZER_H
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_MATERIALIZER_H

#include "Matchers.h"

#include "mlir/IR/Builders.h"

#include <map>

namespace prelude {

class Materializer {
public:
  explicit Materializer(ScalarTracer &tracer)
      : tracer(tracer), space(tracer.getSpace()) {}

  IndexSpace &getSpace() { return space; }

  /// `root` is computed by an op of the dialect now, which has it token-major.
  void setRaised(mlir::Value root, mlir::Value tokenMajor,
                 const TokenMajor &layout);

  /// A tensor with one dimension for each group of axes, whose element is that
  /// of any of `views` (all are the same scalar), the nearest first.
  mlir::Value getTensor(mlir::OpBuilder &builder, mlir::Location loc,
                        llvm::ArrayRef<NodeRef> views,
                        llvm::ArrayRef<Axes> groups);

  /// A table [P, W] and the row that each token reads of it. Null where the
  /// views don't have that form.
  struct Table {
    mlir::Value tensor;
    mlir::AffineExpr row;
    int64_t rows = 0;
  };
  std::optional<Table> getTable(mlir::Operation *user,
                                llvm::ArrayRef<NodeRef> views,
                                const Axis &width);

  /// The values of `expr` over `rows`, flattened, as i64; with `limit`: block *
  /// limit + expr where 0 <= expr < limit, else -1. Made where its operands are
  /// known, once for all equal ones in a block.
  mlir::Value getIndices(mlir::Operation *user, llvm::ArrayRef<Axis> rows,
                         mlir::AffineExpr expr, mlir::AffineExpr block = {},
                         int64_t limit = 0);

  /// `value` in another static shape of as many elements.
  static mlir::Value reshape(mlir::OpBuilder &builder, mlir::Location loc,
                             mlir::Value value, llvm::ArrayRef<int64_t> shape);

  /// `value`, which is token-major, in the order and shape of `axes`.
  static mlir::Value undoTokenMajor(mlir::OpBuilder &builder,
                                    mlir::Location loc, mlir::Value value,
                                    llvm::ArrayRef<Axis> axes,
                                    const TokenMajor &layout);

private:
  mlir::Value copy(mlir::OpBuilder &builder, mlir::Location loc, NodeRef load,
                   llvm::ArrayRef<Axis> axes);
  mlir::Value slice(mlir::OpBuilder &builder, mlir::Location loc,
                    llvm::ArrayRef<NodeRef> views, llvm::ArrayRef<Axis> axes);
  mlir::Value transpose(mlir::OpBuilder &builder, mlir::Location loc,
                        NodeRef load, llvm::ArrayRef<Axis> axes);

  ScalarTracer &tracer;
  IndexSpace &space;
  struct Raised {
    mlir::Value tensor;
    llvm::SmallVector<unsigned> order; ///< root dims, outermost first
  };
  llvm::DenseMap<mlir::Value, Raised> raised;
  std::map<std::vector<const void *>, mlir::Value> known;
};

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_RAISE_MATERIALIZER_H
