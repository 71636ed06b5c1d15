# ===- reference.py - What the tests compare with ------------------------------===#
"""The operations in NumPy, from their definitions in Runtime.h, in f64."""

import numpy as np


def rms_norm(x, weight, eps, weight_offset=0.0):
    x = x.astype(np.float64)
    rstd = 1 / np.sqrt((x * x).mean(axis=-1, keepdims=True) + eps)
    return x * rstd * (weight_offset + weight.astype(np.float64))


def rope(x, cos, sin, positions, rotary_dim, style="neox"):
    """cos, sin: [P, rotary_dim / 2]. A position outside leaves its row."""
    y = x.astype(np.float64).copy()
    half = rotary_dim // 2
    for t, position in enumerate(positions):
        if not 0 <= position < len(cos):
            continue
        c, s = cos[position].astype(np.float64), sin[position].astype(np.float64)
        if style == "neox":
            first, second = slice(0, half), slice(half, rotary_dim)
        else:
            first, second = slice(0, rotary_dim, 2), slice(1, rotary_dim, 2)
        a, b = y[t, :, first].copy(), y[t, :, second].copy()
        y[t, :, first], y[t, :, second] = a * c - b * s, b * c + a * s
    return y


def cache_update(new, slots, cache):
    """cache: [B, P, Hk, D]; returns what it holds then."""
    cache = cache.copy()
    block = cache.shape[1]
    for row, slot in zip(new, slots):
        if 0 <= slot < cache.shape[0] * block:
            cache[slot // block, slot % block] = row
    return cache
