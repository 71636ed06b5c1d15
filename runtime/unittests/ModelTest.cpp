//===- ModelTest.cpp - Calls of compiled models ----------------*- C++ -*-===//
//
// The functions here stand for compiled code: they take descriptors and call
// what compiled code calls. Refused arguments are one edit away from a call
// that works, and the code must not have run.
//
//===----------------------------------------------------------------------===//

#include "prelude/Model.h"

#include <cstring>
#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <thread>
#include <vector>

// Under sanitizers: too large an allocation is null, as elsewhere.
extern "C" const char *__asan_default_options() {
  return "allocator_may_return_null=1";
}
extern "C" const char *__tsan_default_options() {
  return "allocator_may_return_null=1";
}

namespace {

struct Descriptor1 {
  void *allocated, *aligned;
  int64_t offset, size, stride;
};
struct Descriptor2 {
  void *allocated, *aligned;
  int64_t offset, size[2], stride[2];
};

/// How often the code ran on this thread, and what it is to do.
thread_local int calls;
thread_local std::function<void()> before;

/// (x: f32 [2, ?], y: i64 [3]) -> (x + 1 in place, sum of y: i64 [1])
void code(void **arguments) {
  ++calls;
  auto *result = *static_cast<Descriptor1 **>(arguments[0]);
  auto *x = *static_cast<Descriptor2 **>(arguments[1]);
  auto *y = *static_cast<Descriptor1 **>(arguments[2]);
  auto *sum = static_cast<int64_t *>(prelude_alloc_v1(sizeof(int64_t)));
  void *scratch = prelude_alloc_v1(1000);
  if (before)
    before();
  *sum = 0;
  for (int64_t i = 0; i < y->size; ++i)
    *sum += static_cast<int64_t *>(y->aligned)[i * y->stride];
  for (int64_t i = 0; i < x->size[0]; ++i)
    for (int64_t j = 0; j < x->size[1]; ++j)
      static_cast<float *>(x->aligned)[i * x->stride[0] + j * x->stride[1]] +=
          1;
  prelude_free_v1(scratch);
  *result = {sum, sum, 0, 1, 1};
}

const prelude_array_type kInputs[] = {{PRELUDE_ELEMENT_F32, 2, {2, -1}},
                                      {PRELUDE_ELEMENT_I64, 1, {3}}};
const prelude_array_type kResults[] = {{PRELUDE_ELEMENT_F32, 2, {2, -1}},
                                       {PRELUDE_ELEMENT_I64, 1, {1}}};
const int32_t kResultInputs[] = {0, -1};
const prelude_function kFunction = {sizeof(prelude_function),
                                    PRELUDE_MODEL_VERSION,
                                    PRELUDE_TARGET_CPU,
                                    2,
                                    2,
                                    0,
                                    "f",
                                    kInputs,
                                    kResults,
                                    kResultInputs,
                                    code,
                                    nullptr};

/// A call that works.
struct Case {
  float x[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  int64_t y[4] = {10, 20, 30, 40};
  prelude_function function = kFunction;
  prelude_array inputs[2] = {
      {x, PRELUDE_ELEMENT_F32, 2, {2, 3}, {3, 1}, nullptr, nullptr},
      {y, PRELUDE_ELEMENT_I64, 1, {3}, {1}, nullptr, nullptr}};
  prelude_array results[2];
  int32_t numInputs = 2, numResults = 2;
  const prelude_array *inputsGiven = inputs;
  prelude_array *resultsGiven = results;
  void *stream = nullptr;

  Case() { std::memset(results, 0x5a, sizeof(results)); }
  Case(const Case &) = delete;

  int32_t call() {
    calls = 0;
    return prelude_call_v1(&function, inputsGiven, numInputs, resultsGiven,
                           numResults, stream);
  }
};

class ModelTest : public testing::Test {
protected:
  void TearDown() override { before = nullptr; }
};

TEST_F(ModelTest, ReturnsResults) {
  Case c;
  ASSERT_EQ(c.call(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
  EXPECT_EQ(calls, 1);
  EXPECT_EQ(c.results[0].data, c.x);
  EXPECT_EQ(c.results[0].owner, nullptr);
  EXPECT_EQ(c.x[5], 7);
  EXPECT_EQ(c.x[6], 7); // not an element
  EXPECT_EQ(c.results[1].rank, 1);
  EXPECT_EQ(c.results[1].element, PRELUDE_ELEMENT_I64);
  EXPECT_EQ(*static_cast<int64_t *>(c.results[1].data), 60);
  EXPECT_NE(c.results[1].owner, nullptr);
  prelude_release_v1(&c.results[0]);
  prelude_release_v1(&c.results[1]);
  EXPECT_EQ(c.results[1].data, nullptr);
  prelude_release_v1(&c.results[1]);
  prelude_release_v1(nullptr);
  EXPECT_EQ(c.x[0], 2);
}

TEST_F(ModelTest, TakesEmptyArraysAndAnyStrideOfOne) {
  Case empty;
  empty.inputs[0].shape[1] = 0;
  empty.inputs[0].data = nullptr;
  empty.inputs[0].stride[0] = 77;
  ASSERT_EQ(empty.call(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
  prelude_release_v1(&empty.results[1]);
  Case c;
  c.inputs[0].shape[1] = 1;
  c.inputs[0].stride[0] = 1;
  c.inputs[0].stride[1] = -5;
  ASSERT_EQ(c.call(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
  EXPECT_EQ(c.x[1], 3);
  prelude_release_v1(&c.results[1]);
}

TEST_F(ModelTest, RefusesArguments) {
  const struct {
    const char *message;
    std::function<void(Case &)> edit;
    int32_t status = PRELUDE_STATUS_INVALID_ARGUMENT;
  } cases[] = {
      {"f: 1 inputs are given, expected 2", [](Case &c) { c.numInputs = 1; }},
      {"f: 3 results are given, expected 2",
       [](Case &c) { c.numResults = 3, c.resultsGiven = nullptr; }},
      {"f: inputs is null, expected 2 arrays",
       [](Case &c) { c.inputsGiven = nullptr; }},
      {"f: results is null, expected 2 arrays",
       [](Case &c) { c.resultsGiven = nullptr; }},
      {"f: input 0 is 2x3xf16, expected 2x?xf32",
       [](Case &c) { c.inputs[0].element = PRELUDE_ELEMENT_F16; }},
      {"f: input 0 is 2x3xan unknown type, expected 2x?xf32",
       [](Case &c) { c.inputs[0].element = 99; }},
      {"f: input 0 is 3x3xf32, expected 2x?xf32",
       [](Case &c) { c.inputs[0].shape[0] = 3; }},
      {"f: input 1 is 2xi64, expected 3xi64",
       [](Case &c) { c.inputs[1].shape[0] = 2; }},
      {"f: input 1 is 3x1xi64, expected 3xi64",
       [](Case &c) { c.inputs[1].rank = 2, c.inputs[1].shape[1] = 1; }},
      {"f: input 1 is i64, expected 3xi64",
       [](Case &c) { c.inputs[1].rank = 0; }},
      {"f: input 1 has rank 9, expected 1",
       [](Case &c) { c.inputs[1].rank = 9; }},
      {"f: input 1 has rank -1, expected 1",
       [](Case &c) { c.inputs[1].rank = -1; }},
      {"f: input 0 has extent -1 in dimension 1, expected at least 0",
       [](Case &c) { c.inputs[0].shape[1] = -1; }},
      {"f: input 0 is 2x4611686018427387904xf32, which no memory holds",
       [](Case &c) { c.inputs[0].shape[1] = int64_t(1) << 62; }},
      {"f: input 0 has stride 4 in dimension 0, expected 3 (C order)",
       [](Case &c) { c.inputs[0].stride[0] = 4; }},
      {"f: input 0 has stride 2 in dimension 1, expected 1 (C order)",
       [](Case &c) { c.inputs[0].stride[0] = 1, c.inputs[0].stride[1] = 2; }},
      {"f: input 1 has stride 0 in dimension 0, expected 1 (C order)",
       [](Case &c) { c.inputs[1].stride[0] = 0; }},
      {"f: input 0 has no data, expected 24 bytes",
       [](Case &c) { c.inputs[0].data = nullptr; }},
      {"f: input 1 overlaps input 0, which result 0 updates",
       [](Case &c) { c.inputs[1].data = c.x + 4; }},
      {"struct_size is 8, expected 72",
       [](Case &c) { c.function.struct_size = 8; },
       PRELUDE_STATUS_VERSION_MISMATCH},
      {"the model has version 2, expected 1",
       [](Case &c) { c.function.version = 2; },
       PRELUDE_STATUS_VERSION_MISMATCH}};
  for (const auto &refused : cases) {
    SCOPED_TRACE(refused.message);
    Case c;
    refused.edit(c);
    EXPECT_EQ(c.call(), refused.status);
    EXPECT_STREQ(prelude_last_error_v1(), refused.message);
    EXPECT_EQ(calls, 0);
    EXPECT_EQ(c.x[0], 1);
    if (c.resultsGiven && c.numResults == 2)
      EXPECT_EQ(c.results[1].data, nullptr);
  }
  // Code may reduce the empty dimension, and then needs the others.
  const prelude_array_type anyShapes[] = {{PRELUDE_ELEMENT_F32, 2, {-1, -1}},
                                          kInputs[1]};
  Case empty;
  empty.function.inputs = anyShapes;
  empty.inputs[0].shape[0] = 0;
  empty.inputs[0].shape[1] = int64_t(1) << 62;
  EXPECT_EQ(empty.call(), PRELUDE_STATUS_INVALID_ARGUMENT);
  EXPECT_STREQ(
      prelude_last_error_v1(),
      "f: input 0 is 0x4611686018427387904xf32, which no memory holds");
  Case c;
  c.inputs[0].data = reinterpret_cast<char *>(c.x) + 2;
  EXPECT_EQ(c.call(), PRELUDE_STATUS_INVALID_ARGUMENT);
  std::string message = prelude_last_error_v1();
  EXPECT_NE(message.find("expected a multiple of 4"), std::string::npos)
      << message;
  EXPECT_EQ(prelude_call_v1(nullptr, nullptr, 0, nullptr, 0, nullptr),
            PRELUDE_STATUS_INVALID_ARGUMENT);
  EXPECT_STREQ(prelude_last_error_v1(), "function is null");
}

/// What fails inside ends the call; leaks would be seen under ASan.
TEST_F(ModelTest, EndsFailedCalls) {
  Case c;
  before = [] { prelude_assert_v1("index must be small"); };
  EXPECT_EQ(c.call(), PRELUDE_STATUS_ASSERTION_FAILED);
  EXPECT_STREQ(prelude_last_error_v1(),
               "assertion failed: index must be small");
  EXPECT_EQ(c.x[0], 1);
  EXPECT_EQ(c.results[1].data, nullptr);

  before = [] {
    prelude_check_v1(prelude_rms_norm_v1(nullptr, PRELUDE_TARGET_CPU, nullptr),
                     "prelude.rms_norm in main");
  };
  EXPECT_EQ(c.call(), PRELUDE_STATUS_INVALID_ARGUMENT);
  EXPECT_STREQ(prelude_last_error_v1(),
               "prelude.rms_norm in main: invalid argument: params is null");

  before = [] { prelude_alloc_v1(uint64_t(1) << 62); };
  EXPECT_EQ(c.call(), PRELUDE_STATUS_OUT_OF_MEMORY);
  EXPECT_STREQ(prelude_last_error_v1(),
               "cannot allocate 4611686018427387904 bytes");

  // A call after all of them works.
  before = [] { prelude_check_v1(PRELUDE_STATUS_OK, "fine"); };
  ASSERT_EQ(c.call(), PRELUDE_STATUS_OK) << prelude_last_error_v1();
  EXPECT_STREQ(prelude_last_error_v1(), "");
  prelude_release_v1(&c.results[1]);
}

TEST_F(ModelTest, FreesTrackedMemory) {
  static int released;
  released = 0;
  auto release = [](void *memory) { released += *static_cast<int *>(memory); };
  static int one = 1, ten = 10, hundred = 100;
  before = [&] {
    prelude_track_v1(&one, release);
    prelude_track_v1(&ten, release);
    prelude_track_v1(&hundred, release);
    prelude_untrack_v1(&ten);
    for (int i = 0; i < 100; ++i) // more than there is room for at first
      prelude_track_v1(&one, release);
    prelude_fail_v1(PRELUDE_STATUS_LAUNCH_FAILED, "why");
  };
  Case c;
  EXPECT_EQ(c.call(), PRELUDE_STATUS_LAUNCH_FAILED);
  EXPECT_STREQ(prelude_last_error_v1(), "why");
  EXPECT_EQ(released, 201);
}

TEST_F(ModelTest, HandsOutTheStream) {
  int stream = 0;
  void *seen = nullptr;
  before = [&] { seen = prelude_stream_v1(); };
  Case c;
  c.stream = &stream;
  ASSERT_EQ(c.call(), PRELUDE_STATUS_OK);
  EXPECT_EQ(seen, &stream);
  EXPECT_EQ(prelude_in_call_v1(), 0);
  EXPECT_EQ(prelude_wait_v1(&c.function, &stream), PRELUDE_STATUS_OK);
  c.function.wait = [](void *waited) { return waited ? 7 : 0; };
  EXPECT_EQ(prelude_wait_v1(&c.function, &stream), 7);
  EXPECT_EQ(prelude_wait_v1(nullptr, &stream), PRELUDE_STATUS_INVALID_ARGUMENT);
  EXPECT_EQ(prelude_stream_v1(), nullptr);
  prelude_release_v1(&c.results[1]);
}

/// A call within a call, of which the inner one fails.
TEST_F(ModelTest, Nests) {
  Case outer, inner;
  int depth = 0;
  before = [&] {
    if (depth++ == 1)
      prelude_assert_v1("inner");
    EXPECT_EQ(inner.call(), PRELUDE_STATUS_ASSERTION_FAILED);
  };
  ASSERT_EQ(outer.call(), PRELUDE_STATUS_OK);
  EXPECT_EQ(*static_cast<int64_t *>(outer.results[1].data), 60);
  prelude_release_v1(&outer.results[1]);
}

TEST_F(ModelTest, RunsOnThreads) {
  std::vector<std::thread> threads;
  int failures[4] = {};
  for (int &failed : failures)
    threads.emplace_back([&failed, fails = &failed - failures == 2] {
      if (fails)
        before = [] { prelude_assert_v1("third thread"); };
      for (int i = 0; i < 200; ++i) {
        Case c;
        int32_t status = c.call();
        failed += status !=
                  (fails ? PRELUDE_STATUS_ASSERTION_FAILED : PRELUDE_STATUS_OK);
        prelude_release_v1(&c.results[1]);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  for (int failed : failures)
    EXPECT_EQ(failed, 0);
}

} // namespace
