#!/usr/bin/env python3
#===- test_cases.py - The committed cases hold together ---------*- Python -*-===#
#
# Usage: python3 -m unittest discover examples/families
#
# The manifests against the files: what a case says it writes is what differs
# between its inputs and its expected outputs. Needs numpy only.
#
#===------------------------------------------------------------------------===#

import glob
import os
import shutil
import sys
import tempfile
import unittest

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, os.pardir, "qwen3"))
import compare  # noqa: E402
from families import FAMILIES, counts  # noqa: E402

NAMED = """llama qwen2 qwen3 qwen3_moe qwen3_next gemma gemma2 gemma3_text
gemma4_text glm glm4 glm4_moe phi phi3 cohere2 olmo2 olmo3 exaone4 gpt_neox gptj
gpt_oss stablelm smollm3 hunyuan_v1_dense ernie4_5 minimax_m2 granite nemotron
falcon minicpm3""".split()


def manifests():
    return {p: compare.load_manifest(p)
            for p in sorted(glob.glob(os.path.join(HERE, "*", "cases.json")))}


def load(manifest, entry):
    return np.load(os.path.join(os.path.dirname(manifest), entry["file"]))


def each():
    return [(manifest, case) for manifest, cases in manifests().items()
            for case in cases.values()]


class Cases(unittest.TestCase):

    def test_all_named_families_are_there(self):
        found = {c["family"] for cases in manifests().values()
                 for c in cases.values() if c["frontend"] == "torch-mlir"}
        self.assertEqual([f for f in NAMED if f not in found], [])

    def test_files_are_those_of_the_manifest(self):
        for manifest, case in each():
            with self.subTest(case["name"]):
                base = os.path.dirname(manifest)
                listed = {case["module"], *(e["file"] for e in case["inputs"] +
                                            case["outputs"])}
                there = {os.path.relpath(f, base) for f in glob.glob(
                    os.path.join(base, case["name"], "**"), recursive=True)
                         if os.path.isfile(f)}
                self.assertEqual(there, listed)

    def test_written_rows_are_those_that_change(self):
        for manifest, case in each():
            with self.subTest(case["name"]):
                inputs = {i["name"]: i for i in case["inputs"]}
                for output in case["outputs"]:
                    if "updates" not in output or case["write"] == "concat":
                        continue
                    after = compare.bits(load(manifest, output))
                    before = compare.bits(load(manifest,
                                               inputs[output["updates"]]))
                    np.testing.assert_array_equal(
                        (after != before).any(axis=-1),
                        compare.written_rows(case, output, after.shape),
                        err_msg=output["name"])

    def test_expected_outputs_compare_equal_and_a_changed_one_does_not(self):
        for manifest, case in each():
            with self.subTest(case["name"]):
                with tempfile.TemporaryDirectory() as results:
                    for index, output in enumerate(case["outputs"]):
                        shutil.copy(
                            os.path.join(os.path.dirname(manifest),
                                         output["file"]),
                            os.path.join(results, f"result{index}.npy"))
                    self.assertEqual(
                        compare.compare_case(manifest, case, results)[1], [])
                    last = os.path.join(results, f"result{index}.npy")
                    array = np.load(last)
                    # A row that no token writes, if there is one.
                    at = (0, 0, 0, 0)
                    view = array.view(np.uint16 if array.dtype.itemsize == 2
                                      else np.uint32)
                    view[at] ^= 1 << (8 * array.dtype.itemsize - 1)
                    np.save(last, array)
                    problems = compare.compare_case(manifest, case, results)[1]
                    self.assertEqual(len(problems), 1)

    def test_what_is_known_is_what_the_table_says(self):
        for manifest, case in each():
            with self.subTest(case["name"]):
                if case["frontend"] == "jax":
                    continue  # those say it themselves
                spec = FAMILIES[case["family"]]
                self.assertEqual(case["counts"], counts(spec))
                self.assertEqual(case["attention"], spec["layers"])
                self.assertEqual(case["refused"], spec["refused"])


if __name__ == "__main__":
    unittest.main()
