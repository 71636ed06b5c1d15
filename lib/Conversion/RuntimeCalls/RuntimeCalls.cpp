//===- RuntimeCalls.cpp - Ops as calls into the runtime -------------------===//
//
// Fills the ABI's own structures, so that a change of the header either shows
// here or does not compile.
//
//===----------------------------------------------------------------------===//

#include "prelude/Conversion/RuntimeCalls/RuntimeCalls.h"

#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "prelude/Runtime.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/xxhash.h"

#include <cstring>
#include <type_traits>

using namespace mlir;

namespace prelude {

//===----------------------------------------------------------------------===//
// The ABI as this file relies on it
//===----------------------------------------------------------------------===//

static_assert(llvm::endianness::native == llvm::endianness::little,
              "images are written in the host's byte order, and every target "
              "is little-endian");
static_assert(sizeof(void *) == 8, "every target has 64-bit pointers");

namespace {

/// The symbol of the call that takes Params.
template <typename Params>
struct SymbolOf;
#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  template <>                                                                  \
  struct SymbolOf<PARAMS> {                                                    \
    static constexpr llvm::StringLiteral value = "prelude_" #OP "_v1";         \
  };                                                                           \
  static_assert(std::is_same_v<decltype(&prelude_##OP##_v1),                   \
                               int32_t (*)(const PARAMS *, int32_t, void *)>,  \
                "the lowerings emit calls of this signature");                 \
  static_assert(std::is_standard_layout_v<PARAMS> &&                           \
                    std::is_trivially_copyable_v<PARAMS> &&                    \
                    sizeof(PARAMS) % 8 == 0,                                   \
                "an image is the bytes of the structure, in words");
#include "prelude/Functions.def"

//===----------------------------------------------------------------------===//
// Filling a structure
//===----------------------------------------------------------------------===//

/// Fills a Params for an op.
template <typename Params>
class Filler {
public:
  explicit Filler(Operation *op) : op(op) {
    params.struct_size = sizeof(Params);
  }

  /// Describes the operand `array`, if it is there, in `field`. A head-major
  /// operand is permuted to tokens before heads.
  void setArray(prelude_tensor &field, OperandRange array,
                bool headMajor = false) {
    if (!array.empty())
      setArray(field, array.getBeginOperandIndex(), headMajor);
  }
  void setArray(prelude_tensor &field, unsigned operand,
                bool headMajor = false) {
    auto type = cast<MemRefType>(op->getOperand(operand).getType());
    std::optional<int32_t> dtype = getRuntimeDtype(type.getElementType());
    if (!dtype || type.getRank() > PRELUDE_MAX_RANK) {
      op->emitOpError() << "has no call into the runtime: operand " << operand
                        << " is a " << type;
      valid = false;
      return;
    }
    call.addresses.push_back({wordOf(field.data), operand});
    field.dtype = *dtype;
    // A scalar is an array of one element; rank 0 says "absent".
    field.rank = std::max<int32_t>(type.getRank(), 1);
    if (type.getRank() == 0)
      field.shape[0] = field.stride[0] = 1;

    auto [strides, offset] = type.getStridesAndOffset();
    for (unsigned dim = 0, rank = type.getRank(); dim != rank; ++dim) {
      // [H, T, D] to [T, H, D], [N, H, S, D] to [N, S, H, D].
      unsigned to = dim;
      if (headMajor && (dim == rank - 3 || dim == rank - 2))
        to = 2 * rank - 5 - dim;
      if (type.isDynamicDim(dim))
        call.extents.push_back({wordOf(field.shape[to]), operand, dim});
      else
        field.shape[to] = type.getDimSize(dim);
      if (ShapedType::isDynamic(strides[dim]))
        call.strides.push_back({wordOf(field.stride[to]), operand, dim});
      else
        field.stride[to] = strides[dim];
    }
  }

  FailureOr<RuntimeCall> finish() {
    if (!valid)
      return failure();
    call.symbol = SymbolOf<Params>::value;
    call.image.resize(sizeof(Params) / 8);
    std::memcpy(call.image.data(), &params, sizeof(Params));
    return std::move(call);
  }

  /// The structure; all that is not set is 0.
  Params params = {};

private:
  template <typename Field>
  unsigned wordOf(const Field &field) const {
    static_assert(sizeof(Field) == 8, "not a word");
    return (reinterpret_cast<const char *>(&field) -
            reinterpret_cast<const char *>(&params)) /
           8;
  }

  Operation *op;
  RuntimeCall call;
  bool valid = true;
};

template <typename Op>
void setRope(prelude_rope_spec &rope, Op op, RopeStyle style,
             Rounding rounding) {
  rope.style = static_cast<int32_t>(style);
  rope.rounding = static_cast<int32_t>(rounding);
  rope.rotary_dim = static_cast<int32_t>(op.getRotarySize());
  rope.rotary_offset = static_cast<int32_t>(op.getRotaryOffset());
  rope.section_order = static_cast<int32_t>(
      op.getSectionOrder().value_or(SectionOrder::BLOCKED));
  if (std::optional<ArrayRef<int64_t>> sections = op.getSections())
    llvm::copy(*sections, rope.sections);
}

FailureOr<RuntimeCall> describe(RmsNormOp op) {
  Filler<prelude_rms_norm_params> filler(op);
  auto &p = filler.params;
  filler.setArray(p.x, op.getODSOperands(0));
  filler.setArray(p.weight, op.getODSOperands(1));
  filler.setArray(p.y, op.getODSOperands(2));
  p.eps = op.getEps().convertToFloat();
  p.weight_offset = op.getWeightOffset().convertToFloat();
  p.rounding = static_cast<int32_t>(op.getRounding());
  return filler.finish();
}

FailureOr<RuntimeCall> describe(RopeOp op) {
  Filler<prelude_rope_params> filler(op);
  auto &p = filler.params;
  filler.setArray(p.x, op.getODSOperands(0));
  filler.setArray(p.cos, op.getODSOperands(1));
  filler.setArray(p.sin, op.getODSOperands(2));
  filler.setArray(p.positions, op.getODSOperands(3));
  filler.setArray(p.y, op.getODSOperands(4));
  setRope(p.rope, op, op.getStyle(), op.getRounding());
  return filler.finish();
}

FailureOr<RuntimeCall> describe(KVCacheUpdateOp op) {
  Filler<prelude_kv_cache_update_params> filler(op);
  auto &p = filler.params;
  prelude_tensor *fields[] = {&p.k,       &p.v,       &p.slots,  &p.k_scale,
                              &p.v_scale, &p.k_cache, &p.v_cache};
  for (auto [index, field] : llvm::enumerate(fields))
    filler.setArray(*field, op.getODSOperands(index));
  p.layout = static_cast<int32_t>(op.getLayout());
  return filler.finish();
}

FailureOr<RuntimeCall> describe(FusedOp op) {
  Filler<prelude_fused_params> filler(op);
  auto &p = filler.params;
  // In the order of the op's operands.
  const std::pair<prelude_tensor *, bool> fields[] = {
      {&p.qkv, false},
      {&p.q, op.getQHeadMajor()},
      {&p.k, op.getKHeadMajor()},
      {&p.v, op.getVHeadMajor()},
      {&p.q_weight, false},
      {&p.k_weight, false},
      {&p.v_weight, false},
      {&p.cos, false},
      {&p.sin, false},
      {&p.positions, false},
      {&p.slots, false},
      {&p.k_scale, false},
      {&p.v_scale, false},
      {&p.q_out, op.getQOutHeadMajor()},
      {&p.gate_out, op.getGateOutHeadMajor()},
      {&p.k_out, op.getKOutHeadMajor()},
      {&p.v_out, op.getVOutHeadMajor()},
      {&p.k_cache, false},
      {&p.v_cache, false},
      {&p.q_scale, false}};
  for (auto [index, field] : llvm::enumerate(fields))
    filler.setArray(*field.first, op.getODSOperands(index), field.second);

  if (op.getRelaxed())
    p.flags |= PRELUDE_FLAG_RELAXED;
  if (op.getGateOut())
    p.flags |= PRELUDE_FLAG_GATE;
  auto setEps = [](std::optional<APFloat> eps, int32_t &has, float &field) {
    has = eps.has_value();
    field = eps ? eps->convertToFloat() : 0.0f;
  };
  setEps(op.getQEps(), p.has_q_norm, p.q_eps);
  setEps(op.getKEps(), p.has_k_norm, p.k_eps);
  setEps(op.getVEps(), p.has_v_norm, p.v_eps);
  p.norm_rounding = static_cast<int32_t>(op.getNormRounding());
  p.norm_scope = static_cast<int32_t>(op.getNormScope());
  p.order = static_cast<int32_t>(op.getOrder());
  p.layout = static_cast<int32_t>(op.getLayout());
  p.weight_offset = op.getWeightOffset().convertToFloat();
  if (op.hasRope())
    setRope(p.rope, op, op.getRopeStyle(), op.getRopeRounding());
  return filler.finish();
}

} // namespace

FailureOr<RuntimeCall> describeRuntimeCall(Operation *op) {
  return llvm::TypeSwitch<Operation *, FailureOr<RuntimeCall>>(op)
      .Case<RmsNormOp, RopeOp, KVCacheUpdateOp, FusedOp>(
          [](auto concrete) { return describe(concrete); })
      .Default([](Operation *) { return failure(); });
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

std::optional<int32_t> getRuntimeDtype(Type type) {
  return llvm::TypeSwitch<Type, std::optional<int32_t>>(type)
      .Case([](Float32Type) { return PRELUDE_DTYPE_F32; })
      .Case([](Float16Type) { return PRELUDE_DTYPE_F16; })
      .Case([](BFloat16Type) { return PRELUDE_DTYPE_BF16; })
      .Case([](Float8E4M3FNType) { return PRELUDE_DTYPE_F8E4M3FN; })
      .Case([](Float8E5M2Type) { return PRELUDE_DTYPE_F8E5M2; })
      .Case([](Float8E4M3FNUZType) { return PRELUDE_DTYPE_F8E4M3FNUZ; })
      .Case([](IntegerType integer) -> std::optional<int32_t> {
        if (integer.isSignless() && integer.getWidth() == 32)
          return PRELUDE_DTYPE_I32;
        if (integer.isSignless() && integer.getWidth() == 64)
          return PRELUDE_DTYPE_I64;
        return std::nullopt;
      })
      .Default([](Type) { return std::nullopt; });
}

std::string RuntimeCall::getImageName() const {
  ArrayRef<uint8_t> bytes(reinterpret_cast<const uint8_t *>(image.data()),
                          image.size() * 8);
  return ("__" + symbol + "_params_" +
          llvm::utohexstr(llvm::xxh3_64bits(bytes), /*LowerCase=*/true))
      .str();
}

Block *getAllocaBlock(Operation *op) {
  Operation *scope =
      op->getParentWithTrait<OpTrait::AutomaticAllocationScope>();
  if (!scope)
    return nullptr;
  // The region of the scope that holds op.
  Region *region = op->getParentRegion();
  while (region->getParentOp() != scope)
    region = region->getParentRegion();
  return &region->front();
}

std::string getCallName(Operation *op) {
  std::string name = op->getName().getStringRef().str();
  if (auto function = op->getParentOfType<FunctionOpInterface>())
    name += (" in " + function.getName()).str();
  return name;
}

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

std::optional<int32_t> parseTarget(StringRef name) {
  return llvm::StringSwitch<std::optional<int32_t>>(name)
#define PRELUDE_TARGET(NAME, VALUE, MNEMONIC) .Case(MNEMONIC, VALUE)
#include "prelude/Enums.def"
      .Default(std::nullopt);
}

std::optional<bool> parseStatusMode(StringRef name) {
  return llvm::StringSwitch<std::optional<bool>>(name)
      .Case("check", true)
      .Case("ignore", false)
      .Default(std::nullopt);
}

FailureOr<RuntimeCallOptions> getRuntimeCallOptions(Operation *op) {
  RuntimeCallOptions options = {PRELUDE_TARGET_CPU, /*checkStatus=*/true};
  auto query = [&](StringRef key, auto parse, auto &value,
                   StringRef wanted) -> LogicalResult {
    FailureOr<Attribute> found = dlti::query(op, ArrayRef<StringRef>(key));
    if (failed(found))
      return success();
    auto text = dyn_cast<StringAttr>(*found);
    auto parsed = text ? parse(text.getValue()) : std::nullopt;
    if (!parsed)
      return op->emitOpError() << "expects " << key << " to be " << wanted
                               << ", but it is " << *found;
    value = *parsed;
    return success();
  };
  if (failed(
          query(kTargetKey, parseTarget, options.target, "cpu, cuda or hip")) ||
      failed(query(kStatusKey, parseStatusMode, options.checkStatus,
                   "check or ignore")))
    return failure();
  return options;
}

} // namespace prelude
