# ===- _arrays.py - Arrays of whichever framework -------------------------------===#
"""Results in the framework of the arguments."""

from __future__ import annotations

from typing import Any, Protocol

from . import _native


class Array(Protocol):
    """What is passed: any array with DLPack's protocol, in host memory."""

    def __dlpack__(self, *args: Any, **kwargs: Any) -> Any: ...

    def __dlpack_device__(self) -> tuple[int, int]: ...


def to_framework(array: Any, like: Any) -> Any:
    """`array` without a copy as an array of the framework of `like`.

    It stays as it is, an object with `__dlpack__`, where the framework is
    unknown or has no such element type (NumPy has no bf16).
    """
    module = type(like).__module__.partition(".")[0]
    if module == "torch":
        import torch

        return torch.from_dlpack(array)
    if module == "numpy":
        import numpy

        # By the buffer protocol, as older NumPy makes arrays from DLPack
        # read-only.
        try:
            return numpy.asarray(memoryview(array))
        except (BufferError, TypeError):
            return array
    if module in ("jax", "jaxlib"):
        import jax

        return jax.dlpack.from_dlpack(array)
    return array


def empty(like: Any, shape: tuple[int, ...]) -> Any:
    """A new array with the element type and framework of `like`."""
    return to_framework(_native.empty(like, shape), like)


def shape(array: Any) -> tuple[int, ...]:
    """The extents of `array`."""
    return tuple(_native.shape(array))
