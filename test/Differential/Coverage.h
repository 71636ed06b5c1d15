//===- Coverage.h - Which features were drawn -------------------*- C++ -*-===//
//
// Counts how many cases had each feature, so that a run can show that it drew
// them all.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TEST_DIFFERENTIAL_COVERAGE_H
#define PRELUDE_TEST_DIFFERENTIAL_COVERAGE_H

#include "Program.h"

#include <cstdio>
#include <string>
#include <vector>

namespace prelude {
namespace test {

class Coverage {
public:
  void add(const FusedCase &fused, Spelling spelling, bool hasExactSums);
  /// One line a feature. False where one was never drawn.
  bool print(std::FILE *to) const;

private:
  void count(const std::string &feature, bool present);

  /// In the order in which they were first asked for.
  std::vector<std::pair<std::string, int>> counts;
  int cases = 0;
};

} // namespace test
} // namespace prelude

#endif // PRELUDE_TEST_DIFFERENTIAL_COVERAGE_H
