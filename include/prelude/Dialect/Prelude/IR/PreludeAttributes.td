//===- PreludeAttributes.td - Enumerations of the dialect --*- tablegen -*-===//
//
// Values agree with runtime/include/prelude/Enums.def, which
// lib/Dialect/Prelude/IR/PreludeAttributes.cpp checks at compile time.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_IR_PRELUDEATTRIBUTES_TD
#define PRELUDE_DIALECT_PRELUDE_IR_PRELUDEATTRIBUTES_TD

include "mlir/IR/EnumAttr.td"
include "prelude/Dialect/Prelude/IR/PreludeDialect.td"

class Prelude_Enum<string name, string summary, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, summary, cases> {
  let cppNamespace = "::prelude";
  let genSpecializedAttr = 0;
}

class Prelude_EnumAttr<EnumAttrInfo info, string name>
    : EnumAttr<Prelude_Dialect, info, name> {
  let assemblyFormat = "`<` $value `>`";
}

def Prelude_Rounding : Prelude_Enum<"Rounding",
    "when a value is rounded to its element type", [
      I32EnumAttrCase<"ONCE", 0, "once">,
      I32EnumAttrCase<"STEPWISE", 1, "stepwise">
    ]>;
def Prelude_RoundingAttr : Prelude_EnumAttr<Prelude_Rounding, "rounding">;

def Prelude_RopeStyle : Prelude_Enum<"RopeStyle",
    "which elements form a rotation pair", [
      I32EnumAttrCase<"NEOX", 0, "neox">,
      I32EnumAttrCase<"GPTJ", 1, "gptj">
    ]>;
def Prelude_RopeStyleAttr : Prelude_EnumAttr<Prelude_RopeStyle, "rope_style">;

def Prelude_CacheLayout : Prelude_Enum<"CacheLayout",
    "how a cache arranges (block, offset in block, head, dim)", [
      I32EnumAttrCase<"NHD", 0, "nhd">,
      I32EnumAttrCase<"HND", 1, "hnd">,
      I32EnumAttrCase<"X_PACKED", 2, "x_packed">,
      I32EnumAttrCase<"SHUFFLE", 3, "shuffle">
    ]>;
def Prelude_CacheLayoutAttr
    : Prelude_EnumAttr<Prelude_CacheLayout, "cache_layout">;

def Prelude_Order : Prelude_Enum<"Order",
    "whether the norm comes before or after the rotation", [
      I32EnumAttrCase<"NORM_FIRST", 0, "norm_first">,
      I32EnumAttrCase<"ROPE_FIRST", 1, "rope_first">
    ]>;
def Prelude_OrderAttr : Prelude_EnumAttr<Prelude_Order, "order">;

def Prelude_NormScope : Prelude_Enum<"NormScope",
    "which elements share one root mean square", [
      I32EnumAttrCase<"HEAD", 0, "head">,
      I32EnumAttrCase<"TOKEN", 1, "token">
    ]>;
def Prelude_NormScopeAttr : Prelude_EnumAttr<Prelude_NormScope, "norm_scope">;

def Prelude_SectionOrder : Prelude_Enum<"SectionOrder",
    "how multi-axis positions are dealt to the frequencies", [
      I32EnumAttrCase<"BLOCKED", 0, "blocked">,
      I32EnumAttrCase<"INTERLEAVED", 1, "interleaved">
    ]>;
def Prelude_SectionOrderAttr
    : Prelude_EnumAttr<Prelude_SectionOrder, "section_order">;

#endif // PRELUDE_DIALECT_PRELUDE_IR_PRELUDEATTRIBUTES_TD
