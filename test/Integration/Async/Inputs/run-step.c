/*===- run-step.c - Run step.mlir on arrays of the host -------------------===*\
 *
 * run-step LIBRARY
 *
 * Calls the compiled `step` and the fused operation of the CPU on the same
 * values, prints how far they are apart and fails where that is more than one
 * ulp, to which kernels of a GPU are held beside the CPU's.
 *
\*===----------------------------------------------------------------------===*/
#include "prelude/Runtime.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { T = 5, HQ = 8, HK = 2, D = 128, P = 64, BLOCKS = 4, BLOCK = 16 };
enum { WIDTH = (HQ + 2 * HK) * D, CACHE = BLOCKS * BLOCK * HK * D };

typedef struct {
  uint16_t qkv[T * WIDTH], qWeight[D], kWeight[D], cos[P * D / 2],
      sin[P * D / 2];
  int64_t positions[T], slots[T];
  uint16_t kCache[CACHE], vCache[CACHE], qOut[T * HQ * D];
} Arrays;
static Arrays ours, reference;

static void die(const char *what, const char *why) {
  fprintf(stderr, "run-step: %s: %s\n", what, why);
  exit(1);
}

/* Pseudo-random bf16 numbers in (-2, 2), of many exponents. */
static uint32_t state = 1;
static void fill(uint16_t *values, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    state = state * 1664525u + 1013904223u;
    uint32_t exponent = 0x3f80 - ((state >> 28) << 7);
    values[i] =
        (uint16_t)((state >> 16 & 0x8000) | exponent | (state >> 8 & 0x7f));
  }
}

static prelude_tensor array(void *data, int32_t dtype, int32_t rank,
                            const int64_t *shape) {
  prelude_tensor tensor = {data, dtype, rank, {0}, {0}};
  int64_t stride = 1;
  for (int i = rank; i-- > 0; stride *= shape[i]) {
    tensor.shape[i] = shape[i];
    tensor.stride[i] = stride;
  }
  return tensor;
}
#define BF16(DATA, RANK, ...)                                                  \
  array(DATA, PRELUDE_DTYPE_BF16, RANK, (const int64_t[]){__VA_ARGS__})
#define I64(DATA) array(DATA, PRELUDE_DTYPE_I64, 1, (const int64_t[]){T})

static void runOnCPU(Arrays *a) {
  prelude_fused_params p;
  memset(&p, 0, sizeof(p));
  p.struct_size = sizeof(p);
  p.qkv = BF16(a->qkv, 2, T, WIDTH);
  p.q_weight = BF16(a->qWeight, 1, D);
  p.k_weight = BF16(a->kWeight, 1, D);
  p.cos = BF16(a->cos, 2, P, D / 2);
  p.sin = BF16(a->sin, 2, P, D / 2);
  p.positions = I64(a->positions);
  p.slots = I64(a->slots);
  p.q_out = BF16(a->qOut, 3, T, HQ, D);
  p.k_cache = BF16(a->kCache, 4, BLOCKS, BLOCK, HK, D);
  p.v_cache = BF16(a->vCache, 4, BLOCKS, BLOCK, HK, D);
  p.has_q_norm = p.has_k_norm = 1;
  p.q_eps = p.k_eps = 1e-6f;
  p.norm_rounding = p.rope.rounding = PRELUDE_ROUNDING_STEPWISE;
  p.rope.style = PRELUDE_ROPE_STYLE_NEOX;
  p.rope.rotary_dim = D;
  int32_t status = prelude_fused_v1(&p, PRELUDE_TARGET_CPU, NULL);
  if (status != PRELUDE_STATUS_OK)
    die(prelude_status_string_v1(status), prelude_last_error_v1());
}

/* The place of a bf16 number among all in order. */
static int order(uint16_t bits) {
  return bits & 0x8000 ? -(bits & 0x7fff) : bits;
}

static int compare(const char *name, const uint16_t *a, const uint16_t *b,
                   int count) {
  int differ = 0, most = 0;
  for (int i = 0; i < count; ++i) {
    int distance = abs(order(a[i]) - order(b[i]));
    differ += a[i] != b[i];
    most = distance > most ? distance : most;
  }
  printf("%s: %d of %d differ from the CPU's, by at most %d ulp\n", name,
         differ, count, most);
  return most <= 1;
}

int main(int argc, char **argv) {
  if (argc != 2)
    die("usage", "run-step LIBRARY");
  void *library = dlopen(argv[1], RTLD_NOW);
  if (!library)
    die(argv[1], dlerror());
  void (*step)(void *, void *, void *, void *, void *, void *, void *, void *,
               void *, void *);
  *(void **)&step = dlsym(library, "step");
  if (!step)
    die(argv[1], "has no function 'step'");

  fill(ours.qkv, T * WIDTH);
  fill(ours.qWeight, D);
  fill(ours.kWeight, D);
  fill(ours.cos, P * D / 2);
  fill(ours.sin, P * D / 2);
  fill(ours.kCache, CACHE);
  fill(ours.vCache, CACHE);
  /* A position outside the table and a row without a slot among them. */
  static const int64_t positions[T] = {0, 63, 7, 64, 31};
  static const int64_t slots[T] = {17, 0, -1, 63, 40};
  memcpy(ours.positions, positions, sizeof(positions));
  memcpy(ours.slots, slots, sizeof(slots));
  reference = ours;

  step(ours.qkv, ours.qWeight, ours.kWeight, ours.cos, ours.sin, ours.positions,
       ours.slots, ours.kCache, ours.vCache, ours.qOut);
  if (*prelude_last_error_v1())
    die("step", prelude_last_error_v1());
  runOnCPU(&reference);
  int good = compare("q", ours.qOut, reference.qOut, T * HQ * D);
  good &= compare("k_cache", ours.kCache, reference.kCache, CACHE);
  good &= compare("v_cache", ours.vCache, reference.vCache, CACHE);
  return good ? 0 : 1;
}
