//===- HIPLibrary.cpp - The HIP run time, found at run time -----*- C++ -*-===//

#include "hip/HIPLibrary.h"

#include "hip/LibraryNames.h"

#include <cstdio>
#include <dlfcn.h>

using namespace prelude;

/// A function's name as the headers that this was built with have it: those of
/// ROCm 6 rename what changed, and the library has the old ones beside it.
#define PRELUDE_HIP_SYMBOL(NAME) PRELUDE_HIP_STRING(NAME)
#define PRELUDE_HIP_STRING(NAME) #NAME

namespace {
struct Opened {
  hip::Library functions;
  bool isComplete = false;
  char reason[256] = {0};

  Opened() {
    void *handle = hip::openLibrary(reason, sizeof(reason));
    if (!handle)
      return;
    isComplete = true;
    auto find = [&](const char *name) {
      void *function = dlsym(handle, name);
      if (!function && isComplete) {
        snprintf(reason, sizeof(reason), "libamdhip64 has no %s", name);
        isComplete = false;
      }
      return function;
    };
#define PRELUDE_HIP_FUNCTION(NAME)                                             \
  functions.NAME = reinterpret_cast<decltype(functions.NAME)>(                 \
      find(PRELUDE_HIP_SYMBOL(NAME)));
#include "hip/Functions.def"
  }
};
} // namespace

const hip::Library *hip::getLibrary(const char *&reason) {
  static const Opened opened;
  reason = opened.reason;
  return opened.isComplete ? &opened.functions : nullptr;
}
