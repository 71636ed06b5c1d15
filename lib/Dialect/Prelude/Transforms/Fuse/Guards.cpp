//===- Guards.cpp - What the options and the target's kernels allow -------===//
//
// The guards that ask nothing of the IR around a site: they compare what a plan
// has gathered with the options of the pass and with the capability table.
//
//===----------------------------------------------------------------------===//

#include "Guards.h"

#include "mlir/Interfaces/ValueBoundsOpInterface.h"
#include "prelude/Dialect/Prelude/Transforms/MissingKernels.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace prelude;

std::optional<FuseRefusal>
prelude::checkOptions(const Plan &plan, const PreludeFuseOptions &options) {
  bool cache = static_cast<bool>(plan.write);
  bool enabled =
      plan.norm ? plan.rope ? cache ? options.normRopeCache : options.normRope
                            : options.normCache
                : options.ropeCache;
  if (!enabled)
    return refuse(FuseReason::ChainOff,
                  "the site is " + plan.chain + ", and the option " +
                      llvm::join(llvm::split(plan.chain, '+'), "-") +
                      " is false");
  int64_t headSize = plan.q.getType().getDimSize(2);
  if (!options.headSizes.empty() &&
      !llvm::is_contained(options.headSizes, headSize)) {
    std::string list;
    llvm::raw_string_ostream os(list);
    llvm::interleave(options.headSizes, os, ", ");
    return FuseRefusal{"head-size",
                       llvm::formatv("the head size is {0}, head-sizes has {1}",
                                     headSize, list),
                       llvm::formatv("add {0} to head-sizes", headSize)};
  }
  return std::nullopt;
}

std::optional<FuseRefusal>
prelude::checkTokens(Plan &plan, const PreludeFuseOptions &options) {
  bool hasMax = options.maxTokens >= 0;
  if (options.minTokens <= 0 && !hasMax)
    return std::nullopt;
  // Both bounds are the extent where that is static.
  int64_t lower = plan.q.getType().getDimSize(0), upper = lower;
  if (ShapedType::isDynamic(lower)) {
    using Bounds = ValueBoundsConstraintSet;
    Bounds::Variable tokens(plan.q.result, 0);
    FailureOr<int64_t> low =
        Bounds::computeConstantBound(presburger::BoundType::LB, tokens);
    FailureOr<int64_t> high =
        Bounds::computeConstantBound(presburger::BoundType::UB, tokens,
                                     /*stopCondition=*/nullptr,
                                     /*closedUB=*/true);
    lower = succeeded(low) ? std::max<int64_t>(*low, 0) : 0;
    upper = succeeded(high) ? *high : std::numeric_limits<int64_t>::max();
  }
  auto describeRange = [&] {
    if (lower == upper)
      return llvm::formatv("{0} tokens", lower).str();
    if (upper == std::numeric_limits<int64_t>::max())
      return llvm::formatv("{0} tokens or more", lower).str();
    return llvm::formatv("{0} to {1} tokens", lower, upper).str();
  };
  if (hasMax && lower > options.maxTokens)
    return refuse(FuseReason::TokenCount,
                  llvm::formatv("the site has {0}, max-tokens is {1}",
                                describeRange(), options.maxTokens)
                      .str());
  if (upper < options.minTokens)
    return refuse(FuseReason::TokenCount,
                  llvm::formatv("the site has {0}, min-tokens is {1}",
                                describeRange(), options.minTokens)
                      .str());
  bool decided =
      lower >= options.minTokens && (!hasMax || upper <= options.maxTokens);
  if (decided || options.dynamicTokens == DynamicTokens::Fuse)
    return std::nullopt;
  if (options.dynamicTokens == DynamicTokens::Version) {
    plan.tokenTest = {std::max<int64_t>(options.minTokens, 0),
                      hasMax ? std::optional<int64_t>(options.maxTokens)
                             : std::nullopt};
    return std::nullopt;
  }
  return refuse(FuseReason::DynamicTokens,
                llvm::formatv("the site has {0}, fused are {1} to {2}",
                              describeRange(),
                              std::max<int64_t>(options.minTokens, 0),
                              hasMax ? llvm::itostr(options.maxTokens)
                                     : std::string("any number"))
                    .str());
}

/// The C ABI's number of an element type, 0 where it has none.
static int32_t getDtype(Value value) {
  if (!value)
    return 0;
  Type type = getElementTypeOrSelf(value.getType());
  if (type.isF32())
    return PRELUDE_DTYPE_F32;
  if (type.isF16())
    return PRELUDE_DTYPE_F16;
  if (type.isBF16())
    return PRELUDE_DTYPE_BF16;
  if (type.isInteger(32))
    return PRELUDE_DTYPE_I32;
  if (type.isInteger(64))
    return PRELUDE_DTYPE_I64;
  if (isa<Float8E4M3FNType>(type))
    return PRELUDE_DTYPE_F8E4M3FN;
  if (isa<Float8E5M2Type>(type))
    return PRELUDE_DTYPE_F8E5M2;
  if (isa<Float8E4M3FNUZType>(type))
    return PRELUDE_DTYPE_F8E4M3FNUZ;
  // A type that no kernel can have, such as an f64 weight.
  return -1;
}

static int32_t getTarget(FuseTarget target) {
  switch (target) {
  case FuseTarget::CPU:
    return PRELUDE_TARGET_CPU;
  case FuseTarget::CUDA:
    return PRELUDE_TARGET_CUDA;
  case FuseTarget::HIP:
    return PRELUDE_TARGET_HIP;
  }
  llvm_unreachable("not a target");
}

std::string prelude::getRemedy(KernelQuery query, const Refusal &refusal) {
  if (query.without) {
    query.without = 0;
    if (!findRefusal(query))
      return "drop the option without";
  }
  return llvm::formatv("use {0}, or another target", refusal.wanted);
}

FailureOr<uint64_t>
prelude::parseCapabilities(ArrayRef<std::string> names,
                           function_ref<InFlightDiagnostic()> emitError) {
  uint64_t rows = 0;
  for (const std::string &name : names) {
    int row = findCapability(name.data(), name.size());
    if (row >= 0)
      rows |= uint64_t(1) << row;
    else if (name == "all")
      rows = ~uint64_t(0);
    else
      return emitError() << "the capability table has no '" << name << "'";
  }
  return rows;
}

std::optional<FuseRefusal>
prelude::checkCapabilities(const Plan &plan,
                           const PreludeFuseOptions &options) {
  KernelQuery query;
  query.target = getTarget(options.target);
  FailureOr<uint64_t> without = parseCapabilities(
      options.without, [&] { return plan.anchor->emitError(); });
  // Where the option is wrong, nothing fuses.
  query.without = succeeded(without) ? *without : ~uint64_t(0);
  query.dtype = getDtype(plan.q.result);
  query.headSize = plan.q.getType().getDimSize(2);
  auto getWeight = [](const Chain &chain) {
    RmsNormOp norm = chain.norm;
    return norm ? getDtype(norm.getWeight()) : 0;
  };
  query.hasNorm = plan.q.norm || plan.k.norm;
  query.hasVNorm = static_cast<bool>(plan.v.norm);
  query.qWeightDtype = getWeight(plan.q);
  query.kWeightDtype = getWeight(plan.k);
  query.vWeightDtype = getWeight(plan.v);
  query.normRounding = static_cast<int32_t>(plan.normRounding);
  query.normScope = static_cast<int32_t>(plan.scope);
  query.weightOffset = plan.weightOffset.convertToFloat();
  if (RopeOp rope = plan.k.rope) {
    query.hasRope = true;
    query.tableDtype = getDtype(rope.getCos());
    query.positionDtype = getDtype(rope.getPositions());
    query.rotaryDim = rope.getRotarySize();
    query.rotaryOffset = rope.getRotaryOffset();
    query.tableWidth = cast<ShapedType>(rope.getCos().getType()).getDimSize(1);
    if (ShapedType::isDynamic(query.tableWidth))
      query.tableWidth = -1;
    query.ropeStyle = static_cast<int32_t>(rope.getStyle());
    query.ropeRounding = static_cast<int32_t>(rope.getRounding());
    if (rope.getSections()) {
      query.hasSections = true;
      query.sectionOrder = static_cast<int32_t>(
          rope.getSectionOrder().value_or(SectionOrder::BLOCKED));
    }
  }
  query.order = static_cast<int32_t>(plan.order);
  query.relaxed = plan.relaxed;
  if (KVCacheUpdateOp write = plan.write) {
    query.hasCache = true;
    query.slotDtype = getDtype(write.getSlots());
    query.cacheDtype = getDtype(write.getKCache());
    query.layout = static_cast<int32_t>(write.getLayout());
  }
  Refusal refusal = findRefusal(query);
  if (!refusal)
    return std::nullopt;
  return FuseRefusal{
      refusal.code,
      llvm::formatv("{0}: target '{1}' takes {2}, the site has {3}",
                    refusal.subject, getTargetName(query.target),
                    refusal.wanted, refusal.got),
      getRemedy(query, refusal)};
}
