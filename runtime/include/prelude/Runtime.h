/*===- Runtime.h - The C ABI of the attention prelude kernels ------*- C
-*-===*\
 *
 * Every call takes one parameter structure and a stream and returns a
 * prelude_status. A call never exits, prints, allocates device memory,
 * synchronises or reads device memory on the host, so each can be captured in
 * a CUDA or HIP graph. Calls are re-entrant.
 *
 * The first field of a structure is its size as the caller knows it. A runtime
 * accepts every size it has ever published and answers VERSION_MISMATCH to
 * others. Fields are only ever appended; a symbol's `_v1` changes when its
 * signature does, and a name is never reused.
 *
 * Notation: T tokens, Hq query heads, Hk key/value heads, D head size, R rotary
 * dimension, P table rows (rope) or slots in a block (cache), B blocks.
 *
\*===----------------------------------------------------------------------===*/
#ifndef PRELUDE_RUNTIME_H
#define PRELUDE_RUNTIME_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PRELUDE_ABI_VERSION 1
#define PRELUDE_MAX_RANK 5

#if defined(_WIN32)
#define PRELUDE_EXPORT
#else
#define PRELUDE_EXPORT __attribute__((visibility("default")))
#endif

typedef enum prelude_dtype {
#define PRELUDE_DTYPE(NAME, VALUE, MNEMONIC, BYTES)                            \
  PRELUDE_DTYPE_##NAME = VALUE,
#include "prelude/Enums.def"
} prelude_dtype;
typedef enum prelude_rounding {
#define PRELUDE_ROUNDING(NAME, VALUE, MNEMONIC) PRELUDE_ROUNDING_##NAME = VALUE,
#include "prelude/Enums.def"
} prelude_rounding;
typedef enum prelude_rope_style {
#define PRELUDE_ROPE_STYLE(NAME, VALUE, MNEMONIC)                              \
  PRELUDE_ROPE_STYLE_##NAME = VALUE,
#include "prelude/Enums.def"
} prelude_rope_style;
typedef enum prelude_cache_layout {
#define PRELUDE_CACHE_LAYOUT(NAME, VALUE, MNEMONIC)                            \
  PRELUDE_CACHE_LAYOUT_##NAME = VALUE,
#include "prelude/Enums.def"
} prelude_cache_layout;
typedef enum prelude_order {
#define PRELUDE_ORDER(NAME, VALUE, MNEMONIC) PRELUDE_ORDER_##NAME = VALUE,
#include "prelude/Enums.def"
} prelude_order;
typedef enum prelude_norm_scope {
#define PRELUDE_NORM_SCOPE(NAME, VALUE, MNEMONIC)                              \
  PRELUDE_NORM_SCOPE_##NAME = VALUE,
#include "prelude/Enums.def"
} prelude_norm_scope;
typedef enum prelude_section_order {
#define PRELUDE_SECTION_ORDER(NAME, VALUE, MNEMONIC)                           \
  PRELUDE_SECTION_ORDER_##NAME = VALUE,
#include "prelude/Enums.def"
} prelude_section_order;
typedef enum prelude_target {
#define PRELUDE_TARGET(NAME, VALUE, MNEMONIC) PRELUDE_TARGET_##NAME = VALUE,
#include "prelude/Enums.def"
} prelude_target;
typedef enum prelude_status {
#define PRELUDE_STATUS(NAME, VALUE, TEXT) PRELUDE_STATUS_##NAME = VALUE,
#include "prelude/Enums.def"
} prelude_status;

/* A strided array. `data` already points at the first element and must be
 * aligned to its element type. Rank 0 means "absent", so that a zeroed
 * structure holds no arrays; an array with an extent of 0 is present and may
 * have null data. Strides count elements and may be any non-negative value,
 * except that the innermost stride of an array must be 1 (positions, slots and
 * scales of rank 1 excepted, and extents of 1, whose stride is not read). */
typedef struct prelude_tensor {
  void *data;
  int32_t dtype; /* prelude_dtype */
  int32_t rank;  /* at most PRELUDE_MAX_RANK */
  int64_t shape[PRELUDE_MAX_RANK];
  int64_t stride[PRELUDE_MAX_RANK];
} prelude_tensor;

/* A head-structured value is [T, H, D] or [N, S, H, D] with T = N * S tokens,
 * token t = n * S + s. Other axis orders are strides. The operands of one call
 * may mix the two forms as long as their token counts agree.
 *
 * An output may be the very view that it is computed from (y = x; q_out = q, or
 * the part of qkv that holds q): the operation then works in place. An output
 * must not share memory with any other operand in any other way. */

/* Counts of what a call refused to touch, in memory of the device that runs
 * it. The kernels add to the fields atomically, at most 1 per token and call;
 * the caller zeroes and reads them. */
typedef struct prelude_errors {
  uint32_t slots_out_of_range; /* tokens whose slot is outside the cache */
  uint32_t
      positions_out_of_range; /* tokens with a position outside the table */
} prelude_errors;

/* q, k, v (and gate) = the parts of one projection, as copies: qkv
 * [T, (Hq + 2 Hk) * D] holds the heads of q, then of k, then of v; where gate
 * is present [T, (2 Hq + 2 Hk) * D] with [q | gate] per query head. q, gate:
 * [T, Hq, D]; k, v: [T, Hk, D]. (The compiler takes views instead; this is the
 * kernel for callers that need the parts apart.) */
typedef struct prelude_split_params {
  uint32_t struct_size;
  uint32_t flags; /* must be 0 */
  prelude_tensor qkv, q, k, v, gate;
} prelude_split_params;

/* y = norm of x over the last dimension.
 *   rstd = 1 / sqrt(sum(x^2) / n + eps), in f32, n the size of the dimension
 *   once:     y = r(x * rstd * (weight_offset + w))
 *   stepwise: y = r(r(x * rstd) * (weight_offset + w))
 * x, y: [T, H, D], [N, S, H, D], or [T, W] for a norm over all heads; one
 * shape. weight: [D] ([W]) of any float type, or absent (the factor is then
 * left out). */
typedef struct prelude_rms_norm_params {
  uint32_t struct_size;
  uint32_t flags; /* must be 0 */
  prelude_tensor x, weight, y;
  float eps;
  float weight_offset; /* 0 or 1 */
  int32_t rounding;    /* prelude_rounding */
  int32_t reserved;    /* must be 0 */
} prelude_rms_norm_params;

/* What rotates: dims [rotary_offset, rotary_offset + rotary_dim) of the last
 * dimension; the others are copied.
 * cos, sin: [P, R/2], or [P, R] where column i belongs to rotated dim i.
 * positions: [T] i32 or i64; absent: row t; [3, T] with sections (mrope): the
 * frequency j takes its row from positions[axis(j)], where axis(j) is, blocked:
 * the section in which j falls; interleaved: j % 3 while
 * j < 3 * sections[j % 3], else 0.
 * A position outside [0, P) does not read the table: its pairs are left
 * as they are, and the token is counted in errors. */
typedef struct prelude_rope_spec {
  int32_t style;         /* prelude_rope_style */
  int32_t rounding;      /* prelude_rounding */
  int32_t rotary_dim;    /* R, even, > 0 */
  int32_t rotary_offset; /* >= 0 */
  int32_t section_order; /* prelude_section_order */
  int32_t sections[3];   /* all 0: single-axis positions; else sum R/2 */
} prelude_rope_spec;

/* y = rotation of x.   For a pair (a, b) and table entries (c0, s0), (c1, s1):
 *   once:     a' = r(a*c0 - b*s0)          b' = r(b*c1 + a*s1)
 *   stepwise: a' = r(r(a*c0) - r(b*s0))    b' = r(r(b*c1) + r(a*s1))
 * in f32 without contraction. x, y: [T, H, D] or [N, S, H, D]. */
typedef struct prelude_rope_params {
  uint32_t struct_size;
  uint32_t flags; /* must be 0 */
  prelude_tensor x, cos, sin, positions, y;
  prelude_rope_spec rope;
  prelude_errors *errors; /* may be null */
} prelude_rope_params;

/* Row t of k and v goes to slot slots[t] of the caches; block = slot / P,
 * offset = slot % P. slot < 0: not written. Fewer slots than tokens: the rest
 * are not written. slot >= B * P: not written, counted in errors.
 * k, v: [T, Hk, D] or [N, S, Hk, D]. slots: [T'] i32 or i64, T' <= T.
 * Caches by layout, x = 16 bytes of cache elements:
 *   nhd      [B, P, Hk, D]
 *   hnd      [B, Hk, P, D]
 *   x_packed K [B, Hk, D/x, P, x], V [B, Hk, D, P]
 *   shuffle  K [B, Hk, D/x, P, x], V [B, Hk, P/x, D, x]
 * An fp8 cache stores saturate(r(x) / scale); scales are f32, [1] or [Hk], read
 * where the kernel runs; absent: 1. Values are rounded nearest even, NaN stays
 * NaN. The caches must not overlap each other, except as disjoint interleaved
 * views of one allocation, nor any other operand. */
typedef struct prelude_kv_cache_update_params {
  uint32_t struct_size;
  uint32_t flags; /* must be 0 */
  prelude_tensor k, v, slots, k_scale, v_scale, k_cache, v_cache;
  int32_t layout; /* prelude_cache_layout */
  int32_t reserved;
  prelude_errors *errors; /* may be null */
} prelude_kv_cache_update_params;

enum {
  /* Values that have both norm and rope go through both in f32, with rounding
   * `once` whatever their roundings say, and are rounded once, at the end.
   * Values that have one of them are not changed by it. */
  PRELUDE_FLAG_RELAXED = 1u << 0,
  /* The packed width holds, per query head, [q | gate]. */
  PRELUDE_FLAG_GATE = 1u << 1
};

/* Any sub-chain of split -> norm -> rope -> cache write in one call. Bit for
 * bit what the single calls above give one after the other (unless RELAXED).
 *
 * Inputs: either qkv [T, (Hq + 2 Hk) * D], heads of q, then of k, then of v
 * (with GATE: [T, (2 Hq + 2 Hk) * D]), or q and, where used, k and v as
 * head-structured values.
 * Norm of q (k, v): on where has_q_norm (...) is set; weight optional. Scope
 * TOKEN takes one mean square over all heads and weights [H * D].
 * Rope of q and k: on where cos is present.
 * Cache write of k and v: on where k_cache is present.
 * Outputs: q_out always; gate_out, k_out, v_out where they are present, written
 * for every token; v_out is v after its norm. A q_out of an fp8 type holds
 * saturate(r(q) / scale), as an fp8 cache does; q_scale is f32, [1] or [Hq],
 * read where the kernel runs; absent: 1. */
typedef struct prelude_fused_params {
  uint32_t struct_size;
  uint32_t flags;
  prelude_tensor qkv, q, k, v;
  prelude_tensor q_weight, k_weight, v_weight;
  prelude_tensor cos, sin, positions;
  prelude_tensor slots, k_scale, v_scale;
  prelude_tensor q_out, gate_out, k_out, v_out, k_cache, v_cache;
  int32_t has_q_norm, has_k_norm, has_v_norm;
  int32_t norm_rounding; /* prelude_rounding */
  int32_t norm_scope;    /* prelude_norm_scope */
  int32_t order;         /* prelude_order */
  int32_t layout;        /* prelude_cache_layout */
  float weight_offset;   /* 0 or 1 */
  float q_eps, k_eps, v_eps;
  int32_t reserved;
  prelude_rope_spec rope;
  prelude_errors *errors; /* may be null */
  prelude_tensor q_scale; /* absent in structures that end before it */
} prelude_fused_params;

/* prelude_<op>_v1 runs the operation on `target` (prelude_target) in `stream`
 * (null: the default stream). prelude_<op>_supports_v1 answers what the call
 * would: OK where its arguments are valid and it would find a kernel. It reads
 * no data, and null data of a non-empty array means "not known yet" to it. */
#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  PRELUDE_EXPORT int32_t prelude_##OP##_v1(const PARAMS *params,               \
                                           int32_t target, void *stream);      \
  PRELUDE_EXPORT int32_t prelude_##OP##_supports_v1(const PARAMS *params,      \
                                                    int32_t target);
#include "prelude/Functions.def"

/* A short English text for a status; never null. */
PRELUDE_EXPORT const char *prelude_status_string_v1(int32_t status);
/* The detail of this thread's last failed call, naming the values that
 * disagree; "" where there is none. Valid until the thread's next call. */
PRELUDE_EXPORT const char *prelude_last_error_v1(void);
/* PRELUDE_ABI_VERSION of the library. */
PRELUDE_EXPORT int32_t prelude_abi_version(void);

#ifdef __cplusplus
}
#endif
#endif /* PRELUDE_RUNTIME_H */
