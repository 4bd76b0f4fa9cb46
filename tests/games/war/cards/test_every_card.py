"""Every card, answered at random in positions that the heuristic would not come to.

Whatever a card asks, the region it speaks of is in focus, there are words for it, the outcome can be
foretold, and the heuristic knows an answer.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from random import Random
from typing import Any

import pytest

from westmarch import CHANCE, Match
from westmarch.core.text import text_for
from westmarch.games.war.cards.registry import EVENT_CARDS
from westmarch.games.war.ids import CARDS

from .anywhere import anywhere
from .shadow import code

TIMES = 3
SEEDS = 60
PICKED = ("army.who", "army.attackers", "card.who", "card.loss", "battle.loss", "army.excess")
"""Questions about figures of one army."""
PLACED = (
    *PICKED,
    *("army.order", "army.where", "minions.destination", "companions.destination"),
    *("card.figure", "card.number", "muster.figure", "battle.advance"),
)
"""Questions that mean nothing without a region."""


@cache
def seeds() -> dict[str, list[int]]:
    """For each card the first seeds whose map meets its condition."""
    found: dict[str, list[int]] = defaultdict(list)
    for seed in range(SEEDS):
        state = anywhere(seed, CARDS[0]).state
        for number, name in enumerate(CARDS):
            if len(found[name]) < TIMES and EVENT_CARDS[number].needs(state):
                found[name].append(seed)
    return found


def check_question(match: Match[Any], seed: int) -> None:
    state, prompt = match.state, match.prompt
    assert prompt is not None
    where = f"seed {seed}: {prompt.kind}"
    match.game.invariants(state)
    if prompt.seat == CHANCE:
        return
    text = text_for("en", match.game)
    assert text.prompt(prompt), where
    for option in prompt.options:
        assert text.option(prompt, option), where
        prompt.foretell(option)
    assert match.game.heuristics.steady(state, prompt.seat, prompt.kind, match.codes) in match.codes, where
    focus = match.view(None)["focus"]
    if prompt.kind in PLACED:
        assert focus is not None, f"{where} without a region"
    if prompt.kind in PICKED and focus is not None:
        here = match.view(None)["regions"][focus]
        army = here[("free", "shadow")[prompt.seat]]
        figures = {f"figure:{nation}_{kind}" for nation, kinds in army.items() for kind in kinds}
        figures |= {"figure:nazgul"} | {f"character:{name}" for name in here.get("characters", [])}
        offered = {str(option) for option in prompt.options if option.domain in ("figure", "character")}
        assert offered <= figures, f"{where}: {offered - figures} not in {focus}"


@pytest.mark.parametrize("card", CARDS)
def test_every_question_of_a_card_can_be_answered_by_anybody(card: str) -> None:
    assert seeds()[card], "no position for this card"
    for seed in seeds()[card]:
        match = anywhere(seed, card)
        dice = Random(seed)
        match.play(code(card))
        while match.prompt is not None and match.prompt.kind not in ("action.choose", "battle.card"):
            check_question(match, seed)
            match.play(str(dice.choice(match.prompt.options)))
