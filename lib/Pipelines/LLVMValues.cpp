//===- LLVMValues.cpp - Values of the LLVM dialect in earlier IR ----------===//

#include "LLVMValues.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace prelude {

Value getMessageAddress(OpBuilder &builder, Location loc, ModuleOp module,
                        StringRef message) {
  std::string text = message.str();
  std::string name = "__prelude_assert: " + text;
  text.push_back('\0');
  auto global = module.lookupSymbol<LLVM::GlobalOp>(name);
  if (!global) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(module.getBody());
    global = LLVM::GlobalOp::create(
        builder, module.getLoc(),
        LLVM::LLVMArrayType::get(builder.getI8Type(), text.size()),
        /*isConstant=*/true, LLVM::Linkage::Private, name,
        builder.getStringAttr(text), /*alignment=*/1);
  }
  return LLVM::AddressOfOp::create(builder, loc, global);
}

Value createBufferAt(OpBuilder &builder, Location loc, MemRefType type,
                     Value pointer) {
  MLIRContext *context = builder.getContext();
  auto i64 = builder.getI64Type();
  SmallVector<Type> fields = {pointer.getType(), pointer.getType(), i64};
  if (type.getRank() != 0)
    fields.append(2, LLVM::LLVMArrayType::get(i64, type.getRank()));
  Value descriptor = LLVM::PoisonOp::create(
      builder, loc, LLVM::LLVMStructType::getLiteral(context, fields));
  auto insert = [&](Value value, ArrayRef<int64_t> position) {
    descriptor =
        LLVM::InsertValueOp::create(builder, loc, descriptor, value, position);
  };
  auto constant = [&](int64_t value) -> Value {
    return LLVM::ConstantOp::create(builder, loc,
                                    builder.getI64IntegerAttr(value));
  };
  insert(pointer, 0);
  insert(pointer, 1);
  insert(constant(0), 2);
  int64_t stride = 1;
  for (int64_t dim = type.getRank(); dim-- > 0;) {
    insert(constant(type.getDimSize(dim)), {3, dim});
    insert(constant(stride), {4, dim});
    stride *= type.getDimSize(dim);
  }
  return UnrealizedConversionCastOp::create(builder, loc, type, descriptor)
      .getResult(0);
}

Value toAddress(OpBuilder &builder, Location loc, Value pointer) {
  return LLVM::PtrToIntOp::create(builder, loc, builder.getI64Type(), pointer);
}

} // namespace prelude
