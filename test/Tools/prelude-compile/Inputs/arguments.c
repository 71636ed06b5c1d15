/*===- arguments.c - Wrong arguments for a compiled model ----------*- C
-*-===*\
 *
 * Calls model_main(x: f32 [2, ?, 4], cache: f32 [8, 4] (updated), rows: i64
[?])
 * with arguments one edit away from right ones, and prints what it answers.
 *
\*===----------------------------------------------------------------------===*/
#include "model.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static float *x, *cache;
static int64_t *rows;
static prelude_array in[3], out[2];

static void set(int i, void *data, int32_t element, int32_t rank,
                const int64_t *shape) {
  memset(&in[i], 0, sizeof(in[i]));
  in[i].data = data;
  in[i].element = element;
  in[i].rank = rank;
  int64_t stride = 1;
  for (int d = rank; d-- > 0; stride *= shape[d]) {
    in[i].shape[d] = shape[d];
    in[i].stride[d] = stride;
  }
}

static void reset(void) {
  const int64_t xs[] = {2, 3, 4}, cs[] = {8, 4}, rs[] = {3};
  for (int i = 0; i < 24; ++i)
    x[i] = (float)i;
  for (int i = 0; i < 32; ++i)
    cache[i] = -1;
  for (int i = 0; i < 3; ++i)
    rows[i] = 2 * i;
  set(0, x, PRELUDE_ELEMENT_F32, 3, xs);
  set(1, cache, PRELUDE_ELEMENT_F32, 2, cs);
  set(2, rows, PRELUDE_ELEMENT_I64, 1, rs);
}

static int call(const char *what) {
  int32_t status =
      model_main(in, MODEL_MAIN_INPUTS, out, MODEL_MAIN_RESULTS, NULL);
  printf("%s: %s: %s\n", what, prelude_status_string_v1(status),
         prelude_last_error_v1());
  reset();
  return status;
}

int main(void) {
  /* Exactly as large as they need to be, so that ASan sees one step beyond. */
  x = malloc(24 * sizeof(float));
  cache = malloc(32 * sizeof(float));
  rows = malloc(3 * sizeof(int64_t));

  reset();
  in[0].element = PRELUDE_ELEMENT_BF16;
  call("element");
  in[0].element = -7;
  call("unknown element");
  in[1].shape[0] = 9;
  call("extent");
  in[0].rank = 2;
  call("rank");
  in[0].rank = 1 << 30;
  call("absurd rank");
  in[1].stride[0] = 5;
  call("stride");
  in[2].stride[0] = -1;
  call("negative stride");
  in[2].data = NULL;
  call("null");
  in[2].shape[0] = INT64_MAX;
  call("too large");
  in[0].data = cache;
  call("overlap");
  in[0].data = (char *)x + 1;
  in[0].shape[1] = 2;
  in[0].stride[0] = 8;
  call("misaligned");
  printf("no arrays: %d", model_main(NULL, 3, out, 2, NULL));
  printf(" %s\n", prelude_last_error_v1());
  printf("too few: %d", model_main(in, 2, out, 2, NULL));
  printf(" %s\n", prelude_last_error_v1());

  /* Wrong values: what the model itself asserts. */
  rows[2] = 8;
  call("row outside");
  rows[0] = -1;
  call("row below");

  /* And right ones. */
  in[0].shape[1] = 0;
  in[0].data = NULL;
  in[2].shape[0] = 0;
  in[2].data = NULL;
  call("empty");
  printf("empty result: %lld x %lld\n", (long long)out[0].shape[0],
         (long long)out[0].shape[1]);
  prelude_release_v1(&out[0]);
  int32_t status =
      model_main(in, MODEL_MAIN_INPUTS, out, MODEL_MAIN_RESULTS, NULL);
  const float *sum = out[0].data;
  printf("right: %d, sums %g %g, cache %g %g %g, in place %d\n", status, sum[0],
         sum[23], cache[0], cache[8], cache[4], out[1].data == cache);
  prelude_release_v1(&out[0]);
  free(x);
  free(cache);
  free(rows);
  return 0;
}
