"""A game's map for any client: what is printed (`Atlas`) and what stands on it now (`Map`).

The terminal's map, the plain view and the drawn boards read the same two. The atlas never changes
during a match, so it is sent once and named by its key; the map names only places where something is.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, TypeVar, dataclass_transform

from westmarch.core.encoding import as_json
from westmarch.core.graph import Graph

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def scene_part(cls: type[T]) -> type[T]:
    """A part of what is shown: a dataclass that nobody changes, as the type checker sees to.

    It is not frozen at run time: a frozen one takes three times as long to make, and a scene has hundreds.
    """
    return dataclass(unsafe_hash=True)(cls)


@scene_part
class Mark:
    """A sign of one character, told apart by form: what is built there, an army, a siege."""

    name: str
    sign: str
    number: int | None = None
    enclosed: bool = False
    """Shut in there: drawn in brackets."""


@dataclass(frozen=True)
class Place:
    """A place as it is printed. The answer that stands for it is its own name, ``region:moria``."""

    name: str
    x: int
    y: int
    area: str | None = None
    """The land, zone or section that it belongs to."""
    built: Mark | None = None
    landmark: bool = False
    """Worth knowing how far away it is."""


@dataclass(frozen=True)
class Way:
    """One can go from a place to another, both ways."""

    a: str
    b: str
    kind: str = "border"


@dataclass(frozen=True)
class Atlas:
    """What is printed on a board."""

    drawing: str
    """Which drawing of the client shows it: shapes, hills and rivers are the client's own."""
    places: tuple[Place, ...]
    ways: tuple[Way, ...]

    @cached_property
    def key(self) -> str:
        """Names this very atlas, so that a client fetches it once."""
        text = json.dumps(asdict(self), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    @cached_property
    def index(self) -> dict[str, int]:
        """The number of each place in `graph`."""
        return {place.name: number for number, place in enumerate(self.places)}

    @cached_property
    def graph(self) -> Graph:
        return Graph(len(self.places), ((self.index[way.a], self.index[way.b]) for way in self.ways))

    def place(self, name: str) -> Place:
        return self.places[self.index[name]]

    def around(self, name: str) -> list[Place]:
        """The places next to one."""
        return [self.places[near] for near in self.graph.neighbours[self.index[name]]]

    def distance(self, a: str, b: str) -> int | None:
        way = self.shortest(a, b)
        return None if way is None else len(way) - 1

    def shortest(self, a: str, b: str) -> list[str] | None:
        """The places of a shortest way, both ends included; None where there is none."""
        way = self.graph.shortest(self.index[a], self.index[b])
        return None if way is None else [self.places[number].name for number in way]

    def as_data(self) -> dict[str, Any]:
        return {"key": self.key, **asdict(self)}


@scene_part
class Piece:
    """Figures of one kind, or somebody with a name."""

    name: str
    number: int | None = None
    """How many; None: there is only one such."""
    side: str | None = None
    enclosed: bool = False
    """Shut in there."""
    state: str | None = None
    """How it stands there, in words: besieged, asleep."""
    option: str | None = None
    """The answer that stands for it, where one could."""


@scene_part
class Spot:
    """What is to be seen at a place just now: pieces for those who draw them, marks for those who sum up."""

    place: str
    pieces: tuple[Piece, ...] = ()
    marks: tuple[Mark, ...] = ()
    held: str | None = None
    """Who holds it, where that is not what is printed: ``held:shadow``."""

    @cached_property
    def text(self) -> str:
        """It as JSON: a game that makes the same spot only once has its text made only once, too."""
        return as_json(self)


@dataclass(frozen=True)
class Map:
    """The atlas with what stands on it. ``here`` is the place meant when no other is named."""

    atlas: Atlas
    spots: tuple[Spot, ...]
    here: str | None = None

    @cached_property
    def by_place(self) -> dict[str, Spot]:
        return {spot.place: spot for spot in self.spots}

    def spot(self, place: str) -> Spot:
        """What is at a place; nothing, where nothing is named."""
        return self.by_place.get(place) or Spot(place)

    @property
    def text(self) -> str:
        """What changes, as JSON; the atlas only by its key."""
        spots = ",".join([spot.text for spot in self.spots])
        return f'{{"atlas":"{self.atlas.key}","here":{as_json(self.here)},"spots":[{spots}]}}'
