"""Chapter 9: the Hunt for the Ring (p. 40-43)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from westmarch.core.asking import Asking
from westmarch.core.chance import CHANCE
from westmarch.core.rules import Question, tell
from westmarch.core.sets import has, just
from westmarch.games.war.board import DIE_TILE, EYE_TILE
from westmarch.games.war.control import controlled
from westmarch.games.war.ids import (
    CHAR,
    FREE,
    GOLLUM,
    GUIDE,
    HOBBITS,
    KINDS,
    NAZGUL,
    NONE,
    PIP_DIE,
    PIPS,
    RANDOM,
    REVEAL,
    SHADOW,
    TILE,
    USE,
    WITCH_KING,
    Person,
    name,
)
from westmarch.games.war.rules import company, fellowship
from westmarch.games.war.rules.hunt_cards import (
    added_to_hunt,
    after_casualty,
    put_back,
    redraw,
    reduce_by_card,
    tile_prevented,
)
from westmarch.games.war.rules.throws import needed, throw
from westmarch.games.war.seats import leader
from westmarch.games.war.state import DOOM, LOST, OFF_TRACK, WarState

Steps = Generator[Question, Any, None]
Effect = Callable[[int, bool], Steps]
"""What a tile does, and whether a card was used when it was drawn."""
MOST_DICE = 5
SUCCESS = 6


def after_move(s: WarState) -> Steps:
    """The Fellowship has moved: the Shadow hunts (p. 40); on the Mordor Track a tile is drawn (p. 43)."""
    if s.mordor != OFF_TRACK:
        s.mordor_tried = True
        stopped = yield from tile(s, s.hunt_shadow + s.hunt_free)
        if s.winner < 0 and not stopped:
            s.mordor += 1
            tell(s, "fellowship.mordor_step", step=s.mordor)
            if s.mordor == DOOM and s.corruption < LOST:
                s.winner = FREE
                s.reason = 1
        return
    yield from hunt_roll(s)


def hunt_roll(s: WarState) -> Steps:
    """As many dice as Shadow dice lie in the Hunt Box, at most five; re-rolls for what is near (p. 40-41)."""
    number = min(MOST_DICE, s.hunt_shadow)
    if not number:
        tell(s, "hunt.nobody")
        return
    bonus = s.hunt_free + (yield from added_to_hunt(s))
    pips = yield from throw(s, SHADOW, number, "hunt.roll")
    hits = sum(_succeeds(value, bonus) for value in pips)
    tell(
        s,
        "hunt.roll",
        dice=[f"pips:{value}" for value in pips],
        **needed(SUCCESS, bonus),
        n=hits,
    )
    again = min(rerolls(s), number - hits)
    if again:
        pips = yield from throw(s, SHADOW, again, "hunt.reroll")
        more = sum(_succeeds(value, bonus) for value in pips)
        tell(
            s,
            "hunt.reroll",
            dice=[f"pips:{value}" for value in pips],
            **needed(SUCCESS, bonus),
            n=more,
        )
        hits += more
    if hits:
        yield from tile(s, hits)


def _succeeds(pips: int, bonus: int) -> bool:
    """A one is always a failure (p. 41)."""
    return pips > 1 and pips + bonus >= SUCCESS


def rerolls(s: WarState) -> int:
    """One each for a Shadow Stronghold, for units and for Nazgûl where the Ring-bearers are (p. 41)."""
    at = s.fellowship
    number = s.board.strongholds & controlled(s, SHADOW) & just(at)
    nazgul = s.figures[at * KINDS + NAZGUL] or s.where[WITCH_KING] == at
    return bool(number) + bool(s.strength[SHADOW][at]) + bool(nazgul)


# -- tiles --------------------------------------------------------------------------------------


def refill(s: WarState) -> None:
    """An empty pool is filled with the standard tiles again, but those removed for good (p. 40)."""
    s.tiles = s.board.standard_tiles & ~s.removed_tiles
    s.drawn_tiles &= ~s.tiles
    tell(s, "hunt.refill")


def draw_tile(s: WarState) -> Generator[Question, Any, int]:
    """One tile from the pool, which is never empty: the last one brings the others back at once (p. 40)."""
    outcome = yield (CHANCE, "hunt.tile", lambda: (TILE.codes_of(s.tiles),))
    number = TILE.of(int(outcome[0]))
    s.tiles &= ~just(number)
    s.drawn_tiles |= just(number)
    tell(s, "hunt.tile", reveals=True, tile=TILE.texts[number])
    if not s.tiles:
        refill(s)
    return number


def carry_out(s: WarState, effect: Effect) -> Asking[int]:
    """Draw a tile and carry it out; gives which it was, or -1 where a card saw to it that none is drawn.

    Where a card has another tile drawn instead, the first stays out of the pool until the other is carried
    out, for that may lead to a further draw (ruling 34).
    """
    if (yield from tile_prevented(s)):
        return -1
    first = yield from draw_tile(s)
    number = yield from redraw(s, first)
    yield from effect(number, number != first)
    if number != first:
        put_back(s, just(first))
    return number


def tile(s: WarState, eyes: int) -> Asking[bool]:
    """A successful Hunt: draw and carry out one tile. ``eyes`` is the damage of an Eye."""
    number = yield from carry_out(s, lambda number, card_used: resolve(s, number, eyes, card_used=card_used))
    return number >= 0 and has(s.board.tile_stops, number)


def draw_for_stronghold(s: WarState) -> Steps:
    """A further tile for a Stronghold on the way: an Eye there counts nothing (p. 41)."""
    yield from carry_out(s, lambda number, card_used: resolve(s, number, 0, card_used=card_used))


def by_card(s: WarState, *, no_reduction: bool = False, forced_casualty: bool = False) -> Steps:
    """A tile drawn by an Event card: an Eye or a tile of the Fellowship is put aside unread."""

    def effect(number: int, card_used: bool) -> Steps:
        if has(s.board.eye_tiles | s.board.free_tiles, number):
            tell(s, "hunt.void")
            return
        yield from resolve(
            s, number, 0, card_used=card_used, no_reduction=no_reduction, forced_casualty=forced_casualty
        )

    yield from carry_out(s, effect)


def tile_damage(s: WarState, number: int, eyes: int) -> Generator[Question, Any, int]:
    """What a tile does; the die of Shelob's Lair is thrown now (p. 40)."""
    value = s.board.tile_value[number]
    if value == EYE_TILE:
        return eyes
    if value == DIE_TILE:
        outcome = yield (CHANCE, "hunt.die", (PIP_DIE,))
        value = PIPS.of(int(outcome[0])) + 1
        tell(s, "hunt.die", n=value)
    return value


def resolve(
    s: WarState,
    number: int,
    eyes: int,
    *,
    card_used: bool = False,
    no_reduction: bool = False,
    forced_casualty: bool = False,
    ignore_reveal: bool = False,
) -> Steps:
    """The effects of the Hunt in their order: table card, Guide, casualty, the Ring, reveal (p. 41-42)."""
    damage = yield from tile_damage(s, number, eyes)
    if damage < 0:
        fellowship.heal(s, -damage)
        damage = 0
    symbol = has(s.board.tile_reveals, number) and not ignore_reveal
    despite_gollum = symbol and not _numbered_standard(s, number)
    shown = False
    if damage and not no_reduction:
        if not card_used:
            damage -= yield from reduce_by_card(s, damage)
        damage, shown = yield from _guide(s, damage, despite_gollum)
        if damage:
            before = s.guide
            damage = yield from (_random_casualty if forced_casualty else _casualty)(s, damage)
            if damage and s.guide != before:
                damage, shown = yield from _guide(s, damage, despite_gollum)
    fellowship.corrupt(s, damage)
    if s.winner >= 0 or not s.hidden:
        return
    # only now, with the Guide of this moment: he may be another than when the tile was drawn (p. 42)
    if shown:
        yield from fellowship.reveal(s, by_shadow=False)
    elif despite_gollum if s.guide == GOLLUM else symbol:
        yield from fellowship.reveal(s)


def _numbered_standard(s: WarState, number: int) -> bool:
    return has(s.board.standard_tiles, number) and not has(s.board.eye_tiles, number)


def _guide(s: WarState, damage: int, despite_gollum: bool) -> Generator[Question, Any, tuple[int, bool]]:
    """Abilities of the Guide: a hobbit leaves to lower the damage; Gollum may show them for one point less,
    unless the tile will reveal them ``despite_gollum``.
    """
    while damage and s.guide in HOBBITS:
        s.due = damage
        if (yield (leader(s, FREE), "hunt.hobbit", (USE, NONE))) == NONE:
            return damage, False
        damage -= 1
        yield from company.separate(s, leader(s, FREE), just(s.guide))
    if not damage or s.guide != GOLLUM or not s.hidden or despite_gollum:
        return damage, False
    s.due = damage
    if (yield (leader(s, FREE), "hunt.gollum", (REVEAL, NONE))) == REVEAL:
        return damage - 1, True
    return damage, False


def _casualty(s: WarState, damage: int) -> Generator[Question, Any, int]:
    """The Guide, or one Companion at random, takes damage up to the level (p. 42)."""
    if not s.company:
        return damage
    s.due = damage
    answer = yield (leader(s, FREE), "hunt.casualty", (NONE, GUIDE, RANDOM))
    if answer == NONE:
        return damage
    if answer == RANDOM:
        return (yield from _random_casualty(s, damage))
    return (yield from _lose(s, s.guide, damage))


def _random_casualty(s: WarState, damage: int) -> Generator[Question, Any, int]:
    if not s.company:
        return damage
    person = yield from random_companion(s)
    return (yield from _lose(s, person, damage))


def random_companion(s: WarState) -> Generator[Question, Any, int]:
    outcome = yield (CHANCE, "hunt.companion", lambda: (CHAR.codes_of(s.company),))
    person = CHAR.of(int(outcome[0]))
    tell(s, "hunt.companion", reveals=True, character=name(outcome[0]))
    return person


def _lose(s: WarState, person: Person, damage: int) -> Generator[Question, Any, int]:
    left = max(0, damage - s.board.level[person])
    yield from company.lose_companion(s, person)
    yield from after_casualty(s)
    return left
