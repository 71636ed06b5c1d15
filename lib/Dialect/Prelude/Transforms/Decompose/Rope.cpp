//===- Rope.cpp - rope in upstream dialects -------------------------------===//
//
// Reference semantics of prelude.rope. The rows of the tables that the tokens
// use are gathered first, once for all heads; then each half of the rotation
// pairs is computed from both halves.
//
//===----------------------------------------------------------------------===//

#include "Utils.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"

using namespace mlir;
using namespace prelude;
using namespace prelude::decompose;

namespace {

/// The factors of all rotation pairs, [T, R/2] each and in f32: a' =
/// a*c0 - b*s0, b' = b*c1 + a*s1. `inRange` tells which pairs rotate; null
/// where all do.
struct Factors {
  Value c0, s0, c1, s1, inRange;
};

class RopeBuilder {
public:
  RopeBuilder(RopeOp op, OpBuilder &builder)
      : op(op), builder(builder), loc(op.getLoc()),
        type(cast<RankedTensorType>(op.getX().getType())),
        half(op.getRotarySize() / 2), offset(op.getRotaryOffset()),
        tokens(tensor::getMixedSize(builder, loc, op.getX(), 0)) {}

  Value build() {
    Factors factors = gatherFactors();
    bool neox = op.getStyle() == RopeStyle::NEOX;
    int64_t stride = neox ? 1 : 2;
    int64_t firstStart = offset, secondStart = offset + (neox ? half : 1);
    Value a = extract(op.getX(), firstStart, half, stride);
    Value b = extract(op.getX(), secondStart, half, stride);

    Value result = op.getInit();
    if (offset > 0)
      result = insert(extract(op.getX(), 0, offset, 1), result, 0, offset, 1);
    result = insert(rotate(a, b, factors.c0, factors.s0, factors.inRange,
                           extract(result, firstStart, half, stride),
                           /*isFirst=*/true),
                    result, firstStart, half, stride);
    result = insert(rotate(b, a, factors.c1, factors.s1, factors.inRange,
                           extract(result, secondStart, half, stride),
                           /*isFirst=*/false),
                    result, secondStart, half, stride);
    int64_t end = offset + 2 * half, rest = type.getDimSize(2) - end;
    if (rest > 0)
      result = insert(extract(op.getX(), end, rest, 1), result, end, rest, 1);
    return result;
  }

private:
  /// Offsets, sizes and strides of dims [start, start + stride * count).
  struct Slice {
    SmallVector<OpFoldResult> offsets, sizes, strides;
  };
  Slice getSlice(int64_t start, int64_t count, int64_t stride) {
    OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
    return {{zero, zero, builder.getIndexAttr(start)},
            {tokens, builder.getIndexAttr(type.getDimSize(1)),
             builder.getIndexAttr(count)},
            {one, one, builder.getIndexAttr(stride)}};
  }

  Value extract(Value from, int64_t start, int64_t count, int64_t stride) {
    Slice slice = getSlice(start, count, stride);
    return tensor::ExtractSliceOp::create(builder, loc, from, slice.offsets,
                                          slice.sizes, slice.strides);
  }

  Value insert(Value from, Value into, int64_t start, int64_t count,
               int64_t stride) {
    Slice slice = getSlice(start, count, stride);
    return tensor::InsertSliceOp::create(
        builder, loc, from, into, slice.offsets, slice.sizes, slice.strides);
  }

  /// The axis from which frequency `i` takes its position.
  Value getAxis(OpBuilder &nested, Value i) {
    ArrayRef<int64_t> sections = *op.getSections();
    auto constant = [&](int64_t value) {
      return createIndex(nested, loc, value);
    };
    auto less = [&](Value lhs, Value rhs) -> Value {
      return arith::CmpIOp::create(nested, loc, arith::CmpIPredicate::slt, lhs,
                                   rhs);
    };
    auto select = [&](Value condition, Value yes, Value no) -> Value {
      return arith::SelectOp::create(nested, loc, condition, yes, no);
    };
    if (op.getSectionOrder() == SectionOrder::INTERLEAVED) {
      Value axis = arith::RemUIOp::create(nested, loc, i, constant(3));
      Value limit =
          select(less(axis, constant(1)), constant(3 * sections[0]),
                 select(less(axis, constant(2)), constant(3 * sections[1]),
                        constant(3 * sections[2])));
      return select(less(i, limit), axis, constant(0));
    }
    return select(less(i, constant(sections[0])), constant(0),
                  select(less(i, constant(sections[0] + sections[1])),
                         constant(1), constant(2)));
  }

  Factors gatherFactors() {
    auto cosType = cast<RankedTensorType>(op.getCos().getType());
    bool wide = cosType.getDimSize(1) == 2 * half;
    bool neox = op.getStyle() == RopeStyle::NEOX;
    int64_t rows = cosType.getDimSize(0);
    // A static table that is long enough needs no check.
    bool allInRange = !op.getPositions() && !ShapedType::isDynamic(rows) &&
                      !type.isDynamicDim(0) && type.getDimSize(0) <= rows;

    SmallVector<OpFoldResult> sizes = {tokens, builder.getIndexAttr(half)};
    Type f32 = builder.getF32Type();
    Value floats = tensor::EmptyOp::create(builder, loc, sizes, f32);
    SmallVector<Value> outputs(wide ? 4 : 2, floats);
    if (!allInRange)
      outputs.push_back(
          tensor::EmptyOp::create(builder, loc, sizes, builder.getI1Type()));

    SmallVector<Value> inputs;
    SmallVector<AffineMap> maps;
    if (op.getPositions() && !op.getSections()) {
      inputs.push_back(op.getPositions());
      maps.push_back(getDimsMap(builder.getContext(), 2, 0));
    }
    maps.append(outputs.size(), builder.getMultiDimIdentityMap(2));
    SmallVector<utils::IteratorType> iterators(2,
                                               utils::IteratorType::parallel);
    Value rowCount = tensor::DimOp::create(builder, loc, op.getCos(), 0);
    auto gather = linalg::GenericOp::create(
        builder, loc, TypeRange(ValueRange(outputs)), inputs, outputs, maps,
        iterators, [&](OpBuilder &nested, Location, ValueRange args) {
          Value t = linalg::IndexOp::create(nested, loc, 0);
          Value i = linalg::IndexOp::create(nested, loc, 1);
          Value row = t;
          if (op.getSections())
            row = tensor::ExtractOp::create(nested, loc, op.getPositions(),
                                            ValueRange{getAxis(nested, i), t});
          else if (op.getPositions())
            row = args[0];
          if (!row.getType().isIndex())
            row = arith::IndexCastOp::create(nested, loc, nested.getIndexType(),
                                             row);
          // The columns of the first and, in a wide table, the second element.
          SmallVector<Value> columns = {i};
          if (wide && neox) {
            columns.push_back(arith::AddIOp::create(
                nested, loc, i, createIndex(nested, loc, half)));
          } else if (wide) {
            columns[0] = arith::MulIOp::create(nested, loc, i,
                                               createIndex(nested, loc, 2));
            columns.push_back(arith::AddIOp::create(
                nested, loc, columns[0], createIndex(nested, loc, 1)));
          }
          auto load = [&](OpBuilder &inner) {
            SmallVector<Value> values;
            for (Value column : columns)
              for (Value table : {op.getCos(), op.getSin()})
                values.push_back(
                    toF32(inner, loc,
                          tensor::ExtractOp::create(inner, loc, table,
                                                    ValueRange{row, column})));
            return values;
          };
          if (allInRange) {
            linalg::YieldOp::create(nested, loc, load(nested));
            return;
          }
          Value low =
              arith::CmpIOp::create(nested, loc, arith::CmpIPredicate::sge, row,
                                    createIndex(nested, loc, 0));
          Value high = arith::CmpIOp::create(
              nested, loc, arith::CmpIPredicate::slt, row, rowCount);
          Value inRange = arith::AndIOp::create(nested, loc, low, high);
          // A branch, not a select: the table is not read out of range.
          auto values = scf::IfOp::create(
              nested, loc, inRange,
              [&](OpBuilder &inner, Location) {
                scf::YieldOp::create(inner, loc, load(inner));
              },
              [&](OpBuilder &inner, Location) {
                SmallVector<Value> zeros(2 * columns.size(),
                                         createF32(inner, loc, 0.0f));
                scf::YieldOp::create(inner, loc, zeros);
              });
          SmallVector<Value> results(values.getResults());
          results.push_back(inRange);
          linalg::YieldOp::create(nested, loc, results);
        });
    auto results = gather.getResults();
    return {results[0], results[1], results[wide ? 2 : 0],
            results[wide ? 3 : 1], allInRange ? Value() : results.back()};
  }

  /// One half of the pairs: own * cos -+ other * sin.
  Value rotate(Value own, Value other, Value cos, Value sin, Value inRange,
               Value output, bool isFirst) {
    MLIRContext *context = builder.getContext();
    AffineMap identity = builder.getMultiDimIdentityMap(3);
    AffineMap pairs = getDimsMap(context, 3, {0, 2});
    SmallVector<Value> inputs = {own, other, cos, sin};
    SmallVector<AffineMap> maps = {identity, identity, pairs, pairs};
    if (inRange) {
      inputs.push_back(inRange);
      maps.push_back(pairs);
    }
    Type elementType = type.getElementType();
    bool stepwise = op.getRounding() == Rounding::STEPWISE;
    return createElementwise(
        builder, loc, inputs, maps, output,
        [&](OpBuilder &nested, ValueRange args) -> Value {
          Value x = toF32(nested, loc, args[0]);
          Value y = toF32(nested, loc, args[1]);
          Value xc = arith::MulFOp::create(nested, loc, x, args[2]);
          Value ys = arith::MulFOp::create(nested, loc, y, args[3]);
          if (stepwise) {
            xc = roundTo(nested, loc, xc, elementType);
            ys = roundTo(nested, loc, ys, elementType);
          }
          Value sum;
          if (isFirst)
            sum = arith::SubFOp::create(nested, loc, xc, ys);
          else
            sum = arith::AddFOp::create(nested, loc, xc, ys);
          Value rotated = toType(nested, loc, sum, elementType);
          if (!inRange)
            return rotated;
          return arith::SelectOp::create(nested, loc, args[4], rotated,
                                         args[0]);
        });
  }

  RopeOp op;
  OpBuilder &builder;
  Location loc;
  RankedTensorType type;
  int64_t half;
  int64_t offset;
  OpFoldResult tokens;
};

struct DecomposeRope : OpRewritePattern<RopeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(RopeOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getResult())
      return rewriter.notifyMatchFailure(op, "works on memrefs");
    // Upstream takes no slice of an empty tensor.
    if (isEmpty(op.getX()) || isEmpty(op.getInit())) {
      rewriter.replaceOp(op, op.getInit());
      return success();
    }
    rewriter.replaceOp(op, RopeBuilder(op, rewriter).build());
    return success();
  }
};

} // namespace

void prelude::populateDecomposeRopePatterns(RewritePatternSet &patterns) {
  patterns.add<DecomposeRope>(patterns.getContext());
}
