"""The whole truth of a match, flat and quick to copy. `figures` changes it, `control` asks about it."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.events import Event
from westmarch.core.sets import set_of
from westmarch.games.war.battle_state import Battle
from westmarch.games.war.board import Board
from westmarch.games.war.ids import (
    CHARACTERS,
    DECK_MASKS,
    FELLOWS,
    FREE,
    GANDALF_GREY,
    KINDS,
    REGIONS,
    SHADOW,
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


class WarState:
    """Lists of two are indexed by side; bytearrays by region, kind of figure, nation or die face."""

    __slots__ = (
        "acted",
        "active",
        "battle",
        "besieged",
        "board",
        "bound",
        "company",
        "control",
        "corruption",
        "deck_tops",
        "decks",
        "declared",
        "dice",
        "discards",
        "draw_after",
        "drawing",
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
        "moved",
        "named",
        "occupied",
        "options",
        "paid",
        "persons",
        "phase",
        "picked",
        "picked_persons",
        "played",
        "playing",
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
        "thrower",
        "tiles",
        "to_act",
        "trimming",
        "turn",
        "way",
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
        self.named = -1
        """Face of the die that was named before what it is used for; -1: none."""
        self.focus = -1
        """Region that the question in hand is about; -1: none."""
        self.bound = -1
        """Region that those being picked are to enter or to attack; -1: none."""
        self.moved: Sequence[tuple[int, tuple[bytearray, int]]] = ()
        """Who has moved in this action and where to: they do not move again (p. 27)."""
        self.due = 0
        """How many of what is asked for are still to come: hits to take, moves left."""
        self.picked: bytes | None = None
        """Figures named so far for a move or an attack, by kind; None: nothing is being picked."""
        self.picked_persons = 0
        self.thrower = -1
        """Side whose dice are thrown, or that draws a card, when chance is asked."""
        self.drawing = -1
        """Deck from which that card is drawn."""
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
        self.where = bytearray(
            IN_FELLOWSHIP if person in FELLOWS else ASIDE for person in range(len(CHARACTERS))
        )
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
        self.playing = -1
        """Card that was named and is not paid for: to be played, or to be forced off the table; -1: none."""
        self.fellowship = RIVENDELL
        """Last known region of the Ring-bearers."""
        self.progress = 0
        self.hidden = True
        self.corruption = 0
        self.mordor = OFF_TRACK
        self.mordor_tried = False
        self.declared = False
        """In this Fellowship phase."""
        self.way = 0
        """Mask of the places that the way of the Ring-bearers passes, as far as it has been chosen."""
        self.company = set_of(FELLOWS)
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
        self.draw_after = -1
        """Card played by an Event result, once it is done its side may draw another; -1: none."""
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
        twin.named = self.named
        twin.focus = self.focus
        twin.bound = self.bound
        twin.moved = self.moved
        twin.due = self.due
        twin.picked = self.picked
        twin.picked_persons = self.picked_persons
        twin.thrower = self.thrower
        twin.drawing = self.drawing
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
        twin.playing = self.playing
        twin.fellowship = self.fellowship
        twin.progress = self.progress
        twin.hidden = self.hidden
        twin.corruption = self.corruption
        twin.mordor = self.mordor
        twin.mordor_tried = self.mordor_tried
        twin.declared = self.declared
        twin.way = self.way
        twin.company = self.company
        twin.guide = self.guide
        twin.tiles = self.tiles
        twin.drawn_tiles = self.drawn_tiles
        twin.removed_tiles = self.removed_tiles
        twin.specials = self.specials
        twin.trimming = self.trimming
        twin.resolving = self.resolving
        twin.draw_after = self.draw_after
        battle = self.battle
        twin.battle = None if battle is None else battle.copy()
        twin.winner = self.winner
        twin.reason = self.reason
        return twin
