//===- KVCacheUpdate.cpp - kv_cache_update in upstream dialects -----------===//
//
// Reference semantics of prelude.kv_cache_update: a loop over the tokens that
// have a slot, which inserts each element where the layout's map says.
//
//===----------------------------------------------------------------------===//

#include "Utils.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "prelude/Dialect/Prelude/IR/CacheLayouts.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"

using namespace mlir;
using namespace prelude;
using namespace prelude::decompose;

namespace {

class CacheUpdateBuilder {
public:
  CacheUpdateBuilder(KVCacheUpdateOp op, OpBuilder &builder)
      : op(op), builder(builder), loc(op.getLoc()) {}

  SmallVector<Value> build() {
    Value zero = createIndex(builder, loc, 0),
          one = createIndex(builder, loc, 1);
    Value tokens = tensor::DimOp::create(builder, loc, op.getK(), 0);
    Value slots = tensor::DimOp::create(builder, loc, op.getSlots(), 0);
    // Tokens beyond the slots are padding.
    Value rows = arith::MinSIOp::create(builder, loc, tokens, slots);

    // How many slots the cache has.
    SlotDims dims = getSlotDims(op.getLayout(), CacheRole::Key);
    Value blockSize = one;
    for (unsigned dim : dims.blockSize)
      blockSize = arith::MulIOp::create(
          builder, loc, blockSize,
          tensor::DimOp::create(builder, loc, op.getKCache(), dim));
    Value blocks =
        tensor::DimOp::create(builder, loc, op.getKCache(), dims.block);
    Value capacity = arith::MulIOp::create(builder, loc, blocks, blockSize);

    auto loop = scf::ForOp::create(
        builder, loc, zero, rows, one,
        ValueRange{op.getKCache(), op.getVCache()},
        [&](OpBuilder &nested, Location, Value t, ValueRange caches) {
          Value slot = tensor::ExtractOp::create(nested, loc, op.getSlots(), t);
          Value index = arith::IndexCastOp::create(nested, loc,
                                                   nested.getIndexType(), slot);
          Value low = arith::CmpIOp::create(
              nested, loc, arith::CmpIPredicate::sge, index, zero);
          Value high = arith::CmpIOp::create(
              nested, loc, arith::CmpIPredicate::slt, index, capacity);
          Value inRange = arith::AndIOp::create(nested, loc, low, high);
          auto written = scf::IfOp::create(
              nested, loc, inRange,
              [&](OpBuilder &inner, Location) {
                Value block =
                    arith::DivUIOp::create(inner, loc, index, blockSize);
                Value offset =
                    arith::RemUIOp::create(inner, loc, index, blockSize);
                Value k = writeRow(inner, CacheRole::Key, caches[0], t, block,
                                   offset);
                Value v = writeRow(inner, CacheRole::Value, caches[1], t, block,
                                   offset);
                scf::YieldOp::create(inner, loc, ValueRange{k, v});
              },
              [&](OpBuilder &inner, Location) {
                scf::YieldOp::create(inner, loc, caches);
              });
          scf::YieldOp::create(nested, loc, written.getResults());
        });
    return SmallVector<Value>(loop.getResults());
  }

private:
  /// Writes row `t` of k or v to (block, offset) of its cache.
  Value writeRow(OpBuilder &outer, CacheRole role, Value cache, Value t,
                 Value block, Value offset) {
    bool isKey = role == CacheRole::Key;
    Value from = isKey ? op.getK() : op.getV();
    Value scale = isKey ? op.getKScale() : op.getVScale();
    auto fromType = cast<RankedTensorType>(from.getType());
    auto cacheType = cast<RankedTensorType>(cache.getType());
    AffineMap map = getCacheMap(op.getLayout(), role,
                                getPackFactor(cacheType.getElementType()),
                                outer.getContext());
    Value zero = createIndex(outer, loc, 0), one = createIndex(outer, loc, 1);
    auto over = [&](OpBuilder &nested, int64_t extent, Value init,
                    llvm::function_ref<Value(OpBuilder &, Value, Value)> body)
        -> Value {
      Value end = createIndex(nested, loc, extent);
      return scf::ForOp::create(
                 nested, loc, zero, end, one, init,
                 [&](OpBuilder &inner, Location, Value iv, ValueRange args) {
                   scf::YieldOp::create(inner, loc, body(inner, iv, args[0]));
                 })
          .getResult(0);
    };
    return over(outer, fromType.getDimSize(1), cache,
                [&](OpBuilder &heads, Value h, Value outerCache) {
                  Value factor = scale ? loadScale(heads, scale, h) : Value();
                  return over(
                      heads, fromType.getDimSize(2), outerCache,
                      [&](OpBuilder &body, Value d, Value innerCache) -> Value {
                        Value element = tensor::ExtractOp::create(
                            body, loc, from, ValueRange{t, h, d});
                        element = store(body, element, factor,
                                        cacheType.getElementType());
                        SmallVector<OpFoldResult> point = {block, offset, h, d};
                        SmallVector<Value> indices;
                        for (unsigned i = 0; i < map.getNumResults(); ++i)
                          indices.push_back(getValueOrCreateConstantIndexOp(
                              body, loc,
                              affine::makeComposedFoldedAffineApply(
                                  body, loc, map.getSubMap(i), point)));
                        return tensor::InsertOp::create(body, loc, element,
                                                        innerCache, indices);
                      });
                });
  }

  Value loadScale(OpBuilder &nested, Value scale, Value head) {
    auto type = cast<RankedTensorType>(scale.getType());
    SmallVector<Value> indices;
    if (type.getRank() == 1)
      indices.push_back(type.getDimSize(0) == 1 ? createIndex(nested, loc, 0)
                                                : head);
    return tensor::ExtractOp::create(nested, loc, scale, indices);
  }

  /// What the cache holds for an element of k or v.
  Value store(OpBuilder &nested, Value element, Value factor, Type type) {
    if (element.getType() == type)
      return element;
    Value value = toF32(nested, loc, element);
    if (factor)
      value = arith::DivFOp::create(nested, loc, value, factor);
    return toFp8(nested, loc, value, cast<FloatType>(type));
  }

  KVCacheUpdateOp op;
  OpBuilder &builder;
  Location loc;
};

struct DecomposeKVCacheUpdate : OpRewritePattern<KVCacheUpdateOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(KVCacheUpdateOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getResults().empty())
      return rewriter.notifyMatchFailure(op, "works on memrefs");
    rewriter.replaceOp(op, CacheUpdateBuilder(op, rewriter).build());
    return success();
  }
};

} // namespace

void prelude::populateDecomposeKVCacheUpdatePatterns(
    RewritePatternSet &patterns) {
  patterns.add<DecomposeKVCacheUpdate>(patterns.getContext());
}
