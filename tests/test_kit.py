"""The public test kit: a script that goes wrong fails with a sentence, and what it says is so."""

from __future__ import annotations

import pytest

import westmarch
from westmarch.core.errors import IllegalAnswer
from westmarch.testing import (
    answer,
    asked,
    kind,
    offered,
    offers,
    options,
    play_blindly,
    prompt,
    refuses,
    roll,
    rolling,
    script,
    told,
    truth,
)

FIELD = {
    "phase": "action_resolution",
    "dice": {"free": ["army"], "shadow": []},
    "regions": {
        "osgiliath": {"army": {"gondor": {"regular": 3}}},
        "south_ithilien": {"army": {"sauron": {"regular": 1}}},
    },
    "politics": {"gondor": {"step": "at_war", "active": True}},
}


def test_a_script_plays_up_to_the_question_in_dispute() -> None:
    match = script("war", FIELD, "region:osgiliath")
    assert asked(match) == (0, "army.order")
    assert offers(match, "region:south_ithilien", "split")
    assert refuses(match, "region:minas_tirith_that_is_not", "region:andrast")
    assert "south_ithilien" in offered(match, "region")
    assert set(options(match)) >= {"split"}
    assert prompt(match).kind == kind(match)
    answer(match, "region:south_ithilien")
    assert truth(match)["regions"]["osgiliath"] == {"army": {"gondor": {"regular": 3}}}


def test_dice_are_thrown_as_many_as_are_asked_for() -> None:
    match = script("war", FIELD, "region:osgiliath")
    with pytest.raises(AssertionError, match="no dice are thrown now"):
        roll(match, 6)
    answer(match, "region:south_ithilien")
    while not rolling(match):
        answer(match, "none" if offers(match, "none") else options(match)[-1])
    number = rolling(match)
    with pytest.raises(AssertionError, match=f"{number} dice are thrown, not {number + 1}"):
        roll(match, *[1] * (number + 1))
    roll(match, *[6] * number)
    assert told(match, "battle.roll")[-1]["n"] == number


def test_a_wrong_answer_and_a_match_that_is_over() -> None:
    match = script("war", FIELD)
    with pytest.raises(IllegalAnswer):
        answer(match, "region:andrast")
    ended = westmarch.new("mordor", 2, 1)
    given = play_blindly(ended, seed=3)
    again = westmarch.new("mordor", 2, 1)
    assert play_blindly(again, seed=3, answers=5) == given[:5]
    assert kind(ended) == "over"
    with pytest.raises(AssertionError, match="the match is over"):
        options(ended)
