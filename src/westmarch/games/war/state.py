"""The whole truth of a match, flat and quick to copy. `figures` changes it, `control` asks about it."""

from __future__ import annotations

from collections.abc import Sequence

from westmarch.core.events import Event
from westmarch.core.sets import set_of
from westmarch.core.state import Copied, heard, own, own_each, part, state
from westmarch.games.war.allies import Allies, at_start
from westmarch.games.war.battle_state import Battle
from westmarch.games.war.board import Board
from westmarch.games.war.ids import (
    CHARACTERS,
    DECK_MASKS,
    FELLOWS,
    FREE,
    GANDALF_GREY,
    KINDS,
    NATIONS,
    REGIONS,
    SHADOW,
    region,
)
from westmarch.games.war.seats import SEATINGS, Seating

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


def _numbers_by_region() -> tuple[bytearray, bytearray]:
    return bytearray(len(REGIONS)), bytearray(len(REGIONS))


@state
class WarState(Copied):
    """Lists of two are indexed by side, those of cards in hand by seat; bytearrays by region, kind of
    figure, nation or die face.
    """

    board: Board
    options: dict[str, str]
    seating: Seating
    """Who plays what."""
    control: int
    """Mask of the settlements that the Shadow controls."""
    reserve: bytearray = own()
    step: bytearray = own()
    """On the Political Track, 0 to 3 (at war)."""
    active: int
    pool: list[int] = own()
    tiles: int
    hand: list[int] = own()
    """Cards of each seat."""
    discards: list[int] = own()
    """Cards discarded face down by each seat."""
    allies: Allies
    phase: int = RECOVER
    turn: int = 1
    to_act: int = FREE
    """Side whose turn it is in the action phase."""
    actor: int = 0
    """Seat that takes the action in hand."""
    acted: bool = False
    """Whether anything was done in this action phase; tells its beginning apart in positions."""
    paid: int = -1
    """Face of the die that pays for the action in progress; -1: none yet."""
    named: int = -1
    """Face of the die that was named before what it is used for; -1: none."""
    focus: int = -1
    """Region that the question in hand is about; -1: none."""
    bound: int = -1
    """Region that those being picked are to enter or to attack; -1: none."""
    moved: Sequence[tuple[int, tuple[bytearray, int]]] = ()
    """Who has moved in this action and where to: they do not move again (p. 27)."""
    due: int = 0
    """How many of what is asked for are still to come: hits to take, moves left."""
    picked: bytes | None = None
    """Figures named so far for a move or an attack, by kind; None: nothing is being picked."""
    picked_persons: int = 0
    thrower: int = -1
    """Side whose dice are thrown, or that draws a card, when chance is asked."""
    drawing: int = -1
    """Deck from which that card is drawn."""
    figures: bytearray = own(factory=lambda: bytearray(len(REGIONS) * KINDS))
    strength: tuple[bytearray, bytearray] = own_each(factory=_numbers_by_region)
    """Army units of each side in each region."""
    occupied: list[int] = own(factory=lambda: [0, 0])
    """Mask of the regions with units of each side."""
    units_of: list[int] = own(factory=lambda: [0] * len(NATIONS))
    """Mask of the regions with units of each nation."""
    besieged: int = 0
    """Mask of the regions whose Stronghold is under siege; whoever controls it is inside."""
    where: bytearray = own(
        factory=lambda: bytearray(
            IN_FELLOWSHIP if person in FELLOWS else ASIDE for person in range(len(CHARACTERS))
        )
    )
    lost: bytearray = own(factory=lambda: bytearray(KINDS))
    """Free Peoples figures that are out of the game."""
    dice: tuple[bytearray, bytearray] = own_each(factory=lambda: (bytearray(7), bytearray(7)))
    """Unused Action dice of each side by face."""
    hunt_free: int = 0
    hunt_shadow: int = 0
    hunt_last: int = 0
    """Free Peoples dice that came back from the Hunt Box in phase 1."""
    rings: list[int] = own(factory=lambda: [3, 0])
    ring_used: int = 0
    """Mask of the sides that used an Elven Ring this turn."""
    mouth_used: bool = False
    tokens: int = 0
    """Mask of the action tokens that are left, of both sides (Hunt for the Ring p. 36)."""
    token_used: int = 0
    """Mask of the sides that used an action token this turn."""
    came: int = 0
    """Mask of the regions that units or Leaders have come to in this action."""
    doing: tuple[int, int] = (0, 0)
    """Nations and regions of mixed armies for which the action in hand is taken (p. 46)."""
    decks: list[int] = own(factory=lambda: list(DECK_MASKS))
    deck_tops: tuple[tuple[int, ...], ...] = ((), (), (), ())
    """Cards whose order is fixed by a position written by hand, the next one first."""
    table: list[int] = own(factory=lambda: [0, 0])
    played: int = 0
    """Cards discarded face up."""
    playing: int = -1
    """Card that was named and is not paid for: to be played, or to be forced off the table; -1: none."""
    fellowship: int = RIVENDELL
    """Last known region of the Ring-bearers."""
    progress: int = 0
    hidden: bool = True
    corruption: int = 0
    mordor: int = OFF_TRACK
    mordor_tried: bool = False
    declared: bool = False
    """In this Fellowship phase."""
    way: int = 0
    """Mask of the places that the way of the Ring-bearers passes, as far as it has been chosen."""
    company: int = set_of(FELLOWS)
    guide: int = GANDALF_GREY
    drawn_tiles: int = 0
    removed_tiles: int = 0
    specials: int = 0
    """Special tiles in play that wait for the Mordor Track."""
    trimming: int = -1
    """Region whose owner is taking away units above the limit; -1: none."""
    resolving: int = -1
    """Card whose event is being carried out; -1: none."""
    draw_after: int = -1
    """Card played by an Event result, once it is done its side may draw another; -1: none."""
    battle: Battle | None = part(default=None)
    winner: int = -1
    reason: int = 0
    log: list[Event] | None = heard(default=None)

    @classmethod
    def at_start(cls, board: Board, options: dict[str, str], players: int = 2) -> WarState:
        """With nothing on the map yet."""
        seating = SEATINGS[players]
        return cls(
            board,
            options,
            seating,
            control=board.home[SHADOW],
            reserve=bytearray(board.limits),
            step=bytearray(board.start_step),
            active=board.start_active,
            pool=[board.dice[FREE][0], board.dice[SHADOW][0]],
            tiles=board.standard_tiles,
            hand=[0] * players,
            discards=[0] * players,
            allies=at_start(seating),
        )
