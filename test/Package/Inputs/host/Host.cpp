//===- Host.cpp - Compiles against Prelude's headers ----------------------===//
//
// Of a host that adds Prelude as a subdirectory; generated headers included.
//
//===----------------------------------------------------------------------===//

#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Pipelines/Pipelines.h"

int main() {
  mlir::MLIRContext context;
  context.loadDialect<prelude::PreludeDialect>();
  return prelude::FusedOp::getOperationName().empty();
}
