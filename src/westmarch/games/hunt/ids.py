"""The vocabulary of Hunt for the Ring: names and numbers of everything that can be chosen or drawn.

Names come from the tables as shipped; rules speak in the numbers, people and records in the names.
"""

from __future__ import annotations

from westmarch.core.content import shipped_rows
from westmarch.core.sets import set_of
from westmarch.core.vocabulary import Domain, Vocabulary

PACKAGE = "westmarch.games.hunt"


def _ids(table: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in shipped_rows(PACKAGE, table))


SHIRE, WILD = _ids("shire"), _ids("wild")
"""The places of both boards: numbered locations, exits, dots."""
ALLIES = _ids("allies")
ALLY_TITLES = tuple(row["title"] for row in shipped_rows(PACKAGE, "allies"))
ALLIES_OF_PART = tuple(
    set_of(n for n, row in enumerate(shipped_rows(PACKAGE, "allies")) if row["part"] == part)
    for part in (0, 1, 2)
)
SORCERIES = _ids("sorcery")
SORCERY_TITLES = tuple(row["title"] for row in shipped_rows(PACKAGE, "sorcery"))
ALL_SORCERY = set_of(range(len(SORCERIES)))
JOURNEYS = _ids("journeys")
TOKENS = _ids("tokens")
COMPANIONS = _ids("companions")
FRODO, SAM, PIPPIN, MERRY, STRIDER = range(5)
RIDERS = ("blue", "green", "red", "purple")
HUNTERS = 4
"""Ringwraith players, at most; there are four Nazgûl whatever their number."""

DICE = (
    "ring",
    "sword",
    "sorcery",
    "shadow",
    "lord_ring",
    "lord_sword",
    "lord_sorcery",
    "morgul_ring",
    "manhunt",
    "morgul_shadow",
)
(
    RING,
    SWORD,
    SORCERY,
    SHADOW,
    LORD_RING,
    LORD_SWORD,
    LORD_SORCERY,
    MORGUL_RING,
    MANHUNT,
    MORGUL_SHADOW,
) = range(10)
NORMAL_DICE = 6
"""Action dice without that of the Lord of the Nazgûl (p. 2)."""
FIRST_LORD_FACE = LORD_RING

SECTIONS = ("I", "II", "III", "IV", "V", "VI")
ZONES = tuple(dict.fromkeys(row["zone"] for part in ("shire", "wild") for row in shipped_rows(PACKAGE, part)))
KINDS = ("plain", "ally", "dark", "exit", "frodo_start", "nazgul_start", "journey_start", "dot")
WORDS = (
    "dot",
    "stay",
    "move",
    "rest",
    "draw",
    "reveal",
    "deed",
    "rivendell",
    "search",
    "hunt",
    "remove",
    "take",
    "change",
    "keep",
    "pass",
    "done",
)

VOCABULARY = Vocabulary(
    [
        ("shire", SHIRE),
        ("wild", WILD),
        ("zone", ZONES),
        ("section", SECTIONS),
        ("ally", ALLIES),
        ("sorcery", SORCERIES),
        ("journey", JOURNEYS),
        ("token", TOKENS),
        ("companion", COMPANIONS),
        ("rider", RIDERS),
        ("die", DICE),
        ("ability", ("1", "2", "3", "4")),
        ("effect", ("1", "2", "3")),
        ("player", ("1", "2", "3", "4")),
        ("", WORDS),
    ]
)
PLACES: tuple[Domain, ...] = (
    VOCABULARY.domain("shire"),
    VOCABULARY.domain("shire"),
    VOCABULARY.domain("wild"),
)
"""The places of each part (1 or 2)."""
ZONE = VOCABULARY.domain("zone")
SECTION = VOCABULARY.domain("section")
ALLY = VOCABULARY.domain("ally")
SPELL = VOCABULARY.domain("sorcery")
JOURNEY = VOCABULARY.domain("journey")
TOKEN = VOCABULARY.domain("token")
COMPANION = VOCABULARY.domain("companion")
RIDER = VOCABULARY.domain("rider")
DIE = VOCABULARY.domain("die")
ABILITY = VOCABULARY.domain("ability")
EFFECT = VOCABULARY.domain("effect")
PLAYER = VOCABULARY.domain("player")
(
    DOT,
    STAY,
    MOVE,
    REST,
    DRAW,
    REVEAL,
    DEED,
    RIVENDELL,
    SEARCH,
    HUNT,
    REMOVE,
    TAKE,
    CHANGE,
    KEEP,
    PASS,
    DONE,
) = VOCABULARY.domain("").codes
