//===- PreludeTransformOps.h - Transform dialect ops ------------*- C++ -*-===//
//
// Raise, fuse and decompose as steps of a transform script.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMOPS_PRELUDETRANSFORMOPS_H
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMOPS_PRELUDETRANSFORMOPS_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/Dialect/Transform/IR/TransformTypes.h"
#include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#define GET_OP_CLASSES
#include "prelude/Dialect/Prelude/TransformOps/PreludeTransformOps.h.inc"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace prelude {

/// The ops above, wherever the transform dialect is loaded.
void registerTransformDialectExtension(mlir::DialectRegistry &registry);

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMOPS_PRELUDETRANSFORMOPS_H
