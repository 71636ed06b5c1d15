# ===- test_torch.py - PyTorch's tensors and programs ----------------------------===#
"""Skipped without PyTorch, torch-mlir and transformers
(examples/qwen3/requirements.txt)."""

import pathlib
import sys
import unittest

import prelude
from prelude import ops

QWEN3 = pathlib.Path(__file__).resolve().parents[2] / "examples" / "qwen3"
try:
    import torch
    import torch_mlir.fx  # noqa: F401
    import transformers  # noqa: F401
except ImportError as error:
    raise unittest.SkipTest(f"no {error.name}") from None
sys.path.insert(0, str(QWEN3))


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

    def test_strides(self):
        qkv = torch.randn(4, 6, 16)
        part = qkv[:, 2:4]  # no copy has its strides
        self.assertTrue(torch.equal(
            ops.rms_norm(part, None, eps=1e-6),
            ops.rms_norm(part.contiguous(), None, eps=1e-6)))

    def test_wrong_device(self):
        x = torch.empty(3, 2, 16, device="meta")
        with self.assertRaises((ValueError, RuntimeError, BufferError)):
            ops.rms_norm(x, None, eps=1e-6, out=torch.empty(3, 2, 16))


class Programs(unittest.TestCase):
    def test_generate(self):
        import generate

        steps = generate.generate(torch.float32)
        self.assertEqual(len(steps.tokens), 8)
        self.assertEqual(steps.tokens, steps.expected)
        self.assertEqual(steps.addresses_before, steps.addresses_after)
        self.assertTrue(steps.caches_changed)
        self.assertEqual(steps.compiled.report.fused, 2)

    def test_state_is_refused(self):
        class Counter(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.register_buffer("count", torch.zeros(2))

            def forward(self, x):
                self.count.add_(x)
                return self.count * 2

        program = torch.export.export(Counter(), (torch.ones(2),))
        with self.assertRaisesRegex(prelude.CompileError, "output 0 of the "
                                    "program is a buffer mutation of 'count'"):
            prelude.compile(program)


if __name__ == "__main__":
    unittest.main()
