"""Throwing and setting dice aside (de 'Würfeln', 'Weißer Baum'; ru 'Броски кубиков', 'Белое древо').

Leaves what the dice do to `evaluation`.
"""

from __future__ import annotations

from westmarch.core.asking import Picking
from westmarch.core.chance import CHANCE
from westmarch.core.rules import Rules, tell
from westmarch.core.sets import has, just
from westmarch.games.mordor.board import (
    ALL_DICE,
    BLACK,
    COLOURS,
    DICE,
    DIE,
    DONE,
    EQUAL_SYMBOLS,
    HOBBITS,
    KEEP,
    REPEAT,
    REPEAT_THROWS,
    SYMBOL,
    SYMBOLS,
    WHITE_TREE,
)
from westmarch.games.mordor.rules.evaluation import tally
from westmarch.games.mordor.state import CHOOSE, THROW, MordorState


def _dice(mask: int) -> tuple[int, ...]:
    return tuple(DIE.first + die for die in range(DICE) if has(mask, die))


ANY_OF = tuple(_dice(mask) for mask in range(ALL_DICE + 1))
ANY_OR_DONE = tuple((*dice, DONE) for dice in ANY_OF)
PICKS = tuple(
    [[Picking(seat, "throw.set_aside", dice) for dice in offers] for offers in (ANY_OF, ANY_OR_DONE)]
    for seat in range(len(HOBBITS))
)
"""For each seat, before and after its first pick, the question for one more of the open dice."""
BLACK_DIE = just(BLACK)
REPEAT_OR_KEEP = (REPEAT, KEEP)


def throw(s: MordorState) -> Rules:
    """Throw all dice not yet set aside; then at least one must be set aside."""
    outcomes: tuple[int, ...] = yield CHANCE, "throw.roll", s.sheet.thrown[ALL_DICE ^ s.aside]
    fall(s, outcomes)
    s.phase = CHOOSE
    yield from choose(s)


def fall(s: MordorState, outcomes: tuple[int, ...]) -> None:
    """The dice lie: those just thrown show new symbols, those set aside keep theirs."""
    first = SYMBOL.first
    if not s.aside:
        s.faces = tuple([outcome - first for outcome in outcomes])
    else:
        fallen = iter(outcomes)
        s.faces = tuple(
            [symbol if has(s.aside, die) else next(fallen) - first for die, symbol in enumerate(s.faces)]
        )
    if s.log is not None:
        thrown = [die for die in range(DICE) if not has(s.aside, die)]
        tell(
            s,
            "throw.roll",
            dice=[f"die:{COLOURS[die]}" for die in thrown],
            symbols=[f"symbol:{SYMBOLS[s.faces[die]]}" for die in thrown],
        )


def choose(s: MordorState) -> Rules:
    """Set dice aside from the throw that lies on the table."""
    seat = s.active
    if s.may_repeat:  # Rohan: once a throw, with all its dice; the second result stands (ruling 15)
        answer: int = yield seat, "throw.repeat", REPEAT_OR_KEEP
        s.may_repeat = False
        if answer == REPEAT:
            tell(s, "throw.repeat")
            s.phase = THROW
            return
    if not s.picked:
        nazgul = s.shows_nazgul(ALL_DICE ^ s.aside)
        if nazgul:
            # Exactly one Nazgûl must go, and the roller picks which (ru 182).
            if nazgul & nazgul - 1:
                chosen: int = (yield seat, "throw.nazgul", ANY_OF[nazgul]) - DIE.first
            else:
                chosen = nazgul.bit_length() - 1
            set_aside(s, chosen)
        reopen(s)
    while True:
        answer = yield PICKS[seat][s.picked > 0][s.open_dice]
        if answer == DONE:
            break
        die = answer - DIE.first
        set_aside(s, die)
        s.open_dice &= ~just(die)
        if s.effect != EQUAL_SYMBOLS:
            close_symbol(s, die)
    finish(s)


def set_aside(s: MordorState, die: int) -> None:
    s.picked |= just(die)
    if s.log is not None:
        tell(s, "throw.set_aside", die=f"die:{COLOURS[die]}", symbol=f"symbol:{SYMBOLS[s.faces[die]]}")


def close_symbol(s: MordorState, die: int) -> None:
    """No two equal symbols from one throw (de 'Würfel rauslegen')."""
    faces = s.faces
    symbol = faces[die]
    for other in range(DICE):
        if faces[other] == symbol:
            s.open_dice &= ~just(other)


def reopen(s: MordorState) -> None:
    """Work out what may still be set aside of the throw; Rivendell lets equal symbols follow (ruling 1)."""
    s.open_dice = ALL_DICE ^ s.aside ^ s.picked
    if s.effect != EQUAL_SYMBOLS:
        for die in range(DICE):
            if has(s.picked, die):
                close_symbol(s, die)


def finish(s: MordorState) -> None:
    """Throw again, unless the White Tree or the last die was set aside; no other way to stop."""
    tree = s.faces[BLACK] == WHITE_TREE and s.picked & BLACK_DIE
    s.aside |= s.picked
    s.picked = s.open_dice = 0
    if tree or s.aside == ALL_DICE:
        if tree and s.aside != ALL_DICE:
            tell(s, "throw.white_tree")
        s.may_repeat = False
        tally(s)
    else:
        s.may_repeat = s.effect == REPEAT_THROWS
        s.phase = THROW
