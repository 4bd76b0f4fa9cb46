"""The road, the cave and Gandalf's path with what stands on them, for every client that draws a map."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from westmarch.core.atlas import Atlas, Map, Mark, Piece, Place, Spot, Way
from westmarch.core.content import Content
from westmarch.core.rules import Setup
from westmarch.games.smaug.board import START, Board
from westmarch.games.smaug.ids import COLOURS

SIGNS = {
    "start": "⌂",
    "mirkwood": "♣",
    "esgaroth": "≈",
    "dragon": "!",
    "rune": "R",
    "key": "K",
    "erebor": "†",
    "treasury": "◊",
    "final": "*",
    "cave": "^",
}
"""Of each kind of space; a plain one has none."""
PIECE_SIGNS = dict(zip(COLOURS, ("●", "■", "▼", "◆"), strict=True))
BILBO_SIGN, GANDALF_SIGN, SMAUG_SIGN, RING_SIGN = "b", "G", "S", "o"


@lru_cache(maxsize=16)
def atlas(content: Content, board: Board) -> Atlas:
    places = [
        Place(
            f"space:{row['id']}",
            row["x"],
            row["y"],
            _area(board, number),
            _built(board.kinds[number]),
            board.kinds[number] in ("key", "rune", "dragon", "final"),
        )
        for number, row in _numbered(content)
    ]
    places += [
        Place(f"step:{row['id']}", row["x"], row["y"], "panel:gandalf", _built(row["beside"]))
        for row in content["steps"]
    ]
    road = [
        Way(_space(a), _space(b)) for a in range(board.graph.size) for b in board.graph.neighbours[a] if a < b
    ]
    path = [Way(f"step:{n}", f"step:{n + 1}", "path") for n in range(len(board.beside) - 1)]
    return Atlas("smaug", tuple(places), (*road, *path))


def _numbered(content: Content) -> list[tuple[int, dict[str, Any]]]:
    rows = content["spaces"]
    return [*enumerate(rows[:-1], START), (0, rows[-1])]


def _space(number: int) -> str:
    return f"space:{number or 'cave'}"


def _area(board: Board, number: int) -> str:
    """Wood, lake, burnt land or mountain, by what lies on the road."""
    kinds = board.kinds
    if 0 < number < kinds.index("esgaroth"):
        return "area:wood"
    if 0 < number < kinds.index("dragon"):
        return "area:lake"
    return "area:desolation" if 0 < number < board.key else "area:mountain"


def _built(kind: str) -> Mark | None:
    return Mark(f"place:{kind}", SIGNS[kind]) if kind in SIGNS else None


def map_of(setup: Setup, view: dict[str, Any]) -> Map:
    """Every space where somebody stands or the Ring lies."""
    pieces: dict[str, list[Piece]] = {}
    marks: dict[str, list[Mark]] = {}

    def put(at: str, piece: Piece, mark: Mark) -> None:
        pieces.setdefault(at, []).append(piece)
        marks.setdefault(at, []).append(mark)

    for colour, spaces in view["pieces"].items():
        for number, space in enumerate(spaces, 1):
            name = f"{colour}_{number}"
            if space != "killed":
                lies = "note:caught" if name in view["caught"] else None
                piece = Piece(f"piece:{name}", None, f"colour:{colour}", False, lies, f"piece:{name}")
                put(f"space:{space}", piece, Mark(f"colour:{colour}", PIECE_SIGNS[colour]))
    if view["bilbo"] != "killed":
        state = "note:ring" if view["ring"] == "worn" else None
        bilbo = Piece("piece:bilbo", None, None, False, state, "piece:bilbo")
        put(f"space:{view['bilbo']}", bilbo, Mark("piece:bilbo", BILBO_SIGN))
    if view["ring"].startswith("lost at "):
        put(f"space:{view['ring'][8:]}", Piece("label:ring"), Mark("label:ring", RING_SIGN))
    put(f"space:{view['smaug']}", Piece("label:smaug"), Mark("label:smaug", SMAUG_SIGN))
    put(f"step:{view['gandalf']}", Piece("label:gandalf"), Mark("label:gandalf", GANDALF_SIGN))
    spots = tuple(Spot(at, tuple(here), tuple(marks[at])) for at, here in pieces.items())
    own = view["pieces"].get(view["active"] or "", [])
    here = next((f"space:{space}" for space in own if space != "killed"), None)
    return Map(atlas(setup.content, setup.board), spots, here)
