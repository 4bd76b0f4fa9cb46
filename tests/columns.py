"""Corrected tables: each cell of a game's tables with another value, one at a time, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch import ContentError, Match
from westmarch.core.content import (
    PROVENANCE,
    RECONSTRUCTED,
    Column,
    Content,
    Row,
    Source,
    correct,
    load_content,
)
from westmarch.core.game import Game

Adapt = Callable[[Row], None]
Witness = Callable[[Content, Row], Any]
"""What is seen in play or shown, with certain tables, of the thing in a row."""


def shipped(game: Game[Any]) -> Content:
    return load_content(game.package, game.tables)


def columns_of(game: Game[Any]) -> list[tuple[str, str]]:
    """Every table with each of its columns."""
    return [
        (table.name, column)
        for table in game.tables
        for column in ("id", *(column.name for column in table.columns), PROVENANCE)
    ]


def with_cell(
    game: Game[Any],
    table: str,
    number: int,
    column: str,
    value: Any,
    adapt: Adapt | None = None,
) -> Content:
    """The tables of a game with one value changed; ContentError if that is refused.

    ``adapt`` makes the row consistent again, where its id is made of its columns.
    """
    rows = [dict(row) for row in shipped(game)[table]]
    rows[number][column] = value
    if adapt is not None and column != "id":
        adapt(rows[number])
    row_name = next(found.row for found in game.tables if found.name == table)
    return correct(game.package, game.tables, {table: Source(f"{table}.toml", "", {row_name: rows})})


def another(game: Game[Any], table: str, name: str, value: Any) -> Any:
    """A value that the column could have as well."""
    found = next(found for found in game.tables if found.name == table)
    column = next((column for column in found.columns if column.name == name), Column(name))
    if column.kind is bool:
        return not value
    if column.kind is int:
        return value - 1 if value == column.high else value + 1
    if column.kind is list:
        return [_next(column.choices, value[0]), *value[1:]] if value else [column.choices[0]]
    if name == PROVENANCE:
        return "read off my box" if value.startswith(RECONSTRUCTED) else f"{RECONSTRUCTED}: by a test"
    return _next(column.choices, value)


def _next(choices: tuple[str, ...], value: str) -> str:
    if choices:
        return choices[(choices.index(value) + 1) % len(choices)]
    return str((int(value) + 1) % 4) if value.lstrip("-").isdigit() else "3"


def check_column(
    game: Game[Any],
    table: str,
    column: str,
    witness: Witness | None,
    adapt: Adapt | None = None,
) -> None:
    """Each cell of a column, changed, is refused or changes what the witness sees.

    Without a witness all of them are refused; with one, some are taken.
    """
    original = shipped(game)
    taken = 0
    for number, row in enumerate(original[table]):
        value = another(game, table, column, row[column])
        try:
            content = with_cell(game, table, number, column, value, adapt)
        except ContentError:
            continue
        taken += 1
        assert witness is not None, f"{table}, {row['id']}: {column} = {value!r} is taken and means nothing"
        seen, was = witness(content, row), witness(original, row)
        assert seen != was, f"{table}, {row['id']}: {column} = {value!r} changes nothing"
    assert bool(taken) == (witness is not None), f"{table}, {column}: {taken} values are taken"


def some_correction(game: Game[Any], table: str, column: str, adapt: Adapt | None = None) -> Content:
    """A change of this column that is taken, in the first row where there is one."""
    for number, row in enumerate(shipped(game)[table]):
        try:
            return with_cell(game, table, number, column, another(game, table, column, row[column]), adapt)
        except ContentError:
            continue
    raise AssertionError(f"{table}, {column}: nothing is taken")


def opening(game: Game[Any], content: Content, seed: int = 0, ask: bool = True) -> Match[Any]:
    """A new match with these tables."""
    setup = game.setup(game.player_counts[0], {}, content)
    return Match.begin(game, setup, game.start(setup), seed, ask=ask)


def position_with(game: Game[Any], content: Content, data: dict[str, Any]) -> Match[Any]:
    """A position with these tables."""
    setup, state = game.positions.read(data, content)
    return Match.begin(game, setup, state, 0, ask=True)


def confirmed(content: Content, row: Row) -> Any:
    """What is told to be reconstructed."""
    return content.reconstructed()
