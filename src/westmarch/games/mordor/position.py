"""Positions as data (see `westmarch.scenario`): writing one, and refusing those that cannot be."""

from __future__ import annotations

from typing import Any

from westmarch.core.content import Content
from westmarch.core.errors import PositionError
from westmarch.core.game import Setup, expect
from westmarch.games.mordor.board import (
    ALL_DICE,
    COLOURS,
    DICE,
    HOBBITS,
    LAYOUTS,
    SYMBOLS,
    Board,
    Sheet,
)
from westmarch.games.mordor.rules.setup import take_dice
from westmarch.games.mordor.rules.throwing import reopen
from westmarch.games.mordor.state import CHOOSE, OVER, PHASES, RESOLVE, SETUP, THROW, MordorState

KEYS = {
    "players", "first", "active", "sheet", "layout", "positions", "nazgul", "out",
    "turn", "phase", "aside", "throw", "picked", "may_repeat", "resolve",
}  # fmt: skip
SQUARES = ("x", "xx", "x.", ".", "..")


def write(s: MordorState, setup: Setup) -> dict[str, Any]:
    """The whole truth; keys that only matter in the middle of a turn are left out where empty."""
    names = [HOBBITS[hobbit] for hobbit in s.hobbits]
    data: dict[str, Any] = {
        "players": names + [None] * (s.players - len(names)),
        "sheet": setup.options["sheet"],
        "layout": setup.options["layout"],
        "turn": s.turn,
        "phase": PHASES[s.phase],
    }
    if s.phase == SETUP:
        return {**data, "first": "random" if s.random_first else str(s.first + 1)}
    data |= {
        "first": names[s.first],
        "active": names[s.active],
        "positions": {name: s.position[seat] for seat, name in enumerate(names)},
        "nazgul": {name: s.squares(seat) for seat, name in enumerate(names)},
        "out": [name for seat, name in enumerate(names) if s.out >> seat & 1],
    }
    if s.aside:
        data["aside"] = _dice(s, s.aside)
    if s.phase == CHOOSE:
        data["throw"] = _dice(s, ALL_DICE ^ s.aside)
        data["picked"] = [COLOURS[die] for die in range(DICE) if s.picked >> die & 1]
        data["may_repeat"] = s.may_repeat
    if s.phase == RESOLVE:
        others = [names[seat] for seat in s.others_struck]
        data["resolve"] = {"gandalf": s.gandalfs, "nazgul": s.strikes, "others": others, "ring": s.rings}
    return data


def _dice(s: MordorState, mask: int) -> dict[str, str]:
    return {COLOURS[die]: SYMBOLS[s.faces[die]] for die in range(DICE) if mask >> die & 1}


def read(data: dict[str, Any], content: Content, board: Board) -> tuple[Setup, MordorState]:
    expect(data, KEYS)
    names = _players(data)
    layout = data.get("layout") or _layout_of(data, board)
    _one_of("layout", layout, LAYOUTS)
    _one_of("sheet", data.get("sheet", "advanced"), ("basic", "advanced"))
    sheet = board.sheets[layout, data.get("sheet", "advanced") == "advanced"]
    chosen = [name for name in names if name is not None]
    phase = PHASES.index(_one_of("phase", data.get("phase", _phase_of(data)), PHASES))
    options = {
        "sheet": data.get("sheet", "advanced"),
        "layout": layout,
        "hobbits": "choose" if phase == SETUP else ",".join(chosen),
        "first": str(data.get("first", "1")) if phase == SETUP else "1",
    }
    setup = Setup(len(names), options, content, board)
    s = MordorState(sheet, len(names))
    s.hobbits = tuple(HOBBITS.index(name) for name in chosen)
    s.turn = _number("turn", data.get("turn", 1), 0, 10**6)
    s.phase = phase
    if phase == SETUP:
        first = parse_first(options["first"], len(names))
        s.random_first = first == "random"
        s.first = s.active = 0 if s.random_first else int(first) - 1
        return setup, s
    if len(chosen) < len(names):
        raise PositionError("every player needs a hobbit once the journey has begun")
    take_dice(s)
    _tracks(s, data, chosen)
    _turn_order(s, data, chosen)
    s.effect = sheet.effects[s.position[s.active]]
    _dice_of_turn(s, data)
    if phase == RESOLVE:
        _pending(s, data.get("resolve", {}), chosen)
    return setup, s


def _players(data: dict[str, Any]) -> list[str | None]:
    names = data.get("players", ["frodo", "sam"])
    if not isinstance(names, list) or not 2 <= len(names) <= len(HOBBITS):
        raise PositionError("players must be a list of two to four hobbits")
    chosen = [name for name in names if name is not None]
    for name in chosen:
        _one_of("players", name, HOBBITS)
    if len(set(chosen)) < len(chosen):
        raise PositionError("two players cannot be the same hobbit")
    if None in names[: len(chosen)]:
        raise PositionError("hobbits are chosen in seat order")
    return names


def _layout_of(data: dict[str, Any], board: Board) -> str:
    """A position that gives tracks need not name its layout."""
    tracks = data.get("nazgul")
    if isinstance(tracks, dict):
        for track in tracks.values():
            for layout in LAYOUTS:
                if isinstance(track, list) and len(track) == board.sheets[layout, True].nazgul_spaces:
                    return layout
    return LAYOUTS[0]


def _phase_of(data: dict[str, Any]) -> str:
    if "resolve" in data:
        return "resolve"
    return "choose" if "throw" in data else "throw"


def _tracks(s: MordorState, data: dict[str, Any], names: list[str]) -> None:
    positions = _by_hobbit("positions", data.get("positions", {}), names)
    tracks = _by_hobbit("nazgul", data.get("nazgul", {}), names)
    out = data.get("out", [])
    if not isinstance(out, list):
        raise PositionError("out must be a list of hobbits")
    for name in out:
        _one_of("out", name, names)
    for seat, name in enumerate(names):
        s.position[seat] = _number(f"positions of {name}", positions.get(name, 0), 0, s.sheet.mordor)
        full = ["x"] * s.sheet.nazgul_spaces
        default = full if name in out else ["."] * s.sheet.nazgul_spaces
        _squares(s, seat, name, tracks.get(name, default))
        if s.marks_left(seat) == 0:
            s.out |= 1 << seat
        elif name in out:
            raise PositionError(f"{name} cannot be out: the Nazgûl track still has open squares")


def _squares(s: MordorState, seat: int, name: str, track: Any) -> None:
    spaces = s.sheet.nazgul_spaces
    if not isinstance(track, list) or len(track) != spaces:
        raise PositionError(f"the Nazgûl track of {name} needs {spaces} squares")
    for square in track:
        _one_of(f"nazgul of {name}", square, SQUARES)
    kinds = ["full" if square in ("x", "xx") else "half" if square == "x." else "open" for square in track]
    if kinds != sorted(kinds, key=("full", "half", "open").index) or kinds.count("half") > 1:
        raise PositionError(f"the Nazgûl track of {name} is not crossed from left to right")
    s.crossed[seat] = kinds.count("full")
    s.half_crossed[seat] = kinds.count("half")
    s.halved[seat] = sum(1 << n for n, square in enumerate(track) if len(square) == 2)


def _turn_order(s: MordorState, data: dict[str, Any], names: list[str]) -> None:
    s.first = names.index(_one_of("first", data.get("first", names[0]), names))
    s.active = names.index(_one_of("active", data.get("active", names[s.first]), names))
    if s.phase == OVER:
        return
    if s.out >> s.active & 1:
        raise PositionError(f"{names[s.active]} is out and cannot be active")
    if s.in_mordor(s.active):
        raise PositionError(f"{names[s.active]} is in Mordor and takes no more turns")
    seat = s.active
    while (seat := (seat + 1) % s.players) != s.first:
        if s.in_mordor(seat):
            raise PositionError(f"{names[seat]} reached Mordor in an earlier round: the match would be over")


def _dice_of_turn(s: MordorState, data: dict[str, Any]) -> None:
    aside = _faces("aside", data.get("aside", {}), s.sheet)
    thrown = _faces("throw", data.get("throw", {}), s.sheet)
    s.aside = sum(1 << die for die in aside)
    faces = {**thrown, **aside}
    s.faces = tuple(faces.get(die, 0) for die in range(DICE))
    if s.phase in (THROW, CHOOSE) and s.aside == ALL_DICE:
        raise PositionError("all dice are set aside: the turn is to be resolved")
    if s.phase != CHOOSE:
        return
    if set(aside) & set(thrown) or set(aside) | set(thrown) != set(range(DICE)):
        raise PositionError("throw must show exactly the dice that are not set aside")
    picked = data.get("picked", [])
    if not isinstance(picked, list) or picked != sorted(picked, key=COLOURS.index):
        raise PositionError("picked must be a list of dice, in the order of the dice")
    for colour in picked:
        die = COLOURS.index(_one_of("picked", colour, COLOURS))
        _pick(s, die)
    s.may_repeat = data.get("may_repeat", False) is True
    reopen(s)


def _pick(s: MordorState, die: int) -> None:
    """Picks must be possible one after the other."""
    if s.aside >> die & 1:
        raise PositionError(f"{COLOURS[die]} was set aside in an earlier throw")
    s.picked |= 1 << die


def _faces(key: str, dice: Any, sheet: Sheet) -> dict[int, int]:
    if not isinstance(dice, dict):
        raise PositionError(f"{key} must give a symbol for each die")
    faces = {}
    for colour, symbol in dice.items():
        die = COLOURS.index(_one_of(key, colour, COLOURS))
        face = SYMBOLS.index(_one_of(key, symbol, SYMBOLS))
        faces[die] = face
    return faces


def _pending(s: MordorState, pending: Any, names: list[str]) -> None:
    if not isinstance(pending, dict):
        raise PositionError("resolve must give numbers for gandalf, nazgul and ring")
    expect(pending, {"gandalf", "nazgul", "others", "ring"})
    s.gandalfs = _number("gandalf", pending.get("gandalf", 0), 0, DICE)
    s.strikes = _number("nazgul", pending.get("nazgul", 0), 0, DICE)
    s.rings = _number("ring", pending.get("ring", 0), 0, DICE)
    others = [names.index(_one_of("others", name, names)) for name in pending.get("others", [])]
    s.others_struck = tuple(others)


def _by_hobbit(key: str, value: Any, names: list[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise PositionError(f"{key} must give a value for each hobbit")
    for name in value:
        _one_of(key, name, names)
    return value


def _one_of(key: str, value: Any, allowed: Any) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise PositionError(f"{key}: {value!r} is not one of {', '.join(allowed)}")
    return value


def _number(key: str, value: Any, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(f"{key} must be a whole number from {low} to {high}, not {value!r}")
    return value


def parse_hobbits(text: str, players: int) -> str:
    """The option ``hobbits``: ``choose``, or one hobbit for each seat."""
    if text == "choose":
        return text
    names = [name.strip() for name in text.split(",")] if text else list(HOBBITS[:players])
    if len(names) != players or len(set(names)) < len(names) or not set(names) <= set(HOBBITS):
        raise ValueError(f"'choose', or {players} different hobbits of {', '.join(HOBBITS)}")
    return ",".join(names)


def parse_first(text: str, players: int) -> str:
    """The option ``first``: the number of a seat, or a toss."""
    if text != "random" and text not in [str(seat) for seat in range(1, players + 1)]:
        raise ValueError(f"'random', or a seat from 1 to {players}")
    return text
