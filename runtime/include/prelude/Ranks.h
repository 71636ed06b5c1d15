/*===- Ranks.h - Models cut over processes ------------------------*- C -*-===*\
 *
 * What a model that prelude-compile --ranks=N made needs beside
 * prelude/Model.h, in libprelude_model_mpi: the processes, which mpirun starts,
 * are ranks of MPI. Open MPI is loaded by the first call that needs it, as
 * libmpi.so.40 or what PRELUDE_MPI names; no header of it is needed to build.
 *
\*===----------------------------------------------------------------------===*/
#ifndef PRELUDE_RANKS_H
#define PRELUDE_RANKS_H

#include "prelude/Runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Makes this process one of `ranks` and tells which one, from 0, in `rank` (not
 * null): initialises MPI unless the process has. A process that calls MPI_Init
 * itself needs neither this nor prelude_ranks_leave_v1.
 *
 * Returns OK, BACKEND_MISSING (no Open MPI), LAUNCH_FAILED (it does not start)
 * or INVALID_ARGUMENT (it runs another number of processes), with
 * prelude_last_error_v1. */
PRELUDE_EXPORT int32_t prelude_ranks_join_v1(int32_t ranks, int32_t *rank);

/* Waits for the other ranks and ends MPI if prelude_ranks_join_v1 initialised
 * it. Not for a rank that failed: the others may wait for it inside a call. It
 * exits with another status than 0, or calls MPI_Abort, and mpirun stops the
 * others.
 *
 * Returns OK or LAUNCH_FAILED (MPI does not end), with prelude_last_error_v1.
 */
PRELUDE_EXPORT int32_t prelude_ranks_leave_v1(void);

/*===----------------------------------------------------------------------===*\
 * What compiled code calls, within prelude_call_v1
\*===----------------------------------------------------------------------===*/

/* Ends the call, with a status of prelude_ranks_join_v1, unless MPI runs
 * `ranks` processes, of which this is one. */
PRELUDE_EXPORT void prelude_ranks_check_v1(int32_t ranks);

/* What stands for Open MPI's objects, as a pointer of this value: their
 * addresses are not known before it is loaded. */
typedef enum prelude_mpi_object {
  PRELUDE_MPI_COMM_WORLD = 1,
  PRELUDE_MPI_FLOAT = 2,
  PRELUDE_MPI_DOUBLE = 3,
  PRELUDE_MPI_SUM = 4
} prelude_mpi_object;

/* MPI_Comm_rank and MPI_Allreduce over `count` elements, with objects as above,
 * after prelude_ranks_check_v1. An error of MPI ends the call as LAUNCH_FAILED.
 */
PRELUDE_EXPORT int32_t prelude_mpi_comm_rank_v1(const void *comm,
                                                int32_t *rank);
PRELUDE_EXPORT int32_t prelude_mpi_allreduce_v1(const void *from, void *to,
                                                int32_t count, const void *type,
                                                const void *op,
                                                const void *comm);

#ifdef __cplusplus
}
#endif
#endif /* PRELUDE_RANKS_H */
