#!/usr/bin/env python3
#===- compare_ranks.py - Results of one process and of several --*- Python -*-===#
#
# Usage: compare_ranks.py ONE RANKS N TERMS
#
# Joins each result in RANKS/rank0 ... rank<N-1> along the dimension that is cut,
# or takes it from every rank, and says how it differs from that in ONE: not at
# all, or within a bound, which is a share of the result's largest element. Exits
# with 1 where one is not within it.
#
# On ranks a sum over what is cut, of TERMS products at most, is taken in another
# order. In f32 that is worth up to TERMS * 2^-24 of the terms' size. In bf16 the
# sums are f32, too, so that a rounding to bf16 behind one comes out differently
# only next to its boundary: by 2^-8, and 2^-6 leaves four such steps.
#
#===------------------------------------------------------------------------===#

import pathlib
import sys

import numpy as np


def numbers(array):
    """bf16 is 2 bytes without a name to NumPy: the upper half of an f32."""
    if array.dtype != np.dtype("V2"):
        return array
    return (array.view(np.uint16).astype(np.uint32) << 16).view(np.float32)


def compare_result(whole, parts, terms):
    """Whether `parts` make up `whole`, and how, in words."""
    cut = [dim for dim in range(whole.ndim)
           if parts[0].shape[dim] != whole.shape[dim]]
    if cut:
        where = f"cut along dimension {cut[0]}"
        parts = [np.concatenate(parts, axis=cut[0])]
    else:
        where = "on every rank"
    if any(part.shape != whole.shape for part in parts):
        return False, f"{where}, of another shape"
    if all(part.tobytes() == whole.tobytes() for part in parts):
        return True, f"{where}, equal"
    bound = terms * 2**-24 if whole.dtype == np.float32 else 2**-6
    expected = numbers(whole)
    worst = max(np.abs(numbers(part) - expected).max() for part in parts)
    worst /= np.abs(expected).max()
    within = bool(worst <= bound)
    return within, (f"{where}, {'within' if within else 'NOT within'} "
                    f"{bound:.1e}: {worst:.1e}")


def compare(one, ranks, count, terms):
    """By result, whether it is as it should be, and how it is, in words."""
    one, ranks = pathlib.Path(one), pathlib.Path(ranks)
    results = []
    while (one / f"result{len(results)}.npy").exists():
        name = f"result{len(results)}.npy"
        results.append(compare_result(
            np.load(one / name),
            [np.load(ranks / f"rank{rank}" / name) for rank in range(count)],
            terms))
    return results


def main():
    one, ranks, count, terms = sys.argv[1:]
    results = compare(one, ranks, int(count), int(terms))
    for number, (_, words) in enumerate(results):
        print(f"result{number}: {words}")
    sys.exit(not results or not all(good for good, _ in results))


if __name__ == "__main__":
    main()
