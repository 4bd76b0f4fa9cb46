"""How a match went: standing by turn, turning points that a record can show, hands at the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westmarch
from westmarch import Match
from westmarch.core.course import TURNING_POINTS, course
from westmarch.core.replaying import replay


def played(game: str, seed: int) -> Match[Any]:
    match = westmarch.new(game, 2, seed)
    dice = random.Random(seed)
    while (prompt := match.prompt) is not None:
        match.play(dice.choice(prompt.options))
    return match


@pytest.mark.parametrize("seed", range(5))
def test_the_road_turn_by_turn(seed: int) -> None:
    match = played("mordor", seed)
    record = match.record()
    found = course(record)
    assert [turn.number for turn in found.turns] == list(range(1, match.turns + 1))
    assert list(found.turns[-1].values) == match.view(None)["position"]
    for turn, after in zip(found.turns, found.turns[1:], strict=False):
        assert list(turn.values) == replay(record.sealed(), upto=after.entry).view(None)["position"]
        assert sum(turn.values) <= sum(after.values), "nobody walks back"
    assert found.scale[0] == (0, "place:bag_end")
    assert found.scale[-1] == (9, "place:mordor")
    struck = [event for _, event in match.events() if event.key == "evaluate.nazgul"]
    assert sum(len(turn.ticks) for turn in found.turns) == len(struck)
    assert found.args["turn"] == match.turns
    assert found.hands == ()


@pytest.mark.parametrize("seed", range(5))
def test_turning_points_lead_to_what_they_tell(seed: int) -> None:
    match = played("mordor", seed)
    found = course(match.record())
    assert 1 <= len(found.points) <= TURNING_POINTS
    assert [point.entry for point in found.points] == sorted({point.entry for point in found.points})
    for point in found.points:
        assert point.event.key in match.game.chart.telling
        told = replay(match.record().sealed(), upto=point.entry).events()
        assert point.event.as_data() in [event.as_data() for _, event in told]
        turn = found.turns[point.turn - 1]
        assert turn.entry < point.entry


def test_both_sides_chances_add_up_in_war() -> None:
    match = played("war", 3)
    found = course(match.record())
    assert found.scale == ()
    assert [turn.number for turn in found.turns] == list(range(1, match.turns + 1))
    for turn in found.turns:
        assert sum(turn.values) == pytest.approx(1)
    assert match.result is not None
    assert found.turns[-1].values == match.result.scores
    assert found.points[-1].event.key == match.result.reason
    assert {"turn", "corruption", "free", "shadow"} == set(found.args)


def test_hands_are_told_as_they_were_held() -> None:
    match = played("war", 4)
    found = course(match.record())
    for seat, side in enumerate(("free", "shadow")):
        held = {item.name for hand in found.hands if hand.seat == seat for item in hand.items}
        mine = {card for card in held if card.startswith("card:")}
        assert mine == {f"card:{card}" for card in match.view(seat)["hand"][seat]}, side
