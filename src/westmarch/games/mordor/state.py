"""The whole truth of a match: five dice, and a sheet with two tracks for each hobbit."""

from __future__ import annotations

from westmarch.core.events import Event
from westmarch.core.sets import first_ones, has, just
from westmarch.games.mordor.board import ALL_DICE, DICE, HOBBITS, NAZGUL, PLACES, Sheet

SETUP, THROW, CHOOSE, RESOLVE, OVER = range(5)
PHASES = ("setup", "throw", "choose", "resolve", "over")


class MordorState:
    """Per-seat lists are indexed by seat; masks of dice by die; masks of seats by seat."""

    __slots__ = (
        "active",
        "aside",
        "crossed",
        "effect",
        "faces",
        "first",
        "gandalf_next",
        "gandalfs",
        "half_crossed",
        "halved",
        "hobbits",
        "log",
        "may_repeat",
        "open_dice",
        "others_struck",
        "out",
        "phase",
        "picked",
        "players",
        "position",
        "random_first",
        "rings",
        "seat_of_die",
        "sheet",
        "strikes",
        "turn",
    )

    def __init__(self, sheet: Sheet, players: int) -> None:
        self.log: list[Event] | None = None
        self.sheet = sheet
        self.players = players
        self.phase = SETUP
        self.hobbits: tuple[int, ...] = ()
        """Hobbit of each seat, as far as chosen."""
        self.seat_of_die = (-1,) * DICE
        """Who is struck by a Nazgûl on each die, while that player is in; -1: the active player."""
        self.random_first = False
        """Chance decides who begins."""
        self.first = 0
        self.active = 0
        self.turn = 0
        self.out = 0
        """Mask of seats that are out."""
        self.position = [0] * players
        self.crossed = [0] * players
        """How many squares are fully crossed; squares are crossed from left to right."""
        self.half_crossed = [0] * players
        """1 if the first half of the next square is crossed."""
        self.halved = [0] * players
        """Mask of squares that are halved."""
        self.effect = 0
        """Of the place where the active player stood when the turn began."""
        self.faces = (0,) * DICE
        """Symbol on each die; it means something for `dice_on_table` only."""
        self.aside = 0
        """Mask of dice set aside in earlier throws of this turn."""
        self.picked = 0
        """Mask of dice set aside from the present throw."""
        self.open_dice = 0
        """Mask of dice that may still be set aside from the present throw."""
        self.may_repeat = False
        """Rohan: the throw that is due or lies on the table may still be repeated."""
        self.gandalfs = 0
        self.gandalf_next = False
        """The player has put a Gandalf before the Nazgûl that wait, and is about to use it."""
        self.strikes = 0
        """Nazgûl still to mark on the active player's own track."""
        self.others_struck: tuple[int, ...] = ()
        self.rings = 0
        """Spaces the active player will advance."""

    def copy(self) -> MordorState:
        twin = MordorState.__new__(MordorState)
        twin.log = None
        twin.sheet = self.sheet
        twin.players = self.players
        twin.phase = self.phase
        twin.hobbits = self.hobbits
        twin.seat_of_die = self.seat_of_die
        twin.random_first = self.random_first
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.out = self.out
        twin.position = self.position[:]
        twin.crossed = self.crossed[:]
        twin.half_crossed = self.half_crossed[:]
        twin.halved = self.halved[:]
        twin.effect = self.effect
        twin.faces = self.faces
        twin.aside = self.aside
        twin.picked = self.picked
        twin.open_dice = self.open_dice
        twin.may_repeat = self.may_repeat
        twin.gandalfs = self.gandalfs
        twin.gandalf_next = self.gandalf_next
        twin.strikes = self.strikes
        twin.others_struck = self.others_struck
        twin.rings = self.rings
        return twin

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
