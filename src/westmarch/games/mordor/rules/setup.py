"""Set-up (de 'Spielvorbereitung', ru 'Подготовка к игре'): who is which hobbit, and who begins."""

from __future__ import annotations

from westmarch.core.chance import CHANCE
from westmarch.core.rules import Rules, tell
from westmarch.games.mordor.board import HOBBIT, HOBBITS
from westmarch.games.mordor.rules.ending import begin_turn
from westmarch.games.mordor.state import MordorState


def choose_hobbits(s: MordorState) -> Rules:
    """Every player takes a different hobbit and with it a colour."""
    for seat in range(len(s.hobbits), s.players):
        taken = s.hobbits
        free = tuple(HOBBIT.first + h for h in range(len(HOBBITS)) if h not in taken)
        answer: int = yield seat, "setup.hobbit", free
        s.hobbits = (*taken, answer - HOBBIT.first)
        tell(s, "setup.hobbit", seat=seat + 1, hobbit=s.hobbit(seat))
    take_dice(s)
    if s.random_first:
        # The book lets the last reader of the story begin; a program can only toss for it.
        hobbits = tuple(HOBBIT.first + hobbit for hobbit in s.hobbits)
        outcome: tuple[int] = yield CHANCE, "setup.first", (hobbits,)
        s.first = s.active = s.hobbits.index(outcome[0] - HOBBIT.first)
    tell(s, "setup.first", hobbit=s.hobbit(s.first))
    begin_turn(s)


def take_dice(s: MordorState) -> None:
    """Each die belongs to the seat of its hobbit; the others are neutral."""
    s.seat_of_die = tuple(
        s.hobbits.index(hobbit) if hobbit in s.hobbits else -1 for hobbit in s.sheet.hobbit_of_die
    )
