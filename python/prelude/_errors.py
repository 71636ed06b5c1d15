# ===- _errors.py - Exceptions --------------------------------------------------===#


class CompileError(Exception):
    """The model can't be compiled; what prelude-compile said, where it did."""
