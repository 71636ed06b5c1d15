//===- Coverage.cpp - Which features were drawn ---------------------------===//
//
// The list of features of the op space.
//
//===----------------------------------------------------------------------===//

#include "Coverage.h"

#include <algorithm>

using namespace prelude;
using namespace prelude::test;

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

namespace {

/// Collects the features of one case.
class Lister {
public:
  std::vector<Feature> features;

  void add(const std::string &name, bool present, uint32_t needs = 0,
           uint32_t lacks = 0) {
    features.push_back({name, "", needs, lacks, present});
  }
  void choose(const char *choice, const std::string &name, bool present,
              uint32_t needs = 0, uint32_t lacks = 0) {
    features.push_back({name, choice, needs, lacks, present});
  }
};

} // namespace

static void listShapes(Lister &list, const FusedCase &c, Spelling spelling) {
  for (int32_t dtype :
       {PRELUDE_DTYPE_F32, PRELUDE_DTYPE_F16, PRELUDE_DTYPE_BF16})
    list.choose("activations",
                std::string("activations ") + getDtypeName(dtype),
                c.dtype == dtype);
  list.choose("tokens", "T = 0", c.tokens == 0, 0, Tokens);
  list.choose("tokens", "T = 1", c.tokens == 1);
  list.choose("tokens", "T from 2 to 99", c.tokens > 1 && c.tokens < 100);
  list.choose("tokens", "T from 100 to 300", c.tokens >= 100);
  for (int64_t size : {2, 6, 16, 34, 40, 64, 80, 96, 128, 192, 256, 512})
    list.choose("size", "D = " + std::to_string(size), c.size == size, 0,
                size == 2 ? Rest : 0);
  list.choose("heads", "Hq = Hk", c.queryHeads == c.kvHeads);
  list.choose("heads", "Hq a multiple of Hk",
              c.queryHeads > c.kvHeads && c.queryHeads % c.kvHeads == 0);
  list.choose("heads", "Hq no multiple of Hk", c.queryHeads % c.kvHeads != 0);
  bool isAlone = !c.packed && !c.k.isPresent() && !c.v.isPresent();
  list.choose("in", "packed qkv", c.packed, KeyValue);
  list.choose("in", "separate q, k and v", !c.packed && !isAlone, KeyValue,
              Packed);
  list.choose("in", "q alone", isAlone, 0, KeyValue | Cache | KNorm | Packed);
  list.add("gate", c.gated, Packed);
  list.choose("q out", "q out of the activations' type",
              c.qOut.dtype == c.dtype, 0, Fp8Q);
  for (int32_t dtype :
       {PRELUDE_DTYPE_F8E4M3FN, PRELUDE_DTYPE_F8E5M2, PRELUDE_DTYPE_F8E4M3FNUZ})
    list.choose("q out", std::string("q out ") + getDtypeName(dtype),
                c.qOut.dtype == dtype, Fp8Q);
  list.choose("q scale", "one q scale",
              c.qScale.isPresent() && c.qScale.shape[0] == 1, Fp8Q);
  list.choose("q scale", "a q scale for each head",
              c.qScale.isPresent() && c.qScale.shape[0] > 1, Fp8Q);
  list.add("two token dimensions", c.q.shape.size() == 4 ||
                                       c.qOut.shape.size() == 4 ||
                                       c.k.shape.size() == 4);
  list.add("odd strides",
           isStrided(c.q) || isStrided(c.k) || isStrided(c.qOut));
  list.add("head-major operands", spelling.headMajor);
  list.choose("shapes", "dynamic shapes", spelling.dynamicShapes);
  list.choose("shapes", "static shapes", !spelling.dynamicShapes);
  list.add("k and v returned beside the cache",
           c.hasCache && c.kOut.isPresent(), Cache);
}

static void listNorms(Lister &list, const FusedCase &c) {
  bool hasNorm = c.hasQNorm || c.hasKNorm || c.hasVNorm;
  constexpr uint32_t norms = Norm | QNorm | KNorm;
  constexpr uint32_t caches = Cache | Fp8;
  constexpr uint32_t ropes = Rope | Positions | Rest;
  auto chain = [&](const char *name, bool norm, bool rope, bool cache) {
    list.choose("chain", name,
                hasNorm == norm && c.hasRope == rope && c.hasCache == cache,
                (norm ? Norm : 0) | (rope ? Rope : 0) | (cache ? Cache : 0),
                (norm ? 0 : norms) | (rope ? 0 : ropes) | (cache ? 0 : caches));
  };
  chain("norm + rope + cache", true, true, true);
  chain("rope + cache", false, true, true);
  chain("norm + rope", true, true, false);
  chain("norm + cache", true, false, true);
  chain("norm alone", true, false, false);
  chain("rope alone", false, true, false);
  chain("cache alone", false, false, true);

  list.choose("norms", "norm of q only", c.hasQNorm && !c.hasKNorm,
              Norm | QNorm, KNorm);
  list.choose("norms", "norm of k only", !c.hasQNorm && c.hasKNorm,
              Norm | KNorm | KeyValue, QNorm);
  list.choose("norms", "norm of q and k", c.hasQNorm && c.hasKNorm,
              Norm | QNorm | KNorm | KeyValue);
  list.add("norm of v", c.hasVNorm, Norm | KeyValue);
  list.add("norm without weight", c.hasQNorm && !c.qWeight.isPresent(),
           Norm | QNorm);
  for (int32_t dtype :
       {PRELUDE_DTYPE_F32, PRELUDE_DTYPE_F16, PRELUDE_DTYPE_BF16})
    list.add(std::string("weights ") + getDtypeName(dtype),
             (c.qWeight.isPresent() && c.qWeight.dtype == dtype) ||
                 (c.kWeight.isPresent() && c.kWeight.dtype == dtype),
             Norm);
  list.choose("norm rounding", "norm once",
              hasNorm && c.qNorm.rounding == PRELUDE_ROUNDING_ONCE, Norm);
  list.choose("norm rounding", "norm stepwise",
              hasNorm && c.qNorm.rounding == PRELUDE_ROUNDING_STEPWISE, Norm);
  list.add("norm over a token's heads",
           hasNorm && c.scope == PRELUDE_NORM_SCOPE_TOKEN, Norm);
  list.add("weight offset 1", hasNorm && c.qNorm.weightOffset != 0.0f, Norm);
  list.add("rope first",
           hasNorm && c.hasRope && c.order == PRELUDE_ORDER_ROPE_FIRST,
           Norm | Rope);
  list.add("relaxed", c.relaxed, Norm | Rope);
}

static void listRope(Lister &list, const FusedCase &c) {
  const prelude_rope_spec &spec = c.rope.spec;
  bool sections = spec.sections[0] || spec.sections[1] || spec.sections[2];
  auto add = [&](const char *name, bool present, uint32_t needs = 0) {
    list.add(name, c.hasRope && present, Rope | needs);
  };
  auto choose = [&](const char *choice, const std::string &name, bool present,
                    uint32_t needs = 0, uint32_t lacks = 0) {
    list.choose(choice, name, c.hasRope && present, Rope | needs, lacks);
  };
  for (int32_t dtype :
       {PRELUDE_DTYPE_F32, PRELUDE_DTYPE_F16, PRELUDE_DTYPE_BF16})
    choose("tables", std::string("tables ") + getDtypeName(dtype),
           c.rope.cos.dtype == dtype);
  choose("style", "neox", spec.style == PRELUDE_ROPE_STYLE_NEOX);
  choose("style", "gptj", spec.style == PRELUDE_ROPE_STYLE_GPTJ);
  choose("rope rounding", "rope once", spec.rounding == PRELUDE_ROUNDING_ONCE);
  choose("rope rounding", "rope stepwise",
         spec.rounding == PRELUDE_ROUNDING_STEPWISE);
  choose("width", "R < D", spec.rotary_dim < c.size, Rest);
  choose("width", "R = D", spec.rotary_dim == c.size, 0, Rest);
  add("rotary offset", spec.rotary_offset > 0, Rest);
  bool isPresent = c.rope.cos.isPresent();
  choose("table width", "tables R wide",
         isPresent && c.rope.cos.shape[1] == spec.rotary_dim);
  choose("table width", "tables R/2 wide",
         isPresent && c.rope.cos.shape[1] != spec.rotary_dim);
  add("one table cat(cos, sin)",
      isPresent && &c.rope.cos.getBytes() == &c.rope.sin.getBytes());
  bool given = c.rope.positions.isPresent();
  choose("positions", "no positions", !given, 0, Positions);
  choose("positions", "positions i32",
         given && c.rope.positions.dtype == PRELUDE_DTYPE_I32, Positions);
  choose("positions", "positions i64",
         given && c.rope.positions.dtype == PRELUDE_DTYPE_I64, Positions);
  bool inRange = true;
  for (int64_t t = 0; c.hasRope && t < c.tokens; ++t)
    inRange &= isPositionInRange(c.rope, t);
  add("positions outside the table", !inRange, Tokens);
  choose("sections", "blocked sections",
         sections && spec.section_order == PRELUDE_SECTION_ORDER_BLOCKED,
         Positions);
  choose("sections", "interleaved sections",
         sections && spec.section_order == PRELUDE_SECTION_ORDER_INTERLEAVED,
         Positions);
}

static void listCache(Lister &list, const FusedCase &c) {
  auto add = [&](const std::string &name, bool present, uint32_t needs = 0) {
    list.add(name, c.hasCache && present, Cache | KeyValue | needs);
  };
  auto choose = [&](const char *choice, const std::string &name, bool present,
                    uint32_t needs = 0, uint32_t lacks = 0) {
    list.choose(choice, name, c.hasCache && present, Cache | KeyValue | needs,
                lacks);
  };
  for (int32_t layout :
       {PRELUDE_CACHE_LAYOUT_NHD, PRELUDE_CACHE_LAYOUT_HND,
        PRELUDE_CACHE_LAYOUT_X_PACKED, PRELUDE_CACHE_LAYOUT_SHUFFLE})
    choose("layout", std::string("layout ") + getLayoutName(layout),
           c.layout == layout);
  choose("cache type", "cache of the activations' type",
         c.kCache.dtype == c.dtype, 0, Fp8);
  for (int32_t dtype :
       {PRELUDE_DTYPE_F8E4M3FN, PRELUDE_DTYPE_F8E5M2, PRELUDE_DTYPE_F8E4M3FNUZ})
    choose("cache type", std::string("cache ") + getDtypeName(dtype),
           c.kCache.dtype == dtype, Fp8);
  choose("scale", "one scale", c.kScale.isPresent() && c.kScale.shape[0] == 1,
         Fp8);
  choose("scale", "a scale for each head",
         c.kScale.isPresent() && c.kScale.shape[0] > 1, Fp8);
  add("K and V in one allocation",
      c.hasCache && &c.kCache.getBytes() == &c.vCache.getBytes());
  choose("slots", "slots i32", c.slots.dtype == PRELUDE_DTYPE_I32);
  choose("slots", "slots i64", c.slots.dtype == PRELUDE_DTYPE_I64);
  bool skipped = false, outside = false;
  int64_t slots = c.hasCache ? countSlots(c.kCache, c.layout) : 0;
  for (int64_t i = 0; c.hasCache && i < c.slots.shape[0]; ++i) {
    skipped |= c.slots.getInt({i}) < 0;
    outside |= c.slots.getInt({i}) >= slots;
  }
  add("slots -1", skipped, Tokens);
  add("slots outside the cache", outside, Tokens);
  add("fewer slots than tokens", c.hasCache && c.slots.shape[0] < c.tokens,
      Tokens);
}

std::vector<Feature> test::getFeatures(const FusedCase &c, Spelling spelling,
                                       bool hasExactSums) {
  Lister list;
  listShapes(list, c, spelling);
  listNorms(list, c);
  listRope(list, c);
  listCache(list, c);
  list.add("sums exact in any order", hasExactSums);
  return list.features;
}

//===----------------------------------------------------------------------===//
// Counting
//===----------------------------------------------------------------------===//

void Coverage::add(const std::vector<Feature> &features) {
  if (names.empty()) {
    names = features;
    counts.resize(features.size());
    pairCounts.resize(features.size() * features.size());
  }
  ++cases;
  for (size_t a = 0; a < features.size(); ++a) {
    if (!features[a].present)
      continue;
    ++counts[a];
    for (size_t b = a + 1; b < features.size(); ++b)
      pairCounts[getPair(a, b)] += features[b].present;
  }
}

bool Coverage::hasNewPair(const std::vector<Feature> &features) const {
  for (size_t a = 0; a < features.size(); ++a)
    for (size_t b = a + 1; features[a].present && b < features.size(); ++b)
      if (features[b].present &&
          (counts.empty() || pairCounts[getPair(a, b)] == 0))
        return true;
  return false;
}

/// So many refusals, and no case beside them, make a pair impossible. Where the
/// reason lies elsewhere, less than half of the cases are refused.
bool Coverage::Answers::isImpossible() const {
  return !accepted && refusals >= 20;
}

bool Coverage::needsReason(const std::vector<Feature> &features) const {
  for (size_t a = 0; a < features.size(); ++a)
    for (size_t b = a + 1; features[a].present && b < features.size(); ++b) {
      if (!features[b].present || excludes(features[a], features[b]) ||
          (!counts.empty() && pairCounts[getPair(a, b)] != 0))
        continue;
      auto known = answers.find(a * features.size() + b);
      if (known == answers.end() ||
          (!known->second.accepted && !known->second.isImpossible()))
        return true;
    }
  return false;
}

bool Coverage::isComplete() const {
  for (size_t a = 0; a < names.size(); ++a)
    for (size_t b = a + 1; b < names.size(); ++b) {
      if (pairCounts[getPair(a, b)] || excludes(names[a], names[b]))
        continue;
      auto known = answers.find(getPair(a, b));
      if (known == answers.end() || !known->second.isImpossible())
        return false;
    }
  return true;
}

void Coverage::addAnswer(const std::vector<Feature> &features,
                         const std::string &reason) {
  for (size_t a = 0; a < features.size(); ++a)
    for (size_t b = a + 1; features[a].present && b < features.size(); ++b)
      if (features[b].present) {
        Answers &known = answers[a * features.size() + b];
        if (reason.empty()) {
          known.accepted = true;
          continue;
        }
        ++known.refusals;
        known.reason = reason;
      }
}

bool Coverage::excludes(const Feature &a, const Feature &b) {
  return (!a.choice.empty() && a.choice == b.choice) || (a.needs & b.lacks) ||
         (a.lacks & b.needs);
}

bool Coverage::print(std::FILE *to, bool pairs) const {
  bool complete = true;
  std::fprintf(to, "%5d cases\n", cases);
  for (size_t a = 0; a < names.size(); ++a) {
    std::fprintf(to, "%5d %s%s\n", counts[a], names[a].name.c_str(),
                 counts[a] ? "" : "  <- never drawn");
    complete &= counts[a] != 0;
  }

  size_t possible = 0, drawn = 0, excluded = 0;
  int fewest = cases;
  // By their reason.
  std::map<std::string, std::vector<std::string>> impossible;
  std::vector<std::string> missing;
  for (size_t a = 0; a < names.size(); ++a)
    for (size_t b = a + 1; b < names.size(); ++b) {
      int count = pairCounts[getPair(a, b)];
      std::string text = names[a].name + " & " + names[b].name;
      if (count) {
        ++possible;
        ++drawn;
        fewest = std::min(fewest, count);
        continue;
      }
      if (excludes(names[a], names[b])) {
        ++excluded;
        continue;
      }
      auto known = answers.find(getPair(a, b));
      if (known != answers.end() && known->second.isImpossible()) {
        impossible[known->second.reason].push_back(text);
        continue;
      }
      ++possible;
      missing.push_back(text);
    }
  std::fprintf(to,
               "%5zu of %zu pairs of features drawn, the rarest %d times; %zu "
               "more exclude each other\n",
               drawn, possible, fewest, excluded);
  for (const auto &[reason, list] : impossible) {
    std::fprintf(to, "  not drawn, as the op \"%s\":\n", reason.c_str());
    for (const std::string &text : list)
      std::fprintf(to, "    %s\n", text.c_str());
  }
  for (const std::string &text : missing)
    std::fprintf(to, "    0 %s%s\n", text.c_str(),
                 pairs ? "  <- never drawn" : "");
  return complete && (!pairs || missing.empty());
}
