//===- PreludeToLLVM.cpp - Prelude to LLVM dialect ------------------------===//
//
// Each op becomes: a parameter structure on the stack, copied from a constant
// that holds all that is static; stores of addresses and dynamic extents; the
// call; the report of its status. prelude.split becomes descriptors.
//
//===----------------------------------------------------------------------===//

#include "prelude/Conversion/PreludeToLLVM/PreludeToLLVM.h"

#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/SymbolTable.h"
#include "prelude/Conversion/RuntimeCalls/RuntimeCalls.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Runtime.h"

using namespace mlir;

namespace prelude {
namespace {

//===----------------------------------------------------------------------===//
// Constants of the module
//===----------------------------------------------------------------------===//

/// A private constant called `name`. A name stands for its contents: one that
/// exists is used again.
LLVM::GlobalOp getOrCreateConstant(OpBuilder &builder, Operation *module,
                                   Location loc, StringRef name, Type type,
                                   Attribute value, unsigned alignment) {
  if (auto global = dyn_cast_or_null<LLVM::GlobalOp>(
          SymbolTable::lookupSymbolIn(module, name)))
    return global;
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&module->getRegion(0).front());
  return LLVM::GlobalOp::create(builder, loc, type, /*isConstant=*/true,
                                LLVM::Linkage::Private, name, value, alignment);
}

/// The name of `op`'s call as a zero-terminated string.
Value getCallNameAddress(OpBuilder &builder, Operation *module, Operation *op) {
  std::string text = getCallName(op);
  std::string symbol = "__prelude_name: " + text;
  text.push_back('\0');
  auto type = LLVM::LLVMArrayType::get(builder.getIntegerType(8), text.size());
  LLVM::GlobalOp global =
      getOrCreateConstant(builder, module, op->getLoc(), symbol, type,
                          builder.getStringAttr(text), /*alignment=*/1);
  return LLVM::AddressOfOp::create(builder, op->getLoc(), global);
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// The stream that a call runs in: that of its token, which the GPU's type
/// conversion makes a pointer, or that of the call of the compiled function
/// around it. The CPU has none.
FailureOr<Value> getStream(OpBuilder &builder, Location loc, Operation *module,
                           int32_t target, ValueRange tokens) {
  auto pointer = LLVM::LLVMPointerType::get(builder.getContext());
  if (!tokens.empty())
    return tokens.front();
  if (target == PRELUDE_TARGET_CPU)
    return Value(LLVM::ZeroOp::create(builder, loc, pointer));
  FailureOr<LLVM::LLVMFuncOp> function =
      LLVM::lookupOrCreateFn(builder, module, kStreamSymbol, {}, pointer);
  if (failed(function))
    return failure();
  return LLVM::CallOp::create(builder, loc, *function, ValueRange())
      .getResult();
}

/// Room for an image on the stack.
Value createParams(OpBuilder &builder, Location loc, Block *block,
                   Type imageType) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(block);
  Value one =
      LLVM::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(1));
  return LLVM::AllocaOp::create(
      builder, loc, LLVM::LLVMPointerType::get(builder.getContext()), imageType,
      one, /*alignment=*/8);
}

template <typename OpTy>
struct CallLowering : ConvertOpToLLVMPattern<OpTy> {
  using ConvertOpToLLVMPattern<OpTy>::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(OpTy op, typename OpTy::Adaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    if (!op.hasPureBufferSemantics())
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    Block *allocaBlock = getAllocaBlock(op);
    if (!allocaBlock)
      return rewriter.notifyMatchFailure(op, "no scope for its parameters");
    // None where an op that isn't registered stands around: it may be one.
    Operation *module = SymbolTable::getNearestSymbolTable(op);
    if (!module)
      return rewriter.notifyMatchFailure(op, "in no known symbol table");
    ValueRange tokens = adaptor.getAsyncDependencies();
    if (!llvm::all_of(tokens.getTypes(), llvm::IsaPred<LLVM::LLVMPointerType>))
      return rewriter.notifyMatchFailure(op, "a token is not yet a stream");
    FailureOr<RuntimeCall> call = describeRuntimeCall(op);
    FailureOr<RuntimeCallOptions> options = getRuntimeCallOptions(op);
    if (failed(call) || failed(options))
      return failure();
    if (!tokens.empty() && options->target == PRELUDE_TARGET_CPU)
      return op.emitOpError()
             << "has an async dependency, the stream of a GPU, but its target "
                "is cpu";
    Location loc = op.getLoc();
    auto i64 = rewriter.getI64Type();
    auto i32 = rewriter.getI32Type();
    auto pointer = LLVM::LLVMPointerType::get(op.getContext());

    // The static part.
    auto imageType = LLVM::LLVMArrayType::get(i64, call->image.size());
    auto image = DenseIntElementsAttr::get(
        RankedTensorType::get(call->image.size(), i64),
        ArrayRef<uint64_t>(call->image));
    Value constant = LLVM::AddressOfOp::create(
        rewriter, loc,
        getOrCreateConstant(rewriter, module, loc, call->getImageName(),
                            imageType, image, /*alignment=*/8));
    Value params = createParams(rewriter, loc, allocaBlock, imageType);
    LLVM::LifetimeStartOp::create(rewriter, loc, params);
    LLVM::MemcpyOp::create(
        rewriter, loc, params, constant,
        LLVM::ConstantOp::create(
            rewriter, loc,
            rewriter.getI64IntegerAttr(
                static_cast<int64_t>(call->image.size()) * 8)),
        /*isVolatile=*/false);

    // The dynamic part.
    auto store = [&](unsigned word, Value value) {
      Value slot = LLVM::GEPOp::create(
          rewriter, loc, pointer, i64, params,
          ArrayRef<LLVM::GEPArg>{static_cast<int32_t>(word)},
          LLVM::GEPNoWrapFlags::inbounds);
      LLVM::StoreOp::create(rewriter, loc, value, slot, /*alignment=*/8);
    };
    auto descriptorOf = [&](unsigned operand) {
      return MemRefDescriptor(adaptor.getOperands()[operand]);
    };
    auto widen = [&](Value index) -> Value {
      if (index.getType() == i64)
        return index;
      return LLVM::SExtOp::create(rewriter, loc, i64, index);
    };
    for (auto [word, operand] : call->addresses)
      store(word, descriptorOf(operand).bufferPtr(
                      rewriter, loc, *this->getTypeConverter(),
                      cast<MemRefType>(op->getOperand(operand).getType())));
    for (auto [word, operand, dim] : call->extents)
      store(word, widen(descriptorOf(operand).size(rewriter, loc, dim)));
    for (auto [word, operand, dim] : call->strides)
      store(word, widen(descriptorOf(operand).stride(rewriter, loc, dim)));

    FailureOr<LLVM::LLVMFuncOp> function = LLVM::lookupOrCreateFn(
        rewriter, module, call->symbol, {pointer, i32, pointer}, i32);
    if (failed(function))
      return failure();
    Value target = LLVM::ConstantOp::create(
        rewriter, loc, rewriter.getI32IntegerAttr(options->target));
    FailureOr<Value> stream =
        getStream(rewriter, loc, module, options->target, tokens);
    if (failed(stream))
      return failure();
    Value status = LLVM::CallOp::create(rewriter, loc, *function,
                                        {params, target, *stream})
                       .getResult();
    LLVM::LifetimeEndOp::create(rewriter, loc, params);

    if (options->checkStatus) {
      FailureOr<LLVM::LLVMFuncOp> check =
          LLVM::lookupOrCreateFn(rewriter, module, kCheckSymbol, {i32, pointer},
                                 LLVM::LLVMVoidType::get(op.getContext()));
      if (failed(check))
        return failure();
      LLVM::CallOp::create(rewriter, loc, *check,
                           {status, getCallNameAddress(rewriter, module, op)});
    }
    rewriter.eraseOp(op);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

struct SplitLowering : ConvertOpToLLVMPattern<SplitOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(SplitOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast<MemRefType>(op.getQkv().getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "not on memrefs");
    Location loc = op.getLoc();
    Type indexType = getIndexType();
    auto constant = [&](int64_t value) {
      return createIndexAttrConstant(rewriter, loc, indexType, value);
    };
    MemRefDescriptor qkv(adaptor.getQkv());

    // The first column of each part and the stride of its heads.
    auto q = cast<MemRefType>(op.getQ().getType());
    auto k = cast<MemRefType>(op.getK().getType());
    int64_t headSize = q.getDimSize(2);
    int64_t qStride = op.getGate() ? 2 * headSize : headSize;
    int64_t kStart = q.getDimSize(1) * qStride;
    int64_t vStart = kStart + k.getDimSize(1) * headSize;
    const std::pair<int64_t, int64_t> parts[] = {{0, qStride},
                                                 {kStart, headSize},
                                                 {vStart, headSize},
                                                 {headSize, qStride}};

    SmallVector<Value> views;
    for (auto [part, result] : llvm::zip(parts, op->getResults())) {
      auto viewType = cast<MemRefType>(result.getType());
      auto view = MemRefDescriptor::poison(
          rewriter, loc, getTypeConverter()->convertType(viewType));
      view.setAllocatedPtr(rewriter, loc, qkv.allocatedPtr(rewriter, loc));
      view.setAlignedPtr(rewriter, loc, qkv.alignedPtr(rewriter, loc));
      // The innermost stride is 1, so columns are elements.
      Value offset = LLVM::AddOp::create(
          rewriter, loc, qkv.offset(rewriter, loc), constant(part.first));
      view.setOffset(rewriter, loc, offset);
      view.setSize(rewriter, loc, 0, qkv.size(rewriter, loc, 0));
      view.setStride(rewriter, loc, 0, qkv.stride(rewriter, loc, 0));
      view.setConstantSize(rewriter, loc, 1, viewType.getDimSize(1));
      view.setConstantStride(rewriter, loc, 1, part.second);
      view.setConstantSize(rewriter, loc, 2, headSize);
      view.setConstantStride(rewriter, loc, 2, 1);
      views.push_back(view);
    }
    rewriter.replaceOp(op, views);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// The interface
//===----------------------------------------------------------------------===//

struct ToLLVMInterface : ConvertToLLVMPatternInterface {
  ToLLVMInterface(Dialect *dialect) : ConvertToLLVMPatternInterface(dialect) {}

  void populateConvertToLLVMConversionPatterns(
      ConversionTarget &, LLVMTypeConverter &converter,
      RewritePatternSet &patterns) const override {
    populatePreludeToLLVMConversionPatterns(converter, patterns);
  }
};

} // namespace

void populatePreludeToLLVMConversionPatterns(LLVMTypeConverter &converter,
                                             RewritePatternSet &patterns) {
  patterns.add<SplitLowering, CallLowering<RmsNormOp>, CallLowering<RopeOp>,
               CallLowering<KVCacheUpdateOp>, CallLowering<FusedOp>>(converter);
}

void registerConvertPreludeToLLVMInterface(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *, PreludeDialect *dialect) {
    dialect->addInterfaces<ToLLVMInterface>();
  });
}

} // namespace prelude
