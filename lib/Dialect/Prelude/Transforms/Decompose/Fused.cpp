//===- Fused.cpp - prelude.fused as the chain that it stands for ----------===//
//
// Takes prelude.fused apart into split, rms_norm, rope and kv_cache_update.
//
//===----------------------------------------------------------------------===//

#include "Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Dialect/Prelude/Transforms/Decompose.h"

using namespace mlir;
using namespace prelude;
using namespace prelude::decompose;

namespace {

/// What the op does to one of q, k and v.
struct Part {
  Value in; ///< [T, H, D]
  std::optional<APFloat> eps;
  Value weight;
  bool hasRope = false;
  /// As the op has it; null where only the cache takes the value, or where it
  /// is yet to be brought to an fp8 type.
  Value out;
  bool outHeadMajor = false;
};

class ChainBuilder {
public:
  ChainBuilder(FusedOp op, OpBuilder &builder)
      : op(op), builder(builder), loc(op.getLoc()) {}

  SmallVector<Value> build() {
    Part q{{},           op.getQEps(), op.getQWeight(),
           op.hasRope(), op.getQOut(), op.getQOutHeadMajor()};
    Part k{{},           op.getKEps(), op.getKWeight(),
           op.hasRope(), op.getKOut(), op.getKOutHeadMajor()};
    Part v{{},    op.getVEps(), op.getVWeight(),
           false, op.getVOut(), op.getVOutHeadMajor()};
    Value gate;
    if (op.isPacked()) {
      SplitOp split = createSplit();
      q.in = split.getQ();
      k.in = split.getK();
      v.in = split.getV();
      gate = split.getGate();
    } else {
      q.in = toTokens(op.getQ(), op.getQHeadMajor());
      k.in = toTokens(op.getK(), op.getKHeadMajor());
      v.in = toTokens(op.getV(), op.getVHeadMajor());
    }

    SmallVector<Value> results;
    if (op.quantizesQ()) {
      q.out = {};
      results.push_back(fromTokens(quantize(createStages(q)), op.getQOut(),
                                   op.getQOutHeadMajor()));
    } else {
      results.push_back(fromTokens(createStages(q), q.out, q.outHeadMajor));
    }
    if (gate)
      results.push_back(
          fromTokens(gate, op.getGateOut(), op.getGateOutHeadMajor()));
    // What neither an output nor a cache takes isn't computed.
    Value kFinal = k.out || op.hasCache() ? createStages(k) : Value();
    Value vFinal = v.out || op.hasCache() ? createStages(v) : Value();
    if (k.out)
      results.push_back(fromTokens(kFinal, k.out, k.outHeadMajor));
    if (v.out)
      results.push_back(fromTokens(vFinal, v.out, v.outHeadMajor));
    if (op.hasCache()) {
      auto update = KVCacheUpdateOp::create(
          builder, loc,
          TypeRange{op.getKCache().getType(), op.getVCache().getType()}, kFinal,
          vFinal, op.getSlots(), op.getKScale(), op.getVScale(), op.getKCache(),
          op.getVCache(), op.getLayoutAttr(),
          /*async_dependencies=*/ValueRange());
      results.append(update.getResults().begin(), update.getResults().end());
    }
    return results;
  }

private:
  SplitOp createSplit() {
    auto qkv = cast<RankedTensorType>(op.getQkv().getType());
    auto getType = [&](int64_t heads) -> Type {
      return RankedTensorType::get({qkv.getDimSize(0), heads, op.getHeadSize()},
                                   qkv.getElementType());
    };
    Type q = getType(op.getNumHeads()), kv = getType(op.getNumKVHeads());
    return SplitOp::create(builder, loc, q, kv, kv,
                           op.getGateOut() ? q : Type(), op.getQkv());
  }

  //===--------------------------------------------------------------------===//
  // [T, H, D] and the other shapes of head-structured operands
  //===--------------------------------------------------------------------===//

  static bool hasTwoTokenDims(Value value) {
    return cast<RankedTensorType>(value.getType()).getRank() == 4;
  }

  /// Whether both token dimensions are dynamic. Upstream's lowering of an
  /// expand_shape to two dynamic dimensions crashes (expand-strided-metadata).
  static bool hasDynamicTokenDims(Value value) {
    auto type = cast<RankedTensorType>(value.getType());
    return type.getRank() == 4 && type.isDynamicDim(0) && type.isDynamicDim(1);
  }

  /// Copies [T, H, D] to [N, S, H, D].
  Value cutTokens(Value value, Value output) {
    Value size = tensor::DimOp::create(builder, loc, output, 1);
    return createElementwise(
        builder, loc, {}, {}, output,
        [&](OpBuilder &nested, ValueRange) -> Value {
          SmallVector<Value> at;
          for (int64_t dim = 0; dim < 4; ++dim)
            at.push_back(linalg::IndexOp::create(nested, loc, dim));
          Value first = arith::MulIOp::create(nested, loc, at[0], size);
          Value token = arith::AddIOp::create(nested, loc, first, at[1]);
          return tensor::ExtractOp::create(nested, loc, value,
                                           ValueRange{token, at[2], at[3]});
        });
  }

  /// Exchanges the head dimension with the token dimension beside it.
  static SmallVector<int64_t> getPermutation(Value value) {
    return hasTwoTokenDims(value) ? SmallVector<int64_t>{0, 2, 1, 3}
                                  : SmallVector<int64_t>{1, 0, 2};
  }

  Value transpose(Value value, Value output) {
    return linalg::TransposeOp::create(builder, loc, value, output,
                                       getPermutation(value))
        ->getResult(0);
  }

  /// An uninitialized tensor of `value`'s transposed shape.
  Value createTransposedEmpty(Value value) {
    SmallVector<OpFoldResult> sizes =
        tensor::getMixedSizes(builder, loc, value);
    SmallVector<OpFoldResult> permuted;
    for (int64_t dim : getPermutation(value))
      permuted.push_back(sizes[dim]);
    return tensor::EmptyOp::create(
        builder, loc, permuted,
        cast<RankedTensorType>(value.getType()).getElementType());
  }

  /// A head-structured operand as [T, H, D]; null where it is absent.
  Value toTokens(Value value, bool headMajor) {
    if (!value)
      return {};
    if (headMajor)
      value = transpose(value, createTransposedEmpty(value));
    if (!hasTwoTokenDims(value))
      return value;
    return tensor::CollapseShapeOp::create(
        builder, loc, value,
        SmallVector<ReassociationIndices>{{0, 1}, {2}, {3}});
  }

  /// [T, H, D] in the type of the output `init`.
  Value fromTokens(Value value, Value init, bool headMajor) {
    Value shaped = headMajor ? createTransposedEmpty(init) : init;
    auto type = cast<RankedTensorType>(shaped.getType());
    if (hasDynamicTokenDims(shaped)) {
      value = cutTokens(value, shaped);
    } else if (type.getRank() == 4) {
      SmallVector<ReassociationIndices> reassociation = {{0, 1}, {2}, {3}};
      value = castTo(value, tensor::CollapseShapeOp::inferCollapsedType(
                                type, reassociation));
      value = tensor::ExpandShapeOp::create(
          builder, loc, type, value, reassociation,
          tensor::getMixedSizes(builder, loc, shaped));
    } else {
      value = castTo(value, type);
    }
    return headMajor ? transpose(value, init) : value;
  }

  Value castTo(Value value, Type type) {
    if (value.getType() == type)
      return value;
    return tensor::CastOp::create(builder, loc, type, value);
  }

  /// q in the fp8 type of its output.
  Value quantize(Value q) {
    auto type = cast<FloatType>(op.getQOutElementType());
    MLIRContext *context = op.getContext();
    SmallVector<Value> inputs = {q};
    SmallVector<AffineMap> maps = {getDimsMap(context, 3, {0, 1, 2})};
    if (Value scale = op.getQScale()) {
      // One scale of all heads is one element, whatever its rank.
      auto scaleType = cast<RankedTensorType>(scale.getType());
      bool isOne = scaleType.getRank() == 0 || scaleType.getDimSize(0) == 1;
      if (isOne && scaleType.getRank() != 0)
        scale = tensor::CollapseShapeOp::create(
            builder, loc, RankedTensorType::get({}, builder.getF32Type()),
            scale, ArrayRef<ReassociationIndices>());
      inputs.push_back(scale);
      maps.push_back(isOne ? getDimsMap(context, 3, {})
                           : getDimsMap(context, 3, {1}));
    }
    return createElementwise(
        builder, loc, inputs, maps, createEmptyLike(builder, loc, q, type),
        [&](OpBuilder &nested, ValueRange elements) -> Value {
          Value value = toF32(nested, loc, elements[0]);
          // The element of the init follows those of the inputs.
          if (op.getQScale())
            value = arith::DivFOp::create(nested, loc, value, elements[1]);
          return toFp8(nested, loc, value, type);
        });
  }

  //===--------------------------------------------------------------------===//
  // Norm and rope
  //===--------------------------------------------------------------------===//

  /// Where the last stage of a part writes: the output itself, so that the
  /// chain bufferizes without a copy, or a new tensor.
  Value createDestination(const Part &part) {
    if (part.out && !part.outHeadMajor && !hasDynamicTokenDims(part.out))
      return toTokens(part.out, /*headMajor=*/false);
    return createEmptyLike(builder, loc, part.in, getElementType());
  }

  Type getElementType() { return op.getElementType(); }

  Value createStages(const Part &part) {
    bool hasNorm = part.eps.has_value();
    if (!hasNorm && !part.hasRope)
      return part.in;
    if (!hasNorm)
      return createRope(part.in, createDestination(part),
                        op.getRopeRoundingAttr());
    if (!part.hasRope)
      return createNorm(part, part.in, createDestination(part),
                        op.getNormRoundingAttr());

    // Relaxed: both in f32, one rounding at the end.
    Type elementType = getElementType();
    bool relaxed = op.getRelaxed() && !elementType.isF32();
    Type betweenType = relaxed ? builder.getF32Type() : elementType;
    auto once = RoundingAttr::get(builder.getContext(), Rounding::ONCE);
    RoundingAttr normRounding = relaxed ? once : op.getNormRoundingAttr();
    RoundingAttr ropeRounding = relaxed ? once : op.getRopeRoundingAttr();
    Value value = convertElements(builder, loc, part.in, betweenType);
    Value between = createEmptyLike(builder, loc, part.in, betweenType);
    Value last = relaxed ? between : createDestination(part);
    if (op.getOrder() == Order::NORM_FIRST) {
      value = createNorm(part, value, between, normRounding);
      value = createRope(value, last, ropeRounding);
    } else {
      value = createRope(value, between, ropeRounding);
      value = createNorm(part, value, last, normRounding);
    }
    if (relaxed)
      value = convertElements(builder, loc, value, elementType,
                              createDestination(part));
    return value;
  }

  Value createNorm(const Part &part, Value x, Value init,
                   RoundingAttr rounding) {
    auto type = cast<RankedTensorType>(init.getType());
    bool perToken = op.getNormScope() == NormScope::TOKEN;
    SmallVector<ReassociationIndices> reassociation = {{0}, {1, 2}};
    if (perToken) {
      x = tensor::CollapseShapeOp::create(builder, loc, x, reassociation);
      init = tensor::CollapseShapeOp::create(builder, loc, init, reassociation);
    }
    Value sized = init;
    Value result =
        RmsNormOp::create(builder, loc, init.getType(), x, part.weight, init,
                          builder.getF32FloatAttr(part.eps->convertToFloat()),
                          part.weight ? op.getWeightOffsetAttr()
                                      : builder.getF32FloatAttr(0.0f),
                          rounding, /*async_dependencies=*/ValueRange())
            .getResult();
    if (!perToken)
      return result;
    return tensor::ExpandShapeOp::create(
        builder, loc, type, result, reassociation,
        {tensor::getMixedSize(builder, loc, sized, 0),
         builder.getIndexAttr(type.getDimSize(1)),
         builder.getIndexAttr(type.getDimSize(2))});
  }

  Value createRope(Value x, Value init, RoundingAttr rounding) {
    return RopeOp::create(builder, loc, init.getType(), x, op.getCos(),
                          op.getSin(), op.getPositions(), init,
                          op.getRopeStyleAttr(), rounding,
                          op.getRotaryDimAttr(), op.getRotaryOffsetAttr(),
                          op.getSectionsAttr(), op.getSectionOrderAttr(),
                          /*async_dependencies=*/ValueRange())
        .getResult();
  }

  FusedOp op;
  OpBuilder &builder;
  Location loc;
};

struct DecomposeFused : OpRewritePattern<FusedOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(FusedOp op,
                                PatternRewriter &rewriter) const override {
    if (!isa<RankedTensorType>(op.getQOut().getType()))
      return rewriter.notifyMatchFailure(op, "works on memrefs");
    rewriter.replaceOp(op, ChainBuilder(op, rewriter).build());
    return success();
  }
};

} // namespace

void prelude::populateDecomposeFusedPatterns(RewritePatternSet &patterns) {
  patterns.add<DecomposeFused>(patterns.getContext());
}
