"""What a seat imagines of the others can be gone on with."""

from __future__ import annotations

import pytest

from westmarch import Match

from .cards.test_erebor import meets
from .kit import answer, kind, options, smaug

STRONG = ["ally_bard", "ally_beorn", "dwarf_fili", "dwarf_balin"]


def fighting() -> Match[object]:
    match = meets("enemy_warg_riders", blue=["dwarf_dwalin", "dwarf_balin", "dwarf_dori"])
    answer(match, "card:dwarf_dwalin")
    assert kind(match) == "fight.cards"
    return match


def freeing(*cards: str) -> Match[object]:
    match = smaug(step="cards", pieces={"blue": [16, 2]}, caught=["blue:16"], blue=STRONG)
    answer(match, "piece:blue_1", *(f"card:{card}" for card in cards))
    assert kind(match) == "web.cards"
    return match


@pytest.mark.parametrize("match", [fighting(), freeing(), freeing("ally_bard", "dwarf_fili")])
def test_whoever_began_a_sum_can_end_it_in_every_thought(match: Match[object]) -> None:
    """Cards are named one by one, and none is taken back: the others know that the strength is there."""
    for seed in range(60):
        twin = match.imagine(1, seed)
        question = kind(twin)
        while kind(twin) == question:
            assert options(twin), "a question without an answer"
            answer(twin, options(twin)[0])
