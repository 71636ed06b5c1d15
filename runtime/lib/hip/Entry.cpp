//===- Entry.cpp - The one symbol of libprelude_hip.so ----------*- C++ -*-===//

#include "HIPBackend.h"

extern "C" PRELUDE_EXPORT const prelude_backend *prelude_backend_v1(void) {
  return &prelude::hip::getBackend();
}
