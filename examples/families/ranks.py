#!/usr/bin/env python3
#===- ranks.py - The families over several processes ------------*- Python -*-===#
#
# Usage: ranks.py [--ranks N] [--case NAME ...] [--prelude-run PATH]
#                 [--mpirun COMMAND] CASES_JSON...
#
# Runs each case by prelude-run in one process and by mpirun in N, compares the
# results by compare_ranks.py, and prints a line: how many results are cut, how
# many are equal bit for bit, how far the others are from what one process
# computes. A case that can't be cut is told with its error. Exits with 1 if a
# result is not what it should be.
#
# Needs numpy and Open MPI.
#
#===------------------------------------------------------------------------===#

import argparse
import os
import shlex
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, os.pardir, "qwen3"))
import compare  # noqa: E402
import compare_ranks  # noqa: E402
import run  # noqa: E402

# What the sums over ranks have at most: four heads of 64 in gemma4_text.
TERMS = 256


def execute(command):
    """The error that prelude-run exits with, if any."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    if done.returncode == 0:
        return None
    errors = [line for line in done.stderr.splitlines() if "error: " in line]
    return errors[0].split("error: ", 1)[1] if errors else done.stderr.strip()


def run_case(args, manifest, case, folder):
    """Whether the results are as they should be, and how they are."""
    # How far LLVM optimizes changes no result, but the time that this takes.
    command = run.run_command(args.prelude_run, manifest, case, folder, ["-O0"])
    error = execute([*command[:-2], f"--output-dir={folder}/one", "-O0"])
    if error:
        return False, f"one process: {error}"
    error = execute([*args.mpirun, "-n", str(args.ranks), *command,
                     f"--ranks={args.ranks}"])
    if error:
        base = os.path.dirname(os.path.abspath(manifest)) + os.sep
        return None, "not cut: " + error.replace(base, "")
    results = compare_ranks.compare(f"{folder}/one", folder, args.ranks, TERMS)
    words = [words for _, words in results]
    equal = [text for text in words if text.endswith(", equal")]
    cut = [text for text in words if text.startswith("cut")]
    text = (f"{len(results)} results, {len(cut)} of them cut, {len(equal)} "
            "equal bit for bit")
    rest = [text.split(", ", 1)[1] for text in words if text not in equal]
    return all(good for good, _ in results), "; ".join([text, *rest])


def main():
    parser = argparse.ArgumentParser(
        description="Run the families over several processes.")
    parser.add_argument("manifests", nargs="+", metavar="CASES_JSON")
    parser.add_argument("--ranks", type=int, default=2, metavar="N")
    parser.add_argument("--case", action="append", metavar="NAME")
    parser.add_argument("--prelude-run", default="prelude-run", metavar="PATH")
    parser.add_argument("--mpirun", type=shlex.split, metavar="COMMAND",
                        default=["mpirun", "--oversubscribe"],
                        help="with its options, but for -n")
    args = parser.parse_args()
    failed, count, uncut = False, 0, 0
    for manifest in args.manifests:
        for case in compare.load_manifest(manifest).values():
            if args.case and case["name"] not in args.case:
                continue
            with tempfile.TemporaryDirectory() as folder:
                good, words = run_case(args, manifest, case, folder)
            print(f"{case['name']}: {words}", flush=True)
            count += 1
            failed |= good is False
            uncut += good is None
    print(f"{count - uncut} of {count} cases on {args.ranks} ranks")
    sys.exit(failed)


if __name__ == "__main__":
    main()
