//===- Contracts.cpp - Checks that several ops share ----------------------===//
//
// Each message names the two values that disagree.
//
//===----------------------------------------------------------------------===//

#include "Contracts.h"

#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "prelude/Dialect/Prelude/IR/CacheLayouts.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace prelude {

std::string printExtent(int64_t extent) {
  return ShapedType::isDynamic(extent) ? "?" : std::to_string(extent);
}

int64_t multiplyExtents(int64_t a, int64_t b) {
  int64_t product;
  if (ShapedType::isDynamic(a) || ShapedType::isDynamic(b) ||
      llvm::MulOverflow(a, b, product))
    return ShapedType::kDynamic;
  return product;
}

bool mayBeEqual(int64_t a, int64_t b) {
  return a == b || ShapedType::isDynamic(a) || ShapedType::isDynamic(b);
}

bool isActivationType(Type type) {
  return isa<Float16Type, BFloat16Type, Float32Type>(type);
}

bool isFp8CacheType(Type type) {
  return isa<Float8E4M3FNType, Float8E5M2Type, Float8E4M3FNUZType>(type);
}

bool isIndexElementType(Type type) {
  return type.isSignlessInteger(32) || type.isSignlessInteger(64);
}

static ArrayRef<int64_t> getShape(Type type) {
  return cast<ShapedType>(type).getShape();
}

static Type getElementType(Type type) {
  return cast<ShapedType>(type).getElementType();
}

FailureOr<HeadShape> getHeadShape(EmitError emitError, Type type,
                                  StringRef what, bool headMajor,
                                  bool allowTwoTokenDims, bool allowFp8) {
  ArrayRef<int64_t> shape = getShape(type);
  Type elementType = getElementType(type);
  size_t rank = shape.size();
  if (rank != 3 && !(allowTwoTokenDims && rank == 4))
    return emitError() << "expects " << what << " to have rank 3"
                       << (allowTwoTokenDims ? " or 4" : "")
                       << ", but its rank is " << rank;
  if (!isActivationType(elementType) &&
      !(allowFp8 && isFp8CacheType(elementType)))
    return emitError() << "expects " << what
                       << " to have elements of f16, bf16 or f32"
                       << (allowFp8 ? " or of an fp8 type" : "")
                       << ", but they are " << elementType;
  size_t headDim = headMajor ? rank - 3 : rank - 2;
  HeadShape head{1, shape[headDim], shape[rank - 1], elementType};
  for (size_t i = 0; i + 1 < rank; ++i)
    if (i != headDim)
      head.tokens = multiplyExtents(head.tokens, shape[i]);
  if (ShapedType::isDynamic(head.heads) || ShapedType::isDynamic(head.headSize))
    return emitError() << "expects static heads and head size of " << what
                       << ", but they are " << printExtent(head.heads)
                       << " and " << printExtent(head.headSize);
  if (head.heads < 1 || head.headSize < 1)
    return emitError() << "expects at least one head of at least one element "
                          "in "
                       << what << ", but they are " << head.heads << " and "
                       << head.headSize;
  if (ShapedType::isDynamic(multiplyExtents(head.heads, head.headSize)))
    return emitError() << "expects the elements of a token of " << what
                       << " to be countable in 64 bits, but it has "
                       << head.heads << " heads of " << head.headSize;
  return head;
}

LogicalResult
verifyDefaults(Operation *op,
               ArrayRef<std::pair<StringLiteral, Attribute>> attributes) {
  for (auto [name, attribute] : attributes)
    if (!attribute)
      return op->emitOpError() << "requires attribute '" << name << "'";
  return success();
}

LogicalResult verifyShapedOperands(Operation *op) {
  // A1
  bool anyTensor = false, anyMemRef = false;
  for (Type type :
       llvm::concat<Type>(op->getOperandTypes(), op->getResultTypes())) {
    anyTensor |= isa<TensorType>(type);
    anyMemRef |= isa<BaseMemRefType>(type);
  }
  if (anyTensor && anyMemRef)
    return op->emitOpError()
           << "mixes tensors and memrefs: its operands and results must be all "
              "tensors or all memrefs";
  // A2
  for (OpOperand &operand : op->getOpOperands()) {
    auto type = dyn_cast<MemRefType>(operand.get().getType());
    if (!type || type.getRank() == 0)
      continue;
    auto [strides, offset] = type.getStridesAndOffset();
    // The stride of a dimension of one element is never used.
    if (strides.back() != 1 && type.getShape().back() != 1)
      return op->emitOpError()
             << "operand #" << operand.getOperandNumber()
             << " must have stride 1 in its innermost dimension, but it is "
             << printExtent(strides.back());
  }
  // A3
  auto tokens = llvm::count_if(op->getOperandTypes(), isAsyncToken);
  if (tokens != 0 && anyTensor)
    return op->emitOpError() << "has an async dependency, which only an op on "
                                "memrefs can have, but is on tensors";
  // A4
  if (tokens > 1)
    return op->emitOpError()
           << "expects at most one async dependency, the stream that it runs "
              "in, but has "
           << tokens << "; 'gpu.wait async' makes one of several";
  return success();
}

LogicalResult verifyDestinationResults(Operation *op) {
  auto dps = cast<DestinationStyleOpInterface>(op);
  SmallVector<Type> expected;
  for (OpOperand &init : dps.getDpsInitsMutable())
    if (isa<RankedTensorType>(init.get().getType()))
      expected.push_back(init.get().getType());
  if (expected.size() != op->getNumResults())
    return op->emitOpError()
           << "expects one result per tensor output, " << expected.size()
           << ", but has " << op->getNumResults();
  for (auto [index, types] :
       llvm::enumerate(llvm::zip_equal(expected, op->getResultTypes()))) {
    auto [want, got] = types;
    if (want != got)
      return op->emitOpError() << "result #" << index << " must have type "
                               << want << " of its output, but has " << got;
  }
  return success();
}

LogicalResult verifyPackedWidth(EmitError emitError, int64_t width,
                                int64_t heads, int64_t kvHeads,
                                int64_t headSize, bool hasGate) {
  int64_t qHeads = multiplyExtents(heads, hasGate ? 2 : 1);
  int64_t sum, expected = ShapedType::kDynamic;
  int64_t twice = multiplyExtents(kvHeads, 2);
  if (!ShapedType::isDynamic(qHeads) && !ShapedType::isDynamic(twice) &&
      !llvm::AddOverflow(qHeads, twice, sum))
    expected = multiplyExtents(sum, headSize);
  if (ShapedType::isDynamic(expected))
    return emitError() << "has heads that no qkv can hold: (" << heads
                       << (hasGate ? " * 2" : "") << " + 2 * " << kvHeads
                       << ") of " << headSize << " elements";
  if (width != expected)
    return emitError() << "expects qkv to be " << expected << " wide, ("
                       << qHeads << " + 2 * " << kvHeads << ") heads of "
                       << headSize << ", but its width is "
                       << printExtent(width);
  return success();
}

LogicalResult verifyEps(EmitError emitError, StringRef what,
                        const APFloat &eps) {
  if (!eps.isFinite() || eps.isNegative()) {
    SmallString<16> text;
    eps.toString(text);
    return emitError() << "expects " << what
                       << " to be finite and not negative, but it is " << text;
  }
  return success();
}

LogicalResult verifyWeight(EmitError emitError, StringRef what, Type weight,
                           int64_t size) {
  ArrayRef<int64_t> shape = getShape(weight);
  if (shape.size() != 1)
    return emitError() << "expects " << what
                       << " to have rank 1, but its rank is " << shape.size();
  if (!isActivationType(getElementType(weight)))
    return emitError() << "expects " << what
                       << " to have elements of f16, bf16 or f32, but they are "
                       << getElementType(weight);
  if (!mayBeEqual(shape[0], size))
    return emitError() << "expects " << what << " to have " << size
                       << " elements, the size that is normed, but it has "
                       << shape[0];
  return success();
}

LogicalResult verifyWeightOffset(EmitError emitError, float offset,
                                 bool hasWeight) {
  if (offset != 0.0f && offset != 1.0f)
    return emitError() << "expects weight_offset to be 0 or 1, but it is "
                       << offset;
  if (offset != 0.0f && !hasWeight)
    return emitError() << "has weight_offset " << offset
                       << " but no weight that it would be added to";
  return success();
}

LogicalResult verifyRope(EmitError emitError, const RopeContract &rope) {
  int64_t r = rope.rotaryDim;
  // rope_c3
  if (r <= 0 || r % 2 != 0)
    return emitError() << "expects rotary_dim to be even and positive, but it "
                          "is "
                       << r;
  // rope_c4
  if (rope.rotaryOffset < 0)
    return emitError() << "expects rotary_offset not to be negative, but it is "
                       << rope.rotaryOffset;
  if (r > rope.headSize - rope.rotaryOffset)
    return emitError() << "expects rotary_offset + rotary_dim not to exceed "
                          "the head size "
                       << rope.headSize << ", but they are "
                       << rope.rotaryOffset << " and " << r;
  // rope_c5
  if (getShape(rope.cos) != getShape(rope.sin) ||
      getElementType(rope.cos) != getElementType(rope.sin))
    return emitError() << "expects cos and sin of one shape and element type, "
                          "but they are "
                       << rope.cos << " and " << rope.sin;
  ArrayRef<int64_t> table = getShape(rope.cos);
  if (table.size() != 2)
    return emitError() << "expects cos and sin to have rank 2, but it is "
                       << table.size();
  if (!isActivationType(getElementType(rope.cos)))
    return emitError() << "expects cos and sin to have elements of f16, bf16 "
                          "or f32, but they are "
                       << getElementType(rope.cos);
  // rope_c6
  if (table[1] != r / 2 && table[1] != r)
    return emitError() << "expects cos and sin to be " << r / 2 << " or " << r
                       << " wide for rotary_dim " << r << ", but they are "
                       << printExtent(table[1]);
  // rope_c7
  bool multiAxis = rope.sections.has_value();
  if (rope.positions) {
    ArrayRef<int64_t> shape = getShape(rope.positions);
    if (!isIndexElementType(getElementType(rope.positions)))
      return emitError() << "expects positions of i32 or i64, but they are "
                         << getElementType(rope.positions);
    size_t rank = multiAxis ? 2 : 1;
    if (shape.size() != rank)
      return emitError() << "expects positions of rank " << rank
                         << (multiAxis ? " beside sections" : "")
                         << ", but the rank is " << shape.size();
    if (multiAxis && shape[0] != 3)
      return emitError() << "expects positions of 3 axes beside sections, but "
                            "there are "
                         << printExtent(shape[0]);
    if (!mayBeEqual(shape.back(), rope.tokens))
      return emitError() << "expects one position for each of " << rope.tokens
                         << " tokens, but there are " << shape.back();
  } else if (!ShapedType::isDynamic(table[0]) &&
             !ShapedType::isDynamic(rope.tokens) && table[0] < rope.tokens) {
    // rope_c8
    return emitError() << "without positions needs a table row for each of "
                       << rope.tokens << " tokens, but cos and sin have "
                       << table[0] << " rows";
  }
  // rope_c9
  if (multiAxis) {
    if (!rope.positions)
      return emitError() << "has sections but no positions of 3 axes";
    if (rope.sections->size() != 3)
      return emitError() << "expects 3 sections, but there are "
                         << rope.sections->size();
    // Three sections of less than 2^62 fit in 64 bits without a sign.
    uint64_t sum = 0;
    for (int64_t section : *rope.sections) {
      if (section < 0 || section > r / 2)
        return emitError() << "expects each section to lie between 0 and "
                              "rotary_dim / 2 = "
                           << r / 2 << ", but one is " << section;
      sum += section;
    }
    if (sum != static_cast<uint64_t>(r / 2))
      return emitError() << "expects sections with the sum rotary_dim / 2 = "
                         << r / 2 << ", but it is " << sum;
  } else if (rope.hasSectionOrder) {
    return emitError() << "has a section_order but no sections";
  }
  return success();
}

LogicalResult verifyScale(EmitError emitError, StringRef what, Type scale,
                          int64_t heads) {
  auto type = cast<ShapedType>(scale);
  if (!type.getElementType().isF32())
    return emitError() << "expects " << what << " to be f32, but it is "
                       << type.getElementType();
  bool one =
      type.getRank() == 0 || (type.getRank() == 1 && type.getDimSize(0) == 1);
  bool each = type.getRank() == 1 && type.getDimSize(0) == heads;
  if (!one && !each)
    return emitError() << "expects " << what << " to have 1 or " << heads
                       << " elements, one a head, but its type is " << scale;
  return success();
}

static LogicalResult verifyCacheScale(EmitError emitError, StringRef what,
                                      Type scale, Type cacheElement,
                                      int64_t heads) {
  if (!scale)
    return success();
  if (!isFp8CacheType(cacheElement))
    return emitError() << "has a " << what
                       << ", which only an fp8 cache takes, but the cache "
                          "holds "
                       << cacheElement;
  return verifyScale(emitError, what, scale, heads);
}

LogicalResult verifyCache(EmitError emitError, const CacheContract &cache) {
  // kv_cache_update_c2
  ArrayRef<int64_t> slots = getShape(cache.slots);
  if (slots.size() != 1)
    return emitError() << "expects slots of rank 1, but the rank is "
                       << slots.size();
  if (!isIndexElementType(getElementType(cache.slots)))
    return emitError() << "expects slots of i32 or i64, but they are "
                       << getElementType(cache.slots);
  if (!ShapedType::isDynamic(slots[0]) &&
      !ShapedType::isDynamic(cache.tokens) && slots[0] > cache.tokens)
    return emitError() << "expects not more slots than tokens, but there are "
                       << slots[0] << " slots and " << cache.tokens
                       << " tokens";
  // kv_cache_update_c6
  Type element = getElementType(cache.kCache);
  if (element != getElementType(cache.vCache))
    return emitError() << "expects both caches of one element type, but they "
                          "hold "
                       << element << " and " << getElementType(cache.vCache);
  if (element != cache.elementType && !isFp8CacheType(element))
    return emitError() << "expects caches of " << cache.elementType
                       << ", the type of k and v, or of f8E4M3FN, f8E5M2 or "
                          "f8E4M3FNUZ, but they hold "
                       << element;
  if (cache.sameCache)
    return emitError() << "expects two caches, but k_cache and v_cache are the "
                          "same value";
  int64_t x = getPackFactor(element);
  CacheGeometry geometry[2];
  for (CacheRole role : {CacheRole::Key, CacheRole::Value}) {
    bool isKey = role == CacheRole::Key;
    StringRef what = isKey ? "k_cache" : "v_cache";
    ArrayRef<int64_t> shape = getShape(isKey ? cache.kCache : cache.vCache);
    // kv_cache_update_c3
    unsigned rank = getCacheRank(cache.layout, role);
    if (shape.size() != rank)
      return emitError() << "expects " << what << " of rank " << rank
                         << " for layout " << stringifyCacheLayout(cache.layout)
                         << ", but its rank is " << shape.size();
    // kv_cache_update_c5
    if (rank == 5 && shape[4] != x)
      return emitError() << "expects the innermost dimension of " << what
                         << " to hold 16 bytes, " << x << " elements of "
                         << element << ", but it holds "
                         << printExtent(shape[4]);
    CacheGeometry &g = geometry[isKey ? 0 : 1];
    g = *getCacheGeometry(cache.layout, role, x, shape);
    // kv_cache_update_c4
    if (g.heads != cache.heads)
      return emitError() << "expects " << cache.heads << " heads in " << what
                         << ", as in k and v, but it has "
                         << printExtent(g.heads);
    if (g.headSize != cache.headSize)
      return emitError() << "expects head size " << cache.headSize << " in "
                         << what << ", as in k and v, but it is "
                         << printExtent(g.headSize);
  }
  if (!mayBeEqual(geometry[0].blocks, geometry[1].blocks) ||
      !mayBeEqual(geometry[0].blockSize, geometry[1].blockSize))
    return emitError() << "expects both caches to agree in blocks and block "
                          "size, but they are "
                       << printExtent(geometry[0].blocks) << " x "
                       << printExtent(geometry[0].blockSize) << " and "
                       << printExtent(geometry[1].blocks) << " x "
                       << printExtent(geometry[1].blockSize);
  for (const CacheGeometry &g : geometry)
    if (g.blockSize == 0)
      return emitError() << "expects blocks of at least one slot, but the "
                            "block size is 0";
  // kv_cache_update_c7
  if (failed(verifyCacheScale(emitError, "k_scale", cache.kScale, element,
                              cache.heads)) ||
      failed(verifyCacheScale(emitError, "v_scale", cache.vScale, element,
                              cache.heads)))
    return failure();
  return success();
}

} // namespace prelude
