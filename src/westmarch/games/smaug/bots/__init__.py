"""How to play The Desolation of Smaug soundly: every answer is judged by the position it leads to.

The heuristic looks one move ahead and thinks of the company, not of itself; search looks further.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from westmarch.core.parts import Heuristics
from westmarch.games.smaug.bots import cards, journeys, perils
from westmarch.games.smaug.bots.chances import chances
from westmarch.games.smaug.ids import AGREE
from westmarch.games.smaug.state import SmaugState

Answer = Callable[[SmaugState, int, Sequence[int]], int]


def first(s: SmaugState, seat: int, codes: Sequence[int]) -> int:
    return codes[0]


def agree(s: SmaugState, seat: int, codes: Sequence[int]) -> int:
    return AGREE


ANSWERS: dict[str, Answer] = {
    "march.card": journeys.march_card,
    "march.piece": journeys.march_piece,
    "march.companion": journeys.march_companion,
    "march.space": journeys.march_space,
    "cards.play": cards.play,
    "card.how": cards.how,
    "card.piece": cards.piece,
    "card.space": cards.space,
    "card.joins": cards.joins,
    "card.gandalf": cards.gandalf,
    "trade.partner": cards.trade_partner,
    "trade.price": cards.spare,
    "trade.give": cards.trade_give,
    "trade.wish": cards.trade_wish,
    "trade.answer": cards.trade_answer,
    "trade.confirm": cards.trade_confirm,
    "draw.deck": cards.deck,
    "draw.discard": cards.spare,
    "adventure.discard": cards.spare,
    "adventure.agree": agree,
    "barrels.steps": journeys.barrels,
    "web.cards": perils.throw_in,
    "fight.offer": first,
    "fight.cards": perils.fight,
    "fight.agree": agree,
    "smaug.treasure": perils.treasure,
    "smaug.armour": cards.spare,
    "smaug.push": perils.push,
    "smaug.value": perils.push_value,
}


class SmaugHeuristics(Heuristics[SmaugState]):
    has_steady = True
    horizon = 4
    margin = 0.003
    shallow = True
    sure = 1.0
    plain = frozenset(
        {
            *("draw.deck", "draw.discard", "trade.partner", "trade.price", "trade.give", "trade.wish"),
            *("fight.offer", "fight.agree", "fight.cards", "web.cards", "smaug.value"),
            *("march.piece", "march.companion", "card.how", "card.piece", "card.space", "card.joins"),
        }
    )

    def steady(self, s: SmaugState, seat: int, kind: str, codes: Sequence[int]) -> int:
        return ANSWERS.get(kind, first)(s, seat, codes)

    def chances(self, s: SmaugState) -> Sequence[float] | None:
        return chances(s)
