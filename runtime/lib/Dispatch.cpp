//===- Dispatch.cpp - The entry points of the C ABI ------------*- C++ -*-===//
//
// Every call goes the same way: structure size, arguments, backend, capability
// table, kernel. Arguments and table are skipped for a call like a recent one.
//
//===----------------------------------------------------------------------===//

#include "ApprovedCalls.h"
#include "Backend.h"
#include "BuildPipeline.h"
#include "Operations.h"
#include "device/Plan.h"

#include <cstddef>
#include <cstring>
#include <dlfcn.h>
#include <mutex>

using namespace prelude;

namespace {

/// A backend library, or why there is none.
struct LoadedBackend {
  const prelude_backend *table = nullptr;
  int32_t status = PRELUDE_STATUS_BACKEND_MISSING;
  char detail[256] = {0};
};

/// Writes the reason into `result` and leaves the thread's message empty.
void load(const char *library, int32_t target, LoadedBackend &result) {
  auto fail = [&](int32_t status, const char *what, const char *why) {
    result.status = status;
    setLastError("%s: %s", what, why);
    // The message of the thread that loads is kept for all others.
    const char *message = getLastError();
    size_t i = 0;
    for (; message[i] && i + 1 < sizeof(result.detail); ++i)
      result.detail[i] = message[i];
    result.detail[i] = 0;
  };
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char *why = dlerror();
    return fail(PRELUDE_STATUS_BACKEND_MISSING, "cannot load the backend",
                why ? why : library);
  }
  auto entry = reinterpret_cast<prelude_backend_entry>(
      dlsym(handle, PRELUDE_BACKEND_ENTRY));
  if (!entry)
    return fail(PRELUDE_STATUS_VERSION_MISMATCH, library,
                "has no " PRELUDE_BACKEND_ENTRY);
  const prelude_backend *table = entry();
  if (!table || table->struct_size != sizeof(prelude_backend) ||
      table->version != PRELUDE_BACKEND_VERSION ||
      table->abi_version != PRELUDE_ABI_VERSION || table->target != target)
    return fail(PRELUDE_STATUS_VERSION_MISMATCH, library,
                "is of another version or for another target");
  result.table = table;
  result.status = PRELUDE_STATUS_OK;
}

/// The backend of `target`, loaded at the first call. Null with a status and a
/// message where there is none or it has no device.
const prelude_backend *findBackend(int32_t target, int32_t &status) {
  status = PRELUDE_STATUS_OK;
  if (target == PRELUDE_TARGET_CPU)
    return &getCPUBackend();
  static LoadedBackend cuda, hip;
  static std::once_flag cudaOnce, hipOnce;
  bool isCuda = target == PRELUDE_TARGET_CUDA;
  if (isCuda)
    std::call_once(cudaOnce, [] {
      load("libprelude_cuda.so", PRELUDE_TARGET_CUDA, cuda);
    });
  else
    std::call_once(hipOnce,
                   [] { load("libprelude_hip.so", PRELUDE_TARGET_HIP, hip); });
  const LoadedBackend &backend = isCuda ? cuda : hip;
  if (!backend.table) {
    status = backend.status;
    setLastError("%s", backend.detail);
    return nullptr;
  }
  if (backend.table->device_count() <= 0) {
    status = PRELUDE_STATUS_NO_DEVICE;
    const char *why = backend.table->last_error();
    setLastError("no %s device%s%s", getTargetName(target), *why ? ": " : "",
                 why);
    return nullptr;
  }
  return backend.table;
}

/// The size that a structure had when it was first published, where that was
/// another one: since then it has grown by one field.
template <typename Params>
constexpr uint32_t firstSize = sizeof(Params);
template <>
constexpr uint32_t firstSize<prelude_fused_params> =
    offsetof(prelude_fused_params, q_scale);

/// `params`, or where the caller's structure is an older one a copy in `room`
/// whose further fields are 0.
template <typename Params>
const Params *complete(const Params *params, Params &room) {
  if (!params || params->struct_size == sizeof(Params) ||
      params->struct_size != firstSize<Params>)
    return params;
  room = {};
  std::memcpy(&room, params, firstSize<Params>);
  room.struct_size = sizeof(Params);
  return &room;
}

/// Whether the kernels of a device can count that far.
template <typename Params>
bool fitsDevice(const Params &params, int32_t target) {
  const cpu::Pipeline pipeline = buildPipeline(params);
  auto fits = [&](const char *what, int64_t value, int64_t limit) {
    if (value <= limit)
      return true;
    setLastError("%s is %lld, the %s kernels take at most %lld", what,
                 static_cast<long long>(value), getTargetName(target),
                 static_cast<long long>(limit));
    return false;
  };
  return fits("number of tokens", pipeline.tokens, device::maxTokens) &&
         fits("number of table rows", pipeline.rope.rows, device::maxRows) &&
         fits("number of cache slots", pipeline.cacheSlots, device::maxRows);
}

/// Everything up to the kernel. `backend` receives who runs it.
template <typename Params>
int32_t prepare(const Params *params, int32_t target, bool needsData,
                const prelude_backend *&backend) {
  clearLastError();
  if (!params) {
    setLastError("params is null");
    return PRELUDE_STATUS_INVALID_ARGUMENT;
  }
  if (params->struct_size != sizeof(Params)) {
    setLastError("struct_size is %u, expected %zu", params->struct_size,
                 sizeof(Params));
    return PRELUDE_STATUS_VERSION_MISMATCH;
  }
  if (target < PRELUDE_TARGET_CPU || target > PRELUDE_TARGET_HIP) {
    setLastError("target is %d, expected %d to %d", target, PRELUDE_TARGET_CPU,
                 PRELUDE_TARGET_HIP);
    return PRELUDE_STATUS_INVALID_ARGUMENT;
  }
  static thread_local ApprovedCalls<Params> approved;
  const bool covered = needsData && approved.cover(*params, target);
  if (!covered) {
    Checker check(needsData);
    validate(*params, check);
    if (check.hasFailed())
      return PRELUDE_STATUS_INVALID_ARGUMENT;
  }
  int32_t status;
  backend = findBackend(target, status);
  if (!backend)
    return status;
  if (covered)
    return PRELUDE_STATUS_OK;
  if (Refusal refusal = findRefusal(describe(*params, target))) {
    setLastError("%s: %s is %s, the %s kernels take %s", refusal.code,
                 refusal.subject, refusal.got, getTargetName(target),
                 refusal.wanted);
    return PRELUDE_STATUS_UNSUPPORTED;
  }
  if (target != PRELUDE_TARGET_CPU && !fitsDevice(*params, target))
    return PRELUDE_STATUS_UNSUPPORTED;
  if (needsData)
    approved.add(*params, target);
  return PRELUDE_STATUS_OK;
}

} // namespace

#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  int32_t prelude_##OP##_v1(const PARAMS *params, int32_t target,              \
                            void *stream) {                                    \
    const prelude_backend *backend;                                            \
    PARAMS room;                                                               \
    params = complete(params, room);                                           \
    if (int32_t status = prepare(params, target, true, backend))               \
      return status;                                                           \
    int32_t status = backend->OP(params, stream);                              \
    if (status != PRELUDE_STATUS_OK)                                           \
      setLastError("%s", backend->last_error());                               \
    return status;                                                             \
  }                                                                            \
  int32_t prelude_##OP##_supports_v1(const PARAMS *params, int32_t target) {   \
    const prelude_backend *backend;                                            \
    PARAMS room;                                                               \
    params = complete(params, room);                                           \
    return prepare(params, target, false, backend);                            \
  }
#include "prelude/Functions.def"

const char *prelude_status_string_v1(int32_t status) {
  switch (status) {
#define PRELUDE_STATUS(NAME, VALUE, TEXT)                                      \
  case VALUE:                                                                  \
    return TEXT;
#include "prelude/Enums.def"
  default:
    return "unknown status";
  }
}

const char *prelude_last_error_v1(void) { return getLastError(); }

int32_t prelude_abi_version(void) { return PRELUDE_ABI_VERSION; }
