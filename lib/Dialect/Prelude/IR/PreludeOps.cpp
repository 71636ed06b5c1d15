//===- PreludeOps.cpp - The four ops of the chain -------------------------===//
//
// Verifiers, effects and shapes of split, rms_norm, rope and kv_cache_update.
//
//===----------------------------------------------------------------------===//

#include "prelude/Dialect/Prelude/IR/PreludeOps.h"

#include "Contracts.h"
#include "OpInterfaces.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace prelude {

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

bool isAsyncToken(Type type) {
  return type.getAbstractType().getName() == "gpu.async_token";
}

LogicalResult verifySingleOperand(Operation *op, unsigned group,
                                  unsigned size) {
  if (size == 1)
    return success();
  return op->emitOpError() << "expects one operand in operand group #" << group
                           << ", but it has " << size;
}

//===----------------------------------------------------------------------===//
// Effects and shapes of destination-style ops
//===----------------------------------------------------------------------===//

void getDestinationEffects(
    DestinationStyleOpInterface op, ArrayRef<OpOperand *> readInits,
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  if (!op.hasPureBufferSemantics())
    return;
  for (OpOperand *input : op.getDpsInputOperands())
    if (isa<MemRefType>(input->get().getType()))
      effects.emplace_back(MemoryEffects::Read::get(), input,
                           SideEffects::DefaultResource::get());
  for (OpOperand *init : readInits)
    effects.emplace_back(MemoryEffects::Read::get(), init,
                         SideEffects::DefaultResource::get());
  for (OpOperand &init : op.getDpsInitsMutable())
    effects.emplace_back(MemoryEffects::Write::get(), &init,
                         SideEffects::DefaultResource::get());
}

Speculation::Speculatability
getDestinationSpeculatability(DestinationStyleOpInterface op) {
  return op.hasPureTensorSemantics() ? Speculation::Speculatable
                                     : Speculation::NotSpeculatable;
}

LogicalResult reifyDestinationShapes(OpBuilder &builder,
                                     DestinationStyleOpInterface op,
                                     ReifiedRankedShapedTypeDims &reified) {
  for (OpOperand &init : op.getDpsInitsMutable())
    if (isa<RankedTensorType>(init.get().getType()))
      reified.push_back(
          tensor::getMixedSizes(builder, op.getLoc(), init.get()));
  return success();
}

#define PRELUDE_DEFINE_DESTINATION_OP(OP)                                      \
  Speculation::Speculatability OP::getSpeculatability() {                      \
    return getDestinationSpeculatability(                                      \
        cast<DestinationStyleOpInterface>(getOperation()));                    \
  }                                                                            \
  LogicalResult OP::reifyResultShapes(OpBuilder &builder,                      \
                                      ReifiedRankedShapedTypeDims &reified) {  \
    return reifyDestinationShapes(                                             \
        builder, cast<DestinationStyleOpInterface>(getOperation()), reified);  \
  }
/// Looks through casts of memrefs to a less static type. A cast to a more
/// static one stays: heads and head size may be known only by it. (On tensors,
/// upstream folds such casts into any destination-style op.)
static LogicalResult foldMemRefCasts(Operation *op) {
  bool folded = false;
  for (OpOperand &operand : op->getOpOperands()) {
    auto cast = operand.get().getDefiningOp<memref::CastOp>();
    if (!cast || !memref::CastOp::canFoldIntoConsumerOp(cast))
      continue;
    operand.set(cast.getSource());
    folded = true;
  }
  return success(folded);
}

#define PRELUDE_DEFINE_FOLD(OP)                                                \
  LogicalResult OP::fold(FoldAdaptor, SmallVectorImpl<OpFoldResult> &) {       \
    return foldMemRefCasts(getOperation());                                    \
  }
PRELUDE_DEFINE_FOLD(RmsNormOp)
PRELUDE_DEFINE_FOLD(RopeOp)
PRELUDE_DEFINE_FOLD(FusedOp)
#undef PRELUDE_DEFINE_FOLD

PRELUDE_DEFINE_DESTINATION_OP(RmsNormOp)
PRELUDE_DEFINE_DESTINATION_OP(RopeOp)
PRELUDE_DEFINE_DESTINATION_OP(KVCacheUpdateOp)
PRELUDE_DEFINE_DESTINATION_OP(FusedOp)
#undef PRELUDE_DEFINE_DESTINATION_OP

/// init has x's shape and element type; the layout of a memref may differ, and
/// dimensions before the last may be static in one and dynamic in the other.
static LogicalResult verifySameShape(EmitError emitError, Type x, Type init) {
  auto xType = cast<ShapedType>(x), initType = cast<ShapedType>(init);
  if (xType.getElementType() != initType.getElementType())
    return emitError() << "expects the output to have x's element type "
                       << xType.getElementType() << ", but it has "
                       << initType.getElementType();
  if (failed(verifyCompatibleShape(xType.getShape(), initType.getShape())) ||
      xType.getShape().back() != initType.getShape().back())
    return emitError() << "expects the output to have x's shape, but they are "
                       << x << " and " << init;
  return success();
}

//===----------------------------------------------------------------------===//
// SplitOp
//===----------------------------------------------------------------------===//

SmallVector<MemRefType>
SplitOp::inferViewTypes(MemRefType qkv, int64_t numHeads, int64_t numKVHeads,
                        int64_t headSize, bool hasGate) {
  auto [strides, offset] = qkv.getStridesAndOffset();
  auto view = [&, base = offset, token = strides[0], inner = strides[1]](
                  int64_t start, int64_t heads, int64_t headStride) {
    auto scale = [&](int64_t n) {
      return ShapedType::isDynamic(inner) ? ShapedType::kDynamic : n * inner;
    };
    int64_t first = ShapedType::kDynamic;
    if (!ShapedType::isDynamic(base) && !ShapedType::isDynamic(inner) &&
        llvm::AddOverflow(base, scale(start), first))
      first = ShapedType::kDynamic;
    auto layout = StridedLayoutAttr::get(qkv.getContext(), first,
                                         {token, scale(headStride), inner});
    return MemRefType::get({qkv.getDimSize(0), heads, headSize},
                           qkv.getElementType(), layout, qkv.getMemorySpace());
  };
  int64_t qStride = hasGate ? 2 * headSize : headSize;
  int64_t kStart = numHeads * qStride;
  SmallVector<MemRefType> types = {
      view(0, numHeads, qStride), view(kStart, numKVHeads, headSize),
      view(kStart + numKVHeads * headSize, numKVHeads, headSize)};
  if (hasGate)
    types.push_back(view(headSize, numHeads, qStride));
  return types;
}

LogicalResult SplitOp::verify() {
  auto emitError = [&] { return emitOpError(); };
  if (failed(verifyShapedOperands(getOperation())))
    return failure();
  // split_c1
  auto qkv = cast<ShapedType>(getQkv().getType());
  if (qkv.getRank() != 2)
    return emitOpError() << "expects qkv to have rank 2, but its rank is "
                         << qkv.getRank();
  static constexpr StringLiteral kNames[] = {"q", "k", "v", "gate"};
  SmallVector<HeadShape> parts;
  for (auto [name, result] :
       llvm::zip_first(ArrayRef<StringLiteral>(kNames).take_front(
                           getOperation()->getNumResults()),
                       getOperation()->getResults())) {
    FailureOr<HeadShape> part = getHeadShape(emitError, result.getType(), name);
    if (failed(part))
      return failure();
    if (part->elementType != qkv.getElementType())
      return emitOpError() << "expects " << name
                           << " to have qkv's element type "
                           << qkv.getElementType() << ", but it has "
                           << part->elementType;
    // split_c2
    if (part->tokens != qkv.getDimSize(0))
      return emitOpError() << "expects " << name << " to have qkv's "
                           << printExtent(qkv.getDimSize(0))
                           << " tokens, but it has "
                           << printExtent(part->tokens);
    // split_c3
    if (!parts.empty() && part->headSize != parts[0].headSize)
      return emitOpError() << "expects " << name << " to have q's head size "
                           << parts[0].headSize << ", but it is "
                           << part->headSize;
    parts.push_back(*part);
  }
  // split_c4
  if (parts[1].heads != parts[2].heads)
    return emitOpError() << "expects k and v to have the same number of heads, "
                            "but they have "
                         << parts[1].heads << " and " << parts[2].heads;
  // split_c5
  if (failed(verifyPackedWidth(emitError, qkv.getDimSize(1), parts[0].heads,
                               parts[1].heads, parts[0].headSize,
                               static_cast<bool>(getGate()))))
    return failure();
  // split_c6
  if (getGate() && parts[3].heads != parts[0].heads)
    return emitOpError() << "expects gate to have q's " << parts[0].heads
                         << " heads, but it has " << parts[3].heads;
  // split_c7
  if (auto memref = dyn_cast<MemRefType>(getQkv().getType())) {
    SmallVector<MemRefType> views =
        inferViewTypes(memref, parts[0].heads, parts[1].heads,
                       parts[0].headSize, static_cast<bool>(getGate()));
    for (auto [view, name, result] : llvm::zip_first(
             views, ArrayRef<StringLiteral>(kNames).take_front(views.size()),
             getOperation()->getResults()))
      if (result.getType() != view)
        return emitOpError() << "expects " << name << " to be the view " << view
                             << ", but its type is " << result.getType();
  }
  return success();
}

void SplitOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>> &) {
  // Parts of a tensor, or views of a buffer: nothing is read or written.
}

Speculation::Speculatability SplitOp::getSpeculatability() {
  return Speculation::Speculatable;
}

LogicalResult SplitOp::reifyResultShapes(OpBuilder &builder,
                                         ReifiedRankedShapedTypeDims &reified) {
  Location loc = getLoc();
  OpFoldResult tokens = isa<TensorType>(getQkv().getType())
                            ? tensor::getMixedSize(builder, loc, getQkv(), 0)
                            : memref::getMixedSize(builder, loc, getQkv(), 0);
  for (Value result : getOperation()->getResults()) {
    auto type = cast<ShapedType>(result.getType());
    reified.push_back({tokens, builder.getIndexAttr(type.getDimSize(1)),
                       builder.getIndexAttr(type.getDimSize(2))});
  }
  return success();
}

//===----------------------------------------------------------------------===//
// RmsNormOp
//===----------------------------------------------------------------------===//

LogicalResult RmsNormOp::verify() {
  auto emitError = [&] { return emitOpError(); };
  if (failed(verifyShapedOperands(getOperation())) ||
      failed(verifyDefaults(getOperation(),
                            {{"weight_offset", getWeightOffsetAttr()}})))
    return failure();
  // rms_norm_c1
  auto x = cast<ShapedType>(getX().getType());
  if (x.getRank() != 2 && x.getRank() != 3)
    return emitOpError() << "expects x to have rank 2 or 3, but its rank is "
                         << x.getRank();
  if (!isActivationType(x.getElementType()))
    return emitOpError() << "expects x to have elements of f16, bf16 or f32, "
                            "but they are "
                         << x.getElementType();
  int64_t size = x.getShape().back();
  if (ShapedType::isDynamic(size) || size < 1)
    return emitOpError() << "expects a static last dimension of x with at "
                            "least one element, but it is "
                         << printExtent(size);
  // rms_norm_c2
  if (failed(verifySameShape(emitError, x, getInit().getType())))
    return failure();
  // rms_norm_c3
  if (getWeight() && failed(verifyWeight(emitError, "the weight",
                                         getWeight().getType(), size)))
    return failure();
  // rms_norm_c4
  if (failed(verifyEps(emitError, "eps", getEps())))
    return failure();
  // rms_norm_c5
  if (failed(verifyWeightOffset(emitError, getWeightOffset().convertToFloat(),
                                static_cast<bool>(getWeight()))))
    return failure();
  return verifyDestinationResults(getOperation());
}

void RmsNormOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  getDestinationEffects(cast<DestinationStyleOpInterface>(getOperation()), {},
                        effects);
}

//===----------------------------------------------------------------------===//
// RopeOp
//===----------------------------------------------------------------------===//

int64_t RopeOp::getRotarySize() {
  if (std::optional<uint64_t> r = getRotaryDim())
    return *r;
  return cast<ShapedType>(getX().getType()).getShape().back();
}

LogicalResult RopeOp::verify() {
  auto emitError = [&] { return emitOpError(); };
  if (failed(verifyShapedOperands(getOperation())) ||
      failed(verifyDefaults(getOperation(),
                            {{"rotary_offset", getRotaryOffsetAttr()}})))
    return failure();
  // rope_c1
  FailureOr<HeadShape> x = getHeadShape(emitError, getX().getType(), "x");
  if (failed(x))
    return failure();
  // rope_c2
  if (failed(
          verifySameShape(emitError, getX().getType(), getInit().getType())) ||
      failed(getHeadShape(emitError, getInit().getType(), "the output")))
    return failure();
  // rope_c3 to rope_c9
  if (failed(verifyRope(emitError, *this, x->headSize, x->tokens)))
    return failure();
  return verifyDestinationResults(getOperation());
}

void RopeOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  getDestinationEffects(cast<DestinationStyleOpInterface>(getOperation()), {},
                        effects);
}

//===----------------------------------------------------------------------===//
// KVCacheUpdateOp
//===----------------------------------------------------------------------===//

LogicalResult KVCacheUpdateOp::verify() {
  auto emitError = [&] { return emitOpError(); };
  if (failed(verifyShapedOperands(getOperation())))
    return failure();
  // kv_cache_update_c1
  FailureOr<HeadShape> k = getHeadShape(emitError, getK().getType(), "k");
  if (failed(k))
    return failure();
  FailureOr<HeadShape> v = getHeadShape(emitError, getV().getType(), "v");
  if (failed(v))
    return failure();
  if (k->elementType != v->elementType || !mayBeEqual(k->tokens, v->tokens) ||
      k->heads != v->heads || k->headSize != v->headSize)
    return emitOpError() << "expects k and v of one shape and element type, "
                            "but they are "
                         << getK().getType() << " and " << getV().getType();
  // kv_cache_update_c2 to kv_cache_update_c7
  CacheContract cache{ShapedType::isDynamic(k->tokens) ? v->tokens : k->tokens,
                      k->heads,
                      k->headSize,
                      k->elementType,
                      getSlots().getType(),
                      getKScale() ? getKScale().getType() : Type(),
                      getVScale() ? getVScale().getType() : Type(),
                      getKCache().getType(),
                      getVCache().getType(),
                      getKCache() == getVCache(),
                      getLayout()};
  if (failed(verifyCache(emitError, cache)))
    return failure();
  return verifyDestinationResults(getOperation());
}

LogicalResult KVCacheUpdateOp::fold(FoldAdaptor,
                                    SmallVectorImpl<OpFoldResult> &results) {
  // No token has a slot: the caches stay as they are.
  auto isEmpty = [](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type && type.getDimSize(0) == 0;
  };
  if (isEmpty(getSlots()) || isEmpty(getK()) || isEmpty(getV())) {
    results.append({getKCache(), getVCache()});
    return success();
  }
  return foldMemRefCasts(getOperation());
}

void KVCacheUpdateOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  // Slots that are not written keep their rows: the caches are read, too.
  getDestinationEffects(cast<DestinationStyleOpInterface>(getOperation()),
                        {&getKCacheMutable(), &getVCacheMutable()}, effects);
}

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

/// An enumeration as a bare keyword.
template <typename AttrT>
static ParseResult parseEnumKeyword(OpAsmParser &parser, AttrT &attr) {
  auto value = FieldParser<decltype(attr.getValue())>::parse(parser);
  if (failed(value))
    return failure();
  attr = AttrT::get(parser.getContext(), *value);
  return success();
}

template <typename AttrT>
static void printEnumKeyword(OpAsmPrinter &printer, Operation *, AttrT attr) {
  printer << stringifyEnum(attr.getValue());
}

} // namespace prelude

#define GET_OP_CLASSES
#include "prelude/Dialect/Prelude/IR/Prelude.cpp.inc"
