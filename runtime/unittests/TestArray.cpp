//===- TestArray.cpp - Strided arrays and scalar conversions ---*- C++ -*-===//

#include "TestArray.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>

using namespace prelude;
using namespace prelude::test;

namespace {

/// What defines a small float type.
struct Format {
  int exponentBits, mantissaBits, bias;
  bool hasInfinity;
  bool hasNegativeZero;
  bool saturates;
  uint32_t nan;
};

Format getFormat(int32_t dtype) {
  switch (dtype) {
  case PRELUDE_DTYPE_F16:
    return {5, 10, 15, true, true, false, 0x7E00};
  case PRELUDE_DTYPE_BF16:
    return {8, 7, 127, true, true, false, 0x7FC0};
  case PRELUDE_DTYPE_F8E5M2:
    return {5, 2, 15, true, true, true, 0x7F};
  case PRELUDE_DTYPE_F8E4M3FN:
    return {4, 3, 7, false, true, true, 0x7F};
  default:
    return {4, 3, 8, false, false, true, 0x80};
  }
}

uint32_t getFloatBits(float value) {
  uint32_t bits;
  std::memcpy(&bits, &value, 4);
  return bits;
}

float decodeSmall(int32_t dtype, uint32_t code) {
  Format format = getFormat(dtype);
  uint32_t signBit = 1u << (format.exponentBits + format.mantissaBits);
  uint32_t magnitude = code & (signBit - 1);
  uint32_t maxExponent = (1u << format.exponentBits) - 1;
  uint32_t exponent = magnitude >> format.mantissaBits;
  uint32_t mantissa = magnitude & ((1u << format.mantissaBits) - 1);
  double sign = code & signBit ? -1.0 : 1.0;
  double nan = std::numeric_limits<double>::quiet_NaN();
  double value;
  if (!format.hasNegativeZero && code == signBit)
    value = nan;
  else if (format.hasInfinity && exponent == maxExponent)
    value = mantissa ? nan : std::numeric_limits<double>::infinity();
  else if (dtype == PRELUDE_DTYPE_F8E4M3FN && magnitude == signBit - 1)
    value = nan;
  else if (exponent == 0)
    value = std::ldexp(double(mantissa), 1 - format.bias - format.mantissaBits);
  else
    value = std::ldexp(double((1u << format.mantissaBits) + mantissa),
                       int(exponent) - format.bias - format.mantissaBits);
  return float(sign * value);
}

/// The finite non-negative values of a type; they rise with their code.
const std::vector<float> &getMagnitudes(int32_t dtype) {
  static std::map<int32_t, std::vector<float>> tables;
  std::vector<float> &table = tables[dtype];
  if (table.empty()) {
    Format format = getFormat(dtype);
    uint32_t codes = 1u << (format.exponentBits + format.mantissaBits);
    for (uint32_t code = 0; code < codes; ++code) {
      float value = decodeSmall(dtype, code);
      if (!std::isfinite(value))
        break;
      table.push_back(value);
    }
  }
  return table;
}

} // namespace

float test::decode(int32_t dtype, uint32_t code) {
  if (dtype != PRELUDE_DTYPE_F32)
    return decodeSmall(dtype, code);
  float value;
  std::memcpy(&value, &code, 4);
  return value;
}

uint32_t test::encode(int32_t dtype, float value) {
  if (dtype == PRELUDE_DTYPE_F32)
    return std::isnan(value) ? 0x7FC00000u : getFloatBits(value);
  Format format = getFormat(dtype);
  if (std::isnan(value))
    return format.nan;
  const std::vector<float> &table = getMagnitudes(dtype);
  double magnitude = std::fabs(double(value));
  auto above = std::lower_bound(table.begin(), table.end(), float(magnitude));
  uint32_t code;
  if (above == table.end()) {
    // Beyond the largest: half a step further decides, as if there were one
    // more value.
    size_t last = table.size() - 1;
    double step = double(table[last]) - double(table[last - 1]);
    bool overflows = magnitude >= double(table[last]) + step / 2;
    code = uint32_t(last) + (overflows && !format.saturates);
  } else {
    code = uint32_t(above - table.begin());
    if (*above != magnitude) {
      double low = double(table[code - 1]), high = double(table[code]);
      double middle = (low + high) / 2;
      if (magnitude < middle || (magnitude == middle && code % 2 == 1))
        --code;
    }
  }
  if (std::signbit(value) && (code != 0 || format.hasNegativeZero))
    code |= 1u << (format.exponentBits + format.mantissaBits);
  return code;
}

bool test::isNaNCode(int32_t dtype, uint32_t code) {
  return std::isnan(decode(dtype, code));
}

static Shape getPackedStrides(const Shape &shape) {
  Shape strides(shape.size(), 1);
  for (int i = int(shape.size()) - 2; i >= 0; --i)
    strides[i] = strides[i + 1] * std::max<int64_t>(shape[i + 1], 1);
  return strides;
}

TestArray::TestArray(int32_t dtype, Shape shape)
    : TestArray(dtype, shape, getPackedStrides(shape)) {}

TestArray::TestArray(int32_t dtype, Shape shape, Shape strides)
    : dtype(dtype), shape(shape), strides(strides) {
  int64_t size = 1;
  for (size_t i = 0; i < shape.size(); ++i)
    size += std::max<int64_t>(shape[i] - 1, 0) * strides[i];
  bytes = std::make_shared<std::vector<uint8_t>>(size * getDtypeBytes(dtype),
                                                 uint8_t(0xA5));
}

TestArray TestArray::view(int64_t elements, Shape newShape,
                          Shape newStrides) const {
  TestArray result = *this;
  result.offset += elements * getDtypeBytes(dtype);
  result.shape = newShape;
  result.strides = newStrides;
  return result;
}

TestArray TestArray::clone() const {
  TestArray result = *this;
  if (bytes)
    result.bytes = std::make_shared<std::vector<uint8_t>>(*bytes);
  return result;
}

char *TestArray::getElement(const Shape &index) const {
  int64_t element = 0;
  for (size_t i = 0; i < index.size(); ++i)
    element += index[i] * strides[i];
  return reinterpret_cast<char *>(bytes->data()) + offset +
         element * getDtypeBytes(dtype);
}

uint32_t TestArray::getCode(const Shape &index) const {
  uint32_t code = 0;
  std::memcpy(&code, getElement(index), getDtypeBytes(dtype));
  return code;
}

void TestArray::setCode(const Shape &index, uint32_t code) {
  std::memcpy(getElement(index), &code, getDtypeBytes(dtype));
}

int64_t TestArray::getInt(const Shape &index) const {
  if (dtype == PRELUDE_DTYPE_I64) {
    int64_t value;
    std::memcpy(&value, getElement(index), 8);
    return value;
  }
  return int32_t(getCode(index));
}

void TestArray::setInt(const Shape &index, int64_t value) {
  if (dtype == PRELUDE_DTYPE_I64)
    std::memcpy(getElement(index), &value, 8);
  else
    setCode(index, uint32_t(int32_t(value)));
}

int64_t TestArray::countElements() const {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

Shape TestArray::getIndex(int64_t i) const {
  Shape index(shape.size());
  for (int d = int(shape.size()) - 1; d >= 0; --d) {
    index[d] = i % shape[d];
    i /= shape[d];
  }
  return index;
}

prelude_tensor TestArray::tensor() const {
  prelude_tensor tensor = {};
  if (!isPresent())
    return tensor;
  tensor.data = bytes->data() + offset;
  tensor.dtype = dtype;
  tensor.rank = int32_t(shape.size());
  for (size_t i = 0; i < shape.size(); ++i) {
    tensor.shape[i] = shape[i];
    tensor.stride[i] = strides[i];
  }
  return tensor;
}

void test::fillRandom(TestArray &array, std::mt19937 &random, bool specials) {
  std::normal_distribution<float> normal;
  int64_t count = array.countElements();
  // Rows differ in magnitude, from near zero to large.
  int64_t row = array.shape.back();
  float scale = 1.0f;
  for (int64_t i = 0; i < count; ++i) {
    if (i % row == 0) {
      const float scales[] = {1.0f, 1.0f, 1.0f, 8.0f, 1e-3f, 1e-20f, 0.0f};
      scale = scales[random() % 7];
    }
    float value = normal(random) * scale;
    switch (random() % 16) {
    case 0:
      // Few bits, so that products and sums meet ties.
      value = float(int(random() % 33) - 16) * 0.125f;
      break;
    case 1:
      value = random() % 2 ? 0.0f : -0.0f;
      break;
    case 2:
      if (specials && random() % 64 == 0) {
        const float values[] = {std::numeric_limits<float>::infinity(),
                                std::numeric_limits<float>::max(), -6e4f};
        if (random() % 4 == 0) {
          // The NaN with all its bits set, which carries when rounded.
          array.setCode(array.getIndex(i), array.dtype == PRELUDE_DTYPE_F32
                                               ? 0x7FFFFFFFu
                                               : 0x7FFFu);
          continue;
        }
        value = values[random() % 3];
      }
      break;
    default:
      break;
    }
    array.set(array.getIndex(i), value);
  }
}
