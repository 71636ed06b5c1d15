#!/usr/bin/env python3
# ===- startup.py - How long the tools take to start --------------------------===#
#
#   benchmarks/compile_time/startup.py [--runs=20] build/bin/prelude-opt mlir-opt-22
#
# Runs each tool on an empty module and prints the median of the wall and of the CPU
# times, of the tools in turn, so that what else the machine does meets all alike.
#
# ===------------------------------------------------------------------------===

import argparse
import resource
import statistics
import subprocess
import time


def measure(tool):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    subprocess.run([tool, "-o", "/dev/null", "-"], input=b"", check=True)
    wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall * 1e3, cpu * 1e3


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("tools", nargs="+")
    args = parser.parse_args()
    for tool in args.tools:
        measure(tool)  # reads the files into memory
    times = {tool: [] for tool in args.tools}
    for _ in range(args.runs):
        for tool in args.tools:
            times[tool].append(measure(tool))
    for tool, pairs in times.items():
        wall, cpu = (statistics.median(column) for column in zip(*pairs))
        print(f"{tool}: {wall:.1f} ms, of them {cpu:.1f} ms CPU (median of {args.runs})")


if __name__ == "__main__":
    main()
