"""How far a table has come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westmarch.core.match import Match
from westmarch.server.kept import FREE, Seat, Status


def progress(match: Match[Any], seats: Sequence[Seat], uploaded: bool) -> dict[str, Any]:
    """How far a table has come, as lists know it: status, the seat that is asked, entries."""
    status: Status = "waiting" if any(seat.kind == FREE for seat in seats) else "running"
    if uploaded or match.question is None:
        status = "over"
    turn = match.question[0] if match.question is not None and status == "running" else None
    return {"status": status, "asked": turn, "entries": match.answered}
