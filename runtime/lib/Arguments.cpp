//===- Arguments.cpp - Checks shared by all operations ---------*- C++ -*-===//

#include "Arguments.h"

#include "Overlap.h"

#include <cmath>
#include <cstdarg>
#include <cstdio>

using namespace prelude;

static thread_local char lastError[512];

const char *prelude::getLastError() { return lastError; }
void prelude::clearLastError() { lastError[0] = 0; }
void prelude::setLastError(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(lastError, sizeof(lastError), format, arguments);
  va_end(arguments);
}

/// For %lld.
static long long ll(int64_t value) { return value; }

static bool isFloat(int32_t dtype) {
  return dtype == PRELUDE_DTYPE_F32 || dtype == PRELUDE_DTYPE_F16 ||
         dtype == PRELUDE_DTYPE_BF16;
}

bool prelude::isFloat8(int32_t dtype) {
  return dtype == PRELUDE_DTYPE_F8E4M3FN || dtype == PRELUDE_DTYPE_F8E5M2 ||
         dtype == PRELUDE_DTYPE_F8E4M3FNUZ;
}

bool Checker::checkArray(const char *name, const prelude_tensor &array,
                         int minRank, int maxRank, Kind kind) {
  if (!require(array.rank != 0, "%s is missing", name))
    return false;
  if (minRank == maxRank
          ? !require(array.rank == minRank, "%s has rank %d, expected %d", name,
                     array.rank, minRank)
          : !require(array.rank >= minRank && array.rank <= maxRank,
                     "%s has rank %d, expected %d to %d", name, array.rank,
                     minRank, maxRank))
    return false;

  int32_t dtype = array.dtype;
  switch (kind) {
  case Floats:
    if (!require(isFloat(dtype), "%s has type %s, expected f32, f16 or bf16",
                 name, getDtypeName(dtype)))
      return false;
    break;
  case Indices:
    if (!require(dtype == PRELUDE_DTYPE_I32 || dtype == PRELUDE_DTYPE_I64,
                 "%s has type %s, expected i32 or i64", name,
                 getDtypeName(dtype)))
      return false;
    break;
  case Scales:
    if (!require(dtype == PRELUDE_DTYPE_F32, "%s has type %s, expected f32",
                 name, getDtypeName(dtype)))
      return false;
    break;
  case AnyCache:
    if (!require(isFloat(dtype) || isFloat8(dtype),
                 "%s has type %s, expected a float type", name,
                 getDtypeName(dtype)))
      return false;
    break;
  }

  int64_t bytes = getDtypeBytes(dtype), span = bytes, elements = 1;
  bool empty = false;
  for (int i = 0; i < array.rank; ++i) {
    int64_t extent = array.shape[i], stride = array.stride[i], reach;
    if (!require(extent >= 0, "dimension %d of %s is %lld, expected at least 0",
                 i, name, ll(extent)))
      return false;
    empty |= extent == 0;
    if (extent <= 1)
      continue;
    if (!require(!__builtin_mul_overflow(elements, extent, &elements),
                 "%s has more elements than fit 64 bits: dimension %d is %lld",
                 name, i, ll(extent)))
      return false;
    if (!require(stride >= 0, "stride %d of %s is %lld, expected at least 0", i,
                 name, ll(stride)))
      return false;
    // The distance between any two elements must be an int64_t with room for
    // sums of two.
    if (!require(!__builtin_mul_overflow(extent - 1, stride, &reach) &&
                     !__builtin_mul_overflow(reach, bytes, &reach) &&
                     !__builtin_add_overflow(span, reach, &span) &&
                     span < (int64_t(1) << 61),
                 "dimension %d of %s reaches beyond the address space: extent "
                 "%lld, stride %lld",
                 i, name, ll(extent), ll(stride)))
      return false;
  }
  int last = array.rank - 1;
  if (array.rank > 1 || kind == Floats) {
    if (!require(array.shape[last] <= 1 || array.stride[last] == 1,
                 "innermost stride of %s is %lld, expected 1", name,
                 ll(array.stride[last])))
      return false;
  }
  if (needsData && !empty &&
      !require(array.data != nullptr, "%s has no data", name))
    return false;
  // Sizes of elements are powers of two.
  return require(
      (reinterpret_cast<uintptr_t>(array.data) & uintptr_t(bytes - 1)) == 0,
      "%s is at address %p, expected a multiple of %lld", name, array.data,
      ll(bytes));
}

bool Checker::checkOutput(const char *name, const prelude_tensor &array,
                          int minRank, int maxRank, Kind kind) {
  return checkArray(name, array, minRank, maxRank, kind) &&
         require(!mayOverlapItself(array),
                 "strides of %s let its elements overlap", name);
}

bool Checker::requireAbsent(const char *name, const prelude_tensor &array,
                            const char *reason) {
  return require(array.rank == 0, "%s is given, but %s", name, reason);
}

bool Checker::requireDtype(const char *name, const prelude_tensor &array,
                           const char *otherName, int32_t dtype) {
  return require(array.dtype == dtype, "%s has type %s, %s has %s", name,
                 getDtypeName(array.dtype), otherName, getDtypeName(dtype));
}

bool Checker::requireExtent(const char *what, int64_t got,
                            const char *otherWhat, int64_t wanted) {
  return require(got == wanted, "%s is %lld, %s is %lld", what, ll(got),
                 otherWhat, ll(wanted));
}

bool Checker::requireEnum(const char *name, int32_t value, int32_t last) {
  return require(value >= 0 && value <= last, "%s is %d, expected 0 to %d",
                 name, value, last);
}

HeadShape Checker::getHeadShape(const prelude_tensor &array) const {
  if (array.rank == 4)
    return {array.shape[0] * array.shape[1], array.shape[2], array.shape[3]};
  return {array.shape[0], array.shape[1], array.shape[2]};
}

bool Checker::requireHeadShape(const char *name, const prelude_tensor &array,
                               const char *otherName, const HeadShape &wanted) {
  if (failed)
    return false;
  HeadShape got = getHeadShape(array);
  return require(got.tokens == wanted.tokens, "%s has %lld tokens, %s has %lld",
                 name, ll(got.tokens), otherName, ll(wanted.tokens)) &&
         require(got.heads == wanted.heads, "%s has %lld heads, %s has %lld",
                 name, ll(got.heads), otherName, ll(wanted.heads)) &&
         require(got.size == wanted.size, "%s has head size %lld, %s has %lld",
                 name, ll(got.size), otherName, ll(wanted.size));
}

bool Checker::checkRope(const prelude_rope_spec &rope,
                        const prelude_tensor &cos, const prelude_tensor &sin,
                        const prelude_tensor &positions,
                        const HeadShape &shape) {
  int64_t rotary = rope.rotary_dim, offset = rope.rotary_offset;
  if (!requireEnum("rope.style", rope.style, PRELUDE_ROPE_STYLE_GPTJ) ||
      !requireEnum("rope.rounding", rope.rounding, PRELUDE_ROUNDING_STEPWISE) ||
      !requireEnum("rope.section_order", rope.section_order,
                   PRELUDE_SECTION_ORDER_INTERLEAVED) ||
      !require(rotary > 0 && rotary % 2 == 0,
               "rotary_dim is %lld, expected an even number above 0",
               ll(rotary)) ||
      !require(offset >= 0, "rotary_offset is %lld, expected at least 0",
               ll(offset)) ||
      !require(offset + rotary <= shape.size,
               "rotary_offset %lld plus rotary_dim %lld is more than the head "
               "size %lld",
               ll(offset), ll(rotary), ll(shape.size)) ||
      !checkArray("cos", cos, 2, 2, Floats) ||
      !checkArray("sin", sin, 2, 2, Floats) ||
      !requireDtype("sin", sin, "cos", cos.dtype) ||
      !requireExtent("rows of sin", sin.shape[0], "rows of cos",
                     cos.shape[0]) ||
      !requireExtent("width of sin", sin.shape[1], "width of cos",
                     cos.shape[1]) ||
      !require(cos.shape[1] == rotary / 2 || cos.shape[1] == rotary,
               "width of cos is %lld, expected %lld or %lld for rotary_dim "
               "%lld",
               ll(cos.shape[1]), ll(rotary / 2), ll(rotary), ll(rotary)))
    return false;

  const int32_t *sections = rope.sections;
  bool multiAxis = sections[0] || sections[1] || sections[2];
  if (!multiAxis) {
    if (!isPresent(positions))
      return !failed;
    return checkArray("positions", positions, 1, 1, Indices) &&
           requireExtent("number of positions", positions.shape[0],
                         "number of tokens", shape.tokens);
  }
  int64_t sum = int64_t(sections[0]) + sections[1] + sections[2];
  return require(sections[0] >= 0 && sections[1] >= 0 && sections[2] >= 0,
                 "sections are %d, %d and %d, expected at least 0", sections[0],
                 sections[1], sections[2]) &&
         require(sum == rotary / 2,
                 "sections sum to %lld, expected half of rotary_dim %lld",
                 ll(sum), ll(rotary)) &&
         checkArray("positions", positions, 2, 2, Indices) &&
         requireExtent("number of position axes", positions.shape[0],
                       "number of sections", 3) &&
         requireExtent("number of positions", positions.shape[1],
                       "number of tokens", shape.tokens);
}

bool Checker::checkEps(const char *name, float eps) {
  return require(std::isfinite(eps) && eps >= 0.0f,
                 "%s is %g, expected a finite number of at least 0", name,
                 double(eps));
}

bool Checker::checkWeightOffset(float offset) {
  return require(offset == 0.0f || offset == 1.0f,
                 "weight_offset is %g, expected 0 or 1", double(offset));
}

bool Checker::checkErrors(const prelude_errors *errors) {
  return require(
      reinterpret_cast<uintptr_t>(errors) % alignof(prelude_errors) == 0,
      "errors is at address %p, expected a multiple of %d",
      static_cast<const void *>(errors), int(alignof(prelude_errors)));
}

CacheShape prelude::getCacheShape(const prelude_tensor &kCache,
                                  int32_t layout) {
  switch (layout) {
  case PRELUDE_CACHE_LAYOUT_NHD:
    return {kCache.shape[0], kCache.shape[1]};
  case PRELUDE_CACHE_LAYOUT_HND:
    return {kCache.shape[0], kCache.shape[2]};
  default:
    return {kCache.shape[0], kCache.shape[3]};
  }
}

bool Checker::checkCaches(const HeadShape &shape, int32_t dtype, int32_t layout,
                          const prelude_tensor &slots,
                          const prelude_tensor &kScale,
                          const prelude_tensor &vScale,
                          const prelude_tensor &kCache,
                          const prelude_tensor &vCache) {
  if (!requireEnum("layout", layout, PRELUDE_CACHE_LAYOUT_SHUFFLE))
    return false;
  bool splitK = layout == PRELUDE_CACHE_LAYOUT_X_PACKED ||
                layout == PRELUDE_CACHE_LAYOUT_SHUFFLE;
  bool splitV = layout == PRELUDE_CACHE_LAYOUT_SHUFFLE;
  int kRank = splitK ? 5 : 4, vRank = splitV ? 5 : 4;
  if (!checkOutput("k_cache", kCache, kRank, kRank, AnyCache) ||
      !checkOutput("v_cache", vCache, vRank, vRank, AnyCache) ||
      !requireDtype("v_cache", vCache, "k_cache", kCache.dtype) ||
      !require(kCache.dtype == dtype || isFloat8(kCache.dtype),
               "k_cache has type %s, expected that of k, %s, or an fp8 type",
               getDtypeName(kCache.dtype), getDtypeName(dtype)))
    return false;

  int64_t x = 16 / getDtypeBytes(kCache.dtype);
  CacheShape cache = getCacheShape(kCache, layout);
  int64_t blocks = cache.blocks, size = cache.blockSize, total;
  if (splitK &&
      !require(shape.size % x == 0,
               "head size %lld is not a multiple of %lld, the elements in 16 "
               "bytes",
               ll(shape.size), ll(x)))
    return false;
  if (splitV &&
      !require(size % x == 0,
               "block size %lld is not a multiple of %lld, the elements in 16 "
               "bytes",
               ll(size), ll(x)))
    return false;
  if (!require(size > 0, "block size of k_cache is %lld, expected above 0",
               ll(size)) ||
      !require(!__builtin_mul_overflow(blocks, size, &total),
               "k_cache has too many slots: %lld blocks of %lld", ll(blocks),
               ll(size)))
    return false;

  int64_t heads = shape.heads, dim = shape.size;
  int64_t kWanted[5], vWanted[5];
  auto set = [](int64_t *wanted, int64_t a, int64_t b, int64_t c, int64_t d,
                int64_t e) {
    wanted[0] = a, wanted[1] = b, wanted[2] = c, wanted[3] = d, wanted[4] = e;
  };
  switch (layout) {
  case PRELUDE_CACHE_LAYOUT_NHD:
    set(kWanted, blocks, size, heads, dim, 0);
    set(vWanted, blocks, size, heads, dim, 0);
    break;
  case PRELUDE_CACHE_LAYOUT_HND:
    set(kWanted, blocks, heads, size, dim, 0);
    set(vWanted, blocks, heads, size, dim, 0);
    break;
  case PRELUDE_CACHE_LAYOUT_X_PACKED:
    set(kWanted, blocks, heads, dim / x, size, x);
    set(vWanted, blocks, heads, dim, size, 0);
    break;
  default:
    set(kWanted, blocks, heads, dim / x, size, x);
    set(vWanted, blocks, heads, size / x, dim, x);
    break;
  }
  for (int i = 0; i < kRank; ++i)
    if (!require(kCache.shape[i] == kWanted[i],
                 "dimension %d of k_cache is %lld, expected %lld in layout %s "
                 "with %lld heads of %lld",
                 i, ll(kCache.shape[i]), ll(kWanted[i]), getLayoutName(layout),
                 ll(heads), ll(dim)))
      return false;
  for (int i = 0; i < vRank; ++i)
    if (!require(vCache.shape[i] == vWanted[i],
                 "dimension %d of v_cache is %lld, expected %lld in layout %s "
                 "with %lld heads of %lld and k_cache's %lld blocks of %lld",
                 i, ll(vCache.shape[i]), ll(vWanted[i]), getLayoutName(layout),
                 ll(heads), ll(dim), ll(blocks), ll(size)))
      return false;

  if (!checkArray("slots", slots, 1, 1, Indices) ||
      !require(slots.shape[0] <= shape.tokens,
               "number of slots is %lld, more than the number of tokens %lld",
               ll(slots.shape[0]), ll(shape.tokens)))
    return false;

  return checkScale("k_scale", kScale, "the caches have", kCache.dtype,
                    heads) &&
         checkScale("v_scale", vScale, "the caches have", kCache.dtype, heads);
}

bool Checker::checkScale(const char *name, const prelude_tensor &scale,
                         const char *arrayName, int32_t arrayDtype,
                         int64_t heads) {
  if (!isPresent(scale))
    return !failed;
  return require(isFloat8(arrayDtype),
                 "%s is given, but %s type %s, expected an fp8 type", name,
                 arrayName, getDtypeName(arrayDtype)) &&
         checkArray(name, scale, 1, 1, Scales) &&
         require(scale.shape[0] == 1 || scale.shape[0] == heads,
                 "number of elements of %s is %lld, expected 1 or the number "
                 "of heads %lld",
                 name, ll(scale.shape[0]), ll(heads));
}

bool Checker::requireApart(const char *name, const prelude_tensor &output,
                           const char *otherName, const prelude_tensor &other,
                           bool mayBeSame) {
  if (failed)
    return false;
  if (!isPresent(output) || !isPresent(other) ||
      (mayBeSame && isSameView(output, other)))
    return true;
  return require(!mayOverlap(output, other), "%s overlaps %s", name, otherName);
}

bool prelude::isSameView(const prelude_tensor &a, const prelude_tensor &b) {
  if (a.data != b.data || a.dtype != b.dtype)
    return false;
  // Compare [N, S, H, D] and [T, H, D] by the address of each token and head.
  auto normalize = [](const prelude_tensor &array, int64_t (&shape)[4],
                      int64_t (&stride)[4]) {
    int skip = 4 - array.rank;
    for (int i = 0; i < 4; ++i) {
      shape[i] = i < skip ? 1 : array.shape[i - skip];
      stride[i] = shape[i] <= 1 ? 0 : array.stride[i - skip];
    }
    // Outer and inner tokens that are evenly spaced are one dimension.
    if (shape[0] > 1 && (shape[1] == 1 || stride[0] == shape[1] * stride[1])) {
      if (shape[1] == 1)
        stride[1] = stride[0];
      shape[1] *= shape[0];
      shape[0] = 1;
      stride[0] = 0;
    }
  };
  if (a.rank < 2 || a.rank > 4 || b.rank < 2 || b.rank > 4)
    return false;
  int64_t shapeA[4], strideA[4], shapeB[4], strideB[4];
  normalize(a, shapeA, strideA);
  normalize(b, shapeB, strideB);
  for (int i = 0; i < 4; ++i)
    if (shapeA[i] != shapeB[i] || strideA[i] != strideB[i])
      return false;
  return true;
}

prelude_tensor prelude::getProjectionPart(const prelude_tensor &qkv,
                                          int64_t first, int64_t heads,
                                          int64_t step, int64_t size) {
  prelude_tensor part = {};
  part.data = qkv.data ? static_cast<char *>(qkv.data) +
                             first * getDtypeBytes(qkv.dtype)
                       : nullptr;
  part.dtype = qkv.dtype;
  part.rank = 3;
  part.shape[0] = qkv.shape[0];
  part.shape[1] = heads;
  part.shape[2] = size;
  part.stride[0] = qkv.stride[0];
  part.stride[1] = step;
  part.stride[2] = 1;
  return part;
}

ProjectionParts prelude::getProjectionParts(const prelude_tensor &qkv,
                                            const ProjectionShape &shape,
                                            bool gated) {
  int64_t size = shape.size, step = gated ? 2 * size : size;
  int64_t kFirst = shape.queryHeads * step;
  int64_t vFirst = kFirst + shape.kvHeads * size;
  ProjectionParts parts = {};
  parts.q = getProjectionPart(qkv, 0, shape.queryHeads, step, size);
  if (gated)
    parts.gate = getProjectionPart(qkv, size, shape.queryHeads, step, size);
  parts.k = getProjectionPart(qkv, kFirst, shape.kvHeads, size, size);
  parts.v = getProjectionPart(qkv, vFirst, shape.kvHeads, size, size);
  return parts;
}
