#!/usr/bin/env python3
# ===- check_code_objects_test.py - The check of code objects can fail ------===#
#
#   check_code_objects_test.py GOOD.hsaco SPILLING.hsaco SCALARS.hsaco
#
# utils/check-hip-code-objects.py on the kernels as they are, with limits and
# recordings that are changed by just too much and by just not, and on kernels
# that have too few registers, of vectors or of scalars.
#
# ===----------------------------------------------------------------------===#

import contextlib
import copy
import functools
import importlib.util
import io
import json
import pathlib
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "utils"))
spec = importlib.util.spec_from_file_location(
    "check", ROOT / "utils/check-hip-code-objects.py"
)
check = importlib.util.module_from_spec(spec)
spec.loader.exec_module(check)

# Two kernels are enough, and the tools need not look at them twice.
KERNELS = ("lean", "columns")
NAMES = [f"prelude_bf16_{kernel}" for kernel in KERNELS]


def keep_two(read):
    return functools.cache(
        lambda path: {k: v for k, v in read(path).items() if k in NAMES}
    )


check.read_notes = keep_two(check.read_notes)
check.read_code = keep_two(check.read_code)
count = functools.cache(check.count_cycles)
check.count_cycles = lambda chip, loop: count(chip, tuple(loop))

GOOD, SPILLING, SCALARS = (pathlib.Path(path) for path in sys.argv[1:4])
LIMITS = json.loads((ROOT / "kernels/hip/limits.json").read_text())
LIMITS["kernels"] = {kernel: LIMITS["kernels"][kernel] for kernel in KERNELS}
CHIP = GOOD.name.split(".")[1]


def run(limits, path, update):
    checker = check.Checker(limits, update)
    with contextlib.redirect_stdout(io.StringIO()):
        checker.check(path)
    return checker


def problems(limits=LIMITS, path=GOOD):
    return run(limits, path, update=False).problems


def cycles():
    return run(LIMITS, GOOD, update=True).cycles[CHIP]["prelude_bf16_lean"]


class CheckTest(unittest.TestCase):
    def change(self, *keys, value):
        limits = copy.deepcopy(LIMITS)
        where = limits
        for key in keys[:-1]:
            where = where[key]
        self.assertIn(keys[-1], where)
        where[keys[-1]] = value
        return problems(limits)

    def record(self, value):
        return self.change("cycles", CHIP, "prelude_bf16_lean", value=value)

    def test_kernels_as_they_are(self):
        self.assertEqual(problems(), [])

    def test_loop_that_grew_by_more_than_a_tenth(self):
        now = cycles()
        recorded = int(now / 1.1) - 1
        self.assertEqual(
            self.record(recorded),
            [
                f"prelude_bf16_lean on {CHIP}: {now} cycles in the loop, "
                f"recorded are {recorded}"
            ],
        )

    def test_loop_that_grew_by_less(self):
        self.assertEqual(self.record(int(cycles() / 1.1) + 1), [])

    def test_loop_without_a_recording(self):
        limits = copy.deepcopy(LIMITS)
        del limits["cycles"][CHIP]["prelude_bf16_lean"]
        self.assertEqual(
            problems(limits),
            [
                f"prelude_bf16_lean on {CHIP}: {cycles()} cycles in the loop, "
                "recorded are None"
            ],
        )

    def test_registers(self):
        count = int(check.read_notes(GOOD)["prelude_bf16_columns"][".vgpr_count"])
        set_to = functools.partial(self.change, "kernels", "columns", "vgprs")
        self.assertEqual(set_to(value=count), [])
        self.assertEqual(
            set_to(value=count - 1),
            [
                f"prelude_bf16_columns on {CHIP}: {count} vector registers, the "
                f"ceiling is {count - 1}"
            ],
        )

    def test_workgroup(self):
        self.assertEqual(
            self.change("kernels", "lean", "workgroup", value=64),
            [f"prelude_bf16_lean on {CHIP}: max_flat_workgroup_size 128, not 64"],
        )

    def test_wide_accesses(self):
        found = "\n".join(self.change("kernels", "lean", "wide", value=1000))
        self.assertRegex(found, r"lean on \w+: \d+ wide loads of global memory")
        self.assertRegex(found, r"lean on \w+: \d+ wide stores of global memory")

    def test_missing_kernel(self):
        limits = copy.deepcopy(LIMITS)
        limits["kernels"]["new"] = limits["kernels"]["lean"]
        self.assertEqual(problems(limits), [f"{GOOD.name} lacks new"])

    def test_spilled_vectors(self):
        found = "\n".join(problems(path=SPILLING))
        for what in ("vector registers are spilled", "bytes of scratch memory"):
            self.assertRegex(found, rf"prelude_bf16_lean on {CHIP}: [1-9]\d* {what}")
        # Which costs the loop its cycles.
        self.assertRegex(found, r"lean on \w+: \d+ cycles in the loop, recorded are")

    def test_spilled_scalars(self):
        found = "\n".join(problems(path=SCALARS))
        self.assertRegex(
            found,
            rf"prelude_bf16_lean on {CHIP}: [1-9]\d* scalar registers are spilled",
        )
        self.assertNotIn("vector registers are spilled", found)
        self.assertNotIn("scratch", found)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
