//===- Raise.cpp - Recognise the ops in linalg on tensors -----------------===//
//
// One function: finds candidates in one walk, matches all of them on the IR as
// it came, then writes the ops and erases what they replace.
//
//===----------------------------------------------------------------------===//

#include "prelude/Dialect/Prelude/Transforms/Raise.h"

#include "BodyTaps.h"
#include "EmitOps.h"
#include "Matchers.h"
#include "Materializer.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "prelude/Dialect/Prelude/Transforms/Report.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace prelude {

/// How far from an inverse root the end of a norm may be.
static constexpr unsigned kMaxNormUsers = 32;
/// How many ops behind a refused root count as part of it.
static constexpr unsigned kMaxRegion = 48;

//===----------------------------------------------------------------------===//
// What the matchers share
//===----------------------------------------------------------------------===//

StringRef getCode(RaiseReason reason) {
  static constexpr llvm::StringLiteral kCodes[] = {
#define PRELUDE_RAISE_REASON(NAME, CODE, MEANING, REMEDY) CODE,
#include "prelude/Dialect/Prelude/Transforms/ReasonCodes.def"
  };
  return kCodes[static_cast<unsigned>(reason)];
}

StringRef getRemedy(RaiseReason reason) {
  static constexpr llvm::StringLiteral kRemedies[] = {
#define PRELUDE_RAISE_REASON(NAME, CODE, MEANING, REMEDY) REMEDY,
#include "prelude/Dialect/Prelude/Transforms/ReasonCodes.def"
  };
  return kRemedies[static_cast<unsigned>(reason)];
}

SmallVector<NodeRef, 4> getViews(ScalarTracer &tracer, NodeRef node) {
  SmallVector<NodeRef, 4> views;
  while (node && node->kind == NodeKind::Load) {
    views.push_back(node);
    NodeRef next = tracer.expand(node);
    if (next == node || tracer.isExhausted())
      break;
    node = next;
  }
  return views;
}

Axes getAxes(IndexSpace &space, ArrayRef<int64_t> shape) {
  // Numbered without the dimensions of 1, so that shapes that differ in these
  // only have the same dims.
  Axes axes;
  unsigned number = 0;
  for (int64_t extent : shape) {
    axes.push_back({space.getDim(DimKind::Loop, extent, number), extent});
    number += extent != 1;
  }
  return axes;
}

SmallVector<AffineExpr, 4> getDims(ArrayRef<Axis> axes) {
  SmallVector<AffineExpr, 4> dims;
  for (const Axis &axis : axes)
    dims.push_back(axis.dim);
  return dims;
}

bool isActivationElementType(Type type) {
  return type.isF16() || type.isBF16() || type.isF32();
}

std::string printNumber(double value) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%g", value);
  return text;
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

namespace {

struct LookAlike {
  Operation *op;
  llvm::StringLiteral kind;
  RaiseRefusal refusal;
};

class Raiser {
public:
  Raiser(Operation *function, const RaiseOptions &options)
      : function(function), options(options),
        tracer(function->getContext(), options.traceLimit), taps(tracer),
        materializer(tracer) {}

  bool run();

private:
  void matchNorms(ArrayRef<Value> anchors);
  void matchRopes(ArrayRef<Value> anchors);
  void matchWrites(ArrayRef<Operation *> anchors);
  StoredRole getRole(const CacheWrite &write);
  void adaptNorm(ArrayRef<NodeRef> views, ArrayRef<Axis> axes,
                 const TokenMajor &layout);
  void adaptToInput(NormMatch &norm);
  void findLayerNorms();
  void reportLookAlikes();

  void emitOps();
  void replaceRoots();
  void eraseDead();

  Operation *function;
  const RaiseOptions &options;
  ScalarTracer tracer;
  BodyTaps taps;
  Materializer materializer;

  std::vector<NormMatch> norms;
  std::vector<RopeMatch> ropes;
  std::vector<CacheUpdate> updates;
  DenseMap<Value, unsigned> normOfRoot;
  DenseSet<Value> roots;
  std::vector<LookAlike> lookAlikes;
  /// Told only where they norm q or k: elsewhere they are nobody's concern.
  std::vector<LookAlike> layerNorms;
  /// Ops that belong to a matched or refused root: no roots of their own.
  DenseSet<Operation *> covered;

  struct Replacement {
    Value root, view;
  };
  std::vector<Replacement> replacements;
  llvm::SmallSetVector<Operation *, 16> maybeDead;
};

/// The ops that compute `root`, up to the tensors `leaves`.
void collectRegion(Value root, const DenseSet<Value> &leaves,
                   DenseSet<Operation *> &region) {
  SmallVector<Value> worklist = {root};
  unsigned count = 0;
  while (!worklist.empty() && count < kMaxRegion) {
    Value value = worklist.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || leaves.contains(value) || !region.insert(op).second)
      continue;
    ++count;
    // What its body reads from outside belongs to it too.
    op->walk([&](Operation *inner) {
      for (Value operand : inner->getOperands())
        if (Operation *def = operand.getDefiningOp();
            def && !op->isAncestor(def))
          worklist.push_back(operand);
    });
  }
}

/// The first op of a dialect that frontends lower from, or null.
Operation *findForeignOp(Operation *function) {
  Operation *found = nullptr;
  function->walk([&](Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    if (!llvm::is_contained({"tosa", "torch", "stablehlo", "chlo", "mhlo",
                             "onnx", "tfl", "ttir"},
                            dialect))
      return WalkResult::advance();
    found = op;
    return WalkResult::interrupt();
  });
  return found;
}

void Raiser::matchNorms(ArrayRef<Value> anchors) {
  DenseSet<Value> visited; // from an anchor in the same body
  for (Value anchor : anchors) {
    if (visited.contains(anchor) || isOtherRoot(tracer, anchor))
      continue;
    // Forward from the inverse root: what may be the end of a norm.
    struct Entry {
      Value value;
      int parent;
      bool isInner; ///< a longer match contains it
    };
    SmallVector<Entry> entries = {{anchor, -1, false}};
    DenseSet<Value> seen = {anchor};
    std::vector<std::optional<NormMatch>> matches;
    MaybeRefusal firstRefusal;
    Operation *refused = nullptr;
    bool isFromBody = false;
    for (unsigned i = 0; i < entries.size(); ++i) {
      Value value = entries[i].value;
      MaybeRefusal refusal;
      matches.push_back(normOfRoot.contains(value)
                            ? std::nullopt
                            : matchRmsNorm(tracer, value, options, refusal));
      if (matches.back())
        for (int p = entries[i].parent; p >= 0; p = entries[p].parent)
          entries[p].isInner = true;
      SmallVector<Value> later;
      taps.getLater(value, later);
      // What is wrong with a part of a body only counts where nothing is wrong
      // with the whole.
      bool isInBody = !later.empty();
      if (refusal && (!firstRefusal || (isFromBody && !isInBody))) {
        firstRefusal = refusal;
        refused = value.getDefiningOp();
        isFromBody = isInBody;
      }
      for (Operation *user : value.getUsers()) {
        if (entries.size() >= kMaxNormUsers || user->getNumResults() != 1)
          continue;
        auto linalgOp = dyn_cast<linalg::LinalgOp>(user);
        bool isPart =
            (linalgOp && isElementwise(linalgOp)) ||
            isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(user) ||
            OpTrait::hasElementwiseMappableTraits(user);
        if (isPart && seen.insert(user->getResult(0)).second)
          entries.push_back({user->getResult(0), static_cast<int>(i), false});
      }
      visited.insert(later.begin(), later.end());
      // Each is behind the one before.
      int parent = i;
      for (Value next : later)
        if (entries.size() < kMaxNormUsers && seen.insert(next).second) {
          entries.push_back({next, parent, false});
          parent = entries.size() - 1;
        }
    }
    bool any = false;
    for (auto [entry, match] : llvm::zip_equal(entries, matches)) {
      if (!match)
        continue;
      any = true;
      // The end of a norm is where something is computed.
      if (entry.isInner || normOfRoot.contains(match->root))
        continue;
      normOfRoot[match->root] = norms.size();
      norms.push_back(std::move(*match));
    }
    if (any || !firstRefusal || !refused)
      continue;
    LookAlike lookAlike = {refused, "rms_norm", *firstRefusal};
    if (firstRefusal->reason == RaiseReason::LayerNorm)
      layerNorms.push_back(lookAlike);
    else
      lookAlikes.push_back(lookAlike);
  }
  for (NormMatch &norm : norms) {
    roots.insert(norm.root);
    tracer.addLeaf(norm.root);
  }
}

void Raiser::matchRopes(ArrayRef<Value> anchors) {
  SmallVector<std::pair<Value, RaiseRefusal>> refused;
  for (Value anchor : llvm::reverse(anchors)) {
    Operation *op = anchor.getDefiningOp();
    if (roots.contains(anchor) ||
        (covered.contains(op) &&
         llvm::all_of(op->getUsers(), [&](Operation *user) {
           Operation *around = op->getBlock()->findAncestorOpInBlock(*user);
           return around && covered.contains(around);
         })))
      continue;
    MaybeRefusal refusal;
    std::optional<RopeMatch> match = matchRope(tracer, anchor, refusal);
    if (!match) {
      if (refusal)
        refused.push_back({anchor, *refusal});
      continue;
    }
    DenseSet<Value> leaves;
    for (auto *views : {&match->input, &match->cos, &match->sin})
      leaves.insert(views->back()->value);
    collectRegion(anchor, leaves, covered);
    // The body around a tap will read the rotation only.
    if (Operation *around = taps.getOp(anchor))
      covered.insert(around);
    tracer.addLeaf(anchor);
    roots.insert(anchor);
    adaptNorm(match->input, match->axes, match->layout);
    ropes.push_back(std::move(*match));
  }
  std::reverse(ropes.begin(), ropes.end());

  // Of nested look-alikes the outermost is told, and none that holds a match.
  for (auto &[anchor, refusal] : refused) {
    Operation *op = anchor.getDefiningOp();
    if (covered.contains(op))
      continue;
    DenseSet<Operation *> region;
    collectRegion(anchor, roots, region);
    bool holdsMatch = llvm::any_of(ropes, [&](const RopeMatch &rope) {
      return region.contains(rope.root.getDefiningOp());
    });
    for (Value operand : op->getOperands())
      holdsMatch |= roots.contains(operand) && !normOfRoot.contains(operand);
    covered.insert(region.begin(), region.end());
    if (!holdsMatch)
      lookAlikes.push_back({op, "rope", refusal});
  }
  for (Value anchor : anchors) {
    Operation *op = anchor.getDefiningOp();
    if (isa<tensor::ConcatOp, tensor::InsertSliceOp>(op) &&
        !covered.contains(op) && !roots.contains(anchor) &&
        isRotateHalf(tracer, anchor))
      lookAlikes.push_back(
          {op,
           "rope",
           {RaiseReason::RopeNoProducts,
            "the halves of a tensor are swapped and one is negated"}});
  }
}

/// Lets the norm behind `views` have the heads that its user has.
void Raiser::adaptNorm(ArrayRef<NodeRef> views, ArrayRef<Axis> axes,
                       const TokenMajor &layout) {
  NodeRef load = views.back();
  auto it = normOfRoot.find(load->value);
  if (it == normOfRoot.end() || !layout.heads)
    return;
  NormMatch &norm = norms[it->second];
  if (norm.axes.size() < 2)
    return;
  auto findDim = [&](const Axis &axis) -> std::optional<unsigned> {
    for (auto [number, index] : llvm::enumerate(load->indices))
      if (axis.extent != 1 && index == axis.dim)
        return number;
    return std::nullopt;
  };
  std::optional<unsigned> heads = findDim(axes[*layout.heads]);
  if (!heads || *heads == norm.layout.last)
    return;
  // Rows in the user's order; dimensions of 1 are rows anywhere.
  TokenMajor adapted;
  adapted.heads = heads;
  adapted.last = norm.layout.last;
  for (unsigned i = 0; i + 1 < norm.axes.size(); ++i)
    if (i != *heads && norm.axes[i].extent == 1)
      adapted.rows.push_back(i);
  for (unsigned row : layout.rows)
    if (std::optional<unsigned> dim = findDim(axes[row]))
      adapted.rows.push_back(*dim);
  if (adapted.rows.size() + 2 == norm.axes.size())
    norm.layout = adapted;
}

/// Lets `norm` have the heads of the rotation that it reads.
void Raiser::adaptToInput(NormMatch &norm) {
  NodeRef load = norm.input.back();
  auto rope = llvm::find_if(
      ropes, [&](const RopeMatch &match) { return match.root == load->value; });
  if (rope == ropes.end() || !rope->layout.heads || norm.axes.size() < 2)
    return;
  auto findDim = [&](unsigned ropeDim) -> std::optional<unsigned> {
    for (auto [number, axis] : llvm::enumerate(norm.axes))
      if (axis.extent != 1 && load->indices[ropeDim] == axis.dim)
        return number;
    return std::nullopt;
  };
  std::optional<unsigned> heads = findDim(*rope->layout.heads);
  if (!heads || *heads == norm.layout.last)
    return;
  TokenMajor adapted;
  adapted.heads = heads;
  adapted.last = norm.layout.last;
  for (unsigned i = 0; i + 1 < norm.axes.size(); ++i)
    if (i != *heads && norm.axes[i].extent == 1)
      adapted.rows.push_back(i);
  for (unsigned row : rope->layout.rows)
    if (std::optional<unsigned> dim = findDim(row))
      adapted.rows.push_back(*dim);
  if (adapted.rows.size() + 2 == norm.axes.size())
    norm.layout = adapted;
}

//===----------------------------------------------------------------------===//
// Cache writes
//===----------------------------------------------------------------------===//

StoredRole Raiser::getRole(const CacheWrite &write) {
  Value stored = write.stored.back()->value;
  if (!roots.contains(stored))
    return StoredRole::Plain;
  auto it = normOfRoot.find(stored);
  if (it == normOfRoot.end())
    return StoredRole::Rotated;
  // Normed behind a rotation?
  Value input = norms[it->second].input.back()->value;
  return roots.contains(input) && !normOfRoot.contains(input)
             ? StoredRole::Rotated
             : StoredRole::Normed;
}

void Raiser::matchWrites(ArrayRef<Operation *> anchors) {
  std::vector<CacheWrite> writes;
  for (Operation *op : anchors) {
    MaybeRefusal refusal;
    std::optional<CacheWrite> write = matchCacheWrite(tracer, op, refusal);
    if (write) {
      adaptNorm(write->stored, write->axes, write->axesLayout);
      writes.push_back(std::move(*write));
    } else if (refusal) {
      lookAlikes.push_back({op, "kv_cache_update", *refusal});
    }
  }
  pairCacheWrites(
      writes, [&](const CacheWrite &write) { return getRole(write); }, updates,
      [&](const CacheWrite &write, RaiseReason reason, std::string detail) {
        lookAlikes.push_back(
            {write.op, "kv_cache_update", {reason, std::move(detail)}});
      });
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

void Raiser::emitOps() {
  // A producer before its users, whatever it is.
  DenseMap<Operation *, unsigned> order;
  unsigned next = 0;
  function->walk<WalkOrder::PreOrder>(
      [&](Operation *op) { order[op] = next++; });
  SmallVector<std::pair<unsigned, std::function<void()>>> emissions;
  for (const NormMatch &match : norms)
    emissions.push_back({order[match.root.getDefiningOp()], [this, &match] {
                           replacements.push_back(
                               {match.root, emitRmsNorm(materializer, match)});
                         }});
  for (const RopeMatch &match : ropes)
    emissions.push_back(
        {order[match.root.getDefiningOp()], [this, &match] {
           replacements.push_back({match.root, emitRope(materializer, match)});
         }});
  for (const CacheUpdate &match : updates)
    emissions.push_back({order[match.place], [this, &match] {
                           auto [k, v] = emitKVCacheUpdate(materializer, match);
                           replacements.push_back({match.k.result, k});
                           replacements.push_back({match.v.result, v});
                         }});
  llvm::sort(emissions,
             [](auto &lhs, auto &rhs) { return lhs.first < rhs.first; });
  for (auto &emission : emissions)
    emission.second();
}

void Raiser::replaceRoots() {
  auto replace = [&](Replacement &replacement) {
    maybeDead.insert(replacement.root.getDefiningOp());
    if (Operation *view = replacement.view.getDefiningOp())
      maybeDead.insert(view);
    replacement.root.replaceAllUsesWith(replacement.view);
  };
  // Writes first: their bodies read no rotation any more.
  auto isWrite = [&](const Replacement &replacement) {
    return !roots.contains(replacement.root);
  };
  for (Replacement &replacement : replacements)
    if (isWrite(replacement))
      replace(replacement);
  taps.readRoots(roots, [this](Operation *op) { maybeDead.insert(op); });
  for (Replacement &replacement : replacements)
    if (!isWrite(replacement))
      replace(replacement);
}

void Raiser::eraseDead() {
  DenseSet<Operation *> scatters;
  for (const CacheUpdate &update : updates) {
    scatters.insert(update.k.op);
    scatters.insert(update.v.op);
  }
  while (!maybeDead.empty()) {
    Operation *op = maybeDead.pop_back_val();
    // An op that isn't registered has unknown effects; these we know.
    if (!(scatters.contains(op) ? op->use_empty() : isOpTriviallyDead(op)))
      continue;
    SmallVector<Value> operands(op->getOperands());
    op->walk([&](Operation *inner) {
      if (inner != op)
        llvm::append_range(operands, inner->getOperands());
    });
    for (Value operand : operands)
      if (Operation *def = operand.getDefiningOp())
        if (!op->isAncestor(def))
          maybeDead.insert(def);
    op->erase();
  }
}

/// Moves the LayerNorms that a rotation reads to what is told.
void Raiser::findLayerNorms() {
  if (layerNorms.empty())
    return;
  DenseSet<Operation *> region;
  for (const RopeMatch &rope : ropes) {
    SmallVector<Value> worklist = {rope.input.back()->value};
    unsigned count = 0;
    while (!worklist.empty() && count < kMaxRegion) {
      Operation *op = worklist.pop_back_val().getDefiningOp();
      // Not beyond the projection.
      auto linalgOp = dyn_cast_or_null<linalg::LinalgOp>(op);
      if (!op || (linalgOp && linalg::isaContractionOpInterface(linalgOp)) ||
          !region.insert(op).second)
        continue;
      ++count;
      llvm::append_range(worklist, op->getOperands());
    }
  }
  for (const LookAlike &norm : layerNorms)
    if (region.contains(norm.op))
      lookAlikes.push_back(norm);
}

void Raiser::reportLookAlikes() {
  findLayerNorms();
  for (const LookAlike &lookAlike : lookAlikes)
    emitLookAlike(lookAlike.op, kRaisePass, lookAlike.kind,
                  getCode(lookAlike.refusal.reason), lookAlike.refusal.detail,
                  getRemedy(lookAlike.refusal.reason));
}

bool Raiser::run() {
  taps.create(function);
  Candidates candidates = findCandidates(tracer, function);
  for (auto *anchors : {&candidates.norms, &candidates.ropes})
    for (Value &anchor : *anchors)
      anchor = taps.getShown(anchor);
  if (options.raiseNorms)
    matchNorms(candidates.norms);
  if (options.raiseRopes)
    matchRopes(candidates.ropes);
  // What norms a rotated value has the rotation's heads.
  for (NormMatch &norm : norms)
    adaptToInput(norm);
  if (options.raiseCacheUpdates) {
    matchWrites(candidates.writes);
    for (Operation *op : candidates.concats)
      lookAlikes.push_back(
          {op,
           "kv_cache_update",
           {RaiseReason::CacheConcat,
            llvm::formatv("{0} grows to {1}", op->getOperand(0).getType(),
                          op->getResult(0).getType())}});
  }
  for (Operation *op : candidates.calls)
    if (options.raiseCacheUpdates)
      lookAlikes.push_back(
          {op,
           "kv_cache_update",
           {RaiseReason::CacheCall, "it takes a cache and gives a new one"}});
  // What a frontend's dialect says can't be looked into.
  if (norms.empty() && ropes.empty() && updates.empty() && lookAlikes.empty())
    if (Operation *op = findForeignOp(function))
      lookAlikes.push_back(
          {op,
           "attention",
           {RaiseReason::ForeignDialect,
            llvm::formatv("'{0}' is the first of them", op->getName())}});
  // An attention is never passed over in silence.
  if (norms.empty() && ropes.empty() && updates.empty() && lookAlikes.empty())
    for (Operation *op : candidates.attentions)
      lookAlikes.push_back(
          {op,
           "attention",
           {RaiseReason::NoPrelude, "neither norm, rope nor cache write"}});
  reportLookAlikes();
  if (norms.empty() && ropes.empty() && updates.empty()) {
    taps.eraseAll();
    return false;
  }

  emitOps();
  replaceRoots();
  eraseDead();
  return true;
}

} // namespace

bool raise(Operation *function, const RaiseOptions &options) {
  return Raiser(function, options).run();
}

} // namespace prelude
