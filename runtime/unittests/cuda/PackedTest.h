//===- PackedTest.h - Arithmetic on two elements in a word -----*- C++ -*-===//

#ifndef PRELUDE_RUNTIME_UNITTESTS_CUDA_PACKEDTEST_H
#define PRELUDE_RUNTIME_UNITTESTS_CUDA_PACKEDTEST_H

namespace prelude {
namespace test {

/// Over all pairs of values of bf16 (f16): how often a product, sum or
/// difference of two elements in a word is other than by f32. -1 on failure.
long long countPackedDifferences(bool isF16);

} // namespace test
} // namespace prelude

#endif // PRELUDE_RUNTIME_UNITTESTS_CUDA_PACKEDTEST_H
