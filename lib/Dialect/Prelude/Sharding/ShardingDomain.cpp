//===- ShardingDomain.cpp - What of an op can be cut ----------------------===//
//
// One function for each op. A dimension that no other value shares has a loop
// of its own.
//
//===----------------------------------------------------------------------===//

#include "ShardingDomain.h"

#include "prelude/Dialect/Prelude/IR/CacheLayouts.h"

using namespace mlir;

namespace prelude {

namespace {

constexpr StringLiteral wholeHead = "a head stays whole";
constexpr StringLiteral wholeTable = "every device reads the whole table";
constexpr StringLiteral wholeBlock = "every device has all slots of the cache";
constexpr StringLiteral noPositions =
    "without positions the row of a token in the table is its number";
constexpr StringLiteral cachedTokens =
    "the cache on a device would lack the tokens of the others";
constexpr StringLiteral normOverHeads = "the norm takes all heads together";
constexpr StringLiteral wholeWidth =
    "the mean of the squares is over the whole width";
constexpr StringLiteral innerTokens =
    "tokens are cut along their outer dimension";

/// Adds the loops of an op and the values that they run over.
class DomainBuilder {
public:
  DomainBuilder(Operation *op, StringRef wholeTokens, StringRef wholeHeads,
                StringRef wholeKVHeads, bool sharedHeads) {
    domain.loops = {{"tokens", wholeTokens}, {"heads", wholeHeads}};
    if (!sharedHeads)
      domain.loops.push_back({"heads", wholeKVHeads});
    domain.sharedHeads = sharedHeads;
    kvHeads = sharedHeads ? ShardingDomain::Heads : ShardingDomain::KVHeads;
    domain.values.resize(op->getNumOperands() + op->getNumResults());
  }

  unsigned addLoop(StringRef name, StringRef whole) {
    domain.loops.push_back({name, whole});
    return domain.loops.size() - 1;
  }

  /// The operands of `range`, of which there are none or one.
  void add(MutableOperandRange range, StringRef name,
           ArrayRef<unsigned> loops) {
    for (OpOperand &operand : range)
      domain.values[operand.getOperandNumber()] = {
          name.str(), SmallVector<unsigned, 5>(loops)};
  }

  /// A value of heads: [T, H, D], [N, S, H, D], or head-major.
  void addHeads(MutableOperandRange range, StringRef name, unsigned heads,
                bool headMajor = false) {
    for (OpOperand &operand : range) {
      SmallVector<unsigned> loops = {ShardingDomain::Tokens};
      if (cast<ShapedType>(operand.get().getType()).getRank() == 4)
        loops.push_back(addLoop("inner tokens", innerTokens));
      bool fourDims = loops.size() == 2;
      loops.insert(headMajor ? loops.begin() + fourDims : loops.end(), heads);
      loops.push_back(addLoop("head size", wholeHead));
      add(range, name, loops);
    }
  }

  /// A scale: one for all heads, or one a head.
  void addScale(MutableOperandRange range, StringRef name, unsigned heads) {
    for (OpOperand &operand : range) {
      auto type = cast<ShapedType>(operand.get().getType());
      if (type.getRank() == 0)
        add(range, name, {});
      else if (type.getDimSize(0) == 1)
        add(range, name, {addLoop("scale", "it is one for all heads")});
      else
        add(range, name, {heads});
    }
  }

  /// cos, sin and positions of a rope. Without positions a table of as many
  /// rows as there are tokens has one row for each.
  void addRope(MutableOperandRange cos, MutableOperandRange sin,
               MutableOperandRange positions, bool rowOfToken) {
    for (auto [table, name] :
         {std::pair(cos, StringRef("cos")), std::pair(sin, StringRef("sin"))}) {
      unsigned row = rowOfToken ? unsigned(ShardingDomain::Tokens)
                                : addLoop("rows", wholeTable);
      add(table, name, {row, addLoop("width", wholeTable)});
    }
    for (OpOperand &operand : positions) {
      if (cast<ShapedType>(operand.get().getType()).getRank() == 1)
        add(positions, "positions", {ShardingDomain::Tokens});
      else
        add(positions, "positions",
            {addLoop("axes", "a token has a position on each axis"),
             ShardingDomain::Tokens});
    }
  }

  void addCaches(MutableOperandRange slots, MutableOperandRange kCache,
                 MutableOperandRange vCache, CacheLayout layout,
                 unsigned heads) {
    // May be fewer than tokens, which aren't cut beside a cache anyway.
    add(slots, "slots", {addLoop("slots", cachedTokens)});
    for (auto [range, role, name] :
         {std::tuple(kCache, CacheRole::Key, StringRef("k_cache")),
          std::tuple(vCache, CacheRole::Value, StringRef("v_cache"))}) {
      for (OpOperand &operand : range) {
        auto type = cast<ShapedType>(operand.get().getType());
        AffineMap map =
            getCacheMap(layout, role, getPackFactor(type.getElementType()),
                        operand.getOwner()->getContext());
        SmallVector<unsigned> loops;
        for (AffineExpr index : map.getResults()) {
          constexpr unsigned head = 2, dim = 3;
          if (index.isFunctionOfDim(head))
            loops.push_back(heads);
          else if (index.isFunctionOfDim(dim))
            loops.push_back(addLoop("head size", wholeHead));
          else
            loops.push_back(addLoop("slots", wholeBlock));
        }
        add(range, name, loops);
      }
    }
  }

  /// The domain, each result of `op` being like its init.
  ShardingDomain finish(DestinationStyleOpInterface op) {
    for (auto [index, result] : llvm::enumerate(op->getResults())) {
      ValueLoops value =
          domain.values[op.getTiedOpOperand(result)->getOperandNumber()];
      value.name = "the result of " + value.name;
      domain.values[op->getNumOperands() + index] = std::move(value);
    }
    return std::move(domain);
  }

  ShardingDomain domain;
  /// The loop of the heads of k and v.
  unsigned kvHeads;
};

/// Whether the row of a token is that of its number and the tables have just
/// the tokens' rows.
bool hasRowOfToken(Value cos, Value positions, int64_t tokens) {
  return !positions && !ShapedType::isDynamic(tokens) &&
         cast<ShapedType>(cos.getType()).getDimSize(0) == tokens;
}

} // namespace

ShardingDomain getShardingDomain(SplitOp op) {
  DomainBuilder builder(op, "", "", "", /*sharedHeads=*/true);
  builder.add(op.getQkvMutable(), "qkv",
              {ShardingDomain::Tokens, ShardingDomain::Heads});
  unsigned headSize = builder.addLoop("head size", wholeHead);
  constexpr StringLiteral names[] = {"q", "k", "v", "gate"};
  for (auto [index, name] : llvm::enumerate(names))
    if (index < op->getNumResults())
      builder.domain.values[1 + index] = {
          name.str(),
          {ShardingDomain::Tokens, ShardingDomain::Heads, headSize}};
  return std::move(builder.domain);
}

ShardingDomain getShardingDomain(RmsNormOp op) {
  DomainBuilder builder(op, "", "", "", /*sharedHeads=*/true);
  bool perHead = cast<ShapedType>(op.getX().getType()).getRank() == 3;
  unsigned width = perHead ? builder.addLoop("head size", wholeHead)
                           : builder.addLoop("width", wholeWidth);
  SmallVector<unsigned> loops = {ShardingDomain::Tokens};
  if (perHead)
    loops.push_back(ShardingDomain::Heads);
  loops.push_back(width);
  builder.add(op.getXMutable(), "x", loops);
  builder.add(op.getWeightMutable(), "weight", {width});
  builder.add(op.getInitMutable(), "init", loops);
  return builder.finish(op);
}

ShardingDomain getShardingDomain(RopeOp op) {
  Value positions = op.getPositions();
  bool rowOfToken =
      hasRowOfToken(op.getCos(), positions,
                    cast<ShapedType>(op.getX().getType()).getDimSize(0));
  DomainBuilder builder(op, positions || rowOfToken ? "" : noPositions, "", "",
                        /*sharedHeads=*/true);
  builder.addHeads(op.getXMutable(), "x", ShardingDomain::Heads);
  builder.addRope(op.getCosMutable(), op.getSinMutable(),
                  op.getPositionsMutable(), rowOfToken);
  builder.addHeads(op.getInitMutable(), "init", ShardingDomain::Heads);
  return builder.finish(op);
}

ShardingDomain getShardingDomain(KVCacheUpdateOp op) {
  DomainBuilder builder(op, cachedTokens, "", "", /*sharedHeads=*/true);
  builder.addHeads(op.getKMutable(), "k", builder.kvHeads);
  builder.addHeads(op.getVMutable(), "v", builder.kvHeads);
  builder.addScale(op.getKScaleMutable(), "k_scale", builder.kvHeads);
  builder.addScale(op.getVScaleMutable(), "v_scale", builder.kvHeads);
  builder.addCaches(op.getSlotsMutable(), op.getKCacheMutable(),
                    op.getVCacheMutable(), op.getLayout(), builder.kvHeads);
  return builder.finish(op);
}

ShardingDomain getShardingDomain(FusedOp op) {
  bool rowOfToken =
      op.hasRope() &&
      hasRowOfToken(op.getCos(), op.getPositions(), op.getNumTokens());
  StringRef wholeTokens = op.hasCache() ? StringRef(cachedTokens)
                          : op.hasRope() && !op.getPositions() && !rowOfToken
                              ? StringRef(noPositions)
                              : StringRef();
  StringRef wholeHeads = op.hasNorm() && op.getNormScope() == NormScope::TOKEN
                             ? StringRef(normOverHeads)
                             : StringRef();
  bool normsQ = op.getQEps().has_value();
  bool normsKV = op.getKEps() || op.getVEps();
  DomainBuilder builder(op, wholeTokens,
                        normsQ || op.isPacked() ? wholeHeads : "",
                        normsKV ? wholeHeads : "", op.isPacked());
  unsigned heads = ShardingDomain::Heads, kvHeads = builder.kvHeads;
  builder.domain.numKVHeads = op.getNumKVHeads();

  builder.add(op.getQkvMutable(), "qkv", {ShardingDomain::Tokens, heads});
  builder.addHeads(op.getQMutable(), "q", heads, op.getQHeadMajor());
  builder.addHeads(op.getKMutable(), "k", kvHeads, op.getKHeadMajor());
  builder.addHeads(op.getVMutable(), "v", kvHeads, op.getVHeadMajor());
  auto addWeight = [&](MutableOperandRange range, StringRef name,
                       unsigned headLoop) {
    // [H * D] at token scope: whole heads lie next to each other.
    if (range.size())
      builder.add(range, name,
                  op.getNormScope() == NormScope::TOKEN
                      ? headLoop
                      : builder.addLoop("head size", wholeHead));
  };
  addWeight(op.getQWeightMutable(), "q_weight", heads);
  addWeight(op.getKWeightMutable(), "k_weight", kvHeads);
  addWeight(op.getVWeightMutable(), "v_weight", kvHeads);
  builder.addRope(op.getCosMutable(), op.getSinMutable(),
                  op.getPositionsMutable(), rowOfToken);
  builder.addScale(op.getKScaleMutable(), "k_scale", kvHeads);
  builder.addScale(op.getVScaleMutable(), "v_scale", kvHeads);
  builder.addHeads(op.getQOutMutable(), "q_out", heads, op.getQOutHeadMajor());
  builder.addHeads(op.getGateOutMutable(), "gate_out", heads,
                   op.getGateOutHeadMajor());
  builder.addHeads(op.getKOutMutable(), "k_out", kvHeads,
                   op.getKOutHeadMajor());
  builder.addHeads(op.getVOutMutable(), "v_out", kvHeads,
                   op.getVOutHeadMajor());
  builder.addCaches(op.getSlotsMutable(), op.getKCacheMutable(),
                    op.getVCacheMutable(), op.getLayout(), kvHeads);
  builder.addScale(op.getQScaleMutable(), "q_scale", heads);
  return builder.finish(op);
}

} // namespace prelude
