"""Where Frodo can be, as the table may show it: by the option, to hunters alone, from what was said alone."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from westmarch.core.match import Match
from westmarch.core.random_play import Case
from westmarch.core.scene import Item
from westmarch.core.secrecy import check_non_interference, check_questions
from westmarch.games.hunt import belief
from westmarch.games.hunt.shown.belief import public_state, where
from westmarch.testing import answer, play_blindly

from .table import frodo_at, rider_at, sheet_to

ON = {"belief": "on", "part": "1"}


def tray(match: Match[Any], eyes: int | None, title: str) -> list[Item] | None:
    scene = match.game.shown.scene(match.setup, match.view(eyes))
    found = [tray for panel in scene.panels for tray in panel.trays if tray.title == title]
    return list(found[0].items) if found else None


@pytest.mark.parametrize("belief_option", ["off", "on"])
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_only_hunters_see_it_and_only_where_the_table_says_so(belief_option: str, eyes: int | None) -> None:
    match = frodo_at("19", players=3, options={"belief": belief_option})
    assert (tray(match, eyes, "tray:belief") is not None) == (belief_option == "on" and eyes in (1, 2))


def test_after_the_end_everybody_sees_it() -> None:
    match = frodo_at("53", 2, options={"part": "1"})
    answer(match, "shire:C")
    for eyes in (None, 0, 1):
        assert tray(match, eyes, "tray:belief") == [Item("shire:C", number=100)]


@pytest.mark.parametrize("part", ["1", "2"])
@pytest.mark.parametrize("seed", range(6))
def test_the_true_place_is_always_among_the_possible_ones(part: str, seed: int) -> None:
    match = westmarch.new("hunt", 3, seed, {"part": part, "belief": "on"})
    for more in range(12):
        play_blindly(match, seed * 50 + more, 12)
        shown = tray(match, 1, "tray:belief")
        if match.result is None and shown is not None:
            last = match.state.side.ref(match.state.last)
            assert last in [item.name for item in shown]


@pytest.mark.parametrize("seed", range(4))
def test_what_is_shown_is_the_exact_belief(seed: int) -> None:
    match = westmarch.new("hunt", 2, seed, ON)
    play_blindly(match, seed, 70)
    counted = belief.paths(match.state).last_places()
    total = sum(counted.values())
    shares = where(public_state(match.setup, match.view(1)))
    assert shares == {match.state.side.names[place]: n / total for place, n in counted.items()}


def test_an_answer_tells_how_many_places_it_left() -> None:
    match = rider_at("22", record=sheet_to("19"), options=ON, dice=["ring"])
    before = tray(match, 1, "tray:belief")
    answer(match, "section:II")
    while match.prompt is not None and match.prompt.kind == "react.play":
        answer(match, "pass")
    (left,) = tray(match, 1, "tray:before") or []
    after = tray(match, 1, "tray:belief")
    assert before is not None
    assert after is not None
    assert left.number == len(before) > len(after)


def test_the_state_that_belief_is_made_of_holds_no_secret() -> None:
    match = frodo_at("19", 1, options={"belief": "on"}, info={"hidden": ["4", "7"]}, hand=["A1-02"])
    s = public_state(match.setup, match.view(1))
    assert (s.start, s.record, s.journey, s.gandalf, s.information, s.deeds) == (-1, [], -1, [], 0, 0)


@pytest.mark.parametrize("seed", [31, 32])
@pytest.mark.parametrize(("players", "part"), [(3, "1"), (3, "2"), (2, "both")])
def test_belief_tells_no_more_than_the_rules(players: int, part: str, seed: int) -> None:
    case = Case("hunt", players, {"part": part, "belief": "on", "notebook": "open"}, seed)
    check_non_interference(case)
    check_questions(case)
