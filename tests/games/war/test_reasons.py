"""One legality: options are what no predicate refuses, quick masks agree with it, and every reason is true.

Random matches and matches of the house's own bot are walked; questions of each kind are looked at until
there are enough of it. Reasons are held against `claims.py`, which states the rules a second time.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import pytest

import westmarch
from westmarch import Match
from westmarch.core.rules import Reason
from westmarch.core.sets import just, members, set_of
from westmarch.games.war.cards.registry import EVENT_CARDS
from westmarch.games.war.ids import FREE, NATIONS_OF, REGIONS, SHADOW
from westmarch.games.war.rules import (
    aftermath,
    army_action,
    arrivals,
    choices,
    dice,
    events,
    movement,
    muster,
)
from westmarch.games.war.rules.groups import everyone
from westmarch.games.war.rules.reasons import KEYS
from westmarch.games.war.shown.why import ASKED, NARROWED
from westmarch.games.war.state import WarState

from .allied_claims import ALLIED
from .claims import CLAIMS, Refusal
from .truth import Acts, Truth

SEEDS = range(10)
LOOKED_AT = (1, 3, 9, 27, 60, 120, 250, 500)
"""Which questions of a kind are looked at in each match: some early, some late."""


def walk(seed: int) -> Iterator[tuple[Match[Any], Acts]]:
    """One match, question by question; the house's bot has a say in every second one."""
    saga = {"prologue": ("none", "spent", "early", "many")[seed % 4]}
    match = westmarch.new("war", seed=seed, options=saga, quiet=True)
    game, rng, acts = match.game, random.Random(seed), Acts(match)
    while match.question is not None:
        yield match, acts
        seat, kind, _ = match.question
        codes = match.codes
        code = codes[int(rng.random() * len(codes))]
        if seed % 2 and rng.random() < 0.7:
            code = game.heuristics.steady(match.state, seat, kind, codes)
        match.advance(code)
        acts.after(match, kind, str(game.vocabulary.options[code]))


class Found:
    """What the walks have shown."""

    def __init__(self) -> None:
        self.kinds: Counter[tuple[str, int]] = Counter()
        self.keys: Counter[str] = Counter()
        self.false: list[str] = []
        self.unequal: list[str] = []

    def look(self, match: Match[Any], acts: Acts, seed: int) -> None:
        assert match.question is not None
        seat, kind, _ = match.question
        self.kinds[kind, seed] += 1
        if kind not in ASKED or self.kinds[kind, seed] not in LOOKED_AT:
            return
        offered = set(match.codes)
        truth = Truth(match, seat, acts)
        focus = truth.view["focus"]
        for option in match.game.vocabulary.options:
            reason = match.game.shown.why_not(match.state, seat, kind, option.code)
            if option.code in offered:
                self._offered(match, kind, option.code, f"{seed} {kind} {option}")
            elif reason is not None:
                self.keys[reason.key] += 1
                refusal = Refusal(kind, focus, str(option), reason.args)
                if not CLAIMS[reason.key](truth, refusal):
                    self.false.append(f"{seed} {kind} {focus} {option}: {reason.key} {reason.args}")
            elif kind not in NARROWED and any(option.code in codes for codes, _ in ASKED[kind]):
                self.unequal.append(f"{seed} {kind} {option} is not offered, and no predicate refuses it")

    def _offered(self, match: Match[Any], kind: str, code: int, what: str) -> None:
        assert match.question is not None
        for codes, refuses in ASKED[kind]:
            if code in codes:
                reason = refuses(match.state, match.question[0], code - codes.start)
                if reason is not None:
                    self.unequal.append(f"{what} is offered, and a predicate refuses it: {reason}")


@pytest.fixture(scope="module")
def found() -> Found:
    found = Found()
    for seed in SEEDS:
        for match, acts in walk(seed):
            found.look(match, acts, seed)
    return found


def test_every_reason_is_true(found: Found) -> None:
    assert not found.false
    assert sum(found.keys.values()) > 75_000


def test_options_are_what_no_predicate_refuses(found: Found) -> None:
    assert not found.unequal


def test_nearly_all_questions_and_reasons_were_looked_at(found: Found) -> None:
    assert set(CLAIMS) | set(ALLIED) == set(KEYS), "every reason has its claim"
    kinds = {kind for kind, _ in found.kinds}
    assert len(set(ASKED) - kinds) <= 2
    assert len(set(CLAIMS) - set(found.keys)) <= 15


# -- quick forms ------------------------------------------------------------------------------------


def allowed(numbers: Iterable[int], refuses: Callable[[int], Reason | None]) -> int:
    """Mask of what a predicate does not refuse."""
    return set_of(number for number in numbers if refuses(number) is None)


PLACES = range(len(REGIONS))
PURSES = (*(just(face) for face in range(6)), dice.ANY)
"""Every kind of die alone, and all together."""


def check_roads(s: WarState, side: int) -> None:
    starts = 0
    for at in members(s.occupied[side]):
        group = everyone(s, side, at)
        road, attack = partial(movement.road, s, side, at), partial(movement.may_attack, s, side, at)
        assert movement.roads(s, side, at) == allowed(PLACES, road)
        assert movement.targets(s, side, at) == allowed(PLACES, attack)
        starts |= movement.can_move(s, side, at, lead=False) << at
        for lead in (False, True):
            for whole, moves in ((False, movement.part_moves), (True, movement.whole_moves)):
                enter = partial(movement.may_enter, s, side, group, at, lead=lead, whole=whole)
                assert moves(s, side, at, group, lead) == allowed(PLACES, enter)
    assert movement.starts(s, side) == starts


def check_choices(s: WarState, side: int) -> None:
    def with_(faces: int, refuses: Callable[..., Reason | None], numbers: Iterable[int]) -> int:
        return allowed(numbers, lambda number: refuses(s, side, number, faces))

    for faces in PURSES:
        if faces & (dice.army_faces(s, side) | dice.FOR_CHARACTER):
            assert army_action.regions(s, side, faces) == with_(faces, army_action.may_act, PLACES)
        assert choices.regions(s, side, faces) == with_(faces, choices.may_name, PLACES)
        cards = events.playable(s, side, faces) | events.discardable(s, side, faces)
        assert cards == with_(faces, events.may_use, EVENT_CARDS)
        people = set_of(person for person in arrivals.ready(s, side, faces))
        assert people == with_(faces, arrivals.may_bring, range(12))
        urged = [nation for nation in NATIONS_OF[side] if choices.nation_faces(s, side, nation) & faces]
        assert set_of(nation for nation in urged) == with_(faces, choices.may_urge, range(8))
    for single in (False, True):
        muster_at = partial(muster.may_muster_at, s, side, single=single)
        assert muster.regions(s, side, single) == allowed(PLACES, muster_at)


def test_quick_forms_say_what_the_predicates_say() -> None:
    """Masks are built without the predicates where that would be slow; they come to the same."""
    looked = 0
    for seed in (42, 44):
        for number, (match, _) in enumerate(walk(seed)):
            s: WarState = match.state
            if s.battle is not None and number % 7 == 0:
                ways = set_of(to for to in aftermath.ways_out(s, s.battle))
                assert ways == allowed(PLACES, partial(aftermath.may_retreat, s, s.battle))
            if number % 150 == 0:
                looked += 1
                for side in (FREE, SHADOW):
                    check_roads(s, side)
                    check_choices(s, side)
    assert looked > 20
