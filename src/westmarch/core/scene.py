"""What a client draws, for any game, as plain data: panels with tracks, trays with items.

The terminal and the browser's plain view draw every game from this alone; a drawn board may do
better. All names are references (``place:moria``, ``note:out``) that the text files translate.
A game with many places may add a `Chart`, from which the terminal draws a map.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Cell:
    """One space of a track. ``state`` is a reference such as ``mark:crossed``."""

    name: str
    state: str
    option: str | None = None
    """The answer that this space stands for, where one could."""


@dataclass(frozen=True)
class Track:
    title: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Item:
    """A die, a card, a figure: what it is, what it shows, how it lies."""

    name: str
    shows: str | None = None
    state: str | None = None
    option: str | None = None


@dataclass(frozen=True)
class Tray:
    title: str
    items: tuple[Item, ...]
    detail: bool = False
    """Looked up now and then, so not shown with every question where room is short."""


@dataclass(frozen=True)
class Panel:
    """One player's things, or a part of the board."""

    title: str
    notes: tuple[str, ...] = ()
    tracks: tuple[Track, ...] = ()
    trays: tuple[Tray, ...] = ()
    detail: bool = False
    """As for a tray."""


@dataclass(frozen=True)
class Scene:
    panels: tuple[Panel, ...]
    trays: tuple[Tray, ...] = field(default=())

    @property
    def has_detail(self) -> bool:
        """Whether there is more than a player wants to see with every question."""
        return any(panel.detail for panel in self.panels) or any(tray.detail for tray in self.trays)

    def at_a_glance(self) -> Scene:
        """The scene without its details."""
        return Scene(
            tuple(panel for panel in self.panels if not panel.detail),
            tuple(tray for tray in self.trays if not tray.detail),
        )

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


# -- maps -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mark:
    """Something that stands on a place: its sign (one character, told apart by form), how many."""

    name: str
    sign: str
    number: int | None = None
    enclosed: bool = False
    """Shut in there: drawn in brackets."""


@dataclass(frozen=True)
class Way:
    """An open border, and what is to be said about crossing it just now."""

    to: str
    note: str | None = None


@dataclass(frozen=True)
class Spot:
    """A place on a map: where it lies, whose it is, what is built and stands there, where one can go."""

    name: str
    x: int
    y: int
    ways: tuple[Way, ...] = ()
    land: str | None = None
    built: Mark | None = None
    marks: tuple[Mark, ...] = ()
    landmark: bool = False
    """Worth knowing how far away it is."""


@dataclass(frozen=True)
class Chart:
    """A map of the game. ``here`` is the place from which ways are told when no other is named."""

    spots: tuple[Spot, ...]
    here: str | None = None
