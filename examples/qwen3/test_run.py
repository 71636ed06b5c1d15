#!/usr/bin/env python3
#===- test_run.py - Tests of run.py and perturb.py -------------*- Python -*-===#
#
# Runs run.py with a stand-in for prelude-run that hands back PyTorch's own
# outputs, or fails, so that what run.py itself does can be seen; and checks
# what perturb.py changes in the committed modules.
#
#===------------------------------------------------------------------------===#

import contextlib
import io
import os
import re
import stat
import subprocess
import sys
import tempfile
import unittest

import compare
import run

HERE = os.path.dirname(os.path.abspath(__file__))
PERTURB = os.path.join(HERE, "perturb.py")

# Checks the command line against the manifest, then copies the outputs.
STAND_IN = """#!{python}
import json, os, shutil, sys
base = {here!r}
module, options = sys.argv[1], sys.argv[2:]
get = lambda key: [o.split("=", 1)[1] for o in options
                   if o.startswith("--" + key + "=")]
case = next(c for c in json.load(open(base + "/cases.json"))["cases"]
            if os.path.join(base, c["module"]) == module)
assert get("entry") == ["main"], options
assert get("input") == [os.path.join(base, i["file"])
                        for i in case["inputs"]], options
if "--fail-on=" + case["name"] in options:
    sys.exit(3)
for i, output in enumerate(case["outputs"]):
    if "--skip=%d" % i not in options:
        shutil.copy(os.path.join(base, output["file"]),
                    os.path.join(get("output-dir")[0], "result%d.npy" % i))
"""


class RunTest(unittest.TestCase):
    def setUp(self):
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.dir = directory.name
        self.tool = os.path.join(self.dir, "prelude-run")
        with open(self.tool, "w") as f:
            f.write(STAND_IN.format(python=sys.executable, here=HERE))
        os.chmod(self.tool, stat.S_IRWXU)

    def run_main(self, *args):
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = run.main([f"--prelude-run={self.tool}", *args])
        return status, out.getvalue(), err.getvalue()

    def test_all_cases(self):
        status, out, err = self.run_main()
        self.assertEqual((status, err), (0, ""))
        # A header, 5 outputs in each of 8 cases, and 3 in each prelude case.
        self.assertEqual(len(out.splitlines()), 1 + 8 * 5 + 2 * 3)

    def test_chosen_cases(self):
        status, out, _ = self.run_main("--case=prelude_f32",
                                       "--case=prelude_bf16")
        self.assertEqual(status, 0)
        self.assertEqual([l.split()[0] for l in out.splitlines()],
                         ["case"] + ["prelude_f32"] * 3 + ["prelude_bf16"] * 3)

    def test_options_reach_the_tool_and_failure_is_reported(self):
        status, out, err = self.run_main(
            "--case=decode_f32", "--case=prelude_f32", "--",
            "--fail-on=decode_f32")
        self.assertEqual(status, 1)
        self.assertIn("run.py: decode_f32: prelude-run exits with 3", err)
        self.assertIn("prelude_f32", out)
        self.assertNotIn("decode_f32", out)

    def test_stale_result_is_not_taken(self):
        kept = f"--output-dir={os.path.join(self.dir, 'results')}"
        self.assertEqual(self.run_main(kept, "--case=prelude_f32")[0], 0)
        status, _, err = self.run_main(kept, "--case=prelude_f32", "--",
                                       "--skip=1")
        self.assertEqual(status, 1)
        self.assertIn("result1.npy: no such file", err)

    def test_unknown_case_and_tool(self):
        status, out, err = self.run_main("--case=nothing")
        self.assertEqual((status, out), (1, ""))
        self.assertIn("run.py: unknown case 'nothing'", err)
        os.remove(self.tool)
        status, out, err = self.run_main("--case=prelude_f32")
        self.assertEqual((status, out), (1, ""))
        self.assertIn("cannot be run: No such file", err)


class PerturbTest(unittest.TestCase):
    def perturb(self, case, *args):
        module = os.path.join(HERE, case, "module.mlir")
        with tempfile.TemporaryDirectory() as directory:
            output = os.path.join(directory, "out.mlir")
            done = subprocess.run([sys.executable, PERTURB, module, "-o",
                                   output, *args], capture_output=True,
                                  text=True)
            if done.returncode != 0:
                self.assertFalse(os.path.exists(output))
                return done.stderr
            with open(module) as f, open(output) as g:
                return [(a, b) for a, b in zip(f, g, strict=True) if a != b]

    def test_exchanges_the_tables_of_one_layer(self):
        for name, case in compare.load_manifest(
                os.path.join(HERE, "cases.json")).items():
            for layer in range(case["layers"]):
                with self.subTest(name, layer=layer):
                    changed = self.perturb(name, f"--layer={layer}")
                    # x * cos and rotated * sin, of q and of k.
                    self.assertEqual(len(changed), 4)
                    tables = []
                    for before, after in changed:
                        operands = [re.search(r'generic"\(([^)]*)\)', line)[1]
                                    .split(", ") for line in (before, after)]
                        self.assertEqual(operands[0][0], operands[1][0])
                        tables.append((operands[0][1], operands[1][1]))
                    cos, sin = tables[0]
                    self.assertEqual(tables, [(cos, sin), (sin, cos)] * 2)

    def test_refuses_a_layer_that_is_not_there(self):
        self.assertEqual(
            self.perturb("prefill_bf16", "--layer=2"),
            "perturb.py: no layer 2, the module has 2\n")


if __name__ == "__main__":
    unittest.main()
