//===- Bytecode.cpp - The dialect in MLIR bytecode ------------------------===//
//
// What a .mlirbc file holds of the dialect, so that files outlive releases:
//
// * a version, written from the first release on. A reader takes every version
//   up to its own and refuses newer ones by both numbers;
// * properties by name, as one dictionary an op. An attribute that an older
//   file doesn't have keeps its default, and an operand group that it doesn't
//   have, where it comes after the others, is empty;
// * enumerations by their values in the C ABI, which never change.
//
// What an older file needs beyond that goes into upgradeProperties or, where it
// takes the op itself, upgradeOperation, under a new version.
// test/Dialect/Prelude/Bytecode holds a file of each.
//
// Version 2: rms_norm and rope have sizes of operand groups.
//
//===----------------------------------------------------------------------===//

#include "Bytecode.h"

#include "mlir/Bytecode/BytecodeImplementation.h"
#include "mlir/IR/Diagnostics.h"
#include "prelude/Dialect/Prelude/IR/PreludeOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace prelude;

/// The version that is written. Raised with every change of what a file holds.
static constexpr uint64_t kBytecodeVersion = 2;

namespace {

struct PreludeBytecodeVersion : DialectVersion {
  explicit PreludeBytecodeVersion(uint64_t version) : version(version) {}
  uint64_t version;
};

/// What stands before the value of an enumeration. Numbers are never reused.
enum AttributeCode : uint64_t {
  kRounding = 0,
  kRopeStyle = 1,
  kCacheLayout = 2,
  kOrder = 3,
  kNormScope = 4,
  kSectionOrder = 5,
};

/// Gives an op of version 1 the sizes of its operand groups, of which one was
/// optional. Where the number of operands fits neither, the verifier says so.
void addSegments(RmsNormOp op) {
  unsigned count = op->getNumOperands();
  if (count == 2 || count == 3)
    op.getProperties().operandSegmentSizes = {1, count == 3, 1, 0};
}
void addSegments(RopeOp op) {
  unsigned count = op->getNumOperands();
  if (count == 4 || count == 5)
    op.getProperties().operandSegmentSizes = {1, 1, 1, count == 5, 1, 0};
}

/// Brings an op of a file of `version` to what it is today.
void upgradeOperation(Operation *op, uint64_t version) {
  if (version < 2)
    llvm::TypeSwitch<Operation *>(op).Case<RmsNormOp, RopeOp>(
        [](auto concrete) { addSegments(concrete); });
}

struct PreludeBytecodeInterface : BytecodeDialectInterface {
  explicit PreludeBytecodeInterface(Dialect *dialect)
      : BytecodeDialectInterface(dialect) {}

  void writeVersion(DialectBytecodeWriter &writer) const override {
    writer.writeVarInt(kBytecodeVersion);
  }

  std::unique_ptr<DialectVersion>
  readVersion(DialectBytecodeReader &reader) const override {
    uint64_t version;
    if (failed(reader.readVarInt(version)))
      return nullptr;
    if (version > kBytecodeVersion) {
      reader.emitError() << "bytecode of the prelude dialect has version "
                         << version << ", this reader knows versions up to "
                         << kBytecodeVersion;
      return nullptr;
    }
    return std::make_unique<PreludeBytecodeVersion>(version);
  }

  LogicalResult
  upgradeFromVersion(Operation *root,
                     const DialectVersion &version) const override {
    uint64_t number =
        static_cast<const PreludeBytecodeVersion &>(version).version;
    if (number < kBytecodeVersion)
      root->walk([&](Operation *op) { upgradeOperation(op, number); });
    return success();
  }

  LogicalResult writeAttribute(Attribute attr,
                               DialectBytecodeWriter &writer) const override {
    auto write = [&](AttributeCode code, auto value) {
      writer.writeVarInt(code);
      writer.writeVarInt(static_cast<uint64_t>(value));
      return success();
    };
    return llvm::TypeSwitch<Attribute, LogicalResult>(attr)
        .Case([&](RoundingAttr a) { return write(kRounding, a.getValue()); })
        .Case([&](RopeStyleAttr a) { return write(kRopeStyle, a.getValue()); })
        .Case([&](CacheLayoutAttr a) {
          return write(kCacheLayout, a.getValue());
        })
        .Case([&](OrderAttr a) { return write(kOrder, a.getValue()); })
        .Case([&](NormScopeAttr a) { return write(kNormScope, a.getValue()); })
        .Case([&](SectionOrderAttr a) {
          return write(kSectionOrder, a.getValue());
        })
        // As text: a file may hold an attribute that has no code yet.
        .Default([](Attribute) { return failure(); });
  }

  Attribute readAttribute(DialectBytecodeReader &reader) const override {
    uint64_t code, value;
    if (failed(reader.readVarInt(code)) || failed(reader.readVarInt(value)))
      return {};
    auto get = [&](auto attr, auto symbolized) -> Attribute {
      if (symbolized)
        return decltype(attr)::get(getContext(), *symbolized);
      reader.emitError() << "the prelude dialect has no "
                         << decltype(attr)::getMnemonic() << " " << value;
      return {};
    };
    // The values are those of 32-bit enumerations.
    uint32_t number = value > UINT32_MAX ? UINT32_MAX : uint32_t(value);
    switch (code) {
    case kRounding:
      return get(RoundingAttr(), symbolizeRounding(number));
    case kRopeStyle:
      return get(RopeStyleAttr(), symbolizeRopeStyle(number));
    case kCacheLayout:
      return get(CacheLayoutAttr(), symbolizeCacheLayout(number));
    case kOrder:
      return get(OrderAttr(), symbolizeOrder(number));
    case kNormScope:
      return get(NormScopeAttr(), symbolizeNormScope(number));
    case kSectionOrder:
      return get(SectionOrderAttr(), symbolizeSectionOrder(number));
    }
    reader.emitError() << "the prelude dialect has no attribute with code "
                       << code;
    return {};
  }
};

} // namespace

void prelude::addBytecodeInterface(PreludeDialect &dialect) {
  dialect.addInterfaces<PreludeBytecodeInterface>();
}

//===----------------------------------------------------------------------===//
// Properties
//===----------------------------------------------------------------------===//

/// Brings the properties of `op`, as a file of `version` has them, to what the
/// op has today. None needed that so far.
static DictionaryAttr upgradeProperties(DictionaryAttr properties,
                                        [[maybe_unused]] StringRef op,
                                        [[maybe_unused]] uint64_t version) {
  return properties;
}

/// The sizes of the operand groups with empty ones for those that are younger
/// than the file.
static DictionaryAttr padSegments(DictionaryAttr properties, size_t count) {
  StringRef name = "operandSegmentSizes";
  auto sizes = properties.getAs<DenseI32ArrayAttr>(name);
  if (!sizes || static_cast<size_t>(sizes.size()) >= count)
    return properties;
  SmallVector<int32_t> padded(sizes.asArrayRef());
  padded.resize(count, 0);
  NamedAttrList list(properties);
  list.set(name, DenseI32ArrayAttr::get(properties.getContext(), padded));
  return list.getDictionary(properties.getContext());
}

template <typename Op>
static LogicalResult readOpProperties(DialectBytecodeReader &reader,
                                      OperationState &state) {
  DictionaryAttr properties;
  if (failed(reader.readAttribute(properties)))
    return failure();
  auto version = reader.getDialectVersion<PreludeDialect>();
  properties = upgradeProperties(
      properties, Op::getOperationName(),
      succeeded(version)
          ? static_cast<const PreludeBytecodeVersion *>(*version)->version
          : kBytecodeVersion);
  auto &storage = state.getOrAddProperties<typename Op::Properties>();
  if constexpr (Op::template hasTrait<OpTrait::AttrSizedOperandSegments>())
    properties = padSegments(properties, storage.operandSegmentSizes.size());
  return Op::setPropertiesFromAttr(storage, properties,
                                   [&] { return reader.emitError(); });
}

template <typename Op>
static void writeOpProperties(Op op, DialectBytecodeWriter &writer) {
  writer.writeAttribute(
      Op::getPropertiesAsAttr(op->getContext(), op.getProperties()));
}

#define PRELUDE_PROPERTIES(OP)                                                 \
  LogicalResult OP::readProperties(DialectBytecodeReader &reader,              \
                                   OperationState &state) {                    \
    return readOpProperties<OP>(reader, state);                                \
  }                                                                            \
  void OP::writeProperties(DialectBytecodeWriter &writer) {                    \
    writeOpProperties(*this, writer);                                          \
  }
PRELUDE_PROPERTIES(RmsNormOp)
PRELUDE_PROPERTIES(RopeOp)
PRELUDE_PROPERTIES(KVCacheUpdateOp)
PRELUDE_PROPERTIES(FusedOp)
#undef PRELUDE_PROPERTIES
