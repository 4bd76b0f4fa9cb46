"""Everything that has a name in The Desolation of Smaug, as small numbers, and the vocabulary of answers.

Cards, colours, spaces and steps are those of ``content/``, numbered in the order of its tables.
"""

from __future__ import annotations

from typing import TypeAlias

from westmarch.core.content import shipped_rows
from westmarch.core.vocabulary import Vocabulary

PACKAGE = "westmarch.games.smaug"


def _ids(table: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in shipped_rows(PACKAGE, table))


Seat: TypeAlias = int
Piece: TypeAlias = int
"""Two dwarves a seat, 2 * seat and the next, then Bilbo."""
Space: TypeAlias = int
"""Of the road, from 1; 0 for those who were killed."""
Kind: TypeAlias = int
"""What a card is, by its number in `CARDS`; copies of a card are alike."""
Copies: TypeAlias = int
"""A set of single cards: what lies in a hand or a deck."""

COLOURS = _ids("colours")
SEATS = len(COLOURS)
BILBO: Piece = 2 * SEATS
NOBODY: Piece = -1
PIECES = (*(f"{colour}_{number}" for colour in COLOURS for number in (1, 2)), "bilbo")

SPACES = _ids("spaces")[:-1]
"""The road, without the cave."""
STEPS = _ids("steps")
MARCHES = _ids("marches")
LEVELS = _ids("difficulty")

BEORN, ESGAROTH, TREASURY, MIRKWOOD, EREBOR = range(5)
DECKS = ("beorn", "esgaroth", "treasury", "mirkwood", "erebor")
DECK_SIZES = (47, 16, 8, 16, 16)
"""ru 'Состав игры'."""
HAND_DECKS = range(3)
ADVENTURE_DECKS = (MIRKWOOD, EREBOR)

TRAVEL = _ids("travel")
STRENGTH = _ids("strength")
TREASURES = _ids("treasures")
SMAUG = _ids("smaug")
WEBS = _ids("webs")
ADVENTURES = _ids("adventures")
ENEMIES = _ids("enemies")
CARDS = (*TRAVEL, *STRENGTH, *TREASURES, *SMAUG, *WEBS, *ADVENTURES, *ENEMIES)
KEY = "thorins_key"


def card(name: str) -> Kind:
    return CARDS.index(name)


WORDS = ("done", "none", "quiet", "printed", "die", "agree", "refuse", "retreat", "trade", "any")
MOST = 14
"""The highest number that a strength against Smaug can be, doubled."""

VOCABULARY = Vocabulary(
    [
        ("card", (*CARDS, KEY)),
        ("piece", PIECES),
        ("space", SPACES),
        ("step", STEPS),
        ("march", MARCHES),
        ("colour", COLOURS),
        ("deck", DECKS[:3]),
        ("number", tuple(str(n) for n in range(1, 2 * MOST + 1))),
        ("pips", ("1", "2", "3", "4", "5", "6")),
        ("", WORDS),
    ]
)
_DOMAIN = VOCABULARY.domain
CARD = _DOMAIN("card")
PIECE = _DOMAIN("piece")
SPACE = _DOMAIN("space")
STEP = _DOMAIN("step")
MARCH = _DOMAIN("march")
COLOUR = _DOMAIN("colour")
DECK = _DOMAIN("deck")
NUMBER = _DOMAIN("number")
PIPS = _DOMAIN("pips")
DONE, NONE, QUIET, PRINTED, ROLL, AGREE, REFUSE, RETREAT, TRADE, ANY = map(VOCABULARY.word, WORDS)
KEY_CARD = CARD[KEY]
DIE = (PIPS.codes,)
"""What one throw of the die asks of chance."""


def space_code(at: Space) -> int:
    return SPACE.first + at - 1


def space_of(code: int) -> Space:
    return code - SPACE.first + 1


def number_code(number: int) -> int:
    return NUMBER.first + number - 1


def number_of(code: int) -> int:
    return code - NUMBER.first + 1


def owner(piece: Piece) -> Seat:
    """Whose dwarf it is; meaningless for Bilbo."""
    return piece >> 1
