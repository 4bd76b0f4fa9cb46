"""Chapter 2 (p. 4-13): the map, its nations and settlements, and the figures in the box."""

# ruff: noqa: SIM905 - long lists of names read better as words
from __future__ import annotations

from typing import Any

import pytest

import westmarch
from westmarch.core.sets import has, members
from westmarch.games.war.board import CITY, NOWHERE, STRONGHOLD, TOWN, Board
from westmarch.games.war.ids import FIGURES, NATIONS, REGIONS, region


@pytest.fixture(scope="module")
def board() -> Board:
    match: Any = westmarch.new("war", seed=1)
    found: Board = match.setup.board
    return found


def names(mask: int) -> set[str]:
    return {REGIONS[at] for at in members(mask)}


def settled(board: Board, kind: int) -> set[str]:
    return {REGIONS[at] for at, found in enumerate(board.settlement) if found == kind}


def test_there_are_105_regions_with_232_borders(board: Board) -> None:
    """p. 10 'Регионы'; board_disputes.md: all seven lists agree."""
    assert len(REGIONS) == len(set(REGIONS)) == 105
    assert sum(mask.bit_count() for mask in board.adjacent) == 2 * 232
    for a in range(105):
        assert not has(board.adjacent[a], a)
        for b in members(board.adjacent[a]):
            assert has(board.adjacent[b], a)
    assert all(len(reached) == 21 and reached[20].bit_count() == 105 for reached in board.within)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("forlindon", "ered_luin"),
        ("forlindon", "north_ered_luin"),
        ("angmar", "north_downs"),
        ("angmar", "evendim"),
        ("bree", "cardolan"),
        ("northern_rhovanion", "southern_dorwinion"),
        ("east_harondor", "khand"),
        ("ettenmoors", "mount_gundabad"),
        ("minas_morgul", "morannon"),
        ("barad_dur", "morannon"),
    ],
)
def test_no_way_across_black_lines(board: Board, a: str, b: str) -> None:
    """p. 9 'Условные обозначения', board_disputes.md: adjacency typing errors of other programs."""
    assert not has(board.adjacent[region(a)], region(b))


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("lossarnach", "osgiliath"),
        ("lamedon", "pelargir"),
        ("moria", "north_dunland"),
        ("minas_morgul", "north_ithilien"),
        ("minas_morgul", "south_ithilien"),
        ("minas_morgul", "gorgoroth"),
        ("morannon", "gorgoroth"),
        ("morannon", "dagorlad"),
        ("arnor", "north_downs"),
        ("moria", "dimrill_dale"),
        ("northern_dorwinion", "southern_dorwinion"),
        ("northern_dorwinion", "southern_rhovanion"),
        ("buckland", "cardolan"),
        ("rivendell", "fords_of_bruinen"),
        ("andrast", "druwaith_iaur"),
        ("arnor", "angmar"),
        ("dol_amroth", "anfalas"),
        ("north_downs", "bree"),
        ("forlindon", "grey_havens"),
    ],
)
def test_borders_that_other_programs_forgot(board: Board, a: str, b: str) -> None:
    """p. 9 'Условные обозначения', board_disputes.md."""
    assert has(board.adjacent[region(a)], region(b))


def test_forlindon_has_one_neighbour(board: Board) -> None:
    """board_disputes.md: the black line runs along the Blue Mountains up to the coast."""
    assert names(board.adjacent[region("forlindon")]) == {"grey_havens"}


LANDS = {
    "dwarves": "erebor ered_luin iron_hills north_ered_luin",
    "elves": "grey_havens lorien rivendell woodland_realm",
    "gondor": "anfalas dol_amroth druadan_forest erech lamedon lossarnach minas_tirith pelargir",
    "north": "bree buckland carrock dale north_downs old_forest_road rhosgobel the_shire",
    "rohan": "eastemnet edoras folde fords_of_isen helms_deep westemnet",
    "isengard": "gap_of_rohan north_dunland orthanc south_dunland",
    "sauron": "angmar barad_dur dol_guldur gorgoroth minas_morgul morannon moria mount_gram"
    " mount_gundabad nurn southern_mirkwood",
    "southrons_easterlings": "east_rhun far_harad khand near_harad north_rhun south_rhun umbar",
}


@pytest.mark.parametrize("nation", NATIONS)
def test_lands_of_the_nations(board: Board, nation: str) -> None:
    """p. 9-10 'Народы'; board_disputes.md 'Nations'."""
    assert set(LANDS[nation].split()) == names(board.of_nation[NATIONS.index(nation)])


def test_lands_without_a_nation(board: Board) -> None:
    """board_disputes.md 'Nations': Osgiliath and the Ithiliens are outside Gondor's line."""
    wild = {
        "osgiliath",
        "north_ithilien",
        "south_ithilien",
        "arnor",
        "vale_of_the_celduin",
        "goblins_gate",
        "cardolan",
    }
    assert wild <= names(board.no_nation)
    assert sum(mask.bit_count() for mask in board.of_nation) + board.no_nation.bit_count() == 105


def test_strongholds(board: Board) -> None:
    """p. 11 'Поселения': the class of each settlement."""
    assert settled(board, STRONGHOLD) == set(
        """
        erebor rivendell grey_havens lorien woodland_realm minas_tirith dol_amroth helms_deep
        orthanc barad_dur dol_guldur minas_morgul morannon moria mount_gundabad umbar
        """.split()
    )


def test_cities(board: Board) -> None:
    """p. 11 'Поселения'."""
    assert settled(board, CITY) == {"dale", "edoras", "the_shire", "pelargir", "angmar", "far_harad"}


def test_towns(board: Board) -> None:
    """p. 11 'Поселения', board_disputes.md 'Settlements'."""
    assert settled(board, TOWN) == set(
        """
        ered_luin iron_hills lamedon lossarnach bree carrock folde westemnet
        north_dunland south_dunland nurn near_harad north_rhun south_rhun
        """.split()
    )
    nowhere = settled(board, NOWHERE)
    assert {"cardolan", "goblins_gate", "osgiliath", "fords_of_isen", "gorgoroth", "north_downs"} <= nowhere


def test_two_fortifications_and_the_cities_slow_the_attacker(board: Board) -> None:
    """p. 10 'Укрепления': Osgiliath and the Fords of Isen."""
    assert names(board.fortified & ~board.cities) == {"osgiliath", "fords_of_isen"}


def test_victory_points_to_be_had(board: Board) -> None:
    """p. 11, 44: 20 of the Free Peoples, 18 of the Shadow."""
    totals = [sum(board.points[at] for at in members(home)) for home in board.home]
    assert totals == [20, 18]
    assert board.home[0] & board.home[1] == 0
    assert board.home[0] | board.home[1] == board.settlements


def test_coast(board: Board) -> None:
    """p. 9 'Условные обозначения': the large sea at the left; board_disputes.md 'Coastal flag'."""
    coast = names(board.coastal)
    assert coast == set(
        """
        andrast anfalas dol_amroth druwaith_iaur enedwaith evendim forlindon grey_havens harlindon
        lamedon minhiriath north_ered_luin pelargir south_ered_luin umbar west_harondor
        """.split()
    )
    gondor = names(board.of_nation[NATIONS.index("gondor")])
    assert coast & gondor == {"anfalas", "dol_amroth", "lamedon", "pelargir"}


def test_eastern_edge(board: Board) -> None:
    """C3."""
    assert names(board.eastern) == {"east_rhun", "south_rhun", "khand", "far_harad"}


def test_figures_in_the_box(board: Board) -> None:
    """p. 6-7 'Миниатюры'."""
    wanted = {
        "dwarves": (5, 5, 4),
        "elves": (5, 10, 4),
        "gondor": (15, 5, 4),
        "north": (10, 5, 4),
        "rohan": (10, 5, 4),
        "isengard": (12, 6),
        "sauron": (36, 6),
        "southrons_easterlings": (24, 6),
    }
    limits = dict(zip(FIGURES, board.limits, strict=True))
    for nation, numbers in wanted.items():
        for name, number in zip(("regular", "elite", "leader"), numbers, strict=False):
            assert limits[f"{nation}_{name}"] == number
    assert limits["nazgul"] == 8
