//===- FakeBackend.cpp - Backend libraries for BackendTest -----*- C++ -*-===//
//
// Built twice: as a HIP backend that finds no device, and as a CUDA backend of
// a version that doesn't exist.
//
//===----------------------------------------------------------------------===//

#include "Backend.h"

extern "C" PRELUDE_EXPORT const prelude_backend *prelude_backend_v1(void) {
  static const prelude_backend backend = {
      sizeof(prelude_backend),   FAKE_VERSION,
      PRELUDE_ABI_VERSION,       FAKE_TARGET,
      [] { return int32_t(0); }, [] { return ""; },
#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  [](const PARAMS *, void *) { return int32_t(PRELUDE_STATUS_LAUNCH_FAILED); },
#include "prelude/Functions.def"
  };
  return &backend;
}
