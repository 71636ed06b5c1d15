//===- PreludeAttributes.cpp - Enumerations of the dialect ----------------===//
//
// The enumerations, and the proof that they are those of the C ABI.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "prelude/Dialect/Prelude/IR/PreludeDialect.h"
#include "llvm/ADT/TypeSwitch.h"

#include "prelude/Dialect/Prelude/IR/PreludeEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "prelude/Dialect/Prelude/IR/PreludeAttributes.cpp.inc"

// One definition: Enums.def. An attribute case that is missing here, or that
// has another value, does not compile.
#define PRELUDE_SAME(ENUM, NAME, VALUE)                                        \
  static_assert(static_cast<int>(::prelude::ENUM::NAME) == (VALUE),            \
                #ENUM "::" #NAME " has another value in the C ABI");
#define PRELUDE_ROUNDING(NAME, VALUE, MNEMONIC)                                \
  PRELUDE_SAME(Rounding, NAME, VALUE)
#define PRELUDE_ROPE_STYLE(NAME, VALUE, MNEMONIC)                              \
  PRELUDE_SAME(RopeStyle, NAME, VALUE)
#define PRELUDE_CACHE_LAYOUT(NAME, VALUE, MNEMONIC)                            \
  PRELUDE_SAME(CacheLayout, NAME, VALUE)
#define PRELUDE_ORDER(NAME, VALUE, MNEMONIC) PRELUDE_SAME(Order, NAME, VALUE)
#define PRELUDE_NORM_SCOPE(NAME, VALUE, MNEMONIC)                              \
  PRELUDE_SAME(NormScope, NAME, VALUE)
#define PRELUDE_SECTION_ORDER(NAME, VALUE, MNEMONIC)                           \
  PRELUDE_SAME(SectionOrder, NAME, VALUE)
#include "prelude/Enums.def"
#undef PRELUDE_SAME

void prelude::PreludeDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "prelude/Dialect/Prelude/IR/PreludeAttributes.cpp.inc"
      >();
}
