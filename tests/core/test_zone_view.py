"""Who may see what, declared once a field, and how unseen cards are dealt again."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from westmarch.core.chance import Chance
from westmarch.core.sets import members
from westmarch.core.view import Each, Field, Sees, Whole, truth, view
from westmarch.core.zone import redeal_zones, zone

NAMES = [f"c{n}" for n in range(12)]


def bits(*cards: int) -> int:
    return sum(1 << card for card in cards)


# -- fields --------------------------------------------------------------------------------------

FIELDS = (
    Field("turn", Sees.ALL),
    Field("hands", Sees.OWNER, plain=sorted),
    Field("deck", Sees.COUNT),
    Field("trap", Sees.NOBODY),
    Field("sum", Sees.ALL, of=lambda s: s.turn + len(s.deck)),
)


def table() -> SimpleNamespace:
    return SimpleNamespace(turn=3, hands=[["b", "a"], [], ["c"]], deck=("x", "y"), trap="pit")


def test_everybody_sees_what_lies_open() -> None:
    for seat in (None, 0, 1, 2):
        assert view(FIELDS, table(), seat)["turn"] == 3
        assert view(FIELDS, table(), seat)["sum"] == 5


def test_an_owner_sees_its_entry_and_the_others_how_much_there_is() -> None:
    assert view(FIELDS, table(), 0)["hands"] == [["a", "b"], {"count": 0}, {"count": 1}]
    assert view(FIELDS, table(), 2)["hands"] == [{"count": 2}, {"count": 0}, ["c"]]
    assert view(FIELDS, table(), None)["hands"] == [{"count": 2}, {"count": 0}, {"count": 1}]


def test_nobody_sees_a_deck_but_everybody_its_height() -> None:
    for seat in (None, 0, 1, 2):
        assert view(FIELDS, table(), seat)["deck"] == {"count": 2}


def test_what_nobody_sees_is_not_even_named() -> None:
    for seat in (None, 0, 1, 2):
        assert "trap" not in view(FIELDS, table(), seat)


def test_some_seats_see_a_field_until_it_is_revealed_to_all() -> None:
    path = Field("path", Whole(lambda s: None if s.revealed else frozenset({0, 2})))
    s = SimpleNamespace(path=["shire", "bree"], revealed=False)
    shown = {seat: view((path,), s, seat)["path"] for seat in (0, 1, 2, None)}
    assert shown == {0: ["shire", "bree"], 1: {"count": 2}, 2: ["shire", "bree"], None: {"count": 2}}
    s.revealed = True
    assert all(view((path,), s, seat)["path"] == ["shire", "bree"] for seat in (0, 1, 2, None))


def test_partners_see_each_others_entries() -> None:
    teams = (frozenset({0, 2}), frozenset({1}), frozenset({0, 2}))
    hands = Field("hands", Each(lambda s, owner: teams[owner]), plain=sorted)
    assert view((hands,), table(), 2)["hands"] == [["a", "b"], {"count": 0}, ["c"]]
    assert view((hands,), table(), 1)["hands"] == [{"count": 2}, [], {"count": 1}]
    assert view((hands,), table(), None)["hands"] == [{"count": 2}, {"count": 0}, {"count": 1}]


def test_only_what_a_seat_does_not_see_is_dealt_again() -> None:
    """Partners keep each other's hands; what is revealed stays where it lies."""
    fields = (
        zone("hands", Each(lambda s, owner: frozenset({owner, (owner + 2) % 4})), NAMES, "cards"),
        zone("laid", Whole(lambda s: None if s.revealed else frozenset()), NAMES, "cards"),
    )
    moved = set()
    for seed in range(20):
        s = SimpleNamespace(hands=[bits(0), bits(1), bits(2), bits(3)], laid=bits(4), revealed=seed % 2 == 0)
        redeal_zones(fields, s, 0, Chance.of(seed))
        assert (s.hands[0], s.hands[2]) == (bits(0), bits(2))
        assert not s.revealed or s.laid == bits(4)
        moved.add((s.hands[1], s.hands[3], s.laid))
    assert len(moved) > 4


def test_what_is_not_declared_is_never_shown() -> None:
    s = table()
    s.secret = "the Ring"
    assert "secret" not in view(FIELDS, s, 0)
    assert "secret" not in truth(FIELDS, s)


def test_the_truth_hides_nothing_that_is_declared() -> None:
    assert truth(FIELDS, table()) == {
        "turn": 3,
        "hands": [["a", "b"], [], ["c"]],
        "deck": ["x", "y"],
        "trap": "pit",
        "sum": 5,
    }


def test_a_view_shares_no_list_with_the_state() -> None:
    s = SimpleNamespace(points=[1, 2])
    shown = view((Field("points", Sees.ALL),), s, None)
    shown["points"][0] = 9
    assert s.points == [1, 2]


# -- zones ---------------------------------------------------------------------------------------


@given(st.sets(st.integers(0, 200)))
def test_a_zone_is_a_set_of_cards(cards: set[int]) -> None:
    assert members(bits(*cards)) == tuple(sorted(cards))


def test_a_zone_is_shown_by_the_names_of_its_cards() -> None:
    field = zone("hands", Sees.OWNER, NAMES, "cards")
    hands = [bits(2, 0), bits(5, 6, 7)]
    assert field.shown(SimpleNamespace(hands=hands), 0) == [["c0", "c2"], {"count": 3}]
    assert field.truth(hands) == [["c0", "c2"], ["c5", "c6", "c7"]]
    deck = zone("deck", Sees.COUNT, NAMES, "cards")
    assert deck.shown(SimpleNamespace(deck=bits(1, 3, 5)), None) == {"count": 3}
    assert deck.truth(bits(1, 3, 5)) == ["c1", "c3", "c5"]


ZONES = (
    zone("deck", Sees.COUNT, NAMES, "cards"),
    zone("hands", Sees.OWNER, NAMES, "cards"),
    zone("trap", Sees.NOBODY, NAMES, "cards"),
    zone("discard", Sees.ALL, NAMES, "cards"),
    zone("bag", Sees.COUNT, NAMES, "tiles"),
    Field("points", Sees.ALL),
)


def dealt() -> SimpleNamespace:
    return SimpleNamespace(
        deck=bits(0, 1, 2),
        hands=[bits(3, 4), bits(5, 6)],
        trap=bits(7),
        discard=bits(8, 9),
        bag=bits(0, 1, 10),
        points=[1, 2],
    )


def redealt(seat: int, seed: int) -> SimpleNamespace:
    s = dealt()
    redeal_zones(ZONES, s, seat, Chance.of(seed))
    return s


@given(st.integers(0, 1), st.integers(0, 2**64))
def test_dealing_again_keeps_what_is_seen_and_every_size(seat: int, seed: int) -> None:
    before, after = dealt(), redealt(seat, seed)
    assert view(ZONES, after, seat) == view(ZONES, before, seat)
    assert view(ZONES, after, None) == view(ZONES, before, None)
    held = [after.deck, *after.hands, after.trap, after.discard]
    assert sum(held) == bits(*range(10)), "no card is lost or doubled"
    assert after.trap.bit_count() == 1


@given(st.integers(0, 1), st.integers(0, 2**64))
def test_cards_stay_in_their_pool(seat: int, seed: int) -> None:
    assert redealt(seat, seed).bag == dealt().bag, "all tiles lie in the bag, unseen, and stay there"


def test_every_unseen_card_may_lie_in_every_unseen_place() -> None:
    """Evenly: seat 0 cannot see six cards, two of which seat 1 holds."""
    hands: Counter[int] = Counter()
    traps: Counter[int] = Counter()
    for seed in range(1500):
        s = redealt(0, seed)
        hands.update(members(s.hands[1]))
        traps.update(members(s.trap))
    assert set(hands) == set(traps) == {0, 1, 2, 5, 6, 7}
    assert all(400 < times < 600 for times in hands.values())
    assert all(180 < times < 320 for times in traps.values())


def test_dealing_again_is_reproducible() -> None:
    assert vars(redealt(0, 5)) == vars(redealt(0, 5))
    assert len({redealt(0, seed).hands[1] for seed in range(100)}) == 15, "all pairs of six cards"


@pytest.mark.parametrize("fields", [(), (Field("points", Sees.ALL),), (ZONES[3],)])
def test_where_nothing_is_hidden_nothing_changes(fields: Any) -> None:
    s = dealt()
    redeal_zones(fields, s, 0, Chance.of(1))
    assert vars(s) == vars(dealt())
