# ===- _report.py - What a compilation found -----------------------------------===#
"""The report of a compilation as objects."""

from __future__ import annotations

import dataclasses
from typing import Any


@dataclasses.dataclass(frozen=True)
class Site:
    """A place where the chain, or a part of it, stands."""

    function: str
    location: str
    chain: str
    """Such as "norm+rope+cache"."""
    fused: bool
    reason: str | None
    """The code of the refusal (docs/generated/reason-codes.md); None where fused."""
    detail: str


@dataclasses.dataclass(frozen=True)
class LookAlike:
    """Something that resembles an op of the chain but is none."""

    kind: str
    function: str
    location: str
    reason: str
    detail: str


@dataclasses.dataclass(frozen=True)
class Fallback:
    """An op that was taken apart, as the target has no kernel for it."""

    op: str
    function: str
    location: str
    reason: str
    detail: str


@dataclasses.dataclass(frozen=True)
class Report:
    """What was raised, fused and refused."""

    sites: tuple[Site, ...]
    look_alikes: tuple[LookAlike, ...]
    fallbacks: tuple[Fallback, ...]
    raised: dict[str, int]
    """Ops recognised, by mnemonic."""
    refused: dict[str, int]
    """Refusals by code."""

    @property
    def fused(self) -> int:
        """The number of sites that were fused."""
        return sum(site.fused for site in self.sites)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Report:
        """From what `prelude-compile --report` wrote."""

        def take(kind: Any, entries: Any) -> tuple[Any, ...]:
            names = [field.name for field in dataclasses.fields(kind)]
            return tuple(kind(*(entry[name] for name in names))
                         for entry in entries)

        return cls(take(Site, data["sites"]),
                   take(LookAlike, data["look_alikes"]),
                   take(Fallback, data["fallbacks"]), data["raised"],
                   data["refused"])
