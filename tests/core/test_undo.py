"""What may be taken back: a seat's own latest answers, until chance, news or another seat acts."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from toys.riddles import Riddles, RiddlesState
from westmarch import Match
from westmarch.core.registry import register
from westmarch.core.rules import Rules, tell

from .table import asked, deal, dice_of, everything, follow, lay, play_on

THROW = ["symbol:ring", "symbol:orc", "symbol:gandalf", "symbol:gandalf", "symbol:white_tree"]


def take_back(match: Match[Any], answers: int) -> Match[Any]:
    """Undo is a replay that stops earlier."""
    return westmarch.replay(match.record(), match.answered - answers)


def test_nothing_can_be_taken_back_at_the_beginning() -> None:
    """A roll has fallen, and it is nobody's answer."""
    match = westmarch.new("mordor", 2, 7)
    assert [match.undoable(seat) for seat in (0, 1)] == [0, 0]
    assert westmarch.new("mordor", 2, 7, {"hobbits": "choose"}).undoable(0) == 0


def test_answers_are_taken_back_one_by_one_or_all() -> None:
    match = westmarch.new("mordor", 2, 7)
    before = everything(match)
    match.play("die:red")
    one = everything(match)
    match.play("die:black")
    assert (match.undoable(0), match.undoable(1)) == (2, 0)
    assert everything(take_back(match, 1)) == one
    assert everything(take_back(match, 2)) == before
    assert take_back(match, 1).undoable(0) == 1


def test_no_answer_is_taken_back_after_a_roll() -> None:
    match = westmarch.new("mordor", 2, 7)
    match.play("die:red")
    match.play("done")
    assert match.undoable(0) == 0
    match.play(asked(match).options[0])
    assert match.undoable(0) == 1, "only what came after the roll"


def test_no_answer_is_taken_back_after_a_roll_by_hand() -> None:
    match = westmarch.new("mordor", 2, 0, chance="ask")
    follow(match, [*THROW, "die:yellow"])
    assert match.undoable(0) == 1
    match.play("done")
    assert match.undoable(0) == 2, "no die has fallen yet"
    match.play("symbol:orc")
    assert match.undoable(0) == 0, "the first die lies"
    follow(match, ["symbol:orc", "symbol:orc", "symbol:orc"])
    assert match.undoable(0) == 0


def test_a_die_that_fell_is_not_chances_to_take_back() -> None:
    match = westmarch.new("mordor", 2, 0, chance="ask")
    follow(match, THROW)
    assert match.undoable(westmarch.CHANCE) == 0


def test_another_seats_answer_ends_it() -> None:
    """The first hobbit may be taken back until the next is chosen."""
    match = westmarch.new("mordor", 3, 7, {"hobbits": "choose"})
    match.play("hobbit:sam")
    assert [match.undoable(seat) for seat in range(3)] == [1, 0, 0]
    match.play("hobbit:frodo")
    assert [match.undoable(seat) for seat in range(3)] == [0, 1, 0]
    match.play("hobbit:pippin")
    assert [match.undoable(seat) for seat in range(3)] == [0, 0, 0], "dice have fallen"


def test_the_turn_of_another_seat_ends_it_even_when_mine_comes_again(riddles: Riddles) -> None:
    match = deal("159", "234")
    lay(match, 1, 2, 5)
    assert (match.undoable(0), match.undoable(1)) == (1, 0)


def test_a_card_face_down_may_be_taken_up_again(riddles: Riddles) -> None:
    match = deal("159", "234")
    assert [match.undoable(seat) for seat in (0, 1)] == [0, 0]
    lay(match, 5)
    assert [match.undoable(seat) for seat in (0, 1)] == [1, 0]
    back = take_back(match, 1)
    assert back.view(0)["hands"][0] == ["1", "5", "9"]
    assert everything(back) == everything(deal("159", "234"))
    lay(match, 2)
    assert match.undoable(0) == 0


class Peeking(Riddles):
    """Whoever lays a card may look at the lowest card of the deck."""

    def step(self, s: RiddlesState) -> Rules | None:
        rules = super().step(s)
        dealt = all(hand.bit_count() == 3 - s.rounds for hand in s.hands)
        return _peek(s, rules) if rules is not None and dealt else rules


def _peek(s: RiddlesState, rules: Rules) -> Rules:
    question = next(rules)
    while True:
        answer = yield question
        tell(s, "deal.draw", to=frozenset({question[0]}), reveals=True, card="card:1")
        try:
            question = rules.send(answer)
        except StopIteration:
            return


def test_what_was_seen_cannot_be_taken_back(riddles: Riddles) -> None:
    """The event says that it reveals something; its audience does not matter."""
    register("riddles", Peeking)
    match = deal("159", "234")
    lay(match, 5)
    assert match.events(0)[-1][1].reveals
    assert [match.undoable(seat) for seat in (0, 1)] == [0, 0]
    lay(match, 2)
    assert [match.undoable(seat) for seat in (0, 1)] == [0, 0]


def test_a_quiet_match_takes_nothing_back() -> None:
    match = westmarch.new("mordor", 2, 7, quiet=True)
    match.play("die:red")
    assert match.undoable(0) == 0


@pytest.mark.parametrize("fork", [False, True])
def test_what_can_be_taken_back_is_always_ones_own(riddles: Riddles, fork: bool) -> None:
    """All through matches, also of forks, which share the history before them."""
    for match in (westmarch.new("mordor", 3, 1, {"hobbits": "choose"}), westmarch.new("riddles", 3, 1)):
        line = match
        while line.prompt is not None:
            play_on(line, line.answered, answers=1)
            for seat in range(3):
                own = line.undoable(seat)
                assert [who for who, _ in line.history()[line.answered - own :]] == [seat] * own
            line = line.fork() if fork else line


def test_taking_back_gives_the_same_dice_again() -> None:
    """Nobody gets another throw by going back and forth."""
    match = westmarch.new("mordor", 2, 7)
    match.play("die:red")
    back = take_back(match, 1)
    for one in (match, back):
        follow(one, ["die:black"] if one is back else [])
        one.play("done")
    assert dice_of(back) == dice_of(match)
    assert len(dice_of(match)) == 2
