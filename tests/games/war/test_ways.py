"""The way of the Ring-bearers (p. 38-39): the Free Peoples choose it where ways cost different tiles."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

import westmarch
from westmarch.core.sets import just
from westmarch.games.war.bots import steady
from westmarch.games.war.ids import SHADOW, region
from westmarch.games.war.rules.ways import ways

from .kit import answer, asked, fellowship, kind, options, roll, told, truth, war
from .test_fellowship import phase, revealed

BALROG = {"shadow": ["balrog_of_moria"]}


def strongholds(match: Any) -> list[str]:
    """Where a tile was drawn for a Stronghold."""
    return [args["region"].split(":")[1] for args in told(match, "hunt.stronghold")]


def to_brown_lands(progress: int = 3, **position: Any) -> Any:
    """Found on the way from Parth Celebrant to the Brown Lands, which may lead through Dol Guldur."""
    match = revealed("parth_celebrant", progress, **position)
    answer(match, "region:eastern_brown_lands")
    return match


def to_gorgoroth(progress: int) -> Any:
    """Found on the way into Gorgoroth: every one leads through a Stronghold of the Shadow."""
    match = revealed("dagorlad", progress)
    answer(match, "region:gorgoroth")
    return match


# -- where it is asked ---------------------------------------------------------------------------------


def test_the_way_is_the_free_peoples_choice_where_ways_cost_different_tiles() -> None:
    """p. 39: through a Stronghold, for one tile, or round it."""
    match = to_brown_lands()
    assert asked(match, "free", "fellowship.way")
    assert options(match) == ["done", "region:dol_guldur"]
    answer(match, "done")
    assert fellowship(match, "region") == "eastern_brown_lands"
    assert strongholds(match) == []
    assert asked(match, "shadow", "action.choose")


def test_a_way_through_a_stronghold_may_be_chosen() -> None:
    """p. 39 (ruling): a tile drawn now is out of the pool in Mordor."""
    match = to_brown_lands()
    answer(match, "region:dol_guldur")
    assert strongholds(match) == ["dol_guldur"]
    assert kind(match) == "hunt.tile"
    answer(match, "tile:std_2_1", "none")
    assert truth(match)["drawn_tiles"].count("std_2_1") == 1
    assert asked(match, "shadow", "action.choose"), "one Stronghold, one tile"


@pytest.mark.parametrize("order", [("moria", "dol_guldur"), ("dol_guldur", "moria")])
def test_several_strongholds_in_any_order(order: tuple[str, str]) -> None:
    """p. 39: a tile for each Stronghold that is passed."""
    match = to_brown_lands(6)
    assert options(match) == ["done", "region:dol_guldur", "region:moria"]
    answer(match, f"region:{order[0]}")
    assert options(match) == ["done", f"region:{order[1]}"]
    assert match.view(None)["way"] == [order[0]]
    answer(match, f"region:{order[1]}", "tile:std_1_1", "none")
    assert kind(match) == "hunt.tile"
    assert sorted(strongholds(match)) == ["dol_guldur", "moria"]
    assert match.view(None)["way"] == []


def test_what_a_choice_brings_with_it_is_not_asked() -> None:
    """From Hollin over Dol Guldur to the Dimrill Dale in six steps only through Moria."""
    match = revealed("hollin", 6)
    answer(match, "region:dimrill_dale")
    assert options(match) == ["done", "region:dol_guldur", "region:moria"]
    answer(match, "region:dol_guldur")
    assert kind(match) == "hunt.tile"
    answer(match, "tile:std_1_1", "none")
    assert strongholds(match) == ["dol_guldur", "moria"]


def test_a_way_may_turn_back() -> None:
    """p. 38: so many regions at most, whichever; into Moria and out again."""
    match = revealed("hollin", 3)
    answer(match, "region:fords_of_bruinen")
    assert asked(match, "free", "fellowship.way")
    answer(match, "region:moria")
    assert kind(match) == "hunt.tile"


def test_a_stronghold_at_the_end_is_passed_in_any_case() -> None:
    """p. 39: into it; only what can be avoided is asked for."""
    match = to_gorgoroth(4)
    assert options(match) == ["region:barad_dur", "region:minas_morgul", "region:morannon"]
    answer(match, "region:morannon")
    assert options(match) == ["done", "region:barad_dur", "region:minas_morgul"]
    answer(match, "done")
    assert strongholds(match) == ["morannon"]


# -- where it is not -----------------------------------------------------------------------------------


def test_ways_that_cost_the_same_are_not_asked_for() -> None:
    """(ruling) By the Morannon or by Minas Morgul: one tile."""
    match = to_gorgoroth(3)
    assert kind(match) == "hunt.tile"
    assert len(strongholds(match)) == 1


@pytest.mark.parametrize(
    ("start", "progress", "to", "passed"),
    [
        ("hollin", 4, "goblins_gate", []),
        ("hollin", 2, "dimrill_dale", ["moria"]),
        ("moria", 1, "moria", ["moria"]),
    ],
)
def test_a_single_way_is_not_asked_for(start: str, progress: int, to: str, passed: list[str]) -> None:
    """p. 39: there is nothing to choose."""
    match = revealed(start, progress)
    answer(match, f"region:{to}")
    assert strongholds(match) == passed
    assert kind(match) == ("hunt.tile" if passed else "action.choose")


def test_who_stays_goes_no_way() -> None:
    """p. 38: they may be left where they are, though the progress would lead to Moria and back."""
    match = revealed("hollin", 2, table=BALROG)
    answer(match, "region:hollin")
    assert asked(match, "shadow", "action.choose")


def test_strongholds_that_cost_nothing_are_not_asked_for() -> None:
    """p. 39: lost by the Shadow, declared by the Free Peoples, or shown by Gollum."""
    match = to_brown_lands(control={"dol_guldur": "free"})
    assert asked(match, "shadow", "action.choose")
    match = phase(fellowship={"region": "parth_celebrant", "progress": 3})
    answer(match, "region:eastern_brown_lands")
    assert asked(match, "free", "fellowship.phase")
    match = war(
        free="character",
        shadow="event",
        hunt_box={"shadow": 1},
        fellowship={"region": "parth_celebrant", "progress": 2, "companions": []},
    )
    answer(match, "action:move_fellowship")
    roll(match, 6)
    answer(match, "tile:std_1_1", "reveal", "region:eastern_brown_lands")
    assert asked(match, "shadow", "action.choose")


# -- the Balrog ----------------------------------------------------------------------------------------


def test_moria_with_the_balrog_is_a_price_too() -> None:
    """p. 41 and the card: Moria is lost to the Shadow, but the Balrog may still strike."""
    moria = {"control": {"moria": "free"}}
    match = revealed("hollin", 6, table=BALROG, **moria)
    answer(match, "region:dimrill_dale")
    assert options(match) == ["done", "region:dol_guldur", "region:moria"]
    answer(match, "region:moria", "done")
    assert asked(match, "shadow", "hunt.balrog")
    answer(match, "none")
    assert asked(match, "shadow", "action.choose"), "no tile for the Stronghold"
    match = revealed("hollin", 5, **moria)
    answer(match, "region:dimrill_dale")
    assert asked(match, "shadow", "action.choose"), "without the card Moria costs nothing"


def test_the_balrog_alone_makes_two_ways_different() -> None:
    """By Moria or by Mount Gundabad: a tile each, but the Balrog waits in one of them."""
    match = revealed("angmar", 6)
    answer(match, "region:dimrill_dale")
    assert kind(match) == "hunt.tile"
    match = revealed("angmar", 6, table=BALROG)
    answer(match, "region:dimrill_dale")
    assert options(match) == ["region:moria", "region:mount_gundabad"]
    answer(match, "region:mount_gundabad")
    assert kind(match) == "hunt.tile"
    assert strongholds(match) == ["mount_gundabad"]


def test_a_declared_fellowship_chooses_its_way_round_the_balrog() -> None:
    """p. 38, 41: in a declaration only the Balrog may cost a tile."""
    match = phase(fellowship={"region": "hollin", "progress": 6}, table=BALROG)
    answer(match, "region:dimrill_dale")
    assert asked(match, "free", "fellowship.way")
    assert options(match) == ["done", "region:moria"]
    answer(match, "done")
    assert fellowship(match, "region") == "dimrill_dale"
    assert asked(match, "free", "fellowship.phase")
    match = phase(fellowship={"region": "hollin", "progress": 6}, table=BALROG)
    answer(match, "region:dimrill_dale", "region:moria")
    assert asked(match, "shadow", "hunt.balrog")


# -- all ways ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", ["dagorlad", "hollin", "parth_celebrant", "gap_of_rohan"])
def test_no_way_is_forgotten(start: str) -> None:
    """p. 38: the same as trying every sequence of up to five neighbouring regions."""
    board = phase().setup.board
    dark = board.strongholds & board.home[SHADOW]
    found = defaultdict(set)

    def walk(at: int, passed: int, steps: int) -> None:
        passed |= dark & just(at)
        found[at].add(passed)
        for around in board.neighbours[at] if steps else ():
            walk(around, passed, steps - 1)

    walk(region(start), 0, 5)
    assert len(found) > 20
    for to, passed in found.items():
        assert ways(board, region(start), to, 5, dark) == sorted(passed)


# -- forks, records, bots ------------------------------------------------------------------------------


def test_the_way_survives_forks_and_records() -> None:
    """In the middle of the question, with one place named."""
    match = to_brown_lands(6)
    answer(match, "region:moria")
    for other in (match.fork(), westmarch.replay(match.record())):
        assert other.digest() == match.digest()
        answer(other, "done")
        assert strongholds(other) == ["moria"]
        assert kind(other) == "hunt.tile"


def test_steady_goes_round_strongholds_or_through_as_few_as_can_be() -> None:
    """Barad-dûr, named first, would cost a second tile."""
    assert _steady(to_brown_lands(6)) == "done"
    assert _steady(to_gorgoroth(4)) == "region:minas_morgul"


def _steady(match: Any) -> str:
    codes = match.codes
    return str(match.game.vocabulary.options[steady(match.state, 0, kind(match), codes)])
