"""The `steady` heuristic of Hunt for the Ring: hunters deduce, and the Ring-bearer knows what they know.

Each question has an answer of its own in the modules beside this one; hunters look at what was said and at
their own hand only, never at Frodo.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from westmarch.core.parts import Heuristics
from westmarch.games.hunt.bots import bearer, hand, riders, wizard
from westmarch.games.hunt.bots.chances import chances
from westmarch.games.hunt.state import HuntState

Answer = Callable[[HuntState, int, Sequence[int]], int]


def _effect(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    return (hand.effect if seat == 0 else riders.effect)(s, seat, codes)


ANSWERS: dict[str, Answer] = {
    "setup.give": bearer.give,
    "setup.rider": riders.take,
    "setup.place": riders.start,
    "setup.lord": riders.lord,
    "bearer.turn": bearer.turn,
    "bearer.extra": bearer.extra,
    "bearer.keep": hand.keep,
    "bearer.discard": hand.discard,
    "companion.use": bearer.first_ability,
    "react.play": hand.react,
    "card.effect": _effect,
    "card.again": hand.again,
    "card.place": hand.place,
    "card.token": hand.token,
    "card.to": hand.to,
    "card.rider": hand.rider,
    "card.push": hand.push,
    "card.zone": hand.zone,
    "card.section": hand.section,
    "card.player": hand.player,
    "card.look": hand.look,
    "card.trail": hand.trail,
    "card.die": hand.die,
    "rider.turn": riders.turn,
    "rider.die": riders.die,
    "rider.step": riders.step,
    "rider.which": riders.which,
    "rider.target": riders.target,
    "rider.zone": riders.zone,
    "rider.other": riders.other,
    "rider.remove": riders.remove,
    "rider.may_search": riders.may_search,
    "rider.discard": riders.discard,
    "encounter.companion": bearer.companion,
    "encounter.return": bearer.put_back,
    "escape.move": bearer.escape,
    "escape.way": bearer.way,
    "journey.choose": bearer.journey,
    "crossing.share": riders.share,
    "crossing.pass": riders.pass_on,
    "crossing.give": riders.discard,
    "gandalf.start": wizard.begin,
    "gandalf.go": wizard.go,
    "gandalf.hide": wizard.hide,
}


class HuntHeuristics(Heuristics[HuntState]):
    has_steady = True

    def steady(self, s: HuntState, seat: int, kind: str, codes: Sequence[int]) -> int:
        answer = ANSWERS.get(kind)
        code = codes[0] if answer is None else answer(s, seat, codes)
        return code if code in codes else codes[0]

    def chances(self, s: HuntState) -> Sequence[float] | None:
        return chances(s)
