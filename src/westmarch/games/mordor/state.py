"""The whole truth of a match: five dice, and a sheet with two tracks for each hobbit."""

from __future__ import annotations

from westmarch.core.events import Event
from westmarch.core.sets import first_ones, has, just
from westmarch.core.state import Copied, heard, own, state
from westmarch.games.mordor.board import ALL_DICE, DICE, HOBBITS, NAZGUL, PLACES, Sheet

SETUP, THROW, CHOOSE, RESOLVE, OVER = range(5)
PHASES = ("setup", "throw", "choose", "resolve", "over")


@state
class MordorState(Copied):
    """Per-seat lists are indexed by seat; masks of dice by die; masks of seats by seat."""

    sheet: Sheet
    players: int
    position: list[int] = own()
    crossed: list[int] = own()
    """How many squares are fully crossed; squares are crossed from left to right."""
    half_crossed: list[int] = own()
    """1 if the first half of the next square is crossed."""
    halved: list[int] = own()
    """Mask of squares that are halved."""
    phase: int = SETUP
    hobbits: tuple[int, ...] = ()
    """Hobbit of each seat, as far as chosen."""
    seat_of_die: tuple[int, ...] = (-1,) * DICE
    """Who is struck by a Nazgûl on each die, while that player is in; -1: the active player."""
    random_first: bool = False
    """Chance decides who begins."""
    first: int = 0
    active: int = 0
    turn: int = 0
    out: int = 0
    """Mask of seats that are out."""
    effect: int = 0
    """Of the place where the active player stood when the turn began."""
    faces: tuple[int, ...] = (0,) * DICE
    """Symbol on each die; it means something for `dice_on_table` only."""
    aside: int = 0
    """Mask of dice set aside in earlier throws of this turn."""
    picked: int = 0
    """Mask of dice set aside from the present throw."""
    open_dice: int = 0
    """Mask of dice that may still be set aside from the present throw."""
    may_repeat: bool = False
    """Rohan: the throw that is due or lies on the table may still be repeated."""
    gandalfs: int = 0
    gandalf_next: bool = False
    """The player has put a Gandalf before the Nazgûl that wait, and is about to use it."""
    strikes: int = 0
    """Nazgûl still to mark on the active player's own track."""
    others_struck: tuple[int, ...] = ()
    rings: int = 0
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

    def squares(self, seat: int) -> list[str]:
        """The Nazgûl track as in positions: ``x`` crossed, ``..`` halved, ``x.`` first half crossed."""
        crossed = self.crossed[seat]
        return [self._square(seat, square, crossed) for square in range(self.sheet.nazgul_spaces)]

    def _square(self, seat: int, square: int, crossed: int) -> str:
        if square < crossed:
            return "x"
        if square == crossed and self.half_crossed[seat]:
            return "x."
        return ".." if has(self.halved[seat], square) else "."

    def dice_on_table(self) -> int:
        """Mask of dice whose symbol means something: set aside, or thrown and lying there."""
        return ALL_DICE if self.phase == CHOOSE else self.aside

    def shows_nazgul(self, dice: int) -> int:
        """Mask of those of ``dice`` that show a Nazgûl."""
        if NAZGUL not in self.faces:
            return 0
        mask = 0
        for die, symbol in enumerate(self.faces):
            if symbol == NAZGUL:
                mask |= just(die)
        return mask & dice


def check(s: MordorState) -> None:
    """Impossible states; AssertionError says which."""
    assert len(set(s.hobbits)) == len(s.hobbits) <= s.players <= len(HOBBITS)
    assert s.aside & s.picked == 0, "a die was set aside twice"
    assert (s.aside | s.picked | s.open_dice) <= ALL_DICE
    for seat in range(s.players):
        assert 0 <= s.position[seat] <= s.sheet.mordor
        assert 0 <= s.crossed[seat] <= s.sheet.nazgul_spaces
        assert not s.halved[seat] & ~first_ones(s.sheet.nazgul_spaces), (
            "a square that does not exist was halved"
        )
        assert not s.half_crossed[seat] or has(s.halved[seat], s.crossed[seat]), "half of a whole square"
        assert (s.marks_left(seat) == 0) == has(s.out, seat), "out means the track is full"
