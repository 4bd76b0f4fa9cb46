"""A match as a pickle: its checkpoint, the answers since, and how far its dice have come.

That is what a fork is made of, and unpacking ends in one. A match with a memory also keeps its record and
its events. Boards and shipped tables are not in it: a pickle names them and finds them again, so it is small,
and it is refused where they are others.
"""

from __future__ import annotations

import io
import pickle
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from westmarch.core.chance import Chance
from westmarch.core.content import Content, load_content
from westmarch.core.errors import RecordError
from westmarch.core.memory import Answer, Memory
from westmarch.core.registry import find_game
from westmarch.core.rules import Setup

if TYPE_CHECKING:
    from westmarch.core.driving import Driving, Redeal, Terms

M = TypeVar("M", bound="Driving[Any]")
PROTOCOL = 5


class Packed(NamedTuple):
    """What must be known of a match before its state can be read, and the rest as bytes."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    content: str | Content
    """The hash of the shipped tables, or the tables themselves if they were corrected."""
    rest: bytes


class _Rest(NamedTuple):
    terms: Terms
    checkpoint: Any
    since: tuple[Answer | Redeal, ...]
    chance: Chance | None
    asked: list[int]
    rolled: tuple[int, ...]
    memory: Memory | None


def pack(match: Driving[Any]) -> Packed:
    game, setup = match.game, match.setup
    checkpoint, since = match.stretch
    rest = _Rest(match.terms, checkpoint, since, match._chance, match._asked, match.rolled, match._memory)
    stream = io.BytesIO()
    _Pickler(stream, game.shared(setup)).dump(tuple(rest))
    content = setup.content.hash if not setup.content.changed else setup.content
    return Packed(game.id, game.version, setup.players, setup.options, content, stream.getvalue())


def unpack(cls: type[M], packed: Packed) -> M:
    """The match again; RecordError where it was made with other rules or other shipped tables."""
    game = find_game(packed.game)
    if packed.rules != game.version:
        raise RecordError(
            "other_rules",
            f"made with version {packed.rules} of the rules of {game.id}; this is version {game.version}",
            "pickle",
        )
    content = packed.content
    if isinstance(content, str):
        shipped = load_content(game.package, game.tables)
        if shipped.hash != content:
            raise RecordError("other_content", "made with other content tables", "pickle")
        content = shipped
    setup = Setup(packed.players, packed.options, content, game.board(content))
    found = _Rest(*_Unpickler(io.BytesIO(packed.rest), game.shared(setup)).load())
    match = cls(game, setup, found.terms, found.checkpoint, found.checkpoint, found.chance, found.memory)
    match._since += found.since
    match._asked += found.asked
    match.rolled = found.rolled
    return match.fork()


class _Pickler(pickle.Pickler):
    """Writes what all matches of a set-up share as its number."""

    def __init__(self, stream: io.BytesIO, shared: tuple[Any, ...]) -> None:
        super().__init__(stream, PROTOCOL)
        self._shared = shared  # alive as long as their ids count
        self._numbers = {id(thing): number for number, thing in enumerate(shared)}

    def persistent_id(self, thing: Any) -> int | None:
        return self._numbers.get(id(thing))


class _Unpickler(pickle.Unpickler):
    def __init__(self, stream: io.BytesIO, shared: tuple[Any, ...]) -> None:
        super().__init__(stream)
        self._shared = shared

    def persistent_load(self, number: int) -> Any:
        return self._shared[number]
