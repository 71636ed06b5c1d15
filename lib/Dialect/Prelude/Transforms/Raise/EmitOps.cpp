//===- EmitOps.cpp - The ops in place of what was matched -----------------===//

#include "EmitOps.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "prelude/Dialect/Prelude/Transforms/Report.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace prelude {

/// The axes of token-major dims: rows, heads where there are any or they are
/// needed, and the last.
static SmallVector<Axes, 3>
getGroups(ArrayRef<Axis> axes, const TokenMajor &layout, bool needsHeads) {
  SmallVector<Axes, 3> groups(1);
  for (unsigned row : layout.rows)
    groups[0].push_back(axes[row]);
  if (layout.heads)
    groups.push_back({axes[*layout.heads]});
  else if (needsHeads)
    groups.push_back({});
  groups.push_back({axes[layout.last]});
  return groups;
}

static Value createEmptyLike(OpBuilder &builder, Location loc, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                 type.getElementType());
}

Value emitRmsNorm(Materializer &materializer, const NormMatch &match) {
  Operation *op = match.root.getDefiningOp();
  OpBuilder builder(op);
  Location loc = op->getLoc();
  Value x = materializer.getTensor(builder, loc, match.input,
                                   getGroups(match.axes, match.layout, false));
  Value weight;
  if (!match.weight.empty())
    weight = materializer.getTensor(builder, loc, match.weight,
                                    {Axes{match.axes.back()}});
  Value init = createEmptyLike(builder, loc, x);
  auto norm = RmsNormOp::create(
      builder, loc, x.getType(), x, weight, init, match.eps,
      APFloat(match.weightOffset ? 1.0f : 0.0f), match.rounding,
      /*async_dependencies=*/ValueRange());
  emitRaised(norm, kRaisePass, "rms_norm",
             llvm::formatv("{0} with eps {1}",
                           stringifyRounding(match.rounding),
                           printNumber(match.eps.convertToFloat()))
                 .str());
  materializer.setRaised(match.root, norm.getResult(), match.layout);
  return Materializer::undoTokenMajor(builder, loc, norm.getResult(),
                                      match.axes, match.layout);
}

Value emitRope(Materializer &materializer, const RopeMatch &match) {
  Operation *op = match.root.getDefiningOp();
  OpBuilder builder(op);
  Location loc = op->getLoc();
  SmallVector<Axes, 3> groups = getGroups(match.axes, match.layout, true);
  const Axes &rows = groups.front();
  Value x = materializer.getTensor(builder, loc, match.input, groups);
  int64_t tokens = cast<RankedTensorType>(x.getType()).getDimSize(0);

  // Rows of the tables: the token itself, or a tensor of positions.
  IndexSpace &space = materializer.getSpace();
  SmallVector<int64_t> extents;
  for (const Axis &row : rows)
    extents.push_back(row.extent);
  AffineExpr token = space.linearize(getDims(rows), extents);
  auto cos = materializer.getTable(op, match.cos, match.tableAxis);
  auto sin = materializer.getTable(op, match.sin, match.tableAxis);
  Value cosTable, sinTable, positions;
  if (cos && sin && cos->row == sin->row && cos->rows == sin->rows) {
    cosTable = cos->tensor;
    sinTable = sin->tensor;
    if (cos->row != token || cos->rows < tokens)
      positions = materializer.getIndices(op, rows, cos->row);
  } else {
    SmallVector<Axes, 2> tableGroups = {rows, {match.tableAxis}};
    cosTable = materializer.getTensor(builder, loc, match.cos, tableGroups);
    sinTable = materializer.getTensor(builder, loc, match.sin, tableGroups);
  }

  Value init = createEmptyLike(builder, loc, x);
  int64_t headSize = match.axes.back().extent;
  IntegerAttr rotaryDim = match.rotaryDim == headSize
                              ? IntegerAttr()
                              : builder.getI64IntegerAttr(match.rotaryDim);
  auto rope =
      RopeOp::create(builder, loc, x.getType(), x, cosTable, sinTable,
                     positions, init, match.style, match.rounding, rotaryDim,
                     static_cast<uint64_t>(match.rotaryOffset),
                     DenseI64ArrayAttr(), SectionOrderAttr(),
                     /*async_dependencies=*/ValueRange());
  emitRaised(rope, kRaisePass, "rope",
             llvm::formatv("{0} {1} over {2} of {3} dims",
                           stringifyRopeStyle(match.style),
                           stringifyRounding(match.rounding), match.rotaryDim,
                           headSize)
                 .str());
  materializer.setRaised(match.root, rope.getResult(), match.layout);
  return Materializer::undoTokenMajor(builder, loc, rope.getResult(),
                                      match.axes, match.layout);
}

std::pair<Value, Value> emitKVCacheUpdate(Materializer &materializer,
                                          const CacheUpdate &match) {
  const CacheWrite &k = match.k, &v = match.v;
  Operation *op = match.place;
  OpBuilder builder(op);
  Location loc = op->getLoc();
  SmallVector<Axes, 3> groups = getGroups(k.axes, k.axesLayout, true);
  Value kRows = materializer.getTensor(builder, loc, k.stored, groups);
  Value vRows = materializer.getTensor(builder, loc, v.stored, groups);
  Value slots = materializer.getIndices(op, groups.front(), k.position, k.block,
                                        k.blockSize);
  auto update = KVCacheUpdateOp::create(
      builder, loc, TypeRange{k.cache.getType(), v.cache.getType()}, kRows,
      vRows, slots, Value(), Value(), k.cache, v.cache, k.layout,
      /*async_dependencies=*/ValueRange());
  emitRaised(update, kRaisePass, "kv_cache_update",
             llvm::formatv("{0} in blocks of {1} slots",
                           stringifyCacheLayout(k.layout), k.blockSize)
                 .str());
  // The write may have been to a reshape of the cache.
  auto getView = [&](const CacheWrite &write, Value result) {
    return Materializer::reshape(
        builder, loc, result,
        cast<RankedTensorType>(write.result.getType()).getShape());
  };
  Value kView = getView(k, update.getResult(0));
  return {kView, getView(v, update.getResult(1))};
}

} // namespace prelude
