//===- PackedWidth.cpp - Where a packed projection is cut -----------------===//
//
// Follows the packed width through the function, to all that produces it and
// all that uses it.
//
//===----------------------------------------------------------------------===//

#include "PackedWidth.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace prelude {

namespace {

/// What tells one packing from another.
struct Packing {
  int64_t heads, kvHeads, headSize;
  bool hasGate;

  bool operator==(const Packing &other) const {
    return heads == other.heads && kvHeads == other.kvHeads &&
           headSize == other.headSize && hasGate == other.hasGate;
  }
};

/// The packing of the operand, or nothing where the op takes no parts of it.
std::optional<Packing> getPacking(OpOperand &operand) {
  auto headsOf = [](Value value) {
    return cast<ShapedType>(value.getType()).getDimSize(1);
  };
  if (auto split = dyn_cast<SplitOp>(operand.getOwner()))
    return Packing{headsOf(split.getQ()), headsOf(split.getK()),
                   cast<ShapedType>(split.getQ().getType()).getDimSize(2),
                   static_cast<bool>(split.getGate())};
  auto fused = dyn_cast<FusedOp>(operand.getOwner());
  if (fused && fused.isPacked() && operand.get() == fused.getQkv())
    return Packing{fused.getNumHeads(), fused.getNumKVHeads(),
                   fused.getHeadSize(), static_cast<bool>(fused.getGateOut())};
  return std::nullopt;
}

/// A walk over the values that have the packed width as a dimension.
class PackedWidthWalk {
public:
  PackedWidthWalk(OpOperand &qkv) : packing(*getPacking(qkv)) {
    visit(qkv.get(), 1);
  }

  /// The first op that depends on the order of the columns, with the reason, or
  /// nothing.
  std::optional<std::pair<Operation *, StringRef>> run();

private:
  using Dim = std::pair<Value, int64_t>;

  void visit(Value value, int64_t dim) { dims.insert({value, dim}); }

  /// Goes on through an op; the reason why it can't, or an empty string.
  StringRef visitDef(Dim dim);
  StringRef visitUse(OpOperand &use, int64_t dim);
  StringRef visitShard(shard::ShardOp op, int64_t dim);
  StringRef visitLinalg(linalg::LinalgOp op, OpOperand &operand, int64_t dim);

  Packing packing;
  llvm::SetVector<Dim> dims;
};

StringRef PackedWidthWalk::visitShard(shard::ShardOp op, int64_t dim) {
  visit(op.getSrc(), dim);
  visit(op.getResult(), dim);
  // One annotation after the other moves data between devices.
  auto source = op.getSrc().getDefiningOp<shard::ShardOp>();
  if (!source)
    return "";
  auto axesOf = [&](shard::ShardOp annotation) {
    shard::Sharding sharding(annotation.getSharding());
    return dim < static_cast<int64_t>(sharding.getSplitAxes().size())
               ? sharding.getSplitAxes()[dim].asArrayRef()
               : ArrayRef<shard::GridAxis>();
  };
  return axesOf(op) == axesOf(source) ? "" : "it cuts the width otherwise";
}

StringRef PackedWidthWalk::visitLinalg(linalg::LinalgOp op, OpOperand &operand,
                                       int64_t dim) {
  auto loop = dyn_cast<AffineDimExpr>(
      op.getMatchingIndexingMap(&operand).getResult(dim));
  if (!loop)
    return "it does not step along the width";
  WalkResult usesIndex = op->walk([&](linalg::IndexOp index) {
    return index.getDim() == loop.getPosition() ? WalkResult::interrupt()
                                                : WalkResult::advance();
  });
  if (usesIndex.wasInterrupted())
    return "it computes with the number of a column";
  for (OpOperand &other : op->getOpOperands()) {
    AffineMap map = op.getMatchingIndexingMap(&other);
    for (auto [position, index] : llvm::enumerate(map.getResults())) {
      if (index == loop) {
        visit(other.get(), position);
        if (op.isDpsInit(&other) && op.hasPureTensorSemantics())
          visit(op.getTiedOpResult(&other), position);
      } else if (index.isFunctionOfDim(loop.getPosition())) {
        return "it computes with the number of a column";
      }
    }
  }
  return "";
}

StringRef PackedWidthWalk::visitDef(Dim dim) {
  Operation *op = dim.first.getDefiningOp();
  // An argument: its order is the caller's.
  if (!op || isa<tensor::EmptyOp>(op))
    return "";
  if (auto annotation = dyn_cast<shard::ShardOp>(op))
    return visitShard(annotation, dim.second);
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return visitLinalg(linalgOp,
                       *linalgOp.getTiedOpOperand(cast<OpResult>(dim.first)),
                       dim.second);
  DenseElementsAttr constant;
  if (matchPattern(op, m_Constant(&constant)))
    return constant.isSplat() ? "" : "its columns are in the order of q, k, v";
  return "it may depend on the order of the columns";
}

StringRef PackedWidthWalk::visitUse(OpOperand &use, int64_t dim) {
  Operation *op = use.getOwner();
  if (auto annotation = dyn_cast<shard::ShardOp>(op))
    return visitShard(annotation, dim);
  if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op))
    return visitLinalg(linalgOp, use, dim);
  if (std::optional<Packing> other = getPacking(use))
    return dim == 1 && *other == packing ? ""
                                         : "it takes other parts of the width";
  return "it may depend on the order of the columns";
}

std::optional<std::pair<Operation *, StringRef>> PackedWidthWalk::run() {
  // Grows while it is walked.
  for (size_t index = 0; index < dims.size(); ++index) {
    Dim dim = dims[index];
    if (StringRef reason = visitDef(dim); !reason.empty())
      return std::pair(dim.first.getDefiningOp(), reason);
    for (OpOperand &use : dim.first.getUses())
      if (StringRef reason = visitUse(use, dim.second); !reason.empty())
        return std::pair(use.getOwner(), reason);
  }
  return std::nullopt;
}

} // namespace

LogicalResult verifyPackedWidthCut(OpOperand &qkv) {
  auto found = PackedWidthWalk(qkv).run();
  if (!found)
    return success();
  InFlightDiagnostic error = qkv.getOwner()->emitOpError()
                             << "can't cut the width of qkv by its parts: "
                             << found->first->getName() << " stands in the way";
  error.attachNote(found->first->getLoc()) << found->second;
  return error;
}

} // namespace prelude
