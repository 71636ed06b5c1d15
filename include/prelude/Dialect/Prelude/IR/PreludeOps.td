//===- PreludeOps.td - The four ops of the chain -----------*- tablegen -*-===//
//
// split, rms_norm, rope and kv_cache_update.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_IR_PRELUDEOPS_TD
#define PRELUDE_DIALECT_PRELUDE_IR_PRELUDEOPS_TD

include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "prelude/Dialect/Prelude/IR/PreludeAttributes.td"

class Prelude_Op<string mnemonic, list<Trait> traits = []>
    : Op<Prelude_Dialect, mnemonic, traits # [
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
        DeclareOpInterfaceMethods<ConditionallySpeculatable>,
        DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                  ["reifyResultShapes"]>]> {
  let hasVerifier = 1;
}

/// An op that writes its results into operands: on tensors each result is its
/// init's new value, on memrefs there is no result.
class Prelude_DestinationOp<string mnemonic, list<Trait> traits = []>
    : Prelude_Op<mnemonic, traits # [DestinationStyleOpInterface]> {
  let hasFolder = 1;
  // By name, so that files outlive new attributes (Bytecode.cpp).
  let useCustomPropertiesEncoding = 1;
}

def Prelude_Float : AnyTypeOf<[F16, BF16, F32]>;
def Prelude_Index : AnyTypeOf<[I32, I64]>;

def Prelude_Shaped : AnyTypeOf<[AnyRankedTensor, AnyStridedMemRef],
                               "ranked tensor or strided memref">;

/// By name, so that the dialect doesn't need the GPU dialect.
def Prelude_AsyncToken : Type<CPred<"::prelude::isAsyncToken($_self)">,
                              "async token type">;

/// Each of these operand groups holds one operand; ODS asks that only of
/// optional ones. Structural: before interfaces that look at operands.
class Prelude_SingleOperands<string groups>
    : ParamNativeOpTrait<"SingleOperands", groups>, StructuralOpTrait {
  let cppNamespace = "::prelude";
}

def Prelude_SplitOp : Prelude_Op<"split"> {
  let summary = "parts of a fused QKV projection";
  let description = [{
    Takes the output of one projection, `[T, (Hq + 2 Hk) * D]`, apart into q
    `[T, Hq, D]`, k `[T, Hk, D]` and v `[T, Hk, D]`. The result types say
    everything. On memrefs the results are views.

    With a fourth result the projection is `[T, (2 Hq + 2 Hk) * D]` and holds
    `[q | gate]` for each query head (Qwen3-Next's output gate).

    ```mlir
    %q, %k, %v = prelude.split %qkv : tensor<?x768xbf16>
        -> tensor<?x8x64xbf16>, tensor<?x2x64xbf16>, tensor<?x2x64xbf16>
    ```

    Constraints:

    * (C1) qkv has rank 2, the results rank 3, of one element type among f16,
      bf16 and f32;
    * (C2) all have the same tokens;
    * (C3) all results have the same static head size, and static head counts;
    * (C4) k and v have the same number of heads;
    * (C5) the heads tile the width of qkv exactly;
    * (C6) the gate's type is q's;
    * (C7) on memrefs the result types are those of the views.
  }];
  let arguments = (ins Prelude_Shaped:$qkv);
  let results = (outs Prelude_Shaped:$q, Prelude_Shaped:$k, Prelude_Shaped:$v,
                      Optional<Prelude_Shaped>:$gate);
  let assemblyFormat = [{
    $qkv attr-dict `:` type($qkv) `->` type($q) `,` type($k) `,` type($v)
    (`,` type($gate)^)?
  }];
  let extraClassDeclaration = [{
    /// The types of the views of `qkv` on memrefs, in the order of the results.
    static ::llvm::SmallVector<::mlir::MemRefType>
    inferViewTypes(::mlir::MemRefType qkv, int64_t numHeads,
                   int64_t numKVHeads, int64_t headSize, bool hasGate);
  }];
}

def Prelude_RmsNormOp
    : Prelude_DestinationOp<"rms_norm", [AttrSizedOperandSegments,
                                         Prelude_SingleOperands<"0, 2">]> {
  let summary = "root mean square norm over the last dimension";
  let description = [{
    ```
    rstd = 1 / sqrt(sum(x^2) / n + eps)        n: size of the last dimension
    once:     y = r(x * rstd * (weight_offset + w))
    stepwise: y = r(r(x * rstd) * (weight_offset + w))
    ```

    `stepwise` is what Hugging Face models and ONNX-23 RMSNormalization compute,
    `once` what most GPU kernels and `aten._fused_rms_norm` do; with f32 both
    are the same. Without a weight the factor is left out. The weight may be of
    any float type. `weight_offset` is 1 for Gemma's `1 + w`; where it is 0, the
    factor is w itself. The order in which the squares are summed is free.

    Over `[T, H, D]` this is the per-head norm; over `[T, H * D]`, before the
    split into heads, the norm over all heads (OLMo 2, MiniMax).

    ```mlir
    %y = prelude.rms_norm stepwise
        ins(%x, weight %w : tensor<?x8x64xbf16>, tensor<64xbf16>)
        outs(%init : tensor<?x8x64xbf16>) eps = 1.000000e-06
        -> tensor<?x8x64xbf16>
    ```

    Constraints:

    * (C1) x has rank 2 or 3 and elements of f16, bf16 or f32; the last
      dimension is static;
    * (C2) init has x's shape and element type;
    * (C3) the weight has rank 1, float elements and the size of x's last
      dimension;
    * (C4) eps is finite and not negative;
    * (C5) weight_offset is 0, or 1 beside a weight.
  }];
  let arguments = (ins
    Prelude_Shaped:$x, Optional<Prelude_Shaped>:$weight, Prelude_Shaped:$init,
    F32Attr:$eps,
    DefaultValuedAttr<F32Attr, "0.0f">:$weight_offset,
    Prelude_RoundingAttr:$rounding,
    Variadic<Prelude_AsyncToken>:$async_dependencies);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    custom<EnumKeyword>($rounding)
    (`async` `(` $async_dependencies^ `:` type($async_dependencies) `)`)?
    `ins` `(` $x (`,` `weight` $weight^)? `:` type($x)
    (`,` type($weight)^)? `)` `outs` `(` $init `:` type($init) `)`
    `eps` `=` $eps (`weight_offset` `=` $weight_offset^)?
    attr-dict (`->` type($result)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getInitMutable();
    }
  }];
}

def Prelude_RopeOp
    : Prelude_DestinationOp<"rope", [AttrSizedOperandSegments,
                                     Prelude_SingleOperands<"0, 1, 2, 4">]> {
  let summary = "rotary position embedding";
  let description = [{
    Rotates dims `[rotary_offset, rotary_offset + R)` of the last dimension of x
    and copies the others. With row = `positions[t]`, or t without positions:

    ```
    neox pairs (a, b) = (x[i], x[i + R/2]),  gptj pairs (x[2i], x[2i + 1])
    once:     a' = r(a*c0 - b*s0)          b' = r(b*c1 + a*s1)
    stepwise: a' = r(r(a*c0) - r(b*s0))    b' = r(r(b*c1) + r(a*s1))
    ```

    Tables are `[P, R/2]`, where c0 = c1 = `cos[row, i]`, or `[P, R]`, where c0
    and c1 are the entries of the dims of a and b. Their type does not depend on
    x's. vLLM's table `cat(cos, sin)` is two slices of one value. `stepwise` is
    what eager bf16 code does.

    Multi-axis positions (mrope, Qwen2-VL and Qwen3-VL) are `[3, T]`: frequency
    i takes its row from axis a(i). With `sections = [n0, n1, n2]`, `blocked`
    gives the first n0 frequencies to axis 0, the next n1 to axis 1, the rest to
    axis 2; `interleaved` gives frequency i to axis i mod 3 while
    i < 3 * sections[i mod 3], and to axis 0 otherwise.

    A position outside `[0, P)` reads no table: its pairs are left
    as they are.

    ```mlir
    %y = prelude.rope neox stepwise
        ins(%x, cos %cos, sin %sin, positions %pos :
            tensor<?x8x64xbf16>, tensor<4096x64xbf16>, tensor<4096x64xbf16>,
            tensor<?xi64>)
        outs(%init : tensor<?x8x64xbf16>) -> tensor<?x8x64xbf16>
    ```

    Constraints:

    * (C1) x has rank 3 and elements of f16, bf16 or f32; head size static;
    * (C2) init has x's shape and element type;
    * (C3) R (`rotary_dim`, by default D) is even and positive;
    * (C4) rotary_offset is not negative, and rotary_offset + R <= D;
    * (C5) cos and sin are of one type, of rank 2, with float elements;
    * (C6) the table is R/2 or R wide;
    * (C7) positions are `[T]`, or `[3, T]` with sections, of i32 or i64;
    * (C8) without positions the table has at least T rows;
    * (C9) sections are three numbers, not negative, with sum R/2, beside
      positions `[3, T]`; section_order needs sections.
  }];
  let arguments = (ins
    Prelude_Shaped:$x, Prelude_Shaped:$cos, Prelude_Shaped:$sin,
    Optional<Prelude_Shaped>:$positions, Prelude_Shaped:$init,
    Prelude_RopeStyleAttr:$style,
    Prelude_RoundingAttr:$rounding,
    OptionalAttr<I64Attr>:$rotary_dim,
    DefaultValuedAttr<I64Attr, "0">:$rotary_offset,
    OptionalAttr<DenseI64ArrayAttr>:$sections,
    OptionalAttr<Prelude_SectionOrderAttr>:$section_order,
    Variadic<Prelude_AsyncToken>:$async_dependencies);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    custom<EnumKeyword>($style) custom<EnumKeyword>($rounding)
    (`async` `(` $async_dependencies^ `:` type($async_dependencies) `)`)?
    `ins` `(` $x `,` `cos` $cos `,` `sin` $sin
    (`,` `positions` $positions^)? `:` type($x) `,` type($cos) `,` type($sin)
    (`,` type($positions)^)? `)` `outs` `(` $init `:` type($init) `)`
    (`rotary_dim` `=` $rotary_dim^)? (`rotary_offset` `=` $rotary_offset^)?
    (`sections` `=` $sections^)? (`section_order` `=` custom<EnumKeyword>($section_order)^)?
    attr-dict (`->` type($result)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return getInitMutable();
    }
    /// R: how many dims of a head rotate.
    int64_t getRotarySize();
  }];
}

def Prelude_KVCacheUpdateOp
    : Prelude_DestinationOp<"kv_cache_update",
                            [AttrSizedOperandSegments,
                             Prelude_SingleOperands<"0, 1, 2, 5, 6">]> {
  let summary = "write rows of k and v into a paged cache";
  let description = [{
    Writes row t of k and v to slot `slots[t]` of the caches. With P slots in a
    block, block = slot / P and offset = slot mod P. A row with slot < 0, a row
    t that has no slot (fewer slots than tokens: padding) and a row whose slot
    lies outside the cache are not written. Two rows with the same slot: the
    result of that slot is one of the two rows, unspecified which.

    | layout     | K                        | V                        |
    |------------|--------------------------|--------------------------|
    | `nhd`      | `[B, P, Hk, D]`          | `[B, P, Hk, D]`          |
    | `hnd`      | `[B, Hk, P, D]`          | `[B, Hk, P, D]`          |
    | `x_packed` | `[B, Hk, D/x, P, x]`     | `[B, Hk, D, P]`          |
    | `shuffle`  | `[B, Hk, D/x, P, x]`     | `[B, Hk, P/x, D, x]`     |

    x = 16 bytes of cache elements. A contiguous `[N, H, M, D]` cache is `hnd`
    with P = M and slot = n * M + position. Strides come from the memref, so K
    and V may be interleaved views of one allocation.

    An fp8 cache stores saturate(r(x) / scale), rounded nearest even, NaN kept;
    scales are f32, one for all heads or one a head; without a scale 1.

    ```mlir
    %kc, %vc = prelude.kv_cache_update nhd
        ins(%k, %v, slots %slots : tensor<?x2x64xbf16>, tensor<?x2x64xbf16>,
            tensor<?xi64>)
        outs(%k_cache, %v_cache : tensor<128x16x2x64xbf16>,
             tensor<128x16x2x64xbf16>)
        -> tensor<128x16x2x64xbf16>, tensor<128x16x2x64xbf16>
    ```

    Constraints:

    * (C1) k and v have rank 3, the same shape and the same element type among
      f16, bf16 and f32; heads and head size static;
    * (C2) slots are rank 1, of i32 or i64, and not more than tokens;
    * (C3) the caches have the layout's rank;
    * (C4) the caches have k's heads and head size at the layout's places, and
      agree in blocks and block size;
    * (C5) x divides D (x_packed, shuffle) and P (shuffle);
    * (C6) the caches are two values of one element type: k's or an fp8 type
      (f8E4M3FN, f8E5M2, f8E4M3FNUZ);
    * (C7) scales stand only beside an fp8 cache, are f32 and of 1 or Hk
      elements in rank 0 or 1.
  }];
  let arguments = (ins
    Prelude_Shaped:$k, Prelude_Shaped:$v, Prelude_Shaped:$slots,
    Optional<Prelude_Shaped>:$k_scale, Optional<Prelude_Shaped>:$v_scale,
    Prelude_Shaped:$k_cache, Prelude_Shaped:$v_cache,
    Prelude_CacheLayoutAttr:$layout,
    Variadic<Prelude_AsyncToken>:$async_dependencies);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    custom<EnumKeyword>($layout)
    (`async` `(` $async_dependencies^ `:` type($async_dependencies) `)`)?
    `ins` `(` $k `,` $v `,` `slots` $slots
    `:` type($k) `,` type($v) `,` type($slots) `)`
    (`k_scale` `(` $k_scale^ `:` type($k_scale) `)`)?
    (`v_scale` `(` $v_scale^ `:` type($v_scale) `)`)?
    `outs` `(` $k_cache `,` $v_cache `:` type($k_cache) `,` type($v_cache) `)`
    attr-dict (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() {
      return ::mlir::MutableOperandRange(getOperation(),
          getKCacheMutable().getOperandNumber(), 2);
    }
  }];
}

#endif // PRELUDE_DIALECT_PRELUDE_IR_PRELUDEOPS_TD
