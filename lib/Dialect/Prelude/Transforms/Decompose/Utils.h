//===- Utils.h - What the decompositions share ------------------*- C++ -*-===//
//
// Conversions to and from f32, which every decomposition computes in.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_DECOMPOSE_UTILS_H
#define PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_DECOMPOSE_UTILS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"

namespace prelude {
namespace decompose {

/// `value`, a float of at most 32 bits, in f32.
mlir::Value toF32(mlir::OpBuilder &builder, mlir::Location loc,
                  mlir::Value value);

/// r(x): the f32 `value` in `type`, nearest even.
mlir::Value toType(mlir::OpBuilder &builder, mlir::Location loc,
                   mlir::Value value, mlir::Type type);

/// r(x), back in f32.
mlir::Value roundTo(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::Value value, mlir::Type type);

/// Whether `value` is a tensor of statically no tokens.
bool isEmpty(mlir::Value value);

/// The f32 `value` in an fp8 type: nearest even, saturating, NaN kept. In
/// integer arithmetic, as upstream lowers no arith.truncf to these types for
/// CPUs.
mlir::Value toFp8(mlir::OpBuilder &builder, mlir::Location loc,
                  mlir::Value value, mlir::FloatType type);

/// An f32 constant.
mlir::Value createF32(mlir::OpBuilder &builder, mlir::Location loc,
                      float value);
/// An index constant.
mlir::Value createIndex(mlir::OpBuilder &builder, mlir::Location loc,
                        int64_t value);

/// An uninitialized tensor of `like`'s shape.
mlir::Value createEmptyLike(mlir::OpBuilder &builder, mlir::Location loc,
                            mlir::Value like, mlir::Type elementType);

/// The dims `dims` of a loop nest of `rank` loops.
mlir::AffineMap getDimsMap(mlir::MLIRContext *context, unsigned rank,
                           llvm::ArrayRef<unsigned> dims);

/// A linalg.generic whose body returns the value to yield, and whose output
/// element is not read. The output is accessed by the identity.
mlir::Value createElementwise(
    mlir::OpBuilder &builder, mlir::Location loc, mlir::ValueRange inputs,
    llvm::ArrayRef<mlir::AffineMap> inputMaps, mlir::Value output,
    llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::ValueRange)> body);

/// `value` with every element converted to `type`.
mlir::Value convertElements(mlir::OpBuilder &builder, mlir::Location loc,
                            mlir::Value value, mlir::Type type,
                            mlir::Value output = {});

} // namespace decompose

void populateDecomposeSplitPatterns(mlir::RewritePatternSet &patterns);
void populateDecomposeRopePatterns(mlir::RewritePatternSet &patterns);
void populateDecomposeKVCacheUpdatePatterns(mlir::RewritePatternSet &patterns);

} // namespace prelude

#endif // PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_DECOMPOSE_UTILS_H
