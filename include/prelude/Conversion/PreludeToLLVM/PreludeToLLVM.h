//===- PreludeToLLVM.h - Prelude to LLVM dialect ----------------*- C++ -*-===//
//
// The ops of the dialect on memrefs as calls into the runtime, in the LLVM
// dialect. With the interface registered, upstream's convert-to-llvm and
// gpu-to-llvm lower them.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_CONVERSION_PRELUDETOLLVM_PRELUDETOLLVM_H
#define PRELUDE_CONVERSION_PRELUDETOLLVM_PRELUDETOLLVM_H

namespace mlir {
class DialectRegistry;
class LLVMTypeConverter;
class RewritePatternSet;
} // namespace mlir

namespace prelude {

void populatePreludeToLLVMConversionPatterns(mlir::LLVMTypeConverter &converter,
                                             mlir::RewritePatternSet &patterns);

/// Implements ConvertToLLVMPatternInterface for the dialect.
void registerConvertPreludeToLLVMInterface(mlir::DialectRegistry &registry);

} // namespace prelude

#endif // PRELUDE_CONVERSION_PRELUDETOLLVM_PRELUDETOLLVM_H
