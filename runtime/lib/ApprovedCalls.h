//===- ApprovedCalls.h - Calls whose arguments were checked -----*- C++ -*-===//
//
// A model makes the same call for every layer and step: other pointers, but the
// same extents, strides and attributes. To check these again costs more than
// the kernel of a single token, so each thread keeps its last calls that passed
// all checks. What they tell of a further call:
//
//   - all that doesn't depend on pointers holds if nothing but pointers
//   differs;
//   - two arrays that don't meet now are apart, whatever they were then;
//   - two arrays that meet now are as far apart as they were then, or the call
//     is checked from the start.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_APPROVEDCALLS_H
#define PRELUDE_RUNTIME_APPROVEDCALLS_H

#include "Arguments.h"
#include "Overlap.h"

#include <cstddef>
#include <cstring>
#include <initializer_list>

namespace prelude {

/// Where an array lies in its structure.
struct ArrayField {
  size_t offset;
  bool isOutput;
};

/// The arrays of a structure in the order of their places, and the bytes of
/// everything else, so that an array that is added can't be forgotten here.
template <typename Params>
struct ArrayFields;

#define PRELUDE_IN(FIELD) {offsetof(Params, FIELD), false}
#define PRELUDE_OUT(FIELD) {offsetof(Params, FIELD), true}

template <>
struct ArrayFields<prelude_split_params> {
  using Params = prelude_split_params;
  static constexpr ArrayField list[] = {PRELUDE_IN(qkv), PRELUDE_OUT(q),
                                        PRELUDE_OUT(k), PRELUDE_OUT(v),
                                        PRELUDE_OUT(gate)};
  static constexpr size_t otherBytes = 8;
};

template <>
struct ArrayFields<prelude_rms_norm_params> {
  using Params = prelude_rms_norm_params;
  static constexpr ArrayField list[] = {PRELUDE_IN(x), PRELUDE_IN(weight),
                                        PRELUDE_OUT(y)};
  static constexpr size_t otherBytes = 24;
};

template <>
struct ArrayFields<prelude_rope_params> {
  using Params = prelude_rope_params;
  static constexpr ArrayField list[] = {PRELUDE_IN(x), PRELUDE_IN(cos),
                                        PRELUDE_IN(sin), PRELUDE_IN(positions),
                                        PRELUDE_OUT(y)};
  static constexpr size_t otherBytes = 48;
};

template <>
struct ArrayFields<prelude_kv_cache_update_params> {
  using Params = prelude_kv_cache_update_params;
  static constexpr ArrayField list[] = {
      PRELUDE_IN(k),       PRELUDE_IN(v),       PRELUDE_IN(slots),
      PRELUDE_IN(k_scale), PRELUDE_IN(v_scale), PRELUDE_OUT(k_cache),
      PRELUDE_OUT(v_cache)};
  static constexpr size_t otherBytes = 24;
};

template <>
struct ArrayFields<prelude_fused_params> {
  using Params = prelude_fused_params;
  static constexpr ArrayField list[] = {
      PRELUDE_IN(qkv),       PRELUDE_IN(q),        PRELUDE_IN(k),
      PRELUDE_IN(v),         PRELUDE_IN(q_weight), PRELUDE_IN(k_weight),
      PRELUDE_IN(v_weight),  PRELUDE_IN(cos),      PRELUDE_IN(sin),
      PRELUDE_IN(positions), PRELUDE_IN(slots),    PRELUDE_IN(k_scale),
      PRELUDE_IN(v_scale),   PRELUDE_OUT(q_out),   PRELUDE_OUT(gate_out),
      PRELUDE_OUT(k_out),    PRELUDE_OUT(v_out),   PRELUDE_OUT(k_cache),
      PRELUDE_OUT(v_cache),  PRELUDE_IN(q_scale)};
  static constexpr size_t otherBytes = 96;
};

#undef PRELUDE_IN
#undef PRELUDE_OUT

/// A call that passed all checks.
template <typename Params>
class ApprovedCall {
public:
  /// Keeps a call of `target`, whose arguments are valid.
  void set(const Params &approved, int32_t approvedTarget) {
    params = approved;
    target = approvedTarget;
    count = outputs = 0;
    // Outputs first, as each pair of arrays has one.
    for (bool isOutput : {true, false}) {
      for (const ArrayField &field : Fields::list) {
        const prelude_tensor &array = getArray(params, field.offset);
        if (!isPresent(array) || field.isOutput != isOutput)
          continue;
        AddressRange range = getAddressRange(array);
        arrays[count++] = {field.offset,
                           uintptr_t(getDtypeBytes(array.dtype) - 1),
                           range.end - range.begin};
      }
      if (isOutput)
        outputs = count;
    }
  }

  /// Whether a call is valid because this one is.
  bool covers(const Params &other, int32_t otherTarget) const {
    return target == otherTarget && hasSameStructure(other) &&
           hasValidPointers(other);
  }

private:
  using Fields = ArrayFields<Params>;
  static constexpr int fieldCount = sizeof(Fields::list) / sizeof(ArrayField);
  static_assert(sizeof(Params) ==
                    fieldCount * sizeof(prelude_tensor) + Fields::otherBytes,
                "an array is missing in the list");

  static const prelude_tensor &getArray(const Params &params, size_t offset) {
    return *reinterpret_cast<const prelude_tensor *>(
        reinterpret_cast<const char *>(&params) + offset);
  }

  /// Whether all but the pointers of arrays is the same.
  bool hasSameStructure(const Params &other) const {
    const char *a = reinterpret_cast<const char *>(&params);
    const char *b = reinterpret_cast<const char *>(&other);
    size_t end = 0;
    for (const ArrayField &field : Fields::list) {
      if (field.offset != end &&
          std::memcmp(a + end, b + end, field.offset - end) != 0)
        return false;
      end = field.offset + sizeof(prelude_tensor);
      const prelude_tensor &x = getArray(params, field.offset);
      const prelude_tensor &y = getArray(other, field.offset);
      if (x.rank != y.rank || x.dtype != y.dtype)
        return false;
      int64_t difference = 0;
      for (int i = 0; i < x.rank; ++i)
        difference |= (x.shape[i] ^ y.shape[i]) | (x.stride[i] ^ y.stride[i]);
      if (difference != 0)
        return false;
    }
    return end == sizeof(Params) ||
           std::memcmp(a + end, b + end, sizeof(Params) - end) == 0;
  }

  bool hasValidPointers(const Params &other) const {
    AddressRange ranges[fieldCount];
    for (int i = 0; i < count; ++i) {
      const auto begin =
          reinterpret_cast<uintptr_t>(getArray(other, arrays[i].offset).data);
      if ((begin & arrays[i].alignment) != 0 ||
          (begin == 0 && arrays[i].bytes != 0))
        return false;
      ranges[i] = {begin, begin + arrays[i].bytes};
    }
    for (int i = 0; i < outputs; ++i)
      for (int j = i + 1; j < count; ++j)
        if (ranges[i].meets(ranges[j]) &&
            ranges[j].begin - ranges[i].begin != getDistance(i, j))
          return false;
    return true;
  }

  /// How far array `j` lay behind array `i`.
  uintptr_t getDistance(int i, int j) const {
    auto address = [&](int k) {
      return reinterpret_cast<uintptr_t>(
          getArray(params, arrays[k].offset).data);
    };
    return address(j) - address(i);
  }

  /// An array that is there.
  struct Array {
    size_t offset;
    uintptr_t alignment; ///< Less 1.
    uintptr_t bytes;     ///< From its first to its last, 0 if it is empty.
  };

  Params params = {};
  int32_t target = -1; ///< None: there is no call yet.
  int count = 0, outputs = 0;
  Array arrays[fieldCount] = {};
};

/// The last such calls of a thread. A chain has two of some operations, for q
/// and for k, with different head counts.
template <typename Params>
class ApprovedCalls {
public:
  bool cover(const Params &params, int32_t target) {
    for (ApprovedCall<Params> &call : calls)
      if (call.covers(params, target))
        return true;
    return false;
  }
  void add(const Params &params, int32_t target) {
    calls[next].set(params, target);
    next ^= 1;
  }

private:
  ApprovedCall<Params> calls[2];
  int next = 0;
};

} // namespace prelude

#endif // PRELUDE_RUNTIME_APPROVEDCALLS_H
