"""The whole truth of a match: five dice, and a sheet with two tracks for each hobbit."""

from __future__ import annotations

from typing import Any

from westmarch.core.declared import At, derived, fields_of
from westmarch.core.events import Event
from westmarch.core.forms import (
    Seats,
    count,
    flag,
    listed,
    names,
    one_of,
    per_seat,
    seat_number,
    seat_set,
    some,
    word,
)
from westmarch.core.sets import first_ones, has, just, members
from westmarch.core.state import Copied, field, heard, kept, state
from westmarch.games.mordor.board import (
    ALL_DICE,
    COLOURS,
    DICE,
    EFFECTS,
    HOBBITS,
    LONGEST_WAY,
    MOST_SPACES,
    NAZGUL,
    PLACES,
    REPEAT_THROWS,
    SYMBOLS,
    Sheet,
)

SETUP, THROW, CHOOSE, RESOLVE, OVER = range(5)
PHASES = ("setup", "throw", "choose", "resolve", "over")
JOURNEY = (THROW, CHOOSE, RESOLVE, OVER)
MOST_TURNS = 10**6
SQUARES = ("x", "x.", ".", "..")
"""A square of the Nazgûl track as it is shown: crossed, its first half crossed, empty, halved."""

SEATS = Seats(len(HOBBITS), HOBBITS, lambda s: [HOBBITS[hobbit] for hobbit in s.hobbits])
SPACES = tuple(str(number) for number in range(1, MOST_SPACES + 1))
DIE_COUNT = count(0, DICE)
SYMBOL_ON_DIE = one_of(SYMBOLS)


def _spaces(s: Any) -> int:
    spaces: int = s.sheet.nazgul_spaces
    return spaces


def _turns(s: Any) -> tuple[int, int]:
    return (0, 0) if s.phase == SETUP else (1, MOST_TURNS)


@state
class MordorState(Copied):
    """Per-seat lists are indexed by seat; masks of dice by die; masks of seats by seat."""

    sheet: Sheet
    players: int
    position: list[int] = field(
        per_seat(SEATS, count(0, LONGEST_WAY, within=lambda s: (0, s.sheet.mordor))),
        key=At("positions", JOURNEY),
    )
    crossed: list[int] = kept(per_seat(SEATS, count(0, MOST_SPACES, within=lambda s: (0, _spaces(s)))))
    """How many squares are fully crossed; squares are crossed from left to right."""
    half_crossed: list[int] = kept(per_seat(SEATS, flag()))
    """1 if the first half of the next square is crossed."""
    halved: list[int] = kept(per_seat(SEATS, names(SPACES)))
    """Mask of squares that are halved."""
    phase: int = field(one_of(PHASES), default=SETUP)
    hobbits: tuple[int, ...] = field(listed(one_of(HOBBITS), len(HOBBITS)), default=())
    """Hobbit of each seat, as far as chosen."""
    seat_of_die: tuple[int, ...] = (-1,) * DICE
    """Who is struck by a Nazgûl on each die, while that player is in; -1: the active player."""
    random_first: bool = kept(flag(), default=False)
    """Chance decides who begins."""
    first: int = field(seat_number(SEATS), default=0, key=At("first", JOURNEY))
    active: int = field(seat_number(SEATS), default=0, key=At("active", JOURNEY, missing=lambda s: s.first))
    turn: int = kept(count(0, MOST_TURNS, within=_turns), default=0, key="turn")
    out: int = field(seat_set(SEATS), default=0, key=At("out", JOURNEY))
    """Mask of seats that are out."""
    effect: int = field(one_of(EFFECTS), default=0)
    """Of the place where the active player stood when the turn began."""
    faces: tuple[int, ...] = kept(listed(SYMBOL_ON_DIE, DICE), default=(0,) * DICE)
    """Symbol on each die; it means something for `dice_on_table` only."""
    aside: int = field(names(COLOURS), default=0)
    """Mask of dice set aside in earlier throws of this turn."""
    picked: int = field(names(COLOURS), default=0, key=At("picked", (CHOOSE,)))
    """Mask of dice set aside from the present throw."""
    open_dice: int = field(names(COLOURS), default=0)
    """Mask of dice that may still be set aside from the present throw."""
    may_repeat: bool = field(
        flag(),
        default=False,
        key=At("may_repeat", (THROW, CHOOSE), lambda s: s.effect != REPEAT_THROWS, lambda s: s.repeatable),
    )
    """Rohan: the throw that is due or lies on the table may still be repeated."""
    gandalfs: int = field(DIE_COUNT, default=0)
    gandalf_next: bool = kept(flag(), default=False)
    """The player has put a Gandalf before the Nazgûl that wait, and is about to use it."""
    strikes: int = field(DIE_COUNT, default=0)
    """Nazgûl still to mark on the active player's own track."""
    others_struck: tuple[int, ...] = field(listed(seat_number(SEATS), DICE), default=())
    rings: int = field(DIE_COUNT, default=0)
    """Spaces the active player will advance."""
    log: list[Event] | None = heard(default=None)

    @classmethod
    def at_start(cls, sheet: Sheet, players: int) -> MordorState:
        zeros = [0] * players
        return cls(sheet, players, zeros, zeros[:], zeros[:], zeros[:])

    def hobbit(self, seat: int) -> str:
        """A seat's hobbit, as events and positions name it."""
        return f"hobbit:{HOBBITS[self.hobbits[seat]]}"

    def place(self, seat: int) -> str:
        return f"place:{PLACES[self.sheet.places[self.position[seat]]]}"

    def in_mordor(self, seat: int) -> bool:
        return self.position[seat] == self.sheet.mordor and not has(self.out, seat)

    def marks_left(self, seat: int) -> int:
        """Nazgûl that the track still takes; a half counts as one (de 'Spielende')."""
        crossed = self.crossed[seat]
        halves = (self.halved[seat] & ~first_ones(crossed)).bit_count()
        return self.sheet.nazgul_spaces - crossed + halves - self.half_crossed[seat]

    def squares_to_halve(self, seat: int) -> int:
        """Mask of squares Gandalf may halve: empty and whole (ruling 6)."""
        spaces = self.sheet.nazgul_spaces
        return first_ones(spaces) & ~first_ones(self.crossed[seat]) & ~self.halved[seat]

    @derived(per_seat(SEATS, listed(word(SQUARES), MOST_SPACES, exactly=_spaces)))
    def squares(self) -> list[list[str]]:
        """The Nazgûl track of each seat, as `SQUARES`."""
        spaces = range(self.sheet.nazgul_spaces)
        return [
            [self._square(seat, square, crossed) for square in spaces]
            for seat, crossed in enumerate(self.crossed)
        ]

    @derived(per_seat(SEATS, count(0, 2 * MOST_SPACES)), name="marks_left")
    def all_marks_left(self) -> list[int]:
        return [self.marks_left(seat) for seat in range(self.players)]

    def _square(self, seat: int, square: int, crossed: int) -> str:
        if square < crossed:
            return "x"
        if square == crossed and self.half_crossed[seat]:
            return "x."
        return ".." if has(self.halved[seat], square) else "."

    @property
    def repeatable(self) -> bool:
        """In Rohan a throw may be repeated until something is set aside from it."""
        return self.effect == REPEAT_THROWS and not self.picked

    def dice_on_table(self) -> int:
        """Mask of dice whose symbol means something: set aside, or thrown and lying there."""
        return ALL_DICE if self.phase == CHOOSE else self.aside

    @derived(some(COLOURS, SYMBOL_ON_DIE), name="faces")
    def faces_on_table(self) -> dict[int, int]:
        return self.faces_of(self.dice_on_table())

    def faces_of(self, dice: int) -> dict[int, int]:
        """The symbol of each of these dice."""
        faces = self.faces
        return {die: faces[die] for die in members(dice)}

    def shows_nazgul(self, dice: int) -> int:
        """Mask of those of ``dice`` that show a Nazgûl."""
        if NAZGUL not in self.faces:
            return 0
        mask = 0
        for die, symbol in enumerate(self.faces):
            if symbol == NAZGUL:
                mask |= just(die)
        return mask & dice


FIELDS = fields_of(MordorState.declarations)
"""What each seat may know: nothing on the table is secret; only the dice to come are unknown."""


def check(s: MordorState) -> None:
    """States that the rules cannot lead to, although each value has its form; AssertionError says which."""
    assert len(set(s.hobbits)) == len(s.hobbits) <= s.players
    assert s.aside & s.picked == 0, "a die was set aside twice"
    for seat in range(s.players):
        assert not s.halved[seat] >> s.sheet.nazgul_spaces, "a square that does not exist was halved"
        assert not s.half_crossed[seat] or has(s.halved[seat], s.crossed[seat]), "half of a whole square"
        assert (s.marks_left(seat) == 0) == has(s.out, seat), "out means the track is full"
