#!/usr/bin/env python3
# ===- check-labels.py - Documented constraint, check and test belong together
#
# Every constraint of an op is documented under a label, (C1), in its ODS
# description. This checks that each documented label has a comment at its check
# (`// rope_c3`) and a test function (`@rope_c3` or `@rope_c3_...`), and that no
# comment or test has a label that is not documented.
#
# ===------------------------------------------------------------------------===

import argparse
import pathlib
import re
import sys


def documented_labels(folder):
    labels = set()
    for path in sorted(folder.glob("*.td")):
        text = path.read_text()
        # What belongs to a definition reaches to the next one.
        for part in re.split(r"^(?=def )", text, flags=re.M):
            op = re.match(r'def Prelude_\w+Op\s*:[^"]*"(\w+)"', part)
            constraints = part.partition("Constraints")[2].partition("}]")[0]
            if op:
                found = re.findall(r"^\s*\* \(C(\d+)\)", constraints, flags=re.M)
                labels |= {f"{op[1]}_c{number}" for number in found}
            elif part.startswith("def Prelude_Dialect"):
                found = re.findall(r"^\s*\* \(A(\d+)\)", constraints, flags=re.M)
                labels |= {f"a{number}" for number in found}
    return labels


def checked_labels(folder):
    labels = set()
    for path in sorted(folder.glob("*.cpp")):
        for line in path.read_text().splitlines():
            comment = re.match(r"\s*//+ (A\d+|[a-z_]+_c\d+)\b", line)
            if comment:
                labels.add(comment[1].lower())
    return labels


def tested_labels(path):
    # A function with an expected error, named for a label.
    labels = set()
    for part in re.split(r"^// -----$", path.read_text(), flags=re.M):
        name = re.search(r"func\.func @(a\d+|[a-z_]+_c\d+)(?=[_(])", part)
        if name and "expected-error" in part:
            labels.add(name[1])
    return labels


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ods", type=pathlib.Path, required=True)
    parser.add_argument("--lib", type=pathlib.Path, required=True)
    parser.add_argument("--tests", type=pathlib.Path, required=True)
    args = parser.parse_args()

    documented = documented_labels(args.ods)
    errors = []
    if not documented:
        errors.append(f"{args.ods}: no documented labels")
    for what, found in (
        ("check", checked_labels(args.lib)),
        ("test", tested_labels(args.tests)),
    ):
        errors += [f"{label}: no {what}" for label in sorted(documented - found)]
        errors += [
            f"{label}: has a {what} but is not documented"
            for label in sorted(found - documented)
        ]
    for error in errors:
        print(f"error: {error}", file=sys.stderr)
    if not errors:
        print(f"{len(documented)} labels, each documented, checked and tested")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
