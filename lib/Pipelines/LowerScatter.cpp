//===- LowerScatter.cpp - Loops for a frontend's scatters -----------------===//
//
// The pass prelude-lower-scatter.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "prelude/Pipelines/Pipelines.h"

namespace prelude {
#define GEN_PASS_DEF_LOWERSCATTERPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

/// A scatter into `tensor`, of an element of `updates` at a time.
struct Scatter {
  Value updates, indices, tensor;
  RankedTensorType updatesType, indicesType, type;
  /// Emits where the update with the given indices goes.
  std::function<SmallVector<Value>(OpBuilder &, Location, ArrayRef<Value>)>
      getPosition;
  /// What becomes of the update and what is there; null: the update.
  Block *body = nullptr;
};

Value loadIndex(OpBuilder &builder, Location loc, Value indices,
                ValueRange at) {
  Value index = tensor::ExtractOp::create(builder, loc, indices, at);
  return arith::IndexCastOp::create(builder, loc, builder.getIndexType(),
                                    index);
}

/// tosa.scatter: tensor[n, indices[n, w], c] = updates[n, w, c].
std::optional<Scatter> readTosaScatter(tosa::ScatterOp op) {
  Scatter scatter;
  scatter.updates = op.getInput();
  scatter.indices = op.getIndices();
  scatter.tensor = op.getValuesIn();
  scatter.updatesType = dyn_cast<RankedTensorType>(scatter.updates.getType());
  scatter.indicesType = dyn_cast<RankedTensorType>(scatter.indices.getType());
  scatter.type = dyn_cast<RankedTensorType>(scatter.tensor.getType());
  if (!scatter.updatesType || !scatter.indicesType || !scatter.type ||
      op.getType() != scatter.type)
    return std::nullopt;
  scatter.getPosition =
      [indices = scatter.indices](OpBuilder &builder, Location loc,
                                  ArrayRef<Value> loops) -> SmallVector<Value> {
    return {loops[0], loadIndex(builder, loc, indices, loops.take_front(2)),
            loops[2]};
  };
  return scatter;
}

/// tm_tensor.scatter, whose dialect isn't linked: updates [N, window...],
/// indices [N, C] and a tensor. Column c is the coordinate of dimension
/// dimension_map[c]; the window lies in the last dimensions.
std::optional<Scatter> readScatter(Operation *op) {
  if (op->getNumOperands() != 3 || op->getNumResults() != 1 ||
      op->getNumRegions() != 1 || !op->getRegion(0).hasOneBlock())
    return std::nullopt;
  Scatter scatter;
  scatter.updates = op->getOperand(0);
  scatter.indices = op->getOperand(1);
  scatter.tensor = op->getOperand(2);
  scatter.updatesType = dyn_cast<RankedTensorType>(scatter.updates.getType());
  scatter.indicesType = dyn_cast<RankedTensorType>(scatter.indices.getType());
  scatter.type = dyn_cast<RankedTensorType>(scatter.tensor.getType());
  if (!scatter.updatesType || !scatter.indicesType || !scatter.type ||
      op->getResult(0).getType() != scatter.type ||
      !scatter.indicesType.getElementType().isInteger() ||
      scatter.indicesType.getRank() != 2 || scatter.indicesType.isDynamicDim(1))
    return std::nullopt;

  Attribute map = op->getAttr("dimension_map");
  if (auto properties =
          dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute()))
    if (!map)
      map = properties.get("dimension_map");
  int64_t rank = scatter.type.getRank();
  int64_t columns = scatter.indicesType.getDimSize(1);
  SmallVector<int64_t> dimensionMap;
  if (auto array = dyn_cast_or_null<DenseI64ArrayAttr>(map))
    dimensionMap.assign(array.asArrayRef().begin(), array.asArrayRef().end());
  else
    for (int64_t i = 0; i < columns; ++i)
      dimensionMap.push_back(i);
  if (static_cast<int64_t>(dimensionMap.size()) != columns ||
      scatter.updatesType.getRank() < 1 ||
      scatter.updatesType.getRank() > rank + 1 ||
      llvm::any_of(dimensionMap,
                   [&](int64_t dim) { return dim < 0 || dim >= rank; }))
    return std::nullopt;

  scatter.body = &op->getRegion(0).front();
  Type element = scatter.type.getElementType();
  if (scatter.body->empty() || scatter.body->getNumArguments() != 2 ||
      scatter.body->getArgument(0).getType() !=
          scatter.updatesType.getElementType() ||
      scatter.body->getArgument(1).getType() != element)
    return std::nullopt;
  Operation &yield = scatter.body->back();
  if (yield.getNumOperands() != 1 || yield.getOperand(0).getType() != element ||
      llvm::any_of(llvm::drop_end(*scatter.body), [](Operation &inner) {
        return !isMemoryEffectFree(&inner);
      }))
    return std::nullopt;
  int64_t window = scatter.updatesType.getRank() - 1;
  scatter.getPosition = [=, indices = scatter.indices](OpBuilder &builder,
                                                       Location loc,
                                                       ArrayRef<Value> loops) {
    Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
    SmallVector<Value> position(rank, zero);
    for (int64_t i = 0; i < window; ++i)
      position[rank - window + i] = loops[i + 1];
    for (auto [column, dim] : llvm::enumerate(dimensionMap)) {
      Value number = arith::ConstantIndexOp::create(builder, loc, column);
      Value index = loadIndex(builder, loc, indices, {loops[0], number});
      position[dim] = arith::AddIOp::create(builder, loc, position[dim], index);
    }
    return position;
  };
  return scatter;
}

void lower(Operation *op, const Scatter &scatter) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  SmallVector<Value> extents;
  for (int64_t dim = 0; dim < scatter.type.getRank(); ++dim)
    extents.push_back(
        builder.createOrFold<tensor::DimOp>(loc, scatter.tensor, dim));

  // A loop for each dimension of the updates, the tensor handed through.
  SmallVector<Value> loops;
  SmallVector<scf::ForOp> nest;
  Value current = scatter.tensor;
  for (int64_t dim = 0; dim < scatter.updatesType.getRank(); ++dim) {
    Value extent =
        builder.createOrFold<tensor::DimOp>(loc, scatter.updates, dim);
    auto loop = scf::ForOp::create(builder, loc, zero, extent, one, current);
    builder.setInsertionPointToStart(loop.getBody());
    loops.push_back(loop.getInductionVar());
    current = loop.getRegionIterArg(0);
    nest.push_back(loop);
  }

  // Where the update goes, and whether that is inside.
  SmallVector<Value> position = scatter.getPosition(builder, loc, loops);
  Value inside =
      arith::ConstantOp::create(builder, loc, builder.getBoolAttr(true));
  for (auto [index, extent] : llvm::zip_equal(position, extents)) {
    Value fits = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                       index, extent);
    inside = arith::AndIOp::create(builder, loc, inside, fits);
  }

  Type type = scatter.type;
  auto write = scf::IfOp::create(builder, loc, TypeRange(type), inside,
                                 /*withElseRegion=*/true);
  builder.setInsertionPointToStart(write.elseBlock());
  scf::YieldOp::create(builder, loc, current);
  builder.setInsertionPointToStart(write.thenBlock());
  Value element =
      tensor::ExtractOp::create(builder, loc, scatter.updates, loops);
  if (scatter.body) {
    IRMapping mapping;
    mapping.map(scatter.body->getArgument(0), element);
    if (!scatter.body->getArgument(1).use_empty())
      mapping.map(scatter.body->getArgument(1),
                  tensor::ExtractOp::create(builder, loc, current, position)
                      .getResult());
    for (Operation &inner : llvm::drop_end(*scatter.body))
      builder.clone(inner, mapping);
    element = mapping.lookupOrDefault(scatter.body->back().getOperand(0));
  }
  Value written =
      tensor::InsertOp::create(builder, loc, element, current, position);
  scf::YieldOp::create(builder, loc, written);

  Value result = write.getResult(0);
  for (scf::ForOp loop : llvm::reverse(nest)) {
    builder.setInsertionPointToEnd(loop.getBody());
    scf::YieldOp::create(builder, loc, result);
    result = loop.getResult(0);
  }
  op->getResult(0).replaceAllUsesWith(result);
  op->erase();
}

struct LowerScatter : impl::LowerScatterPassBase<LowerScatter> {
  void runOnOperation() override {
    SmallVector<Operation *> scatters;
    getOperation()->walk([&](Operation *op) {
      // At the end of a block an op that isn't registered is its terminator.
      if (isa<tosa::ScatterOp>(op) ||
          (op->getName().getStringRef() == "tm_tensor.scatter" &&
           op != &op->getBlock()->back()))
        scatters.push_back(op);
    });
    for (Operation *op : scatters) {
      auto tosaScatter = dyn_cast<tosa::ScatterOp>(op);
      std::optional<Scatter> scatter =
          tosaScatter ? readTosaScatter(tosaScatter) : readScatter(op);
      if (scatter)
        lower(op, *scatter);
    }
  }
};

} // namespace
} // namespace prelude
