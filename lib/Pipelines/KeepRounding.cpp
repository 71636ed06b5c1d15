//===- KeepRounding.cpp - Keep conversions that round ---------------------===//
//
// The pass prelude-keep-rounding.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "prelude/Pipelines/Pipelines.h"

namespace prelude {
#define GEN_PASS_DEF_KEEPROUNDINGPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

struct KeepRounding : impl::KeepRoundingPassBase<KeepRounding> {
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (!isa<arith::ExtFOp, arith::TruncFOp>(op))
        return;
      auto fastMath = cast<arith::ArithFastMathInterface>(op);
      arith::FastMathFlags flags =
          fastMath.getFastMathFlagsAttr()
              ? fastMath.getFastMathFlagsAttr().getValue()
              : arith::FastMathFlags::none;
      if (!arith::bitEnumContainsAny(flags, arith::FastMathFlags::contract))
        return;
      flags = flags & ~arith::FastMathFlags::contract;
      StringRef name = fastMath.getFastMathAttrName();
      if (flags == arith::FastMathFlags::none)
        op->removeAttr(name);
      else
        op->setAttr(name,
                    arith::FastMathFlagsAttr::get(op->getContext(), flags));
    });
  }
};

} // namespace
} // namespace prelude
