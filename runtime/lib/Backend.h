//===- Backend.h - What a backend library provides -------------*- C++ -*-===//
//
// A backend runs operations whose arguments were already checked: dispatch
// validates them, asks the capability table, and passes them on. The CPU
// backend is part of the runtime. The others are shared libraries found at run
// time, `libprelude_cuda.so` and `libprelude_hip.so`, each of which exports one
// function,
//
//   extern "C" const prelude_backend *prelude_backend_v1(void);
//
// Adding a backend takes such a library and its column in Capabilities.def;
// dispatch stays as it is.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_BACKEND_H
#define PRELUDE_RUNTIME_BACKEND_H

#include "prelude/Runtime.h"

extern "C" {

/// Version of this table. A library of another version isn't used.
#define PRELUDE_BACKEND_VERSION 1

typedef struct prelude_backend {
  uint32_t struct_size; ///< sizeof(prelude_backend)
  int32_t version;      ///< PRELUDE_BACKEND_VERSION
  int32_t abi_version;  ///< PRELUDE_ABI_VERSION of the parameter structures
  int32_t target;       ///< prelude_target
  /// Number of devices that can run the kernels; must not fail or print.
  int32_t (*device_count)(void);
  /// Detail of this thread's last failed call below, or "".
  const char *(*last_error)(void);
  /// Each enqueues the operation and returns a prelude_status.
#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  int32_t (*OP)(const PARAMS *params, void *stream);
#include "prelude/Functions.def"
} prelude_backend;

typedef const prelude_backend *(*prelude_backend_entry)(void);
}

#define PRELUDE_BACKEND_ENTRY "prelude_backend_v1"

namespace prelude {

/// The backend that is always there.
const prelude_backend &getCPUBackend();

} // namespace prelude

#endif // PRELUDE_RUNTIME_BACKEND_H
