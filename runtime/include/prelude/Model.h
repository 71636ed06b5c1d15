/*===- Model.h - Calling compiled models ---------------------------*- C -*-===*\
 *
 * What a library made by prelude-compile exports, and how it is called. Such a
 * library needs the runtime beside it and nothing of the compiler.
 *
 * A call is re-entrant, never exits, aborts or prints, and returns a
 * prelude_status; prelude_last_error_v1() then names what disagrees. The second
 * part of this header is what compiled code itself calls.
 *
\*===----------------------------------------------------------------------===*/
#ifndef PRELUDE_MODEL_H
#define PRELUDE_MODEL_H

#include "prelude/Runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

#define PRELUDE_MODEL_VERSION 1
#define PRELUDE_MODEL_MAX_RANK 8

typedef enum prelude_element {
#define PRELUDE_ELEMENT(NAME, VALUE, MNEMONIC, BYTES)                          \
  PRELUDE_ELEMENT_##NAME = VALUE,
#include "prelude/Enums.def"
} prelude_element;

/* An argument or a result. Memory lies where the function's target is: on the
 * host for cpu, on the device for cuda and hip. `data` points at the first
 * element and is aligned to it; it may be null where an extent is 0. Strides
 * count elements. */
typedef struct prelude_array {
  void *data;
  int32_t element; /* prelude_element */
  int32_t rank;    /* 0 (a scalar) to PRELUDE_MODEL_MAX_RANK */
  int64_t shape[PRELUDE_MODEL_MAX_RANK];
  int64_t stride[PRELUDE_MODEL_MAX_RANK];
  /* Who frees `data`: prelude_release_v1, unless owner is null. */
  void *owner;
  void (*release)(void *owner);
} prelude_array;

/* An extent of -1 is dynamic: any extent is taken. */
typedef struct prelude_array_type {
  int32_t element; /* prelude_element */
  int32_t rank;
  int64_t shape[PRELUDE_MODEL_MAX_RANK];
} prelude_array_type;

/* A function of a compiled model. */
typedef struct prelude_function {
  uint32_t struct_size; /* sizeof(prelude_function) */
  int32_t version;      /* PRELUDE_MODEL_VERSION */
  int32_t target;       /* prelude_target */
  int32_t num_inputs;
  int32_t num_results;
  int32_t reserved;
  const char *name;
  const prelude_array_type *inputs;
  const prelude_array_type *results;
  /* By result: the input that holds it, updated in place, or -1. */
  const int32_t *result_inputs;
  void (*code)(void **arguments);
  /* Waits for a stream; null where calls are done when they return. */
  int32_t (*wait)(void *stream);
} prelude_function;

/* Calls `function`.
 *
 * inputs: num_inputs arrays in C order (stride[i] is the product of the extents
 * after i; strides of extents of 1 are not read). They stay the caller's, and
 * only those that result_inputs names are written. One that is written must not
 * share memory with another input. Owner and release are not read.
 *
 * results: num_results arrays that receive the results. A result that an input
 * holds is that input. Any other is memory that the call allocated and the
 * caller gives back by prelude_release_v1. After a failed call all are empty,
 * and what the inputs that are written hold is not specified.
 *
 * stream: where the work is enqueued (cuda, hip; null: the default stream) on
 * the device of the thread's current context, or the first device if it has
 * none. prelude_wait_v1 waits for it and tells what failed in it. The first
 * call compiles kernels and copies constants. cpu ignores the stream and is
 * done when the call returns.
 *
 * Returns OK, INVALID_ARGUMENT or VERSION_MISMATCH before anything has run,
 * OUT_OF_MEMORY, ASSERTION_FAILED, or the status of what failed in it (NO_DEVICE,
 * LAUNCH_FAILED, or a prelude function's). */
PRELUDE_EXPORT int32_t prelude_call_v1(const prelude_function *function,
                                       const prelude_array *inputs,
                                       int32_t num_inputs,
                                       prelude_array *results,
                                       int32_t num_results, void *stream);

/* Waits until the calls of `function` in `stream` are done. The status of what
 * could not be known earlier: an assertion of the model that failed on a
 * device, or an error of the device. */
PRELUDE_EXPORT int32_t prelude_wait_v1(const prelude_function *function,
                                       void *stream);

/* Frees what `array` owns, if anything, and empties it. Memory of a device is
 * freed in the default stream: wait first for work that uses it in another; and
 * the thread's current context must be that of the call. */
PRELUDE_EXPORT void prelude_release_v1(prelude_array *array);

/* What a function of a library that prelude-compile made looks like. */
typedef int32_t (*prelude_entry)(const prelude_array *inputs,
                                 int32_t num_inputs, prelude_array *results,
                                 int32_t num_results, void *stream);

/*===----------------------------------------------------------------------===*\
 * What compiled code and the libraries that serve it call, within
 * prelude_call_v1 and on the thread that called it.
\*===----------------------------------------------------------------------===*/

/* Ends the call with `status`, unless it is OK. `name` says what failed; the
 * detail is prelude_last_error_v1. */
PRELUDE_EXPORT void prelude_check_v1(int32_t status, const char *name);
/* Ends the call: an assertion of the model does not hold. */
PRELUDE_EXPORT void prelude_assert_v1(const char *message);
/* Ends the call with `status` and `message`. */
PRELUDE_EXPORT void prelude_fail_v1(int32_t status, const char *message);

/* Memory of the call: freed with it if it fails, otherwise by prelude_free_v1
 * or, where it holds a result, by prelude_release_v1. */
PRELUDE_EXPORT void *prelude_alloc_v1(uint64_t bytes);
PRELUDE_EXPORT void prelude_free_v1(void *memory);
/* The same for memory of another kind: `release` frees it. */
PRELUDE_EXPORT void prelude_track_v1(void *memory, void (*release)(void *));
PRELUDE_EXPORT void prelude_untrack_v1(void *memory);

/* The stream of the call; null outside of one. */
PRELUDE_EXPORT void *prelude_stream_v1(void);
/* Whether this thread is within a call. */
PRELUDE_EXPORT int32_t prelude_in_call_v1(void);

#ifdef __cplusplus
}
#endif
#endif /* PRELUDE_MODEL_H */
