//===- LibraryNames.h - Where the HIP run time is --------------*- C++ -*-===//
//
// Its soname carries the major version of ROCm.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_HIP_LIBRARYNAMES_H
#define PRELUDE_RUNTIME_HIP_LIBRARYNAMES_H

#include <cstddef>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>

namespace prelude {
namespace hip {

/// Opens libamdhip64 of whichever version is installed; null with a reason
/// where there is none.
inline void *openLibrary(char *reason, size_t size) {
  // Newest first; the name without a version comes with the development files.
  const char *const names[] = {
      "libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5",
      "libamdhip64.so.4", "libamdhip64.so",
  };
  reason[0] = 0;
  for (const char *name : names) {
    if (void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL))
      return handle;
    // Of a library that is there but doesn't load, the reason is of interest.
    const char *why = dlerror();
    if (why && !std::strstr(why, "cannot open shared object file"))
      std::snprintf(reason, size, "%s", why);
  }
  if (!reason[0])
    std::snprintf(reason, size,
                  "the HIP run time, libamdhip64, is not installed");
  return nullptr;
}

} // namespace hip
} // namespace prelude

#endif // PRELUDE_RUNTIME_HIP_LIBRARYNAMES_H
