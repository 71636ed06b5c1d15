# ===- _compile.py - Compile a model and call it --------------------------------===#
"""Models as functions.

prelude-compile runs in a process of its own: the MLIR that it links can't clash
with another in this one (torch-mlir, JAX), and a model that crashes it is an
exception.
"""

from __future__ import annotations

import dataclasses
import json
import os
import pathlib
import re
import subprocess
import tempfile
from typing import Any

from . import _arrays, _native
from ._report import Report

_TOOL = pathlib.Path(__file__).parent / "bin" / "prelude-compile"


class CompileError(Exception):
    """The model can't be compiled; the message is prelude-compile's."""


@dataclasses.dataclass(frozen=True)
class Argument:
    """The type of an input or a result."""

    dtype: str
    """As MLIR writes it: "bf16", "i64"."""
    shape: tuple[int | None, ...]
    """None is any extent."""

    def __str__(self) -> str:
        extents = ["?" if n is None else str(n) for n in self.shape]
        return "x".join([*extents, self.dtype])


class CompiledFunction:
    """A function of a compiled model.

    Call it with arrays in C order and in host memory. It checks type, shape,
    strides and device before anything runs, and raises a ValueError or
    TypeError that names both values. It may be called from several threads.
    """

    def __init__(self, function: _native.Function, report: Report | None,
                 hidden: tuple[int, ...] = ()):
        self._function = function
        self._hidden = frozenset(hidden)
        self.report = report
        """What was raised, fused and refused; None for a loaded library."""
        self.inputs = tuple(Argument(*t) for t in function.inputs)
        self.results = tuple(
            Argument(*t) for i, t in enumerate(function.results)
            if i not in self._hidden)
        self.updated = tuple(sorted({i for i in function.result_inputs
                                     if i >= 0}))
        """The inputs that a call updates in place."""

    def __call__(self, *inputs: _arrays.Array) -> Any:
        """The results: one, or a tuple; None without any.

        A result that is an update of an input is that input. Others are new
        arrays of the framework of the first input, or objects with
        `__dlpack__` where it is none that is known.
        """
        like = inputs[0] if inputs else None
        results = []
        objects = self._function(inputs)
        for i, (result, held) in enumerate(
                zip(objects, self._function.result_inputs)):
            if i in self._hidden:
                continue
            results.append(result if held >= 0 else _arrays.to_framework(
                result, like))
        if len(results) > 1:
            return tuple(results)
        return results[0] if results else None

    def __repr__(self) -> str:
        inputs = ", ".join(map(str, self.inputs))
        results = ", ".join(map(str, self.results))
        return f"<prelude.CompiledFunction ({inputs}) -> ({results})>"


def _make_symbol(name: str, entry: str) -> str:
    """The name of `entry` in a library, as prelude-compile makes it."""
    entry = re.sub("[^A-Za-z0-9_]", "_", entry)
    return f"{name}_{'_' if entry[:1].isdigit() else ''}{entry}"


# ===- Models of frameworks -----------------------------------------------------===


def _is_exported_program(model: Any) -> bool:
    return any(f"{kind.__module__}.{kind.__qualname__}" ==
               "torch.export.exported_program.ExportedProgram"
               for kind in type(model).__mro__)


def _lower_exported_program(program: Any, entry: str) -> tuple[str, list[int]]:
    """MLIR of `program`, and which of its results are updates of inputs.

    The graph of a program that writes its inputs returns their new values
    first. torch-mlir makes results of them, which the compiler then places in
    the memory of the inputs.
    """
    try:
        import torch_mlir.fx
    except ImportError as error:
        raise ImportError(
            "to compile a torch.export.ExportedProgram, prelude needs "
            "torch-mlir: pip install torch-mlir") from error
    from torch.export.graph_signature import OutputKind
    from torch_mlir.extras.fx_decomp_util import get_decomposition_table

    # Before this, a graph writes its inputs without saying so.
    program = program.run_decompositions(get_decomposition_table())
    updates = []
    for i, spec in enumerate(program.graph_signature.output_specs):
        if spec.kind == OutputKind.USER_INPUT_MUTATION:
            updates.append(i)
        elif spec.kind != OutputKind.USER_OUTPUT:
            kind = spec.kind.name.lower().replace("_", " ")
            raise CompileError(
                f"output {i} of the program is a {kind} of '{spec.target}', "
                "expected a result or an update of an input; export state as "
                "inputs")
    module = torch_mlir.fx.export_and_import(
        program, output_type="linalg-on-tensors", func_name=entry,
        decomposition_table={})
    # Ops of torch-mlir can only be read in generic form.
    return module.operation.get_asm(print_generic_op_form=True), updates


def _get_module(model: Any, entry: str) -> tuple[str | bytes, list[int]]:
    if isinstance(model, (str, bytes)):
        return model, []
    if isinstance(model, os.PathLike):
        return pathlib.Path(model).read_bytes(), []
    if _is_exported_program(model):
        return _lower_exported_program(model, entry)
    # A module of MLIR's Python bindings, whichever package has them.
    operation = getattr(model, "operation", None)
    if hasattr(operation, "get_asm"):
        return operation.get_asm(print_generic_op_form=True), []
    raise TypeError(
        f"model is of type {type(model)}, expected a "
        "torch.export.ExportedProgram, an MLIR module, its text or bytecode, "
        "or a path")


# ===- Compiling ----------------------------------------------------------------===


def compile(model: Any, *, entry: str = "main", raise_ops: bool = True,
            fuse: bool = True, cpu: str = "native",
            output: str | os.PathLike | None = None) -> CompiledFunction:
    """Compiles a model for the CPU.

    model: a torch.export.ExportedProgram (by torch-mlir), a module of MLIR's
      Python bindings, MLIR's text or bytecode, or a path to a file with it.
    entry: the function of the module.
    raise_ops: look for the ops of the prelude in linear algebra.
    fuse: fuse them.
    cpu: which CPU to compile for, such as "x86-64-v3".
    output: keeps the library there, for `load` and for C.

    Inputs that the model updates (caches that it returns changed, or that an
    exported program writes) are updated in place. Inputs and results of an
    exported program are those of its graph: nested ones flat, in order.
    """
    text, updates = _get_module(model, entry)
    with tempfile.TemporaryDirectory(prefix="prelude-") as folder:
        folder = pathlib.Path(folder)
        source = folder / "model.mlir"
        if isinstance(text, str):
            source.write_text(text, encoding="utf-8")
        else:
            source.write_bytes(text)
        report = folder / "report.json"
        library = folder / "model.so" if output is None else pathlib.Path(
            output).absolute()
        command = [str(_TOOL), str(source), "-o", str(library),
                   f"--report={report}", f"--entry={entry}", f"--cpu={cpu}",
                   "--name=model", "--target=cpu"]
        if not raise_ops:
            command.append("--no-raise")
        if not fuse:
            command.append("--no-fuse")
        done = subprocess.run(command, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              text=True, errors="replace")
        if done.returncode != 0:
            message = done.stderr.strip() or (
                f"prelude-compile ended with status {done.returncode}")
            message = message.replace(str(source), "model.mlir")
            raise CompileError(
                re.sub("^prelude-compile: error: ", "", message, flags=re.M))
        function = _native.Function(str(library),
                                    _make_symbol("model", entry))
        for result in updates:
            if function.result_inputs[result] < 0:
                raise CompileError(
                    f"result {result} of '{entry}' is an update of an input, "
                    "but could not be placed in its memory")
        return CompiledFunction(
            function, Report.from_json(json.loads(report.read_text())),
            tuple(updates))


def load(library: str | os.PathLike, *, entry: str = "main",
         name: str = "model") -> CompiledFunction:
    """A library that `compile` kept, or that prelude-compile made.

    name: what its symbols begin with, as `prelude-compile --name`; those of
      `compile` begin with "model".
    """
    path = str(pathlib.Path(library).absolute())
    return CompiledFunction(_native.Function(path, _make_symbol(name, entry)),
                            None)
