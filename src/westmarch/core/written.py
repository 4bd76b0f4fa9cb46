"""Positions written down: the whole truth of a match as data from which the same match goes on.

In the middle of a rule no position may say how to go on; then the latest one before it is found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from westmarch.core.errors import WestmarchError

if TYPE_CHECKING:
    from westmarch.core.match import Match


def written(match: Match[Any]) -> dict[str, Any] | None:
    """The position, if reading it gives the same truth and the same question again; else None."""
    data = match.game.positions.write(match.state, match.setup)
    try:
        setup, state = match.game.positions.read(data, match.setup.content)
    except WestmarchError:
        return None
    again = type(match).begin(match.game, setup, state, None, ask=True, quiet=True)
    return data if again.digest() == match.digest() else None


def last_written(match: Match[Any]) -> tuple[int, dict[str, Any]]:
    """How many entries of the record ago the latest position was that can be written, and that position."""
    back = 1 if match.rolling else 0  # an unfinished roll is an entry of its own
    _, since = match.stretch
    for kept in range(len(since), -1, -1):
        if kept < len(since) and isinstance(since[kept], int | tuple):
            back += 1
        data = written(after(match, kept))
        if data is not None:
            return back, data
    raise AssertionError(f"{match.game.id} cannot write a position between two stretches of rules")


def after(match: Match[Any], kept: int) -> Match[Any]:
    """The match after the first ``kept`` answers since its checkpoint."""
    twin = match.fork(quiet=True)
    twin._asked.clear()
    del twin._since[kept:]
    return twin.fork(quiet=True)
