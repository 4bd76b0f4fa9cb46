"""What a map says about borders: the rules are asked, about no more than a view shows."""

from __future__ import annotations

import random
from typing import Any

import westmarch
from westmarch import Match
from westmarch.games.war.figures import persons_at
from westmarch.games.war.ids import REGIONS
from westmarch.games.war.shown.road_notes import board_of, note

from .kit import war
from .truth import Acts, Truth, number


def said(match: Match[Any], seat: int | None, start: str, end: str) -> str | None:
    board = board_of(match.setup, match.view(seat))
    return note(board, seat or 0, REGIONS.index(start), REGIONS.index(end))


def wandering(seed: int, every: int) -> list[Match[Any]]:
    """Moments of a random match."""
    match = westmarch.new("war", seed=seed, quiet=True)
    rng, found = random.Random(seed), []
    for step in range(2500):
        if match.question is None:
            break
        if step % every == 0:
            found.append(match.fork(quiet=True))
        match.advance(rng.choice(list(match.codes)))
    return found


def test_the_board_of_a_view_is_the_open_part_of_the_truth() -> None:
    for match in wandering(4, 150):
        s, seen = match.state, board_of(match.setup, match.view(None))
        assert (seen.figures, seen.strength, seen.occupied) == (s.figures, s.strength, s.occupied)
        assert (seen.besieged, seen.control) == (s.besieged, s.control)
        assert all(persons_at(seen, at) == persons_at(s, at) for at in range(len(REGIONS)))
        assert (seen.step, seen.table) == (s.step, s.table)


def expected(t: Truth, at: str, to: str) -> str | None:
    if t.barred(to):
        return "way:barred"
    if t.in_field(to, t.other):
        return "way:enemy"
    goers = t.goers(at, to)
    if not number(goers):
        return "way:closed"
    return None if goers == t.army(at) else "way:part"


def test_every_border_is_told_as_the_rules_see_it() -> None:
    notes = set()
    for match in (*wandering(5, 200), *wandering(6, 200)):
        for seat in (0, 1):
            t = Truth(match, seat, Acts(match))
            board = board_of(match.setup, t.view)
            for at in t.regions:
                if t.in_field(at, t.side):
                    for to in t.around(at):
                        told = note(board, seat, REGIONS.index(at), REGIONS.index(to))
                        assert told == expected(t, at, to), f"{at} {to}"
                        notes.add(told)
    assert {None, "way:enemy", "way:closed", "way:part"} <= notes


def test_the_mover_is_asked_not_the_land_alone() -> None:
    """p. 36: Rohan is at war and walks into Gondor; Gondor at peace stays out of Rohan."""
    match = war(armies={"folde": "rohan 1r", "druadan_forest": "gondor 1r"}, at_war="rohan")
    assert said(match, 0, "folde", "druadan_forest") is None
    assert said(match, 0, "druadan_forest", "folde") == "way:closed"
    assert said(match, 0, "druadan_forest", "eastemnet") == "way:closed"


def test_a_part_of_an_army_and_a_card_on_the_table() -> None:
    match = war(armies={"folde": "rohan 1r gondor 1r", "dimrill_dale": "sauron 2r"}, at_war="rohan sauron")
    assert said(match, 0, "folde", "druadan_forest") is None, "Gondor comes home, Rohan is at war"
    assert said(match, 0, "folde", "edoras") == "way:part"
    match = war(armies={"dimrill_dale": "sauron 2r"}, at_war="sauron", table={"free": ["a_power_too_great"]})
    assert said(match, 1, "dimrill_dale", "lorien") == "way:barred"


def test_an_empty_settlement_of_the_enemy_is_no_enemy() -> None:
    """p. 27: it is free for the movement of armies."""
    match = war(armies={"gap_of_rohan": "rohan 2r"}, at_war="rohan")
    assert said(match, 0, "gap_of_rohan", "orthanc") is None


def test_where_nobody_stands_the_land_is_told_of() -> None:
    match = war(armies={"north_ithilien": "sauron 1r"})
    assert said(match, 0, "osgiliath", "north_ithilien") == "way:enemy"
    assert said(match, 1, "osgiliath", "north_ithilien") is None
    assert said(match, 1, "osgiliath", "lossarnach") == "way:border"
