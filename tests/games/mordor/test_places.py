"""The eight places of the advanced sheet (P of the facts): each works for a turn that starts there,
from nowhere else, and not on the basic sheet (de 'Sonderfunktionen der Orte', ru 'Усложнённая игра').
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from westmarch import Match

from .play import PLACES, active, kind, offered, set_aside, start, throw, track, turn, where


def elrond(match: Match[Any]) -> bool:
    """Rivendell: a second ring is offered."""
    throw(match, yellow="ring", red="ring", rest="orc")
    if kind(match) == "throw.repeat":
        match.play("keep")
    match.play("die:yellow")
    return "die:red" in offered(match)


def balrog(match: Match[Any]) -> bool:
    """Moria: Gandalf does nothing."""
    turn(match, yellow="gandalf")
    return kind(match) != "evaluate.gandalf"


def elves(match: Match[Any]) -> bool:
    """Lothlórien: one of the fellowship holds two orcs, so Sam moves."""
    before = where(match, "sam")
    turn(match, yellow="ring", red="ring", blue="fellowship", green="orc", black="orc")
    return where(match, "sam") != before


def eomer(match: Match[Any]) -> bool:
    """Rohan: a repeat is offered."""
    throw(match, rest="orc")
    return kind(match) == "throw.repeat"


def saruman(match: Match[Any]) -> bool:
    """Helm's Deep: one of the fellowship cannot hold one orc, so Sam stays."""
    before = where(match, "sam")
    turn(match, yellow="ring", red="ring", blue="fellowship", green="orc")
    return where(match, "sam") == before


def eowyn(match: Match[Any]) -> bool:
    """Gondor: Sam's own Nazgûl does nothing."""
    turn(match, red="nazgul")
    return track(match, "sam") == ""


def witch_king(match: Match[Any]) -> bool:
    """Minas Tirith: Merry's Nazgûl strikes Sam instead."""
    turn(match, blue="nazgul")
    return track(match, "merry") == "" and track(match, "sam") == "x"


def shelob(match: Match[Any]) -> bool:
    """Shelob's Lair: one ring does not move Sam."""
    before = where(match, "sam")
    turn(match, yellow="ring")
    return where(match, "sam") == before


MEETINGS = {
    "rivendell": elrond,
    "moria": balrog,
    "lothlorien": elves,
    "rohan": eomer,
    "helms_deep": saruman,
    "gondor": eowyn,
    "minas_tirith": witch_king,
    "shelobs_lair": shelob,
}
STARTS = PLACES[:-1]


@pytest.mark.parametrize("meets", MEETINGS.values(), ids=lambda meets: meets.__name__)
@pytest.mark.parametrize("place", STARTS)
def test_P0_the_place_at_the_start_of_the_turn_rules_it(
    meets: Callable[[Match[Any]], bool], place: str
) -> None:
    """de 'Sonderfunktionen der Orte', ru 'Усложнённая игра': the one effect of that place, no other."""
    match = start("sam", "merry", at={"sam": place, "merry": "bag_end"})
    assert meets(match) == (MEETINGS.get(place) is meets)


@pytest.mark.parametrize("place", MEETINGS)
def test_P0_a_place_reached_in_play_works_in_the_next_turn(place: str) -> None:
    """de 'Sonderfunktionen der Orte': Sam comes from the place before, Merry has a turn, Sam starts there."""
    match = start("sam", "merry", at={"sam": PLACES[PLACES.index(place) - 1]})
    turn(match, yellow="ring")
    turn(match)
    assert where(match, "sam") == place
    assert MEETINGS[place](match)


@pytest.mark.parametrize("place", MEETINGS)
def test_P0_the_place_of_another_player_does_not_matter(place: str) -> None:
    """de 'Sonderfunktionen der Orte': Merry stands there, Sam has the turn."""
    assert not MEETINGS[place](start("sam", "merry", at={"merry": place}))


@pytest.mark.parametrize("place", MEETINGS)
def test_the_basic_sheet_has_no_effects(place: str) -> None:
    """de 'Grundspiel', ru 'Обычная игра': the front of the sheet names places and no more."""
    assert not MEETINGS[place](start("sam", "merry", sheet="basic", at={"sam": place}))


def test_P0_a_place_reached_in_the_turn_works_from_the_next_turn_on() -> None:
    """de 'zu Beginn seines Zugs': Gandalf still helps in the turn that ends in Moria, not in the next."""
    match = start("sam", "merry", at={"sam": "rivendell"})
    turn(match, yellow="gandalf", green="ring")
    match.play("space:1")
    assert where(match, "sam") == "moria"
    assert track(match, "sam") == ".."
    turn(match)
    turn(match, yellow="gandalf")
    assert active(match) == "merry"
    assert track(match, "sam") == ".."


def test_P1_rivendell_holds_for_every_throw_of_the_turn() -> None:
    """de '1) Bruchtal' 305: equal symbols also from the second throw."""
    match = start("sam", "merry", at={"sam": "rivendell"})
    throw(match, rest="orc", black="fellowship")
    set_aside(match, "black")
    throw(match, rest="ring")
    set_aside(match, "yellow", "red", "blue", "green")
    assert where(match, "sam") == "helms_deep"


def test_P1_rivendell_still_demands_a_nazgul() -> None:
    """de '1) Bruchtal', ru '1. Ривенделл': the only Nazgûl goes, and equal symbols may follow."""
    match = start("sam", "merry", at={"sam": "rivendell"})
    throw(match, yellow="ring", red="ring", blue="nazgul", green="orc", black="orc")
    assert match.view(None)["picked"] == ["blue"]
    assert offered(match) == ["die:yellow", "die:red", "die:green", "die:black", "done"]


def test_P4_rohan_may_also_be_declined() -> None:
    """de '4) Rohan', ru '4. Рохан': who keeps the throw sets dice aside from it."""
    match = start("sam", "merry", at={"sam": "rohan"})
    throw(match, rest="ring")
    match.play("keep")
    assert kind(match) == "throw.set_aside"
    assert set(match.view(None)["faces"].values()) == {"ring"}


def test_P6_gondor_lets_gandalf_work() -> None:
    """de '6) Gondor', ru '6. Гондор': Éowyn stops the Nazgûl, not the wizard."""
    match = start("sam", "merry", at={"sam": "gondor"})
    turn(match, yellow="gandalf", red="nazgul")
    match.play("space:1")
    assert track(match, "sam") == ".."


def test_P6_gondor_does_not_spare_the_owner_of_another_colour() -> None:
    """de '6) Gondor': neutral and black Nazgûl are void for Sam, Merry's strikes Merry."""
    match = start("sam", "merry", at={"sam": "gondor"})
    turn(match, yellow="nazgul", blue="nazgul", black="nazgul", rest="fellowship")
    assert track(match, "sam") == ""
    assert track(match, "merry") == "x"


def test_P8_shelob_is_met_anew_each_turn() -> None:
    """de '8) Kankras Lauer', ru '8. Логово Шелоб': one ring in each of two turns is never enough."""
    match = start("sam", "merry", at={"sam": "shelobs_lair"})
    for _ in range(2):
        turn(match, yellow="ring")
        turn(match)
    assert where(match, "sam") == "shelobs_lair"


def test_everybodys_turn_has_the_effect_of_their_own_place() -> None:
    """de 'zu Beginn seines Zugs': the second player's place, not that of who began the match."""
    match = start("frodo", "sam", at={"frodo": "gondor", "sam": "moria"}, sheet="advanced")
    turn(match, yellow="fellowship")
    assert active(match) == "sam"
    begun = [event.args for _, event in match.events(None) if event.key == "turn.begin"]
    assert begun[-1]["effect"] == "effect:no_gandalf"
    assert balrog(match)
