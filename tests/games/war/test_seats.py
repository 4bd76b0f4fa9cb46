"""Seats are people, sides are the Free Peoples and the Shadow: all that asks or shows goes by `seats`.

The proof is a table at which the sides have changed places: seat 0 plays the Shadow.
"""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from westmarch.games.war import seats
from westmarch.games.war.ids import FREE, SHADOW
from westmarch.testing import asked, options, play_blindly


@pytest.fixture
def swapped(monkeypatch: pytest.MonkeyPatch) -> westmarch.Match[Any]:
    """A match in which the first seat plays the Shadow."""

    shadow = ("shadow", (seats.WITCH_KING_PART, seats.SARUMAN_PART))
    free = ("free", (seats.GONDOR_PART, seats.ROHAN_PART))
    monkeypatch.setitem(seats.SEATINGS, 2, seats.seated(shadow, free))
    return westmarch.new("war", 2, 5)


def test_the_free_peoples_are_asked_where_they_sit(swapped: westmarch.Match[Any]) -> None:
    while swapped.prompt is not None and swapped.prompt.kind != "fellowship.phase":
        swapped.play(options(swapped)[0])
    assert asked(swapped) == (1, "fellowship.phase")


def test_each_seat_sees_its_own_hand_and_no_other(swapped: westmarch.Match[Any]) -> None:
    hands = [swapped.view(seat)["hand"][seat] for seat in (0, 1)]
    rows = westmarch.core.content.shipped_rows("westmarch.games.war", "cards")
    deck = {row["id"]: number // 24 for number, row in enumerate(rows)}
    assert [{deck[card] // 2 for card in hand} for hand in hands] == [{SHADOW}, {FREE}]
    assert swapped.view(0)["hand"][1] == {"count": len(hands[1])}


def test_bots_reasons_and_outcomes_hold_to_the_end(swapped: westmarch.Match[Any]) -> None:
    """Every question is asked of the seat whose side the rules mean, and everybody can answer it."""
    heuristics = swapped.game.heuristics
    for _ in range(400):
        if (prompt := swapped.prompt) is None:
            break
        code = heuristics.steady(swapped.state, prompt.seat, prompt.kind, prompt.codes)
        assert code in prompt.codes
        prompt.foretell(swapped.game.vocabulary.options[code])
        twin = swapped.imagine(prompt.seat, 3)
        assert twin.view(prompt.seat) == swapped.view(prompt.seat)
        assert options(twin) == options(swapped)
        swapped.play(swapped.game.vocabulary.format(code))
        swapped.game.invariants(swapped.state)


def test_the_winner_sits_where_the_side_sits(swapped: westmarch.Match[Any]) -> None:
    play_blindly(swapped, seed=11)
    assert swapped.result is not None
    assert swapped.result.winners == seats.seats_of(swapped.state, swapped.state.winner)
    assert seats.side_of(swapped.state, swapped.result.winners[0]) == swapped.state.winner
