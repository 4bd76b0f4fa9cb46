"""No table lies: every cell, changed, is refused with a reason or changes what is played or shown."""

from __future__ import annotations

from typing import Any

import pytest

from columns import Witness, check_column, columns_of, confirmed, opening, position_with
from westmarch.core.content import Content, Row
from westmarch.core.registry import find_game

GAME = find_game("mordor")


def thrown(content: Content, row: Row) -> Any:
    """What falls first, with many seeds."""
    return [opening(GAME, content, seed, ask=False).view(None)["faces"][row["id"]] for seed in range(40)]


def effect(content: Content, row: Row) -> Any:
    """What the place does to a turn that begins there."""
    places = ("bag_end", *content["ring_tracks"][0]["places"])
    match = position_with(GAME, content, {"positions": {"frodo": places.index(row["id"])}})
    return match.view(None)["effect"]


def journey(content: Content, row: Row) -> Any:
    """The places of the way as they are drawn."""
    match = position_with(GAME, content, {"layout": row["id"]})
    return GAME.shown.scene(match.setup, match.view(None)).panels[0].tracks[0]


def squares(content: Content, row: Row) -> Any:
    match = position_with(GAME, content, {"layout": row["id"]})
    return match.view(None)["marks_left"]


WITNESSES: dict[tuple[str, str], Witness | None] = {
    ("dice", "faces"): thrown,
    ("hobbits", "colour"): None,  # two cannot have one; an exchange is in `test_content`
    ("places", "effect"): effect,
    ("ring_tracks", "places"): journey,
    ("nazgul_tracks", "spaces"): squares,
}


@pytest.mark.parametrize(("table", "column"), columns_of(GAME))
def test_a_changed_cell_is_refused_or_changes_something(table: str, column: str) -> None:
    witness = None if column == "id" else confirmed if column == "provenance" else WITNESSES[table, column]
    check_column(GAME, table, column, witness)
