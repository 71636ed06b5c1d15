//===- Ranks.cpp - One of several processes of a run ----------------------===//
//
// MPI is no dependence of the build: the few functions are declared here.
//
//===----------------------------------------------------------------------===//

#include "Ranks.h"

#include "llvm/Support/DynamicLibrary.h"

#include <cstring>

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace prelude {

Expected<Ranks> Ranks::start(unsigned count) {
  // The name of Open MPI 2 to 5; its functions have one ABI.
  constexpr const char *name = "libmpi.so.40";
  std::string error;
  llvm::sys::DynamicLibrary library =
      llvm::sys::DynamicLibrary::getPermanentLibrary(name, &error);
  if (!library.isValid())
    return createStringError("--ranks needs Open MPI: " + error);
  void *world = library.getAddressOfSymbol("ompi_mpi_comm_world");
  auto init = reinterpret_cast<int (*)(int *, char ***)>(
      library.getAddressOfSymbol("MPI_Init"));
  auto getRank = reinterpret_cast<int (*)(void *, int *)>(
      library.getAddressOfSymbol("MPI_Comm_rank"));
  auto getSize = reinterpret_cast<int (*)(void *, int *)>(
      library.getAddressOfSymbol("MPI_Comm_size"));
  Ranks ranks;
  ranks.finalize =
      reinterpret_cast<int (*)()>(library.getAddressOfSymbol("MPI_Finalize"));
  if (!world || !init || !getRank || !getSize || !ranks.finalize)
    return createStringError(llvm::Twine("--ranks needs Open MPI, but ") +
                             name + " is another MPI");
  int rank = 0, size = 0;
  if (init(nullptr, nullptr) != 0 || getRank(world, &rank) != 0 ||
      getSize(world, &size) != 0)
    return createStringError("MPI could not be initialised");
  if (static_cast<unsigned>(size) != count) {
    ranks.finish();
    return createStringError("--ranks=" + llvm::Twine(count) +
                             ", but MPI runs " + llvm::Twine(size) +
                             (size == 1 ? " process" : " processes") +
                             "; start it by mpirun -n " + llvm::Twine(count));
  }
  ranks.rank = rank;
  return ranks;
}

void Ranks::finish() { finalize(); }

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

Error takeParts(MutableArrayRef<NpyArray> arrays, const Entry &whole,
                const Entry &part, unsigned rank, unsigned ranks) {
  for (auto [index, array, from, to] :
       llvm::enumerate(arrays, whole.inputs, part.inputs)) {
    for (int64_t dim = 0; dim < from.getRank(); ++dim) {
      if (from.getDimSize(dim) == to.getDimSize(dim))
        continue;
      if (from.isDynamicDim(dim) ||
          from.getDimSize(dim) != to.getDimSize(dim) * ranks)
        return createStringError(
            "input " + llvm::Twine(index) + " is " +
            describeArray(from.getElementType(), from.getShape()) +
            ", of which a rank can't take " +
            describeArray(to.getElementType(), to.getShape()));
      array = takePart(array, dim, to.getDimSize(dim), rank);
    }
  }
  return Error::success();
}

} // namespace prelude
