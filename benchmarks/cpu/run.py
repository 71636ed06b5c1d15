#!/usr/bin/env python3
"""Runs prelude-bench-cpu and prints its times with the ratios that matter.

    run.py BUILD [--variants qwen3,vllm] [--threads 1,2] [--min-time 0.5]

fused/chain  how many times faster the fused call is than the single calls:
             median (quartiles) over pairs of calls, one after the other
fused/copy   its byte rate as a share of that of a large memcpy, made in between
`--check` exits 1 where the fused call is slower than the chain, less than 1.3
times faster from 512 tokens on, or, for the first variant, below half the
copy's rate from 128 tokens on.
"""

import argparse
import json
import os
import subprocess
import sys


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build", help="build folder, or the benchmark itself")
    parser.add_argument("--variants", default="qwen3,vllm,partial,gemma,"
                        "rope_cache,fp8_cache,gptj")
    parser.add_argument("--threads", default="1,2")
    parser.add_argument("--tokens", default="1,16,128,512,4096")
    parser.add_argument("--min-time", default="0.5")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()

    binary = args.build
    for folder in ("benchmarks/cpu", "runtime/benchmarks/cpu", "bin"):
        path = os.path.join(args.build, folder, "prelude-bench-cpu")
        if os.path.exists(path):
            binary = path
    output = subprocess.run(
        [binary, "--benchmark_format=json",
         "--benchmark_min_time=" + args.min_time,
         "--benchmark_filter=^(%s)/(%s)/(%s)/" %
         tuple(x.replace(",", "|")
               for x in (args.variants, args.tokens, args.threads))],
        check=True, stdout=subprocess.PIPE).stdout
    found = {}
    for entry in json.loads(output)["benchmarks"]:
        if "error_message" in entry:
            sys.exit("%s: %s" % (entry["name"], entry["error_message"]))
        found[entry["name"].replace("/manual_time", "")] = entry

    bad = []
    print("%-10s %7s %7s %10s %10s %18s %8s %8s %10s" %
          ("variant", "threads", "tokens", "fused us", "chain us",
           "fused/chain", "GB/s", "copy", "fused/copy"))
    for variant in args.variants.split(","):
        for thread in args.threads.split(","):
            for tokens in args.tokens.split(","):
                name = "%s/%s/%s" % (variant, tokens, thread)
                e = found[name]
                share = e["fused_gbps"] / e["copy_gbps"]
                speedup = "%.2f (%.2f-%.2f)" % (
                    e["speedup"], e["speedup_q1"], e["speedup_q3"])
                print("%-10s %7s %7s %10.2f %10.2f %18s %8.1f %8.1f %10.2f" %
                      (variant, thread, tokens, e["fused_us"], e["chain_us"],
                       speedup, e["fused_gbps"], e["copy_gbps"], share))
                if e["speedup"] < (1.3 if int(tokens) >= 512 else 1.0):
                    bad.append("%s: %.2f times the chain" %
                               (name, e["speedup"]))
                if int(tokens) >= 128 and share < 0.5 and \
                        variant == args.variants.split(",")[0]:
                    bad.append("%s: %.2f of the copy's rate" % (name, share))
    for line in bad:
        print("below the target: " + line)
    return 1 if bad and args.check else 0


if __name__ == "__main__":
    sys.exit(main())
