//===- F32.hip - The HIP kernels for f32 ----------------------------*- C++ -*-===//

#define PRELUDE_HIP_ELEMENT F32
#define PRELUDE_HIP_ENTRY(NAME) prelude_f32_##NAME
#include "kernels/hip/Kernels.h"
