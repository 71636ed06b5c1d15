//===- FakeBackend.cpp - Backend libraries for BackendTest -----*- C++ -*-===//
//
// Built as a HIP backend that finds no device, as a CUDA backend of a version
// that doesn't exist, and, for the tests of compiled models, as a CUDA backend
// whose calls do nothing.
//
//===----------------------------------------------------------------------===//

#include "Backend.h"

#ifndef FAKE_DEVICES
#define FAKE_DEVICES 0
#define FAKE_STATUS PRELUDE_STATUS_LAUNCH_FAILED
#endif

extern "C" PRELUDE_EXPORT const prelude_backend *prelude_backend_v1(void) {
  static const prelude_backend backend = {
      sizeof(prelude_backend),
      FAKE_VERSION,
      PRELUDE_ABI_VERSION,
      FAKE_TARGET,
      [] { return int32_t(FAKE_DEVICES); },
      [] { return ""; },
#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  [](const PARAMS *, void *) { return int32_t(FAKE_STATUS); },
#include "prelude/Functions.def"
  };
  return &backend;
}
