#!/usr/bin/env python3
#===- report.py - What raise and fuse do with each family ------*- Python -*-===#
#
# Usage: report.py [--prelude-opt PATH] [--passes PASSES] [--only TEXT]
#                  [--strict] CASES_JSON...
#
# Runs raise and fuse over the module of every case and prints a table: layers,
# then norms, ropes and cache writes found of those that the model has, fused
# sites, and what was refused or left alone, by reason. What a model lacks of
# these counts as explained where the report names a reason for it; a case with
# a layer that neither fused nor has a reason is silent. Exits with 1 if any
# case is silent or fails; with --strict, also if any layer isn't fused whose
# case doesn't expect a refusal.
#
#===------------------------------------------------------------------------===#

import argparse
import collections
import json
import os
import subprocess
import sys

# What a frontend's modules need first. JAX leaves the functions of its own
# library as calls.
FIRST = {"jax": ["--inline"], "tosa": ["--prelude-lower-tosa"]}


def run_report(prelude_opt, module, passes):
    """The report of `passes`, raise and fuse on `module`, or a message."""
    done = subprocess.run(
        [prelude_opt, "--allow-unregistered-dialect", *passes,
         "--prelude-raise", "--prelude-fuse", "--prelude-report=json", module,
         "-o", os.devnull], capture_output=True, text=True)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines()
        return None, lines[0] if lines else f"exit status {done.returncode}"
    try:
        return json.loads(done.stderr), None
    except json.JSONDecodeError:
        return None, "the report isn't JSON"


def summarize(case, report):
    """(row of the table, whether a layer is silent, whether one isn't fused)"""
    truth = case.get("counts") or case.get("truth") or {}
    layers = truth.get("attention_layers", case.get("layers", 0))
    raised = report["raised"]
    norms = collections.Counter(
        site["chain"] for site in report["sites"] if site["fused"])
    reasons = collections.Counter(report["refused"])
    for look_alike in report.get("look_alikes", []):
        reasons[f"{look_alike['kind']}:{look_alike['reason']}"] += 1
    fused = report["fused"]
    # A norm of hidden states is none of the attention's: only what is missing
    # counts.
    found = {kind: raised[name] for kind, name in (
        ("norms", "rms_norm"), ("ropes", "rope"),
        ("cache_writes", "kv_cache_update"))}
    row = [case["name"], str(layers)]
    for kind in ("norms", "ropes", "cache_writes"):
        row.append(f"{found[kind]}/{truth.get(kind, '?')}")
    row.append(f"{fused}/{layers}")
    row.append(", ".join(f"{chain} {count}" for chain, count in
                         sorted(norms.items())) or "-")
    row.append(", ".join(f"{code} {count}" for code, count in
                         sorted(reasons.items())) or "-")
    return row, fused < layers and not reasons, fused < layers


HEADER = ["case", "layers", "norms", "ropes", "writes", "fused", "chains",
          "refused"]


def main():
    parser = argparse.ArgumentParser(
        description="Print what raise and fuse do with each family.")
    parser.add_argument("cases", nargs="+", metavar="CASES_JSON")
    parser.add_argument("--prelude-opt", default="prelude-opt")
    parser.add_argument("--passes", default="", help="passes that run before the raise")
    parser.add_argument("--only", default="", help="cases that contain this")
    parser.add_argument("--strict", action="store_true")
    options = parser.parse_args()

    rows, failures = [HEADER], []
    for path in options.cases:
        with open(path, encoding="utf-8") as file:
            cases = json.load(file)["cases"]
        for case in cases:
            if options.only not in case["name"]:
                continue
            module = os.path.join(os.path.dirname(path), case["module"])
            report, error = run_report(options.prelude_opt, module,
                                       FIRST.get(case["frontend"], [])
                                       + options.passes.split())
            if error:
                failures.append(f"{case['name']}: {error}")
                continue
            row, is_silent, is_open = summarize(case, report)
            rows.append(row)
            if is_silent:
                failures.append(f"{case['name']}: a layer has neither a fused "
                                f"op nor a reason")
            if options.strict and is_open and not case.get("refused"):
                failures.append(f"{case['name']}: {row[5]} layers fused, all "
                                f"expected")

    widths = [max(len(row[i]) for row in rows) for i in range(len(HEADER) - 1)]
    for row in rows:
        print("  ".join([cell.ljust(width) for cell, width
                         in zip(row, widths)] + row[-1:]))
    for failure in failures:
        print(f"error: {failure}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
