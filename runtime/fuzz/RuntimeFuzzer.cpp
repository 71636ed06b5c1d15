//===- RuntimeFuzzer.cpp - Random parameters through the C ABI -*- C++ -*-===//
//
// Draws a parameter structure that mostly makes sense, changes a few of its
// words, and calls. Every array that can be one is given memory of exactly the
// bytes that it spans, so that the address sanitizer sees any access beside it.
// What holds of every call, whatever its arguments:
//
//   - supports answers what the call then answers;
//   - a call that fails says why and writes nothing, one that succeeds leaves
//     no message;
//   - inputs, the room between the rows of an output and the slots that no
//     token names keep their bytes;
//   - what is written doesn't depend on what was there before;
//   - a call that is refused is so also after one that only its pointers tell
//     it from.
//
//===----------------------------------------------------------------------===//

#include "ParameterDraw.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <omp.h>
#include <random>
#include <set>

using namespace prelude;
using namespace prelude::fuzz;

namespace {

/// Ends the run with what went wrong; libFuzzer keeps the input.
[[noreturn]] void fail(const char *what, const char *name = "") {
  std::fprintf(stderr, "%s%s%s; last error: \"%s\"\n", what, *name ? ": " : "",
               name, prelude_last_error_v1());
  std::abort();
}

/// Memory of exactly `size` bytes, and what was in it.
class Allocation {
public:
  explicit Allocation(size_t size)
      : size(size), data(static_cast<uint8_t *>(std::malloc(size))) {}
  Allocation(const Allocation &) = delete;
  ~Allocation() { std::free(data); }

  void remember() { before.assign(data, data + size); }
  void restore() { std::copy(before.begin(), before.end(), data); }
  bool holds(const std::vector<uint8_t> &bytes) const {
    return std::equal(bytes.begin(), bytes.end(), data);
  }

  const size_t size;
  uint8_t *const data;
  std::vector<uint8_t> before;
  /// Bytes that the call may write.
  std::vector<bool> mayWrite;
};

/// Where an array lies.
struct Placement {
  Allocation *allocation = nullptr; ///< Null: it has no memory of its own.
  size_t offset = 0;
};

/// Calls `body` with the byte offset and the indices of each element.
template <typename Body>
void forEachElement(const prelude_tensor &array, const Body &body) {
  int64_t index[PRELUDE_MAX_RANK] = {0};
  for (int i = 0; i < array.rank; ++i)
    if (array.shape[i] == 0)
      return;
  for (;;) {
    int64_t offset = 0;
    for (int i = 0; i < array.rank; ++i)
      offset += index[i] ? index[i] * array.stride[i] : 0;
    body(offset * getDtypeBytes(array.dtype), index);
    int i = array.rank - 1;
    while (i >= 0 && ++index[i] == array.shape[i])
      index[i--] = 0;
    if (i < 0)
      return;
  }
}

/// The bytes from the first to the last element; -1 where the array can't have
/// memory here: it has no meaning, or is too large.
int64_t getSpan(const prelude_tensor &array) {
  int64_t bytes = getDtypeBytes(array.dtype);
  if (array.rank < 1 || array.rank > PRELUDE_MAX_RANK || bytes == 0)
    return -1;
  __int128 span = bytes, elements = 1;
  for (int i = 0; i < array.rank; ++i) {
    int64_t extent = array.shape[i], stride = array.stride[i];
    if (extent < 0 || (extent > 1 && stride < 0))
      return -1;
    elements *= extent;
    if (extent > 1)
      span += __int128(extent - 1) * stride * bytes;
    if (elements > maxElements || span > maxBytes)
      return -1;
  }
  return elements == 0 ? 0 : int64_t(span);
}

/// The slot of an element of a cache.
int64_t getSlot(const prelude_tensor &cache, bool isV, int32_t layout,
                const int64_t *index) {
  switch (layout) {
  case PRELUDE_CACHE_LAYOUT_NHD:
    return index[0] * cache.shape[1] + index[1];
  case PRELUDE_CACHE_LAYOUT_HND:
    return index[0] * cache.shape[2] + index[2];
  default:
    if (isV && layout == PRELUDE_CACHE_LAYOUT_SHUFFLE)
      return (index[0] * cache.shape[2] + index[2]) * cache.shape[4] + index[4];
    return index[0] * cache.shape[3] + index[3];
  }
}

/// The number of slots of a cache of keys.
int64_t getNumSlots(const prelude_tensor &cache, int32_t layout) {
  int dim = layout == PRELUDE_CACHE_LAYOUT_NHD   ? 1
            : layout == PRELUDE_CACHE_LAYOUT_HND ? 2
                                                 : 3;
  return cache.shape[0] * cache.shape[dim];
}

/// The rows of the tables of cos and sin, where a structure has them.
template <typename Params>
auto getTableRows(const Params &params, int)
    -> decltype(params.cos, int64_t()) {
  return params.cos.shape[0];
}
template <typename Params>
int64_t getTableRows(const Params &, long) {
  return 0;
}

int64_t readIndex(int32_t dtype, const uint8_t *data) {
  if (dtype == PRELUDE_DTYPE_I32) {
    int32_t value;
    std::memcpy(&value, data, sizeof(value));
    return value;
  }
  int64_t value;
  std::memcpy(&value, data, sizeof(value));
  return value;
}

/// One structure with its memory.
template <typename Params>
class Call {
public:
  using Function = int32_t (*)(const Params *, int32_t, void *);
  using Query = int32_t (*)(const Params *, int32_t);

  Call(Draw<Params> &draw, FuzzedDataProvider &input)
      : draw(draw), params(draw.params), input(input) {}

  void run(Function call, Query query) {
    supports = query;
    target = input.ConsumeIntegralInRange<int32_t>(0, 15);
    target = target < 12 ? PRELUDE_TARGET_CPU : target - 13;
    random.seed(input.ConsumeIntegral<uint32_t>());
    place();
    fill();
    for (auto &allocation : allocations)
      allocation->remember();

    std::unique_ptr<uint8_t, void (*)(void *)> exact = copyStructure();
    auto *pointer = reinterpret_cast<const Params *>(exact.get());
    int32_t answer = supports(pointer, target);
    checkMessage(answer);
    checkUnchanged("supports writes");
    if (answer == PRELUDE_STATUS_OK && !everyArrayHasMemory)
      return;
    int32_t status = call(pointer, target, nullptr);
    checkMessage(status);
    // Without data an array is "not known yet" to supports.
    if (anyIsNull && status == PRELUDE_STATUS_INVALID_ARGUMENT)
      return checkUnchanged("a failed call writes");
    if (status != answer)
      fail("the call answers otherwise than supports");
    if (status != PRELUDE_STATUS_OK)
      return checkUnchanged("a failed call writes");
    checkSuccess(pointer, call);
  }

private:
  /// The structure in memory of the bytes that it says it has.
  std::unique_ptr<uint8_t, void (*)(void *)> copyStructure() {
    size_t size = params.struct_size;
    size = size < sizeof(uint32_t) ? sizeof(uint32_t)
           : size > sizeof(Params) ? sizeof(Params)
                                   : size;
    auto *copy = static_cast<uint8_t *>(std::malloc(size));
    std::memcpy(copy, &params, size);
    return {copy, std::free};
  }

  Allocation *allocate(size_t size) {
    allocations.push_back(std::make_unique<Allocation>(size));
    return allocations.back().get();
  }

  /// Gives each array its memory, some of them that of another one.
  void place() {
    placements.resize(draw.arrays.size());
    for (size_t i = 0; i < draw.arrays.size(); ++i) {
      prelude_tensor &array = *draw.arrays[i].array;
      if (array.rank == 0) {
        array.data = nullptr;
        continue;
      }
      int64_t span = getSpan(array);
      Placement &placement = placements[i];
      if (span < 0) {
        everyArrayHasMemory = false;
        array.data = &word;
        continue;
      }
      int64_t skew = draw.arrays[i].skew;
      int shared = draw.arrays[i].sharedWith;
      if (shared >= 0 && size_t(shared) < i && placements[shared].allocation) {
        // Behind the other's start, as far as it fits.
        const Placement &other = placements[shared];
        size_t offset = other.offset + size_t(skew);
        if (offset + span <= other.allocation->size)
          placement = {other.allocation, offset};
      }
      if (!placement.allocation) {
        placement = {allocate(size_t(span + draw.arrays[i].room + skew)),
                     size_t(skew)};
      }
      array.data = placement.allocation->data + placement.offset;
      if (draw.arrays[i].isNull) {
        array.data = nullptr;
        anyIsNull = true;
      }
    }
    switch (draw.errors) {
    case ErrorWord::None:
      if (draw.errorsField)
        *draw.errorsField = nullptr;
      break;
    case ErrorWord::Given:
      errors = allocate(sizeof(prelude_errors));
      *draw.errorsField = reinterpret_cast<prelude_errors *>(errors->data);
      break;
    case ErrorWord::Misaligned:
      errors = allocate(sizeof(prelude_errors) + 1);
      *draw.errorsField = reinterpret_cast<prelude_errors *>(errors->data + 1);
      break;
    }
  }

  /// Bytes of any kind for floats, which makes NaN and the like; indices around
  /// what is in range.
  void fill() {
    unsigned mode = input.ConsumeIntegralInRange<unsigned>(0, 3);
    for (auto &allocation : allocations) {
      uint32_t word = 0;
      for (size_t i = 0; i < allocation->size; ++i, word >>= 8) {
        if (i % 4 == 0)
          word = mode == 0   ? 0
                 : mode == 1 ? uint32_t(random()) & 0x3f033f03
                             : uint32_t(random()) << 1;
        allocation->data[i] = uint8_t(word);
      }
    }
    if (errors)
      std::memset(errors->data, 0, errors->size);
    for (size_t i = 0; i < draw.arrays.size(); ++i) {
      const ArrayDraw &drawn = draw.arrays[i];
      if (drawn.role != Role::Index || !placements[i].allocation ||
          drawn.isNull)
        continue;
      uint8_t *data = placements[i].allocation->data + placements[i].offset;
      int32_t dtype = drawn.array->dtype;
      forEachElement(*drawn.array, [&](int64_t offset, const int64_t *) {
        int64_t value = drawIndex();
        if (getDtypeBytes(dtype) == 4) {
          int32_t narrow = int32_t(value);
          std::memcpy(data + offset, &narrow, sizeof(narrow));
        } else if (getDtypeBytes(dtype) == 8) {
          std::memcpy(data + offset, &value, sizeof(value));
        }
      });
    }
  }

  int64_t drawIndex() {
    switch (random() % 8) {
    case 0:
      return -1;
    case 1: {
      static const int64_t wild[] = {INT32_MIN,       INT32_MAX, INT64_MIN,
                                     INT64_MAX,       -2,        1 << 16,
                                     int64_t(1) << 33};
      return wild[random() % (sizeof(wild) / sizeof(wild[0]))];
    }
    default:
      return int64_t(random() % 20);
    }
  }

  void checkMessage(int32_t status) {
    const char *message = prelude_last_error_v1();
    if ((status == PRELUDE_STATUS_OK) != (*message == 0))
      fail("status and message disagree");
    const char *text = prelude_status_string_v1(status);
    if (!text || !std::strcmp(text, "unknown status"))
      fail("the status is unknown");
  }

  void checkUnchanged(const char *what) {
    for (auto &allocation : allocations)
      if (!allocation->holds(allocation->before))
        fail(what);
  }

  /// Marks what the call may write, and runs it again on other bytes there.
  void checkSuccess(const Params *pointer, Function call) {
    for (auto &allocation : allocations)
      allocation->mayWrite.assign(allocation->size, false);
    std::set<int64_t> named = getNamedSlots();
    bool inPlace = false;
    for (size_t i = 0; i < draw.arrays.size(); ++i) {
      const ArrayDraw &drawn = draw.arrays[i];
      const Placement &placement = placements[i];
      if (drawn.array->rank == 0 || !placement.allocation)
        continue;
      bool isCache = drawn.role == Role::KCache || drawn.role == Role::VCache;
      if (drawn.role != Role::Output && !isCache)
        continue;
      for (size_t j = 0; j < draw.arrays.size(); ++j)
        inPlace |= draw.arrays[j].role != Role::Output && !isCache &&
                   placements[j].allocation == placement.allocation;
      int64_t bytes = getDtypeBytes(drawn.array->dtype);
      forEachElement(*drawn.array, [&](int64_t offset, const int64_t *index) {
        if (isCache &&
            !named.count(getSlot(*drawn.array, drawn.role == Role::VCache,
                                 *draw.layout, index)))
          return;
        for (int64_t byte = 0; byte < bytes; ++byte)
          placement.allocation->mayWrite[placement.offset + offset + byte] =
              true;
      });
    }
    if (errors) {
      errors->mayWrite.assign(errors->size, true);
      if (draw.errorsField && isGiven(draw.errorsField))
        checkErrors();
    }
    std::vector<std::vector<uint8_t>> after;
    for (auto &allocation : allocations) {
      for (size_t i = 0; i < allocation->size; ++i)
        if (!allocation->mayWrite[i] &&
            allocation->data[i] != allocation->before[i])
          fail("a byte that belongs to no output was written");
      after.emplace_back(allocation->data, allocation->data + allocation->size);
    }
    if (inPlace)
      return;
    for (auto &allocation : allocations) {
      allocation->restore();
      if (allocation.get() == errors)
        continue;
      for (size_t i = 0; i < allocation->size; ++i)
        if (allocation->mayWrite[i])
          allocation->data[i] = ~allocation->before[i];
    }
    if (call(pointer, target, nullptr) != PRELUDE_STATUS_OK)
      fail("a call that succeeded fails when it is repeated");
    for (size_t i = 0; i < allocations.size(); ++i)
      if (!allocations[i]->holds(after[i]))
        fail("what was in an output shows in what is written");
    checkOtherPointers(call);
  }

  /// Moves an array of a call that succeeded to where another one is.
  void checkOtherPointers(Function call) {
    size_t count = draw.arrays.size();
    prelude_tensor &array = *draw.arrays[random() % count].array;
    const prelude_tensor &other = *draw.arrays[random() % count].array;
    void *data = array.data;
    array.data = reinterpret_cast<void *>(
        reinterpret_cast<uintptr_t>(other.data) + random() % 9 * 2);
    std::unique_ptr<uint8_t, void (*)(void *)> exact = copyStructure();
    auto *pointer = reinterpret_cast<const Params *>(exact.get());
    int32_t answer = supports(pointer, target);
    // Where it is valid there may be too little memory for it.
    if (answer != PRELUDE_STATUS_OK && call(pointer, target, nullptr) != answer)
      fail("a call with other pointers answers otherwise than supports");
    array.data = data;
  }

  /// The slots that tokens write.
  std::set<int64_t> getNamedSlots() {
    std::set<int64_t> named;
    for (size_t i = 0; i < draw.arrays.size(); ++i)
      if (draw.arrays[i].isSlots && placements[i].allocation)
        forEachElement(
            *draw.arrays[i].array, [&](int64_t offset, const int64_t *) {
              named.insert(readIndex(draw.arrays[i].array->dtype,
                                     placements[i].allocation->data +
                                         placements[i].offset + offset));
            });
    return named;
  }

  /// Whether a field lies within the bytes that the structure says it has.
  bool isGiven(const void *field) const {
    auto *start = reinterpret_cast<const uint8_t *>(&params);
    return static_cast<const uint8_t *>(field) - start <
           int64_t(params.struct_size);
  }

  /// Each token whose slot or position is out of range is counted once.
  void checkErrors() {
    prelude_errors counts;
    std::memcpy(&counts, *draw.errorsField, sizeof(counts));
    int64_t numSlots = 0, numRows = getTableRows(params, 0);
    // Without heads there is nothing to do for a token. Without positions its
    // row is its number, and an axis without a section is not looked at: what
    // is known of these is how many there can be.
    bool allSlots = true, allPositions = false;
    size_t slots = 0;
    std::set<int64_t> tokens;
    for (size_t i = 0; i < draw.arrays.size(); ++i) {
      const ArrayDraw &drawn = draw.arrays[i];
      const prelude_tensor &array = *drawn.array;
      if (drawn.role == Role::KCache && array.rank != 0)
        numSlots = getNumSlots(array, *draw.layout);
      if (drawn.role == Role::Index && !drawn.isSlots)
        allPositions |= array.rank == 1;
    }
    for (size_t i = 0; i < draw.arrays.size(); ++i) {
      const ArrayDraw &drawn = draw.arrays[i];
      const prelude_tensor &array = *drawn.array;
      if (drawn.role == Role::Output || drawn.role == Role::KCache)
        for (int dim = 0; dim < array.rank; ++dim)
          if (array.shape[dim] == 0)
            allSlots = allPositions = false;
      if (drawn.role != Role::Index || array.rank == 0)
        continue;
      const Placement &placement = placements[i];
      forEachElement(array, [&](int64_t offset, const int64_t *index) {
        int64_t value = readIndex(array.dtype, placement.allocation->data +
                                                   placement.offset + offset);
        if (drawn.isSlots)
          slots += value >= numSlots;
        else if (value < 0 || value >= numRows)
          tokens.insert(index[array.rank - 1]);
      });
    }
    auto check = [](uint32_t count, size_t outside, bool all,
                    const char *what) {
      if (all ? count != outside : count > outside)
        fail("another number of errors than of what is out of range", what);
    };
    check(counts.slots_out_of_range, slots, allSlots, "slots");
    if (allPositions || !tokens.empty())
      check(counts.positions_out_of_range, tokens.size(), allPositions,
            "positions");
  }

  Draw<Params> &draw;
  Params &params;
  FuzzedDataProvider &input;
  int32_t target = 0;
  Query supports = nullptr;
  std::minstd_rand random;
  std::vector<std::unique_ptr<Allocation>> allocations;
  std::vector<Placement> placements;
  Allocation *errors = nullptr;
  bool everyArrayHasMemory = true;
  bool anyIsNull = false;
  /// What arrays without memory point to.
  alignas(16) uint64_t word[2] = {0, 0};
};

template <typename Params>
void runCase(FuzzedDataProvider &input, typename Call<Params>::Function call,
             typename Call<Params>::Query supports) {
  Draw<Params> draw(input);
  Call<Params>(draw, input).run(call, supports);
}

/// What needs no structure.
void callWithout(FuzzedDataProvider &input) {
  int32_t value = input.ConsumeIntegral<int32_t>();
  if (!prelude_status_string_v1(value))
    fail("a status has no text");
  if (prelude_abi_version() != PRELUDE_ABI_VERSION)
    fail("another ABI version");
#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  if (prelude_##OP##_v1(nullptr, value, nullptr) !=                            \
          PRELUDE_STATUS_INVALID_ARGUMENT ||                                   \
      prelude_##OP##_supports_v1(nullptr, value) !=                            \
          PRELUDE_STATUS_INVALID_ARGUMENT)                                     \
    fail("null is taken");
#include "prelude/Functions.def"
}

} // namespace

extern "C" const char *__ubsan_default_options() {
  return "print_stacktrace=1";
}

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  // Which of two tokens with one slot wins is left open; one thread decides.
  omp_set_num_threads(1);
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  FuzzedDataProvider input(data, size);
  int index = input.ConsumeIntegralInRange<int>(0, 15);
  // The fused operation has the largest space.
  int next = 0;
#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  if (index == next++) {                                                       \
    runCase<PARAMS>(input, prelude_##OP##_v1, prelude_##OP##_supports_v1);     \
    return 0;                                                                  \
  }
#include "prelude/Functions.def"
  if (index == next)
    callWithout(input);
  else
    runCase<prelude_fused_params>(input, prelude_fused_v1,
                                  prelude_fused_supports_v1);
  return 0;
}
