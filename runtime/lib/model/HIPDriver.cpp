//===- HIPDriver.cpp - The HIP run time, found at run time -----*- C++ -*-===//

#include "HIPDriver.h"

#include "hip/LibraryNames.h"
#include "prelude/Runtime.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>

namespace prelude {

static Driver openDriver() {
  Driver driver = {};
  auto fail = [&](const char *what, const char *why) {
    driver.status = PRELUDE_STATUS_NO_DEVICE;
    std::snprintf(driver.message, sizeof(driver.message), "%s: %s", what, why);
    return driver;
  };
  void *library;
  // Another name, for tests.
  if (const char *name = std::getenv("PRELUDE_HIP_DRIVER")) {
    library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!library)
      return fail("cannot load the HIP run time", dlerror());
  } else {
    char reason[200];
    library = hip::openLibrary(reason, sizeof(reason));
    if (!library)
      return fail("cannot load the HIP run time", reason);
  }
#define PRELUDE_FIND(SYMBOL, NAME, ...)                                        \
  driver.NAME =                                                                \
      reinterpret_cast<Result (*)(__VA_ARGS__)>(dlsym(library, #SYMBOL));      \
  if (!driver.NAME)                                                            \
    return fail("the HIP run time is too old: it has no", #SYMBOL);
  PRELUDE_DRIVER_FUNCTIONS(PRELUDE_FIND)
#undef PRELUDE_FIND
  driver.getErrorString = reinterpret_cast<const char *(*)(Result)>(
      dlsym(library, "hipGetErrorString"));
  if (!driver.getErrorString)
    return fail("the HIP run time is too old: it has no", "hipGetErrorString");
  // Without a device one of these is an error; which one, and which error,
  // depends on the release.
  if (Result result = driver.init(0))
    return fail("no HIP device", driver.describe(result));
  int count = 0;
  if (Result result = driver.getDeviceCount(&count))
    return fail("no HIP device", driver.describe(result));
  if (count == 0)
    return fail("no HIP device", "the HIP run time finds none");
  driver.status = PRELUDE_STATUS_OK;
  return driver;
}

Result Driver::enterContext(void *&context, const char *&step) const {
  int device = 0;
  step = "hipGetDevice";
  if (Result result = getDevice(&device))
    return result;
  context = reinterpret_cast<void *>(intptr_t(device) + 1);
  return 0;
}

/// The chips in a bundle of prelude-hip-code-objects, `gfx90a, gfx942`; nothing
/// where `image` is something else.
static void listChips(const void *image, char *text, size_t size) {
  const char *at = static_cast<const char *>(image);
  constexpr char kMagic[] = "__CLANG_OFFLOAD_BUNDLE__";
  if (std::memcmp(at, kMagic, sizeof(kMagic) - 1) != 0)
    return;
  at += sizeof(kMagic) - 1;
  auto read = [&] {
    uint64_t value;
    std::memcpy(&value, at, sizeof(value));
    at += sizeof(value);
    return value;
  };
  size_t used = 0;
  for (uint64_t count = read(); count-- > 0;) {
    read();
    read();
    const uint64_t length = read();
    const char *name = at;
    at += length;
    while (name != at && std::strncmp(name, "gfx", 3) != 0)
      ++name;
    if (name == at || used + 1 >= size)
      continue;
    used +=
        size_t(std::snprintf(text + used, size - used, "%s%.*s",
                             used ? ", " : "it is for ", int(at - name), name));
  }
}

Result Driver::loadModule(void **module, const void *image, char *log,
                          size_t logSize) const {
  Result result = loadData(module, image);
  if (result != 0)
    listChips(image, log, logSize);
  return result;
}

const char *Driver::describe(Result result) const {
  (void)getLastError();
  const char *text = getErrorString(result);
  return text ? text : "unknown error";
}

const Driver &getDriver() {
  static const Driver driver = openDriver();
  return driver;
}

} // namespace prelude
