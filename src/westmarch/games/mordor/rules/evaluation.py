"""What the dice set aside do (de 'Würfelsymbole', ru 'Применение результатов отложенных кубиков').

Place effects that change the count stand here too, each on its line (de 'Sonderfunktionen der Orte').
"""

from __future__ import annotations

from westmarch.core.rules import Rules, tell
from westmarch.core.sets import has, just
from westmarch.games.mordor.board import (
    ALL_NAZGUL,
    DICE,
    DOUBLE_FELLOWSHIP,
    DOUBLE_ORCS,
    FELLOWSHIP,
    GANDALF,
    NAZGUL,
    NO_GANDALF,
    NO_NAZGUL,
    NONE,
    ORC,
    RING,
    SPACE,
    SYMBOL,
    TWO_RINGS,
)
from westmarch.games.mordor.rules.ending import end_turn
from westmarch.games.mordor.state import RESOLVE, MordorState

GANDALF_OR_NAZGUL = (SYMBOL.first + GANDALF, SYMBOL.first + NAZGUL)
STRIKE_NOW = SYMBOL.first + NAZGUL


def tally(s: MordorState) -> None:
    """Count the dice set aside; nothing has acted before (ru 105, ruling 29)."""
    counts = [0] * 6
    strikes = 0
    others: list[int] = []
    for die in range(DICE):
        if not has(s.aside, die):
            continue
        symbol = s.faces[die]
        counts[symbol] += 1
        if symbol == NAZGUL:
            struck = struck_by(s, die)
            if struck == s.active:
                strikes += 1
            else:
                others.append(struck)
    effect = s.effect
    s.gandalfs = 0 if effect == NO_GANDALF else counts[GANDALF]
    s.strikes = 0 if effect == NO_NAZGUL else strikes
    s.others_struck = tuple(others)
    s.rings = rings_that_count(effect, counts[RING], counts[ORC], counts[FELLOWSHIP])
    s.phase = RESOLVE
    if s.log is not None:
        _tell_tally(s, counts, strikes)


def struck_by(s: MordorState, die: int) -> int:
    """Whom a Nazgûl on this die strikes (de 'Nazgûl', ru 'Назгул')."""
    owner = s.seat_of_die[die]
    if owner < 0 or s.effect == ALL_NAZGUL or has(s.out, owner):
        return s.active
    return owner


def orcs_outnumber(effect: int, orcs: int, fellowship: int) -> bool:
    """Each fellowship holds one orc; Lothlórien and Helm's Deep double one side (ruling 18)."""
    return orcs * (2 if effect == DOUBLE_ORCS else 1) > fellowship * (2 if effect == DOUBLE_FELLOWSHIP else 1)


def rings_that_count(effect: int, rings: int, orcs: int, fellowship: int) -> int:
    """All rings or none (de 'Orks', 'Gefährten')."""
    if orcs_outnumber(effect, orcs, fellowship):
        return 0
    if effect == TWO_RINGS:  # Shelob takes one ring: Mordor needs two (rulings 19-21)
        return max(0, rings - 1)
    return rings


def resolve(s: MordorState) -> Rules:
    """Gandalf and Nazgûl on one's own track in the player's order; the rest cannot depend on order."""
    seat = s.active
    while s.gandalfs and s.squares_to_halve(seat):
        if s.strikes and not s.gandalf_next:
            answer: int = yield seat, "evaluate.order", GANDALF_OR_NAZGUL
            if answer == STRIKE_NOW:
                s.strikes -= 1
                strike(s, seat)
                continue
            s.gandalf_next = True
        answer = yield seat, "evaluate.gandalf", lambda: halving_options(s, seat)
        s.gandalf_next = False
        s.gandalfs -= 1
        if answer != NONE:
            halve(s, seat, answer - SPACE.first)
    for _ in range(s.strikes):
        strike(s, seat)
    for other in s.others_struck:
        strike(s, other)
    advance(s, seat)
    end_turn(s)


def halving_options(s: MordorState, seat: int) -> list[int]:
    """Any empty whole square of one's own, the next one first; Gandalf 'may', so also none."""
    squares = s.squares_to_halve(seat)
    options = [SPACE.first + square for square in range(s.sheet.nazgul_spaces) if has(squares, square)]
    return [*options, NONE]


def halve(s: MordorState, seat: int, square: int) -> None:
    s.halved[seat] |= just(square)
    tell(s, "evaluate.gandalf", hobbit=s.hobbit(seat), space=square + 1)


def strike(s: MordorState, seat: int) -> None:
    """Cross the next square, or the next half; the last one puts the player out (de 'Ausscheiden')."""
    if has(s.out, seat):  # more Nazgûl than open squares: the rest is lost (ruling 26)
        return
    square = s.crossed[seat]
    if has(s.halved[seat], square) and not s.half_crossed[seat]:
        s.half_crossed[seat] = 1
    else:
        s.half_crossed[seat] = 0
        s.crossed[seat] = square + 1
    if s.log is not None:
        left = s.marks_left(seat)
        tell(s, "evaluate.nazgul", hobbit=s.hobbit(seat), space=square + 1, left=left)
    if s.crossed[seat] == s.sheet.nazgul_spaces:
        s.out |= just(seat)
        tell(s, "ending.out", hobbit=s.hobbit(seat))


def advance(s: MordorState, seat: int) -> None:
    """One round space a ring; surplus rings are lost (de 'Spielende')."""
    rings = s.rings
    if not rings or has(s.out, seat):
        return
    s.position[seat] = min(s.position[seat] + rings, s.sheet.mordor)
    if s.log is not None:
        tell(s, "evaluate.ring", hobbit=s.hobbit(seat), rings=rings, place=s.place(seat))
        if s.in_mordor(seat):
            tell(s, "ending.mordor", hobbit=s.hobbit(seat))


def _tell_tally(s: MordorState, counts: list[int], strikes: int) -> None:
    """What did not act, and why: the rest tells itself when it acts."""
    who = s.hobbit(s.active)
    stop = orcs_outnumber(s.effect, counts[ORC], counts[FELLOWSHIP])
    if counts[ORC] and counts[RING]:
        key = "evaluate.orcs_stop" if stop else "evaluate.orcs_held"
        tell(s, key, hobbit=who, orcs=counts[ORC], fellowship=counts[FELLOWSHIP])
    if s.effect == TWO_RINGS and counts[RING] and not stop:
        tell(s, "evaluate.shelob", hobbit=who)
    if s.effect == NO_GANDALF and counts[GANDALF]:
        tell(s, "evaluate.balrog", hobbit=who, n=counts[GANDALF])
    if s.effect == NO_NAZGUL and strikes:
        tell(s, "evaluate.eowyn", hobbit=who, n=strikes)
