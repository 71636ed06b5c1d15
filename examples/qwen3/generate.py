#!/usr/bin/env python3
#===- generate.py - Decode with a compiled Qwen3 from Python ---*- Python -*-===#
#
# Usage: generate.py [MODEL]
#
# Exports a decode step of a Qwen3 of Hugging Face, compiles it by the Python
# package, and decodes 8 tokens with the cache updated in place. MODEL is a folder
# or name for from_pretrained; without it, the small random model of export.py.
# Needs requirements.txt and the package (docs/python.md). Exit status 0 where
# PyTorch chooses the same tokens.
#
#===------------------------------------------------------------------------===#

import sys
import time
import warnings

import prelude
import torch
from transformers import Qwen3ForCausalLM
from transformers.integrations.executorch import (
    TorchExportableModuleWithStaticCache)


def compile_step(model, length=64):
    """One decode step; its state is the cache of `length` tokens."""
    model.generation_config.cache_implementation = "static"
    step = TorchExportableModuleWithStaticCache(model, 1, length)
    example = {"input_ids": torch.tensor([[0]]),
               "cache_position": torch.tensor([0])}
    return prelude.compile(
        torch.export.export(step, (), example, strict=True))


def decode(step, tokens, count=8):
    """`tokens` with `count` more, chosen greedily."""
    tokens = list(tokens)
    length = len(tokens) + count
    for position in range(length - 1):
        logits = step(input_ids=torch.tensor([[tokens[position]]]),
                      cache_position=torch.tensor([position]))
        if position + 1 == len(tokens):
            tokens.append(int(logits[0, -1].argmax()))
    return tokens


def decode_in_pytorch(model, tokens, count=8):
    return model.generate(torch.tensor([tokens]), max_new_tokens=count,
                          min_new_tokens=count, do_sample=False)[0].tolist()


def make_model():
    import export

    return export.make_model(torch.float32)


def main():
    warnings.filterwarnings("ignore")
    if len(sys.argv) > 1:
        model = Qwen3ForCausalLM.from_pretrained(sys.argv[1],
                                                 attn_implementation="eager")
    else:
        model = make_model()
    start = time.monotonic()
    step = compile_step(model)
    print(f"exported and compiled in {time.monotonic() - start:.1f} s, fused "
          f"{step.report.fused} of {len(step.report.sites)} sites")
    prompt = [3, 17, 5]
    tokens, expected = decode(step, prompt), decode_in_pytorch(model, prompt)
    print(f"compiled: {tokens}\nPyTorch:  {expected}")
    return 0 if tokens == expected else 1


if __name__ == "__main__":
    sys.exit(main())
