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
import types
from typing import Any

from . import _arrays, _native, _torch
from ._errors import CompileError
from ._report import Report

_TOOL = pathlib.Path(__file__).parent / "bin" / "prelude-compile"


@dataclasses.dataclass(frozen=True)
class Argument:
    """The type of an input or a result."""

    dtype: str
    """As MLIR writes it: "bf16", "i64"."""
    shape: tuple[int | None, ...]
    """None is any extent."""
    name: str | None = None
    """Of an input of an exported program."""

    def __str__(self) -> str:
        extents = ["?" if n is None else str(n) for n in self.shape]
        return "x".join([*extents, self.dtype])


class CompiledFunction:
    """A function of a compiled model.

    Call it with arrays in C order and in host memory, by position or, where the
    model has names, by name. It checks type, shape, strides and device before
    anything runs, and raises a ValueError or TypeError that names both values.
    It may be called from several threads, unless it has a state.
    """

    def __init__(self, function: _native.Function, report: Report | None,
                 lowered: _torch.Lowered | None = None,
                 copied: tuple[_torch.Update, ...] = ()):
        self._function = function
        updates = lowered.updates if lowered else ()
        self._hidden = frozenset(update.result for update in updates)
        self.report = report
        """What was raised, fused and refused; None for a loaded library."""
        names: tuple[str | None, ...] = (None,) * len(function.inputs)
        names = lowered.names if lowered else names
        self.inputs = tuple(
            Argument(dtype, shape, name)
            for (dtype, shape), name in zip(function.inputs, names))
        self.results = tuple(
            Argument(dtype, shape)
            for i, (dtype, shape) in enumerate(function.results)
            if i not in self._hidden)
        written = {*function.result_inputs, *(u.input for u in updates)}
        self.updated = tuple(sorted(i for i in written
                                    if 0 <= i < len(names)))
        """The inputs that a call updates."""
        self.state = types.MappingProxyType(lowered.state if lowered else {})
        """What a call updates besides: the program's own tensors, by name."""
        self.copied = tuple(update.name for update in copied)
        """Updates that aren't computed in place, but copied there after a call."""

    def __call__(self, *inputs: _arrays.Array, **named: _arrays.Array) -> Any:
        """The results: one, or a tuple; None without any.

        A result that is an update of an input is that input. Others are new
        arrays of the framework of the first input, or objects with
        `__dlpack__` where it is none that is known.
        """
        arrays = self._add_named(inputs, named) if named else inputs
        like = next(iter(arrays or self.state.values()), None)
        results = []
        objects = self._function(arrays)
        for i, (result, held) in enumerate(
                zip(objects, self._function.result_inputs)):
            if i in self._hidden:
                continue
            results.append(result if held >= 0 else _arrays.to_framework(
                result, like))
        if len(results) > 1:
            return tuple(results)
        return results[0] if results else None

    def _add_named(self, inputs: tuple[Any, ...],
                   named: dict[str, Any]) -> tuple[Any, ...]:
        names = [argument.name or "" for argument in self.inputs]
        for name in named:
            if name not in names or not name:
                known = ", ".join(f"'{n}'" for n in names if n) or "none by name"
                raise TypeError(f"no input '{name}', expected {known}")
            if names.index(name) < len(inputs):
                raise TypeError(f"input '{name}' is given by name and as input "
                                f"{names.index(name)}")
        missing = [n for n in names[len(inputs):] if n not in named]
        if missing:
            raise TypeError(
                f"{len(inputs) + len(named)} inputs are given, expected "
                f"{len(names)}: no '{missing[0]}'")
        return (*inputs, *(named[name] for name in names[len(inputs):]))

    def __repr__(self) -> str:
        inputs = ", ".join(map(str, self.inputs))
        results = ", ".join(map(str, self.results))
        return f"<prelude.CompiledFunction ({inputs}) -> ({results})>"


def _make_symbol(name: str, entry: str) -> str:
    """The name of `entry` in a library, as prelude-compile makes it."""
    entry = re.sub("[^A-Za-z0-9_]", "_", entry)
    return f"{name}_{'_' if entry[:1].isdigit() else ''}{entry}"


# ===- Models of frameworks -----------------------------------------------------===


def _get_module(model: Any) -> str | bytes:
    if isinstance(model, (str, bytes)):
        return model
    if isinstance(model, os.PathLike):
        return pathlib.Path(model).read_bytes()
    # A module of MLIR's Python bindings, whichever package has them.
    get_asm = getattr(getattr(model, "operation", None), "get_asm", None)
    if get_asm:
        return str(get_asm(print_generic_op_form=True))
    raise TypeError(
        f"model is of type {type(model)}, expected a "
        "torch.export.ExportedProgram, an MLIR module, its text or bytecode, "
        "or a path")


# ===- Compiling ----------------------------------------------------------------===


def compile(model: Any, *, entry: str = "main", raise_ops: bool = True,
            fuse: bool = True, cpu: str = "native",
            output: str | os.PathLike | None = None,
            embed_weights: bool = False) -> CompiledFunction:
    """Compiles a model for the CPU.

    model: a torch.export.ExportedProgram (by torch-mlir), a module of MLIR's
      Python bindings, MLIR's text or bytecode, or a path to a file with it.
    entry: the function of the module.
    raise_ops: look for the ops of the prelude in linear algebra.
    fuse: fuse them.
    cpu: which CPU to compile for, such as "x86-64-v3".
    output: keeps the library there, for `load` and for C.
    embed_weights: store the parameters of an exported program in the library.
      Without it the library gets them as inputs, and nothing copies them.

    Inputs that the model updates (caches that it returns changed, or that an
    exported program writes) are updated in place. Inputs and results of an
    exported program are those of its graph: nested ones flat, in order. What it
    holds and writes itself (buffers) is the compiled function's `state`.
    """
    lowered = None
    if _torch.is_exported_program(model):
        lowered = _torch.lower(model, entry, embed_weights)
    text = lowered.text if lowered else _get_module(model)
    with tempfile.TemporaryDirectory(prefix="prelude-") as temporary:
        folder = pathlib.Path(temporary)
        source = folder / "model.mlir"
        if isinstance(text, str):
            source.write_text(text, encoding="utf-8")
        else:
            source.write_bytes(text)
        report_file = folder / "report.json"
        library = folder / "model.so" if output is None else pathlib.Path(
            output).absolute()
        command = [str(_TOOL), str(source), "-o", str(library),
                   f"--report={report_file}", f"--entry={entry}", f"--cpu={cpu}",
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
        symbol = _make_symbol("model", entry)
        report = Report.from_json(json.loads(
            report_file.read_text().replace(str(source), "model.mlir")))
        if not lowered:
            return CompiledFunction(_native.Function(str(library), symbol),
                                    report)
        held = _native.Function(str(library), symbol).result_inputs
        copied = tuple(update for update in lowered.updates
                       if held[update.result] != update.input)
        for update in copied:
            if update.is_partial:
                raise CompileError(
                    f"'{update.name}' is written in part, but can't be updated "
                    "in place: its old value is still read")
        function = _native.Function(
            str(library), symbol, [*lowered.state.values(), *lowered.weights],
            [(update.result, update.input) for update in copied])
        return CompiledFunction(function, report, lowered, copied)


def load(library: str | os.PathLike, *, entry: str = "main",
         name: str = "model") -> CompiledFunction:
    """A library that `compile` kept, or that prelude-compile made.

    name: what its symbols begin with, as `prelude-compile --name`; those of
      `compile` begin with "model".
    """
    path = str(pathlib.Path(library).absolute())
    return CompiledFunction(_native.Function(path, _make_symbol(name, entry)),
                            None)
