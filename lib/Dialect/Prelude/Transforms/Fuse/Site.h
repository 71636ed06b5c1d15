//===- Site.h - Where a fused op could stand -------------------*- C++ -*-===//
//
// The three steps of --prelude-fuse: find the sites of a block and what belongs
// to them; plan the fused op of a site, or say why there can be none; and only
// then change the IR.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_FUSE_SITE_H
#define PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_FUSE_SITE_H

#include "Chain.h"
#include "mlir/IR/Dominance.h"
#include "prelude/Dialect/Prelude/Transforms/Passes.h"

#include <variant>

namespace prelude {

/// Why a site isn't fused.
struct FuseRefusal {
  /// A string literal of ReasonCodes.def or of the capability table.
  llvm::StringRef code;
  std::string detail;
  std::string suggestion;
};

/// The refusal for a reason of ReasonCodes.def, with its remedy.
enum class FuseReason {
#define PRELUDE_FUSE_REASON(NAME, CODE, MEANING, REMEDY) NAME,
#include "prelude/Dialect/Prelude/Transforms/ReasonCodes.def"
};
FuseRefusal refuse(FuseReason reason, const llvm::Twine &detail);

/// `'op' at file:line:column`, for messages.
std::string describe(mlir::Operation *op);

/// Where norm, rope and cache write, or some of them, belong together.
struct Site {
  /// The cache write, or null where the site has none.
  KVCacheUpdateOp write;
  /// The last op of the chains of q and of k: one of them null in a site that
  /// is refused for the lack of the other.
  mlir::Operation *q = nullptr;
  mlir::Operation *k = nullptr;
  /// Where the fused op would stand, and the site is reported.
  mlir::Operation *anchor = nullptr;
  /// Such as "norm+rope+cache".
  std::string chain;
  /// Set where it is known already that the site can't be fused.
  std::optional<FuseRefusal> refusal;
};

/// Marks the ops of a chain that stands beside its fused op under a run-time
/// test, so that the pass doesn't fuse it in turn.
constexpr llvm::StringLiteral kFallbackAttr = "prelude.fallback";

/// The sites of a block, in its order.
std::vector<Site> findSites(mlir::Block &block);

/// An out operand of the fused op and the value that its result replaces.
struct PlannedOut {
  mlir::Value replaced;
  mlir::RankedTensorType type;
  bool headMajor = false;
  /// The extents; a null one is the number of tokens.
  llvm::SmallVector<mlir::OpFoldResult> sizes;
};

/// A fused op that passed all guards.
struct Plan {
  KVCacheUpdateOp write;
  mlir::Operation *anchor = nullptr;
  std::string chain;
  Chain q, k, v;
  /// Either the packed value, with q, k and v cut out of it, or one each.
  std::optional<PackedPart> packed;
  HeadSource qIn, kIn, vIn;
  std::optional<PlannedOut> qOut, kOut, vOut;
  /// Constants among the operands that stand behind the anchor.
  llvm::SmallVector<mlir::Operation *> lateConstants;

  bool norm = false, rope = false;
  NormScope scope = NormScope::HEAD;
  Rounding normRounding = Rounding::ONCE;
  llvm::APFloat weightOffset = llvm::APFloat(0.0f);
  Order order = Order::NORM_FIRST;
  bool relaxed = false;

  /// Set where both versions are emitted: the numbers of tokens that fuse.
  struct TokenTest {
    int64_t min = 0;
    std::optional<int64_t> max;
  };
  std::optional<TokenTest> tokenTest;

  /// For the remark.
  std::string detail;
  llvm::SmallVector<std::pair<llvm::StringRef, int64_t>> metrics;
};

/// Plans the fused op of a site: every guard is asked here, and nothing
/// changed.
std::variant<Plan, FuseRefusal> planSite(const Site &site,
                                         const PreludeFuseOptions &options,
                                         mlir::DominanceInfo &dominance);

/// Puts the planned op in place, and returns it. Can't fail.
FusedOp applyPlan(Plan &plan);

/// Whether `user` is reached after `anchor`, wherever it stands.
bool isAfter(mlir::Operation *user, mlir::Operation *anchor,
             mlir::DominanceInfo &dominance);

/// The uses of a value that read its elements, also through views. Questions
/// for extents are none, and views that lead to no use count for nothing.
llvm::SmallVector<mlir::OpOperand *> getElementUses(mlir::Value value);

} // namespace prelude

#endif // PRELUDE_LIB_DIALECT_PRELUDE_TRANSFORMS_FUSE_SITE_H
