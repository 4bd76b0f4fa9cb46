"""Bots through whole matches: legal, reproducible, and with nothing in hand but what they may have."""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator
from itertools import product
from types import FunctionType, ModuleType
from typing import Any

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch import CHANCE, Match
from westmarch.bots import Bot, make_bot
from westmarch.bots.protocol import ask_bot, given_to_bot
from westmarch.core.chance import Chance
from westmarch.core.prompt import PlainPrompt
from westmarch.core.vocabulary import Option
from westmarch.research.series import Series, play_out, play_series

SPECS = ("random", "steady", "search:3")
TABLES = list(product((2, 3, 4), ("basic", "advanced"), ("standard", "long")))


def bots_for(match: Match[Any], *specs: str, seed: int = 0) -> list[Bot]:
    """One bot serves all seats, a list goes seat by seat."""
    names = specs if len(specs) > 1 else specs * match.setup.players
    return [make_bot(name, match.game, seed + seat) for seat, name in enumerate(names)]


# -- legal ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize(("players", "sheet", "layout"), TABLES)
def test_every_bot_plays_every_table_of_mordor_to_its_end(
    spec: str, players: int, sheet: str, layout: str
) -> None:
    """An illegal answer would raise."""
    match = westmarch.new("mordor", players, 3, {"sheet": sheet, "layout": layout})
    decisions = play_out(match, bots_for(match, spec))
    assert match.result is not None
    assert decisions == sum(seat != CHANCE for seat, _ in match.history())


@pytest.mark.parametrize("spec", SPECS)
def test_bots_choose_their_hobbits(spec: str) -> None:
    match = westmarch.new("mordor", 4, 3, {"hobbits": "choose", "first": "random"})
    play_out(match, bots_for(match, spec))
    assert sorted(match.view(None)["hobbits"]) == ["frodo", "merry", "pippin", "sam"]


@pytest.mark.parametrize("spec", ["random", "search:20"])
@pytest.mark.parametrize("players", [2, 3])
def test_bots_play_games_they_know_nothing_of(riddles: Riddles, spec: str, players: int) -> None:
    for seed in range(5):
        match = westmarch.new("riddles", players, seed)
        assert play_out(match, bots_for(match, spec)) == 3 * players
        assert match.result is not None


def test_bots_of_all_strengths_sit_at_one_table() -> None:
    match = westmarch.new("mordor", 3, 3)
    play_out(match, bots_for(match, *SPECS))
    assert match.result is not None


@pytest.mark.parametrize("spec", SPECS)
def test_bots_sit_down_in_the_middle_of_a_match(spec: str) -> None:
    match = westmarch.scenario("mordor", {"players": ["sam", "pippin"], "positions": {"sam": 4, "pippin": 7}})
    play_out(match, bots_for(match, spec))
    assert match.result is not None


@pytest.mark.parametrize("spec", ["steady", "search:5"])
def test_bots_think_while_people_throw_the_dice(spec: str) -> None:
    """Nobody throws for a bot that is only thinking."""
    match = westmarch.new("mordor", 2, 0, chance="ask")
    bots = bots_for(match, spec)
    dice = make_bot("random", match.game, 5)
    while (prompt := match.prompt) is not None:
        seat = prompt.seat
        match.play(dice.choose(prompt, dict, match.fork) if seat == CHANCE else ask_bot(bots[seat], match))
    assert match.result is not None


# -- reproducible --------------------------------------------------------------------------------


def answers(spec: str, game: str, seed: int) -> list[Any]:
    match = westmarch.new(game, 2, 8)
    play_out(match, bots_for(match, spec, seed=seed))
    return match.history()


@pytest.mark.parametrize(
    ("game", "spec"),
    [("mordor", "random"), ("mordor", "steady"), ("mordor", "search:8"), ("riddles", "search:8")],
)
def test_the_same_seed_gives_the_same_choices(riddles: Riddles, game: str, spec: str) -> None:
    assert answers(spec, game, 4) == answers(spec, game, 4)


def test_another_seed_gives_other_choices(riddles: Riddles) -> None:
    assert answers("random", "mordor", 4) != answers("random", "mordor", 5)
    assert answers("search:8", "mordor", 4) != answers("search:8", "mordor", 5)


def test_the_random_bot_takes_every_option_alike() -> None:
    match = westmarch.new("mordor", 2, 7)
    bot = make_bot("random", match.game, 1)
    chosen = [ask_bot(bot, match) for _ in range(1000)]
    assert match.prompt is not None
    assert all(150 < chosen.count(option) < 250 for option in match.prompt.options)


# -- what a bot is given -------------------------------------------------------------------------


class Spy:
    """Sits before a bot and looks at all that is handed to it."""

    def __init__(self, bot: Bot, seat: int, match: Match[Any]) -> None:
        self.bot, self.seat, self._match = bot, seat, match
        self.asked = 0

    def choose(self, *given: Any, **named: Any) -> Option:
        assert not named
        prompt, view, imagine = given
        self.asked += 1
        assert type(prompt) is PlainPrompt
        assert prompt.seat == self.seat
        assert view() == self._match.view(self.seat)
        self._check(imagine(self.asked))
        return self.bot.choose(prompt, view, imagine)

    def _check(self, thought: Match[Any]) -> None:
        assert thought is not self._match
        assert thought.state is not self._match.state
        assert thought.seed is None
        assert thought.history() == thought.events(self.seat) == []
        assert thought.view(self.seat) == self._match.view(self.seat)


@pytest.mark.parametrize(
    ("game", "spec"),
    [("mordor", "random"), ("mordor", "steady"), ("mordor", "search:3"), ("riddles", "search:3")],
)
def test_a_bot_gets_the_prompt_a_view_and_thoughts_and_nothing_else(
    riddles: Riddles, game: str, spec: str
) -> None:
    match = westmarch.new(game, 2, 6)
    spies = [Spy(bot, seat, match) for seat, bot in enumerate(bots_for(match, spec))]
    assert play_out(match, spies) == sum(spy.asked for spy in spies)


def test_asking_a_bot_hands_it_the_same(riddles: Riddles) -> None:
    match = westmarch.new("riddles", 2, 6)
    spy = Spy(make_bot("search:3", riddles, 1), 0, match)
    ask_bot(spy, match)
    assert spy.asked == 1


def reachable(start: object) -> Iterator[object]:
    """All that can be reached from a thing by its attributes and items; code and classes are left aside."""
    seen: set[int] = set()
    waiting: list[Any] = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | FunctionType):
            continue
        seen.add(id(thing))
        yield thing
        waiting += gc.get_referents(thing)


@pytest.mark.parametrize("game", ["mordor", "war", "riddles"])
def test_nothing_but_the_question_can_be_reached_from_a_bots_prompt(riddles: Riddles, game: str) -> None:
    """Neither the match with its seed and record, nor a state with its hands."""
    match = westmarch.new(game, 2, 6)
    state = type(match.state)
    assert any(isinstance(thing, state) for thing in reachable(match.prompt)), "a client's does hold it"
    for _ in range(200):
        prompt, _, _ = given_to_bot(match)
        assert prompt.options
        for thing in reachable(prompt):
            assert not isinstance(thing, Match | state | Chance | Generator), f"{prompt}: {thing!r}"
        match.play(prompt.options[-1])
        if match.prompt is None:
            break


def forbidden(*_: Any) -> Any:
    raise AssertionError("nothing to think about")


@pytest.mark.parametrize("spec", SPECS)
def test_where_there_is_no_choice_nobody_thinks(spec: str) -> None:
    """A thought costs time; where one answer is possible it is given at once."""
    match = westmarch.new("mordor", 2, 7)
    for answer in ("die:red", "die:black", "die:yellow"):
        match.play(answer)
    prompt = match.prompt
    assert prompt is not None
    assert [str(option) for option in prompt.options] == ["done"]
    assert make_bot(spec, match.game, 1).choose(prompt, forbidden, forbidden) == "done"


@pytest.mark.parametrize("spec", SPECS)
def test_thinking_changes_nothing(spec: str) -> None:
    match = westmarch.new("mordor", 2, 7)
    before = match.digest(), match.history(), match.record().dumps()
    ask_bot(make_bot(spec, match.game, 1), match)
    assert (match.digest(), match.history(), match.record().dumps()) == before


# -- strength ------------------------------------------------------------------------------------


def wins(series: Series, games: int, bot: str) -> int:
    played = play_series(series, games)
    return sum(series.lineup(one.number)[seat] == bot for one in played for seat in one.winners)


@pytest.mark.parametrize("sheet", ["basic", "advanced"])
def test_steady_beats_random_clearly(sheet: str) -> None:
    lineups = (("steady", "random"), ("random", "steady"))
    series = Series("mordor", 2, lineups, (("sheet", sheet),), seed=1)
    assert wins(series, 60, "steady") >= 36


def test_search_beats_random_without_any_knowledge_of_the_game(riddles: Riddles) -> None:
    """In Riddles it can only learn from its thoughts what a low card is good for."""
    series = Series("riddles", 2, (("search:60", "random"), ("random", "search:60")), seed=2)
    searched, blind = wins(series, 60, "search:60"), wins(series, 60, "random")
    assert searched > blind
