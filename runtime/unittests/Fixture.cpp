//===- Fixture.cpp - Recorded cases of model formulas ----------*- C++ -*-===//

#include "Fixture.h"

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <ostream>
#include <sstream>

using namespace prelude::test;

namespace {

/// What allocations that are not given hold before the call.
constexpr uint8_t fill = 0xA5;

struct TypeInfo {
  int32_t dtype;
  const char *name;
  int64_t bytes;
};

const TypeInfo types[] = {
#define PRELUDE_DTYPE(NAME, VALUE, MNEMONIC, BYTES) {VALUE, MNEMONIC, BYTES},
#include "prelude/Enums.def"
};

const TypeInfo *findType(const std::string &name) {
  for (const TypeInfo &type : types)
    if (name == type.name)
      return &type;
  return nullptr;
}

/// Comma-separated numbers; strtod reads every integer of a fixture exactly.
std::vector<double> parseNumbers(const std::string &text) {
  std::vector<double> numbers;
  std::istringstream stream(text);
  std::string item;
  while (std::getline(stream, item, ','))
    numbers.push_back(std::strtod(item.c_str(), nullptr));
  return numbers;
}

template <typename T>
void append(Bytes &bytes, T value) {
  const auto *first = reinterpret_cast<const uint8_t *>(&value);
  bytes.insert(bytes.end(), first, first + sizeof(T));
}

/// How NumPy names the type in a header. bfloat16 has no name there.
bool isNumpyType(const std::string &header, int32_t dtype) {
  auto says = [&](const char *name) {
    return header.find(std::string("'descr': '") + name + "'") !=
           std::string::npos;
  };
  switch (dtype) {
  case PRELUDE_DTYPE_F32:
    return says("<f4");
  case PRELUDE_DTYPE_F16:
    return says("<f2");
  case PRELUDE_DTYPE_BF16:
    return says("<V2") || says("|V2");
  case PRELUDE_DTYPE_F8E4M3FN:
  case PRELUDE_DTYPE_F8E5M2:
  case PRELUDE_DTYPE_F8E4M3FNUZ:
    return says("|u1");
  default:
    return false;
  }
}

/// The elements of a .npy file of format 1.0 in row-major order.
bool readNpy(const std::string &path, int32_t dtype, size_t size,
             Bytes &contents, std::string &error) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream stream;
  stream << file.rdbuf();
  std::string all = stream.str();
  if (!file || all.size() < 10 || all.compare(0, 6, "\x93NUMPY") != 0 ||
      all[6] != 1) {
    error = path + ": not a .npy file of format 1.0";
    return false;
  }
  size_t first = 10 + uint8_t(all[8]) + 256 * size_t(uint8_t(all[9]));
  std::string header = all.substr(10, first - 10);
  if (!isNumpyType(header, dtype) ||
      header.find("'fortran_order': False") == std::string::npos) {
    error = path + ": unexpected header " + header;
    return false;
  }
  if (all.size() != first + size) {
    error = path + ": holds " + std::to_string(all.size() - first) +
            " bytes, expected " + std::to_string(size);
    return false;
  }
  contents.assign(all.begin() + first, all.end());
  return true;
}

bool parseBuffer(std::istringstream &line, const std::string &folder,
                 Fixture &fixture, std::string &error) {
  std::string name, typeName, contents;
  size_t count = 0;
  line >> name >> typeName >> count >> contents;
  const TypeInfo *type = findType(typeName);
  if (!line || !type) {
    error = fixture.name + ": cannot read buffer " + name;
    return false;
  }
  Fixture::Buffer &buffer = fixture.buffers[name];
  buffer.dtype = type->dtype;
  size_t size = count * type->bytes;
  if (contents == "filled") {
    buffer.initial.assign(size, fill);
    return true;
  }
  if (contents.compare(0, 7, "values=") != 0)
    return readNpy(folder + "/" + contents, type->dtype, size, buffer.initial,
                   error);
  for (double value : parseNumbers(contents.substr(7))) {
    if (type->dtype == PRELUDE_DTYPE_I32)
      append(buffer.initial, int32_t(value));
    else if (type->dtype == PRELUDE_DTYPE_I64)
      append(buffer.initial, int64_t(value));
    else if (type->dtype == PRELUDE_DTYPE_F32)
      append(buffer.initial, float(value));
  }
  if (buffer.initial.size() == size)
    return true;
  error = fixture.name + ": buffer " + name + " has other values than " +
          std::to_string(count) + " of type " + typeName;
  return false;
}

bool parseView(std::istringstream &line, Fixture &fixture, std::string &error) {
  std::string field, shape, stride;
  Fixture::View view;
  line >> field >> view.buffer >> view.offset >> shape >> stride;
  std::vector<double> extents = parseNumbers(shape);
  std::vector<double> strides = parseNumbers(stride);
  if (!line || !fixture.buffers.count(view.buffer) ||
      extents.size() != strides.size() || extents.size() > PRELUDE_MAX_RANK) {
    error = fixture.name + ": cannot read tensor " + field;
    return false;
  }
  view.tensor.dtype = fixture.buffers[view.buffer].dtype;
  view.tensor.rank = int32_t(extents.size());
  for (size_t i = 0; i < extents.size(); ++i) {
    view.tensor.shape[i] = int64_t(extents[i]);
    view.tensor.stride[i] = int64_t(strides[i]);
  }
  fixture.views[field] = view;
  return true;
}

struct TensorField {
  const char *name;
  prelude_tensor prelude_fused_params::*member;
};

const TensorField tensorFields[] = {
#define FIELD(NAME) {#NAME, &prelude_fused_params::NAME}
    FIELD(qkv),      FIELD(q),         FIELD(k),        FIELD(v),
    FIELD(q_weight), FIELD(k_weight),  FIELD(v_weight), FIELD(cos),
    FIELD(sin),      FIELD(positions), FIELD(slots),    FIELD(k_scale),
    FIELD(v_scale),  FIELD(q_out),     FIELD(gate_out), FIELD(k_out),
    FIELD(v_out),    FIELD(k_cache),   FIELD(v_cache),  FIELD(q_scale),
#undef FIELD
};

/// An enumerator by its mnemonic; each list ends with a null name.
struct Enumerator {
  const char *name;
  int32_t value;
};

const Enumerator roundings[] = {
#define PRELUDE_ROUNDING(NAME, VALUE, MNEMONIC) {MNEMONIC, VALUE},
#include "prelude/Enums.def"
    {nullptr, 0}};
const Enumerator styles[] = {
#define PRELUDE_ROPE_STYLE(NAME, VALUE, MNEMONIC) {MNEMONIC, VALUE},
#include "prelude/Enums.def"
    {nullptr, 0}};
const Enumerator layouts[] = {
#define PRELUDE_CACHE_LAYOUT(NAME, VALUE, MNEMONIC) {MNEMONIC, VALUE},
#include "prelude/Enums.def"
    {nullptr, 0}};
const Enumerator orders[] = {
#define PRELUDE_ORDER(NAME, VALUE, MNEMONIC) {MNEMONIC, VALUE},
#include "prelude/Enums.def"
    {nullptr, 0}};
const Enumerator scopes[] = {
#define PRELUDE_NORM_SCOPE(NAME, VALUE, MNEMONIC) {MNEMONIC, VALUE},
#include "prelude/Enums.def"
    {nullptr, 0}};
const Enumerator sectionOrders[] = {
#define PRELUDE_SECTION_ORDER(NAME, VALUE, MNEMONIC) {MNEMONIC, VALUE},
#include "prelude/Enums.def"
    {nullptr, 0}};

bool setFlags(prelude_fused_params &params, const std::string &text) {
  std::istringstream stream(text);
  std::string flag;
  while (std::getline(stream, flag, '|')) {
    if (flag == "RELAXED")
      params.flags |= PRELUDE_FLAG_RELAXED;
    else if (flag == "GATE")
      params.flags |= PRELUDE_FLAG_GATE;
    else if (flag != "0")
      return false;
  }
  return true;
}

bool set(prelude_fused_params &params, const std::string &field,
         const std::string &text) {
  auto setEnum = [&](int32_t &value, const Enumerator *list) {
    for (; list->name; ++list)
      if (text == list->name) {
        value = list->value;
        return true;
      }
    return false;
  };
  if (field == "flags")
    return setFlags(params, text);
  if (field == "norm_rounding")
    return setEnum(params.norm_rounding, roundings);
  if (field == "norm_scope")
    return setEnum(params.norm_scope, scopes);
  if (field == "order")
    return setEnum(params.order, orders);
  if (field == "layout")
    return setEnum(params.layout, layouts);
  if (field == "rope.style")
    return setEnum(params.rope.style, styles);
  if (field == "rope.rounding")
    return setEnum(params.rope.rounding, roundings);
  if (field == "rope.section_order")
    return setEnum(params.rope.section_order, sectionOrders);

  const struct {
    const char *name;
    int32_t *value;
  } integers[] = {{"has_q_norm", &params.has_q_norm},
                  {"has_k_norm", &params.has_k_norm},
                  {"has_v_norm", &params.has_v_norm},
                  {"rope.rotary_dim", &params.rope.rotary_dim},
                  {"rope.rotary_offset", &params.rope.rotary_offset},
                  {"rope.sections.0", &params.rope.sections[0]},
                  {"rope.sections.1", &params.rope.sections[1]},
                  {"rope.sections.2", &params.rope.sections[2]}};
  for (const auto &integer : integers)
    if (field == integer.name) {
      *integer.value = int32_t(std::strtol(text.c_str(), nullptr, 10));
      return true;
    }
  const struct {
    const char *name;
    float *value;
  } floats[] = {{"weight_offset", &params.weight_offset},
                {"q_eps", &params.q_eps},
                {"k_eps", &params.k_eps},
                {"v_eps", &params.v_eps}};
  for (const auto &number : floats)
    if (field == number.name) {
      *number.value = std::strtof(text.c_str(), nullptr);
      return true;
    }
  return false;
}

} // namespace

void prelude::test::PrintTo(const Fixture &fixture, std::ostream *stream) {
  *stream << fixture.name;
}

int64_t prelude::test::getElementBytes(int32_t dtype) {
  for (const TypeInfo &type : types)
    if (type.dtype == dtype)
      return type.bytes;
  return 0;
}

std::vector<Fixture> prelude::test::loadFixtures(const std::string &directory,
                                                 std::string &error) {
  std::vector<Fixture> fixtures;
  std::ifstream file(directory + "/fixtures.txt");
  if (!file) {
    error = directory + "/fixtures.txt: cannot be read";
    return fixtures;
  }
  std::string text;
  while (std::getline(file, text)) {
    std::istringstream line(text);
    std::string kind;
    line >> kind;
    if (kind == "#")
      continue;
    if (kind == "case") {
      fixtures.emplace_back();
      line >> fixtures.back().name;
      continue;
    }
    if (fixtures.empty()) {
      error = directory + "/fixtures.txt: does not begin with a case";
      return fixtures;
    }
    Fixture &fixture = fixtures.back();
    std::string folder = directory + "/" + fixture.name;
    bool good = true;
    if (kind == "buffer") {
      good = parseBuffer(line, folder, fixture, error);
    } else if (kind == "tensor") {
      good = parseView(line, fixture, error);
    } else if (kind == "set") {
      std::string field;
      line >> field;
      line >> fixture.settings[field];
    } else if (kind == "expect") {
      std::string name, path;
      line >> name >> path;
      Fixture::Buffer &buffer = fixture.buffers[name];
      good = readNpy(folder + "/" + path, buffer.dtype, buffer.initial.size(),
                     buffer.expected, error);
    } else if (kind == "f32_ulps") {
      line >> fixture.f32Ulps;
    } else {
      error = fixture.name + ": unknown line " + text;
      good = false;
    }
    if (!good)
      return fixtures;
  }
  return fixtures;
}

prelude_fused_params
prelude::test::getParams(const Fixture &fixture,
                         const std::map<std::string, char *> &addresses,
                         std::string &error) {
  prelude_fused_params params = {};
  params.struct_size = sizeof(params);
  size_t found = 0;
  for (const TensorField &field : tensorFields) {
    auto view = fixture.views.find(field.name);
    if (view == fixture.views.end())
      continue;
    ++found;
    prelude_tensor &tensor = params.*field.member;
    tensor = view->second.tensor;
    tensor.data = addresses.at(view->second.buffer) +
                  view->second.offset * getElementBytes(tensor.dtype);
  }
  if (found != fixture.views.size())
    error = fixture.name + ": has a tensor that is no field of the parameters";
  for (const auto &setting : fixture.settings)
    if (!set(params, setting.first, setting.second))
      error = fixture.name + ": cannot set " + setting.first + " to " +
              setting.second;
  return params;
}
