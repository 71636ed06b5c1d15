//===- Pipeline.cpp - The CPU kernels --------------------------*- C++ -*-===//
//
// Runs ranges of rows of a pipeline through the stages of Stages-inl.h, built
// once per SIMD target and chosen at run time.
//
//===----------------------------------------------------------------------===//

// Widths worth the time to compile: 512, 256 and 128 bits, and a plain baseline
// (the emulated vectors of some compilers are none). SVE and RISC-V have
// vectors of unknown length, which can't be held in arrays.
#define HWY_BROKEN_EMU128 1
#define HWY_DISABLED_TARGETS                                                   \
  (HWY_SSSE3 | HWY_SVE | HWY_SVE2 | HWY_SVE_256 | HWY_SVE2_128 | HWY_RVV)

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "kernels/cpu/Pipeline.cpp"
#include "hwy/foreach_target.h" // IWYU pragma: keep

#include "kernels/cpu/Rows-inl.h"

#if HWY_ONCE

#include "hwy/targets.h"

namespace prelude {
namespace cpu {

HWY_EXPORT(runRange);
HWY_EXPORT(widenArray);
HWY_EXPORT(narrowArray);

void runPipeline(const Pipeline &pipeline, int64_t firstRow, int64_t lastRow) {
  if (firstRow < lastRow)
    HWY_DYNAMIC_DISPATCH(runRange)(pipeline, firstRow, lastRow);
}

int64_t countHeads(const Pipeline &pipeline) {
  int64_t heads = 0;
  for (int i = 0; i < pipeline.partCount; ++i)
    heads += pipeline.parts[i].heads;
  return heads;
}

void convertToFloat(int32_t dtype, const void *from, float *to, int64_t count) {
  HWY_DYNAMIC_DISPATCH(widenArray)(dtype, from, to, count);
}

void convertFromFloat(int32_t dtype, const float *from, void *to,
                      int64_t count) {
  HWY_DYNAMIC_DISPATCH(narrowArray)(dtype, from, to, count);
}

int64_t listSimdTargets(int64_t *targets, int64_t capacity) {
  int64_t count = 0;
  for (int64_t target : hwy::SupportedAndGeneratedTargets())
    if (count < capacity)
      targets[count++] = target;
  return count;
}

void chooseSimdTargets(int64_t mask) {
  hwy::SetSupportedTargetsForTest(mask);
  hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

} // namespace cpu
} // namespace prelude

#endif // HWY_ONCE
