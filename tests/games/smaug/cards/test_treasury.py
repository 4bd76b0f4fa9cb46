"""The treasury: Dwarf Treasure and Bard's Arrow."""

from __future__ import annotations

import pytest

from ..kit import answer, draw, hand, over, roll, smaug, told, truth, why


@pytest.mark.parametrize(("card", "left"), [("treasure_2", 3), ("treasure_3", 2), ("treasure_4", 1)])
def test_dwarf_treasure(card: str, left: int) -> None:
    """Smaug 3 + 2 becomes shorter, in another's turn; it is not played by itself."""
    match = smaug(step="cards", blue=[card])
    assert why(match, f"card:{card}") == "treasure_later"
    match = smaug(step="draw", players=["blue", "green", "red"], red=[card])
    draw(match, "smaug_b6")
    answer(match, f"card:{card}")
    assert match.state.smaug == left
    assert truth(match)["discards"] == [card, "smaug_b6"]


@pytest.mark.parametrize("die", [1, 4, 5, 6])
def test_bards_arrow(die: int) -> None:
    match = smaug(step="cards", smaug=40, key_open=True, blue=["bards_arrow", "ally_bard", "dwarf_dori"])
    answer(match, "card:bards_arrow")
    roll(match, die)
    if die >= 5:
        assert over(match) == "ending.arrow"
        assert match.result is not None
        assert match.result.winners == (0, 1)
    else:
        assert hand(match, "blue") == ["dwarf_dori"], "both are discarded"
        assert sorted(truth(match)["discards"]) == ["ally_bard", "bards_arrow"]
        assert told(match, "cards.arrow")[-1]["hit"] is False


def test_bards_arrow_needs_smaug_and_bard() -> None:
    match = smaug(step="cards", blue=["bards_arrow", "ally_bard"])
    assert why(match, "card:bards_arrow") == "smaug_in_cave"
    match = smaug(step="cards", smaug=40, key_open=True, blue=["bards_arrow"], green=["ally_bard"])
    assert why(match, "card:bards_arrow") == "no_bard"
