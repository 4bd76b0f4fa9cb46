"""With three and four players, too, options are what no predicate refuses, and reasons are true."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import westmarch
from westmarch.games.war.shown.why import ASKED, NARROWED

from .allied_claims import ALLIED

LOOKED_AT = (1, 2, 4, 8, 16, 30, 60)
"""Which questions of a kind are looked at in each match."""


SELDOM = {"ally_commands", "loses_command", "army_acted", "card_nation_acted", "no_nation_to_urge"}
"""What random players rarely meet; each has a test of its own in ``test_allies``."""


@pytest.fixture(scope="module")
def heard() -> tuple[Counter[str], list[str]]:
    """How often each reason was given, and what was wrong."""
    keys: Counter[str] = Counter()
    wrong: list[str] = []
    for seed in range(6):
        match = westmarch.new("war", 3 + seed % 2, seed, {"prologue": "spent"}, quiet=True)
        rng, kinds = random.Random(seed), Counter[str]()
        while match.question is not None:
            seat, kind, _ = match.question
            codes = match.codes
            kinds[kind] += 1
            if kind in ASKED and kinds[kind] in LOOKED_AT:
                view, name = match.view(seat), match.state.seating.names[seat]
                for option in match.game.vocabulary.options:
                    reason = match.game.shown.why_not(match.state, seat, kind, option.code)
                    what = f"{seed} {kind} {option}: {reason}"
                    asked = any(option.code in codes_ for codes_, _ in ASKED[kind])
                    if option.code in codes or not asked:
                        continue
                    if reason is None:
                        if kind not in NARROWED:
                            wrong.append(f"{what} is not offered, and nothing refuses it")
                        continue
                    keys[reason.key] += 1
                    args = {key: str(value).rpartition(":")[2] for key, value in reason.args.items()}
                    if reason.key in ALLIED and not ALLIED[reason.key](view, name, args):
                        wrong.append(what)
            match.advance(codes[int(rng.random() * len(codes))])
    return keys, wrong


def test_what_allies_are_told_is_true(heard: tuple[Counter[str], list[str]]) -> None:
    keys, wrong = heard
    assert not wrong
    assert set(ALLIED) - set(keys) <= SELDOM
