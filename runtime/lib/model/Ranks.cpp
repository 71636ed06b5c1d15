//===- Ranks.cpp - Open MPI, found at run time -----------------*- C++ -*-===//
//
// Open MPI's handles are addresses of its own objects, and its functions have
// had one ABI since release 2.
//
//===----------------------------------------------------------------------===//

#include "prelude/Ranks.h"

#include "prelude/Model.h"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <type_traits>

namespace {

/// What a model needs of MPI.
struct MPI {
  int (*Init)(int *, char ***);
  int (*Initialized)(int *);
  int (*Finalized)(int *);
  int (*Finalize)();
  int (*Comm_rank)(void *, int *);
  int (*Comm_size)(void *, int *);
  int (*Allreduce)(const void *, void *, int, void *, void *, void *);
  void *world, *float_, *double_, *sum;
  char reason[256];
  bool isComplete = false;

  MPI() : reason() {
    // Another name, for tests and for builds of Open MPI elsewhere.
    const char *name = std::getenv("PRELUDE_MPI");
    if (!name || !*name)
      name = "libmpi.so.40";
    // Its components look for its symbols.
    void *library = dlopen(name, RTLD_NOW | RTLD_GLOBAL);
    if (!library) {
      const char *why = dlerror();
      std::snprintf(reason, sizeof(reason), "%s", why ? why : name);
      return;
    }
    isComplete = true;
    auto find = [&](const char *symbol) {
      void *address = dlsym(library, symbol);
      if (!address && isComplete) {
        std::snprintf(reason, sizeof(reason), "%s has no %s", name, symbol);
        isComplete = false;
      }
      return address;
    };
    auto set = [&](auto &function, const char *symbol) {
      function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(
          find(symbol));
    };
    set(Init, "MPI_Init");
    set(Initialized, "MPI_Initialized");
    set(Finalized, "MPI_Finalized");
    set(Finalize, "MPI_Finalize");
    set(Comm_rank, "MPI_Comm_rank");
    set(Comm_size, "MPI_Comm_size");
    set(Allreduce, "MPI_Allreduce");
    world = find("ompi_mpi_comm_world");
    float_ = find("ompi_mpi_float");
    double_ = find("ompi_mpi_double");
    sum = find("ompi_mpi_op_sum");
  }

  /// Open MPI's object for the prelude_mpi_object that stands for it.
  void *translate(const void *object) const {
    switch (reinterpret_cast<uintptr_t>(object)) {
    case PRELUDE_MPI_COMM_WORLD:
      return world;
    case PRELUDE_MPI_FLOAT:
      return float_;
    case PRELUDE_MPI_DOUBLE:
      return double_;
    case PRELUDE_MPI_SUM:
      return sum;
    }
    return nullptr;
  }

  bool isRunning() const {
    int initialized = 0, finalized = 0;
    return Initialized(&initialized) == 0 && initialized &&
           Finalized(&finalized) == 0 && !finalized;
  }
};

const MPI &getMPI() {
  static const MPI mpi;
  return mpi;
}

/// Whether MPI_Init is this library's doing.
bool hasJoined = false;

/// Ends a call that runs; elsewhere it is for prelude_last_error_v1.
int32_t fail(int32_t status, const char *format, ...) {
  char message[400];
  std::va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(message, sizeof(message), format, arguments);
  va_end(arguments);
  prelude_fail_v1(status, message);
  return status;
}

int32_t load(int32_t ranks) {
  const MPI &mpi = getMPI();
  if (mpi.isComplete)
    return PRELUDE_STATUS_OK;
  return fail(PRELUDE_STATUS_BACKEND_MISSING, "%d ranks need Open MPI: %s",
              ranks, mpi.reason);
}

int32_t checkSize(int32_t ranks) {
  const MPI &mpi = getMPI();
  int size = 0;
  if (int error = mpi.Comm_size(mpi.world, &size))
    return fail(PRELUDE_STATUS_LAUNCH_FAILED, "MPI_Comm_size: error %d", error);
  if (size == ranks)
    return PRELUDE_STATUS_OK;
  return fail(PRELUDE_STATUS_INVALID_ARGUMENT,
              "%d ranks are needed, but MPI runs %d process%s; start it by "
              "mpirun -n %d",
              ranks, size, size == 1 ? "" : "es", ranks);
}

} // namespace

int32_t prelude_ranks_join_v1(int32_t ranks, int32_t *rank) {
  if (int32_t status = load(ranks))
    return status;
  const MPI &mpi = getMPI();
  if (!mpi.isRunning()) {
    if (int error = mpi.Init(nullptr, nullptr))
      return fail(PRELUDE_STATUS_LAUNCH_FAILED, "MPI_Init: error %d", error);
    hasJoined = true;
  }
  int32_t status = checkSize(ranks);
  if (status == PRELUDE_STATUS_OK)
    return prelude_mpi_comm_rank_v1(
        reinterpret_cast<void *>(PRELUDE_MPI_COMM_WORLD), rank);
  // All ranks see the same, so that none waits for another.
  if (hasJoined) {
    hasJoined = false;
    mpi.Finalize();
  }
  return status;
}

int32_t prelude_ranks_leave_v1(void) {
  if (!hasJoined)
    return PRELUDE_STATUS_OK;
  hasJoined = false;
  if (int error = getMPI().Finalize())
    return fail(PRELUDE_STATUS_LAUNCH_FAILED, "MPI_Finalize: error %d", error);
  return PRELUDE_STATUS_OK;
}

void prelude_ranks_check_v1(int32_t ranks) {
  if (load(ranks))
    return;
  if (!getMPI().isRunning()) {
    fail(PRELUDE_STATUS_INVALID_ARGUMENT,
         "%d ranks need MPI, which is not initialised in this process; call "
         "prelude_ranks_join_v1 or MPI_Init first",
         ranks);
    return;
  }
  checkSize(ranks);
}

int32_t prelude_mpi_comm_rank_v1(const void *comm, int32_t *rank) {
  const MPI &mpi = getMPI();
  if (int error = mpi.Comm_rank(mpi.translate(comm), rank))
    return fail(PRELUDE_STATUS_LAUNCH_FAILED, "MPI_Comm_rank: error %d", error);
  return PRELUDE_STATUS_OK;
}

int32_t prelude_mpi_allreduce_v1(const void *from, void *to, int32_t count,
                                 const void *type, const void *op,
                                 const void *comm) {
  const MPI &mpi = getMPI();
  if (int error = mpi.Allreduce(from, to, count, mpi.translate(type),
                                mpi.translate(op), mpi.translate(comm)))
    return fail(PRELUDE_STATUS_LAUNCH_FAILED, "MPI_Allreduce: error %d", error);
  return PRELUDE_STATUS_OK;
}
