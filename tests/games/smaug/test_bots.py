"""Bots of The Desolation of Smaug: partners who think of the company, and a search that wants to be sure."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westmarch
from westmarch import Match
from westmarch.bots import Advice
from westmarch.bots.protocol import given_to_bot
from westmarch.bots.race import FIRST, GLANCES, Luck, Race
from westmarch.bots.search import SearchBot
from westmarch.games.smaug import GAME
from westmarch.games.smaug.bots import cards, journeys
from westmarch.games.smaug.ids import CARD
from westmarch.games.smaug.state import SmaugState

from .kit import answer, asked, at, draw, options, smaug

HOME = {
    "pieces": {"blue": [47, 48], "green": [50, 44]},
    "bilbo": 50,
    "key_open": True,
    "march": {"blue": ["3"]},
}


def chance(**position: Any) -> float:
    found = GAME.heuristics.chances(smaug(**position).state)
    assert found is not None
    assert len(set(found)) == 1, "all win or lose together"
    return found[0]


def test_what_decides_a_match_is_in_the_estimate() -> None:
    road = {"pieces": {"blue": [30, 22], "green": [27, 24]}, "key_open": True, "smaug": 44}
    now = chance(**road)
    assert chance(**{**road, "pieces": {"blue": [30, "killed"], "green": [27, 24]}}) < now
    assert chance(**{**road, "smaug": 38}) < now
    assert (
        chance(**{**road, "gandalf": 10})
        > chance(**{**road, "gandalf": 5})
        > chance(**{**road, "gandalf": 1})
    )
    assert chance(**road, blue=["treasure_4"]) > now
    assert chance(**road, green=["bards_arrow"]) > now


def test_gandalf_in_the_hand_is_worth_less_than_gandalf_on_his_way() -> None:
    """Whoever likes to hold his cards never plays them."""
    match = smaug(step="cards", pieces={"blue": [30, 22], "green": [27, 24]}, gandalf=6, blue=["gandalf_4"])
    held = GAME.heuristics.chances(match.state)
    answer(match, "card:gandalf_4")
    if "step:10" in options(match):
        answer(match, "step:10")
    played = GAME.heuristics.chances(match.state)
    assert held is not None
    assert played is not None
    assert played[0] > held[0]


def test_steady_does_not_wait_beside_smaug_to_get_past_him() -> None:
    """Whoever stands there is thrown back by the next Smaug card (ruling 7)."""
    match = smaug(
        pieces={"blue": [25, 26], "green": [27, 26]},
        bilbo=28,
        smaug=30,
        key_open=True,
        march={"blue": ["4"]},
    )
    while asked(match)[1].startswith("march."):
        answer(match, steadys(match))
    assert 30 not in at(match, "blue"), "without two cards of strength he would only stand there"


def test_steady_saves_whoever_stands_beside_smaug_with_a_treasure() -> None:
    match = smaug(
        step="draw",
        pieces={"blue": [35, 24], "green": [26, 25]},
        smaug=35,
        key_open=True,
        blue=["treasure_2"],
    )
    draw(match, "smaug_b2")
    assert asked(match) == (0, "smaug.treasure")
    assert steadys(match) == "card:treasure_2"
    match = smaug(
        step="draw",
        pieces={"blue": [36, 24], "green": [26, 25]},
        smaug=35,
        key_open=True,
        blue=["treasure_2"],
    )
    draw(match, "smaug_b2")
    assert steadys(match) == "none", "he flies away from this one"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_steady_remembers_is_what_it_would_find_again(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for another seat, and when hands have changed around the same places."""
    rng = random.Random(players)

    def found(s: SmaugState) -> list[Any]:
        every_card = [CARD.first + kind for kind, row in enumerate(s.board.rows) if "die" in row]
        marches = [journeys.journeys(s, seat, range(4)) for seat in range(players)]
        return [*marches, *(cards.play(s, seat, every_card) for seat in range(players))]

    for seed in range(2):
        match = westmarch.new("smaug", players, seed, quiet=True)
        while (question := match.question) is not None:
            s = match.state
            if match.between_stretches and rng.random() < 0.2:
                hands = s.hand[:]
                for _ in range(2):
                    remembered = found(s)
                    with monkeypatch.context() as patch:
                        patch.setattr(journeys, "known", {})
                        patch.setattr(cards, "known", {})
                        assert found(s) == remembered
                    s.hand[:players] = [*hands[1:players], hands[0]]
                s.hand[:] = hands
            code = GAME.heuristics.steady(s, *question[:2], match.codes)
            match.advance(rng.choice(match.codes) if rng.random() < 0.2 else code)


def thought(match: Match[Any]) -> Advice:
    return SearchBot(GAME, 3, 24).advise(*given_to_bot(match))


def test_search_comes_home() -> None:
    assert thought(smaug(**HOME, blue=["eagle_1_3"])).choice == "march:3"


def test_search_leaves_plain_questions_to_steady() -> None:
    """Which card is missed least needs no imagined matches."""
    hand = ["dwarf_dori", "dwarf_nori", "dwarf_fili", "dwarf_ori", "dwarf_kili", "paths_2"]
    match = smaug(step="draw", blue=hand, decks={"beorn": ["bilbo_5", "eagle_1_2"]})
    answer(match, "card:bilbo_5", "card:eagle_1_2")
    assert asked(match) == (0, "draw.discard")
    advice = thought(match)
    state = match.state
    steady = GAME.heuristics.steady(state, 0, "draw.discard", match.codes)
    assert advice.choice == GAME.vocabulary.format(steady)
    assert advice.effort == 0


# -- the race of answers -------------------------------------------------------------------------------


def five_before_smaug(**more: Any) -> Match[Any]:
    """Green's last dwarf stands where the last Smaug card of the deck (3, then 2 more) will end."""
    position: dict[str, Any] = {
        "step": "cards",
        "to_act": "green",
        "pieces": {"blue": [50, "killed"], "green": ["killed", 39]},
        "bilbo": 50,
        "key_open": True,
        "smaug": 44,
        "gandalf": 5,
        "green": ["paths_3", "dwarf_balin"],
        "decks": {"beorn": ["smaug_b6"]},
    }
    return smaug(**position | more)


def steadys(match: Match[Any]) -> str:
    question = match.question
    assert question is not None
    return GAME.vocabulary.format(GAME.heuristics.steady(match.state, *question[:2], match.codes))


@pytest.mark.parametrize("seed", range(6))
def test_search_counts_the_smaug_cards_that_are_left(seed: int) -> None:
    """`steady` weighs all there are, by which it is safer to stay; that is certain death here.

    Two spaces before Smaug he is only passed and thrown back.
    """
    match = five_before_smaug()
    assert steadys(match) == "done"
    advice = SearchBot(GAME, seed, 60).advise(*given_to_bot(match))
    assert advice.choice == "card:paths_3"
    assert advice.chances[GAME.vocabulary.format(GAME.vocabulary.parse("done"))] == 0
    assert advice.chances[advice.choice] > 0.05


def raced(match: Match[Any]) -> tuple[Race, list[Match[Any]], list[int]]:
    """A race that was run, every match that it imagined after the first, and their seeds."""
    prompt, _, imagine = given_to_bot(match)
    forks: list[Match[Any]] = []
    seeds: list[int] = []

    def remembered(seed: int) -> Match[Any]:
        seeds.append(seed)
        forks.append(imagine(seed))
        return forks[-1]

    race = Race(GAME, prompt, 7, remembered)
    race.run(lambda effort: effort < 60)
    return race, forks[1:], seeds[1:]


def test_who_is_not_plainly_worse_is_played_a_round_further() -> None:
    match = smaug(pieces={"blue": [3, 5], "green": [4, 6]})
    race, forks, _ = raced(match)
    assert len(forks) == race.effort
    glances = sum(len(tally.glance) for tally in race.tallies.values())
    assert {fork.turns - match.turns for fork in forks[:glances]} == {1}
    assert {fork.turns - match.turns for fork in forks[glances:]} == {GAME.heuristics.horizon}
    assert len(race.tallies[race.ours].deep) >= FIRST


def test_what_is_plainly_worse_falls_out_at_a_glance() -> None:
    """With Unknown Paths the last dwarf comes home at once: nobody needs to see how waiting would end."""
    match = five_before_smaug(pieces={"blue": [50, "killed"], "green": ["killed", 47]}, smaug=35)
    assert steadys(match) == "card:paths_3"
    race, forks, _ = raced(match)
    assert len(forks) == 2 * GLANCES
    assert not race.rivals


def test_an_answer_that_comes_to_the_same_is_not_raced() -> None:
    """Gandalf and Bilbo both go on in this turn, whoever is first."""
    match = smaug(step="cards", pieces={"blue": [22, 23], "green": [21, 24]}, blue=["gandalf_1", "bilbo_5"])
    race, _, _ = raced(match)
    first, second = (GAME.vocabulary.parse(f"card:{name}") for name in ("gandalf_1", "bilbo_5"))
    assert race.ours in (first, second)
    other = race.tallies[first + second - race.ours]
    assert other.glance == race.tallies[race.ours].glance
    assert not other.deep


def test_all_answers_meet_the_same_luck_in_later_turns() -> None:
    """However many dice fell before."""
    die = [range(1000)]
    one, other, later = Luck(5), Luck(5), Luck(5)
    one.when = (3, 8)
    one.draw(die)
    one.when = other.when = (4, 8)
    later.when = (5, 8)
    assert one.draw(die) == other.draw(die) != later.draw(die)
    assert one.draw(die) == other.draw(die)


def test_all_answers_meet_the_same_forks() -> None:
    race, _, seeds = raced(smaug(pieces={"blue": [3, 5], "green": [4, 6]}))
    answers = len(race.tallies)
    for fork in range(GLANCES):
        assert len(set(seeds[fork * answers : (fork + 1) * answers])) == 1
    assert len(set(seeds[: GLANCES * answers])) == GLANCES


@pytest.mark.parametrize(
    ("scores", "taken"),
    [([0.6, 0.61, 0.59, 0.6] * 2, True), ([0.95, 0.1, 0.9, 0.15] * 2, False), ([0.9], False)],
    ids=["surely better", "perhaps better", "tried once"],
)
def test_another_answer_must_surely_be_better_than_steadys(scores: list[float], taken: bool) -> None:
    """The same forks: the difference counts, less what may be luck."""
    prompt, _, imagine = given_to_bot(five_before_smaug())
    race = Race(GAME, prompt, 7, imagine)
    race.tallies[race.ours].glance = race.tallies[race.ours].deep = [0.5] * 8
    rival = race.tallies[race.rivals[0]]
    rival.glance, rival.deep = scores[:1], scores
    assert (race.advice().choice != steadys(five_before_smaug())) is taken


def test_one_imagined_match_is_enough_for_an_answer() -> None:
    assert SearchBot(GAME, 3, 1).choose(*given_to_bot(five_before_smaug())) == "done"
