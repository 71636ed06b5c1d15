//===- LowerTosa.cpp - TOSA to linalg on tensors --------------------------===//
//
// The pass prelude-lower-tosa: upstream's patterns in one conversion, but for
// the op that prelude-raise looks into.
//
//===----------------------------------------------------------------------===//

#include "mlir/Conversion/TosaToArith/TosaToArith.h"
#include "mlir/Conversion/TosaToLinalg/TosaToLinalg.h"
#include "mlir/Conversion/TosaToSCF/TosaToSCF.h"
#include "mlir/Conversion/TosaToTensor/TosaToTensor.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Dialect/Tosa/Transforms/Passes.h"
#include "mlir/Transforms/DialectConversion.h"
#include "prelude/Pipelines/Pipelines.h"

namespace prelude {
#define GEN_PASS_DEF_LOWERTOSAPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

struct LowerTosa : impl::LowerTosaPassBase<LowerTosa> {
  void runOnOperation() override {
    bool hasTosa =
        getOperation()
            ->walk([](Operation *op) {
              return isa_and_nonnull<tosa::TosaDialect>(op->getDialect())
                         ? WalkResult::interrupt()
                         : WalkResult::advance();
            })
            .wasInterrupted();
    if (!hasTosa)
      return;

    MLIRContext *context = &getContext();
    TypeConverter converter;
    tosa::populateTosaTypeConversion(converter);
    RewritePatternSet patterns(context);
    tosa::populateTosaToLinalgNamedConversionPatterns(converter, &patterns, {});
    tosa::populateTosaToLinalgConversionPatterns(converter, &patterns);
    tosa::populateTosaToTensorConversionPatterns(converter, &patterns);
    tosa::populateTosaToArithConversionPatterns(&patterns);
    tosa::populateTosaRescaleToArithConversionPatterns(&patterns);
    tosa::populateTosaToSCFConversionPatterns(&patterns);
    ConversionTarget target(*context);
    target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
    target.addIllegalDialect<tosa::TosaDialect>();
    // What a reshape reads stays until nothing does.
    target.addLegalOp<tosa::ScatterOp, tosa::ConstShapeOp>();
    if (failed(applyPartialConversion(getOperation(), target,
                                      std::move(patterns))))
      return signalPassFailure();
    getOperation()->walk([](tosa::ConstShapeOp shape) {
      if (shape->use_empty())
        shape->erase();
    });
  }
};

} // namespace
} // namespace prelude
