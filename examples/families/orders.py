#!/usr/bin/env python3
#===- orders.py - Raise after other passes, in any order -------*- Python -*-===#
#
# Usage: orders.py [--prelude-opt PATH] [--case NAME ...] [--orders N]
#                  CASES_JSON...
#
# Runs passes that others run before the raise, in eight orders, and compares
# what raise and fuse find with what they find without them. The same is
# expected. Less, with a reason in the report, is told: elementwise fusion can
# move the rotation of q into the contraction of the scores, over groups of
# heads, or a write into a body, where no op of the dialect can stand. Exits
# with 1 if anything is lost in silence, or with --strict if anything is lost.
#
#===------------------------------------------------------------------------===#

import argparse
import json
import os
import sys

import report

CLEAN = ["--canonicalize", "--cse"]
FUSE, UNIT, GENERAL = ("--linalg-fuse-elementwise-ops",
                       "--linalg-fold-unit-extent-dims",
                       "--linalg-generalize-named-ops")
ORDERS = [
    [*CLEAN, FUSE, UNIT, GENERAL],
    [GENERAL, UNIT, FUSE, *CLEAN],
    [FUSE, GENERAL, *CLEAN, UNIT],
    [UNIT, FUSE, GENERAL, *CLEAN],
    [GENERAL, *CLEAN, FUSE, UNIT],
    [UNIT, *CLEAN, GENERAL, FUSE],
    [FUSE, *CLEAN, UNIT, GENERAL],
    [GENERAL, FUSE, *CLEAN, UNIT],
]


def found(case, result):
    """(ropes, writes, fused, chains), the fused sites, the reasons"""
    row, _, _ = report.summarize(case, result)
    return tuple(row[3:7]), result["fused"], row[7]


def main():
    parser = argparse.ArgumentParser(
        description="Raise after other passes, in any order.")
    parser.add_argument("cases", nargs="+", metavar="CASES_JSON")
    parser.add_argument("--prelude-opt", default="prelude-opt")
    parser.add_argument("--case", action="append", metavar="NAME",
                        help="only this case (may be repeated)")
    parser.add_argument("--orders", type=int, default=len(ORDERS),
                        help="how many of the orders")
    parser.add_argument("--strict", action="store_true")
    options = parser.parse_args()

    failures, same, refused, count = [], 0, 0, 0
    for path in options.cases:
        with open(path, encoding="utf-8") as file:
            cases = json.load(file)["cases"]
        for case in cases:
            if options.case and case["name"] not in options.case:
                continue
            module = os.path.join(os.path.dirname(path), case["module"])
            first = report.FIRST.get(case["frontend"], [])
            expected, error = report.run_report(options.prelude_opt, module,
                                                first)
            if error:
                failures.append(f"{case['name']}: {error}")
                continue
            chains, sites, before = found(case, expected)
            for order in ORDERS[:options.orders]:
                count += 1
                result, error = report.run_report(options.prelude_opt, module,
                                                  first + order)
                names = " ".join(name.lstrip("-") for name in order)
                if error:
                    failures.append(f"{case['name']}: after {names}: {error}")
                    continue
                now, now_sites, reasons = found(case, result)
                if now == chains:
                    same += 1
                    continue
                text = (f"{case['name']}: after {names}: {' '.join(now)}, "
                        f"without {' '.join(chains)}: {reasons}")
                if options.strict or now_sites > sites or reasons == before:
                    failures.append(text)
                else:
                    refused += 1
                    print(text)
    print(f"{count} runs: {same} the same, {refused} with less and a reason")
    for failure in failures:
        print(f"orders.py: {failure}", file=sys.stderr)
    return 1 if failures or not count else 0


if __name__ == "__main__":
    sys.exit(main())
