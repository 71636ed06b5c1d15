//===- FusedCase.cpp - A random fused operation ----------------*- C++ -*-===//

#include "FusedCase.h"

#include <algorithm>
#include <sstream>

using namespace prelude;
using namespace prelude::test;

namespace {

/// Draws parts of a case. Only uses the generator's own numbers, as the
/// standard library's distributions differ between implementations.
class Drawer {
public:
  Drawer(uint32_t seed, bool aligned)
      : random(seed * 2654435761u + 1), aligned(aligned) {}

  std::mt19937 random;
  bool aligned;

  int64_t below(int64_t limit) { return int64_t(random() % uint64_t(limit)); }
  /// Elements between rows.
  int64_t padding(int64_t limit) { return below(limit) * (aligned ? 16 : 1); }
  bool flip() { return random() % 2; }
  bool oneIn(int n) { return random() % n == 0; }
  template <typename T>
  T pick(std::initializer_list<T> values) {
    return values.begin()[below(int64_t(values.size()))];
  }
  int32_t floatType() {
    return pick({PRELUDE_DTYPE_F32, PRELUDE_DTYPE_F16, PRELUDE_DTYPE_BF16});
  }

  /// [T, H, D] or [N, S, H, D] in one of several memory orders.
  TestArray heads(int32_t dtype, int64_t tokens, int64_t heads, int64_t size) {
    int64_t pad = oneIn(3) ? padding(7) : 0;
    int64_t row = size + pad;
    int64_t outer = 1;
    if (oneIn(3) && tokens > 0)
      for (int64_t n : {2, 3, 5})
        if (tokens % n == 0 && flip())
          outer = n;
    int64_t inner = tokens / outer;
    bool headsOutside = oneIn(3);
    int64_t token = headsOutside ? row : heads * row + padding(3);
    int64_t head = headsOutside ? inner * row + padding(3) : row;
    int64_t batch =
        headsOutside ? heads * head + padding(4) : inner * token + padding(2);
    if (outer == 1 && !oneIn(8))
      return TestArray(dtype, {tokens, heads, size}, {token, head, 1});
    return TestArray(dtype, {outer, inner, heads, size},
                     {batch, token, head, 1});
  }

  TestArray weights(int64_t count) {
    TestArray array(floatType(), {count});
    fillRandom(array, random, oneIn(6));
    return array;
  }

  /// Both caches, sometimes interleaved in one allocation.
  void caches(FusedCase &c, int32_t dtype, int64_t blocks, int64_t size) {
    int64_t heads = c.kvHeads, dim = c.size, x = 16 / getDtypeBytes(dtype);
    if (c.layout >= PRELUDE_CACHE_LAYOUT_X_PACKED) {
      Shape kShape = {blocks, heads, dim / x, size, x};
      Shape vShape = {blocks, heads, dim, size};
      if (c.layout == PRELUDE_CACHE_LAYOUT_SHUFFLE)
        vShape = {blocks, heads, size / x, dim, x};
      c.kCache = TestArray(dtype, kShape);
      c.vCache = TestArray(dtype, vShape);
      if (!oneIn(3))
        return;
      // [B, 2, ...]
      int64_t part = heads * dim * size;
      TestArray both(dtype, {blocks, 2 * part});
      Shape kStrides = c.kCache.strides, vStrides = c.vCache.strides;
      kStrides[0] = vStrides[0] = 2 * part;
      c.kCache = both.view(0, kShape, kStrides);
      c.vCache = both.view(part, vShape, vStrides);
      return;
    }
    int64_t pad = oneIn(3) ? padding(5) : 0;
    bool nhd = c.layout == PRELUDE_CACHE_LAYOUT_NHD;
    int64_t outer = nhd ? size : heads, inner = nhd ? heads : size;
    switch (below(4)) {
    case 0: { // [B, ., ., 2D]
      TestArray both(dtype, {blocks, outer, inner, 2 * dim});
      Shape shape = {blocks, outer, inner, dim};
      c.kCache = both.view(0, shape, both.strides);
      c.vCache = both.view(dim, shape, both.strides);
      break;
    }
    case 1: { // [B, 2, ., ., D]
      int64_t part = outer * inner * dim;
      TestArray both(dtype, {blocks, 2 * part});
      Shape shape = {blocks, outer, inner, dim};
      Shape strides = {2 * part, inner * dim, dim, 1};
      c.kCache = both.view(0, shape, strides);
      c.vCache = both.view(part, shape, strides);
      break;
    }
    default: {
      int64_t row = dim + pad;
      Shape shape = {blocks, outer, inner, dim};
      Shape strides = {outer * inner * row + pad, inner * row, row, 1};
      c.kCache = TestArray(dtype, shape, strides);
      c.vCache = TestArray(dtype, shape, strides);
      break;
    }
    }
  }
};

} // namespace

static void drawRope(FusedCase &c, Drawer &draw) {
  prelude_rope_spec &spec = c.rope.spec;
  spec.style = int32_t(draw.below(2));
  spec.rounding = int32_t(draw.below(2));
  int64_t rotary = draw.oneIn(3) ? 2 * (1 + draw.below(c.size / 2)) : c.size;
  spec.rotary_dim = int32_t(rotary);
  spec.rotary_offset = draw.flip() ? int32_t(c.size - rotary)
                                   : int32_t(draw.below(c.size - rotary + 1));
  if (draw.oneIn(4)) {
    spec.section_order = int32_t(draw.below(2));
    spec.sections[0] = int32_t(draw.below(rotary / 2 + 1));
    spec.sections[1] = int32_t(draw.below(rotary / 2 - spec.sections[0] + 1));
    spec.sections[2] =
        int32_t(rotary / 2 - spec.sections[0] - spec.sections[1]);
  }
  int64_t rows = 1 + draw.below(40);
  int64_t width = draw.oneIn(3) ? rotary : rotary / 2;
  int32_t type = draw.flip()     ? c.dtype
                 : draw.oneIn(3) ? draw.floatType()
                                 : int32_t(PRELUDE_DTYPE_F32);
  if (draw.oneIn(3)) {
    // One table cat(cos, sin).
    TestArray table(type, {rows, 2 * width});
    fillRandom(table, draw.random, draw.oneIn(6));
    c.rope.cos = table.view(0, {rows, width}, table.strides);
    c.rope.sin = table.view(width, {rows, width}, table.strides);
  } else {
    c.rope.cos = TestArray(type, {rows, width});
    c.rope.sin =
        TestArray(type, {rows, width}, {width + (draw.aligned ? 16 : 3), 1});
    fillRandom(c.rope.cos, draw.random, draw.oneIn(6));
    fillRandom(c.rope.sin, draw.random, draw.oneIn(6));
  }
  bool sections = spec.sections[0] || spec.sections[1] || spec.sections[2];
  if (!sections && draw.oneIn(4))
    return;
  int32_t index = draw.flip() ? PRELUDE_DTYPE_I32 : PRELUDE_DTYPE_I64;
  if (sections)
    c.rope.positions = TestArray(index, {3, c.tokens}, {c.tokens + 1, 1});
  else
    c.rope.positions =
        TestArray(index, {c.tokens}, {draw.oneIn(3) ? draw.below(3) : 1});
  for (int64_t i = 0; i < c.rope.positions.countElements(); ++i)
    c.rope.positions.setInt(c.rope.positions.getIndex(i),
                            draw.oneIn(12)
                                ? draw.pick<int64_t>({-1, rows, 1 << 30, -5})
                                : draw.below(rows));
}

static void drawCache(FusedCase &c, Drawer &draw) {
  int32_t type = c.dtype;
  if (draw.oneIn(3))
    type = draw.pick({PRELUDE_DTYPE_F8E4M3FN, PRELUDE_DTYPE_F8E5M2,
                      PRELUDE_DTYPE_F8E4M3FNUZ});
  int64_t x = 16 / getDtypeBytes(type);
  c.layout = int32_t(draw.below(c.size % x == 0 ? 4 : 2));
  int64_t blockSize = c.layout == PRELUDE_CACHE_LAYOUT_SHUFFLE
                          ? x * (1 + draw.below(2))
                          : 1 + draw.below(17);
  int64_t blocks = c.tokens / blockSize + 1 + draw.below(3);
  draw.caches(c, type, blocks, blockSize);

  // Distinct slots in random order, with padding and bad ones.
  int64_t slots = blocks * blockSize;
  std::vector<int64_t> order(slots);
  for (int64_t i = 0; i < slots; ++i)
    order[i] = i;
  for (int64_t i = slots - 1; i > 0; --i)
    std::swap(order[i], order[draw.below(i + 1)]);
  int64_t count = draw.oneIn(3) ? draw.below(c.tokens + 1) : c.tokens;
  c.slots = TestArray(draw.flip() ? PRELUDE_DTYPE_I32 : PRELUDE_DTYPE_I64,
                      {count}, {1 + draw.below(2)});
  for (int64_t i = 0; i < count; ++i) {
    int64_t slot = order[i];
    if (draw.oneIn(6))
      slot = draw.pick<int64_t>({-1, -1, -7, slots, 1 << 30});
    c.slots.setInt({i}, slot);
  }
  if (type != c.dtype) {
    auto scale = [&] {
      if (draw.oneIn(3))
        return TestArray();
      TestArray array(PRELUDE_DTYPE_F32, {draw.flip() ? 1 : c.kvHeads});
      for (int64_t i = 0; i < array.shape[0]; ++i)
        array.set({i}, draw.pick({0.5f, 1.0f, 0.037f, 3.0f}));
      return array;
    };
    c.kScale = scale();
    c.vScale = scale();
  }
}

FusedCase FusedCase::draw(uint32_t seed, int64_t tokens, bool aligned) {
  Drawer draw(seed, aligned);
  FusedCase c;
  c.dtype = draw.floatType();
  c.size = draw.pick<int64_t>(
      {2, 6, 16, 34, 40, 64, 64, 80, 96, 128, 128, 192, 256, 512});
  c.tokens = draw.pick<int64_t>({0, 1, 1, 2, 3, 5, 8, 15, 16, 17, 33, 60});
  if (c.size <= 16 && draw.oneIn(3))
    c.tokens = 300;
  if (tokens >= 0)
    c.tokens = tokens;
  c.kvHeads = 1 + draw.below(3);
  c.queryHeads =
      draw.oneIn(4) ? 1 + draw.below(5) : c.kvHeads * (1 + draw.below(3));
  c.packed = draw.flip();
  c.gated = c.packed && draw.oneIn(4);
  bool hasK = !draw.oneIn(8), hasV = hasK && !draw.oneIn(8);

  bool anyNorm = draw.below(4) != 0;
  c.scope = draw.oneIn(5) ? PRELUDE_NORM_SCOPE_TOKEN : PRELUDE_NORM_SCOPE_HEAD;
  c.hasQNorm = anyNorm && !draw.oneIn(8);
  c.hasKNorm = anyNorm && hasK && !draw.oneIn(8);
  c.hasVNorm = anyNorm && hasV && draw.oneIn(4);
  c.hasRope = !draw.oneIn(4);
  c.hasCache = hasV && !draw.oneIn(4);
  c.order = draw.oneIn(4) ? PRELUDE_ORDER_ROPE_FIRST : PRELUDE_ORDER_NORM_FIRST;
  c.relaxed = draw.oneIn(6);

  int64_t width = (c.queryHeads * (c.gated ? 2 : 1) + 2 * c.kvHeads) * c.size;
  bool specials = draw.oneIn(4);
  if (c.packed) {
    c.qkv = TestArray(c.dtype, {c.tokens, width}, {width + draw.padding(3), 1});
    fillRandom(c.qkv, draw.random, specials);
  } else {
    c.q = draw.heads(c.dtype, c.tokens, c.queryHeads, c.size);
    fillRandom(c.q, draw.random, specials);
    if (hasK) {
      c.k = draw.heads(c.dtype, c.tokens, c.kvHeads, c.size);
      fillRandom(c.k, draw.random, specials);
    }
    if (hasV) {
      c.v = draw.heads(c.dtype, c.tokens, c.kvHeads, c.size);
      fillRandom(c.v, draw.random, specials);
    }
  }
  c.qNorm.rounding = c.kNorm.rounding = c.vNorm.rounding =
      int32_t(draw.below(2));
  c.qNorm.weightOffset = c.kNorm.weightOffset = c.vNorm.weightOffset =
      draw.oneIn(3) ? 1.0f : 0.0f;
  c.kNorm.eps = 1e-5f;
  auto weight = [&](bool has, int64_t heads) {
    if (!has || draw.oneIn(4))
      return TestArray();
    return draw.weights(c.scope == PRELUDE_NORM_SCOPE_TOKEN ? heads * c.size
                                                            : c.size);
  };
  c.qWeight = weight(c.hasQNorm, c.queryHeads);
  c.kWeight = weight(c.hasKNorm, c.kvHeads);
  c.vWeight = weight(c.hasVNorm, c.kvHeads);

  c.qOut = draw.heads(c.dtype, c.tokens, c.queryHeads, c.size);
  if (c.gated && !draw.oneIn(4))
    c.gateOut = draw.heads(c.dtype, c.tokens, c.queryHeads, c.size);
  if (hasK && (!c.hasCache || draw.oneIn(3)))
    c.kOut = draw.heads(c.dtype, c.tokens, c.kvHeads, c.size);
  if (hasV && (!c.hasCache || draw.oneIn(3)))
    c.vOut = draw.heads(c.dtype, c.tokens, c.kvHeads, c.size);
  if (c.hasRope)
    drawRope(c, draw);
  if (c.hasCache)
    drawCache(c, draw);
  return c;
}

void FusedCase::quantizeQ(uint32_t seed) {
  // Numbers of its own: the first of a seed also chose the activations' type.
  Drawer draw(~seed, /*aligned=*/false);
  qOut = draw.heads(draw.pick({PRELUDE_DTYPE_F8E4M3FN, PRELUDE_DTYPE_F8E5M2,
                               PRELUDE_DTYPE_F8E4M3FNUZ}),
                    tokens, queryHeads, size);
  if (draw.oneIn(3))
    return;
  qScale = TestArray(PRELUDE_DTYPE_F32, {draw.flip() ? 1 : queryHeads});
  for (int64_t i = 0; i < qScale.shape[0]; ++i)
    qScale.set({i}, draw.pick({0.5f, 1.0f, 0.037f, 3.0f}));
}

FusedCase FusedCase::cloneOutputs() const {
  FusedCase c = *this;
  c.qOut = qOut.clone();
  c.gateOut = gateOut.clone();
  c.kOut = kOut.clone();
  c.vOut = vOut.clone();
  bool shared = hasCache && &kCache.getBytes() == &vCache.getBytes();
  c.kCache = kCache.clone();
  c.vCache = vCache.clone();
  if (shared) {
    // Keep both views on one allocation.
    int64_t distance = static_cast<char *>(vCache.tensor().data) -
                       static_cast<char *>(kCache.tensor().data);
    c.vCache = c.kCache.view(distance / getDtypeBytes(kCache.dtype),
                             vCache.shape, vCache.strides);
  }
  return c;
}

prelude_fused_params FusedCase::getParams() {
  prelude_fused_params p = {};
  p.struct_size = sizeof(p);
  p.flags = (relaxed ? uint32_t(PRELUDE_FLAG_RELAXED) : 0u) |
            (gated ? uint32_t(PRELUDE_FLAG_GATE) : 0u);
  p.qkv = qkv.tensor();
  p.q = q.tensor();
  p.k = k.tensor();
  p.v = v.tensor();
  p.q_weight = qWeight.tensor();
  p.k_weight = kWeight.tensor();
  p.v_weight = vWeight.tensor();
  p.cos = rope.cos.tensor();
  p.sin = rope.sin.tensor();
  p.positions = rope.positions.tensor();
  p.slots = slots.tensor();
  p.k_scale = kScale.tensor();
  p.v_scale = vScale.tensor();
  p.q_scale = qScale.tensor();
  p.q_out = qOut.tensor();
  p.gate_out = gateOut.tensor();
  p.k_out = kOut.tensor();
  p.v_out = vOut.tensor();
  p.k_cache = kCache.tensor();
  p.v_cache = vCache.tensor();
  p.has_q_norm = hasQNorm;
  p.has_k_norm = hasKNorm;
  p.has_v_norm = hasVNorm;
  p.norm_rounding = qNorm.rounding;
  p.norm_scope = scope;
  p.order = order;
  p.layout = layout;
  p.weight_offset = qNorm.weightOffset;
  p.q_eps = qNorm.eps;
  p.k_eps = kNorm.eps;
  p.v_eps = vNorm.eps;
  p.rope = rope.spec;
  p.errors = &errors;
  return p;
}

int32_t FusedCase::runFused() {
  Runner cpu;
  return runFused(cpu);
}

int32_t FusedCase::runFused(Runner &runner) { return runner.run(getParams()); }

/// The operands, taken out of the packed projection where there is one.
static void getOperands(const FusedCase &c, TestArray &q, TestArray &gate,
                        TestArray &k, TestArray &v) {
  if (!c.packed) {
    q = c.q, k = c.k, v = c.v;
    return;
  }
  int64_t token = c.qkv.strides[0], size = c.size;
  int64_t step = c.gated ? 2 * size : size;
  int64_t kFirst = c.queryHeads * step, vFirst = kFirst + c.kvHeads * size;
  Shape qShape = {c.tokens, c.queryHeads, size};
  Shape kvShape = {c.tokens, c.kvHeads, size};
  q = c.qkv.view(0, qShape, {token, step, 1});
  if (c.gated)
    gate = c.qkv.view(size, qShape, {token, step, 1});
  k = c.qkv.view(kFirst, kvShape, {token, size, 1});
  v = c.qkv.view(vFirst, kvShape, {token, size, 1});
}

void FusedCase::runReference() {
  TestArray qIn, gateIn, kIn, vIn;
  getOperands(*this, qIn, gateIn, kIn, vIn);

  /// Norm and rope of one value, into a packed array.
  auto compute = [&](const TestArray &in, int64_t heads, bool hasNorm,
                     NormSpec norm, const TestArray &weights, bool rotates) {
    TestArray out(dtype, {tokens, heads, size});
    Row weight = getVector(weights);
    bool both = hasNorm && rotates, keep = both && relaxed;
    RopeArrays rope = this->rope;
    if (keep) // All in f32: there is nothing to round on the way.
      norm.rounding = rope.spec.rounding = PRELUDE_ROUNDING_ONCE;
    bool ropeFirst = order == PRELUDE_ORDER_ROPE_FIRST;
    for (int64_t t = 0; t < tokens; ++t) {
      std::vector<Row> rows;
      for (int64_t h = 0; h < heads; ++h) {
        rows.push_back(getRow(in, t, h));
        if (rotates && (ropeFirst || !hasNorm))
          rows[h] = ropeReference(rows[h], rope, t, dtype, keep);
      }
      if (hasNorm && scope == PRELUDE_NORM_SCOPE_TOKEN) {
        Row all;
        for (const Row &row : rows)
          all.insert(all.end(), row.begin(), row.end());
        all = normReference(all, weight, norm, dtype, keep && !ropeFirst);
        for (int64_t h = 0; h < heads; ++h)
          rows[h].assign(all.begin() + h * size, all.begin() + (h + 1) * size);
      } else if (hasNorm) {
        for (Row &row : rows)
          row = normReference(row, weight, norm, dtype, keep && !ropeFirst);
      }
      for (int64_t h = 0; h < heads; ++h) {
        if (both && !ropeFirst)
          rows[h] = ropeReference(rows[h], rope, t, dtype);
        if (hasNorm || rotates)
          setRow(out, t, h, rows[h]);
        else
          copyRow(in.shape.size() == 3 ? in : in, out, t, h);
      }
    }
    return out;
  };
  auto getScale = [](const TestArray &scale, int64_t head) {
    return scale.isPresent() ? scale.get({scale.shape[0] == 1 ? 0 : head})
                             : 1.0f;
  };
  auto copyOut = [&](const TestArray &from, TestArray &to) {
    if (!to.isPresent())
      return;
    for (int64_t t = 0; t < tokens; ++t)
      for (int64_t h = 0; h < from.shape[1]; ++h) {
        // `from` is [T, H, D], `to` may be [N, S, H, D].
        Shape target = {t, h, 0};
        if (to.shape.size() == 4)
          target = {t / to.shape[1], t % to.shape[1], h, 0};
        for (int64_t i = 0; i < size; ++i) {
          target.back() = i;
          if (to.dtype == from.dtype)
            to.setCode(target, from.getCode({t, h, i}));
          else // q in fp8
            to.set(target, from.get({t, h, i}) / getScale(qScale, h));
        }
      }
  };

  copyOut(compute(qIn, queryHeads, hasQNorm, qNorm, qWeight, hasRope), qOut);
  if (gateOut.isPresent())
    copyOut(compute(gateIn, queryHeads, false, {}, {}, false), gateOut);
  TestArray kDone, vDone;
  if (kIn.isPresent()) {
    kDone = compute(kIn, kvHeads, hasKNorm, kNorm, kWeight, hasRope);
    copyOut(kDone, kOut);
  }
  if (vIn.isPresent()) {
    vDone = compute(vIn, kvHeads, hasVNorm, vNorm, vWeight, false);
    copyOut(vDone, vOut);
  }
  if (hasRope)
    for (int64_t t = 0; t < tokens; ++t)
      errors.positions_out_of_range += !isPositionInRange(rope, t);
  if (!hasCache)
    return;
  for (int64_t t = 0; t < slots.shape[0]; ++t) {
    int64_t slot = slots.getInt({t});
    if (slot < 0)
      continue;
    if (slot >= countSlots(kCache, layout)) {
      ++errors.slots_out_of_range;
      continue;
    }
    for (int64_t h = 0; h < kvHeads; ++h) {
      cacheReference(kCache, false, layout, slot, h, kDone, t,
                     getScale(kScale, h));
      cacheReference(vCache, true, layout, slot, h, vDone, t,
                     getScale(vScale, h));
    }
  }
}

int32_t FusedCase::runChain() {
  Runner cpu;
  return runChain(cpu);
}

int32_t FusedCase::runChain(Runner &runner) {
  int32_t status = PRELUDE_STATUS_OK;
  auto note = [&](int32_t next) {
    if (status == PRELUDE_STATUS_OK)
      status = next;
  };
  auto make = [&](int64_t heads) {
    return TestArray(dtype, {tokens, heads, size});
  };

  TestArray qNow = q, gateNow, kNow = k, vNow = v;
  if (packed) {
    qNow = make(queryHeads), kNow = make(kvHeads), vNow = make(kvHeads);
    if (gated)
      gateNow = make(queryHeads);
    prelude_split_params p = {};
    p.struct_size = sizeof(p);
    p.qkv = qkv.tensor();
    p.q = qNow.tensor();
    p.k = kNow.tensor();
    p.v = vNow.tensor();
    p.gate = gateNow.tensor();
    note(runner.run(p));
  }

  auto norm = [&](TestArray &x, const NormSpec &spec, const TestArray &weight) {
    int64_t heads = x.shape[x.shape.size() - 2];
    TestArray in = x, out = make(heads);
    prelude_rms_norm_params p = {};
    p.struct_size = sizeof(p);
    if (scope == PRELUDE_NORM_SCOPE_TOKEN) {
      // [T, W] needs the heads of a token next to each other.
      in = make(heads);
      for (int64_t t = 0; t < tokens; ++t)
        for (int64_t h = 0; h < heads; ++h)
          setRow(in, t, h, getRow(x, t, h));
      Shape flat = {tokens, heads * size}, strides = {heads * size, 1};
      p.x = in.view(0, flat, strides).tensor();
      p.y = out.view(0, flat, strides).tensor();
    } else {
      if (x.shape.size() == 4)
        out = out.view(0, x.shape,
                       {x.shape[1] * heads * size, heads * size, size, 1});
      p.x = in.tensor();
      p.y = out.tensor();
    }
    p.weight = weight.tensor();
    p.eps = spec.eps;
    p.weight_offset = spec.weightOffset;
    p.rounding = spec.rounding;
    note(runner.run(p));
    x = out.view(0, {tokens, heads, size}, {heads * size, size, 1});
  };
  auto rotate = [&](TestArray &x, prelude_errors *counts) {
    TestArray out = make(x.shape[x.shape.size() - 2]);
    prelude_rope_params p = {};
    p.struct_size = sizeof(p);
    p.x = x.tensor();
    p.y = out.tensor();
    p.cos = rope.cos.tensor();
    p.sin = rope.sin.tensor();
    p.positions = rope.positions.tensor();
    p.rope = rope.spec;
    p.errors = counts;
    note(runner.run(p));
    x = out;
  };

  auto both = [&](TestArray &x, bool hasNorm, const NormSpec &spec,
                  const TestArray &weight, prelude_errors *counts) {
    if (hasRope && order == PRELUDE_ORDER_ROPE_FIRST)
      rotate(x, counts);
    if (hasNorm)
      norm(x, spec, weight);
    if (hasRope && order == PRELUDE_ORDER_NORM_FIRST)
      rotate(x, counts);
  };
  // The fused operation counts a token once, not for q and for k.
  both(qNow, hasQNorm, qNorm, qWeight, &errors);
  if (kNow.isPresent())
    both(kNow, hasKNorm, kNorm, kWeight, nullptr);
  if (vNow.isPresent() && hasVNorm)
    norm(vNow, vNorm, vWeight);
  if (hasCache) {
    prelude_kv_cache_update_params p = {};
    p.struct_size = sizeof(p);
    p.k = kNow.tensor();
    p.v = vNow.tensor();
    p.slots = slots.tensor();
    p.k_scale = kScale.tensor();
    p.v_scale = vScale.tensor();
    p.k_cache = kCache.tensor();
    p.v_cache = vCache.tensor();
    p.layout = layout;
    p.errors = &errors;
    note(runner.run(p));
  }
  auto copyOut = [&](const TestArray &from, TestArray &to) {
    if (!to.isPresent())
      return;
    for (int64_t i = 0; i < to.countElements(); ++i) {
      // Both orders run through tokens, heads and dims alike.
      to.setCode(to.getIndex(i), from.getCode(from.getIndex(i)));
    }
  };
  if (qOut.dtype != dtype) {
    // The kernel that does nothing else.
    prelude_fused_params p = {};
    p.struct_size = sizeof(p);
    p.q = qNow.tensor();
    p.q_out = qOut.tensor();
    p.q_scale = qScale.tensor();
    note(runner.run(p));
  } else {
    copyOut(qNow, qOut);
  }
  copyOut(gateNow, gateOut);
  copyOut(kNow, kOut);
  copyOut(vNow, vOut);
  return status;
}

std::string FusedCase::compare(const FusedCase &other) const {
  auto differ = [](const char *name, const TestArray &a, const TestArray &b) {
    std::ostringstream text;
    if (!a.isPresent() || a.getBytes() == b.getBytes())
      return text.str();
    text << name << " differs";
    for (int64_t i = 0; i < a.countElements(); ++i) {
      Shape index = a.getIndex(i);
      if (a.getCode(index) == b.getCode(index))
        continue;
      text << " at";
      for (int64_t x : index)
        text << " " << x;
      text << std::hex << ": 0x" << a.getCode(index) << " and 0x"
           << b.getCode(index) << std::dec << " (" << a.get(index) << " and "
           << b.get(index) << ")";
      return text.str();
    }
    text << " between its elements";
    return text.str();
  };
  for (const std::string &text :
       {differ("q_out", qOut, other.qOut),
        differ("gate_out", gateOut, other.gateOut),
        differ("k_out", kOut, other.kOut), differ("v_out", vOut, other.vOut),
        differ("k_cache", kCache, other.kCache),
        differ("v_cache", vCache, other.vCache)})
    if (!text.empty())
      return text;
  std::ostringstream text;
  if (errors.slots_out_of_range != other.errors.slots_out_of_range)
    text << "bad slots: " << errors.slots_out_of_range << " and "
         << other.errors.slots_out_of_range;
  else if (errors.positions_out_of_range != other.errors.positions_out_of_range)
    text << "bad positions: " << errors.positions_out_of_range << " and "
         << other.errors.positions_out_of_range;
  return text.str();
}

std::string FusedCase::describe() const {
  std::ostringstream text;
  text << getDtypeName(dtype) << " T=" << tokens << " Hq=" << queryHeads
       << " Hk=" << kvHeads << " D=" << size << (packed ? " packed" : "")
       << (gated ? " gated" : "") << (relaxed ? " relaxed" : "");
  if (qOut.dtype != dtype)
    text << " q_out " << getDtypeName(qOut.dtype);
  if (hasQNorm || hasKNorm || hasVNorm)
    text << " norm" << (hasQNorm ? " q" : "") << (hasKNorm ? " k" : "")
         << (hasVNorm ? " v" : "") << " rounding " << qNorm.rounding
         << " scope " << scope << " order " << order << " weights "
         << qWeight.isPresent() << kWeight.isPresent() << vWeight.isPresent()
         << " offset " << qNorm.weightOffset;
  if (hasRope)
    text << " rope style " << rope.spec.style << " rounding "
         << rope.spec.rounding << " R=" << rope.spec.rotary_dim << "+"
         << rope.spec.rotary_offset << " table " << getDtypeName(rope.cos.dtype)
         << " " << rope.cos.shape[0] << "x" << rope.cos.shape[1] << " sections "
         << rope.spec.sections[0] << "," << rope.spec.sections[1] << ","
         << rope.spec.sections[2];
  if (hasCache)
    text << " cache " << getDtypeName(kCache.dtype) << " "
         << getLayoutName(layout) << " slots " << slots.shape[0];
  return text.str();
}
