"""Journey to Mordor: a roll-and-write race of two to four hobbits, with basic and advanced sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from westmarch.core.content import Content
from westmarch.core.events import Args, Event
from westmarch.core.game import Game, OptionSpec, Reason, Result, Rules, Setup
from westmarch.core.scene import Scene
from westmarch.core.sets import has
from westmarch.core.view import Field, Sees
from westmarch.games.mordor import board, bots, position
from westmarch.games.mordor.board import (
    COLOURS,
    DICE,
    DIE,
    EFFECTS,
    HOBBITS,
    NAZGUL,
    NO_NAZGUL,
    PLACES,
    SPACE,
    SYMBOLS,
)
from westmarch.games.mordor.rules import ending, evaluation, setup, throwing
from westmarch.games.mordor.shown import foretell, why
from westmarch.games.mordor.shown import scene as show
from westmarch.games.mordor.state import CHOOSE, OVER, PHASES, SETUP, THROW, MordorState, check


def _dice_in(mask: int) -> list[str]:
    return [COLOURS[die] for die in range(DICE) if has(mask, die)]


def _symbols_on(s: MordorState, mask: int) -> dict[str, str]:
    return {COLOURS[die]: SYMBOLS[s.faces[die]] for die in range(DICE) if has(mask, die)}


def _seats_in(mask: int) -> list[int]:
    return [seat for seat in range(len(HOBBITS)) if has(mask, seat)]


PUBLIC = Sees.ALL
FIELDS = (
    Field("phase", PUBLIC, PHASES.__getitem__),
    Field("hobbits", PUBLIC, lambda hobbits: [HOBBITS[hobbit] for hobbit in hobbits]),
    Field("first", PUBLIC),
    Field("active", PUBLIC),
    Field("out", PUBLIC, _seats_in),
    Field("position", PUBLIC),
    Field("squares", PUBLIC, of=lambda s: [s.squares(seat) for seat in range(s.players)]),
    Field("marks_left", PUBLIC, of=lambda s: [s.marks_left(seat) for seat in range(s.players)]),
    Field("effect", PUBLIC, EFFECTS.__getitem__),
    Field("faces", PUBLIC, of=lambda s: _symbols_on(s, s.dice_on_table())),
    Field("aside", PUBLIC, _dice_in),
    Field("picked", PUBLIC, _dice_in),
    Field("open_dice", PUBLIC, _dice_in),
    Field("may_repeat", PUBLIC),
    Field("gandalfs", PUBLIC),
    Field("strikes", PUBLIC),
    Field("others_struck", PUBLIC),
    Field("rings", PUBLIC),
)
"""Nothing on the table is secret; only the dice to come are unknown."""


class Mordor(Game[MordorState]):
    """Rulebooks: journey-to-mordor, German and Russian; they do not contradict each other."""

    id = "mordor"
    version = 1
    package = "westmarch.games.mordor"
    player_counts = range(2, 5)
    option_specs = (
        OptionSpec("sheet", "advanced", ("basic", "advanced")),
        OptionSpec("layout", "standard", board.LAYOUTS),
        OptionSpec("hobbits", "", parse=position.parse_hobbits, samples=("choose",)),
        OptionSpec("first", "1", parse=position.parse_first, samples=("random", "2")),
    )
    lessons = ("half_way",)
    tables = board.TABLES
    vocabulary = board.VOCABULARY
    fields = FIELDS
    prompt_kinds = (
        "setup.hobbit",
        "setup.first",
        "throw.roll",
        "throw.repeat",
        "throw.nazgul",
        "throw.set_aside",
        "evaluate.order",
        "evaluate.gandalf",
    )
    event_keys = (
        "setup.hobbit",
        "setup.first",
        "turn.begin",
        "throw.roll",
        "throw.repeat",
        "throw.set_aside",
        "throw.white_tree",
        "evaluate.gandalf",
        "evaluate.nazgul",
        "evaluate.ring",
        "evaluate.orcs_stop",
        "evaluate.orcs_held",
        "evaluate.shelob",
        "evaluate.balrog",
        "evaluate.eowyn",
        "ending.out",
        "ending.mordor",
        *ending.REASONS,
    )
    result_reasons = ending.REASONS
    why_keys = why.KEYS
    outcome_keys = foretell.KEYS
    has_steady = True
    telling = (
        "ending.mordor",
        "ending.out",
        "evaluate.ring",
        "evaluate.nazgul",
        "evaluate.orcs_stop",
        "evaluate.eowyn",
        "evaluate.balrog",
    )
    tick = "evaluate.nazgul"

    def board(self, content: Content) -> board.Board:
        return _board(content)

    def parts(self, players: int, options: dict[str, str]) -> tuple[str, ...]:
        hobbits = options["hobbits"]
        return () if hobbits == "choose" else tuple(f"hobbit:{name}" for name in hobbits.split(","))

    def start(self, setup: Setup) -> MordorState:
        options = setup.options
        s = MordorState(setup.board.sheets[options["layout"], options["sheet"] == "advanced"], setup.players)
        s.random_first = options["first"] == "random"
        if options["hobbits"] != "choose":
            s.hobbits = tuple(HOBBITS.index(name) for name in options["hobbits"].split(","))
        if not s.random_first:
            s.first = s.active = int(options["first"]) - 1
        return s

    def step(self, s: MordorState) -> Rules | None:
        phase = s.phase
        if phase == THROW:
            return throwing.throw(s)
        if phase == CHOOSE:
            return throwing.choose(s)
        if phase == OVER:
            return None
        return setup.choose_hobbits(s) if phase == SETUP else evaluation.resolve(s)

    def result(self, s: MordorState) -> Result | None:
        return ending.result(s)

    def turns(self, s: MordorState) -> int:
        return s.turn

    def position(self, s: MordorState, setup: Setup) -> dict[str, Any]:
        return position.write(s, setup)

    def read_position(self, data: dict[str, Any], content: Content) -> tuple[Setup, MordorState]:
        return position.read(data, content, _board(content))

    def invariants(self, s: MordorState) -> None:
        check(s)

    def prompt_args(self, s: MordorState, seat: int, kind: str, fallen: int) -> Args:
        if kind.startswith("setup"):
            return {"seat": seat + 1}
        args: Args = {"hobbit": s.hobbit(s.active), "picked": s.picked.bit_count()}
        if kind == "throw.roll":
            thrown = [die for die in range(DICE) if not has(s.aside, die)]
            args["die"] = f"die:{COLOURS[thrown[fallen]]}"
        if kind.startswith("evaluate"):
            args |= {"gandalfs": s.gandalfs, "strikes": s.strikes}
        return args

    def option_args(self, s: MordorState, kind: str, code: int) -> Args:
        if code in DIE:
            return {
                "symbol": f"symbol:{SYMBOLS[s.faces[code - DIE.first]]}",
                "struck": _struck(s, code - DIE.first),
            }
        return {"space": code - SPACE.first + 1} if code in SPACE else {}

    def why_not(self, s: MordorState, seat: int, kind: str, code: int) -> Reason | None:
        return why.why_not(s, seat, kind, code)

    def foretell(self, s: MordorState, seat: int, kind: str, code: int) -> list[Reason]:
        return foretell.foretell(s, seat, kind, code)

    def outlook(self, s: MordorState, seat: int | None) -> list[Reason]:
        return foretell.outlook(s)

    def show(self, setup: Setup, view: dict[str, Any]) -> Scene:
        return show.show(setup, view)

    def steady(self, s: MordorState, seat: int, kind: str, codes: Sequence[int]) -> int:
        return bots.steady(s, seat, kind, codes)

    def chances(self, s: MordorState) -> Sequence[float] | None:
        return bots.chances(s)

    def standing(self, s: MordorState) -> Sequence[float]:
        """The race is what one wants to see: where everybody is."""
        return s.position

    def scale(self, setup: Setup) -> tuple[tuple[float, str], ...]:
        places = setup.board.sheets[setup.options["layout"], False].places
        last = len(places) - 1
        return tuple((n, f"place:{PLACES[places[n]]}") for n in sorted({0, last * 4 // 9, last}))

    def whose(self, s: MordorState, event: Event) -> int | None:
        hobbits = [s.hobbit(seat) for seat in range(len(s.hobbits))]
        return hobbits.index(event.args["hobbit"]) if event.args.get("hobbit") in hobbits else None

    def result_args(self, s: MordorState) -> Args:
        outcome = ending.result(s)
        winners = () if outcome is None else outcome.winners
        return {"turn": s.turn, "left": s.marks_left(winners[0]) if winners else 0}


def _struck(s: MordorState, die: int) -> str:
    """Whom this die will strike, if it shows a Nazgûl that nobody keeps off."""
    struck = evaluation.struck_by(s, die)
    if s.faces[die] != NAZGUL or (struck == s.active and s.effect == NO_NAZGUL):
        return "none"
    return s.hobbit(struck)


@lru_cache(maxsize=16)
def _board(content: Content) -> board.Board:
    return board.build(content)


GAME = Mordor()
