#!/usr/bin/env python3
# ===- check-reason-codes.py - Each reason code is one edit from success -----===
#
# Reads programs that a pass takes, each with the edits that make it refuse:
#
#   // EDIT code: `old` => `new`       the one place of `old` is replaced
#   // EDIT code: `old` => `new` and `old` => `new`
#   // EDIT-ALL code: `old` => `new`   each place of `old` is replaced
#   // OPTION code: option=value       the pass gets this option instead; for
#                                       the code of a missing kernel without=ROW
#   func.func @program(...)
#
# and checks that the pass takes every program, that every edit gives its code
# (or its codes, with `+` between) and no other, and that every code of the
# pass has an edit, unless --some is given. --before names a pass that runs
# first.
#
# ===------------------------------------------------------------------------===

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys

from def_file import read_def

# Of ops that prelude-fuse doesn't make: prelude-decompose-unsupported meets
# them.
NEVER_FUSED = {"gate", "q-out-dtype"}

Edit = collections.namedtuple("Edit", "line codes function option")


def get_kernel_codes(path):
    """All codes of missing kernels."""
    return {code for _, code, _ in read_def(path, "PRELUDE_REASON")}


def read_programs(path):
    """The programs of a file by name, the edits, and what stands before both."""
    programs, edits, pending, prefix, errors = {}, [], [], [], []
    text = path.read_text()
    body, _, rest = text.partition("\nfunc.func ")
    first = body.count("\n") + 2
    name = None
    for number, line in enumerate(text.splitlines(), start=1):
        directive = re.match(r"// (EDIT|EDIT-ALL|OPTION) ([a-z0-9+-]+): (.*)", line)
        if directive:
            pending.append((number, *directive.groups()))
            name = None
        elif line.startswith("func.func @"):
            name = re.match(r"func\.func @(\w+)", line)[1]
            programs[name] = line + "\n"
            edits += [(name, *edit) for edit in pending]
            pending = []
        elif name:
            programs[name] += line + "\n"
        elif number < first and not line.startswith("//"):
            prefix.append(line)
    made = []
    for name, number, kind, codes, what in edits:
        where = f"{path}:{number}"
        program = programs[name]
        codes = set(codes.split("+"))
        if kind == "OPTION":
            made.append(Edit(where, codes, program, what))
            continue
        changes = re.findall(r"(?:^| and )`(.+?)` => `(.*?)`(?= and `|$)", what)
        for old, new in changes or [("", "")]:
            count = program.count(old) if old else 0
            if not count or (kind == "EDIT" and count != 1):
                errors.append(f"{where}: {count} places to edit in @{name}")
                break
            program = program.replace(old, new)
        else:
            made.append(Edit(where, codes, program, ""))
    return "\n".join(prefix), programs, made, errors


def run_pass(opt, before, name, option, module):
    """The report on a module, the codes of each function, the printed module."""
    passes = [f"--prelude-{name}={option}" if option else f"--prelude-{name}"]
    if name == "decompose-unsupported" and option.startswith("target="):
        # The module tells the target.
        passes = [f"--prelude-set-target={option}", f"--prelude-{name}"]
    result = subprocess.run(
        [
            opt,
            *before,
            *passes,
            "--prelude-report=json",
            "--allow-unregistered-dialect",
            "-",
        ],
        input=module,
        text=True,
        capture_output=True,
    )
    if result.returncode:
        sys.exit(f"error: {opt} failed:\n{result.stderr}")
    report = json.loads(result.stderr)
    codes = collections.defaultdict(set)
    for entry in report["sites"] + report["look_alikes"] + report["fallbacks"]:
        codes[entry["function"]].add(entry["reason"] or "fused")
    printed = {
        re.match(r"\w+", part)[0]: part
        for part in re.split(r"func\.func (?:private )?@", result.stdout)[1:]
    }
    return codes, printed


def check_file(opt, before, name, path):
    """The codes that a file's edits give, and what is wrong."""
    prefix, programs, edits, errors = read_programs(path)
    # Programs and edits with one option are one run.
    runs = collections.defaultdict(list)
    for edit in edits:
        runs[edit.option].append(edit)
    found = set()
    for option, group in [("", runs.pop("", []))] + list(runs.items()):
        module = [prefix] + ([] if option else list(programs.values()))
        for number, edit in enumerate(group):
            module.append(
                re.sub(r"@\w+", f"@edit_{number}", edit.function, count=1)
            )
        codes, printed = run_pass(opt, before, name, option, "\n".join(module))
        for program in [] if option else programs:
            # The fuse report has its successes, the raise one its failures.
            got = codes[program] - {"fused"}
            takes = "prelude." if name == "raise" else "prelude.fused"
            if got or takes not in printed[program]:
                errors.append(f"{path}: @{program} isn't taken: {sorted(got)}")
        for number, edit in enumerate(group):
            got = codes[f"edit_{number}"] - {"fused"}
            if got == edit.codes:
                found |= got
            else:
                errors.append(
                    f"{edit.line}: gives {sorted(got)}, not {sorted(edit.codes)}"
                )
    return found, errors


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prelude-opt", required=True)
    parser.add_argument(
        "--pass",
        dest="name",
        choices=["raise", "fuse", "decompose-unsupported"],
        required=True,
    )
    parser.add_argument("--reasons", type=pathlib.Path, required=True)
    parser.add_argument("--capabilities", type=pathlib.Path, required=True)
    parser.add_argument("--before", metavar="PASS")
    parser.add_argument("--some", action="store_true")
    parser.add_argument("files", type=pathlib.Path, nargs="+")
    args = parser.parse_args()

    before = [f"--{args.before}"] if args.before else []
    known, needed = set(), set()
    if args.name != "decompose-unsupported":
        macro = f"PRELUDE_{args.name.upper()}_REASON"
        known = {code for _, code, *_ in read_def(args.reasons, macro)}
        needed = set(known)
    if args.name != "raise":
        kernel_codes = get_kernel_codes(args.capabilities)
        known |= kernel_codes
        if args.name == "fuse":
            needed |= kernel_codes - NEVER_FUSED
        else:
            needed |= NEVER_FUSED
    found, errors = set(), []
    for path in args.files:
        codes, messages = check_file(args.prelude_opt, before, args.name, path)
        found |= codes
        errors += messages
    if args.some:
        needed = set()
    errors += [f"{code}: no edit gives it" for code in sorted(needed - found)]
    errors += [f"{code}: isn't documented" for code in sorted(found - known)]
    for error in errors:
        print(f"error: {error}", file=sys.stderr)
    if not errors:
        print(f"{len(found)} codes, each one edit away from success")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
