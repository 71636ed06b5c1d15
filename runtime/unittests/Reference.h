//===- Reference.h - The definitions, one element at a time ----*- C++ -*-===//
//
// What Runtime.h says each operation computes, written as plainly as possible:
// scalar f32 arithmetic, one element after the other, reading and writing
// TestArrays by index. Shares no code with the kernels.
//
// The order of the norm's sum, which Runtime.h leaves to the backend, can be
// chosen, so that results can be compared exactly.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_UNITTESTS_REFERENCE_H
#define PRELUDE_UNITTESTS_REFERENCE_H

#include "TestArray.h"

namespace prelude {
namespace test {

using Row = std::vector<float>;

/// The CPU's: 32 partial sums, halved. The devices': chunks of 8, see
/// kernels/device/Stages.h for the norm of a head and TokenNorm.h for the norm
/// of all heads of a token.
enum class SumOrder { CPU, DeviceHead, DeviceToken };

struct NormSpec {
  SumOrder order = SumOrder::CPU;
  float eps = 1e-6f;
  float weightOffset = 0.0f;
  int32_t rounding = PRELUDE_ROUNDING_ONCE;
};

/// The norm of one row; `weight` is empty where there is none. The result is
/// rounded to `dtype` at the end unless `keepF32`.
Row normReference(const Row &x, const Row &weight, const NormSpec &spec,
                  int32_t dtype, bool keepF32 = false);

struct RopeArrays {
  TestArray cos, sin, positions;
  prelude_rope_spec spec = {};
};

/// The rotation of one row of token `token`.
Row ropeReference(const Row &x, const RopeArrays &rope, int64_t token,
                  int32_t dtype, bool keepF32 = false);
/// Whether all positions of the token are inside the table.
bool isPositionInRange(const RopeArrays &rope, int64_t token);

/// Row (token, head) of [T, H, D] or [N, S, H, D].
Row getRow(const TestArray &array, int64_t token, int64_t head);
void setRow(TestArray &array, int64_t token, int64_t head, const Row &row);
/// Copies codes, for what is only moved.
void copyRow(const TestArray &from, TestArray &to, int64_t token, int64_t head);
int64_t countTokens(const TestArray &array);
Row getVector(const TestArray &array);

/// Writes one row of k or v to its cache: stored = saturate(x / scale).
void cacheReference(TestArray &cache, bool isV, int32_t layout, int64_t slot,
                    int64_t head, const TestArray &from, int64_t token,
                    float scale);
int64_t countSlots(const TestArray &kCache, int32_t layout);

} // namespace test
} // namespace prelude

#endif // PRELUDE_UNITTESTS_REFERENCE_H
