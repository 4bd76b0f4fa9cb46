"""The Free Peoples' choice of actions: the quest first, then heroes, nations and strongholds."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.games.war.bots import choosing
from westmarch.games.war.bots.alliance import token_value
from westmarch.games.war.bots.choosing import NEVER, Candidate, cheapest
from westmarch.games.war.bots.companions import leavers, walk_value
from westmarch.games.war.bots.judgement import Judgement, judge
from westmarch.games.war.bots.musters import nation_value
from westmarch.games.war.bots.quest import hide_value, move_value
from westmarch.games.war.ids import (
    ARAGORN,
    ARMY_MUSTER,
    CARD,
    CHAR,
    CHARACTER,
    DIE,
    DRAW,
    EVENT,
    FREE,
    HIDE,
    MOVE_COMPANIONS,
    MOVE_FELLOWSHIP,
    MUSTER,
    NATION,
    PASS,
    REGION,
    RING,
    SEPARATE,
    SKIP,
    STRIDER,
    TOKEN,
    WILL,
    Side,
)
from westmarch.games.war.rules import choices, dice
from westmarch.games.war.seats import acting
from westmarch.games.war.state import OFF_TRACK, WarState

LEAST = 0.05
"""Worth below which a die is rather passed or skipped."""
LEAVING = 0.3
"""What a Character result costs at most when Companions should leave."""
WISH = 1.3
"""Worth of a step of the Fellowship for which a ring is given."""


def quest_value(s: WarState) -> float:
    """Worth of what the Ring-bearers would do next with a Character result."""
    return move_value(s) if s.hidden else hide_value(s)


def costs(s: WarState) -> list[float]:
    """What each face would be missed for."""
    quest = max(0.0, min(2.0, quest_value(s) - 0.4))
    able = s.dice[FREE][CHARACTER] + s.dice[FREE][WILL]
    character = quest if able <= 2 else 0.6 * quest
    found = [character, 0.1, 0.1, 0.15, 0.2, character + 0.25, NEVER]
    return found


def choose(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`action.choose`."""
    j = judge(s)
    faces = dice.faces(s, FREE)
    price = costs(s)
    quest = quest_value(s)
    found: list[Candidate] = choosing.regions(s, j, FREE, codes, faces, price)
    found += choosing.played(s, j, FREE, codes, faces, price)
    for code in codes:
        if code not in REGION and code not in CARD:
            worth = _other(s, j, code, faces, price, quest)
            if worth > 0:
                found.append((worth, code, -1))
    if RING in codes and _wants_ring(s, faces, quest):
        last = sum(s.dice[FREE]) == 1  # then the ring must be worth what the die itself would do
        if not last or _best(found) < quest - 0.3:
            return RING
    fallback = PASS if PASS in codes else SKIP
    if fallback not in codes:
        fallback = codes[-1]
    return choosing.settle(s, j, FREE, found, fallback, LEAST)


def _other(s: WarState, j: Judgement, code: int, faces: int, price: list[float], quest: float) -> float:
    if code in CHAR:
        return 4.5 if CHAR.of(code) == ARAGORN else 4.0
    if code in NATION:
        nation = NATION.of(code)
        serves = choices.nation_faces(s, acting(s, FREE), nation)
        return nation_value(s, j, nation) - cheapest(price, serves, faces)
    if code in TOKEN:
        return token_value(s, acting(s, FREE), TOKEN.of(code))
    if code == MOVE_FELLOWSHIP:
        return quest
    if code == HIDE:
        return quest
    cost = cheapest(price, dice.FOR_CHARACTER, faces)
    if code == SEPARATE:
        return leavers(s, j)[0] - min(cost, LEAVING) if cost < NEVER else -1.0
    if code == MOVE_COMPANIONS:
        return walk_value(s, j) - cost
    if code == DRAW:
        return choosing.draw_value(s, FREE) - cheapest(price, dice.FOR_EVENT, faces)
    return -1.0


def _best(found: list[Candidate]) -> float:
    return max((worth for worth, _, _ in found), default=0.0)


# -- Elven Rings ------------------------------------------------------------------------------------


def _wants_ring(s: WarState, faces: int, quest: float) -> bool:
    """A ring for a Character result, when the Ring-bearers should act and no die lets them."""
    if faces & dice.FOR_CHARACTER:
        return False
    if s.mordor != OFF_TRACK:
        return not s.mordor_tried or (s.hidden and quest > 2.0)
    if not s.hidden:
        return s.guide != STRIDER and s.rings[FREE] > 1
    return not s.hunt_free and quest > WISH and s.rings[FREE] > 0


def ring_die(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """The die that is missed least becomes another."""
    j = judge(s)
    held = s.hand[acting(s, FREE)]
    event = 0.4 if held else 0.1
    muster = max((nation_value(s, j, nation) for nation in range(5) if s.step[nation] < 3), default=0.3)
    worth = {CHARACTER: 5.0, WILL: 6.0, EVENT: event, MUSTER: muster, ARMY_MUSTER: muster + 0.1}
    return min(codes, key=lambda code: worth.get(DIE.of(code), 0.5))


def ring_face(s: WarState, side: Side, codes: Sequence[int]) -> int:
    return DIE.code(CHARACTER) if DIE.code(CHARACTER) in codes else codes[0]


def pay(s: WarState, side: Side, codes: Sequence[int]) -> int:
    """`action.die`."""
    return choosing.pay(costs(s), codes)
