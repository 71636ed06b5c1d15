#!/usr/bin/env python3
# device-math.py inputs | compare, in the folder of the files.
import sys

import numpy as np

if sys.argv[1] == "inputs":
    random = np.random.default_rng(1)
    np.save("x.npy", np.concatenate([
        random.uniform(-1e-3, 1e-3, 1000), random.uniform(-10, 10, 4000),
        random.uniform(-120, 100, 4000), random.uniform(-1e6, 1e6, 1000),
        np.arange(0, 4096), np.arange(-64, 64) * (np.pi / 4),
        [0.0, -0.0, np.inf, -np.inf, np.nan, 88.72283, 88.72284, -103.97, -104.1,
         -87.5, 1e-45, 3.4e38],
    ]).astype(np.float32))
    sys.exit()

x = np.load("x.npy").astype(np.float64)


def ordered(values):
    """Bit patterns that count steps from one f32 to the next."""
    bits = values.view(np.int32).astype(np.int64)
    return np.where(bits < 0, -(bits & 0x7fffffff), bits)


with np.errstate(all="ignore"):
    for index, function in enumerate((np.sin, np.cos, np.exp)):
        got = np.load(f"out/result{index}.npy")
        want = function(x).astype(np.float32)
        # 3.4e38 is beyond the range of the reduction.
        inside = np.ones(len(x), bool) if function is np.exp else ~(
            np.abs(x) > 2.0**30) | ~np.isfinite(x)
        same = np.isnan(got) == np.isnan(want)
        steps = np.abs(ordered(got) - ordered(want))
        off = inside & (~same | (same & ~np.isnan(want) & (steps > 1)))
        print(f"{function.__name__}: {off.sum()} of {inside.sum()} off by more "
              f"than one step; {(inside & (steps == 1)).sum()} by one")
