//===- TestArray.h - Strided arrays and scalar conversions -----*- C++ -*-===//
//
// Arrays of any storage type and strides with guard bytes around every element,
// and conversions that are independent of the kernels': decoding by the
// definition of the format, encoding by searching the nearest code.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_UNITTESTS_TESTARRAY_H
#define PRELUDE_UNITTESTS_TESTARRAY_H

#include "prelude/Capabilities.h"
#include "prelude/Runtime.h"

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <random>
#include <vector>

namespace prelude {
namespace test {

using Shape = std::vector<int64_t>;

/// The value of a code of a float type; f32 codes are its bits.
float decode(int32_t dtype, uint32_t code);
/// The code nearest to `value`, ties to even; fp8 types saturate. NaN gives the
/// type's usual NaN.
uint32_t encode(int32_t dtype, float value);
/// `value` rounded to the type.
inline float roundTo(int32_t dtype, float value) {
  return decode(dtype, encode(dtype, value));
}
bool isNaNCode(int32_t dtype, uint32_t code);

/// A strided array that owns its memory or is a view of another's.
class TestArray {
public:
  TestArray() = default;
  /// Packed, row after row.
  TestArray(int32_t dtype, Shape shape);
  /// With these strides, in elements.
  TestArray(int32_t dtype, Shape shape, Shape strides);

  bool isPresent() const { return !shape.empty(); }
  /// A part of this array: `offset` elements further, with its own shape.
  TestArray view(int64_t offset, Shape newShape, Shape newStrides) const;
  /// The same shape, strides and contents in memory of its own.
  TestArray clone() const;

  uint32_t getCode(const Shape &index) const;
  void setCode(const Shape &index, uint32_t code);
  float get(const Shape &index) const { return decode(dtype, getCode(index)); }
  void set(const Shape &index, float value) {
    setCode(index, encode(dtype, value));
  }
  int64_t getInt(const Shape &index) const;
  void setInt(const Shape &index, int64_t value);

  int64_t countElements() const;
  /// The index of the element that comes `i`-th in row-major order.
  Shape getIndex(int64_t i) const;

  prelude_tensor tensor() const;
  /// All bytes of the allocation, to compare also what lies between elements.
  const std::vector<uint8_t> &getBytes() const { return *bytes; }
  std::vector<uint8_t> &getBytes() { return *bytes; }

  int32_t dtype = 0;
  Shape shape, strides;

private:
  char *getElement(const Shape &index) const;

  std::shared_ptr<std::vector<uint8_t>> bytes;
  int64_t offset = 0; ///< In bytes.
};

/// Random values in storage types: normal numbers of several magnitudes with
/// zeros, denormals, exact ties and now and then an infinity or NaN.
void fillRandom(TestArray &array, std::mt19937 &random, bool specials = false);

} // namespace test
} // namespace prelude

#endif // PRELUDE_UNITTESTS_TESTARRAY_H
