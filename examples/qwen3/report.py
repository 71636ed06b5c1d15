#!/usr/bin/env python3
#===- report.py - What raise and fuse do with each case --------*- Python -*-===#
#
# Usage: report.py [--cases CASES_JSON] [--prelude-opt PATH] [--fuse OPTIONS]
#
# Runs raise and fuse over every exported module and prints what the report
# says: sites, fused, refused. Exits with 1 unless every layer has one site,
# its chain is norm+rope+cache, it fused, and nothing of the chain is left.
#
#===------------------------------------------------------------------------===#

import argparse
import json
import os
import re
import subprocess
import sys

import compare

HERE = os.path.dirname(os.path.abspath(__file__))
CHAIN = "norm+rope+cache"


def run_report(prelude_opt, module, fuse_options=""):
    """(report, module text) after raise and fuse."""
    fuse = f"--prelude-fuse={fuse_options}" if fuse_options else "--prelude-fuse"
    done = subprocess.run(
        [prelude_opt, "--allow-unregistered-dialect", "--prelude-raise", fuse,
         "--prelude-report=json", module], capture_output=True, text=True)
    if done.returncode != 0:
        raise compare.CompareError(f"{module}: {done.stderr.strip()}")
    return json.loads(done.stderr), done.stdout


def problems_of(case, report, text):
    """What is wrong with a case's report, if anything."""
    problems = []
    layers = case.get("layers", 1)
    sites = report["sites"]
    if len(sites) != layers:
        problems.append(f"{len(sites)} sites, expected {layers}")
    for site in sites:
        if site["chain"] != CHAIN or not site["fused"]:
            problems.append(f"{site['location']}: chain {site['chain']}, "
                            f"{'fused' if site['fused'] else site['reason']}, "
                            f"expected {CHAIN}, fused")
    if report["refused"]:
        problems.append(f"refused {report['refused']}, expected none")
    for left in ("tm_tensor", r"prelude\.rope", r"prelude\.kv_cache_update"):
        count = len(re.findall(left + r"\b", text))
        if count:
            problems.append(f"{count} of {left} left, expected none")
    return problems


def main():
    parser = argparse.ArgumentParser(
        description="Print what raise and fuse do with each exported module.")
    parser.add_argument("--cases", default=os.path.join(HERE, "cases.json"))
    parser.add_argument("--prelude-opt", default="prelude-opt", metavar="PATH")
    args = parser.parse_args()
    rows, failures = [("case", "layers", "sites", "chain", "fused", "refused")], []
    try:
        for case in compare.load_manifest(args.cases).values():
            module = os.path.join(os.path.dirname(os.path.abspath(args.cases)),
                                  case["module"])
            report, text = run_report(args.prelude_opt, module)
            chains = sorted({site["chain"] for site in report["sites"]})
            rows.append((case["name"], str(case.get("layers", 1)),
                         str(len(report["sites"])), " ".join(chains),
                         str(report["fused"]),
                         str(sum(report["refused"].values()))))
            failures += [f"{case['name']}: {p}"
                         for p in problems_of(case, report, text)]
    except compare.CompareError as error:
        print(f"report.py: {error}", file=sys.stderr)
        return 1
    print(compare.format_table(rows))
    for failure in failures:
        print(f"report.py: {failure}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
