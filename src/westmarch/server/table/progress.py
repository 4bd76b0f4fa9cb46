"""How far a table has come."""

from __future__ import annotations

from typing import Any

from westmarch.core.match import Match
from westmarch.server.store.stored import Status


def progress(match: Match[Any] | None, uploaded: bool) -> dict[str, Any]:
    """How far a table has come, as lists know it: status, the seat that is asked, entries.

    Without a match it waits: nothing is dealt before every seat is taken.
    """
    if match is None:
        return {"status": "waiting", "asked": None, "entries": 0}
    over = uploaded or match.question is None
    status: Status = "over" if over else "running"
    turn = None if over or match.question is None else match.question[0]
    return {"status": status, "asked": turn, "entries": match.answered}
