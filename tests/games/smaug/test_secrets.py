"""Closed and open hands: what a seat sees, what is dealt again, and what stays as everybody knows it."""

from __future__ import annotations

import westmarch
from westmarch.core.sets import members

from .kit import answer, draw, march, smaug, told


def test_a_closed_hand_is_seen_by_its_owner_only() -> None:
    match = smaug(blue=["dwarf_dori"], green=["treasure_2", "dwarf_fili"])
    assert match.view(0)["hand"] == [["dwarf_dori"], {"count": 2}]
    assert match.view(1)["hand"] == [{"count": 1}, ["dwarf_fili", "treasure_2"]]
    assert match.view(None)["hand"] == [{"count": 1}, {"count": 2}]
    assert match.view(0)["backs"][1] == {"beorn": 1, "treasury": 1}, "backs are open"


def test_open_hands_are_seen_by_all() -> None:
    match = smaug(blue=["dwarf_dori"], green=["dwarf_fili"], hands_open=True)
    assert match.view(None)["hand"] == [["dwarf_dori"], ["dwarf_fili"]]


def test_decks_are_known_by_their_number() -> None:
    view = smaug().view(0)
    assert view["decks"]["beorn"] == 47
    assert "deck_cards" not in view
    assert view["dragons"] == 6, "Smaug cards are in no hand, so everybody can count them"


def test_what_is_dealt_again_keeps_backs_and_smaug() -> None:
    match = westmarch.new("smaug", 3, 11)
    seen = set()
    for seed in range(12):
        twin = match.imagine(0, seed)
        assert twin.view(0) == match.view(0)
        assert not any(cards & twin.state.board.immediate for cards in twin.state.hand)
        seen.add(twin.state.hand[1])
    assert len(seen) > 6


def test_open_hands_leave_nothing_to_deal_again() -> None:
    match = westmarch.new("smaug", 3, 11, {"hands": "open"})
    assert match.imagine(0, 5).state.hand == match.state.hand


def test_offered_cards_stay_where_they_were_shown() -> None:
    match = smaug(
        pieces={"blue": [10, 2], "green": [15, 3]},
        march={"blue": ["5"]},
        green=["dwarf_fili", "dwarf_dori", "eagle_1_2"],
    )
    march(match, "5", "blue_1", 15)
    draw(match, "enemy_azog")
    answer(match, "card:dwarf_fili", "done")
    for seed in range(8):
        assert match.imagine(0, seed).view(0)["offered"] == ["dwarf_fili"]
        assert match.imagine(0, seed).state.offered & match.imagine(0, seed).state.hand[1]


def test_who_draws_what_is_told_to_who_draws() -> None:
    match = smaug(step="draw")
    draw(match, "dwarf_dori")
    assert told(match, "draw.card", 0)[-1]["card"] == "card:dwarf_dori"
    assert told(match, "draw.card", 1) == []
    assert told(match, "draw.hidden", 1)


def test_a_trade_is_known_to_both_only() -> None:
    match = smaug(
        step="cards",
        players=["blue", "green", "red"],
        blue=["dwarf_dori", "dwarf_nori", "dwarf_ori"],
        green=["dwarf_fili"],
        red=["legolas"],
    )
    answer(match, "trade", "colour:green", "card:dwarf_dori", "card:dwarf_nori", "card:dwarf_ori", "any")
    assert told(match, "trade.proposed", 1)[-1]["card"] == "card:dwarf_ori"
    assert told(match, "trade.proposed", 2) == []
    assert match.view(2)["trade"] == {"count": 2}
    answer(match, "card:dwarf_fili")
    assert told(match, "trade.done", 0)
    assert told(match, "trade.done", 2) == []
    assert told(match, "trade.price", 2), "discards are open"


def test_cards_chosen_for_a_fight_are_seen_when_they_are_played() -> None:
    match = smaug(
        pieces={"blue": [10, 2]},
        march={"blue": ["5"]},
        blue=["dwarf_fili", "dwarf_balin"],
        green=["dwarf_dori"],
    )
    march(match, "5", "blue_1", 15)
    draw(match, "enemy_wood_elves")
    answer(match, "card:dwarf_fili")
    assert match.view(0)["picked"] == ["dwarf_fili"]
    assert match.view(1)["picked"] == {"count": 1}
    assert members(match.state.picked)
