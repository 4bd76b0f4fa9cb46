"""The Hobbit: The Desolation of Smaug: all bring their dwarves and Bilbo past the dragon."""

from __future__ import annotations

from functools import lru_cache

from westmarch.core.chance import Chance
from westmarch.core.content import Content
from westmarch.core.game import Game
from westmarch.core.parts import Keys
from westmarch.core.rules import OptionSpec, Result, Rules, Setup
from westmarch.games.smaug import board
from westmarch.games.smaug.bots import SmaugHeuristics
from westmarch.games.smaug.cards import decks
from westmarch.games.smaug.content.tables import TABLES
from westmarch.games.smaug.ids import COLOURS, LEVELS, PACKAGE, VOCABULARY
from westmarch.games.smaug.position import SmaugPositions, parse_colours, parse_first
from westmarch.games.smaug.position.read import start
from westmarch.games.smaug.rules import drawing, ending, hand, marching, reasons, setup
from westmarch.games.smaug.shown import SmaugShown, foretell, secrets, told
from westmarch.games.smaug.shown.chart import SmaugChart
from westmarch.games.smaug.shown.fields import FIELDS
from westmarch.games.smaug.state import CARDS_STEP, DRAW, MARCH, NO_SEAT, OVER, SmaugState, check

STRETCHES = {MARCH: marching.march, CARDS_STEP: hand.card_step, DRAW: drawing.draw_step}
assert decks.HAND_CARDS


@lru_cache(maxsize=16)
def _board(content: Content) -> board.Board:
    return board.build(content)


OPTIONS = (
    OptionSpec("difficulty", "book", LEVELS),
    OptionSpec("hands", "closed", ("closed", "open")),
    OptionSpec("colours", "", parse=parse_colours, samples=("yellow,red,green,blue",)),
    OptionSpec("first", "1", parse=parse_first, samples=("random", "2")),
)


class Smaug(Game[SmaugState]):
    """Rulebook: desolation-of-smaug, Russian; board and cards are partly reconstructed (see `content`)."""

    id = "smaug"
    version = 4
    package = PACKAGE
    player_counts = range(2, 5)
    option_specs = OPTIONS
    tables = TABLES
    vocabulary = VOCABULARY
    fields = FIELDS
    keys = Keys(
        prompts=told.PROMPTS,
        events=(*told.EVENTS, *ending.REASONS),
        endings=ending.REASONS,
        reasons=reasons.KEYS,
        outcomes=foretell.KEYS,
        one_by_one=("march.piece",),  # who goes, then who is taken along
    )
    shown = SmaugShown(_board)
    positions = SmaugPositions(_board, OPTIONS)
    heuristics = SmaugHeuristics()
    chart = SmaugChart()

    def board(self, content: Content) -> board.Board:
        return _board(content)

    def start(self, setup: Setup) -> SmaugState:
        options = setup.options
        colours = [COLOURS.index(name) for name in options["colours"].split(",")]
        s = start(setup.board, colours, options, LEVELS)
        s.first = NO_SEAT if options["first"] == "random" else int(options["first"]) - 1
        return s

    def step(self, s: SmaugState) -> Rules | None:
        if s.phase == OVER:
            return None
        return ending.until_the_end(s, STRETCHES.get(s.phase, setup.set_up)(s))

    def result(self, s: SmaugState) -> Result | None:
        return ending.result(s)

    def turns(self, s: SmaugState) -> int:
        return s.turn

    def invariants(self, s: SmaugState) -> None:
        check(s)

    def redeal(self, s: SmaugState, seat: int, chance: Chance) -> None:
        secrets.redeal(s, seat, chance)


GAME = Smaug()
