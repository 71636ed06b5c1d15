//===- RejectUnregistered.cpp - Reject ops that nothing can lower ---------===//
//
// The pass prelude-reject-unregistered.
//
//===----------------------------------------------------------------------===//

#include "prelude/Pipelines/Pipelines.h"

namespace prelude {
#define GEN_PASS_DEF_REJECTUNREGISTEREDPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

struct RejectUnregistered
    : impl::RejectUnregisteredPassBase<RejectUnregistered> {
  void runOnOperation() override {
    bool rejected = false;
    getOperation()->walk([&](Operation *op) {
      if (op->isRegistered())
        return;
      op->emitError() << "'" << op->getName()
                      << "' op cannot be lowered: its dialect is not "
                         "registered, and prelude-raise found no prelude in it";
      rejected = true;
    });
    if (rejected)
      signalPassFailure();
  }
};

} // namespace
} // namespace prelude
