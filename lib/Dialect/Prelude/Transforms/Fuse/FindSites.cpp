//===- FindSites.cpp - Which ops belong together --------------------------===//
//
// Finds the anchors of a block, traces the chains of q, k and v, and decides
// which q goes with which k.
//
//===----------------------------------------------------------------------===//

#include "Site.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace prelude {

FuseRefusal refuse(FuseReason reason, const Twine &detail) {
  static constexpr struct {
    StringLiteral code, remedy;
  } kReasons[] = {
#define PRELUDE_FUSE_REASON(NAME, CODE, MEANING, REMEDY) {CODE, REMEDY},
#include "prelude/Dialect/Prelude/Transforms/ReasonCodes.def"
  };
  const auto &entry = kReasons[static_cast<unsigned>(reason)];
  return {entry.code, detail.str(), entry.remedy.str()};
}

std::string describe(Operation *op) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '\'' << op->getName() << '\'';
  if (auto loc = op->getLoc()->findInstanceOf<FileLineColLoc>())
    os << " in line " << loc.getLine();
  return text;
}

SmallVector<OpOperand *> getElementUses(Value value) {
  SmallVector<OpOperand *> uses;
  SmallVector<Value> values = {value};
  while (!values.empty()) {
    for (OpOperand &use : values.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      if (isa<tensor::DimOp>(user))
        continue;
      if (isView(user) && use.getOperandNumber() == 0)
        values.push_back(user->getResult(0));
      else
        uses.push_back(&use);
    }
  }
  return uses;
}

//===----------------------------------------------------------------------===//
// Comparing chains
//===----------------------------------------------------------------------===//

/// Why the ropes of two chains aren't one; "" where they are.
static std::string compareRopes(Chain &q, Chain &k) {
  if (!q.rope && !k.rope)
    return "";
  if (!q.rope || !k.rope)
    return q.rope ? "q is rotated and k isn't" : "k is rotated and q isn't";
  RopeOp a = q.rope, b = k.rope;
  if (a.getStyle() != b.getStyle())
    return ("the ropes of q and k have styles '" +
            stringifyRopeStyle(a.getStyle()) + "' and '" +
            stringifyRopeStyle(b.getStyle()) + "'")
        .str();
  bool isF32 = cast<ShapedType>(a.getX().getType()).getElementType().isF32();
  if (a.getRounding() != b.getRounding() && !isF32)
    return ("the ropes of q and k round '" +
            stringifyRounding(a.getRounding()) + "' and '" +
            stringifyRounding(b.getRounding()) + "'")
        .str();
  if (a.getRotarySize() != b.getRotarySize() ||
      a.getRotaryOffset() != b.getRotaryOffset())
    return llvm::formatv("q rotates {0} dims from {1}, k {2} from {3}",
                         a.getRotarySize(), a.getRotaryOffset(),
                         b.getRotarySize(), b.getRotaryOffset());
  if (a.getSections() != b.getSections() ||
      a.getSectionOrder() != b.getSectionOrder())
    return "the ropes of q and k have different sections";
  if (!isSameValue(a.getCos(), b.getCos()) ||
      !isSameValue(a.getSin(), b.getSin()))
    return "the ropes of q and k use different tables";
  if (static_cast<bool>(a.getPositions()) !=
          static_cast<bool>(b.getPositions()) ||
      (a.getPositions() && !isSameValue(a.getPositions(), b.getPositions())))
    return "the ropes of q and k use different positions";
  return "";
}

static int64_t getLastExtent(Value value) {
  return cast<ShapedType>(value.getType()).getShape().back();
}

/// Whether two chains can be the q and the k of one fused op, as far as they
/// are computed alike.
static std::string compareChains(Chain &q, Chain &k) {
  if (getLastExtent(q.result) != getLastExtent(k.result))
    return llvm::formatv("the head sizes of q and k are {0} and {1}",
                         getLastExtent(q.result), getLastExtent(k.result));
  return compareRopes(q, k);
}

//===----------------------------------------------------------------------===//
// Roles without a cache
//===----------------------------------------------------------------------===//

/// How many ops lie between a chain and the scores of attention at most.
static constexpr unsigned kMaxScoreOps = 16;

/// The contraction that a value goes into, through views and elementwise ops
/// (a scale, the repetition of k's heads), and as which operand.
static std::pair<Operation *, unsigned> findContraction(Value value) {
  SmallVector<Value> values = {value};
  for (unsigned i = 0; i != values.size() && i != kMaxScoreOps; ++i)
    for (OpOperand &use : values[i].getUses()) {
      Operation *user = use.getOwner();
      auto linalgOp = dyn_cast<linalg::LinalgOp>(user);
      if (linalgOp && linalgOp.getNumReductionLoops() == 1 &&
          linalgOp.getNumDpsInputs() == 2 && linalgOp.isDpsInput(&use))
        return {user, use.getOperandNumber()};
      if (user->getNumResults() == 1 &&
          isa<RankedTensorType>(user->getResult(0).getType()) &&
          (isView(user) || (linalgOp && linalgOp.getNumReductionLoops() == 0)))
        values.push_back(user->getResult(0));
    }
  return {nullptr, 0};
}

/// Whether of two chains `a` is k: the right-hand side of the scores q * k. The
/// op treats both alike, so where the use doesn't tell, nothing depends on it.
static bool isKey(Chain &a, Chain &b) {
  auto [opA, operandA] = findContraction(a.made);
  auto [opB, operandB] = findContraction(b.made);
  return opA && opA == opB && operandA > operandB;
}

//===----------------------------------------------------------------------===//
// Sites
//===----------------------------------------------------------------------===//

namespace {
/// A chain that no cache write stores.
struct FreeChain {
  Chain chain;
  /// How many sites would take it.
  unsigned takers = 0;
  bool taken = false;
};

class SiteFinder {
public:
  explicit SiteFinder(Block &block) { collect(block); }

  std::vector<Site> find();

private:
  void collect(Block &block);
  void traceWrites();
  void traceFreeChains();
  void pairWrites();
  void pairFreeChains();
  /// The chains that have an origin in common with `chain`.
  SmallVector<FreeChain *> getRelated(const Chain &chain);

  SmallVector<KVCacheUpdateOp> writes;
  SmallVector<Operation *> chainOps;
  /// Which ops belong to a chain already, and to which write (-1: to none).
  DenseMap<Operation *, int> owner;
  std::vector<Site> sites;
  std::vector<Chain> keys; ///< by site of a write
  std::vector<FreeChain> freeChains;
  DenseMap<Value, SmallVector<unsigned, 2>> byOrigin;
};
} // namespace

void SiteFinder::collect(Block &block) {
  for (Operation &op : block) {
    if (op.hasAttr(kFallbackAttr))
      continue;
    if (auto write = dyn_cast<KVCacheUpdateOp>(op))
      writes.push_back(write);
    else if (isa<RopeOp, RmsNormOp>(op) && op.getNumResults() == 1)
      chainOps.push_back(&op);
  }
}

static std::string getChainName(bool norm, bool rope, bool cache) {
  std::string name;
  auto add = [&](StringRef part) {
    if (!name.empty())
      name += '+';
    name += part;
  };
  if (norm)
    add("norm");
  if (rope)
    add("rope");
  if (cache)
    add("cache");
  return name;
}

void SiteFinder::traceWrites() {
  for (KVCacheUpdateOp write : writes) {
    Site site;
    site.write = write;
    site.anchor = write;
    if (!isa<RankedTensorType>(write.getK().getType())) {
      site.chain = "cache";
      site.refusal = refuse(FuseReason::NotTensors,
                            "the cache write takes memrefs, not tensors");
      sites.push_back(std::move(site));
      keys.emplace_back();
      continue;
    }
    Chain k = traceChain(write.getK());
    Chain v = traceChain(write.getV());
    site.k = k.getLast();
    site.chain = getChainName(static_cast<bool>(k.norm),
                              static_cast<bool>(k.rope), /*cache=*/true);
    int index = sites.size();
    for (Chain *chain : {&k, &v})
      for (Operation *op : {chain->getLast(), chain->getFirstOfTwo()}) {
        if (!op)
          continue;
        auto [it, isNew] = owner.try_emplace(op, index);
        if (!isNew && it->second != index && !site.refusal)
          site.refusal = refuse(FuseReason::IntermediateUse,
                                "what " + describe(op) +
                                    " makes is stored by two cache writes, " +
                                    describe(sites[it->second].write) +
                                    " and " + describe(write));
      }
    if (k.isBare() && !site.refusal)
      site.refusal =
          refuse(FuseReason::BareCache, "no norm and no rope was found before "
                                        "k, which is stored as it comes");
    sites.push_back(std::move(site));
    keys.push_back(std::move(k));
  }
}

void SiteFinder::traceFreeChains() {
  // Backward, so that the last op of a chain claims the one before.
  for (Operation *op : llvm::reverse(chainOps)) {
    if (owner.count(op) ||
        cast<RankedTensorType>(op->getResult(0).getType()).getRank() != 3)
      continue;
    FreeChain entry{traceChain(op->getResult(0))};
    if (entry.chain.getLast() != op)
      continue;
    owner.try_emplace(op, -1);
    if (Operation *first = entry.chain.getFirstOfTwo())
      owner.try_emplace(first, -1);
    freeChains.push_back(std::move(entry));
  }
  std::reverse(freeChains.begin(), freeChains.end());
  for (auto [index, entry] : llvm::enumerate(freeChains))
    for (Value origin : entry.chain.origins)
      byOrigin[origin].push_back(index);
}

SmallVector<FreeChain *> SiteFinder::getRelated(const Chain &chain) {
  llvm::SmallSetVector<unsigned, 4> related;
  for (Value origin : chain.origins) {
    auto it = byOrigin.find(origin);
    if (it != byOrigin.end())
      related.insert(it->second.begin(), it->second.end());
  }
  SmallVector<FreeChain *> entries;
  for (unsigned index : related)
    entries.push_back(&freeChains[index]);
  return entries;
}

/// Whether the activations are an argument, of which nothing tells where they
/// come from.
static bool isArgument(const Chain &chain) {
  return isa<BlockArgument>(chain.root);
}

void SiteFinder::pairWrites() {
  // Which q each write would take, so that a q that two would take goes to
  // neither.
  SmallVector<std::pair<Site *, FreeChain *>> choices;
  SmallVector<unsigned> unpaired;
  for (auto [index, site] : llvm::enumerate(sites)) {
    if (site.refusal)
      continue;
    SmallVector<FreeChain *> matching;
    std::string difference;
    FreeChain *different = nullptr;
    for (FreeChain *entry : getRelated(keys[index])) {
      std::string text = compareChains(entry->chain, keys[index]);
      if (text.empty()) {
        matching.push_back(entry);
      } else if (difference.empty()) {
        difference = text;
        different = entry;
      }
    }
    if (matching.size() > 1) {
      for (FreeChain *entry : matching)
        entry->taken = true;
      site.refusal = refuse(
          FuseReason::AmbiguousQ,
          llvm::formatv("{0} values share activations, tables and positions "
                        "with k: {1} and {2}",
                        matching.size(), describe(matching[0]->chain.getLast()),
                        describe(matching[1]->chain.getLast()))
              .str());
    } else if (matching.size() == 1) {
      ++matching[0]->takers;
      choices.push_back({&site, matching[0]});
    } else if (different) {
      different->taken = true;
      site.refusal =
          refuse(FuseReason::Mismatch,
                 difference + " (" + describe(different->chain.getLast()) +
                     " and " + describe(site.k) + ")");
    } else {
      unpaired.push_back(index);
    }
  }
  for (auto [site, entry] : choices) {
    entry->taken = true;
    if (entry->takers == 1) {
      site->q = entry->chain.getLast();
      continue;
    }
    site->refusal =
        refuse(FuseReason::AmbiguousQ,
               llvm::formatv("{0} cache writes share activations, tables and "
                             "positions with the one q of {1}",
                             entry->takers, describe(entry->chain.getLast()))
                   .str());
  }

  // Activations that are arguments share nothing. They belong together where
  // there is one q and one k that can.
  SmallVector<unsigned> argumentKeys;
  for (unsigned index : unpaired)
    if (isArgument(keys[index]))
      argumentKeys.push_back(index);
  SmallVector<FreeChain *> arguments;
  for (FreeChain &entry : freeChains)
    if (!entry.taken && isArgument(entry.chain))
      arguments.push_back(&entry);
  for (unsigned index : unpaired) {
    Site &site = sites[index];
    SmallVector<FreeChain *> matching;
    if (isArgument(keys[index]))
      llvm::copy_if(arguments, std::back_inserter(matching),
                    [&](FreeChain *entry) {
                      return compareChains(entry->chain, keys[index]).empty();
                    });
    for (FreeChain *entry : matching)
      entry->taken = true;
    if (matching.size() == 1 && argumentKeys.size() == 1) {
      site.q = matching[0]->chain.getLast();
    } else if (matching.empty()) {
      site.refusal =
          refuse(FuseReason::NoQ, "no norm or rope has the activations of k (" +
                                      describe(site.k) + ")");
    } else {
      site.refusal = refuse(
          FuseReason::AmbiguousQ,
          llvm::formatv("{0} values and {1} cache writes could belong together",
                        matching.size(), argumentKeys.size())
              .str());
    }
  }
}

void SiteFinder::pairFreeChains() {
  // Only norm and rope together are worth one op without a cache.
  for (FreeChain &entry : freeChains) {
    if (entry.taken || !entry.chain.norm || !entry.chain.rope)
      continue;
    entry.taken = true;
    SmallVector<FreeChain *> matching;
    for (FreeChain *other : getRelated(entry.chain))
      if (!other->taken && other->chain.rope &&
          compareChains(other->chain, entry.chain).empty())
        matching.push_back(other);
    if (matching.empty() && isArgument(entry.chain))
      for (FreeChain &other : freeChains)
        if (!other.taken && isArgument(other.chain) && other.chain.rope &&
            compareChains(other.chain, entry.chain).empty())
          matching.push_back(&other);
    for (FreeChain *other : matching)
      other->taken = true;

    Site site;
    site.chain = getChainName(true, true, /*cache=*/false);
    site.anchor = entry.chain.getLast();
    if (matching.empty()) {
      site.refusal =
          refuse(FuseReason::NoPartner,
                 "only " + describe(site.anchor) + " has these activations");
    } else if (matching.size() > 1) {
      site.refusal = refuse(
          FuseReason::AmbiguousQ,
          llvm::formatv("{0} values share activations, tables and positions: "
                        "{1}, {2} and {3}",
                        matching.size() + 1, describe(site.anchor),
                        describe(matching[0]->chain.getLast()),
                        describe(matching[1]->chain.getLast()))
              .str());
    } else {
      Chain *q = &entry.chain, *k = &matching[0]->chain;
      if (isKey(*q, *k))
        std::swap(q, k);
      site.q = q->getLast();
      site.k = k->getLast();
      // The later of the two, where both are known.
      site.anchor = site.q->isBeforeInBlock(site.k) ? site.k : site.q;
    }
    sites.push_back(std::move(site));
  }
}

std::vector<Site> SiteFinder::find() {
  traceWrites();
  traceFreeChains();
  pairWrites();
  pairFreeChains();
  llvm::sort(sites, [](const Site &a, const Site &b) {
    return a.anchor != b.anchor && a.anchor->isBeforeInBlock(b.anchor);
  });
  return std::move(sites);
}

std::vector<Site> findSites(Block &block) { return SiteFinder(block).find(); }

} // namespace prelude
