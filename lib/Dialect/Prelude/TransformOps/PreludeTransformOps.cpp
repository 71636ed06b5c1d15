//===- PreludeTransformOps.cpp - Transform dialect ops --------------------===//
//
// Raise, fuse and decompose as steps of a transform script.
//
//===----------------------------------------------------------------------===//

#include "prelude/Dialect/Prelude/TransformOps/PreludeTransformOps.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Dialect/Prelude/Transforms/Decompose.h"
#include "prelude/Dialect/Prelude/Transforms/Fuse.h"
#include "prelude/Dialect/Prelude/Transforms/Raise.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSwitch.h"

#define GET_OP_CLASSES
#include "prelude/Dialect/Prelude/TransformOps/PreludeTransformOps.cpp.inc"

using namespace mlir;
using namespace prelude;

/// Runs `step` on each target of a transform that changes what is inside.
template <typename Op>
static DiagnosedSilenceableFailure
applyToTargets(Op op, transform::TransformState &state,
               llvm::function_ref<LogicalResult(Operation *)> step) {
  for (Operation *target : state.getPayloadOps(op.getTarget())) {
    if (target->isAncestor(op.getOperation()))
      return emitDefiniteFailure(op.getOperation(),
                                 "can't transform itself: the target, '" +
                                     target->getName().getStringRef() +
                                     "', holds the transform script");
    if (failed(step(target))) {
      DiagnosedDefiniteFailure failure =
          emitDefiniteFailure(op.getOperation(), "failed on a target");
      failure.attachNote(target->getLoc()) << "the target";
      return failure;
    }
  }
  return DiagnosedSilenceableFailure::success();
}

template <typename Op>
static void setTransformed(Op op, transform::TransformResults &results,
                           transform::TransformState &state) {
  results.set(cast<OpResult>(op.getTransformed()),
              state.getPayloadOps(op.getTarget()));
}

//===----------------------------------------------------------------------===//
// raise
//===----------------------------------------------------------------------===//

DiagnosedSilenceableFailure
TransformRaiseOp::apply(transform::TransformRewriter &rewriter,
                        transform::TransformResults &results,
                        transform::TransformState &state) {
  RaiseOptions options;
  options.raiseNorms = getNorms();
  options.raiseRopes = getRopes();
  options.raiseCacheUpdates = getCaches();
  options.allowLowPrecisionNorm = getAllowLowPrecisionNorm();

  llvm::SetVector<Operation *> raised;
  DiagnosedSilenceableFailure outcome =
      applyToTargets(*this, state, [&](Operation *target) {
        target->walk<WalkOrder::PreOrder>([&](FunctionOpInterface function) {
          if (!function.isExternal())
            raise(function, options);
          return WalkResult::skip();
        });
        target->walk([&](Operation *op) {
          if (isa_and_nonnull<PreludeDialect>(op->getDialect()))
            raised.insert(op);
        });
        return success();
      });
  if (!outcome.succeeded())
    return outcome;
  setTransformed(*this, results, state);
  results.set(cast<OpResult>(getRaised()), raised.getArrayRef());
  return DiagnosedSilenceableFailure::success();
}

//===----------------------------------------------------------------------===//
// fuse
//===----------------------------------------------------------------------===//

static std::optional<FuseTarget> getFuseTarget(StringRef name) {
  return llvm::StringSwitch<std::optional<FuseTarget>>(name)
      .Case("cpu", FuseTarget::CPU)
      .Case("cuda", FuseTarget::CUDA)
      .Case("hip", FuseTarget::HIP)
      .Default(std::nullopt);
}

static std::optional<DynamicTokens> getDynamicTokensChoice(StringRef name) {
  return llvm::StringSwitch<std::optional<DynamicTokens>>(name)
      .Case("fuse", DynamicTokens::Fuse)
      .Case("refuse", DynamicTokens::Refuse)
      .Case("version", DynamicTokens::Version)
      .Default(std::nullopt);
}

/// The option that switches a chain on or off, or null.
static bool PreludeFuseOptions::*getChainOption(StringRef chain) {
  return llvm::StringSwitch<bool PreludeFuseOptions::*>(chain)
      .Case("norm+rope+cache", &PreludeFuseOptions::normRopeCache)
      .Case("rope+cache", &PreludeFuseOptions::ropeCache)
      .Case("norm+rope", &PreludeFuseOptions::normRope)
      .Case("norm+cache", &PreludeFuseOptions::normCache)
      .Default(nullptr);
}

LogicalResult TransformFuseOp::verify() {
  if (!getFuseTarget(getTargetName()))
    return emitOpError() << "expects target_name to be cpu, cuda or hip, but "
                            "it is "
                         << getTargetNameAttr();
  if (!getDynamicTokensChoice(getDynamicTokens()))
    return emitOpError() << "expects dynamic_tokens to be fuse, refuse or "
                            "version, but it is "
                         << getDynamicTokensAttr();
  if (getChains())
    for (auto chain : getChains()->getAsRange<StringAttr>())
      if (!getChainOption(chain))
        return emitOpError() << "expects chains of norm+rope+cache, "
                                "rope+cache, norm+rope and norm+cache, but "
                                "one is "
                             << chain;
  return success();
}

DiagnosedSilenceableFailure
TransformFuseOp::apply(transform::TransformRewriter &rewriter,
                       transform::TransformResults &results,
                       transform::TransformState &state) {
  PreludeFuseOptions options;
  options.target = *getFuseTarget(getTargetName());
  options.headSizes.assign(getHeadSizes().begin(), getHeadSizes().end());
  options.minTokens = getMinTokens();
  options.maxTokens = getMaxTokens();
  options.dynamicTokens = *getDynamicTokensChoice(getDynamicTokens());
  options.relaxed = getRelaxed();
  if (getChains()) {
    options.normRopeCache = options.ropeCache = false;
    options.normRope = options.normCache = false;
    for (auto chain : getChains()->getAsRange<StringAttr>())
      options.*getChainOption(chain) = true;
  }

  llvm::SetVector<Operation *> made, alive;
  DiagnosedSilenceableFailure outcome =
      applyToTargets(*this, state, [&](Operation *target) {
        DominanceInfo dominance(target);
        for (FusedOp op : fuse(target, options, dominance))
          made.insert(op);
        // A fused op whose results a later one makes needless is gone.
        target->walk([&](FusedOp op) {
          if (made.contains(op))
            alive.insert(op);
        });
        return success();
      });
  if (!outcome.succeeded())
    return outcome;
  setTransformed(*this, results, state);
  results.set(cast<OpResult>(getFused()), alive.getArrayRef());
  return DiagnosedSilenceableFailure::success();
}

//===----------------------------------------------------------------------===//
// decompose
//===----------------------------------------------------------------------===//

static std::optional<DecomposeTo> getDecomposeTo(StringRef name) {
  return llvm::StringSwitch<std::optional<DecomposeTo>>(name)
      .Case("chain", DecomposeTo::Chain)
      .Case("linalg", DecomposeTo::Linalg)
      .Default(std::nullopt);
}

LogicalResult TransformDecomposeOp::verify() {
  if (!getDecomposeTo(getTo()))
    return emitOpError() << "expects 'to' to be chain or linalg, but it is "
                         << getToAttr();
  return success();
}

DiagnosedSilenceableFailure
TransformDecomposeOp::apply(transform::TransformRewriter &rewriter,
                            transform::TransformResults &results,
                            transform::TransformState &state) {
  DiagnosedSilenceableFailure outcome =
      applyToTargets(*this, state, [&](Operation *target) {
        return decomposeOps(target, *getDecomposeTo(getTo()));
      });
  if (outcome.succeeded())
    setTransformed(*this, results, state);
  return outcome;
}

void ApplyDecomposeFusedPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  populateDecomposeFusedPatterns(patterns);
}

void ApplyDecomposeOpsPatternsOp::populatePatterns(
    RewritePatternSet &patterns) {
  populateDecomposeOpsPatterns(patterns);
}

//===----------------------------------------------------------------------===//
// Extension
//===----------------------------------------------------------------------===//

namespace {

class PreludeTransformExtension
    : public transform::TransformDialectExtension<PreludeTransformExtension> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PreludeTransformExtension)

  using Base::Base;

  void init() {
    declareGeneratedDialect<affine::AffineDialect>();
    declareGeneratedDialect<arith::ArithDialect>();
    declareGeneratedDialect<linalg::LinalgDialect>();
    declareGeneratedDialect<math::MathDialect>();
    declareGeneratedDialect<scf::SCFDialect>();
    declareGeneratedDialect<tensor::TensorDialect>();
    declareGeneratedDialect<PreludeDialect>();
    registerTransformOps<
#define GET_OP_LIST
#include "prelude/Dialect/Prelude/TransformOps/PreludeTransformOps.cpp.inc"
        >();
  }
};

} // namespace

void prelude::registerTransformDialectExtension(DialectRegistry &registry) {
  registry.addExtensions<PreludeTransformExtension>();
}
