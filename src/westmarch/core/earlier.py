"""The beginning of a match that was played elsewhere: lines of another record, with the dice of another seed.

In a record's header: ``earlier 8 <commitment> <seed> <nonces>``, the seed left out while it is secret and
the nonces where there were none, or ``earlier 8 ask`` where dice were entered by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from westmarch.core import header
from westmarch.core.chance import commitment
from westmarch.core.nonces import Nonces, parse_nonces, written

_LINE = re.compile(r"([1-9][0-9]{0,8}) (?:ask|([0-9a-f]{64})(?: (0|[1-9][0-9]{0,77}))?(?: (\[.*\]))?)")


@dataclass(frozen=True)
class Earlier:
    """Where the dice came from, from the end of the part before up to entry ``until``."""

    until: int
    commitment: str | None = None
    """None: entered by hand."""
    seed: int | None = None
    """None with a commitment: still a secret."""
    nonces: Nonces = ()

    def __str__(self) -> str:
        nonces = written(self.nonces) if self.nonces else None
        parts = (self.until, self.commitment or "ask", self.seed, nonces)
        return " ".join(str(part) for part in parts if part is not None)

    @classmethod
    def parse(cls, line: str) -> Earlier:
        found = _LINE.fullmatch(line)
        if found is None:
            raise ValueError(f"earlier {line}")
        until, published, seed, nonces = found.groups()
        return cls(
            int(until),
            published,
            None if seed is None else header.seed(seed),
            () if nonces is None else parse_nonces(nonces),
        )


Parts = tuple[Earlier, ...]


def in_order(parts: Iterable[Earlier], entries: int) -> Parts:
    """The parts, if each ends behind the one before and none behind the record; else ValueError."""
    found = tuple(parts)
    ends = [0, *(part.until for part in found)]
    if ends != sorted(set(ends)) or ends[-1] > entries:
        raise ValueError("the earlier parts do not follow each other")
    return found


def cut(parts: Parts, at: int) -> Parts:
    """The parts of the first ``at`` entries."""
    kept = []
    begin = 0
    for part in parts:
        if begin >= at:
            break
        kept.append(replace(part, until=min(part.until, at)))
        begin = part.until
    return tuple(kept)


def unsealed(parts: Parts, seeds: Iterable[int]) -> Parts:
    """With those seeds filled in that were committed to."""
    known = {commitment(seed): seed for seed in seeds}
    return tuple(
        part if part.seed is not None else replace(part, seed=known.get(part.commitment or ""))
        for part in parts
    )
