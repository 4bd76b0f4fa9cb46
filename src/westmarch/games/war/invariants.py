"""What can never be: figures made or lost, a card in two places, an army above its limit."""

from __future__ import annotations

from westmarch.core.sets import first_ones, has, just, members, set_of
from westmarch.games.war.battle_state import NO_CARD
from westmarch.games.war.control import in_field, inside, limit_at
from westmarch.games.war.figures import count
from westmarch.games.war.ids import (
    CARDS,
    CHARACTERS,
    FIGURES,
    FREE,
    KINDS,
    PERSONS_OF,
    REGIONS,
    SHADOW,
    UNITS_OF,
    elite,
    regular,
)
from westmarch.games.war.seats import held_by
from westmarch.games.war.state import ACTION, IN_FELLOWSHIP, LOST, WarState


def check(s: WarState) -> None:
    _figures(s)
    _armies(s)
    _persons(s)
    _cards(s)
    _tiles(s)
    assert 0 <= s.corruption <= LOST
    assert sum(s.rings) <= 3
    for side in (FREE, SHADOW):
        assert sum(s.dice[side]) <= s.board.dice[side][1], "more dice than in the box"


def _figures(s: WarState) -> None:
    for kind in range(KINDS):
        on_map = sum(s.figures[kind::KINDS])
        total = on_map + s.reserve[kind] + s.lost[kind]
        assert total == s.board.limits[kind], f"{total} {FIGURES[kind]}, not {s.board.limits[kind]}"


def _armies(s: WarState) -> None:
    for side in (FREE, SHADOW):
        occupied = 0
        for at in range(len(REGIONS)):
            units = sum(s.figures[at * KINDS + kind] for kind in UNITS_OF[side])
            assert units == s.strength[side][at], f"strength in {REGIONS[at]}"
            if units:
                occupied |= just(at)
            allowed = units <= limit_at(s, side, at) or _acting(s) or _unsettled(s, at)
            assert allowed, f"{units} units in {REGIONS[at]}"
        assert occupied == s.occupied[side]
    for nation, places in enumerate(s.units_of):
        kinds = (regular(nation), elite(nation))
        stand = set_of(at for at in range(len(REGIONS)) if any(count(s, at, kind) for kind in kinds))
        assert stand == places, "units of a nation are not where they are said to be"
    both = s.occupied[FREE] & s.occupied[SHADOW]
    assert both & ~s.besieged == 0 or s.battle is not None, "two armies in one region without a siege"
    if s.battle is None:
        for at in members(s.besieged):
            armies = (s.strength[FREE][at], s.strength[SHADOW][at])
            assert all(armies), f"no siege of {REGIONS[at]}"
    for at in range(len(REGIONS)):
        if not s.strength[FREE][at]:
            alone = sum(s.figures[at * KINDS + kind] for kind in range(16, 21))
            assert not alone or _unsettled(s, at), f"a Leader alone in {REGIONS[at]}"
    assert in_field(s, FREE) & in_field(s, SHADOW) == 0
    assert inside(s, FREE) & inside(s, SHADOW) == 0


def _acting(s: WarState) -> bool:
    """While an action goes on: who is too many leaves at its end (p. 26)."""
    return s.phase == ACTION and s.paid >= 0


def _unsettled(s: WarState, at: int) -> bool:
    """Where the owner is about to set things right: taking away a surplus, or in a battle."""
    return s.trimming == at or (s.battle is not None and at in (s.battle.from_, s.battle.at))


def _persons(s: WarState) -> None:
    for person in range(len(CHARACTERS)):
        assert has(s.company, person) == (s.where[person] == IN_FELLOWSHIP)
    assert s.company & ~PERSONS_OF[FREE] == 0


def _cards(s: WarState) -> None:
    seen = 0
    zones = [*s.decks, *s.hand, *s.table, s.played, *s.discards]
    if s.battle is not None:
        known = s.played | s.table[FREE] | s.table[SHADOW]
        zones += [just(card) for card in s.battle.cards if card != NO_CARD and not has(known, card)]
    for zone in zones:
        assert not seen & zone, "a card in two places"
        seen |= zone
    assert seen == first_ones(len(CARDS)), "a card is lost"
    held = held_by(s, FREE) | held_by(s, SHADOW) | s.table[FREE] | s.table[SHADOW]
    assert s.playing < 0 or has(held, s.playing), "a card is played from nowhere"


def _tiles(s: WarState) -> None:
    zones = (s.tiles, s.drawn_tiles, s.removed_tiles, s.specials)
    union = zones[0] | zones[1] | zones[2] | zones[3]
    assert sum(zone.bit_count() for zone in zones) == union.bit_count(), "a tile in two places"
    assert s.board.standard_tiles & ~union == 0, "a tile is lost"
    assert s.tiles, "an empty Hunt Pool"
