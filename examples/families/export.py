#!/usr/bin/env python3
#===- export.py - Export decoder families through torch-mlir ----*- Python -*-===#
#
# Builds tiny decoders of many families from Hugging Face's own model code with
# random weights (nothing is downloaded), exports them by torch.export and
# torch-mlir, and stores the modules together with the inputs and PyTorch's
# outputs. README.md describes the files and the arguments.
#
#===------------------------------------------------------------------------===#

import argparse
import json
import os
import sys
import time
import warnings

import torch
import torch_mlir.fx

from families import FAMILIES, counts
from models import DTYPES, Decoder, hidden_size, make_model
from observe import TableError, observe
from store import write_case

# (batch, tokens, cache row of the first token). Numbers that differ from each
# other, so that a mixed-up dimension shows.
SHAPES = {"prefill": (2, 5, 3), "decode": (1, 1, 7)}
CACHE_LENGTH = 11

# Beside bf16 and index_copy for each family: other types, shapes and writes for
# one of each kind.
F32 = ("llama", "qwen3_next", "gemma4_text", "glm", "cohere2", "olmo2",
       "olmo2_grouped", "gpt_neox", "gptj", "hunyuan_v1_dense",
       "phi_qk_layernorm")
DECODE = ("llama", "qwen3_next", "gemma4_text", "glm", "phi3", "olmo2",
          "gpt_neox", "gptj", "falcon_grouped")
WRITES = (("qwen3", "prefill", "slice_scatter"), ("qwen3", "prefill", "concat"),
          ("qwen3", "decode", "concat"), ("qwen3", "decode", "roll"))
# TOSA has no way to write index_copy.
TOSA = (("qwen3", "bf16", "scatter"), ("qwen3", "bf16", "slice_scatter"),
        ("qwen3", "f32", "scatter"), ("gemma4_text", "bf16", "slice_scatter"),
        ("gptj", "bf16", "scatter"), ("gpt_oss", "bf16", "slice_scatter"),
        ("cohere2", "bf16", "scatter"), ("olmo2", "bf16", "slice_scatter"))
OUTPUT_TYPES = {"torch-mlir": "linalg-on-tensors", "tosa": "tosa"}


def make_inputs(case, shapes, width):
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

    grows = case["write"] == "concat"
    past, keys = ((start, start + tokens) if grows
                  else (CACHE_LENGTH, CACHE_LENGTH))
    cache_position = torch.arange(start, start + tokens)
    padding = 2 * torch.arange(batch)[:, None]
    position_ids = (cache_position[None, :] - padding).clamp(min=0)
    key_position = torch.arange(keys)[None, None, :]
    visible = ((key_position <= cache_position[None, :, None]) &
               (key_position >= padding[:, :, None]))
    if case["write"] == "roll":
        visible[:] = True
    mask = torch.zeros(batch, 1, tokens, keys, dtype=dtype)
    mask.masked_fill_(~visible[:, None], torch.finfo(dtype).min)

    inputs = {"inputs_embeds": randn(batch, tokens, width),
              "position_ids": position_ids, "attention_mask": mask,
              "cache_position": cache_position}
    # Filled caches: the rows before `start` are the history, and the rows that
    # no token writes must come back untouched.
    for index, (k, v) in enumerate(shapes):
        inputs[f"k_cache_{index}"] = randn(batch, k[0], past, k[1])
        inputs[f"v_cache_{index}"] = randn(batch, v[0], past, v[1])
    return inputs


def output_list(case, layers):
    """Named outputs in the order of the function's results."""
    outputs = [{"name": "hidden", "role": "hidden"}]
    for layer in range(layers):
        for side in "kv":
            name = f"{side}_cache_{layer}"
            outputs.append({"name": name, "role": f"{side}_cache",
                            "layer": layer})
            if case["write"] != "roll":
                outputs[-1]["updates"] = name
    return outputs


def export_case(case, out):
    """Writes one case below `out` and returns its entry of the manifest."""
    spec, dtype = FAMILIES[case["family"]], DTYPES[case["dtype"]]
    model = make_model(spec, dtype)
    shapes = observe(case["family"], spec, model, dtype)
    inputs = make_inputs(case, shapes, hidden_size(model))
    decoder = Decoder(model, case)
    with torch.no_grad():
        results = decoder(*inputs.values())
        program = torch.export.export(decoder, tuple(inputs.values()),
                                      strict=False)
    module = torch_mlir.fx.export_and_import(
        program, output_type=OUTPUT_TYPES[case["frontend"]], func_name="main")
    # tm_tensor.scatter is not upstream: only its generic form can be read by a
    # tool that does not link torch-mlir.
    text = module.operation.get_asm(print_generic_op_form=True)
    entry = {**case, "layers": len(spec["layers"]), "counts": counts(spec),
             "attention": spec["layers"], "refused": spec["refused"],
             "identity": list(spec["identity"]),
             "replaced": list(spec["nn_rms_norm"])}
    return write_case(out, entry, text, inputs,
                      output_list(case, len(spec["layers"])), results)


def make_cases(frontend):
    """What is exported. `start` is the cache row of the first token."""
    def case(family, dtype="bf16", shape="prefill", write="index_copy"):
        batch, tokens, start = SHAPES[shape]
        name = [family, *([shape] if shape != "prefill" else []),
                *([write] if write != "index_copy" else []), dtype]
        return {"name": "_".join(name), "family": family,
                "frontend": frontend, "dtype": dtype, "kind": "decoder",
                "write": write, "batch": batch, "tokens": tokens,
                "start": start}
    if frontend == "tosa":
        return [case(f, d, write=w) for f, d, w in TOSA]
    return ([case(f) for f in FAMILIES] + [case(f, "f32") for f in F32] +
            [case(f, shape="decode") for f in DECODE] +
            [case(f, shape=s, write=w) for f, s, w in WRITES])


def main():
    parser = argparse.ArgumentParser(
        description="Export decoder families through torch-mlir.")
    parser.add_argument("output_dir", help="where the cases are written")
    parser.add_argument("--frontend", choices=sorted(OUTPUT_TYPES),
                        default="torch-mlir")
    parser.add_argument("--case", action="append", metavar="NAME",
                        help="export only this case (may be repeated); "
                        "cases.json then names no other")
    parser.add_argument("--keep-going", action="store_true",
                        help="go on after a case that does not export")
    args = parser.parse_args()

    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    cases, manifest, failed = make_cases(args.frontend), [], []
    known = [c["name"] for c in cases]
    unknown = sorted(set(args.case or []) - set(known))
    if unknown:
        sys.exit(f"export.py: unknown case '{unknown[0]}', "
                 f"known are {', '.join(known)}")
    for case in cases:
        if args.case and case["name"] not in args.case:
            continue
        begin = time.monotonic()
        try:
            manifest.append(export_case(case, args.output_dir))
        except TableError as error:
            sys.exit(f"export.py: {error}")
        except Exception as error:  # whatever the frontend does not take
            if not args.keep_going:
                raise
            failed.append(case["name"])
            print(f"{case['name']}: {type(error).__name__}: "
                  f"{str(error)[:500]}", file=sys.stderr)
            continue
        print(f"exported {case['name']} in {time.monotonic() - begin:.1f} s",
              file=sys.stderr)
    with open(os.path.join(args.output_dir, "cases.json"), "w") as f:
        json.dump({"cases": manifest}, f, indent=1)
        f.write("\n")
    if failed:
        sys.exit(f"export.py: not exported: {', '.join(failed)}")


if __name__ == "__main__":
    main()
