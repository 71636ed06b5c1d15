#===- observe.py - Hold the table of families to the models -----*- Python -*-===#
#
# Runs a model while watching its norms of q, k and v, its rotary function and
# its cache updates. What the table in families.py says of them has to be what is
# seen: their number, and bit for bit what the formulas of prelude.rms_norm and
# prelude.rope give for the attributes in the table.
#
#===------------------------------------------------------------------------===#

import contextlib
import re
import sys

import torch

from families import HEAD_SIZE, counts
from models import TensorLayer, decoder_layers, hidden_size, run_model

NORMS = re.compile(r"\.(q_norm|k_norm|v_norm|query_layernorm|key_layernorm|"
                   r"q_layernorm|k_layernorm)$")


class TableError(Exception):
    """The table of families says something else than the model does."""


def rms_norm(x, weight, eps, entry):
    """prelude.rms_norm, as its description says. `eps` is the module's."""
    wide = x.float()
    y = wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + eps)
    if entry["rounding"] == "stepwise":
        y = y.to(x.dtype).float()
    if entry["weight"]:
        y = y * (entry["weight_offset"] + weight.float())
    return y.to(x.dtype)


def rope(x, cos, sin, entry):
    """prelude.rope, as its description says; tables [..., 1, R or R / 2]."""
    size = min(entry["rotary_dim"], x.shape[-1])
    half = size // 2
    if entry["style"] == "neox":
        a, b = x[..., :half], x[..., half:size]
        of_a, of_b = slice(0, half), slice(half, size)
    else:
        a, b = x[..., 0:size:2], x[..., 1:size:2]
        of_a, of_b = slice(0, size, 2), slice(1, size, 2)
    if entry["table_width"] == "full":
        c0, c1, s0, s1 = (cos[..., of_a], cos[..., of_b], sin[..., of_a],
                          sin[..., of_b])
    else:
        c0 = c1 = cos[..., :half]
        s0 = s1 = sin[..., :half]
    a, b, c0, c1, s0, s1 = (t.float() for t in (a, b, c0, c1, s0, s1))
    step = ((lambda t: t.to(x.dtype).float())
            if entry["rounding"] == "stepwise" else lambda t: t)
    y = x.clone()
    y[..., of_a] = (step(a * c0) - step(b * s0)).to(x.dtype)
    y[..., of_b] = (step(b * c1) + step(a * s1)).to(x.dtype)
    return y


def check_norm(family, name, entry, module, x, y):
    if entry["kind"] == "layer":
        if type(module).__name__.find("LayerNorm") < 0:
            raise TableError(f"{family}: {name} is a "
                             f"{type(module).__name__}, not a layer norm")
        return
    eps = next(getattr(module, e) for e in ("variance_epsilon", "eps")
               if hasattr(module, e))
    weight = getattr(module, "weight", None)
    wanted = dict(entry)
    if weight is None:  # Gemma 4's norm of v
        wanted["weight"] = False
    size = HEAD_SIZE if entry["scope"] == "head" else None
    if size and x.shape[-1] % size:
        raise TableError(f"{family}: {name} is over {x.shape[-1]}, the head "
                         f"size is {size}")
    if entry["scope"] == "full" and x.dim() != 3:
        raise TableError(f"{family}: {name} has rank {x.dim()}, a norm over "
                         "all heads has 3")
    if not torch.equal(y, rms_norm(x, weight, eps, wanted)):
        raise TableError(f"{family}: {name} does not give what "
                         f"prelude.rms_norm {wanted} gives")


def check_rope(family, entry, x, cos, sin, y):
    # Tables have no dimension of heads; which one of x that is, its rank and
    # the tables' tell: all model code adds it, at place 1 or 2.
    heads = 1 if x.shape[1] != cos.shape[1] else 2
    if x.shape[2] == cos.shape[1] and heads == 2:
        raise TableError(f"{family}: as many heads as tokens, {x.shape[2]}")
    table = torch.float32 if entry["table"] == "f32" else x.dtype
    if cos.dtype != table:
        raise TableError(f"{family}: tables of {cos.dtype}, the table says "
                         f"{table}")
    size = min(entry["rotary_dim"], x.shape[-1])
    if cos.shape[-1] not in (size, size // 2):
        raise TableError(f"{family}: tables {cos.shape[-1]} wide, the table "
                         f"says {size} dims are rotated")
    want = rope(x, cos.unsqueeze(heads), sin.unsqueeze(heads), entry)
    if not torch.equal(y, want):
        raise TableError(f"{family}: the rotary function does not give what "
                         f"prelude.rope {entry} gives")


@contextlib.contextmanager
def watching(family, spec, model, seen):
    """Counts and checks norms and rotations while the model runs."""
    module = sys.modules[type(model).__module__]
    original = module.__dict__.get("apply_rotary_pos_emb")
    rotating = [l["rope"] for l in spec["layers"] if l["rope"]]

    def watched(*args, **kwargs):
        results = original(*args, **kwargs)
        if isinstance(results, tuple):
            pairs, tables = list(zip(args[:2], results)), args[2:4]
        else:
            pairs, tables = [(args[0], results)], args[1:3]
        if spec["model_type"] == "gptj":  # takes sin before cos
            tables = tables[::-1]
        for x, y in pairs:
            layer = seen["ropes"] // 2
            check_rope(family, rotating[layer], x, *tables, y)
            seen["ropes"] += 1
        return results

    hooks = []
    with_norm = {i: l["norm"] for i, l in enumerate(spec["layers"])
                 if l["norm"]}

    def watch(name, m):
        layer = int(re.search(r"\.(\d+)\.", "." + name).group(1))

        def hook(m, args, y):
            seen["norms"] += 1
            if layer not in with_norm:
                raise TableError(f"{family}: {name} runs, the table has no "
                                 "norm there")
            check_norm(family, name, with_norm[layer], m, args[0], y)
        hooks.append(m.register_forward_hook(hook))

    for name, m in model.named_modules():
        if NORMS.search(name):
            watch(name, m)
    if original:
        module.apply_rotary_pos_emb = watched
    try:
        yield
    finally:
        if original:
            module.apply_rotary_pos_emb = original
        for hook in hooks:
            hook.remove()


def observe(family, spec, model, dtype):
    """([heads, head size] of k, the same of v) that each layer caches."""
    seen = {"attention_layers": len(decoder_layers(model)), "norms": 0,
            "ropes": 0}
    layers = [TensorLayer() for _ in spec["layers"]]
    batch, tokens = 2, 7
    g = torch.Generator().manual_seed(3)
    x = torch.randn(batch, tokens, hidden_size(model), generator=g).to(dtype)
    with torch.no_grad(), watching(family, spec, model, seen):
        run_model(model, x, torch.arange(tokens)[None].expand(batch, -1),
                  torch.zeros(batch, 1, tokens, tokens, dtype=dtype), layers)
    seen["cache_writes"] = sum(l.updates for l in layers)
    if seen != counts(spec):
        raise TableError(f"{family}: the model's run shows {seen}, the table "
                         f"says {counts(spec)}")
    shapes = []
    for entry, layer in zip(spec["layers"], layers, strict=True):
        shape = [[t.shape[1], t.shape[3]] for t in (layer.keys, layer.values)]
        for side, got in zip("kv", shape):
            want = entry.get(f"{side}_cache",
                             [got[0], entry.get("head_size", HEAD_SIZE)])
            if got != want:
                raise TableError(f"{family}: {side} is cached as {got} heads "
                                 f"and head size, the table says {want}")
        shapes.append(shape)
    return shapes
