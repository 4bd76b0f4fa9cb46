"""The whole truth of a match, flat and quick to copy, and the verbs that move figures about.

Every change of figures goes through `put` and `take`, which keep the counts that the rules ask for
all the time: units of each side in each region, and the masks of regions that hold them.
"""

from __future__ import annotations

from functools import lru_cache

from westmarch.core.events import Event
from westmarch.games.war.battle_state import Battle
from westmarch.games.war.board import Board
from westmarch.games.war.ids import (
    CHARACTERS,
    COMPANION_MASK,
    DECK_MASKS,
    FREE,
    GANDALF_GREY,
    KINDS,
    REGIONS,
    SHADOW,
    UNIT_KINDS,
    VOCABULARY,
    region,
)

IN_FELLOWSHIP, ASIDE, OUT = 200, 201, 202
"""Where a character is, when not in a region: with the Ring-bearers, not yet in play, out of the game."""

RECOVER, FELLOWSHIP, ALLOCATION, ROLL, ACTION, VICTORY, OVER = range(7)
PHASES = (
    "recover",
    "fellowship",
    "hunt_allocation",
    "action_roll",
    "action_resolution",
    "victory_check",
    "over",
)

AT_WAR = 3
STACK, GARRISON = 10, 5
"""Most units in a region, and in a Stronghold under siege (p. 26, 31)."""
OFF_TRACK = -1
"""Of `mordor`: the Fellowship is not on the Mordor Track."""
DOOM = 5
"""The Crack of Doom."""
LOST = 12
"""Corruption at which the Ring-bearers fail."""
RIVENDELL = region("rivendell")
_SIDE_OF_KIND = (0,) * 10 + (1,) * 6


class WarState:
    """Lists of two are indexed by side; bytearrays by region, kind of figure, nation or die face."""

    __slots__ = (
        "acted",
        "active",
        "battle",
        "besieged",
        "board",
        "company",
        "control",
        "corruption",
        "deck_tops",
        "decks",
        "declared",
        "dice",
        "discards",
        "drawn_tiles",
        "due",
        "fellowship",
        "figures",
        "focus",
        "guide",
        "hand",
        "hidden",
        "hunt_free",
        "hunt_last",
        "hunt_shadow",
        "log",
        "lost",
        "mordor",
        "mordor_tried",
        "mouth_used",
        "occupied",
        "options",
        "paid",
        "persons",
        "phase",
        "picked",
        "picked_persons",
        "played",
        "pool",
        "progress",
        "reason",
        "removed_tiles",
        "reserve",
        "resolving",
        "ring_used",
        "rings",
        "specials",
        "step",
        "strength",
        "table",
        "tiles",
        "to_act",
        "trimming",
        "turn",
        "where",
        "winner",
    )

    def __init__(self, board: Board, options: dict[str, str]) -> None:
        self.log: list[Event] | None = None
        self.board = board
        self.options = options
        self.phase = RECOVER
        self.turn = 1
        self.to_act = FREE
        """Side whose turn it is in the action phase."""
        self.acted = False
        """Whether anything was done in this action phase; tells its beginning apart in positions."""
        self.paid = -1
        """Face of the die that pays for the action in progress; -1: none yet."""
        self.focus = -1
        """Region that the question in hand is about; -1: none."""
        self.due = 0
        """How many of what is asked for are still to come: hits to take, moves left."""
        self.picked: bytes | None = None
        """Figures named so far for a move or an attack, by kind; None: nothing is being picked."""
        self.picked_persons = 0
        self.figures = bytearray(len(REGIONS) * KINDS)
        self.strength = (bytearray(len(REGIONS)), bytearray(len(REGIONS)))
        """Army units of each side in each region."""
        self.occupied = [0, 0]
        """Mask of the regions with units of each side."""
        self.besieged = 0
        """Mask of the regions whose Stronghold is under siege; whoever controls it is inside."""
        self.control = board.home[SHADOW]
        """Mask of the settlements that the Shadow controls."""
        self.persons = [0] * len(REGIONS)
        """Mask of the characters in each region."""
        self.where = bytearray([IN_FELLOWSHIP] * 7 + [ASIDE] * 5)
        assert len(self.where) == len(CHARACTERS)
        self.reserve = bytearray(board.limits)
        self.lost = bytearray(KINDS)
        """Free Peoples figures that are out of the game."""
        self.step = bytearray(board.start_step)
        """On the Political Track, 0 to 3 (at war)."""
        self.active = board.start_active
        self.dice = (bytearray(7), bytearray(7))
        """Unused Action dice of each side by face."""
        self.pool = [board.dice[FREE][0], board.dice[SHADOW][0]]
        self.hunt_free = 0
        self.hunt_shadow = 0
        self.hunt_last = 0
        """Free Peoples dice that came back from the Hunt Box in phase 1."""
        self.rings = [3, 0]
        self.ring_used = 0
        """Mask of the sides that used an Elven Ring this turn."""
        self.mouth_used = False
        self.decks = list(DECK_MASKS)
        self.deck_tops: tuple[tuple[int, ...], ...] = ((), (), (), ())
        """Cards whose order is fixed by a position written by hand, the next one first."""
        self.hand = [0, 0]
        self.table = [0, 0]
        self.played = 0
        """Cards discarded face up."""
        self.discards = [0, 0]
        """Cards discarded face down."""
        self.fellowship = RIVENDELL
        """Last known region of the Ring-bearers."""
        self.progress = 0
        self.hidden = True
        self.corruption = 0
        self.mordor = OFF_TRACK
        self.mordor_tried = False
        self.declared = False
        """In this Fellowship phase."""
        self.company = COMPANION_MASK & 0b1111111
        self.guide = GANDALF_GREY
        self.tiles = board.standard_tiles
        self.drawn_tiles = 0
        self.removed_tiles = 0
        self.specials = 0
        """Special tiles in play that wait for the Mordor Track."""
        self.trimming = -1
        """Region whose owner is taking away units above the limit; -1: none."""
        self.resolving = -1
        """Card whose event is being carried out; -1: none."""
        self.battle: Battle | None = None
        self.winner = -1
        self.reason = 0

    def copy(self) -> WarState:
        twin = WarState.__new__(WarState)
        twin.log = None
        twin.board = self.board
        twin.options = self.options
        twin.phase = self.phase
        twin.turn = self.turn
        twin.to_act = self.to_act
        twin.acted = self.acted
        twin.paid = self.paid
        twin.focus = self.focus
        twin.due = self.due
        twin.picked = self.picked
        twin.picked_persons = self.picked_persons
        twin.figures = self.figures[:]
        free, shadow = self.strength
        twin.strength = (free[:], shadow[:])
        twin.occupied = self.occupied[:]
        twin.besieged = self.besieged
        twin.control = self.control
        twin.persons = self.persons[:]
        twin.where = self.where[:]
        twin.reserve = self.reserve[:]
        twin.lost = self.lost[:]
        twin.step = self.step[:]
        twin.active = self.active
        free, shadow = self.dice
        twin.dice = (free[:], shadow[:])
        twin.pool = self.pool[:]
        twin.hunt_free = self.hunt_free
        twin.hunt_shadow = self.hunt_shadow
        twin.hunt_last = self.hunt_last
        twin.rings = self.rings[:]
        twin.ring_used = self.ring_used
        twin.mouth_used = self.mouth_used
        twin.decks = self.decks[:]
        twin.deck_tops = self.deck_tops
        twin.hand = self.hand[:]
        twin.table = self.table[:]
        twin.played = self.played
        twin.discards = self.discards[:]
        twin.fellowship = self.fellowship
        twin.progress = self.progress
        twin.hidden = self.hidden
        twin.corruption = self.corruption
        twin.mordor = self.mordor
        twin.mordor_tried = self.mordor_tried
        twin.declared = self.declared
        twin.company = self.company
        twin.guide = self.guide
        twin.tiles = self.tiles
        twin.drawn_tiles = self.drawn_tiles
        twin.removed_tiles = self.removed_tiles
        twin.specials = self.specials
        twin.trimming = self.trimming
        twin.resolving = self.resolving
        battle = self.battle
        twin.battle = None if battle is None else battle.copy()
        twin.winner = self.winner
        twin.reason = self.reason
        return twin


# -- names for events ---------------------------------------------------------------------------

_OPTIONS = VOCABULARY.options


def name(code: int) -> str:
    """An answer's canonical text, which is also the reference that texts know it by."""
    return str(_OPTIONS[code])


# -- figures ------------------------------------------------------------------------------------


def count(s: WarState, at: int, kind: int) -> int:
    return s.figures[at * KINDS + kind]


def put(s: WarState, at: int, kind: int, number: int = 1) -> None:
    """Figures appear in a region; where they come from is the caller's business."""
    s.figures[at * KINDS + kind] += number
    if kind < UNIT_KINDS:
        side = _SIDE_OF_KIND[kind]
        s.strength[side][at] += number
        s.occupied[side] |= 1 << at


def take(s: WarState, at: int, kind: int, number: int = 1) -> None:
    """Figures leave a region; where they go is the caller's business."""
    s.figures[at * KINDS + kind] -= number
    if kind < UNIT_KINDS:
        side = _SIDE_OF_KIND[kind]
        left = s.strength[side][at] - number
        s.strength[side][at] = left
        if not left:
            s.occupied[side] &= ~(1 << at)


def place_person(s: WarState, person: int, at: int) -> None:
    """A character comes to a region, from wherever it was."""
    before = s.where[person]
    if before < len(REGIONS):
        s.persons[before] &= ~(1 << person)
    s.where[person] = at
    s.persons[at] |= 1 << person


def remove_person(s: WarState, person: int, to: int = OUT) -> None:
    before = s.where[person]
    if before < len(REGIONS):
        s.persons[before] &= ~(1 << person)
    s.where[person] = to


def in_play(s: WarState, person: int) -> bool:
    """In a region; a Companion of the Fellowship counts too."""
    return s.where[person] <= IN_FELLOWSHIP


# -- who holds what -----------------------------------------------------------------------------


def holder(s: WarState, at: int) -> int:
    """The side that controls the settlement of a region."""
    return SHADOW if s.control >> at & 1 else FREE


def controlled(s: WarState, side: int) -> int:
    """Mask of the settlements a side controls."""
    return s.control if side == SHADOW else s.board.settlements & ~s.control


def unconquered(s: WarState, side: int) -> int:
    """Mask of a side's own settlements that it still controls (p. 11)."""
    return s.board.home[side] & controlled(s, side)


def inside(s: WarState, side: int) -> int:
    """Mask of the regions where a side's army is under siege."""
    return s.besieged & controlled(s, side)


def in_field(s: WarState, side: int) -> int:
    """Mask of the regions with units of a side that are not shut up in a Stronghold."""
    return s.occupied[side] & ~inside(s, side)


def free_for(s: WarState, side: int) -> int:
    """Regions without enemy army and without a settlement the enemy controls (p. 10).

    A region where the side lays siege is free for it.
    """
    enemy = 1 - side
    taken = in_field(s, enemy) | (controlled(s, enemy) & ~inside(s, enemy))
    return ~taken & ((1 << len(REGIONS)) - 1)


def open_to(s: WarState, side: int) -> int:
    """Regions free for the movement of armies: also settlements of the enemy without units (p. 27)."""
    return ~in_field(s, 1 - side) & ((1 << len(REGIONS)) - 1)


def full(s: WarState, side: int) -> int:
    """Mask of the regions that hold as many units of a side as can stand there."""
    strength = s.strength[side]
    if max(strength) < STACK:
        return 0
    mask = 0
    for at, units in enumerate(strength):
        if units >= STACK:
            mask |= 1 << at
    return mask


def limit_at(s: WarState, side: int, at: int) -> int:
    return GARRISON if inside(s, side) >> at & 1 else STACK


def warring(s: WarState) -> int:
    """Mask of the nations at war."""
    return _warring(bytes(s.step))


@lru_cache(maxsize=4096)
def _warring(steps: bytes) -> int:
    return sum(1 << nation for nation, step in enumerate(steps) if step == AT_WAR)


def at_war(s: WarState, nation: int) -> bool:
    return s.step[nation] == AT_WAR


def points(s: WarState, side: int) -> int:
    """Victory points: settlements of the other side that this one controls (p. 44)."""
    total = 0
    captured = s.board.home[1 - side] & controlled(s, side)
    worth = s.board.points
    while captured:
        low = captured & -captured
        total += worth[low.bit_length() - 1]
        captured ^= low
    return total
