"""One legality: what a predicate refuses is not offered, and what it lets pass is; some reasons by name."""

from __future__ import annotations

from random import Random

import pytest

import westmarch
from westmarch.core.chance import CHANCE
from westmarch.games.smaug.ids import CARD, COLOUR, MARCH, NUMBER, PIECE, SPACE, STEP, VOCABULARY
from westmarch.games.smaug.shown import why

from .kit import answer, offers, prompt, smaug
from .kit import why as reason

JUDGED = {
    CARD: why.CARDS,
    PIECE: why.PIECES,
    SPACE: why.SPACES,
    MARCH: {"march.card": None},
    STEP: {"card.gandalf": None},
    COLOUR: {"trade.partner": None},
    NUMBER: {"barrels.steps": None},
}
ALIKE = ("march.piece", "march.companion", "card.piece", "card.joins", "adventure.whom")
"""Where two of a kind are alike, the first stands for both."""


@pytest.mark.parametrize("seed", range(8))
def test_options_are_what_no_predicate_refuses(seed: int) -> None:
    match = westmarch.new("smaug", 2 + seed % 3, seed, {"hands": ("closed", "open")[seed % 2]})
    rng = Random(seed)
    while (asked := match.prompt) is not None:
        codes = set(match.codes)
        stuck = asked.kind == "march.card" and any(
            why.why_not(match.state, asked.seat, asked.kind, code) is not None for code in codes
        )
        if asked.seat != CHANCE and not stuck:
            for domain, kinds in JUDGED.items():
                for code in domain.codes if asked.kind in kinds else ():
                    refused = why.why_not(match.state, asked.seat, asked.kind, code)
                    text = f"{asked.kind}: {VOCABULARY.format(code)}, {refused}"
                    if code in codes:
                        assert refused is None, text
                    elif asked.kind not in ALIKE:
                        assert refused is not None, text
        match.play(rng.choice(asked.options))


def test_every_reason_is_given_by_some_predicate() -> None:
    """Positions in which each of the rarer reasons is the one that is told."""
    match = smaug(pieces={"blue": [50, 16]}, caught=["blue:16"], key_open=True, march={"blue": ["4"]})
    assert reason(match, "march:5") == "march_used"
    assert reason(match, "space:4") == "not_asked"
    match = smaug(step="cards", blue=["dwarf_dori"])
    assert reason(match, "trade") == "too_few_cards"
    assert reason(match, "card:thorins_key") == "key_lies"
    assert reason(match, "piece:green_1") == "not_yours"
    assert reason(match, "piece:blue_1") == "nobody_caught"
    match = smaug(step="draw", pieces={"blue": [25, 2]})
    assert reason(match, "deck:treasury") == "no_refuge"
    match = smaug(step="cards", gandalf=5, blue=["gandalf_1"])
    answer(match, "card:gandalf_1")
    assert reason(match, "step:9") == "gandalf_elsewhere"
    match = smaug(pieces={"blue": [10, 20]}, march={"blue": ["4", "5"]})
    answer(match, "march:4")
    assert reason(match, "piece:bilbo") == "not_yours"
    assert reason(match, "march:5") == "choose_first"
    answer(match, "piece:blue_1")
    assert reason(match, "space:13") == "not_so_far"
    assert prompt(match).kind == "march.space"


def test_the_key_and_the_gate_are_told() -> None:
    match = smaug(pieces={"blue": [33, 2]}, key_holder="green", march={"blue": ["123"]})
    answer(match, "march:123", "piece:blue_1")
    assert reason(match, "space:35") == "locked"
    match = smaug(pieces={"blue": [48, 2]}, key_open=True, march={"blue": ["123"]})
    answer(match, "march:123", "piece:blue_1")
    assert reason(match, "space:50") == "gate"
    match = smaug(pieces={"blue": [34, 2]}, smaug=35, key_open=True, march={"blue": ["123"]})
    answer(match, "march:123", "piece:blue_1")
    assert offers(match, "space:35")
    assert reason(match, "space:36") == "wall"
