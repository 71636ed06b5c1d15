//===- ParameterDraw.h - Parameter structures from bytes -------*- C++ -*-===//
//
// Makes a parameter structure of what the fuzzer gives: first one that is
// valid or nearly so, then with some of its words replaced. Pointers are left
// to the caller, which knows the memory.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_FUZZ_PARAMETERDRAW_H
#define PRELUDE_RUNTIME_FUZZ_PARAMETERDRAW_H

#include "prelude/Capabilities.h"
#include "prelude/Runtime.h"

#include <fuzzer/FuzzedDataProvider.h>
#include <vector>

namespace prelude {
namespace fuzz {

/// What an array may have at most to be given memory.
constexpr int64_t maxElements = 1 << 13;
constexpr int64_t maxBytes = 1 << 17;

enum class Role { Input, Index, Output, KCache, VCache };

/// An array of the structure and how it is to lie in memory.
struct ArrayDraw {
  prelude_tensor *array;
  Role role;
  bool isSlots = false;
  /// The array, before this one, whose memory it shares; -1: none.
  int sharedWith = -1;
  /// Bytes from the start of the memory to the first element.
  int64_t skew = 0;
  /// Bytes behind the last element, for an array that shares it.
  int64_t room = 0;
  bool isNull = false;
};

enum class ErrorWord { None, Given, Misaligned };

/// What all structures have in common.
class DrawBase {
public:
  std::vector<ArrayDraw> arrays;
  ErrorWord errors = ErrorWord::None;
  /// Where the pointer to the error word goes; null: the structure has none.
  prelude_errors **errorsField = nullptr;
  /// The layout of the caches; null: the structure has none.
  const int32_t *layout = nullptr;

protected:
  explicit DrawBase(FuzzedDataProvider &input);

  int64_t pick(std::initializer_list<int64_t> values);
  bool oneIn(int n) { return input.ConsumeIntegralInRange(0, n - 1) == n - 1; }
  int32_t drawFloatType();

  /// Registers an array and gives it a type, a shape and strides.
  void set(prelude_tensor &array, Role role, int32_t dtype,
           std::initializer_list<int64_t> shape);
  /// The same for [T, H, D], at times as [N, S, H, D].
  void setHeads(prelude_tensor &array, Role role, int64_t heads);
  void setIndices(prelude_tensor &array, std::initializer_list<int64_t> shape);
  void setWeight(prelude_tensor &array, int64_t size);
  void setRope(prelude_rope_spec &rope, prelude_tensor &cos,
               prelude_tensor &sin, prelude_tensor &positions);
  void setCaches(int32_t &field, prelude_tensor &slots, prelude_tensor &kScale,
                 prelude_tensor &vScale, prelude_tensor &kCache,
                 prelude_tensor &vCache);
  void setErrors(prelude_errors *&field);
  /// Registers an array that may have been left absent.
  void add(prelude_tensor &array, Role role);
  /// Makes `output`, if it is there, the view `of` with its memory.
  void workInPlace(prelude_tensor &output, const prelude_tensor &of,
                   int64_t offset = 0);

  /// Replaces words of the structure and the way in which arrays lie.
  void disturb(void *params, size_t size);

  FuzzedDataProvider &input;
  int64_t tokens, size, queryHeads, kvHeads;
  int32_t dtype;

private:
  ArrayDraw *find(const prelude_tensor &array);
  int64_t drawWord();
};

template <typename Params>
class Draw : public DrawBase {
public:
  explicit Draw(FuzzedDataProvider &input) : DrawBase(input) {
    params.struct_size = sizeof(Params);
    draw();
    disturb(&params, sizeof(Params));
  }
  Draw(const Draw &) = delete;

  Params params = {};

private:
  /// Draws a structure and registers all of its arrays.
  void draw();
};

#define PRELUDE_OPERATION(OP, PARAMS)                                          \
  template <>                                                                  \
  void Draw<PARAMS>::draw();
#include "prelude/Functions.def"

} // namespace fuzz
} // namespace prelude

#endif // PRELUDE_RUNTIME_FUZZ_PARAMETERDRAW_H
