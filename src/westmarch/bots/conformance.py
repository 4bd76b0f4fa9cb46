"""The part of the battery about bots and advice: they serve wherever a match may have come to."""

from __future__ import annotations

import random

from westmarch.bots import make_bot
from westmarch.bots.protocol import ask_bot, given_to_bot
from westmarch.bots.search import SearchBot
from westmarch.core.random_play import Case, Check, firsts
from westmarch.core.registry import find_game

TINY = 2
"""Iterations of a search that is only to be seen working."""
SOME = 30
"""Answers that are not offered whose reasons are asked for at one stop."""


def check_bots(case: Case) -> None:
    """Every bot, and the hint, answers every question with an option and changes nothing."""
    game = find_game(case.game)
    for step, match in enumerate(firsts(case, times=1, matches=2)):
        prompt = match.prompt
        assert prompt is not None
        before = match.digest()
        for name in ("random", "steady") if game.heuristics.has_steady else ("random",):
            choice = ask_bot(make_bot(name, game, step), match)
            assert choice in prompt.options, f"{name} answered {choice} to {prompt!r}"
        advice = SearchBot(game, step, TINY).advise(*given_to_bot(match))
        assert {advice.choice, *advice.chances} <= set(prompt.options), f"search on {prompt!r}: {advice}"
        assert all(0 <= chance <= 1 for chance in advice.chances.values()), f"no chances: {advice}"
        assert match.digest() == before, f"a bot that was asked {prompt.kind} changed the match"


def check_outcomes(case: Case) -> None:
    """Every option has its arguments and outcomes, and what is not offered a reason, wherever asked for."""
    rng = random.Random(case.seed)
    for match in firsts(case, times=3, matches=4):
        prompt = match.prompt
        assert prompt is not None
        before = match.digest()
        for option in prompt.options:
            assert isinstance(prompt.option_args(option), dict)
            assert all(outcome.key in match.game.keys.outcomes for outcome in prompt.foretell(option))
            assert match.why_not(option) is None, f"a reason against {option}, which is offered"
        others = [option for option in match.game.vocabulary.options if option not in prompt.options]
        for option in rng.sample(others, min(SOME, len(others))):
            assert match.why_not(option) is not None, f"no reason against {option}"
        assert match.digest() == before, f"explaining {prompt.kind} changed the match"


BOT_CHECKS: tuple[Check, ...] = (check_bots, check_outcomes)
