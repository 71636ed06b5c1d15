//===- HIPLibrary.h - The HIP run time, found at run time ------*- C++ -*-===//
//
// Its soname carries the major version of ROCm, so that a backend linked to one
// would not load where there is another; what is used of it has not changed
// between them.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_HIP_HIPLIBRARY_H
#define PRELUDE_RUNTIME_HIP_HIPLIBRARY_H

#include <hip/hip_runtime_api.h>

namespace prelude {
namespace hip {

struct Library {
#define PRELUDE_HIP_FUNCTION(NAME) decltype(&::NAME) NAME;
#include "hip/Functions.def"
};

/// The library, opened at the first call; null with a reason where there is
/// none.
const Library *getLibrary(const char *&reason);

} // namespace hip
} // namespace prelude

#endif // PRELUDE_RUNTIME_HIP_HIPLIBRARY_H
