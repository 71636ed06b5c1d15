//===- CacheLayouts.h - What a cache layout means ---------------*- C++ -*-===//
//
// A cache layout is a map from (block, offset in block, head, dim) to the
// indices of the cache. Everything that depends on a layout asks here.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_IR_CACHELAYOUTS_H
#define PRELUDE_DIALECT_PRELUDE_IR_CACHELAYOUTS_H

#include "mlir/IR/AffineMap.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"

#include <optional>

namespace prelude {

/// Which of the two caches; layouts may differ between them.
enum class CacheRole { Key, Value };

/// The extents of a cache, each static or ShapedType::kDynamic.
struct CacheGeometry {
  int64_t blocks;
  int64_t blockSize; ///< P: slots in a block.
  int64_t heads;
  int64_t headSize;
};

/// x: how many elements of `elementType` fill 16 bytes.
int64_t getPackFactor(mlir::Type elementType);

/// The rank that a cache of this layout has.
unsigned getCacheRank(CacheLayout layout, CacheRole role);

/// (block, offset, head, dim) -> indices; `x` is the pack factor.
mlir::AffineMap getCacheMap(CacheLayout layout, CacheRole role, int64_t x,
                            mlir::MLIRContext *context);

/// The extents of a cache of `shape`, or nothing where the rank or the size of
/// a packed dimension is not the layout's.
std::optional<CacheGeometry> getCacheGeometry(CacheLayout layout,
                                              CacheRole role, int64_t x,
                                              llvm::ArrayRef<int64_t> shape);

/// The cache dimensions that hold the block and the slots of a block: their
/// product, counted in slots, bounds a slot. For `shuffle` values the slots of
/// a block lie in two dimensions; `blockSize` names both.
struct SlotDims {
  unsigned block;
  llvm::SmallVector<unsigned, 2> blockSize;
};
SlotDims getSlotDims(CacheLayout layout, CacheRole role);

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_IR_CACHELAYOUTS_H
