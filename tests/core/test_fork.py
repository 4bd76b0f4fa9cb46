"""Forks: equal to their original, independent of it, and of each other, however deep."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch import CHANCE, IllegalAnswer, Match
from westmarch.core.events import Trail

from .table import asked, deal, everything, follow, lay, play_on


def matches(riddles: Riddles) -> list[Match[Any]]:
    return [westmarch.new("mordor", 3, 5, {"hobbits": "choose"}), westmarch.new("riddles", 3, 5)]


def test_a_fork_equals_its_original_at_every_step(riddles: Riddles) -> None:
    for match in matches(riddles):
        while match.prompt is not None:
            assert everything(match.fork()) == everything(match)
            play_on(match, seed=match.answered, answers=1)
        assert everything(match.fork()) == everything(match)
        assert match.fork().result == match.result


def test_a_fork_goes_the_same_way_on_the_same_answers(riddles: Riddles) -> None:
    """The same dice fall in it: it is a copy of the whole truth, chance included."""
    for match in matches(riddles):
        play_on(match, 1, answers=4)
        twin = match.fork()
        follow(twin, play_on(match, 2))
        assert everything(twin) == everything(match)


def test_playing_a_fork_leaves_the_original_alone(riddles: Riddles) -> None:
    for match in matches(riddles):
        play_on(match, 1, answers=3)
        before = everything(match)
        play_on(match.fork(), 2)
        assert everything(match) == before


def test_playing_the_original_leaves_a_fork_alone(riddles: Riddles) -> None:
    """A fork shares the history before it with its original, which goes on writing."""
    for match in matches(riddles):
        play_on(match, 1, answers=3)
        twin = match.fork()
        before = everything(twin)
        play_on(match, 2)
        assert everything(twin) == before


def test_a_fork_of_a_fork_of_a_fork(riddles: Riddles) -> None:
    """Each goes on for a while before the next is taken; none disturbs another."""
    for match in matches(riddles):
        line, told = [match], [[]]
        for depth in range(3):
            fork = line[-1].fork()
            told.append([*told[-1], *play_on(fork, depth, answers=2)])
            line.append(fork)
        for fork, answers in zip(line, told, strict=True):
            alone = westmarch.new(match.game.id, 3, 5, dict(match.setup.options))
            follow(alone, answers)
            assert everything(fork) == everything(alone)


def test_forks_of_the_same_moment_go_apart(riddles: Riddles) -> None:
    match = deal("159", "234")
    low, high = match.fork(), match.fork()
    lay(low, 1)
    lay(high, 9)
    assert low.view(0)["laid"][0] == ["1"]
    assert high.view(0)["laid"][0] == ["9"]
    assert match.view(0)["laid"][0] == []
    assert [len(one.history()) for one in (match, low, high)] == [6, 7, 7]


def test_a_tree_of_forks_remembers_who_played_what() -> None:
    """Grow a bushy tree of forks in random order and replay each of them alone."""
    rng = random.Random(3)
    tree: list[tuple[Match[Any], list[str]]] = [(westmarch.new("mordor", 2, 9), [])]
    for _ in range(60):
        parent, before = rng.choice(tree)
        fork = parent.fork()
        tree.append((fork, before + play_on(fork, rng.random(), answers=rng.randrange(4))))
        grown, answers = rng.choice(tree)
        answers += play_on(grown, rng.random(), answers=1)
    for match, answers in tree:
        alone = westmarch.new("mordor", 2, 9)
        follow(alone, answers)
        assert everything(match) == everything(alone)


def test_an_illegal_answer_to_a_fork_leaves_both_alone() -> None:
    match = westmarch.new("mordor", 2, 7)
    twin = match.fork()
    before = everything(match)
    with pytest.raises(IllegalAnswer):
        twin.play("done")
    assert everything(twin) == everything(match) == before


def test_a_prompt_of_the_original_serves_its_fork() -> None:
    """Its options are texts; a fork builds a prompt of its own all the same."""
    match = westmarch.new("mordor", 2, 7)
    twin = match.fork()
    assert twin.prompt is not match.prompt
    twin.play(asked(match).options[0])
    assert asked(match).args["picked"] == 0
    assert asked(twin).args["picked"] == 1


def test_a_quiet_fork_plays_alike_and_remembers_nothing(riddles: Riddles) -> None:
    for match in matches(riddles):
        play_on(match, 1, answers=4)
        quiet = match.fork(quiet=True)
        assert quiet.digest() == match.digest()
        follow(quiet, play_on(match, 2))
        assert quiet.digest() == match.digest()
        assert quiet.result == match.result
        assert quiet.events() == quiet.history() == []
        with pytest.raises(ValueError, match="quiet"):
            quiet.record()


@pytest.mark.parametrize("game", ["mordor", "smaug", "hunt", "war"])
@pytest.mark.parametrize("late", [0, 1, 40, 230])
def test_a_quiet_match_can_be_forked_however_late(game: str, late: int) -> None:
    """It keeps checkpoints only from its first fork on; the one it lacks is found by playing again."""
    loud, quiet = westmarch.new(game, seed=3), westmarch.new(game, seed=3, quiet=True)
    rng = random.Random(late)
    for step in range(late + 30):
        if loud.prompt is None:
            break
        if step >= late:
            assert quiet.fork().digest() == quiet.digest() == loud.digest()
            assert quiet.between_stretches == loud.between_stretches
        code = rng.choice(loud.codes)
        quiet.advance(code)
        loud.advance(code)
    assert quiet.fork().digest() == loud.digest()


@pytest.mark.parametrize("game", ["smaug", "hunt", "war"])
def test_a_quiet_thought_can_be_forked_however_late(game: str) -> None:
    """What was dealt again in it is dealt again where its checkpoint is looked for."""
    match, rng = westmarch.new(game, seed=3), random.Random(0)
    for _ in range(50):
        match.advance(rng.choice(match.codes))
    prompt = match.prompt
    assert prompt is not None
    quiet, loud = match.imagine(prompt.seat, 5, quiet=True), match.imagine(prompt.seat, 5)
    for _ in range(60):
        code = rng.choice(loud.codes)
        quiet.advance(code)
        loud.advance(code)
    assert quiet.fork().digest() == quiet.digest() == loud.digest()


def test_a_fork_keeps_seed_seats_and_undo() -> None:
    match = westmarch.new("mordor", 2, 7, seats=("human", "bot:steady"))
    match.play("die:red")
    twin = match.fork()
    assert (twin.seed, twin.seats, twin.commitment) == (7, ("human", "bot:steady"), match.commitment)
    assert twin.undoable(0) == match.undoable(0) == 1
    assert twin.record() == match.record()


# -- the trail that forks share ------------------------------------------------------------------


def test_a_trail_is_a_list_that_forks() -> None:
    """Against plain lists, in a random order of forking, appending and reading."""
    rng = random.Random(1)
    trails: list[tuple[Trail[int], list[int]]] = [(Trail(), [])]
    for number in range(500):
        trail, plain = rng.choice(trails)
        if rng.random() < 0.2:
            trails.append((trail.fork(), plain[:]))
        else:
            trail.append(number)
            plain.append(number)
    for trail, plain in trails:
        assert list(trail) == plain
        assert len(trail) == len(plain)
        assert bool(trail) == bool(plain)
        assert [trail[at] for at in range(len(plain))] == plain
        if plain:
            assert trail.last == plain[-1]
        with pytest.raises(IndexError):
            trail[len(plain)]


def test_a_trial_answers_in_a_fork_and_throws_no_dice() -> None:
    """Who looks where an answer leads learns what is told on the way, but not how dice will fall."""
    match = westmarch.new("mordor", 3, 5, {"hobbits": "choose"})
    stopped = told = 0
    while (prompt := match.prompt) is not None:
        before = everything(match)
        for code in prompt.codes:
            trial = match.trial(code)
            assert trial.rolled == ()
            stopped += trial.question is not None and trial.question[0] == CHANCE
            told += len(trial.state.log or ())
        assert everything(match) == before
        play_on(match, seed=match.answered, answers=1)
    assert stopped
    assert told
