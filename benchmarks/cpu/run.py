#!/usr/bin/env python3
"""Runs prelude-bench-cpu and prints its times with the ratios that matter.

    run.py BUILD [--variants qwen3,vllm] [--min-time 0.5] [--repetitions 3]

fused/chain  how many times faster the fused call is than the single calls
fused/copy   its byte rate as a share of a large memcpy's in the same run
Each figure is the median of the repetitions. On a machine that does other work
too, `--cpu-time` takes the time that the thread ran, which says something for
one thread only. `--check` exits 1 where the fused
call is slower than the chain, less than 1.3 times faster from 512 tokens on, or
below half the copy's rate from 128 tokens on.
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
    parser.add_argument("--min-time", default="0.2")
    parser.add_argument("--repetitions", default="3")
    parser.add_argument("--cpu-time", action="store_true")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()

    if args.cpu_time and args.threads != "1":
        parser.error("--cpu-time takes --threads 1")
    binary = args.build
    for folder in ("benchmarks/cpu", "runtime/benchmarks/cpu", "bin"):
        path = os.path.join(args.build, folder, "prelude-bench-cpu")
        if os.path.exists(path):
            binary = path
    variants = args.variants.replace(",", "|")
    threads = args.threads.replace(",", "|")
    output = subprocess.run(
        [binary, "--benchmark_format=json",
         "--benchmark_min_time=" + args.min_time,
         "--benchmark_repetitions=" + args.repetitions,
         "--benchmark_enable_random_interleaving=true",
         "--benchmark_filter=^(memcpy/(%s)|(%s)/[a-z]+/[0-9]+/(%s))/" %
         (threads, variants, threads)],
        check=True, stdout=subprocess.PIPE).stdout
    found = {}
    for entry in json.loads(output)["benchmarks"]:
        if entry.get("aggregate_name") != "median":
            continue
        name = entry["run_name"].replace("/real_time", "")
        time, rate = entry["real_time"], entry["bytes_per_second"]
        if args.cpu_time:
            rate *= time / entry["cpu_time"]
            time = entry["cpu_time"]
        found[name] = (time, rate)

    bad = []
    print("%-10s %7s %7s %10s %10s %12s %12s %11s" %
          ("variant", "threads", "tokens", "fused us", "chain us",
           "fused/chain", "fused GB/s", "fused/copy"))
    for thread in args.threads.split(","):
        copy = found["memcpy/" + thread][1]
        for variant in args.variants.split(","):
            for tokens in (1, 16, 128, 512, 4096):
                key = "%s/%%s/%d/%s" % (variant, tokens, thread)
                fused, rate = found[key % "fused"]
                chain = found[key % "chain"][0]
                speedup, share = chain / fused, rate / copy
                print("%-10s %7s %7d %10.2f %10.2f %12.2f %12.1f %11.2f" %
                      (variant, thread, tokens, fused, chain, speedup,
                       rate / 1e9, share))
                if speedup < (1.3 if tokens >= 512 else 1.0):
                    bad.append("%s: %.2f times the chain" %
                               (key % "fused", speedup))
                if tokens >= 128 and share < 0.5:
                    bad.append("%s: %.2f of the copy's rate" %
                               (key % "fused", share))
        print("memcpy of 256 MiB, %s threads: %.1f GB/s read and written" %
              (thread, copy / 1e9))
    for line in bad:
        print("below the target: " + line)
    return 1 if bad and args.check else 0


if __name__ == "__main__":
    sys.exit(main())
