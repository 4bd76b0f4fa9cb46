"""All that can be asked of a match at one question, asked at once.

The battery does so on random walks (`conformance.py`), tests of cards at every question of every card.
"""

from __future__ import annotations

import json
from typing import Any

from westmarch.bots import make_bot
from westmarch.bots.protocol import ask_bot, given_to_bot
from westmarch.bots.search import SearchBot
from westmarch.core.chance import CHANCE
from westmarch.core.match import Match
from westmarch.core.secrecy import seen
from westmarch.core.text import LANGUAGES, Text, text_for

TINY = 2
"""Iterations of a search that is only to be seen working."""
THOUGHTS = 2
"""Worlds that each seat imagines; the first of them is held against the true one."""


def ask_everything(match: Match[Any], seed: int = 0) -> None:
    """View, imagine, explain, foretell, ask every bot and the hint, and write the position.

    Nothing of it may fail, or change the match.
    """
    prompt = match.prompt
    assert prompt is not None, "nothing is asked: the match is over"
    before = match.digest()
    check_options(match)
    match.game.invariants(match.state)
    for language in LANGUAGES:
        _read(match, text_for(language, match.game))
    _imagine(match, seed)
    if prompt.seat != CHANCE:
        _explain(match)
        _advise(match, seed)
    back, data = match.last_position()
    assert json.loads(json.dumps(data)) == data, f"no JSON: {data}"
    assert back >= 0
    assert match.digest() == before, f"asking about {prompt.kind} changed the match"


def check_options(match: Match[Any]) -> None:
    """A question is of a known kind, goes to a seat or to chance, and has options, each of them once."""
    prompt = match.plain_prompt
    assert prompt is not None
    assert prompt.kind in match.game.keys.prompts, f"{prompt.kind} is not in prompt_kinds"
    assert prompt.seat == CHANCE or 0 <= prompt.seat < match.setup.players, f"{prompt.kind}: {prompt.seat}"
    assert prompt.codes, f"{prompt.kind}: a question without an answer"
    assert len(set(prompt.codes)) == len(prompt.codes), f"{prompt.kind}: an option twice"


def _read(match: Match[Any], text: Text) -> None:
    """The question, its options and what they change have words."""
    prompt = match.prompt
    assert prompt is not None
    assert text.prompt(prompt), f"no words for {prompt.kind}"
    for option in prompt.options:
        assert text.option(prompt, option), f"{prompt.kind}: no words for {option}"
        if prompt.seat != CHANCE:
            for outcome in prompt.foretell(option):
                assert outcome.key in match.game.keys.outcomes, f"{outcome.key} is not in outcome_keys"
                assert text.outcome(outcome)


def _imagine(match: Match[Any], seed: int) -> None:
    """No seat can tell its thoughts from the truth, and each of them can be gone on with."""
    players = match.setup.players
    truth = {eyes: seen(match, eyes) for eyes in (None, *range(players))}
    for seat in range(players):
        for number in range(THOUGHTS):
            twin = match.imagine(seat, seed * THOUGHTS + number)
            twin.game.invariants(twin.state)
            if number == 0:
                for eyes in (seat, None):
                    assert seen(twin, eyes) == truth[eyes], f"seat {seat} could tell a thought from the truth"
            if twin.question is not None and twin.question[0] != CHANCE:
                check_options(twin)
                twin.advance(twin.codes[number % len(twin.codes)])
                twin.game.invariants(twin.state)


def _explain(match: Match[Any]) -> None:
    """What is not offered is refused with a reason; what is offered is not."""
    prompt = match.prompt
    assert prompt is not None
    offered = set(prompt.codes)
    for option in match.game.vocabulary.options:
        reason = match.why_not(option)
        if option.code in offered:
            assert reason is None, f"{prompt.kind}: a reason against {option}, which is offered"
        else:
            assert reason is not None, f"{prompt.kind}: no reason against {option}"
            assert reason.key in (*match.game.keys.reasons, "not_asked"), f"{reason.key} is not in why_keys"
    for outcome in match.outlook(prompt.seat):
        assert outcome.key in match.game.keys.outcomes, f"{outcome.key} is not in outcome_keys"


def _advise(match: Match[Any], seed: int) -> None:
    """Every bot, and the hint, answers with an option."""
    prompt, game = match.prompt, match.game
    assert prompt is not None
    names = ("random", "steady") if game.heuristics.has_steady else ("random",)
    for name in names:
        choice = ask_bot(make_bot(name, game, seed), match)
        assert choice in prompt.options, f"{name} answered {choice} to {prompt!r}"
    if game.heuristics.has_steady:  # also where there is but one answer, which the bot would not think about
        code = game.heuristics.steady(match.state, prompt.seat, prompt.kind, prompt.codes)
        assert code in prompt.codes, f"steady answered {code} to {prompt!r}"
    advice = SearchBot(game, seed, TINY).advise(*given_to_bot(match))
    assert {advice.choice, *advice.chances} <= set(prompt.options), f"search on {prompt!r}: {advice}"
    assert all(0 <= chance <= 1 for chance in advice.chances.values()), f"no chances: {advice}"
