"""A match as it is sent to a process that thinks about it: its latest checkpoint and the answers since.

So a thought in a long match costs no more than in a short one: the log is not played again for it. Neither
seed nor dice nor what happened before go along, for a bot imagines all that its seat cannot know.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from westmarch.core.content import load_content
from westmarch.core.match import Match
from westmarch.core.registry import find_game
from westmarch.core.rules import Setup

PLAIN = frozenset({type(None), bool, int, float, str, bytes, bytearray, list, tuple, dict, set, frozenset})
DEPTH = 2
"""How deep in a board parts of it may lie that a state refers to, such as one side of two."""


@dataclass(frozen=True)
class Thought:
    """Small enough to send to another process."""

    game: str
    players: int
    options: dict[str, str]
    stretch: bytes
    """State and answers, without what follows from the fields above."""

    def __repr__(self) -> str:  # a secret in a traceback would be a secret in a log
        return f"Thought({self.game!r})"


def thought_of(match: Match[Any]) -> Thought:
    """What to send about a match that waits for a seat."""
    setup = match.setup
    kept = io.BytesIO()
    _Packer(kept, setup).dump(match.stretch)
    return Thought(match.game.id, setup.players, dict(setup.options), kept.getvalue())


def match_of(thought: Thought) -> Match[Any]:
    """A quiet match at the same question, whose dice would have to be thrown by hand."""
    game = find_game(thought.game)
    setup = game.setup(thought.players, dict(thought.options), load_content(game.package, game.tables))
    state, since = _Unpacker(io.BytesIO(thought.stretch), setup).load()
    match = Match.begin(game, setup, state, None, ask=True, quiet=True)
    for answer in since:
        if isinstance(answer, int):
            match.advance(answer)
        else:
            match.roll(answer)
    return match


class _Packer(pickle.Pickler):
    """Leaves out what every process makes for itself: the board and its parts, which are large, and some of
    which hold what cannot be sent."""

    def __init__(self, file: io.BytesIO, setup: Setup) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._setup = setup
        self._names: dict[int, str] | None = None

    def persistent_id(self, item: Any) -> str | None:
        if type(item) in PLAIN:
            return None
        if self._names is None:
            self._names = {id(part): name for name, part in _parts(self._setup)}
        return self._names.get(id(item))


class _Unpacker(pickle.Unpickler):
    """Reads only what this house has just written for itself."""

    def __init__(self, file: io.BytesIO, setup: Setup) -> None:
        super().__init__(file)
        self._parts = dict(_parts(setup))

    def persistent_load(self, name: str) -> Any:
        return self._parts[name]


def _parts(setup: Setup) -> Iterator[tuple[str, Any]]:
    """All that is fixed before the first question, by a name of which both processes know what it means."""
    yield "content", setup.content
    yield from _within("board", setup.board, DEPTH)


def _within(name: str, item: Any, depth: int) -> Iterator[tuple[str, Any]]:
    if type(item) not in PLAIN:
        yield name, item
    if depth:
        for key, part in _members(item):
            yield from _within(f"{name}.{key}", part, depth - 1)


def _members(item: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(item, list | tuple):
        return enumerate(item)
    if isinstance(item, dict):
        return iter(item.items())
    slots = [name for name in getattr(type(item), "__slots__", ()) if hasattr(item, name)]
    return iter([*getattr(item, "__dict__", {}).items(), *((name, getattr(item, name)) for name in slots)])
