"""No table lies: every cell, changed, is refused with a reason or changes what is played or shown."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

import pytest

from columns import Adapt, Witness, check_column, columns_of, confirmed, opening, shipped, some_correction
from westmarch.core.content import Content, Row
from westmarch.games.war.cards.registry import COMBAT_CARDS, EVENT_CARDS, CombatCard
from westmarch.games.war.ids import CARDS, COMBATS, deck_of
from westmarch.games.war.rules import battle

from . import witnesses as seen
from .kit import KINDS, options, rolling
from .witnesses import GAME, answer, dice, roll, war

# -- cards ----------------------------------------------------------------------------------------------


def symbol(content: Content, row: Row) -> Any:
    """Dice that play it (p. 22)."""
    side = "free" if deck_of(CARDS.index(row["id"])) < 2 else "shadow"
    found = []
    for face in ("character", "army", "muster"):
        match = war(content, hands={side: [row["id"]]}, **dice(side, face))
        if f"card:{row['id']}" in options(match):
            found.append(face)
    return found


STEPS: list[tuple[int, str, int]] = []
"""Effects of combat halves as they came: step of the round, title, which effect of it."""


@pytest.fixture
def probes(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every card can be played; every combat half can be used, and only notes that its effect has come."""
    now = [-1]
    effects = battle._effects

    def at_step(s: Any, b: Any, step: int) -> Generator[Any, Any, None]:
        now[0] = step
        yield from effects(s, b, step)

    def probe(title: str, number: int) -> Any:
        return lambda s, b, side: STEPS.append((now[0], title, number))

    monkeypatch.setattr(battle, "_effects", at_step)
    for number, card in EVENT_CARDS.items():
        monkeypatch.setitem(EVENT_CARDS, number, card._replace(needs=lambda s: True))
    for number, title in enumerate(COMBATS):
        halves = range(len(COMBAT_CARDS[number].effects))
        fake = CombatCard(lambda s, b, side: True, [probe(title, half) for half in halves], 0.5, ())
        monkeypatch.setitem(COMBAT_CARDS, number, fake)
    yield
    STEPS.clear()


def fought_with(content: Content, card: str) -> Any:
    """Which effects come at which steps of a round in which this card is used."""
    STEPS.clear()
    side, face = ("free", "army_muster") if deck_of(CARDS.index(card)) < 2 else ("shadow", "army")
    start, target = ("osgiliath", "south_ithilien") if side == "free" else ("south_ithilien", "osgiliath")
    match = war(
        content,
        armies={"osgiliath": "gondor 3r", "south_ithilien": "sauron 3r"},
        at_war="gondor sauron",
        hands={side: [card]},
        **dice(side, face),
    )
    answer(match, f"region:{start}", f"region:{target}", f"card:{card}", "none")
    while rolling(match):
        roll(match, 1)
    return tuple(STEPS)


def combat_half(content: Content, row: Row) -> Any:
    return fought_with(content, row["id"])


def initiative(content: Content, row: Row) -> Any:
    card = next(card["id"] for card in shipped(GAME)["cards"] if card["combat"] == row["id"])
    return fought_with(content, card)


WITNESSES: dict[tuple[str, str], Witness | None] = {
    ("regions", "nation"): seen.who_may_enter,
    ("regions", "settlement"): seen.worth_of_conquest,
    ("regions", "fortification"): seen.attacked,
    ("regions", "coastal"): seen.ships,
    ("regions", "eastern"): seen.horde,
    ("regions", "x"): seen.what_is_shown,
    ("regions", "y"): seen.what_is_shown,
    ("borders", "a"): seen.ways,
    ("borders", "b"): seen.ways,
    ("nations", "side"): None,
    ("nations", "step"): seen.politics,
    ("nations", "active"): seen.politics,
    **{("nations", figure): seen.set_up for figure in KINDS.values()},
    ("armies", "nation"): seen.set_up,
    ("armies", "region"): seen.set_up,
    **{("armies", figure): seen.set_up for figure in KINDS.values()},
    ("characters", "kind"): None,
    ("characters", "level"): seen.walk,
    ("characters", "leadership"): seen.in_battle,
    ("characters", "activates"): seen.roused,
    ("characters", "die"): seen.pool,
    ("characters", "captain"): seen.in_battle,
    ("tiles", "kind"): None,
    ("tiles", "value"): seen.damage,
    ("tiles", "reveal"): seen.revealed,
    ("tiles", "stop"): seen.stopped,
    ("dice", "faces"): seen.thrown,
    ("dice", "start"): seen.dice_at_start,
    ("dice", "most"): seen.dice_at_most,
    ("cards", "type"): symbol,
    ("cards", "table"): None,
    ("cards", "combat"): combat_half,
    ("symbols", "player"): seen.who_may_play,
    ("combat", "side"): None,
    ("combat", "initiative"): initiative,
}


ID_OF: dict[str, Adapt] = {
    "borders": lambda row: row.update(id=f"{row['a']}-{row['b']}"),
    "armies": lambda row: row.update(id=f"{row['nation']}-{row['region']}"),
}


@pytest.mark.usefixtures("probes")
@pytest.mark.parametrize(("table", "column"), columns_of(GAME))
def test_a_changed_cell_is_refused_or_changes_something(table: str, column: str) -> None:
    witness = None if column == "id" else confirmed if column == "provenance" else WITNESSES[table, column]
    check_column(GAME, table, column, witness, ID_OF.get(table))


@pytest.mark.parametrize(("table", "column"), [key for key, witness in WITNESSES.items() if witness])
def test_a_match_goes_on_with_a_corrected_table(table: str, column: str) -> None:
    """What is taken is played with: four hundred answers, and nothing is lost or doubled."""
    match = opening(GAME, some_correction(GAME, table, column, ID_OF.get(table)), seed=1, ask=False)
    number = 1
    for _ in range(400):
        if match.prompt is None:
            break
        number = number * 1103515245 + 12345 & 0x7FFFFFFF
        choices = options(match)
        match.play(choices[(number >> 8) % len(choices)])
    match.game.invariants(match.state)
