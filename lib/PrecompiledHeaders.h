//===- PrecompiledHeaders.h - Headers that most files include ---*- C++ -*-===//
//
// Parsing MLIR's headers is most of the time that a file of this project takes
// to compile. The build parses these once (option PRELUDE_PRECOMPILE_HEADERS);
// every file still includes what it uses.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"
