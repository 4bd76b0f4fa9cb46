"""The small numbers that the rules use stand for the rows of the tables that bear the same names."""

from __future__ import annotations

import pytest

from westmarch.core.content import load_content
from westmarch.core.registry import find_game
from westmarch.games.war import ids

GAME = find_game("war")


@pytest.mark.parametrize(
    ("constants", "names"),
    [
        ("DWARVES ELVES GONDOR NORTH ROHAN ISENGARD SAURON", ids.NATIONS),
        ("GANDALF_GREY STRIDER BOROMIR LEGOLAS GIMLI MERIADOC PEREGRIN", ids.CHARACTERS),
        ("ARAGORN GANDALF_WHITE SARUMAN WITCH_KING", ids.CHARACTERS),
    ],
)
def test_constants_are_named_as_their_rows(constants: str, names: tuple[str, ...]) -> None:
    for constant in constants.split():
        assert names[getattr(ids, constant)] == constant.lower()


def test_constants_with_a_shorter_name() -> None:
    assert ids.NATIONS[ids.SOUTHRONS] == "southrons_easterlings"
    assert ids.CHARACTERS[ids.MOUTH] == "mouth_of_sauron"
    assert len(ids.CHARACTERS) == ids.GOLLUM


def test_sides_and_kinds_agree_with_the_tables() -> None:
    content = load_content(GAME.package, GAME.tables)
    assert [ids.SIDES[side] for side in ids.SIDE_OF] == [row["side"] for row in content["nations"]]
    assert [*ids.FREE_NATIONS, *ids.SHADOW_NATIONS] == list(range(len(ids.NATIONS)))
    assert all(ids.SIDE_OF[nation] == ids.FREE for nation in ids.FREE_NATIONS)
    minions = [number for number, row in enumerate(content["characters"]) if row["kind"] == "minion"]
    assert minions == list(ids.MINIONS)
    assert [*ids.COMPANIONS, *ids.MINIONS] == list(range(len(ids.CHARACTERS)))


def test_the_order_of_answers_is_the_order_of_the_tables() -> None:
    """Codes are learnt from: they never change."""
    firsts = {0: "region:andrast", 105: "card:elven_cloaks", 201: "figure:dwarves_regular"}
    assert {code: str(ids.VOCABULARY.format(code)) for code in firsts} == firsts
    assert str(ids.VOCABULARY.format(ids.TILE.first)) == "tile:std_eyer_1"
    assert str(ids.VOCABULARY.format(ids.CHAR.first)) == "character:gandalf_grey"
