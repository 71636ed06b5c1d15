//===- Reference.cpp - The definitions, one element at a time --*- C++ -*-===//

#include "Reference.h"

#include <cmath>

using namespace prelude;
using namespace prelude::test;

/// Adds the second half to the first until one is left.
static float addHalves(Row sums) {
  for (size_t half = sums.size() / 2; half > 0; half /= 2)
    for (size_t i = 0; i < half; ++i)
      sums[i] = sums[i] + sums[i + half];
  return sums[0];
}

static float sumSquares(const Row &x, SumOrder order) {
  if (order == SumOrder::CPU) {
    Row sums(32, 0.0f);
    for (size_t i = 0; i < x.size(); ++i)
      sums[i % 32] = sums[i % 32] + x[i] * x[i];
    return addHalves(sums);
  }
  Row chunks;
  for (size_t i = 0; i < x.size(); ++i) {
    float square = x[i] * x[i];
    if (i % 8 == 0)
      chunks.push_back(square);
    else
      chunks.back() = chunks.back() + square;
  }
  if (order == SumOrder::DeviceToken) {
    Row sums(256, 0.0f);
    for (size_t i = 0; i < chunks.size(); ++i)
      sums[i % 256] = sums[i % 256] + chunks[i];
    return addHalves(sums);
  }
  // A chunk and its counterpart in the second half of the head.
  Row sums(32, 0.0f);
  size_t units = (chunks.size() + 1) / 2;
  for (size_t i = 0; i < units; ++i)
    sums[i] = units + i < chunks.size() ? chunks[i] + chunks[units + i]
                                        : chunks[i] + 0.0f;
  return addHalves(sums);
}

Row test::normReference(const Row &x, const Row &weight, const NormSpec &spec,
                        int32_t dtype, bool keepF32) {
  float sum = sumSquares(x, spec.order);
  float rstd = 1.0f / std::sqrt(sum / float(x.size()) + spec.eps);

  bool stepwise = spec.rounding == PRELUDE_ROUNDING_STEPWISE;
  Row y(x.size());
  for (size_t i = 0; i < x.size(); ++i) {
    float value = x[i] * rstd;
    if (stepwise)
      value = roundTo(dtype, value);
    if (!weight.empty()) {
      float factor =
          spec.weightOffset != 0.0f ? spec.weightOffset + weight[i] : weight[i];
      value = value * factor;
    }
    y[i] = keepF32 ? value : roundTo(dtype, value);
  }
  return y;
}

static int getAxis(const prelude_rope_spec &spec, int64_t j) {
  if (spec.section_order == PRELUDE_SECTION_ORDER_INTERLEAVED)
    return j < 3 * spec.sections[j % 3] ? int(j % 3) : 0;
  if (j < spec.sections[0])
    return 0;
  return j < spec.sections[0] + spec.sections[1] ? 1 : 2;
}

static bool hasSections(const prelude_rope_spec &spec) {
  return spec.sections[0] || spec.sections[1] || spec.sections[2];
}

static int64_t getPosition(const RopeArrays &rope, int axis, int64_t token) {
  if (!rope.positions.isPresent())
    return token;
  return hasSections(rope.spec) ? rope.positions.getInt({axis, token})
                                : rope.positions.getInt({token});
}

bool test::isPositionInRange(const RopeArrays &rope, int64_t token) {
  for (int axis = 0; axis < (hasSections(rope.spec) ? 3 : 1); ++axis) {
    int64_t position = getPosition(rope, axis, token);
    if (position < 0 || position >= rope.cos.shape[0])
      return false;
  }
  return true;
}

Row test::ropeReference(const Row &x, const RopeArrays &rope, int64_t token,
                        int32_t dtype, bool keepF32) {
  const prelude_rope_spec &spec = rope.spec;
  int64_t half = spec.rotary_dim / 2;
  bool wide = rope.cos.shape[1] == spec.rotary_dim;
  bool neox = spec.style == PRELUDE_ROPE_STYLE_NEOX;
  bool stepwise = spec.rounding == PRELUDE_ROUNDING_STEPWISE;
  auto step = [&](float value) {
    return stepwise ? roundTo(dtype, value) : value;
  };
  Row y = x;
  for (int64_t j = 0; j < half; ++j) {
    int64_t first = neox ? j : 2 * j, second = neox ? j + half : 2 * j + 1;
    int64_t position =
        getPosition(rope, hasSections(spec) ? getAxis(spec, j) : 0, token);
    if (position < 0 || position >= rope.cos.shape[0])
      continue;
    float c0 = rope.cos.get({position, wide ? first : j});
    float s0 = rope.sin.get({position, wide ? first : j});
    float c1 = rope.cos.get({position, wide ? second : j});
    float s1 = rope.sin.get({position, wide ? second : j});
    float a = x[spec.rotary_offset + first];
    float b = x[spec.rotary_offset + second];
    float ac = step(a * c0), bs = step(b * s0);
    float bc = step(b * c1), as = step(a * s1);
    y[spec.rotary_offset + first] = ac - bs;
    y[spec.rotary_offset + second] = bc + as;
  }
  if (!keepF32)
    for (float &value : y)
      value = roundTo(dtype, value);
  return y;
}

static Shape getRowIndex(const TestArray &array, int64_t token, int64_t head) {
  if (array.shape.size() == 4)
    return {token / array.shape[1], token % array.shape[1], head, 0};
  return {token, head, 0};
}

Row test::getRow(const TestArray &array, int64_t token, int64_t head) {
  Shape index = getRowIndex(array, token, head);
  Row row(array.shape.back());
  for (size_t i = 0; i < row.size(); ++i) {
    index.back() = int64_t(i);
    row[i] = array.get(index);
  }
  return row;
}

void test::setRow(TestArray &array, int64_t token, int64_t head,
                  const Row &row) {
  Shape index = getRowIndex(array, token, head);
  for (size_t i = 0; i < row.size(); ++i) {
    index.back() = int64_t(i);
    array.set(index, row[i]);
  }
}

void test::copyRow(const TestArray &from, TestArray &to, int64_t token,
                   int64_t head) {
  Shape source = getRowIndex(from, token, head);
  Shape target = getRowIndex(to, token, head);
  for (int64_t i = 0; i < from.shape.back(); ++i) {
    source.back() = target.back() = i;
    to.setCode(target, from.getCode(source));
  }
}

int64_t test::countTokens(const TestArray &array) {
  return array.shape.size() == 4 ? array.shape[0] * array.shape[1]
                                 : array.shape[0];
}

Row test::getVector(const TestArray &array) {
  Row row;
  if (array.isPresent())
    for (int64_t i = 0; i < array.shape[0]; ++i)
      row.push_back(array.get({i}));
  return row;
}

int64_t test::countSlots(const TestArray &kCache, int32_t layout) {
  int64_t dimension = layout == PRELUDE_CACHE_LAYOUT_NHD   ? 1
                      : layout == PRELUDE_CACHE_LAYOUT_HND ? 2
                                                           : 3;
  return kCache.shape[0] * kCache.shape[dimension];
}

void test::cacheReference(TestArray &cache, bool isV, int32_t layout,
                          int64_t slot, int64_t head, const TestArray &from,
                          int64_t token, float scale) {
  int64_t x = 16 / getDtypeBytes(cache.dtype);
  Shape source = getRowIndex(from, token, head);
  for (int64_t i = 0; i < from.shape.back(); ++i) {
    source.back() = i;
    Shape target;
    switch (layout) {
    case PRELUDE_CACHE_LAYOUT_NHD:
      target = {slot / cache.shape[1], slot % cache.shape[1], head, i};
      break;
    case PRELUDE_CACHE_LAYOUT_HND:
      target = {slot / cache.shape[2], head, slot % cache.shape[2], i};
      break;
    case PRELUDE_CACHE_LAYOUT_X_PACKED:
      if (isV)
        target = {slot / cache.shape[3], head, i, slot % cache.shape[3]};
      else
        target = {slot / cache.shape[3], head, i / x, slot % cache.shape[3],
                  i % x};
      break;
    default: {
      if (!isV) {
        target = {slot / cache.shape[3], head, i / x, slot % cache.shape[3],
                  i % x};
        break;
      }
      int64_t size = cache.shape[2] * x, offset = slot % size;
      target = {slot / size, head, offset / x, i, offset % x};
      break;
    }
    }
    if (cache.dtype == from.dtype)
      cache.setCode(target, from.getCode(source));
    else
      cache.set(target, from.get(source) / scale);
  }
}
