"""What a client draws, for any game, as plain data: panels with tracks, trays with items.

The terminal and the browser's plain view draw every game from this alone; a drawn board may do
better. All names are references (``place:moria``, ``note:out``) that the text files translate.
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


@dataclass(frozen=True)
class Panel:
    """One player's things, or a part of the board."""

    title: str
    notes: tuple[str, ...] = ()
    tracks: tuple[Track, ...] = ()
    trays: tuple[Tray, ...] = ()


@dataclass(frozen=True)
class Scene:
    panels: tuple[Panel, ...]
    trays: tuple[Tray, ...] = field(default=())

    def as_data(self) -> dict[str, Any]:
        return asdict(self)
