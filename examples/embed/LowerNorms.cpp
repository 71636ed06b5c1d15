//===- LowerNorms.cpp - The embedder's own lowering -----------------------===//
//
// A pass of the embedder's, made of its own pattern and of Prelude's.
//
//===----------------------------------------------------------------------===//

#include "LowerNorms.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Dialect/Prelude/Transforms/Decompose.h"

using namespace mlir;

namespace {

/// The machine's norm: 80 elements, no weight, rounded once.
struct CallNorm : OpRewritePattern<prelude::RmsNormOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(prelude::RmsNormOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getX().getType());
    if (!type || type.getShape().back() != 80)
      return rewriter.notifyMatchFailure(op, "not over 80 elements");
    if (op.getWeight() || op.getRounding() != prelude::Rounding::ONCE)
      return rewriter.notifyMatchFailure(op, "not a norm of the machine");
    auto module = op->getParentOfType<ModuleOp>();
    StringRef name = "acme_rms_norm_80";
    // The one argument type of a norm that is not known by its name.
    auto generic = RankedTensorType::get(
        SmallVector<int64_t>(type.getRank(), ShapedType::kDynamic),
        type.getElementType());
    if (!module.lookupSymbol(name)) {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(module.getBody());
      func::FuncOp::create(
          rewriter, op.getLoc(), name,
          rewriter.getFunctionType({generic, rewriter.getF32Type()}, {generic}))
          .setPrivate();
    }
    Value x = tensor::CastOp::create(rewriter, op.getLoc(), generic, op.getX());
    Value eps =
        arith::ConstantOp::create(rewriter, op.getLoc(), op.getEpsAttr());
    auto call = func::CallOp::create(rewriter, op.getLoc(), name, generic,
                                     ValueRange{x, eps});
    rewriter.replaceOpWithNewOp<tensor::CastOp>(op, type, call.getResult(0));
    return success();
  }
};

struct LowerNormsPass : PassWrapper<LowerNormsPass, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(LowerNormsPass)

  StringRef getArgument() const override { return "acme-lower-norms"; }
  StringRef getDescription() const override {
    return "Norms of the machine to calls, the rest of the chain to linalg";
  }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<affine::AffineDialect, arith::ArithDialect,
                    func::FuncDialect, linalg::LinalgDialect, math::MathDialect,
                    scf::SCFDialect, tensor::TensorDialect>();
  }
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    prelude::populateDecomposeOpsPatterns(patterns);
    // Tried first.
    patterns.add<CallNorm>(&getContext(), /*benefit=*/2);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace

std::unique_ptr<Pass> acme::createLowerNormsPass() {
  return std::make_unique<LowerNormsPass>();
}
