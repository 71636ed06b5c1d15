//===- BufferizableOpInterfaceImpl.h - Bufferization ------------*- C++ -*-===//
//
// How the ops of the prelude dialect bufferize: split to views, the others in
// destination-passing style, caches always in place.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H

#include "mlir/IR/Builders.h"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace prelude {
class SplitOp;

/// Builds the views that `op`'s results are on the buffer `qkv`, in the order
/// of the results: subviews whose width is expanded to heads.
llvm::SmallVector<mlir::Value> buildSplitViews(mlir::OpBuilder &builder,
                                               SplitOp op, mlir::Value qkv);

void registerBufferizableOpInterfaceExternalModels(
    mlir::DialectRegistry &registry);

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
