"""What the dice set aside and picked amount to, told before they act (de 'Würfelsymbole', 'Orte')."""

from __future__ import annotations

from typing import Any

import pytest

from games.mordor.play import pick, set_aside, start, throw
from westmarch import Match
from westmarch.games.mordor import GAME


def outlook(match: Match[Any]) -> dict[str, dict[str, Any]]:
    return {reason.key: dict(reason.args) for reason in match.outlook(0)}


def picked(at: str = "bag_end", **symbols: str) -> Match[Any]:
    """Frodo has picked all dice named."""
    match = start(at={"frodo": at})
    throw(match, rest="gandalf", **symbols)
    pick(match, *symbols)
    return match


def test_nothing_is_summed_up_before_a_die_is_picked() -> None:
    match = start()
    assert match.outlook(0) == []
    throw(match, rest="ring")
    assert match.outlook(0) == []


def test_a_ring_leads_to_the_next_place() -> None:
    assert outlook(picked(yellow="ring")) == {
        "sum": {"rings": 1, "orcs": 0, "fellowship": 0, "nazgul": 0},
        "goes": {"hobbit": "hobbit:frodo", "spaces": 1, "place": "place:rivendell", "at": 1},
    }


def test_an_orc_holds_every_ring_until_a_fellowship_comes() -> None:
    assert outlook(picked(yellow="ring", red="orc"))["held"] == {"hobbit": "hobbit:frodo"}
    assert outlook(picked(yellow="ring", red="orc", blue="fellowship"))["goes"]["spaces"] == 1
    stays = outlook(picked(at="moria", red="orc"))["stays"]
    assert stays == {"hobbit": "hobbit:frodo", "place": "place:moria"}


@pytest.mark.parametrize(
    ("place", "counted"),
    [
        ("lothlorien", {"rings": 1, "orcs": 1, "fellowship": 2, "nazgul": 0}),
        ("helms_deep", {"rings": 1, "orcs": 2, "fellowship": 1, "nazgul": 0}),
        ("shelobs_lair", {"rings": 0, "orcs": 1, "fellowship": 1, "nazgul": 0}),
    ],
)
def test_what_the_place_changes_is_counted_in(place: str, counted: dict[str, int]) -> None:
    match = start(at={"frodo": place})
    throw(match, yellow="ring", red="orc", blue="fellowship", green="gandalf", black="white_tree")
    pick(match, "yellow", "red", "blue")
    assert outlook(match)["sum"] == counted


def test_nazgul_strike_by_colour_and_the_dice_of_earlier_throws_count() -> None:
    match = start()
    throw(match, yellow="nazgul", red="orc", blue="orc", green="orc", black="orc")
    set_aside(match, "yellow")
    throw(match, red="nazgul", blue="ring", green="orc", black="orc")
    struck = [reason.args for reason in match.outlook(0) if reason.key == "struck"]
    assert struck == [
        {"hobbit": "hobbit:frodo", "left": 7, "then": 6},
        {"hobbit": "hobbit:sam", "left": 7, "then": 6},
    ]


def test_in_gondor_nobody_is_struck_by_ones_own_nazgul() -> None:
    match = start(at={"frodo": "gondor"})
    throw(match, yellow="nazgul", rest="orc")
    assert outlook(match)["sum"]["nazgul"] == 0
    assert "struck" not in outlook(match)


def test_the_scene_shows_powers_of_places_marks_left_and_the_die_that_went_by_rule() -> None:
    match = start()
    throw(match, yellow="nazgul", rest="orc")
    scene = GAME.shown.scene(match.setup, match.view(0))
    road, chase = scene.panels[0].tracks
    assert [cell.effect for cell in road.cells[:3]] == [None, "effect:equal_symbols", "effect:no_gandalf"]
    assert chase.number == 7
    assert {item.name: item.state for item in scene.trays[0].items}["die:yellow"] == "note:by_rule"
    match = start(sheet="basic")
    road = GAME.shown.scene(match.setup, match.view(0)).panels[0].tracks[0]
    assert {cell.effect for cell in road.cells} == {None}


def test_of_two_nazgul_the_chosen_one_went_by_choice() -> None:
    match = start()
    throw(match, yellow="nazgul", red="nazgul", rest="orc")
    match.play("die:red")
    scene = GAME.shown.scene(match.setup, match.view(0))
    assert {item.name: item.state for item in scene.trays[0].items}["die:red"] == "note:picked"
