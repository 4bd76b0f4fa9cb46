"""Positions as data (see `westmarch.scenario`): writing one, and refusing those that cannot be.

The forms of the fields read and check each value (`keys`); here is what the rules say about them together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from westmarch.core.content import Content
from westmarch.core.errors import PositionError
from westmarch.core.forms.refusals import once, one_of
from westmarch.core.parts import Positions
from westmarch.core.rules import Setup
from westmarch.core.sets import first_ones, has, members
from westmarch.games.mordor.board import HOBBITS, LAYOUTS, Board
from westmarch.games.mordor.position.dice import read_dice
from westmarch.games.mordor.position.keys import KEYS, NOBODY
from westmarch.games.mordor.rules.setup import take_dice
from westmarch.games.mordor.state import OVER, PHASES, SETUP, MordorState


def write(s: MordorState, setup: Setup) -> dict[str, Any]:
    """The whole truth; keys that only matter in the middle of a turn are left out where empty."""
    names = [HOBBITS[hobbit] for hobbit in s.hobbits]
    head: dict[str, Any] = {
        "players": names + [None] * (s.players - len(names)),
        "sheet": setup.options["sheet"],
        "layout": setup.options["layout"],
        "phase": PHASES[s.phase],
    }
    plain = _plain_options(s)
    if asked := {key: setup.options[key] for key in plain if setup.options[key] != plain[key]}:
        head["options"] = asked
    return KEYS.write(s, head)


def read(data: dict[str, Any], content: Content, board: Board) -> tuple[Setup, MordorState]:
    KEYS.expect(data)
    hobbits = _players(data)
    phase = KEYS.read_head(data, "phase", _phase_of(data))
    KEYS.expect(data, phase)
    layout = KEYS.read_head(data, "layout", _layout_of(data, board))
    side = KEYS.read_head(data, "sheet", "advanced")
    s = MordorState.at_start(board.sheets[layout, side == "advanced"], len(hobbits))
    s.phase = phase
    s.hobbits = tuple(hobbit for hobbit in hobbits if hobbit != NOBODY)
    if phase == SETUP:
        KEYS.read(data, s, "turn", "first")
    elif len(s.hobbits) < s.players:
        raise PositionError("every player needs a hobbit once the journey has begun")
    else:
        _journey(s, data)
    options = {"sheet": side, "layout": layout, **_options(s, KEYS.read_head(data, "options", {}))}
    return Setup(s.players, options, content, board), s


def _players(data: dict[str, Any]) -> list[int]:
    hobbits: list[int] = KEYS.read_head(data, "players", ["frodo", "sam"])
    chosen = [hobbit for hobbit in hobbits if hobbit != NOBODY]
    once("players", [HOBBITS[hobbit] for hobbit in chosen])
    if NOBODY in hobbits[: len(chosen)]:
        raise PositionError("hobbits are chosen in seat order")
    return hobbits


def _phase_of(data: dict[str, Any]) -> str:
    """A position need not name the phase that its other keys show."""
    if None in data.get("players", ()):
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


def _plain_options(s: MordorState) -> dict[str, str]:
    """The options of the set-up talk, as if all that the position shows had been given as options."""
    chosen = len(s.hobbits) == s.players
    return {
        "hobbits": ",".join(HOBBITS[hobbit] for hobbit in s.hobbits) if chosen else "choose",
        "first": "random" if s.phase == SETUP and s.random_first else str(s.first + 1),
    }


def _options(s: MordorState, asked: dict[str, str]) -> dict[str, str]:
    """How the set-up talk went; only whether it was asked or tossed for cannot be seen otherwise."""
    plain = _plain_options(s)
    chosen = {"hobbits": "choose", "first": plain["first"] if s.phase == SETUP else "random"}
    return {
        key: one_of(f"options, {key}", asked.get(key, value), (value, chosen[key]))
        for key, value in plain.items()
    }


def _journey(s: MordorState, data: dict[str, Any]) -> None:
    s.turn = 1
    take_dice(s)
    KEYS.read(data, s, "turn", "first", "active", "positions", "out")
    _tracks(s, data)
    if s.phase == OVER:
        if s.out != first_ones(s.players) and not any(s.in_mordor(seat) for seat in range(s.players)):
            raise PositionError("nobody is in Mordor and not all are out: the match is not over")
        return
    _check_turn_order(s)
    s.effect = s.sheet.effects[s.position[s.active]]
    read_dice(s, data)


def _tracks(s: MordorState, data: dict[str, Any]) -> None:
    """Who is out has a full track, and who has a full track is out: one of them need not be written."""
    for seat in members(s.out):
        s.crossed[seat] = s.sheet.nazgul_spaces
    KEYS.read(data, s, "nazgul")
    for seat, hobbit in enumerate(s.hobbits):
        full, out = s.marks_left(seat) == 0, has(s.out, seat)
        if out and not full:
            raise PositionError(f"{HOBBITS[hobbit]} cannot be out: the Nazgûl track still has open squares")
        if full and not out:
            if "out" in data:
                raise PositionError(f"{HOBBITS[hobbit]} must be out: the Nazgûl track is crossed to its end")
            s.out |= 1 << seat


def _check_turn_order(s: MordorState) -> None:
    names = [HOBBITS[hobbit] for hobbit in s.hobbits]
    if has(s.out, s.active):
        raise PositionError(f"{names[s.active]} is out and cannot be active")
    if s.in_mordor(s.active):
        raise PositionError(f"{names[s.active]} is in Mordor and takes no more turns")
    seat = s.active
    while (seat := (seat + 1) % s.players) != s.first:
        if s.in_mordor(seat):
            raise PositionError(f"{names[seat]} reached Mordor in an earlier round: the match would be over")


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
    keys = KEYS

    def __init__(self, board: Callable[[Content], Board]) -> None:
        self._board = board

    def write(self, s: MordorState, setup: Setup) -> dict[str, Any]:
        return write(s, setup)

    def read(self, data: dict[str, Any], content: Content) -> tuple[Setup, MordorState]:
        return read(data, content, self._board(content))
