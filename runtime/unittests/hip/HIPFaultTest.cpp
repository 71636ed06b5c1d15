//===- HIPFaultTest.cpp - Kernels with mistakes are found ------*- C++ -*-===//
//
// Runs the kernels that Faults.cmake makes wrong, each in a process of its own,
// for they may write anywhere, and expects the checks of HIPKernelTest to fail.
//
//===----------------------------------------------------------------------===//

#include "HIPCases.h"

#include <cstdio>
#include <gtest/gtest.h>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace prelude;
using namespace prelude::test;

namespace {

/// What each fault is noticed by, which is part of what is tested: a wrong
/// result, or the executor's counters alone.
const struct {
  const char *name, *by;
} expected[] = {
    {"dropped-eps", "results"},          {"wrong-pair", "results"},
    {"wrong-sign", "results"},           {"missing-block-barrier", "results"},
    {"missing-wave-barrier", "results"}, {"truncating-store", "results"},
    {"slot-off-by-one", "results"},      {"negative-slot-written", "results"},
    {"position-off-by-one", "results"},  {"wrong-lane", "results"},
    {"divergent-sum", "counters"},       {"one-rounding-less", "results"},
    {"ignored-scale", "results"},
};

/// Cases for the kernels that the faults are in: bf16, norms of a head.
const std::vector<int> &getSeeds() {
  static const std::vector<int> seeds = [] {
    std::vector<int> result;
    for (int seed = 300000; result.size() < 40; ++seed) {
      const FusedCase c = drawHIPCase(seed);
      if (c.dtype == PRELUDE_DTYPE_BF16 && c.tokens > 0 && c.tokens < 40 &&
          c.scope == PRELUDE_NORM_SCOPE_HEAD)
        result.push_back(seed);
    }
    return result;
  }();
  return seeds;
}

/// The first problem of the cases, or "".
std::string findProblem(const std::string &fault) {
  const std::string library =
      std::string(PRELUDE_FAULT_DIRECTORY "/fault-") + fault + ".so";
  if (!fault.empty() && !prelude_executor_replace(library.c_str()))
    return "not loaded";
  for (size_t i = 0; i < getSeeds().size(); ++i) {
    const std::string problem =
        checkHIPCase(getSeeds()[i], pickHIPChip(int(i) / 4), int(i % 4));
    if (problem.empty())
      continue;
    if (problem.find("not run: ") != std::string::npos)
      return problem;
    const bool isCounted =
        problem.find(" partial collectives") != std::string::npos ||
        problem.find(" reads of off lanes") != std::string::npos;
    return (isCounted ? "counters: " : "results: ") + problem;
  }
  return "";
}

/// The same in a process of its own.
std::string findProblemApart(const std::string &fault) {
  int ends[2];
  if (pipe(ends))
    return "no pipe";
  getSeeds();
  const pid_t child = fork();
  if (child == 0) {
    const std::string problem = findProblem(fault);
    const ssize_t written = write(ends[1], problem.data(), problem.size());
    _exit(written == ssize_t(problem.size()) ? 0 : 1);
  }
  close(ends[1]);
  std::string text;
  char buffer[512];
  for (ssize_t got; (got = read(ends[0], buffer, sizeof(buffer))) > 0;)
    text.append(buffer, size_t(got));
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  return status == 0 ? text : "results: the process ended";
}

TEST(HIPFaultTest, WithoutAFaultNothingIsFound) {
  EXPECT_EQ(findProblemApart(""), "");
}

TEST(HIPFaultTest, EveryFaultIsFound) {
  std::istringstream list(PRELUDE_FAULTS);
  size_t index = 0;
  for (std::string name; std::getline(list, name, ','); ++index) {
    ASSERT_LT(index, sizeof(expected) / sizeof(*expected));
    ASSERT_EQ(name, expected[index].name);
    const std::string problem = findProblemApart(name);
    std::printf("%-22s %s\n", name.c_str(), problem.c_str());
    std::fflush(stdout);
    EXPECT_EQ(problem.substr(0, problem.find(':')), expected[index].by) << name;
  }
  EXPECT_EQ(index, sizeof(expected) / sizeof(*expected));
  EXPECT_GE(index, 10u);
}

} // namespace
