#!/usr/bin/env python3
"""Draws the time of a call and its share of copy bandwidth over the number of
tokens, from a result of scripts/gpu-check and references.json beside this file.

    benchmarks/cuda/plot.py RESULT.json OUTPUT_DIRECTORY

Writes one SVG for each chain. Needs matplotlib.
"""

import json
import pathlib
import sys

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt  # noqa: E402

SERIES = [
    ("fused_us", "fused, one launch", "C0"),
    ("two_us", "norm+rope, then write", "C1"),
    ("chain_us", "single operations", "C2"),
]
TITLES = {
    "norm+rope+cache": "norm + rope + cache write",
    "rope+cache": "rope + cache write",
    "rope+cache_fp8": "rope + fp8 cache write",
    "norm+rope+cache_fp8": "norm + rope + fp8 cache write",
    "norm+rope": "norm + rope, no cache",
}


def is_reference_shape(row):
    return (
        (row["query_heads"], row["kv_heads"], row["head_size"]) == (32, 4, 128)
        and row["layout"] in ("nhd", "none")
        and row["style"] == "neox"
        and not row["wide_table"]
        and not row["ordered_slots"]
        and row["rounding"] == "once"
    )


def draw(chain, rows, result, references, path):
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4.2))
    tokens = [row["tokens"] for row in rows]
    floors = [row["floor_us"] for row in rows]

    def add(label, xs, times, color, style):
        left.plot(xs, times, style, color=color, label=label, markersize=4)
        share = [100 * floor / time for floor, time in zip(floors, times)]
        right.plot(xs, share, style, color=color, label=label, markersize=4)

    for key, label, color in SERIES:
        if all(key in row for row in rows):
            add(label, tokens, [row[key] for row in rows], color, "o-")
    if references["tokens"] == tokens:
        others = references["chains"].get(chain, {})
        for i, (label, times) in enumerate(others.items()):
            add(label, tokens, times, f"C{3 + i}", "x--")
    left.plot(tokens, floors, ":", color="gray", label="bytes / copy bandwidth")
    left.axhline(result["empty_node_us"], color="lightgray", linewidth=1)
    left.set_yscale("log")
    left.set_ylabel("us per call")
    right.set_ylabel("% of copy bandwidth")
    right.set_ylim(0, 100)
    for axes in (left, right):
        axes.set_xscale("log", base=2)
        axes.set_xlabel("tokens")
        axes.set_xticks(tokens, [str(t) for t in tokens])
        axes.grid(True, alpha=0.3)
    left.legend(fontsize=7)
    figure.suptitle(
        f"{TITLES.get(chain, chain)}: bf16, 32/4 heads of 128, {result['gpu']}",
        fontsize=10,
    )
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    matplotlib.rcParams["svg.hashsalt"] = "prelude"
    result = json.loads(pathlib.Path(sys.argv[1]).read_text())
    result = result.get("main", result)
    here = pathlib.Path(__file__).resolve().parent
    references = json.loads((here / "references.json").read_text())
    output = pathlib.Path(sys.argv[2])
    output.mkdir(parents=True, exist_ok=True)
    chains = {}
    for row in result["rows"]:
        if is_reference_shape(row):
            chains.setdefault(row["chain"], []).append(row)
    if not chains:
        sys.exit(f"{sys.argv[1]} has no rows of the shape of the references")
    for chain, rows in chains.items():
        rows.sort(key=lambda row: row["tokens"])
        name = "cuda-" + chain.replace("+", "-").replace("_", "-") + ".svg"
        draw(chain, rows, result, references, output / name)
        print(output / name)


if __name__ == "__main__":
    main()
