//===- FastF8.h - fp8 where nothing is unusual -----------------*- C++ -*-===//
//
// Division by a scale and conversion without care for what hardly ever is; a
// NaN says that there may be need of it (Elements.h), for which the caller
// looks at the end, once for many values.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_KERNELS_DEVICE_FASTF8_H
#define PRELUDE_KERNELS_DEVICE_FASTF8_H

#include "kernels/device/Elements.h"

namespace prelude {
namespace device {

/// What Quotient gives with half the instructions, for the scales that models
/// have; NaN also where x or the quotient is too large.
class PlainQuotient {
public:
  PRELUDE_DEVICE static bool takes(float divisor) {
    return divisor >= 0x1p-40f && divisor <= 0x1p40f &&
           (asBits(divisor) & 0x7FFFFFu) != 0x7FFFFFu;
  }

  /// Of the values that it takes, a step of Newton's makes the nearest of a
  /// reciprocal that is one unit off.
  PRELUDE_DEVICE explicit PlainQuotient(float divisor) : scale(divisor) {
    const float near = getNearReciprocal(divisor);
    reciprocal =
        fusedMultiplyAdd(fusedMultiplyAdd(-near, divisor, 1.0f), near, near);
  }

  /// The excess has the sign that keeps -0. What is lost of a tiny one doesn't
  /// matter to fp8.
  PRELUDE_DEVICE float divide(float x) const {
    const float quotient = x * reciprocal;
    const float excess = fusedMultiplyAdd(quotient, scale, -x);
    return fusedMultiplyAdd(-excess, reciprocal, quotient);
  }

private:
  float scale, reciprocal;
};

/// Sets the upper bit of a byte, and perhaps others, where one of 8 values of a
/// type other than f8E4M3FNUZ is NaN.
PRELUDE_DEVICE uint32_t markNaN(const Words2 &values) {
  return ((values.word[0] & 0x7F7F7F7Fu) + 0x01010101u) |
         ((values.word[1] & 0x7F7F7F7Fu) + 0x01010101u);
}
/// Whether one of what was marked is.
PRELUDE_DEVICE bool hasNaN(uint32_t marks) { return marks & 0x80808080u; }

} // namespace device
} // namespace prelude

#endif // PRELUDE_KERNELS_DEVICE_FASTF8_H
