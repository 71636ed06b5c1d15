#===- store.py - Write cases to files ---------------------------*- Python -*-===#
#
# The files of a case, as the comparison of examples/qwen3 reads them.
#
#===------------------------------------------------------------------------===#

import os

import ml_dtypes
import numpy as np


def to_numpy(value):
    """A NumPy array of a tensor of PyTorch or an array of JAX."""
    if not hasattr(value, "detach"):
        return np.asarray(value)
    import torch
    value = value.detach().contiguous()
    if value.dtype == torch.bfloat16:
        return value.view(torch.uint16).numpy().view(ml_dtypes.bfloat16)
    return value.numpy()


def save(directory, name, value):
    os.makedirs(directory, exist_ok=True)
    np.save(os.path.join(directory, name + ".npy"), to_numpy(value))


def write_case(out, case, text, inputs, outputs, results):
    """Writes a case's files below `out`; returns its entry of the manifest."""
    directory = os.path.join(out, case["name"])
    os.makedirs(directory, exist_ok=True)
    with open(os.path.join(directory, "module.mlir"), "w") as f:
        f.write(text)
    for name, value in inputs.items():
        save(os.path.join(directory, "inputs"), name, value)
    for output, value in zip(outputs, results, strict=True):
        save(os.path.join(directory, "expected"), output["name"], value)
    path = lambda kind, name: f"{case['name']}/{kind}/{name}.npy"
    return {"entry": "main", **case, "module": f"{case['name']}/module.mlir",
            "inputs": [{"name": n, "file": path("inputs", n)}
                       for n in inputs],
            "outputs": [{**o, "file": path("expected", o["name"])}
                        for o in outputs]}
