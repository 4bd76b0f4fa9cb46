"""A card stands in one place, and what is wrong with it there is refused when it is loaded."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from westmarch.games import war
from westmarch.games.war.cards import decks, lasting
from westmarch.games.war.cards.registry import (
    COMBAT_CARDS,
    EVENT_CARDS,
    always,
    and_then,
    combat,
    event,
    unfinished,
)
from westmarch.games.war.ids import CARDS, COMBATS, card

from ..kit import war as position

SOURCES = Path(war.__file__).parent
MAY_NAME_CARDS = {"cards", "bots"}
"""Folders of the game that speak of single cards: what they do, and how bots answer their questions."""


def nothing(*_: Any) -> None:
    """An effect."""


def registered_in(module: ModuleType, by: str) -> list[str]:
    """Names that a module registers with a decorator, in the order of its lines."""
    assert module.__file__ is not None
    found = []
    for node in ast.walk(ast.parse(Path(module.__file__).read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == by:
            found.append((node.lineno, ast.literal_eval(node.args[0])))
    return [name for _, name in sorted(found)]


@pytest.mark.parametrize("deck", range(4))
def test_the_module_of_a_deck_holds_its_cards_in_the_order_of_the_table(deck: int) -> None:
    assert registered_in(decks.DECKS[deck], "event") == list(CARDS[24 * deck : 24 * deck + 24])


def test_the_combat_halves_stand_in_the_modules_of_their_sides() -> None:
    free, shadow = (set(registered_in(module, "combat")) for module in decks.SIDES)
    assert (free, shadow) == (set(COMBATS[:21]), set(COMBATS[21:]))


def words(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@pytest.mark.parametrize(
    "path",
    [path for path in SOURCES.rglob("*.py") if path.relative_to(SOURCES).parts[0] not in MAY_NAME_CARDS],
    ids=lambda path: path.relative_to(SOURCES).as_posix(),
)
def test_rules_know_no_card_by_name(path: Path) -> None:
    """They ask whoever listens; which cards do is written beside the cards (`lasting`)."""
    assert set(words(path)) & set(CARDS) == set()


def quoted(page: str) -> list[str]:
    """The pieces of Python on a page of the documentation."""
    text = (Path(__file__).parents[4] / "docs" / page).read_text("utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("piece", quoted("write-a-card.md"), ids=lambda piece: piece.split('"')[1])
def test_the_page_about_cards_quotes_them_as_they_are(piece: str) -> None:
    here = Path(__file__).parent
    sources = [*(SOURCES / "cards").glob("*.py"), *here.glob("test_*.py")]
    assert any(piece in path.read_text("utf-8") for path in sources)


# -- what is refused ------------------------------------------------------------------------------


def test_an_unknown_card_is_refused() -> None:
    with pytest.raises(ValueError, match="grima: no card of that name"):
        event("grima")(nothing)
    with pytest.raises(ValueError, match="grima: no title of that name"):
        combat("grima", worth=1.0)(nothing)


def test_a_card_that_is_there_already_is_refused() -> None:
    with pytest.raises(ValueError, match="wormtongue is here twice"):
        event("wormtongue", on_table=always)(nothing)
    with pytest.raises(ValueError, match="charge is here twice"):
        combat("charge", worth=1.0)(nothing)
    with pytest.raises(ValueError, match="mumakil has no further step"):
        and_then("mumakil")(nothing)


def test_a_card_that_stays_on_the_table_must_say_how_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(EVENT_CARDS, card("wormtongue"))
    with pytest.raises(ValueError, match="wormtongue stays on the table: on_table says how long"):
        event("wormtongue")(nothing)
    assert card("wormtongue") not in EVENT_CARDS


def test_a_card_that_does_not_stay_says_nothing_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(EVENT_CARDS, card("athelas"))
    with pytest.raises(ValueError, match="athelas does not stay on the table"):
        event("athelas", on_table=always)(nothing)
    with pytest.raises(ValueError, match="athelas does not stay on the table"):
        event("athelas", marks=(lasting.SHIELDS,))(nothing)
    with pytest.raises(ValueError, match="athelas does not stay on the table"):
        lasting.roused("athelas")(nothing)
    assert card("athelas") not in EVENT_CARDS


def test_a_card_does_one_thing_to_a_quantity() -> None:
    with pytest.raises(ValueError, match="wormtongue does this already"):
        lasting.roused("wormtongue")(nothing)


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert unfinished() == []
    monkeypatch.delitem(EVENT_CARDS, card("wormtongue"))
    monkeypatch.delitem(COMBAT_CARDS, COMBATS.index("charge"))
    mumakil = COMBAT_CARDS[COMBATS.index("mumakil")]
    monkeypatch.setitem(COMBAT_CARDS, COMBATS.index("mumakil"), mumakil._replace(effects=mumakil.effects[:1]))
    assert unfinished() == ["wormtongue", "charge", "mumakil"]


# -- who listens ----------------------------------------------------------------------------------


def test_every_card_that_stays_does_something_there() -> None:
    """Each touches a quantity or a moment; the others need not stay."""
    hooks = [thing for thing in vars(lasting).values() if isinstance(thing, lasting.Mark)]
    touching = 0
    for hook in hooks:
        assert hook.cards, "a name that no card uses"
        touching |= hook.cards
    assert touching == lasting.STAYING
    assert lasting.lurks.cards == lasting.waylays.cards, "what lurks also strikes"


def test_nobody_listens_while_the_table_is_empty() -> None:
    match = position(table={"shadow": ["wormtongue"]}, characters={"saruman": "orthanc"})
    assert len(lasting.roused.heard(match.state)) == 1
    assert lasting.advanced.heard(match.state) == ()
    assert lasting.roused.on(match.state) == 1 << card("wormtongue")
    match = position()
    assert lasting.roused.heard(match.state) == ()


def test_bots_have_a_worth_for_every_card() -> None:
    for half in EVENT_CARDS.values():
        assert half.keep > 0
        assert callable(half.worth) or isinstance(half.worth, float)
