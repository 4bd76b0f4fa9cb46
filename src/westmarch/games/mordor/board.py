"""The printed sheet and dice as tuples and masks, built from ``content/`` once per set of tables.

Dice are bits in the order yellow, red, blue, green, black; symbols are numbers 0 to 5.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from westmarch.core.content import Column, Content, Row, Table, WrongRow, shipped_rows
from westmarch.core.sets import first_ones, has
from westmarch.core.vocabulary import Vocabulary


def _ids(table: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in shipped_rows("westmarch.games.mordor", table))


COLOURS = _ids("dice")
HOBBITS = _ids("hobbits")
SYMBOLS = ("ring", "gandalf", "fellowship", "orc", "nazgul", "white_tree")
RING, GANDALF, FELLOWSHIP, ORC, NAZGUL, WHITE_TREE = range(6)
BLACK = COLOURS.index("black")
DICE = len(COLOURS)
ALL_DICE = first_ones(DICE)

PLACES = _ids("places")
EFFECTS = (
    "none",
    "equal_symbols",
    "no_gandalf",
    "double_fellowship",
    "repeat_throws",
    "double_orcs",
    "no_nazgul",
    "all_nazgul",
    "two_rings",
)
(
    NO_EFFECT,
    EQUAL_SYMBOLS,
    NO_GANDALF,
    DOUBLE_FELLOWSHIP,
    REPEAT_THROWS,
    DOUBLE_ORCS,
    NO_NAZGUL,
    ALL_NAZGUL,
    TWO_RINGS,
) = range(9)

LAYOUTS = _ids("ring_tracks")
MOST_SPACES = 24
LONGEST_WAY = 40
"""Spaces that a journey can have, Mordor among them."""

VOCABULARY = Vocabulary(
    [
        ("die", COLOURS),
        ("symbol", SYMBOLS),
        ("space", [str(n) for n in range(1, MOST_SPACES + 1)]),
        ("hobbit", HOBBITS),
        ("", ("done", "repeat", "keep", "none")),
    ]
)
DIE = VOCABULARY.domain("die")
SYMBOL = VOCABULARY.domain("symbol")
SPACE = VOCABULARY.domain("space")
HOBBIT = VOCABULARY.domain("hobbit")
DONE = VOCABULARY.word("done")
REPEAT = VOCABULARY.word("repeat")
KEEP = VOCABULARY.word("keep")
NONE = VOCABULARY.word("none")


def _only_black_has_the_tree(rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows):
        if "white_tree" in row["faces"] and row["id"] != "black":
            raise WrongRow(number, "faces", "the White Tree is on the black die only (rulebook)")


def _one_die_each(rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows):
        if row["colour"] in [other["colour"] for other in rows[:number]]:
            raise WrongRow(number, "colour", f"two hobbits cannot both be {row['colour']}")


def _no_turn_begins_in_mordor(rows: Sequence[Row]) -> None:
    if rows[-1]["effect"] != "none":
        raise WrongRow(len(rows) - 1, "effect", "no turn begins in Mordor, so its effect must be 'none'")


def _leads_to_mordor(rows: Sequence[Row]) -> None:
    for number, row in enumerate(rows):
        order = [PLACES.index(place) for place in row["places"]]
        if order != sorted(order):
            raise WrongRow(number, "places", "the places are not in the order of the journey")
        if row["places"][-1] != "mordor" or row["places"].count("mordor") != 1:
            raise WrongRow(number, "places", "the last space, and only that one, is Mordor")


TABLES = (
    Table(
        "dice",
        "die",
        (Column("faces", list, choices=SYMBOLS, length=(6, 6)),),
        ids=COLOURS,
        check=_only_black_has_the_tree,
    ),
    Table(
        "hobbits", "hobbit", (Column("colour", choices=COLOURS[:BLACK]),), ids=HOBBITS, check=_one_die_each
    ),
    Table(
        "places",
        "place",
        (Column("effect", choices=EFFECTS),),
        ids=PLACES,
        check=_no_turn_begins_in_mordor,
    ),
    Table(
        "ring_tracks",
        "track",
        (Column("places", list, choices=PLACES[1:], length=(1, LONGEST_WAY)),),
        ids=LAYOUTS,
        check=_leads_to_mordor,
    ),
    Table("nazgul_tracks", "track", (Column("spaces", int, low=1, high=MOST_SPACES),), ids=LAYOUTS),
)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One side of one layout of the pad, with the dice that go with it."""

    places: tuple[int, ...]
    """Place of each position, from 0, Bag End."""
    effects: tuple[int, ...]
    """Effect of each position; none at all on the basic sheet."""
    mordor: int
    nazgul_spaces: int
    faces: tuple[tuple[int, ...], ...]
    """Of each die, as answer codes."""
    hobbit_of_die: tuple[int, ...]
    """-1 for the black die."""
    thrown: tuple[tuple[tuple[int, ...], ...], ...]
    """Faces of the dice in each mask of dice: what one throw asks of chance."""


@dataclass(frozen=True, slots=True)
class Board:
    """All sheets of one set of tables, by layout and by whether place effects apply."""

    sheets: dict[tuple[str, bool], Sheet]


def build(content: Content) -> Board:
    faces = tuple(tuple(SYMBOL[face] for face in row["faces"]) for row in content["dice"])
    colours = [row["colour"] for row in content["hobbits"]]
    hobbit_of_die = tuple(colours.index(colour) if colour in colours else -1 for colour in COLOURS)
    effect_of = {row["id"]: EFFECTS.index(row["effect"]) for row in content["places"]}
    thrown = tuple(tuple(faces[die] for die in range(DICE) if has(mask, die)) for mask in range(ALL_DICE + 1))
    sheets = {}
    for ring, nazgul in zip(content["ring_tracks"], content["nazgul_tracks"], strict=True):
        names = ("bag_end", *ring["places"])
        for advanced in (False, True):
            sheets[ring["id"], advanced] = Sheet(
                places=tuple(PLACES.index(name) for name in names),
                effects=tuple(effect_of[name] if advanced else NO_EFFECT for name in names),
                mordor=len(names) - 1,
                nazgul_spaces=nazgul["spaces"],
                faces=faces,
                hobbit_of_die=hobbit_of_die,
                thrown=thrown,
            )
    return Board(sheets)
