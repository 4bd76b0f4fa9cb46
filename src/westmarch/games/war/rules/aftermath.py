"""Chapter 6, retreat, withdrawal and advance (p. 31-33): how a battle leaves the field."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import has, just, members
from westmarch.games.war.battle_state import FIELD, NO_CARD, Battle
from westmarch.games.war.control import free_for, holder
from westmarch.games.war.ids import ALL, KINDS, NONE, REGION, SIDE_TEXTS, SPLIT, Region
from westmarch.games.war.rules import politics, settlements
from westmarch.games.war.rules.groups import Group, all_of, move_group, pick, units_in
from westmarch.games.war.rules.losses import settle
from westmarch.games.war.rules.mixed_armies import note_action
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.rules.table import barred, review_table
from westmarch.games.war.state import WarState

Steps = Generator[Question, Any, None]


def put_cards_away(s: WarState, b: Battle) -> None:
    """Combat cards are discarded face up, also when an army got away before the battle (p. 29)."""
    for number in b.cards:
        if number != NO_CARD:
            s.played |= just(number)


def finish(s: WarState, b: Battle, won: bool) -> Steps:
    """The battle is over, and with it the action; a victorious attacker in the field may move in."""
    put_cards_away(s, b)
    settlements.review_siege(s, b.at)
    if won and b.kind == FIELD:
        yield from advance(s, b)
    s.battle = None
    settlements.leaders_without_army(s, b.at)
    settlements.review_siege(s, b.from_)
    review_table(s)
    yield from settle(s, b.attacker)


def can_withdraw(s: WarState, b: Battle) -> bool:
    """A defender in the field beside a Stronghold of its own may go behind the walls (p. 31)."""
    if b.kind != FIELD or has(s.besieged, b.at):
        return False
    return has(s.board.strongholds, b.at) and holder(s, b.at) != b.attacker


def ways_out(s: WarState, b: Battle) -> list[int]:
    """Free neighbouring regions of the defender (p. 31); the quick form of `may_retreat`."""
    defender = 1 - b.attacker
    return list(members(s.board.adjacent[b.at] & free_for(s, defender) & ~barred(s, defender)))


def may_retreat(s: WarState, b: Battle, to: Region) -> Reason | None:
    """Whether the defender may retreat to a region: a free one next to the battle (p. 10, 31)."""
    there = REGION.texts[to]
    defender = 1 - b.attacker
    if not has(s.board.adjacent[b.at], to):
        return because("not_adjacent", 31, region=there)
    if not has(free_for(s, defender), to):
        return because("not_free", 31, region=there)
    return because("barred", 22, region=there) if has(barred(s, defender), to) else None


def retreats(s: WarState, b: Battle) -> Generator[Question, Any, bool]:
    """The attack goes on: the defender may leave, all together."""
    ways = ways_out(s, b)
    if not ways:
        return False
    defender = 1 - b.attacker
    answer = yield (b.command[defender], "battle.retreat", [*ways, NONE])
    if answer == NONE:
        return False
    yield from retreat(s, b, REGION.of(answer))
    return True


def retreat(s: WarState, b: Battle, to: Region) -> Steps:
    """All go; only a character of level 0 stays (p. 31). Borders do not stop a retreat (p. 36)."""
    defender = 1 - b.attacker
    group = all_of(s, defender, b.at)
    move_group(s, defender, b.at, to, group)
    tell(s, "battle.retreat", side=SIDE_TEXTS[defender], region=REGION.texts[to])
    settlements.army_enters(s, defender, to)
    politics.companions_end(s, group[1], to)
    yield from finish(s, b, won=True)


def withdraw(s: WarState, b: Battle) -> Steps:
    """Behind the walls: if the attacker moves in, the siege begins and five units stay (p. 31)."""
    defender = 1 - b.attacker
    tell(s, "battle.withdraw", side=SIDE_TEXTS[defender], region=REGION.texts[b.at])
    yield from finish(s, b, won=True)


def advance(s: WarState, b: Battle) -> Steps:
    """All, part or none of the attackers move into the region (p. 31)."""
    side = b.attacker
    group = attackers(s, b)
    if b.landing:
        arrive(s, b, group)
        return
    options = [ALL]
    if sum(group[0]) > 1 or group[1]:
        options.append(SPLIT)
    s.focus = b.at
    answer = yield (b.command[side], "battle.advance", [*options, NONE])
    if answer == NONE:
        return
    if answer == SPLIT:
        group = yield from pick(s, b.command[side], b.from_, group, "battle.advance_who")
    arrive(s, b, group)


def arrive(s: WarState, b: Battle, group: Group) -> None:
    side = b.attacker
    move_group(s, side, b.from_, b.at, group)
    settlements.review_siege(s, b.from_)
    tell(
        s,
        "battle.advance",
        side=SIDE_TEXTS[side],
        n=units_in(side, group[0]),
        region=REGION.texts[b.at],
    )
    settlements.army_enters(s, side, b.at)
    note_action(s, group[0], b.from_, b.at)
    politics.companions_end(s, group[1], b.at)


def attackers(s: WarState, b: Battle) -> Group:
    """Those who attacked and can still move."""
    rear = (bytearray(b.rear), b.rear_persons) if b.rear else (bytearray(KINDS), b.rear_persons)
    counts, persons = all_of(s, b.attacker, b.from_, rear)
    return counts, persons & s.seating.movable[b.command[b.attacker]]
