# ===- test_compile.py - Compiled models from Python -----------------------------===#

import json
import pathlib
import tempfile
import threading
import unittest

import numpy as np
import prelude

QWEN3 = pathlib.Path(__file__).resolve().parents[2] / "examples" / "qwen3"
ADD = """
func.func @main(%x: tensor<?x4xf32>, %y: tensor<?x4xf32>)
    -> (tensor<?x4xf32>, tensor<4xi64>) {
  %c0 = arith.constant 0 : index
  %rows = tensor.dim %x, %c0 : tensor<?x4xf32>
  %empty = tensor.empty(%rows) : tensor<?x4xf32>
  %sum = linalg.add ins(%x, %y : tensor<?x4xf32>, tensor<?x4xf32>)
      outs(%empty : tensor<?x4xf32>) -> tensor<?x4xf32>
  %numbers = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  return %sum, %numbers : tensor<?x4xf32>, tensor<4xi64>
}
func.func @"a-b"(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
"""
# What updates its first input, as caches do.
CACHE = """
func.func @main(%cache: tensor<8x4xf32>, %row: tensor<1x4xf32>)
    -> tensor<8x4xf32> {
  %new = tensor.insert_slice %row into %cache[5, 0] [1, 4] [1, 1]
      : tensor<1x4xf32> into tensor<8x4xf32>
  return %new : tensor<8x4xf32>
}
"""


def load_case(name):
    case, = (c for c in json.loads((QWEN3 / "cases.json").read_text())["cases"]
             if c["name"] == name)
    return case, [np.load(QWEN3 / entry["file"]) for entry in case["inputs"]]


class Compiled(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.add = prelude.compile(ADD)
        cls.cache = prelude.compile(CACHE)

    def test_results(self):
        x = np.arange(12, dtype=np.float32).reshape(3, 4)
        total, numbers = self.add(x, x)
        np.testing.assert_array_equal(total, 2 * x)
        np.testing.assert_array_equal(numbers, [1, 2, 3, 4])
        self.assertEqual((total.dtype, numbers.dtype), (np.float32, np.int64))
        np.testing.assert_array_equal(
            x, np.arange(12, dtype=np.float32).reshape(3, 4))
        self.assertEqual(self.add(x[:0], x[:0])[0].shape, (0, 4))

    def test_description(self):
        self.assertEqual(repr(self.add), "<prelude.CompiledFunction "
                         "(?x4xf32, ?x4xf32) -> (?x4xf32, 4xi64)>")
        self.assertEqual(self.add.updated, ())
        self.assertEqual(self.cache.updated, (0,))

    def test_results_outlive_the_model(self):
        function = prelude.compile(ADD)
        x = np.ones((2, 4), np.float32)
        total, _ = function(x, x)
        del function
        np.testing.assert_array_equal(total, 2 * x)

    def test_update_in_place(self):
        before = np.random.default_rng(1).standard_normal((8, 4)).astype(
            np.float32)
        cache, row = before.copy(), np.ones((1, 4), np.float32)
        address = cache.ctypes.data
        self.assertIs(self.cache(cache, row), cache)
        self.assertEqual(cache.ctypes.data, address)
        before[5] = 1
        np.testing.assert_array_equal(cache, before)

    def test_file_and_entry(self):
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder) / "model.mlir"
            source.write_text(ADD)
            library = pathlib.Path(folder) / "kept.so"
            x = np.array([1, 2], np.float32)
            np.testing.assert_array_equal(
                prelude.compile(source, entry="a-b", output=library)(x), x)
            loaded = prelude.load(library, entry="a-b")
            np.testing.assert_array_equal(loaded(x), x)
            self.assertIsNone(loaded.report)
            with self.assertRaisesRegex(ValueError, "no function 'model_main'"):
                prelude.load(library)

    def test_threads(self):
        wrong = []

        def work(function, arguments, expected):
            for _ in range(50):
                if (function(*arguments)[0] != expected).any():
                    wrong.append(function)

        x = np.ones((64, 4), np.float32)
        caches = [np.zeros((8, 4), np.float32) for _ in range(2)]
        calls = [(self.add, (x, x), 2 * x), (self.add, (x, -x), 0 * x)]
        calls += [(self.cache, (c, np.ones((1, 4), np.float32)), 0)
                  for c in caches]
        threads = [threading.Thread(target=work, args=call) for call in calls]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])
        for cache in caches:
            np.testing.assert_array_equal(cache.sum(axis=1),
                                          [0, 0, 0, 0, 0, 4, 0, 0])


class Model(unittest.TestCase):
    """The prelude of a layer of Qwen3, exported by torch-mlir."""

    def test_against_pytorch(self):
        case, inputs = load_case("prelude_f32")
        expected = [np.load(QWEN3 / o["file"]) for o in case["outputs"]]
        module = QWEN3 / case["module"]
        fused = prelude.compile(module)
        self.assertEqual(fused.report.fused, 1)
        site, = fused.report.sites
        self.assertEqual((site.function, site.chain, site.fused, site.reason),
                         ("main", "norm+rope+cache", True, None))
        self.assertRegex(site.location, r"^model\.mlir:\d+:\d+$")
        self.assertEqual(fused.report.raised["kv_cache_update"], 1)
        self.assertEqual(fused.updated, (5, 6))

        unfused = prelude.compile(module, fuse=False)
        self.assertEqual(unfused.report.sites, ())
        results = []
        for function in (fused, unfused):
            arguments = [array.copy() for array in inputs]
            results.append(function(*arguments))
            self.assertIs(results[-1][1], arguments[5])
            self.assertIs(results[-1][2], arguments[6])
        for actual, same, wanted in zip(*results, expected):
            # examples/qwen3/README.md has the reason of the bound.
            bound = 1e-5 * np.abs(wanted).max(axis=-1, keepdims=True)
            self.assertTrue((np.abs(actual - wanted) <= bound).all())
            np.testing.assert_array_equal(actual, same)


class Refusals(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cache = prelude.compile(CACHE)

    def setUp(self):
        self.rows = np.zeros((8, 4), np.float32)
        self.row = np.ones((1, 4), np.float32)

    def refused(self, kind, text, *arguments):
        with self.assertRaises(kind) as caught:
            self.cache(*arguments)
        self.assertIn(text, str(caught.exception))
        self.assertEqual(self.rows.sum(), 0)

    def test_arguments(self):
        rows, row = self.rows, self.row
        self.refused(ValueError, "model_main: input 1 is 1x5xf32, expected "
                     "1x4xf32", rows, np.ones((1, 5), np.float32))
        self.refused(ValueError, "model_main: input 1 is 1x4xf64, expected "
                     "1x4xf32", rows, row.astype(np.float64))
        self.refused(ValueError, "input 0", np.zeros((4, 8), np.float32).T, row)
        self.refused(ValueError, "1", rows)
        self.refused(TypeError, "input 1 is of type <class 'list'>", rows,
                     [[1, 1, 1, 1]])
        self.refused(ValueError, "input 0 has rank 9, expected 8 at most",
                     np.zeros((1,) * 9, np.float32), row)

    def test_read_only_cache(self):
        rows = self.rows.copy()
        rows.flags.writeable = False
        self.refused(ValueError, "input 0 is a read-only array, but the call "
                     "writes it", rows, self.row)

    def test_overlap(self):
        self.refused(ValueError, "input 1 overlaps input 0", self.rows,
                     self.rows[5:6])

    def not_compiled(self, text, *arguments, **options):
        with self.assertRaises(prelude.CompileError) as caught:
            prelude.compile(*arguments, **options)
        self.assertIn(text, str(caught.exception))

    def test_models(self):
        self.not_compiled("model.mlir:1:1: custom op 'This' is unknown",
                          "This is not MLIR.")
        self.not_compiled("no function 'forward' in the module; it has 'main'",
                          CACHE, entry="forward")
        self.not_compiled("unknown CPU 'z80'", CACHE, cpu="z80")
        with self.assertRaisesRegex(TypeError, "model is of type <class 'int'>"):
            prelude.compile(3)

    def test_nothing_is_written(self):
        with tempfile.TemporaryDirectory() as folder:
            library = pathlib.Path(folder) / "model.so"
            self.not_compiled("custom op", "This is not MLIR.", output=library)
            self.assertEqual(list(pathlib.Path(folder).iterdir()), [])


if __name__ == "__main__":
    unittest.main()
