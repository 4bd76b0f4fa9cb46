"""Forms one by one: what each shows, writes, reads, refuses, and how it is encoded as numbers."""

from __future__ import annotations

from typing import Any

import pytest

from toys.riddles import NAMES, Riddles, RiddlesShown, RiddlesState, start
from westmarch.core.content import load_content
from westmarch.core.declared import At, derived, fault_in, fields_of
from westmarch.core.errors import PositionError
from westmarch.core.forms import (
    Form,
    Seats,
    cards,
    count,
    flag,
    listed,
    names,
    one_of,
    per,
    per_seat,
    seat_number,
    seat_set,
    some,
    table,
    text,
    word,
)
from westmarch.core.match import Match
from westmarch.core.numeric import encode, parts_of
from westmarch.core.position_keys import PositionKeys
from westmarch.core.schema import breach, position_schema, view_schema
from westmarch.core.state import Copied, field, kept, state
from westmarch.core.typescript import view_type

DAYS = ("monday", "tuesday", "sunday")
NAMED = Seats(3, ("anna", "bert", "carl"), lambda s: ["bert", "anna"])
NUMBERED = Seats(2)

FORMS: dict[str, tuple[Form, Any, Any, Any, list[list[int]]]] = {
    # form, value of the slot, as views show it, as positions write it, as numbers
    "one_of": (one_of(DAYS), 2, "sunday", "sunday", [[2]]),
    "one_of or none": (one_of(DAYS, none=-1), -1, None, None, [[-1]]),
    "word": (word(DAYS), "monday", "monday", "monday", [[0]]),
    "text": (text(), "anything", "anything", "anything", []),
    "count": (count(1, 9), 4, 4, 4, [[4]]),
    "flag": (flag(), True, True, True, [[1]]),
    "seat": (seat_number(NUMBERED), 1, 1, 1, [[1]]),
    "named seat": (seat_number(NAMED), 0, 0, "bert", [[0]]),
    "names": (names(DAYS), 0b101, ["monday", "sunday"], ["monday", "sunday"], [[1, 0, 1]]),
    "cards": (cards(DAYS), 0b010, ["tuesday"], ["tuesday"], [[0, 1, 0]]),
    "seats": (seat_set(NUMBERED), 0b11, [0, 1], [0, 1], [[1, 1]]),
    "named seats": (seat_set(NAMED), 0b10, [1], ["anna"], [[0, 1, 0]]),
    "listed": (listed(one_of(DAYS), 3), (1, 0), ["tuesday", "monday"], ["tuesday", "monday"], [[1, 0, -1]]),
    "per seat": (per_seat(NUMBERED, count(0, 9)), [3, 4], [3, 4], [3, 4], [[3, 4]]),
    "per named seat": (per_seat(NAMED, count(0, 9)), [3, 4], [3, 4], {"bert": 3, "anna": 4}, [[3, 4, -1]]),
    "per": (
        per(DAYS, count(0, 9)),
        [3, 4, 0],
        {"monday": 3, "tuesday": 4, "sunday": 0},
        {"monday": 3, "tuesday": 4, "sunday": 0},
        [[3, 4, 0]],
    ),
    "some": (some(DAYS, count(0, 9)), {2: 5}, {"sunday": 5}, {"sunday": 5}, [[-1, -1, 5]]),
    "table": (
        table(size=count(0, 5), day=one_of(DAYS), optional=("day",)),
        {"size": 3},
        {"size": 3},
        {"size": 3},
        [[3], [-1]],
    ),
    "several parts": (
        per_seat(NUMBERED, table(size=count(0, 5), ok=flag())),
        [{"size": 3, "ok": True}, {"size": 0, "ok": False}],
        [{"size": 3, "ok": True}, {"size": 0, "ok": False}],
        [{"size": 3, "ok": True}, {"size": 0, "ok": False}],
        [[3, 0], [1, 0]],
    ),
}  # fmt: skip


@pytest.mark.parametrize(("form", "value", "shown", "written", "numbers"), FORMS.values(), ids=FORMS)
def test_a_form_shows_writes_reads_and_encodes(
    form: Form, value: Any, shown: Any, written: Any, numbers: list[list[int]]
) -> None:
    assert form.plain(value) == shown
    assert form.written(value, None) == written
    assert form.read("key", written, None, value) == value
    assert form.fault(value, None) is None
    assert form.encode(shown) == numbers
    assert [len(block) for block in numbers] == [part.length for part in form.parts()]
    assert breach(form.schema(), shown) is None
    assert breach(form.written_schema(), written) is None


@pytest.mark.parametrize("form", [one[0] for one in FORMS.values()], ids=FORMS)
def test_a_form_finds_what_is_outside(form: Form) -> None:
    assert form.beyond()
    assert all(form.fault(value, None) for value in form.beyond())


REFUSED: dict[str, tuple[Form, Any, str]] = {
    "wrong name": (one_of(DAYS), "mondey", "day: 'mondey' is not one of monday, tuesday, sunday"),
    "nearest name": (one_of(DAYS), "mondey", "; the nearest is 'monday'"),
    "many names": (one_of([f"card {n}" for n in range(20)]), 7, "card 11 and 8 more"),
    "too much": (count(1, 9), 10, "day must be a whole number from 1 to 9, not 10"),
    "a truth is no number": (count(0, 9), True, "not True"),
    "one number only": (count(3, 3), 4, "day must be 3, not 4"),
    "a number is no truth": (flag(), 1, "day must be true or false, not 1"),
    "no text": (text(), 1, "day must be a text, not 1"),
    "twice": (names(DAYS), ["sunday", "sunday"], "day: sunday stands there twice"),
    "seat twice": (seat_set(NUMBERED), [1, 1], "day: 1 stands there twice"),
    "no such seat": (seat_number(NUMBERED), 2, "from 0 to 1, not 2"),
    "who does not play": (seat_number(NAMED), "carl", "'carl' is not one of bert, anna"),
    "no list": (names(DAYS), "sunday", "day must be a list, not 'sunday'"),
    "too long": (listed(flag(), 1), [True, True], "day must be a list of 0 to 1, not of 2"),
    "no table": (some(DAYS, flag()), [], "day must be a table of names and values, not []"),
    "in a table": (per(DAYS, count(0, 3)), {"sunday": 4}, "day, sunday must be a whole number from 0 to 3"),
    "unknown key": (table(size=count(0, 5)), {"siz": 1}, "day: unknown key 'siz'; known are size"),
}  # fmt: skip


@pytest.mark.parametrize(("form", "data", "reason"), REFUSED.values(), ids=REFUSED)
def test_a_form_refuses_with_the_place_and_the_reason(form: Form, data: Any, reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        form.read("day", data, None, [0, 0, 0])
    assert reason in str(refused.value)


@state
class Week(Copied):
    """A state with one slot of each kind."""

    open: list[int] = field(per(DAYS, count(0, 3)), key="open")
    day: int = field(one_of(DAYS), default=0, key=At("today", omit=lambda s: s.day == 0))
    secret: int = kept(count(0, 9), default=0)

    @derived(count(0, 9))
    def most(self) -> int:
        """How much is open on the best day."""
        return max(self.open)


def test_one_line_makes_slot_copy_view_and_position() -> None:
    week = Week([1, 2, 3])
    twin = week.copy()
    twin.open[0] = 0
    assert week.open == [1, 2, 3], "a list that is declared with a form is copied"
    assert week.most == 3
    assert [one.name for one in fields_of(Week.declarations)] == ["open", "day", "most"]
    keys = PositionKeys(Week, order=("today", "open"))
    assert keys.write(week, {}) == {"open": {"monday": 1, "tuesday": 2, "sunday": 3}}
    keys.read({"today": "sunday", "open": {"monday": 0}}, week, "today", "open")
    assert (week.day, week.open) == (2, [0, 2, 3]), "a table may leave some out"


def test_a_value_without_its_form_is_named() -> None:
    week = Week([1, 2, 3], secret=10)
    assert fault_in(week) == "secret: 10 is not from 0 to 9"
    assert fault_in(Week([1, 2, 4])) == "open: sunday: 4 is not from 0 to 3"


def test_every_key_has_its_place_in_the_order() -> None:
    with pytest.raises(ValueError, match="differ in today"):
        PositionKeys(Week, order=("open",))


class DrawnShown(RiddlesShown):
    board_reads = ("hands", "points")


class DrawnRiddles(Riddles):
    """Riddles with a drawn board."""

    shown = DrawnShown()


def riddles() -> tuple[Riddles, RiddlesState, Match[Any]]:
    game = Riddles()
    setup = game.setup(2, {}, load_content(game.package, game.tables))
    s = start(2)
    s.hands, s.deck = [0b000000111, 0b000111000], 0b111000000
    return game, s, Match.begin(game, setup, s, None, ask=True)


def test_numbers_hold_what_the_seat_may_know_and_no_more() -> None:
    """A hidden hand is blank, and only its size is a number; so is a deck that nobody sees."""
    game, _, match = riddles()
    parts = {part.name: part for part in parts_of(game)}
    assert list(parts)[3:8] == ["deck.count", "hands", "hands.count", "laid", "laid.count"]
    assert (parts["hands"].shape, parts["hands"].categories) == ((3, 9), tuple(NAMES))
    mine, other = (dict(zip(parts, encode(game, match.view(seat)), strict=True)) for seat in (0, 1))
    assert mine["hands"] == [1, 1, 1, 0, 0, 0, 0, 0, 0, *[-1] * 18]
    assert other["hands"] == [*[-1] * 9, 0, 0, 0, 1, 1, 1, 0, 0, 0, *[-1] * 9]
    assert mine["hands.count"] == other["hands.count"] == [3, 3, -1]
    assert mine["deck.count"] == [3]
    assert "deck" not in mine


def test_schema_and_types_tell_what_may_be_hidden() -> None:
    game, _, match = riddles()
    hand = view_schema(game)["properties"]["hands"]["items"]
    assert breach(hand, ["1", "2"]) is None
    assert breach(hand, {"count": 2}) is None
    assert breach(hand, {"count": -1}) is not None
    assert breach(view_schema(game), match.view(0)) is None
    assert breach(position_schema(game), {"hands": [["1"], ["10"]]}) is not None
    cards_of_hand = " | ".join(f'"{name}"' for name in NAMES)
    assert f"  hands: (({cards_of_hand})[] | Hidden)[];\n  points: number[];" in view_type(DrawnRiddles())


def test_unseen_cards_of_one_pool_are_dealt_again() -> None:
    """The form `cards` is what `imagine` knows a zone by."""
    _, s, match = riddles()
    worlds = {match.imagine(0, seed).state.hands[1] for seed in range(20)}
    assert len(worlds) > 5
    assert all(world & s.hands[0] == 0 for world in worlds)
