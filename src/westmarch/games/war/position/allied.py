"""Positions as data: what three and four players have beyond two (chapter 11), and the tokens of the saga."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from westmarch.core.errors import PositionError
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.war.allies import Allies, shared
from westmarch.games.war.control import controlled
from westmarch.games.war.ids import (
    CARDS,
    FREE,
    NATIONS,
    REGIONS,
    SHADOW,
    SIDES,
    TOKENS,
    TOKENS_OF,
    Seat,
    Side,
)
from westmarch.games.war.position.values import mapping, names, one_of
from westmarch.games.war.seats import NOBODY, commander
from westmarch.games.war.state import ACTION

if TYPE_CHECKING:
    from westmarch.games.war.state import WarState

ALLIED = ("leader", "next", "known", "captured_by", "last_action", "actor", "arrived")
"""Keys that only positions of three and four players have."""


def write_allies(s: WarState) -> dict[str, Any]:
    seats, allies = s.seating.names, s.allies
    data: dict[str, Any] = {
        "leader": {SIDES[side]: seats[seat] for side, seat in enumerate(allies.leaders)},
        "next": {SIDES[side]: seats[seat] for side, seat in enumerate(allies.next)},
        "known": {seats[seat]: _cards(mask) for seat, mask in enumerate(allies.known) if mask},
        "captured_by": {
            REGIONS[at]: seats[seat] for seat, mask in enumerate(allies.captured) for at in members(mask)
        },
    }
    if s.seating.lone != NOBODY:
        nations, armies = s.doing if s.allies.last == (0, 0) else s.allies.last
        data["last_action"] = {
            "nations": [NATIONS[nation] for nation in members(nations)],
            "armies": [REGIONS[at] for at in members(armies)],
        }
    if s.battle is not None or s.draw_after >= 0:
        data["actor"] = seats[s.actor]
        data["arrived"] = [REGIONS[at] for at in members(s.came)]
    return data


def merged_entry(s: WarState, at: int) -> dict[str, Any]:
    """What a region says of allies who have joined there: true, or of whom if only one side has."""
    if not any(has(mask, at) for mask in s.allies.merged):
        return {}
    both = [side for side in (FREE, SHADOW) if has(shared(s, side), at)]
    joined = [side for side in both if has(s.allies.merged[side], at)]
    return {"merged": True if joined == both else [SIDES[side] for side in joined]}


def _cards(mask: int) -> list[str]:
    return [CARDS[card] for card in members(mask)]


def read_allies(s: WarState, data: dict[str, Any]) -> None:
    seats = s.seating.names
    leaders = _by_side(s, "leader", data.get("leader", {}), [_leader_of_turn(s, side) for side in (0, 1)])
    followers = [_other(s, seat) for seat in leaders]
    default = [followers[FREE], followers[SHADOW]]
    if "to_act" in data:
        seat = seats.index(data["to_act"])
        default[s.seating.sides[seat]] = seat
    following = _by_side(s, "next", data.get("next", {}), default)
    if "to_act" in data and "next" in data and seats.index(data["to_act"]) not in following:
        raise PositionError(f"to_act: {data['to_act']} is not the next of that side")
    s.allies = Allies(
        leaders=leaders,
        next=following,
        known=_known(s, data),
        given=s.allies.given,
        captured=captures(s, mapping("captured_by", data.get("captured_by", {}), REGIONS), leaders),
        merged=_merged(s, data),
    )
    if "last_action" in data:
        _last_action(s, data["last_action"])
    if "actor" in data:
        s.actor = seats.index(one_of("actor", data["actor"], seats))
    for name in names("arrived", data.get("arrived", []), REGIONS):
        s.came |= just(REGIONS.index(name))


def refuse_allied(data: dict[str, Any]) -> None:
    """Two players have no allies."""
    for key in ALLIED:
        if key in data:
            raise PositionError(f"{key}: only with three or four players")


def _leader_of_turn(s: WarState, side: Side) -> Seat:
    """The token changes hands each turn (p. 45)."""
    players = s.seating.players[side]
    return players[(s.turn - 1) % len(players)]


def _other(s: WarState, seat: Seat) -> Seat:
    ally = s.seating.allies[seat]
    return seat if ally == NOBODY else ally


def _by_side(s: WarState, key: str, value: Any, default: list[Seat]) -> tuple[Seat, ...]:
    given = mapping(key, value, SIDES)
    found = list(default)
    for side, name in enumerate(SIDES):
        if name in given:
            players = [s.seating.names[seat] for seat in s.seating.players[side]]
            found[side] = s.seating.names.index(one_of(f"{key}, {name}", given[name], players))
    return tuple(found)


def _known(s: WarState, data: dict[str, Any]) -> tuple[int, ...]:
    known = [0] * s.seating.count
    for name, cards in mapping("known", data.get("known", {}), s.seating.names).items():
        seat = s.seating.names.index(name)
        ally = s.seating.allies[seat]
        known[seat] = set_of(CARDS.index(card) for card in names(f"known, {name}", cards, CARDS))
        if ally == NOBODY or known[seat] & ~s.hand[ally]:
            raise PositionError(f"known, {name}: only cards in the hand of the ally")
    return tuple(known)


def captures(
    s: WarState, given: dict[str, str] | None = None, leaders: tuple[Seat, ...] = (0, 1)
) -> tuple[int, ...]:
    """Who has captured what: as it is said, else who has most units there, else the leader."""
    captured, given = [0] * s.seating.count, dict(given or {})
    for side in (FREE, SHADOW):
        taken = s.board.home[1 - side] & controlled(s, side)
        players = [s.seating.names[seat] for seat in s.seating.players[side]]
        for at in members(taken):
            seat = commander(s, side, at) if s.strength[side][at] else leaders[side]
            if REGIONS[at] in given:
                name = one_of(f"captured_by, {REGIONS[at]}", given.pop(REGIONS[at]), players)
                seat = s.seating.names.index(name)
            captured[seat] |= just(at)
    for name in given:
        raise PositionError(f"captured_by: {name} is not captured")
    return tuple(captured)


def _merged(s: WarState, data: dict[str, Any]) -> tuple[int, int]:
    merged = [0, 0]
    for name, entry in data.get("regions", {}).items():
        value = entry.get("merged", False)
        at = REGIONS.index(name)
        if value is False:
            continue
        both = [side for side in (FREE, SHADOW) if has(shared(s, side), at)]
        joined = (
            both if value is True else [SIDES.index(one) for one in names(f"{name}, merged", value, SIDES)]
        )
        if not joined or not set(joined) <= set(both):
            raise PositionError(f"{name}, merged: a mixed army has units of two players")
        for side in joined:
            merged[side] |= just(at)
    return merged[0], merged[1]


def _last_action(s: WarState, value: Any) -> None:
    if s.seating.lone == NOBODY:
        raise PositionError("last_action: only with three players")
    entry = mapping("last_action", value, ("nations", "armies"))
    nations = names(
        "last_action, nations", entry.get("nations", []), [NATIONS[n] for n in s.seating.rows[FREE]]
    )
    armies = names("last_action, armies", entry.get("armies", []), REGIONS)
    s.doing = (
        set_of(NATIONS.index(name) for name in nations),
        set_of(REGIONS.index(name) for name in armies),
    )


# -- action tokens ----------------------------------------------------------------------------------


def write_tokens(s: WarState) -> dict[str, Any]:
    return {
        SIDES[side]: [TOKENS[token] for token in members(s.tokens & TOKENS_OF[side])]
        for side in (FREE, SHADOW)
    }


def read_tokens(s: WarState, data: dict[str, Any]) -> None:
    given = mapping("tokens", data.get("tokens", {}), SIDES)
    for side, name in enumerate(SIDES):
        own = [TOKENS[token] for token in members(TOKENS_OF[side])]
        for token in names(f"tokens, {name}", given.get(name, []), own):
            s.tokens |= just(TOKENS.index(token))
    used = mapping("this_turn", data.get("this_turn", {}), data.get("this_turn", {})).get("token", [])
    for name in names("this_turn, token", used, SIDES):
        s.token_used |= just(SIDES.index(name))
    if s.token_used and s.phase != ACTION:
        raise PositionError("this_turn, token: tokens are used in the action phase")
