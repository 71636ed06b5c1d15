//===- ScalarTrace.h - The scalar function behind a tensor ------*- C++ -*-===//
//
// What one element of a tensor is, as a function of its indices: a graph of
// scalar nodes in normal form (ScalarNormalForm.cpp), equal functions being the
// same node. A node `Load(value, indices)` stands for an element of a tensor
// and is expanded on demand, one producer at a time: so tracing costs only what
// a matcher looks at, and the tensor nearest to a use is always at hand.
//
// Nothing is rewritten while tracing. The trace is valid as long as the ops
// that it went through are unchanged.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_ANALYSIS_SCALARTRACE_H
#define PRELUDE_ANALYSIS_SCALARTRACE_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include "prelude/Analysis/IndexFunctions.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/FoldingSet.h"

#include <deque>

namespace mlir::linalg {
class LinalgOp;
} // namespace mlir::linalg

namespace prelude {

enum class NodeKind {
  Constant,    ///< `attr`: a FloatAttr or IntegerAttr
  Index,       ///< `indices[0]` as an integer
  Load,        ///< element `indices` of the tensor `value`
  Scalar,      ///< the scalar `value`, not looked into
  Accumulator, ///< what a reduction has gathered so far
  Neg,
  Add,
  Mul,
  Div,
  Sqrt,
  Rsqrt,
  Cast,  ///< float to float, or an integer widened: to `type`
  Sum,   ///< operands[0] summed over `indices[0]`, `extent` of it, on top of
         ///< operands[1]
  Other, ///< any other pure op: `attr` holds its name and attributes
};

struct Node;
using NodeRef = const Node *;

/// A scalar. Nodes are unique: equal functions are the same pointer, provided
/// that they were traced with the same dims.
struct Node : public llvm::FoldingSetNode {
  NodeKind kind;
  mlir::Type type;
  llvm::SmallVector<NodeRef, 2> operands;
  llvm::SmallVector<mlir::AffineExpr, 4> indices;
  mlir::Value value;
  mlir::Attribute attr;
  int64_t extent = 0;
  unsigned id = 0;             ///< in order of creation
  bool hasAccumulator = false; ///< an Accumulator is among its parts

  void Profile(llvm::FoldingSetNodeID &profile) const;
};

/// Traces the tensors of one function.
class ScalarTracer {
public:
  /// No root may take more than `stepLimit` steps.
  ScalarTracer(mlir::MLIRContext *context, unsigned stepLimit);

  IndexSpace &getSpace() { return space; }

  /// Starts with a new root: the budget is full again.
  void beginRoot();
  /// The root took more steps than it may: what it gives is incomplete.
  bool isExhausted() const { return steps > stepLimit; }

  /// Makes `value` a leaf from now on: loads of it aren't expanded.
  void addLeaf(mlir::Value value) { leaves.insert(value); }

  /// Makes `value`, in the body of a linalg op, an element of `tensor`, whose
  /// indices are some of the op's loops.
  void addTap(mlir::Value value, mlir::Value tensor,
              llvm::ArrayRef<unsigned> loops) {
    taps[value] = {tensor, {loops.begin(), loops.end()}};
  }

  //===--------------------------------------------------------------------===//
  // Loads
  //===--------------------------------------------------------------------===//

  NodeRef getLoad(mlir::Value tensor, llvm::ArrayRef<mlir::AffineExpr> indices);
  /// One producer further: the node that the element equals, or `node` itself
  /// where it is no load or can't be expanded. Null where the range of a Split
  /// dim must be cut first (takeSplit tells where) or the budget is spent.
  NodeRef expand(NodeRef node);
  /// Expands until there is no load, or one that can't be expanded.
  NodeRef resolve(NodeRef node);
  /// The same for the parts of an op, so that only loads of what isn't computed
  /// in the function are left. Null where the budget is spent.
  NodeRef resolveAll(NodeRef node);
  /// Expands through producers that only move elements. A load stays a load.
  NodeRef getViewRoot(NodeRef node);

  /// A Split dim and how to cut its range for the last expansion to succeed.
  using Cut = IndexSpace::SplitPoint;
  std::optional<Cut> takeCut();
  bool needsCut() const { return cut.has_value(); }

  //===--------------------------------------------------------------------===//
  // Nodes in normal form
  //===--------------------------------------------------------------------===//

  NodeRef getConstant(mlir::TypedAttr attr);
  NodeRef getIndex(mlir::AffineExpr expr, mlir::Type type);
  NodeRef getScalar(mlir::Value value);
  NodeRef getNeg(NodeRef operand);
  NodeRef getAdd(NodeRef lhs, NodeRef rhs);
  NodeRef getMul(NodeRef lhs, NodeRef rhs);
  NodeRef getDiv(NodeRef lhs, NodeRef rhs);
  NodeRef getRsqrt(NodeRef operand);
  NodeRef getSqrt(NodeRef operand);
  NodeRef getFloatCast(NodeRef operand, mlir::Type type);
  NodeRef getIntCast(NodeRef operand, mlir::Type type);
  NodeRef getSum(NodeRef term, NodeRef init, mlir::AffineExpr dim,
                 int64_t extent);
  /// The complex number of two parts.
  NodeRef getComplex(NodeRef real, NodeRef imaginary, mlir::Type type);
  /// An op on complex numbers, in terms of their parts. Null where these aren't
  /// known.
  NodeRef getComplexOp(mlir::Operation *op, mlir::Type type,
                       llvm::ArrayRef<NodeRef> operands);
  /// The op's scalar meaning over `operands`, of `type`; the rules that make
  /// spellings equal are here. Null where the op has none.
  NodeRef getOp(mlir::Operation *op, mlir::Type type,
                llvm::ArrayRef<NodeRef> operands);

  /// An integer comparison, as a constant. Null where the operands' ranges
  /// don't decide it; a cut is asked for if that helps.
  NodeRef getComparison(mlir::Operation *op, NodeRef lhs, NodeRef rhs);
  /// What an integer is behind the tensors it is loaded from, if that is an
  /// index function or a constant; else `node`.
  NodeRef getKnownInteger(NodeRef node);
  /// An integer node as an index function; what isn't affine becomes a symbol.
  mlir::AffineExpr asIndex(NodeRef node);
  /// The node behind a symbol of an index function.
  NodeRef getSymbol(unsigned position) const { return symbols[position]; }

  /// `node` with a dim replaced. Null where a symbol of its index functions
  /// depends on the dim, or the budget is spent.
  NodeRef substitute(NodeRef node, mlir::AffineExpr dim,
                     mlir::AffineExpr replacement);
  bool dependsOn(NodeRef node, mlir::AffineExpr dim);
  /// The same for an index function, whose symbols are looked into.
  bool dependsOn(mlir::AffineExpr index, mlir::AffineExpr dim);

private:
  NodeRef unique(Node &&prototype);
  bool takeStep();
  bool symbolsDependOn(mlir::AffineExpr index, mlir::AffineExpr dim);

  NodeRef expandLoad(NodeRef load);
  NodeRef expandConstant(NodeRef load, mlir::DenseElementsAttr elements);
  NodeRef expandLinalg(NodeRef load, mlir::linalg::LinalgOp op);
  NodeRef expandConcat(NodeRef load, mlir::Operation *op);
  NodeRef expandInsertSlice(NodeRef load, mlir::Operation *op);
  NodeRef expandReshape(NodeRef load, mlir::Operation *op);
  NodeRef expandElementwise(NodeRef load, mlir::Operation *op);
  NodeRef evaluateBody(mlir::Block &body,
                       llvm::DenseMap<mlir::Value, NodeRef> &nodes,
                       llvm::ArrayRef<mlir::AffineExpr> loops,
                       unsigned resultNumber);
  bool isPureBody(mlir::Block &body);
  NodeRef traceScalar(mlir::Value value, unsigned depth);
  /// `index` is in [0, cut) or in [cut, ..): false, true; where it is in both,
  /// asks for a cut and gives nothing.
  enum class Side { Below, AtOrAbove, Both, Unknown };
  Side getSide(mlir::AffineExpr index, int64_t cut);

  IndexSpace space;
  unsigned stepLimit;
  unsigned steps = 0;
  std::deque<Node> arena;
  llvm::FoldingSet<Node> nodes;
  llvm::DenseMap<NodeRef, NodeRef> expansions;
  llvm::DenseMap<mlir::Block *, bool> pureBodies;
  /// Of integer constants, where they are an affine function of the index: its
  /// coefficients and, last, its value at 0. Else empty.
  llvm::DenseMap<mlir::Attribute, llvm::SmallVector<int64_t>> affineConstants;
  llvm::DenseMap<mlir::Value, NodeRef> scalars;
  llvm::DenseSet<mlir::Value> leaves;
  std::vector<NodeRef> symbols;
  llvm::DenseMap<NodeRef, unsigned> symbolPositions;
  std::optional<Cut> cut;
  struct Tap {
    mlir::Value tensor;
    llvm::SmallVector<unsigned> loops;
  };
  llvm::DenseMap<mlir::Value, Tap> taps;
};

/// The value of a constant float or integer node.
std::optional<double> getConstantFloat(NodeRef node);
std::optional<int64_t> getConstantInt(NodeRef node);

} // namespace prelude

#endif // PRELUDE_ANALYSIS_SCALARTRACE_H
