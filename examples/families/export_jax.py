#!/usr/bin/env python3
#===- export_jax.py - Export decoder layers through JAX ---------*- Python -*-===#
#
# Decoder layers written in JAX, one for each kind of norm, rotary embedding and
# cache write that JAX lowers to linalg, exported with jaxlib's own StableHLO
# passes (two spellings) and, where iree-opt is given, with IREE's (a third).
# README.md describes the files and the arguments.
#
#===------------------------------------------------------------------------===#

import argparse
import json
import os
import re
import subprocess
import sys

import jax
import jax.numpy as jnp
import numpy as np
from jax._src.interpreters import mlir as jax_mlir
from jaxlib.mlir import ir, passmanager
from jaxlib.mlir.dialects import stablehlo

from families import (HALF, HEAD_SIZE, HEADS, HIDDEN, KV_HEADS, layer, norm,
                      rope)
from store import write_case

CACHE_LENGTH, MAX_POSITIONS = 11, 24
DTYPES = {"bf16": jnp.bfloat16, "f32": jnp.float32}
EPS = 1e-6

# jaxlib's two spellings of linalg: every op a generic, or named ops.
PIPELINE = ("builtin.module(inline,symbol-dce,"
            "func.func(chlo-legalize-to-stablehlo,shape-legalize-to-stablehlo),"
            "canonicalize,cse,"
            "stablehlo-legalize-to-linalg{{enable-primitive-ops={}}},"
            "canonicalize,cse)")
IREE_PIPELINE = ("builtin.module(func.func(chlo-legalize-to-stablehlo),"
                 "iree-stablehlo-to-stablehlo-preprocessing,"
                 "iree-stablehlo-to-iree-input,canonicalize,cse)")
SPELLINGS = ("generic", "primitive", "iree")


# --- norms: x is [..., n], w is [n] -----------------------------------------

def normalise(x):
    wide = x.astype(jnp.float32)
    return wide * jax.lax.rsqrt(
        jnp.mean(wide * wide, axis=-1, keepdims=True) + EPS)


def norm_stepwise(x, w):
    return w * normalise(x).astype(x.dtype)


def norm_once(x, w):
    return (normalise(x) * w.astype(jnp.float32)).astype(x.dtype)


def norm_offset(x, w):
    return (normalise(x) * (1.0 + w.astype(jnp.float32))).astype(x.dtype)


def norm_layer(x, w):
    wide = x.astype(jnp.float32)
    wide = wide - jnp.mean(wide, axis=-1, keepdims=True)
    variance = jnp.mean(jnp.square(wide), axis=-1, keepdims=True)
    return (wide * jax.lax.rsqrt(variance + EPS) *
            w.astype(jnp.float32)).astype(x.dtype)


# --- rotary embeddings: x is [B, S, H, D], angles are [B, S, R / 2] ---------

def rope_rotate_half(x, angles):
    """Full-width tables in x's type: x * cos + rotate_half(x) * sin."""
    both = jnp.concatenate([angles, angles], axis=-1)[:, :, None, :]
    cos, sin = jnp.cos(both).astype(x.dtype), jnp.sin(both).astype(x.dtype)
    a, b = jnp.split(x, 2, axis=-1)
    return x * cos + jnp.concatenate([-b, a], axis=-1) * sin


def rope_two_halves(x, angles):
    """Half-width tables in x's type."""
    cos = jnp.cos(angles)[:, :, None, :].astype(x.dtype)
    sin = jnp.sin(angles)[:, :, None, :].astype(x.dtype)
    a, b = jnp.split(x, 2, axis=-1)
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], axis=-1)


def rope_two_halves_f32(x, angles):
    """Half-width f32 tables: type promotion makes it f32, rounded once."""
    cos, sin = jnp.cos(angles)[:, :, None, :], jnp.sin(angles)[:, :, None, :]
    a, b = jnp.split(x, 2, axis=-1)
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin],
                           axis=-1).astype(x.dtype)


def rope_interleaved(x, angles):
    """Pairs (2i, 2i + 1) of the first R dims, by a reshape to [..., R/2, 2]."""
    cos = jnp.cos(angles)[:, :, None, :].astype(x.dtype)
    sin = jnp.sin(angles)[:, :, None, :].astype(x.dtype)
    size = 2 * angles.shape[-1]
    pairs = x[..., :size].reshape(*x.shape[:-1], size // 2, 2)
    a, b = pairs[..., 0], pairs[..., 1]
    y = jnp.stack([a * cos - b * sin, b * cos + a * sin], axis=-1)
    return jnp.concatenate([y.reshape(*x.shape[:-1], size), x[..., size:]],
                           axis=-1)


def rope_partial(x, angles):
    size = 2 * angles.shape[-1]
    return jnp.concatenate([rope_two_halves(x[..., :size], angles),
                            x[..., size:]], axis=-1)


def rope_complex(x, angles):
    """Pairs (2i, 2i + 1) as complex numbers, in f32."""
    pairs = x.astype(jnp.float32).reshape(*x.shape[:-1], -1, 2)
    turn = jax.lax.complex(jnp.cos(angles), jnp.sin(angles))[:, :, None, :]
    y = jax.lax.complex(pairs[..., 0], pairs[..., 1]) * turn
    return jnp.stack([y.real, y.imag], axis=-1).reshape(x.shape).astype(x.dtype)


# --- the layers -------------------------------------------------------------

DECODERS = {
    "llama": dict(
        rope=rope_rotate_half, write="slice", layout="hnd",
        truth=layer(rope=rope())),
    "qwen3": dict(
        norm=norm_stepwise, rope=rope_two_halves, write="slice", layout="nhd",
        truth=layer(norm(), rope(table_width="half"))),
    "gemma3": dict(
        norm=norm_offset, rope=rope_two_halves_f32, write="one_hot",
        layout="nhd",
        truth=layer(norm(rounding="once", weight_offset=1),
                    rope(rounding="once", table="f32", table_width="half"))),
    "olmo2": dict(
        norm=norm_once, scope="full", rope=rope_rotate_half, write="slice",
        layout="nhd",
        truth=layer(norm(scope="full", rounding="once"), rope())),
    "gptj": dict(
        rope=rope_interleaved, rotary_dim=HALF, write="slice", layout="nhd",
        packed=True,
        truth=layer(rope=rope(style="gptj", rotary_dim=HALF,
                              table_width="half"), projection="packed")),
    "phi": dict(
        rope=rope_partial, rotary_dim=HALF, write="one_hot", layout="hnd",
        truth=layer(rope=rope(rotary_dim=HALF, table_width="half"))),
    "hunyuan": dict(
        norm=norm_stepwise, place="after_rope", rope=rope_rotate_half,
        write="slice", layout="hnd",
        truth=layer(norm(place="after_rope"), rope())),
    "qwen3_table": dict(
        norm=norm_stepwise, rope=rope_two_halves, table=True, write="slice",
        layout="nhd",
        truth=layer(norm(), rope(table_width="half", source="gathered"))),
    "llama_complex": dict(
        rope=rope_complex, write="slice", layout="nhd",
        truth=layer(rope=rope(style="gptj", rounding="once", table="f32",
                              table_width="half"))),
    "no_rope": dict(
        norm=norm_stepwise, write="slice", layout="nhd", truth=layer(norm())),
    "layer_norm": dict(
        norm=norm_layer, rope=rope_two_halves, write="slice", layout="nhd",
        refused="layer_norm",
        truth=layer(norm(kind="layer", rounding="once"),
                    rope(table_width="half"))),
}


def project(x, w):
    return jnp.einsum("bsi,io->bso", x, w,
                      preferred_element_type=jnp.float32).astype(x.dtype)


def heads(x):
    return x.reshape(*x.shape[:2], -1, HEAD_SIZE)


def write_rows(spec, cache, new, position):
    """`slice`: S rows from one position. `one_hot`: a row a sequence, each at
    its own position."""
    rows = 1 if spec["layout"] == "nhd" else 2
    if spec["write"] == "slice":
        start = [0, 0, 0, 0]
        start[rows] = position
        return jax.lax.dynamic_update_slice(cache, new, start)
    place = [1, 1, 1, 1]
    place[rows] = cache.shape[rows]
    here = (jnp.arange(cache.shape[rows], dtype=jnp.int32).reshape(place) ==
            position[:, None, None, None])
    return jnp.where(here, new, cache)


def decoder(spec, inputs):
    """One decoder layer, without the MLP block."""
    x = inputs["inputs_embeds"]
    h = norm_stepwise(x, inputs["input_norm"])
    if spec.get("packed"):
        qkv = project(h, inputs["qkv_proj"])
        q, k, v = jnp.split(qkv, [HEADS * HEAD_SIZE,
                                  (HEADS + KV_HEADS) * HEAD_SIZE], axis=-1)
    else:
        q, k, v = (project(h, inputs[n + "_proj"]) for n in "qkv")
    normed = spec.get("norm")
    per_head = spec.get("scope") != "full"
    before = spec.get("place") != "after_rope"
    if normed and not per_head:
        q = normed(q, inputs["q_norm"])
        k = normed(k, inputs["k_norm"])
    q, k, v = heads(q), heads(k), heads(v)
    if normed and per_head and before:
        q, k = normed(q, inputs["q_norm"]), normed(k, inputs["k_norm"])
    if "rope" in spec:
        if spec.get("table"):
            rows = jnp.take(inputs["table"], inputs["position_ids"], axis=0)
            # The table holds angles' cosines and sines side by side.
            cos, sin = jnp.split(rows, 2, axis=-1)
            rotate = lambda t: rotate_by_table(t, cos, sin)
        else:
            size = spec.get("rotary_dim", HEAD_SIZE)
            steps = jnp.arange(0, size, 2, dtype=jnp.float32) / size
            angles = (inputs["position_ids"][:, :, None].astype(jnp.float32) *
                      (1.0 / (10000.0 ** steps)))
            rotate = lambda t: spec["rope"](t, angles)
        q, k = rotate(q), rotate(k)
    if normed and per_head and not before:
        q, k = normed(q, inputs["q_norm"]), normed(k, inputs["k_norm"])
    if spec["layout"] == "hnd":
        k, v = k.transpose(0, 2, 1, 3), v.transpose(0, 2, 1, 3)
    k_cache = write_rows(spec, inputs["k_cache_0"], k, inputs["position"])
    v_cache = write_rows(spec, inputs["v_cache_0"], v, inputs["position"])

    keys, values = k_cache, v_cache
    if spec["layout"] == "hnd":
        keys, values = (t.transpose(0, 2, 1, 3) for t in (keys, values))
    b, s = q.shape[:2]
    groups = q.reshape(b, s, KV_HEADS, HEADS // KV_HEADS, HEAD_SIZE)
    scores = jnp.einsum("bsgnd,bmgd->bgnsm", groups, keys,
                        preferred_element_type=jnp.float32)
    scores = scores * HEAD_SIZE ** -0.5 + inputs["attention_mask"][:, :, None]
    weights = jax.nn.softmax(scores, axis=-1).astype(q.dtype)
    out = jnp.einsum("bgnsm,bmgd->bsgnd", weights, values,
                     preferred_element_type=jnp.float32).astype(q.dtype)
    return (x + project(out.reshape(b, s, -1), inputs["o_proj"]), k_cache,
            v_cache)


def rotate_by_table(x, cos, sin):
    cos, sin = (t[:, :, None, :].astype(x.dtype) for t in (cos, sin))
    a, b = jnp.split(x, 2, axis=-1)
    return jnp.concatenate([a * cos - b * sin, b * cos + a * sin], axis=-1)


def make_inputs(case, spec):
    """Named inputs in the order of the function's arguments.

    `position_ids` [B, S] are the rotary positions. `position` is the cache row
    of the first token, or a row for each sequence (`one_hot`).
    """
    random = np.random.default_rng(7)
    dtype = DTYPES[case["dtype"]]
    batch, tokens, start = case["batch"], case["tokens"], case["start"]
    randn = lambda *shape: jnp.asarray(
        random.standard_normal(shape, np.float32)).astype(dtype)
    weight = lambda i, o: (randn(i, o) / i ** 0.5).astype(dtype)

    own_rows = spec["write"] == "one_hot"
    first = start - (2 * np.arange(batch) if own_rows else
                     np.zeros(batch, int))
    rows = first[:, None] + np.arange(tokens)[None]
    padding = 2 * np.arange(batch)[:, None] * (not own_rows)
    position_ids = np.maximum(rows - padding, 0)
    keys = np.arange(CACHE_LENGTH)[None, None]
    visible = ((keys <= rows[:, :, None]) & (keys >= padding[:, :, None]))
    mask = np.where(visible, 0.0, np.finfo(np.float32).min)[:, None]

    inputs = {
        "inputs_embeds": randn(batch, tokens, HIDDEN),
        # Arguments that nothing reads don't reach the module.
        **({"position_ids": jnp.asarray(position_ids, jnp.int32)}
           if "rope" in spec else {}),
        "attention_mask": jnp.asarray(mask, jnp.float32),
        "position": (jnp.asarray(first, jnp.int32) if own_rows
                     else jnp.int32(start))}
    shape = ((batch, CACHE_LENGTH, KV_HEADS, HEAD_SIZE)
             if spec["layout"] == "nhd"
             else (batch, KV_HEADS, CACHE_LENGTH, HEAD_SIZE))
    inputs["k_cache_0"], inputs["v_cache_0"] = randn(*shape), randn(*shape)

    inputs["input_norm"] = 1 + randn(HIDDEN) / 4
    q, kv = HEADS * HEAD_SIZE, KV_HEADS * HEAD_SIZE
    if spec.get("packed"):
        inputs["qkv_proj"] = weight(HIDDEN, q + 2 * kv)
    else:
        inputs["q_proj"] = weight(HIDDEN, q)
        inputs["k_proj"], inputs["v_proj"] = weight(HIDDEN, kv), weight(HIDDEN,
                                                                        kv)
    if "norm" in spec:
        full = spec.get("scope") == "full"
        centre = 0 if spec["norm"] is norm_offset else 1
        for side, size in (("q", q), ("k", kv)):
            inputs[side + "_norm"] = (
                centre + randn(size if full else HEAD_SIZE) / 4).astype(dtype)
    if spec.get("table"):
        angles = np.outer(np.arange(MAX_POSITIONS), 10000.0 ** -(
            np.arange(0, HEAD_SIZE, 2) / HEAD_SIZE))
        inputs["table"] = jnp.asarray(
            np.concatenate([np.cos(angles), np.sin(angles)], -1), jnp.float32)
    inputs["o_proj"] = weight(q, HIDDEN)
    return inputs


def to_linalg(text, spelling, iree_opt):
    """The StableHLO module `text` in linalg on tensors."""
    if spelling == "iree":
        done = subprocess.run([iree_opt, f"--pass-pipeline={IREE_PIPELINE}"],
                              input=text, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"iree-opt: {done.stderr[:500]}")
        text = done.stdout
    else:
        with jax_mlir.make_ir_context() as context:
            module = ir.Module.parse(text, context)
            primitive = str(spelling == "primitive").lower()
            passmanager.PassManager.parse(PIPELINE.format(primitive)).run(
                module.operation)
            text = str(module)
    # Attributes of dialects that a reader may not have.
    return re.sub(r"^(\s*module(?: @\w+)?) attributes \{[^}]*\}", r"\1", text,
                  count=1, flags=re.M)


def export_case(case, out, iree_opt):
    spec = DECODERS[case["family"]]
    inputs = make_inputs(case, spec)

    def main(*arguments):
        return decoder(spec, dict(zip(inputs, arguments)))

    caches = [i for i, n in enumerate(inputs) if n[1:] == "_cache_0"]
    text = jax.jit(main, donate_argnums=caches).lower(
        *inputs.values()).as_text()
    # Op by op: a jitted function may keep more precision than its ops say.
    with jax.disable_jit():
        results = main(*inputs.values())
    outputs = [{"name": "hidden", "role": "hidden"}] + [
        {"name": f"{s}_cache_0", "role": f"{s}_cache", "layer": 0,
         "updates": f"{s}_cache_0",
         "row_axis": 1 if spec["layout"] == "nhd" else 2} for s in "kv"]
    if spec["write"] == "one_hot":
        case = {**case, "rows": np.asarray(inputs["position"])[:, None].tolist()}
    entries = []
    for spelling in SPELLINGS:
        if spelling == "iree" and not iree_opt:
            continue
        named = {**case, "name": f"{case['family']}_{spelling}_{case['dtype']}",
                 "spelling": spelling, "layers": 1,
                 "counts": {"attention_layers": 1,
                            "norms": 2 if "norm" in spec else 0,
                            "ropes": 2 if "rope" in spec else 0,
                            "cache_writes": 1},
                 "attention": [spec["truth"]],
                 "refused": spec.get("refused")}
        entries.append(write_case(out, named, to_linalg(text, spelling,
                                                        iree_opt),
                                  inputs, outputs, results))
    return entries


def make_cases():
    cases = []
    for name, spec in DECODERS.items():
        for dtype in ("bf16", "f32"):
            if dtype == "f32" and name not in ("qwen3", "gptj"):
                continue
            one = spec["write"] == "one_hot"
            cases.append({
                "name": f"{name}_{dtype}", "family": name, "frontend": "jax",
                "dtype": dtype, "kind": "decoder", "write": spec["write"],
                "layout": spec["layout"], "batch": 2, "tokens": 1 if one else 5,
                "start": 7 if one else 3})
    return cases


def main():
    parser = argparse.ArgumentParser(
        description="Export decoder layers through JAX.")
    parser.add_argument("output_dir", help="where the cases are written")
    parser.add_argument("--case", action="append", metavar="NAME",
                        help="only this one, such as qwen3_bf16 (may be "
                        "repeated)")
    parser.add_argument("--iree-opt", metavar="PATH",
                        help="also the spelling of this tool")
    args = parser.parse_args()
    stablehlo.register_stablehlo_passes()
    manifest, cases = [], make_cases()
    known = [c["name"] for c in cases]
    unknown = sorted(set(args.case or []) - set(known))
    if unknown:
        sys.exit(f"export_jax.py: unknown case '{unknown[0]}', known are "
                 f"{', '.join(known)}")
    for case in cases:
        if args.case and case["name"] not in args.case:
            continue
        manifest += export_case(case, args.output_dir, args.iree_opt)
        print(f"exported {case['name']}", file=sys.stderr)
    with open(os.path.join(args.output_dir, "cases.json"), "w") as f:
        json.dump({"cases": manifest}, f, indent=1)
        f.write("\n")


if __name__ == "__main__":
    main()
