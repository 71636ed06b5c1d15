//===- Table.cpp - Asks the capability table ------------------------------===//
//
// Of a host that adds Prelude as a subdirectory, without the kernels.
//
//===----------------------------------------------------------------------===//

#include "prelude/Capabilities.h"

#include <cstdio>

int main() {
  prelude::KernelQuery query;
  query.dtype = PRELUDE_DTYPE_BF16;
  query.headSize = 640;
  prelude::Refusal refusal = prelude::findRefusal(query);
  std::printf("%s: %s, got %s\n", refusal.code, refusal.wanted, refusal.got);
}
