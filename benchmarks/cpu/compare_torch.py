#!/usr/bin/env python3
#===- compare_torch.py - The fused kernel beside torch.compile -*- Python -*-===#
#
# Usage: compare_torch.py --runtime LIBPRELUDE_RUNTIME [--threads 1 2]
#                         [--tokens 1 16 128 512 4096] [--json FILE]
#
# Times the prelude of one bf16 layer (Hq 32, Hk 8, D 128, nhd cache with
# 16-token blocks, random slots) three ways in one run: the fused kernel through
# the C ABI, the eager formula, and torch.compile of the eager formula. The
# outputs are compared first. Each measurement rotates over several buffer sets,
# so that at many tokens all of them go through memory, and the three take turns
# in short rounds; the medians and quartiles of the rounds are printed.
#
# Needs torch and a C++ compiler for it: run it in the environment that
# examples/qwen3/requirements.txt describes.
#
#===------------------------------------------------------------------------===#

import argparse
import ctypes
import json
import os
import statistics
import sys
import time

import torch

HQ, HK, D, BLOCK = 32, 8, 128, 16
EPS = 1e-6
MAX_POSITION = 8192

#===- The C ABI (runtime/include/prelude/Runtime.h) ------------------------===#

DTYPE = {torch.float32: 1, torch.bfloat16: 3, torch.int64: 8}
NEOX, STEPWISE, HEAD, NORM_FIRST, NHD, CPU = 0, 1, 0, 0, 0, 0


class Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("dtype", ctypes.c_int32),
                ("rank", ctypes.c_int32), ("shape", ctypes.c_int64 * 5),
                ("stride", ctypes.c_int64 * 5)]


class RopeSpec(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int32) for name in
                ("style", "rounding", "rotary_dim", "rotary_offset",
                 "section_order")] + [("sections", ctypes.c_int32 * 3)]


class FusedParams(ctypes.Structure):
    _fields_ = ([("struct_size", ctypes.c_uint32), ("flags", ctypes.c_uint32)] +
                [(name, Tensor) for name in
                 ("qkv", "q", "k", "v", "q_weight", "k_weight", "v_weight",
                  "cos", "sin", "positions", "slots", "k_scale", "v_scale",
                  "q_out", "gate_out", "k_out", "v_out", "k_cache", "v_cache")] +
                [(name, ctypes.c_int32) for name in
                 ("has_q_norm", "has_k_norm", "has_v_norm", "norm_rounding",
                  "norm_scope", "order", "layout")] +
                [(name, ctypes.c_float) for name in
                 ("weight_offset", "q_eps", "k_eps", "v_eps")] +
                [("reserved", ctypes.c_int32), ("rope", RopeSpec),
                 ("errors", ctypes.c_void_p)])


def describe(tensor):
    out = Tensor(tensor.data_ptr(), DTYPE[tensor.dtype], tensor.dim())
    for i, (size, stride) in enumerate(zip(tensor.shape, tensor.stride())):
        out.shape[i], out.stride[i] = size, stride
    return out


class Runtime:
    def __init__(self, path):
        self.lib = ctypes.CDLL(path)
        self.lib.prelude_last_error_v1.restype = ctypes.c_char_p
        # Both torch and the runtime bring an OpenMP library; each is told.
        self.set_threads = self.lib.omp_set_num_threads

    def check(self, status):
        if status != 0:
            sys.exit("compare_torch.py: " +
                     self.lib.prelude_last_error_v1().decode())

    def params(self, s, q_out):
        p = FusedParams()
        p.struct_size = ctypes.sizeof(FusedParams)
        for name in ("qkv", "q_weight", "k_weight", "cos", "sin", "positions",
                     "slots", "k_cache", "v_cache"):
            setattr(p, name, describe(s[name]))
        p.q_out = describe(q_out)
        p.has_q_norm = p.has_k_norm = 1
        p.norm_rounding, p.norm_scope = STEPWISE, HEAD
        p.order, p.layout = NORM_FIRST, NHD
        p.q_eps = p.k_eps = EPS
        p.rope = RopeSpec(NEOX, STEPWISE, D, 0, 0)
        return p

    def fused(self, params):
        self.check(self.lib.prelude_fused_v1(ctypes.byref(params), CPU, None))


#===- The eager formula, as Hugging Face models write it -------------------===#


def rms_norm(x, weight):
    f = x.to(torch.float32)
    f = f * torch.rsqrt(f.pow(2).mean(-1, keepdim=True) + EPS)
    return weight * f.to(x.dtype)


def rotate_half(x):
    a, b = x[..., :D // 2], x[..., D // 2:]
    return torch.cat((-b, a), dim=-1)


def eager(qkv, q_weight, k_weight, cos, sin, positions, slots, k_cache,
          v_cache):
    t = qkv.shape[0]
    q, k, v = qkv.split((HQ * D, HK * D, HK * D), dim=-1)
    q = rms_norm(q.view(t, HQ, D), q_weight)
    k = rms_norm(k.view(t, HK, D), k_weight)
    v = v.view(t, HK, D)
    c, s = cos[positions].unsqueeze(1), sin[positions].unsqueeze(1)
    q = q * c + rotate_half(q) * s
    k = k * c + rotate_half(k) * s
    k_cache.view(-1, HK, D).index_put_((slots,), k)
    v_cache.view(-1, HK, D).index_put_((slots,), v)
    return q


#===- Measuring ------------------------------------------------------------===#


def make_set(tokens, generator):
    def normal(*shape):
        return torch.randn(*shape, generator=generator).to(torch.bfloat16)
    angle = (torch.arange(MAX_POSITION)[:, None] /
             10000 ** (torch.arange(0, D, 2) / D)[None]).repeat(1, 2)
    blocks = max(2, 2 * tokens // BLOCK)
    return {
        "qkv": normal(tokens, (HQ + 2 * HK) * D),
        "q_weight": normal(D), "k_weight": normal(D),
        "cos": angle.cos().to(torch.bfloat16),
        "sin": angle.sin().to(torch.bfloat16),
        "positions": torch.randint(0, MAX_POSITION, (tokens,),
                                   generator=generator),
        "slots": torch.randperm(blocks * BLOCK, generator=generator)[:tokens],
        "k_cache": normal(blocks, BLOCK, HK, D),
        "v_cache": normal(blocks, BLOCK, HK, D),
    }


def clone(s):
    return {name: tensor.clone() for name, tensor in s.items()}


def check_outputs(runtime, sets, compiled):
    """Fused against eager: v rows the same bits, q and k within one bf16 step
    of the row's largest (the sum of the norm is ordered differently)."""
    # torch.compile keeps f32 between the steps of the formula, so its outputs
    # may be several bf16 steps away from those with the eager roundings.
    for name, function, bound in (("eager", eager, 2.0 ** -7),
                                  ("torch.compile", compiled, 2.0 ** -5)):
        ours, theirs = clone(sets[0]), clone(sets[0])
        q = torch.empty(ours["qkv"].shape[0], HQ, D, dtype=torch.bfloat16)
        runtime.fused(runtime.params(ours, q))
        want = function(**theirs)
        if not torch.equal(ours["v_cache"], theirs["v_cache"]):
            sys.exit(f"compare_torch.py: v_cache differs from {name}")
        for got, expected in ((q, want), (ours["k_cache"], theirs["k_cache"])):
            got, expected = got.float(), expected.float()
            largest = expected.abs().amax(-1, keepdim=True)
            if ((got - expected).abs() > bound * largest).any():
                sys.exit(f"compare_torch.py: outputs differ from {name}")


def measure(runs, rounds, target_seconds):
    """{name: list of seconds a call}, the contenders taking turns."""
    counts, times = {}, {name: [] for name in runs}
    for name, run in runs.items():
        for i in range(4):
            run(i)
        start = time.perf_counter()
        run(0)
        once = time.perf_counter() - start
        counts[name] = max(3, min(2000, int(target_seconds / max(once, 1e-7))))
    for _ in range(rounds):
        for name, run in runs.items():
            # Lets the other's worker threads go to sleep.
            time.sleep(0.25)
            run(0)
            start = time.perf_counter()
            for i in range(counts[name]):
                run(i)
            times[name].append((time.perf_counter() - start) / counts[name])
    return times


def main():
    parser = argparse.ArgumentParser(
        description="Time the fused kernel beside torch.compile.")
    parser.add_argument("--runtime", required=True, metavar="PATH",
                        help="libprelude_runtime.so")
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--tokens", type=int, nargs="+",
                        default=[1, 16, 128, 512, 4096])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", metavar="FILE")
    args = parser.parse_args()
    torch.manual_seed(0)
    generator = torch.Generator().manual_seed(0)
    runtime = Runtime(args.runtime)
    results = []
    print(f"torch {torch.__version__}, {os.cpu_count()} processors, "
          f"Hq {HQ}, Hk {HK}, D {D}, bf16; microseconds a call: median "
          "(quartiles)")
    print(f"{'threads':>7} {'tokens':>6} {'fused':>26} {'torch.compile':>26} "
          f"{'eager':>26} {'compile/fused':>13}")
    for threads in args.threads:
        torch.set_num_threads(threads)
        runtime.set_threads(threads)
        for tokens in args.tokens:
            torch._dynamo.reset()
            compiled = torch.compile(eager, dynamic=False)
            n = max(1, min(8, (256 << 20) // (tokens * 40960 * 2)))
            sets = [make_set(tokens, generator)]
            sets += [clone(sets[0]) for _ in range(n - 1)]
            outs = [torch.empty(tokens, HQ, D, dtype=torch.bfloat16)
                    for _ in sets]
            params = [runtime.params(s, q) for s, q in zip(sets, outs)]
            with torch.no_grad():
                check_outputs(runtime, sets, compiled)
                times = measure({
                    "fused": lambda i: runtime.fused(params[i % n]),
                    "torch.compile": lambda i: compiled(**sets[i % n]),
                    "eager": lambda i: eager(**sets[i % n]),
                }, args.rounds, 0.1)
            row = {"threads": threads, "tokens": tokens}
            cells = []
            for name, samples in times.items():
                low, mid, high = (1e6 * x for x in
                                  statistics.quantiles(samples, n=4))
                row[name] = {"median_us": mid, "q1_us": low, "q3_us": high}
                cells.append(f"{mid:10.1f} ({low:.1f}-{high:.1f})")
            ratio = (row["torch.compile"]["median_us"] /
                     row["fused"]["median_us"])
            results.append(row)
            print(f"{threads:7} {tokens:6} " +
                  " ".join(f"{c:>26}" for c in cells) + f" {ratio:13.2f}",
                  flush=True)
    if args.json:
        with open(args.json, "w") as f:
            json.dump({"torch": torch.__version__, "results": results}, f,
                      indent=1)


if __name__ == "__main__":
    main()
