//===- Contracts.h - Checks that several ops share --------------*- C++ -*-===//
//
// The constraints of the op documentation as functions of types and
// attributes, so that the ops of the chain and the fused op check the same
// thing with the same words. Each takes the label under which the calling op
// documents it only through the comment at its call.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_DIALECT_PRELUDE_IR_CONTRACTS_H
#define PRELUDE_LIB_DIALECT_PRELUDE_IR_CONTRACTS_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"

#include <optional>

namespace prelude {

using EmitError = llvm::function_ref<mlir::InFlightDiagnostic()>;

/// `16`, or `?` for a dynamic extent.
std::string printExtent(int64_t extent);

/// The product of two extents; dynamic where one is, or where it does not fit.
int64_t multiplyExtents(int64_t a, int64_t b);

/// Whether two extents can be equal: equal, or one is dynamic.
bool mayBeEqual(int64_t a, int64_t b);

/// f16, bf16 or f32.
bool isActivationType(mlir::Type type);
/// f8E4M3FN, f8E5M2 or f8E4M3FNUZ.
bool isFp8CacheType(mlir::Type type);
/// i32 or i64, signless.
bool isIndexElementType(mlir::Type type);

/// What a head-structured type says: [T, H, D], [N, S, H, D] or, head-major,
/// [H, T, D], [N, H, S, D].
struct HeadShape {
  int64_t tokens; ///< kDynamic where any token dimension is, and beyond 2^63.
  int64_t heads;
  int64_t headSize;
  mlir::Type elementType;
};

/// The head shape of `type`, or a diagnostic about `what`.
mlir::FailureOr<HeadShape> getHeadShape(EmitError emitError, mlir::Type type,
                                        llvm::StringRef what,
                                        bool headMajor = false,
                                        bool allowTwoTokenDims = false,
                                        bool allowFp8 = false);

/// Every attribute that has a default is there: bytecode may lack them.
mlir::LogicalResult verifyDefaults(
    mlir::Operation *op,
    llvm::ArrayRef<std::pair<llvm::StringLiteral, mlir::Attribute>> attributes);

/// (A1) to (A4): operands all tensors or all memrefs; unit innermost stride; at
/// most one async dependency, beside memrefs.
mlir::LogicalResult verifyShapedOperands(mlir::Operation *op);

/// The result types of a destination-style op: one per tensor init, of its
/// type.
mlir::LogicalResult verifyDestinationResults(mlir::Operation *op);

/// The width of a packed projection is that of its heads.
mlir::LogicalResult verifyPackedWidth(EmitError emitError, int64_t width,
                                      int64_t heads, int64_t kvHeads,
                                      int64_t headSize, bool hasGate);

/// eps finite and not negative.
mlir::LogicalResult verifyEps(EmitError emitError, llvm::StringRef what,
                              const llvm::APFloat &eps);
/// A norm weight of `size` elements.
mlir::LogicalResult verifyWeight(EmitError emitError, llvm::StringRef what,
                                 mlir::Type weight, int64_t size);
/// weight_offset is 0, or 1 beside a weight.
mlir::LogicalResult verifyWeightOffset(EmitError emitError, float offset,
                                       bool hasWeight);

/// The scale of an fp8 value: f32, one for all heads or one a head.
mlir::LogicalResult verifyScale(EmitError emitError, llvm::StringRef what,
                                mlir::Type scale, int64_t heads);

/// What rope rotates and by what.
struct RopeContract {
  int64_t headSize;
  int64_t tokens;
  int64_t rotaryDim;
  int64_t rotaryOffset;
  mlir::Type cos;
  mlir::Type sin;
  mlir::Type positions; ///< null where absent
  std::optional<llvm::ArrayRef<int64_t>> sections;
  bool hasSectionOrder;
};
/// rope C3 to C9.
mlir::LogicalResult verifyRope(EmitError emitError, const RopeContract &rope);
/// The same for an op with the operands and attributes of a rope, which
/// rotates heads of `headSize` for so many tokens.
template <typename Op>
mlir::LogicalResult verifyRope(EmitError emitError, Op op, int64_t headSize,
                               int64_t tokens) {
  mlir::Value positions = op.getPositions();
  return verifyRope(emitError,
                    RopeContract{headSize, tokens, op.getRotarySize(),
                                 static_cast<int64_t>(op.getRotaryOffset()),
                                 op.getCos().getType(), op.getSin().getType(),
                                 positions ? positions.getType() : mlir::Type(),
                                 op.getSections(),
                                 op.getSectionOrder().has_value()});
}

/// What a cache write stores and where.
struct CacheContract {
  int64_t tokens;
  int64_t heads;
  int64_t headSize;
  mlir::Type elementType; ///< of k and v
  mlir::Type slots;
  mlir::Type kScale; ///< null where absent
  mlir::Type vScale; ///< null where absent
  mlir::Type kCache;
  mlir::Type vCache;
  bool sameCache; ///< whether both caches are one value
  CacheLayout layout;
};
/// kv_cache_update C2 to C7.
mlir::LogicalResult verifyCache(EmitError emitError,
                                const CacheContract &cache);

} // namespace prelude

#endif // PRELUDE_LIB_DIALECT_PRELUDE_IR_CONTRACTS_H
