#!/usr/bin/env python3
#===- run.py - What raise and fuse cost -----------------------------------===#
#
# Times prelude-raise and prelude-fuse beside canonicalize and cse, in one run
# of prelude-opt on one module, for modules of growing size. Prints a table and
# fails where a bound doesn't hold:
#
#   * raise + fuse grow linearly: the time of a layer at the largest size is at
#     most --max-growth times that at the smallest;
#   * raise takes at most twice as long as canonicalize + cse, and fuse at most
#     half as long;
#   * in a module of ten thousand generics that have nothing to do with an
#     attention, raise takes at most a fifth of canonicalize + cse.
#
# canonicalize and cse run between raise and fuse, on the module that fuse gets,
# which is the smaller one; in the unrelated module they run first.
# Threads are off, and the best of several runs counts.
#
#===-----------------------------------------------------------------------===#

import argparse
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
PASSES = {
    "PreludeRaise": "raise",
    "Canonicalizer": "canonicalize",
    "CSE": "cse",
    "PreludeFuse": "fuse",
}


def collect(node, times):
    """Adds up wall seconds by pass in the list of MLIR's timing output."""
    for entry in node:
        name = PASSES.get(entry.get("name", ""))
        if name:
            times[name] = times.get(name, 0) + entry["wall"]["duration"]


def write_unrelated(path, count):
    """A module of `count` generics: sums, products, roots and exponentials of
    values before, none of them equal to another."""
    lines = [
        "#id = affine_map<(a, b) -> (a, b)>",
        "func.func @main(%v0: tensor<8x16xf32>) -> tensor<8x16xf32> {",
        "  %e = tensor.empty() : tensor<8x16xf32>",
    ]
    bodies = [
        "%r = arith.addf %x, %y : f32",
        "%r = arith.mulf %x, %y : f32",
        "%z = arith.addf %x, %y : f32\n    %r = math.rsqrt %z : f32",
        "%z = arith.subf %x, %y : f32\n    %r = math.exp %z : f32",
    ]
    for n in range(count):
        # Another pair each time, so that cse merges none.
        other = (n * 7919) % (n + 1)
        lines += [
            f"  %v{n + 1} = linalg.generic {{indexing_maps = [#id, #id, #id], "
            f'iterator_types = ["parallel", "parallel"]}} ins(%v{n}, %v{other} '
            ": tensor<8x16xf32>, tensor<8x16xf32>) outs(%e : tensor<8x16xf32>) {",
            "  ^bb0(%x: f32, %y: f32, %o: f32):",
            f"    {bodies[n % len(bodies)]}",
            "    linalg.yield %r : f32",
            "  } -> tensor<8x16xf32>",
        ]
    lines += [f"  return %v{count} : tensor<8x16xf32>", "}"]
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def time_once(prelude_opt, module, passes):
    result = subprocess.run(
        [
            prelude_opt,
            module,
            "--allow-unregistered-dialect",
            "--mlir-disable-threading",
            "--mlir-timing",
            "--mlir-timing-display=list",
            "--mlir-output-format=json",
            f"--pass-pipeline=builtin.module({passes})",
            "--prelude-report=json",
            "-o",
            os.devnull,
        ],
        stderr=subprocess.PIPE,
        text=True,
    )
    if result.returncode:
        sys.exit(result.stderr[-2000:])
    # Two JSON values on stderr, in the order in which they are finished.
    decoder, text, times, fused = json.JSONDecoder(), result.stderr, {}, None
    position = 0
    while True:
        while position < len(text) and text[position].isspace():
            position += 1
        if position == len(text):
            break
        value, position = decoder.raw_decode(text, position)
        if isinstance(value, dict):
            fused = value["fused"]
        else:
            collect(value, times)
    missing = set(PASSES.values()) - set(times)
    if missing:
        sys.exit(f"run.py: MLIR's timing doesn't tell of {sorted(missing)}")
    return times, fused


def time_best(args, module, passes):
    """Milliseconds by pass, the best of some runs, and the fused sites."""
    best = {}
    for _ in range(args.repeat):
        times, fused = time_once(args.prelude_opt, module, passes)
        for name, seconds in times.items():
            best[name] = min(best.get(name, seconds), seconds)
    return {name: 1e3 * seconds for name, seconds in best.items()}, fused


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    root = os.path.dirname(os.path.dirname(HERE))
    parser.add_argument(
        "--prelude-opt", default=os.path.join(root, "build/bin/prelude-opt")
    )
    parser.add_argument(
        "--module",
        default=os.path.join(root, "examples/qwen3/prefill_bf16/module.mlir"),
    )
    parser.add_argument("--layers", default="10,100,1000")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--max-growth", type=float, default=2.0)
    parser.add_argument("--unrelated", type=int, default=10000,
                        help="generics of the unrelated module")
    args = parser.parse_args()

    rows, failed = [], False
    print(
        "layers  fused  raise ms  fuse ms  canonicalize ms  cse ms  "
        "raise+fuse ms/layer  raise/(canonicalize+cse)  fuse/(...)"
    )
    for layers in [int(n) for n in args.layers.split(",")]:
        with tempfile.TemporaryDirectory() as folder:
            module = os.path.join(folder, "layers.mlir")
            subprocess.run(
                [
                    sys.executable,
                    os.path.join(HERE, "generate.py"),
                    args.module,
                    f"--layers={layers}",
                    f"--prelude-opt={args.prelude_opt}",
                    "-o",
                    module,
                ],
                check=True,
            )
            ms, fused = time_best(
                args, module, "prelude-raise,canonicalize,cse,prelude-fuse"
            )
        per_layer = (ms["raise"] + ms["fuse"]) / layers
        clean = ms["canonicalize"] + ms["cse"]
        raise_ratio, ratio = ms["raise"] / clean, ms["fuse"] / clean
        rows.append(per_layer)
        print(
            f"{layers:6}  {fused:5}  {ms['raise']:8.1f}  {ms['fuse']:7.1f}  "
            f"{ms['canonicalize']:15.1f}  {ms['cse']:6.1f}  "
            f"{per_layer:19.3f}  {raise_ratio:24.3f}  {ratio:10.3f}",
            flush=True,
        )
        if fused != layers:
            print(f"FAIL: {layers} layers, but {fused} sites fused")
            failed = True
        if raise_ratio > 2.0:
            print(f"FAIL: raise takes {raise_ratio:.2f} of canonicalize + cse")
            failed = True
        if ratio > 0.5:
            print(f"FAIL: fuse takes {ratio:.2f} of canonicalize + cse, over 0.5")
            failed = True
    with tempfile.TemporaryDirectory() as folder:
        module = os.path.join(folder, "unrelated.mlir")
        write_unrelated(module, args.unrelated)
        ms, fused = time_best(
            args, module, "canonicalize,cse,prelude-raise,prelude-fuse"
        )
    ratio = ms["raise"] / (ms["canonicalize"] + ms["cse"])
    print(
        f"{args.unrelated} unrelated generics: raise {ms['raise']:.1f} ms, "
        f"canonicalize {ms['canonicalize']:.1f} ms, cse {ms['cse']:.1f} ms, "
        f"raise/(canonicalize+cse) {ratio:.3f}"
    )
    if ratio > 0.2:
        print("FAIL: over 0.2 of canonicalize + cse")
        failed = True
    growth = rows[-1] / rows[0]
    print(f"a layer costs {growth:.2f} times as much at the largest size")
    if growth > args.max_growth:
        print(f"FAIL: over {args.max_growth}")
        failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
