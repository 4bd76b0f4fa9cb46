"""Chapter 4, the six phases of a turn (p. 18-19), and chapter 10, victory (p. 44)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.chance import CHANCE
from westmarch.core.rules import Question, Reason, Result, tell
from westmarch.core.sets import members
from westmarch.games.war.control import controlled, points
from westmarch.games.war.ids import (
    DIE,
    EYE,
    FACES,
    FREE,
    NUMBER,
    SHADOW,
    SIDE_TEXTS,
    Regions,
    Seat,
    Side,
)
from westmarch.games.war.rules import dice, fellowship, tokens
from westmarch.games.war.rules.hand import draw_for_turn, exchange, trim_hand
from westmarch.games.war.rules.mixed_armies import NOTHING
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.seats import NOBODY, follower, leader, part_text, seats_of
from westmarch.games.war.state import ACTION, FELLOWSHIP, OFF_TRACK, OVER, RECOVER, ROLL, VICTORY, WarState

Steps = Generator[Question, Any, None]
REASONS = ("victory.corruption", "victory.ring_destroyed", "victory.shadow_military", "victory.free_military")
SHADOW_POINTS, FREE_POINTS = 10, 4


def recover(s: WarState) -> Steps:
    """Phase 1: dice come back, with those gained and without those lost; each draws from both decks.

    Allies may exchange a card last (p. 45).
    """
    tell(s, "turn.begins", turn=s.turn)
    if s.turn > 1:
        for seat in s.allies.leaders:
            if s.seating.allies[seat] != NOBODY:
                tell(s, "turn.leader", side=part_text(s, seat))
    else:
        yield from tokens.grant(s)
    for side in (FREE, SHADOW):
        s.pool[side] = dice.of_a_turn(s, side)
        for face in range(len(FACES)):
            s.dice[side][face] = 0
    if s.hunt_free or s.hunt_shadow:
        _empty_hunt_box(s)
    s.ring_used = s.token_used = 0
    s.mouth_used = s.mordor_tried = False
    for seat in range(s.seating.count):
        yield from draw_for_turn(s, seat)
    for seat in range(s.seating.count):
        yield from trim_hand(s, seat)
    for side in (FREE, SHADOW):
        yield from exchange(s, side)
    s.phase = FELLOWSHIP


def _hand_tokens_on(s: WarState) -> None:
    """At the beginning of each turn but the first a leader hands the token to the ally (p. 45)."""
    s.allies = s.allies._replace(leaders=(follower(s, FREE), follower(s, SHADOW)))


def _empty_hunt_box(s: WarState) -> None:
    s.hunt_last = s.hunt_free
    s.hunt_free = s.hunt_shadow = 0


def allocation_limits(s: WarState) -> tuple[int, int]:
    """At least one die if the Free Peoples hunted it back; at most one a Companion, but always one."""
    low = 1 if s.hunt_last else 0
    return low, min(s.pool[SHADOW], max(1, s.company.bit_count()))


def may_allocate(s: WarState, number: int) -> Reason | None:
    """Whether so many dice may go into the Hunt Box (p. 19)."""
    low, high = allocation_limits(s)
    if number < low:
        return because("too_few_dice", 19, n=low)
    return because("too_many_dice", 19, n=high) if number > high else None


def allocate(s: WarState) -> Steps:
    """Phase 3: the Shadow puts dice into the Hunt Box before rolling (p. 19)."""
    low, high = allocation_limits(s)
    options = [NUMBER.code(number) for number in range(low, high + 1)]
    answer = options[0]
    if len(options) > 1:
        answer = yield (leader(s, SHADOW), "hunt.allocate", options)
    s.hunt_shadow = NUMBER.of(answer)
    tell(s, "hunt.allocates", n=s.hunt_shadow)
    s.phase = ROLL


def roll(s: WarState) -> Steps:
    """Phase 4: both roll; each Eye goes to the Hunt Box at once (p. 19)."""
    for side in (FREE, SHADOW):
        number = s.pool[side] - (s.hunt_shadow if side == SHADOW else 0)
        if not number:
            continue
        die = tuple(DIE.code(face) for face in s.board.faces[side])
        s.thrower = side
        outcome = yield (CHANCE, "action.roll", (die,) * number)
        for code in outcome:
            s.dice[side][DIE.of(code)] += 1
        tell(
            s,
            "action.roll",
            side=SIDE_TEXTS[side],
            dice=[DIE.texts[DIE.of(code)] for code in sorted(outcome)],
        )
    eyes = s.dice[SHADOW][EYE]
    if eyes:
        s.dice[SHADOW][EYE] = 0
        s.hunt_shadow += eyes
        tell(s, "hunt.eyes", n=eyes, total=s.hunt_shadow)
    s.to_act = FREE
    s.acted = False
    s.doing = NOTHING
    s.allies = s.allies._replace(next=(follower(s, FREE), follower(s, SHADOW)), last=NOTHING)
    s.phase = ACTION


def after_action(s: WarState) -> None:
    """Whose turn is it now? Nobody's, once all dice are used."""
    if dice.unused(s, s.to_act):
        return
    if dice.unused(s, 1 - s.to_act):
        s.to_act = 1 - s.to_act
        return
    if s.mordor != OFF_TRACK and not s.mordor_tried:
        tell(s, "fellowship.lingers")
        fellowship.corrupt(s, 1)
    s.phase = VICTORY


def victory(s: WarState) -> None:
    """Phase 6: the military conditions, the Shadow's first (p. 44)."""
    if points(s, SHADOW) >= SHADOW_POINTS:
        s.winner, s.reason = SHADOW, 2
    elif points(s, FREE) >= FREE_POINTS:
        s.winner, s.reason = FREE, 3
    else:
        _empty_hunt_box(s)
        s.turn += 1
        _hand_tokens_on(s)
        s.phase = RECOVER


def finish(s: WarState) -> None:
    s.phase = OVER
    tell(s, REASONS[s.reason], side=SIDE_TEXTS[s.winner], points=points(s, s.winner))
    _name_the_first(s)


def standing_within(s: WarState, side: Side) -> dict[Seat, int]:
    """Points of each player of a side: what his nations captured less what they lost (p. 46).

    Of the Free Peoples only what they lost counts.
    """
    lost = s.board.home[side] & controlled(s, 1 - side)
    found = {}
    for seat in seats_of(s, side):
        own = _worth(s, lost & _lands(s, seat))
        taken = _worth(s, s.allies.captured[seat]) if side == SHADOW else 0
        found[seat] = taken - own
    return found


def _lands(s: WarState, seat: Seat) -> Regions:
    lands = 0
    for nation in s.seating.rows[seat]:
        lands |= s.board.of_nation[nation]
    return lands


def _worth(s: WarState, regions: Regions) -> int:
    return sum(s.board.points[at] for at in members(regions))


def _name_the_first(s: WarState) -> None:
    """A team wins together; within it, who comes first is named beside (p. 46)."""
    standing = standing_within(s, s.winner)
    best = max(standing.values())
    first = [seat for seat, points_ in standing.items() if points_ == best]
    if len(first) < len(standing):
        tell(s, "victory.first", side=part_text(s, first[0]), points=best)
    elif len(first) > 1:
        tell(s, "victory.shared", side=SIDE_TEXTS[s.winner], points=best)


def result(s: WarState) -> Result | None:
    if s.winner < 0:
        return None
    scores = tuple(1.0 if side == s.winner else 0.0 for side in s.seating.sides)
    return Result(scores, seats_of(s, s.winner), REASONS[s.reason])
