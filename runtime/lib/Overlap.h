//===- Overlap.h - Whether strided arrays share memory ---------*- C++ -*-===//
//
// Exact for the arrays that occur: two views that interleave in one allocation
// (K and V halves of one cache, q and k parts of one projection) don't overlap.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_RUNTIME_OVERLAP_H
#define PRELUDE_RUNTIME_OVERLAP_H

#include "prelude/Runtime.h"

#include <cstdint>

namespace prelude {

/// The bytes between which an array lies; of one without elements or data none.
struct AddressRange {
  uintptr_t begin = 0, end = 0;

  /// Arrays whose ranges don't meet share no memory.
  bool meets(const AddressRange &other) const {
    return begin < other.end && other.begin < end;
  }
};

/// Of an absent array or one whose span fits 62 bits.
AddressRange getAddressRange(const prelude_tensor &array);

/// Whether an element of `a` shares a byte with one of `b`. Arrays that are too
/// irregular to decide quickly are taken to overlap. Null or empty arrays don't
/// overlap anything. The spans of both must fit 62 bits.
bool mayOverlap(const prelude_tensor &a, const prelude_tensor &b);

/// Whether two elements of `a` may share memory: false where every stride steps
/// over all that the smaller strides reach.
bool mayOverlapItself(const prelude_tensor &a);

} // namespace prelude

#endif // PRELUDE_RUNTIME_OVERLAP_H
