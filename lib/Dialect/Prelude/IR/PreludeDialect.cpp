//===- PreludeDialect.cpp - The prelude dialect ---------------------------===//
//
// Registration of what the dialect holds.
//
//===----------------------------------------------------------------------===//

#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"

#include "Bytecode.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMInterface.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"

#include "prelude/Dialect/Prelude/IR/PreludeDialect.cpp.inc"

void prelude::PreludeDialect::initialize() {
  registerAttributes();
  addOperations<
#define GET_OP_LIST
#include "prelude/Dialect/Prelude/IR/Prelude.cpp.inc"
      >();
  addBytecodeInterface(*this);
  // Implemented in libraries of their own, so that a host that only builds IR
  // needs neither. A host that forgets one is told so by name.
  declarePromisedInterfaces<mlir::bufferization::BufferizableOpInterface,
                            SplitOp, RmsNormOp, RopeOp, KVCacheUpdateOp,
                            FusedOp>();
  declarePromisedInterface<mlir::ConvertToLLVMPatternInterface,
                           PreludeDialect>();
}
