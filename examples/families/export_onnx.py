#!/usr/bin/env python3
#===- export_onnx.py - Export decoder families through ONNX -----*- Python -*-===#
#
# The decoders of export.py through torch.onnx, ONNX and torch-mlir's importer
# of ONNX to linalg on tensors, at the opset where norms are ops of their own
# (23) and at one where they are not (18).
#
#===------------------------------------------------------------------------===#

import argparse
import json
import os
import subprocess
import sys
import tempfile
import warnings

import onnx
import onnx.inliner
import onnxscript.optimizer
import torch

from export import make_inputs, output_list
from families import FAMILIES, counts
from models import DTYPES, Decoder, hidden_size, make_model
from observe import observe
from store import write_case

# (family, write). What ONNX has no write in place for leaves a scatter.
CASES = (("llama", "index_copy"), ("qwen3", "index_copy"),
         ("qwen3", "concat"), ("gemma3_text", "index_copy"),
         ("gptj", "index_copy"))
OPSETS = (18, 23)
PIPELINES = ("--torch-onnx-to-torch-backend-pipeline=backend-legal-ops="
             "aten.flatten.using_ints,aten.unflatten.int",
             "--torch-backend-to-linalg-on-tensors-backend-pipeline")


def simplify(model):
    """Expands ops that the importer lacks by the bodies that ONNX gives."""
    model = onnx.shape_inference.infer_shapes(model, data_prop=True)
    names = ("RMSNormalization", "RotaryEmbedding", "Attention",
             "TensorScatter")
    model = onnx.inliner.inline_selected_functions(
        model, [("", n) for n in names], exclude=False,
        inline_schema_functions=True)
    model = onnxscript.optimizer.optimize(model)
    return onnx.shape_inference.infer_shapes(model, data_prop=True)


def run(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{os.path.basename(command[0])}: "
                           f"{done.stderr.strip()[:600]}")
    return done.stdout


def export_case(case, out, tools):
    spec, dtype = FAMILIES[case["family"]], DTYPES[case["dtype"]]
    model = make_model(spec, dtype)
    shapes = observe(case["family"], spec, model, dtype)
    inputs = make_inputs(case, shapes, hidden_size(model))
    decoder = Decoder(model, case)
    with torch.no_grad():
        results = decoder(*inputs.values())
        program = torch.onnx.export(
            decoder, tuple(inputs.values()), dynamo=True,
            opset_version=case["opset"], input_names=list(inputs),
            verbose=False)
    with tempfile.TemporaryDirectory() as directory:
        path = lambda name: os.path.join(directory, name)
        onnx.save(simplify(program.model_proto), path("model.onnx"))
        run([os.path.join(tools, "torch-mlir-import-onnx"),
             path("model.onnx"), "-o", path("torch.mlir")])
        text = run([os.path.join(tools, "torch-mlir-opt"), path("torch.mlir"),
                    *PIPELINES, "--canonicalize", "--cse",
                    "--mlir-print-op-generic"])
    # The importer names the function after the graph.
    entry = {**case, "entry": "main_graph", "layers": len(spec["layers"]), "counts": counts(spec),
             "attention": spec["layers"], "refused": spec["refused"],
             "identity": list(spec["identity"]), "replaced": []}
    return write_case(out, entry, text, inputs,
                      output_list(case, len(spec["layers"])), results)


def make_cases():
    return [{"name": "_".join([f, *([w] if w != "index_copy" else []),
                               f"opset{o}", d]),
             "family": f, "frontend": "onnx", "dtype": d, "kind": "decoder",
             "opset": o, "write": w, "batch": 2, "tokens": 5, "start": 3}
            for f, w in CASES for o in OPSETS for d in ("f32", "bf16")]


def main():
    parser = argparse.ArgumentParser(
        description="Export decoder families through ONNX.")
    parser.add_argument("output_dir", help="where the cases are written")
    parser.add_argument("--case", action="append", metavar="NAME")
    parser.add_argument("--keep-going", action="store_true")
    parser.add_argument("--tools", default=os.path.dirname(sys.executable),
                        help="where torch-mlir-opt lies")
    args = parser.parse_args()
    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    manifest, failed = [], []
    for case in make_cases():
        if args.case and case["name"] not in args.case:
            continue
        try:
            manifest.append(export_case(case, args.output_dir, args.tools))
        except Exception as error:  # whatever a tool does not take
            if not args.keep_going:
                raise
            failed.append(case["name"])
            print(f"{case['name']}: {type(error).__name__}: "
                  f"{str(error)[:700]}", file=sys.stderr)
            continue
        print(f"exported {case['name']}", file=sys.stderr)
    with open(os.path.join(args.output_dir, "cases.json"), "w") as f:
        json.dump({"cases": manifest}, f, indent=1)
        f.write("\n")
    if failed:
        sys.exit(f"export_onnx.py: not exported: {', '.join(failed)}")


if __name__ == "__main__":
    main()
