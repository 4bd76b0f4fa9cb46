"""Positions as data (see `westmarch.scenario`): writing one, and refusing those that cannot be.

Leaves the dice of a turn under way to `position_dice`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.core.content import Content
from westmarch.core.errors import PositionError
from westmarch.core.parts import Positions, expect
from westmarch.core.rules import Setup
from westmarch.core.sets import first_ones, has, just, set_of
from westmarch.games.mordor.board import (
    ALL_DICE,
    COLOURS,
    DICE,
    HOBBITS,
    LAYOUTS,
    REPEAT_THROWS,
    SYMBOLS,
    Board,
)
from westmarch.games.mordor.position.checks import number, one_of
from westmarch.games.mordor.position.dice import read_dice
from westmarch.games.mordor.rules.setup import take_dice
from westmarch.games.mordor.state import CHOOSE, OVER, PHASES, RESOLVE, SETUP, THROW, MordorState

JOURNEY = PHASES[THROW:]
PHASES_OF_KEY = {
    **dict.fromkeys(("players", "first", "sheet", "layout", "turn", "phase", "options"), PHASES),
    **dict.fromkeys(("active", "positions", "nazgul", "out"), JOURNEY),
    "aside": ("throw", "choose", "resolve"),
    "may_repeat": ("throw", "choose"),
    "throw": ("choose",),
    "picked": ("choose",),
    "resolve": ("resolve",),
}
"""Every key of a position, and the phases in which it means something."""
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
    plain = _plain_options(s)
    if asked := {key: setup.options[key] for key in plain if setup.options[key] != plain[key]}:
        data["options"] = asked
    if s.phase == SETUP:
        return {**data, "first": plain["first"]}
    data |= {
        "first": names[s.first],
        "active": names[s.active],
        "positions": {name: s.position[seat] for seat, name in enumerate(names)},
        "nazgul": {name: s.squares(seat) for seat, name in enumerate(names)},
        "out": [name for seat, name in enumerate(names) if has(s.out, seat)],
    }
    return data | _write_dice(s)


def _write_dice(s: MordorState) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if s.aside:
        data["aside"] = _symbols(s, s.aside)
    if s.phase == CHOOSE:
        data["throw"] = _symbols(s, ALL_DICE ^ s.aside)
        data["picked"] = [COLOURS[die] for die in range(DICE) if has(s.picked, die)]
    if s.phase in (THROW, CHOOSE) and s.effect == REPEAT_THROWS:
        data["may_repeat"] = s.may_repeat
    if s.phase == RESOLVE:
        data["resolve"] = {"gandalf": s.gandalfs, "nazgul": s.strikes}
        if s.gandalf_next:
            data["resolve"]["next"] = "gandalf"
    return data


def _symbols(s: MordorState, mask: int) -> dict[str, str]:
    return {COLOURS[die]: SYMBOLS[s.faces[die]] for die in range(DICE) if has(mask, die)}


def _plain_options(s: MordorState) -> dict[str, str]:
    """The options of the set-up talk, as if all that the position shows had been given as options."""
    chosen = len(s.hobbits) == s.players
    return {
        "hobbits": ",".join(HOBBITS[hobbit] for hobbit in s.hobbits) if chosen else "choose",
        "first": "random" if s.phase == SETUP and s.random_first else str(s.first + 1),
    }


def read(data: dict[str, Any], content: Content, board: Board) -> tuple[Setup, MordorState]:
    expect(data, set(PHASES_OF_KEY))
    names = _players(data)
    phase = one_of("phase", data.get("phase", _phase_of(data, names)), PHASES)
    for key in data:
        if phase not in PHASES_OF_KEY[key]:
            raise PositionError(f"{key} means nothing in the phase {phase!r}")
    layout = one_of("layout", data.get("layout", _layout_of(data, board)), LAYOUTS)
    side = one_of("sheet", data.get("sheet", "advanced"), ("basic", "advanced"))
    s = MordorState.at_start(board.sheets[layout, side == "advanced"], len(names))
    s.phase = PHASES.index(phase)
    chosen = [name for name in names if name is not None]
    s.hobbits = tuple(HOBBITS.index(name) for name in chosen)
    if s.phase == SETUP:
        _set_up(s, data)
    elif len(chosen) < len(names):
        raise PositionError("every player needs a hobbit once the journey has begun")
    else:
        _journey(s, data, chosen)
    options = {"sheet": side, "layout": layout, **_options(s, data.get("options", {}))}
    return Setup(len(names), options, content, board), s


def _players(data: dict[str, Any]) -> list[str | None]:
    names = data.get("players", ["frodo", "sam"])
    if not isinstance(names, list) or not 2 <= len(names) <= len(HOBBITS):
        raise PositionError("players must be a list of two to four hobbits")
    chosen = [name for name in names if name is not None]
    for name in chosen:
        one_of("players", name, HOBBITS)
    if len(set(chosen)) < len(chosen):
        raise PositionError("two players cannot be the same hobbit")
    if None in names[: len(chosen)]:
        raise PositionError("hobbits are chosen in seat order")
    return names


def _phase_of(data: dict[str, Any], names: list[str | None]) -> str:
    """A position need not name the phase that its other keys show."""
    if None in names:
        return "setup"
    if "resolve" in data:
        return "resolve"
    return "choose" if "throw" in data else "throw"


def _layout_of(data: dict[str, Any], board: Board) -> str:
    """A position that gives tracks need not name its layout."""
    tracks = data.get("nazgul")
    if isinstance(tracks, dict):
        for track in tracks.values():
            for layout in LAYOUTS:
                if isinstance(track, list) and len(track) == board.sheets[layout, True].nazgul_spaces:
                    return layout
    return LAYOUTS[0]


def _options(s: MordorState, asked: Any) -> dict[str, str]:
    """How the set-up talk went; only whether it was asked or tossed for cannot be seen otherwise."""
    if not isinstance(asked, dict):
        raise PositionError("options must give hobbits and first, as the options of a new match do")
    plain = _plain_options(s)
    expect(asked, set(plain))
    chosen = {"hobbits": "choose", "first": plain["first"] if s.phase == SETUP else "random"}
    return {
        key: one_of(f"options, {key}", asked.get(key, value), (value, chosen[key]))
        for key, value in plain.items()
    }


def _set_up(s: MordorState, data: dict[str, Any]) -> None:
    number("turn", data.get("turn", 0), 0, 0)
    try:
        first = parse_first(str(data.get("first", "1")), s.players)
    except ValueError as allowed:
        raise PositionError(f"first, before the journey: {data['first']!r} is not {allowed}") from None
    s.random_first = first == "random"
    s.first = s.active = 0 if s.random_first else int(first) - 1


def _journey(s: MordorState, data: dict[str, Any], names: list[str]) -> None:
    s.turn = number("turn", data.get("turn", 1), 1, 10**6)
    take_dice(s)
    _tracks(s, data, names)
    s.first = names.index(one_of("first", data.get("first", names[0]), names))
    s.active = names.index(one_of("active", data.get("active", names[s.first]), names))
    if s.phase == OVER:
        if s.out != first_ones(s.players) and not any(s.in_mordor(seat) for seat in range(s.players)):
            raise PositionError("nobody is in Mordor and not all are out: the match is not over")
        return
    _check_turn_order(s, names)
    s.effect = s.sheet.effects[s.position[s.active]]
    read_dice(s, data)


def _tracks(s: MordorState, data: dict[str, Any], names: list[str]) -> None:
    positions = _by_hobbit("positions", data.get("positions", {}), names)
    tracks = _by_hobbit("nazgul", data.get("nazgul", {}), names)
    out = data.get("out", [])
    if not isinstance(out, list):
        raise PositionError("out must be a list of hobbits")
    for name in out:
        one_of("out", name, names)
    for seat, name in enumerate(names):
        s.position[seat] = number(f"positions, {name}", positions.get(name, 0), 0, s.sheet.mordor)
        default = ["x" if name in out else "."] * s.sheet.nazgul_spaces
        _squares(s, seat, name, tracks.get(name, default))
        if s.marks_left(seat) == 0:
            s.out |= just(seat)
            if name not in out and "out" in data:
                raise PositionError(f"{name} must be out: the Nazgûl track is crossed to its end")
        elif name in out:
            raise PositionError(f"{name} cannot be out: the Nazgûl track still has open squares")


def _squares(s: MordorState, seat: int, name: str, track: Any) -> None:
    spaces = s.sheet.nazgul_spaces
    if not isinstance(track, list) or len(track) != spaces:
        raise PositionError(f"the Nazgûl track of {name} needs {spaces} squares")
    for square in track:
        one_of(f"nazgul, {name}", square, SQUARES)
    kinds = ["full" if square in ("x", "xx") else "half" if square == "x." else "open" for square in track]
    if kinds != sorted(kinds, key=("full", "half", "open").index) or kinds.count("half") > 1:
        raise PositionError(f"the Nazgûl track of {name} is not crossed from left to right")
    s.crossed[seat] = kinds.count("full")
    s.half_crossed[seat] = kinds.count("half")
    s.halved[seat] = set_of(n for n, square in enumerate(track) if len(square) == 2)


def _check_turn_order(s: MordorState, names: list[str]) -> None:
    if has(s.out, s.active):
        raise PositionError(f"{names[s.active]} is out and cannot be active")
    if s.in_mordor(s.active):
        raise PositionError(f"{names[s.active]} is in Mordor and takes no more turns")
    seat = s.active
    while (seat := (seat + 1) % s.players) != s.first:
        if s.in_mordor(seat):
            raise PositionError(f"{names[seat]} reached Mordor in an earlier round: the match would be over")


def _by_hobbit(key: str, value: Any, names: list[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise PositionError(f"{key} must give a value for each hobbit")
    for name in value:
        one_of(key, name, names)
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


class MordorPositions(Positions[MordorState]):
    lessons = ("half_way",)

    def __init__(self, board: Callable[[Content], Board]) -> None:
        self._board = board

    def write(self, s: MordorState, setup: Setup) -> dict[str, Any]:
        return write(s, setup)

    def read(self, data: dict[str, Any], content: Content) -> tuple[Setup, MordorState]:
        return read(data, content, self._board(content))
