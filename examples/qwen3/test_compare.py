#!/usr/bin/env python3
#===- test_compare.py - Tests of the comparison ----------------*- Python -*-===#
#
# Shows that compare.py accepts PyTorch's own outputs and what is just inside a
# bound, and that it fails on what is just outside, and on missing, misshapen
# and mistyped results. Runs on the committed cases.
#
#===------------------------------------------------------------------------===#

import contextlib
import io
import json
import os
import shutil
import tempfile
import unittest

import numpy as np

import compare

HERE = os.path.dirname(os.path.abspath(__file__))
MANIFEST = os.path.join(HERE, "cases.json")


def from_values(array):
    """The bf16 array of f32 values that are representable."""
    array = np.ascontiguousarray(array, dtype=np.float32)
    return (array.view(np.uint32) >> 16).astype(np.uint16).view(compare.BF16)


class CompareTest(unittest.TestCase):
    def setUp(self):
        self.cases = compare.load_manifest(MANIFEST)
        directory = tempfile.TemporaryDirectory()
        self.addCleanup(directory.cleanup)
        self.dir = directory.name

    def use(self, name):
        """Takes PyTorch's outputs of a case as the results."""
        self.case = self.cases[name]
        for index, output in enumerate(self.case["outputs"]):
            shutil.copy(os.path.join(HERE, output["file"]), self.path(index))

    def path(self, index):
        return os.path.join(self.dir, compare.RESULT_FILE.format(index))

    def index(self, output):
        return [o["name"] for o in self.case["outputs"]].index(output)

    def edit(self, output, change):
        """Stores change(values) in place of an output; None: edited as is."""
        path = self.path(self.index(output))
        array = np.load(path)
        values = compare.values(array).astype(np.float32)
        change(values)
        np.save(path, from_values(values) if array.dtype == compare.BF16
                else values)

    def edit_bits(self, output, change):
        path = self.path(self.index(output))
        array = np.load(path)
        raw = compare.bits(array).copy()
        change(raw)
        np.save(path, raw.view(array.dtype))

    def run_main(self, *args):
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = compare.main(list(args) or
                                  [MANIFEST, self.case["name"], self.dir])
        return status, out.getvalue(), err.getvalue()

    def passes(self):
        status, out, err = self.run_main()
        self.assertEqual((status, err), (0, ""))
        self.assertNotIn("FAIL", out)

    def fails(self, *fragments, failed=1):
        status, out, err = self.run_main()
        self.assertEqual(status, 1)
        self.assertEqual(out.count("FAIL"), failed)
        for fragment in fragments:
            self.assertIn(fragment, err)

    def row(self, output, index):
        """Largest magnitude of a row of PyTorch's output."""
        expected = np.load(os.path.join(
            HERE, self.case["outputs"][self.index(output)]["file"]))
        return float(np.max(np.abs(compare.values(expected)[index])))


class Accepts(CompareTest):
    def test_pytorchs_outputs_in_every_case(self):
        self.assertEqual(len(self.cases), 10)
        for name in self.cases:
            with self.subTest(name):
                self.use(name)
                self.passes()

    def test_table_has_a_row_for_each_output(self):
        self.use("prefill_bf16")
        _, out, _ = self.run_main()
        lines = out.splitlines()
        self.assertEqual(len(lines), 6)
        self.assertEqual(lines[1].split(), ["prefill_bf16", "logits",
                         "100.0000%", "0.0000%", "0", "0.02", "ok"])

    def test_both_spellings_of_the_bf16_descr(self):
        self.use("prelude_bf16")
        with open(os.path.join(HERE, self.case["outputs"][0]["file"]),
                  "rb") as f:
            self.assertIn(b"'<V2'", f.read(64))
        self.edit_bits("q", lambda raw: None)
        with open(self.path(0), "rb") as f:
            self.assertIn(b"'|V2'", f.read(64))
        self.passes()


class Bounds(CompareTest):
    """Just inside and just outside every bound."""

    def shift(self, output, at, share, of=None):
        """Moves one element by a share of its row's largest magnitude."""
        scale = self.row(output, at[:-1]) if of is None else of

        def change(values):
            values[at] = np.float32(values[at] + share * scale)
        self.edit(output, change)

    def test_f32_cache_row(self):
        for layer in (0, 1):
            name = f"k_cache_{layer}"
            self.use("prefill_f32")
            self.shift(name, (0, 1, 7, 5), 0.9e-5)
            self.passes()
            self.shift(name, (0, 1, 7, 5), 0.3e-5)
            self.fails(f"{name}: error at [0, 1, 7, 5]", "bound 1e-05")

    def test_f32_logits(self):
        self.use("decode_f32")
        largest = self.row("logits", ...)
        self.shift("logits", (0, 0, 3), 0.9e-5, largest)
        self.passes()
        self.shift("logits", (0, 0, 3), 0.3e-5, largest)
        self.fails("logits: error at [0, 0, 3]", "bound 1e-05")

    def test_bf16_logits(self):
        self.use("prefill_bf16")
        largest = self.row("logits", ...)

        def set_by(share):
            def change(values):
                values[0, 2, 3] += share * largest
            self.edit("logits", change)
        set_by(0.015)
        self.passes()
        set_by(0.010)
        self.fails("logits: error at [0, 2, 3]", "bound 0.02")

    def test_bf16_cache_row(self):
        for name in ("v_cache_0", "v_cache_1"):
            # An element of a quarter of the row's largest or less has steps
            # fine enough to land on either side of the bound.
            self.use("batch2_bf16")
            expected = np.load(os.path.join(
                HERE, self.case["outputs"][self.index(name)]["file"]))
            row = compare.values(expected)[1, 0, 4]
            d = int(np.argmin(np.abs(row)))
            at, largest = (1, 0, 4, d), np.max(np.abs(row))

            def put(share):
                def change(values):
                    values[at] = row[d] + share * largest
                self.edit(name, change)
            put(0.9 * 2.0**-7)
            self.passes()
            put(1.1 * 2.0**-7)
            self.fails(f"{name}: error at [1, 0, 4, {d}]", "bound 0.00781")

    def test_bf16_first_cache_share(self):
        # prefill writes 2 * 16 * 64 elements: 20 are 0.98 %, 21 are 1.03 %.
        def flip(count):
            def change(raw):
                raw[0, 0, :min(count, 16), 0] ^= 1
                raw[0, 1, :max(count - 16, 0), 0] ^= 1
            return change
        self.use("prefill_bf16")
        self.edit_bits("k_cache_0", flip(20))
        self.passes()
        self.use("prefill_bf16")
        self.edit_bits("k_cache_0", flip(21))
        self.fails("k_cache_0: 98.9746% of the elements are bit-equal, "
                   "expected 99.0000%")
        self.use("prefill_bf16")
        self.edit_bits("k_cache_1", flip(21))
        self.passes()

    def test_share_is_of_written_rows_only(self):
        # One element is 0.8 % of decode's 128, and 0.03 % of its cache.
        self.use("decode_bf16")

        def flip(raw):
            raw[0, 0, 13, :2] ^= 1
        self.edit_bits("k_cache_0", flip)
        self.fails("k_cache_0: 98.4375% of the elements")

    def test_prelude_v_is_exact(self):
        for name in ("prelude_bf16", "prelude_f32"):
            self.use(name)

            def flip(raw):
                raw[2, 1, 20, 63] ^= 1
            self.edit_bits("v_cache", flip)
            self.fails("v_cache: 99.9837% of the elements are bit-equal, "
                       "expected 100.0000%", "v_cache: error at [2, 1, 20, 63]")

    def test_prelude_bf16_share(self):
        # q has 3 * 8 * 16 * 64 = 24576 elements: 24 are 0.098 %.
        self.use("prelude_bf16")

        def flip(count):
            def change(raw):
                raw.reshape(-1)[:count * 64:64] ^= 1
            return change
        self.edit_bits("q", flip(24))
        self.passes()
        self.use("prelude_bf16")
        self.edit_bits("q", flip(25))
        self.fails("q: 99.8983% of the elements are bit-equal, "
                   "expected 99.9000%")

    def test_prelude_bf16_row(self):
        self.use("prelude_bf16")

        def change(values):
            row = values[1, 0, 6]
            d = int(np.argmin(np.abs(row)))
            row[d] += 1.2 * 2.0**-8 * np.max(np.abs(row))
        self.edit("k_cache", change)
        self.fails("k_cache: error at [1, 0, 6,", "bound 0.00391")

    def test_prelude_f32_row(self):
        self.use("prelude_f32")
        self.shift("q", (1, 2, 3, 4), 1.2e-5)
        self.fails("q: error at [1, 2, 3, 4]", "bound 1e-05")


class Rejects(CompareTest):
    def test_change_of_a_row_that_no_token_writes(self):
        self.use("prefill_slice_f32")

        def flip(raw):
            raw[0, 1, 3, 9] ^= 1   # before the first token
            raw[0, 1, 20, 9] ^= 1  # after the last
        self.edit_bits("v_cache_1", flip)
        self.fails("v_cache_1: 2 elements of rows that no token writes are "
                   "changed, first at [0, 1, 3, 9]")

    def test_row_written_one_position_off(self):
        self.use("decode_bf16")

        def roll(values):
            values[:] = np.roll(values, 1, axis=2)
        self.edit("k_cache_0", roll)
        self.fails("k_cache_0: ")

    def test_exchanged_batch_rows(self):
        self.use("batch2_f32")

        def exchange(values):
            values[:] = values[::-1].copy()
        self.edit("k_cache_1", exchange)
        self.fails("k_cache_1: ")

    def test_not_a_number(self):
        for value in (np.nan, np.inf):
            self.use("prefill_bf16")

            def change(values):
                values[0, 0, 0] = value
            self.edit("logits", change)
            self.fails("logits: error at [0, 0, 0] is inf")

    def test_zero_row_allows_no_error(self):
        zero = np.zeros((1, 4), np.float32)
        tiny = zero.copy()
        tiny[0, 2] = 1e-30
        self.assertEqual(compare.measure(zero, zero, True).error, 0.0)
        measured = compare.measure(tiny, zero, True)
        self.assertEqual((measured.error, measured.where), (np.inf, (0, 2)))

    def test_missing_result(self):
        self.use("prefill_bf16")
        os.remove(self.path(2))
        self.fails("v_cache_0: ", "result2.npy: no such file")

    def test_wrong_shape(self):
        self.use("prefill_bf16")
        np.save(self.path(0), np.load(self.path(0))[:, 1:])
        self.fails("shape is [1, 15, 64], expected [1, 16, 64]")

    def test_wrong_dtype(self):
        for dtype, shown in ((np.float32, "<f4"), (np.float16, "<f2"),
                             (np.uint16, "<u2")):
            self.use("prefill_bf16")
            np.save(self.path(0), np.zeros((1, 16, 64), dtype))
            self.fails(f"element type is '{shown}', expected '|V2' (bf16)")
        self.use("prefill_f32")
        np.save(self.path(0), np.zeros((1, 16, 64), np.float64))
        self.fails("element type is '<f8', expected '<f4' (f32)")

    def test_truncated_and_foreign_files(self):
        self.use("prefill_bf16")
        with open(self.path(0), "r+b") as f:
            f.truncate(200)
        with open(self.path(1), "wb") as f:
            f.write(b"hello")
        open(self.path(2), "wb").close()
        self.fails("result0.npy: not a readable .npy file",
                   "result1.npy: not a readable .npy file",
                   "result2.npy: not a readable .npy file", failed=3)

    def test_unknown_case(self):
        status, out, err = self.run_main(MANIFEST, "prefil_bf16", self.dir)
        self.assertEqual((status, out), (1, ""))
        self.assertIn("unknown case 'prefil_bf16', known are prefill_bf16",
                      err)

    def test_bad_manifest(self):
        path = os.path.join(self.dir, "cases.json")
        status, _, err = self.run_main(path, "prefill_bf16", self.dir)
        self.assertEqual(status, 1)
        self.assertIn("cases.json: no such file", err)
        for text in ("{", "[]", '{"cases": [{}]}', '{"cases": 1}'):
            with open(path, "w") as f:
                f.write(text)
            status, _, err = self.run_main(path, "prefill_bf16", self.dir)
            self.assertEqual(status, 1)
            self.assertIn("cases.json: not a manifest of cases", err)


class Manifest(CompareTest):
    def test_names_files_that_are_there(self):
        for case in self.cases.values():
            files = [case["module"], *(i["file"] for i in case["inputs"]),
                     *(o["file"] for o in case["outputs"])]
            for file in files:
                self.assertTrue(os.path.isfile(os.path.join(HERE, file)), file)

    def test_cache_rows_are_those_of_the_inputs(self):
        """PyTorch itself leaves alone every row that no token writes, and
        writes the rows that the manifest names."""
        for case in self.cases.values():
            inputs = {i["name"]: np.load(os.path.join(HERE, i["file"]))
                      for i in case["inputs"]}
            first, end = case["start"], case["start"] + case["tokens"]
            self.assertEqual(inputs["cache_position"].tolist(),
                             list(range(first, end)))
            for output in case["outputs"]:
                if "updates" not in output:
                    continue
                before = compare.bits(inputs[output["updates"]])
                after = compare.bits(np.load(os.path.join(HERE,
                                                          output["file"])))
                changed = np.any(before != after, axis=(0, 1, 3))
                self.assertEqual(np.flatnonzero(changed).tolist(),
                                 list(range(first, end)), output["name"])


if __name__ == "__main__":
    unittest.main()
