//===- Raise.cpp - Recognise the ops in linalg on tensors -----------------===//
//
// One function: finds candidates in one walk, matches all of them on the IR as
// it came, then writes the ops and erases what they replace.
//
//===----------------------------------------------------------------------===//

#include "prelude/Dialect/Prelude/Transforms/Raise.h"

#include "Matchers.h"
#include "Materializer.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "prelude/Dialect/Prelude/Transforms/Report.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace prelude {

static constexpr llvm::StringLiteral kPass = "prelude-raise";
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
// Candidates
//===----------------------------------------------------------------------===//

namespace {

struct Candidates {
  SmallVector<Value> norms; ///< tensors with an inverse root in what makes them
  SmallVector<Value> ropes; ///< sums, and tensors put together
  SmallVector<Operation *> writes, concats;
};

bool isInverseRoot(Operation *op) {
  return isa<math::RsqrtOp, math::SqrtOp, math::PowFOp>(op);
}

bool isSum(Operation *op) {
  while (op && isa<arith::TruncFOp>(op))
    op = op->getOperand(0).getDefiningOp();
  return op && isa<arith::AddFOp, arith::SubFOp>(op);
}

bool isElementwise(linalg::LinalgOp op) {
  return op.getNumLoops() == op.getNumParallelLoops();
}

Candidates findCandidates(Operation *root) {
  Candidates found;
  DenseSet<Value> caches;
  auto isCache = [&](Value value) {
    return isa<BlockArgument>(value) || caches.contains(value);
  };
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto linalgOp = dyn_cast<linalg::LinalgOp>(op)) {
      if (linalgOp.hasPureTensorSemantics() && op->getNumResults() == 1 &&
          op->getNumRegions() == 1 && isElementwise(linalgOp) &&
          op->getRegion(0).hasOneBlock()) {
        Block &body = op->getRegion(0).front();
        for (Operation &inner : body)
          if (isInverseRoot(&inner)) {
            found.norms.push_back(op->getResult(0));
            break;
          }
        if (isSum(body.back().getOperand(0).getDefiningOp()))
          found.ropes.push_back(op->getResult(0));
      }
      return WalkResult::skip();
    }
    if (auto concat = dyn_cast<tensor::ConcatOp>(op)) {
      int64_t rank = concat.getResultType().getRank();
      if (static_cast<int64_t>(concat.getDim()) == rank - 1)
        found.ropes.push_back(concat.getResult());
      else if (rank == 4 && concat.getDim() > 0 &&
               concat.getInputs().size() == 2 && isCache(concat.getInputs()[0]))
        found.concats.push_back(op);
      return WalkResult::advance();
    }
    if (auto insert = dyn_cast<tensor::InsertSliceOp>(op)) {
      if (insert.getDestType().getRank() == 4 && isCache(insert.getDest())) {
        caches.insert(insert.getResult());
        found.writes.push_back(op);
      } else if (insert.getDestType().getRank() >= 2) {
        found.ropes.push_back(insert.getResult());
      }
      return WalkResult::advance();
    }
    if (op->getName().getStringRef() == "tm_tensor.scatter") {
      if (op->getNumResults() == 1)
        caches.insert(op->getResult(0));
      found.writes.push_back(op);
      return WalkResult::skip();
    }
    if (op->getNumResults() == 1 &&
        isa<RankedTensorType>(op->getResult(0).getType())) {
      if (isInverseRoot(op))
        found.norms.push_back(op->getResult(0));
      else if (isSum(op))
        found.ropes.push_back(op->getResult(0));
    }
    return WalkResult::advance();
  });
  return found;
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

struct LookAlike {
  Operation *op;
  llvm::StringLiteral kind;
  Refusal refusal;
};

class Raiser {
public:
  Raiser(Operation *function, const RaiseOptions &options)
      : function(function), options(options),
        tracer(function->getContext(), options.traceLimit),
        materializer(tracer) {}

  bool run();

private:
  struct Update {
    CacheWrite k, v;
    Operation *place; ///< the op is made before this one of the two
  };

  void matchNorms(ArrayRef<Value> anchors);
  void matchRopes(ArrayRef<Value> anchors);
  void matchWrites(ArrayRef<Operation *> anchors);
  void pairWrites(ArrayRef<CacheWrite> writes);
  void adaptNorm(ArrayRef<NodeRef> views, ArrayRef<Axis> axes,
                 const TokenMajor &layout);
  void adaptToInput(NormMatch &norm);
  bool isRotatedOrNormed(const CacheWrite &write);
  bool agree(const CacheWrite &lhs, const CacheWrite &rhs);
  void reportLookAlikes();

  void emit(NormMatch &match);
  void emit(RopeMatch &match);
  void emit(Update &match);
  void replaceRoots();
  void eraseDead();

  SmallVector<Axes, 3> getGroups(ArrayRef<Axis> axes, const TokenMajor &layout,
                                 bool needsHeads);

  Operation *function;
  const RaiseOptions &options;
  ScalarTracer tracer;
  Materializer materializer;

  std::vector<NormMatch> norms;
  std::vector<RopeMatch> ropes;
  std::vector<Update> updates;
  DenseMap<Value, unsigned> normOfRoot;
  DenseSet<Value> roots;
  std::vector<LookAlike> lookAlikes;
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
    llvm::append_range(worklist, op->getOperands());
  }
}

void Raiser::matchNorms(ArrayRef<Value> anchors) {
  for (Value anchor : anchors) {
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
    for (unsigned i = 0; i < entries.size(); ++i) {
      Value value = entries[i].value;
      MaybeRefusal refusal;
      matches.push_back(normOfRoot.contains(value)
                            ? std::nullopt
                            : matchRmsNorm(tracer, value, options, refusal));
      if (matches.back())
        for (int p = entries[i].parent; p >= 0; p = entries[p].parent)
          entries[p].isInner = true;
      if (refusal && !firstRefusal) {
        firstRefusal = refusal;
        refused = value.getDefiningOp();
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
    if (!any && firstRefusal && refused)
      lookAlikes.push_back({refused, "rms_norm", *firstRefusal});
  }
  for (NormMatch &norm : norms) {
    roots.insert(norm.root);
    tracer.addLeaf(norm.root);
  }
}

void Raiser::matchRopes(ArrayRef<Value> anchors) {
  SmallVector<std::pair<Value, Refusal>> refused;
  for (Value anchor : llvm::reverse(anchors)) {
    Operation *op = anchor.getDefiningOp();
    if (roots.contains(anchor) ||
        (covered.contains(op) &&
         llvm::all_of(op->getUsers(),
                      [&](Operation *user) { return covered.contains(user); })))
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
  pairWrites(writes);
}

bool Raiser::isRotatedOrNormed(const CacheWrite &write) {
  return roots.contains(write.stored.back()->value);
}

/// Whether one op can write both.
bool Raiser::agree(const CacheWrite &lhs, const CacheWrite &rhs) {
  if (lhs.op->getBlock() != rhs.op->getBlock() ||
      lhs.cache.getType() != rhs.cache.getType() || lhs.layout != rhs.layout ||
      lhs.block != rhs.block || lhs.position != rhs.position ||
      lhs.axes.size() != rhs.axes.size())
    return false;
  return llvm::all_of(llvm::zip_equal(lhs.axes, rhs.axes), [](auto pair) {
    auto &[a, b] = pair;
    return a.dim == b.dim && a.extent == b.extent;
  });
}

/// Whether `value` may be used at `op`; cautious across blocks.
static bool isAvailable(Value value, Operation *op) {
  Operation *def = value.getDefiningOp();
  if (!def)
    return true;
  return def->getBlock() == op->getBlock() && def->isBeforeInBlock(op);
}

void Raiser::pairWrites(ArrayRef<CacheWrite> writes) {
  // In the order of the program, each with the next one that agrees; k and v of
  // a layer are written side by side.
  SmallVector<const CacheWrite *> open;
  auto refuse = [&](const CacheWrite &write, RaiseReason reason,
                    std::string detail) {
    lookAlikes.push_back(
        {write.op, "kv_cache_update", {reason, std::move(detail)}});
  };
  for (const CacheWrite &write : writes) {
    const CacheWrite *partner = nullptr;
    // Never two k or two caches of one chain: a write on top of the other.
    for (const CacheWrite *candidate : llvm::reverse(open))
      if (agree(*candidate, write) && candidate->result != write.cache &&
          candidate->cache != write.cache &&
          !(isRotatedOrNormed(*candidate) && isRotatedOrNormed(write))) {
        partner = candidate;
        break;
      }
    if (!partner) {
      open.push_back(&write);
      continue;
    }
    llvm::erase(open, partner);
    // The op stands where the later write stood; where that is too late for a
    // user of the other one, at the earlier one if all is there by then.
    bool isEarly = false;
    for (Operation *user : partner->result.getUsers()) {
      Operation *inBlock = write.op->getBlock()->findAncestorOpInBlock(*user);
      isEarly |=
          !inBlock || inBlock == write.op || inBlock->isBeforeInBlock(write.op);
    }
    bool isKnown = isAvailable(write.cache, partner->op) &&
                   isAvailable(write.stored.back()->value, partner->op);
    if (isEarly && !isKnown) {
      refuse(*partner, RaiseReason::CacheEarlyUse,
             "its result is used before the write that goes with it");
      open.push_back(&write);
      continue;
    }
    bool isSwapped = isRotatedOrNormed(write) && !isRotatedOrNormed(*partner);
    updates.push_back({isSwapped ? write : *partner,
                       isSwapped ? *partner : write,
                       isEarly ? partner->op : write.op});
    if (isEarly)
      for (CacheWrite *part : {&updates.back().k, &updates.back().v})
        llvm::erase_if(part->stored, [&](NodeRef view) {
          return !isAvailable(view->value, partner->op);
        });
  }
  for (const CacheWrite *write : open)
    refuse(*write, RaiseReason::CacheUnpaired,
           "no other write has its slots and shapes");
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

SmallVector<Axes, 3> Raiser::getGroups(ArrayRef<Axis> axes,
                                       const TokenMajor &layout,
                                       bool needsHeads) {
  SmallVector<Axes, 3> groups(1);
  for (unsigned row : layout.rows)
    groups[0].push_back(axes[row]);
  if (layout.heads)
    groups.push_back({axes[*layout.heads]});
  else if (needsHeads)
    groups.push_back({});
  groups.push_back({axes[layout.last]});
  return groups;
}

Value createEmptyLike(OpBuilder &builder, Location loc, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                 type.getElementType());
}

void Raiser::emit(NormMatch &match) {
  Operation *op = match.root.getDefiningOp();
  OpBuilder builder(op);
  Location loc = op->getLoc();
  Value x = materializer.getTensor(builder, loc, match.input,
                                   getGroups(match.axes, match.layout, false));
  Value weight;
  if (!match.weight.empty())
    weight = materializer.getTensor(builder, loc, match.weight,
                                    {Axes{match.axes.back()}});
  Value init = createEmptyLike(builder, loc, x);
  auto norm = RmsNormOp::create(
      builder, loc, x.getType(), x, weight, init, match.eps,
      APFloat(match.weightOffset ? 1.0f : 0.0f), match.rounding);
  emitRaised(norm, kPass, "rms_norm",
             llvm::formatv("{0} with eps {1}",
                           stringifyRounding(match.rounding),
                           printNumber(match.eps.convertToFloat()))
                 .str());
  materializer.setRaised(match.root, norm.getResult(), match.layout);
  Value view = Materializer::undoTokenMajor(builder, loc, norm.getResult(),
                                            match.axes, match.layout);
  replacements.push_back({match.root, view});
}

void Raiser::emit(RopeMatch &match) {
  Operation *op = match.root.getDefiningOp();
  OpBuilder builder(op);
  Location loc = op->getLoc();
  SmallVector<Axes, 3> groups = getGroups(match.axes, match.layout, true);
  const Axes &rows = groups.front();
  Value x = materializer.getTensor(builder, loc, match.input, groups);
  int64_t tokens = cast<RankedTensorType>(x.getType()).getDimSize(0);

  // Rows of the tables: the token itself, or a tensor of positions.
  IndexSpace &space = tracer.getSpace();
  SmallVector<int64_t> extents;
  for (const Axis &row : rows)
    extents.push_back(row.extent);
  AffineExpr token = space.linearize(getDims(rows), extents);
  auto cos = materializer.getTable(op, match.cos, match.tableAxis);
  auto sin = materializer.getTable(op, match.sin, match.tableAxis);
  Value cosTable, sinTable, positions;
  if (cos && sin && cos->row == sin->row && cos->rows == sin->rows) {
    cosTable = cos->tensor;
    sinTable = sin->tensor;
    if (cos->row != token || cos->rows < tokens)
      positions = materializer.getIndices(op, rows, cos->row);
  } else {
    SmallVector<Axes, 2> tableGroups = {rows, {match.tableAxis}};
    cosTable = materializer.getTensor(builder, loc, match.cos, tableGroups);
    sinTable = materializer.getTensor(builder, loc, match.sin, tableGroups);
  }

  Value init = createEmptyLike(builder, loc, x);
  int64_t headSize = match.axes.back().extent;
  IntegerAttr rotaryDim = match.rotaryDim == headSize
                              ? IntegerAttr()
                              : builder.getI64IntegerAttr(match.rotaryDim);
  auto rope =
      RopeOp::create(builder, loc, x.getType(), x, cosTable, sinTable,
                     positions, init, RopeStyle::NEOX, match.rounding,
                     rotaryDim, static_cast<uint64_t>(match.rotaryOffset),
                     DenseI64ArrayAttr(), SectionOrderAttr());
  emitRaised(rope, kPass, "rope",
             llvm::formatv("neox {0} over {1} of {2} dims",
                           stringifyRounding(match.rounding), match.rotaryDim,
                           headSize)
                 .str());
  materializer.setRaised(match.root, rope.getResult(), match.layout);
  Value view = Materializer::undoTokenMajor(builder, loc, rope.getResult(),
                                            match.axes, match.layout);
  replacements.push_back({match.root, view});
}

void Raiser::emit(Update &match) {
  const CacheWrite &k = match.k, &v = match.v;
  Operation *op = match.place;
  OpBuilder builder(op);
  Location loc = op->getLoc();
  SmallVector<Axes, 3> groups = getGroups(k.axes, k.axesLayout, true);
  Value kRows = materializer.getTensor(builder, loc, k.stored, groups);
  Value vRows = materializer.getTensor(builder, loc, v.stored, groups);
  Value slots = materializer.getIndices(op, groups.front(), k.position, k.block,
                                        k.blockSize);
  auto update = KVCacheUpdateOp::create(
      builder, loc, TypeRange{k.cache.getType(), v.cache.getType()}, kRows,
      vRows, slots, Value(), Value(), k.cache, v.cache, k.layout);
  emitRaised(update, kPass, "kv_cache_update",
             llvm::formatv("{0} in blocks of {1} slots",
                           stringifyCacheLayout(k.layout), k.blockSize)
                 .str());
  replacements.push_back({k.result, update.getResult(0)});
  replacements.push_back({v.result, update.getResult(1)});
}

void Raiser::replaceRoots() {
  for (Replacement &replacement : replacements) {
    maybeDead.insert(replacement.root.getDefiningOp());
    if (Operation *view = replacement.view.getDefiningOp())
      maybeDead.insert(view);
    replacement.root.replaceAllUsesWith(replacement.view);
  }
}

void Raiser::eraseDead() {
  DenseSet<Operation *> scatters;
  for (const Update &update : updates) {
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

void Raiser::reportLookAlikes() {
  for (const LookAlike &lookAlike : lookAlikes)
    emitLookAlike(lookAlike.op, kPass, lookAlike.kind,
                  getCode(lookAlike.refusal.reason), lookAlike.refusal.detail,
                  getRemedy(lookAlike.refusal.reason));
}

bool Raiser::run() {
  Candidates candidates = findCandidates(function);
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
  reportLookAlikes();
  if (norms.empty() && ropes.empty() && updates.empty())
    return false;

  // A producer before its users, whatever it is.
  DenseMap<Operation *, unsigned> order;
  unsigned next = 0;
  function->walk<WalkOrder::PreOrder>(
      [&](Operation *op) { order[op] = next++; });
  SmallVector<std::pair<unsigned, std::function<void()>>> emissions;
  for (NormMatch &match : norms)
    emissions.push_back(
        {order[match.root.getDefiningOp()], [this, &match] { emit(match); }});
  for (RopeMatch &match : ropes)
    emissions.push_back(
        {order[match.root.getDefiningOp()], [this, &match] { emit(match); }});
  for (Update &update : updates)
    emissions.push_back(
        {order[update.place], [this, &update] { emit(update); }});
  llvm::sort(emissions,
             [](auto &lhs, auto &rhs) { return lhs.first < rhs.first; });
  for (auto &emission : emissions)
    emission.second();
  replaceRoots();
  eraseDead();
  return true;
}

} // namespace

bool raise(Operation *function, const RaiseOptions &options) {
  return Raiser(function, options).run();
}

} // namespace prelude
