#!/usr/bin/env python3
# ===- check-models.py - docs/models.md shows what the fixtures record -------===
#
# Runs prelude-opt on every example of the page, and compares what each says with
# the parameters of the fixture that is named before it.
#
# ===------------------------------------------------------------------------===

import argparse
import json
import pathlib
import re
import subprocess
import sys


def get_number(text, key, default=None):
    found = re.search(rf"\b{key} = ([0-9.eE+-]+)", text)
    return float(found[1]) if found else default


def get_type(text, key):
    """The extents and the element type of the operand `key`."""
    found = re.search(rf"\b{key} %\w+ : memref<((?:[0-9?]+x)*)(\w+)", text)
    return (found[1].split("x")[:-1], found[2]) if found else None


def read_example(function):
    """What a printed function with one prelude.fused computes."""
    clauses = {
        name: (words.split(), body)
        for name, words, body in re.findall(
            r"^\s+(in|norm|rope|cache|out) ?([\w ]*)\((.*)\)", function, flags=re.M
        )
    }
    q_shape, dtype = get_type(clauses["out"][1], "q")
    size = int(q_shape[-1])
    example = {"gate": get_type(clauses["out"][1], "gate") is not None}
    words, body = clauses.get("norm", ([], ""))
    example["q_eps"] = get_number(body, "q_eps")
    example["k_eps"] = get_number(body, "k_eps")
    example["v_eps"] = get_number(body, "v_eps")
    if words:
        example["norm_rounding"] = words[0]
        example["weight_offset"] = get_number(body, "weight_offset", 0)
        weight = get_type(body, "q_weight")
        example["weight"] = weight and weight[1]
    example["norm_scope"] = "token" if "token" in words else "head"
    example["order"] = "rope_first" if "rope_first" in words else "norm_first"
    words, body = clauses["rope"]
    rotary_dim = int(get_number(body, "rotary_dim", size))
    table_shape, example["table"] = get_type(body, "cos")
    example["rope"] = words
    example["partial"] = rotary_dim != size
    example["columns / R"] = int(table_shape[1]) / rotary_dim
    example["rotary_offset"] = int(get_number(body, "rotary_offset", 0))
    sections = re.search(r"sections = \[([^]]*)\]", body)
    example["sections"] = sections and [int(s) for s in sections[1].split(",")]
    example["dtype"] = dtype
    return example


def read_fixture(case):
    params, tensors = case["params"], case["tensors"]

    def get_dtype(name):
        tensor = tensors.get(name)
        return tensor and case["buffers"][tensor["buffer"]]["dtype"]

    def get_eps(name):
        return params[f"{name}_eps"] if params[f"has_{name}_norm"] else None

    fixture = {
        "gate": "gate_out" in tensors,
        "q_eps": get_eps("q"),
        "k_eps": get_eps("k"),
        "v_eps": get_eps("v"),
        "norm_scope": params["norm_scope"],
        "order": params["order"],
        "table": get_dtype("cos"),
        "rope": [params["rope.style"], params["rope.rounding"]],
        "partial": params["rope.rotary_dim"] != tensors["q_out"]["shape"][-1],
        "columns / R": tensors["cos"]["shape"][1] / params["rope.rotary_dim"],
        "rotary_offset": params["rope.rotary_offset"],
        "sections": None,
        "dtype": get_dtype("q_out"),
    }
    if "norm_rounding" in params:
        fixture["norm_rounding"] = params["norm_rounding"]
        fixture["weight_offset"] = params["weight_offset"]
        fixture["weight"] = get_dtype("q_weight")
    if "rope.section_order" in params:
        fixture["rope"].append(params["rope.section_order"])
        fixture["sections"] = [params[f"rope.sections.{i}"] for i in range(3)]
    return fixture


def is_equal(a, b):
    # The printed eps has the digits of an f32.
    if isinstance(a, float) and isinstance(b, (int, float)):
        return abs(a - b) <= 1e-6 * abs(b)
    return a == b


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prelude-opt", required=True)
    parser.add_argument("--fixtures", type=pathlib.Path, required=True)
    parser.add_argument("page", type=pathlib.Path)
    args = parser.parse_args()

    sections = re.split(r"^## ", args.page.read_text(), flags=re.M)[1:]
    examples = [re.search(r"^```mlir\n(.*?)^```", s, flags=re.M | re.S) for s in sections]
    names = [re.search(r"Fixture:\s`(\w+)`", s) for s in sections]
    if not sections or None in examples or None in names:
        sys.exit("error: a section has no example or no fixture")
    result = subprocess.run(
        [args.prelude_opt, "-"],
        input="".join(example[1] for example in examples),
        text=True,
        capture_output=True,
    )
    if result.returncode:
        sys.exit(f"error: the examples don't parse:\n{result.stderr}")
    printed = re.split(r"^  func\.func ", result.stdout, flags=re.M)[1:]
    cases = {case["name"]: case for case in json.loads(args.fixtures.read_text())["cases"]}
    errors = []
    for section, name, function in zip(sections, names, printed, strict=True):
        title = section.partition("\n")[0]
        example, fixture = read_example(function), read_fixture(cases[name[1]])
        for key in sorted(example.keys() | fixture.keys()):
            a, b = example.get(key), fixture.get(key)
            if not is_equal(a, b):
                errors.append(f"{title}: {key} is {a}, {name[1]} has {b}")
    for error in errors:
        print(f"error: {error}", file=sys.stderr)
    if not errors:
        print(f"{len(sections)} models, each as its fixture")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
