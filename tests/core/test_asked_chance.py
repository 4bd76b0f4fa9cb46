"""Chance answered by hand: by tests, and by owners of the box who throw real dice."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch import CHANCE, IllegalAnswer, Match
from westmarch.core.record import parse_record

from .table import asked, deal, everything, follow, offered, play_on

THROW = ["symbol:ring", "symbol:orc", "symbol:orc", "symbol:gandalf", "symbol:white_tree"]


@pytest.fixture
def mordor() -> Match[Any]:
    return westmarch.new("mordor", 2, 0, chance="ask")


def test_dice_are_asked_of_chance_one_by_one(mordor: Match[Any]) -> None:
    for die, symbol in zip(("yellow", "red", "blue", "green", "black"), THROW, strict=True):
        prompt = asked(mordor)
        assert (prompt.seat, prompt.kind, prompt.args["die"]) == (CHANCE, "throw.roll", f"die:{die}")
        mordor.play(symbol)
    assert asked(mordor).seat == 0
    assert mordor.view(0)["faces"]["black"] == "white_tree"


def test_a_face_that_stands_twice_on_a_die_is_offered_once(mordor: Match[Any]) -> None:
    assert offered(mordor) == [
        "symbol:ring",
        "symbol:gandalf",
        "symbol:fellowship",
        "symbol:orc",
        "symbol:nazgul",
    ]


def test_each_die_offers_its_own_faces(mordor: Match[Any]) -> None:
    """The White Tree is on the black die only."""
    follow(mordor, THROW[:4])
    assert "symbol:white_tree" in offered(mordor)


def test_an_impossible_face_is_refused_and_the_roll_goes_on(mordor: Match[Any]) -> None:
    follow(mordor, THROW[:2])
    before = everything(mordor)
    for wrong in ("symbol:white_tree", "die:red", "six", None):
        with pytest.raises(IllegalAnswer, match="seat -1 is asked"):
            mordor.play(wrong)  # type: ignore[arg-type]
    assert everything(mordor) == before
    follow(mordor, THROW[2:])
    assert asked(mordor).kind == "throw.set_aside"


def test_nothing_falls_before_the_whole_roll_is_known(mordor: Match[Any]) -> None:
    """Rules see a roll at once; half of it changes no view and tells no event."""
    view, events = mordor.view(0), mordor.events(0)
    follow(mordor, THROW[:4])
    assert mordor.view(0) == view
    assert mordor.events(0) == events
    mordor.play(THROW[4])
    assert mordor.view(0) != view
    assert len(mordor.history()) == 1


def test_a_half_thrown_roll_survives_a_fork(mordor: Match[Any]) -> None:
    follow(mordor, THROW[:3])
    twin = mordor.fork()
    assert everything(twin) == everything(mordor)
    follow(twin, THROW[3:])
    assert asked(twin).seat == 0
    assert asked(mordor).args["die"] == "die:green"
    follow(mordor, THROW[3:])
    assert everything(twin) == everything(mordor)


def test_a_half_thrown_roll_survives_a_quiet_fork(mordor: Match[Any]) -> None:
    follow(mordor, THROW[:3])
    quiet = mordor.fork(quiet=True)
    assert quiet.digest() == mordor.digest()
    follow(quiet, THROW[3:])
    follow(mordor, THROW[3:])
    assert quiet.digest() == mordor.digest()


@pytest.mark.parametrize("dice", range(6))
def test_a_half_thrown_roll_survives_a_record(mordor: Match[Any], dice: int) -> None:
    follow(mordor, THROW[:dice])
    again = westmarch.replay(parse_record(mordor.record().dumps()))
    assert everything(again) == everything(mordor)
    follow(again, THROW[dice:])
    follow(mordor, THROW[dice:])
    assert everything(again) == everything(mordor)


def test_half_thrown_rolls_differ_in_their_digest(mordor: Match[Any]) -> None:
    twin = mordor.fork()
    mordor.play("symbol:ring")
    twin.play("symbol:orc")
    assert mordor.digest() != twin.digest()


def test_a_whole_match_is_played_by_hand(riddles: Riddles) -> None:
    for match in (westmarch.new("mordor", 3, 0, chance="ask"), westmarch.new("riddles", 3, 0, chance="ask")):
        play_on(match, 3)
        assert match.result is not None
        assert everything(westmarch.replay(match.record())) == everything(match)


def test_the_seed_does_not_matter_where_chance_is_asked(mordor: Match[Any]) -> None:
    other = westmarch.new("mordor", 2, 99, chance="ask")
    assert play_on(other, 4) == play_on(mordor, 4)
    assert everything(other) == everything(mordor)


def test_a_record_says_that_chance_was_asked(mordor: Match[Any]) -> None:
    """There is nothing to prove, so it holds neither seed nor commitment."""
    text = mordor.record().dumps()
    assert "\nchance ask\n" in text
    assert "seed" not in text
    assert "commitment" not in text
    with pytest.raises(westmarch.RecordError, match="answered by hand"):
        westmarch.core.replaying.verify(mordor.record())


def test_a_chance_prompt_says_whose_dice_and_how_many(mordor: Match[Any]) -> None:
    """For people with dice of their own: what to throw, and which of them is asked for now."""
    for nth, die in enumerate(("yellow", "red", "blue", "green", "black"), 1):
        args = asked(mordor).args
        assert (args["number"], args["nth"]) == (5, nth)
        assert (args["hobbit"], args["die"]) == ("hobbit:frodo", f"die:{die}")
        mordor.play("symbol:orc")
    assert "number" not in asked(mordor).args, "a seat is asked now"
    mordor.play("die:yellow")
    mordor.play("done")
    assert (asked(mordor).args["number"], asked(mordor).args["nth"]) == (4, 1)


def test_cards_are_drawn_by_hand(riddles: Riddles) -> None:
    match = westmarch.new("riddles", 2, 0, chance="ask")
    match.play("card:5")
    assert "card:5" not in offered(match), "it has left the deck"
    assert hand_of_everybody(deal("159", "234")) == [["1", "5", "9"], ["2", "3", "4"]]


def hand_of_everybody(match: Match[Any]) -> list[list[str]]:
    hands: list[list[str]] = match.position()["hands"]
    return hands


def test_who_begins_is_asked_too() -> None:
    match = westmarch.new("mordor", 3, 0, {"first": "random"}, chance="ask")
    assert (asked(match).seat, asked(match).kind) == (CHANCE, "setup.first")
    assert offered(match) == ["hobbit:frodo", "hobbit:sam", "hobbit:merry"]
    match.play("hobbit:merry")
    assert match.view(None)["active"] == 2
