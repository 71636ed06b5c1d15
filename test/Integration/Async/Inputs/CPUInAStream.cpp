//===- CPUInAStream.cpp - A CUDA backend that computes on the CPU ---------===//
//
// For a driver whose memory is the host's. Refuses the default stream.
//
//===----------------------------------------------------------------------===//

#include "Backend.h"

static const char *message = "";

template <typename Params>
static int32_t forward(int32_t (*run)(const Params *, int32_t, void *),
                       const Params *params, void *stream) {
  message = stream ? "" : "the call has the default stream";
  return stream ? run(params, PRELUDE_TARGET_CPU, nullptr)
                : int32_t(PRELUDE_STATUS_LAUNCH_FAILED);
}

extern "C" PRELUDE_EXPORT const prelude_backend *prelude_backend_v1(void) {
  static const prelude_backend backend = {
      sizeof(prelude_backend),   PRELUDE_BACKEND_VERSION,
      PRELUDE_ABI_VERSION,       PRELUDE_TARGET_CUDA,
      [] { return int32_t(1); }, [] { return message; },
#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  [](const PARAMS *params, void *stream) {                                     \
    return forward(prelude_##OP##_v1, params, stream);                         \
  },
#include "prelude/Functions.def"
  };
  return &backend;
}
