//===- Entry.cpp - The one symbol of libprelude_cuda.so ---------*- C++ -*-===//

#include "CUDABackend.h"

extern "C" PRELUDE_EXPORT const prelude_backend *prelude_backend_v1(void) {
  return &prelude::cuda::getBackend();
}
