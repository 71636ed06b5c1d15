//===- Report.h - What the passes did and did not do ------------*- C++ -*-===//
//
// The report of a run: which sites there were, what was fused, what was left
// alone and why. Passes add to it through the helpers below, which emit the
// matching mlir::remark in the same call, so that the two can't tell different
// stories.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_TRANSFORMS_REPORT_H
#define PRELUDE_DIALECT_PRELUDE_TRANSFORMS_REPORT_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace prelude {

/// What passes found and did. Adding is thread-safe; what is printed doesn't
/// depend on the order in which functions were processed.
class Report {
public:
  enum class Format { Text, JSON };

  /// A place where the chain, or a part of it, stands.
  struct Site {
    std::string function;
    std::string location;
    std::string chain; ///< such as "norm+rope+cache"
    bool fused = false;
    std::string reason; ///< code of the refusal, empty where fused
    std::string detail;
  };

  /// Something that resembles an op of the chain but is none.
  struct LookAlike {
    std::string kind; ///< the op it resembles, such as "rms_norm"
    std::string function;
    std::string location;
    std::string reason; ///< code
    std::string detail;
  };

  /// An op that was taken apart as its target has no kernel for it.
  struct Fallback {
    std::string op; ///< mnemonic, such as "rope"
    std::string function;
    std::string location;
    std::string reason; ///< code
    std::string detail;
  };

  void addSite(Site site);
  void addLookAlike(LookAlike lookAlike);
  void addFallback(Fallback fallback);
  /// One op recognised: "rms_norm", "rope", "kv_cache_update" or "split".
  void addRaised(llvm::StringRef kind);
  /// Ops of the dialect that a fusing pass met, by mnemonic; printed where no
  /// site was found, so that silence is never taken for absence.
  void addSeen(llvm::StringRef mnemonic, unsigned count = 1);

  void print(llvm::raw_ostream &os, Format format) const;

private:
  void printText(llvm::raw_ostream &os) const;
  void printJSON(llvm::raw_ostream &os) const;
  std::map<std::string, unsigned> countRefusals() const;

  mutable std::mutex mutex;
  std::vector<Site> sites;
  std::vector<LookAlike> lookAlikes;
  std::vector<Fallback> fallbacks;
  std::map<std::string, unsigned> raised;
  std::map<std::string, unsigned> seen;
};

/// The report that the context's dialect was given, or null.
Report *getReport(mlir::MLIRContext *context);

/// A place was fused: a passed remark and a site. `category` is the pass's
/// argument; `metrics` go to the remark.
void emitFused(mlir::Operation *op, llvm::StringRef category,
               llvm::StringRef chain, const llvm::Twine &detail,
               llvm::ArrayRef<std::pair<llvm::StringRef, int64_t>> metrics);

/// A place was left alone: a missed remark and a site. `code` must be a string
/// literal of ReasonCodes.def or of the capability table (remarks keep a
/// reference to it); `detail` names the two things that disagree, `suggestion`
/// what would make it fuse.
void emitRefused(mlir::Operation *op, llvm::StringRef category,
                 llvm::StringRef chain, llvm::StringRef code,
                 const llvm::Twine &detail, const llvm::Twine &suggestion);

/// An op is taken apart, as its target has no kernel for it: a missed remark
/// and a fallback. As for emitRefused.
void emitFallback(mlir::Operation *op, llvm::StringRef category,
                  llvm::StringRef code, const llvm::Twine &detail,
                  const llvm::Twine &suggestion);

/// An op was recognised: a passed remark and a count. `kind` is a string
/// literal, the mnemonic of the op.
void emitRaised(mlir::Operation *op, llvm::StringRef category,
                llvm::StringRef kind, const llvm::Twine &detail);

/// Something was left alone that resembles a `kind`: a missed remark and a
/// look-alike. As for emitRefused.
void emitLookAlike(mlir::Operation *op, llvm::StringRef category,
                   llvm::StringRef kind, llvm::StringRef code,
                   const llvm::Twine &detail, const llvm::Twine &suggestion);

} // namespace prelude

#endif // PRELUDE_DIALECT_PRELUDE_TRANSFORMS_REPORT_H
