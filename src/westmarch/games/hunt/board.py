"""Both boards, the cards and tokens as tuples and sets, built once for each set of tables.

Defines adjacent, connected and available as the rulebook does (p. 12); places are numbers, a set of
places is an int with one bit a place.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

from westmarch.core.content import Content, Row
from westmarch.core.graph import Graph
from westmarch.core.sets import first_ones, has, just, members, set_of
from westmarch.core.vocabulary import Domain
from westmarch.games.hunt.ids import DIE, FIRST_LORD_FACE, PLACES, SECTIONS, ZONES

EYE = -1
"""The face of a corruption token that shows the Eye."""
ROAD_STEPS, NIGHT_STEPS = 3, 2
NEVER = 99


class Side:
    """One side of the board."""

    def __init__(self, part: int, places: Sequence[Row], ways: Sequence[Row], bree: str) -> None:
        self.part = part
        self.domain: Domain = PLACES[part]
        self.names = tuple(row["id"] for row in places)
        self.number = {name: number for number, name in enumerate(self.names)}
        ends = [(self.number[row["a"]], self.number[row["b"]], row["road"]) for row in ways]
        self.graph = Graph(len(places), ((a, b) for a, b, _ in ends))
        self.roads = Graph(len(places), ((a, b) for a, b, road in ends if road))
        self.zone = tuple(ZONES.index(row["zone"]) for row in places)
        self.section = tuple(SECTIONS.index(row["zone"].split("-")[0]) for row in places)

        def kind(name: str) -> int:
            return set_of(number for number, row in enumerate(places) if name in row["kinds"])

        self.dots = kind("dot")
        self.locations = self.graph.everywhere & ~self.dots
        self.exits, self.allies, self.dark = kind("exit"), kind("ally"), kind("dark")
        self.starts = kind("frodo_start") | kind("journey_start")
        self.rider_starts = kind("nazgul_start")
        self.on_road = set_of(place for place in range(len(places)) if self.roads.adjacent[place])
        self.zones = tuple(sorted(set(self.zone)))
        self.sections = tuple(sorted(set(self.section)))
        self.in_zone = {
            zone: set_of(p for p, at in enumerate(self.zone) if at == zone) for zone in self.zones
        }
        self.in_section = {
            section: set_of(p for p, at in enumerate(self.section) if at == section)
            for section in self.sections
        }
        self.bree_section = SECTIONS.index(bree)
        self.connected, self.available = self._connections()
        self.farthest = max(len(layers) for layers in self.available) - 1
        """More dots than this open no further location."""
        self._reach = lru_cache(maxsize=1 << 13)(self._work_out_reach)
        self.within = lru_cache(maxsize=1 << 10)(self._work_out_within)

    def _connections(self) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
        """For each location the set connected with it, and those available after so many dots (p. 12)."""
        connected, available = [], []
        for start in members(self.locations):
            layers: list[int] = []
            reached, seen, frontier = 0, 0, just(start)
            while frontier:
                near = self.graph.around(frontier)
                reached |= near & self.locations & ~just(start)
                layers.append(reached | (just(start) if layers else 0))  # itself from the first dot on
                frontier = near & self.dots & ~seen
                seen |= frontier
            if len(layers) == 1:
                layers.append(reached | just(start))
            while len(layers) > 2 and layers[-1] == layers[-2]:
                layers.pop()
            connected.append(reached | just(start))
            available.append(tuple(layers))
        return tuple(connected), tuple(available)

    def available_from(self, last: int, dots: int) -> int:
        layers = self.available[last]
        return layers[min(dots, len(layers) - 1)]

    def reach(self, place: int, night: bool, blocked: int) -> int:
        """Where a Nazgûl can get in one move (p. 15), without where it stands."""
        return self._reach(place, night, blocked)

    def _work_out_reach(self, place: int, night: bool, blocked: int) -> int:
        passable = ~(blocked | self.exits)
        by_any = self.graph.reach(place, NIGHT_STEPS if night else 1, passable)
        return (by_any | self.roads.reach(place, ROAD_STEPS, passable)) & ~just(place)

    def _work_out_within(self, place: int, steps: int) -> int:
        """The places within so many steps, itself included, whatever stands on the way."""
        return self.graph.reach(place, steps)

    def steps_from(self, place: int, steps: int, blocked: int) -> int:
        """Where up to so many steps along any lines lead a Nazgûl, where it stands included."""
        return self.graph.reach(place, steps, ~(blocked | self.exits))

    def ref(self, place: int) -> str:
        return f"{self.domain.name}:{self.names[place]}"

    def refs(self, places: int) -> list[str]:
        return [self.ref(place) for place in members(places)]

    def moves_to_exit(self, last: int, dots: int) -> int:
        """The fewest further entries of the journey sheet until an exit is entered (p. 25)."""
        return self._to_exit[last][min(dots, self.farthest)]

    @cached_property
    def _to_exit(self) -> list[list[int]]:
        """For every location and number of dots, worked out backwards from the exits."""
        counts = range(self.farthest, -1, -1)
        open_ground = members(self.locations & ~self.exits)
        found = [[NEVER] * len(counts) for _ in self.available]
        for place in members(self.exits):
            found[place][0] = 0
        better = True
        while better:
            better = False
            for last in open_ground:
                for dots in counts:
                    after = [found[to][0] for to in members(self.available_from(last, dots))]
                    moves = 1 + min(found[last][min(dots + 1, self.farthest)], *after, NEVER)
                    if moves < found[last][dots]:
                        found[last][dots] = moves
                        better = True
        return found


@dataclass(frozen=True, slots=True)
class Journey:
    """A journey card: for each value of the movement track where Frodo is (p. 28)."""

    rows: tuple[int, ...]
    """A place, or -1 for a dot."""
    last: tuple[int, ...]
    """Frodo's last location at each value of the track."""
    passed: tuple[int, ...]
    """The locations recorded at each value of the track."""
    refuges: int
    long: bool

    @property
    def end(self) -> int:
        return len(self.rows) - 1


@dataclass(frozen=True, slots=True)
class AllyCard:
    title: str
    out_of_turn: bool
    cost: int
    zones: int
    """The set of places in the zones that the card names, and so on."""
    sections: int
    places: int
    zone_ids: tuple[int, ...]
    section_ids: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    sides: tuple[Side, Side, Side]
    """By part; the first stands there only so that parts count from 1."""
    information: tuple[int, ...]
    """The place of each information token."""
    deeds: tuple[int, ...]
    journeys: tuple[Journey, ...]
    faces: tuple[int, ...]
    """Of each corruption token: its number, or EYE."""
    beige: int
    red: int
    grey: int
    dice: tuple[tuple[int, ...], ...]
    """What one throw asks of chance: the faces of each die; the last is that of the Lord of the Nazgûl."""
    allies: tuple[AllyCard, ...]
    short: int
    long: int
    """The sets of short and of long journey cards."""


def _journey(side: Side, row: Row) -> Journey:
    rows = tuple(-1 if name == "." else side.number[name] for name in row["rows"])
    last: list[int] = []
    passed: list[int] = []
    seen = 0
    for place in rows:
        if place >= 0:
            seen |= just(place)
        last.append(place if place >= 0 else last[-1])
        passed.append(seen)
    refuges = set_of(side.number[name] for name in row["refuges"])
    return Journey(rows, tuple(last), tuple(passed), refuges, row["deck"] == "long")


def _ally(sides: Sequence[Side], row: Row) -> AllyCard:
    side = sides[row["part"]]
    zones = tuple(ZONES.index(name) for name in row["zones"])
    sections = tuple(SECTIONS.index(name) for name in row["sections"])
    return AllyCard(
        row["title"],
        row["out_of_turn"],
        row["cost"],
        set_of(place for zone in zones for place in members(side.in_zone[zone])),
        set_of(place for section in sections for place in members(side.in_section[section])),
        set_of(side.number[name] for name in row["places"]),
        zones,
        sections,
    )


def build(content: Content) -> Board:
    shire = Side(1, content["shire"], content["shire_ways"], "III")
    wild = Side(2, content["wild"], content["wild_ways"], "IV")
    sides = (shire, shire, wild)
    tokens = content["tokens"]

    def colour(name: str) -> int:
        return set_of(number for number, row in enumerate(tokens) if row["colour"] == name)

    journeys = tuple(_journey(wild, row) for row in content["journeys"])
    action, lord = (tuple(DIE[face] for face in row["faces"]) for row in content["dice"])
    assert all(DIE.of(code) < FIRST_LORD_FACE for code in action)
    longs = set_of(number for number, journey in enumerate(journeys) if journey.long)
    return Board(
        sides,
        tuple(shire.number[row["id"]] for row in content["information"]),
        tuple(wild.number[row["id"]] for row in content["deeds"]),
        journeys,
        tuple(EYE if row["face"] == "eye" else int(row["face"]) for row in tokens),
        colour("beige"),
        colour("red"),
        colour("grey"),
        (action, lord),
        tuple(_ally(sides, row) for row in content["allies"]),
        first_ones(len(journeys)) & ~longs,
        longs,
    )


def visited_by(journey: Journey, track: int, place: int, havens: bool, searched: bool) -> bool:
    """Whether a search or hunt at a place succeeds: it is recorded; a refuge hides from searches (p. 29)."""
    if searched and havens and has(journey.refuges, place) and journey.last[track] == place:
        return False
    return has(journey.passed[track], place)
