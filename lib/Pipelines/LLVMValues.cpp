//===- LLVMValues.cpp - Values of the LLVM dialect in earlier IR ----------===//

#include "LLVMValues.h"

#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

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
  LLVMTypeConverter converter(builder.getContext());
  Value descriptor =
      MemRefDescriptor::fromStaticShape(builder, loc, converter, type, pointer);
  return UnrealizedConversionCastOp::create(builder, loc, type, descriptor)
      .getResult(0);
}

Value toAddress(OpBuilder &builder, Location loc, Value pointer) {
  return LLVM::PtrToIntOp::create(builder, loc, builder.getI64Type(), pointer);
}

} // namespace prelude
