//===- Operations.cpp - The meaning of each parameter structure *- C++ -*-===//

#include "Operations.h"

#include "Overlap.h"

using namespace prelude;

static long long ll(int64_t value) { return value; }

/// An array and its name in messages.
struct Named {
  const char *name;
  const prelude_tensor *array;
};

/// Each output against every other array: `outputs[i]` may be the same view as
/// `sources[i]`, and must otherwise be apart from all `inputs` and from the
/// other outputs. Most pairs are far apart, which a comparison of the addresses
/// that they reach decides; only the others are looked at closely.
template <size_t numOutputs, size_t numInputs>
static void requireAllApart(Checker &check, const Named (&outputs)[numOutputs],
                            const prelude_tensor *const (&sources)[numOutputs],
                            const Named (&inputs)[numInputs]) {
  if (check.hasFailed())
    return;
  AddressRange inputRanges[numInputs], outputRanges[numOutputs];
  for (size_t i = 0; i < numInputs; ++i)
    inputRanges[i] = getAddressRange(*inputs[i].array);
  for (size_t i = 0; i < numOutputs; ++i)
    outputRanges[i] = getAddressRange(*outputs[i].array);
  for (size_t i = 0; i < numOutputs; ++i) {
    const AddressRange range = outputRanges[i];
    for (size_t j = 0; j < numInputs; ++j)
      if (range.meets(inputRanges[j]))
        check.requireApart(outputs[i].name, *outputs[i].array, inputs[j].name,
                           *inputs[j].array, inputs[j].array == sources[i]);
    for (size_t j = i + 1; j < numOutputs; ++j)
      if (range.meets(outputRanges[j]))
        check.requireApart(outputs[i].name, *outputs[i].array, outputs[j].name,
                           *outputs[j].array);
  }
}

//===----------------------------------------------------------------------===//
// split
//===----------------------------------------------------------------------===//

void prelude::validate(const prelude_split_params &params, Checker &check) {
  const prelude_tensor &qkv = params.qkv;
  bool gated = isPresent(params.gate);
  if (!check.require(params.flags == 0, "flags is %#x, expected 0",
                     params.flags) ||
      !check.checkArray("qkv", qkv, 2, 2, Checker::Floats) ||
      !check.checkOutput("q", params.q, 3, 4, Checker::Floats) ||
      !check.checkOutput("k", params.k, 3, 4, Checker::Floats) ||
      !check.checkOutput("v", params.v, 3, 4, Checker::Floats) ||
      (gated &&
       !check.checkOutput("gate", params.gate, 3, 4, Checker::Floats)) ||
      !check.requireDtype("q", params.q, "qkv", qkv.dtype) ||
      !check.requireDtype("k", params.k, "qkv", qkv.dtype) ||
      !check.requireDtype("v", params.v, "qkv", qkv.dtype) ||
      (gated && !check.requireDtype("gate", params.gate, "qkv", qkv.dtype)))
    return;
  HeadShape q = check.getHeadShape(params.q), k = check.getHeadShape(params.k);
  check.requireExtent("number of tokens of q", q.tokens,
                      "number of rows of qkv", qkv.shape[0]);
  check.requireHeadShape("k", params.k, "q", {q.tokens, k.heads, q.size});
  check.requireHeadShape("v", params.v, "k", {q.tokens, k.heads, q.size});
  if (gated)
    check.requireHeadShape("gate", params.gate, "q", q);
  int64_t width = (q.heads * (gated ? 2 : 1) + 2 * k.heads) * q.size;
  check.require(qkv.shape[1] == width,
                "width of qkv is %lld, expected %lld for %lld and %lld heads "
                "of %lld%s",
                ll(qkv.shape[1]), ll(width), ll(q.heads), ll(k.heads),
                ll(q.size), gated ? " and a gate" : "");
  const Named outputs[] = {{"q", &params.q},
                           {"k", &params.k},
                           {"v", &params.v},
                           {"gate", &params.gate}};
  requireAllApart(check, outputs, {nullptr, nullptr, nullptr, nullptr},
                  {{"qkv", &qkv}});
}

KernelQuery prelude::describe(const prelude_split_params &params,
                              int32_t target) {
  KernelQuery query;
  query.target = target;
  query.dtype = params.qkv.dtype;
  query.headSize = params.q.shape[params.q.rank - 1];
  query.hasGate = isPresent(params.gate);
  return query;
}

//===----------------------------------------------------------------------===//
// rms_norm
//===----------------------------------------------------------------------===//

void prelude::validate(const prelude_rms_norm_params &params, Checker &check) {
  const prelude_tensor &x = params.x, &y = params.y, &weight = params.weight;
  if (!check.require(params.flags == 0, "flags is %#x, expected 0",
                     params.flags) ||
      !check.require(params.reserved == 0, "reserved is %d, expected 0",
                     params.reserved) ||
      !check.requireEnum("rounding", params.rounding,
                         PRELUDE_ROUNDING_STEPWISE) ||
      !check.checkEps("eps", params.eps) ||
      !check.checkWeightOffset(params.weight_offset) ||
      !check.checkArray("x", x, 2, 4, Checker::Floats) ||
      !check.checkOutput("y", y, 2, 4, Checker::Floats) ||
      !check.requireDtype("y", y, "x", x.dtype) ||
      !check.requireExtent("rank of y", y.rank, "rank of x", x.rank))
    return;
  for (int i = 0; i < x.rank; ++i)
    check.require(y.shape[i] == x.shape[i],
                  "dimension %d of y is %lld, of x %lld", i, ll(y.shape[i]),
                  ll(x.shape[i]));
  int64_t size = x.shape[x.rank - 1];
  check.require(size > 0, "last dimension of x is %lld, expected above 0",
                ll(size));
  if (isPresent(weight) &&
      check.checkArray("weight", weight, 1, 1, Checker::Floats))
    check.requireExtent("number of weights", weight.shape[0],
                        "last dimension of x", size);
  requireAllApart(check, {{"y", &y}}, {&x}, {{"x", &x}, {"weight", &weight}});
}

KernelQuery prelude::describe(const prelude_rms_norm_params &params,
                              int32_t target) {
  KernelQuery query;
  query.target = target;
  query.dtype = params.x.dtype;
  query.hasNorm = true;
  query.qWeightDtype = isPresent(params.weight) ? params.weight.dtype : 0;
  query.normRounding = params.rounding;
  query.weightOffset = params.weight_offset;
  if (params.x.rank == 2)
    query.normScope = PRELUDE_NORM_SCOPE_TOKEN;
  else
    query.headSize = params.x.shape[params.x.rank - 1];
  return query;
}

//===----------------------------------------------------------------------===//
// rope
//===----------------------------------------------------------------------===//

static void describeRope(KernelQuery &query, const prelude_rope_spec &rope,
                         const prelude_tensor &cos,
                         const prelude_tensor &positions) {
  query.hasRope = true;
  query.tableDtype = cos.dtype;
  query.tableWidth = cos.shape[1];
  query.positionDtype = isPresent(positions) ? positions.dtype : 0;
  query.rotaryDim = rope.rotary_dim;
  query.rotaryOffset = rope.rotary_offset;
  query.ropeStyle = rope.style;
  query.ropeRounding = rope.rounding;
  query.hasSections = rope.sections[0] || rope.sections[1] || rope.sections[2];
  query.sectionOrder = rope.section_order;
}

void prelude::validate(const prelude_rope_params &params, Checker &check) {
  const prelude_tensor &x = params.x, &y = params.y;
  if (!check.require(params.flags == 0, "flags is %#x, expected 0",
                     params.flags) ||
      !check.checkArray("x", x, 3, 4, Checker::Floats) ||
      !check.checkOutput("y", y, 3, 4, Checker::Floats) ||
      !check.requireDtype("y", y, "x", x.dtype))
    return;
  HeadShape shape = check.getHeadShape(x);
  check.requireHeadShape("y", y, "x", shape);
  check.checkRope(params.rope, params.cos, params.sin, params.positions, shape);
  check.checkErrors(params.errors);
  requireAllApart(check, {{"y", &y}}, {&x},
                  {{"x", &x},
                   {"cos", &params.cos},
                   {"sin", &params.sin},
                   {"positions", &params.positions}});
}

KernelQuery prelude::describe(const prelude_rope_params &params,
                              int32_t target) {
  KernelQuery query;
  query.target = target;
  query.dtype = params.x.dtype;
  query.headSize = params.x.shape[params.x.rank - 1];
  describeRope(query, params.rope, params.cos, params.positions);
  return query;
}

//===----------------------------------------------------------------------===//
// kv_cache_update
//===----------------------------------------------------------------------===//

void prelude::validate(const prelude_kv_cache_update_params &params,
                       Checker &check) {
  const prelude_tensor &k = params.k, &v = params.v;
  if (!check.require(params.flags == 0, "flags is %#x, expected 0",
                     params.flags) ||
      !check.require(params.reserved == 0, "reserved is %d, expected 0",
                     params.reserved) ||
      !check.checkArray("k", k, 3, 4, Checker::Floats) ||
      !check.checkArray("v", v, 3, 4, Checker::Floats) ||
      !check.requireDtype("v", v, "k", k.dtype))
    return;
  HeadShape shape = check.getHeadShape(k);
  check.requireHeadShape("v", v, "k", shape);
  check.checkCaches(shape, k.dtype, params.layout, params.slots, params.k_scale,
                    params.v_scale, params.k_cache, params.v_cache);
  check.checkErrors(params.errors);
  requireAllApart(check,
                  {{"k_cache", &params.k_cache}, {"v_cache", &params.v_cache}},
                  {nullptr, nullptr},
                  {{"k", &k},
                   {"v", &v},
                   {"slots", &params.slots},
                   {"k_scale", &params.k_scale},
                   {"v_scale", &params.v_scale}});
}

KernelQuery prelude::describe(const prelude_kv_cache_update_params &params,
                              int32_t target) {
  KernelQuery query;
  query.target = target;
  query.dtype = params.k.dtype;
  query.headSize = params.k.shape[params.k.rank - 1];
  query.hasCache = true;
  query.cacheDtype = params.k_cache.dtype;
  query.slotDtype = params.slots.dtype;
  query.layout = params.layout;
  return query;
}

//===----------------------------------------------------------------------===//
// fused
//===----------------------------------------------------------------------===//

static ProjectionShape getProjectionShape(const prelude_fused_params &params) {
  const prelude_tensor &out = params.q_out;
  ProjectionShape shape;
  shape.queryHeads = out.shape[out.rank - 2];
  shape.size = out.shape[out.rank - 1];
  int64_t queryWidth = shape.queryHeads * shape.size *
                       (params.flags & PRELUDE_FLAG_GATE ? 2 : 1);
  if (shape.size > 0)
    shape.kvHeads = (params.qkv.shape[1] - queryWidth) / (2 * shape.size);
  return shape;
}

FusedOperands prelude::getOperands(const prelude_fused_params &params) {
  if (!isPresent(params.qkv))
    return {params.q, {}, params.k, params.v};
  bool gated = params.flags & PRELUDE_FLAG_GATE;
  ProjectionParts parts =
      getProjectionParts(params.qkv, getProjectionShape(params), gated);
  return {parts.q, parts.gate, parts.k, parts.v};
}

/// The operands and outputs by themselves and against each other.
static bool validateValues(const prelude_fused_params &params, Checker &check,
                           FusedOperands &operands) {
  bool gated = params.flags & PRELUDE_FLAG_GATE;
  if (!check.checkOutput("q_out", params.q_out, 3, 4, Checker::AnyCache))
    return false;
  if (isPresent(params.qkv)) {
    if (!check.requireAbsent("q", params.q, "qkv holds it") ||
        !check.requireAbsent("k", params.k, "qkv holds it") ||
        !check.requireAbsent("v", params.v, "qkv holds it") ||
        !check.checkArray("qkv", params.qkv, 2, 2, Checker::Floats))
      return false;
    ProjectionShape shape = getProjectionShape(params);
    int64_t width =
        (shape.queryHeads * (gated ? 2 : 1) + 2 * shape.kvHeads) * shape.size;
    if (!check.require(shape.size > 0,
                       "head size of q_out is %lld, expected "
                       "above 0",
                       ll(shape.size)) ||
        !check.require(shape.kvHeads >= 0 && width == params.qkv.shape[1],
                       "width of qkv is %lld, expected that of %lld query "
                       "heads of %lld%s and an even number of further heads",
                       ll(params.qkv.shape[1]), ll(shape.queryHeads),
                       ll(shape.size), gated ? " with their gate" : ""))
      return false;
  } else {
    if (!check.require(!gated, "flag GATE is set, but there is no qkv") ||
        !check.checkArray("q", params.q, 3, 4, Checker::Floats) ||
        (isPresent(params.k) &&
         !check.checkArray("k", params.k, 3, 4, Checker::Floats)) ||
        (isPresent(params.v) &&
         !check.checkArray("v", params.v, 3, 4, Checker::Floats)))
      return false;
  }

  operands = getOperands(params);
  HeadShape q = check.getHeadShape(operands.q);
  check.requireHeadShape("q_out", params.q_out, "q", q);
  check.require(
      params.q_out.dtype == operands.q.dtype || isFloat8(params.q_out.dtype),
      "q_out has type %s, expected that of q, %s, or an fp8 type",
      getDtypeName(params.q_out.dtype), getDtypeName(operands.q.dtype));
  check.checkScale("q_scale", params.q_scale, "q_out has", params.q_out.dtype,
                   q.heads);

  auto checkOut = [&](const char *name, const prelude_tensor &out,
                      const char *from, const prelude_tensor &operand,
                      const char *missing) {
    if (!isPresent(out))
      return;
    if (check.require(isPresent(operand), "%s is given, but %s", name,
                      missing) &&
        check.checkOutput(name, out, 3, 4, Checker::Floats)) {
      check.requireHeadShape(name, out, from, check.getHeadShape(operand));
      check.requireDtype(name, out, from, operand.dtype);
    }
  };
  checkOut("gate_out", params.gate_out, "the gate", operands.gate,
           "flag GATE is not set");
  checkOut("k_out", params.k_out, "k", operands.k, "there is no k");
  checkOut("v_out", params.v_out, "v", operands.v, "there is no v");

  if (isPresent(operands.k)) {
    HeadShape k = check.getHeadShape(operands.k);
    check.requireHeadShape("k", operands.k, "q", {q.tokens, k.heads, q.size});
    check.requireDtype("k", operands.k, "q", operands.q.dtype);
  }
  if (isPresent(operands.v)) {
    HeadShape v = check.getHeadShape(operands.v);
    check.requireHeadShape("v", operands.v, "q", {q.tokens, v.heads, q.size});
    check.requireDtype("v", operands.v, "q", operands.q.dtype);
  }
  if (isPresent(operands.k) && isPresent(operands.v))
    check.requireExtent(
        "number of heads of v", check.getHeadShape(operands.v).heads,
        "number of heads of k", check.getHeadShape(operands.k).heads);
  return !check.hasFailed();
}

static void validateNorm(Checker &check, const char *name, const char *flag,
                         int32_t has, float eps, const char *epsName,
                         const prelude_tensor &weight, const char *weightName,
                         const prelude_tensor &operand, int32_t scope) {
  check.require(has == 0 || has == 1, "%s is %d, expected 0 or 1", flag, has);
  if (check.hasFailed())
    return;
  if (!has) {
    check.require(!isPresent(weight), "%s is given, but %s is 0", weightName,
                  flag);
    return;
  }
  if (!check.require(isPresent(operand), "%s is 1, but there is no %s", flag,
                     name) ||
      !check.checkEps(epsName, eps))
    return;
  HeadShape shape = check.getHeadShape(operand);
  check.require(shape.size > 0, "head size of %s is %lld, expected above 0",
                name, ll(shape.size));
  if (isPresent(weight) &&
      check.checkArray(weightName, weight, 1, 1, Checker::Floats)) {
    int64_t wanted = scope == PRELUDE_NORM_SCOPE_TOKEN
                         ? shape.heads * shape.size
                         : shape.size;
    check.require(weight.shape[0] == wanted,
                  "%s has %lld elements, expected %lld, the %s of %s",
                  weightName, ll(weight.shape[0]), ll(wanted),
                  scope == PRELUDE_NORM_SCOPE_TOKEN ? "heads times head size"
                                                    : "head size",
                  name);
  }
}

void prelude::validate(const prelude_fused_params &params, Checker &check) {
  constexpr uint32_t flags = PRELUDE_FLAG_RELAXED | PRELUDE_FLAG_GATE;
  FusedOperands operands;
  if (!check.require((params.flags & ~flags) == 0,
                     "flags is %#x, expected bits of %#x", params.flags,
                     flags) ||
      !check.require(params.reserved == 0, "reserved is %d, expected 0",
                     params.reserved) ||
      !validateValues(params, check, operands))
    return;

  check.requireEnum("norm_rounding", params.norm_rounding,
                    PRELUDE_ROUNDING_STEPWISE);
  check.requireEnum("norm_scope", params.norm_scope, PRELUDE_NORM_SCOPE_TOKEN);
  check.requireEnum("order", params.order, PRELUDE_ORDER_ROPE_FIRST);
  check.checkWeightOffset(params.weight_offset);
  validateNorm(check, "q", "has_q_norm", params.has_q_norm, params.q_eps,
               "q_eps", params.q_weight, "q_weight", operands.q,
               params.norm_scope);
  validateNorm(check, "k", "has_k_norm", params.has_k_norm, params.k_eps,
               "k_eps", params.k_weight, "k_weight", operands.k,
               params.norm_scope);
  validateNorm(check, "v", "has_v_norm", params.has_v_norm, params.v_eps,
               "v_eps", params.v_weight, "v_weight", operands.v,
               params.norm_scope);
  if (check.hasFailed())
    return;

  if (isPresent(params.cos)) {
    check.checkRope(params.rope, params.cos, params.sin, params.positions,
                    check.getHeadShape(operands.q));
  } else {
    check.requireAbsent("sin", params.sin, "there is no cos");
    check.requireAbsent("positions", params.positions, "there is no cos");
  }

  if (isPresent(params.k_cache)) {
    if (!check.require(isPresent(operands.k) && isPresent(operands.v),
                       "k_cache is given, but there is no %s",
                       isPresent(operands.k) ? "v" : "k"))
      return;
    check.checkCaches(check.getHeadShape(operands.k), operands.k.dtype,
                      params.layout, params.slots, params.k_scale,
                      params.v_scale, params.k_cache, params.v_cache);
  } else {
    check.requireAbsent("v_cache", params.v_cache, "there is no k_cache");
    check.requireAbsent("slots", params.slots, "there is no k_cache");
    check.requireAbsent("k_scale", params.k_scale, "there is no k_cache");
    check.requireAbsent("v_scale", params.v_scale, "there is no k_cache");
  }
  check.checkErrors(params.errors);
  if (check.hasFailed())
    return;

  bool packed = isPresent(params.qkv);
  requireAllApart(
      check,
      {{"q_out", &params.q_out},
       {"gate_out", &params.gate_out},
       {"k_out", &params.k_out},
       {"v_out", &params.v_out},
       {"k_cache", &params.k_cache},
       {"v_cache", &params.v_cache}},
      {&operands.q, &operands.gate, &operands.k, &operands.v, nullptr, nullptr},
      {{packed ? "the q of qkv" : "q", &operands.q},
       {"the gate of qkv", &operands.gate},
       {packed ? "the k of qkv" : "k", &operands.k},
       {packed ? "the v of qkv" : "v", &operands.v},
       {"q_weight", &params.q_weight},
       {"k_weight", &params.k_weight},
       {"v_weight", &params.v_weight},
       {"cos", &params.cos},
       {"sin", &params.sin},
       {"positions", &params.positions},
       {"slots", &params.slots},
       {"k_scale", &params.k_scale},
       {"v_scale", &params.v_scale},
       {"q_scale", &params.q_scale}});
}

KernelQuery prelude::describe(const prelude_fused_params &params,
                              int32_t target) {
  KernelQuery query;
  query.target = target;
  query.dtype = getOperands(params).q.dtype;
  query.qOutDtype = params.q_out.dtype;
  query.headSize = params.q_out.shape[params.q_out.rank - 1];
  auto dtypeOf = [](const prelude_tensor &array) {
    return isPresent(array) ? array.dtype : 0;
  };
  query.hasNorm = params.has_q_norm || params.has_k_norm;
  query.hasVNorm = params.has_v_norm;
  query.qWeightDtype = dtypeOf(params.q_weight);
  query.kWeightDtype = dtypeOf(params.k_weight);
  query.vWeightDtype = dtypeOf(params.v_weight);
  query.normRounding = params.norm_rounding;
  query.normScope = params.norm_scope;
  query.weightOffset = params.weight_offset;
  query.order = params.order;
  query.relaxed = params.flags & PRELUDE_FLAG_RELAXED;
  query.hasGate = params.flags & PRELUDE_FLAG_GATE;
  if (isPresent(params.cos))
    describeRope(query, params.rope, params.cos, params.positions);
  query.hasCache = isPresent(params.k_cache);
  query.cacheDtype = dtypeOf(params.k_cache);
  query.slotDtype = dtypeOf(params.slots);
  query.layout = params.layout;
  return query;
}
