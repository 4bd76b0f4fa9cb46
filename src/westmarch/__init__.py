"""Westmarch: four Tolkien board games, complete and to the letter of their rulebooks.

import westmarch

match = westmarch.new("mordor", players=2, seed=7)
while match.prompt:
    match.play(match.prompt.options[0])
match.result
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal, SupportsIndex

from westmarch import games as _games  # registers the games  # noqa: F401
from westmarch.core.chance import CHANCE, check_seed, secret_seed
from westmarch.core.content import load_content
from westmarch.core.errors import (
    BadOption,
    ContentError,
    IllegalAnswer,
    PositionError,
    RecordError,
    UnwritablePosition,
    WestmarchError,
)
from westmarch.core.events import Event
from westmarch.core.match import Match
from westmarch.core.nonces import check_nonces
from westmarch.core.numbers import plain
from westmarch.core.position_file import UnreadableFile, check_numbers, read_position_file
from westmarch.core.prompt import Prompt
from westmarch.core.record import Record, read_record
from westmarch.core.registry import find_game, game_ids
from westmarch.core.replaying import replay
from westmarch.core.rules import Result

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "BadOption",
    "ContentError",
    "Event",
    "IllegalAnswer",
    "Match",
    "PositionError",
    "Prompt",
    "Record",
    "RecordError",
    "Result",
    "UnwritablePosition",
    "WestmarchError",
    "game_ids",
    "load",
    "new",
    "replay",
    "scenario",
]

ChanceMode = Literal["seed", "ask"]


def new(
    game: str,
    players: SupportsIndex | None = None,
    seed: SupportsIndex | None = None,
    options: dict[str, Any] | None = None,
    *,
    chance: ChanceMode = "seed",
    content: str | Path | None = None,
    seats: Sequence[str] = (),
    quiet: bool = False,
    nonces: Sequence[str | None] = (),
) -> Match[Any]:
    """A new match. Without a seed a secret one is drawn; ``chance="ask"`` lets the caller answer dice;
    ``nonces`` are what the seats add to the seed, so that nobody alone chose the dice."""
    found = find_game(game)
    tables = load_content(found.package, found.tables, content)
    setup = found.setup(found.player_counts[0] if players is None else players, options or {}, tables)
    return Match.begin(
        found,
        setup,
        found.start(setup),
        secret_seed() if seed is None else check_seed(seed),
        ask=_asks(chance),
        quiet=quiet,
        seats=tuple(seats),
        nonces=check_nonces(nonces, setup.players),
    )


def scenario(
    game: str,
    data: dict[str, Any] | str | Path,
    seed: SupportsIndex = 0,
    *,
    chance: ChanceMode = "seed",
    content: str | Path | None = None,
    seats: Sequence[str] = (),
) -> Match[Any]:
    """A match from a position written by hand, as data or in a TOML or JSON file.

    An impossible position raises PositionError.
    """
    found = find_game(game)
    if isinstance(data, str | Path):
        try:
            data = read_position_file(Path(data))
        except UnreadableFile as error:
            raise PositionError(f"{data}: {error}") from None
    if not isinstance(data, dict):
        raise PositionError("a position is a table of names and values")
    position: dict[str, Any] = plain(data)
    check_numbers(position)
    setup, state = found.positions.read(position, load_content(found.package, found.tables, content))
    return Match.begin(
        found, setup, state, check_seed(seed), ask=_asks(chance), origin=position, seats=tuple(seats)
    )


def load(path: str | Path, content: str | Path | None = None) -> Match[Any]:
    """The match saved in a record file, ready to go on."""
    try:
        return replay(read_record(path), content=content)
    except RecordError as error:
        raise error.at(str(path)) from None


def _asks(chance: str) -> bool:
    if chance not in ("seed", "ask"):
        raise BadOption("chance", chance, "seed, ask")
    return chance == "ask"
