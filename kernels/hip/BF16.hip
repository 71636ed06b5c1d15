//===- BF16.hip - The HIP kernels for bf16 ----------------------------*- C++ -*-===//

#define PRELUDE_HIP_ELEMENT BF16
#define PRELUDE_HIP_ENTRY(NAME) prelude_bf16_##NAME
#include "kernels/hip/Kernels.h"
