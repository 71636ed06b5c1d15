/*===- call-kernels.c - Prelude's kernels from C ---------------*- C -*-===*\
 *
 * One call of the fused kernel through the C ABI, checked against the same sums
 * in plain C, and one call that it has to refuse. No MLIR is linked.
 *
\*===--------------------------------------------------------------------===*/
#include "prelude/Runtime.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { T = 3, H = 2, D = 8 };

static prelude_tensor tensor(void *data, int32_t dtype, int32_t rank,
                             const int64_t *shape) {
  prelude_tensor array;
  memset(&array, 0, sizeof(array));
  array.data = data;
  array.dtype = dtype;
  array.rank = rank;
  int64_t stride = 1;
  for (int i = rank - 1; i >= 0; --i) {
    array.shape[i] = shape[i];
    array.stride[i] = stride;
    stride *= shape[i];
  }
  return array;
}

int main(void) {
  static float q[T][H][D], out[T][H][D], cosines[T][D / 2], sines[T][D / 2];
  for (int t = 0; t < T; ++t) {
    for (int h = 0; h < H; ++h)
      for (int d = 0; d < D; ++d)
        q[t][h][d] = (float)(t - h) + 0.25f * (float)d;
    for (int d = 0; d < D / 2; ++d) {
      cosines[t][d] = cosf((float)t / (float)(d + 1));
      sines[t][d] = sinf((float)t / (float)(d + 1));
    }
  }

  const int64_t heads[] = {T, H, D}, table[] = {T, D / 2};
  prelude_fused_params params;
  memset(&params, 0, sizeof(params)); /* every array absent */
  params.struct_size = sizeof(params);
  params.q = tensor(q, PRELUDE_DTYPE_F32, 3, heads);
  params.q_out = tensor(out, PRELUDE_DTYPE_F32, 3, heads);
  params.has_q_norm = 1;
  params.q_eps = 1e-6f;
  params.cos = tensor(cosines, PRELUDE_DTYPE_F32, 2, table);
  params.sin = tensor(sines, PRELUDE_DTYPE_F32, 2, table);
  params.rope.style = PRELUDE_ROPE_STYLE_NEOX;
  params.rope.rotary_dim = D;
  int32_t status = prelude_fused_v1(&params, PRELUDE_TARGET_CPU, NULL);
  if (status != PRELUDE_STATUS_OK) {
    fprintf(stderr, "%s: %s\n", prelude_status_string_v1(status),
            prelude_last_error_v1());
    return 1;
  }

  /* f32 without contraction; the order of the sum of squares is the kernel's
   * own, so that the last bits may differ. */
  double worst = 0;
  for (int t = 0; t < T; ++t)
    for (int h = 0; h < H; ++h) {
      double sum = 0;
      for (int d = 0; d < D; ++d)
        sum += (double)q[t][h][d] * q[t][h][d];
      double rstd = 1 / sqrt(sum / D + 1e-6);
      for (int d = 0; d < D / 2; ++d) {
        double a = q[t][h][d] * rstd, b = q[t][h][d + D / 2] * rstd;
        double c = cosines[t][d], s = sines[t][d];
        double first = fabs(a * c - b * s - out[t][h][d]);
        double second = fabs(b * c + a * s - out[t][h][d + D / 2]);
        worst = fmax(worst, fmax(first, second));
      }
    }
  printf("largest difference %g\n", worst);
  /* Values are below 3 and go through about ten roundings of 2^-24. */
  if (!(worst < 3 * 10 * 0x1p-24)) {
    fprintf(stderr, "the kernel's result is wrong\n");
    return 1;
  }

  params.struct_size -= 4;
  status = prelude_fused_v1(&params, PRELUDE_TARGET_CPU, NULL);
  if (status != PRELUDE_STATUS_VERSION_MISMATCH) {
    fprintf(stderr, "a structure of another size: %s\n",
            prelude_status_string_v1(status));
    return 1;
  }
  printf("refused: %s\n", prelude_last_error_v1());
  return 0;
}
