# ===- compare-ranks.py - Results of one process and of several --------------===//
#
#   compare-ranks.py ONE RANKS N
#
# Joins each result in RANKS/rank0 ... rank<N-1> along the dimension that is cut,
# or takes it from every rank, and says how it differs from that in ONE.
#
# ===-----------------------------------------------------------------------===//

import pathlib
import sys

import numpy

BOUND = 1e-5

one, ranks, count = pathlib.Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
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
        how = "equal"
    else:
        worst = max(numpy.abs(part - whole).max() for part in parts)
        how = f"equal within {BOUND:g}" if worst <= BOUND else f"differs by {worst:g}"
    print(f"{name}: {where}, {how}")
