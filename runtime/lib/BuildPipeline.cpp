//===- BuildPipeline.cpp - Operations as pipelines --------------*- C++ -*-===//

#include "BuildPipeline.h"

#include "Operations.h"

using namespace prelude;
using namespace prelude::cpu;

/// A stride in bytes. That of an extent of 1 isn't read: it may be anything.
static int64_t getStride(const prelude_tensor &array, int dim) {
  return array.shape[dim] <= 1 ? 0
                               : array.stride[dim] * getDtypeBytes(array.dtype);
}

static Rows getRows(const prelude_tensor &array) {
  Rows rows;
  rows.data = static_cast<char *>(array.data);
  if (array.rank == 2) {
    rows.tokenStride = getStride(array, 0);
    return rows;
  }
  int inner = array.rank - 3;
  if (array.rank == 4) {
    rows.innerTokens = array.shape[1];
    rows.outerStride = getStride(array, 0);
  }
  rows.tokenStride = getStride(array, inner);
  rows.headStride = getStride(array, inner + 1);
  // Evenly spaced tokens need no division.
  if (array.rank == 4 &&
      (array.shape[0] <= 1 ||
       rows.outerStride == rows.innerTokens * rows.tokenStride))
    rows.innerTokens = 0;
  return rows;
}

/// Adds a part that goes from `in` to `out` (or has rank 0 there).
static Part &addPart(Pipeline &pipeline, const prelude_tensor &in,
                     const prelude_tensor &out) {
  Part &part = pipeline.parts[pipeline.partCount++];
  part.in = getRows(in);
  part.heads = in.rank == 2 ? 1 : in.shape[in.rank - 2];
  part.hasOut = isPresent(out);
  part.outDtype = in.dtype;
  if (part.hasOut) {
    part.out = getRows(out);
    part.outDtype = out.dtype;
  }
  return part;
}

static void setShape(Pipeline &pipeline, const prelude_tensor &array) {
  pipeline.dtype = array.dtype;
  pipeline.tokens =
      array.rank == 4 ? array.shape[0] * array.shape[1] : array.shape[0];
  pipeline.headSize = array.shape[array.rank - 1];
}

static void setNorm(Part &part, float eps, const prelude_tensor &weight,
                    float weightOffset) {
  part.hasNorm = true;
  part.eps = eps;
  part.weightOffset = weightOffset;
  if (isPresent(weight)) {
    part.weight = static_cast<const char *>(weight.data);
    part.weightDtype = weight.dtype;
  }
}

static void setRope(Pipeline &pipeline, const prelude_rope_spec &spec,
                    const prelude_tensor &cos, const prelude_tensor &sin,
                    const prelude_tensor &positions) {
  Rope &rope = pipeline.rope;
  rope.cos = static_cast<const char *>(cos.data);
  rope.sin = static_cast<const char *>(sin.data);
  rope.dtype = cos.dtype;
  rope.cosStride = getStride(cos, 0);
  rope.sinStride = getStride(sin, 0);
  rope.rows = cos.shape[0];
  rope.wide = cos.shape[1] == spec.rotary_dim;
  rope.spec = spec;
  rope.hasSections = spec.sections[0] || spec.sections[1] || spec.sections[2];
  if (isPresent(positions)) {
    rope.positions = static_cast<const char *>(positions.data);
    rope.positionDtype = positions.dtype;
    rope.positionStride = getStride(positions, positions.rank - 1);
    if (positions.rank == 2)
      rope.axisStride = getStride(positions, 0);
  }
}

static void setScale(Scale &scale, const prelude_tensor &array) {
  scale.data = static_cast<const float *>(array.data);
  scale.stride = array.shape[0] == 1 ? 0 : array.stride[0];
}

static void setCache(Cache &cache, const prelude_tensor &array, int32_t layout,
                     bool isV, int64_t headSize, const prelude_tensor &scale) {
  int64_t bytes = getDtypeBytes(array.dtype);
  auto stride = [&](int i) { return getStride(array, i); };
  cache.data = static_cast<char *>(array.data);
  cache.dtype = array.dtype;
  cache.blockStride = stride(0);
  cache.chunk = headSize;
  switch (layout) {
  case PRELUDE_CACHE_LAYOUT_NHD:
    cache.offsetStride = stride(1);
    cache.headStride = stride(2);
    break;
  case PRELUDE_CACHE_LAYOUT_HND:
    cache.headStride = stride(1);
    cache.offsetStride = stride(2);
    break;
  default:
    cache.headStride = stride(1);
    if (!isV) {
      cache.chunk = array.shape[4];
      cache.chunkStride = stride(2);
      cache.offsetStride = stride(3);
    } else if (layout == PRELUDE_CACHE_LAYOUT_X_PACKED) {
      cache.chunk = 1;
      cache.chunkStride = stride(2);
      cache.offsetStride = bytes;
    } else {
      cache.chunk = 1;
      cache.offsetStride = stride(2);
      cache.chunkStride = stride(3);
      cache.offsetInnerStride = bytes;
      cache.offsetSplit = array.shape[4];
    }
    break;
  }
  if (isPresent(scale))
    setScale(cache.scale, scale);
}

static void setCaches(Pipeline &pipeline, Part &k, Part &v, int32_t layout,
                      const prelude_tensor &slots, const prelude_tensor &kScale,
                      const prelude_tensor &vScale,
                      const prelude_tensor &kCache,
                      const prelude_tensor &vCache) {
  CacheShape shape = getCacheShape(kCache, layout);
  pipeline.blockSize = shape.blockSize;
  pipeline.cacheSlots = shape.blocks * shape.blockSize;
  pipeline.slots = static_cast<const char *>(slots.data);
  pipeline.slotDtype = slots.dtype;
  pipeline.slotStride = getStride(slots, 0);
  pipeline.slotCount = slots.shape[0];
  setCache(k.cache, kCache, layout, false, pipeline.headSize, kScale);
  setCache(v.cache, vCache, layout, true, pipeline.headSize, vScale);
  k.hasCache = v.hasCache = true;
}

Pipeline prelude::buildPipeline(const prelude_split_params &params) {
  Pipeline pipeline;
  setShape(pipeline, params.q);
  bool gated = isPresent(params.gate);
  ProjectionShape shape;
  shape.queryHeads = params.q.shape[params.q.rank - 2];
  shape.kvHeads = params.k.shape[params.k.rank - 2];
  shape.size = pipeline.headSize;
  ProjectionParts parts = getProjectionParts(params.qkv, shape, gated);
  addPart(pipeline, parts.q, params.q);
  addPart(pipeline, parts.k, params.k);
  addPart(pipeline, parts.v, params.v);
  if (gated)
    addPart(pipeline, parts.gate, params.gate);
  return pipeline;
}

Pipeline prelude::buildPipeline(const prelude_rms_norm_params &params) {
  Pipeline pipeline;
  setShape(pipeline, params.x);
  Part &part = addPart(pipeline, params.x, params.y);
  setNorm(part, params.eps, params.weight, params.weight_offset);
  pipeline.normRounding = params.rounding;
  if (params.x.rank == 2)
    pipeline.normScope = PRELUDE_NORM_SCOPE_TOKEN;
  return pipeline;
}

Pipeline prelude::buildPipeline(const prelude_rope_params &params) {
  Pipeline pipeline;
  setShape(pipeline, params.x);
  addPart(pipeline, params.x, params.y).hasRope = true;
  setRope(pipeline, params.rope, params.cos, params.sin, params.positions);
  pipeline.errors = params.errors;
  return pipeline;
}

Pipeline prelude::buildPipeline(const prelude_kv_cache_update_params &params) {
  Pipeline pipeline;
  setShape(pipeline, params.k);
  Part &k = addPart(pipeline, params.k, {});
  Part &v = addPart(pipeline, params.v, {});
  setCaches(pipeline, k, v, params.layout, params.slots, params.k_scale,
            params.v_scale, params.k_cache, params.v_cache);
  pipeline.errors = params.errors;
  return pipeline;
}

Pipeline prelude::buildPipeline(const prelude_fused_params &params) {
  Pipeline pipeline;
  FusedOperands operands = getOperands(params);
  setShape(pipeline, params.q_out);
  pipeline.dtype = operands.q.dtype;
  bool hasRope = isPresent(params.cos), hasCache = isPresent(params.k_cache);

  Part &q = addPart(pipeline, operands.q, params.q_out);
  q.hasRope = hasRope;
  if (isPresent(params.q_scale))
    setScale(q.outScale, params.q_scale);
  if (params.has_q_norm)
    setNorm(q, params.q_eps, params.q_weight, params.weight_offset);
  Part *k = nullptr, *v = nullptr;
  if (isPresent(operands.k) && (hasCache || isPresent(params.k_out))) {
    k = &addPart(pipeline, operands.k, params.k_out);
    k->hasRope = hasRope;
    if (params.has_k_norm)
      setNorm(*k, params.k_eps, params.k_weight, params.weight_offset);
  }
  if (isPresent(operands.v) && (hasCache || isPresent(params.v_out))) {
    v = &addPart(pipeline, operands.v, params.v_out);
    if (params.has_v_norm)
      setNorm(*v, params.v_eps, params.v_weight, params.weight_offset);
  }
  if (isPresent(params.gate_out))
    addPart(pipeline, operands.gate, params.gate_out);

  pipeline.normRounding = params.norm_rounding;
  pipeline.normScope = params.norm_scope;
  pipeline.order = params.order;
  pipeline.relaxed = params.flags & PRELUDE_FLAG_RELAXED;
  if (hasRope)
    setRope(pipeline, params.rope, params.cos, params.sin, params.positions);
  if (hasCache)
    setCaches(pipeline, *k, *v, params.layout, params.slots, params.k_scale,
              params.v_scale, params.k_cache, params.v_cache);
  pipeline.errors = params.errors;
  return pipeline;
}
