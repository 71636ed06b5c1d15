//===- RaisePass.cpp - --prelude-raise ------------------------------------===//
//
// Raises function by function.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"
#include "prelude/Dialect/Prelude/Transforms/Passes.h"
#include "prelude/Dialect/Prelude/Transforms/Raise.h"

using namespace mlir;

namespace prelude {

#define GEN_PASS_DEF_PRELUDERAISE
#include "prelude/Dialect/Prelude/Transforms/Passes.h.inc"

namespace {

class PreludeRaisePass : public impl::PreludeRaiseBase<PreludeRaisePass> {
public:
  using PreludeRaiseBase::PreludeRaiseBase;

  void runOnOperation() override {
    RaiseOptions raiseOptions;
    raiseOptions.raiseNorms = norms;
    raiseOptions.raiseRopes = ropes;
    raiseOptions.raiseCacheUpdates = caches;
    raiseOptions.allowLowPrecisionNorm = allowLowPrecisionNorm;
    raiseOptions.traceLimit = traceLimit;
    bool changed = false, any = false;
    getOperation()->walk<WalkOrder::PreOrder>([&](FunctionOpInterface op) {
      any = true;
      if (!op.isExternal())
        changed |= raise(op, raiseOptions);
      return WalkResult::skip();
    });
    if (!any)
      changed = raise(getOperation(), raiseOptions);
    if (!changed)
      markAllAnalysesPreserved();
  }
};

} // namespace

} // namespace prelude
