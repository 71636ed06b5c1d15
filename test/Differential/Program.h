//===- Program.h - A fused operation as MLIR --------------------*- C++ -*-===//
//
// Writes a drawn operation as a function over strided memrefs, and makes the
// arguments that call it on the operation's own arrays.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TEST_DIFFERENTIAL_PROGRAM_H
#define PRELUDE_TEST_DIFFERENTIAL_PROGRAM_H

#include "FusedCase.h"

#include <string>
#include <vector>

namespace prelude {
namespace test {

/// How a case is spelled in MLIR, which changes nothing of what it means.
struct Spelling {
  bool dynamicShapes = false;
  /// q, k, v and their outputs as [H, T, D].
  bool headMajor = false;
};

/// The function `name` that runs the case as one prelude.fused.
std::string writeProgram(const FusedCase &fused, Spelling spelling,
                         const std::string &name);

/// The arguments of that function: descriptors of strided memrefs.
class Arguments {
public:
  Arguments(const FusedCase &fused, Spelling spelling);

  /// What a packed call takes: a pointer to each argument.
  std::vector<void *> getPacked();

private:
  /// allocated, aligned, offset, sizes, strides.
  std::vector<std::vector<int64_t>> descriptors;
  std::vector<void *> pointers;
};

} // namespace test
} // namespace prelude

#endif // PRELUDE_TEST_DIFFERENTIAL_PROGRAM_H
