#!/usr/bin/env python3
#===- run.py - Run cases and compare them with PyTorch's -------*- Python -*-===#
#
# Usage: run.py [--cases CASES_JSON] [--case NAME ...] [--output-dir DIR]
#               [--prelude-run PATH] [--time-only] [-- OPTIONS_OF_PRELUDE_RUN]
#
# Compiles and runs every case by prelude-run and compares the results by
# compare.py. Exits with 1 if a run fails or an output is out of its bounds.
#
#===------------------------------------------------------------------------===#

import argparse
import os
import subprocess
import sys
import tempfile

import compare

HERE = os.path.dirname(os.path.abspath(__file__))


def run_command(prelude_run, manifest_path, case, output_dir, options):
    """The command that runs one case."""
    base = os.path.dirname(os.path.abspath(manifest_path))
    return [prelude_run, os.path.join(base, case["module"]),
            f"--entry={case['entry']}",
            *(f"--input={os.path.join(base, i['file'])}"
              for i in case["inputs"]),
            f"--output-dir={output_dir}", *options]


def run_cases(args, work_dir):
    cases = compare.load_manifest(args.cases)
    chosen = ([compare.find_case(cases, name) for name in args.case]
              if args.case else cases.values())
    rows, problems = [compare.HEADER], []
    for case in chosen:
        output_dir = os.path.join(work_dir, case["name"])
        os.makedirs(output_dir, exist_ok=True)
        # Results of an earlier run must not stand in for those of this one.
        for index in range(len(case["outputs"])):
            stale = os.path.join(output_dir, compare.RESULT_FILE.format(index))
            if os.path.exists(stale):
                os.remove(stale)
        command = run_command(args.prelude_run, args.cases, case, output_dir,
                              args.options)
        try:
            status = subprocess.run(command).returncode
        except OSError as error:
            raise compare.CompareError(
                f"{args.prelude_run}: cannot be run: {error.strerror}")
        if status != 0:
            problems.append(f"{case['name']}: prelude-run exits with {status}")
            continue
        if args.time_only:
            continue
        case_rows, wrong = compare.compare_case(args.cases, case, output_dir)
        rows += case_rows
        problems += [f"{case['name']}: {p}" for p in wrong]
    return rows, problems


def main(argv=None):
    parser = argparse.ArgumentParser(
        description="Run cases by prelude-run and compare the results with "
        "PyTorch's.")
    parser.add_argument("--cases", default=os.path.join(HERE, "cases.json"))
    parser.add_argument("--case", action="append", metavar="NAME",
                        help="only this case (may be repeated)")
    parser.add_argument("--output-dir", metavar="DIR",
                        help="keep the results in DIR/NAME")
    parser.add_argument("--prelude-run", default="prelude-run", metavar="PATH")
    parser.add_argument("--time-only", action="store_true",
                        help="do not compare: for --repeat of prelude-run")
    parser.add_argument("options", nargs="*",
                        help="options of prelude-run, after --")
    args = parser.parse_args(argv)
    try:
        if args.output_dir:
            rows, problems = run_cases(args, args.output_dir)
        else:
            with tempfile.TemporaryDirectory() as work_dir:
                rows, problems = run_cases(args, work_dir)
    except compare.CompareError as error:
        print(f"run.py: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"run.py: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    if not args.time_only:
        print(compare.format_table(rows))
    for problem in problems:
        print(f"run.py: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
