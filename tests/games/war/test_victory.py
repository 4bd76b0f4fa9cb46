"""Chapter 10 (p. 44): the four ways to win, and which comes first."""

from __future__ import annotations

from typing import Any

import pytest

from .kit import answer, kind, points, roll, truth, war, won

STRONGHOLDS = ["helms_deep", "minas_tirith", "dol_amroth", "lorien", "rivendell"]


def taken(*names: str, side: str = "shadow") -> dict[str, Any]:
    return {"control": dict.fromkeys(names, side)}


def test_1_corruption_of_the_ring_bearers() -> None:
    """p. 44, first: corruption of twelve, at any time."""
    match = war(
        free="character",
        shadow="event",
        hunt_box={"shadow": 1},
        fellowship={"region": "hollin", "corruption": 9},
    )
    answer(match, "action:move_fellowship")
    roll(match, 6)
    answer(match, "tile:std_3_1", "none")
    assert won(match) == ("shadow", "victory.corruption")
    assert match.prompt is None
    assert match.result.scores == (0.0, 1.0)


def test_corruption_stops_at_twelve() -> None:
    """p. 36: the track ends there."""
    match = war(
        free="character",
        shadow="event",
        hunt_box={"shadow": 1},
        fellowship={"region": "hollin", "corruption": 11},
    )
    answer(match, "action:move_fellowship")
    roll(match, 6)
    answer(match, "tile:std_3_1", "none")
    assert truth(match)["fellowship"]["corruption"] == 12


def test_2_the_ring_is_destroyed() -> None:
    """p. 44, second: at the Crack of Doom with corruption below twelve, at any time."""
    match = war(
        free="character", shadow="event", fellowship={"region": "morannon", "mordor": 4, "corruption": 11}
    )
    answer(match, "action:move_fellowship", "tile:std_0r_1")
    assert won(match) == ("free", "victory.ring_destroyed")


def test_3_the_shadow_conquers_middle_earth() -> None:
    """p. 44, third: ten points of settlements of the Free Peoples, in the victory check."""
    match = war(phase="victory_check", **taken(*STRONGHOLDS))
    assert won(match) == ("shadow", "victory.shadow_military")


def test_nine_points_are_not_enough() -> None:
    """p. 44."""
    match = war(phase="victory_check", **taken(*STRONGHOLDS[:4], "edoras"))
    assert points(match, "shadow") == 9
    assert match.result is None


def test_4_sauron_is_banished() -> None:
    """p. 44, fourth: four points of settlements of the Shadow."""
    match = war(phase="victory_check", **taken("moria", "orthanc", side="free"))
    assert won(match) == ("free", "victory.free_military")
    match = war(phase="victory_check", **taken("moria", "angmar", side="free"))
    assert points(match, "free") == 3
    assert match.result is None


def test_both_military_conditions_the_shadow_comes_first() -> None:
    """p. 44: the lower number has precedence."""
    control = {**dict.fromkeys(STRONGHOLDS, "shadow"), "moria": "free", "orthanc": "free"}
    match = war(phase="victory_check", control=control)
    assert won(match) == ("shadow", "victory.shadow_military")


@pytest.mark.parametrize(
    ("corruption", "winner"),
    [(11, ("shadow", "victory.corruption")), (5, ("free", "victory.ring_destroyed"))],
)
def test_the_ring_decides_before_the_armies(corruption: int, winner: tuple[str, str]) -> None:
    """p. 44: the Ring's conditions end the match at once, whoever has the points."""
    match = war(
        free="character",
        shadow="event",
        fellowship={"region": "morannon", "mordor": 4, "corruption": corruption},
        **taken(*STRONGHOLDS),
    )
    answer(match, "action:move_fellowship", "tile:std_1_1", "none")
    assert won(match) == winner


def test_military_victory_waits_for_the_end_of_the_turn() -> None:
    """p. 44: what is won back before the check does not count."""
    match = war(
        free="army_muster",
        shadow="event event",
        to_act="shadow",
        at_war="gondor",
        armies={"lossarnach": "gondor 2r"},
        control=dict.fromkeys([*STRONGHOLDS[:4], "edoras", "pelargir"], "shadow"),
    )
    assert points(match, "shadow") == 10
    answer(match, "action:skip", "region:lossarnach", "region:pelargir", "action:skip")
    assert match.result is None
    assert truth(match)["turn"] == 2


def test_towns_are_worth_nothing() -> None:
    """p. 11, 44."""
    match = war(phase="victory_check", **taken("nurn", "near_harad", "north_dunland", side="free"))
    assert points(match, "free") == 0
    assert kind(match) != "over"


def test_lingering_in_mordor_comes_before_the_victory_check() -> None:
    """p. 43-44: at the end of the action phase, so corruption wins over four points."""
    match = war(
        free="event",
        shadow="",
        fellowship={"region": "morannon", "mordor": 2, "corruption": 11},
        **taken("moria", "orthanc", side="free"),
    )
    answer(match, "action:skip")
    assert won(match) == ("shadow", "victory.corruption")
