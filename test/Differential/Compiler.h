//===- Compiler.h - Decompose, lower and run --------------------*- C++ -*-===//
//
// Takes MLIR text through --prelude-decompose and upstream passes to machine
// code in memory.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_TEST_DIFFERENTIAL_COMPILER_H
#define PRELUDE_TEST_DIFFERENTIAL_COMPILER_H

#include <memory>
#include <string>
#include <vector>

namespace prelude {
namespace test {

class Compiler {
public:
  Compiler();
  ~Compiler();

  /// Replaces what was compiled before. False, and a message on stderr, where
  /// something fails.
  bool compile(const std::string &text);
  /// The verifier's message on a module, its numbers left out; empty where the
  /// module verifies.
  std::string getRefusal(const std::string &text);
  /// Calls a function of the compiled module.
  bool call(const std::string &name, std::vector<void *> arguments);

private:
  struct Implementation;
  std::unique_ptr<Implementation> implementation;
};

} // namespace test
} // namespace prelude

#endif // PRELUDE_TEST_DIFFERENTIAL_COMPILER_H
