# ===- test_ops.py - The kernels from Python ------------------------------------===#

import threading
import unittest

import numpy as np
import reference
from prelude import Errors, ops

TOKENS, HEADS, KV_HEADS, HEAD_SIZE, ROTARY, TABLE = 5, 4, 2, 16, 12, 9
BLOCKS, BLOCK = 3, 4


def random(*shape, dtype=np.float32, seed=1):
    return np.random.default_rng(seed).standard_normal(shape).astype(dtype)


class Case(unittest.TestCase):
    def setUp(self):
        self.x = random(TOKENS, HEADS, HEAD_SIZE)
        self.weight = random(HEAD_SIZE, seed=2)
        self.cos = random(TABLE, ROTARY // 2, seed=3)
        self.sin = random(TABLE, ROTARY // 2, seed=4)
        self.k = random(TOKENS, KV_HEADS, HEAD_SIZE, seed=5)
        self.v = random(TOKENS, KV_HEADS, HEAD_SIZE, seed=6)
        self.k_cache = random(BLOCKS, BLOCK, KV_HEADS, HEAD_SIZE, seed=7)
        self.v_cache = random(BLOCKS, BLOCK, KV_HEADS, HEAD_SIZE, seed=8)

    def close(self, actual, expected):
        # The kernels compute in f32: a few units in the last place of values
        # of up to about 8.
        np.testing.assert_allclose(actual, expected, rtol=1e-5, atol=1e-5)


class Values(Case):
    def test_rms_norm(self):
        y = ops.rms_norm(self.x, self.weight, eps=1e-5)
        self.close(y, reference.rms_norm(self.x, self.weight, 1e-5))
        self.assertEqual(y.dtype, np.float32)
        self.assertTrue(y.flags.writeable)
        y = ops.rms_norm(self.x, self.weight, eps=1e-5, weight_offset=1.0)
        self.close(y, reference.rms_norm(self.x, self.weight, 1e-5, 1.0))

    def test_stepwise_rounds_twice(self):
        # A weight of 3 makes the first rounding show in the second.
        x = random(3, 2, 8).astype(np.float16)
        weight = np.full(8, 3.0, np.float16)
        once = ops.rms_norm(x, weight, eps=0.0)
        stepwise = ops.rms_norm(x, weight, eps=0.0, rounding="stepwise")
        unit = reference.rms_norm(x, np.ones(8), 0.0)
        np.testing.assert_array_equal(once, (unit * 3).astype(np.float16))
        np.testing.assert_array_equal(
            stepwise, (unit.astype(np.float16).astype(np.float64) * 3).astype(
                np.float16))
        self.assertTrue((once != stepwise).any())

    def test_in_place_and_out(self):
        expected = ops.rms_norm(self.x, self.weight, eps=1e-5)
        out = np.zeros_like(self.x)
        self.assertIs(
            ops.rms_norm(self.x, self.weight, eps=1e-5, out=out), out)
        np.testing.assert_array_equal(out, expected)
        x = self.x
        address = x.ctypes.data
        self.assertIs(ops.rms_norm(x, self.weight, eps=1e-5, out=x), x)
        self.assertEqual(x.ctypes.data, address)
        np.testing.assert_array_equal(x, expected)

    def test_strided_heads(self):
        packed = random(TOKENS, 2 * HEADS, HEAD_SIZE)
        heads = packed[:, ::2]
        np.testing.assert_array_equal(
            ops.rms_norm(heads, self.weight, eps=1e-5),
            ops.rms_norm(heads.copy(), self.weight, eps=1e-5))

    def test_rope(self):
        positions = np.array([3, 0, 8, 8, 1])
        for style in ("neox", "gptj"):
            y = ops.rope(self.x, self.cos, self.sin, positions,
                         rotary_dim=ROTARY, style=style)
            self.close(y, reference.rope(self.x, self.cos, self.sin, positions,
                                         ROTARY, style))
            np.testing.assert_array_equal(y[..., ROTARY:], self.x[..., ROTARY:])

    def test_position_outside_the_table(self):
        positions = np.array([3, -1, TABLE, 8, 2**40])
        errors = Errors()
        y = ops.rope(self.x, self.cos, self.sin, positions, rotary_dim=ROTARY,
                     errors=errors)
        self.close(y, reference.rope(self.x, self.cos, self.sin, positions,
                                     ROTARY))
        self.assertEqual(errors.positions_out_of_range, 3)
        self.assertEqual(errors.slots_out_of_range, 0)

    def test_split(self):
        width = (HEADS + 2 * KV_HEADS) * HEAD_SIZE
        qkv = random(TOKENS, width)
        q, k, v = ops.split(qkv, heads=HEADS, kv_heads=KV_HEADS,
                            head_size=HEAD_SIZE)
        np.testing.assert_array_equal(
            np.concatenate([q, k, v], axis=1).reshape(TOKENS, width), qkv)

    def test_cache(self):
        slots = np.array([7, -1, BLOCKS * BLOCK, 0])  # the last token has none
        k_cache, v_cache, errors = (self.k_cache.copy(), self.v_cache.copy(),
                                    Errors())
        ops.kv_cache_update(self.k, self.v, slots, k_cache, v_cache,
                            layout="nhd", errors=errors)
        np.testing.assert_array_equal(
            k_cache, reference.cache_update(self.k, slots, self.k_cache))
        np.testing.assert_array_equal(
            v_cache, reference.cache_update(self.v, slots, self.v_cache))
        self.assertEqual(errors.slots_out_of_range, 1)

    def test_fused_is_the_chain(self):
        width = (HEADS + 2 * KV_HEADS) * HEAD_SIZE
        qkv = random(TOKENS, width)
        positions, slots = np.arange(TOKENS) + 2, np.array([7, -1, 3, 0, 11])
        q, k, v = ops.split(qkv, heads=HEADS, kv_heads=KV_HEADS,
                            head_size=HEAD_SIZE)
        turn = dict(rotary_dim=ROTARY)
        rotated = [
            ops.rope(ops.rms_norm(part, self.weight, eps=1e-5), self.cos,
                     self.sin, positions, **turn) for part in (q, k)]
        chain = self.k_cache.copy(), self.v_cache.copy()
        ops.kv_cache_update(rotated[1], v, slots, *chain, layout="nhd")
        k_cache, v_cache = self.k_cache.copy(), self.v_cache.copy()
        k_out = np.zeros_like(k)
        q_out = ops.fused(
            qkv=qkv, heads=HEADS, head_size=HEAD_SIZE, q_weight=self.weight,
            k_weight=self.weight, eps=1e-5, cos=self.cos, sin=self.sin,
            positions=positions, slots=slots, k_cache=k_cache, v_cache=v_cache,
            k_out=k_out, **turn)
        np.testing.assert_array_equal(q_out, rotated[0])
        np.testing.assert_array_equal(k_out, rotated[1])
        np.testing.assert_array_equal(k_cache, chain[0])
        np.testing.assert_array_equal(v_cache, chain[1])

    def test_no_tokens(self):
        y = ops.rms_norm(self.x[:0], self.weight, eps=1e-5)
        self.assertEqual(y.shape, (0, HEADS, HEAD_SIZE))

    def test_threads(self):
        expected = ops.rms_norm(self.x, self.weight, eps=1e-5)
        wrong = []

        def work():
            for _ in range(50):
                if (ops.rms_norm(self.x, self.weight, eps=1e-5) !=
                        expected).any():
                    wrong.append(1)

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])


class Refusals(Case):
    def refused(self, kind, text, function, *args, **kwargs):
        with self.assertRaises(kind) as caught:
            function(*args, **kwargs)
        self.assertIn(text, str(caught.exception))

    def test_shape(self):
        self.refused(ValueError, "number of weights is 9, last dimension of x "
                     "is 16", ops.rms_norm, self.x, random(9), eps=1e-5)

    def test_dtype(self):
        self.refused(ValueError, "f16", ops.rms_norm, self.x, self.weight,
                     eps=1e-5, out=self.x.astype(np.float16))
        self.refused(TypeError, "x has elements of DLPack type 1 with 32 bits, "
                     "expected one of f32, f16", ops.rms_norm,
                     self.x.astype(np.uint32), self.weight, eps=1e-5,
                     out=self.x)

    def test_strides(self):
        self.refused(ValueError, "innermost stride of x is 2, expected 1",
                     ops.rms_norm, self.x[..., ::2], self.weight[:8], eps=1e-5)
        self.refused(ValueError, "stride", ops.rms_norm, self.x[::-1],
                     self.weight, eps=1e-5)

    def test_rank(self):
        self.refused(ValueError, "weight has rank 0, expected 1 at least",
                     ops.rms_norm, self.x, np.array(1, np.float32), eps=1e-5)
        self.refused(ValueError, "x has rank 6, expected 5 at most",
                     ops.rms_norm, self.x[None, None, None], self.weight,
                     eps=1e-5, out=self.x)

    def test_no_array(self):
        self.refused(TypeError, "weight is of type <class 'list'>, expected an "
                     "array", ops.rms_norm, self.x, [1.0] * 16, eps=1e-5)
        self.refused(ValueError, "fused has neither qkv nor q", ops.fused)

    def test_read_only(self):
        cache = self.k_cache.copy()
        cache.flags.writeable = False
        self.refused(ValueError, "k_cache is a read-only array, but the call "
                     "writes it", ops.kv_cache_update, self.k, self.v,
                     np.arange(5), cache, self.v_cache, layout="nhd")
        np.testing.assert_array_equal(cache, self.k_cache)
        # What is only read may be.
        x = self.x.copy()
        x.flags.writeable = False
        ops.rms_norm(x, self.weight, eps=1e-5)

    def test_names(self):
        self.refused(ValueError, "rounding is 'never', expected 'once' or "
                     "'stepwise'", ops.rms_norm, self.x, eps=1e-5,
                     rounding="never")
        self.refused(ValueError, "layout is 'bhsd', expected 'nhd' or 'hnd'",
                     ops.kv_cache_update, self.k, self.v, np.arange(5),
                     self.k_cache, self.v_cache, layout="bhsd")

    def test_overlap_writes_nothing(self):
        before = self.x.copy()
        self.refused(ValueError, "", ops.rms_norm, self.x[1:], self.weight,
                     eps=1e-5, out=self.x[:-1])
        np.testing.assert_array_equal(self.x, before)

    def test_device(self):
        class Elsewhere:
            """An array of a device that this process may not have."""

            def __init__(self, array):
                self.array = array

            def __dlpack_device__(self):
                return 2, 1

            def __dlpack__(self, **kwargs):
                return make_device_capsule(self.array, 2, 1)

        self.refused(ValueError, "x lies on device cuda:1, expected cpu",
                     ops.rms_norm, Elsewhere(self.x), self.weight, eps=1e-5,
                     out=self.x)


def make_device_capsule(array, device_type, device_id):
    """A DLPack capsule of `array` with another device written in it."""
    import ctypes

    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype = ctypes.c_void_p
    get.argtypes = [ctypes.py_object, ctypes.c_char_p]
    capsule = array.__dlpack__()
    address = get(capsule, b"dltensor")
    # DLTensor: data, then DLDevice {device_type, device_id}.
    device = (ctypes.c_int32 * 2).from_address(address +
                                               ctypes.sizeof(ctypes.c_void_p))
    device[0], device[1] = device_type, device_id
    return capsule


if __name__ == "__main__":
    unittest.main()
