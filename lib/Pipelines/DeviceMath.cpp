//===- DeviceMath.cpp - Functions that a device has no instruction for ----===//
//
// The pass prelude-device-math. sin, cos and exp of f32 are evaluated in f64
// and rounded once, so they are right to about half a unit in the last place
// (sin and cos of arguments up to 2^30); what is left goes by upstream's
// polynomials.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "prelude/Pipelines/Pipelines.h"

namespace prelude {
#define GEN_PASS_DEF_DEVICEMATHPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

/// Builds expressions in f64.
class F64Builder {
public:
  F64Builder(PatternRewriter &rewriter, Location loc)
      : rewriter(rewriter), loc(loc) {}

  Value extend(Value x) {
    if (x.getType().isF64())
      return x;
    return arith::ExtFOp::create(rewriter, loc, rewriter.getF64Type(), x);
  }
  Value truncate(Value x, Type type) {
    if (type.isF64())
      return x;
    return arith::TruncFOp::create(rewriter, loc, type, x);
  }
  Value constant(double value) {
    return arith::ConstantOp::create(rewriter, loc,
                                     rewriter.getF64FloatAttr(value));
  }
  Value multiply(Value a, Value b) {
    return arith::MulFOp::create(rewriter, loc, a, b);
  }
  /// a * b + c, rounded once.
  Value fma(Value a, Value b, Value c) {
    return math::FmaOp::create(rewriter, loc, a, b, c);
  }
  Value roundEven(Value x) {
    return math::RoundEvenOp::create(rewriter, loc, x);
  }
  Value select(Value condition, Value a, Value b) {
    return arith::SelectOp::create(rewriter, loc, condition, a, b);
  }
  Value compare(arith::CmpFPredicate predicate, Value a, Value b) {
    return arith::CmpFOp::create(rewriter, loc, predicate, a, b);
  }
  Value negate(Value x) { return arith::NegFOp::create(rewriter, loc, x); }

  /// c[0] + x * (c[1] + x * (c[2] + ...)).
  Value polynomial(Value x, ArrayRef<double> coefficients) {
    Value sum = constant(coefficients.back());
    for (double coefficient : llvm::reverse(coefficients.drop_back()))
      sum = fma(sum, x, constant(coefficient));
    return sum;
  }

  PatternRewriter &rewriter;
  Location loc;
};

/// 1/0!, -1/2!, 1/4!, ...: with r in [-pi/4, pi/4] the next term is below
/// 2^-64.
constexpr double kCosine[] = {1.0,
                              -1.0 / 2,
                              1.0 / 24,
                              -1.0 / 720,
                              1.0 / 40320,
                              -1.0 / 3628800,
                              1.0 / 479001600,
                              -1.0 / 87178291200.0,
                              1.0 / 20922789888000.0};
/// 1/1!, -1/3!, 1/5!, ...
constexpr double kSine[] = {1.0,
                            -1.0 / 6,
                            1.0 / 120,
                            -1.0 / 5040,
                            1.0 / 362880,
                            -1.0 / 39916800,
                            1.0 / 6227020800.0,
                            -1.0 / 1307674368000.0,
                            1.0 / 355687428096000.0};
/// 1/0!, 1/1!, 1/2!, ...: with |r| at most ln(2)/2 the next term is below
/// 2^-54.
constexpr double kExponential[] = {1.0,
                                   1.0,
                                   1.0 / 2,
                                   1.0 / 6,
                                   1.0 / 24,
                                   1.0 / 120,
                                   1.0 / 720,
                                   1.0 / 5040,
                                   1.0 / 40320,
                                   1.0 / 362880,
                                   1.0 / 3628800,
                                   1.0 / 39916800,
                                   1.0 / 479001600};

/// sin and cos: x = k * pi/2 + r. Good for |x| up to about 2^30, where the
/// product of k and the parts of pi/2 still has bits to spare for an f32.
template <typename OpTy>
struct ExpandCircular : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getType();
    if (!type.isF32() && !type.isF64())
      return rewriter.notifyMatchFailure(op, "neither f32 nor f64");
    F64Builder b(rewriter, op.getLoc());
    Value x = b.extend(op.getOperand());
    Value k = b.roundEven(b.multiply(x, b.constant(0x1.45f306dc9c883p-1)));
    Value minusK = b.negate(k);
    Value r = b.fma(minusK, b.constant(0x1.921fb54442d18p+0), x);
    r = b.fma(minusK, b.constant(0x1.1a62633145c07p-54), r);
    Value square = b.multiply(r, r);
    Value sine = b.multiply(r, b.polynomial(square, kSine));
    Value cosine = b.polynomial(square, kCosine);

    // The quadrant k mod 4, as one of -2, -1, 0, 1, 2: k - 4 * round(k / 4).
    Value quadrant = b.fma(b.roundEven(b.multiply(k, b.constant(0.25))),
                           b.constant(-4.0), k);
    auto is = [&](double value) {
      return b.compare(arith::CmpFPredicate::OEQ, quadrant, b.constant(value));
    };
    Value half = arith::OrIOp::create(rewriter, b.loc, is(2.0), is(-2.0));
    Value result;
    if constexpr (std::is_same_v<OpTy, math::SinOp>) {
      result = b.select(is(1.0), cosine, sine);
      result = b.select(is(-1.0), b.negate(cosine), result);
      result = b.select(half, b.negate(sine), result);
    } else {
      result = b.select(is(1.0), b.negate(sine), cosine);
      result = b.select(is(-1.0), sine, result);
      result = b.select(half, b.negate(cosine), result);
    }
    rewriter.replaceOp(op, b.truncate(result, type));
    return success();
  }
};

/// exp: x = k * ln(2) + r, exp(x) = 2^k * exp(r). For f32 the f64 overflows and
/// underflows where the rounding to f32 does anyway.
struct ExpandExp : OpRewritePattern<math::ExpOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::ExpOp op,
                                PatternRewriter &rewriter) const override {
    Type type = op.getType();
    if (!type.isF32())
      return rewriter.notifyMatchFailure(op, "not f32");
    F64Builder b(rewriter, op.getLoc());
    Value x = b.extend(op.getOperand());
    // Beyond +-150 the result is 0 or infinite in f32; NaN passes through.
    for (double bound : {150.0, -150.0})
      x = b.select(b.compare(bound > 0 ? arith::CmpFPredicate::OGT
                                       : arith::CmpFPredicate::OLT,
                             x, b.constant(bound)),
                   b.constant(bound), x);
    Value k = b.roundEven(b.multiply(x, b.constant(0x1.71547652b82fep+0)));
    Value minusK = b.negate(k);
    Value r = b.fma(minusK, b.constant(0x1.62e42fefa39efp-1), x);
    r = b.fma(minusK, b.constant(0x1.abc9e3b39803fp-56), r);
    Value p = b.polynomial(r, kExponential);
    // A conversion of NaN has no meaning; p is NaN then.
    Value ordered = b.compare(arith::CmpFPredicate::ORD, k, k);
    auto i64 = rewriter.getI64Type();
    auto constant = [&](int64_t value) {
      return arith::ConstantOp::create(rewriter, b.loc,
                                       rewriter.getI64IntegerAttr(value));
    };
    Value exponent = arith::FPToSIOp::create(
        rewriter, b.loc, i64, b.select(ordered, k, b.constant(0.0)));
    Value bits = arith::ShLIOp::create(
        rewriter, b.loc,
        arith::AddIOp::create(rewriter, b.loc, exponent, constant(1023)),
        constant(52));
    Value scale =
        arith::BitcastOp::create(rewriter, b.loc, rewriter.getF64Type(), bits);
    rewriter.replaceOp(op, b.truncate(b.multiply(p, scale), type));
    return success();
  }
};

/// What LLVM's backend has instructions for, as calls of LLVM's intrinsics:
/// the conversion to NVVM would turn the math op into a call of libdevice.
template <typename OpTy>
struct ToIntrinsic : OpRewritePattern<OpTy> {
  ToIntrinsic(MLIRContext *context, StringRef name)
      : OpRewritePattern<OpTy>(context), name(name) {}

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isF32() && !op.getType().isF64())
      return rewriter.notifyMatchFailure(op, "neither f32 nor f64");
    rewriter.replaceOpWithNewOp<LLVM::CallIntrinsicOp>(
        op, op.getType(), rewriter.getStringAttr(name), op->getOperands());
    return success();
  }

  StringRef name;
};

struct ExpandRsqrt : OpRewritePattern<math::RsqrtOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(math::RsqrtOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.getType().isF32() && !op.getType().isF64())
      return rewriter.notifyMatchFailure(op, "neither f32 nor f64");
    Value root = math::SqrtOp::create(rewriter, op.getLoc(), op.getOperand());
    Value one = arith::ConstantOp::create(
        rewriter, op.getLoc(), rewriter.getFloatAttr(op.getType(), 1.0));
    rewriter.replaceOpWithNewOp<arith::DivFOp>(op, one, root);
    return success();
  }
};

struct DeviceMath : impl::DeviceMathPassBase<DeviceMath> {
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    RewritePatternSet patterns(context);
    patterns.add<ExpandCircular<math::SinOp>, ExpandCircular<math::CosOp>,
                 ExpandExp, ExpandRsqrt>(context);
    patterns.add<ToIntrinsic<math::SqrtOp>>(context, "llvm.sqrt");
    patterns.add<ToIntrinsic<math::AbsFOp>>(context, "llvm.fabs");
    patterns.add<ToIntrinsic<math::FmaOp>>(context, "llvm.fma");
    patterns.add<ToIntrinsic<math::FloorOp>>(context, "llvm.floor");
    patterns.add<ToIntrinsic<math::CeilOp>>(context, "llvm.ceil");
    patterns.add<ToIntrinsic<math::TruncOp>>(context, "llvm.trunc");
    patterns.add<ToIntrinsic<math::RoundEvenOp>>(context, "llvm.roundeven");
    patterns.add<ToIntrinsic<math::CopySignOp>>(context, "llvm.copysign");
    auto hasOwn = [](StringRef name) {
      return name == math::SinOp::getOperationName() ||
             name == math::CosOp::getOperationName() ||
             name == math::ExpOp::getOperationName();
    };
    populateMathPolynomialApproximationPatterns(
        patterns, [&](StringRef name) { return !hasOwn(name); });
    math::populateExpansionPatterns(patterns,
                                    {"sinh", "cosh", "tan", "asinh", "acosh",
                                     "atanh", "exp2", "powf", "round"});
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      return signalPassFailure();
    WalkResult walk = getOperation().walk([](Operation *op) {
      if (!isa<math::MathDialect>(op->getDialect()) ||
          !isa<FloatType>(getElementTypeOrSelf(op->getResultTypes().front())))
        return WalkResult::advance();
      op->emitOpError() << "of " << op->getResultTypes().front()
                        << " has no lowering for a device";
      return WalkResult::interrupt();
    });
    if (walk.wasInterrupted())
      signalPassFailure();
  }
};

} // namespace
} // namespace prelude
