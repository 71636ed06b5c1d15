/*===- threads.c - Two compiled models on several threads -------*- C -*-===*\
 *
 * Each thread calls both models over and over, each with caches of its own;
 * all must get what a single thread got.
 *
\*===--------------------------------------------------------------------===*/
#include "first.h"
#include "second.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef TOKENS /* scripts/race-check takes more */
#define TOKENS 3
#endif
enum { THREADS = 4, CALLS = 20, T = TOKENS, D = 16, CACHE = 2 * 8 * D };

typedef struct {
  float qkv[T][4 * D], cos[8][D / 2], sin[8][D / 2];
  int64_t positions[T], slots[T];
  float k_cache[CACHE], v_cache[CACHE], q[2 * T * D];
} Data;

static prelude_array array(void *data, int32_t element, int rank,
                           const int64_t *shape) {
  prelude_array a;
  memset(&a, 0, sizeof(a));
  a.data = data;
  a.element = element;
  a.rank = rank;
  int64_t stride = 1;
  for (int d = rank; d-- > 0; stride *= shape[d])
    a.shape[d] = shape[d], a.stride[d] = stride;
  return a;
}

static void run(Data *d, prelude_entry entry) {
  const int64_t qkv[] = {T, 4 * D}, table[] = {8, D / 2}, tokens[] = {T},
                cache[] = {2, 8, 1, D};
  const prelude_array in[] = {
      array(d->qkv, PRELUDE_ELEMENT_F32, 2, qkv),
      array(d->cos, PRELUDE_ELEMENT_F32, 2, table),
      array(d->sin, PRELUDE_ELEMENT_F32, 2, table),
      array(d->positions, PRELUDE_ELEMENT_I64, 1, tokens),
      array(d->slots, PRELUDE_ELEMENT_I64, 1, tokens),
      array(d->k_cache, PRELUDE_ELEMENT_F32, 4, cache),
      array(d->v_cache, PRELUDE_ELEMENT_F32, 4, cache)};
  prelude_array out[3];
  if (entry(in, 7, out, 3, NULL) != PRELUDE_STATUS_OK) {
    printf("failed: %s\n", prelude_last_error_v1());
    exit(1);
  }
  memcpy(d->q, out[0].data, sizeof(d->q));
  for (int i = 0; i < 3; ++i)
    prelude_release_v1(&out[i]);
}

static Data *make(void) {
  Data *d = calloc(1, sizeof(Data));
  for (int t = 0; t < T; ++t) {
    for (int i = 0; i < 4 * D; ++i)
      d->qkv[t][i] = (float)((t * 37 + i * 11) % 23) - 11;
    d->positions[t] = (t + 1) % 8;
    d->slots[t] = t < 3 ? 5 * t : -1;
  }
  for (int p = 0; p < 8; ++p)
    for (int i = 0; i < D / 2; ++i)
      d->cos[p][i] = 0.5f + 0.01f * (float)(p + i),
      d->sin[p][i] = 0.25f - 0.02f * (float)(p - i);
  return d;
}

static Data *expected;

static void *work(void *unused) {
  (void)unused;
  Data *d = make();
  for (int i = 0; i < CALLS; ++i) {
    run(d, i % 2 ? first_main : second_main);
    if (memcmp(d, expected, sizeof(*d)) != 0) {
      printf("a thread got something else\n");
      exit(1);
    }
  }
  free(d);
  return NULL;
}

int main(void) {
  expected = make();
  run(expected, first_main);
  Data *unfused = make();
  run(unfused, second_main);
  printf("the models agree: %d\n",
         memcmp(expected, unfused, sizeof(*unfused)) == 0);
  printf("it is an update: %d\n", expected->k_cache[5 * D] != 0);
  pthread_t threads[THREADS];
  for (int i = 0; i < THREADS; ++i)
    pthread_create(&threads[i], NULL, work, NULL);
  for (int i = 0; i < THREADS; ++i)
    pthread_join(threads[i], NULL);
  printf("all threads agree\n");
  free(unfused);
  free(expected);
  return 0;
}
