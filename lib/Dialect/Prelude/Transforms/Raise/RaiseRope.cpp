//===- RaiseRope.cpp - Recognise rotary position embeddings ---------------===//
//
// A rotation, cut into pieces of the last dimension: two of one length that are
// a * c0 - b * s0 and b * c1 + a * s1, where a and b are two halves of one
// tensor, or its even and odd dims; all other pieces are that tensor unchanged.
//
//===----------------------------------------------------------------------===//

#include "Matchers.h"

#include "llvm/Support/FormatVariadic.h"

#include <deque>

using namespace mlir;

namespace prelude {

namespace {

/// A product with its sign: its factors as loads behind views and widening
/// casts.
struct Term {
  bool negative = false;
  bool isRounded = false; ///< a cast stands between the product and the sum
  Type type;
  NodeRef factors[2] = {nullptr, nullptr}; ///< behind views
  NodeRef nearest[2] = {nullptr, nullptr}; ///< the tensor nearest to the use
};

/// A range of the last dimension, or every `stride`-th of it, and what the root
/// is there.
struct Piece {
  Piece(int64_t start, int64_t length, int64_t stride)
      : start(start), length(length), stride(stride) {}

  int64_t start, length, stride;
  bool isRotated = false;
  NodeRef moved = nullptr; ///< where the root only moves elements
  Term terms[2];
  Type sumType;           ///< in which the two products are added
  bool isRounded = false; ///< the sum is rounded to the root's type
};

class RopeMatcher {
public:
  RopeMatcher(ScalarTracer &tracer, MaybeRefusal &refusal)
      : tracer(tracer), space(tracer.getSpace()), refusal(refusal) {}

  std::optional<RopeMatch> match(Value root);
  bool isRotateHalf(Value root);

private:
  std::optional<RopeMatch> refuse(RaiseReason reason, std::string detail) {
    refusal = RaiseRefusal{reason, std::move(detail)};
    return std::nullopt;
  }
  bool cutIntoPieces(Value root, SmallVectorImpl<Piece> &pieces);
  /// Fills `piece`; false where the root is neither moved nor rotated there, or
  /// where a cut is needed first.
  bool readPiece(Value root, Piece &piece);
  bool readTerm(NodeRef node, Term &term);
  NodeRef readFactor(NodeRef node, bool &negative, NodeRef &nearest);
  std::optional<RopeMatch> matchPieces(Value root, ArrayRef<Piece> pieces,
                                       unsigned low);
  /// The dim that runs over `piece`, and where it is in the last dimension.
  AffineExpr getDim(const Piece &piece) {
    return space.getDim(DimKind::Split, piece.length, axes.size() - 1);
  }
  AffineExpr getPosition(const Piece &piece) {
    return space.add(space.mul(getDim(piece), piece.stride), piece.start);
  }
  /// `node`, which is known on `piece`, at another position of the last
  /// dimension: as if the piece were only a part of where it is known.
  NodeRef moveTo(NodeRef node, const Piece &piece, AffineExpr position);
  bool matchTable(NodeRef first, NodeRef second, NodeRef nearest,
                  const Piece &low, const Piece &high, AffineExpr full,
                  SmallVectorImpl<NodeRef> &table, bool &isHalf);
  bool matchLayout(RopeMatch &match, ArrayRef<NodeRef> tables);
  /// The views from `nearest` on that are `root` at another position than on
  /// `piece`, over the whole range of that position.
  SmallVector<NodeRef, 4> widenViews(NodeRef nearest, NodeRef root,
                                     const Piece &piece, AffineExpr position);

  ScalarTracer &tracer;
  IndexSpace &space;
  MaybeRefusal &refusal;
  Axes axes;
};

constexpr unsigned kMaxPieces = 8;

NodeRef RopeMatcher::readFactor(NodeRef node, bool &negative,
                                NodeRef &nearest) {
  for (unsigned i = 0; i < 4; ++i) {
    NodeRef view = tracer.getViewRoot(node);
    if (!view)
      return nullptr;
    NodeRef next = view->kind == NodeKind::Load ? tracer.expand(view) : view;
    if (!next)
      return nullptr;
    if (next->kind == NodeKind::Neg) {
      negative = !negative;
      node = next->operands[0];
      continue;
    }
    // A widening keeps the value.
    if (next->kind == NodeKind::Cast) {
      auto wide = dyn_cast<FloatType>(next->type);
      auto narrow = dyn_cast<FloatType>(next->operands[0]->type);
      if (wide && narrow && wide.getWidth() > narrow.getWidth()) {
        node = next->operands[0];
        continue;
      }
    }
    // What is scaled by a constant isn't rotated.
    if (next->kind == NodeKind::Constant)
      return nullptr;
    nearest = node;
    return view->kind == NodeKind::Load ? view : nullptr;
  }
  return nullptr;
}

bool RopeMatcher::readTerm(NodeRef node, Term &term) {
  for (unsigned i = 0; i < 4; ++i) {
    node = tracer.resolve(node);
    if (!node)
      return false;
    if (node->kind == NodeKind::Neg) {
      term.negative = !term.negative;
      node = node->operands[0];
      continue;
    }
    if (node->kind == NodeKind::Cast) {
      term.isRounded = true;
      node = node->operands[0];
      continue;
    }
    if (node->kind != NodeKind::Mul)
      return false;
    term.type = node->type;
    for (unsigned k = 0; k < 2; ++k) {
      term.factors[k] =
          readFactor(node->operands[k], term.negative, term.nearest[k]);
      if (!term.factors[k])
        return false;
    }
    return true;
  }
  return false;
}

bool RopeMatcher::readPiece(Value root, Piece &piece) {
  SmallVector<AffineExpr, 4> indices = getDims(axes);
  indices.back() = getPosition(piece);
  NodeRef load = tracer.getLoad(root, indices);
  NodeRef view = tracer.getViewRoot(load);
  if (!view)
    return false;
  NodeRef node = tracer.resolve(view);
  if (!node)
    return false;
  NodeRef sum = node;
  if (node->kind == NodeKind::Cast) {
    sum = tracer.resolve(node->operands[0]);
    piece.isRounded = true;
  }
  if (sum && sum->kind == NodeKind::Add) {
    Term terms[2];
    if (readTerm(sum->operands[0], terms[0]) &&
        readTerm(sum->operands[1], terms[1])) {
      piece.isRotated = true;
      piece.sumType = sum->type;
      piece.terms[0] = terms[0];
      piece.terms[1] = terms[1];
      return true;
    }
  }
  if (!sum || tracer.needsCut() || tracer.isExhausted())
    return false;
  piece.isRounded = false;
  piece.moved = view->kind == NodeKind::Load ? view : nullptr;
  return piece.moved != nullptr;
}

bool RopeMatcher::cutIntoPieces(Value root, SmallVectorImpl<Piece> &pieces) {
  std::deque<Piece> queue;
  queue.emplace_back(0, axes.back().extent, 1);
  while (!queue.empty()) {
    Piece piece = queue.front();
    queue.pop_front();
    tracer.takeCut();
    bool isRead = readPiece(root, piece);
    std::optional<ScalarTracer::Cut> cut = tracer.takeCut();
    if (isRead) {
      pieces.push_back(piece);
      continue;
    }
    if (!cut || pieces.size() + queue.size() + 2 > kMaxPieces ||
        tracer.isExhausted())
      return false;
    if (cut->modulus != 0) {
      // Two interleaved parts; more are no rotation.
      if (cut->modulus != 2 || piece.length % 2 != 0 || piece.length < 4)
        return false;
      queue.emplace_front(piece.start + piece.stride, piece.length / 2,
                          2 * piece.stride);
      queue.emplace_front(piece.start, piece.length / 2, 2 * piece.stride);
      continue;
    }
    if (cut->position <= 0 || cut->position >= piece.length)
      return false;
    queue.emplace_front(piece.start + cut->position * piece.stride,
                        piece.length - cut->position, piece.stride);
    queue.emplace_front(piece.start, cut->position, piece.stride);
  }
  return true;
}

NodeRef RopeMatcher::moveTo(NodeRef node, const Piece &piece,
                            AffineExpr position) {
  AffineExpr dim = getDim(piece);
  AffineExpr offset = space.add(position, -piece.start);
  if (!offset)
    return nullptr;
  if (piece.stride == 1)
    return tracer.substitute(node, dim, offset);
  // Every index that changes along the piece does so by multiples of the
  // stride, which the offset takes the place of.
  NodeRef first = tracer.substitute(node, dim, space.getConstant(0));
  if (!first || first->kind != NodeKind::Load)
    return nullptr;
  SmallVector<AffineExpr> indices;
  for (auto [index, start] : llvm::zip_equal(node->indices, first->indices)) {
    std::optional<int64_t> coefficient = space.getCoefficient(index, dim);
    if (!coefficient || *coefficient % piece.stride != 0)
      return nullptr;
    indices.push_back(
        space.add(start, space.mul(offset, *coefficient / piece.stride)));
    if (!indices.back())
      return nullptr;
  }
  return tracer.getLoad(node->value, indices);
}

/// One table: `first` and `second` are its factors in the two halves. Its views
/// go to `table`, as functions of the half's dim or of `full`.
bool RopeMatcher::matchTable(NodeRef first, NodeRef second, NodeRef nearest,
                             const Piece &low, const Piece &high,
                             AffineExpr full, SmallVectorImpl<NodeRef> &table,
                             bool &isHalf) {
  if (first == second) {
    isHalf = true;
    for (NodeRef view : getViews(tracer, nearest))
      table.push_back(view);
    return !table.empty();
  }
  if (moveTo(first, low, getPosition(high)) != second)
    return false;
  isHalf = false;
  AffineExpr position = space.add(full, low.start);
  NodeRef wide = moveTo(first, low, position);
  if (!wide)
    return false;
  for (NodeRef view : widenViews(nearest, wide, low, position))
    table.push_back(view);
  return !table.empty();
}

SmallVector<NodeRef, 4> RopeMatcher::widenViews(NodeRef nearest, NodeRef root,
                                                const Piece &piece,
                                                AffineExpr position) {
  SmallVector<NodeRef, 4> views;
  for (NodeRef view : getViews(tracer, nearest)) {
    NodeRef candidate = moveTo(view, piece, position);
    if (!candidate)
      continue;
    ArrayRef<int64_t> shape =
        cast<RankedTensorType>(view->value.getType()).getShape();
    bool isInside = true;
    for (auto [index, extent] : llvm::zip_equal(candidate->indices, shape)) {
      std::optional<IndexSpace::Range> range = space.getRange(index);
      if (range && !ShapedType::isDynamic(extent))
        isInside &= range->min >= 0 && range->max < extent;
    }
    if (isInside && tracer.getViewRoot(candidate) == root)
      views.push_back(candidate);
  }
  return views;
}

/// Rows are the batch and the dimensions that the tables depend on; heads are
/// what is left.
bool RopeMatcher::matchLayout(RopeMatch &match, ArrayRef<NodeRef> tables) {
  unsigned rank = match.axes.size();
  match.layout.last = rank - 1;
  SmallVector<unsigned> free, used;
  for (unsigned i = 0; i + 1 < rank; ++i) {
    bool inTables = llvm::any_of(tables, [&](NodeRef table) {
      return match.axes[i].extent != 1 &&
             tracer.dependsOn(table, match.axes[i].dim);
    });
    bool isBatch = rank >= 4 && i == 0;
    (inTables || isBatch ? used : free).push_back(i);
  }
  if (rank == 2) {
    // [T, D], or the heads of one token.
    if (free.empty())
      match.layout.rows = {0};
    else
      match.layout.heads = 0;
    return true;
  }
  if (free.empty()) {
    // Of extent 1 it is heads as well as rows.
    for (unsigned i = rank - 1; i-- > (rank >= 4 ? 1 : 0);)
      if (match.axes[i].extent == 1) {
        free.push_back(i);
        llvm::erase(used, i);
        break;
      }
    if (free.empty() && rank >= 4)
      return false;
    // Of a single head nothing need be left.
    if (free.empty()) {
      match.layout.rows.assign(used.begin(), used.end());
      return true;
    }
  }
  if (free.size() > 1) {
    // Heads are the dimension that isn't 1; [B, H, S, D] where that says
    // nothing.
    unsigned heads = free.front();
    for (unsigned i : free)
      if (match.axes[i].extent != 1) {
        heads = i;
        break;
      }
    for (unsigned i : free)
      if (i != heads)
        used.push_back(i);
    free = {heads};
  }
  llvm::sort(used);
  match.layout.rows.assign(used.begin(), used.end());
  match.layout.heads = free.front();
  return true;
}

std::optional<RopeMatch> RopeMatcher::matchPieces(Value root,
                                                  ArrayRef<Piece> pieces,
                                                  unsigned lowNumber) {
  const Piece &low = pieces[lowNumber], &high = pieces[lowNumber + 1];
  int64_t half = low.length;
  AffineExpr dim = getDim(low);
  Type elementType = cast<RankedTensorType>(root.getType()).getElementType();

  RopeMatch match;
  if (low.stride == 1 && high.stride == 1 && high.start == low.start + half)
    match.style = RopeStyle::NEOX;
  else if (low.stride == 2 && high.stride == 2 && high.start == low.start + 1)
    match.style = RopeStyle::GPTJ;
  else
    return refuse(RaiseReason::RopeSplitNotHalf,
                  llvm::formatv("one part is every {0} dims from {1} on, the "
                                "other every {2} from {3} on",
                                low.stride, low.start, high.stride,
                                high.start));

  // a is in the first product of the low half, b in the second one; both come
  // again, the other way round, in the high half. b is a, where the high half
  // is.
  match.root = root;
  match.axes = axes;
  NodeRef a = nullptr, nearestInput = nullptr;
  NodeRef c0 = nullptr, c1 = nullptr, s0 = nullptr, s1 = nullptr;
  NodeRef nearestCos = nullptr, nearestSin = nullptr;
  bool signs[4] = {};
  for (unsigned choice = 0; choice < 16 && !a; ++choice) {
    unsigned first = choice & 1, ka = (choice >> 1) & 1, kb = (choice >> 2) & 1;
    unsigned firstHigh = (choice >> 3) & 1;
    const Term &lowA = low.terms[first], &lowB = low.terms[1 - first];
    const Term &highB = high.terms[firstHigh];
    const Term &highA = high.terms[1 - firstHigh];
    NodeRef x0 = lowA.factors[ka], x1 = lowB.factors[kb];
    if (x0->value != x1->value || x0 == x1 ||
        moveTo(x0, low, getPosition(high)) != x1)
      continue;
    for (unsigned kh = 0; kh < 4 && !a; ++kh) {
      unsigned kb1 = kh & 1, ka1 = kh >> 1;
      if (highB.factors[kb1] != x1 || highA.factors[ka1] != x0)
        continue;
      a = x0;
      nearestInput = lowA.nearest[ka];
      c0 = lowA.factors[1 - ka];
      nearestCos = lowA.nearest[1 - ka];
      s0 = lowB.factors[1 - kb];
      nearestSin = lowB.nearest[1 - kb];
      c1 = highB.factors[1 - kb1];
      s1 = highA.factors[1 - ka1];
      signs[0] = lowA.negative;
      signs[1] = lowB.negative;
      signs[2] = highB.negative;
      signs[3] = highA.negative;
    }
  }
  if (!a)
    return refuse(RaiseReason::RopeInput,
                  llvm::formatv("no two factors of the products at {0} and {1} "
                                "are halves of one tensor",
                                low.start, high.start));
  if (signs[0] || !signs[1] || signs[2] || signs[3]) {
    bool bothNegated = (signs[0] || signs[1]) && (signs[2] || signs[3]);
    return refuse(
        bothNegated ? RaiseReason::RopeBothNegated : RaiseReason::RopeSign,
        llvm::formatv("the first half is {0}a*cos {1} b*sin, the second "
                      "{2}b*cos {3} a*sin",
                      signs[0] ? "-" : "", signs[1] ? "-" : "+",
                      signs[2] ? "-" : "", signs[3] ? "-" : "+"));
  }

  // Types and roundings.
  if (!isActivationElementType(elementType) || a->type != elementType)
    return refuse(RaiseReason::RopeType,
                  llvm::formatv("the input is {0}, the result {1}", a->type,
                                elementType));
  for (const Piece *piece : {&low, &high})
    for (const Term &term : piece->terms) {
      bool isOnce = piece->sumType.isF32() && term.type.isF32() &&
                    piece->isRounded == !elementType.isF32();
      bool isStepwise = !piece->isRounded && piece->sumType == elementType &&
                        term.type == elementType;
      if (term.isRounded || (!isOnce && !isStepwise))
        return refuse(RaiseReason::RopeRounding,
                      llvm::formatv("products in {0} are added in {1} to {2}",
                                    term.type, piece->sumType, elementType));
      if (!elementType.isF32())
        match.rounding = isStepwise ? Rounding::STEPWISE : Rounding::ONCE;
    }
  if (low.isRounded != high.isRounded || low.sumType != high.sumType)
    return refuse(RaiseReason::RopeRounding,
                  "the two halves are rounded differently");

  match.rotaryDim = 2 * half;
  match.rotaryOffset = low.start;

  // The input, over the whole last dimension.
  AffineExpr last = match.axes.back().dim;
  NodeRef whole = moveTo(a, low, last);
  if (!whole)
    return refuse(RaiseReason::RopeInput, "its indices are out of range");
  for (const Piece &piece : pieces) {
    if (&piece == &low || &piece == &high)
      continue;
    NodeRef expected = tracer.substitute(whole, last, getPosition(piece));
    if (!expected || piece.moved != expected)
      return refuse(RaiseReason::RopeInput,
                    llvm::formatv("dims from {0} on aren't those of the "
                                  "rotated tensor",
                                  piece.start));
  }
  match.input = widenViews(nearestInput, whole, low, last);
  if (match.input.empty())
    match.input = {whole};

  // The tables.
  SmallVector<NodeRef, 4> tables = {c0, s0};
  if (!matchLayout(match, tables))
    return refuse(RaiseReason::RopeHeadDependentTable,
                  "cos and sin depend on all dimensions of the input");
  if (match.layout.heads) {
    const Axis &heads = match.axes[*match.layout.heads];
    for (NodeRef table : {c0, s0, c1, s1})
      if (heads.extent != 1 && tracer.dependsOn(table, heads.dim))
        return refuse(RaiseReason::RopeHeadDependentTable,
                      llvm::formatv("cos or sin depends on dimension {0}",
                                    *match.layout.heads));
  }
  bool isCosHalf = false, isSinHalf = false;
  AffineExpr full = space.getDim(DimKind::Loop, 2 * half, axes.size() - 1);
  if (!matchTable(c0, c1, nearestCos, low, high, full, match.cos, isCosHalf) ||
      !matchTable(s0, s1, nearestSin, low, high, full, match.sin, isSinHalf))
    return refuse(RaiseReason::RopeTable,
                  "the halves read other rows or other tables");
  if (isCosHalf != isSinHalf || c0->type != s0->type ||
      !isa<FloatType>(c0->type))
    return refuse(RaiseReason::RopeTable,
                  llvm::formatv("cos is {0} wide of {1}, sin {2} of {3}",
                                isCosHalf ? half : 2 * half, c0->type,
                                isSinHalf ? half : 2 * half, s0->type));
  match.tableAxis = isCosHalf ? Axis{dim, half} : Axis{full, 2 * half};
  refusal.reset();
  return match;
}

std::optional<RopeMatch> RopeMatcher::match(Value root) {
  auto type = dyn_cast<RankedTensorType>(root.getType());
  if (!type || !isa<FloatType>(type.getElementType()) || type.getRank() < 2 ||
      type.isDynamicDim(type.getRank() - 1) || type.getShape().back() < 2)
    return std::nullopt;
  tracer.beginRoot();
  axes = getAxes(space, type.getShape());
  SmallVector<Piece, 4> pieces;
  bool isCut = cutIntoPieces(root, pieces);
  if (tracer.isExhausted())
    return refuse(RaiseReason::TraceLimit, "the limit of steps was reached");
  if (!isCut)
    return std::nullopt;
  SmallVector<unsigned> rotated;
  for (auto [number, piece] : llvm::enumerate(pieces))
    if (piece.isRotated)
      rotated.push_back(number);
  // One piece that isn't cut is a sum of products as any other.
  if (rotated.size() < 2)
    return std::nullopt;
  if (rotated.size() != 2 || rotated[1] != rotated[0] + 1)
    return refuse(RaiseReason::RopeInput,
                  llvm::formatv("{0} pieces of the last dimension are sums of "
                                "products, not 2 in a row",
                                rotated.size()));
  const Piece &low = pieces[rotated[0]], &high = pieces[rotated[1]];
  if (low.length != high.length)
    return refuse(RaiseReason::RopeSplitNotHalf,
                  llvm::formatv("the parts have {0} and {1} dims", low.length,
                                high.length));
  // Dimensions of 1 are no more to look at.
  int64_t ones = llvm::count(type.getShape(), 1);
  if (!hasStaticSize(type) || type.getRank() - ones > 4)
    return refuse(RaiseReason::RopeShape,
                  llvm::formatv("the type is {0}", root.getType()));
  std::optional<RopeMatch> match = matchPieces(root, pieces, rotated[0]);
  if (tracer.isExhausted())
    return refuse(RaiseReason::TraceLimit, "the limit of steps was reached");
  return match;
}

bool RopeMatcher::isRotateHalf(Value root) {
  auto type = dyn_cast<RankedTensorType>(root.getType());
  if (!type || !isa<FloatType>(type.getElementType()) || type.getRank() < 2 ||
      type.isDynamicDim(type.getRank() - 1) || type.getShape().back() < 2 ||
      type.getShape().back() % 2 != 0)
    return false;
  tracer.beginRoot();
  axes = getAxes(space, type.getShape());
  int64_t half = axes.back().extent / 2;
  AffineExpr dim = space.getDim(DimKind::Split, half, axes.size() - 1);
  bool negative[2] = {};
  NodeRef halves[2] = {};
  for (unsigned k = 0; k < 2; ++k) {
    SmallVector<AffineExpr, 4> indices = getDims(axes);
    indices.back() = space.add(dim, k * half);
    NodeRef nearest = nullptr;
    halves[k] = readFactor(tracer.getLoad(root, indices), negative[k], nearest);
    tracer.takeCut();
    if (!halves[k])
      return false;
  }
  return negative[0] && !negative[1] && half > 1 &&
         tracer.substitute(halves[1], dim, space.add(dim, half)) == halves[0];
}

} // namespace

std::optional<RopeMatch> matchRope(ScalarTracer &tracer, Value root,
                                   MaybeRefusal &refusal) {
  return RopeMatcher(tracer, refusal).match(root);
}

bool isRotateHalf(ScalarTracer &tracer, Value root) {
  MaybeRefusal refusal;
  return RopeMatcher(tracer, refusal).isRotateHalf(root);
}

} // namespace prelude
