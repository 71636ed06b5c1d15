//===- Native.cpp - The runtime and compiled models for Python ------------===//
//
// A thin layer: arrays come in by DLPack, the checks and their messages are the
// runtime's, and a status becomes an exception. python/prelude gives it types,
// defaults and documentation.
//
//===----------------------------------------------------------------------===//

#include "prelude/Model.h"

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace nb = nanobind;

namespace {

using ReadOnlyArray = nb::ndarray<nb::ro>;
using WritableArray = nb::ndarray<>;
/// For Python: an object with __dlpack__ and the buffer protocol.
using NewArray = nb::ndarray<nb::array_api>;

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

struct ElementInfo {
  int32_t element;
  const char *name;
  nb::dlpack::dtype dtype;
};

constexpr nb::dlpack::dtype makeType(nb::dlpack::dtype_code code,
                                     uint8_t bits) {
  return {uint8_t(code), bits, 1};
}

using Code = nb::dlpack::dtype_code;
constexpr ElementInfo kElements[] = {
    {PRELUDE_ELEMENT_F32, "f32", makeType(Code::Float, 32)},
    {PRELUDE_ELEMENT_F16, "f16", makeType(Code::Float, 16)},
    {PRELUDE_ELEMENT_BF16, "bf16", makeType(Code::Bfloat, 16)},
    {PRELUDE_ELEMENT_F8E4M3FN, "f8E4M3FN", makeType(Code::Float8_E4M3FN, 8)},
    {PRELUDE_ELEMENT_F8E5M2, "f8E5M2", makeType(Code::Float8_E5M2, 8)},
    {PRELUDE_ELEMENT_F8E4M3FNUZ, "f8E4M3FNUZ",
     makeType(Code::Float8_E4M3FNUZ, 8)},
    {PRELUDE_ELEMENT_I32, "i32", makeType(Code::Int, 32)},
    {PRELUDE_ELEMENT_I64, "i64", makeType(Code::Int, 64)},
    {PRELUDE_ELEMENT_F64, "f64", makeType(Code::Float, 64)},
    {PRELUDE_ELEMENT_I1, "i1", makeType(Code::Bool, 8)},
    {PRELUDE_ELEMENT_I8, "i8", makeType(Code::Int, 8)},
    {PRELUDE_ELEMENT_I16, "i16", makeType(Code::Int, 16)},
};

const ElementInfo *findElement(nb::dlpack::dtype type) {
  for (const ElementInfo &info : kElements)
    if (info.dtype == type)
      return &info;
  return nullptr;
}

const ElementInfo *findElement(int32_t element) {
  for (const ElementInfo &info : kElements)
    if (info.element == element)
      return &info;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

void raiseStatus(int32_t status) {
  if (status == PRELUDE_STATUS_OK)
    return;
  std::string message = prelude_last_error_v1();
  std::string kind = prelude_status_string_v1(status);
  message = message.empty() ? kind : kind + ": " + message;
  switch (status) {
  case PRELUDE_STATUS_INVALID_ARGUMENT:
    throw nb::value_error(message.c_str());
  case PRELUDE_STATUS_UNSUPPORTED:
    PyErr_SetString(PyExc_NotImplementedError, message.c_str());
    throw nb::python_error();
  case PRELUDE_STATUS_OUT_OF_MEMORY:
    PyErr_SetString(PyExc_MemoryError, message.c_str());
    throw nb::python_error();
  default:
    throw std::runtime_error(message);
  }
}

//===----------------------------------------------------------------------===//
// Arrays that come in
//===----------------------------------------------------------------------===//

/// An array, or an exception that begins with `what`.
template <typename Array>
Array takeArray(nb::handle object, const std::string &what) {
  Array array;
  if (nb::try_cast(object, array, /*convert=*/false) && array.is_valid())
    return array;
  ReadOnlyArray other;
  if (nb::try_cast(object, other, /*convert=*/false) && other.is_valid())
    throw nb::value_error(
        (what + " is a read-only array, but the call writes it").c_str());
  if (nb::hasattr(object, "__dlpack__")) {
    std::string why = "its __dlpack__ is of no version that is known";
    try {
      object.attr("__dlpack__")();
    } catch (nb::python_error &error) {
      why = nb::cast<std::string>(nb::str(error.value()));
    }
    throw nb::value_error(
        (what + " can't be read: " + why + ", expected an array on the CPU")
            .c_str());
  }
  throw nb::type_error((what + " is of type " +
                        nb::cast<std::string>(nb::str(object.type())) +
                        ", expected an array with __dlpack__")
                           .c_str());
}

/// What the runtime can't see in its own structures: device, type and rank.
template <typename Array>
const ElementInfo &checkArray(const Array &array, const std::string &what,
                              int maxRank) {
  int device = array.device_type();
  if (device != nb::device::cpu::value &&
      device != nb::device::cuda_host::value) {
    std::string name = device == nb::device::cuda::value ? "cuda"
                       : device == nb::device::rocm::value
                           ? "rocm"
                           : "of DLPack type " + std::to_string(device);
    throw nb::value_error((what + " lies on device " + name + ":" +
                           std::to_string(array.device_id()) + ", expected cpu")
                              .c_str());
  }
  if (int64_t(array.ndim()) > maxRank)
    throw nb::value_error((what + " has rank " + std::to_string(array.ndim()) +
                           ", expected " + std::to_string(maxRank) + " at most")
                              .c_str());
  const ElementInfo *info = findElement(array.dtype());
  if (!info) {
    nb::dlpack::dtype type = array.dtype();
    std::string known;
    for (const ElementInfo &element : kElements)
      known += (known.empty() ? "" : ", ") + std::string(element.name);
    throw nb::type_error((what + " has elements of DLPack type " +
                          std::to_string(type.code) + " with " +
                          std::to_string(type.bits) +
                          " bits, expected one of " + known)
                             .c_str());
  }
  return *info;
}

/// Fills a prelude_tensor or prelude_array.
template <typename Target, typename Array>
void describe(Target &target, int32_t &element, const Array &array,
              const ElementInfo &info) {
  target.data = const_cast<void *>(static_cast<const void *>(array.data()));
  element = info.element;
  target.rank = int32_t(array.ndim());
  for (size_t i = 0; i != array.ndim(); ++i) {
    target.shape[i] = array.shape(i);
    target.stride[i] = array.stride(i);
  }
}

std::vector<int64_t> getShape(nb::object object) {
  auto array = takeArray<ReadOnlyArray>(object, "the array");
  std::vector<int64_t> shape;
  for (size_t i = 0; i != array.ndim(); ++i)
    shape.push_back(array.shape(i));
  return shape;
}

/// New memory of the element type of `like`.
nb::object makeEmpty(nb::object like, std::vector<int64_t> shape) {
  auto array = takeArray<ReadOnlyArray>(like, "the array");
  const ElementInfo &info = checkArray(array, "the array", PRELUDE_MAX_RANK);
  size_t bytes = info.dtype.bits / 8;
  for (int64_t extent : shape)
    if (extent < 0 || __builtin_mul_overflow(bytes, size_t(extent), &bytes))
      throw nb::value_error("an extent is negative or the array too large");
  // A whole number of lines, and no vector of the kernels crosses one.
  constexpr size_t kLine = 64;
  void *data = std::aligned_alloc(kLine, (bytes / kLine + 1) * kLine);
  if (!data)
    throw std::bad_alloc();
  nb::capsule owner(data, [](void *memory) noexcept { std::free(memory); });
  std::vector<size_t> extents(shape.begin(), shape.end());
  return nb::cast(NewArray(data, extents.size(), extents.data(), owner, nullptr,
                           info.dtype));
}

//===----------------------------------------------------------------------===//
// The kernels
//===----------------------------------------------------------------------===//

enum class Kind { Input, Output, Int, Unsigned, Float, Sections };
struct Field {
  const char *name;
  Kind kind;
  size_t offset;
};

#define FIELD(PARAMS, KIND, NAME) {#NAME, Kind::KIND, offsetof(PARAMS, NAME)}
#define ROPE_FIELDS(PARAMS)                                                    \
  {"style", Kind::Int, offsetof(PARAMS, rope.style)},                          \
      {"rope_rounding", Kind::Int, offsetof(PARAMS, rope.rounding)},           \
      {"rotary_dim", Kind::Int, offsetof(PARAMS, rope.rotary_dim)},            \
      {"rotary_offset", Kind::Int, offsetof(PARAMS, rope.rotary_offset)},      \
      {"section_order", Kind::Int, offsetof(PARAMS, rope.section_order)}, {    \
    "sections", Kind::Sections, offsetof(PARAMS, rope.sections)                \
  }

const Field kSplitFields[] = {
    FIELD(prelude_split_params, Input, qkv),
    FIELD(prelude_split_params, Output, q),
    FIELD(prelude_split_params, Output, k),
    FIELD(prelude_split_params, Output, v),
    FIELD(prelude_split_params, Output, gate),
};
const Field kRmsNormFields[] = {
    FIELD(prelude_rms_norm_params, Input, x),
    FIELD(prelude_rms_norm_params, Input, weight),
    FIELD(prelude_rms_norm_params, Output, y),
    FIELD(prelude_rms_norm_params, Float, eps),
    FIELD(prelude_rms_norm_params, Float, weight_offset),
    FIELD(prelude_rms_norm_params, Int, rounding),
};
const Field kRopeFields[] = {
    FIELD(prelude_rope_params, Input, x),
    FIELD(prelude_rope_params, Input, cos),
    FIELD(prelude_rope_params, Input, sin),
    FIELD(prelude_rope_params, Input, positions),
    FIELD(prelude_rope_params, Output, y),
    ROPE_FIELDS(prelude_rope_params),
};
const Field kCacheFields[] = {
    FIELD(prelude_kv_cache_update_params, Input, k),
    FIELD(prelude_kv_cache_update_params, Input, v),
    FIELD(prelude_kv_cache_update_params, Input, slots),
    FIELD(prelude_kv_cache_update_params, Input, k_scale),
    FIELD(prelude_kv_cache_update_params, Input, v_scale),
    FIELD(prelude_kv_cache_update_params, Output, k_cache),
    FIELD(prelude_kv_cache_update_params, Output, v_cache),
    FIELD(prelude_kv_cache_update_params, Int, layout),
};
const Field kFusedFields[] = {
    FIELD(prelude_fused_params, Unsigned, flags),
    FIELD(prelude_fused_params, Input, qkv),
    FIELD(prelude_fused_params, Input, q),
    FIELD(prelude_fused_params, Input, k),
    FIELD(prelude_fused_params, Input, v),
    FIELD(prelude_fused_params, Input, q_weight),
    FIELD(prelude_fused_params, Input, k_weight),
    FIELD(prelude_fused_params, Input, v_weight),
    FIELD(prelude_fused_params, Input, cos),
    FIELD(prelude_fused_params, Input, sin),
    FIELD(prelude_fused_params, Input, positions),
    FIELD(prelude_fused_params, Input, slots),
    FIELD(prelude_fused_params, Input, k_scale),
    FIELD(prelude_fused_params, Input, v_scale),
    FIELD(prelude_fused_params, Input, q_scale),
    FIELD(prelude_fused_params, Output, q_out),
    FIELD(prelude_fused_params, Output, gate_out),
    FIELD(prelude_fused_params, Output, k_out),
    FIELD(prelude_fused_params, Output, v_out),
    FIELD(prelude_fused_params, Output, k_cache),
    FIELD(prelude_fused_params, Output, v_cache),
    FIELD(prelude_fused_params, Int, has_q_norm),
    FIELD(prelude_fused_params, Int, has_k_norm),
    FIELD(prelude_fused_params, Int, has_v_norm),
    FIELD(prelude_fused_params, Int, norm_rounding),
    FIELD(prelude_fused_params, Int, norm_scope),
    FIELD(prelude_fused_params, Int, order),
    FIELD(prelude_fused_params, Int, layout),
    FIELD(prelude_fused_params, Float, weight_offset),
    FIELD(prelude_fused_params, Float, q_eps),
    FIELD(prelude_fused_params, Float, k_eps),
    FIELD(prelude_fused_params, Float, v_eps),
    ROPE_FIELDS(prelude_fused_params),
};
#undef ROPE_FIELDS
#undef FIELD

template <typename Value>
void store(void *params, size_t offset, Value value) {
  std::memcpy(static_cast<char *>(params) + offset, &value, sizeof(value));
}

template <typename Array>
void storeArray(void *params, size_t offset, const Array &array,
                const std::string &what) {
  // Rank 0 would say that there is no array.
  if (array.ndim() == 0)
    throw nb::value_error((what + " has rank 0, expected 1 at least").c_str());
  const ElementInfo &info = checkArray(array, what, PRELUDE_MAX_RANK);
  prelude_tensor tensor{};
  describe(tensor, tensor.dtype, array, info);
  store(params, offset, tensor);
}

/// Calls `call` with `values` by name; what isn't there or is None is zero.
template <typename Params, size_t N>
void runOperation(int32_t (*call)(const Params *, int32_t, void *),
                  const Field (&fields)[N], nb::dict values, Params params) {
  params.struct_size = sizeof(Params);
  // Keeps the arrays until the call is over.
  std::vector<ReadOnlyArray> inputs;
  std::vector<WritableArray> outputs;
  for (auto [key, value] : values) {
    std::string name = nb::cast<std::string>(key);
    const Field *field = nullptr;
    for (const Field &candidate : fields)
      if (name == candidate.name)
        field = &candidate;
    if (!field)
      throw nb::key_error(name.c_str());
    if (value.is_none())
      continue;
    switch (field->kind) {
    case Kind::Input:
      inputs.push_back(takeArray<ReadOnlyArray>(value, name));
      storeArray(&params, field->offset, inputs.back(), name);
      break;
    case Kind::Output:
      outputs.push_back(takeArray<WritableArray>(value, name));
      storeArray(&params, field->offset, outputs.back(), name);
      break;
    case Kind::Int:
      store(&params, field->offset, nb::cast<int32_t>(value));
      break;
    case Kind::Unsigned:
      store(&params, field->offset, nb::cast<uint32_t>(value));
      break;
    case Kind::Float:
      store(&params, field->offset, nb::cast<float>(value));
      break;
    case Kind::Sections: {
      auto sections = nb::cast<std::vector<int32_t>>(value);
      if (sections.size() != 3)
        throw nb::value_error(("sections has " +
                               std::to_string(sections.size()) +
                               " entries, expected 3")
                                  .c_str());
      for (size_t i = 0; i != 3; ++i)
        store(&params, field->offset + i * sizeof(int32_t), sections[i]);
      break;
    }
    }
  }
  int32_t status;
  {
    nb::gil_scoped_release release;
    status = call(&params, PRELUDE_TARGET_CPU, nullptr);
  }
  raiseStatus(status);
}

template <typename Params>
Params withErrors(prelude_errors *errors) {
  Params params{};
  params.errors = errors;
  return params;
}

/// The enumerations by name, as Enums.def has them.
nb::dict getEnums() {
  nb::dict enums;
  auto add = [&](const char *name, const char *mnemonic, int32_t value) {
    if (!enums.contains(name))
      enums[name] = nb::dict();
    nb::cast<nb::dict>(enums[name])[mnemonic] = value;
  };
#define PRELUDE_ROUNDING(NAME, VALUE, MNEMONIC)                                \
  add("rounding", MNEMONIC, VALUE);
#define PRELUDE_ROPE_STYLE(NAME, VALUE, MNEMONIC) add("style", MNEMONIC, VALUE);
#define PRELUDE_CACHE_LAYOUT(NAME, VALUE, MNEMONIC)                            \
  add("layout", MNEMONIC, VALUE);
#define PRELUDE_ORDER(NAME, VALUE, MNEMONIC) add("order", MNEMONIC, VALUE);
#define PRELUDE_NORM_SCOPE(NAME, VALUE, MNEMONIC)                              \
  add("norm_scope", MNEMONIC, VALUE);
#define PRELUDE_SECTION_ORDER(NAME, VALUE, MNEMONIC)                           \
  add("section_order", MNEMONIC, VALUE);
#include "prelude/Enums.def"
  return enums;
}

//===----------------------------------------------------------------------===//
// Compiled models
//===----------------------------------------------------------------------===//

/// A result, and the input that it is copied to after a call.
using Store = std::pair<int32_t, int32_t>;

/// A function of a library that prelude-compile made. The last inputs may be
/// bound to arrays once and for all.
class Function {
public:
  Function(const std::string &path, const std::string &symbol,
           nb::sequence boundArrays, std::vector<Store> storesOfResults)
      : library(dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL), [](void *handle) {
          if (handle)
            dlclose(handle);
        }) {
    if (!library)
      throw std::runtime_error(dlerror());
    function = static_cast<const prelude_function *>(
        dlsym(library.get(), (symbol + "_function").c_str()));
    if (!function)
      throw nb::value_error(
          (path + " has no function '" + symbol + "'").c_str());
    if (function->struct_size != sizeof(prelude_function) ||
        function->version != PRELUDE_MODEL_VERSION)
      throw nb::value_error((path + " is of version " +
                             std::to_string(function->version) +
                             " of compiled models, expected " +
                             std::to_string(PRELUDE_MODEL_VERSION))
                                .c_str());
    if (function->target != PRELUDE_TARGET_CPU)
      throw nb::value_error((path + " is compiled for target " +
                             std::to_string(function->target) +
                             ", expected 0 (cpu)")
                                .c_str());
    size_t numBound = nb::len(boundArrays);
    if (numBound > size_t(function->num_inputs))
      throw nb::value_error("more arrays are bound than there are inputs");
    numFree = function->num_inputs - numBound;
    stores = std::move(storesOfResults);
    for (auto [result, input] : stores)
      if (result < 0 || result >= function->num_results || input < 0 ||
          input >= function->num_inputs)
        throw nb::value_error("a result or input to store doesn't exist");
    for (size_t i = 0; i != numBound; ++i)
      bound.add(*this, numFree + i, boundArrays[i]);
  }

  nb::list describeTypes(const prelude_array_type *types, int32_t count) const {
    nb::list result;
    for (int32_t i = 0; i != count; ++i) {
      nb::list shape;
      for (int32_t dim = 0; dim != types[i].rank; ++dim)
        if (types[i].shape[dim] < 0)
          shape.append(nb::none());
        else
          shape.append(types[i].shape[dim]);
      const ElementInfo *info = findElement(types[i].element);
      result.append(nb::make_tuple(info ? info->name : "?", nb::tuple(shape)));
    }
    return result;
  }
  nb::list inputs() const {
    return describeTypes(function->inputs, int32_t(numFree));
  }
  nb::list results() const {
    return describeTypes(function->results, function->num_results);
  }
  std::vector<int32_t> resultInputs() const {
    return {function->result_inputs,
            function->result_inputs + function->num_results};
  }

  nb::list call(nb::sequence arguments) const {
    size_t count = nb::len(arguments);
    if (count != numFree)
      throw nb::value_error(
          ("invalid argument: " + std::string(function->name) + ": " +
           std::to_string(count) + " inputs are given, expected " +
           std::to_string(numFree))
              .c_str());
    Arrays given;
    for (size_t i = 0; i != count; ++i)
      given.add(*this, i, arguments[i]);
    std::vector<prelude_array> inputs = given.arrays;
    inputs.insert(inputs.end(), bound.arrays.begin(), bound.arrays.end());
    std::vector<prelude_array> results(function->num_results);
    int32_t status;
    {
      nb::gil_scoped_release release;
      status =
          prelude_call_v1(function, inputs.data(), int32_t(inputs.size()),
                          results.data(), int32_t(results.size()), nullptr);
    }
    raiseStatus(status);
    // Owned before anything can throw.
    std::vector<std::unique_ptr<Result>> owned;
    for (prelude_array &array : results)
      owned.push_back(std::make_unique<Result>(array));
    storeResults(results, inputs);
    nb::list objects;
    for (size_t i = 0; i != owned.size(); ++i) {
      int32_t input = function->result_inputs[i];
      objects.append(input < 0 ? give(std::move(owned[i]))
                     : size_t(input) < numFree
                         ? nb::object(arguments[input])
                         : bound.objects[input - numFree]);
    }
    return objects;
  }

private:
  struct Result {
    explicit Result(const prelude_array &array) : array(array) {}
    Result(const Result &) = delete;
    ~Result() { prelude_release_v1(&array); }
    prelude_array array;
  };

  /// Inputs, with what keeps them alive.
  struct Arrays {
    void add(const Function &model, size_t input, nb::object object) {
      std::string what = std::string(model.function->name) + ": input " +
                         std::to_string(input);
      arrays.emplace_back();
      auto keep = [&](auto &kept, auto array) {
        kept.push_back(std::move(array));
        const ElementInfo &info =
            checkArray(kept.back(), what, PRELUDE_MODEL_MAX_RANK);
        describe(arrays.back(), arrays.back().element, kept.back(), info);
      };
      if (model.isWritten(input))
        keep(writable, takeArray<WritableArray>(object, what));
      else
        keep(readOnly, takeArray<ReadOnlyArray>(object, what));
      objects.push_back(object);
    }

    std::vector<nb::object> objects;
    std::vector<ReadOnlyArray> readOnly;
    std::vector<WritableArray> writable;
    std::vector<prelude_array> arrays;
  };

  bool isWritten(size_t input) const {
    for (int32_t i = 0; i != function->num_results; ++i)
      if (function->result_inputs[i] == int32_t(input))
        return true;
    for (const Store &store : stores)
      if (store.second == int32_t(input))
        return true;
    return false;
  }

  /// Both are in C order.
  void storeResults(const std::vector<prelude_array> &results,
                    const std::vector<prelude_array> &inputs) const {
    std::vector<std::vector<char>> copies(stores.size());
    auto getBytes = [](const prelude_array &array) {
      size_t bytes = findElement(array.element)->dtype.bits / 8;
      for (int32_t dim = 0; dim != array.rank; ++dim)
        bytes *= size_t(array.shape[dim]);
      return bytes;
    };
    for (size_t i = 0; i != stores.size(); ++i) {
      auto [result, input] = stores[i];
      const prelude_array &from = results[result], &to = inputs[input];
      if (from.rank != to.rank || from.element != to.element ||
          !std::equal(from.shape, from.shape + from.rank, to.shape))
        throw nb::value_error((std::string(function->name) + ": result " +
                               std::to_string(result) +
                               " has not the type of input " +
                               std::to_string(input) + ", which it updates")
                                  .c_str());
      // Another store may be to the memory that this one reads.
      if (function->result_inputs[result] >= 0) {
        const char *data = static_cast<const char *>(from.data);
        copies[i].assign(data, data + getBytes(from));
      }
    }
    for (size_t i = 0; i != stores.size(); ++i) {
      auto [result, input] = stores[i];
      const void *from =
          copies[i].empty() ? results[result].data : copies[i].data();
      if (size_t bytes = getBytes(results[result]))
        std::memcpy(inputs[input].data, from, bytes);
    }
  }

  static nb::object give(std::unique_ptr<Result> result) {
    const prelude_array &array = result->array;
    const ElementInfo *info = findElement(array.element);
    if (!info)
      throw std::runtime_error("a result has an unknown element type");
    std::vector<size_t> shape(array.shape, array.shape + array.rank);
    void *data = array.data;
    std::vector<int64_t> strides(array.stride, array.stride + array.rank);
    nb::capsule owner(result.release(), [](void *memory) noexcept {
      delete static_cast<Result *>(memory);
    });
    return nb::cast(NewArray(data, shape.size(), shape.data(), owner,
                             strides.data(), info->dtype));
  }

  std::shared_ptr<void> library;
  const prelude_function *function = nullptr;
  /// How many inputs a call takes; the others are bound.
  size_t numFree = 0;
  Arrays bound;
  std::vector<Store> stores;
};

} // namespace

NB_MODULE(_native, m) {
  m.doc() = "The runtime of Prelude; use the package instead.";
  m.attr("enums") = getEnums();
  m.attr("FLAG_RELAXED") = uint32_t(PRELUDE_FLAG_RELAXED);
  m.attr("FLAG_GATE") = uint32_t(PRELUDE_FLAG_GATE);

  nb::class_<prelude_errors>(
      m, "Errors",
      "Counts tokens that a call refused to touch. Calls add to the fields.")
      .def("__init__",
           [](prelude_errors *errors) { new (errors) prelude_errors{}; })
      .def_rw("slots_out_of_range", &prelude_errors::slots_out_of_range,
              "Tokens whose slot is outside the cache.")
      .def_rw("positions_out_of_range", &prelude_errors::positions_out_of_range,
              "Tokens with a position outside the table.");

  nb::class_<Function>(m, "Function")
      .def(nb::init<const std::string &, const std::string &, nb::sequence,
                    std::vector<Store>>(),
           nb::arg(), nb::arg(), nb::arg("bound") = nb::make_tuple(),
           nb::arg("stores") = nb::list())
      .def_prop_ro("inputs", &Function::inputs)
      .def_prop_ro("results", &Function::results)
      .def_prop_ro("result_inputs", &Function::resultInputs)
      .def("__call__", &Function::call);

  m.def("shape", &getShape);
  m.def("empty", &makeEmpty);
  m.def("split", [](nb::dict values) {
    runOperation(prelude_split_v1, kSplitFields, values,
                 prelude_split_params{});
  });
  m.def("rms_norm", [](nb::dict values) {
    runOperation(prelude_rms_norm_v1, kRmsNormFields, values,
                 prelude_rms_norm_params{});
  });
  m.def(
      "rope",
      [](nb::dict values, prelude_errors *errors) {
        runOperation(prelude_rope_v1, kRopeFields, values,
                     withErrors<prelude_rope_params>(errors));
      },
      nb::arg(), nb::arg("errors").none());
  m.def(
      "kv_cache_update",
      [](nb::dict values, prelude_errors *errors) {
        runOperation(prelude_kv_cache_update_v1, kCacheFields, values,
                     withErrors<prelude_kv_cache_update_params>(errors));
      },
      nb::arg(), nb::arg("errors").none());
  m.def(
      "fused",
      [](nb::dict values, prelude_errors *errors) {
        runOperation(prelude_fused_v1, kFusedFields, values,
                     withErrors<prelude_fused_params>(errors));
      },
      nb::arg(), nb::arg("errors").none());
}
