#!/usr/bin/env python3
#===- generate.py - Decode with a compiled Qwen3 from Python ---*- Python -*-===#
#
# Exports one decode step of Hugging Face's Qwen3, compiles it by the Python
# package, and decodes with its cache updated in place, beside PyTorch. Needs
# requirements.txt and the package (docs/python.md). Exit status 0 where both
# choose the same tokens.
#
#===------------------------------------------------------------------------===#

import dataclasses
import sys
import warnings

import export
import prelude
import torch
from transformers.cache_utils import Cache


class DecodeStep(torch.nn.Module):
    """The language model over given caches, which it writes as StaticCache
    does."""

    def __init__(self, model):
        super().__init__()
        self.model = model

    def forward(self, token, position, mask, *caches):
        write = lambda cache, new: cache.index_copy_(2, position[0], new)
        cache = Cache(layers=[
            export.TensorLayer(keys, values, write)
            for keys, values in zip(caches[::2], caches[1::2])
        ])
        return self.model(input_ids=token, position_ids=position,
                          attention_mask=mask, cache=cache,
                          use_cache=True).logits


@dataclasses.dataclass
class Generated:
    compiled: prelude.CompiledFunction
    tokens: list
    expected: list
    addresses_before: list
    addresses_after: list
    caches_changed: bool


def decode(step, caches, token, dtype, steps=8):
    """The tokens that `step` chooses greedily after `token`."""
    tokens = []
    for position in range(steps):
        mask = torch.zeros(1, 1, 1, export.CACHE_LENGTH, dtype=dtype)
        mask[..., position + 1:] = torch.finfo(dtype).min
        logits = step(torch.tensor([[token]]), torch.tensor([[position]]), mask,
                      *caches)
        token = int(logits[0, -1].argmax())
        tokens.append(token)
    return tokens


def make_caches(dtype):
    shape = 1, export.KV_HEADS, export.CACHE_LENGTH, export.HEAD_SIZE
    return [torch.zeros(shape, dtype=dtype) for _ in range(2 * export.LAYERS)]


def generate(dtype, first=1):
    model = DecodeStep(export.make_model(dtype))
    caches, own = make_caches(dtype), make_caches(dtype)
    example = (torch.tensor([[first]]), torch.tensor([[0]]),
               torch.zeros(1, 1, 1, export.CACHE_LENGTH, dtype=dtype), *caches)
    with torch.no_grad():
        program = torch.export.export(model, example, strict=False)
        compiled = prelude.compile(program)
        before = [cache.data_ptr() for cache in caches]
        tokens = decode(compiled, caches, first, dtype)
        expected = decode(model, own, first, dtype)
    return Generated(compiled, tokens, expected, before,
                     [cache.data_ptr() for cache in caches],
                     all(bool(cache.any()) for cache in caches))


def main():
    warnings.filterwarnings("ignore")
    result = generate(torch.float32)
    print(f"fused: {result.compiled.report.fused} of "
          f"{len(result.compiled.report.sites)} sites")
    print(f"compiled: {result.tokens}")
    print(f"PyTorch:  {result.expected}")
    return 0 if result.tokens == result.expected else 1


if __name__ == "__main__":
    sys.exit(main())
