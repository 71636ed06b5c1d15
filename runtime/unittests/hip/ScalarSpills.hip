//===- ScalarSpills.hip - A kernel of more scalars than registers -*- C++ -*-===//
//
// For the test of utils/check-hip-code-objects.py. The compiler keeps what is
// too much in lanes of a vector register.
//
//===----------------------------------------------------------------------===//

extern "C" __attribute__((global)) void
prelude_bf16_lean(const unsigned *__restrict__ from, unsigned *to) {
  constexpr int count = 160;
  unsigned values[count], sum = 0;
#pragma unroll
  for (int i = 0; i < count; ++i)
    values[i] = from[i];
#pragma unroll
  for (int i = 0; i < count; ++i)
    __asm__ volatile("" : "+s"(values[i]));
#pragma unroll
  for (int i = 0; i < count; ++i)
    __asm__ volatile("" : "+s"(values[i]));
#pragma unroll
  for (int i = 0; i < count; ++i)
    sum += values[i] << i % 32;
  *to = sum;
}
