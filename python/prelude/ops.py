# ===- ops.py - The kernels ------------------------------------------------------===#
"""The kernels, called directly.

T tokens, Hq query heads, Hk key/value heads, D head size. Head-structured values
are [T, H, D] or [N, S, H, D]; strides are free but for the innermost, which is 1.
Element types are f16, bf16 and f32. Runtime.h, in the package's documentation,
defines each operation rounding by rounding.

Outputs are made where they are not given, in the framework of the first array.
Arguments that don't fit raise a ValueError (TypeError) which names both values;
nothing is written then. What no kernel exists for is a NotImplementedError.
"""

from __future__ import annotations

from typing import Any, Sequence

from . import _native
from ._arrays import Array, empty, shape
from ._native import Errors

__all__ = ["fused", "kv_cache_update", "rms_norm", "rope", "split"]


def _enum(kind: str, argument: str, value: str) -> int:
    known = _native.enums[kind]
    if value not in known:
        raise ValueError(f"{argument} is {value!r}, expected " +
                         " or ".join(repr(name) for name in known))
    return int(known[value])


def _rope(rotary_dim: int, rotary_offset: int, style: str, rounding: str,
          sections: Sequence[int] | None, section_order: str) -> dict[str, Any]:
    return {
        "style": _enum("style", "style", style),
        "rope_rounding": _enum("rounding", "rounding", rounding),
        "rotary_dim": rotary_dim,
        "rotary_offset": rotary_offset,
        "sections": None if sections is None else list(sections),
        "section_order": _enum("section_order", "section_order",
                               section_order),
    }


def split(qkv: Array, *, heads: int, kv_heads: int, head_size: int,
          gate: bool = False) -> tuple[Any, ...]:
    """q, k and v of one projection as copies, and with `gate` q's gate.

    qkv: [T, (heads + 2 kv_heads) * head_size], the heads of q, then of k, then
      of v; with `gate` [T, (2 heads + 2 kv_heads) * head_size], [q | gate] for
      each head of q.
    """
    tokens = shape(qkv)[0] if shape(qkv) else 0
    values = {"qkv": qkv}
    values["q"] = empty(qkv, (tokens, heads, head_size))
    values["k"] = empty(qkv, (tokens, kv_heads, head_size))
    values["v"] = empty(qkv, (tokens, kv_heads, head_size))
    if gate:
        values["gate"] = empty(qkv, (tokens, heads, head_size))
    _native.split(values)
    return tuple(values.values())[1:]


def rms_norm(x: Array, weight: Array | None = None, *, eps: float,
             weight_offset: float = 0.0, rounding: str = "once",
             out: Array | None = None) -> Any:
    """RMSNorm of `x` over its last dimension.

    rstd = 1 / sqrt(mean(x^2) + eps) in f32, then
    "once":     r(x * rstd * (weight_offset + weight))
    "stepwise": r(r(x * rstd) * (weight_offset + weight))

    x: [T, H, D], [N, S, H, D], or [T, W] for a norm over all heads.
    weight: [D] ([W]) of any float type.
    weight_offset: 0 or 1 (Gemma).
    out: where the result goes; may be `x`.
    """
    out = empty(x, shape(x)) if out is None else out
    _native.rms_norm({
        "x": x, "weight": weight, "y": out, "eps": eps,
        "weight_offset": weight_offset,
        "rounding": _enum("rounding", "rounding", rounding)})
    return out


def rope(x: Array, cos: Array, sin: Array, positions: Array | None = None, *,
         rotary_dim: int | None = None, rotary_offset: int = 0,
         style: str = "neox", rounding: str = "once",
         sections: Sequence[int] | None = None, section_order: str = "blocked",
         out: Array | None = None, errors: Errors | None = None) -> Any:
    """Rotates dims [rotary_offset, rotary_offset + rotary_dim) of `x`.

    cos, sin: [P, rotary_dim / 2] or [P, rotary_dim].
    positions: [T] of i32 or i64, the rows; row t without it; [3, T] with
      `sections` (mrope).
    rotary_dim: the last dimension of `x` where it isn't given.
    style: which elements form a pair: "neox" (i, i + rotary_dim / 2), "gptj"
      (2i, 2i + 1).
    rounding: "once", or "stepwise" after each product and the sum.
    out: where the result goes; may be `x`.
    errors: counts tokens whose position is outside the table; those keep their
      values.
    """
    extents = shape(x)
    out = empty(x, extents) if out is None else out
    if rotary_dim is None:
        rotary_dim = extents[-1] if extents else 0
    _native.rope({
        "x": x, "cos": cos, "sin": sin, "positions": positions, "y": out,
        **_rope(rotary_dim, rotary_offset, style, rounding, sections,
                section_order)}, errors)
    return out


def kv_cache_update(k: Array, v: Array, slots: Array, k_cache: Array,
                    v_cache: Array, *, layout: str,
                    k_scale: Array | None = None, v_scale: Array | None = None,
                    errors: Errors | None = None) -> None:
    """Writes row t of `k` and `v` to slot slots[t] of the caches, in place.

    slots: [T'] of i32 or i64, T' <= T. A negative slot is not written, nor are
      tokens without one.
    layout: "nhd" [B, P, Hk, D], "hnd" [B, Hk, P, D], "x_packed" or "shuffle";
      block = slot / P, offset = slot % P.
    k_scale, v_scale: f32, [1] or [Hk]: an fp8 cache stores r(x) / scale.
    errors: counts tokens whose slot is outside the cache; they are not written.
    """
    _native.kv_cache_update({
        "k": k, "v": v, "slots": slots, "k_cache": k_cache,
        "v_cache": v_cache, "k_scale": k_scale, "v_scale": v_scale,
        "layout": _enum("layout", "layout", layout)}, errors)


def fused(*, qkv: Array | None = None, q: Array | None = None,
          k: Array | None = None, v: Array | None = None,
          heads: int | None = None, head_size: int | None = None,
          q_weight: Array | None = None, k_weight: Array | None = None,
          v_weight: Array | None = None, q_norm: bool | None = None,
          k_norm: bool | None = None, v_norm: bool | None = None,
          eps: float = 0.0, weight_offset: float = 0.0,
          norm_rounding: str = "once", norm_scope: str = "head",
          order: str = "norm_first", cos: Array | None = None,
          sin: Array | None = None, positions: Array | None = None,
          rotary_dim: int | None = None, rotary_offset: int = 0,
          style: str = "neox", rope_rounding: str = "once",
          sections: Sequence[int] | None = None,
          section_order: str = "blocked", slots: Array | None = None,
          k_cache: Array | None = None, v_cache: Array | None = None,
          layout: str = "nhd", k_scale: Array | None = None,
          v_scale: Array | None = None, q_scale: Array | None = None,
          q_out: Array | None = None, k_out: Array | None = None,
          v_out: Array | None = None, gate_out: Array | None = None,
          gate: bool = False, relaxed: bool = False,
          errors: Errors | None = None) -> Any:
    """Any part of split, norm, rope and cache write in one call; returns q.

    The same bits as the single operations one after the other, unless
    `relaxed`, which keeps f32 between norm and rope.

    qkv: one projection, as `split` takes it, with `heads` and `head_size`; or
      q, k and v.
    q_norm, k_norm, v_norm: whether to norm; by default where there is a weight.
    cos, sin: rope of q and k, where they are given.
    k_cache, v_cache: write k and v to `slots`, where they are given.
    q_out: where q goes; made where it isn't given. k_out, v_out and gate_out
      receive k, v and q's gate (with `gate`), where they are given.
    Everything else is as in the single operations.
    """
    if q_out is None:
        if q is not None:
            q_out = empty(q, shape(q))
        elif qkv is None:
            raise ValueError("fused has neither qkv nor q, expected one")
        elif heads is None or head_size is None:
            raise ValueError(
                f"heads is {heads} and head_size {head_size}, expected both "
                "with qkv, or a q_out")
        else:
            q_out = empty(qkv, (*shape(qkv)[:-1], heads, head_size))
    if rotary_dim is None:
        rotary_dim = shape(q_out)[-1] if shape(q_out) else 0

    def norm(wanted: bool | None, weight: Array | None) -> int:
        return int(weight is not None if wanted is None else wanted)

    rotation = {} if cos is None else _rope(
        rotary_dim, rotary_offset, style, rope_rounding, sections,
        section_order)
    _native.fused({
        "flags": (_native.FLAG_RELAXED if relaxed else 0) |
                 (_native.FLAG_GATE if gate else 0),
        "qkv": qkv, "q": q, "k": k, "v": v, "q_weight": q_weight,
        "k_weight": k_weight, "v_weight": v_weight,
        "has_q_norm": norm(q_norm, q_weight),
        "has_k_norm": norm(k_norm, k_weight),
        "has_v_norm": norm(v_norm, v_weight),
        "q_eps": eps, "k_eps": eps, "v_eps": eps,
        "weight_offset": weight_offset,
        "norm_rounding": _enum("rounding", "norm_rounding", norm_rounding),
        "norm_scope": _enum("norm_scope", "norm_scope", norm_scope),
        "order": _enum("order", "order", order), "cos": cos, "sin": sin,
        "positions": positions, "slots": slots, "k_cache": k_cache,
        "v_cache": v_cache, "layout": _enum("layout", "layout", layout),
        "k_scale": k_scale, "v_scale": v_scale, "q_scale": q_scale,
        "q_out": q_out, "k_out": k_out, "v_out": v_out, "gate_out": gate_out,
        **rotation}, errors)
    return q_out
