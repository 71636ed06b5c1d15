//===- Program.cpp - A fused operation as MLIR ----------------------------===//
//
// The text is written by hand, so that it shares nothing with the compiler's
// own builders.
//
//===----------------------------------------------------------------------===//

#include "Program.h"

#include <cstring>
#include <sstream>
#include <utility>

using namespace prelude;
using namespace prelude::test;

namespace {

/// An array of the case with its place in the op's syntax.
struct Operand {
  std::string clause, key;
  TestArray array;
  bool isHeadStructured = false;
  bool isOutput = false;

  std::string getName() const { return "%" + clause + "_" + key; }
};

/// An array with its head dimension before the tokens beside it.
TestArray makeHeadMajor(TestArray array) {
  size_t head = array.shape.size() - 2;
  std::swap(array.shape[head], array.shape[head - 1]);
  std::swap(array.strides[head], array.strides[head - 1]);
  return array;
}

/// The arrays that the case has, in the order of the function's arguments.
std::vector<Operand> getOperands(const FusedCase &c, Spelling spelling) {
  std::vector<Operand> all = {
      {"in", "qkv", c.qkv},
      {"in", "q", c.q, true},
      {"in", "k", c.k, true},
      {"in", "v", c.v, true},
      {"norm", "q_weight", c.qWeight},
      {"norm", "k_weight", c.kWeight},
      {"norm", "v_weight", c.vWeight},
      {"rope", "cos", c.rope.cos},
      {"rope", "sin", c.rope.sin},
      {"rope", "positions", c.rope.positions},
      {"cache", "slots", c.slots},
      {"cache", "k_scale", c.kScale},
      {"cache", "v_scale", c.vScale},
      {"out", "q_scale", c.qScale},
      {"out", "q", c.qOut, true, true},
      {"out", "gate", c.gateOut, true, true},
      {"out", "k", c.kOut, true, true},
      {"out", "v", c.vOut, true, true},
      {"out", "k_cache", c.kCache, false, true},
      {"out", "v_cache", c.vCache, false, true},
  };
  std::vector<Operand> present;
  for (Operand &operand : all) {
    if (!operand.array.isPresent())
      continue;
    if (operand.isHeadStructured && spelling.headMajor)
      operand.array = makeHeadMajor(operand.array);
    present.push_back(operand);
  }
  return present;
}

/// `4x8x64xbf16`. What the op wants static is so in any case.
std::string getShapeText(const Operand &operand, Spelling spelling) {
  const Shape &shape = operand.array.shape;
  size_t rank = shape.size();
  std::ostringstream text;
  for (size_t i = 0; i < rank; ++i) {
    bool mayBeDynamic = false;
    if (operand.isHeadStructured)
      mayBeDynamic = i + 1 != rank && i != rank - (spelling.headMajor ? 3 : 2);
    else if (operand.key == "qkv" || operand.clause == "rope")
      mayBeDynamic = operand.key == "positions" ? i + 1 == rank : i == 0;
    else if (operand.key == "slots" || operand.key == "k_cache" ||
             operand.key == "v_cache")
      mayBeDynamic = i == 0;
    if (mayBeDynamic && spelling.dynamicShapes)
      text << "?x";
    else
      text << shape[i] << "x";
  }
  const char *type = getDtypeName(operand.array.dtype);
  text << type;
  return text.str();
}

std::string getTensorText(const Operand &operand, Spelling spelling) {
  return "tensor<" + getShapeText(operand, spelling) + ">";
}

std::string getMemRefText(const Operand &operand, Spelling spelling) {
  std::string strides;
  for (size_t i = 0; i < operand.array.shape.size(); ++i)
    strides += i ? ", ?" : "?";
  return "memref<" + getShapeText(operand, spelling) + ", strided<[" + strides +
         "], offset: ?>>";
}

std::string getFloatText(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, sizeof(bits));
  char text[16];
  std::snprintf(text, sizeof(text), "0x%08X", bits);
  return text;
}

const char *getRoundingText(int32_t rounding) {
  return rounding == PRELUDE_ROUNDING_STEPWISE ? "stepwise" : "once";
}

/// The keywords and values of a clause; false where the case has no such
/// clause.
bool getClause(const FusedCase &c, const std::string &clause,
               std::string &keywords, std::vector<std::string> &values) {
  if (clause == "norm") {
    if (!c.hasQNorm && !c.hasKNorm && !c.hasVNorm)
      return false;
    keywords = getRoundingText(c.qNorm.rounding);
    if (c.scope == PRELUDE_NORM_SCOPE_TOKEN)
      keywords += " token";
    if (c.order == PRELUDE_ORDER_ROPE_FIRST)
      keywords += " rope_first";
    if (c.hasQNorm)
      values.push_back("q_eps = " + getFloatText(c.qNorm.eps));
    if (c.hasKNorm)
      values.push_back("k_eps = " + getFloatText(c.kNorm.eps));
    if (c.hasVNorm)
      values.push_back("v_eps = " + getFloatText(c.vNorm.eps));
    if (c.qNorm.weightOffset != 0.0f)
      values.push_back("weight_offset = " + getFloatText(c.qNorm.weightOffset));
    return true;
  }
  if (clause == "rope") {
    if (!c.hasRope)
      return false;
    const prelude_rope_spec &spec = c.rope.spec;
    keywords = spec.style == PRELUDE_ROPE_STYLE_GPTJ ? "gptj " : "neox ";
    keywords += getRoundingText(spec.rounding);
    values.push_back("rotary_dim = " + std::to_string(spec.rotary_dim));
    values.push_back("rotary_offset = " + std::to_string(spec.rotary_offset));
    if (spec.sections[0] || spec.sections[1] || spec.sections[2]) {
      keywords += spec.section_order == PRELUDE_SECTION_ORDER_INTERLEAVED
                      ? " interleaved"
                      : " blocked";
      values.push_back("sections = [" + std::to_string(spec.sections[0]) +
                       ", " + std::to_string(spec.sections[1]) + ", " +
                       std::to_string(spec.sections[2]) + "]");
    }
    return true;
  }
  if (clause == "cache") {
    keywords = getLayoutName(c.layout);
    return c.hasCache;
  }
  return true;
}

} // namespace

std::string test::writeProgram(const FusedCase &fused, Spelling spelling,
                               const std::string &name) {
  std::vector<Operand> operands = getOperands(fused, spelling);
  std::ostringstream text;
  text << "func.func @" << name << "(";
  for (size_t i = 0; i < operands.size(); ++i)
    text << (i ? ", " : "") << operands[i].getName()
         << "_buffer : " << getMemRefText(operands[i], spelling);
  text << ") attributes {llvm.emit_c_interface} {\n";
  for (const Operand &operand : operands)
    text << "  " << operand.getName() << " = bufferization.to_tensor "
         << operand.getName() << "_buffer restrict"
         << (operand.isOutput ? " writable" : "") << " : "
         << getMemRefText(operand, spelling) << " to "
         << getTensorText(operand, spelling) << "\n";

  std::vector<const Operand *> outputs;
  for (const Operand &operand : operands)
    if (operand.isOutput)
      outputs.push_back(&operand);
  text << "  %result:" << outputs.size() << " = prelude.fused\n";
  for (const char *clause : {"in", "norm", "rope", "cache", "out"}) {
    std::string keywords;
    std::vector<std::string> items;
    if (!getClause(fused, clause, keywords, items))
      continue;
    for (const Operand &operand : operands) {
      if (operand.clause != clause)
        continue;
      bool headMajor = operand.isHeadStructured && spelling.headMajor;
      items.push_back(operand.key + " " + operand.getName() + " : " +
                      getTensorText(operand, spelling) +
                      (headMajor ? " head_major" : ""));
    }
    text << "    " << clause << " " << keywords << "(";
    for (size_t i = 0; i < items.size(); ++i)
      text << (i ? ", " : "") << items[i];
    text << ")\n";
  }
  text << (fused.relaxed ? "    {relaxed} -> " : "    -> ");
  for (size_t i = 0; i < outputs.size(); ++i)
    text << (i ? ", " : "") << getTensorText(*outputs[i], spelling);
  text << "\n";
  for (size_t i = 0; i < outputs.size(); ++i)
    text << "  bufferization.materialize_in_destination %result#" << i
         << " in restrict writable " << outputs[i]->getName() << "_buffer : ("
         << getTensorText(*outputs[i], spelling) << ", "
         << getMemRefText(*outputs[i], spelling) << ") -> ()\n";
  text << "  return\n}\n";
  return text.str();
}

Arguments::Arguments(const FusedCase &fused, Spelling spelling) {
  for (const Operand &operand : getOperands(fused, spelling)) {
    auto address = reinterpret_cast<int64_t>(operand.array.tensor().data);
    std::vector<int64_t> descriptor = {address, address, 0};
    for (const Shape &part : {operand.array.shape, operand.array.strides})
      descriptor.insert(descriptor.end(), part.begin(), part.end());
    descriptors.push_back(descriptor);
  }
}

std::vector<void *> Arguments::getPacked() {
  pointers.clear();
  for (std::vector<int64_t> &descriptor : descriptors)
    pointers.push_back(descriptor.data());
  std::vector<void *> packed;
  for (void *&pointer : pointers)
    packed.push_back(&pointer);
  return packed;
}
