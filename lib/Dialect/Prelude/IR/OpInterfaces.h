//===- OpInterfaces.h - Interface methods that ops share --------*- C++ -*-===//
//
// Effects, speculation and shapes of destination-style ops.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_DIALECT_PRELUDE_IR_OPINTERFACES_H
#define PRELUDE_LIB_DIALECT_PRELUDE_IR_OPINTERFACES_H

#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace prelude {

/// On memrefs: inputs are read, inits written, and `readInits` read, too.
void getDestinationEffects(
    mlir::DestinationStyleOpInterface op,
    llvm::ArrayRef<mlir::OpOperand *> readInits,
    llvm::SmallVectorImpl<
        mlir::SideEffects::EffectInstance<mlir::MemoryEffects::Effect>>
        &effects);

/// Speculatable on tensors.
mlir::Speculation::Speculatability
getDestinationSpeculatability(mlir::DestinationStyleOpInterface op);

/// Each result has its init's shape.
mlir::LogicalResult
reifyDestinationShapes(mlir::OpBuilder &builder,
                       mlir::DestinationStyleOpInterface op,
                       mlir::ReifiedRankedShapedTypeDims &reified);

} // namespace prelude

#endif // PRELUDE_LIB_DIALECT_PRELUDE_IR_OPINTERFACES_H
