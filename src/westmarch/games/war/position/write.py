"""Positions as data: writing the whole truth down (`position_read` takes it back).

The shape is that of ``docs/positions.md``; what has its default is left out.
"""

from __future__ import annotations

from typing import Any

from westmarch.core.rules import Setup
from westmarch.core.sets import has, members, set_of
from westmarch.games.war.battle_state import Battle
from westmarch.games.war.control import holder
from westmarch.games.war.ids import (
    CARDS,
    CHARACTERS,
    DECKS,
    FACES,
    FIGURES_OF,
    FREE,
    KINDS,
    NATION_OF,
    NATIONS,
    NAZGUL,
    REGIONS,
    SHADOW,
    SIDES,
    TILES,
    UNIT_KINDS,
)
from westmarch.games.war.position.allied import merged_entry, write_allies, write_tokens
from westmarch.games.war.rules.turn import REASONS
from westmarch.games.war.state import AT_WAR, OFF_TRACK, OUT, OVER, PHASES, WarState

KIND_NAMES = ("regular", "elite", "leader", "nazgul")
BATTLES = ("field", "assault", "sortie")


def kind_name(kind: int) -> str:
    if kind == NAZGUL:
        return "nazgul"
    return KIND_NAMES[kind & 1] if kind < UNIT_KINDS else "leader"


def write(s: WarState, setup: Setup) -> dict[str, Any]:
    data: dict[str, Any] = {
        "phase": PHASES[s.phase],
        "turn": s.turn,
        "to_act": _to_act(s),
        "options": dict(setup.options),
        "dice": {SIDES[side]: _dice(s, side) for side in (FREE, SHADOW)},
        "pool": dict(zip(SIDES, s.pool, strict=True)),
        "hunt_box": {"free": s.hunt_free, "shadow": s.hunt_shadow},
        "elven_rings": dict(zip(SIDES, s.rings, strict=True)),
        "regions": {REGIONS[at]: _region(s, at) for at in range(len(REGIONS)) if _holds(s, at)},
        "characters": {
            name: REGIONS[at] for name, at in zip(CHARACTERS, s.where, strict=True) if at < len(REGIONS)
        },
        "dead": [name for name, at in zip(CHARACTERS, s.where, strict=True) if at == OUT],
        "control": _control(s),
        "politics": _politics(s),
        "fellowship": _fellowship(s),
        "hands": {name: card_names(s.hand[seat]) for seat, name in enumerate(s.seating.names)},
        "table": {SIDES[side]: card_names(s.table[side]) for side in (FREE, SHADOW)},
        "played": card_names(s.played),
        "discards": {name: card_names(s.discards[seat]) for seat, name in enumerate(s.seating.names)},
        "decks": {name: _deck(s, deck) for deck, name in enumerate(DECKS)},
        "casualties": _casualties(s),
        "hunt_pool": tile_names(s.tiles),
        "drawn_tiles": tile_names(s.drawn_tiles),
        "removed_tiles": tile_names(s.removed_tiles),
        "specials_in_play": tile_names(s.specials),
        "last_turn": {"free_dice_in_hunt_box": s.hunt_last},
        "this_turn": {
            "acted": s.acted,
            "rings_used": [SIDES[side] for side in (FREE, SHADOW) if has(s.ring_used, side)],
            "mouth_used": s.mouth_used,
            "mordor_tried": s.mordor_tried,
        },
        "players": s.seating.count,
    }
    if s.seating.count > 2:
        data |= write_allies(s)
    if s.tokens:
        data["tokens"] = write_tokens(s)
    if s.token_used:
        data["this_turn"]["token"] = [SIDES[side] for side in (FREE, SHADOW) if has(s.token_used, side)]
    if s.battle is not None:
        data["battle"] = _battle(s.battle)
    if s.draw_after >= 0:
        data["draw_after"] = CARDS[s.draw_after]
    if s.phase == OVER:
        data["over"] = {"winner": SIDES[s.winner], "reason": REASONS[s.reason]}
    return data


def _to_act(s: WarState) -> str:
    """The seat that acts next."""
    return s.seating.names[s.allies.next[s.to_act]]


def card_names(mask: int) -> list[str]:
    return [CARDS[number] for number in members(mask)]


def _deck(s: WarState, deck: int) -> dict[str, list[str]]:
    """Cards whose order is fixed, the next one first, and those that lie under them in any order."""
    top = s.deck_tops[deck]
    rest = s.decks[deck] & ~set_of(card for card in top)
    return {"top": [CARDS[card] for card in top], "rest": card_names(rest)}


def tile_names(mask: int) -> list[str]:
    return [TILES[number] for number in members(mask)]


def _dice(s: WarState, side: int) -> list[str]:
    return [FACES[face] for face, number in enumerate(s.dice[side]) for _ in range(number)]


def _holds(s: WarState, at: int) -> bool:
    return any(s.figures[at * KINDS : (at + 1) * KINDS])


def _region(s: WarState, at: int) -> dict[str, Any]:
    if not has(s.besieged, at):
        return {"army": {**figures_of(s, at, FREE), **figures_of(s, at, SHADOW)}, **merged_entry(s, at)}
    within = holder(s, at)
    return {
        "besieged": True,
        "inside": figures_of(s, at, within),
        "field": figures_of(s, at, 1 - within),
        **merged_entry(s, at),
    }


def figures_of(s: WarState, at: int, side: int) -> dict[str, dict[str, int]]:
    """Figures of a side in a region by nation and kind."""
    army: dict[str, dict[str, int]] = {}
    for kind in FIGURES_OF[side]:
        number = s.figures[at * KINDS + kind]
        if number:
            army.setdefault(NATIONS[NATION_OF[kind]], {})[kind_name(kind)] = number
    return army


def _control(s: WarState) -> dict[str, str]:
    """Settlements held by another side than at the start."""
    changed = s.control ^ s.board.home[SHADOW]
    return {REGIONS[at]: SIDES[holder(s, at)] for at in members(changed)}


def _politics(s: WarState) -> dict[str, Any]:
    return {
        nation: {
            "step": "at_war" if s.step[number] == AT_WAR else s.step[number] + 1,
            "active": has(s.active, number),
        }
        for number, nation in enumerate(NATIONS)
    }


def _fellowship(s: WarState) -> dict[str, Any]:
    return {
        "region": REGIONS[s.fellowship],
        "progress": s.progress,
        "hidden": s.hidden,
        "guide": "gollum" if s.guide >= len(CHARACTERS) else CHARACTERS[s.guide],
        "companions": [CHARACTERS[person] for person in members(s.company)],
        "corruption": s.corruption,
        "mordor": None if s.mordor == OFF_TRACK else s.mordor,
    }


def _casualties(s: WarState) -> dict[str, dict[str, int]]:
    lost: dict[str, dict[str, int]] = {}
    for kind in FIGURES_OF[FREE]:
        if s.lost[kind]:
            lost.setdefault(NATIONS[NATION_OF[kind]], {})[kind_name(kind)] = s.lost[kind]
    return lost


def _battle(b: Battle) -> dict[str, Any]:
    """A battle between two rounds."""
    rear: dict[str, dict[str, int]] = {}
    for kind, number in enumerate(b.rear or b""):
        if number:
            rear.setdefault(NATIONS[NATION_OF[kind]], {})[kind_name(kind)] = number
    return {
        "kind": BATTLES[b.kind],
        "attacker": SIDES[b.attacker],
        "from": REGIONS[b.from_],
        "at": REGIONS[b.at],
        "round": b.round,
        "rearguard": rear,
        "rearguard_characters": [CHARACTERS[person] for person in members(b.rear_persons)],
        "assault_rounds": b.assault_rounds,
        "mute_free": b.mute_free,
        "may_cease": b.may_cease,
        "landing": b.landing,
        "penalty": b.penalty,
        "white_rider": b.white_rider,
    }
