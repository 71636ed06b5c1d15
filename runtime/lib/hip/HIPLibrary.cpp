//===- HIPLibrary.cpp - The HIP run time, found at run time -----*- C++ -*-===//

#include "hip/HIPLibrary.h"

#include <cstdio>
#include <cstring>
#include <dlfcn.h>

using namespace prelude;

/// Newest first; the name without a version comes with the development files.
static const char *const names[] = {
    "libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5",
    "libamdhip64.so.4", "libamdhip64.so",
};

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
    void *handle = nullptr;
    for (const char *name : names) {
      handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
      if (handle)
        break;
      // Of a library that is there but doesn't load, the reason is of interest.
      const char *why = dlerror();
      if (why && !std::strstr(why, "cannot open shared object file"))
        snprintf(reason, sizeof(reason), "%s", why);
    }
    if (!handle) {
      if (!reason[0])
        snprintf(reason, sizeof(reason),
                 "the HIP run time, libamdhip64, is not installed");
      return;
    }
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
