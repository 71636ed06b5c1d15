//===- F16.hip - The HIP kernels for f16 ----------------------------*- C++ -*-===//

#define PRELUDE_HIP_ELEMENT F16
#define PRELUDE_HIP_ENTRY(NAME) prelude_f16_##NAME
#include "kernels/hip/Kernels.h"
