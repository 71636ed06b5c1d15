//===- Overlap.cpp - Whether strided arrays share memory -------*- C++ -*-===//

#include "Overlap.h"

#include "prelude/Capabilities.h"

#include <algorithm>
#include <utility>

using namespace prelude;

namespace {

/// A term stride * x of a byte distance, with low <= x <= high, stride > 0.
struct Term {
  int64_t stride;
  int64_t low, high;
};

bool isEmpty(const prelude_tensor &array) {
  for (int i = 0; i < array.rank; ++i)
    if (array.shape[i] == 0)
      return true;
  return false;
}

/// Sorts a handful of elements in place.
template <typename T, typename Less>
void sortFew(T *elements, int count, const Less &less) {
  for (int i = 1; i < count; ++i)
    for (int j = i; j > 0 && less(elements[j], elements[j - 1]); --j)
      std::swap(elements[j], elements[j - 1]);
}

/// Bytes from the first element to the end of the last.
int64_t getSpan(const prelude_tensor &array) {
  int64_t bytes = getDtypeBytes(array.dtype), span = bytes;
  for (int i = 0; i < array.rank; ++i)
    span += (array.shape[i] - 1) * array.stride[i] * bytes;
  return span;
}

} // namespace

AddressRange prelude::getAddressRange(const prelude_tensor &array) {
  AddressRange range;
  if (array.rank == 0 || !array.data || isEmpty(array))
    return range;
  range.begin = reinterpret_cast<uintptr_t>(array.data);
  range.end = range.begin + uint64_t(getSpan(array));
  return range;
}

namespace {

int64_t divideDown(int64_t a, int64_t b) {
  return a / b - (a % b != 0 && (a < 0));
}
int64_t divideUp(int64_t a, int64_t b) { return -divideDown(-a, b); }

/// Whether some choice of x brings `distance` plus the terms from `index` on
/// strictly between -bytesB and bytesA.
class Search {
public:
  Search(const Term *terms, int count, int64_t bytesA, int64_t bytesB)
      : terms(terms), count(count), bytesA(bytesA), bytesB(bytesB) {
    minRest[count] = maxRest[count] = 0;
    for (int i = count - 1; i >= 0; --i) {
      minRest[i] = minRest[i + 1] + terms[i].stride * terms[i].low;
      maxRest[i] = maxRest[i + 1] + terms[i].stride * terms[i].high;
    }
  }

  bool run(int index, int64_t distance) {
    if (--budget < 0)
      return true;
    if (index == count)
      return distance > -bytesB && distance < bytesA;
    const Term &term = terms[index];
    // -bytesB < distance + stride * x + rest < bytesA for some rest.
    int64_t low =
        divideUp(-bytesB + 1 - distance - maxRest[index + 1], term.stride);
    int64_t high =
        divideDown(bytesA - 1 - distance - minRest[index + 1], term.stride);
    low = std::max(low, term.low);
    high = std::min(high, term.high);
    for (int64_t x = low; x <= high; ++x)
      if (run(index + 1, distance + term.stride * x))
        return true;
    return false;
  }

private:
  const Term *terms;
  int count;
  int64_t bytesA, bytesB;
  int64_t minRest[2 * PRELUDE_MAX_RANK + 1];
  int64_t maxRest[2 * PRELUDE_MAX_RANK + 1];
  int budget = 4096;
};

} // namespace

bool prelude::mayOverlap(const prelude_tensor &a, const prelude_tensor &b) {
  const AddressRange rangeA = getAddressRange(a), rangeB = getAddressRange(b);
  if (!rangeA.meets(rangeB))
    return false;

  // Distance of an element of b from one of a. Equal strides make one term.
  Term terms[2 * PRELUDE_MAX_RANK];
  int count = 0;
  auto add = [&](int64_t stride, int64_t low, int64_t high) {
    if (stride == 0)
      return;
    for (int i = 0; i < count; ++i)
      if (terms[i].stride == stride) {
        terms[i].low += low;
        terms[i].high += high;
        return;
      }
    terms[count++] = {stride, low, high};
  };
  int64_t bytesA = getDtypeBytes(a.dtype), bytesB = getDtypeBytes(b.dtype);
  // The stride of an extent of 1 may be anything.
  for (int i = 0; i < a.rank; ++i)
    if (a.shape[i] > 1)
      add(a.stride[i] * bytesA, -(a.shape[i] - 1), 0);
  for (int i = 0; i < b.rank; ++i)
    if (b.shape[i] > 1)
      add(b.stride[i] * bytesB, 0, b.shape[i] - 1);
  sortFew(terms, count,
          [](const Term &x, const Term &y) { return x.stride > y.stride; });
  return Search(terms, count, bytesA, bytesB)
      .run(0, int64_t(rangeB.begin - rangeA.begin));
}

bool prelude::mayOverlapItself(const prelude_tensor &a) {
  int order[PRELUDE_MAX_RANK], count = 0;
  for (int i = 0; i < a.rank; ++i) {
    if (a.shape[i] == 0)
      return false;
    if (a.shape[i] > 1)
      order[count++] = i;
  }
  sortFew(order, count,
          [&](int x, int y) { return a.stride[x] < a.stride[y]; });
  int64_t reach = 0;
  for (int i = 0; i < count; ++i) {
    if (a.stride[order[i]] <= reach)
      return true;
    reach += (a.shape[order[i]] - 1) * a.stride[order[i]];
  }
  return false;
}
