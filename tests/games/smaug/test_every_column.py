"""No table lies: every cell, changed, is refused with a reason or changes what is played or shown."""

from __future__ import annotations

from typing import Any

import pytest

from columns import Witness, check_column, columns_of, confirmed, position_with, shipped
from westmarch.core.content import Content, Row
from westmarch.core.registry import find_game
from westmarch.games.smaug.board import Board
from westmarch.games.smaug.ids import CARDS, LEVELS, card

GAME = find_game("smaug")


def board(content: Content) -> Board:
    built: Board = GAME.board(content)
    return built


def road(content: Content, row: Row) -> Any:
    """The spaces as the map tells them."""
    match = position_with(GAME, content, {})
    scene = GAME.shown.scene(match.setup, match.view(0))
    assert scene.map is not None
    return scene.map.atlas


def beside(content: Content, row: Row) -> Any:
    match = position_with(GAME, content, {"gandalf": int(row["id"])})
    return [match.state.gandalf_by(deck) for deck in (3, 4)], match.state.gandalf_by_cave()


def marches(content: Content, row: Row) -> Any:
    """Where a march leads, and who may ride along."""
    position = {"pieces": {"blue": [20, 20]}, "march": {"blue": [row["id"]]}}
    match = position_with(GAME, content, position)
    match.play(f"march:{row['id']}")
    assert match.prompt is not None
    kind = match.prompt.kind
    if kind == "march.companion":
        match.play("none")
    return kind, list(match.prompt.options), match.view(0)["pieces"]


def deck(content: Content, row: Row) -> Any:
    return board(content).deck_of[card(row["id"])]


def played(content: Content, row: Row) -> Any:
    """What a card asks for when it is played in the middle of the road."""
    position = {
        "step": "cards",
        "hands": {"blue": [row["id"]]},
        "pieces": {"blue": [20, "killed"], "green": [24, 2]},
        "bilbo": 20,
        "gandalf": 5,
    }
    match = position_with(GAME, content, position)
    match.play(f"card:{row['id']}")
    while match.prompt is not None and match.prompt.kind == "card.piece":
        match.play(match.prompt.options[0])
    assert match.prompt is not None
    seen = [match.prompt.kind, list(match.prompt.options)]
    if "printed" in match.prompt.options:
        match.play("printed")
    return seen, match.view(0)["pieces"], match.view(0)["bilbo"]


def strength(content: Content, row: Row) -> Any:
    return board(content).values[card(row["id"])]


def kind_of_strength(content: Content, row: Row) -> Any:
    return content["strength"][[one["id"] for one in content["strength"]].index(row["id"])]["kind"]


def treasure(content: Content, row: Row) -> Any:
    """How far Smaug comes, or on how many faces the Arrow strikes."""
    if row["kind"] == "arrow":
        position = {"step": "cards", "smaug": 40, "hands": {"blue": [row["id"], "ally_bard"]}}
        match = position_with(GAME, content, position)
        assert match.prompt is not None
        return [[reason.args for reason in match.prompt.foretell(option)] for option in match.prompt.options]
    match = position_with(
        GAME, content, {"step": "draw", "players": ["blue", "green", "red"], "hands": {"blue": [row["id"]]}}
    )
    match.play("card:smaug_b6")
    match.play(f"card:{row['id']}")
    return match.state.smaug


def moves(content: Content, row: Row) -> Any:
    return board(content).moves[card(row["id"])]


def out(content: Content, row: Row) -> Any:
    return [bool(cards & board(content).copies[card(row["id"])]) for cards in board(content).out]


def enemy(content: Content, row: Row) -> Any:
    """What it takes to beat an enemy."""
    return board(content).rows[card(row["id"])]["strength"]


def again(content: Content, row: Row) -> Any:
    return board(content).again >> card(row["id"]) & 1


def web(content: Content, row: Row) -> Any:
    return board(content).webs[card(row["id"])]


def numbers(content: Content, row: Row) -> Any:
    return board(content).rows[card(row["id"])]["numbers"]


def level(content: Content, row: Row) -> Any:
    return [board(content).moves[card("smaug_b4")][number] for number in range(len(LEVELS))]


WITNESSES: dict[tuple[str, str], Witness | None] = {
    ("spaces", "kind"): road,
    ("spaces", "x"): road,
    ("spaces", "y"): road,
    ("steps", "beside"): beside,
    ("steps", "x"): road,
    ("steps", "y"): road,
    ("marches", "steps"): marches,
    ("marches", "horse"): marches,
    ("travel", "deck"): None,  # the decks have as many cards as the rulebook counts
    ("travel", "kind"): None,
    ("travel", "count"): None,
    ("travel", "steps"): played,
    ("travel", "die"): played,
    ("strength", "deck"): None,
    ("strength", "kind"): kind_of_strength,
    ("strength", "count"): None,
    ("strength", "values"): strength,
    ("treasures", "kind"): None,
    ("treasures", "count"): None,
    ("treasures", "number"): treasure,
    ("smaug", "deck"): None,
    ("smaug", "main"): moves,
    ("smaug", "extra"): moves,
    ("smaug", "out_with"): out,
    ("enemies", "deck"): None,
    ("enemies", "strength"): enemy,
    ("enemies", "again"): again,
    ("webs", "colours"): web,
    ("adventures", "deck"): None,
    ("adventures", "count"): None,
    ("adventures", "numbers"): numbers,
    ("adventures", "again"): again,
    ("difficulty", "main"): level,
    ("difficulty", "extra"): level,
}


@pytest.mark.parametrize(("table", "column"), columns_of(GAME))
def test_a_changed_cell_is_refused_or_changes_something(table: str, column: str) -> None:
    witness = None if column == "id" else confirmed if column == "provenance" else WITNESSES[table, column]
    check_column(GAME, table, column, witness)


def test_every_card_has_a_row_with_provenance() -> None:
    content = shipped(GAME)
    tables = ("travel", "strength", "treasures", "smaug", "webs", "adventures", "enemies")
    rows = [row for table in tables for row in content[table]]
    assert [row["id"] for row in rows] == list(CARDS)
    assert all(row["provenance"] for row in rows)
