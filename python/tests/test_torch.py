# ===- test_torch.py - PyTorch's tensors and programs ----------------------------===#
"""Skipped without PyTorch, torch-mlir and transformers
(examples/qwen3/requirements.txt)."""

import pathlib
import re
import sys
import tempfile
import unittest
import unittest.mock
import warnings

import numpy as np
import prelude
from prelude import ops

ROOT = pathlib.Path(__file__).resolve().parents[2]
try:
    import torch
    import torch_mlir.fx  # noqa: F401
    import transformers
except ImportError as error:
    raise unittest.SkipTest(f"no {error.name}") from None
sys.path.insert(0, str(ROOT / "examples" / "qwen3"))
import generate  # noqa: E402

# Updates its first input, as a model does its cache, and returns a sum.
CACHE = """
func.func @main(%cache: tensor<8x4xbf16>, %row: tensor<1x4xbf16>)
    -> (tensor<8x4xbf16>, tensor<1x4xbf16>) {
  %new = tensor.insert_slice %row into %cache[5, 0] [1, 4] [1, 1]
      : tensor<1x4xbf16> into tensor<8x4xbf16>
  %empty = tensor.empty() : tensor<1x4xbf16>
  %sum = linalg.add ins(%row, %row : tensor<1x4xbf16>, tensor<1x4xbf16>)
      outs(%empty : tensor<1x4xbf16>) -> tensor<1x4xbf16>
  return %new, %sum : tensor<8x4xbf16>, tensor<1x4xbf16>
}
"""


def export(module, *inputs):
    return torch.export.export(module, inputs)


class Foreign:
    """An array of a framework that is not known."""

    def __init__(self, tensor):
        self.tensor = tensor

    def __dlpack__(self, **kwargs):
        return self.tensor.__dlpack__(**kwargs)

    def __dlpack_device__(self):
        return self.tensor.__dlpack_device__()


class Tensors(unittest.TestCase):
    def test_no_copies(self):
        x = torch.randn(3, 2, 16, dtype=torch.bfloat16)
        weight = torch.randn(16)
        out = torch.empty_like(x)
        address = out.data_ptr()
        self.assertIs(ops.rms_norm(x, weight, eps=1e-6, out=out), out)
        self.assertEqual(out.data_ptr(), address)
        x64 = x.double()
        rstd = torch.rsqrt((x64 * x64).mean(-1, keepdim=True) + 1e-6)
        wanted = x64 * rstd * weight.double()
        # One rounding to bf16, and where f32 and f64 disagree on it, the next.
        self.assertTrue(((out.double() - wanted).abs() <=
                         2**-8 * wanted.abs() * 1.001).all())
        made = ops.rms_norm(x, weight, eps=1e-6)
        self.assertEqual((type(made), made.dtype), (torch.Tensor,
                                                    torch.bfloat16))
        self.assertTrue(torch.equal(made, out))

    def test_from_dlpack(self):
        # What comes back for an unknown framework is taken without a copy.
        x = torch.randn(3, 2, 16)
        made = ops.rms_norm(Foreign(x), None, eps=1e-6)
        address = np.asarray(memoryview(made)).ctypes.data
        tensor = torch.from_dlpack(made)
        self.assertEqual(tensor.data_ptr(), address)
        self.assertEqual(torch.from_dlpack(made).data_ptr(), address)
        self.assertTrue(torch.equal(tensor, ops.rms_norm(x, None, eps=1e-6)))
        # And memory of another framework is written where it lies.
        array = np.zeros((3, 2, 16), np.float32)
        out = torch.from_dlpack(array)
        self.assertEqual(out.data_ptr(), array.ctypes.data)
        ops.rms_norm(x, None, eps=1e-6, out=out)
        np.testing.assert_array_equal(array, tensor.numpy())

    def test_strides(self):
        qkv = torch.randn(4, 6, 16)
        part = qkv[:, 2:4]  # no copy has its strides
        self.assertTrue(torch.equal(
            ops.rms_norm(part, None, eps=1e-6),
            ops.rms_norm(part.contiguous(), None, eps=1e-6)))


class CompiledCalls(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.compiled = prelude.compile(CACHE)

    def setUp(self):
        self.cache = torch.zeros(8, 4, dtype=torch.bfloat16)
        self.row = torch.tensor([[1, 2, 3, 4]], dtype=torch.bfloat16)

    def test_in_place(self):
        address = self.cache.data_ptr()
        new, total = self.compiled(self.cache, self.row)
        self.assertIs(new, self.cache)
        self.assertEqual(new.data_ptr(), address)
        self.assertEqual(total.tolist(), [[2, 4, 6, 8]])
        self.assertEqual(self.cache[5].tolist(), [1, 2, 3, 4])
        self.assertEqual(float(self.cache.sum()), 10)

    def test_from_dlpack(self):
        _, total = self.compiled(Foreign(self.cache), Foreign(self.row))
        self.assertEqual(type(total).__module__.partition(".")[0], "nanobind")
        tensor = torch.from_dlpack(total)
        self.assertEqual(tensor.data_ptr(), torch.from_dlpack(total).data_ptr())
        self.assertEqual(tensor.tolist(), [[2, 4, 6, 8]])
        del total
        self.assertEqual(tensor.tolist(), [[2, 4, 6, 8]])

    def refused(self, text, *arguments):
        with self.assertRaises(ValueError) as caught:
            self.compiled(*arguments)
        self.assertIn(text, str(caught.exception))
        self.assertEqual(float(self.cache.abs().sum()), 0)

    def test_both_values(self):
        cache, row = self.cache, self.row
        self.refused("input 1 is 1x4xf16, expected 1x4xbf16", cache, row.half())
        self.refused("input 1 is 2x4xbf16, expected 1x4xbf16", cache,
                     row.repeat(2, 1))
        self.refused("input 1 is 4xbf16, expected 1x4xbf16", cache, row[0])
        self.refused("input 0 has stride 8 in dimension 1, expected 1",
                     torch.zeros(4, 8, dtype=torch.bfloat16).T, row)
        self.refused("1 inputs are given, expected 2", cache)

    def test_device(self):
        self.refused("input 1 can't be read: Cannot pack tensors on meta, "
                     "expected an array on the CPU", self.cache,
                     self.row.to("meta"))
        with self.assertRaisesRegex(ValueError, "x can't be read: .* meta, "
                                    "expected an array on the CPU"):
            ops.rms_norm(torch.empty(3, 2, 16, device="meta"), None, eps=1e-6,
                         out=torch.empty(3, 2, 16))

    def test_gradients(self):
        # Read like any other, but nothing is recorded.
        _, total = self.compiled(self.cache, self.row.requires_grad_())
        self.assertEqual(total.tolist(), [[2, 4, 6, 8]])
        self.assertFalse(total.requires_grad)


class Count(torch.nn.Module):
    """Has a state that is no cache, and weights."""

    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(2, 3)
        self.register_buffer("count", torch.zeros(2))
        self.register_buffer("last", torch.zeros(2), persistent=False)

    def forward(self, x, y):
        before = self.last + 0
        self.count.add_(x)
        self.last.copy_(y)
        return self.linear(self.count), before


class Programs(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(1)

    def test_state(self):
        for embed_weights in False, True:
            model, eager = Count(), Count()
            eager.load_state_dict(model.state_dict())
            compiled = prelude.compile(
                export(model, torch.ones(2), torch.ones(2)),
                embed_weights=embed_weights)
            self.assertEqual(repr(compiled), "<prelude.CompiledFunction (2xf32, "
                             "2xf32) -> (3xf32, 2xf32)>")
            self.assertEqual([a.name for a in compiled.inputs], ["x", "y"])
            self.assertEqual(set(compiled.state), {"count", "last"})
            self.assertEqual(set(compiled.copied), {"count", "last"})
            self.assertEqual(compiled.state["count"].data_ptr(),
                             model.count.data_ptr())
            for _ in range(3):
                x, y = torch.randn(2), torch.randn(2)
                result, before = compiled(x, y=y)
                wanted, wanted_before = eager(x, y)
                # Two products are added up.
                torch.testing.assert_close(result, wanted)
                self.assertTrue(torch.equal(before, wanted_before))
                self.assertTrue(torch.equal(model.count, eager.count))
                self.assertTrue(torch.equal(model.last, eager.last))

    def test_weights_are_not_copied(self):
        model = torch.nn.Linear(2, 3)
        compiled = prelude.compile(export(model, torch.ones(1, 2)))
        embedded = prelude.compile(export(model, torch.ones(1, 2)),
                                   embed_weights=True)
        x = torch.zeros(1, 2)
        self.assertTrue(torch.equal(embedded(x)[0], model.bias))
        old = model.bias.detach().clone()
        with torch.no_grad():
            model.bias.copy_(torch.tensor([1, 2, 3]))
        self.assertEqual(compiled(x).tolist(), [[1, 2, 3]])
        self.assertTrue(torch.equal(embedded(x)[0], old))

    def test_kept_library(self):
        model = Count()
        with tempfile.TemporaryDirectory() as folder:
            library = pathlib.Path(folder) / "kept.so"
            compiled = prelude.compile(
                export(model, torch.ones(2), torch.ones(2)), output=library)
            loaded = prelude.load(library)
            state = [torch.zeros(2) for _ in compiled.state]
            weights = [model.linear.weight.detach(), model.linear.bias.detach()]
            x, y = torch.tensor([1.0, 2]), torch.tensor([3.0, 4])
            *_, result, before = loaded(x, y, *state, *weights)
            self.assertTrue(torch.equal(result, compiled(x, y)[0]))
            self.assertEqual(before.tolist(), [0, 0])

    def test_swap(self):
        class Swap(torch.nn.Module):
            def forward(self, a, b):
                old = a.clone()
                a.copy_(b)
                b.copy_(old)
                return a + b

        a, b = torch.ones(3), torch.full((3,), 2.0)
        compiled = prelude.compile(export(Swap(), a.clone(), b.clone()))
        self.assertEqual(compiled.updated, (0, 1))
        self.assertEqual(compiled(a, b).tolist(), [3, 3, 3])
        self.assertEqual((a.tolist(), b.tolist()), ([2] * 3, [1] * 3))

    def test_old_cache_is_read(self):
        class Write(torch.nn.Module):
            """Without `reads` what caches do; with it no write is in place."""

            def __init__(self, reads):
                super().__init__()
                self.reads = reads

            def forward(self, cache, row, index):
                old = cache.clone()
                cache.index_copy_(0, index, row)
                return old + cache if self.reads else cache + 1

        def make():
            return torch.zeros(8, 4), torch.ones(1, 4), torch.tensor([5])

        compiled = prelude.compile(export(Write(False), *make()))
        self.assertEqual((compiled.updated, compiled.copied), ((0,), ()))
        inputs = make()
        self.assertEqual(float(compiled(*inputs).sum()), 36)
        self.assertEqual(inputs[0].sum(1).tolist(), [0] * 5 + [4, 0, 0])
        with self.assertRaisesRegex(prelude.CompileError, "'cache' is written "
                                    "in part, but can't be updated in place"):
            prelude.compile(export(Write(True), *make()))

    def test_names(self):
        compiled = prelude.compile(
            export(Count(), torch.ones(2), torch.ones(2)))
        x = torch.ones(2)
        for text, arguments, named in (
                ("no input 'z', expected 'x', 'y'", (x,), {"z": x}),
                ("input 'x' is given by name and as input 0", (x,), {"x": x}),
                ("1 inputs are given, expected 2: no 'y'", (), {"x": x})):
            with self.assertRaises(TypeError) as caught:
                compiled(*arguments, **named)
            self.assertIn(text, str(caught.exception))
        with self.assertRaisesRegex(ValueError, "1 inputs are given, expected "
                                    "2"):
            compiled(x)


class Qwen3(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        warnings.filterwarnings("ignore")
        cls.model = generate.make_model()
        # All of PyTorch's tokens differ, so that no step is like another.
        cls.expected = generate.decode_in_pytorch(cls.model, [5])
        assert len(set(cls.expected)) == 9

    def test_documentation(self):
        """The lines of docs/python.md, with a model that needs no download."""
        text = (ROOT / "docs" / "python.md").read_text()
        code = re.search("```python\n(.*?from_pretrained.*?)```", text, re.S)[1]
        names = {}
        with unittest.mock.patch.object(
                transformers.Qwen3ForCausalLM, "from_pretrained",
                lambda *arguments, **options: self.model):
            exec(code, names)
        self.assertEqual(names["tokens"], self.expected)
        compiled, step = names["compiled"], names["step"]
        self.assertEqual(compiled.report.fused, 2)
        caches = [f"{side}_cache_{layer}" for layer in range(2)
                  for side in ("key", "value")]
        self.assertEqual(set(compiled.copied),
                         {"cumulative_length_0", "cumulative_length_1"})
        self.assertEqual(set(compiled.state), {*caches, *compiled.copied})
        # Hugging Face's own caches were written, and only by the 8 steps.
        for name in caches:
            cache = getattr(step, name)
            self.assertEqual(cache.data_ptr(), compiled.state[name].data_ptr())
            self.assertTrue(cache[:, :, :8].any(-1).all())
            self.assertFalse(cache[:, :, 8:].any())

    def test_prompt_and_cache(self):
        prompt = [11, 3, 29]
        step = generate.compile_step(self.model)
        expected = generate.decode_in_pytorch(self.model, prompt)
        self.assertEqual(generate.decode(step, prompt), expected)

        def forget(**inputs):
            for name, tensor in step.state.items():
                if "cache" in name:
                    tensor.zero_()
            return step(**inputs)

        self.assertNotEqual(generate.decode(forget, prompt), expected)


if __name__ == "__main__":
    unittest.main()
