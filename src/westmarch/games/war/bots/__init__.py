"""The `steady` heuristic of War of the Ring: one sound answer to every question, and how a position stands.

Each question has an answer of its own in the modules beside this one. All of them look only at
what the seat may know, and answers that belong together (which army, where to, who goes) share
their judgement.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from westmarch.core.parts import Heuristics
from westmarch.games.war.bots import (
    alliance,
    battle,
    carding,
    companions,
    free,
    hunting,
    marching,
    minions,
    musters,
    quest,
    shadow,
)
from westmarch.games.war.control import points
from westmarch.games.war.ids import (
    ARAGORN,
    FREE,
    GANDALF_WHITE,
    MINIONS,
    PERSONS_OF,
    SHADOW,
    SHADOW_NATIONS,
    USE,
    Seat,
    Side,
)
from westmarch.games.war.rules import hunt_cards
from westmarch.games.war.seats import held_by, side_of
from westmarch.games.war.state import ASIDE, AT_WAR, LOST, WarState

Answer = Callable[[WarState, int, Sequence[int]], int]


def steady(s: WarState, seat: Seat, kind: str, codes: Sequence[int]) -> int:
    """The heuristic's answer to any question of the game."""
    if kind in ALLIED:
        return ALLIED[kind](s, seat, codes)
    answer = ANSWERS.get(kind)
    if answer is None:
        return codes[0]
    code = answer(s, side_of(s, seat), codes)
    return code if code in codes else codes[0]


def _by_side(for_free: Answer, for_shadow: Answer) -> Answer:
    def answer(s: WarState, side: Side, codes: Sequence[int]) -> int:
        return (for_shadow if side == SHADOW else for_free)(s, side, codes)

    return answer


def _use(s: WarState, side: Side, codes: Sequence[int]) -> int:
    return USE if USE in codes else codes[0]


def _character(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`character.where`: a Minion with its army, or Gandalf come back."""
    if s.picked_persons & PERSONS_OF[SHADOW]:
        return minions.place(s, side, codes)
    return companions.place_hero(s, side, codes)


_choose = _by_side(free.choose, shadow.choose)

ALLIED: dict[str, Answer] = {
    "army.join": alliance.join,
    "card.exchange": alliance.exchange,
    "card.give": alliance.give,
    "token.choose": alliance.token,
    "token.nation": alliance.nation,
}
"""What is asked of one of two players rather than of a side: these answers take the seat."""
ANSWERS: dict[str, Answer] = {
    "card.discard": carding.discard,
    "card.deck": carding.deck,
    "card.gandalf": _use,
    "card.price": carding.discard,
    "card.loss": marching.loss,
    "card.region": carding.region,
    "card.army": carding.army,
    "card.figure": carding.figure,
    "card.nation": carding.nation,
    "card.character": carding.character,
    "card.option": carding.option,
    "card.number": carding.number,
    "card.die": carding.die,
    "card.who": carding.who,
    "card.card": carding.another,
    "combat.character": battle.character,
    "combat.figure": battle.figure,
    "combat.number": battle.number,
    "combat.region": battle.region,
    "fellowship.phase": quest.phase,
    "fellowship.guide": quest.guide,
    "fellowship.reveal": quest.reveal,
    "fellowship.way": quest.way,
    "fellowship.who": companions.who_leaves,
    "companions.who": companions.who_moves,
    "companions.destination": companions.destination,
    "hunt.allocate": hunting.allocate,
    "hunt.crebain": hunting.crebain,
    "hunt.balrog": _use,
    "hunt.staff": _use,
    "hunt.mithril": hunting.mithril,
    "hunt.shield": hunting.shield,
    "hunt.hobbit": hunting.hobbit,
    "hunt.gollum": hunting.gollum,
    "hunt.casualty": hunting.casualty,
    "hunt.worn": hunting.worn,
    "action.choose": _choose,
    "action.use": _choose,
    "action.die": _by_side(free.pay, shadow.pay),
    "action.ring_die": _by_side(free.ring_die, shadow.ring_die),
    "action.ring_face": _by_side(free.ring_face, shadow.ring_face),
    "army.order": marching.order,
    "army.where": marching.where,
    "army.who": marching.who,
    "army.attackers": marching.who,
    "army.second": marching.second,
    "army.excess": marching.excess,
    "muster.second": musters.second,
    "muster.figure": musters.figure,
    "muster.voice": musters.voice,
    "minions.who": minions.who,
    "minions.destination": minions.destination,
    "character.where": _character,
    "battle.white_rider": battle.white_rider,
    "battle.withdraw": battle.withdraw,
    "battle.card": battle.card,
    "battle.sorcerer": _use,
    "battle.loss": marching.loss,
    "battle.cease": battle.cease,
    "battle.press": battle.press,
    "battle.retreat": battle.retreat,
    "battle.advance": battle.advance,
    "battle.advance_who": battle.advance_who,
}


# -- how a position stands ------------------------------------------------------------------------

EVEN = 2.6
BEARABLE, SHIELD, READY = 0.34, 0.12, 0.16
"""Of a point of Corruption still to spare, of a level of the Companions, of a card laid ready."""
STEP, DARK_STEP = 0.42, 0.88
"""Of a step to the gates, and of one on the Mordor Track."""
POINT, LATE_POINT, SIEGE = 0.2, 0.03, 0.12
"""Of a victory point of the Shadow, of those above five squared, and of one under siege."""
FREE_POINT, FREE_UNIT = 0.3, 0.02
HERO, MINION, NATION_AT_WAR = 0.18, 0.12, 0.1
EVIL_TILE, GOOD_TILE, EVIL_CARD = 0.33, 0.25, 0.04
"""Weights of the logistic estimate, from 1100 matches of these bots, some of them with errors."""


def chances(s: WarState) -> tuple[float, float]:
    """Each side's chance to win: what the Ring-bearers can bear and have before them, and the war."""
    if s.winner >= 0:
        return (1.0, 0.0) if s.winner == FREE else (0.0, 1.0)
    outside, inside = quest.steps_left(s)
    value = EVEN + BEARABLE * (LOST - 1 - s.corruption) + SHIELD * quest.shields(s)
    value += READY * hunt_cards.ready(s).bit_count()
    value -= STEP * outside + DARK_STEP * inside
    special = (s.specials | s.tiles) & ~s.board.standard_tiles
    good = (special & s.board.free_tiles).bit_count()
    value += GOOD_TILE * good - EVIL_TILE * (special.bit_count() - good)
    win = 1 / (1 + exp(-value - _war(s)))
    return win, 1 - win


def _war(s: WarState) -> float:
    """What the war adds for the Free Peoples."""
    taken, won = points(s, SHADOW), points(s, FREE)
    value = FREE_POINT * won - POINT * taken - LATE_POINT * max(0, taken - 5) ** 2 - SIEGE * _under_siege(s)
    value += FREE_UNIT * sum(s.strength[FREE]) - EVIL_CARD * held_by(s, SHADOW).bit_count()
    where = s.where
    value += HERO * ((where[ARAGORN] < ASIDE) + (where[GANDALF_WHITE] < ASIDE))
    value -= MINION * sum(where[person] < ASIDE for person in MINIONS)
    return value - NATION_AT_WAR * sum(s.step[nation] == AT_WAR for nation in SHADOW_NATIONS)


def _under_siege(s: WarState) -> int:
    """Victory points in Strongholds of the Free Peoples that are besieged."""
    shut = s.besieged & s.board.home[FREE] & ~s.control
    return 2 * shut.bit_count()


class WarHeuristics(Heuristics[WarState]):
    has_steady = True

    def steady(self, s: WarState, seat: Seat, kind: str, codes: Sequence[int]) -> int:
        return steady(s, seat, kind, codes)

    def chances(self, s: WarState) -> Sequence[float]:
        """Of each seat: allies win and lose together (p. 46)."""
        by_side = chances(s)
        return [by_side[side] for side in s.seating.sides]
