#!/usr/bin/env python3
#===- mutate.py - Change a module's meaning, and raise it ------*- Python -*-===#
#
# Usage: mutate.py [--prelude-opt PATH] [--prelude-run PATH] [--case NAME ...]
#                  [--kinds KIND,...] [--places N] [--jobs N] [--list]
#                  CASES_JSON...
#
# Makes one edit in a module that changes what it computes (halves swapped,
# another divisor, a slice shifted, a cast moved, ...), compiles and runs it with
# raise and fuse and with neither, and compares the results. Whatever the edit,
# the raise must not make an op that computes something else than the module
# that it got. Edits that the verifier rejects, or that upstream can't lower, do
# not count.
#
# The places of an edit are spread evenly over what stands before the scores of
# the attention: nothing is random. The module is cut there, where its spelling
# of the scores is known: it returns q as they read it, and the caches.
#
# Prints for each kind what became of the edits (OUTCOMES), and how many were
# wrong. Exits with 1 if any was. Needs numpy.
#
#===------------------------------------------------------------------------===#

import argparse
import collections
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, os.pardir, "qwen3"))
import compare  # noqa: E402
import report  # noqa: E402

# Raised and unraised may differ by the order of a norm's sum and its root. In
# bf16 that is one step of an element next to a rounding boundary; a rounding
# that is moved changes far more elements than that. A module may be ill
# conditioned after an edit (a sum that nearly cancels under the root), so that
# the largest error is held to one step of the row's largest, not of each value.
# In f32, where each of these changes most elements by 1e-7 of the row, an edit
# that divides by them raises that for the few next to 0: OUTLIERS of all may be
# RAISED times the error apart.
EQUAL = {"bf16": 0.97, "f32": 0.0}
ERROR = {"bf16": 2.0**-7, "f32": 1e-4}
OUTLIERS = {"bf16": 0.0, "f32": 0.001}
RAISED = 100.0


#===------------------------------------------------------------------------===#
# Edits
#===------------------------------------------------------------------------===#

KINDS = {}


def kind(name):
    def add(function):
        KINDS[name] = function
        return function
    return add


def replace(name, pattern, replacement):
    """An edit of one line by a regular expression."""
    expression = re.compile(pattern)

    def edit(lines, at):
        new, count = expression.subn(replacement, lines[at], count=1)
        return [new] if count and new != lines[at] else None
    KINDS[name] = edit


replace("add-to-sub", r"arith\.addf", "arith.subf")
replace("sub-to-add", r"arith\.subf", "arith.addf")
replace("mul-to-div", r"arith\.mulf", "arith.divf")
replace("div-to-mul", r"arith\.divf", "arith.mulf")
replace("drop-negation", r"arith\.negf (%\S+) :", r"arith.maximumf \1, \1 :")
replace("root", r"math\.rsqrt", "math.sqrt")
replace("inverse-root", r"math\.sqrt", "math.rsqrt")
replace("cos-to-sin", r"math\.cos", "math.sin")
replace("sin-to-cos", r"math\.sin", "math.cos")
replace("swap-halves",
        r"(tensor\.concat dim\(\d\)) (%\S+), (%\S+) : \(([^,()]+), \4\)",
        r"\1 \3, \2 : (\4, \4)")
replace("swap-inputs", r"ins\((%\S+), (%\S+) : (\S+), \3\)",
        r"ins(\2, \1 : \3, \3)")
replace("same-operand", r"(arith\.(?:add|sub|mul|div)f) (%\S+), (%\S+) :",
        r"\1 \2, \2 :")
replace("power", r"arith\.constant 2 : i(32|64)", r"arith.constant 3 : i\1")
replace("exponent", r"arith\.constant (dense<)?(-5\.0+e-01|2\.0+e\+00)(>?) :",
        r"arith.constant \g<1>1.500000e+00\3 :")
replace("divisor", r"arith\.constant (dense<)?(1\.6|3\.2|6\.4)0+e\+01(>?) : ",
        r"arith.constant \g<1>2.400000e+01\3 : ")
replace("negative-eps",
        r"arith\.constant (dense<)?(\d\.\d+[eE]-0?[4-7])(>?) :",
        r"arith.constant \g<1>-\2\3 :")
replace("large-eps",
        r"arith\.constant (dense<)?(\d\.\d+)[eE]-0?[4-7](>?) :",
        r"arith.constant \g<1>\2e-01\3 :")
replace("start-of-sum", r"linalg\.fill ins\(%\S+ : f32\)", "START")
replace("choice", r"arith\.select (%\S+), (%\S+), (%\S+) :",
        r"arith.select \1, \3, \2 :")
replace("predicate", r"arith\.cmpi (slt|ult|eq),",
        lambda m: "arith.cmpi " + {"slt": "sge", "ult": "uge",
                                   "eq": "ne"}[m[1]] + ",")
replace("combine", r"\"tm_tensor\.yield\"\((%\S+)\)", "COMBINE")
replace("dense-index", r"dense<(-?\d)> : tensor<([\dx]+)xi(32|64)>",
        lambda m: f"dense<{int(m[1]) - 1}> : tensor<{m[2]}xi{m[3]}>")
replace("index-dim", r"linalg\.index (\d) ",
        lambda m: f"linalg.index {(int(m[1]) + 1) % 4} ")
replace("permutation", r"permutation = \[0, 2, 1, 3\]",
        "permutation = [0, 1, 2, 3]")


@kind("shift-slice")
def shift_slice(lines, at):
    """A slice that starts one element earlier or later in the last dim."""
    match = re.search(r"(tensor\.extract_slice %\S+\[[^\]]*?)(\d+)\] \[[^\]]*?"
                      r"(\d+)\] \[.*? : tensor<[\dx]*?(\d+)x[a-z]\w+> to",
                      lines[at])
    if not match:
        return None
    start, size, extent = (int(match[i]) for i in (2, 3, 4))
    new = start + 1 if start + 1 + size <= extent else start - 1
    if new < 0:
        return None
    return [lines[at][:match.start(2)] + str(new) + lines[at][match.end(2):]]


@kind("shift-insert")
def shift_insert(lines, at):
    """A slice of a cache that is put one place earlier. In a tensor that is put
    together that would leave elements without a value."""
    match = re.search(r"tensor\.insert_slice %\S+ into %arg\d+\[([^\]]*)\]",
                      lines[at])
    numbers = match and [m for m in re.finditer(r"(?<![%\w])\d+", match[1])
                         if m[0] not in "0"]
    if not numbers:
        return None
    begin = match.start(1) + numbers[0].start()
    end = match.start(1) + numbers[0].end()
    return [lines[at][:begin] + str(int(numbers[0][0]) - 1) + lines[at][end:]]


def wrap(name, pattern, make):
    """An edit that puts an op behind another one."""
    expression = re.compile(r"^(\s*)(%[\w.]+) = (" + pattern + r".*) : (\S+)$")

    def edit(lines, at):
        match = expression.match(lines[at])
        if not match:
            return None
        indent, result, op, type_ = match.groups()
        if name == "round-early" and type_ != "f32":
            return None
        inner = "%mutant_" + result[1:].replace(".", "_")
        return ([f"{indent}{inner} = {op} : {type_}"] +
                [indent + line for line in make(inner, result, type_)])
    KINDS[name] = edit


wrap("negate", r"arith\.(?:mul|add|div)f ",
     lambda a, r, t: [f"{r} = arith.negf {a} : {t}"])
wrap("round-early", r"arith\.(?:mul|add|div)f ",
     lambda a, r, t: [f"{a}n = arith.truncf {a} : f32 to bf16",
                      f"{r} = arith.extf {a}n : bf16 to f32"])
wrap("double", r"arith\.(?:mul|add)f ",
     lambda a, r, t: [f"{r} = arith.addf {a}, {a} : {t}"])
wrap("double-index", r"arith\.(?:addi|muli|subi) ",
     lambda a, r, t: [f"{r} = arith.addi {a}, {a} : {t}"])


@kind("other-operand")
def other_operand(lines, at):
    """Another tensor of the same type, defined before: other table, weight."""
    match = re.search(r"ins\((%[\w]+(?:, %[\w]+)*) : (.*?)\) outs", lines[at])
    if not match:
        return None
    names, types = match[1].split(", "), match[2].split(", ")
    if len(names) != len(types):
        return None
    for number in reversed(range(len(names))):
        for before in range(at - 1, -1, -1):
            known = re.match(r"\s*(%\w+) = .*(?:: |-> |to |into )(tensor<\S+>)"
                             r"(?: \{?)?$", lines[before])
            if (known and known[2] == types[number]
                    and known[1] not in names
                    and "tensor.empty" not in lines[before]):
                new = names[:number] + [known[1]] + names[number + 1:]
                return [lines[at][:match.start(1)] + ", ".join(new)
                        + lines[at][match.end(1):]]
    return None


@kind("other-map")
def other_map(lines, at):
    """Two dims of an input's indexing map are exchanged."""
    match = re.search(r"indexing_maps = \[(#map\d*)", lines[at])
    if not match:
        return None
    for line in lines[:100]:
        known = re.match(re.escape(match[1]) + r" = affine_map<\((.*)\) -> "
                         r"\((.*)\)>", line)
        if not known:
            continue
        results = known[2].split(", ")
        dims = [i for i, r in enumerate(results) if r.startswith("d")]
        if len(dims) < 2:
            return None
        a, b = dims[-3:-1] if len(dims) > 2 else dims
        results[a], results[b] = results[b], results[a]
        return [lines[at].replace(match[1], f"affine_map<({known[1]}) -> ("
                                  f"{', '.join(results)})>", 1)]
    return None


def apply(name, lines, at):
    """The lines with the edit made, or None."""
    new = KINDS[name](lines, at)
    if not new:
        return None
    result = lines[:at] + new + lines[at + 1:]
    text = "\n".join(result)
    if "START" in new[0]:
        text = text.replace("START", "linalg.fill ins(%mutant_one : f32)", 1)
        text = re.sub(r"(func\.func (?:public )?@\w+\(.*\{\n)",
                      r"\1    %mutant_one = arith.constant 1.000000e+00 : f32\n",
                      text, count=1)
    if "COMBINE" in new[0]:
        # The body gives back what was there.
        for before in range(at, at - 6, -1):
            block = re.match(r"\s*\^bb0\((%\w+): \w+, (%\w+): \w+\)",
                             lines[before])
            if block:
                text = text.replace("COMBINE",
                                    f'"tm_tensor.yield"({block[2]})', 1)
    return text


#===------------------------------------------------------------------------===#
# Modules
#===------------------------------------------------------------------------===#

def prepare(prelude_opt, module, first):
    """The module's lines, each constant and op on one."""
    done = subprocess.run(
        [prelude_opt, "--allow-unregistered-dialect", *first, "--canonicalize",
         "--cse", module], capture_output=True, text=True, check=True)
    return done.stdout.split("\n")


def cut(lines):
    """(lines, where the prelude ends): returns q and the caches, if the scores
    are a batch_matmul behind the last write; else all is left."""
    write = max((number for number, line in enumerate(lines)
                 if re.search(r"(tm_tensor|tosa)\.scatter", line) or "insert_slice" in line
                 and re.search(r"into %arg\d+\[", line)), default=None)
    returned = next(number for number, line in enumerate(lines)
                    if re.match(r"\s*return ", line))
    if write is None:
        return lines, returned, None
    for number in range(write, returned):
        match = re.search(r"linalg\.batch_matmul ins\((%\w+), %\w+ : "
                          r"(tensor<\S+>), ", lines[number])
        if not match:
            continue
        head = next(n for n, line in enumerate(lines)
                    if re.search(r"func\.func (public )?@", line))
        values, types = re.match(r"\s*return (.*) : (.*)$",
                                 lines[returned]).groups()
        values, types = values.split(", "), types.split(", ")
        new = list(lines)
        new[returned] = (f"    return {', '.join([match[1]] + values[1:])} : "
                         f"{', '.join([match[2]] + types[1:])}")
        new[head] = new[head].replace(
            "-> (" + types[0], "-> (" + match[2], 1)
        return new, number, match[2]
    return lines, write, None


class Runner:
    def __init__(self, options, manifest, case, folder):
        self.options, self.case = options, case
        base = os.path.dirname(os.path.abspath(manifest))
        self.inputs = [f"--input={os.path.join(base, i['file'])}"
                       for i in case["inputs"]]
        self.folder = folder

    def run(self, text, extra):
        """The results, or None where the module can't be compiled."""
        module = os.path.join(self.folder, "module.mlir")
        with open(module, "w", encoding="utf-8") as file:
            file.write(text)
        out = os.path.join(self.folder, "out")
        done = subprocess.run(
            [self.options.prelude_run, module, f"--entry={self.case['entry']}",
             *self.inputs, f"--output-dir={out}", "-O0", *extra],
            capture_output=True, text=True)
        if done.returncode < 0:
            raise SystemExit(f"mutate.py: prelude-run died by signal "
                             f"{-done.returncode}; see {module}")
        if done.returncode != 0:
            return None
        return [np.load(os.path.join(out, compare.RESULT_FILE.format(index)))
                for index in range(len(self.case["outputs"]))]

    def is_undefined(self, text):
        """Whether the module reads or writes outside of a tensor."""
        module = os.path.join(self.folder, "module.mlir")
        with open(module, "w", encoding="utf-8") as file:
            file.write(text)
        checked = os.path.join(self.folder, "checked.mlir")
        subprocess.run(
            [self.options.prelude_opt, "--allow-unregistered-dialect",
             "--generate-runtime-verification", module, "-o", checked],
            check=True)
        done = subprocess.run(
            [self.options.prelude_run, checked, f"--entry={self.case['entry']}",
             *self.inputs, f"--output-dir={self.folder}/out", "-O0",
             "--no-raise", "--no-fuse"], capture_output=True, text=True)
        return "out-of-bounds" in done.stderr

    def raised(self, text):
        """What is raised, by kind, or None where the module is invalid."""
        module = os.path.join(self.folder, "module.mlir")
        with open(module, "w", encoding="utf-8") as file:
            file.write(text)
        result, error = report.run_report(self.options.prelude_opt, module, [])
        return None if error else collections.Counter(result["raised"])


def differ(case, raised, module):
    """What is wrong with the raised results, or None."""
    for index, (a, b) in enumerate(zip(raised, module)):
        if a.shape != b.shape or a.dtype != b.dtype:
            return f"result {index} has another type"
        got, want = compare.values(a), compare.values(b)
        both = np.isnan(got) & np.isnan(want)
        same = (compare.bits(a) == compare.bits(b)) | both
        if np.mean(same) < EQUAL[case["dtype"]]:
            return f"result {index}: {np.mean(same):.2%} bit-equal"
        with np.errstate(all="ignore"):
            scale = np.max(np.abs(np.where(both, 0, want)), axis=-1,
                           keepdims=True)
            error = np.where(same, 0.0, np.abs(got - want) / scale)
        error = np.where(np.isnan(error), np.inf, error)
        worst = np.max(error)
        bound = ERROR[case["dtype"]]
        if (np.mean(error > bound) > OUTLIERS[case["dtype"]] or
                worst > bound * RAISED):
            return f"result {index}: {worst:.3g} of the largest apart"
    return None


def places(name, lines, end, count):
    found = [at for at in range(end) if KINDS[name](lines, at)]
    if len(found) <= count:
        return found
    return [found[(2 * i + 1) * len(found) // (2 * count)]
            for i in range(count)]


# What becomes of an edit: something is raised, and the results are compared; of
# these, all is raised that is without the edit; nothing is raised, which leaves
# the module as it was; the results differ, but the edited module reads outside of
# a tensor, so that it has none; or the edit makes no module, or none that can be
# lowered.
OUTCOMES = ["compared", "all raised", "none raised", "undefined", "not valid"]


def mutate(options, manifest, case, kinds):
    """(counts of outcomes by kind, what is wrong) of the edits of one case"""
    counts = {name: collections.Counter() for name in kinds}
    wrong = []
    lines = prepare(options.prelude_opt,
                    os.path.join(os.path.dirname(manifest), case["module"]),
                    report.FIRST.get(case["frontend"], []))
    lines, end, _ = cut(lines)
    with tempfile.TemporaryDirectory() as folder:
        runner = Runner(options, manifest, case, folder)
        unchanged = "\n".join(lines)
        original = runner.raised(unchanged)
        if not original or not runner.run(unchanged, []):
            raise SystemExit(f"mutate.py: {case['name']}: the module without "
                             f"an edit can't be raised and run")
        for name in kinds:
            for at in places(name, lines, end, options.places):
                text = apply(name, lines, at)
                found = runner.raised(text)
                if found is not None and not found.total():
                    counts[name]["none raised"] += 1
                    continue
                module = found is not None and runner.run(
                    text, ["--no-raise", "--no-fuse"])
                if not module:
                    counts[name]["not valid"] += 1
                    continue
                result = runner.run(text, [])
                problem = (differ(case, result, module) if result
                           else "can't be compiled when raised")
                if problem and runner.is_undefined(text):
                    counts[name]["undefined"] += 1
                    continue
                counts[name]["compared"] += 1
                if not any((original - found).values()):
                    counts[name]["all raised"] += 1
                if problem:
                    wrong.append(f"{case['name']}: {name} at line "
                                 f"{at + 1}: {problem}\n"
                                 f"  {lines[at].strip()[:160]}")
    return counts, wrong


def main():
    parser = argparse.ArgumentParser(
        description="Change a module's meaning by one edit, and raise it.")
    parser.add_argument("cases", nargs="*", metavar="CASES_JSON")
    parser.add_argument("--prelude-opt", default="prelude-opt")
    parser.add_argument("--prelude-run", default="prelude-run")
    parser.add_argument("--case", action="append", metavar="NAME",
                        help="only this case (may be repeated)")
    parser.add_argument("--kinds", help="only these, with commas")
    parser.add_argument("--places", type=int, default=2,
                        help="edits of a kind in a case (default: 2)")
    parser.add_argument("--jobs", type=int, default=1,
                        help="cases at a time (default: 1)")
    parser.add_argument("--list", action="store_true",
                        help="print the kinds of edits")
    options = parser.parse_args()
    kinds = options.kinds.split(",") if options.kinds else list(KINDS)
    if options.list:
        print("\n".join(KINDS))
        return 0
    unknown = [name for name in kinds if name not in KINDS]
    if unknown:
        parser.error(f"unknown kind '{unknown[0]}'")

    totals = {name: collections.Counter() for name in kinds}
    wrong = []
    work = [(path, case) for path in options.cases
            for case in compare.load_manifest(path).values()
            if not options.case or case["name"] in options.case]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for counts, problems in pool.map(
                lambda item: mutate(options, *item, kinds), work):
            for name in kinds:
                totals[name] += counts[name]
            wrong += problems
            print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(f"{'edit':16}  " + "  ".join(OUTCOMES))
    for name in kinds:
        print(f"{name:16}  " + "  ".join(
            f"{totals[name][outcome]:{len(outcome)}}" for outcome in OUTCOMES))
    total = sum(totals.values(), collections.Counter())
    tried = total["compared"] + total["none raised"]
    print(f"{tried} tried, {total['compared']} raised and compared, "
          f"{len(wrong)} wrong")
    for problem in wrong:
        print(f"mutate.py: {problem}", file=sys.stderr)
    return 1 if wrong or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
