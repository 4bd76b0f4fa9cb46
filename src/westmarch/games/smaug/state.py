"""The whole truth of a match: a road of pieces, Gandalf's path, Smaug's way, hands and decks."""

from __future__ import annotations

from westmarch.core.events import Event
from westmarch.core.sets import has, just, members
from westmarch.core.state import Copied, heard, own, state
from westmarch.games.smaug.board import BY_CAVE, CIRCLE, NO_DECK, START, Board
from westmarch.games.smaug.ids import BILBO, CARDS, COLOURS, PIECES, Copies, Kind, Piece, Seat, Space, owner

SETUP, MARCH, CARDS_STEP, DRAW, OVER = range(5)
PHASES = ("setup", "march", "cards", "draw", "over")
KILLED: Space = 0
WORN, BY_TREASURY = 0, -1
"""Of `ring`, besides the space on which it lies."""
NO_CARD = -1
NO_SEAT = -1
HAND_LIMIT = 6


@state
class SmaugState(Copied):
    """Lists by seat, piece or deck; sets of seats, pieces, march cards and single cards are ints."""

    board: Board
    players: int
    colours: tuple[int, ...]
    """Colour of each seat."""
    level: int
    open_hands: bool
    decks: list[int] = own()
    """Single cards in each deck. A deck has no order: a draw is a question to chance."""
    where: list[int] = own(factory=lambda: [START] * 9)
    """Space of each piece, `KILLED` too for those nobody plays."""
    room: bytearray = own(factory=lambda: bytearray(52))
    """How many pieces, Smaug among them, are on each space between the first and the last."""
    caught: int = 0
    """Set of dwarves who lie in a web."""
    ring: int = WORN
    gandalf: int = 0
    smaug: int = 0
    """Steps from the cave."""
    key_open: bool = False
    key_holder: int = 0
    used: list[int] = own(factory=lambda: [0] * 4)
    """Set of each seat's march cards that lie face down."""
    hand: list[int] = own(factory=lambda: [0] * 4)
    face_up: list[int] = own(factory=lambda: [NO_CARD] * 2)
    """Single card of an unbeaten enemy on Mirkwood's and on Erebor's deck."""
    discards: int = 0
    phase: int = SETUP
    reason: str = ""
    """How the match ended."""
    turn: int = 0
    first: int = 0
    active: int = 0
    dealt: int = 0
    """Cards dealt at set-up."""
    quiet: int = 0
    """Set of seats that play no treasure for the rest of this turn."""
    declined: int = 0
    """Set of seats with whom a trade came to nothing in this turn."""
    # What a rule under way is about: it means something only inside a stretch.
    playing: int = NO_CARD
    """Kind of the hand card that is played."""
    marching: int = NO_CARD
    """The march card that is used."""
    mover: int = -1
    mate: int = -1
    steps: tuple[int, ...] = ()
    """Numbers of spaces that may be gone."""
    rolled: int = 0
    at: Space = 0
    """Where an adventure happens."""
    meets: int = NO_CARD
    """Kind of the adventure that is carried out."""
    leader: int = NO_SEAT
    """Who plays first in a fight, or is asked for a trade."""
    partner: int = NO_SEAT
    alone: bool = False
    """The partner refused: only the leader's own cards count."""
    offered: int = 0
    """Cards that the partner could play in this fight, said aloud."""
    picked: int = 0
    """Cards chosen so far for a fight, a release or a trade."""
    main: int = 0
    extra: int = 0
    """What Smaug has still to go, of his move and his further move."""
    thrower: int = NO_SEAT
    """Who throws the die or draws a card when chance is asked."""
    drawing: int = NO_DECK
    """The deck from which that card is drawn."""
    give: int = NO_CARD
    wish: int = NO_CARD
    """Answers of a trade: what is given, and what is wished for."""
    instead: int = NO_CARD
    """What the partner would give instead of that."""
    log: list[Event] | None = heard(default=None)

    # -- names ---------------------------------------------------------------------------------------

    def colour(self, seat: Seat) -> str:
        return f"colour:{COLOURS[self.colours[seat]]}"

    def piece(self, piece: Piece) -> str:
        """A piece as it is named to people: by colour, not by seat."""
        return f"piece:{PIECES[self.face(piece)]}"

    def face(self, piece: Piece) -> int:
        """The number of a piece in the vocabulary."""
        return BILBO if piece == BILBO else 2 * self.colours[owner(piece)] + (piece & 1)

    def piece_of(self, face: int) -> Piece:
        """The piece of a number in the vocabulary; -1 where nobody plays its colour."""
        if face == BILBO:
            return BILBO
        colour = face >> 1
        return 2 * self.colours.index(colour) + (face & 1) if colour in self.colours else -1

    def card_names(self, cards: Copies) -> list[str]:
        return [f"card:{name}" for name in self.board.names(cards)]

    # -- what is asked again and again ---------------------------------------------------------------

    @property
    def smaug_at(self) -> Space:
        """Smaug's space of the road; 0 while he is in his cave."""
        return self.board.way[self.smaug]

    def visible(self, piece: Piece) -> bool:
        return piece != BILBO or self.ring != WORN

    def gandalf_by(self, deck: int) -> bool:
        """Whether Gandalf stands beside the circle of an adventure deck."""
        return self.board.beside[self.gandalf] == CIRCLE[deck]

    def gandalf_by_cave(self) -> bool:
        return self.board.beside[self.gandalf] == BY_CAVE

    def pieces_at(self, at: Space) -> list[Piece]:
        where = self.where
        found = [piece for piece in range(2 * self.players) if where[piece] == at]
        if where[BILBO] == at:
            found.append(BILBO)
        return found

    def holds(self, seat: Seat, kind: Kind) -> bool:
        return self.hand[seat] & self.board.copies[kind] != 0


def place(s: SmaugState, piece: Piece, at: Space) -> None:
    """Put a piece somewhere else; nobody counts who is on the first or the last space."""
    room, was = s.room, s.where[piece]
    final = s.board.final
    if START < was < final:
        room[was] -= 1
    if START < at < final:
        room[at] += 1
    s.where[piece] = at


def place_smaug(s: SmaugState, steps: int) -> None:
    if s.smaug:
        s.room[s.smaug_at] -= 1
    s.smaug = steps
    if steps:
        s.room[s.smaug_at] += 1


def check(s: SmaugState) -> None:
    """Impossible states; AssertionError says which."""
    board = s.board
    counted = bytearray(len(s.room))
    for piece in (*range(2 * s.players), BILBO):
        at = s.where[piece]
        assert KILLED <= at <= board.final
        if START < at < board.final:
            counted[at] += 1
    assert max(counted) <= 2, "three pieces on a space"
    if s.smaug:  # driven back he may be the third (ruling 8)
        counted[s.smaug_at] += 1
    assert counted == s.room, "pieces are not where they are counted"
    assert s.where[BILBO] != KILLED or s.phase == OVER
    assert 0 <= s.smaug <= board.dragon
    for piece in members(s.caught):
        assert board.area[s.where[piece]] >= 0, "caught where no web is"
    if not s.key_open:
        assert all(s.where[piece] <= board.key for piece in (*range(2 * s.players), BILBO))
    seen = 0
    for cards in (*s.hand, *s.decks, s.discards, *(just(one) for one in s.face_up if one >= 0)):
        assert not seen & cards, f"a card in two places: {board.names(seen & cards)}"
        seen |= cards
    for cards in s.hand:
        assert not cards & board.immediate, "a Smaug card in a hand"
    assert not seen & board.out[s.players], "a card that belongs into the box"
    assert all(not has(seen, one) or board.kind_of[one] < len(CARDS) for one in members(seen))
