"""What a client draws of a view: tracks, trays of cards, dice and tokens, and what stands on the board."""

from __future__ import annotations

from typing import Any

from westmarch.core.atlas import Map, Mark, Piece, Spot
from westmarch.core.rules import Setup
from westmarch.core.scene import Cell, Item, Panel, Scene, Track, Tray
from westmarch.games.hunt.board import EYE, Board
from westmarch.games.hunt.ids import JOURNEYS, TOKENS
from westmarch.games.hunt.shown.belief import believed
from westmarch.games.hunt.shown.maps import atlases
from westmarch.games.hunt.shown.prompts import reconstructed
from westmarch.games.hunt.state import LIMIT_LONG, LIMIT_SHORT, TRACK_END

CORRUPTION_END = 18
MADE = "note:reconstructed"


def show(setup: Setup, view: dict[str, Any]) -> Scene:
    hunters = (_hunter(setup, view, seat) for seat in range(1, setup.players))
    panels = (_bearer(setup, view), *hunters, _table(setup, view))
    return Scene(panels, (_dice(view),), _map(setup, view))


def _hidden(value: Any) -> bool:
    return isinstance(value, dict) and "count" in value


def _steps(title: str, end: int, at: int, domain: str) -> Track:
    cells = tuple(
        Cell(f"{domain}:{n}", "mark:here" if n == at else "mark:passed" if n < at else "mark:empty")
        for n in range(end + 1)
    )
    return Track(title, cells)


def _cards(setup: Setup, title: str, cards: Any, domain: str) -> Tray:
    if _hidden(cards):
        return Tray(title, (Item(f"note:{domain}_back", number=cards["count"]),))
    made = reconstructed(setup.content)
    names = [f"{domain}:{card}" for card in cards]
    return Tray(title, tuple(Item(name, option=name, kind=MADE if name in made else None) for name in names))


def _bearer(setup: Setup, view: dict[str, Any]) -> Panel:
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
        _cards(setup, "tray:hand" if view["seat"] == 0 else "tray:allies", view["hand"], "ally"),
        _cards(setup, "tray:looking", view["looking"], "ally"),
        Tray("tray:discard", _names(view["discard"], "ally"), detail=True),
        *_sheet(setup, view),
    ]
    return Panel("side:bearer", _notes(view), tracks, tuple(tray for tray in trays if tray.items), seat=0)


def _notes(view: dict[str, Any]) -> tuple[str, ...]:
    notes = [f"phase:{view['phase']}"]
    if view["marker"] == "eye":
        notes.append("note:eye")
    return tuple(notes)


def _sheet(setup: Setup, view: dict[str, Any]) -> list[Tray]:
    """The journey sheet, only where the view holds it."""
    if _hidden(view["record"]):
        return []
    entries = [] if view["start"] is None else [Item(f"shire:{view['start']}")]
    names = {".": "note:dot", "x": "note:stays"}
    entries += [Item(names.get(entry, f"shire:{entry}")) for entry in view["record"]]
    trays = [Tray("tray:sheet", tuple(entries), detail=view["part"] == 2)]
    live = view["live_information"]
    trays.append(
        Tray(
            "tray:information",
            tuple(
                Item(f"shire:{name}", state=None if name in live else "note:passed", option=f"shire:{name}")
                for name in view["information"]
            ),
        )
    )
    if view["part"] == 2:
        card = [] if view["journey"] is None else [Item(f"journey:{view['journey']}")]
        drawn = [Item(f"journey:{name}", option=f"journey:{name}") for name in view["journeys_drawn"]]
        trays.append(Tray("tray:journey", (*card, *drawn)))
        trays.append(Tray("tray:way", _way(setup.board, view["journey"])))
        trays.append(Tray("tray:gandalf", tuple(Item(f"wild:{name}") for name in view["gandalf"])))
        trays.append(Tray("tray:deeds", _names([*view["deeds"], *view["deeds_drawn"]], "wild")))
    return trays


def _way(board: Board, name: str | None) -> tuple[Item, ...]:
    """The journey card entry by entry."""
    if name is None:
        return ()
    card, side = board.journeys[JOURNEYS.index(name)], board.sides[2]
    return tuple(
        Item("note:dot")
        if place < 0
        else Item(side.ref(place), state="note:refuge" if card.refuges >> place & 1 else None)
        for place in card.rows
    )


def _names(names: list[str], domain: str) -> tuple[Item, ...]:
    return tuple(Item(f"{domain}:{name}", option=f"{domain}:{name}") for name in names)


def _tokens(board: Board, names: list[str]) -> tuple[Item, ...]:
    def face(name: str) -> str:
        shown = board.faces[TOKENS.index(name)]
        return "face:eye" if shown == EYE else f"face:{shown}"

    return tuple(Item(f"token:{name}", option=f"token:{name}", kind=face(name)) for name in names)


def _hunter(setup: Setup, view: dict[str, Any], seat: int) -> Panel:
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
    trays = (Tray("tray:riders", riders), _cards(setup, title, view["hands"][seat], "sorcery"))
    notes = ("note:lead",) if view["lead"] == seat else ()
    return Panel("side:riders", notes, (), tuple(tray for tray in trays if tray.items), seat=seat)


def _counts(view: dict[str, Any]) -> tuple[Item, ...]:
    """The day, Fellowship tokens in the game, the limit of corruption as far as it is known (pp. 23, 30)."""
    counts = [Item("label:day", number=view["day"]), Item("label:supply", number=view["supply"])]
    limit = view["limit"]
    if view["part"] == 1:
        limit = LIMIT_SHORT
    elif _hidden(limit) and view["known_long"]:
        limit = LIMIT_LONG + view["limit_raised"]
    if isinstance(limit, int):
        counts.append(Item("label:limit", number=limit))
    return tuple(counts)


def _belief(setup: Setup, view: dict[str, Any]) -> list[Tray]:
    """In per cent, the likeliest place first; before that the number of places an answer left over."""
    found = believed(setup, view)
    if found is None:
        return []
    likely = sorted(found.places.items(), key=lambda one: (-one[1], one[0]))
    items = tuple(Item(f"{_board(view)}:{name}", number=round(share * 100)) for name, share in likely)
    trays = [Tray("tray:belief", items, detail=True)]
    if found.before is not None:
        trays.append(Tray("tray:before", (Item("label:before", number=found.before),), detail=True))
    return trays


def _table(setup: Setup, view: dict[str, Any]) -> Panel:
    """What belongs to all hunters, and what lies by the board."""
    trays = [
        Tray("tray:counts", _counts(view)),
        Tray("tray:found", _names(view["found"], "shire")),
        Tray("tray:abilities", _names([str(n + 1) for n in range(min(4, len(view["found"])))], "ability")),
        Tray("tray:eyes", _tokens(setup.board, view["eye_tokens"])),
        Tray("tray:drawn", _tokens(setup.board, view["drawn"])),
        Tray("tray:deeds_done", _names(view["deeds_done"], "wild")),
        Tray("tray:by_track", _names(view["spells_by_track"], "sorcery")),
        Tray("tray:mist", _names([*view["mist"], *view["barred"]], "zone")),
        Tray("tray:sensed", () if view["sensed"] is None else (Item(view["sensed"]),)),
        Tray("tray:pool", _tokens(setup.board, view["pool"]), detail=True),
        Tray("tray:spells_gone", _names(view["spells_gone"], "sorcery"), detail=True),
        *_belief(setup, view),
    ]
    return Panel("panel:table", trays=tuple(tray for tray in trays if tray.items))


def _dice(view: dict[str, Any]) -> Tray:
    return Tray("tray:dice", tuple(Item(f"die:{die}", option=f"die:{die}") for die in view["dice"]))


def _board(view: dict[str, Any]) -> str:
    return "shire" if view["part"] == 1 else "wild"


def _active(view: dict[str, Any], hunters: int) -> str | None:
    """The Nazgûl whose turn it is (p. 10)."""
    if view["stage"] != "riders" or view["acting"] >= len(view["order"]):
        return None
    owner = dict(zip(view["riders"], view["owner"], strict=True))
    order: list[str] = view["order"]
    by_turn: list[str] = sorted(
        order, key=lambda name: ((owner[name] - view["lead"]) % hunters, order.index(name))
    )
    acting: int = view["acting"]
    return by_turn[acting]


def _map(setup: Setup, view: dict[str, Any]) -> Map:
    atlas = atlases(setup.content)[view["part"] - 1]
    pieces: dict[str, list[Piece]] = {}
    active = _active(view, setup.players - 1)
    for name, place in view["riders"].items():
        if place is not None:
            rider = "rider:lord" if view["lord"] == name else f"rider:{name}"
            acts = "note:acts" if name == active else None
            pieces.setdefault(place, []).append(
                Piece(rider, side="side:riders", state=acts, option=f"rider:{name}")
            )
    for key, name in (
        ("ally_tokens", "piece:ally"),
        ("trail_eyes", "piece:trail_eye"),
        ("trail_swords", "piece:trail_sword"),
    ):
        for place in view[key]:
            pieces.setdefault(place, []).append(Piece(name))
    if view["gandalf_at"] is not None:
        pieces.setdefault(view["gandalf_at"], []).append(Piece("piece:gandalf", side="side:bearer"))
    elif not _hidden(view["gandalf"]) and view["part"] == 2 and view["gandalf"]:
        unseen = Piece("piece:gandalf", side="side:bearer", state="note:hidden")
        pieces.setdefault(view["gandalf"][-1], []).append(unseen)
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
