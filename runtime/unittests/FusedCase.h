//===- FusedCase.h - A random fused operation ------------------*- C++ -*-===//
//
// Draws an operation with its operands from the whole space, and computes it in
// three ways: by the reference, by the fused call, and by the chain of single
// calls.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_UNITTESTS_FUSEDCASE_H
#define PRELUDE_UNITTESTS_FUSEDCASE_H

#include "Reference.h"

#include <string>

namespace prelude {
namespace test {

/// Runs operations; this one on the CPU.
class Runner {
public:
  virtual ~Runner() = default;
#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  virtual int32_t run(const PARAMS &params) {                                  \
    return prelude_##OP##_v1(&params, PRELUDE_TARGET_CPU, nullptr);            \
  }
#include "prelude/Functions.def"
};

struct FusedCase {
  int32_t dtype = PRELUDE_DTYPE_BF16;
  int64_t tokens = 0, queryHeads = 0, kvHeads = 0, size = 0;
  bool packed = false, gated = false, relaxed = false;
  bool hasQNorm = false, hasKNorm = false, hasVNorm = false;
  bool hasRope = false, hasCache = false;
  int32_t scope = PRELUDE_NORM_SCOPE_HEAD;
  int32_t order = PRELUDE_ORDER_NORM_FIRST;
  int32_t layout = PRELUDE_CACHE_LAYOUT_NHD;
  NormSpec qNorm, kNorm, vNorm;
  RopeArrays rope;

  TestArray qkv, q, k, v;
  TestArray qWeight, kWeight, vWeight;
  TestArray slots, kScale, vScale, qScale;
  /// Outputs; the caches may be views of one allocation.
  TestArray qOut, gateOut, kOut, vOut, kCache, vCache;
  prelude_errors errors = {0, 0};

  /// Draws a case, of `tokens` tokens where it is not negative. Uses the same
  /// random numbers on every machine. `aligned`: with strides that are
  /// multiples of 16 bytes.
  static FusedCase draw(uint32_t seed, int64_t tokens = -1,
                        bool aligned = false);

  /// Makes q's output one of an fp8 type, which draw doesn't.
  void quantizeQ(uint32_t seed);

  /// The same inputs with outputs of its own.
  FusedCase cloneOutputs() const;
  prelude_fused_params getParams();

  void runReference();
  int32_t runFused();
  int32_t runFused(Runner &runner);
  /// Returns the first status that isn't OK.
  int32_t runChain();
  int32_t runChain(Runner &runner);

  /// Whether the outputs of both are the same, byte by byte, with what lies
  /// between elements; otherwise says where not.
  std::string compare(const FusedCase &other) const;
  /// What was drawn.
  std::string describe() const;
};

} // namespace test
} // namespace prelude

#endif // PRELUDE_UNITTESTS_FUSEDCASE_H
