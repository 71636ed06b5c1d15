//===- CacheLayouts.cpp - What a cache layout means -----------------------===//
//
// The maps of the four cache layouts, and what follows from them.
//
//===----------------------------------------------------------------------===//

#include "prelude/Dialect/Prelude/IR/CacheLayouts.h"

#include "Contracts.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace prelude {

/// Whether the layout cuts the head size of K (of V: the slots of a block) into
/// pieces of 16 bytes.
static bool isPackedKey(CacheLayout layout) {
  return layout == CacheLayout::X_PACKED || layout == CacheLayout::SHUFFLE;
}

int64_t getPackFactor(Type elementType) {
  return 128 / elementType.getIntOrFloatBitWidth();
}

unsigned getCacheRank(CacheLayout layout, CacheRole role) {
  if (role == CacheRole::Key)
    return isPackedKey(layout) ? 5 : 4;
  return layout == CacheLayout::SHUFFLE ? 5 : 4;
}

AffineMap getCacheMap(CacheLayout layout, CacheRole role, int64_t x,
                      MLIRContext *context) {
  AffineExpr block, offset, head, dim;
  bindDims(context, block, offset, head, dim);
  SmallVector<AffineExpr> indices;
  switch (layout) {
  case CacheLayout::NHD:
    indices = {block, offset, head, dim};
    break;
  case CacheLayout::HND:
    indices = {block, head, offset, dim};
    break;
  case CacheLayout::X_PACKED:
    if (role == CacheRole::Key)
      indices = {block, head, dim.floorDiv(x), offset, dim % x};
    else
      indices = {block, head, dim, offset};
    break;
  case CacheLayout::SHUFFLE:
    if (role == CacheRole::Key)
      indices = {block, head, dim.floorDiv(x), offset, dim % x};
    else
      indices = {block, head, offset.floorDiv(x), dim, offset % x};
    break;
  }
  return AffineMap::get(4, 0, indices, context);
}

std::optional<CacheGeometry> getCacheGeometry(CacheLayout layout,
                                              CacheRole role, int64_t x,
                                              ArrayRef<int64_t> shape) {
  if (shape.size() != getCacheRank(layout, role))
    return std::nullopt;
  if (shape.size() == 5 && shape[4] != x)
    return std::nullopt;
  switch (layout) {
  case CacheLayout::NHD:
    return CacheGeometry{shape[0], shape[1], shape[2], shape[3]};
  case CacheLayout::HND:
    return CacheGeometry{shape[0], shape[2], shape[1], shape[3]};
  case CacheLayout::X_PACKED:
    if (role == CacheRole::Value)
      return CacheGeometry{shape[0], shape[3], shape[1], shape[2]};
    break;
  case CacheLayout::SHUFFLE:
    if (role == CacheRole::Value)
      return CacheGeometry{shape[0], multiplyExtents(shape[2], x), shape[1],
                           shape[3]};
    break;
  }
  return CacheGeometry{shape[0], shape[3], shape[1],
                       multiplyExtents(shape[2], x)};
}

SlotDims getSlotDims(CacheLayout layout, CacheRole role) {
  switch (layout) {
  case CacheLayout::NHD:
    return {0, {1}};
  case CacheLayout::HND:
    return {0, {2}};
  case CacheLayout::X_PACKED:
    return {0, {3}};
  case CacheLayout::SHUFFLE:
    if (role == CacheRole::Value)
      return {0, {2, 4}};
    return {0, {3}};
  }
  return {0, {1}};
}

} // namespace prelude
