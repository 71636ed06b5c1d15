//===- SplitAndNorm.cpp - split and rms_norm in upstream dialects ---------===//
//
// Reference semantics of prelude.split and prelude.rms_norm.
//
//===----------------------------------------------------------------------===//

#include "Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Dialect/Prelude/Transforms/Decompose.h"

using namespace mlir;
using namespace prelude;
using namespace prelude::decompose;

namespace {

struct DecomposeSplit : OpRewritePattern<SplitOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(SplitOp op,
                                PatternRewriter &rewriter) const override {
    if (!isa<RankedTensorType>(op.getQkv().getType()))
      return rewriter.notifyMatchFailure(op, "works on memrefs");
    Location loc = op.getLoc();
    // Upstream takes no slice of an empty tensor.
    if (isEmpty(op.getQkv())) {
      SmallVector<Value> results;
      for (Type type : op->getResultTypes())
        results.push_back(tensor::EmptyOp::create(
            rewriter, loc, cast<RankedTensorType>(type).getShape(),
            cast<RankedTensorType>(type).getElementType()));
      rewriter.replaceOp(op, results);
      return success();
    }
    auto q = cast<RankedTensorType>(op.getQ().getType());
    auto k = cast<RankedTensorType>(op.getK().getType());
    int64_t headSize = q.getDimSize(2);
    OpFoldResult tokens = tensor::getMixedSize(rewriter, loc, op.getQkv(), 0);
    OpFoldResult zero = rewriter.getIndexAttr(0),
                 one = rewriter.getIndexAttr(1);

    // Columns [start, start + heads * size) as [T, heads, size].
    auto part = [&](int64_t start, int64_t heads, int64_t size) -> Value {
      Value columns = tensor::ExtractSliceOp::create(
          rewriter, loc, op.getQkv(), {zero, rewriter.getIndexAttr(start)},
          {tokens, rewriter.getIndexAttr(heads * size)}, {one, one});
      auto type = RankedTensorType::get({q.getDimSize(0), heads, size},
                                        q.getElementType());
      SmallVector<ReassociationIndices> reassociation = {{0}, {1, 2}};
      return tensor::ExpandShapeOp::create(
          rewriter, loc, type, columns, reassociation,
          {tokens, rewriter.getIndexAttr(heads), rewriter.getIndexAttr(size)});
    };

    int64_t heads = q.getDimSize(1), kvHeads = k.getDimSize(1);
    bool hasGate = static_cast<bool>(op.getGate());
    int64_t kStart = heads * headSize * (hasGate ? 2 : 1);
    SmallVector<Value> results;
    Value gate;
    if (hasGate) {
      Value both = part(0, heads, 2 * headSize);
      auto half = [&](int64_t start) -> Value {
        return tensor::ExtractSliceOp::create(
            rewriter, loc, both, {zero, zero, rewriter.getIndexAttr(start)},
            {tokens, rewriter.getIndexAttr(heads),
             rewriter.getIndexAttr(headSize)},
            {one, one, one});
      };
      results.push_back(half(0));
      gate = half(headSize);
    } else {
      results.push_back(part(0, heads, headSize));
    }
    results.push_back(part(kStart, kvHeads, headSize));
    results.push_back(part(kStart + kvHeads * headSize, kvHeads, headSize));
    if (gate)
      results.push_back(gate);
    rewriter.replaceOp(op, results);
    return success();
  }
};

struct DecomposeRmsNorm : OpRewritePattern<RmsNormOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(RmsNormOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getResult())
      return rewriter.notifyMatchFailure(op, "works on memrefs");
    Location loc = op.getLoc();
    Value x = op.getX();
    auto type = cast<RankedTensorType>(x.getType());
    Type elementType = type.getElementType();
    unsigned rank = type.getRank();
    int64_t size = type.getDimSize(rank - 1);
    Type f32 = rewriter.getF32Type();
    AffineMap identity = rewriter.getMultiDimIdentityMap(rank);
    AffineMap rows = identity.dropResult(rank - 1);
    AffineMap rowIdentity = rewriter.getMultiDimIdentityMap(rank - 1);

    // The sum of squares of each row.
    SmallVector<OpFoldResult> rowSizes =
        tensor::getMixedSizes(rewriter, loc, x);
    rowSizes.pop_back();
    Value empty = tensor::EmptyOp::create(rewriter, loc, rowSizes, f32);
    Value zero = createF32(rewriter, loc, 0.0f);
    Value zeros =
        linalg::FillOp::create(rewriter, loc, zero, empty).getResult(0);
    SmallVector<utils::IteratorType> iterators(rank,
                                               utils::IteratorType::parallel);
    iterators.back() = utils::IteratorType::reduction;
    Value sums =
        linalg::GenericOp::create(
            rewriter, loc, empty.getType(), x, zeros,
            ArrayRef<AffineMap>{identity, rows}, iterators,
            [&](OpBuilder &builder, Location loc, ValueRange args) {
              Value value = toF32(builder, loc, args[0]);
              Value square = arith::MulFOp::create(builder, loc, value, value);
              Value sum = arith::AddFOp::create(builder, loc, args[1], square);
              linalg::YieldOp::create(builder, loc, sum);
            })
            .getResult(0);

    // rstd = 1 / sqrt(sum / n + eps)
    Value rstd = createElementwise(
        rewriter, loc, sums, rowIdentity, empty,
        [&](OpBuilder &builder, ValueRange args) -> Value {
          Value n = createF32(builder, loc, static_cast<float>(size));
          Value eps = createF32(builder, loc, op.getEps().convertToFloat());
          Value mean = arith::DivFOp::create(builder, loc, args[0], n);
          Value sum = arith::AddFOp::create(builder, loc, mean, eps);
          Value root = math::SqrtOp::create(builder, loc, sum);
          Value one = createF32(builder, loc, 1.0f);
          return arith::DivFOp::create(builder, loc, one, root);
        });

    SmallVector<Value> inputs = {x, rstd};
    SmallVector<AffineMap> maps = {identity, rows};
    if (op.getWeight()) {
      inputs.push_back(op.getWeight());
      maps.push_back(getDimsMap(getContext(), rank, rank - 1));
    }
    float offset = op.getWeightOffset().convertToFloat();
    Value result = createElementwise(
        rewriter, loc, inputs, maps, op.getInit(),
        [&](OpBuilder &builder, ValueRange args) -> Value {
          Value value = toF32(builder, loc, args[0]);
          Value normed = arith::MulFOp::create(builder, loc, value, args[1]);
          if (op.getWeight()) {
            if (op.getRounding() == Rounding::STEPWISE)
              normed = roundTo(builder, loc, normed, elementType);
            Value factor = toF32(builder, loc, args[2]);
            // A sum with 0 would turn a weight of -0 to 0.
            if (offset != 0.0f)
              factor = arith::AddFOp::create(
                  builder, loc, createF32(builder, loc, offset), factor);
            normed = arith::MulFOp::create(builder, loc, normed, factor);
          }
          return toType(builder, loc, normed, elementType);
        });
    rewriter.replaceOp(op, result);
    return success();
  }
};

} // namespace

void prelude::populateDecomposeSplitPatterns(RewritePatternSet &patterns) {
  patterns.add<DecomposeSplit>(patterns.getContext());
}

void prelude::populateDecomposeRmsNormPatterns(RewritePatternSet &patterns) {
  patterns.add<DecomposeRmsNorm>(patterns.getContext());
}
