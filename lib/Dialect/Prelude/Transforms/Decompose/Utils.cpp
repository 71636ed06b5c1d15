//===- Utils.cpp - What the decompositions share --------------------------===//
//
// Conversions to and from f32, and small builders.
//
//===----------------------------------------------------------------------===//

#include "Utils.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace prelude {
namespace decompose {

bool isEmpty(Value value) {
  return cast<RankedTensorType>(value.getType()).getDimSize(0) == 0;
}

Value toF32(OpBuilder &builder, Location loc, Value value) {
  if (value.getType().isF32())
    return value;
  return arith::ExtFOp::create(builder, loc, builder.getF32Type(), value);
}

Value toType(OpBuilder &builder, Location loc, Value value, Type type) {
  if (value.getType() == type)
    return value;
  return arith::TruncFOp::create(builder, loc, type, value);
}

Value roundTo(OpBuilder &builder, Location loc, Value value, Type type) {
  return toF32(builder, loc, toType(builder, loc, value, type));
}

Value createF32(OpBuilder &builder, Location loc, float value) {
  return arith::ConstantOp::create(builder, loc,
                                   builder.getF32FloatAttr(value));
}

Value createIndex(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

Value createEmptyLike(OpBuilder &builder, Location loc, Value like,
                      Type elementType) {
  return tensor::EmptyOp::create(
      builder, loc, tensor::getMixedSizes(builder, loc, like), elementType);
}

AffineMap getDimsMap(MLIRContext *context, unsigned rank,
                     ArrayRef<unsigned> dims) {
  SmallVector<AffineExpr> results;
  for (unsigned dim : dims)
    results.push_back(getAffineDimExpr(dim, context));
  return AffineMap::get(rank, 0, results, context);
}

Value createElementwise(
    OpBuilder &builder, Location loc, ValueRange inputs,
    ArrayRef<AffineMap> inputMaps, Value output,
    llvm::function_ref<Value(OpBuilder &, ValueRange)> body) {
  auto type = cast<RankedTensorType>(output.getType());
  unsigned rank = type.getRank();
  SmallVector<AffineMap> maps(inputMaps);
  maps.push_back(builder.getMultiDimIdentityMap(rank));
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             builder, loc, type, inputs, output, maps, iterators,
             [&](OpBuilder &nested, Location nestedLoc, ValueRange args) {
               linalg::YieldOp::create(nested, nestedLoc, body(nested, args));
             })
      .getResult(0);
}

Value convertElements(OpBuilder &builder, Location loc, Value value, Type type,
                      Value output) {
  auto from = cast<RankedTensorType>(value.getType());
  if (from.getElementType() == type && !output)
    return value;
  if (!output)
    output = createEmptyLike(builder, loc, value, type);
  return createElementwise(
      builder, loc, value, builder.getMultiDimIdentityMap(from.getRank()),
      output, [&](OpBuilder &nested, ValueRange args) {
        return toType(nested, loc, toF32(nested, loc, args[0]), type);
      });
}

} // namespace decompose
} // namespace prelude
