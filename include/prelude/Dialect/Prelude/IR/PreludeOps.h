//===- PreludeOps.h - The ops of the prelude dialect ------------*- C++ -*-===//
//
// split, rms_norm, rope, kv_cache_update and fused.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_IR_PRELUDEOPS_H
#define PRELUDE_DIALECT_PRELUDE_IR_PRELUDEOPS_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"

namespace prelude {

/// Whether `type` is `!gpu.async.token`. The GPU dialect need not be linked.
bool isAsyncToken(mlir::Type type);

/// An error unless the operand group `group` of `op` holds one operand.
mlir::LogicalResult verifySingleOperand(mlir::Operation *op, unsigned group,
                                        unsigned size);

/// A trait of ops that have one operand in each of these operand groups.
template <unsigned... groups>
struct SingleOperands {
  template <typename ConcreteType>
  class Impl : public mlir::OpTrait::TraitBase<ConcreteType, Impl> {
  public:
    static mlir::LogicalResult verifyTrait(mlir::Operation *op) {
      auto concrete = mlir::cast<ConcreteType>(op);
      auto isSingle = [&](unsigned group) {
        return mlir::succeeded(verifySingleOperand(
            op, group, concrete.getODSOperandIndexAndLength(group).second));
      };
      return mlir::success((isSingle(groups) && ...));
    }
  };
};

} // namespace prelude

#define GET_OP_CLASSES
#include "prelude/Dialect/Prelude/IR/Prelude.h.inc"

#endif // PRELUDE_DIALECT_PRELUDE_IR_PRELUDEOPS_H
