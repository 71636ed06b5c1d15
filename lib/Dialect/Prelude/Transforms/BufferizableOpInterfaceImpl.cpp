//===- BufferizableOpInterfaceImpl.cpp - Bufferization --------------------===//
//
// External models of BufferizableOpInterface for the ops of the dialect.
//
//===----------------------------------------------------------------------===//

#include "prelude/Dialect/Prelude/Transforms/BufferizableOpInterfaceImpl.h"

#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/DialectRegistry.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"

using namespace mlir;
using namespace mlir::bufferization;

namespace prelude {

//===----------------------------------------------------------------------===//
// Views of a packed projection
//===----------------------------------------------------------------------===//

SmallVector<Value> buildSplitViews(OpBuilder &builder, SplitOp op, Value qkv) {
  Location loc = op.getLoc();
  auto shapeOf = [](Value value) {
    return cast<ShapedType>(value.getType()).getShape();
  };
  int64_t heads = shapeOf(op.getQ())[1], headSize = shapeOf(op.getQ())[2];
  int64_t kvHeads = shapeOf(op.getK())[1];
  OpFoldResult tokens = memref::getMixedSize(builder, loc, qkv, 0);
  Attribute zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);

  // Heads of `width` elements from column `start` on, as [T, count, width].
  auto takeHeads = [&](int64_t start, int64_t count, int64_t width) -> Value {
    Value columns = memref::SubViewOp::create(
        builder, loc, qkv, {zero, builder.getIndexAttr(start)},
        {tokens, builder.getIndexAttr(count * width)}, {one, one});
    SmallVector<int64_t> shape = {shapeOf(columns)[0], count, width};
    SmallVector<OpFoldResult> sizes = {tokens, builder.getIndexAttr(count),
                                       builder.getIndexAttr(width)};
    return memref::ExpandShapeOp::create(
        builder, loc, shape, columns,
        SmallVector<ReassociationIndices>{{0}, {1, 2}}, sizes);
  };
  // Half of each head of [q | gate].
  auto takeHalf = [&](Value pairs, int64_t start) -> Value {
    return memref::SubViewOp::create(
        builder, loc, pairs, {zero, zero, builder.getIndexAttr(start)},
        {tokens, builder.getIndexAttr(heads), builder.getIndexAttr(headSize)},
        {one, one, one});
  };

  SmallVector<Value> views;
  int64_t qWidth = op.getGate() ? 2 * headSize : headSize;
  Value q = takeHeads(0, heads, qWidth);
  views.push_back(op.getGate() ? takeHalf(q, 0) : q);
  int64_t start = heads * qWidth;
  views.push_back(takeHeads(start, kvHeads, headSize));
  views.push_back(takeHeads(start + kvHeads * headSize, kvHeads, headSize));
  if (op.getGate())
    views.push_back(takeHalf(q, headSize));
  return views;
}

namespace {

//===----------------------------------------------------------------------===//
// SplitOp
//===----------------------------------------------------------------------===//

struct SplitOpModel
    : BufferizableOpInterface::ExternalModel<SplitOpModel, SplitOp> {
  bool bufferizesToMemoryRead(Operation *, OpOperand &,
                              const AnalysisState &) const {
    return false;
  }
  bool bufferizesToMemoryWrite(Operation *, OpOperand &,
                               const AnalysisState &) const {
    return false;
  }

  AliasingValueList getAliasingValues(Operation *op, OpOperand &,
                                      const AnalysisState &) const {
    AliasingValueList list;
    for (OpResult result : op->getResults())
      list.addAlias({result, BufferRelation::Unknown});
    return list;
  }

  FailureOr<BufferLikeType>
  getBufferType(Operation *op, Value value, const BufferizationOptions &options,
                const BufferizationState &state,
                SmallVector<Value> &invocationStack) const {
    auto split = cast<SplitOp>(op);
    FailureOr<BufferLikeType> qkv = bufferization::getBufferType(
        split.getQkv(), options, state, invocationStack);
    if (failed(qkv))
      return failure();
    auto q = cast<ShapedType>(split.getQ().getType());
    auto k = cast<ShapedType>(split.getK().getType());
    SmallVector<MemRefType> views = SplitOp::inferViewTypes(
        cast<MemRefType>(*qkv), q.getDimSize(1), k.getDimSize(1),
        q.getDimSize(2), static_cast<bool>(split.getGate()));
    return cast<BufferLikeType>(views[cast<OpResult>(value).getResultNumber()]);
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto split = cast<SplitOp>(op);
    FailureOr<Value> qkv = getBuffer(rewriter, split.getQkv(), options, state);
    if (failed(qkv))
      return failure();
    replaceOpWithBufferizedValues(rewriter, op,
                                  buildSplitViews(rewriter, split, *qkv));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Destination-style ops
//===----------------------------------------------------------------------===//

/// Whether `operand` is a cache, which holds rows that the op doesn't write.
template <typename OpTy>
bool isCache(OpTy, OpOperand &) {
  return false;
}
bool isCache(KVCacheUpdateOp op, OpOperand &operand) {
  return op.isDpsInit(&operand);
}
bool isCache(FusedOp op, OpOperand &operand) {
  for (MutableOperandRange cache :
       {op.getKCacheMutable(), op.getVCacheMutable()})
    for (OpOperand &candidate : cache)
      if (&candidate == &operand)
        return true;
  return false;
}

template <typename OpTy>
struct DestinationOpModel
    : DstBufferizableOpInterfaceExternalModel<DestinationOpModel<OpTy>, OpTy> {
  bool bufferizesToMemoryRead(Operation *op, OpOperand &operand,
                              const AnalysisState &) const {
    auto destination = cast<OpTy>(op);
    // Every element of an output is written, but not every slot of a cache.
    return !destination.isDpsInit(&operand) || isCache(destination, operand);
  }

  bool mustBufferizeInPlace(Operation *op, OpOperand &operand,
                            const AnalysisState &) const {
    return isCache(cast<OpTy>(op), operand);
  }

  LogicalResult bufferize(Operation *op, RewriterBase &rewriter,
                          const BufferizationOptions &options,
                          BufferizationState &state) const {
    auto destination = cast<DestinationStyleOpInterface>(op);
    if (destination.hasPureBufferSemantics())
      return success();
    SmallVector<Value> operands, outputs;
    for (OpOperand &operand : op->getOpOperands()) {
      FailureOr<Value> buffer =
          getBuffer(rewriter, operand.get(), options, state);
      if (failed(buffer))
        return failure();
      operands.push_back(*buffer);
      if (destination.isDpsInit(&operand))
        outputs.push_back(*buffer);
    }
    rewriter.setInsertionPoint(op);
    clone(rewriter, op, /*newResultTypes=*/{}, operands);
    replaceOpWithBufferizedValues(rewriter, op, outputs);
    return success();
  }
};

} // namespace

void registerBufferizableOpInterfaceExternalModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, PreludeDialect *) {
    SplitOp::attachInterface<SplitOpModel>(*context);
    RmsNormOp::attachInterface<DestinationOpModel<RmsNormOp>>(*context);
    RopeOp::attachInterface<DestinationOpModel<RopeOp>>(*context);
    KVCacheUpdateOp::attachInterface<DestinationOpModel<KVCacheUpdateOp>>(
        *context);
    FusedOp::attachInterface<DestinationOpModel<FusedOp>>(*context);
  });
}

} // namespace prelude
