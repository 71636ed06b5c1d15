//===- FixtureTest.cpp - Kernels against the models' formulas --*- C++ -*-===//
//
// Runs each case of test/fixtures through the fused call and through the chain
// of single calls, and compares whole allocations with what PyTorch computed:
// also what lies between and outside the operands must be as it was.
//
// PRELUDE_TEST_TARGET chooses the target: cpu (the default), cuda or hip.
//
//===----------------------------------------------------------------------===//

#include "Fixture.h"
#include "TargetMemory.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <set>

using namespace prelude::test;

namespace {

int32_t getTarget() {
  const char *name = std::getenv("PRELUDE_TEST_TARGET");
  if (!name)
    return PRELUDE_TARGET_CPU;
#define PRELUDE_TARGET(NAME, VALUE, MNEMONIC)                                  \
  if (!std::strcmp(name, MNEMONIC))                                            \
    return VALUE;
#include "prelude/Enums.def"
  return -1;
}

std::string load(std::vector<Fixture> &fixtures) {
  std::string error;
  fixtures = loadFixtures(PRELUDE_FIXTURES, error);
  return error;
}

const std::vector<Fixture> &getFixtures() {
  static std::vector<Fixture> fixtures;
  static const std::string error = load(fixtures);
  return fixtures;
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

uint32_t getCode(const Bytes &bytes, int64_t size, int64_t index) {
  uint32_t code = 0;
  std::memcpy(&code, bytes.data() + index * size, size);
  return code;
}

float toFloat(uint32_t code) {
  float value;
  std::memcpy(&value, &code, sizeof(value));
  return value;
}

/// Any NaN of a type is as good as another.
bool isNaN(int32_t dtype, uint32_t code) {
  switch (dtype) {
  case PRELUDE_DTYPE_F32:
    return (code & 0x7FFFFFFF) > 0x7F800000;
  case PRELUDE_DTYPE_F16:
    return (code & 0x7FFF) > 0x7C00;
  case PRELUDE_DTYPE_BF16:
    return (code & 0x7FFF) > 0x7F80;
  case PRELUDE_DTYPE_F8E4M3FN:
    return (code & 0x7F) == 0x7F;
  case PRELUDE_DTYPE_F8E5M2:
    return (code & 0x7F) > 0x7C;
  case PRELUDE_DTYPE_F8E4M3FNUZ:
    return code == 0x80;
  default:
    return false;
  }
}

/// For each element of an f32 allocation what it may be off: the fixture's ulps
/// at the largest value of the row, nothing outside of the operands.
std::vector<float> getTolerances(const Fixture &fixture,
                                 const std::string &name) {
  const Fixture::Buffer &buffer = fixture.buffers.at(name);
  std::vector<float> tolerances(buffer.expected.size() / sizeof(float), 0.0f);
  for (const auto &entry : fixture.views) {
    const Fixture::View &view = entry.second;
    if (view.buffer != name)
      continue;
    const prelude_tensor &tensor = view.tensor;
    int last = tensor.rank - 1;
    int64_t rows = 1;
    for (int i = 0; i < last; ++i)
      rows *= tensor.shape[i];
    for (int64_t row = 0; row < rows; ++row) {
      int64_t first = view.offset, rest = row;
      for (int i = last - 1; i >= 0; --i) {
        first += rest % tensor.shape[i] * tensor.stride[i];
        rest /= tensor.shape[i];
      }
      float largest = 0.0f;
      for (int64_t i = first; i < first + tensor.shape[last]; ++i)
        largest = std::max(largest,
                           std::fabs(toFloat(getCode(buffer.expected, 4, i))));
      int exponent;
      std::frexp(largest, &exponent);
      for (int64_t i = first; i < first + tensor.shape[last]; ++i)
        tolerances[i] = fixture.f32Ulps * std::ldexp(1.0f, exponent - 24);
    }
  }
  return tolerances;
}

::testing::AssertionResult
compare(const Fixture &fixture, const std::string &name, const Bytes &actual) {
  const Fixture::Buffer &buffer = fixture.buffers.at(name);
  const Bytes &expected = buffer.expected;
  int64_t size = getElementBytes(buffer.dtype);
  int64_t count = int64_t(expected.size()) / size, wrong = 0;
  std::vector<float> tolerances;
  if (buffer.dtype == PRELUDE_DTYPE_F32 && fixture.f32Ulps)
    tolerances = getTolerances(fixture, name);
  ::testing::AssertionResult result = ::testing::AssertionFailure();
  for (int64_t i = 0; i < count; ++i) {
    uint32_t want = getCode(expected, size, i), got = getCode(actual, size, i);
    if (want == got || (isNaN(buffer.dtype, want) && isNaN(buffer.dtype, got)))
      continue;
    if (!tolerances.empty() &&
        std::fabs(toFloat(want) - toFloat(got)) <= tolerances[i])
      continue;
    if (++wrong <= 4)
      result << "element " << i << " of " << name << " is 0x" << std::hex << got
             << ", expected 0x" << want << std::dec << "\n";
  }
  if (!wrong)
    return ::testing::AssertionSuccess();
  return result << wrong << " of " << count << " differ";
}

//===----------------------------------------------------------------------===//
// The two ways to run a case
//===----------------------------------------------------------------------===//

/// The chain of single calls that a fused call stands for.
class Chain {
public:
  Chain(const prelude_fused_params &params, TargetMemory &memory,
        int32_t target)
      : params(params), memory(memory), target(target) {}

  /// Empty, or what failed.
  std::string run() {
    prelude_tensor q = params.q, k = params.k, v = params.v;
    if (params.qkv.rank)
      split(q, k, v);
    bool quantizes = params.q_out.dtype != q.dtype;
    apply(q, params.has_q_norm, params.q_eps, params.q_weight, true,
          quantizes ? prelude_tensor() : params.q_out);
    if (quantizes)
      quantize(q);
    if (k.rank)
      apply(k, params.has_k_norm, params.k_eps, params.k_weight, true,
            params.k_out);
    if (v.rank)
      apply(v, params.has_v_norm, params.v_eps, params.v_weight, false,
            params.v_out);
    if (params.k_cache.rank) {
      prelude_kv_cache_update_params update = {};
      update.struct_size = sizeof(update);
      update.k = k;
      update.v = v;
      update.slots = params.slots;
      update.k_scale = params.k_scale;
      update.v_scale = params.v_scale;
      update.k_cache = params.k_cache;
      update.v_cache = params.v_cache;
      update.layout = params.layout;
      update.errors = params.errors;
      note("kv_cache_update",
           prelude_kv_cache_update_v1(&update, target, nullptr));
    }
    return failure;
  }

private:
  void note(const char *operation, int32_t status) {
    if (status != PRELUDE_STATUS_OK && failure.empty())
      failure = std::string(operation) + ": " +
                prelude_status_string_v1(status) + ": " +
                prelude_last_error_v1();
  }

  /// A packed temporary of this shape.
  prelude_tensor makeLike(const prelude_tensor &like) {
    prelude_tensor result = like;
    int64_t elements = 1;
    for (int i = like.rank - 1; i >= 0; --i) {
      result.stride[i] = elements;
      elements *= like.shape[i];
    }
    result.data = memory.allocate(elements * getElementBytes(like.dtype));
    return result;
  }

  prelude_tensor makeHeads(int64_t tokens, int64_t heads, int64_t size) {
    prelude_tensor shape = {};
    shape.dtype = params.qkv.dtype;
    shape.rank = 3;
    shape.shape[0] = tokens;
    shape.shape[1] = heads;
    shape.shape[2] = size;
    return makeLike(shape);
  }

  /// Parts that no further call changes go straight to their outputs.
  void split(prelude_tensor &q, prelude_tensor &k, prelude_tensor &v) {
    const prelude_tensor &out = params.q_out;
    bool gated = params.flags & PRELUDE_FLAG_GATE, hasRope = params.cos.rank;
    int64_t tokens = params.qkv.shape[0];
    int64_t heads = out.shape[out.rank - 2], size = out.shape[out.rank - 1];
    int64_t kvHeads =
        (params.qkv.shape[1] / size - heads * (gated ? 2 : 1)) / 2;
    auto choose = [&](const prelude_tensor &output, bool isFinal,
                      int64_t count) {
      bool isWritten =
          isFinal && output.rank && output.dtype == params.qkv.dtype;
      return isWritten ? output : makeHeads(tokens, count, size);
    };
    q = choose(params.q_out, !params.has_q_norm && !hasRope, heads);
    k = choose(params.k_out, !params.has_k_norm && !hasRope, kvHeads);
    v = choose(params.v_out, !params.has_v_norm, kvHeads);
    prelude_split_params split = {};
    split.struct_size = sizeof(split);
    split.qkv = params.qkv;
    split.q = q;
    split.k = k;
    split.v = v;
    if (gated)
      split.gate = choose(params.gate_out, true, heads);
    note("split", prelude_split_v1(&split, target, nullptr));
  }

  /// Norm and rope of x, which becomes the result; the last call writes `out`
  /// where that is present.
  void apply(prelude_tensor &x, bool hasNorm, float eps,
             const prelude_tensor &weight, bool mayRotate,
             const prelude_tensor &out) {
    bool hasRope = mayRotate && params.cos.rank;
    int steps = hasNorm + hasRope;
    auto next = [&] { return --steps || !out.rank ? makeLike(x) : out; };
    if (!steps && out.rank && out.data != x.data && failure.empty())
      failure = "no call of the chain writes an output";
    if (hasRope && params.order == PRELUDE_ORDER_ROPE_FIRST)
      rotate(x, next());
    if (hasNorm)
      normalize(x, eps, weight, next());
    if (hasRope && params.order == PRELUDE_ORDER_NORM_FIRST)
      rotate(x, next());
  }

  /// The call that only brings q to its output's fp8 type.
  void quantize(const prelude_tensor &q) {
    prelude_fused_params fused = {};
    fused.struct_size = sizeof(fused);
    fused.q = q;
    fused.q_out = params.q_out;
    fused.q_scale = params.q_scale;
    note("fused", prelude_fused_v1(&fused, target, nullptr));
  }

  /// [T, H, D] with the heads of a token side by side as [T, H * D].
  static prelude_tensor joinHeads(prelude_tensor x) {
    x.rank = 2;
    x.shape[1] *= x.shape[2];
    x.stride[1] = 1;
    return x;
  }

  void normalize(prelude_tensor &x, float eps, const prelude_tensor &weight,
                 const prelude_tensor &y) {
    bool join = params.norm_scope == PRELUDE_NORM_SCOPE_TOKEN;
    prelude_rms_norm_params norm = {};
    norm.struct_size = sizeof(norm);
    norm.x = join ? joinHeads(x) : x;
    norm.y = join ? joinHeads(y) : y;
    norm.weight = weight;
    norm.eps = eps;
    norm.weight_offset = params.weight_offset;
    norm.rounding = params.norm_rounding;
    note("rms_norm", prelude_rms_norm_v1(&norm, target, nullptr));
    x = y;
  }

  void rotate(prelude_tensor &x, const prelude_tensor &y) {
    prelude_rope_params rope = {};
    rope.struct_size = sizeof(rope);
    rope.x = x;
    rope.y = y;
    rope.cos = params.cos;
    rope.sin = params.sin;
    rope.positions = params.positions;
    rope.rope = params.rope;
    rope.errors = params.errors;
    note("rope", prelude_rope_v1(&rope, target, nullptr));
    x = y;
  }

  const prelude_fused_params &params;
  TargetMemory &memory;
  int32_t target;
  std::string failure;
};

/// What the allocations hold after a call.
struct Outcome {
  std::map<std::string, Bytes> buffers;
  prelude_errors errors = {0, 0};
};

class FixtureTest : public ::testing::TestWithParam<Fixture> {
protected:
  enum Way { Fused, Single };

  void run(Way way, Outcome &outcome) {
    const Fixture &fixture = GetParam();
    int32_t target = getTarget();
    std::string error;
    std::unique_ptr<TargetMemory> memory = TargetMemory::create(target, error);
    ASSERT_TRUE(memory) << error;
    std::map<std::string, char *> addresses;
    for (const auto &entry : fixture.buffers) {
      const Bytes &initial = entry.second.initial;
      char *address = memory->allocate(initial.size());
      ASSERT_TRUE(address &&
                  memory->upload(address, initial.data(), initial.size()));
      addresses[entry.first] = address;
    }
    prelude_fused_params params = getParams(fixture, addresses, error);
    ASSERT_EQ(error, "");
    char *errors = memory->allocate(sizeof(prelude_errors));
    ASSERT_TRUE(errors);
    params.errors = reinterpret_cast<prelude_errors *>(errors);

    if (target != PRELUDE_TARGET_CPU &&
        prelude_fused_supports_v1(&params, target) ==
            PRELUDE_STATUS_UNSUPPORTED)
      GTEST_SKIP() << prelude_last_error_v1();
    if (way == Fused)
      ASSERT_EQ(prelude_fused_v1(&params, target, nullptr), PRELUDE_STATUS_OK)
          << prelude_last_error_v1();
    else
      ASSERT_EQ(Chain(params, *memory, target).run(), "");

    for (const auto &entry : addresses) {
      Bytes &bytes = outcome.buffers[entry.first];
      bytes.resize(fixture.buffers.at(entry.first).initial.size());
      ASSERT_TRUE(memory->download(bytes.data(), entry.second, bytes.size()));
    }
    ASSERT_TRUE(
        memory->download(&outcome.errors, errors, sizeof(prelude_errors)));
  }

  void expectRecorded(const Outcome &outcome) {
    const Fixture &fixture = GetParam();
    for (const auto &entry : fixture.buffers) {
      const Bytes &actual = outcome.buffers.at(entry.first);
      if (entry.second.expected.empty())
        EXPECT_EQ(actual, entry.second.initial)
            << "the input " << entry.first << " changed";
      else
        EXPECT_TRUE(compare(fixture, entry.first, actual));
    }
    EXPECT_EQ(outcome.errors.slots_out_of_range, 0u);
    EXPECT_EQ(outcome.errors.positions_out_of_range, 0u);
  }
};

} // namespace

TEST_P(FixtureTest, FusedMatches) {
  Outcome outcome;
  run(Fused, outcome);
  if (!HasFatalFailure() && !IsSkipped())
    expectRecorded(outcome);
}

TEST_P(FixtureTest, ChainMatches) {
  if (GetParam().settings.at("flags").find("RELAXED") != std::string::npos)
    GTEST_SKIP() << "the chain rounds where the relaxed call does not";
  Outcome fused, single;
  run(Single, single);
  if (HasFatalFailure() || IsSkipped())
    return;
  expectRecorded(single);
  // Where PyTorch's result has a tolerance, the two still have none.
  run(Fused, fused);
  if (!HasFatalFailure()) {
    EXPECT_TRUE(fused.buffers == single.buffers)
        << "the chain gives other bits than the fused call";
  }
}

INSTANTIATE_TEST_SUITE_P(Models, FixtureTest,
                         ::testing::ValuesIn(getFixtures()),
                         [](const ::testing::TestParamInfo<Fixture> &info) {
                           return info.param.name;
                         });

//===----------------------------------------------------------------------===//
// The fixtures themselves
//===----------------------------------------------------------------------===//

TEST(FixtureFiles, AreComplete) {
  std::vector<Fixture> fixtures;
  EXPECT_EQ(load(fixtures), "");
  EXPECT_GE(fixtures.size(), 100u);
  EXPECT_NE(getTarget(), -1) << "PRELUDE_TEST_TARGET names no target";
}

/// No value of an enumeration, and no operand, is without a case.
TEST(FixtureFiles, CoverTheParameters) {
  std::set<std::string> seen;
  for (const Fixture &fixture : getFixtures()) {
    for (const auto &setting : fixture.settings)
      seen.insert(setting.first + "=" + setting.second);
    for (const auto &view : fixture.views) {
      seen.insert(view.first);
      seen.insert(view.first + ":" + std::to_string(view.second.tensor.dtype));
    }
  }
  auto expect = [&](const std::string &what) {
    EXPECT_TRUE(seen.count(what)) << "no fixture with " << what;
  };
#define PRELUDE_ROUNDING(NAME, VALUE, MNEMONIC)                                \
  expect("norm_rounding=" MNEMONIC);                                           \
  expect("rope.rounding=" MNEMONIC);
#define PRELUDE_ROPE_STYLE(NAME, VALUE, MNEMONIC)                              \
  expect("rope.style=" MNEMONIC);
#define PRELUDE_CACHE_LAYOUT(NAME, VALUE, MNEMONIC) expect("layout=" MNEMONIC);
#define PRELUDE_ORDER(NAME, VALUE, MNEMONIC) expect("order=" MNEMONIC);
#define PRELUDE_NORM_SCOPE(NAME, VALUE, MNEMONIC)                              \
  expect("norm_scope=" MNEMONIC);
#define PRELUDE_SECTION_ORDER(NAME, VALUE, MNEMONIC)                           \
  expect("rope.section_order=" MNEMONIC);
#include "prelude/Enums.def"
  for (const char *name : {"qkv",         "q",
                           "k",           "v",
                           "q_weight",    "k_weight",
                           "cos",         "sin",
                           "positions",   "slots",
                           "k_scale",     "v_scale",
                           "q_scale",     "q_out",
                           "gate_out",    "k_out",
                           "v_out",       "k_cache",
                           "v_cache",     "flags=RELAXED",
                           "flags=GATE",  "weight_offset=1",
                           "has_v_norm=1"})
    expect(name);
  for (int32_t dtype :
       {PRELUDE_DTYPE_F32, PRELUDE_DTYPE_F16, PRELUDE_DTYPE_BF16})
    for (const char *name : {"q_out:", "cos:", "k_cache:", "q_weight:"})
      expect(name + std::to_string(dtype));
  for (int32_t dtype :
       {PRELUDE_DTYPE_F8E4M3FN, PRELUDE_DTYPE_F8E5M2, PRELUDE_DTYPE_F8E4M3FNUZ})
    for (const char *name : {"k_cache:", "q_out:"})
      expect(name + std::to_string(dtype));
  for (int32_t dtype : {PRELUDE_DTYPE_I32, PRELUDE_DTYPE_I64})
    for (const char *name : {"positions:", "slots:"})
      expect(name + std::to_string(dtype));
}

/// The comparison sees one wrong bit anywhere, and what no NaN is.
TEST(FixtureComparison, SeesOneBit) {
  for (const Fixture &fixture : getFixtures())
    for (const auto &entry : fixture.buffers) {
      const Fixture::Buffer &buffer = entry.second;
      if (buffer.expected.empty())
        continue;
      EXPECT_TRUE(compare(fixture, entry.first, buffer.expected));
      if (fixture.f32Ulps)
        continue;
      int64_t size = getElementBytes(buffer.dtype);
      for (size_t i = 0; i < buffer.expected.size(); i += size) {
        if (isNaN(buffer.dtype, getCode(buffer.expected, size, i / size)))
          continue;
        Bytes changed = buffer.expected;
        changed[i] ^= 1;
        ASSERT_FALSE(compare(fixture, entry.first, changed))
            << fixture.name << " element " << i / size;
        i += 96 * size; // A hundred elements each are enough.
      }
    }
}

/// Within the tolerance of f32, and beyond it.
TEST(FixtureComparison, SeesMoreUlpsThanAllowed) {
  for (const Fixture &fixture : getFixtures()) {
    if (!fixture.f32Ulps || !fixture.buffers.count("q_out"))
      continue;
    const Fixture::Buffer &buffer = fixture.buffers.at("q_out");
    if (buffer.dtype != PRELUDE_DTYPE_F32)
      continue;
    std::vector<float> tolerances = getTolerances(fixture, "q_out");
    for (float factor : {0.75f, 2.0f}) {
      Bytes changed = buffer.expected;
      float value = toFloat(getCode(changed, 4, 5)) + factor * tolerances[5];
      std::memcpy(&changed[5 * 4], &value, 4);
      EXPECT_EQ(bool(compare(fixture, "q_out", changed)), factor < 1.0f)
          << fixture.name;
    }
  }
}
