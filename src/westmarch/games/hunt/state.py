"""The whole truth of a match: both journeys, Gandalf's way, cards, tokens, dice, and all that was said.

What was said publicly about Frodo and Gandalf is part of the state, because what hunters can know follows
from it alone (`belief.py`).
"""

from __future__ import annotations

from westmarch.core.events import Event
from westmarch.core.sets import has, just, members, set_of
from westmarch.core.state import Copied, heard, own, state
from westmarch.games.hunt.board import Board, Journey, Side
from westmarch.games.hunt.ids import (
    ALL_SORCERY,
    ALLIES_OF_PART,
    DICE,
    FIRST_LORD_FACE,
    FRODO,
    NORMAL_DICE,
    PIPPIN,
    RIDERS,
    SAM,
)

DAY1, DAY2, NIGHT = range(3)
PHASES = ("day1", "day2", "night")
SETUP, BEARER, RIDING, ENCOUNTER, REFRESH, ROLLING, CROSSING, OVER, DAWN = range(9)
STAGES = ("setup", "bearer", "riders", "encounter", "refresh", "roll", "crossing", "over", "dawn")
"""The stretches of a day, which begins with `DAWN`; `CROSSING` is the set-up of Part 2."""

DOT_ENTRY, CROSSED = -1, -2
"""Entries of the journey sheet besides a location: a dot, and a cell crossed out at an escape."""
NOWHERE = -1

# How an entry of the sheet came about, as everybody saw it.
FREELY, A_DOT, ESCAPED, ARRIVED = range(4)
# The same for Gandalf's sheet.
BEGAN, WENT, FLED, HID = range(4)
HIDDEN, SHOWN, AWAY = range(3)
GANDALF = ("hidden", "shown", "rivendell")

# What was said: kinds of `Said`.
VISITED, LAST, IN_WILD, FAR, SEARCHED, GANDALF_LAST, EITHER_LAST = range(7)
SAID = ("visited", "last", "wild", "moves_to_exit", "searched", "gandalf", "either")
Said = tuple[int, int, int, int, int, int]
"""(kind, era, track, Gandalf's entries, place or set or number, yes): one answer, and when it was given."""

NORMAL_ENDINGS = ("ending.bree", "ending.rescued", "ending.rivendell", "ending.fallen")
BREE, RESCUED, SAFE, FALLEN = range(4)
# For what cards and tokens are drawn and dice thrown, where no card says so.
SET_UP, REFRESHED, TOKEN_SPENT, ACTION = "cause:set_up", "cause:refresh", "cause:fellowship", "cause:action"
MEETING, SAVED, ASIDE = "cause:encounter", "cause:rescue", "cause:direction"
GANDALF_FLEES, GANDALF_HIDES = "cause:flees", "cause:hides"
HAND_LIMIT = 5
TRACK_END = 16
LIMIT_SHORT, LIMIT_LONG = 12, 14


@state
class HuntState(Copied):
    """Places are numbers of the present side; lists by seat have an empty entry for the Ring-bearer."""

    board: Board
    side: Side
    players: int
    part: int = 1
    stage: int = SETUP
    phase: int = DAY1
    day: int = 0
    both: bool = True
    """Part 2 follows Part 1."""
    given: int = 1
    """Information tokens that the Ringwraiths get at set-up (p. 9)."""
    fellowship: int = 3
    letter: int = 1
    """Which Letter Part 2 begins with where it is played alone (`rules.letter`)."""
    havens: bool = False
    ask_abilities: bool = True
    """The Ring-bearer says whether Frodo, Sam and Pippin use their first abilities; else they always do."""
    ending: int = -1

    # Frodo's journey
    start: int = NOWHERE
    record: list[int] = own(factory=list)
    ways: list[int] = own(factory=list)
    """How each entry of the record came about."""
    exit: int = NOWHERE
    """Where Frodo left the first board, if he reached an exit."""
    track: int = 0
    eye: bool = False
    """The phase marker shows the Eye: Frodo moved at night."""
    journey: int = NOWHERE
    journeys_drawn: int = 0
    old_journeys: list[int] = own(factory=list)
    known_long: bool = False
    """The table has seen that the way must be a long one."""
    said: list[Said] = own(factory=list)
    first_said: list[Said] = own(factory=list)
    """What was said in Part 1, once Part 2 has begun."""

    # Gandalf
    gandalf: list[int] = own(factory=list)
    gandalf_ways: list[int] = own(factory=list)
    gandalf_is: int = HIDDEN
    deeds: int = 0
    """Tokens (by number) behind the screen, not yet done."""
    deeds_done: int = 0
    deeds_pool: int = 0
    deeds_drawn: int = 0
    deeds_spent: int = 0

    # the Ring
    corruption: int = 0
    eyes: int = 0
    fear: bool = False
    """Fear of the Undead lies by the track as an Eye."""
    pool: int = 0
    """Corruption tokens in the hunt pool."""
    drawn: int = 0
    """Tokens drawn in the present encounter."""
    spent: int = 0
    out_of_play: int = 0
    """Tokens that are not in the game yet."""
    eye_tokens: int = 0

    # the company
    in_play: int = set_of((FRODO, SAM, PIPPIN))
    face_up: int = set_of((FRODO, SAM, PIPPIN))
    supply: int = 3
    """Fellowship tokens in the game: on Frodo's card and in the reserve."""
    on_frodo: int = 0
    hand: int = 0
    deck: int = ALLIES_OF_PART[1]
    discard: int = 0
    looking: int = 0
    """Ally cards just drawn, of which some are put back or discarded."""
    ally_tokens: int = 0
    trail_eyes: int = 0
    trail_swords: int = 0

    # the Ringwraiths
    riders: list[int] = own(factory=lambda: [NOWHERE] * len(RIDERS))
    owner: list[int] = own(factory=lambda: [0] * len(RIDERS))
    """The seat that leads each Nazgûl."""
    order: list[int] = own(factory=list)
    """The Nazgûl in the order in which their players took them."""
    lead: int = 0
    lord: int = NOWHERE
    """Which Nazgûl is the Lord just now."""
    dice: list[int] = own(factory=lambda: [0] * len(DICE))
    dice_taken: int = 0
    """Normal dice that Gandalf has taken away until the refresh step (p. 29); they were not used."""
    hands: list[int] = own(factory=list)
    spells: int = ALL_SORCERY
    spells_gone: int = 0
    spells_by_track: int = 0
    """Sorcery cards that lie by the corruption track."""
    seen_spells: int = 0
    """Cards of hunters' hands that the Ring-bearer has seen there."""
    looked_at: int = 0
    """The seat whose hand the Ring-bearer looks at now."""
    information: int = 0
    """Tokens (by number) behind the screen, not found yet."""
    found: int = 0
    found_not: int = 0
    """Tokens that everybody knows not to be behind the screen."""
    denied: int = 0
    """Tokens that are there, but were kept hidden in this phase."""
    known: int = 0
    """Tokens that everybody knows to be behind the screen."""
    sensed: int = NOWHERE
    """The answer (zone or section) where the Ring reminder token lies (p. 18)."""

    # this day, this phase, this turn
    mist: int = 0
    """Zones where Perception is barred until the refresh step."""
    barred: int = 0
    """Zones where it is barred until the end of the phase."""
    slow: int = 0
    """Zones where Nazgûl take one step at most until the end of the phase."""
    silenced: bool = False
    """No out-of-turn cards until the end of the phase."""
    bound: bool = False
    """No companion card may be turned in an encounter of this phase."""
    acting: int = 0
    """How many Nazgûl have had their turn in this phase."""
    moved: bool = False
    acted: bool = False
    rested: bool = False
    played: bool = False
    """An ally card was played in this turn."""
    bought: bool = False
    """A Fellowship token was spent on a card in this turn."""
    helped: bool = False
    """Merry's first ability was used in this turn."""
    gandalf_moved: bool = False
    subject: int = NOWHERE
    """The Nazgûl that a card moves now."""
    casting: int = NOWHERE
    playing: int = NOWHERE
    """The sorcery card or the ally card of which an effect is chosen now."""
    here: bool = False
    """A hunt has found Frodo in this phase."""
    firm: bool = False
    """The present action was paid with the Lord's die: nothing cancels it (p. 33)."""
    cause: str = SET_UP
    """For what is drawn or thrown now: a card, a companion, a step of the rules; everybody sees it."""
    drawing: tuple[int, int, int] = (0, 1, 1)
    """The seat that draws, throws or is given a card; which of how many it draws now."""
    log: list[Event] | None = heard(default=None)

    # -- Frodo -----------------------------------------------------------------------------------------

    @property
    def card(self) -> Journey:
        return self.board.journeys[self.journey]

    @property
    def last(self) -> int:
        """Frodo's last location (p. 11); in Part 2 by the journey card (p. 30)."""
        if self.part == 2:
            return self.card.last[self.track]
        for entry in reversed(self.record):
            if entry >= 0:
                return entry
        return self.start

    @property
    def dots(self) -> int:
        """Dots marked since the last location."""
        number = 0
        for entry in reversed(self.record):
            if entry >= 0:
                break
            number += entry == DOT_ENTRY
        return number

    @property
    def in_wild(self) -> bool:
        """The last entry is a dot (p. 38)."""
        return self.card.rows[self.track] < 0 if self.part == 2 else self.dots > 0

    @property
    def visited(self) -> int:
        """Locations recorded on the sheet or passed on the card."""
        if self.part == 2:
            return self.card.passed[self.track]
        return set_of(entry for entry in self.record if entry >= 0) | (
            just(self.start) if self.start >= 0 else 0
        )

    @property
    def limit(self) -> int:
        """Corruption at which Frodo falls (pp. 23, 28, 30)."""
        if self.part == 1:
            return LIMIT_SHORT
        return (LIMIT_LONG if self.card.long else LIMIT_SHORT) + self.limit_raised

    @property
    def limit_raised(self) -> int:
        return self.deeds_done.bit_count() + (self.gandalf_is == AWAY)

    @property
    def live_information(self) -> int:
        """Tokens that a search can still bring out: Frodo has not passed there (p. 22)."""
        visited = self.visited
        return set_of(n for n in members(self.information) if not has(visited, self.board.information[n]))

    # -- Nazgûl ----------------------------------------------------------------------------------------

    @property
    def era(self) -> int:
        return len(self.old_journeys)

    @property
    def blocked(self) -> int:
        """Where no Nazgûl may go, besides exits: ally tokens (p. 14) and Gandalf's figure (p. 30)."""
        return self.ally_tokens | self.gandalf_stands

    @property
    def gandalf_stands(self) -> int:
        """The location of Gandalf's figure, as a set: empty while he is hidden or away (p. 30)."""
        return just(self.gandalf[-1]) if self.gandalf_is == SHOWN else 0

    @property
    def dice_used(self) -> int:
        """Normal dice that were used since the roll."""
        return NORMAL_DICE - sum(self.dice[:FIRST_LORD_FACE]) - self.dice_taken

    @property
    def trails(self) -> int:
        return self.trail_eyes | self.trail_swords

    @property
    def rider_places(self) -> int:
        return set_of(place for place in self.riders if place != NOWHERE)

    def turn_order(self) -> list[int]:
        """The Nazgûl from those of the lead player clockwise, each player's in their own order (p. 10)."""
        hunters = self.players - 1
        return sorted(
            self.order, key=lambda rider: ((self.owner[rider] - self.lead) % hunters, self.order.index(rider))
        )

    @property
    def active(self) -> int:
        return self.turn_order()[self.acting]

    def rider(self, rider: int) -> str:
        return "rider:lord" if rider == self.lord else f"rider:{RIDERS[rider]}"

    @property
    def abilities(self) -> int:
        """How many abilities of the Black Riders are unlocked (p. 21)."""
        return self.found.bit_count()

    def hunter_after(self, seat: int) -> int:
        return seat % (self.players - 1) + 1

    def say(self, kind: int, what: int, yes: bool) -> None:
        """Keep what everybody has heard."""
        self.said.append((kind, self.era, self.track, len(self.gandalf), what, int(yes)))
