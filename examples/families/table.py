#!/usr/bin/env python3
#===- table.py - What becomes of each family, and its numbers --*- Python -*-===#
#
# Usage: table.py [--prelude-opt PATH] [--prelude-run PATH] [--only TEXT]
#                 [--markdown] CASES_JSON...
#
# A row for each case: what report.py tells, and what comes out of three ways
# to compile and run it: with raise and fuse, with raise only, and with neither.
#
#   fused/chain    raise and fuse against raise only: the same bits, or how many
#                  elements differ.
#   raised/module  raise only against neither: the least share of bit-equal
#                  elements and the largest error of an output.
#   fused          raise and fuse against the framework, and
#   module         neither against the framework, which is what the frontend
#                  and upstream's lowering make of the model: largest errors.
#
# Errors are shares of the largest value in the row (of the tensor for hidden
# states), as in ../qwen3/compare.py, whose bounds hold. Exits with 1 unless
#
#   * fused and chain are the same bits;
#   * raised and module are within the bound of each output;
#   * fused is no farther from the framework than the module is, plus the bound:
#     what is not the raise's is measured, not forgiven in general;
#   * every layer is fused, or refused with a reason.
#
# Needs numpy.
#
#===------------------------------------------------------------------------===#

import argparse
import json
import os
import subprocess
import sys
import tempfile

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, os.pardir, "qwen3"))
import compare  # noqa: E402
import report  # noqa: E402
import run  # noqa: E402

MODES = {"fused": [], "raised": ["--no-fuse"],
         "module": ["--no-raise", "--no-fuse"]}
# Of a norm, raise leaves the order of the sum and the root to the kernel: an
# element next to a rounding boundary may differ by one step in the first
# layer's caches, and what comes behind sees other activations.
NUMBERS = ["fused/chain", "raised/module", "fused", "module"]


def run_modes(options, manifest, case, folder):
    """The results of each mode, a list of arrays, or a message."""
    results = {}
    if case["frontend"] in report.FIRST:
        prepared = os.path.join(os.path.abspath(folder), "module.mlir")
        subprocess.run(
            [options.prelude_opt, *report.FIRST[case["frontend"]],
             os.path.join(os.path.dirname(manifest), case["module"]), "-o",
             prepared], check=True)
        case = {**case, "module": prepared}
    for mode, flags in MODES.items():
        output_dir = os.path.join(folder, mode)
        done = subprocess.run(
            run.run_command(options.prelude_run, manifest, case, output_dir,
                            flags),
            capture_output=True, text=True)
        if done.returncode != 0:
            lines = done.stderr.strip().splitlines()
            return None, (f"{mode}: " + (lines[-1] if lines else
                                         f"exit status {done.returncode}"))
        results[mode] = [
            compare.load(os.path.join(output_dir,
                                      compare.RESULT_FILE.format(index)),
                         case["dtype"])
            for index in range(len(case["outputs"]))]
    return results, None


def measure(case, output, result, expected):
    """What compare.py measures, of written rows only where it is a cache."""
    bound = compare.bound_of(case, output)
    if "updates" in output and case.get("write") != "concat":
        rows = compare.written_rows(case, output, expected.shape)
        if np.any(compare.bits(result)[~rows] != compare.bits(expected)[~rows]):
            return bound, compare.Measured(0.0, np.inf, ())
        result, expected = result[rows], expected[rows]
    return bound, compare.measure(result, expected, bound.per_row)


def compare_modes(manifest, case, results):
    """(cells of the table, problems)"""
    base = os.path.dirname(os.path.abspath(manifest))
    problems, different = [], 0
    equal, errors = 1.0, {"raised": 0.0, "fused": 0.0, "module": 0.0}
    for index, output in enumerate(case["outputs"]):
        expected = compare.load(os.path.join(base, output["file"]),
                                case["dtype"])
        fused, raised, module = (results[mode][index] for mode in MODES)
        different += int(np.sum(compare.bits(fused) != compare.bits(raised)))
        bound, apart = measure(case, output, raised, module)
        equal = min(equal, apart.equal)
        errors["raised"] = max(errors["raised"], apart.error)
        if apart.error > bound.error or apart.equal < bound.equal:
            problems.append(
                f"{output['name']}: raised and module are {apart.equal:.2%} "
                f"bit-equal and up to {apart.error:.3g} apart, bounds "
                f"{bound.equal:.2%} and {bound.error:.3g}")
        _, ours = measure(case, output, fused, expected)
        _, theirs = measure(case, output, module, expected)
        errors["fused"] = max(errors["fused"], ours.error)
        errors["module"] = max(errors["module"], theirs.error)
        if ours.error > theirs.error + bound.error:
            problems.append(
                f"{output['name']}: {ours.error:.3g} from the framework, the "
                f"module itself {theirs.error:.3g}, bound {bound.error:.3g}")
    if different:
        problems.append(f"{different} elements of fused and chain differ")
    return ([str(different) if different else "same",
             f"{equal:.2%}, {errors['raised']:.2g}",
             f"{errors['fused']:.2g}", f"{errors['module']:.2g}"], problems)


def print_table(rows, markdown):
    if markdown:
        for number, row in enumerate(rows):
            print("| " + " | ".join(row) + " |")
            if number == 0:
                print("|" + "---|" * len(row))
        return
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width
                        in zip(row, widths)).rstrip())


def main():
    parser = argparse.ArgumentParser(
        description="Print what becomes of each family, and its numbers.")
    parser.add_argument("cases", nargs="+", metavar="CASES_JSON")
    parser.add_argument("--prelude-opt", default="prelude-opt")
    parser.add_argument("--prelude-run", default="prelude-run")
    parser.add_argument("--only", default="", help="cases that contain this")
    parser.add_argument("--markdown", action="store_true")
    options = parser.parse_args()

    rows, failures = [report.HEADER + NUMBERS], []
    for path in options.cases:
        for case in compare.load_manifest(path).values():
            if options.only not in case["name"]:
                continue
            module = os.path.join(os.path.dirname(path), case["module"])
            found, error = report.run_report(
                options.prelude_opt, module,
                report.FIRST.get(case["frontend"], []))
            if error:
                failures.append(f"{case['name']}: {error}")
                continue
            row, is_silent, is_open = report.summarize(case, found)
            if is_silent:
                failures.append(f"{case['name']}: a layer has neither a fused "
                                f"op nor a reason")
            with tempfile.TemporaryDirectory() as folder:
                results, error = run_modes(options, path, case, folder)
            if error:
                row += ["-"] * len(NUMBERS)
                failures.append(f"{case['name']}: {error}")
            else:
                cells, problems = compare_modes(path, case, results)
                row += cells
                failures += [f"{case['name']}: {p}" for p in problems]
            rows.append(row)
            print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print_table(rows, options.markdown)
    for failure in failures:
        print(f"table.py: {failure}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
