"""Who sits where, and whom a question is for (chapter 11).

A seat is a person at the table, a side is the Free Peoples or the Shadow. Between them stand the four parts
of p. 45: Gondor, Rohan, the Witch-king and Saruman. With two players each seat plays both parts of its side;
with three the Shadow is shared, with four both sides are.

The rules ask one of five persons, each with a function here: the `actor`, the `leader` of a side, the
`commander` of an army, the `owner` of a nation and the `player_of_card`. With two players they are the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from westmarch.core.sets import has, set_of
from westmarch.games.war.ids import (
    DWARVES,
    ELVES,
    FREE,
    GONDOR,
    ISENGARD,
    KINDS,
    MINION_MASK,
    MOUTH,
    NATION_OF,
    NATIONS,
    NAZGUL,
    NORTH,
    PERSONS_OF,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    SIDE_OF_FIGURE,
    SOUTHRONS,
    UNIT_KINDS,
    WITCH_KING,
    Nation,
    Nations,
    Person,
    Persons,
    Region,
    Seat,
    Side,
    elite,
)

if TYPE_CHECKING:
    from westmarch.games.war.state import WarState

PARTS = ("gondor_player", "rohan_player", "witch_king_player", "saruman_player")
GONDOR_PART, ROHAN_PART, WITCH_KING_PART, SARUMAN_PART = range(4)
SIDE_OF_PART = (FREE, FREE, SHADOW, SHADOW)
NATIONS_OF_PART = (
    set_of((GONDOR, ELVES)),
    set_of((ROHAN, NORTH, DWARVES)),
    set_of((SAURON,)),
    set_of((ISENGARD, SOUTHRONS)),
)
"""Who controls which nations (p. 45-46)."""
PART_OF_MINION = {WITCH_KING: WITCH_KING_PART, MOUTH: WITCH_KING_PART, SARUMAN: SARUMAN_PART}
"""Companions and Nazgûl are shared; each Minion obeys one player (p. 46)."""
HAND_LIMIT, SHARED_HAND_LIMIT = 6, 4
"""Cards in hand of a player alone on a side (p. 22), and of one with an ally (p. 45)."""
NOBODY = -1


@dataclass(frozen=True, eq=False)
class Seating:
    """Who plays what with so many players; tuples are indexed by seat unless they say otherwise."""

    names: tuple[str, ...]
    sides: tuple[Side, ...]
    parts: tuple[int, ...]
    """Mask of the parts of p. 45 that each seat plays."""
    players: tuple[tuple[Seat, ...], tuple[Seat, ...]]
    """The seats of each side; the first one leads it in the first turn (p. 45)."""
    allies: tuple[Seat, ...]
    """The other player of the side, or `NOBODY`."""
    nations: tuple[Nations, ...]
    rows: tuple[tuple[Nation, ...], ...]
    """The same nations, in order."""
    owners: tuple[Seat, ...]
    """Of each nation."""
    figures: tuple[int, ...]
    """Mask of bytes of the figures of each seat in a row by kind; Nazgûl belong to both Shadow players."""
    whole: tuple[int, int]
    """The same for each side."""
    movable: tuple[Persons, ...]
    """Characters that a seat can move; one of level 0 never moves (p. 24)."""
    hand_limits: tuple[int, ...]
    leading_elites: tuple[int, ...]
    """Kinds of figure that are Leaders too while Saruman is in play (character card; p. 46)."""
    lone: Seat
    """Who plays alone against two and may not act for the same nation twice in a row (p. 46), or `NOBODY`."""

    shared: bool
    """Whether any side has two players."""

    @property
    def count(self) -> int:
        return len(self.sides)

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle names the seating; it never holds a second one."""
        return _seating_of, (self.count,)


def _bytes_of(kinds: list[int]) -> int:
    return sum(0xFF << 8 * kind for kind in kinds)


def seated(*seats: tuple[str, tuple[int, ...]]) -> Seating:
    """From the name and the parts of each seat."""
    sides = tuple(SIDE_OF_PART[parts[0]] for _, parts in seats)
    players = tuple(
        tuple(seat for seat, played in enumerate(sides) if played == side) for side in (FREE, SHADOW)
    )
    nations = tuple(sum(NATIONS_OF_PART[part] for part in parts) for _, parts in seats)
    allies = tuple(
        next((other for other in players[side] if other != seat), NOBODY) for seat, side in enumerate(sides)
    )

    def figures(seat: Seat) -> list[int]:
        wraiths = [NAZGUL] if sides[seat] == SHADOW else []
        return [kind for kind in range(NAZGUL) if has(nations[seat], NATION_OF[kind])] + wraiths

    def movable(parts: tuple[int, ...]) -> Persons:
        side = SIDE_OF_PART[parts[0]]
        others = set_of(minion for minion, part in PART_OF_MINION.items() if part not in parts)
        return PERSONS_OF[side] & ~set_of((SARUMAN,)) & ~(others & MINION_MASK)

    shadow_shared = len(players[SHADOW]) > 1
    return Seating(
        names=tuple(name for name, _ in seats),
        sides=sides,
        parts=tuple(set_of(parts) for _, parts in seats),
        players=(players[FREE], players[SHADOW]),
        allies=allies,
        nations=nations,
        rows=tuple(tuple(n for n in range(len(NATIONS)) if has(mask, n)) for mask in nations),
        owners=tuple(
            next(seat for seat, mask in enumerate(nations) if has(mask, n)) for n in range(len(NATIONS))
        ),
        figures=tuple(_bytes_of(figures(seat)) for seat in range(len(seats))),
        whole=(
            _bytes_of([kind for kind in range(KINDS) if SIDE_OF_FIGURE[kind] == FREE]),
            _bytes_of([kind for kind in range(KINDS) if SIDE_OF_FIGURE[kind] == SHADOW]),
        ),
        movable=tuple(movable(parts) for _, parts in seats),
        hand_limits=tuple(HAND_LIMIT if ally == NOBODY else SHARED_HAND_LIMIT for ally in allies),
        leading_elites=(elite(ISENGARD), elite(SOUTHRONS)) if shadow_shared else (elite(ISENGARD),),
        shared=any(ally != NOBODY for ally in allies),
        lone=players[FREE][0] if shadow_shared and len(players[FREE]) == 1 else NOBODY,
    )


_FREE_ALONE = ("free", (GONDOR_PART, ROHAN_PART))
_SHADOW_SHARED = ((PARTS[WITCH_KING_PART], (WITCH_KING_PART,)), (PARTS[SARUMAN_PART], (SARUMAN_PART,)))
SEATINGS = {
    2: seated(_FREE_ALONE, ("shadow", (WITCH_KING_PART, SARUMAN_PART))),
    3: seated(_FREE_ALONE, *_SHADOW_SHARED),
    4: seated((PARTS[GONDOR_PART], (GONDOR_PART,)), (PARTS[ROHAN_PART], (ROHAN_PART,)), *_SHADOW_SHARED),
}
"""By number of players."""


def _seating_of(players: int) -> Seating:
    return SEATINGS[players]


# -- whom a question is for -----------------------------------------------------------------------


def actor(s: WarState) -> Seat:
    """Who takes the action in hand, its battle included (p. 45)."""
    return s.actor


def leader(s: WarState, side: Side) -> Seat:
    """Who holds the leader token of a side, and decides what concerns the whole side (p. 45)."""
    return s.allies.leaders[side]


def follower(s: WarState, side: Side) -> Seat:
    """The ally of the leader, who acts first (p. 45); alone, the leader."""
    first, *others = s.seating.players[side]
    return others[0] if others and s.allies.leaders[side] == first else first


def commander(s: WarState, side: Side, at: Region, apart: bytes | None = None) -> Seat:
    """Who commands the army of a side in a region: by units, then Elites, then the leader (p. 46).

    ``apart``: figures by kind that do not belong to the army, such as a rearguard.
    """
    players = s.seating.players[side]
    if len(players) == 1:
        return players[0]
    one, two = (_weight(s, seat, at, apart) for seat in players)
    if one == two:
        return s.allies.leaders[side]
    return players[one < two]


def _weight(s: WarState, seat: Seat, at: Region, apart: bytes | None) -> tuple[int, int]:
    """Units and Elites of a seat in a region."""
    row = s.figures[at * KINDS : at * KINDS + UNIT_KINDS]
    units = elites = 0
    for nation in s.seating.rows[seat]:
        regulars, strong = row[2 * nation], row[2 * nation + 1]
        if apart is not None:
            regulars, strong = regulars - apart[2 * nation], strong - apart[2 * nation + 1]
        units += regulars + strong
        elites += strong
    return units, elites


def owner(s: WarState, nation: Nation) -> Seat:
    """Who plays a nation (p. 45)."""
    return s.seating.owners[nation]


def player_of_card(s: WarState) -> Seat:
    """Who plays the Event card that is being carried out: cards are played as actions (p. 22)."""
    return s.actor


def player_of_minion(s: WarState, person: Person) -> Seat:
    """Who brings in, moves and uses a Minion (p. 46)."""
    parts = s.seating.parts
    return next(seat for seat, mask in enumerate(parts) if has(mask, PART_OF_MINION[person]))


def part_text(s: WarState, seat: Seat) -> str:
    """A seat as texts know it: its side, or its part where the side is shared."""
    return f"side:{s.seating.names[seat]}"


# -- sides and hands ------------------------------------------------------------------------------


def side_of(s: WarState, seat: Seat) -> Side:
    return s.seating.sides[seat]


def seats_of(s: WarState, side: Side) -> tuple[Seat, ...]:
    """All who play a side."""
    return s.seating.players[side]


def units_of(s: WarState, seat: Seat, at: Region) -> int:
    """Units of a seat's own nations in a region."""
    return _weight(s, seat, at, None)[0]


def acting(s: WarState, side: Side) -> Seat:
    """The seat of a side that gives orders now: the actor, or for the other side its leader."""
    return s.actor if s.seating.sides[s.actor] == side else s.allies.leaders[side]


def held_by(s: WarState, side: Side) -> int:
    """Mask of the cards in the hands of a side."""
    held = 0
    for seat in s.seating.players[side]:
        held |= s.hand[seat]
    return held
