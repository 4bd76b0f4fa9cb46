"""Fights, webs and Smaug: the cheapest cards that do, and treasures where they save something."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from westmarch.core.sets import just, members
from westmarch.games.smaug.bots.cards import keep
from westmarch.games.smaug.bots.judge import value
from westmarch.games.smaug.ids import BILBO, CARD, NONE, RETREAT, Copies, Seat, number_of
from westmarch.games.smaug.rules import dragon
from westmarch.games.smaug.rules import fight as fights
from westmarch.games.smaug.state import KILLED, SmaugState

MOST_CARDS = 9
TREASURE = 3.0
"""What a treasure must save."""


def fight(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    """The cheapest cards that make the strength; without any, retreat."""
    found = cheapest(s)
    if found is None:
        return RETREAT if RETREAT in codes else codes[0]
    code = CARD.first + s.board.kind_of[members(found & ~s.picked)[0]]
    return code if code in codes else codes[-1]


def cheapest(s: SmaugState) -> Copies | None:
    """Fewest cards first, then what is missed least."""
    board = s.board
    left = members(fights.at_hand(s) & ~s.picked)[:MOST_CARDS]
    for number in range(1, len(left) + 1):
        best: tuple[float, Copies] | None = None
        for some in combinations(left, number):
            cards = s.picked
            for card in some:
                cards |= just(card)
            if fights.exact(s, cards):
                cost = sum(keep(s, board.kind_of[card]) for card in some)
                if best is None or cost < best[0]:
                    best = (cost, cards)
        if best is not None:
            return best[1]
    return None


def throw_in(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    """The strongest first, so that few are needed."""
    return max(codes, key=lambda code: s.board.highest(CARD.of(code)))


def push(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    """As far back as is good; the card is worth it if the position gets better."""

    def worth(code: int) -> float:
        if code == NONE:
            return value(s) + 0.5
        return max(_driven(s, back) for back in dragon.pushes(s, CARD.of(code)))

    return max(codes, key=worth)


def push_value(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    return max(codes, key=lambda code: _driven(s, number_of(code)))


def _driven(s: SmaugState, back: int) -> float:
    was = s.smaug
    s.smaug = max(0, was - back)
    worth = value(s)
    s.smaug = was
    return worth


def treasure(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    """Whatever makes Smaug's move do least harm, each treasure counted as a price."""
    board = s.board
    own = members(s.hand[seat] & board.treasures)
    least, first = harm(s, 0), NONE
    for number in range(1, min(3, len(own)) + 1):
        for some in combinations(own, number):
            shorter = sum(board.rows[board.kind_of[card]]["number"] for card in some)
            cost = harm(s, shorter) + TREASURE * number
            if cost < least - 1e-9:
                least, first = cost, CARD.first + board.kind_of[some[0]]
    return first if first in codes else NONE


def harm(s: SmaugState, shorter: int) -> float:
    """What the move that is due would do, shortened so far."""
    main = max(0, s.main - shorter)
    extra = max(0, s.extra - max(0, shorter - s.main))
    way, at = s.board.way, s.smaug
    last = len(way) - 1
    cost = 0.0
    for steps in (main, extra):
        if not steps:
            continue
        over = set(way[max(1, at) : at + steps + 1])  # those beside him, too (ruling 7)
        at = min(last, at + steps)
        for piece in (*range(2 * s.players), BILBO):
            space = s.where[piece]
            if space in over and s.visible(piece):
                if space != way[at]:
                    cost += 7
                else:
                    cost += 100 if piece == BILBO or s.where[piece ^ 1] == KILLED else 30
    return cost + at * 1.2 + (1000 if at >= last else 0)
