//===- PreludeToRuntime.cpp - Prelude to func.call ------------------------===//
//
// The pass prelude-to-runtime.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "prelude/Conversion/Passes.h"
#include "prelude/Conversion/RuntimeCalls/RuntimeCalls.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Dialect/Prelude/Transforms/BufferizableOpInterfaceImpl.h"

namespace prelude {
#define GEN_PASS_DEF_PRELUDETORUNTIMEPASS
#include "prelude/Conversion/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

class PreludeToRuntime
    : public impl::PreludeToRuntimePassBase<PreludeToRuntime> {
public:
  void runOnOperation() override {
    SmallVector<Operation *> calls;
    SmallVector<SplitOp> splits;
    getOperation()->walk([&](Operation *op) {
      if (auto split = dyn_cast<SplitOp>(op))
        splits.push_back(split);
      else if (isa<RmsNormOp, RopeOp, KVCacheUpdateOp, FusedOp>(op))
        calls.push_back(op);
    });
    IRRewriter rewriter(&getContext());
    for (SplitOp split : splits) {
      if (failed(requireMemRefs(split)))
        return signalPassFailure();
      rewriter.setInsertionPoint(split);
      SmallVector<Value> views =
          buildSplitViews(rewriter, split, split.getQkv());
      for (auto [view, result] : llvm::zip_equal(views, split->getResults()))
        if (view.getType() != result.getType())
          view = memref::CastOp::create(rewriter, split.getLoc(),
                                        result.getType(), view);
      rewriter.replaceOp(split, views);
    }
    for (Operation *op : calls) {
      if (failed(requireMemRefs(op)) || failed(convert(rewriter, op)))
        return signalPassFailure();
      rewriter.eraseOp(op);
    }
  }

private:
  static LogicalResult requireMemRefs(Operation *op) {
    for (Value operand : op->getOperands())
      if (isa<TensorType>(operand.getType()))
        return op->emitOpError()
               << "is on tensors, and only ops on memrefs become calls; "
                  "bufferize it first";
    return success();
  }

  /// A private constant of the op's symbol table with these contents. A name
  /// stands for its contents.
  static memref::GlobalOp getOrCreateConstant(OpBuilder &builder, Operation *op,
                                              StringRef name,
                                              DenseElementsAttr contents,
                                              int64_t alignment) {
    Operation *table = SymbolTable::getNearestSymbolTable(op);
    if (auto global = dyn_cast_or_null<memref::GlobalOp>(
            SymbolTable::lookupSymbolIn(table, name)))
      return global;
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&table->getRegion(0).front());
    auto type = MemRefType::get(contents.getType().getShape(),
                                contents.getElementType());
    return memref::GlobalOp::create(
        builder, op->getLoc(), name, builder.getStringAttr("private"), type,
        contents, /*constant=*/true, builder.getI64IntegerAttr(alignment));
  }

  static Value getConstantAddress(OpBuilder &builder, Location loc,
                                  memref::GlobalOp global) {
    Value memref = memref::GetGlobalOp::create(builder, loc, global.getType(),
                                               global.getSymName());
    return toInteger(
        builder, loc,
        memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, memref));
  }

  static Value toInteger(OpBuilder &builder, Location loc, Value index) {
    return arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                      index);
  }

  /// Declares `name`; an error where the symbol is something else.
  static FailureOr<func::FuncOp> declare(OpBuilder &builder, Operation *op,
                                         StringRef name, FunctionType type) {
    Operation *table = SymbolTable::getNearestSymbolTable(op);
    if (Operation *symbol = SymbolTable::lookupSymbolIn(table, name)) {
      auto function = dyn_cast<func::FuncOp>(symbol);
      if (!function || function.getFunctionType() != type)
        return op->emitOpError() << "expects @" << name << " to be a function "
                                 << type << ", but it is something else";
      return function;
    }
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&table->getRegion(0).front());
    auto function = func::FuncOp::create(builder, op->getLoc(), name, type);
    function.setPrivate();
    return function;
  }

  static LogicalResult convert(OpBuilder &builder, Operation *op) {
    if (llvm::any_of(op->getOperandTypes(), isAsyncToken))
      return op->emitOpError()
             << "has an async dependency, which only gpu-to-llvm makes a "
                "stream; these calls run in the default stream";
    FailureOr<RuntimeCall> call = describeRuntimeCall(op);
    FailureOr<RuntimeCallOptions> options = getRuntimeCallOptions(op);
    if (failed(call) || failed(options))
      return failure();
    // None where an op that isn't registered stands around: it may be one.
    if (!SymbolTable::getNearestSymbolTable(op))
      return op->emitOpError()
             << "becomes calls of functions, and stands in no "
                "known symbol table that could hold them";
    Location loc = op->getLoc();
    Type i32 = builder.getI32Type(), i64 = builder.getI64Type();
    FailureOr<func::FuncOp> function =
        declare(builder, op, call->symbol,
                builder.getFunctionType({i64, i32, i64}, {i32}));
    if (failed(function))
      return failure();

    builder.setInsertionPoint(op);
    int64_t words = call->image.size();
    memref::GlobalOp image = getOrCreateConstant(
        builder, op, call->getImageName(),
        DenseIntElementsAttr::get(RankedTensorType::get(words, i64),
                                  ArrayRef<uint64_t>(call->image)),
        /*alignment=*/8);
    Value constant = memref::GetGlobalOp::create(builder, loc, image.getType(),
                                                 image.getSymName());
    Value params = createParams(builder, op, image.getType());
    memref::CopyOp::create(builder, loc, constant, params);

    auto store = [&](unsigned word, Value value) {
      Value index = arith::ConstantIndexOp::create(builder, loc, word);
      memref::StoreOp::create(builder, loc, value, params, index);
    };
    DenseMap<unsigned, memref::ExtractStridedMetadataOp> metadata;
    for (auto [word, operand] : call->addresses) {
      Value memref = op->getOperand(operand);
      auto parts =
          memref::ExtractStridedMetadataOp::create(builder, loc, memref);
      metadata[operand] = parts;
      Value pointer =
          memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, memref);
      auto type = cast<MemRefType>(memref.getType());
      auto [strides, offset] = type.getStridesAndOffset();
      if (offset != 0) {
        Value bytes = arith::ConstantIndexOp::create(
            builder, loc, type.getElementTypeBitWidth() / 8);
        pointer = arith::AddIOp::create(
            builder, loc, pointer,
            arith::MulIOp::create(builder, loc, parts.getOffset(), bytes));
      }
      store(word, toInteger(builder, loc, pointer));
    }
    for (auto [word, operand, dim] : call->extents)
      store(word, toInteger(builder, loc, metadata[operand].getSizes()[dim]));
    for (auto [word, operand, dim] : call->strides)
      store(word, toInteger(builder, loc, metadata[operand].getStrides()[dim]));

    Value address = toInteger(
        builder, loc,
        memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, params));
    Value target = arith::ConstantOp::create(
        builder, loc, builder.getI32IntegerAttr(options->target));
    // The default stream.
    Value stream =
        arith::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(0));
    Value status = func::CallOp::create(builder, loc, *function,
                                        ValueRange{address, target, stream})
                       .getResult(0);
    if (!options->checkStatus)
      return success();

    FailureOr<func::FuncOp> check = declare(
        builder, op, kCheckSymbol, builder.getFunctionType({i32, i64}, {}));
    if (failed(check))
      return failure();
    std::string text = getCallName(op);
    std::string symbol = "__prelude_name: " + text;
    SmallVector<int8_t> chars(text.begin(), text.end());
    chars.push_back(0);
    memref::GlobalOp name = getOrCreateConstant(
        builder, op, symbol,
        DenseIntElementsAttr::get(
            RankedTensorType::get(chars.size(), builder.getI8Type()),
            ArrayRef<int8_t>(chars)),
        /*alignment=*/1);
    func::CallOp::create(
        builder, loc, *check,
        ValueRange{status, getConstantAddress(builder, loc, name)});
    return success();
  }

  /// Room for the parameters, in the entry block of the enclosing function (or
  /// other scope of allocas).
  static Value createParams(OpBuilder &builder, Operation *op,
                            MemRefType type) {
    OpBuilder::InsertionGuard guard(builder);
    if (Block *entry = getAllocaBlock(op))
      builder.setInsertionPointToStart(entry);
    return memref::AllocaOp::create(builder, op->getLoc(), type,
                                    builder.getI64IntegerAttr(8));
  }
};

} // namespace
} // namespace prelude
