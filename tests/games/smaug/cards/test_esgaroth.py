"""Esgaroth: the Elves; its other cards are of kinds that `test_beorn` tests with theirs."""

from __future__ import annotations

import pytest

from ..kit import answer, at, offered, smaug, truth, why


@pytest.mark.parametrize(("card", "most"), [("legolas", 4), ("galadriel", 6)])
def test_the_elves_move_ones_own_dwarf_or_bilbo(card: str, most: int) -> None:
    match = smaug(step="cards", bilbo=10, pieces={"blue": [19, 19], "green": [20, 20]}, blue=[card])
    answer(match, f"card:{card}")
    assert offered(match, "piece") == {"blue_1", "bilbo"}
    bilbo = match.fork()
    answer(match, "piece:blue_1")
    assert offered(match, "space") == {str(19 + n) for n in range(2, most + 1)}, (
        "20 is full: one goes on to 21"
    )
    answer(match, "space:22")
    assert at(match, "blue") == [22, 19]
    answer(bilbo, "piece:bilbo", "space:7")
    assert truth(bilbo)["bilbo"] == 7


@pytest.mark.parametrize("card", ["legolas", "galadriel"])
def test_the_elves_need_somebody_who_can_go(card: str) -> None:
    match = smaug(step="cards", bilbo=50, pieces={"blue": [50, 50]}, key_open=True, blue=[card])
    assert why(match, f"card:{card}") == "home"
