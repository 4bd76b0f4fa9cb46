"""What an answer changes, told before it is given: marks left, rings that count, dice thrown again.

Rings and marks are told as the dice set aside would make them if the throwing ended there.
"""

from __future__ import annotations

from westmarch.core.rules import Reason
from westmarch.core.sets import has, just
from westmarch.games.mordor.board import (
    ALL_DICE,
    BLACK,
    COLOURS,
    DICE,
    DIE,
    DONE,
    DOUBLE_FELLOWSHIP,
    DOUBLE_ORCS,
    FELLOWSHIP,
    GANDALF,
    HOBBIT,
    KEEP,
    NAZGUL,
    NO_GANDALF,
    NO_NAZGUL,
    NONE,
    ORC,
    PLACES,
    REPEAT,
    RING,
    SPACE,
    SYMBOL,
    TWO_RINGS,
    WHITE_TREE,
)
from westmarch.games.mordor.rules.evaluation import orcs_outnumber, rings_that_count, struck_by
from westmarch.games.mordor.state import OVER, RESOLVE, SETUP, MordorState

KEYS = (
    "takes_die",
    "throws_again",
    "throw_stands",
    "ends_throwing",
    "ends_with_last",
    "strikes",
    "strikes_me",
    "strikes_nobody",
    "rings",
    "rings_held",
    "gandalf_may",
    "gandalf_idle",
    "strike_now",
    "halved",
    "not_halved",
    "sum",
    "goes",
    "held",
    "stays",
    "struck",
)


def foretell(s: MordorState, seat: int, kind: str, code: int) -> list[Reason]:
    if kind == "setup.hobbit":
        die = s.sheet.hobbit_of_die.index(code - HOBBIT.first)
        return [Reason("takes_die", {"die": f"die:{COLOURS[die]}"})]
    if kind == "throw.repeat":
        return _repeated(s, code)
    if kind in ("throw.nazgul", "throw.set_aside"):
        return _closed(s) if code == DONE else _set_aside(s, code - DIE.first)
    if kind == "evaluate.order" and code == SYMBOL.first + NAZGUL:
        return [_marks(s, "strike_now", seat, -1)]
    if kind == "evaluate.gandalf" and (code in SPACE or code == NONE):
        return [_marks(s, "not_halved", seat, 0) if code == NONE else _marks(s, "halved", seat, 1)]
    return []


def _marks(s: MordorState, key: str, seat: int, change: int, due: int = 0) -> Reason:
    """Marks left on a Nazgûl track; ``due`` are already on their way."""
    left = max(0, s.marks_left(seat) - due)
    return Reason(key, {"hobbit": s.hobbit(seat), "left": left, "then": max(0, left + change)})


def _repeated(s: MordorState, code: int) -> list[Reason]:
    if code == REPEAT:
        return [Reason("throws_again", {"n": DICE - s.aside.bit_count()})]
    return [Reason("throw_stands")] if code == KEEP else []


def _closed(s: MordorState) -> list[Reason]:
    aside = s.aside | s.picked
    if has(s.picked, BLACK) and s.faces[BLACK] == WHITE_TREE:
        return [Reason("ends_throwing")]
    if aside == ALL_DICE:
        return [Reason("ends_with_last")]
    return [Reason("throws_again", {"n": DICE - aside.bit_count()})]


def _set_aside(s: MordorState, die: int) -> list[Reason]:
    symbol = s.faces[die]
    before = s.aside | s.picked
    after = before | just(die)
    told: list[Reason] = []
    if symbol == NAZGUL:
        told.append(_strike(s, die, before))
    elif symbol == GANDALF:
        idle = s.effect == NO_GANDALF
        told.append(Reason("gandalf_idle" if idle else "gandalf_may", {"hobbit": s.hobbit(s.active)}))
    elif symbol in (RING, ORC, FELLOWSHIP):
        told += _rings(s, symbol, _advance(s, before), _advance(s, after))
    if symbol == WHITE_TREE:
        told.append(Reason("ends_throwing"))
    elif after == ALL_DICE:
        told.append(Reason("ends_with_last"))
    return told


def _strike(s: MordorState, die: int, before: int) -> Reason:
    struck = struck_by(s, die)
    if struck != s.active:
        return _marks(s, "strikes", struck, -1)
    if s.effect == NO_NAZGUL:
        return Reason("strikes_nobody", {"hobbit": s.hobbit(struck)})
    waiting = s.shows_nazgul(before)
    due = sum(has(waiting, other) and struck_by(s, other) == struck for other in range(DICE))
    return _marks(s, "strikes_me", struck, -1, due)


def _advance(s: MordorState, dice: int) -> int:
    """Spaces that these dice would lead the hobbit on turn."""
    faces = [s.faces[die] for die in range(DICE) if has(dice, die)]
    rings = rings_that_count(s.effect, faces.count(RING), faces.count(ORC), faces.count(FELLOWSHIP))
    return min(rings, s.sheet.mordor - s.position[s.active])


def _rings(s: MordorState, symbol: int, before: int, after: int) -> list[Reason]:
    if before == after:
        return (
            [Reason("rings_held", {"hobbit": s.hobbit(s.active), "spaces": after})] if symbol == RING else []
        )
    place = PLACES[s.sheet.places[s.position[s.active] + after]]
    args = {"hobbit": s.hobbit(s.active), "spaces": before, "then": after, "place": f"place:{place}"}
    return [Reason("rings", args)]


def outlook(s: MordorState) -> list[Reason]:
    """The dice set aside and picked: what they add up to here, whither they lead, whom they strike."""
    dice = s.aside | s.picked
    if not dice or s.phase in (SETUP, OVER):
        return []
    faces = [s.faces[die] for die in range(DICE) if has(dice, die)]
    rings, orcs, fellowship = faces.count(RING), faces.count(ORC), faces.count(FELLOWSHIP)
    struck = _all_struck(s, dice)
    counted = {
        "rings": max(0, rings - 1) if s.effect == TWO_RINGS else rings,
        "orcs": orcs * 2 if s.effect == DOUBLE_ORCS else orcs,
        "fellowship": fellowship * 2 if s.effect == DOUBLE_FELLOWSHIP else fellowship,
        "nazgul": len(struck),
    }
    told = [
        Reason("sum", counted),
        _whither(s, dice, orcs_outnumber(s.effect, orcs, fellowship) and rings > 0),
    ]
    return told + [_marks(s, "struck", seat, -struck.count(seat)) for seat in sorted(set(struck))]


def _whither(s: MordorState, dice: int, held: bool) -> Reason:
    spaces = _advance(s, dice)
    if not spaces:
        who = s.hobbit(s.active)
        return (
            Reason("held", {"hobbit": who})
            if held
            else Reason("stays", {"hobbit": who, "place": s.place(s.active)})
        )
    at = s.position[s.active] + spaces
    place = f"place:{PLACES[s.sheet.places[at]]}"
    return Reason("goes", {"hobbit": s.hobbit(s.active), "spaces": spaces, "place": place, "at": at})


def _all_struck(s: MordorState, dice: int) -> list[int]:
    """A seat for every mark that these dice will make; those already made while resolving are gone."""
    if s.phase == RESOLVE:
        return [s.active] * s.strikes + list(s.others_struck)
    waiting = s.shows_nazgul(dice)
    struck = [struck_by(s, die) for die in range(DICE) if has(waiting, die)]
    return [seat for seat in struck if seat != s.active or s.effect != NO_NAZGUL]
