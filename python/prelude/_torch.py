# ===- _torch.py - Programs of torch.export -------------------------------------===#
"""MLIR of a torch.export.ExportedProgram, by torch-mlir.

What the program holds for itself becomes inputs: buffers that it writes (caches)
so that they can be updated in place, and weights so that they need not be copied.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from ._errors import CompileError


@dataclasses.dataclass(frozen=True)
class Update:
    """A result that is the new value of an input."""

    result: int
    input: int
    name: str
    is_partial: bool
    """It writes some elements, as a cache does, and keeps the others."""


@dataclasses.dataclass(frozen=True)
class Lowered:
    text: str
    names: tuple[str, ...]
    """Of the inputs that a caller passes."""
    state: dict[str, Any]
    """The inputs behind them: tensors of the program that it writes."""
    weights: tuple[Any, ...]
    """The inputs behind those, which it only reads."""
    updates: tuple[Update, ...]


def is_exported_program(model: Any) -> bool:
    return any(f"{kind.__module__}.{kind.__qualname__}" ==
               "torch.export.exported_program.ExportedProgram"
               for kind in type(model).__mro__)


# What keeps the elements of its first operand that it doesn't write.
_PARTIAL_WRITES = {
    "as_strided_scatter", "diagonal_scatter", "index_copy", "index_fill",
    "index_put", "masked_scatter", "scatter", "select_scatter",
    "slice_scatter",
}


def _is_partial_write(node: Any, written: str) -> bool:
    """Whether `node` is writes into parts of the placeholder `written`."""
    is_partial = False
    while node.op == "call_function":
        name = str(node.target).split(".")
        if name[0] != "aten" or name[1].lstrip("_") not in _PARTIAL_WRITES:
            return False
        is_partial, node = True, node.args[0]
    return is_partial and node.name == written


def lower(program: Any, entry: str, embed_weights: bool) -> Lowered:
    """MLIR of `program`, whose function is `entry`.

    embed_weights: leave the weights in the module, as constants.
    """
    try:
        import torch_mlir.fx
    except ImportError as error:
        raise ImportError(
            "to compile a torch.export.ExportedProgram, prelude needs "
            "torch-mlir (docs/python.md)") from error
    import torch
    from torch.export.graph_signature import (InputKind, InputSpec, OutputKind,
                                              OutputSpec, TensorArgument)
    from torch_mlir.extras.fx_decomp_util import get_decomposition_table

    # Before this, a graph writes its inputs without saying so. A new program.
    with torch.no_grad():
        program = program.run_decompositions(get_decomposition_table())
    signature = program.graph_signature
    writes = {
        OutputKind.BUFFER_MUTATION, OutputKind.USER_INPUT_MUTATION,
        getattr(OutputKind, "PARAMETER_MUTATION", None)
    }
    written = {spec.target for spec in signature.output_specs
               if spec.kind in writes}

    user: list[Any] = []
    state: dict[str, Any] = {}
    weights: dict[str, Any] = {}
    kept: list[Any] = []
    for spec in signature.input_specs:
        if spec.kind == InputKind.USER_INPUT:
            if isinstance(spec.arg, TensorArgument):
                user.append(spec)
            else:
                kept.append(spec)
        elif spec.target in written:
            state[spec.target] = spec
        elif spec.kind == InputKind.PARAMETER and not embed_weights:
            weights[spec.target] = spec
        else:
            kept.append(spec)

    def as_inputs(specs: Any) -> list[Any]:
        return [InputSpec(InputKind.USER_INPUT, spec.arg, None)
                for spec in specs]

    def value(target: str) -> Any:
        tensor = program.state_dict.get(target)
        tensor = program.constants[target] if tensor is None else tensor
        return tensor.detach()

    # The function's arguments are in this order.
    inputs = [*user, *state.values(), *weights.values()]
    position = {spec.arg.name: i for i, spec in enumerate(inputs)}
    nodes = {node.name: node for node in program.graph.nodes}
    updates = []
    for i, spec in enumerate(signature.output_specs):
        if spec.kind in writes:
            name = spec.target
            argument = state[name].arg.name if name in state else name
            updates.append(Update(
                i, position[argument], name,
                _is_partial_write(nodes[spec.arg.name], argument)))
        elif spec.kind != OutputKind.USER_OUTPUT:
            kind = spec.kind.name.lower().replace("_", " ")
            raise CompileError(
                f"output {i} of the program is of kind '{kind}', expected a "
                "result, or an update of an input or of a buffer")
    # A function of values: updates are results, too.
    signature.input_specs[:] = [*as_inputs(inputs), *kept]
    signature.output_specs[:] = [
        OutputSpec(OutputKind.USER_OUTPUT, spec.arg, None)
        for spec in signature.output_specs]
    module = torch_mlir.fx.export_and_import(
        program, output_type="linalg-on-tensors", func_name=entry,
        experimental_support_mutation=True, decomposition_table={})
    return Lowered(
        # Ops of torch-mlir can only be read in generic form.
        module.operation.get_asm(print_generic_op_form=True),
        tuple(spec.arg.name for spec in user),
        {target: value(target) for target in state},
        tuple(value(target).contiguous() for target in weights),
        tuple(updates))
