#!/usr/bin/env python3
#===- generate.py - Modules of many layers --------------------------------===#
#
# Writes a module with as many layers as asked for: an exported Qwen3 with its
# second layer repeated. What a frontend shares between layers (tables, index
# computations, constants, empty tensors) stays shared, and every layer has its
# own activations and caches, as in a real model. Weights are those of the
# repeated layer.
#
#   generate.py --layers=100 --prelude-opt=build/bin/prelude-opt
#       examples/qwen3/prefill_bf16/module.mlir -o layers_100.mlir
#
#===-----------------------------------------------------------------------===#

import argparse
import re
import subprocess
import sys

NAME = re.compile(r"%[A-Za-z0-9_]+")
# The seven projections of a layer: q, k, v, o, gate, up, down.
MATMULS_PER_LAYER = 7


def parse_module(text):
    """The lines before the body's ops, the ops, and the lines behind them."""
    lines = text.splitlines()
    start = next(i for i, l in enumerate(lines) if "func.func @main(" in l)
    end = next(i for i in range(start, len(lines)) if lines[i] == "  }")
    ops = []
    for line in lines[start + 1 : end]:
        # An op of the body; everything deeper, and what closes a region or a
        # list, goes on with the last one.
        if line.startswith("    ") and line[4] not in " })^":
            ops.append([line])
        else:
            ops[-1].append(line)
    return lines[: start + 1], ["\n".join(op) for op in ops], lines[end:]


def get_results(op):
    """The names of an op's results, without `:n`."""
    head = op.split("\n", 1)[0].strip()
    match = re.match(r"(%[A-Za-z0-9_]+)(:\d+)? = ", head)
    return [match.group(1)] if match else []


def find_layers(ops):
    """(first op, op behind the last) of the second layer."""
    matmuls = [i for i, op in enumerate(ops) if " = linalg.matmul " in op]
    if len(matmuls) < 2 * MATMULS_PER_LAYER:
        sys.exit(
            f"generate.py: expects at least {2 * MATMULS_PER_LAYER} matmuls, "
            f"but the module has {len(matmuls)}"
        )
    ends = []
    for layer in (1, 2):
        last = matmuls[layer * MATMULS_PER_LAYER - 1]
        # The residual behind the last projection ends a layer.
        ends.append(
            next(
                i
                for i in range(last + 1, len(ops))
                if "arith.addf" in ops[i] and ops[i].count("^bb0") == 1
            )
            + 1
        )
    return ends[0], ends[1]


def generate(text, layers):
    before, ops, after = parse_module(text)
    first, end = find_layers(ops)
    layer = ops[first:end]
    hidden_in = get_results(ops[first - 1])[0]
    hidden_out = get_results(layer[-1])[0]
    local = {name for op in layer for name in get_results(op)}

    # The caches of the layer: arguments that no other layer uses, each written
    # once; what is returned for them are results of the layer.
    header = before[-1]
    elsewhere = set(NAME.findall("\n".join(ops[:first] + ops[end:-1])))
    used = NAME.findall("\n".join(layer))
    args = re.findall(r"(%arg\d+): (tensor<[^>]*>)", header)
    caches = [(a, t) for a, t in args if a in used and a not in elsewhere]
    returned, types = ops[-1].strip()[len("return ") :].split(" : ", 1)
    returned = returned.split(", ")
    types = types.split(", ")
    updated = [v for v in returned if v in local]
    if len(updated) != len(caches):
        sys.exit(
            f"generate.py: the layer takes {len(caches)} caches and returns "
            f"{len(updated)}"
        )

    body = ops[:end]
    new_args, new_returned, new_types = [], [], []
    hidden = hidden_out
    for n in range(2, layers):
        rename = {name: f"%l{n}_{name[1:]}" for name in local}
        rename[hidden_in] = hidden
        for name, type_ in caches:
            rename[name] = f"%cache{name[1:]}_{n}"
            new_args.append(f"{rename[name]}: {type_}")
            new_types.append(type_)
        substitute = lambda m: rename.get(m.group(0), m.group(0))
        # Names inside regions may shadow nothing: they are not in `rename`.
        body += [NAME.sub(substitute, op) for op in layer]
        new_returned += [rename[v] for v in updated]
        hidden = rename[hidden_out]
    rename = {hidden_out: hidden}
    body += [
        NAME.sub(lambda m: rename.get(m.group(0), m.group(0)), op)
        for op in ops[end:-1]
    ]
    body.append(
        f"    return {', '.join(returned + new_returned)} : "
        f"{', '.join(types + new_types)}"
    )
    match = re.match(r"(.*func\.func @main\()(.*)(\) -> \()(.*)(\).*\{)$", header)
    header = (
        match.group(1)
        + ", ".join([match.group(2)] + new_args)
        + match.group(3)
        + ", ".join([match.group(4)] + new_types)
        + match.group(5)
    )
    return "\n".join(before[:-1] + [header] + body + after) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("module", help="an exported module of two layers")
    parser.add_argument("--layers", type=int, required=True)
    parser.add_argument("--prelude-opt", default="build/bin/prelude-opt")
    parser.add_argument("-o", "--output", required=True)
    args = parser.parse_args()
    if args.layers < 2:
        parser.error(f"expects at least 2 layers, but got {args.layers}")
    text = subprocess.run(
        [args.prelude_opt, "--allow-unregistered-dialect", args.module],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    with open(args.output, "w") as file:
        file.write(generate(text, args.layers))


if __name__ == "__main__":
    main()
