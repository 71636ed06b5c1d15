//===- Fixture.h - Recorded cases of model formulas ------------*- C++ -*-===//
//
// Reads test/fixtures: cases that PyTorch code has computed. A case is a set of
// allocations with their contents, views of them as the operands of the fused
// operation, its parameters, and what allocations hold after the call.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_UNITTESTS_FIXTURE_H
#define PRELUDE_UNITTESTS_FIXTURE_H

#include "prelude/Runtime.h"

#include <cstdint>
#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace prelude {
namespace test {

using Bytes = std::vector<uint8_t>;

struct Fixture {
  struct Buffer {
    int32_t dtype = 0;
    Bytes initial;
    Bytes expected; ///< Empty: an input.
  };
  struct View {
    std::string buffer;
    prelude_tensor tensor = {}; ///< Without data.
    int64_t offset = 0;         ///< In elements.
  };

  std::string name;
  std::map<std::string, Buffer> buffers;
  /// By field of prelude_fused_params, which also `settings` name.
  std::map<std::string, View> views;
  std::map<std::string, std::string> settings;
  /// How many ulp of the largest value of their row f32 results may be off.
  int f32Ulps = 0;
};

/// Makes the name of the case the name of the test.
void PrintTo(const Fixture &fixture, std::ostream *stream);

/// Bytes of one element; 0 for a type that is not known.
int64_t getElementBytes(int32_t dtype);

/// All fixtures of a directory. On failure `error` says what is wrong.
std::vector<Fixture> loadFixtures(const std::string &directory,
                                  std::string &error);

/// The parameters of the fused call; views get their data from `addresses`, by
/// the name of the buffer. On failure `error` says what is wrong.
prelude_fused_params getParams(const Fixture &fixture,
                               const std::map<std::string, char *> &addresses,
                               std::string &error);

} // namespace test
} // namespace prelude

#endif // PRELUDE_UNITTESTS_FIXTURE_H
