//===- Coverage.cpp - Which features were drawn ---------------------------===//
//
// The list of features of the op space.
//
//===----------------------------------------------------------------------===//

#include "Coverage.h"

using namespace prelude;
using namespace prelude::test;

void Coverage::count(const std::string &feature, bool present) {
  for (auto &[name, number] : counts)
    if (name == feature) {
      number += present;
      return;
    }
  counts.emplace_back(feature, present);
}

/// Whether an array lies otherwise than packed, row after row.
static bool isStrided(const TestArray &array) {
  int64_t expected = 1;
  for (size_t i = array.shape.size(); i-- > 0;) {
    if (array.shape[i] > 1 && array.strides[i] != expected)
      return true;
    expected *= array.shape[i];
  }
  return false;
}

void Coverage::add(const FusedCase &c, Spelling spelling, bool hasExactSums) {
  ++cases;
  for (int32_t dtype :
       {PRELUDE_DTYPE_F32, PRELUDE_DTYPE_F16, PRELUDE_DTYPE_BF16}) {
    std::string name = getDtypeName(dtype);
    count("activations " + name, c.dtype == dtype);
    count("weights " + name,
          c.qWeight.dtype == dtype || c.kWeight.dtype == dtype);
    count("tables " + name, c.hasRope && c.rope.cos.dtype == dtype);
  }
  count("T = 0", c.tokens == 0);
  count("T = 1", c.tokens == 1);
  count("T from 2 to 99", c.tokens > 1 && c.tokens < 100);
  count("T from 100 to 300", c.tokens >= 100);
  for (int64_t size : {16, 40, 64, 80, 96, 128, 192, 256, 512})
    count("D = " + std::to_string(size), c.size == size);
  count("Hq = Hk", c.queryHeads == c.kvHeads);
  count("Hq a multiple of Hk",
        c.queryHeads > c.kvHeads && c.queryHeads % c.kvHeads == 0);
  count("Hq no multiple of Hk", c.queryHeads % c.kvHeads != 0);
  count("packed qkv", c.packed);
  count("separate q, k and v", !c.packed && c.k.isPresent());
  count("q alone", !c.packed && !c.k.isPresent());
  count("gate", c.gated);
  count("two token dimensions", c.q.shape.size() == 4);
  count("odd strides", isStrided(c.q) || isStrided(c.k) || isStrided(c.qOut));
  count("head-major operands", spelling.headMajor);
  count("dynamic shapes", spelling.dynamicShapes);
  count("static shapes", !spelling.dynamicShapes);
  count("k and v returned beside the cache", c.hasCache && c.kOut.isPresent());

  bool hasNorm = c.hasQNorm || c.hasKNorm || c.hasVNorm;
  count("norm + rope + cache", hasNorm && c.hasRope && c.hasCache);
  count("rope + cache", !hasNorm && c.hasRope && c.hasCache);
  count("norm + rope", hasNorm && c.hasRope && !c.hasCache);
  count("norm + cache", hasNorm && !c.hasRope && c.hasCache);
  count("norm of q only", c.hasQNorm && !c.hasKNorm);
  count("norm of k only", !c.hasQNorm && c.hasKNorm);
  count("norm of v", c.hasVNorm);
  count("norm without weight", c.hasQNorm && !c.qWeight.isPresent());
  count("norm once", hasNorm && c.qNorm.rounding == PRELUDE_ROUNDING_ONCE);
  count("norm stepwise",
        hasNorm && c.qNorm.rounding == PRELUDE_ROUNDING_STEPWISE);
  count("norm over a token's heads",
        hasNorm && c.scope == PRELUDE_NORM_SCOPE_TOKEN);
  count("weight offset 1", c.qNorm.weightOffset != 0.0f);
  count("rope first", c.order == PRELUDE_ORDER_ROPE_FIRST);
  count("relaxed", c.relaxed);
  count("sums exact in any order", hasExactSums);

  const prelude_rope_spec &spec = c.rope.spec;
  bool sections = spec.sections[0] || spec.sections[1] || spec.sections[2];
  auto rope = [&](const char *feature, bool present) {
    count(feature, c.hasRope && present);
  };
  rope("neox", spec.style == PRELUDE_ROPE_STYLE_NEOX);
  rope("gptj", spec.style == PRELUDE_ROPE_STYLE_GPTJ);
  rope("rope once", spec.rounding == PRELUDE_ROUNDING_ONCE);
  rope("rope stepwise", spec.rounding == PRELUDE_ROUNDING_STEPWISE);
  rope("R < D", spec.rotary_dim < c.size);
  rope("R = D", spec.rotary_dim == c.size);
  rope("rotary offset", spec.rotary_offset > 0);
  bool isPresent = c.rope.cos.isPresent();
  rope("tables R wide", isPresent && c.rope.cos.shape[1] == spec.rotary_dim);
  rope("tables R/2 wide", isPresent && c.rope.cos.shape[1] != spec.rotary_dim);
  rope("one table cat(cos, sin)",
       isPresent && &c.rope.cos.getBytes() == &c.rope.sin.getBytes());
  rope("no positions", !c.rope.positions.isPresent());
  rope("positions i32", c.rope.positions.dtype == PRELUDE_DTYPE_I32);
  rope("positions i64", c.rope.positions.dtype == PRELUDE_DTYPE_I64);
  bool inRange = true;
  for (int64_t t = 0; c.hasRope && t < c.tokens; ++t)
    inRange &= isPositionInRange(c.rope, t);
  rope("positions outside the table", !inRange);
  rope("blocked sections",
       sections && spec.section_order == PRELUDE_SECTION_ORDER_BLOCKED);
  rope("interleaved sections",
       sections && spec.section_order == PRELUDE_SECTION_ORDER_INTERLEAVED);

  auto cache = [&](const std::string &feature, bool present) {
    count(feature, c.hasCache && present);
  };
  for (int32_t layout :
       {PRELUDE_CACHE_LAYOUT_NHD, PRELUDE_CACHE_LAYOUT_HND,
        PRELUDE_CACHE_LAYOUT_X_PACKED, PRELUDE_CACHE_LAYOUT_SHUFFLE})
    cache(std::string("layout ") + getLayoutName(layout), c.layout == layout);
  for (int32_t dtype :
       {PRELUDE_DTYPE_F8E4M3FN, PRELUDE_DTYPE_F8E5M2, PRELUDE_DTYPE_F8E4M3FNUZ})
    cache(std::string("cache ") + getDtypeName(dtype), c.kCache.dtype == dtype);
  cache("one scale", c.kScale.isPresent() && c.kScale.shape[0] == 1);
  cache("a scale for each head", c.kScale.isPresent() && c.kScale.shape[0] > 1);
  cache("K and V in one allocation",
        c.hasCache && &c.kCache.getBytes() == &c.vCache.getBytes());
  cache("slots i32", c.slots.dtype == PRELUDE_DTYPE_I32);
  cache("slots i64", c.slots.dtype == PRELUDE_DTYPE_I64);
  bool skipped = false, outside = false;
  int64_t slots = c.hasCache ? countSlots(c.kCache, c.layout) : 0;
  for (int64_t i = 0; c.hasCache && i < c.slots.shape[0]; ++i) {
    skipped |= c.slots.getInt({i}) < 0;
    outside |= c.slots.getInt({i}) >= slots;
  }
  cache("slots -1", skipped);
  cache("slots outside the cache", outside);
  cache("fewer slots than tokens", c.hasCache && c.slots.shape[0] < c.tokens);
}

bool Coverage::print(std::FILE *to) const {
  bool complete = true;
  std::fprintf(to, "%5d cases\n", cases);
  for (const auto &[name, number] : counts) {
    std::fprintf(to, "%5d %s%s\n", number, name.c_str(),
                 number ? "" : "  <- never drawn");
    complete &= number != 0;
  }
  return complete;
}
