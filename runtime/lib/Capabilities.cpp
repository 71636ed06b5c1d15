//===- Capabilities.cpp - Which kernels exist ------------------*- C++ -*-===//
//
// The table of Capabilities.def and the questions asked of it.
//
//===----------------------------------------------------------------------===//

#include "prelude/Capabilities.h"

using namespace prelude;

namespace {

enum class Reason {
#define PRELUDE_REASON(NAME, CODE, TEXT) NAME,
#include "prelude/Capabilities.def"
};

const ReasonRow reasonRows[] = {
#define PRELUDE_REASON(NAME, CODE, TEXT) {CODE, TEXT},
#include "prelude/Capabilities.def"
};

/// A row of the table with the parts that only this file needs.
struct Entry {
  Reason reason;
  int64_t enumerator;
  const char *text;
  int64_t value[3];
};

const Entry entries[] = {
#define PRELUDE_CAPABILITY(NAME, REASON, VALUE, TEXT, CPU, CUDA, HIP)          \
  {Reason::REASON, VALUE, TEXT, {CPU, CUDA, HIP}},
#include "prelude/Capabilities.def"
};

/// The enumerators of a reason that a target has, a bit each; the table's
/// answer without a search. Enumerators are below 64.
struct Masks {
  uint64_t bits[3][sizeof(reasonRows) / sizeof(reasonRows[0])] = {};
};
constexpr Masks getMasks() {
  Masks masks;
#define PRELUDE_CAPABILITY(NAME, REASON, VALUE, TEXT, CPU, CUDA, HIP)          \
  masks.bits[0][int(Reason::REASON)] |= uint64_t(CPU != 0) << VALUE;           \
  masks.bits[1][int(Reason::REASON)] |= uint64_t(CUDA != 0) << VALUE;          \
  masks.bits[2][int(Reason::REASON)] |= uint64_t(HIP != 0) << VALUE;
#include "prelude/Capabilities.def"
  return masks;
}
constexpr Masks masks = getMasks();

const CapabilityRow capabilityRows[] = {
#define PRELUDE_CAPABILITY(NAME, REASON, VALUE, TEXT, CPU, CUDA, HIP)          \
  {#NAME, reasonRows[int(Reason::REASON)].code, TEXT, {CPU, CUDA, HIP}},
#define PRELUDE_CAPABILITY_LIMIT(NAME, REASON, TEXT, CPU, CUDA, HIP)           \
  {#NAME, reasonRows[int(Reason::REASON)].code, TEXT, {CPU, CUDA, HIP}},
#include "prelude/Capabilities.def"
};

enum class Limit {
#define PRELUDE_CAPABILITY_LIMIT(NAME, REASON, TEXT, CPU, CUDA, HIP) NAME,
#include "prelude/Capabilities.def"
};

const int64_t limits[][3] = {
#define PRELUDE_CAPABILITY_LIMIT(NAME, REASON, TEXT, CPU, CUDA, HIP)           \
  {CPU, CUDA, HIP},
#include "prelude/Capabilities.def"
};

constexpr size_t numEntries = sizeof(entries) / sizeof(entries[0]);
constexpr size_t numRows = sizeof(capabilityRows) / sizeof(capabilityRows[0]);
// KernelQuery::without has a bit for each. The limits come last in the file, so
// that an entry's row has its index.
static_assert(numRows <= 64);

/// Appends to a fixed buffer and cuts off what doesn't fit.
class Writer {
public:
  template <size_t N>
  explicit Writer(char (&buffer)[N]) : next(buffer), end(buffer + N - 1) {
    *next = 0;
  }

  Writer &operator<<(const char *text) {
    while (*text && next != end)
      *next++ = *text++;
    *next = 0;
    return *this;
  }

  Writer &operator<<(int64_t number) {
    char digits[24];
    char *first = digits + sizeof(digits) - 1;
    *first = 0;
    // Work on negative numbers, which have the larger range.
    int64_t rest = number < 0 ? number : -number;
    do
      *--first = char('0' - rest % 10);
    while ((rest /= 10) != 0);
    if (number < 0)
      *--first = '-';
    return *this << first;
  }

private:
  char *next;
  char *end;
};

/// The questions about one query; remembers the first refusal.
class Guard {
public:
  explicit Guard(const KernelQuery &query) : query(query) {}

  Refusal refusal;

  /// Refuses unless the target has the capability of `reason` with this
  /// enumerator. `extra` names a value that needs no row.
  void require(Reason reason, int64_t enumerator, const char *name,
               const char *extra = nullptr) {
    if (refusal || has(reason, enumerator))
      return;
    refuse(reason);
    Writer(refusal.got) << name;
    Writer wanted(refusal.wanted);
    // A list in English: "a, b or c".
    int count = extra ? 1 : 0, written = 0;
    for (size_t i = 0; i != numEntries; ++i)
      count += entries[i].reason == reason && isUsable(i, query.target);
    auto add = [&](const char *text) {
      if (written)
        wanted << (written + 1 == count ? " or " : ", ");
      wanted << text;
      ++written;
    };
    if (extra)
      add(extra);
    for (size_t i = 0; i != numEntries; ++i)
      if (entries[i].reason == reason && isUsable(i, query.target))
        add(entries[i].text);
    if (!count)
      wanted << "none";
  }

  /// Refuses a capability that is a single flag.
  void requireFlag(Reason reason, const char *name, int64_t got,
                   const char *otherwise) {
    if (refusal || has(reason, 1))
      return;
    refuse(reason);
    Writer(refusal.wanted) << otherwise;
    Writer writer(refusal.got);
    if (name)
      writer << name;
    else
      writer << got;
  }

  void requireHeadSize() {
    int row = int(Limit::MAX_HEAD_SIZE);
    int64_t limit =
        query.without >> (numEntries + row) & 1 ? 0 : limits[row][query.target];
    int64_t size = query.headSize;
    if (refusal || size == -1 || (size > 0 && size % 2 == 0 && size <= limit))
      return;
    refuse(Reason::HEAD_SIZE);
    Writer(refusal.wanted) << "an even head size of at most " << limit;
    Writer(refusal.got) << size;
  }

  bool requireTarget() {
    auto hasKernels = [&](int target) {
      for (size_t i = 0; i != numEntries; ++i)
        if (isUsable(i, target))
          return true;
      return false;
    };
    if (query.target >= 0 && query.target < 3 && hasKernels(query.target))
      return true;
    refuse(Reason::TARGET);
    Writer wanted(refusal.wanted);
    int last = 2;
    while (last > 0 && !hasKernels(last))
      --last;
    const char *before = "";
    for (int target = 0; target <= last; ++target)
      if (hasKernels(target)) {
        wanted << (*before && target == last ? " or " : before)
               << getTargetName(target);
        before = ", ";
      }
    if (!*before)
      wanted << "none";
    Writer(refusal.got) << getTargetName(query.target);
    return false;
  }

private:
  /// Whether a target has the capability of an entry, and may use it.
  bool isUsable(size_t entry, int target) const {
    return entries[entry].value[target] && !(query.without >> entry & 1);
  }

  bool has(Reason reason, int64_t enumerator) const {
    if (enumerator < 0 || enumerator >= 64 ||
        !(masks.bits[query.target][int(reason)] >> enumerator & 1))
      return false;
    if (!query.without)
      return true;
    for (size_t i = 0; i != numEntries; ++i)
      if (entries[i].reason == reason && entries[i].enumerator == enumerator)
        return isUsable(i, query.target);
    return false;
  }

  void refuse(Reason reason) {
    refusal.code = reasonRows[int(reason)].code;
    refusal.subject = reasonRows[int(reason)].text;
  }

  const KernelQuery &query;
};

const char *getRoundingName(int32_t rounding) {
  switch (rounding) {
#define PRELUDE_ROUNDING(NAME, VALUE, MNEMONIC)                                \
  case VALUE:                                                                  \
    return MNEMONIC;
#include "prelude/Enums.def"
  default:
    return "unknown";
  }
}

const char *getStyleName(int32_t style) {
  switch (style) {
#define PRELUDE_ROPE_STYLE(NAME, VALUE, MNEMONIC)                              \
  case VALUE:                                                                  \
    return MNEMONIC;
#include "prelude/Enums.def"
  default:
    return "unknown";
  }
}

const char *getOrderName(int32_t order) {
  switch (order) {
#define PRELUDE_ORDER(NAME, VALUE, MNEMONIC)                                   \
  case VALUE:                                                                  \
    return MNEMONIC;
#include "prelude/Enums.def"
  default:
    return "unknown";
  }
}

const char *getScopeName(int32_t scope) {
  switch (scope) {
#define PRELUDE_NORM_SCOPE(NAME, VALUE, MNEMONIC)                              \
  case VALUE:                                                                  \
    return MNEMONIC;
#include "prelude/Enums.def"
  default:
    return "unknown";
  }
}

const char *getSectionOrderName(int32_t order) {
  switch (order) {
#define PRELUDE_SECTION_ORDER(NAME, VALUE, MNEMONIC)                           \
  case VALUE:                                                                  \
    return MNEMONIC;
#include "prelude/Enums.def"
  default:
    return "unknown";
  }
}

} // namespace

Refusal prelude::findRefusal(const KernelQuery &query) {
  Guard guard(query);
  if (!guard.requireTarget())
    return guard.refusal;

  auto requireDtype = [&](Reason reason, int32_t dtype) {
    if (dtype)
      guard.require(reason, dtype, getDtypeName(dtype));
  };
  requireDtype(Reason::DTYPE, query.dtype);
  guard.requireHeadSize();

  if (query.hasNorm || query.hasVNorm) {
    requireDtype(Reason::WEIGHT_DTYPE, query.qWeightDtype);
    requireDtype(Reason::WEIGHT_DTYPE, query.kWeightDtype);
    requireDtype(Reason::WEIGHT_DTYPE, query.vWeightDtype);
    guard.require(Reason::ROUNDING, query.normRounding,
                  getRoundingName(query.normRounding));
    guard.require(Reason::NORM_SCOPE, query.normScope,
                  getScopeName(query.normScope));
    if (query.weightOffset != 0.0f)
      guard.requireFlag(Reason::WEIGHT_OFFSET, nullptr,
                        int64_t(query.weightOffset), "0");
    if (query.hasVNorm)
      guard.requireFlag(Reason::V_NORM, "a norm of v", 1, "v as it is");
  }

  if (query.hasRope) {
    requireDtype(Reason::TABLE_DTYPE, query.tableDtype);
    requireDtype(Reason::INDEX_DTYPE, query.positionDtype);
    guard.require(Reason::ROUNDING, query.ropeRounding,
                  getRoundingName(query.ropeRounding));
    guard.require(Reason::ROPE_STYLE, query.ropeStyle,
                  getStyleName(query.ropeStyle));
    if (query.rotaryDim != -1 && query.headSize != -1 &&
        query.rotaryDim != query.headSize)
      guard.requireFlag(Reason::ROTARY_DIM, nullptr, query.rotaryDim,
                        "the head size");
    if (query.rotaryOffset > 0)
      guard.requireFlag(Reason::ROTARY_OFFSET, nullptr, query.rotaryOffset,
                        "0");
    if (query.tableWidth != -1 && query.tableWidth == query.rotaryDim)
      guard.requireFlag(Reason::TABLE_WIDTH, nullptr, query.tableWidth,
                        "half the rotary width");
    if (query.hasSections)
      guard.require(Reason::MROPE, query.sectionOrder,
                    getSectionOrderName(query.sectionOrder));
    if (query.hasNorm) {
      guard.require(Reason::ORDER, query.order, getOrderName(query.order));
      if (query.relaxed)
        guard.requireFlag(Reason::RELAXED, "f32 between norm and rope", 1,
                          "a rounding between norm and rope");
    }
  }

  if (query.hasCache) {
    requireDtype(Reason::INDEX_DTYPE, query.slotDtype);
    if (query.cacheDtype && query.cacheDtype != query.dtype)
      guard.require(Reason::CACHE_DTYPE, query.cacheDtype,
                    getDtypeName(query.cacheDtype),
                    query.dtype ? getDtypeName(query.dtype) : nullptr);
    guard.require(Reason::LAYOUT, query.layout, getLayoutName(query.layout));
  }

  if (query.qOutDtype && query.qOutDtype != query.dtype)
    guard.require(Reason::Q_OUT_DTYPE, query.qOutDtype,
                  getDtypeName(query.qOutDtype),
                  query.dtype ? getDtypeName(query.dtype) : nullptr);

  if (query.hasGate)
    guard.requireFlag(Reason::GATE, "a gate", 1, "no gate");
  return guard.refusal;
}

const CapabilityRow *prelude::getCapabilityTable(size_t &count) {
  count = numRows;
  return capabilityRows;
}

int prelude::findCapability(const char *name, size_t length) {
  auto fold = [](char c) {
    return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c == '-' ? '_' : c;
  };
  for (size_t row = 0; row != numRows; ++row) {
    const char *other = capabilityRows[row].name;
    size_t i = 0;
    while (i != length && other[i] && fold(name[i]) == other[i])
      ++i;
    if (i == length && !other[i])
      return int(row);
  }
  return -1;
}

const ReasonRow *prelude::getReasonTable(size_t &count) {
  count = sizeof(reasonRows) / sizeof(reasonRows[0]);
  return reasonRows;
}

const char *prelude::getDtypeName(int32_t dtype) {
  switch (dtype) {
#define PRELUDE_DTYPE(NAME, VALUE, MNEMONIC, BYTES)                            \
  case VALUE:                                                                  \
    return MNEMONIC;
#include "prelude/Enums.def"
  default:
    return "unknown";
  }
}

int64_t prelude::getDtypeBytes(int32_t dtype) {
  switch (dtype) {
#define PRELUDE_DTYPE(NAME, VALUE, MNEMONIC, BYTES)                            \
  case VALUE:                                                                  \
    return BYTES;
#include "prelude/Enums.def"
  default:
    return 0;
  }
}

const char *prelude::getLayoutName(int32_t layout) {
  switch (layout) {
#define PRELUDE_CACHE_LAYOUT(NAME, VALUE, MNEMONIC)                            \
  case VALUE:                                                                  \
    return MNEMONIC;
#include "prelude/Enums.def"
  default:
    return "unknown";
  }
}

const char *prelude::getTargetName(int32_t target) {
  switch (target) {
#define PRELUDE_TARGET(NAME, VALUE, MNEMONIC)                                  \
  case VALUE:                                                                  \
    return MNEMONIC;
#include "prelude/Enums.def"
  default:
    return "unknown";
  }
}
