"""Riddles: each of two or three players lays one of three secret cards face down; the highest card
takes the round. Three rounds. Small, but with hands, a deck, secrets and chance.
"""

from __future__ import annotations

from typing import Any

from westmarch.core.chance import CHANCE
from westmarch.core.content import Content
from westmarch.core.declared import fields_of
from westmarch.core.errors import PositionError
from westmarch.core.events import Args, Event
from westmarch.core.forms import Seats, cards, count, per_seat
from westmarch.core.forms.refusals import a_list
from westmarch.core.game import Game
from westmarch.core.parts import Keys, Positions, Shown
from westmarch.core.position_keys import PositionKeys
from westmarch.core.rules import Result, Rules, Setup, tell
from westmarch.core.scene import Item, Panel, Scene, Tray
from westmarch.core.sets import members
from westmarch.core.state import Copied, field, heard, state
from westmarch.core.view import Sees
from westmarch.core.vocabulary import Vocabulary

NAMES = [str(n) for n in range(1, 10)]
VOCABULARY = Vocabulary([("card", NAMES)])
ALL_CARDS = (1 << len(NAMES)) - 1
ROUNDS = 3


SEATS = Seats(3)
CARDS = cards(NAMES)


@state
class RiddlesState(Copied):
    deck: int = field(CARDS, Sees.COUNT)
    hands: list[int] = field(per_seat(SEATS, CARDS), Sees.OWNER, key="hands")
    laid: list[int] = field(per_seat(SEATS, CARDS), Sees.OWNER)
    points: list[int] = field(per_seat(SEATS, count(0, ROUNDS)), key="points")
    played: int = field(CARDS, default=0, key="played")
    rounds: int = field(count(0, ROUNDS), default=0)
    log: list[Event] | None = heard(default=None)


KEYS = PositionKeys(RiddlesState, order=("hands", "played", "points"))


def start(players: int) -> RiddlesState:
    return RiddlesState(ALL_CARDS, [0] * players, [0] * players, [0] * players)


def deal(s: RiddlesState) -> Rules:
    """Three cards each, one draw at a time."""
    for seat in range(len(s.hands)):
        while s.hands[seat].bit_count() < ROUNDS:
            drawn: tuple[int] = yield CHANCE, "deal.draw", lambda: (members(s.deck),)
            s.deck ^= 1 << drawn[0]
            s.hands[seat] |= 1 << drawn[0]
            tell(s, "deal.draw", to=frozenset({seat}), reveals=True, card=f"card:{NAMES[drawn[0]]}")


def play_round(s: RiddlesState) -> Rules:
    """Lay cards face down in seat order, then turn them up together."""
    for seat in range(len(s.hands)):
        card: int = yield seat, "round.lay", lambda: members(s.hands[seat])  # noqa: B023
        s.hands[seat] ^= 1 << card
        s.laid[seat] = 1 << card
    winner = max(range(len(s.laid)), key=lambda seat: s.laid[seat])
    s.points[winner] += 1
    s.rounds += 1
    for seat, bits in enumerate(s.laid):
        tell(s, "round.reveal", reveals=True, seat=seat + 1, card=f"card:{NAMES[bits.bit_length() - 1]}")
        s.played |= bits
        s.laid[seat] = 0


class RiddlesShown(Shown[RiddlesState]):
    def prompt_args(self, s: RiddlesState, seat: int, kind: str, fallen: int) -> Args:
        return {"seat": seat + 1}

    def scene(self, setup: Setup, view: dict[str, Any]) -> Scene:
        own = view["hands"][view["seat"]] if view["seat"] is not None else []
        items = tuple(Item(f"card:{card}", option=f"card:{card}") for card in own)
        return Scene((Panel("panel:table", trays=(Tray("tray:hand", items),)),))


class RiddlesPositions(Positions[RiddlesState]):
    keys = KEYS

    def write(self, s: RiddlesState, setup: Setup) -> dict[str, Any]:
        return KEYS.write(s, {})

    def read(self, data: dict[str, Any], content: Content) -> tuple[Setup, RiddlesState]:
        KEYS.expect(data)
        s = start(len(a_list("hands", data.get("hands"), (2, 3))))
        KEYS.read(data, s, *KEYS.order)
        s.rounds = sum(s.points)
        if s.rounds > ROUNDS:
            raise PositionError("more rounds than there are")
        s.deck = ALL_CARDS & ~s.played
        for hand in s.hands:
            if hand & ~s.deck:
                raise PositionError("a card is in two places")
            s.deck ^= hand
        return Setup(len(s.hands), {}, content, None), s


class Riddles(Game[RiddlesState]):
    id = "riddles"
    version = 1
    package = "toys"
    player_counts = range(2, 4)
    option_specs = ()
    tables = ()
    vocabulary = VOCABULARY
    fields = fields_of(RiddlesState.declarations)
    keys = Keys(
        prompts=("deal.draw", "round.lay"), events=("deal.draw", "round.reveal"), endings=("most_points",)
    )
    shown = RiddlesShown()
    positions = RiddlesPositions()

    def board(self, content: Content) -> None:
        return None

    def start(self, setup: Setup) -> RiddlesState:
        return start(setup.players)

    def step(self, s: RiddlesState) -> Rules | None:
        if s.rounds == ROUNDS:
            return None
        dealt = all(hand.bit_count() == ROUNDS - s.rounds for hand in s.hands)
        return play_round(s) if dealt else deal(s)

    def result(self, s: RiddlesState) -> Result | None:
        most = max(s.points)
        winners = tuple(seat for seat, points in enumerate(s.points) if points == most)
        scores = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(s.points)))
        return Result(scores, winners, "most_points")

    def turns(self, s: RiddlesState) -> int:
        return s.rounds

    def invariants(self, s: RiddlesState) -> None:
        super().invariants(s)
        zones = [s.deck, s.played, *s.hands, *s.laid]
        assert sum(zones) == ALL_CARDS, "a card is lost or in two places"

    def locale(self, language: str) -> str:
        names = "\n".join(f"card-{name} = {name}" for name in NAMES)
        return f"""
game-title = Riddles
game-summary = The highest card wins.
prompt-deal-draw = A card is drawn.
prompt-round-lay = Lay a card, player {{ $seat }}.
event-deal-draw = You draw {{ NAME($card) }}.
event-round-reveal = Player {{ $seat }} laid {{ NAME($card) }}.
reason-most_points = most points
panel-table = Table
tray-hand = Hand
{names}
"""
