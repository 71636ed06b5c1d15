//===- CUDADriver.cpp - The CUDA driver, found at run time -----*- C++ -*-===//

#include "CUDADriver.h"

#include "prelude/Runtime.h"

#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>

namespace prelude {

static Driver openDriver() {
  Driver driver = {};
  auto fail = [&](int32_t status, const char *what, const char *why) {
    driver.status = status;
    std::snprintf(driver.message, sizeof(driver.message), "%s: %s", what, why);
    return driver;
  };
  // Another name, for tests.
  const char *name = std::getenv("PRELUDE_CUDA_DRIVER");
  if (!name)
    name = "libcuda.so.1";
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *why = dlerror();
    return fail(PRELUDE_STATUS_NO_DEVICE, "cannot load the CUDA driver",
                why ? why : name);
  }
#define PRELUDE_FIND(SYMBOL, NAME, ...)                                        \
  driver.NAME =                                                                \
      reinterpret_cast<Result (*)(__VA_ARGS__)>(dlsym(library, #SYMBOL));      \
  if (!driver.NAME)                                                            \
    return fail(PRELUDE_STATUS_NO_DEVICE,                                      \
                "the CUDA driver is too old: it has no", #SYMBOL);
  PRELUDE_DRIVER_FUNCTIONS(PRELUDE_FIND)
#undef PRELUDE_FIND
  if (Result result = driver.init(0))
    return fail(PRELUDE_STATUS_NO_DEVICE, "the CUDA driver does not start",
                driver.describe(result));
  int count = 0;
  if (Result result = driver.getDeviceCount(&count))
    return fail(PRELUDE_STATUS_NO_DEVICE, "no CUDA device",
                driver.describe(result));
  if (count == 0)
    return fail(PRELUDE_STATUS_NO_DEVICE, "no CUDA device",
                "the driver finds none");
  driver.status = PRELUDE_STATUS_OK;
  return driver;
}

Result Driver::enterContext(void *&context, const char *&step) const {
  context = nullptr;
  step = "cuCtxGetCurrent";
  if (Result result = getCurrentContext(&context))
    return result;
  if (context)
    return 0;
  int device = 0;
  step = "cuDeviceGet";
  if (Result result = getDevice(&device, 0))
    return result;
  step = "cuDevicePrimaryCtxRetain";
  if (Result result = retainPrimaryContext(&context, device))
    return result;
  step = "cuCtxSetCurrent";
  return setCurrentContext(context);
}

Result Driver::loadModule(void **module, const void *image, char *log,
                          size_t logSize) const {
  enum { ErrorLogBuffer = 5, ErrorLogBufferSize = 6 };
  const int options[] = {ErrorLogBuffer, ErrorLogBufferSize};
  void *values[] = {log, reinterpret_cast<void *>(logSize)};
  return loadLibrary(module, image, options, values, 2, nullptr, nullptr, 0);
}

const char *Driver::describe(Result result) const {
  const char *text = nullptr;
  getErrorString(result, &text);
  return text ? text : "unknown error";
}

const Driver &getDriver() {
  static const Driver driver = openDriver();
  return driver;
}

} // namespace prelude
