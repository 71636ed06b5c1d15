//===- Ranks.cpp - One of several processes of a run ----------------------===//

#include "Ranks.h"

#include <cstring>

using namespace mlir;

namespace prelude {

/// The piece `index` of `array` cut along `dim` into pieces of `extent`.
static NpyArray takePart(const NpyArray &array, size_t dim, int64_t extent,
                         int64_t index) {
  size_t inner = getNpyElementSize(array.elementType), outer = 1;
  for (auto [other, size] : llvm::enumerate(array.shape))
    (other < dim ? outer : inner) *= other == dim ? 1 : size;
  NpyArray part;
  part.elementType = array.elementType;
  part.shape = array.shape;
  part.shape[dim] = extent;
  part.allocate(outer * extent * inner);
  for (size_t row = 0; row < outer; ++row)
    std::memcpy(part.data.get() + row * extent * inner,
                array.data.get() +
                    (row * array.shape[dim] + index * extent) * inner,
                extent * inner);
  return part;
}

void takeParts(MutableArrayRef<NpyArray> arrays, const Entry &entry,
               unsigned rank) {
  for (auto [array, whole, part] :
       llvm::zip_equal(arrays, entry.wholeInputs, entry.inputs))
    if (std::optional<int64_t> dim = findCut(whole, part))
      array = takePart(array, *dim, part.getDimSize(*dim), rank);
}

} // namespace prelude
