"""The asking verbs: lone options, groups in any order, hidden zones, dice."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import permutations
from typing import Any

import pytest

from westmarch.core.asking import Asking, Picking, ask, ask_value, draw, pick_some, throw
from westmarch.core.chance import CHANCE
from westmarch.core.rules import Question
from westmarch.core.vocabulary import Domain

SEAT, DONE = 1, 99
REGION = Domain("region", tuple("abcdefghi"), 40)


def run(steps: Asking[Any], *answers: Any) -> tuple[list[Question], Any]:
    """All questions that are asked with these answers, and what comes of it; None: not at its end."""
    asked: list[Question] = []
    waiting = list(answers)
    answer = None
    while True:
        try:
            asked.append(steps.send(answer))
        except StopIteration as end:
            assert not waiting, f"nobody asked for {waiting}"
            return asked, end.value
        if not waiting:
            return asked, None
        answer = waiting.pop(0)
        assert asked[-1][0] == CHANCE or answer in asked[-1][2], f"{answer} is not in {asked[-1]}"


def offered(steps: Asking[Any], *answers: int) -> list[int]:
    """What is offered after these answers."""
    return list(run(steps, *answers)[0][-1][2])


def group(*answers: int, **more: Any) -> tuple[list[Question], Any]:
    return run(pick_some(SEAT, "army.who", (1, 2, 3), DONE, **more), *answers)


# -- one answer ------------------------------------------------------------------------------------


def test_a_choice_is_asked_for() -> None:
    assert run(ask(SEAT, "army.where", (5, 6)), 6) == ([(SEAT, "army.where", (5, 6))], 6)


def test_a_lone_option_is_taken_without_asking() -> None:
    assert run(ask(SEAT, "army.where", (5,))) == ([], 5)


def test_options_of_a_hidden_zone_are_always_asked_for() -> None:
    """How many there are is nobody else's business."""

    def hand() -> list[int]:
        return [5]

    assert run(ask(SEAT, "card.price", hand)) == ([(SEAT, "card.price", hand)], None)


def test_a_value_comes_back_as_itself() -> None:
    asked, answer = run(ask_value(SEAT, "army.where", REGION, (3, 8)), REGION.code(8))
    assert asked == [(SEAT, "army.where", [REGION.code(3), REGION.code(8)])]
    assert answer == 8
    assert run(ask_value(SEAT, "army.where", REGION, (3,))) == ([], 3)


# -- several ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_members_are_named_in_any_order(order: tuple[int, ...]) -> None:
    assert group(*order)[1] == list(order), "when nobody is left, done is not asked for"
    assert group(*order[:2], DONE)[1] == list(order[:2])


def test_every_question_is_marked_as_a_pick_of_one_group() -> None:
    asked, _ = group(3, 1, DONE)
    assert all(type(question) is Picking for question in asked)
    assert [question[2] for question in asked] == [[DONE, 1, 2, 3], [DONE, 1, 2], [DONE, 2]]


def test_a_pick_is_not_taken_back() -> None:
    assert 2 not in offered(pick_some(SEAT, "army.who", (1, 2, 3), DONE), 2)


def test_a_kind_can_be_picked_while_some_are_left() -> None:
    steps = partial(pick_some, SEAT, "army.who", (1, 1, 2), DONE)
    assert offered(steps()) == [DONE, 1, 2]
    assert offered(steps(), 1) == [DONE, 1, 2]
    assert offered(steps(), 1, 1) == [DONE, 2]
    assert run(steps(), 1, 2, DONE)[1] == [1, 2]


def test_nobody_is_asked_of_an_empty_group() -> None:
    assert run(pick_some(SEAT, "army.who", (), DONE)) == ([], [])
    assert run(pick_some(SEAT, "army.who", (), DONE, least=2)) == ([], [])


def test_done_only_when_enough_are_named() -> None:
    steps = partial(pick_some, SEAT, "army.who", (1, 2, 3), DONE, least=2)
    assert offered(steps()) == [1, 2, 3]
    assert offered(steps(), 3) == [1, 2]
    assert offered(steps(), 3, 1) == [DONE, 2]


def test_whoever_cannot_be_left_out_is_not_asked_for() -> None:
    assert group(least=3)[1] == [1, 2, 3]
    assert run(pick_some(SEAT, "army.who", (1, 2), DONE, least=1, most=1), 2)[1] == [2]


def test_no_more_than_may_be() -> None:
    asked, picked = group(3, 2, most=2)
    assert picked == [3, 2]
    assert len(asked) == 2
    assert group(most=0) == ([], [])


def test_only_what_can_still_be_completed_is_offered() -> None:
    """A captain (1) must be among them, and there is room for two."""

    def captain(picks: Sequence[int], more: Sequence[int]) -> bool:
        return 1 in (*picks, *more)

    steps = partial(pick_some, SEAT, "army.who", (1, 2, 3), DONE, most=2, fits=captain)
    assert offered(steps()) == [1, 2, 3]
    assert run(steps(), 3) == ([(SEAT, "army.who", [1, 2, 3])], [3, 1]), "nobody else can come now"
    assert offered(steps(), 1) == [DONE, 2, 3]


def test_picks_are_heard_one_by_one() -> None:
    heard: list[int] = []
    steps = pick_some(SEAT, "army.who", (1, 2, 3), DONE, take=heard.append)
    next(steps)
    steps.send(3)
    assert heard == [3]
    steps.send(1)
    assert heard == [3, 1]


# -- chance ----------------------------------------------------------------------------------------


def test_dice_are_thrown_together() -> None:
    asked, fallen = run(throw("battle.roll", ((1, 2), (1, 2))), (2, 1))
    assert asked == [(CHANCE, "battle.roll", ((1, 2), (1, 2)))]
    assert fallen == (2, 1)


def test_a_draw_looks_into_the_pool_when_it_is_made() -> None:
    pool = [4, 5]
    steps = draw("card.draw", lambda: pool)
    seat, kind, dice = next(steps)
    pool.append(6)
    assert (seat, kind, dice()) == (CHANCE, "card.draw", ([4, 5, 6],))
    with pytest.raises(StopIteration) as end:
        steps.send((6,))
    assert end.value.value == 6
