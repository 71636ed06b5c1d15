//===- PreludeFusedOp.td - The whole chain in one op -------*- tablegen -*-===//
//
// prelude.fused.
//
//===----------------------------------------------------------------------===//

#ifndef PRELUDE_DIALECT_PRELUDE_IR_PRELUDEFUSEDOP_TD
#define PRELUDE_DIALECT_PRELUDE_IR_PRELUDEFUSEDOP_TD

include "prelude/Dialect/Prelude/IR/PreludeOps.td"

def Prelude_FusedOp
    : Prelude_DestinationOp<"fused", [AttrSizedOperandSegments]> {
  let summary = "any legal part of the chain in one op";
  let description = [{
    split, norm, rope and cache write in one op: each clause is there or not,
    and means what the op of the chain means. `--prelude-decompose` gives the
    chain back. Without `relaxed` the fused kernel's result is bit for bit that
    of the chain's kernels on the same backend. `relaxed` keeps f32 from norm to
    rope: a value that has both goes to f32, through both with rounding `once`
    whatever their roundings say, and is rounded once, at the end. A value that
    has only one of them is not changed by it.

    ```mlir
    %q, %kc, %vc = prelude.fused
        in(qkv %qkv : tensor<?x768xbf16>)
        norm stepwise (q_eps = 1.0e-06, k_eps = 1.0e-06,
                       q_weight %qw : tensor<64xbf16>,
                       k_weight %kw : tensor<64xbf16>)
        rope neox stepwise (cos %cos : tensor<4096x64xbf16>,
                            sin %sin : tensor<4096x64xbf16>,
                            positions %pos : tensor<?xi64>)
        cache nhd (slots %slots : tensor<?xi64>)
        out(q %init : tensor<?x8x64xbf16>,
            k_cache %k_cache : tensor<128x16x2x64xbf16>,
            v_cache %v_cache : tensor<128x16x2x64xbf16>)
        -> tensor<?x8x64xbf16>, tensor<128x16x2x64xbf16>,
           tensor<128x16x2x64xbf16>
    ```

    **in**: `qkv`, the packed projection as `prelude.split` takes it (with a
    `gate` among the outputs: `[q | gate]` for each query head); or `q` and,
    where they are used, `k` and `v`.

    **out**: `q` always, of the element type of the in q or of an fp8 type: then it
    holds saturate(r(q) / scale), rounded nearest even, NaN kept, as an fp8 cache
    does, with `q_scale` f32, one for all heads or one a head, without it 1; `gate` beside a packed gate; `k` and `v` where their
    final values are used elsewhere too, written for every token; both caches or
    none. The results are those of the outs, in the order q, gate, k, v,
    k_cache, v_cache.

    Head-structured operands are `[T, H, D]` or, with the tokens in two
    dimensions, `[N, S, H, D]`, T = N * S and t = n * S + s. Marked `head_major`
    they are `[H, T, D]` or `[N, H, S, D]`: a transposed producer or consumer
    then needs no copy.

    **norm**: the values that have an eps are normed: q, k, v. `token` scope
    takes one mean square over all heads of a token, with weights `[H * D]`,
    what a norm before the split into heads does. **rope**: q and k.
    `rope_first` puts rope before the norm. **cache**: k and v after all that.

    Constraints:

    * (C1) qkv, or q and at least what the outputs need of k and v; never both;
    * (C2) the out q is there, gate only beside qkv, v_cache beside k_cache;
      with qkv the heads of k are known from an out k or a cache;
    * (C3) head-structured operands have rank 3 or 4, static heads and head
      size, one element type (f16, bf16 or f32; the out q may have an fp8 type
      instead), and agree in tokens (static ones) and head size; in and out of one role agree in heads, and
      so do k and v; qkv is `[T, (Hq + 2 Hk) * D]` (with a gate
      `(2 Hq + 2 Hk) * D`);
    * (C4) weights are beside their eps, rank 1 and D long (token scope: H * D),
      of float elements; eps as rms_norm C4, weight_offset as rms_norm C5;
    * (C5) cos and sin come together, and as rope C3 to C9;
    * (C6) slots, k_cache and v_cache come together, and as kv_cache_update C2
      to C7;
    * (C7) at least one of norm, rope, cache and an out q of an fp8 type is
      there;
    * (C8) `relaxed` and `rope_first` stand only beside both norm and rope;
      token scope not beside rope_first;
    * (C9) head_major flags stand only beside the operand that they describe;
    * (C10) q_scale stands only beside an out q of an fp8 type, is f32 and of 1
      or Hq elements in rank 0 or 1.
  }];

  let arguments = (ins
    // In.
    Optional<Prelude_Shaped>:$qkv,
    Optional<Prelude_Shaped>:$q,
    Optional<Prelude_Shaped>:$k,
    Optional<Prelude_Shaped>:$v,
    // Norm.
    Optional<Prelude_Shaped>:$q_weight,
    Optional<Prelude_Shaped>:$k_weight,
    Optional<Prelude_Shaped>:$v_weight,
    // Rope.
    Optional<Prelude_Shaped>:$cos,
    Optional<Prelude_Shaped>:$sin,
    Optional<Prelude_Shaped>:$positions,
    // Cache.
    Optional<Prelude_Shaped>:$slots,
    Optional<Prelude_Shaped>:$k_scale,
    Optional<Prelude_Shaped>:$v_scale,
    // Out.
    Prelude_Shaped:$q_out,
    Optional<Prelude_Shaped>:$gate_out,
    Optional<Prelude_Shaped>:$k_out,
    Optional<Prelude_Shaped>:$v_out,
    Optional<Prelude_Shaped>:$k_cache,
    Optional<Prelude_Shaped>:$v_cache,
    // Of the out q. Operand groups are only appended: see Bytecode.cpp. The
    // last one stands behind the attributes.
    Optional<Prelude_Shaped>:$q_scale,

    OptionalAttr<F32Attr>:$q_eps,
    OptionalAttr<F32Attr>:$k_eps,
    OptionalAttr<F32Attr>:$v_eps,
    DefaultValuedAttr<F32Attr, "0.0f">:$weight_offset,
    DefaultValuedAttr<Prelude_RoundingAttr, "::prelude::Rounding::ONCE">
      :$norm_rounding,
    DefaultValuedAttr<Prelude_NormScopeAttr, "::prelude::NormScope::HEAD">
      :$norm_scope,
    DefaultValuedAttr<Prelude_RopeStyleAttr, "::prelude::RopeStyle::NEOX">
      :$rope_style,
    DefaultValuedAttr<Prelude_RoundingAttr, "::prelude::Rounding::ONCE">
      :$rope_rounding,
    OptionalAttr<I64Attr>:$rotary_dim,
    DefaultValuedAttr<I64Attr, "0">:$rotary_offset,
    OptionalAttr<DenseI64ArrayAttr>:$sections,
    OptionalAttr<Prelude_SectionOrderAttr>:$section_order,
    DefaultValuedAttr<Prelude_OrderAttr, "::prelude::Order::NORM_FIRST">:$order,
    DefaultValuedAttr<Prelude_CacheLayoutAttr, "::prelude::CacheLayout::NHD">
      :$layout,
    UnitAttr:$relaxed,
    UnitAttr:$q_head_major,
    UnitAttr:$k_head_major,
    UnitAttr:$v_head_major,
    UnitAttr:$q_out_head_major,
    UnitAttr:$gate_out_head_major,
    UnitAttr:$k_out_head_major,
    UnitAttr:$v_out_head_major,
    Variadic<Prelude_AsyncToken>:$async_dependencies);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let hasCustomAssemblyFormat = 1;

  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable();

    bool hasNorm() { return getQEps() || getKEps() || getVEps(); }
    bool hasRope() { return static_cast<bool>(getCos()); }
    bool hasCache() { return static_cast<bool>(getKCache()); }
    /// Whether the out q has an fp8 type.
    bool quantizesQ() { return getQOutElementType() != getElementType(); }
    bool isPacked() { return static_cast<bool>(getQkv()); }

    /// The element type of q, k and v.
    ::mlir::Type getElementType() {
      return ::mlir::getElementTypeOrSelf(isPacked() ? getQkv() : getQ());
    }
    ::mlir::Type getQOutElementType() {
      return ::mlir::getElementTypeOrSelf(getQOut());
    }
    /// D: the head size.
    int64_t getHeadSize();
    /// Hq: the number of query heads.
    int64_t getNumHeads();
    /// Hk: the number of heads of k and v, 0 where the op has neither.
    int64_t getNumKVHeads();
    /// R: how many dims of a head rotate; D where nothing else is said.
    int64_t getRotarySize();
    /// T where it is static, else ShapedType::kDynamic.
    int64_t getNumTokens();
  }];
}

#endif // PRELUDE_DIALECT_PRELUDE_IR_PRELUDEFUSEDOP_TD
