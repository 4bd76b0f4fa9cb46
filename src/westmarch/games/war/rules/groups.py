"""Which figures of an army act together (p. 26-28): all that can, or those the player picks.

A group is a pair: figures by kind, and a mask of characters. Its members are named one by one in any
order; one is offered only if some allowed group that holds all the named can still be completed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from westmarch.core.asking import Asking, pick_some, pick_until_done
from westmarch.core.sets import has, just, members, set_of
from westmarch.games.war.allies import obeys_whole
from westmarch.games.war.figures import persons_at, place_person, put, take
from westmarch.games.war.ids import (
    CHAR,
    DONE,
    FIGURE,
    FIGURES_OF,
    FIRST_LEADER,
    FREE,
    KINDS,
    LEADER_ROW,
    LEADERS_OF,
    NATION_OF,
    NAZGUL,
    PERSONS_OF,
    REGIONS,
    SARUMAN,
    UNIT_KINDS,
    UNIT_ROW,
    UNITS_OF,
    Region,
    Regions,
    Seat,
    Side,
    names_unit,
)
from westmarch.games.war.state import WarState

Group = tuple[bytearray, int]
Fits = Callable[[Group, Group], bool]
"""Whether some set between the first group and the second would do; for the conditions of cards."""


def everyone(s: WarState, seat: Seat, at: Region, frozen: Group | None = None) -> Group:
    """All figures in a region that a seat can move, but for those that have moved already.

    Allies whose armies stand apart move their own; so does the ally of a commander (p. 46).
    """
    base = at * KINDS
    counts = _masked(s.figures[base : base + KINDS], _mask_of(s, seat, at))
    persons = persons_at(s, at) & s.seating.movable[seat]
    return (counts, persons) if frozen is None else _without((counts, persons), frozen)


def all_of(s: WarState, side: Side, at: Region, apart: Group | None = None) -> Group:
    """All figures of a side in a region that can move, whoever commands them, but for some."""
    base = at * KINDS
    counts = _masked(s.figures[base : base + KINDS], s.seating.whole[side])
    persons = persons_at(s, at) & PERSONS_OF[side] & ~just(SARUMAN)  # of level 0 (p. 24)
    return (counts, persons) if apart is None else _without((counts, persons), apart)


def _mask_of(s: WarState, seat: Seat, at: Region) -> int:
    """The figures of a region that a seat commands, as a mask of bytes."""
    seating = s.seating
    return seating.whole[seating.sides[seat]] if obeys_whole(s, seat, at) else seating.figures[seat]


def _without(group: Group, others: Group) -> Group:
    counts, persons = group
    for kind, number in enumerate(others[0]):
        if number and counts[kind]:
            counts[kind] -= number
    return counts, persons & ~others[1]


def units_in(side: Side, counts: bytearray | bytes) -> int:
    return sum(counts[UNIT_ROW[side]])


def has_leader(s: WarState, side: Side, group: Group) -> bool:
    """A Leader, Nazgûl or character; with Saruman in play an Elite of Isengard leads too (p. 46: others)."""
    counts, persons = group
    if persons or (any(counts[LEADER_ROW]) if side == FREE else counts[NAZGUL]):
        return True
    return side != FREE and s.where[SARUMAN] < len(REGIONS) and any_leading(s, counts)


def any_leading(s: WarState, counts: bytearray | bytes) -> bool:
    """Whether an Elite is among some figures that leads while Saruman is in play."""
    return any(counts[kind] for kind in s.seating.leading_elites)


def is_led(s: WarState, seat: Seat, at: Region) -> bool:
    """Whether the army here has somebody to lead it; the quick form of `has_leader` for all of them."""
    if not obeys_whole(s, seat, at):
        return has_leader(s, s.seating.sides[seat], everyone(s, seat, at))
    side = s.seating.sides[seat]
    if has_captain(s, side, at) or persons_at(s, at) & s.seating.movable[seat]:
        return True
    if side == FREE or s.where[SARUMAN] >= len(REGIONS):
        return False
    return any(s.figures[at * KINDS + kind] for kind in s.seating.leading_elites)


def led_armies(s: WarState, seat: Seat, among: Regions) -> Regions:
    """Mask of the regions, of some, whose army has somebody to lead it."""
    return set_of([at for at in members(among) if is_led(s, seat, at)])


def has_captain(s: WarState, side: Side, at: Region) -> bool:
    """Whether a Leader or Nazgûl of a side is here."""
    base = at * KINDS
    if side == FREE:
        return any(s.figures[base + FIRST_LEADER : base + NAZGUL])
    return s.figures[base + NAZGUL] > 0


def led_over_borders(s: WarState, seat: Seat, at: Region) -> bool:
    """Whether a character or a Nazgûl leads the army here: they may enter every land (p. 36)."""
    if persons_at(s, at) & s.seating.movable[seat]:
        return True
    return s.seating.sides[seat] != FREE and s.figures[at * KINDS + NAZGUL] > 0


def only(group: Group, nations: int) -> Group:
    """Those of a group whose nation is in the mask; Nazgûl and characters always are (p. 36)."""
    counts, persons = group
    return _masked(counts, _nation_mask(nations)), persons


def of_nations(s: WarState, seat: Seat, at: Region, nations: int) -> bytearray:
    """The figures in a region that a seat commands, of the nations in the mask, and Nazgûl."""
    base = at * KINDS
    return _masked(s.figures[base : base + KINDS], _mask_of(s, seat, at) & _nation_mask(nations))


def _masked(counts: bytearray, mask: int) -> bytearray:
    """The figures whose kinds are in a mask of bytes; one operation instead of a loop."""
    return bytearray((int.from_bytes(counts, "little") & mask).to_bytes(KINDS, "little"))


@lru_cache(maxsize=1024)
def _nation_mask(nations: int) -> int:
    return _byte_mask(kind for kind in range(KINDS) if kind == NAZGUL or has(nations, NATION_OF[kind]))


def _byte_mask(kinds: Iterable[int]) -> int:
    return sum(0xFF << 8 * kind for kind in kinds)


def leaders_stranded(s: WarState, side: Side, at: Region, group: Group) -> bool:
    """All units would leave, but not all Leaders of the Free Peoples (p. 27)."""
    if side != FREE:
        return False
    if s.strength[FREE][at] != units_in(FREE, group[0]):
        return False
    base = at * KINDS
    return any(s.figures[base + kind] != group[0][kind] for kind in LEADERS_OF[FREE])


def move_group(s: WarState, side: Side, at: Region, to: Region, group: Group) -> None:
    """Carry figures over; what their coming means is for `settlements.army_enters`."""
    counts, persons = group
    for kind in FIGURES_OF[side]:
        number = counts[kind]
        if number:
            take(s, at, kind, number)
            put(s, to, kind, number)
    for person in members(persons):
        place_person(s, person, to)
    if s.seating.shared:
        s.came |= just(to)


# -- naming ---------------------------------------------------------------------------------------


def pick(
    s: WarState,
    seat: Seat,
    at: Region,
    offered: Group,
    question: str,
    *,
    lead: bool = False,
    keep: int = 0,
    keep_company: bool = False,
    fits: Fits | None = None,
) -> Asking[Group]:
    """Let the player name the figures of a group from the region ``at``, in any order; it is in focus now.

    ``lead``: a leader or character must be among them; ``keep``: so many units must stay behind;
    ``keep_company``: whoever stays must have a unit with them (a rearguard is an army, p. 28);
    ``fits``: what else a card asks of the group.
    """
    s.focus = at
    naming = _Naming(s, s.seating.sides[seat], at, offered, lead, keep, keep_company, fits)
    yield from pick_until_done(seat, question, DONE, naming.ways_on, naming.take)
    s.picked, s.picked_persons = None, 0
    return naming.counts, naming.persons


def pick_persons(
    s: WarState, seat: Seat, question: str, offered: int, least: int = 0, most: int | None = None
) -> Asking[int]:
    """Some of these characters, in any order; gives their mask."""

    def take(code: int) -> None:
        s.picked_persons |= just(CHAR.of(code))

    s.picked_persons = 0
    members = CHAR.codes_of(offered)
    yield from pick_some(seat, question, members, DONE, least=least, most=most, take=take)
    group, s.picked_persons = s.picked_persons, 0
    return group


class _Naming:
    """A group while it is being named; the state knows what is named so far, for the sentence."""

    __slots__ = (
        "at",
        "counts",
        "fits",
        "keep_company",
        "lead",
        "led_by",
        "offered",
        "persons",
        "room",
        "s",
        "side",
        "units",
    )

    def __init__(
        self,
        s: WarState,
        side: Side,
        at: Region,
        offered: Group,
        lead: bool,
        keep: int,
        keep_company: bool,
        fits: Fits | None,
    ) -> None:
        self.s, self.side, self.at, self.offered = s, side, at, offered
        self.lead, self.keep_company, self.fits = lead, keep_company, fits
        counts, persons = offered
        self.led_by = bool(persons or any(counts[kind] for kind in LEADERS_OF[side]))
        """Whether a leader or character could come along."""
        self.counts, self.persons = bytearray(KINDS), 0
        self.units = 0
        self.room = units_in(side, counts) - keep
        """Units that may still be named."""
        s.picked, s.picked_persons = bytes(KINDS), 0

    def take(self, code: int) -> None:
        if code in CHAR:
            self.persons |= just(CHAR.of(code))
            self.s.picked_persons = self.persons
            return
        self.counts[FIGURE.of(code)] += 1
        self.s.picked = bytes(self.counts)
        if FIGURE.of(code) < UNIT_KINDS:
            self.units += 1
            self.room -= 1

    def ways_on(self) -> list[int]:
        """Who may be named next, and ``done`` if those named can go; one who must come is no choice."""
        left = self._leaders_left()
        if self.units == self.s.strength[self.side][self.at]:  # no unit stays with those who do
            alone = [code for code in left if self.keep_company or (self.side == FREE and code in FIGURE)]
            if alone:
                return alone[:1]
        options = [DONE] if self._complete() else []
        if self.room > 0:
            options += self._units_left()
        options += left
        fits = self.fits
        return options if fits is None else [code for code in options if self._fits_with(code, fits)]

    def _complete(self) -> bool:
        if not self.units or leaders_stranded(self.s, self.side, self.at, (self.counts, self.persons)):
            return False
        return not self.lead or has_leader(self.s, self.side, (self.counts, self.persons))

    def _leaders_left(self) -> list[int]:
        """Leaders, Nazgûl and characters who are not named yet."""
        (counts, persons), chosen = self.offered, self.counts
        left = [FIGURE.code(kind) for kind in LEADERS_OF[self.side] if counts[kind] > chosen[kind]]
        return left + CHAR.codes_of(persons & ~self.persons)

    def _units_left(self) -> list[int]:
        """Units that can be named; where somebody must lead, only while somebody still can."""
        (counts, _), chosen = self.offered, self.counts
        left = [FIGURE.code(kind) for kind in UNITS_OF[self.side] if counts[kind] > chosen[kind]]
        if not self.lead or self.led_by or any_leading(self.s, chosen) or self.room > 1:
            return left
        leading = [FIGURE.code(kind) for kind in self.s.seating.leading_elites]
        return [code for code in left if code in leading]  # the last one leads for Saruman

    def _fits_with(self, code: int, fits: Fits) -> bool:
        """Whether a group that a card allows can come of an answer."""
        least, most = self._between(code)
        if units_in(self.side, least[0]):
            return fits(least, most)
        return any(fits(_with(least, unit), most) for unit in self._units_left())

    def _between(self, code: int) -> tuple[Group, Group]:
        """The least and the greatest group that can still come of an answer."""
        if code == DONE:
            return (self.counts, self.persons), (self.counts, self.persons)
        least = _with((self.counts, self.persons), code)
        counts, persons = self.offered
        if self.room - names_unit(code) <= 0:
            counts = least[0][:UNIT_KINDS] + counts[UNIT_KINDS:]
        return least, (counts, persons)


def _with(group: Group, code: int) -> Group:
    counts, persons = group
    if code in CHAR:
        return counts, persons | just(CHAR.of(code))
    counts = bytearray(counts)
    counts[FIGURE.of(code)] += 1
    return counts, persons
