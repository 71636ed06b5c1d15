#!/usr/bin/env python3
# ===- check-hip-code-objects.py - What the compiler made of HIP kernels -----===#
#
#   check-hip-code-objects.py --limits FILE [--update] OBJECT.hsaco...
#
# Reads the notes and the disassembly of code objects (prelude_TYPE.CHIP.hsaco)
# and fails unless for every kernel
#
#   - nothing is spilled, scalar registers to lanes of vector registers among
#     it, and there is no scratch memory and no stack
#   - the vector registers stay below the kernel's ceiling
#   - waves and workgroups have their sizes
#   - rows are read and written by 16 bytes, and global memory only as such
#   - fp8 is converted by the chip where kernels/hip/Targets.def says so
#   - the loop over heads takes at most 10 % more cycles than recorded, as
#     llvm-mca counts them: a number to compare versions with, not a time
#
# --update records the cycles.
#
# ===------------------------------------------------------------------------===

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys

from def_file import read_def

ROOT = pathlib.Path(__file__).resolve().parent.parent
GROWTH = 1.10


def run(tool, *arguments, **options):
    # An older one of the system's doesn't know all chips.
    path = shutil.which(tool, path="/usr/lib/llvm-22/bin") or shutil.which(tool)
    if not path:
        sys.exit(f"error: no {tool}; it comes with llvm-22")
    return subprocess.run(
        [path, *map(str, arguments)],
        check=True,
        text=True,
        stdout=subprocess.PIPE,
        **options,
    ).stdout


def read_notes(path):
    """The metadata of each kernel, by name: what stands beside `.args`."""
    kernels, current = {}, None
    for line in run("llvm-readelf", "--notes", path).splitlines():
        if line.startswith("amdhsa.") or not line.startswith(" "):
            current = {} if line.startswith("amdhsa.kernels") else None
        match = re.match(r"  (- |  )(\.\w+):\s*(.*)$", line)
        if current is None or not match:
            continue
        if match[1] == "- ":
            current = {}
        current[match[2]] = match[3]
        if match[2] == ".name":
            kernels[match[3]] = current
    return kernels


def read_code(path):
    """The instructions of each kernel: (address, text, branch's target)."""
    kernels, current = {}, None
    text = run("llvm-objdump", "-d", "--no-show-raw-insn", path)
    for line in text.splitlines():
        if start := re.match(r"([0-9a-f]+) <(\w+)>:", line):
            base, current = int(start[1], 16), []
            kernels[start[2]] = current
        elif code := re.match(r"\t(.*?)\s*// ([0-9A-F]+):(.*)", line):
            target = re.search(r"<\w+(?:\+0x([0-9a-f]+))?>", code[3])
            current.append(
                (
                    int(code[2], 16),
                    code[1],
                    base + int(target[1] or "0", 16) if target else None,
                )
            )
    return kernels


def find_loop(code):
    """The longest loop: from a branch's target to the branch backwards."""
    best = []
    for address, _, target in code:
        if target is not None and target < address:
            loop = [text for at, text, _ in code if target <= at <= address]
            best = max(best, loop, key=len)
    return best


def count_cycles(chip, loop):
    # Branches have no length, and their distances are none of mca's business.
    text = "\n".join(t for t in loop if not re.match(r"s_(c?branch|endpgm)", t))
    report = run(
        "llvm-mca", "-march=amdgcn", f"-mcpu={chip}", "-iterations=1",
        "-instruction-info=0", "-resource-pressure=0", "-", input=text,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    return int(re.search(r"Total Cycles:\s*(\d+)", report)[1])


class Checker:
    def __init__(self, limits, update):
        self.limits = limits
        self.update = update
        self.problems = []
        self.targets = {
            name: (int(wave), f8)
            for name, wave, f8 in read_def(
                ROOT / "kernels/hip/Targets.def", "PRELUDE_HIP_TARGET"
            )
        }
        self.cycles = {}

    def check(self, path):
        _, element, chip = re.match(r"(\w+?)_(\w+)\.(\w+)\.hsaco", path.name).groups()
        wave, f8 = self.targets[chip]
        notes, code = read_notes(path), read_code(path)
        seen = set()
        for name, values in notes.items():
            kernel = name.removeprefix(f"prelude_{element}_")
            seen.add(kernel)

            def expect(holds, what):
                if not holds:
                    self.problems.append(f"{name} on {chip}: {what}")

            if kernel not in self.limits["kernels"]:
                expect(False, "the limits have no such kernel")
                continue
            limit = self.limits["kernels"][kernel]
            for key, what in (
                (".vgpr_spill_count", "vector registers are spilled"),
                (".sgpr_spill_count", "scalar registers are spilled"),
                (".private_segment_fixed_size", "bytes of scratch memory"),
            ):
                expect(values[key] == "0", f"{values[key]} {what}")
            expect(values[".uses_dynamic_stack"] == "false", "has a stack")
            vgprs = int(values[".vgpr_count"])
            expect(
                vgprs <= limit["vgprs"],
                f"{vgprs} vector registers, the ceiling is {limit['vgprs']}",
            )
            for key, wanted in (
                (".wavefront_size", wave),
                (".max_flat_workgroup_size", limit["workgroup"]),
            ):
                expect(
                    int(values[key]) == wanted, f"{key[1:]} {values[key]}, not {wanted}"
                )
            texts = [text for _, text, _ in code[name]]

            def count(pattern):
                return sum(bool(re.match(pattern, text)) for text in texts)

            for access in ("load", "store"):
                wide = count(rf"global_{access}_(dwordx4|b128)\b")
                expect(
                    wide >= limit["wide"], f"{wide} wide {access}s of global memory"
                )
            expect(not count("(scratch|flat)_|buffer_(load|store|atomic)"), "not only global accesses")
            writes_f8 = limit["f8"]
            for what, pattern, has in (
                ("f8E4M3", r"v_cvt_pk_fp8_f32", f8 != "None"),
                ("f8E5M2", r"v_cvt_pk_bf8_f32", f8 == "OCP"),
            ):
                expect(
                    bool(count(pattern)) == (has and writes_f8),
                    f"{count(pattern)} conversions to {what}",
                )
            if limit["loop"]:
                loop = find_loop(code[name])
                expect(
                    any(re.match("global_store", t) for t in loop),
                    "no loop over heads is found",
                )
                cycles = count_cycles(chip, loop) if loop else 0
                self.cycles.setdefault(chip, {})[name] = cycles
                recorded = self.limits["cycles"].get(chip, {}).get(name)
                if not self.update:
                    expect(
                        recorded and cycles <= recorded * GROWTH,
                        f"{cycles} cycles in the loop, recorded are {recorded}",
                    )
            if not self.problems:
                print(
                    f"{chip:8} {name:26} {vgprs:3} VGPRs, "
                    f"{count('global_load_(dwordx4|b128)'):2} wide loads, "
                    f"{count('global_store_(dwordx4|b128)'):2} wide stores"
                    + (f", {cycles} cycles" if limit["loop"] else "")
                )
        missing = set(self.limits["kernels"]) - seen
        if missing:
            self.problems.append(f"{path.name} lacks {', '.join(sorted(missing))}")


def main():
    parser = argparse.ArgumentParser(allow_abbrev=False)
    parser.add_argument("--limits", type=pathlib.Path, required=True)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("objects", type=pathlib.Path, nargs="+")
    args = parser.parse_args()
    limits = json.loads(args.limits.read_text())
    checker = Checker(limits, args.update)
    for path in args.objects:
        checker.check(path)
    if args.update:
        for chip, cycles in checker.cycles.items():
            limits["cycles"].setdefault(chip, {}).update(cycles)
        args.limits.write_text(json.dumps(limits, indent=2, sort_keys=True) + "\n")
    for problem in checker.problems:
        print(f"error: {problem}", file=sys.stderr)
    print(f"{len(args.objects)} code objects, {len(checker.problems)} problems")
    sys.exit(1 if checker.problems else 0)


if __name__ == "__main__":
    main()
