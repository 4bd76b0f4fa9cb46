"""What a client draws of a view: tracks, trays of cards, dice and tokens, and what stands on the board."""

from __future__ import annotations

from typing import Any

from westmarch.core.atlas import Map, Mark, Piece, Spot
from westmarch.core.rules import Setup
from westmarch.core.scene import Cell, Item, Panel, Scene, Track, Tray
from westmarch.games.hunt.shown.maps import atlases
from westmarch.games.hunt.state import TRACK_END

CORRUPTION_END = 18


def show(setup: Setup, view: dict[str, Any]) -> Scene:
    panels = (_bearer(view), *(_hunter(view, seat) for seat in range(1, setup.players)), _table(view))
    return Scene(panels, (_dice(view),), _map(setup, view))


def _hidden(value: Any) -> bool:
    return isinstance(value, dict) and "count" in value


def _steps(title: str, end: int, at: int, domain: str) -> Track:
    cells = tuple(
        Cell(f"{domain}:{n}", "mark:here" if n == at else "mark:passed" if n < at else "mark:empty")
        for n in range(end + 1)
    )
    return Track(title, cells)


def _cards(title: str, cards: Any, domain: str) -> Tray:
    if _hidden(cards):
        return Tray(title, (Item(f"note:{domain}_back", number=cards["count"]),))
    return Tray(title, tuple(Item(f"{domain}:{card}", option=f"{domain}:{card}") for card in cards))


def _bearer(view: dict[str, Any]) -> Panel:
    tracks = (
        _steps("track:movement", TRACK_END, view["track"], "step"),
        _steps("track:corruption", CORRUPTION_END, min(CORRUPTION_END, view["corruption"]), "step"),
    )
    company = tuple(
        Item(f"companion:{name}", state=f"card:{state}", option=f"companion:{name}")
        for name, state in view["companions"].items()
    )
    trays = [
        Tray("tray:companions", company),
        Tray("tray:fellowship", (Item("note:fellowship", number=view["on_frodo"]),)),
        _cards("tray:hand" if view["seat"] == 0 else "tray:allies", view["hand"], "ally"),
        _cards("tray:looking", view["looking"], "ally"),
        Tray("tray:discard", _names(view["discard"], "ally"), detail=True),
        *_sheet(view),
    ]
    return Panel("side:bearer", _notes(view), tracks, tuple(tray for tray in trays if tray.items), seat=0)


def _notes(view: dict[str, Any]) -> tuple[str, ...]:
    notes = [f"phase:{view['phase']}"]
    if view["marker"] == "eye":
        notes.append("note:eye")
    return tuple(notes)


def _sheet(view: dict[str, Any]) -> list[Tray]:
    """The journey sheet, only where the view holds it."""
    if _hidden(view["record"]):
        return []
    entries = [] if view["start"] is None else [Item(f"shire:{view['start']}")]
    names = {".": "note:dot", "x": "note:stays"}
    entries += [Item(names.get(entry, f"shire:{entry}")) for entry in view["record"]]
    trays = [Tray("tray:sheet", tuple(entries), detail=view["part"] == 2)]
    trays.append(Tray("tray:information", _names(view["information"], "shire")))
    if view["part"] == 2:
        card = [] if view["journey"] is None else [Item(f"journey:{view['journey']}")]
        drawn = [Item(f"journey:{name}", option=f"journey:{name}") for name in view["journeys_drawn"]]
        trays.append(Tray("tray:journey", (*card, *drawn)))
        trays.append(Tray("tray:gandalf", tuple(Item(f"wild:{name}") for name in view["gandalf"])))
        trays.append(Tray("tray:deeds", _names([*view["deeds"], *view["deeds_drawn"]], "wild")))
    return trays


def _names(names: list[str], domain: str) -> tuple[Item, ...]:
    return tuple(Item(f"{domain}:{name}", option=f"{domain}:{name}") for name in names)


def _hunter(view: dict[str, Any], seat: int) -> Panel:
    own = [name for name, owner in zip(view["riders"], view["owner"], strict=True) if owner == seat]
    order = [name for name in view["order"] if name in own]
    riders = tuple(
        Item(
            f"rider:{name}",
            shows=None if view["riders"][name] is None else f"{_board(view)}:{view['riders'][name]}",
            state="note:lord" if view["lord"] == name else None,
            option=f"rider:{name}",
        )
        for name in order
    )
    title = "tray:hand" if view["seat"] == seat else "tray:sorcery"
    trays = (Tray("tray:riders", riders), _cards(title, view["hands"][seat], "sorcery"))
    notes = ("note:lead",) if view["lead"] == seat else ()
    return Panel("side:riders", notes, (), tuple(tray for tray in trays if tray.items), seat=seat)


def _table(view: dict[str, Any]) -> Panel:
    """What belongs to all hunters, and what lies by the board."""
    trays = [
        Tray("tray:found", _names(view["found"], "shire")),
        Tray("tray:abilities", _names([str(n + 1) for n in range(min(4, len(view["found"])))], "ability")),
        Tray("tray:eyes", _names(view["eye_tokens"], "token")),
        Tray("tray:drawn", _names(view["drawn"], "token")),
        Tray("tray:deeds_done", _names(view["deeds_done"], "wild")),
        Tray("tray:by_track", _names(view["spells_by_track"], "sorcery")),
        Tray("tray:mist", _names([*view["mist"], *view["barred"]], "zone")),
        Tray("tray:sensed", () if view["sensed"] is None else (Item(view["sensed"]),)),
        Tray("tray:pool", _names(view["pool"], "token"), detail=True),
        Tray("tray:spells_gone", _names(view["spells_gone"], "sorcery"), detail=True),
    ]
    return Panel("panel:table", trays=tuple(tray for tray in trays if tray.items))


def _dice(view: dict[str, Any]) -> Tray:
    return Tray("tray:dice", tuple(Item(f"die:{die}", option=f"die:{die}") for die in view["dice"]))


def _board(view: dict[str, Any]) -> str:
    return "shire" if view["part"] == 1 else "wild"


def _map(setup: Setup, view: dict[str, Any]) -> Map:
    atlas = atlases(setup.content)[view["part"] - 1]
    pieces: dict[str, list[Piece]] = {}
    for name, place in view["riders"].items():
        if place is not None:
            rider = "rider:lord" if view["lord"] == name else f"rider:{name}"
            pieces.setdefault(place, []).append(Piece(rider, side="side:riders", option=f"rider:{name}"))
    for key, name in (
        ("ally_tokens", "piece:ally"),
        ("trail_eyes", "piece:trail_eye"),
        ("trail_swords", "piece:trail_sword"),
    ):
        for place in view[key]:
            pieces.setdefault(place, []).append(Piece(name))
    if view["gandalf_at"] is not None:
        pieces.setdefault(view["gandalf_at"], []).append(Piece("piece:gandalf", side="side:bearer"))
    last = view["last"]
    if isinstance(last, str):
        pieces.setdefault(last, []).append(Piece("piece:frodo", side="side:bearer"))
    spots = tuple(
        Spot(f"{_board(view)}:{place}", tuple(stand), tuple(_mark(piece) for piece in stand))
        for place, stand in pieces.items()
    )
    return Map(atlas, spots, f"{_board(view)}:{last}" if isinstance(last, str) else None)


SIGN = {
    "piece:ally": "+",
    "piece:trail_eye": "o",
    "piece:trail_sword": "x",
    "piece:gandalf": "G",
    "piece:frodo": "f",
}


def _mark(piece: Piece) -> Mark:
    return Mark(piece.name, SIGN.get(piece.name, piece.name.split(":")[1][0].upper()))
