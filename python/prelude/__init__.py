# ===- __init__.py - Prelude for Python ---------------------------------------===#
"""Compiles exported models with a fused attention prelude, and runs its kernels.

    compiled = prelude.compile(torch.export.export(model, inputs))
    outputs = compiled(*inputs)

    prelude.ops.rms_norm(x, weight, eps=1e-6)

Arrays are whatever has `__dlpack__`: torch tensors, NumPy and JAX arrays. They
are passed without copies, and caches are updated in place.
"""

from . import ops
from ._compile import Argument, CompiledFunction, compile, load
from ._errors import CompileError
from ._native import Errors
from ._report import Fallback, LookAlike, Report, Site

__all__ = [
    "Argument", "CompileError", "CompiledFunction", "Errors", "Fallback",
    "LookAlike", "Report", "Site", "compile", "load", "ops",
]
__version__ = "0.1.0"
