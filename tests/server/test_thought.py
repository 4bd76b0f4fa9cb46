"""What is sent to a process that thinks: the checkpoint of a match, not its whole log, and no secret dice."""

from __future__ import annotations

import asyncio
import pickle
import random
from concurrent.futures import Executor, Future
from typing import Any

import pytest

import westmarch
from westmarch.bots.protocol import given_to_bot
from westmarch.bots.search import SearchBot
from westmarch.core.match import Match
from westmarch.core.registry import find_game
from westmarch.server.settings import Settings
from westmarch.server.table import thinking
from westmarch.server.table.thinking import Thinkers
from westmarch.server.table.thought import match_of, thought_of

GAMES = ("mordor", "war", "smaug", "hunt")


def sent(match: Match[Any]) -> Match[Any]:
    """As another process gets it."""
    return match_of(pickle.loads(pickle.dumps(thought_of(match))))


@pytest.mark.parametrize("game", [*GAMES, "riddles"])
@pytest.mark.usefixtures("riddles")
def test_what_is_thought_about_is_the_match_itself(game: str, seed: int) -> None:
    match = westmarch.new(game, 2, seed)
    rng = random.Random(seed)
    inside = 0
    for _ in range(250):
        prompt = match.prompt
        if prompt is None:
            break
        twin = sent(match)
        inside += not match.between_stretches
        assert twin.digest() == match.digest()
        assert twin.state.same(match.state), "all of the state, also what no field tells"
        assert twin.view(prompt.seat) == match.view(prompt.seat)
        match.play(str(rng.choice(prompt.options)))
    assert inside, "also in the middle of a rule"


@pytest.mark.parametrize("game", GAMES)
def test_the_advice_is_the_same_as_at_the_table(game: str) -> None:
    match = westmarch.new(game, 2, 5)
    for _ in range(12):
        assert match.prompt is not None
        match.play(str(match.prompt.options[-1]))
    here, there = (
        SearchBot(match.game, 7, 12).advise(*given_to_bot(found)) for found in (match, sent(match))
    )
    assert here == there


@pytest.mark.parametrize("game", GAMES)
def test_a_study_is_thought_about_with_its_own_options(game: str) -> None:
    for name in find_game(game).studies()[:3]:
        match = westmarch.scenario(game, find_game(game).study(name), 5)
        assert sent(match).digest() == match.digest()


class Here(Executor):
    """Works at once, in this process, and remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[bytes] = []

    def submit(self, work: Any, /, *args: Any, **_: Any) -> Future[Any]:
        self.given.append(pickle.dumps(args))
        found: Future[Any] = Future()
        found.set_result(work(*pickle.loads(self.given[-1])))
        return found


def test_a_long_match_is_not_played_again_for_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    match = westmarch.new("war", 2, 4)
    rng = random.Random(2)
    while match.answered < 700:
        assert match.prompt is not None
        match.play(str(rng.choice(match.prompt.options)))
    assert match.prompt is not None
    answers = 0
    plain = Match.advance

    def counted(self: Match[Any], code: int) -> None:
        nonlocal answers
        answers += 1
        plain(self, code)

    monkeypatch.setattr(Match, "advance", counted)
    monkeypatch.setattr(thinking, "HINT_SECONDS", 0.0)
    thinkers, pool = Thinkers(Settings("sqlite://", "secret")), Here()
    thinkers._pool = pool  # type: ignore[assignment]
    advice = asyncio.run(thinkers.advise(match, 1))
    assert advice.choice in match.prompt.options
    [given] = pool.given
    assert len(given) < 20_000, "no more than at the beginning"
    assert answers < 300, "nothing but what came since the checkpoint, and what is imagined"


def test_neither_seed_nor_dice_are_sent() -> None:
    match = westmarch.new("war", 2, 123456789123456789)
    twin = sent(match)
    assert twin.seed is None
    assert twin.asks_chance
    assert "123456789123456789" not in repr(vars(thought_of(match)))
    assert repr(thought_of(match)) == "Thought('war')"
