//===- DecomposeUnsupported.cpp - Decompose what has no kernel ------------===//
//
// The pass prelude-decompose-unsupported.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "prelude/Conversion/RuntimeCalls/RuntimeCalls.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Dialect/Prelude/Transforms/Decompose.h"
#include "prelude/Dialect/Prelude/Transforms/MissingKernels.h"
#include "prelude/Dialect/Prelude/Transforms/Report.h"
#include "prelude/Pipelines/Pipelines.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FormatVariadic.h"

namespace prelude {
#define GEN_PASS_DEF_DECOMPOSEUNSUPPORTEDPASS
#include "prelude/Pipelines/Passes.h.inc"
} // namespace prelude

using namespace mlir;

namespace prelude {
namespace {

//===----------------------------------------------------------------------===//
// Ops as questions to the capability table
//===----------------------------------------------------------------------===//

/// The prelude_dtype of a value's elements, 0 where there is no value, -1 where
/// there is no such type.
int32_t getDtype(Value value) {
  if (!value)
    return 0;
  return getRuntimeDtype(getElementTypeOrSelf(value)).value_or(-1);
}

int64_t getExtent(Value value, unsigned dim) {
  int64_t extent = cast<ShapedType>(value.getType()).getDimSize(dim);
  return ShapedType::isDynamic(extent) ? -1 : extent;
}

template <typename Op>
void describeRope(KernelQuery &query, Op op, RopeStyle style,
                  Rounding rounding) {
  query.hasRope = true;
  query.tableDtype = getDtype(op.getCos());
  query.tableWidth = getExtent(op.getCos(), 1);
  query.positionDtype = getDtype(op.getPositions());
  query.rotaryDim = op.getRotarySize();
  query.rotaryOffset = op.getRotaryOffset();
  query.ropeStyle = static_cast<int32_t>(style);
  query.ropeRounding = static_cast<int32_t>(rounding);
  query.hasSections = op.getSections().has_value();
  query.sectionOrder = static_cast<int32_t>(
      op.getSectionOrder().value_or(SectionOrder::BLOCKED));
}

template <typename Op>
void describeCache(KernelQuery &query, Op op) {
  query.hasCache = true;
  query.slotDtype = getDtype(op.getSlots());
  query.cacheDtype = getDtype(op.getKCache());
  query.layout = static_cast<int32_t>(op.getLayout());
}

KernelQuery describe(RmsNormOp op) {
  KernelQuery query;
  query.dtype = getDtype(op.getX());
  query.hasNorm = true;
  query.qWeightDtype = getDtype(op.getWeight());
  query.normRounding = static_cast<int32_t>(op.getRounding());
  query.weightOffset = op.getWeightOffset().convertToFloat();
  if (cast<ShapedType>(op.getX().getType()).getRank() == 2)
    query.normScope = PRELUDE_NORM_SCOPE_TOKEN;
  else
    query.headSize = getExtent(op.getX(), 2);
  return query;
}

KernelQuery describe(RopeOp op) {
  KernelQuery query;
  query.dtype = getDtype(op.getX());
  query.headSize = getExtent(op.getX(), 2);
  describeRope(query, op, op.getStyle(), op.getRounding());
  return query;
}

KernelQuery describe(KVCacheUpdateOp op) {
  KernelQuery query;
  query.dtype = getDtype(op.getK());
  query.headSize = getExtent(op.getK(), 2);
  describeCache(query, op);
  return query;
}

KernelQuery describe(FusedOp op) {
  KernelQuery query;
  query.dtype = getRuntimeDtype(op.getElementType()).value_or(-1);
  query.qOutDtype = getDtype(op.getQOut());
  query.headSize = op.getHeadSize();
  query.hasGate = static_cast<bool>(op.getGateOut());
  query.hasNorm = op.getQEps() || op.getKEps();
  query.hasVNorm = op.getVEps().has_value();
  query.qWeightDtype = getDtype(op.getQWeight());
  query.kWeightDtype = getDtype(op.getKWeight());
  query.vWeightDtype = getDtype(op.getVWeight());
  query.normRounding = static_cast<int32_t>(op.getNormRounding());
  query.normScope = static_cast<int32_t>(op.getNormScope());
  query.weightOffset = op.getWeightOffset().convertToFloat();
  query.order = static_cast<int32_t>(op.getOrder());
  query.relaxed = op.getRelaxed();
  if (op.hasRope())
    describeRope(query, op, op.getRopeStyle(), op.getRopeRounding());
  if (op.hasCache())
    describeCache(query, op);
  return query;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

struct DecomposeUnsupported
    : impl::DecomposeUnsupportedPassBase<DecomposeUnsupported> {
  using DecomposeUnsupportedPassBase::DecomposeUnsupportedPassBase;

  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<affine::AffineDialect, arith::ArithDialect,
                    linalg::LinalgDialect, math::MathDialect, scf::SCFDialect,
                    tensor::TensorDialect>();
  }

  LogicalResult initialize(MLIRContext *context) override {
    FailureOr<uint64_t> rows = parseCapabilities(llvm::to_vector(without), [&] {
      return emitError(UnknownLoc::get(context));
    });
    if (succeeded(rows))
      missing = *rows;
    return rows;
  }

  void runOnOperation() override {
    // The chain of a fused op that has no kernel may have kernels.
    decompose(populateDecomposeFusedPatterns, /*fused=*/true);
    decompose(populateDecomposeOpsPatterns, /*fused=*/false);
  }

  /// Takes apart what has no kernel: fused ops, or those of a chain.
  void decompose(llvm::function_ref<void(RewritePatternSet &)> populate,
                 bool fused) {
    RewritePatternSet patterns(&getContext());
    populate(patterns);
    SmallVector<Operation *> unsupported;
    WalkResult walk = getOperation()->walk([&](Operation *op) {
      bool invalid = false;
      if (isa<FusedOp>(op) != fused)
        return WalkResult::advance();
      if (isUnsupported(op, invalid))
        unsupported.push_back(op);
      return invalid ? WalkResult::interrupt() : WalkResult::advance();
    });
    if (walk.wasInterrupted())
      return signalPassFailure();
    if (unsupported.empty())
      return;
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingOps)
        .enableFolding(false);
    (void)applyOpPatternsGreedily(unsupported, std::move(patterns), config);
  }

  /// Whether `op` is on tensors and its target has no kernel for it.
  bool isUnsupported(Operation *op, bool &invalid) {
    return llvm::TypeSwitch<Operation *, bool>(op)
        .Case<RmsNormOp, RopeOp, KVCacheUpdateOp, FusedOp>([&](auto concrete) {
          if (!concrete.hasPureTensorSemantics())
            return false;
          FailureOr<RuntimeCallOptions> options = getRuntimeCallOptions(op);
          if (failed(options)) {
            invalid = true;
            return false;
          }
          KernelQuery query = describe(concrete);
          query.target = options->target;
          query.without = missing;
          Refusal refusal = findRefusal(query);
          if (refusal)
            emitFallback(
                op, getArgument(), refusal.code,
                llvm::formatv("{0}: target '{1}' takes {2}, the op has {3}",
                              refusal.subject, getTargetName(query.target),
                              refusal.wanted, refusal.got)
                    .str(),
                getRemedy(query, refusal));
          return static_cast<bool>(refusal);
        })
        .Default([](Operation *) { return false; });
  }

  /// The rows of the option `without`.
  uint64_t missing = 0;
};

} // namespace
} // namespace prelude
