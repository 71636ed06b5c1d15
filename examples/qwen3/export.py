#!/usr/bin/env python3
#===- export.py - Export a small Qwen3 through torch-mlir ------*- Python -*-===#
#
# Builds a two-layer Qwen3 from Hugging Face's own model code with random
# weights (nothing is downloaded), exports it by torch.export and torch-mlir to
# linalg on tensors, and stores the modules together with the inputs and
# PyTorch's outputs. README.md describes the files and the arguments.
#
#===------------------------------------------------------------------------===#

import argparse
import json
import os
import sys
import warnings

import ml_dtypes
import numpy as np
import torch
import torch_mlir.fx
from transformers import Qwen3Config, Qwen3ForCausalLM
from transformers.cache_utils import Cache, CacheLayerMixin
from transformers.models.qwen3.modeling_qwen3 import apply_rotary_pos_emb

# Head size and head counts are the interesting part; everything else is as
# small as it can be, because weights are hexadecimal text in the modules.
LAYERS, HEADS, KV_HEADS, HEAD_SIZE = 2, 8, 2, 64
HIDDEN, INTERMEDIATE, VOCAB = 16, 48, 64
CACHE_LENGTH = 24  # not a power of two, so that a mixed-up stride shows

DTYPES = {"bf16": torch.bfloat16, "f32": torch.float32}


class TensorLayer(CacheLayerMixin):
    """A static cache layer over two given tensors.

    Computes what `StaticLayer.update` of Hugging Face computes, but returns
    new tensors instead of writing in place: an exported function can then take
    the caches as arguments and give them back as results.
    """

    def __init__(self, keys, values, write):
        super().__init__()
        self.keys, self.values, self.write = keys, values, write
        self.is_initialized = True

    def lazy_initialization(self, key_states, value_states):
        pass

    def update(self, key_states, value_states, *args, **kwargs):
        self.keys = self.write(self.keys, key_states)
        self.values = self.write(self.values, value_states)
        return self.keys, self.values

    def get_mask_sizes(self, query_length):
        return self.keys.shape[2], 0

    def get_seq_length(self):
        return 0

    def get_max_length(self):
        return self.keys.shape[2]


def make_write(kind, start, length, cache_position):
    """The cache write: `index_copy` is what StaticCache does."""
    if kind == "index_copy":
        return lambda cache, new: cache.index_copy(2, cache_position, new)
    return lambda cache, new: cache.slice_scatter(
        new, dim=2, start=start, end=start + length)


class WholeModel(torch.nn.Module):
    """The causal language model with its caches as arguments and results."""

    def __init__(self, model, case):
        super().__init__()
        self.model, self.case = model, case

    def forward(self, input_ids, position_ids, attention_mask, cache_position,
                *caches):
        write = make_write(self.case["write"], self.case["start"],
                           self.case["tokens"], cache_position)
        cache = Cache(layers=[
            TensorLayer(caches[2 * i], caches[2 * i + 1], write)
            for i in range(len(caches) // 2)
        ])
        logits = self.model(input_ids=input_ids, position_ids=position_ids,
                            attention_mask=attention_mask, cache=cache,
                            use_cache=True).logits
        return (logits, *(t for l in cache.layers for t in (l.keys, l.values)))


class PreludeAlone(torch.nn.Module):
    """Only what stands between the projections and attention, in one layer.

    Every step calls the model's own code: q_norm, k_norm, the rotary
    embedding, apply_rotary_pos_emb and the cache's update.
    """

    def __init__(self, model, case):
        super().__init__()
        attention = model.model.layers[0].self_attn
        self.q_norm, self.k_norm = attention.q_norm, attention.k_norm
        self.rotary_emb, self.case = model.model.rotary_emb, case

    def forward(self, q, k, v, position_ids, cache_position, k_cache, v_cache):
        heads = lambda x: x.view(*x.shape[:-1], -1, HEAD_SIZE)
        q = self.q_norm(heads(q)).transpose(1, 2)
        k = self.k_norm(heads(k)).transpose(1, 2)
        v = heads(v).transpose(1, 2)
        cos, sin = self.rotary_emb(v, position_ids)
        q, k = apply_rotary_pos_emb(q, k, cos, sin)
        write = make_write(self.case["write"], self.case["start"],
                           self.case["tokens"], cache_position)
        cache = Cache(layers=[TensorLayer(k_cache, v_cache, write)])
        return (q, *cache.update(k, v, 0))


def make_model(dtype):
    """The model, the same one for every case of a dtype."""
    torch.manual_seed(20)
    config = Qwen3Config(
        vocab_size=VOCAB, hidden_size=HIDDEN, intermediate_size=INTERMEDIATE,
        num_hidden_layers=LAYERS, num_attention_heads=HEADS,
        num_key_value_heads=KV_HEADS, head_dim=HEAD_SIZE,
        max_position_embeddings=128, tie_word_embeddings=False,
        attn_implementation="eager", dtype=torch.float32)
    model = Qwen3ForCausalLM(config).eval()
    # Hugging Face starts norm weights at one and the rest near zero. A trained
    # model has neither, and with ones a lost norm weight would go unseen.
    with torch.no_grad():
        for name, p in model.named_parameters():
            if "norm" in name:
                p.copy_(1.0 + 0.25 * torch.randn_like(p))
            elif "embed" in name:
                p.copy_(torch.randn_like(p))
            else:
                p.copy_(torch.randn_like(p) / p.shape[-1] ** 0.5)
    # The rotary frequencies stay f32 in a bf16 model, as from_pretrained
    # leaves them.
    for p in model.parameters():
        p.data = p.data.to(dtype)
    # torch-mlir only finds the state of persistent buffers.
    for module in model.modules():
        module._non_persistent_buffers_set.clear()
    return model


def make_cases(dtype_name):
    """What is exported. `start` is the position of the first token."""
    def case(name, write, batch, tokens, start, prelude=False):
        return {"name": f"{name}_{dtype_name}", "dtype": dtype_name,
                "kind": "prelude" if prelude else "model", "write": write,
                "batch": batch, "tokens": tokens, "start": start}
    return [
        case("prefill", "index_copy", 1, 16, 0),
        case("decode", "index_copy", 1, 1, 13),
        case("prefill_slice", "slice_scatter", 1, 16, 4),
        case("batch2", "index_copy", 2, 8, 3),
        case("prelude", "index_copy", 3, 16, 5, prelude=True),
    ]


def make_inputs(case):
    """Named inputs in the order of the function's arguments.

    In a batch each sequence is padded on its left by two tokens more than the
    one before it, as `generate` does: its positions lag behind its place in
    the cache, and its mask hides the padding. A row that took another's
    positions shows.
    """
    dtype = DTYPES[case["dtype"]]
    batch, tokens, start = case["batch"], case["tokens"], case["start"]
    g = torch.Generator().manual_seed(7)
    randn = lambda *shape: torch.randn(*shape, generator=g).to(dtype)

    cache_position = torch.arange(start, start + tokens)
    padding = 2 * torch.arange(batch)[:, None]
    position_ids = (cache_position[None, :] - padding).clamp(min=0)
    key_position = torch.arange(CACHE_LENGTH)[None, None, :]
    visible = ((key_position <= cache_position[None, :, None]) &
               (key_position >= padding[:, :, None]))
    mask = torch.zeros(batch, 1, tokens, CACHE_LENGTH, dtype=dtype)
    mask.masked_fill_(~visible[:, None], torch.finfo(dtype).min)

    # Filled caches: the rows before `start` are the history, and the rows that
    # no token writes must come back untouched.
    cache = lambda: randn(batch, KV_HEADS, CACHE_LENGTH, HEAD_SIZE)
    if case["kind"] == "prelude":
        inputs = {
            "q": randn(batch, tokens, HEADS * HEAD_SIZE),
            "k": randn(batch, tokens, KV_HEADS * HEAD_SIZE),
            "v": randn(batch, tokens, KV_HEADS * HEAD_SIZE),
            "position_ids": position_ids, "cache_position": cache_position,
            "k_cache": cache(), "v_cache": cache()}
    else:
        inputs = {
            "input_ids": torch.randint(VOCAB, (batch, tokens), generator=g),
            "position_ids": position_ids, "attention_mask": mask,
            "cache_position": cache_position}
        for layer in range(LAYERS):
            inputs[f"k_cache_{layer}"] = cache()
            inputs[f"v_cache_{layer}"] = cache()
    return inputs


def output_list(case):
    """Named outputs in the order of the function's results."""
    if case["kind"] == "prelude":
        return [{"name": "q", "role": "q"},
                {"name": "k_cache", "role": "k_cache", "layer": 0,
                 "updates": "k_cache"},
                {"name": "v_cache", "role": "v_cache", "layer": 0,
                 "updates": "v_cache"}]
    outputs = [{"name": "logits", "role": "logits"}]
    for layer in range(LAYERS):
        for side in "kv":
            name = f"{side}_cache_{layer}"
            outputs.append({"name": name, "role": f"{side}_cache",
                            "layer": layer, "updates": name})
    return outputs


def to_numpy(t):
    t = t.detach().contiguous()
    if t.dtype == torch.bfloat16:
        return t.view(torch.uint16).numpy().view(ml_dtypes.bfloat16)
    return t.numpy()


def save(directory, name, array):
    os.makedirs(directory, exist_ok=True)
    np.save(os.path.join(directory, name + ".npy"), array)


def export_case(case, model, out):
    """Writes one case below `out` and returns its entry of the manifest."""
    inputs = make_inputs(case)
    wrapper = (PreludeAlone if case["kind"] == "prelude" else WholeModel)(
        model, case)
    with torch.no_grad():
        results = wrapper(*inputs.values())
        program = torch.export.export(wrapper, tuple(inputs.values()),
                                      strict=False)
    module = torch_mlir.fx.export_and_import(
        program, output_type="linalg-on-tensors", func_name="main")

    directory = os.path.join(out, case["name"])
    os.makedirs(directory, exist_ok=True)
    # tm_tensor.scatter is not upstream: only its generic form can be read by a
    # tool that does not link torch-mlir.
    text = module.operation.get_asm(print_generic_op_form=True)
    with open(os.path.join(directory, "module.mlir"), "w") as f:
        f.write(text)

    outputs = output_list(case)
    for name, value in inputs.items():
        save(os.path.join(directory, "inputs"), name, to_numpy(value))
    for output, value in zip(outputs, results, strict=True):
        save(os.path.join(directory, "expected"), output["name"],
             to_numpy(value))
    path = lambda kind, name: f"{case['name']}/{kind}/{name}.npy"
    return {
        **case, "module": f"{case['name']}/module.mlir", "entry": "main",
        "layers": 1 if case["kind"] == "prelude" else LAYERS,
        "inputs": [{"name": n, "file": path("inputs", n)} for n in inputs],
        "outputs": [{**o, "file": path("expected", o["name"])}
                    for o in outputs],
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("output_dir", help="where the cases are written")
    parser.add_argument("--case", action="append", metavar="NAME",
                        help="export only this case (may be repeated); "
                        "cases.json then names no other")
    args = parser.parse_args()

    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    manifest, known = [], []
    for dtype_name, dtype in DTYPES.items():
        cases = make_cases(dtype_name)
        known += [c["name"] for c in cases]
        model = make_model(dtype)
        for case in cases:
            if args.case and case["name"] not in args.case:
                continue
            print(f"exporting {case['name']}", file=sys.stderr)
            manifest.append(export_case(case, model, args.output_dir))
    unknown = sorted(set(args.case or []) - set(known))
    if unknown:
        sys.exit(f"export.py: unknown case '{unknown[0]}', "
                 f"known are {', '.join(known)}")
    with open(os.path.join(args.output_dir, "cases.json"), "w") as f:
        json.dump({"cases": manifest}, f, indent=1)
        f.write("\n")


if __name__ == "__main__":
    main()
