"""The verbs of a match, one after the other: prompt, play, view, result, position.

New matches, forks, imagined matches, events, asked chance, undo and records have files of their own.
"""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch import IllegalAnswer, Match
from westmarch.core.errors import MatchOver, WestmarchError
from westmarch.core.vocabulary import Option

from .table import asked, deal, everything, lay, offered, play_on


@pytest.fixture
def mordor() -> Match[Any]:
    """Orc, ring, ring, ring and fellowship lie on the table; Frodo is asked."""
    return westmarch.new("mordor", players=2, seed=7)


# -- prompt --------------------------------------------------------------------------------------


def test_a_prompt_says_who_is_asked_what(mordor: Match[Any]) -> None:
    prompt = asked(mordor)
    assert prompt.seat == 0
    assert prompt.kind == "throw.set_aside"
    assert offered(mordor) == ["die:yellow", "die:red", "die:blue", "die:green", "die:black"]
    assert all(isinstance(option, str) for option in prompt.options)
    assert "throw.set_aside" in repr(prompt)
    assert "die:red" in repr(prompt)


def test_asking_twice_gives_the_same_prompt(mordor: Match[Any]) -> None:
    before = mordor.digest()
    assert asked(mordor).options is asked(mordor).options, "and makes its options once"
    assert mordor.digest() == before


def test_a_prompt_has_arguments_for_its_sentence(mordor: Match[Any]) -> None:
    prompt = asked(mordor)
    assert prompt.args == {"hobbit": "hobbit:frodo", "picked": 0}
    assert prompt.option_args(prompt.options[1]) == {"symbol": "symbol:ring", "struck": "none"}
    mordor.play("die:red")
    assert asked(mordor).args["picked"] == 1


def test_a_prompt_becomes_plain_data(mordor: Match[Any]) -> None:
    data = asked(mordor).as_data()
    assert json.loads(json.dumps(data)) == data
    assert {key: data[key] for key in ("seat", "kind")} == {"seat": 0, "kind": "throw.set_aside"}
    assert data["options"][0] == {"text": "die:yellow", "args": {"symbol": "symbol:orc", "struck": "none"}}


def test_the_prompt_is_none_when_the_match_is_over(mordor: Match[Any]) -> None:
    play_on(mordor)
    assert mordor.prompt is None
    assert mordor.question is None
    assert mordor.prompt_args() == mordor.option_args(0) == {}


# -- play ----------------------------------------------------------------------------------------


def test_an_option_and_its_text_are_the_same_answer(mordor: Match[Any]) -> None:
    by_option, by_text = mordor.fork(), mordor.fork()
    option = asked(mordor).options[1]
    assert type(option) is Option
    by_option.play(option)
    by_text.play("die:red")
    assert everything(by_option) == everything(by_text) != everything(mordor)


def test_an_option_that_was_sent_to_another_process_still_counts(mordor: Match[Any]) -> None:
    option = pickle.loads(pickle.dumps(asked(mordor).options[1]))
    assert (option, option.code, option.domain, option.value) == ("die:red", 1, "die", "red")
    mordor.play(option)
    assert mordor.view(0)["picked"] == ["red"]


ILLEGAL = [
    "nonsense",
    "",
    "red",
    "DIE:RED",
    " die:red",
    "die:red ",
    "die:purple",
    "symbol:ring",
    "hobbit:frodo",
    "done",
    None,
    1.5,
    True,
    b"die:red",
    ["die:red"],
    {"die": "red"},
    object,
]


@pytest.mark.parametrize("answer", ILLEGAL, ids=repr)
def test_what_is_not_offered_is_refused_and_changes_nothing(mordor: Match[Any], answer: Any) -> None:
    """Unknown texts, answers to other questions, and things that are no text at all."""
    before = everything(mordor)
    with pytest.raises(IllegalAnswer) as refusal:
        mordor.play(answer)
    assert everything(mordor) == before
    error = refusal.value
    assert (error.answer, error.seat, error.kind) == (str(answer), 0, "throw.set_aside")
    assert error.offered == asked(mordor).options
    assert error.details["offered"] == offered(mordor)


def test_a_code_is_an_answer_too(mordor: Match[Any]) -> None:
    """For `play`, and for `step`, which is `advance` with a check."""
    red = asked(mordor).options[1]
    for quiet in (False, True):
        twins = [mordor.fork(quiet) for _ in range(4)]
        by_text, by_play, by_step, unchecked = twins
        by_text.play(red)
        by_play.play(red.code)
        by_step.step(red.code)
        unchecked.advance(red.code)
        assert len({everything(twin) for twin in twins}) == 1


@pytest.mark.parametrize("game", ["mordor", "smaug", "hunt", "war"])
@pytest.mark.parametrize("quiet", [False, True])
def test_a_code_that_is_not_offered_is_refused_and_changes_nothing(game: str, quiet: bool) -> None:
    """At every question of a random match, whatever `advance` would have made of it; for dice, too."""
    for chance in ("seed", "ask"):
        match = westmarch.new(game, seed=3, quiet=quiet, chance=chance)
        rng, codes = random.Random(3), range(-1, len(match.game.vocabulary) + 1)
        for _ in range(60):
            prompt, before = asked(match), match.digest()
            for code in {*rng.sample(codes, 20), -1, codes[-1]} - set(prompt.codes):
                for verb in (match.step, match.play):
                    with pytest.raises(IllegalAnswer) as refusal:
                        verb(code)
                    assert (refusal.value.seat, refusal.value.kind) == (prompt.seat, prompt.kind)
                    assert refusal.value.answer.split()[0] == str(code)
            assert match.digest() == before
            code = rng.choice(match.plain_prompt.codes)
            if rng.random() < 0.5:
                match._prompt = None  # nobody has looked at the options yet
            match.step(code)


@pytest.mark.parametrize("answer", [None, 1.0, True, "nonsense", [1], object], ids=repr)
def test_what_is_no_code_is_refused_by_step(mordor: Match[Any], answer: Any) -> None:
    quiet = mordor.fork(quiet=True)
    for match in (mordor, quiet):
        before = everything(match)
        with pytest.raises(IllegalAnswer):
            match.step(answer)
        assert everything(match) == before


def test_a_refused_code_is_named_by_its_text(mordor: Match[Any]) -> None:
    done = mordor.game.vocabulary.word("done")
    with pytest.raises(IllegalAnswer, match=rf"'{done} \(done\)' is not possible here: seat 0 is asked"):
        mordor.step(done)
    with pytest.raises(IllegalAnswer, match="'9999' is not possible here"):
        mordor.step(9999)


def test_a_refusal_names_what_was_asked_and_what_was_offered(mordor: Match[Any]) -> None:
    with pytest.raises(IllegalAnswer) as refusal:
        mordor.play("space:3")
    assert str(refusal.value) == (
        "'space:3' is not possible here: seat 0 is asked 'throw.set_aside' "
        "and may answer die:yellow, die:red, die:blue, die:green, die:black"
    )


def test_the_match_goes_on_after_a_refusal_as_if_nothing_had_been(mordor: Match[Any]) -> None:
    twin = mordor.fork()
    with pytest.raises(IllegalAnswer):
        mordor.play("done")
    assert play_on(mordor, 3) == play_on(twin, 3)
    assert everything(mordor) == everything(twin)


def test_an_option_of_an_earlier_prompt_is_refused(mordor: Match[Any]) -> None:
    """Blue shows a ring like red: it is gone once red lies aside."""
    red, blue = asked(mordor).options[1:3]
    mordor.play(red)
    with pytest.raises(IllegalAnswer, match="may answer die:yellow, die:black, done"):
        mordor.play(blue)


def test_an_option_of_another_game_is_refused(mordor: Match[Any], riddles: Riddles) -> None:
    """Its code may be the code of an option here."""
    card = riddles.vocabulary.format(1)
    assert card.code in asked(mordor).codes
    before = everything(mordor)
    with pytest.raises(IllegalAnswer, match="'card:2'"):
        mordor.play(card)
    assert everything(mordor) == before


def test_another_seats_card_is_refused_without_saying_whose_it_is(riddles: Riddles) -> None:
    match = deal("159", "234")
    with pytest.raises(IllegalAnswer) as refusal:
        match.play("card:2")
    assert str(refusal.value).endswith("seat 0 is asked 'round.lay' and may answer card:1, card:5, card:9")


@pytest.mark.parametrize("answer", ["die:red", "done", "nonsense", None, 1, -1])
def test_nothing_can_be_played_after_the_end(mordor: Match[Any], answer: Any) -> None:
    play_on(mordor)
    for match in (mordor, mordor.fork(quiet=True)):
        before = everything(match)
        for verb in (match.play, match.step):
            with pytest.raises(MatchOver, match="the match is over") as refusal:
                verb(answer)
            assert isinstance(refusal.value, IllegalAnswer)
        assert everything(match) == before


def test_every_error_of_the_house_can_be_caught_as_one(mordor: Match[Any]) -> None:
    with pytest.raises(WestmarchError):
        mordor.play("nonsense")


# -- view ----------------------------------------------------------------------------------------


def test_a_view_says_whose_it_is(mordor: Match[Any]) -> None:
    for seat in (0, 1, None):
        view = mordor.view(seat)
        assert (view["game"], view["players"], view["seat"], view["turn"]) == ("mordor", 2, seat, 1)
        assert json.loads(json.dumps(view)) == view


def test_everybody_sees_the_dice_on_the_table(mordor: Match[Any]) -> None:
    for seat in (0, 1, None):
        assert mordor.view(seat)["faces"] == {
            "yellow": "orc",
            "red": "ring",
            "blue": "ring",
            "green": "ring",
            "black": "fellowship",
        }


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold(riddles: Riddles) -> None:
    match = deal("159", "234")
    assert match.view(0)["hands"] == [["1", "5", "9"], {"count": 3}]
    assert match.view(1)["hands"] == [{"count": 3}, ["2", "3", "4"]]
    assert match.view(None)["hands"] == [{"count": 3}, {"count": 3}]
    assert match.view(None)["deck"] == {"count": 3}


def test_a_card_face_down_is_seen_by_its_owner_alone(riddles: Riddles) -> None:
    match = deal("159", "234")
    lay(match, 5)
    assert match.view(0)["laid"] == [["5"], {"count": 0}]
    assert match.view(1)["laid"] == [{"count": 1}, []]
    assert match.view(None)["laid"] == [{"count": 1}, {"count": 0}]
    lay(match, 2)
    assert all(match.view(seat)["played"] == ["2", "5"] for seat in (0, 1, None))


@pytest.mark.parametrize("seat", [-1, -2, 2, 99])
def test_a_view_of_a_seat_that_is_not_there_is_refused(mordor: Match[Any], seat: int) -> None:
    """Python would take seat -1 for the last one."""
    with pytest.raises(IndexError, match="seats 0 to 1"):
        mordor.view(seat)


def test_a_view_can_be_changed_without_changing_the_match(mordor: Match[Any]) -> None:
    before = everything(mordor)
    view = mordor.view(0)
    view["position"][0] = 9
    view["squares"][0][0] = "x"
    view["options"]["sheet"] = "basic"
    view["faces"].clear()
    assert everything(mordor) == before


# -- result and position -------------------------------------------------------------------------


def test_there_is_no_result_before_the_end(mordor: Match[Any]) -> None:
    assert mordor.result is None
    while mordor.prompt is not None:
        assert mordor.result is None
        play_on(mordor, answers=1)
    assert mordor.result is not None


def test_a_result_names_scores_winners_and_reason(riddles: Riddles) -> None:
    match = deal("789", "123")
    lay(match, 7, 1, 8, 2, 9, 3)
    assert match.result is not None
    assert match.result.as_data() == {"scores": [1.0, 0.0], "winners": [0], "reason": "most_points"}


def test_the_highest_card_takes_the_round(riddles: Riddles) -> None:
    match = deal("159", "234", "678")
    lay(match, 9, 2, 6, 1, 4, 8)
    assert match.view(None)["points"] == [1, 0, 1]
    assert match.turns == 2


def test_a_position_is_the_same_match_again(mordor: Match[Any]) -> None:
    """With dice of its own: the position holds none that are still to fall."""
    position = json.loads(json.dumps(mordor.position()))
    again = westmarch.scenario("mordor", position, seed=7)
    assert again.digest() == mordor.digest()
    assert again.position() == position


def test_the_middle_of_a_rule_is_no_position(riddles: Riddles) -> None:
    """A card laid face down by one and not yet by the other: the position is that before the round."""
    match = deal("159", "234")
    before = match.position()
    assert match.last_position() == (0, before)
    lay(match, 9)
    with pytest.raises(westmarch.UnwritablePosition, match="one entry back") as middle:
        match.position()
    assert (middle.value.key, middle.value.details) == ("unwritable_position", {"back": 1})
    assert match.last_position() == (1, before)
    lay(match, 2)
    assert match.position()["points"] == [1, 0]


def test_an_unfinished_roll_is_an_entry_back() -> None:
    """Some dice have fallen: the position is that before the throw."""
    match = westmarch.new("mordor", 2, chance="ask")
    before = match.position()
    match.play("symbol:ring")
    with pytest.raises(westmarch.UnwritablePosition, match="one entry back"):
        match.position()
    assert match.last_position() == (1, before)
    assert westmarch.replay(match.record(), upto=0).position() == before


def test_the_last_position_of_a_quiet_or_imagined_match(riddles: Riddles) -> None:
    match = deal("159", "234")
    lay(match, 9)
    assert match.fork(quiet=True).last_position() == match.last_position()
    twin = match.imagine(0, 3)
    back, position = twin.last_position()
    assert back == 1
    assert position["hands"][0] == ["1", "5", "9"]


def test_a_position_is_a_table() -> None:
    for data in ([], None, 7):
        with pytest.raises(westmarch.PositionError, match="a table of names and values"):
            westmarch.scenario("mordor", data)  # type: ignore[arg-type]


def test_turns_are_counted(mordor: Match[Any]) -> None:
    assert mordor.turns == 1
    play_on(mordor)
    assert mordor.turns == mordor.view(None)["turn"] > 1


# -- quiet matches -------------------------------------------------------------------------------


def test_a_quiet_match_is_played_the_same_but_remembers_nothing(mordor: Match[Any]) -> None:
    quiet = westmarch.new("mordor", 2, 7, quiet=True)
    assert play_on(quiet, 4) == play_on(mordor, 4)
    assert quiet.digest() == mordor.digest()
    assert quiet.result == mordor.result
    assert quiet.events() == quiet.history() == []
    assert quiet.answered == quiet.undoable(0) == quiet.undoable(1) == 0
    with pytest.raises(ValueError, match="a quiet match keeps no record"):
        quiet.record()


def test_forks_of_a_quiet_match_are_quiet(riddles: Riddles) -> None:
    match = westmarch.new("riddles", 2, 1, quiet=True)
    for twin in (match.fork(), match.imagine(0, 1)):
        play_on(twin)
        assert twin.events() == twin.history() == []
