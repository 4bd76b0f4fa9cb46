"""Search: finds what is plain to see, says how sure it is, keeps to its budget, and cannot peek."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch import Match
from westmarch.bots import Advice, search
from westmarch.bots.protocol import ask_bot
from westmarch.bots.search import SearchBot
from westmarch.core.registry import find_game
from westmarch.core.sets import members
from westmarch.games.mordor import Mordor

SEEDS = range(4)


class Untaught(Mordor):
    """The same rules, but search must do without the game's own heuristic."""

    has_steady = False


def advise(match: Match[Any], bot: SearchBot) -> Advice:
    prompt = match.prompt
    assert prompt is not None
    seat = prompt.seat
    return bot.advise(prompt, lambda: match.view(seat), lambda seed: match.imagine(seat, seed, quiet=True))


def deal(*hands: str) -> Match[Any]:
    """Riddles with these hands; see `tests/core/table.py`."""
    match = westmarch.new("riddles", len(hands), 0, chance="ask")
    for card in "".join(hands):
        match.play(f"card:{card}")
    return match


# -- the obvious ---------------------------------------------------------------------------------


def in_shelobs_lair() -> Match[Any]:
    """One ring lies aside, another on the table, and the White Tree ends the throwing: that is Mordor."""
    return westmarch.scenario(
        "mordor",
        {
            "players": ["frodo", "sam"],
            "positions": {"frodo": 8, "sam": 2},
            "aside": {"yellow": "ring"},
            "throw": {"red": "ring", "blue": "orc", "green": "orc", "black": "white_tree"},
        },
    )


def last_square() -> Match[Any]:
    """Frodo has one square left; a Nazgûl and a Gandalf lie aside, and either may act first."""
    return westmarch.scenario(
        "mordor",
        {
            "players": ["frodo", "sam"],
            "nazgul": {"frodo": ["x", "x", "x", "x", "x", "x", "."]},
            "aside": {"yellow": "nazgul", "red": "gandalf", "black": "white_tree"},
            "resolve": {"gandalf": 1, "nazgul": 1},
        },
    )


@pytest.mark.parametrize("game", [find_game("mordor"), Untaught()], ids=["taught", "untaught"])
@pytest.mark.parametrize("seed", SEEDS)
def test_search_takes_the_second_ring_and_ends_the_throwing(game: Mordor, seed: int) -> None:
    match = in_shelobs_lair()
    bot = SearchBot(game, seed, 400)
    chosen = []
    while match.turns == 1:
        chosen.append(str(ask_bot(bot, match)))
        match.play(chosen[-1])
    assert sorted(chosen[:2]) == ["die:black", "die:red"]
    assert chosen[2:] == ["done"]
    assert match.view(None)["position"][0] == 9


@pytest.mark.parametrize("game", [find_game("mordor"), Untaught()], ids=["taught", "untaught"])
@pytest.mark.parametrize("seed", SEEDS)
def test_search_takes_gandalf_before_the_nazgul(game: Mordor, seed: int) -> None:
    """The other way round Frodo would be out; Gandalf halves the square, and half of it stays."""
    match = last_square()
    bot = SearchBot(game, seed, 200)
    assert ask_bot(bot, match) == "symbol:gandalf"
    match.play("symbol:gandalf")
    assert ask_bot(bot, match) == "space:7"
    match.play("space:7")
    assert match.view(None)["out"] == []


@pytest.mark.parametrize("seed", SEEDS)
def test_search_knows_that_being_out_is_lost(seed: int) -> None:
    chances = advise(last_square(), SearchBot(Untaught(), seed, 200)).chances
    by_text = {str(option): chance for option, chance in chances.items()}
    assert by_text.get("symbol:nazgul", 0.0) == 0.0 < by_text["symbol:gandalf"]


# -- advice --------------------------------------------------------------------------------------


def test_advice_gives_a_chance_for_the_options(riddles: Riddles) -> None:
    for match in (westmarch.new("mordor", 2, 7), westmarch.new("riddles", 3, 7)):
        advice = advise(match, SearchBot(match.game, 1, 150))
        assert match.prompt is not None
        options = match.prompt.options
        assert advice.choice in options
        assert set(advice.chances) == set(options), "each was tried"
        assert all(0 <= chance <= 1 for chance in advice.chances.values())
        assert advice.effort == 150


def test_advice_names_only_what_was_tried() -> None:
    match = westmarch.new("mordor", 2, 7)
    advice = advise(match, SearchBot(match.game, 1, 1))
    assert list(advice.chances) == [advice.choice]
    assert advice.effort == 1


def test_a_sure_win_has_a_high_chance_and_a_lost_match_a_low_one() -> None:
    won = advise(in_shelobs_lair(), SearchBot(find_game("mordor"), 1, 200))
    assert won.chances[won.choice] > 0.9
    position = in_shelobs_lair().position()
    position |= {"positions": {"frodo": 0, "sam": 9}, "first": "sam", "active": "frodo"}
    lost = advise(westmarch.scenario("mordor", position), SearchBot(find_game("mordor"), 1, 200))
    assert max(lost.chances.values()) < 0.1


# -- the budget ----------------------------------------------------------------------------------


def seeds_of(match: Match[Any], bot: SearchBot) -> list[int]:
    """What search imagines for one move."""
    seeds: list[int] = []

    def imagine(seed: int) -> Match[Any]:
        seeds.append(seed)
        return match.imagine(0, seed, quiet=True)

    assert match.prompt is not None
    bot.advise(match.prompt, dict, imagine)
    return seeds


@pytest.mark.parametrize("iterations", [1, 2, 50])
def test_search_thinks_as_often_as_it_was_told(iterations: int) -> None:
    match = westmarch.new("mordor", 2, 7)
    assert advise(match, SearchBot(match.game, 3, iterations)).effort == iterations
    assert len(seeds_of(match, SearchBot(match.game, 3, iterations))) >= iterations


def test_no_two_moves_imagine_the_same() -> None:
    """A bot that dreamt the same dice at every move would believe in them."""
    match = westmarch.new("mordor", 2, 7)
    bot = SearchBot(match.game, 3, 5)
    moves = [set(seeds_of(match, bot)) for _ in range(4)]
    assert len(set.union(*moves)) == sum(map(len, moves))


def test_search_by_the_clock_comes_back() -> None:
    """How far it gets depends on the machine; once at least it has thought."""
    match = westmarch.new("mordor", 2, 7)
    advice = advise(match, SearchBot(match.game, 1, None, 0.02))
    assert advice.effort >= 1
    assert match.prompt is not None
    assert advice.choice in match.prompt.options


@pytest.mark.parametrize(("seconds", "effort"), [(0.001, 1), (0.95, 10), (2.45, 25)])
def test_search_looks_at_the_clock_before_each_thought(
    monkeypatch: pytest.MonkeyPatch, seconds: float, effort: int
) -> None:
    """On a clock that goes on by a tenth of a second whenever somebody looks at it."""
    looks = iter(range(1000))
    monkeypatch.setattr(search, "time", SimpleNamespace(monotonic=lambda: next(looks) / 10))
    match = westmarch.new("mordor", 2, 7)
    assert advise(match, SearchBot(match.game, 1, None, seconds)).effort == effort


# -- no peeking ----------------------------------------------------------------------------------


def test_search_does_not_see_the_other_hand(riddles: Riddles) -> None:
    """In its thoughts the other seat holds every hand that could be, the true one no more than others."""
    match = deal("159", "234")
    hands: Counter[tuple[int, ...]] = Counter()

    def imagine(seed: int) -> Match[Any]:
        thought = match.imagine(0, seed, quiet=True)
        hands[tuple(card + 1 for card in members(thought.state.hands[1]))] += 1
        assert members(thought.state.hands[0]) == (0, 4, 8)
        return thought

    assert match.prompt is not None
    SearchBot(riddles, 5, 600).advise(match.prompt, dict, imagine)
    assert len(hands) == 20
    assert all(set(hand) <= {2, 3, 4, 6, 7, 8} for hand in hands)
    assert all(10 < times < 60 for times in hands.values()), "thirty times each, more or less"


@pytest.mark.parametrize("seed", SEEDS)
def test_the_other_hand_makes_no_difference_to_search(riddles: Riddles, seed: int) -> None:
    """Two matches that look the same to a seat get the same advice to the last digit."""
    first, second = (advise(deal("159", hand), SearchBot(riddles, seed, 100)) for hand in ("234", "678"))
    assert first == second


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_face_down_makes_no_difference_to_search(riddles: Riddles, seed: int) -> None:
    advices = []
    for card in ("card:1", "card:9"):
        match = deal("159", "234")
        match.play(card)
        advices.append(advise(match, SearchBot(riddles, seed, 100)))
    assert advices[0] == advices[1]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_dice_to_come_make_no_difference_to_search(seed: int) -> None:
    """The same table under another seed of the match."""
    position = westmarch.new("mordor", 2, 7).position()
    advices = [
        advise(westmarch.scenario("mordor", position, seed=dice), SearchBot(find_game("mordor"), seed, 50))
        for dice in (1, 2)
    ]
    assert advices[0] == advices[1]
