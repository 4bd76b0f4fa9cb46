"""What a position is worth to the company: one number, higher is better; all players want the same.

The weights come from the balance check with which the reconstructed cards were tuned; the worth of a refuge
was found in self-play by rules version 3 (four seats: 37 % wins with 1.5, 48 % with 5, 50 % with 8).
"""

from __future__ import annotations

from functools import lru_cache

from westmarch.core.sets import has, members
from westmarch.games.smaug.board import BY_CAVE, BY_EREBOR, BY_MIRKWOOD, START, Board
from westmarch.games.smaug.ids import BEORN, BILBO, EREBOR, MIRKWOOD
from westmarch.games.smaug.state import WORN, SmaugState

KILL, LAST_KILL, PASS = 38.0, 220.0, 8.0
"""What it costs to lose a dwarf, the last one, and to be thrown back, times the chance of it."""
SPARE_KILL, SPARE_PASS = 6.0, 1.0
"""The same for a dwarf whose fellow is home."""
BESIDE = 14.0
"""For a dwarf who shares Smaug's space, and is thrown back by whatever card comes (ruling 7)."""
EXPECTED = 0.9
OUT_LINEAR, OUT_CUBED = 1.3, 60.0
WAITING = 1.5
REFUGE = 8.0
"""A dwarf there draws a stronger card, and no Smaug card."""
BY_THE_CAVE = 5.0
BEHIND = 6.0
LOST = -1e6
FAR = 40


@lru_cache(maxsize=64)
def _threat(moves: tuple[tuple[int, int], ...]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """For each distance before Smaug the share of cards that kill there, and that pass."""
    kill, passed = [0.0] * FAR, [0.0] * FAR
    share = 1 / max(1, len(moves))
    for main, extra in moves:
        for far in range(1, FAR):
            if far == main or (extra and far == main + extra):
                kill[far] += share
            elif far < main + extra:
                passed[far] += share
    return tuple(kill), tuple(passed)


@lru_cache(maxsize=64)
def _moves(board: Board, players: int, level: int, by_cave: bool) -> tuple[tuple[int, int], ...]:
    """All Smaug cards of Beorn's House, as they act now."""
    cards = board.backs[BEORN] & board.immediate & ~board.out[players]
    moves = [board.moves[board.kind_of[card]][level] for card in members(cards)]
    return tuple((main, 0 if by_cave else extra) for main, extra in moves)


@lru_cache(maxsize=64)
def _rate(board: Board, players: int) -> float:
    """Smaug cards in two draws."""
    cards = board.backs[BEORN] & ~board.out[players]
    return 2 * (cards & board.immediate).bit_count() / max(1, cards.bit_count())


def value(s: SmaugState) -> float:
    """Remembered, since the same few positions are weighed again and again in one decision."""
    woods = s.decks[MIRKWOOD] != 0 or s.face_up[0] >= 0
    table = (s.caught, s.ring, s.gandalf, s.smaug, s.key_open, s.key_holder, woods)
    return _worth(s.board, s.players, s.level, tuple(s.where), table)


Table = tuple[int, int, int, int, bool, int, bool]
"""Dwarves caught, Ring, Gandalf, Smaug, key gate, key holder, whether Mirkwood's deck holds anything."""


@lru_cache(maxsize=1 << 14)
def _worth(board: Board, players: int, level: int, where: tuple[int, ...], table: Table) -> float:
    caught, ring, gandalf, out, key_open, key_holder, woods = table
    final, rune, dragon = board.final, board.rune, board.way[-1]
    by = board.beside[gandalf]
    kill, passed = _threat(_moves(board, players, level, by == BY_CAVE))
    expected = _rate(board, players) * players * EXPECTED
    smaug = board.way[out] or final
    worth = 0.0
    waiting = early = 0
    woods_end = _woods_end(board)
    for seat in range(players):
        one, two = where[2 * seat], where[2 * seat + 1]
        lead, tail = (one, two) if one > two else (two, one)
        if not lead:
            return LOST
        worth += lead
        if lead == final:
            worth += 25
        else:
            waiting += 1
        if tail:
            worth += min(tail, rune) + (5 + 0.1 * (tail - rune) if tail >= rune else 0)
        else:
            worth -= 14
        for piece, at in ((2 * seat, one), (2 * seat + 1, two)):
            if not START <= at < final:
                continue
            if at <= woods_end:
                early += 1
            if caught and has(caught, piece):
                worth -= 10
            if dragon <= at < smaug:
                far = min(FAR - 1, smaug - at)
                if lead == final:
                    worth -= expected * (kill[far] * SPARE_KILL + passed[far] * SPARE_PASS)
                else:
                    worth -= expected * (kill[far] * (KILL if tail else LAST_KILL) + passed[far] * PASS)
            elif at == smaug and out:
                worth -= expected * (SPARE_PASS if lead == final else BESIDE)
            elif out and at > smaug:
                worth += BEHIND
            if board.refuge[at]:
                worth += REFUGE
    worth += _bilbo(board, where, caught, ring == WORN, woods_end, woods and early)
    if ring != WORN:
        worth -= 6
        if dragon <= where[BILBO] < smaug:
            far = min(FAR - 1, smaug - where[BILBO])
            worth -= expected * (kill[far] * LAST_KILL + passed[far] * PASS)
    if key_open:
        worth += 18
    else:
        holder = 2 * key_holder
        worth -= 0.3 * (board.key - max(where[holder], where[holder + 1]))
    worth -= OUT_LINEAR * out + OUT_CUBED * (out / board.dragon) ** 3
    if out:
        worth -= 2.0 + WAITING * waiting
    if by == BY_MIRKWOOD:
        worth += 0.25 * early
    elif by == BY_EREBOR:
        worth += 2.0 if board.area[board.way[out]] == EREBOR else 0.5
    elif by == BY_CAVE:
        worth += BY_THE_CAVE
    return worth + 0.45 * gandalf


@lru_cache(maxsize=16)
def _woods_end(board: Board) -> int:
    return max(space for space, deck in enumerate(board.area) if deck == MIRKWOOD)


def _bilbo(
    board: Board, where: tuple[int, ...], caught: int, worn: bool, woods_end: int, needed: bool | int
) -> float:
    """He stays where he can cut dwarves free until Mirkwood is behind everybody."""
    at, final = where[BILBO], board.final
    if worn and (caught or needed):
        worth = -30.0 if at == final else 0.0
        if caught:
            return worth + 20 - min(abs(at - where[piece]) for piece in members(caught))
        return worth + 1.1 * min(at, woods_end + 8)
    return 1.1 * at + (25 if at == final else 0)
