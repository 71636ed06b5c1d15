//===- Npy.h - NumPy's file format ------------------------------*- C++ -*-===//
//
// Reads and writes arrays as numpy.load and numpy.save do: little-endian, in C
// order. bfloat16 is what numpy.save makes of ml_dtypes.bfloat16, `<V2`.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TOOLS_NPY_H
#define PRELUDE_TOOLS_NPY_H

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <memory>

namespace prelude {

/// An array with its elements in C order.
struct NpyArray {
  mlir::Type elementType;
  llvm::SmallVector<int64_t> shape;
  /// The bytes of the elements, aligned to 64; never null.
  std::unique_ptr<char, void (*)(void *)> data{nullptr, std::free};
  size_t numBytes = 0;

  /// Makes room for `numBytes`, uninitialised.
  void allocate(size_t numBytes);
};

/// The bytes of one element in a file and in a buffer, or 0 for a type that the
/// format has no name for here.
size_t getNpyElementSize(mlir::Type type);

/// Reads `path`; types are made in `context`. The message of an error doesn't
/// repeat the path.
llvm::Expected<NpyArray> readNpy(llvm::StringRef path,
                                 mlir::MLIRContext *context);

/// Writes an array of `shape` to `path`.
llvm::Error writeNpy(llvm::StringRef path, mlir::Type elementType,
                     llvm::ArrayRef<int64_t> shape, const void *data);

/// `2x3xbf16`, as MLIR spells a shaped type; `bf16` alone for rank 0.
std::string describeArray(mlir::Type elementType,
                          llvm::ArrayRef<int64_t> shape);

} // namespace prelude

#endif // PRELUDE_TOOLS_NPY_H
