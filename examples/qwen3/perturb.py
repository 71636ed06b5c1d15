#!/usr/bin/env python3
#===- perturb.py - Make one layer's rope wrong -----------------*- Python -*-===#
#
# Usage: perturb.py MODULE -o OUT [--layer N]
#
# Exchanges cos and sin in the rope of one layer (q and k) of an exported
# module. The result is still a rope, over wrong tables, so that it compiles
# and fuses as before: only its numbers tell. Tests use it to show that the
# comparison with PyTorch's outputs sees a wrong rope.
#
#===------------------------------------------------------------------------===#

import argparse
import re
import sys

# One op with its regions, as far as the trace below needs it.
OP = re.compile(r'^ *(%\w+)(?::\d+)? = "([\w.]+)"\(([^)]*)\)', re.M)


def users(ops, value):
    return [op for op in ops if value in op["operands"]]


def find_table(text, ops, function):
    """The value that holds cos or sin as [B,1,S,D]: follows the one user of
    math.cos or math.sin through the cast, if there is one, to the reshape."""
    at = text.find(f'"{function}"(')
    if at < 0:
        sys.exit(f"perturb.py: no {function} in the module")
    op = [o for o in ops if o["name"] == "linalg.generic" and
          o["start"] < at][-1]
    while op["name"] != "tensor.expand_shape":
        following = users(ops, op["result"])
        if len(following) != 1:
            sys.exit(f"perturb.py: {op['result']} of {function} has "
                     f"{len(following)} uses, expected 1")
        op = following[0]
    return op["result"]


def perturb(text, layer):
    ops = [{"result": m[1], "name": m[2], "start": m.start(),
            "span": m.span(3), "operands": re.split(r", *", m[3])}
           for m in OP.finditer(text)]
    cos, sin = (find_table(text, ops, f) for f in ("math.cos", "math.sin"))
    # A layer multiplies by each table twice: for q and for k.
    edits = []
    for table, other in ((cos, sin), (sin, cos)):
        uses = users(ops, table)
        if len(uses) < 2 * (layer + 1):
            sys.exit(f"perturb.py: no layer {layer}, the module has "
                     f"{len(uses) // 2}")
        for op in uses[2 * layer:2 * layer + 2]:
            operands = [other if o == table else o for o in op["operands"]]
            edits.append((op["span"], ", ".join(operands)))
    for (begin, end), operands in sorted(edits, reverse=True):
        text = text[:begin] + operands + text[end:]
    return text


def main():
    parser = argparse.ArgumentParser(
        description="Exchange cos and sin in one layer's rope.")
    parser.add_argument("module")
    parser.add_argument("-o", dest="output", required=True)
    parser.add_argument("--layer", type=int, default=1)
    args = parser.parse_args()
    if args.layer < 0:
        sys.exit(f"perturb.py: no layer {args.layer}")
    try:
        with open(args.module) as f:
            text = f.read()
        text = perturb(text, args.layer)
        with open(args.output, "w") as f:
            f.write(text)
    except OSError as error:
        sys.exit(f"perturb.py: {error.filename}: {error.strerror}")


if __name__ == "__main__":
    main()
