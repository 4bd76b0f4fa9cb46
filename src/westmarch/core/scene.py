"""What a client draws, for any game, as plain data: panels with tracks, trays with items.

The terminal and the browser's plain view draw every game from this alone; a drawn board may do
better. All names are references (``place:moria``, ``note:out``) that the text files translate.
A game with a board adds a `Map`.
"""

from __future__ import annotations

import json
from typing import Any

from westmarch.core.atlas import Map, scene_part
from westmarch.core.encoding import as_json


@scene_part
class Cell:
    """One space of a track. ``state`` is a reference such as ``mark:crossed``."""

    name: str
    state: str
    option: str | None = None
    """The answer that this space stands for, where one could."""
    effect: str | None = None
    """What the space does to those who stand there (a reference)."""


@scene_part
class Track:
    title: str
    cells: tuple[Cell, ...]
    number: int | None = None
    """What the track still takes, where that is not just the number of its open spaces."""


@scene_part
class Item:
    """A die, a card, a figure: what it is, what it shows, how it lies."""

    name: str
    shows: str | None = None
    state: str | None = None
    option: str | None = None
    number: int | None = None
    """How many there are, or where a marker stands."""
    kind: str | None = None
    """What sort of thing it is, for those who draw it: the back of a card."""


@scene_part
class Tray:
    title: str
    items: tuple[Item, ...]
    detail: bool = False
    """Looked up now and then, so not shown with every question where room is short."""


@scene_part
class Panel:
    """One player's things, or a part of the board."""

    title: str
    notes: tuple[str, ...] = ()
    tracks: tuple[Track, ...] = ()
    trays: tuple[Tray, ...] = ()
    detail: bool = False
    """As for a tray."""
    seat: int | None = None
    """Whose things these are, where they are somebody's."""


@scene_part
class Scene:
    panels: tuple[Panel, ...]
    trays: tuple[Tray, ...] = ()
    map: Map | None = None

    @property
    def has_detail(self) -> bool:
        """Whether there is more than a player wants to see with every question."""
        return any(panel.detail for panel in self.panels) or any(tray.detail for tray in self.trays)

    def at_a_glance(self) -> Scene:
        """The scene without its details."""
        return Scene(
            tuple(panel for panel in self.panels if not panel.detail),
            tuple(tray for tray in self.trays if not tray.detail),
            self.map,
        )

    def in_words(self) -> Scene:
        """The scene with its map told as panels, for clients that draw none."""
        return self if self.map is None else Scene((*self.panels, *map_panels(self.map)), self.trays)

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(self.text)
        return data

    @property
    def text(self) -> str:
        """The scene as JSON, the atlas of its map by reference."""
        board = "null" if self.map is None else self.map.text
        return f'{{"panels":{as_json(self.panels)},"trays":{as_json(self.trays)},"map":{board}}}'


def map_panels(board: Map) -> tuple[Panel, ...]:
    """A map in words: a panel for each area, a tray for each place where something is."""
    trays: dict[str | None, list[Tray]] = {}
    for place in board.atlas.places:
        spot = board.by_place.get(place.name)
        if spot is not None:
            built = None if place.built is None else place.built.name
            items = [Item(place.name, built, spot.held, place.name)] if built or spot.held else []
            items += [
                Item(piece.name, None, piece.state, piece.option, piece.number) for piece in spot.pieces
            ]
            trays.setdefault(place.area, []).append(Tray(place.name, tuple(items)))
    areas = dict.fromkeys(place.area for place in board.atlas.places)
    return tuple(
        Panel(area or "panel:map", trays=tuple(trays[area]), detail=True) for area in areas if area in trays
    )
