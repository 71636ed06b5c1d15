//===- Report.cpp - What the passes did and did not do --------------------===//
//
// Collecting and printing the report, and the remarks that go with it.
//
//===----------------------------------------------------------------------===//

#include "prelude/Dialect/Prelude/Transforms/Report.h"

#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"
#include "llvm/Support/JSON.h"

#include <tuple>

using namespace mlir;

namespace prelude {

//===----------------------------------------------------------------------===//
// Collecting
//===----------------------------------------------------------------------===//

void Report::addSite(Site site) {
  std::lock_guard<std::mutex> lock(mutex);
  sites.push_back(std::move(site));
}

void Report::addLookAlike(LookAlike lookAlike) {
  std::lock_guard<std::mutex> lock(mutex);
  lookAlikes.push_back(std::move(lookAlike));
}

void Report::addFallback(Fallback fallback) {
  std::lock_guard<std::mutex> lock(mutex);
  fallbacks.push_back(std::move(fallback));
}

void Report::addRaised(StringRef kind) {
  std::lock_guard<std::mutex> lock(mutex);
  ++raised[kind.str()];
}

void Report::addSeen(StringRef mnemonic, unsigned count) {
  std::lock_guard<std::mutex> lock(mutex);
  seen[mnemonic.str()] += count;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Entries in an order that the threads don't choose: by function, and within
/// a function as they were added.
template <typename T>
static std::vector<const T *> sortByFunction(const std::vector<T> &entries) {
  std::vector<const T *> sorted;
  for (const T &entry : entries)
    sorted.push_back(&entry);
  llvm::sort(sorted, [](const T *a, const T *b) {
    return std::tie(a->function, a) < std::tie(b->function, b);
  });
  return sorted;
}

/// The kinds that are always listed, found or not.
static constexpr StringLiteral kRaisedKinds[] = {"rms_norm", "rope",
                                                 "kv_cache_update", "split"};

/// The counts with the kinds that are always listed first.
static std::vector<std::pair<std::string, unsigned>>
listRaised(const std::map<std::string, unsigned> &raised) {
  std::vector<std::pair<std::string, unsigned>> list;
  for (StringRef kind : kRaisedKinds) {
    auto it = raised.find(kind.str());
    list.emplace_back(kind.str(), it == raised.end() ? 0 : it->second);
  }
  for (const auto &entry : raised)
    if (!llvm::is_contained(kRaisedKinds, entry.first))
      list.push_back(entry);
  return list;
}

std::map<std::string, unsigned> Report::countRefusals() const {
  std::map<std::string, unsigned> refused;
  for (const Site &site : sites)
    if (!site.fused)
      ++refused[site.reason];
  return refused;
}

void Report::print(raw_ostream &os, Format format) const {
  std::lock_guard<std::mutex> lock(mutex);
  if (format == Format::JSON)
    printJSON(os);
  else
    printText(os);
}

void Report::printText(raw_ostream &os) const {
  os << "prelude report\n";
  std::map<std::string, unsigned> refused = countRefusals();
  unsigned numRefused = 0;
  for (const auto &entry : refused)
    numRefused += entry.second;

  os << "  raised:";
  for (const auto &[kind, count] : listRaised(raised))
    os << ' ' << kind << ' ' << count;
  os << "\n  sites: " << sites.size() << ", fused " << sites.size() - numRefused
     << ", refused " << numRefused << '\n';
  for (const Site *site : sortByFunction(sites)) {
    os << "    " << (site->fused ? "fused   " : "refused ") << site->chain
       << " in @" << site->function << " at " << site->location;
    if (!site->fused)
      os << " [" << site->reason << ']';
    os << ": " << site->detail << '\n';
  }
  for (const auto &[code, count] : refused)
    os << "  refused " << code << ": " << count << '\n';
  if (sites.empty()) {
    os << "  ops of the dialect seen:";
    if (seen.empty())
      os << " none";
    for (const auto &[mnemonic, count] : seen)
      os << ' ' << mnemonic << ' ' << count;
    os << '\n';
  }
  if (!lookAlikes.empty())
    os << "  look-alikes: " << lookAlikes.size() << '\n';
  for (const LookAlike *lookAlike : sortByFunction(lookAlikes))
    os << "    " << lookAlike->kind << " in @" << lookAlike->function << " at "
       << lookAlike->location << " [" << lookAlike->reason
       << "]: " << lookAlike->detail << '\n';
  if (!fallbacks.empty())
    os << "  without a kernel: " << fallbacks.size() << '\n';
  for (const Fallback *fallback : sortByFunction(fallbacks))
    os << "    " << fallback->op << " in @" << fallback->function << " at "
       << fallback->location << " [" << fallback->reason
       << "]: " << fallback->detail << '\n';
}

/// JSON holds UTF-8 only; names and paths may hold anything.
static std::string toUTF8(StringRef text) {
  return llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text);
}

void Report::printJSON(raw_ostream &os) const {
  llvm::json::OStream json(os, /*IndentSize=*/2);
  json.object([&] {
    json.attributeArray("sites", [&] {
      for (const Site *site : sortByFunction(sites))
        json.object([&] {
          json.attribute("function", toUTF8(site->function));
          json.attribute("location", toUTF8(site->location));
          json.attribute("chain", site->chain);
          json.attribute("fused", site->fused);
          if (site->fused)
            json.attribute("reason", nullptr);
          else
            json.attribute("reason", site->reason);
          json.attribute("detail", toUTF8(site->detail));
        });
    });
    json.attributeObject("raised", [&] {
      for (const auto &[kind, count] : listRaised(raised))
        json.attribute(kind, count);
    });
    std::map<std::string, unsigned> refused = countRefusals();
    unsigned numFused = sites.size();
    for (const auto &entry : refused)
      numFused -= entry.second;
    json.attribute("fused", numFused);
    json.attributeObject("refused", [&] {
      for (const auto &[code, count] : refused)
        json.attribute(code, count);
    });
    json.attributeArray("look_alikes", [&] {
      for (const LookAlike *lookAlike : sortByFunction(lookAlikes))
        json.object([&] {
          json.attribute("kind", lookAlike->kind);
          json.attribute("function", toUTF8(lookAlike->function));
          json.attribute("location", toUTF8(lookAlike->location));
          json.attribute("reason", lookAlike->reason);
          json.attribute("detail", toUTF8(lookAlike->detail));
        });
    });
    json.attributeArray("fallbacks", [&] {
      for (const Fallback *fallback : sortByFunction(fallbacks))
        json.object([&] {
          json.attribute("op", fallback->op);
          json.attribute("function", toUTF8(fallback->function));
          json.attribute("location", toUTF8(fallback->location));
          json.attribute("reason", fallback->reason);
          json.attribute("detail", toUTF8(fallback->detail));
        });
    });
    if (sites.empty())
      json.attributeObject("seen", [&] {
        for (const auto &[mnemonic, count] : seen)
          json.attribute(mnemonic, count);
      });
  });
  os << '\n';
}

//===----------------------------------------------------------------------===//
// Remarks
//===----------------------------------------------------------------------===//

Report *getReport(MLIRContext *context) {
  auto *dialect = context->getLoadedDialect<PreludeDialect>();
  return dialect ? dialect->getReport() : nullptr;
}

/// The name of the function around `op`, owned by the context.
static StringRef getFunctionName(Operation *op) {
  if (isa<FunctionOpInterface>(op))
    return SymbolTable::getSymbolName(op);
  if (auto function = op->getParentOfType<FunctionOpInterface>())
    return function.getName();
  return "<none>";
}

/// `file:line:column`, or MLIR's own print of any other location.
static std::string getLocationText(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto fileLoc = op->getLoc()->findInstanceOf<FileLineColLoc>())
    os << fileLoc.getFilename().getValue() << ':' << fileLoc.getLine() << ':'
       << fileLoc.getColumn();
  else
    os << op->getLoc();
  return text;
}

/// The remark can be asked for by the pass's name.
static remark::RemarkOpts getRemarkOpts(Operation *op, StringRef category,
                                        StringRef name) {
  return remark::RemarkOpts::name(name).category(category).function(
      getFunctionName(op));
}

void emitFused(Operation *op, StringRef category, StringRef chain,
               const Twine &detail,
               ArrayRef<std::pair<StringRef, int64_t>> metrics) {
  remark::detail::InFlightRemark remark =
      remark::passed(op->getLoc(), getRemarkOpts(op, category, "fused"));
  if (remark) {
    remark << (Twine(chain) + ": " + detail).str();
    for (auto [key, value] : metrics)
      remark << remark::metric(key, value);
  }
  if (Report *report = getReport(op->getContext()))
    report->addSite({getFunctionName(op).str(), getLocationText(op),
                     chain.str(), /*fused=*/true, /*reason=*/"", detail.str()});
}

void emitRefused(Operation *op, StringRef category, StringRef chain,
                 StringRef code, const Twine &detail, const Twine &suggestion) {
  remark::detail::InFlightRemark remark =
      remark::missed(op->getLoc(), getRemarkOpts(op, category, code));
  if (remark)
    remark << (Twine(chain) + " not fused").str()
           << remark::reason("{0}", detail.str())
           << remark::suggest("{0}", suggestion.str());
  if (Report *report = getReport(op->getContext()))
    report->addSite({getFunctionName(op).str(), getLocationText(op),
                     chain.str(), /*fused=*/false, code.str(), detail.str()});
}

void emitFallback(Operation *op, StringRef category, StringRef code,
                  const Twine &detail, const Twine &suggestion) {
  StringRef kind = op->getName().stripDialect();
  remark::detail::InFlightRemark remark =
      remark::missed(op->getLoc(), getRemarkOpts(op, category, code));
  if (remark)
    remark << (Twine(kind) + " without a kernel").str()
           << remark::reason("{0}", detail.str())
           << remark::suggest("{0}", suggestion.str());
  if (Report *report = getReport(op->getContext()))
    report->addFallback({kind.str(), getFunctionName(op).str(),
                         getLocationText(op), code.str(), detail.str()});
}

void emitRaised(Operation *op, StringRef category, StringRef kind,
                const Twine &detail) {
  remark::detail::InFlightRemark remark =
      remark::passed(op->getLoc(), getRemarkOpts(op, category, kind));
  if (remark)
    remark << detail.str();
  if (Report *report = getReport(op->getContext()))
    report->addRaised(kind);
}

void emitLookAlike(Operation *op, StringRef category, StringRef kind,
                   StringRef code, const Twine &detail,
                   const Twine &suggestion) {
  remark::detail::InFlightRemark remark =
      remark::missed(op->getLoc(), getRemarkOpts(op, category, code));
  if (remark)
    remark << ("resembles " + Twine(kind)).str()
           << remark::reason("{0}", detail.str())
           << remark::suggest("{0}", suggestion.str());
  if (Report *report = getReport(op->getContext()))
    report->addLookAlike({kind.str(), getFunctionName(op).str(),
                          getLocationText(op), code.str(), detail.str()});
}

} // namespace prelude
