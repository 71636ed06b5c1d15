/*===- Example.c - Calling the kernels from C ---------------------*- C -*-===*\
 *
 * Norms and rotates two tokens' queries and keys and writes keys and values
 * into a paged cache, on the CPU. docs/abi.md shows this program.
 *
\*===----------------------------------------------------------------------===*/

#include "prelude/Runtime.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { T = 2, HQ = 4, HK = 2, D = 64, BLOCKS = 3, P = 16, ROWS = 32 };

static float qkv[T][(HQ + 2 * HK) * D];
static float weight[D], cosines[ROWS][D / 2], sines[ROWS][D / 2];
static float q_out[T][HQ][D];
static float k_cache[BLOCKS][P][HK][D], v_cache[BLOCKS][P][HK][D];
static int64_t positions[T] = {7, 8}, slots[T] = {16, -1};
static prelude_errors errors;

/* A packed array of up to four dimensions. */
static prelude_tensor tensor(void *data, int32_t dtype, int32_t rank, int64_t a,
                             int64_t b, int64_t c, int64_t d) {
  prelude_tensor t = {0};
  int64_t shape[4], stride = 1;
  shape[0] = a, shape[1] = b, shape[2] = c, shape[3] = d;
  t.data = data;
  t.dtype = dtype;
  t.rank = rank;
  for (int i = rank - 1; i >= 0; --i) {
    t.shape[i] = shape[i];
    t.stride[i] = stride;
    stride *= shape[i];
  }
  return t;
}

int main(void) {
  for (int t = 0; t < T; ++t)
    for (int i = 0; i < (HQ + 2 * HK) * D; ++i)
      qkv[t][i] = (float)(i % 7 - 3);
  for (int p = 0; p < ROWS; ++p)
    for (int i = 0; i < D / 2; ++i) {
      double angle = p * pow(10000.0, -2.0 * i / D);
      cosines[p][i] = (float)cos(angle);
      sines[p][i] = (float)sin(angle);
    }
  for (int i = 0; i < D; ++i)
    weight[i] = 1.0f;

  prelude_fused_params params;
  memset(&params, 0, sizeof(params)); /* every array absent */
  params.struct_size = sizeof(params);
  params.qkv = tensor(qkv, PRELUDE_DTYPE_F32, 2, T, (HQ + 2 * HK) * D, 0, 0);
  params.q_weight = tensor(weight, PRELUDE_DTYPE_F32, 1, D, 0, 0, 0);
  params.k_weight = params.q_weight;
  params.has_q_norm = params.has_k_norm = 1;
  params.q_eps = params.k_eps = 1e-6f;
  params.cos = tensor(cosines, PRELUDE_DTYPE_F32, 2, ROWS, D / 2, 0, 0);
  params.sin = tensor(sines, PRELUDE_DTYPE_F32, 2, ROWS, D / 2, 0, 0);
  params.positions = tensor(positions, PRELUDE_DTYPE_I64, 1, T, 0, 0, 0);
  params.rope.style = PRELUDE_ROPE_STYLE_NEOX;
  params.rope.rotary_dim = D;
  params.slots = tensor(slots, PRELUDE_DTYPE_I64, 1, T, 0, 0, 0);
  params.q_out = tensor(q_out, PRELUDE_DTYPE_F32, 3, T, HQ, D, 0);
  params.k_cache = tensor(k_cache, PRELUDE_DTYPE_F32, 4, BLOCKS, P, HK, D);
  params.v_cache = tensor(v_cache, PRELUDE_DTYPE_F32, 4, BLOCKS, P, HK, D);
  params.layout = PRELUDE_CACHE_LAYOUT_NHD;
  params.errors = &errors;

  int32_t status = prelude_fused_v1(&params, PRELUDE_TARGET_CPU, NULL);
  if (status != PRELUDE_STATUS_OK) {
    fprintf(stderr, "%s: %s\n", prelude_status_string_v1(status),
            prelude_last_error_v1());
    return 1;
  }

  /* Slot 16 is the first of block 1; slot -1 is not written. A rotation keeps
   * the length that the norm gave: D after a norm without weights. */
  double length = 0;
  for (int i = 0; i < D; ++i)
    length += k_cache[1][0][0][i] * k_cache[1][0][0][i];
  if (fabs(length - D) > 1e-3 ||
      v_cache[1][0][1][5] != qkv[0][(HQ + HK + 1) * D + 5] ||
      k_cache[0][0][0][0] != 0.0f || errors.slots_out_of_range != 0) {
    fprintf(stderr, "unexpected contents of the cache: length %g\n", length);
    return 1;
  }
  printf("k of token 0 is in the cache, its squared length is %g\n", length);
  return 0;
}
