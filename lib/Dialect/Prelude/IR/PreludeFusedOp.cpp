//===- PreludeFusedOp.cpp - The whole chain in one op ---------------------===//
//
// Syntax, verifier and queries of prelude.fused.
//
//===----------------------------------------------------------------------===//

#include "Contracts.h"
#include "OpInterfaces.h"
#include "mlir/IR/Builders.h"
#include "prelude/Dialect/Prelude/IR/CacheLayouts.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"

using namespace mlir;

namespace prelude {

//===----------------------------------------------------------------------===//
// Operand groups
//===----------------------------------------------------------------------===//

namespace {
/// Where an operand stands in the syntax: its clause and its key there. The
/// order is that of the ODS operands.
struct OperandGroup {
  StringLiteral clause;
  StringLiteral key;
  /// The flag attribute that marks the operand head-major; "" for none.
  StringLiteral headMajor;
};
} // namespace

static constexpr OperandGroup kGroups[] = {
    {"in", "qkv", ""},
    {"in", "q", "q_head_major"},
    {"in", "k", "k_head_major"},
    {"in", "v", "v_head_major"},
    {"norm", "q_weight", ""},
    {"norm", "k_weight", ""},
    {"norm", "v_weight", ""},
    {"rope", "cos", ""},
    {"rope", "sin", ""},
    {"rope", "positions", ""},
    {"cache", "slots", ""},
    {"cache", "k_scale", ""},
    {"cache", "v_scale", ""},
    {"out", "q", "q_out_head_major"},
    {"out", "gate", "gate_out_head_major"},
    {"out", "k", "k_out_head_major"},
    {"out", "v", "v_out_head_major"},
    {"out", "k_cache", ""},
    {"out", "v_cache", ""},
    {"out", "q_scale", ""},
};
static constexpr unsigned kNumGroups = std::size(kGroups);
static constexpr unsigned kFirstOut = 13;
static constexpr unsigned kQScale = 19;

/// The values of a clause that are attributes, in the order in which they are
/// printed.
static constexpr std::pair<StringLiteral, StringLiteral> kValues[] = {
    {"norm", "q_eps"},      {"norm", "k_eps"},
    {"norm", "v_eps"},      {"norm", "weight_offset"},
    {"rope", "rotary_dim"}, {"rope", "rotary_offset"},
    {"rope", "sections"},
};

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

/// One `key %operand : type [head_major]` or `key = value` of a clause.
static ParseResult
parseClauseItem(OpAsmParser &parser, StringRef clause,
                MutableArrayRef<OpAsmParser::UnresolvedOperand> operands,
                MutableArrayRef<Type> types, OperationState &result) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef key;
  if (parser.parseKeyword(&key))
    return failure();
  for (auto [index, group] : llvm::enumerate(kGroups)) {
    if (group.clause != clause || group.key != key)
      continue;
    if (types[index])
      return parser.emitError(loc)
             << "'" << key << "' is given twice in '" << clause << "'";
    if (parser.parseOperand(operands[index]) ||
        parser.parseColonType(types[index]))
      return failure();
    if (!group.headMajor.empty() &&
        succeeded(parser.parseOptionalKeyword("head_major")))
      result.addAttribute(group.headMajor, parser.getBuilder().getUnitAttr());
    return success();
  }
  for (auto [valueClause, name] : kValues) {
    if (valueClause != clause || name != key)
      continue;
    if (result.attributes.get(key))
      return parser.emitError(loc)
             << "'" << key << "' is given twice in '" << clause << "'";
    if (parser.parseEqual())
      return failure();
    Builder &builder = parser.getBuilder();
    if (key == "sections") {
      Attribute sections = DenseI64ArrayAttr::parse(parser, Type());
      if (!sections)
        return failure();
      result.addAttribute(key, sections);
      return success();
    }
    if (clause == "rope") {
      int64_t value;
      if (parser.parseInteger(value))
        return failure();
      result.addAttribute(key, builder.getI64IntegerAttr(value));
      return success();
    }
    FloatAttr value;
    if (parser.parseAttribute(value, builder.getF32Type()))
      return failure();
    result.addAttribute(key, value);
    return success();
  }
  return parser.emitError(loc)
         << "clause '" << clause << "' has no '" << key << "'";
}

/// A keyword of an enumeration, where one follows.
template <typename AttrT, typename EnumT>
static void parseOptionalEnum(OpAsmParser &parser, OperationState &result,
                              StringRef name,
                              std::optional<EnumT> (*symbolize)(StringRef),
                              ArrayRef<StringRef> keywords) {
  StringRef keyword;
  if (succeeded(parser.parseOptionalKeyword(&keyword, keywords)))
    result.addAttribute(name,
                        AttrT::get(parser.getContext(), *symbolize(keyword)));
}

ParseResult FusedOp::parse(OpAsmParser &parser, OperationState &result) {
  SmallVector<OpAsmParser::UnresolvedOperand> operands(kNumGroups);
  SmallVector<Type> types(kNumGroups);
  SmallVector<OpAsmParser::UnresolvedOperand> tokens;
  SmallVector<Type> tokenTypes;
  SMLoc tokensLoc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalKeyword("async")) &&
      (parser.parseLParen() || parser.parseOperandList(tokens) ||
       parser.parseColonTypeList(tokenTypes) || parser.parseRParen()))
    return failure();
  static constexpr StringLiteral kClauses[] = {"in", "norm", "rope", "cache",
                                               "out"};
  for (StringRef clause : kClauses) {
    bool required = clause == "in" || clause == "out";
    if (required ? failed(parser.parseKeyword(clause))
                 : failed(parser.parseOptionalKeyword(clause))) {
      if (required)
        return failure();
      continue;
    }
    if (clause == "norm") {
      parseOptionalEnum<RoundingAttr>(parser, result, "norm_rounding",
                                      &symbolizeRounding, {"once", "stepwise"});
      parseOptionalEnum<NormScopeAttr>(parser, result, "norm_scope",
                                       &symbolizeNormScope, {"head", "token"});
      parseOptionalEnum<OrderAttr>(parser, result, "order", &symbolizeOrder,
                                   {"norm_first", "rope_first"});
    } else if (clause == "rope") {
      parseOptionalEnum<RopeStyleAttr>(parser, result, "rope_style",
                                       &symbolizeRopeStyle, {"neox", "gptj"});
      parseOptionalEnum<RoundingAttr>(parser, result, "rope_rounding",
                                      &symbolizeRounding, {"once", "stepwise"});
      parseOptionalEnum<SectionOrderAttr>(parser, result, "section_order",
                                          &symbolizeSectionOrder,
                                          {"blocked", "interleaved"});
    } else if (clause == "cache") {
      parseOptionalEnum<CacheLayoutAttr>(parser, result, "layout",
                                         &symbolizeCacheLayout,
                                         {"nhd", "hnd", "x_packed", "shuffle"});
    }
    if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Paren, [&] {
          return parseClauseItem(parser, clause, operands, types, result);
        }))
      return failure();
  }
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOptionalAttrDict(result.attributes) ||
      (succeeded(parser.parseOptionalArrow()) &&
       parser.parseTypeList(result.types)))
    return failure();

  SmallVector<int32_t> segments;
  for (auto [operand, type] : llvm::zip_equal(operands, types)) {
    segments.push_back(type ? 1 : 0);
    if (type && parser.resolveOperand(operand, type, result.operands))
      return failure();
  }
  if (!types[kFirstOut])
    return parser.emitError(loc) << "clause 'out' needs 'q'";
  segments.push_back(tokens.size());
  if (parser.resolveOperands(tokens, tokenTypes, tokensLoc, result.operands))
    return failure();
  result.addAttribute(getOperandSegmentSizeAttr(),
                      parser.getBuilder().getDenseI32ArrayAttr(segments));
  return success();
}

void FusedOp::print(OpAsmPrinter &printer) {
  auto printClause = [&](StringRef clause) {
    printer << " (";
    bool first = true;
    auto separate = [&] {
      if (!first)
        printer << ", ";
      first = false;
    };
    for (auto [valueClause, name] : kValues) {
      Attribute value = (*this)->getAttr(name);
      if (valueClause != clause || !value)
        continue;
      if ((name == "weight_offset" && getWeightOffset().isZero()) ||
          (name == "rotary_offset" && getRotaryOffset() == 0))
        continue;
      separate();
      printer << name << " = ";
      if (auto sections = dyn_cast<DenseI64ArrayAttr>(value))
        sections.print(printer);
      else
        printer.printAttributeWithoutType(value);
    }
    for (auto [index, group] : llvm::enumerate(kGroups)) {
      if (group.clause != clause)
        continue;
      auto [start, length] = getODSOperandIndexAndLength(index);
      if (length == 0)
        continue;
      Value operand = (*this)->getOperand(start);
      separate();
      printer << group.key << ' ' << operand << " : " << operand.getType();
      if (!group.headMajor.empty() && (*this)->hasAttr(group.headMajor))
        printer << " head_major";
    }
    printer << ')';
  };
  // A clause that is there without operands still has its values to print.
  auto isPresent = [&](StringRef clause) {
    for (auto [valueClause, name] : kValues)
      if (valueClause == clause && name != "weight_offset" &&
          name != "rotary_offset" && (*this)->getAttr(name))
        return true;
    for (auto [index, group] : llvm::enumerate(kGroups))
      if (group.clause == clause &&
          getODSOperandIndexAndLength(index).second != 0)
        return true;
    return false;
  };

  printer.increaseIndent();
  printer.printNewline();
  if (!getAsyncDependencies().empty()) {
    printer << "async (" << getAsyncDependencies() << " : "
            << getAsyncDependencies().getTypes() << ')';
    printer.printNewline();
  }
  printer << "in";
  printClause("in");
  if (isPresent("norm")) {
    printer.printNewline();
    printer << "norm " << stringifyRounding(getNormRounding());
    if (getNormScope() != NormScope::HEAD)
      printer << ' ' << stringifyNormScope(getNormScope());
    if (getOrder() != Order::NORM_FIRST)
      printer << ' ' << stringifyOrder(getOrder());
    printClause("norm");
  }
  if (isPresent("rope")) {
    printer.printNewline();
    printer << "rope " << stringifyRopeStyle(getRopeStyle()) << ' '
            << stringifyRounding(getRopeRounding());
    if (std::optional<SectionOrder> order = getSectionOrder())
      printer << ' ' << stringifySectionOrder(*order);
    printClause("rope");
  }
  if (isPresent("cache")) {
    printer.printNewline();
    printer << "cache " << stringifyCacheLayout(getLayout());
    printClause("cache");
  }
  printer.printNewline();
  printer << "out";
  printClause("out");

  SmallVector<StringRef> elided = {getOperandSegmentSizeAttr()};
  // What belongs to a clause that isn't there goes to the dictionary, unless it
  // is the default, so that nothing is lost.
  auto elide = [&](StringRef clause, StringRef name, bool isDefault) {
    if (isDefault || isPresent(clause))
      elided.push_back(name);
  };
  for (auto [clause, name] : kValues)
    elide(clause, name,
          (name == "weight_offset" && getWeightOffset().isPosZero()) ||
              (name == "rotary_offset" && getRotaryOffset() == 0));
  elide("norm", "norm_rounding", getNormRounding() == Rounding::ONCE);
  elide("norm", "norm_scope", getNormScope() == NormScope::HEAD);
  elide("norm", "order", getOrder() == Order::NORM_FIRST);
  elide("rope", "rope_style", getRopeStyle() == RopeStyle::NEOX);
  elide("rope", "rope_rounding", getRopeRounding() == Rounding::ONCE);
  elide("rope", "section_order", !getSectionOrder());
  elide("cache", "layout", getLayout() == CacheLayout::NHD);
  for (const OperandGroup &group : kGroups)
    if (!group.headMajor.empty())
      elided.push_back(group.headMajor);
  printer.printOptionalAttrDict((*this)->getAttrs(), elided);
  if ((*this)->getNumResults() != 0)
    printer << " -> " << (*this)->getResultTypes();
  printer.decreaseIndent();
}

//===----------------------------------------------------------------------===//
// Queries
//===----------------------------------------------------------------------===//

MutableOperandRange FusedOp::getDpsInitsMutable() {
  unsigned start = getODSOperandIndexAndLength(kFirstOut).first;
  unsigned end = getODSOperandIndexAndLength(kQScale).first;
  return MutableOperandRange(getOperation(), start, end - start);
}

/// The heads of a head-structured type.
static int64_t getHeads(Value value, bool headMajor) {
  auto type = cast<ShapedType>(value.getType());
  return type.getDimSize(type.getRank() - (headMajor ? 3 : 2));
}

int64_t FusedOp::getHeadSize() {
  return cast<ShapedType>(getQOut().getType()).getShape().back();
}

int64_t FusedOp::getNumHeads() {
  return getHeads(getQOut(), getQOutHeadMajor());
}

int64_t FusedOp::getNumKVHeads() {
  if (getKOut())
    return getHeads(getKOut(), getKOutHeadMajor());
  if (getK())
    return getHeads(getK(), getKHeadMajor());
  if (getVOut())
    return getHeads(getVOut(), getVOutHeadMajor());
  if (getV())
    return getHeads(getV(), getVHeadMajor());
  if (getKCache()) {
    ArrayRef<int64_t> shape =
        cast<ShapedType>(getKCache().getType()).getShape();
    return shape[getLayout() == CacheLayout::NHD ? 2 : 1];
  }
  return 0;
}

int64_t FusedOp::getRotarySize() {
  if (std::optional<uint64_t> r = getRotaryDim())
    return *r;
  return getHeadSize();
}

int64_t FusedOp::getNumTokens() {
  auto type = cast<ShapedType>(getQOut().getType());
  unsigned headDim = type.getRank() - (getQOutHeadMajor() ? 3 : 2);
  int64_t tokens = 1;
  for (auto [index, size] : llvm::enumerate(type.getShape().drop_back())) {
    if (index == headDim)
      continue;
    if (ShapedType::isDynamic(size))
      return ShapedType::kDynamic;
    tokens = multiplyExtents(tokens, size);
  }
  return tokens;
}

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

void FusedOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  SmallVector<OpOperand *> caches;
  for (MutableOperandRange range : {getKCacheMutable(), getVCacheMutable()})
    for (OpOperand &operand : range)
      caches.push_back(&operand);
  getDestinationEffects(cast<DestinationStyleOpInterface>(getOperation()),
                        caches, effects);
}

//===----------------------------------------------------------------------===//
// Verifier
//===----------------------------------------------------------------------===//

namespace {
/// A head-structured operand of the op with its role in messages.
struct Role {
  StringLiteral what;
  Value value;
  bool headMajor;
};
} // namespace

/// fused_c3: what all head-structured operands agree in.
static FailureOr<HeadShape> verifyHeads(FusedOp op, EmitError emitError) {
  const Role roles[] = {
      {"the out q", op.getQOut(), op.getQOutHeadMajor()},
      {"the in q", op.getQ(), op.getQHeadMajor()},
      {"the out gate", op.getGateOut(), op.getGateOutHeadMajor()},
      {"the in k", op.getK(), op.getKHeadMajor()},
      {"the out k", op.getKOut(), op.getKOutHeadMajor()},
      {"the in v", op.getV(), op.getVHeadMajor()},
      {"the out v", op.getVOut(), op.getVOutHeadMajor()},
  };
  bool quantizes = isFp8CacheType(op.getQOutElementType());
  std::optional<HeadShape> all;
  std::optional<int64_t> qHeads, kvHeads;
  for (auto [index, role] : llvm::enumerate(roles)) {
    if (!role.value)
      continue;
    // The out q alone may be of fp8.
    FailureOr<HeadShape> shape =
        getHeadShape(emitError, role.value.getType(), role.what, role.headMajor,
                     /*allowTwoTokenDims=*/true, /*allowFp8=*/index == 0);
    if (failed(shape))
      return failure();
    bool isFp8 = index == 0 && isFp8CacheType(shape->elementType);
    if (!all) {
      all = *shape;
      if (isFp8)
        all->elementType = op.getElementType();
    }
    if (!isFp8 && shape->elementType != all->elementType)
      return emitError() << "expects " << role.what << " to have "
                         << (quantizes ? "the in q's" : "the out q's")
                         << " element type " << all->elementType
                         << ", but it has " << shape->elementType;
    if (shape->headSize != all->headSize)
      return emitError() << "expects " << role.what
                         << " to have the out q's head size " << all->headSize
                         << ", but it is " << shape->headSize;
    if (!mayBeEqual(shape->tokens, all->tokens))
      return emitError() << "expects " << role.what << " to have the out q's "
                         << all->tokens << " tokens, but it has "
                         << shape->tokens;
    if (ShapedType::isDynamic(all->tokens))
      all->tokens = shape->tokens;
    std::optional<int64_t> &heads = index < 3 ? qHeads : kvHeads;
    if (!heads)
      heads = shape->heads;
    if (shape->heads != *heads)
      return emitError() << "expects " << role.what << " to have " << *heads
                         << " heads, but it has " << shape->heads;
  }
  return *all;
}

LogicalResult FusedOp::verify() {
  auto emitError = [&] { return emitOpError(); };
  if (failed(verifyShapedOperands(getOperation())) ||
      failed(verifyDefaults(getOperation(),
                            {{"weight_offset", getWeightOffsetAttr()},
                             {"norm_rounding", getNormRoundingAttr()},
                             {"norm_scope", getNormScopeAttr()},
                             {"rope_style", getRopeStyleAttr()},
                             {"rope_rounding", getRopeRoundingAttr()},
                             {"rotary_offset", getRotaryOffsetAttr()},
                             {"order", getOrderAttr()},
                             {"layout", getLayoutAttr()}})))
    return failure();

  // The sizes of the operand groups may be anything.
  if (getODSOperandIndexAndLength(kFirstOut).second != 1)
    return emitOpError() << "expects one out q, but it has "
                         << getODSOperandIndexAndLength(kFirstOut).second;
  // fused_c9
  for (auto [index, group] : llvm::enumerate(kGroups))
    if (!group.headMajor.empty() && (*this)->hasAttr(group.headMajor) &&
        getODSOperandIndexAndLength(index).second == 0)
      return emitOpError() << "has " << group.headMajor << " but no "
                           << group.key << " in '" << group.clause << "'";

  // fused_c1
  if (isPacked() && (getQ() || getK() || getV()))
    return emitOpError() << "takes qkv or separate q, k and v, but has both";
  if (!isPacked() && !getQ())
    return emitOpError() << "takes qkv or separate q, k and v, but has "
                            "neither qkv nor q";
  bool needsK = getKOut() || getKCache() || getKEps();
  bool needsV = getVOut() || getVCache() || getVEps();
  if (!isPacked() && needsK != static_cast<bool>(getK()))
    return emitOpError() << (needsK ? "needs a k for its norm, output or cache"
                                    : "has a k that no output or cache takes");
  if (!isPacked() && needsV != static_cast<bool>(getV()))
    return emitOpError() << (needsV ? "needs a v for its norm, output or cache"
                                    : "has a v that no output or cache takes");
  // fused_c2
  if (getGateOut() && !isPacked())
    return emitOpError() << "has an out gate but no qkv that would hold it";
  if (!getKCache() != !getVCache())
    return emitOpError() << "expects both caches or none, but has only "
                         << (getKCache() ? "k_cache" : "v_cache");
  if (isPacked() && !getKOut() && !getVOut() && !getKCache())
    return emitOpError() << "with qkv needs an out k, an out v or a cache, "
                            "which tell the heads of k";
  if (getKEps() && !getKOut() && !getKCache())
    return emitOpError() << "has a k_eps but no out k or cache";
  if (getVEps() && !getVOut() && !getVCache())
    return emitOpError() << "has a v_eps but no out v or cache";
  // fused_c3
  FailureOr<HeadShape> heads = verifyHeads(*this, emitError);
  if (failed(heads))
    return failure();
  // The heads of k may be known from the cache alone: is there a rank to ask?
  if (getKCache() && cast<ShapedType>(getKCache().getType()).getRank() !=
                         getCacheRank(getLayout(), CacheRole::Key))
    return emitOpError() << "expects k_cache of rank "
                         << getCacheRank(getLayout(), CacheRole::Key)
                         << " for layout " << stringifyCacheLayout(getLayout())
                         << ", but its rank is "
                         << cast<ShapedType>(getKCache().getType()).getRank();
  int64_t headSize = heads->headSize;
  int64_t numHeads = getNumHeads(), numKVHeads = getNumKVHeads();
  if (getKCache() && numKVHeads < 1) // kDynamic is negative.
    return emitOpError() << "expects static heads of k_cache, at least one, "
                            "but they are "
                         << printExtent(numKVHeads);
  if (isPacked()) {
    auto qkv = cast<ShapedType>(getQkv().getType());
    if (qkv.getRank() != 2)
      return emitOpError() << "expects qkv to have rank 2, but its rank is "
                           << qkv.getRank();
    if (!isActivationType(qkv.getElementType()))
      return emitOpError() << "expects qkv to have elements of f16, bf16 or "
                              "f32, but they are "
                           << qkv.getElementType();
    if (qkv.getElementType() != heads->elementType)
      return emitOpError() << "expects qkv to have the out q's element type "
                           << heads->elementType << ", but it has "
                           << qkv.getElementType();
    if (!mayBeEqual(qkv.getDimSize(0), heads->tokens))
      return emitOpError() << "expects qkv to have the out q's "
                           << heads->tokens << " tokens, but it has "
                           << qkv.getDimSize(0);
    if (failed(verifyPackedWidth(emitError, qkv.getDimSize(1), numHeads,
                                 numKVHeads, headSize,
                                 static_cast<bool>(getGateOut()))))
      return failure();
  }
  // fused_c4
  struct Norm {
    StringLiteral eps, weight;
    std::optional<APFloat> epsValue;
    Value weightValue;
    int64_t heads;
  };
  bool anyWeight = getQWeight() || getKWeight() || getVWeight();
  bool perToken = getNormScope() == NormScope::TOKEN;
  for (const Norm &norm :
       {Norm{"q_eps", "q_weight", getQEps(), getQWeight(), numHeads},
        Norm{"k_eps", "k_weight", getKEps(), getKWeight(), numKVHeads},
        Norm{"v_eps", "v_weight", getVEps(), getVWeight(), numKVHeads}}) {
    if (norm.weightValue && !norm.epsValue)
      return emitOpError() << "has a " << norm.weight << " but no " << norm.eps;
    if (norm.epsValue && failed(verifyEps(emitError, norm.eps, *norm.epsValue)))
      return failure();
    if (norm.weightValue &&
        failed(verifyWeight(emitError, norm.weight, norm.weightValue.getType(),
                            perToken ? multiplyExtents(norm.heads, headSize)
                                     : headSize)))
      return failure();
  }
  if (failed(verifyWeightOffset(emitError, getWeightOffset().convertToFloat(),
                                anyWeight)))
    return failure();
  // fused_c5
  if (!getCos() != !getSin())
    return emitOpError() << "expects both cos and sin or neither, but has only "
                         << (getCos() ? "cos" : "sin");
  if (hasRope()) {
    if (failed(verifyRope(emitError, *this, headSize, heads->tokens)))
      return failure();
  } else if (getPositions() || getRotaryDim() || getRotaryOffset() ||
             getSections() || getSectionOrder()) {
    return emitOpError() << "has positions, rotary_dim, rotary_offset or "
                            "sections but no cos and sin";
  }
  // fused_c6
  if (!getSlots() != !getKCache())
    return emitOpError() << "expects slots and caches together, but has only "
                         << (getSlots() ? "slots" : "caches");
  if (hasCache()) {
    CacheContract cache{heads->tokens,
                        numKVHeads,
                        headSize,
                        heads->elementType,
                        getSlots().getType(),
                        getKScale() ? getKScale().getType() : Type(),
                        getVScale() ? getVScale().getType() : Type(),
                        getKCache().getType(),
                        getVCache().getType(),
                        getKCache() == getVCache(),
                        getLayout()};
    if (failed(verifyCache(emitError, cache)))
      return failure();
  } else if (getKScale() || getVScale()) {
    return emitOpError() << "has a scale but no caches";
  }
  // fused_c7
  if (!hasNorm() && !hasRope() && !hasCache() && !quantizesQ())
    return emitOpError() << "has none of norm, rope, cache and an out q of an "
                            "fp8 type";
  // fused_c8
  if (getRelaxed() && !(hasNorm() && hasRope()))
    return emitOpError() << "is relaxed, which needs both norm and rope";
  if (getOrder() == Order::ROPE_FIRST) {
    if (!(hasNorm() && hasRope()))
      return emitOpError() << "is rope_first, which needs both norm and rope";
    if (perToken)
      return emitOpError() << "has norm scope 'token', which comes before the "
                              "split into heads, and order 'rope_first'";
  }
  // fused_c10
  if (getQScale() && !quantizesQ())
    return emitOpError() << "has a q_scale, which only an out q of an fp8 type "
                            "takes, but the out q holds "
                         << getQOutElementType();
  if (getQScale() && failed(verifyScale(emitError, "q_scale",
                                        getQScale().getType(), numHeads)))
    return failure();
  return verifyDestinationResults(getOperation());
}

} // namespace prelude
