"""Positions as data: a match from a position written by hand; what cannot be is refused with the reason.

Default: only what is listed stands on the map, all other figures are reinforcements; everything else
is as at set-up, with empty hands, tables, Hunt Box and dice.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from westmarch.core.chance import Chance
from westmarch.core.content import Content
from westmarch.core.errors import PositionError
from westmarch.core.parts import expect
from westmarch.core.rules import OptionSpec, Setup
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.war.board import Board
from westmarch.games.war.cards.lasting import on_table
from westmarch.games.war.cards.registry import stands
from westmarch.games.war.ids import (
    CARD_NUMBERS,
    CARDS,
    DECK_MASKS,
    DECKS,
    EYE,
    FACES,
    FREE,
    NATIONS,
    SHADOW,
    SIDES,
    TILES,
    deck_of,
    deck_side,
)
from westmarch.games.war.position.allied import ALLIED, captures, read_allies, read_tokens, refuse_allied
from westmarch.games.war.position.map import read_battle, read_characters, read_fellowship, read_map
from westmarch.games.war.position.values import flag, mapping, names, number, one_of
from westmarch.games.war.rules.dice import of_a_turn
from westmarch.games.war.rules.hunt import refill
from westmarch.games.war.rules.turn import REASONS
from westmarch.games.war.seats import SEATINGS, commander
from westmarch.games.war.state import ACTION, AT_WAR, OVER, PHASES, RECOVER, WarState

KEYS = {
    "phase",
    "turn",
    "to_act",
    "options",
    "dice",
    "pool",
    "hunt_box",
    "elven_rings",
    "regions",
    "characters",
    "dead",
    "control",
    "politics",
    "fellowship",
    "hands",
    "table",
    "played",
    "discards",
    "decks",
    "casualties",
    "hunt_pool",
    "drawn_tiles",
    "removed_tiles",
    "specials_in_play",
    "last_turn",
    "this_turn",
    "players",
    "battle",
    "draw_after",
    "over",
    "tokens",
    *ALLIED,
}
WORDS = {4: "four", 6: "six"}


def read(
    data: dict[str, Any], content: Content, board: Board, specs: Sequence[OptionSpec]
) -> tuple[Setup, WarState]:
    expect(data, KEYS)
    players = data.get("players", 2)
    if isinstance(players, bool) or players not in SEATINGS:
        raise PositionError(f"players must be {', '.join(map(str, SEATINGS))}")
    given = mapping("options", data.get("options", {}), [spec.name for spec in specs])
    options = {spec.name: spec.check(given.get(spec.name, spec.default), players) for spec in specs}
    s = WarState.at_start(board, options, players)
    _phase(s, data)
    read_map(s, data)
    read_characters(s, data)
    read_fellowship(s, data)
    _politics(s, data)
    _dice(s, data)
    _cards(s, data)
    _tiles(s, data)
    _turns(s, data)
    if s.seating.count > 2:
        read_allies(s, data)
    else:
        refuse_allied(data)
        s.allies = s.allies._replace(captured=captures(s))
    read_tokens(s, data)
    if "battle" in data:
        read_battle(s, data["battle"])
        _actor(s, data)
    if "draw_after" in data:
        _draw_after(s, data)
    _over(s, data)
    return Setup(players, options, content, board), s


def _actor(s: WarState, data: dict[str, Any]) -> None:
    """Whose action the battle is: unless it is said, of the player who commands the attackers."""
    b = s.battle
    if b is not None and "actor" not in data:
        s.actor = commander(s, b.attacker, b.from_, b.rear)


def _phase(s: WarState, data: dict[str, Any]) -> None:
    s.phase = PHASES.index(one_of("phase", data.get("phase", "recover"), PHASES))
    s.turn = number("turn", data.get("turn", 1), 1, 999)
    names_ = s.seating.names
    seat = names_.index(one_of("to_act", data.get("to_act", names_[0]), names_))
    s.to_act = s.seating.sides[seat]


def _politics(s: WarState, data: dict[str, Any]) -> None:
    for nation, entry in mapping("politics", data.get("politics", {}), NATIONS).items():
        where = f"politics, {nation}"
        values = mapping(where, entry, ("step", "active"))
        index = NATIONS.index(nation)
        if "active" in values:
            active = flag(f"{where}, active", values["active"])
            s.active = s.active | just(index) if active else s.active & ~just(index)
        if "step" in values:
            step = values["step"]
            s.step[index] = AT_WAR if step == "at_war" else number(f"{where}, step", step, 1, AT_WAR) - 1
        if s.step[index] == AT_WAR and not has(s.active, index):
            raise PositionError(f"{nation} cannot be at war while it is passive")


def _dice(s: WarState, data: dict[str, Any]) -> None:
    pool = mapping("pool", data.get("pool", {}), SIDES)
    box = mapping("hunt_box", data.get("hunt_box", {}), SIDES)
    rings = mapping("elven_rings", data.get("elven_rings", {}), SIDES)
    dice = mapping("dice", data.get("dice", {}), SIDES)
    for side, name in enumerate(SIDES):
        most = s.board.dice[side][1]
        s.pool[side] = number(f"pool, {name}", pool.get(name, of_a_turn(s, side)), 0, most)
        s.rings[side] = number(f"elven_rings, {name}", rings.get(name, s.rings[side]), 0, 3)
        faces = dice.get(name, [])
        allowed = {FACES[face] for face in s.board.faces[side]} | {"army", "character", "event", "muster"}
        shown = names(f"dice, {name}", faces, sorted(allowed), repeat=True)
        for face in shown[: most + 1]:  # one too many is refused below
            s.dice[side][FACES.index(face)] += 1
    if sum(s.rings) > 3:
        raise PositionError("there are only three Elven Rings")
    s.hunt_free = number("hunt_box, free", box.get("free", 0), 0, 6)
    s.hunt_shadow = number("hunt_box, shadow", box.get("shadow", 0), 0, 10)
    s.hunt_shadow += s.dice[SHADOW][EYE]  # an Eye lies in the Hunt Box at once (p. 19)
    s.dice[SHADOW][EYE] = 0
    for side, boxed in ((FREE, s.hunt_free), (SHADOW, s.hunt_shadow)):
        used, most = sum(s.dice[side]) + boxed, s.board.dice[side][1]
        if used > most:
            raise PositionError(f"{SIDES[side]} cannot have {used} dice, Hunt Box included; there are {most}")


def _cards(s: WarState, data: dict[str, Any]) -> None:
    seen = 0

    def placed(where: str, value: Any, side: int | None) -> int:
        nonlocal seen
        mask = 0
        for card in _named(where, value):
            name = CARDS[card]
            if side is not None and card // 48 != side:
                raise PositionError(f"{where}: {name} is not a card of this side")
            if has(seen, card):
                raise PositionError(f"{where}: {name} is in two places")
            seen |= just(card)
            mask |= just(card)
        return mask

    hands = mapping("hands", data.get("hands", {}), s.seating.names)
    table = mapping("table", data.get("table", {}), SIDES)
    discards = mapping("discards", data.get("discards", {}), s.seating.names)
    for seat, name in enumerate(s.seating.names):
        side = s.seating.sides[seat]
        s.hand[seat] = placed(f"hands, {name}", hands.get(name, []), side)
        if s.hand[seat].bit_count() > s.seating.hand_limits[seat]:
            raise PositionError(f"{name} holds more than {WORDS[s.seating.hand_limits[seat]]} cards")
        s.discards[seat] = placed(f"discards, {name}", discards.get(name, []), side)
    for side, name in enumerate(SIDES):
        s.table[side] = placed(f"table, {name}", table.get(name, []), side)
        if s.table[side] & ~s.board.stays:
            raise PositionError(f"table, {name}: a card that does not stay on the table")
    s.played = placed("played", data.get("played", []), None)
    for card in members(on_table(s)):
        if not stands(s, card):
            raise PositionError(f"table: {CARDS[card]} would have been discarded, its condition is not met")
    decks = mapping("decks", data.get("decks", {}), DECKS)
    for deck, name in enumerate(DECKS):
        _deck(s, deck, decks.get(name), seen, data)


def _named(where: str, value: Any) -> list[int]:
    """Cards by name, or by deck and number as printed on them."""
    if isinstance(value, list):
        value = [CARDS[CARD_NUMBERS.index(name)] if name in CARD_NUMBERS else name for name in value]
    return [CARDS.index(name) for name in names(where, value, CARDS)]


def _deck(s: WarState, deck: int, wanted: Any, seen: int, data: dict[str, Any]) -> None:
    """All cards that are nowhere else; so many of them; these, in order; or some on top of the rest."""
    left = DECK_MASKS[deck] & ~seen
    where = f"decks, {DECKS[deck]}"
    if isinstance(wanted, list):
        wanted = {"top": wanted}
    if isinstance(wanted, dict):
        parts = mapping(where, wanted, ("top", "rest"))
        top, rest = (_named(f"{where}, {part}", parts.get(part, [])) for part in ("top", "rest"))
        for card in (*top, *rest):
            if not has(left, card):
                raise PositionError(f"{where}: {CARDS[card]} is elsewhere or of another deck")
        if both := set(top) & set(rest):
            raise PositionError(f"{where}: {CARDS[both.pop()]} is in two places")
        s.deck_tops = (*s.deck_tops[:deck], tuple(top), *s.deck_tops[deck + 1 :])
        s.decks[deck] = set_of(card for card in (*top, *rest))
    elif wanted is not None:
        many = number(where, wanted, 0, left.bit_count())
        canonical = json.dumps([deck, data], sort_keys=True, default=str).encode()
        chance = Chance.of(int.from_bytes(hashlib.sha256(canonical).digest()[:8], "big"))
        s.decks[deck] = set_of(card for card in chance.shuffled(members(left))[:many])
    else:
        s.decks[deck] = left
    s.discards[s.seating.players[deck_side(deck)][0]] |= left & ~s.decks[deck]


def _draw_after(s: WarState, data: dict[str, Any]) -> None:
    value = data["draw_after"]
    card = CARDS.index(one_of("draw_after", value, CARDS))
    if not has(s.played | s.table[FREE] | s.table[SHADOW], card):
        raise PositionError(f"draw_after: {value} has not been played")
    if s.phase != ACTION:
        raise PositionError("draw_after: only in the action phase")
    s.draw_after = card
    if "actor" not in data and s.battle is None:
        s.actor = s.seating.players[deck_side(deck_of(card))][0]


def _tiles(s: WarState, data: dict[str, Any]) -> None:
    def mask(key: str) -> int:
        return set_of(TILES.index(name) for name in names(key, data.get(key, []), TILES))

    s.drawn_tiles = mask("drawn_tiles")
    s.removed_tiles = mask("removed_tiles")
    s.specials = mask("specials_in_play")
    if s.specials & s.board.standard_tiles:
        raise PositionError("specials_in_play: only special tiles wait for the Mordor Track")
    default = s.board.standard_tiles & ~s.drawn_tiles & ~s.removed_tiles
    s.tiles = mask("hunt_pool") if "hunt_pool" in data else default
    places = (s.tiles, s.drawn_tiles, s.removed_tiles, s.specials)
    if (
        sum(place.bit_count() for place in places)
        != (places[0] | places[1] | places[2] | places[3]).bit_count()
    ):
        raise PositionError("a Hunt tile is in two places")
    named = places[0] | places[1] | places[2] | places[3]
    s.drawn_tiles |= s.board.standard_tiles & ~named  # what is not in the pool has been drawn
    if not s.tiles:
        refill(s)  # the moment it was empty (p. 40)


def _turns(s: WarState, data: dict[str, Any]) -> None:
    last = mapping("last_turn", data.get("last_turn", {}), ("free_dice_in_hunt_box",))
    s.hunt_last = number("last_turn, free_dice_in_hunt_box", last.get("free_dice_in_hunt_box", 0), 0, 6)
    if s.phase == RECOVER and "last_turn" in data and "hunt_box" not in data:
        s.hunt_free = s.hunt_last
    now = mapping(
        "this_turn", data.get("this_turn", {}), ("acted", "rings_used", "mouth_used", "mordor_tried", "token")
    )
    s.acted = flag("this_turn, acted", now.get("acted", False))
    for name in names("this_turn, rings_used", now.get("rings_used", []), SIDES):
        s.ring_used |= just(SIDES.index(name))
    s.mouth_used = flag("this_turn, mouth_used", now.get("mouth_used", False))
    s.mordor_tried = flag("this_turn, mordor_tried", now.get("mordor_tried", False))
    if s.phase != ACTION and any(map(sum, s.dice)):
        raise PositionError(f"no dice lie face up in phase {PHASES[s.phase]}")


def _over(s: WarState, data: dict[str, Any]) -> None:
    if (s.phase == OVER) != ("over" in data):
        raise PositionError("'over' says who has won, in phase 'over' and in no other")
    if s.phase == OVER:
        over = mapping("over", data["over"], ("winner", "reason"))
        s.winner = SIDES.index(one_of("over, winner", over.get("winner"), SIDES))
        s.reason = REASONS.index(one_of("over, reason", over.get("reason"), REASONS))
