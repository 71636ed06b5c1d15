//===- Model.cpp - Calls of compiled models --------------------*- C++ -*-===//
//
// Arguments are checked, then passed to the code as memref descriptors:
// allocated, aligned, offset, sizes, strides. Whatever fails inside leaves the
// code, which has no destructors to run, by longjmp; the memory that the call
// had is freed then.
//
//===----------------------------------------------------------------------===//

#include "prelude/Model.h"

#include "Arguments.h"

#include <algorithm>
#include <csetjmp>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace prelude;

#define PRELUDE_DTYPE(NAME, VALUE, MNEMONIC, BYTES)                            \
  static_assert(static_cast<int>(PRELUDE_ELEMENT_##NAME) ==                    \
                    static_cast<int>(PRELUDE_DTYPE_##NAME),                    \
                "one number for one type");
#include "prelude/Enums.def"

namespace {

//===----------------------------------------------------------------------===//
// The call that runs on this thread
//===----------------------------------------------------------------------===//

struct Allocation {
  void *memory;
  void (*release)(void *);
};

struct Call {
  std::jmp_buf exit;
  int32_t status = PRELUDE_STATUS_OK;
  void *stream = nullptr;
  Allocation *allocations = nullptr;
  size_t count = 0, capacity = 0;
  Call *outer = nullptr; ///< A call can be made from within another.
};
thread_local Call *current = nullptr;

[[noreturn]] void leave(int32_t status) {
  current->status = status;
  std::longjmp(current->exit, 1);
}

/// False if there is no memory to note it in.
bool addAllocation(Call &call, void *memory, void (*release)(void *)) {
  if (call.count == call.capacity) {
    size_t capacity = call.capacity ? 2 * call.capacity : 32;
    void *grown = std::realloc(call.allocations, capacity * sizeof(Allocation));
    if (!grown)
      return false;
    call.allocations = static_cast<Allocation *>(grown);
    call.capacity = capacity;
  }
  call.allocations[call.count++] = {memory, release};
  return true;
}

/// How to free `memory`, which is then no longer the call's; null where it
/// never was. Most memory is freed soon after it was made.
void (*takeAllocation(Call &call, void *memory))(void *) {
  for (size_t i = call.count; i-- > 0;)
    if (call.allocations[i].memory == memory) {
      void (*release)(void *) = call.allocations[i].release;
      call.allocations[i] = call.allocations[--call.count];
      return release;
    }
  return nullptr;
}

/// Runs the code; the status that it was left with.
int32_t runGuarded(Call &call, const prelude_function &function,
                   void **arguments) {
  if (setjmp(call.exit) == 0)
    function.code(arguments);
  return call.status;
}

//===----------------------------------------------------------------------===//
// Types in words
//===----------------------------------------------------------------------===//

/// The bytes of an element, 0 if there is no such type.
int64_t getElementSize(int32_t element) {
  switch (element) {
#define PRELUDE_ELEMENT(NAME, VALUE, MNEMONIC, BYTES)                          \
  case VALUE:                                                                  \
    return BYTES;
#include "prelude/Enums.def"
  }
  return 0;
}

const char *getElementName(int32_t element) {
  switch (element) {
#define PRELUDE_ELEMENT(NAME, VALUE, MNEMONIC, BYTES)                          \
  case VALUE:                                                                  \
    return MNEMONIC;
#include "prelude/Enums.def"
  }
  return "an unknown type";
}

/// `2x?xbf16`, in place: for messages, as it takes longer than a check.
struct Description {
  char text[PRELUDE_MODEL_MAX_RANK * 22 + 16];

  Description(int32_t element, int32_t rank, const int64_t *shape) {
    size_t length = 0;
    for (int32_t dim = 0; dim < rank; ++dim)
      length +=
          shape[dim] == -1
              ? std::snprintf(text + length, sizeof(text) - length, "?x")
              : std::snprintf(text + length, sizeof(text) - length, "%lldx",
                              static_cast<long long>(shape[dim]));
    std::snprintf(text + length, sizeof(text) - length, "%s",
                  getElementName(element));
  }
};

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

/// The bytes that an array in C order takes, or -1 where they don't fit. What
/// the code computes from an empty array's other extents has to fit, too.
int64_t getBytes(const prelude_array &array) {
  int64_t bytes = getElementSize(array.element);
  bool isEmpty = false;
  for (int32_t dim = 0; dim < array.rank; ++dim) {
    isEmpty |= array.shape[dim] == 0;
    if (__builtin_mul_overflow(bytes, std::max<int64_t>(array.shape[dim], 1),
                               &bytes))
      return -1;
  }
  return isEmpty ? 0 : bytes;
}

bool checkInput(Checker &check, const char *name, int index,
                const prelude_array &array, const prelude_array_type &type) {
  if (!check.require(array.rank >= 0 && array.rank <= PRELUDE_MODEL_MAX_RANK,
                     "%s: input %d has rank %d, expected %d", name, index,
                     array.rank, type.rank))
    return false;
  for (int32_t dim = 0; dim < array.rank; ++dim)
    if (!check.require(array.shape[dim] >= 0,
                       "%s: input %d has extent %lld in dimension %d, expected "
                       "at least 0",
                       name, index, static_cast<long long>(array.shape[dim]),
                       dim))
      return false;
  bool same = array.element == type.element && array.rank == type.rank;
  for (int32_t dim = 0; same && dim < array.rank; ++dim)
    same = type.shape[dim] == -1 || type.shape[dim] == array.shape[dim];
  if (!same)
    return check.require(
        false, "%s: input %d is %s, expected %s", name, index,
        Description(array.element, array.rank, array.shape).text,
        Description(type.element, type.rank, type.shape).text);

  int64_t bytes = getBytes(array);
  if (bytes < 0)
    return check.require(
        false, "%s: input %d is %s, which no memory holds", name, index,
        Description(array.element, array.rank, array.shape).text);
  if (bytes == 0)
    return true;
  int64_t stride = 1;
  for (int32_t dim = array.rank; dim-- > 0;) {
    if (array.shape[dim] != 1 &&
        !check.require(array.stride[dim] == stride,
                       "%s: input %d has stride %lld in dimension %d, expected "
                       "%lld (C order)",
                       name, index, static_cast<long long>(array.stride[dim]),
                       dim, static_cast<long long>(stride)))
      return false;
    stride *= array.shape[dim];
  }
  if (!check.require(array.data,
                     "%s: input %d has no data, expected %lld bytes", name,
                     index, static_cast<long long>(bytes)))
    return false;
  int64_t size = getElementSize(array.element);
  return check.require(reinterpret_cast<uintptr_t>(array.data) % size == 0,
                       "%s: input %d is at address %p, expected a multiple of "
                       "%lld",
                       name, index, array.data, static_cast<long long>(size));
}

bool checkOverlap(Checker &check, const prelude_function &function,
                  const prelude_array *inputs) {
  for (int32_t result = 0; result < function.num_results; ++result) {
    int32_t written = function.result_inputs[result];
    if (written < 0)
      continue;
    auto start = reinterpret_cast<uintptr_t>(inputs[written].data);
    int64_t bytes = getBytes(inputs[written]);
    for (int32_t other = 0; other < function.num_inputs; ++other) {
      auto otherStart = reinterpret_cast<uintptr_t>(inputs[other].data);
      int64_t otherBytes = getBytes(inputs[other]);
      if (other == written || bytes == 0 || otherBytes == 0)
        continue;
      if (!check.require(start + bytes <= otherStart ||
                             otherStart + otherBytes <= start,
                         "%s: input %d overlaps input %d, which result %d "
                         "updates",
                         function.name, other, written, result))
        return false;
    }
  }
  return true;
}

/// The status of the arguments.
int32_t checkArguments(const prelude_function *function,
                       const prelude_array *inputs, int32_t numInputs,
                       prelude_array *results, int32_t numResults) {
  Checker check(/*needsData=*/true);
  if (!check.require(function, "function is null"))
    return PRELUDE_STATUS_INVALID_ARGUMENT;
  if (!check.require(function->struct_size == sizeof(prelude_function),
                     "struct_size is %u, expected %zu", function->struct_size,
                     sizeof(prelude_function)) ||
      !check.require(function->version == PRELUDE_MODEL_VERSION,
                     "the model has version %d, expected %d", function->version,
                     PRELUDE_MODEL_VERSION))
    return PRELUDE_STATUS_VERSION_MISMATCH;
  const char *name = function->name;
  if (!check.require(numInputs == function->num_inputs,
                     "%s: %d inputs are given, expected %d", name, numInputs,
                     function->num_inputs) ||
      !check.require(numResults == function->num_results,
                     "%s: %d results are given, expected %d", name, numResults,
                     function->num_results) ||
      !check.require(inputs || numInputs == 0,
                     "%s: inputs is null, expected "
                     "%d arrays",
                     name, numInputs) ||
      !check.require(results || numResults == 0,
                     "%s: results is null, expected %d arrays", name,
                     numResults))
    return PRELUDE_STATUS_INVALID_ARGUMENT;
  for (int32_t i = 0; i < numInputs; ++i)
    if (!checkInput(check, name, i, inputs[i], function->inputs[i]))
      return PRELUDE_STATUS_INVALID_ARGUMENT;
  if (!checkOverlap(check, *function, inputs))
    return PRELUDE_STATUS_INVALID_ARGUMENT;
  return PRELUDE_STATUS_OK;
}

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

/// Words of a memref descriptor.
size_t getDescriptorWords(int32_t rank) { return 3 + 2 * size_t(rank); }

void fillDescriptor(uint64_t *words, const prelude_array &array) {
  words[0] = words[1] = reinterpret_cast<uint64_t>(array.data);
  words[2] = 0;
  uint64_t stride = 1;
  for (int32_t dim = array.rank; dim-- > 0;) {
    words[3 + dim] = array.shape[dim];
    words[3 + array.rank + dim] = stride;
    stride *= array.shape[dim];
  }
}

/// What the code returned, as an array that owns its memory.
prelude_array readDescriptor(Call &call, const uint64_t *words,
                             const prelude_array_type &type) {
  prelude_array array = {};
  array.element = type.element;
  array.rank = type.rank;
  for (int32_t dim = 0; dim < type.rank; ++dim) {
    array.shape[dim] = static_cast<int64_t>(words[3 + dim]);
    array.stride[dim] = static_cast<int64_t>(words[3 + type.rank + dim]);
  }
  array.data = reinterpret_cast<char *>(words[1]) +
               words[2] * getElementSize(type.element);
  void *owner = reinterpret_cast<void *>(words[0]);
  array.release = takeAllocation(call, owner);
  array.owner = array.release ? owner : nullptr;
  return array;
}

/// Room for pointers and descriptors: one block, which the caller frees.
struct Frame {
  uint64_t *words = nullptr; ///< of inputs, then of results
  void **arguments = nullptr;
  void **pointers = nullptr;
  uint64_t *results = nullptr;

  bool create(const prelude_function &function, const prelude_array *inputs) {
    size_t inputWords = 0, resultWords = 0;
    size_t count = function.num_inputs + 1;
    for (int32_t i = 0; i < function.num_inputs; ++i)
      inputWords += getDescriptorWords(inputs[i].rank);
    for (int32_t i = 0; i < function.num_results; ++i)
      if (function.result_inputs[i] < 0)
        resultWords += getDescriptorWords(function.results[i].rank);
    words = static_cast<uint64_t *>(
        std::calloc(inputWords + resultWords + 2 * count, sizeof(uint64_t)));
    if (!words)
      return false;
    results = words + inputWords;
    pointers = reinterpret_cast<void **>(results + resultWords);
    arguments = pointers + count;
    // Results that are returned lie one after the other in one structure, whose
    // address is the first argument.
    size_t used = 0;
    if (resultWords != 0)
      pointers[used++] = results;
    uint64_t *next = words;
    for (int32_t i = 0; i < function.num_inputs; ++i) {
      fillDescriptor(next, inputs[i]);
      pointers[used++] = next;
      next += getDescriptorWords(inputs[i].rank);
    }
    for (size_t i = 0; i < used; ++i)
      arguments[i] = &pointers[i];
    return true;
  }
};

} // namespace

//===----------------------------------------------------------------------===//
// For callers
//===----------------------------------------------------------------------===//

int32_t prelude_call_v1(const prelude_function *function,
                        const prelude_array *inputs, int32_t num_inputs,
                        prelude_array *results, int32_t num_results,
                        void *stream) {
  clearLastError();
  if (results && num_results > 0)
    std::memset(results, 0, sizeof(prelude_array) * num_results);
  if (int32_t status =
          checkArguments(function, inputs, num_inputs, results, num_results))
    return status;
  Frame frame;
  if (!frame.create(*function, inputs)) {
    setLastError("%s: no memory for its arguments", function->name);
    return PRELUDE_STATUS_OUT_OF_MEMORY;
  }

  Call call;
  call.stream = stream;
  call.outer = current;
  current = &call;
  int32_t status = runGuarded(call, *function, frame.arguments);
  if (status == PRELUDE_STATUS_OK) {
    const uint64_t *next = frame.results;
    for (int32_t i = 0; i < num_results; ++i) {
      int32_t input = function->result_inputs[i];
      if (input < 0) {
        results[i] = readDescriptor(call, next, function->results[i]);
        next += getDescriptorWords(function->results[i].rank);
        continue;
      }
      results[i] = inputs[input];
      results[i].owner = nullptr;
      results[i].release = nullptr;
    }
  }
  // Nothing is left unless the code was left early.
  while (call.count != 0) {
    Allocation last = call.allocations[--call.count];
    last.release(last.memory);
  }
  current = call.outer;
  std::free(call.allocations);
  std::free(frame.words);
  return status;
}

int32_t prelude_wait_v1(const prelude_function *function, void *stream) {
  clearLastError();
  if (!function) {
    setLastError("function is null");
    return PRELUDE_STATUS_INVALID_ARGUMENT;
  }
  if (function->struct_size != sizeof(prelude_function)) {
    setLastError("struct_size is %u, expected %zu", function->struct_size,
                 sizeof(prelude_function));
    return PRELUDE_STATUS_VERSION_MISMATCH;
  }
  return function->wait ? function->wait(stream) : PRELUDE_STATUS_OK;
}

void prelude_release_v1(prelude_array *array) {
  if (!array)
    return;
  if (array->owner && array->release)
    array->release(array->owner);
  std::memset(array, 0, sizeof(*array));
}

//===----------------------------------------------------------------------===//
// For compiled code
//===----------------------------------------------------------------------===//

void prelude_fail_v1(int32_t status, const char *message) {
  setLastError("%s", message);
  if (current)
    leave(status);
}

void prelude_check_v1(int32_t status, const char *name) {
  if (status == PRELUDE_STATUS_OK)
    return;
  char message[512];
  const char *detail = prelude_last_error_v1();
  std::snprintf(message, sizeof(message), "%s: %s%s%s", name,
                prelude_status_string_v1(status), *detail ? ": " : "", detail);
  prelude_fail_v1(status, message);
}

void prelude_assert_v1(const char *message) {
  char text[512];
  std::snprintf(text, sizeof(text), "assertion failed: %s", message);
  prelude_fail_v1(PRELUDE_STATUS_ASSERTION_FAILED, text);
}

void *prelude_alloc_v1(uint64_t bytes) {
  void *memory = std::malloc(bytes ? bytes : 1);
  if (!memory) {
    char text[64];
    std::snprintf(text, sizeof(text), "cannot allocate %llu bytes",
                  static_cast<unsigned long long>(bytes));
    prelude_fail_v1(PRELUDE_STATUS_OUT_OF_MEMORY, text);
    return nullptr;
  }
  prelude_track_v1(memory, std::free);
  return memory;
}

void prelude_free_v1(void *memory) {
  prelude_untrack_v1(memory);
  std::free(memory);
}

void prelude_track_v1(void *memory, void (*release)(void *)) {
  if (!current || addAllocation(*current, memory, release))
    return;
  release(memory);
  prelude_fail_v1(PRELUDE_STATUS_OUT_OF_MEMORY, "cannot note an allocation");
}

void prelude_untrack_v1(void *memory) {
  if (current)
    takeAllocation(*current, memory);
}

void *prelude_stream_v1(void) { return current ? current->stream : nullptr; }

int32_t prelude_in_call_v1(void) { return current != nullptr; }
