# ===- compare-ranks.py - Results of one process and of several --------------===//
#
#   compare-ranks.py ONE RANKS N TERMS
#
# Joins each result in RANKS/rank0 ... rank<N-1> along the dimension that is cut,
# or takes it from every rank, and says how it differs from that in ONE: not at
# all, or within a bound, which is a share of the result's largest element.
#
# On ranks a sum over what is cut, of TERMS products at most, is taken in another
# order. In f32 that is worth up to TERMS * 2^-24 of the terms' size. In bf16 the
# sums are f32, too, so that a rounding to bf16 behind one comes out differently
# only next to its boundary: by 2^-8, and 2^-6 leaves four such steps.
#
# ===-----------------------------------------------------------------------===//

import pathlib
import sys

import numpy

one, ranks = pathlib.Path(sys.argv[1]), sys.argv[2]
count, terms = int(sys.argv[3]), int(sys.argv[4])


def numbers(array):
    """bf16 is 2 bytes without a name to NumPy: the upper half of an f32."""
    if array.dtype != numpy.dtype("V2"):
        return array
    bits = array.view(numpy.uint16).astype(numpy.uint32) << 16
    return bits.view(numpy.float32)


for number in range(len(list(one.glob("result*.npy")))):
    name = f"result{number}"
    whole = numpy.load(one / f"{name}.npy")
    parts = [numpy.load(f"{ranks}/rank{rank}/{name}.npy") for rank in range(count)]
    cut = [dim for dim in range(whole.ndim) if parts[0].shape[dim] != whole.shape[dim]]
    if cut:
        where = f"cut along dimension {cut[0]}"
        parts = [numpy.concatenate(parts, axis=cut[0])]
    else:
        where = "on every rank"
    assert all(part.shape == whole.shape for part in parts), name
    if all(part.tobytes() == whole.tobytes() for part in parts):
        print(f"{name}: {where}, equal")
        continue
    bound = terms * 2**-24 if whole.dtype == numpy.float32 else 2**-6
    expected = numbers(whole)
    worst = max(numpy.abs(numbers(part) - expected).max() for part in parts)
    worst /= numpy.abs(expected).max()
    how = "within" if worst <= bound else "NOT within"
    print(f"{name}: {where}, {how} {bound:.1e}: {worst:.1e}")
