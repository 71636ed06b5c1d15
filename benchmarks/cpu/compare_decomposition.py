#!/usr/bin/env python3
#===- compare_decomposition.py - The kernel beside compiled loops -*- Python -*-#
#
# Usage: compare_decomposition.py --bin BUILD/bin [--tokens 1 16 128 512 4096]
#
# Times one prelude.fused (bf16, Hq 32, Hk 8, D 128, nhd cache with 16-token
# blocks, random slots) compiled two ways by prelude-run: as a call of the fused
# kernel, and as its decomposition to linalg, lowered by upstream passes and
# optimized by LLVM at -O3. Both run on one thread, in turns; the outputs are
# compared. Needs numpy.
#
#===------------------------------------------------------------------------===#

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile

import numpy as np

HQ, HK, D, BLOCK, ROWS = 32, 8, 128, 16, 8192

# The op runs %n times in a call of the module, so that what the call checks and
# copies, which is the same for both, is not in the time of a short op. What the
# fused kernel checks at each op is.
MODULE = """
func.func @main(%qkv: tensor<{t}x{w}xbf16>, %qw: tensor<{d}xbf16>,
    %kw: tensor<{d}xbf16>, %cos: tensor<{p}x{d}xbf16>,
    %sin: tensor<{p}x{d}xbf16>, %pos: tensor<{t}xi64>, %slots: tensor<{t}xi64>,
    %kc: tensor<{b}x{s}x{hk}x{d}xbf16>, %vc: tensor<{b}x{s}x{hk}x{d}xbf16>,
    %init: tensor<{t}x{hq}x{d}xbf16>, %n: tensor<i64>)
    -> (tensor<{t}x{hq}x{d}xbf16>, tensor<{b}x{s}x{hk}x{d}xbf16>,
        tensor<{b}x{s}x{hk}x{d}xbf16>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %count = tensor.extract %n[] : tensor<i64>
  %end = arith.index_cast %count : i64 to index
  %0:3 = scf.for %i = %c0 to %end step %c1
      iter_args(%q_out = %init, %k_cache = %kc, %v_cache = %vc)
      -> (tensor<{t}x{hq}x{d}xbf16>, tensor<{b}x{s}x{hk}x{d}xbf16>,
          tensor<{b}x{s}x{hk}x{d}xbf16>) {{
    %1:3 = prelude.fused
      in(qkv %qkv : tensor<{t}x{w}xbf16>)
      norm stepwise (q_eps = 1.0e-06, k_eps = 1.0e-06,
                     q_weight %qw : tensor<{d}xbf16>,
                     k_weight %kw : tensor<{d}xbf16>)
      rope neox stepwise (cos %cos : tensor<{p}x{d}xbf16>,
                          sin %sin : tensor<{p}x{d}xbf16>,
                          positions %pos : tensor<{t}xi64>)
      cache nhd (slots %slots : tensor<{t}xi64>)
      out(q %q_out : tensor<{t}x{hq}x{d}xbf16>,
          k_cache %k_cache : tensor<{b}x{s}x{hk}x{d}xbf16>,
          v_cache %v_cache : tensor<{b}x{s}x{hk}x{d}xbf16>)
      -> tensor<{t}x{hq}x{d}xbf16>, tensor<{b}x{s}x{hk}x{d}xbf16>,
         tensor<{b}x{s}x{hk}x{d}xbf16>
    scf.yield %1#0, %1#1, %1#2 : tensor<{t}x{hq}x{d}xbf16>,
      tensor<{b}x{s}x{hk}x{d}xbf16>, tensor<{b}x{s}x{hk}x{d}xbf16>
  }}
  return %0#0, %0#1, %0#2 : tensor<{t}x{hq}x{d}xbf16>,
    tensor<{b}x{s}x{hk}x{d}xbf16>, tensor<{b}x{s}x{hk}x{d}xbf16>
}}
"""


def to_bf16(values):
    """Nearest even, as .npy files hold bf16: two raw bytes."""
    bits = np.asarray(values, np.float32).view(np.uint32)
    bits = (bits + 0x7FFF + ((bits >> 16) & 1)) >> 16
    return bits.astype(np.uint16).view("V2")


def write_inputs(folder, tokens, blocks, count):
    rng = np.random.default_rng(0)
    # Both halves of a row are the same.
    angle = np.tile(np.arange(ROWS)[:, None] /
                    10000.0 ** (np.arange(0, D, 2) / D)[None], 2)
    arrays = [
        to_bf16(rng.standard_normal((tokens, (HQ + 2 * HK) * D))),
        to_bf16(rng.standard_normal(D)), to_bf16(rng.standard_normal(D)),
        to_bf16(np.cos(angle)), to_bf16(np.sin(angle)),
        rng.integers(0, ROWS, tokens), rng.permutation(blocks * BLOCK)[:tokens],
        to_bf16(rng.standard_normal((blocks, BLOCK, HK, D))),
        to_bf16(rng.standard_normal((blocks, BLOCK, HK, D))),
        to_bf16(np.zeros((tokens, HQ, D))),
        np.array(count, np.int64),
    ]
    paths = [os.path.join(folder, f"in{i}.npy") for i in range(len(arrays))]
    for path, array in zip(paths, arrays):
        np.save(path, array)
    return paths


def run(args, module, inputs, out, repeat, count):
    """Median microseconds of an op, in calls of `count`."""
    os.makedirs(out, exist_ok=True)
    done = subprocess.run(
        [os.path.join(args.bin, "prelude-run"), module, "--entry=main",
         *(f"--input={p}" for p in inputs), f"--output-dir={out}",
         f"--repeat={repeat}"],
        capture_output=True, text=True, env={**os.environ, "OMP_NUM_THREADS": "1"})
    match = re.search(r"median ([0-9.]+) us", done.stdout + done.stderr)
    if done.returncode != 0 or not match:
        sys.exit(f"compare_decomposition.py: {done.stderr.strip()}")
    return float(match.group(1)) / count


def largest_difference(a, b):
    """In units of the largest magnitude of a row."""
    def widen(path):
        bits = np.load(path).view(np.uint16).astype(np.uint32) << 16
        return bits.view(np.float32)
    a, b = widen(a), widen(b)
    scale = np.abs(b).max(-1, keepdims=True)
    return float((np.abs(a - b) / np.where(scale == 0, 1, scale)).max())


def main():
    parser = argparse.ArgumentParser(
        description="Time the fused kernel beside its compiled decomposition.")
    parser.add_argument("--bin", required=True, metavar="DIR",
                        help="where prelude-opt and prelude-run are")
    parser.add_argument("--tokens", type=int, nargs="+",
                        default=[1, 16, 128, 512, 4096])
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    print(f"{'tokens':>6} {'fused us':>10} {'decomposed us':>14} {'ratio':>7} "
          f"{'(min-max)':>15} {'difference':>10}")
    for tokens in args.tokens:
        blocks = max(2, 2 * tokens // BLOCK)
        with tempfile.TemporaryDirectory() as folder:
            fused = os.path.join(folder, "fused.mlir")
            loops = os.path.join(folder, "loops.mlir")
            with open(fused, "w") as f:
                f.write(MODULE.format(t=tokens, w=(HQ + 2 * HK) * D, d=D,
                                      p=ROWS, b=blocks, s=BLOCK, hk=HK, hq=HQ))
            subprocess.run([os.path.join(args.bin, "prelude-opt"), fused,
                            "--prelude-decompose", "-o", loops], check=True)
            count = max(1, 256 // tokens)
            inputs = write_inputs(folder, tokens, blocks, count)
            repeat = max(5, min(100, 20000 // tokens))
            ratios, times = [], {fused: [], loops: []}
            for _ in range(args.rounds):
                for module in (fused, loops):
                    times[module].append(run(args, module, inputs,
                                             module + ".out", repeat,
                                             count))
                ratios.append(times[loops][-1] / times[fused][-1])
            difference = max(
                largest_difference(f"{fused}.out/result{i}.npy",
                                   f"{loops}.out/result{i}.npy")
                for i in range(3))
        # The sum of the norm is ordered differently: one bf16 step.
        if difference > 2.0 ** -7:
            sys.exit(f"compare_decomposition.py: outputs differ by {difference}"
                     f" of the row's largest at {tokens} tokens")
        print(f"{tokens:6} {statistics.median(times[fused]):10.1f} "
              f"{statistics.median(times[loops]):14.1f} "
              f"{statistics.median(ratios):7.1f} "
              f"{f'({min(ratios):.1f}-{max(ratios):.1f})':>15} "
              f"{difference:10.2g}", flush=True)


if __name__ == "__main__":
    main()
