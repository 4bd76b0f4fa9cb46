"""Everything that has a name in War of the Ring, as small numbers, and the vocabulary of answers.

Nations, regions, cards, characters and tiles are those of ``content/``, numbered in the order of its tables.
"""

from __future__ import annotations

from typing import TypeAlias

from westmarch.core.content import shipped_rows
from westmarch.core.sets import set_of
from westmarch.core.vocabulary import Vocabulary


def _ids(table: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in shipped_rows("westmarch.games.war", table))


Seat: TypeAlias = int
"""A person at the table."""
Side: TypeAlias = int
Nation: TypeAlias = int
Region: TypeAlias = int
Person: TypeAlias = int
"""A character, by number."""
Figure: TypeAlias = int
"""A kind of figure."""
CardNumber: TypeAlias = int
Face: TypeAlias = int
"""Of an Action die."""
Tile: TypeAlias = int
Regions: TypeAlias = int
"""A set of regions (`core/sets`); so are the others."""
Nations: TypeAlias = int
Persons: TypeAlias = int
Cards: TypeAlias = int
Faces: TypeAlias = int
Tiles: TypeAlias = int

FREE, SHADOW = 0, 1
SIDES = ("free", "shadow")
SIDE_TEXTS = ("side:free", "side:shadow")
"""As texts know them."""

NATIONS = _ids("nations")
DWARVES, ELVES, GONDOR, NORTH, ROHAN, ISENGARD, SAURON, SOUTHRONS = range(8)
FREE_NATIONS = range(5)
SHADOW_NATIONS = range(5, 8)
SIDE_OF = (FREE,) * 5 + (SHADOW,) * 3
NATIONS_OF = (FREE_NATIONS, SHADOW_NATIONS)

# Kinds of figure: units first, then those who only lead. A set of figures is picked in this order,
# so that whoever must come along (a leader must not stay alone) can still be named last.
FIGURES = (
    *(f"{nation}_{kind}" for nation in NATIONS for kind in ("regular", "elite")),
    *(f"{nation}_leader" for nation in NATIONS[:5]),
    "nazgul",
)
KINDS = len(FIGURES)
UNIT_KINDS = 16
FIRST_LEADER = 16
NAZGUL = 21
UNITS_OF = (range(10), range(10, 16))
LEADERS_OF = (range(16, 21), range(21, 22))
FIGURES_OF = ((*range(10), *range(16, 21)), (*range(10, 16), 21))
UNIT_ROW = (slice(0, 10), slice(10, 16))
"""Where the units of each side stand in a row of figures by kind."""
LEADER_ROW = slice(16, 21)
NATION_OF = (*(kind // 2 for kind in range(16)), 0, 1, 2, 3, 4, SAURON)
SIDE_OF_FIGURE = tuple(SIDE_OF[nation] for nation in NATION_OF)


def regular(nation: int) -> int:
    return 2 * nation


def elite(nation: int) -> int:
    return 2 * nation + 1


def leader(nation: int) -> int:
    return FIRST_LEADER + nation


def is_unit(kind: Figure) -> bool:
    return kind < UNIT_KINDS


def is_elite(kind: Figure) -> bool:
    return kind < UNIT_KINDS and kind % 2 == 1


CHARACTERS = _ids("characters")
(
    GANDALF_GREY,
    STRIDER,
    BOROMIR,
    LEGOLAS,
    GIMLI,
    MERIADOC,
    PEREGRIN,
    ARAGORN,
    GANDALF_WHITE,
    SARUMAN,
    WITCH_KING,
    MOUTH,
) = range(12)
GOLLUM = 12
"""Only ever the Guide."""
COMPANIONS = range(9)
FELLOWS = range(7)
"""Those who set out with the Ring-bearers."""
MINIONS = range(9, 12)
COMPANION_MASK = set_of(COMPANIONS)
MINION_MASK = set_of(MINIONS)
PERSONS_OF = (COMPANION_MASK, MINION_MASK)
HOBBITS = (MERIADOC, PEREGRIN)

CHARACTER, ARMY, MUSTER, EVENT, ARMY_MUSTER, WILL, EYE = range(7)
FACES = ("character", "army", "muster", "event", "army_muster", "will_of_the_west", "eye")

REGIONS = _ids("regions")


def region(name: str) -> int:
    return REGIONS.index(name)


DECKS = ("fp_character", "fp_strategy", "sh_character", "sh_strategy")
CARDS = _ids("cards")
CARDS_A_DECK = 24
CARD_NUMBERS = tuple(f"{deck}.{number:02d}" for deck in DECKS for number in range(1, CARDS_A_DECK + 1))
"""Deck and number as printed on each card, by which it can be named too."""
DECK_MASKS = tuple(set_of(range(first, first + CARDS_A_DECK)) for first in range(0, len(CARDS), CARDS_A_DECK))


def card(name: str) -> int:
    return CARDS.index(name)


def deck_of(number: int) -> int:
    return number // CARDS_A_DECK


def deck_side(deck: int) -> Side:
    return deck // 2


COMBATS = _ids("combat")
TILES = _ids("tiles")

ACTIONS = (
    "move_fellowship",
    "hide",
    "separate",
    "move_companions",
    "move_minions",
    "draw",
    "voice_recruit",
    "voice_elites",
    "ring",
    "pass",
    "skip",
)
WORDS = (
    "done",
    "none",
    "all",
    "split",
    "fight",
    "withdraw",
    "cease",
    "continue",
    "use",
    "enter",
    "guide",
    "random",
    "corruption",
    "reveal",
    "hunt",
    "hand",
    "attack",
    "army",
    "recruit",
    "leader",
    "join",
    "apart",
)
TOKENS = ("draw_card", "advance_free", "move_minions", "advance_shadow")
"""Action tokens of the saga (Hunt for the Ring p. 36-37), two for each side."""
MOST = 12

VOCABULARY = Vocabulary(
    [
        ("region", REGIONS),
        ("card", CARDS),
        ("figure", FIGURES),
        ("remove", tuple(f"{nation}_elite" for nation in NATIONS)),
        ("character", (*CHARACTERS, "gollum")),
        ("nation", NATIONS),
        ("die", FACES),
        ("action", ACTIONS),
        ("deck", ("character", "strategy")),
        ("number", tuple(str(n) for n in range(MOST + 1))),
        ("tile", TILES),
        ("pips", ("1", "2", "3", "4", "5", "6")),
        ("", WORDS),
        ("token", TOKENS),
    ],
    aliases={f"card:{number}": f"card:{name}" for number, name in zip(CARD_NUMBERS, CARDS, strict=True)},
)
"""``remove`` takes a whole Elite for two hits, where ``figure`` reduces it for one."""

_DOMAIN = VOCABULARY.domain
REGION = _DOMAIN("region")
CARD = _DOMAIN("card")
FIGURE = _DOMAIN("figure")
REMOVE = _DOMAIN("remove")
CHAR = _DOMAIN("character")
NATION = _DOMAIN("nation")
DIE = _DOMAIN("die")
ACTION = _DOMAIN("action")
DECK = _DOMAIN("deck")
NUMBER = _DOMAIN("number")
TILE = _DOMAIN("tile")
PIPS = _DOMAIN("pips")
TOKEN = _DOMAIN("token")
DRAW_TOKEN, ADVANCE_FREE_TOKEN, MOVE_TOKEN, ADVANCE_SHADOW_TOKEN = range(len(TOKENS))
TOKENS_OF = (set_of((DRAW_TOKEN, ADVANCE_FREE_TOKEN)), set_of((MOVE_TOKEN, ADVANCE_SHADOW_TOKEN)))
"""Of each side."""

(
    MOVE_FELLOWSHIP,
    HIDE,
    SEPARATE,
    MOVE_COMPANIONS,
    MOVE_MINIONS,
    DRAW,
    VOICE_RECRUIT,
    VOICE_ELITES,
    RING,
    PASS,
    SKIP,
) = _DOMAIN("action").codes
(
    DONE,
    NONE,
    ALL,
    SPLIT,
    FIGHT,
    WITHDRAW,
    CEASE,
    CONTINUE,
    USE,
    ENTER,
    GUIDE,
    RANDOM,
    CORRUPTION,
    REVEAL,
    HUNT,
    HAND,
    ATTACK,
    ARMY_WORD,
    RECRUIT,
    LEADER_WORD,
    JOIN,
    STAY_APART,
) = _DOMAIN("").codes
PIP_DIE = _DOMAIN("pips").codes
"""One combat die, as chance throws it."""


_NAMES = tuple(map(str, VOCABULARY.options))


def names_unit(code: int) -> bool:
    """Whether an answer names a Regular or an Elite."""
    return code in FIGURE and FIGURE.of(code) < UNIT_KINDS


def name(code: int) -> str:
    """An answer's canonical text, which is also the reference that texts know it by."""
    return _NAMES[code]
