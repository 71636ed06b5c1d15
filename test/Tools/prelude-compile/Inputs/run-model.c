/*===- run-model.c - Run a compiled model on .npy files ------------*- C
-*-===*\
 *
 * run-model LIBRARY SYMBOL OUTPUT_DIR [INPUT.npy ...]
 *
 * Loads a library that prelude-compile made, calls SYMBOL once and stores its
 * results as OUTPUT_DIR/result0.npy, ... A model for cuda or hip gets device
 * memory by the driver or run time, which is opened here. RUN_MODEL_REPEAT=n
calls it n more
 * times on the same arrays and prints the median time.
 *
 * RUN_MODEL_RANKS=n: is one of n processes that mpirun started. Inputs are
 * whole, and a rank passes its pieces; results go to OUTPUT_DIR/rank<i>.
 * RUN_MODEL_KILL=i: rank i dies before the call.
 *
\*===----------------------------------------------------------------------===*/
#include "prelude/Model.h"
#include "prelude/Ranks.h"

#include <dlfcn.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void die(const char *what, const char *why) {
  fprintf(stderr, "run-model: %s: %s\n", what, why);
  exit(1);
}

/*===----------------------------------------------------------------------===*\
 * Memory of the target
\*===----------------------------------------------------------------------===*/

/* By prelude_target. HIP makes its context itself. */
static const char *const kNames[][8] = {
    [PRELUDE_TARGET_CUDA] = {"libcuda.so.1", "cuInit", "cuMemAlloc_v2",
                             "cuMemcpyHtoD_v2", "cuMemcpyDtoH_v2",
                             "cuDeviceGet", "cuDevicePrimaryCtxRetain",
                             "cuCtxSetCurrent"},
    [PRELUDE_TARGET_HIP] = {"libamdhip64.so", "hipInit", "hipMalloc",
                            "hipMemcpyHtoD", "hipMemcpyDtoH"}};

static struct {
  int (*init)(unsigned);
  int (*alloc)(void **, size_t);
  int (*toDevice)(void *, const void *, size_t);
  int (*toHost)(void *, const void *, size_t);
  int (*get)(int *, int);
  int (*retain)(void **, int);
  int (*set)(void *);
} device;

static void *find(void *library, const char *name) {
  void *symbol = dlsym(library, name);
  if (!symbol)
    die(name, "not in the library");
  return symbol;
}

static void check(int result, const char *what) {
  if (result != 0) {
    fprintf(stderr, "run-model: %s: error %d\n", what, result);
    exit(1);
  }
}

static void openDevice(int target) {
  const char *const *names = kNames[target];
  void *library = dlopen(names[0], RTLD_NOW);
  if (!library)
    die(names[0], dlerror());
  *(void **)&device.init = find(library, names[1]);
  *(void **)&device.alloc = find(library, names[2]);
  *(void **)&device.toDevice = find(library, names[3]);
  *(void **)&device.toHost = find(library, names[4]);
  check(device.init(0), names[1]);
  if (!names[5])
    return;
  *(void **)&device.get = find(library, names[5]);
  *(void **)&device.retain = find(library, names[6]);
  *(void **)&device.set = find(library, names[7]);
  int ordinal;
  void *context;
  check(device.get(&ordinal, 0), names[5]);
  check(device.retain(&context, ordinal), names[6]);
  check(device.set(context), names[7]);
}

static void *toTarget(int target, void *data, size_t bytes) {
  if (target == PRELUDE_TARGET_CPU)
    return data;
  void *address = NULL;
  check(device.alloc(&address, bytes ? bytes : 1), "allocating on the device");
  check(device.toDevice(address, data, bytes), "copying to the device");
  free(data);
  return address;
}

static void *toHost(int target, void *data, size_t bytes) {
  if (target == PRELUDE_TARGET_CPU)
    return data;
  void *copy = malloc(bytes ? bytes : 1);
  check(device.toHost(copy, data, bytes), "copying from the device");
  return copy;
}

/*===----------------------------------------------------------------------===*\
 * Files
\*===----------------------------------------------------------------------===*/

static const struct {
  const char *npy;
  int32_t element;
  size_t bytes;
} kTypes[] = {{"<f4", PRELUDE_ELEMENT_F32, 4},  {"<f2", PRELUDE_ELEMENT_F16, 2},
              {"<V2", PRELUDE_ELEMENT_BF16, 2}, {"<f8", PRELUDE_ELEMENT_F64, 8},
              {"|b1", PRELUDE_ELEMENT_I1, 1},   {"|i1", PRELUDE_ELEMENT_I8, 1},
              {"<i2", PRELUDE_ELEMENT_I16, 2},  {"<i4", PRELUDE_ELEMENT_I32, 4},
              {"<i8", PRELUDE_ELEMENT_I64, 8}};
enum { NUM_TYPES = sizeof(kTypes) / sizeof(kTypes[0]) };

static size_t count(const prelude_array *array) {
  size_t elements = 1;
  for (int i = 0; i < array->rank; ++i)
    elements *= (size_t)array->shape[i];
  return elements;
}

static prelude_array readNpy(const char *path) {
  FILE *file = fopen(path, "rb");
  unsigned char start[10];
  if (!file || fread(start, 1, 10, file) != 10)
    die(path, "cannot be read");
  size_t length = start[8] | (size_t)start[9] << 8;
  char *header = calloc(length + 1, 1);
  if (fread(header, 1, length, file) != length)
    die(path, "is cut short");
  prelude_array array;
  memset(&array, 0, sizeof(array));
  size_t bytes = 0;
  for (int i = 0; i < NUM_TYPES; ++i)
    if (strstr(header, kTypes[i].npy)) {
      array.element = kTypes[i].element;
      bytes = kTypes[i].bytes;
    }
  const char *shape = strstr(header, "'shape': (");
  if (!bytes || !shape)
    die(path, "has an unexpected header");
  shape += 10;
  while (*shape != ')') {
    char *end;
    array.shape[array.rank++] = strtoll(shape, &end, 10);
    shape = end + strspn(end, ", ");
  }
  int64_t stride = 1;
  for (int i = array.rank; i-- > 0; stride *= array.shape[i])
    array.stride[i] = stride;
  bytes *= count(&array);
  array.data = malloc(bytes ? bytes : 1);
  if (fread(array.data, 1, bytes, file) != bytes)
    die(path, "is cut short");
  fclose(file);
  free(header);
  return array;
}

static size_t sizeOf(const prelude_array *array) {
  for (int i = 0; i < NUM_TYPES; ++i)
    if (kTypes[i].element == array->element)
      return kTypes[i].bytes * count(array);
  die("result", "has an unexpected type");
  return 0;
}

static void writeNpy(const char *path, const prelude_array *array,
                     const void *data) {
  char header[128], *at = header;
  const char *npy = "";
  for (int i = 0; i < NUM_TYPES; ++i)
    if (kTypes[i].element == array->element)
      npy = kTypes[i].npy;
  at += sprintf(at, "{'descr': '%s', 'fortran_order': False, 'shape': (", npy);
  for (int i = 0; i < array->rank; ++i)
    at += sprintf(at, "%lld, ", (long long)array->shape[i]);
  sprintf(at, "), }");
  FILE *file = fopen(path, "wb");
  if (!file)
    die(path, "cannot be written");
  fprintf(file, "\x93NUMPY%c%c%c%c%-117s\n", 1, 0, 118, 0, header);
  fwrite(data, 1, sizeOf(array), file);
  fclose(file);
}

/*===----------------------------------------------------------------------===*\
 * Ranks
\*===----------------------------------------------------------------------===*/

static int32_t (*leaveRanks)(void);

/* This one's number. The library brings the functions along. */
static int joinRanks(void *library, int ranks) {
  int32_t (*join)(int32_t, int32_t *);
  *(void **)&join = find(library, "prelude_ranks_join_v1");
  *(void **)&leaveRanks = find(library, "prelude_ranks_leave_v1");
  int32_t rank = 0;
  int32_t status = join(ranks, &rank);
  if (status != PRELUDE_STATUS_OK)
    die(prelude_status_string_v1(status), prelude_last_error_v1());
  const char *killed = getenv("RUN_MODEL_KILL");
  if (killed && atoi(killed) == rank)
    raise(SIGKILL);
  return rank;
}

/* The rank's piece in place of the whole: the `rank`-th along the dimension in
 * which the model takes less. */
static void takePiece(prelude_array *array, const prelude_array_type *type,
                      int rank) {
  int cut = 0;
  while (cut < array->rank && type->shape[cut] == array->shape[cut])
    ++cut;
  if (cut == array->rank || array->rank != type->rank)
    return;
  size_t rows = 1, whole = sizeOf(array);
  for (int i = 0; i < cut; ++i)
    rows *= (size_t)array->shape[i];
  size_t from = whole / rows;
  size_t piece = from / (size_t)array->shape[cut] * (size_t)type->shape[cut];
  char *data = malloc(rows * piece);
  for (size_t row = 0; row < rows; ++row)
    memcpy(data + row * piece,
           (char *)array->data + row * from + (size_t)rank * piece, piece);
  free(array->data);
  array->data = data;
  array->shape[cut] = type->shape[cut];
  int64_t stride = 1;
  for (int i = array->rank; i-- > 0; stride *= array->shape[i])
    array->stride[i] = stride;
}

/*===----------------------------------------------------------------------===*\
 * The call
\*===----------------------------------------------------------------------===*/

static int compareTimes(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int argc, char **argv) {
  if (argc < 4)
    die("usage", "run-model LIBRARY SYMBOL OUTPUT_DIR [INPUT.npy ...]");
  void *library = dlopen(argv[1], RTLD_NOW);
  if (!library)
    die(argv[1], dlerror());
  char name[256];
  snprintf(name, sizeof(name), "%s_function", argv[2]);
  const prelude_function *function = find(library, name);
  prelude_entry entry;
  *(void **)&entry = find(library, argv[2]);
  if (function->target != PRELUDE_TARGET_CPU && !getenv("RUN_MODEL_NO_DEVICE"))
    openDevice(function->target);

  const char *ranks = getenv("RUN_MODEL_RANKS");
  int rank = ranks ? joinRanks(library, atoi(ranks)) : 0;
  char folder[4000];
  snprintf(folder, sizeof(folder), "%s", argv[3]);
  if (ranks)
    snprintf(folder, sizeof(folder), "%s/rank%d", argv[3], rank);

  int inputs = argc - 4, results = function->num_results;
  int where =
      getenv("RUN_MODEL_NO_DEVICE") ? PRELUDE_TARGET_CPU : function->target;
  prelude_array *in = calloc((size_t)inputs + 1, sizeof(*in));
  prelude_array *out = calloc((size_t)results + 1, sizeof(*out));
  for (int i = 0; i < inputs; ++i) {
    in[i] = readNpy(argv[4 + i]);
    if (ranks && i < function->num_inputs)
      takePiece(&in[i], &function->inputs[i], rank);
    in[i].data = toTarget(where, in[i].data, sizeOf(&in[i]));
  }
  int32_t status = entry(in, inputs, out, results, NULL);
  if (status == PRELUDE_STATUS_OK)
    status = prelude_wait_v1(function, NULL);
  if (status != PRELUDE_STATUS_OK) {
    fprintf(stderr, "run-model: %s: %s\n", prelude_status_string_v1(status),
            prelude_last_error_v1());
    return 2;
  }
  for (int i = 0; i < results; ++i) {
    char path[4096];
    snprintf(path, sizeof(path), "%s/result%d.npy", folder, i);
    void *data = toHost(where, out[i].data, sizeOf(&out[i]));
    writeNpy(path, &out[i], data);
    if (where != PRELUDE_TARGET_CPU)
      free(data);
    prelude_release_v1(&out[i]);
  }

  const char *repeat = getenv("RUN_MODEL_REPEAT");
  int times = repeat ? atoi(repeat) : 0;
  double *seconds = calloc((size_t)times + 1, sizeof(double));
  for (int t = 0; t < times; ++t) {
    struct timespec a, b;
    clock_gettime(CLOCK_MONOTONIC, &a);
    if (entry(in, inputs, out, results, NULL) != PRELUDE_STATUS_OK ||
        prelude_wait_v1(function, NULL) != PRELUDE_STATUS_OK)
      die(argv[2], prelude_last_error_v1());
    clock_gettime(CLOCK_MONOTONIC, &b);
    seconds[t] =
        (double)(b.tv_sec - a.tv_sec) + 1e-9 * (double)(b.tv_nsec - a.tv_nsec);
    for (int i = 0; i < results; ++i)
      prelude_release_v1(&out[i]);
  }
  qsort(seconds, (size_t)times, sizeof(double), compareTimes);
  if (times)
    printf("%s: median %.1f us of %d calls\n", argv[2],
           1e6 * seconds[times / 2], times);
  free(seconds);
  if (where == PRELUDE_TARGET_CPU)
    for (int i = 0; i < inputs; ++i)
      free(in[i].data);
  free(in);
  free(out);
  if (ranks && leaveRanks() != PRELUDE_STATUS_OK)
    die("leaving", prelude_last_error_v1());
  return 0;
}
