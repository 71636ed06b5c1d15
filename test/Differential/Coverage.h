//===- Coverage.h - Which features were drawn -------------------*- C++ -*-===//
//
// Counts how many cases had each feature and each pair of features, so that a
// run can show that it drew them all.
//
// A pair that no case can have is told apart from one that was not drawn: two
// features of one choice exclude each other (f16 and bf16 activations); a
// feature may need what another one lacks (a table needs a rope); and for the
// others the verifier must have refused every one of many cases that had both,
// and accepted none.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TEST_DIFFERENTIAL_COVERAGE_H
#define PRELUDE_TEST_DIFFERENTIAL_COVERAGE_H

#include "Program.h"

#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace prelude {
namespace test {

/// What a case must have for a feature to make sense of it.
enum Part : uint32_t {
  Tokens = 1 << 0,
  Norm = 1 << 1,
  Rope = 1 << 2,
  Cache = 1 << 3,
  KeyValue = 1 << 4,
  QNorm = 1 << 5,
  KNorm = 1 << 6,
  Fp8 = 1 << 7,
  Packed = 1 << 8,
  Positions = 1 << 9,
  /// Dims of a head that don't rotate.
  Rest = 1 << 10,
  Fp8Q = 1 << 11,
};

struct Feature {
  std::string name;
  /// Features of one choice exclude each other; empty: of none.
  std::string choice;
  uint32_t needs = 0;
  uint32_t lacks = 0;
  bool present = false;
};

/// The features of the op space, each with whether the case has it; always in
/// the same order.
std::vector<Feature> getFeatures(const FusedCase &fused, Spelling spelling,
                                 bool hasExactSums);

class Coverage {
public:
  void add(const std::vector<Feature> &features);
  /// Whether the case has a pair that no case so far had.
  bool hasNewPair(const std::vector<Feature> &features) const;
  /// Whether it is worth to ask for the reason of a case that the op refuses:
  /// it has a pair that no case had, that was not refused often enough, and
  /// that is not known to be possible.
  bool needsReason(const std::vector<Feature> &features) const;
  /// A case that was not drawn, which the verifier refused with `reason`, or
  /// accepted where that is empty.
  void addAnswer(const std::vector<Feature> &features,
                 const std::string &reason);

  /// Whether nothing is left to be drawn.
  bool isComplete() const;

  /// The features, the pairs with the fewest cases, and those without one.
  /// False where a feature, or with `pairs` a pair, was never drawn and nothing
  /// excludes it.
  bool print(std::FILE *to, bool pairs) const;

private:
  size_t getPair(size_t a, size_t b) const { return a * counts.size() + b; }
  static bool excludes(const Feature &a, const Feature &b);

  std::vector<Feature> names;
  std::vector<int> counts;
  std::vector<int> pairCounts;
  /// How often the verifier refused a pair, and why; whether it accepted one.
  struct Answers {
    int refusals = 0;
    std::string reason;
    bool accepted = false;

    bool isImpossible() const;
  };
  std::map<size_t, Answers> answers;
  int cases = 0;
};

} // namespace test
} // namespace prelude

#endif // PRELUDE_TEST_DIFFERENTIAL_COVERAGE_H
