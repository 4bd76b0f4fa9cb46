"""What a client draws: a sheet with two tracks for each hobbit, and the five dice."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from westmarch.core.rules import Setup
from westmarch.core.scene import Cell, Item, Panel, Scene, Track, Tray
from westmarch.games.mordor.board import COLOURS, EFFECTS, NO_EFFECT, PLACES, Sheet

_SQUARES = {".": "empty", "..": "halved", "x.": "half_crossed", "x": "crossed"}


def show(setup: Setup, view: dict[str, Any]) -> Scene:
    options = setup.options
    sheet = setup.board.sheets[options["layout"], options["sheet"] == "advanced"]
    panels = tuple(_sheet(sheet, view, seat) for seat in range(len(view["hobbits"])))
    return Scene(panels, (_dice(view),))


def _sheet(sheet: Sheet, view: dict[str, Any], seat: int) -> Panel:
    squares = tuple(
        Cell(f"space:{n}", f"mark:{_SQUARES[square]}", option=f"space:{n}")
        for n, square in enumerate(view["squares"][seat], 1)
    )
    tracks = (
        _journey(sheet.places, sheet.effects, view["position"][seat]),
        Track("track:nazgul", squares, view["marks_left"][seat]),
    )
    return Panel(f"hobbit:{view['hobbits'][seat]}", _notes(view, seat), tracks, seat=seat)


@lru_cache(maxsize=256)
def _journey(places: tuple[int, ...], effects: tuple[int, ...], position: int) -> Track:
    """The way to Mordor with somebody on it; there are few, and a scene shows one for each hobbit."""
    cells = tuple(
        Cell(
            f"place:{PLACES[place]}",
            "mark:here" if n == position else "mark:passed" if n < position else "mark:empty",
            effect=None if effect == NO_EFFECT else f"effect:{EFFECTS[effect]}",
        )
        for n, (place, effect) in enumerate(zip(places, effects, strict=True))
    )
    return Track("track:ring", cells)


def _notes(view: dict[str, Any], seat: int) -> tuple[str, ...]:
    if seat in view["out"]:
        return ("note:out",)
    if seat != view["active"] or view["phase"] == "over":
        return ()
    effect = view["effect"]
    return ("note:active",) if effect == "none" else ("note:active", f"effect:{effect}")


def _dice(view: dict[str, Any]) -> Tray:
    return Tray("tray:dice", tuple(_die(view, colour) for colour in COLOURS))


def _die(view: dict[str, Any], colour: str) -> Item:
    """A die shows a symbol only while it lies on the table."""
    if colour not in view["faces"]:
        return Item(f"die:{colour}", option=f"die:{colour}")
    shows = f"symbol:{view['faces'][colour]}"
    notes = {"note:aside": view["aside"], "note:by_rule": _by_rule(view), "note:picked": view["picked"]}
    state = next((note for note, dice in notes.items() if colour in dice), None)
    return Item(f"die:{colour}", shows, state, f"die:{colour}")


def _by_rule(view: dict[str, Any]) -> list[str]:
    """The only Nazgûl of a throw goes aside without being asked for (de 'Nazgûl')."""
    thrown = [colour for colour in view["faces"] if colour not in view["aside"]]
    nazgul = [colour for colour in thrown if view["faces"][colour] == "nazgul"]
    return nazgul if len(nazgul) == 1 else []
