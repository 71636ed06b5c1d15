//===- Capabilities.h - Which kernels exist --------------------*- C++ -*-===//
//
// Asks the capability table (Capabilities.def) whether a target has a kernel
// for a described computation. Both the runtime's `supports` and the compiler's
// fuse guard go through findRefusal, so that what the compiler fuses is what
// the runtime runs.
//
// The library behind it (PreludeCapabilities) is small and self-contained: it
// needs no kernels, no LLVM, no allocation and no global state.
//
//   prelude::KernelQuery query;
//   query.target = PRELUDE_TARGET_CPU;
//   query.dtype = PRELUDE_DTYPE_BF16;
//   query.headSize = 640;
//   if (prelude::Refusal refusal = prelude::findRefusal(query))
//     // refusal.code   "head-size"
//     // refusal.wanted "an even head size of at most 512"
//     // refusal.got    "640"
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_CAPABILITIES_H
#define PRELUDE_CAPABILITIES_H

#include "prelude/Runtime.h"

#include <stddef.h>
#include <stdint.h>

namespace prelude {

/// A computation as far as the choice of a kernel depends on it. A field left
/// alone says "not used" (types, flags) or "not known yet" (extents, -1), and
/// what isn't known isn't refused: the runtime asks again with every extent.
///
/// Only what a *kernel* may lack is asked here. What has no meaning at all (odd
/// R, R > D, scales without an fp8 cache, ...) is for the verifiers and for the
/// runtime's validation.
struct KernelQuery {
  int32_t target = PRELUDE_TARGET_CPU; ///< prelude_target

  /// Element types (prelude_dtype), 0 where there is no such operand.
  int32_t dtype = 0; ///< Of q, k and v, which share one.
  int32_t qWeightDtype = 0;
  int32_t kWeightDtype = 0;
  int32_t vWeightDtype = 0;
  int32_t tableDtype = 0; ///< Of cos and sin.
  int32_t positionDtype = 0;
  int32_t slotDtype = 0;
  int32_t cacheDtype = 0;
  int32_t qOutDtype = 0;

  /// Extents, -1 where not known.
  int64_t headSize = -1;
  int64_t rotaryDim = -1;
  int64_t rotaryOffset = -1;
  int64_t tableWidth = -1; ///< Columns of cos: R/2 or R.

  /// Which parts the computation has. The enumerations below are read only
  /// where their part is there.
  bool hasNorm = false;  ///< Norm of q or k (or of x).
  bool hasVNorm = false; ///< Norm of v.
  bool hasRope = false;
  bool hasCache = false;
  bool hasSections = false; ///< Multi-axis positions (mrope).
  bool hasGate = false;     ///< [q | gate] per head of the packed projection.
  bool relaxed = false;     ///< PRELUDE_FLAG_RELAXED.

  int32_t normRounding = PRELUDE_ROUNDING_ONCE;
  int32_t normScope = PRELUDE_NORM_SCOPE_HEAD;
  int32_t ropeStyle = PRELUDE_ROPE_STYLE_NEOX;
  int32_t ropeRounding = PRELUDE_ROUNDING_ONCE;
  int32_t sectionOrder = PRELUDE_SECTION_ORDER_BLOCKED;
  int32_t order = PRELUDE_ORDER_NORM_FIRST; ///< Read with norm and rope.
  int32_t layout = PRELUDE_CACHE_LAYOUT_NHD;
  float weightOffset = 0.0f;

  /// Rows of the table that count as missing though the target has them: bit i
  /// is row i.
  uint64_t without = 0;
};

/// Why there is no kernel. False (no code) where there is one.
struct Refusal {
  /// A stable reason code of Capabilities.def, such as "head-size"; null where
  /// nothing is refused.
  const char *code = nullptr;
  /// What `wanted` and `got` are about, such as "head size".
  const char *subject = nullptr;
  /// What the target's kernels take, such as "f32, f16 or bf16".
  char wanted[112] = {0};
  /// What was asked for, such as "f8E5M2".
  char got[48] = {0};

  explicit operator bool() const { return code != nullptr; }
};

/// The first thing in `query` for which its target has no kernel.
Refusal findRefusal(const KernelQuery &query);

/// One row of the table, for the support matrix of the documentation.
struct CapabilityRow {
  const char *name; ///< Name of the capability, such as "LAYOUT_NHD".
  const char *code; ///< Reason code where it is missing.
  const char *text;
  int64_t value[3]; ///< By prelude_target: 0 or 1, or the limit.
};

/// All rows; `count` receives their number.
const CapabilityRow *getCapabilityTable(size_t &count);

/// The row with a name, in any case and with '-' for '_' as options spell it
/// ("layout-nhd"), or -1.
int findCapability(const char *name, size_t length);

/// One reason code with what it is about.
struct ReasonRow {
  const char *code;
  const char *text;
};

/// All reason codes; `count` receives their number.
const ReasonRow *getReasonTable(size_t &count);

// These depend on their arguments alone: checks name their operands, and the
// names are looked up where a check fails, not before.
/// The mnemonic of a prelude_dtype ("bf16"), or "unknown".
[[gnu::const]] const char *getDtypeName(int32_t dtype);
/// The size of an element in bytes, or 0 where `dtype` is not a prelude_dtype.
[[gnu::const]] int64_t getDtypeBytes(int32_t dtype);
/// The mnemonic of a prelude_cache_layout ("nhd"), or "unknown".
[[gnu::const]] const char *getLayoutName(int32_t layout);
/// The mnemonic of a prelude_target ("cpu"), or "unknown".
[[gnu::const]] const char *getTargetName(int32_t target);

} // namespace prelude

#endif // PRELUDE_CAPABILITIES_H
