"""The conformance battery passes a sound toy game and fails every broken one, at the right check."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count, cycle
from typing import Any

import pytest

from toys.riddles import ALL_CARDS, NAMES, Riddles, RiddlesPositions, RiddlesShown, RiddlesState, members
from westmarch.bots.conformance import BOT_CHECKS, check_everything
from westmarch.core import conformance, random_play
from westmarch.core.conformance import CHECKS, Case
from westmarch.core.content import Content
from westmarch.core.declared import Declared, fields_of
from westmarch.core.events import Args
from westmarch.core.forms import Form
from westmarch.core.forms.several import Names
from westmarch.core.forms.single import Count
from westmarch.core.parts import Heuristics
from westmarch.core.registry import register, unregister
from westmarch.core.rules import Reason, Rules, Setup, tell
from westmarch.core.scene import Item, Panel, Scene, Tray
from westmarch.core.sets import has
from westmarch.core.view import Field, Sees
from westmarch.core.vocabulary import Vocabulary
from westmarch.core.zone import zone


@pytest.fixture
def case() -> Iterator[Case]:
    yield Case("riddles", 2)
    unregister("riddles")


def put(game: Riddles) -> None:
    register("riddles", lambda: game)


@pytest.mark.parametrize("check", [*CHECKS, *BOT_CHECKS], ids=lambda check: check.__name__)
def test_a_sound_game_passes(check: conformance.Check, case: Case) -> None:
    put(Riddles())
    for players in (2, 3):
        check(Case("riddles", players))


class LeakyView(Riddles):
    """A public hint that depends on a secret card."""

    fields = (*Riddles.fields, Field("hint", Sees.ALL, of=lambda s: max(s.hands)))


class _Fickle(RiddlesShown):
    _fickle = cycle(NAMES)

    def scene(self, setup: Setup, view: dict[str, Any]) -> Scene:
        card = Item(f"card:{next(self._fickle)}")
        return Scene((Panel("panel:table", trays=(Tray("tray:hand", (card,)),)),))


class FickleDrawing(Riddles):
    """The drawing depends on more than the view."""

    shown = _Fickle()


class _Leaky(RiddlesShown):
    def prompt_args(self, s: RiddlesState, seat: int, kind: str, fallen: int) -> Args:
        return {"seat": s.hands[1 - seat].bit_length()}


class LeakyPrompt(Riddles):
    """The sentence of my prompt names the other seat's best card."""

    shown = _Leaky()


class CarelessRedeal(Riddles):
    """Deals a seat's own hand again, as if it did not know it."""

    fields = (zone("hands", Sees.NOBODY, NAMES, "cards"), *Riddles.fields[2:])

    def redeal(self, s: RiddlesState, seat: int, chance: Any) -> None:
        deck = chance.shuffled(members(s.deck | s.hands[seat]))
        size = s.hands[seat].bit_count()
        s.hands[seat] = sum(1 << card for card in deck[:size])
        s.deck = sum(1 << card for card in deck[size:])


class _Impure(RiddlesShown):
    def prompt_args(self, s: RiddlesState, seat: int, kind: str, fallen: int) -> Args:
        s.points[seat] += 1
        return {"seat": seat + 1}


class ImpurePrompt(Riddles):
    """Asking for the prompt's sentence moves a point."""

    shown = _Impure()


class SharedState(RiddlesState):
    __slots__ = ()

    def copy(self) -> RiddlesState:
        twin = SharedState(self.deck, self.hands[:], self.laid[:], [], self.played, self.rounds)
        twin.points = self.points
        return twin


class SharedFork(Riddles):
    """A fork that shares the points with its original."""

    def start(self, setup: Setup) -> RiddlesState:
        return SharedState(ALL_CARDS, *([0] * setup.players for _ in range(3)))


class ForgetfulState(RiddlesState):
    """Written down it loses its points."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return ForgetfulState, (
            self.deck,
            self.hands,
            self.laid,
            [7] * len(self.points),
            self.played,
            self.rounds,
        )

    def copy(self) -> RiddlesState:
        lists = (self.hands[:], self.laid[:], self.points[:])
        return ForgetfulState(self.deck, *lists, self.played, self.rounds)


class ForgetfulPickle(Riddles):
    """A pickle with other points than its match."""

    def start(self, setup: Setup) -> RiddlesState:
        return ForgetfulState(ALL_CARDS, *([0] * setup.players for _ in range(3)))


class MissingText(Riddles):
    """German has no word for a prompt."""

    def locale(self, language: str) -> str:
        source = super().locale(language)
        return source.replace("prompt-round-lay", "prompt-round-lie") if language == "de" else source


class OwnDice(Riddles):
    """Rules with a source of chance of their own."""

    _own = count(10**6)  # points enough to win with

    def step(self, s: RiddlesState) -> Rules | None:
        if s.rounds == 1 and not any(s.laid):
            s.points[0] = next(self._own)
        return super().step(s)


class Endless(Riddles):
    def step(self, s: RiddlesState) -> Rules | None:
        if s.rounds == 2:
            s.rounds, s.deck, s.played, s.hands = 0, ALL_CARDS, 0, [0, 0]
        return super().step(s)


class LostCard(Riddles):
    def step(self, s: RiddlesState) -> Rules | None:
        if s.rounds == 2:
            s.played &= s.played - 1
        return super().step(s)


class UnknownReason(Riddles):
    keys = replace(Riddles.keys, endings=("something_else",))


class UnlistedEvent(Riddles):
    """Tells an event that it does not list, so nobody checks its text."""

    keys = replace(Riddles.keys, events=("round.reveal",))


class Unasked(Riddles):
    """Whoever holds one of the best cards lays it unasked: who is asked tells of the hand."""

    def step(self, s: RiddlesState) -> Rules | None:
        best = [seat for seat, hand in enumerate(s.hands) if hand.bit_length() >= len(NAMES) - 1]
        return lay_best(s, best) if best and s.deck.bit_count() < len(NAMES) // 2 else super().step(s)


def lay_best(s: RiddlesState, best: list[int]) -> Rules:
    for seat in range(len(s.hands)):
        card = s.hands[seat].bit_length() - 1
        if seat not in best:
            card = yield seat, "round.lay", members(s.hands[seat])
        s.hands[seat] ^= 1 << card
        s.played |= 1 << card
    s.points[best[0]] += 1
    s.rounds += 1


class TellsByComing(Riddles):
    """A card that a seat holds is shown, and that it is shown at all tells of the hand."""

    def step(self, s: RiddlesState) -> Rules | None:
        if s.rounds == 1 and not any(s.laid) and has(s.hands[0], len(NAMES) - 1):
            tell(s, "round.reveal", reveals=True, seat=1, card="card:9")
        return super().step(s)


class _Forgetful(RiddlesPositions):
    def write(self, s: RiddlesState, setup: Setup) -> dict[str, Any]:
        return {**super().write(s, setup), "points": [0] * len(s.points)}


class ForgetfulPositions(Riddles):
    """A position without the points: another match goes on from it."""

    positions = _Forgetful()


class OddView(Riddles):
    """A view with something that JSON does not know."""

    fields = (*Riddles.fields, Field("odd", Sees.ALL, of=lambda s: {s.rounds: "round"}))


class _Stubborn(Heuristics[RiddlesState]):
    has_steady = True

    def steady(self, s: RiddlesState, seat: int, kind: str, codes: Sequence[int]) -> int:
        return len(NAMES) - 1


class StubbornHeuristic(Riddles):
    """Lays the nine, whether it is there or not."""

    heuristics = _Stubborn()


class _Boastful(Heuristics[RiddlesState]):
    def chances(self, s: RiddlesState) -> Sequence[float]:
        return [1.5] * len(s.hands)


class BoastfulHeuristic(Riddles):
    """Sees more than certainty."""

    heuristics = _Boastful()


class _Shifted(Vocabulary):
    def parse(self, text: str) -> int:
        return (super().parse(text) + 1) % len(NAMES)


class ShiftedWords(Riddles):
    """Every text is read as another answer, so what is not offered is taken for what is."""

    vocabulary = _Shifted([("card", NAMES)])


class _Foretelling(RiddlesShown):
    def foretell(self, s: RiddlesState, seat: int, kind: str, code: int, trial: Any) -> list[Reason]:
        return [Reason("doom", {})]


class UnlistedOutcome(Riddles):
    """Foretells what it does not list, so nobody checks its text."""

    shown = _Foretelling()


class Speechless(Riddles):
    """In the second round somebody is asked who has no answer."""

    def step(self, s: RiddlesState) -> Rules | None:
        return nothing_to_say() if s.rounds == 1 else super().step(s)


def nothing_to_say() -> Rules:
    yield 0, "round.lay", []


class _Blind(Names):
    """A form that shows no card."""

    def _names(self, value: int) -> list[str]:
        return []


def with_form(field: str, form: Form) -> tuple[Declared, ...]:
    """The declarations of riddles, with another form of one field."""
    return tuple(replace(one, form=form) if one.name == field else one for one in RiddlesState.declarations)


class UnseenCards(Riddles):
    """Those who may see the cards that were played are not shown them."""

    fields = fields_of(with_form("played", _Blind(NAMES)))


class LeakyForm(Riddles):
    """A declared public field that depends on a secret card."""

    fields = (*Riddles.fields, Field("hint", Sees.ALL, of=lambda s: max(s.hands), form=Count(0, ALL_CARDS)))


class NarrowSchema(Riddles):
    """Says that there are fewer rounds than are played."""

    fields = fields_of(with_form("rounds", Count(0, 1)))


class _Careless(RiddlesPositions):
    def read(self, data: dict[str, Any], content: Content) -> tuple[Setup, RiddlesState]:
        played = data["played"] if isinstance(data["played"], list) else []
        return super().read({**data, "played": [card for card in played if card in NAMES]}, content)


class CarelessPositions(Riddles):
    """Reads over what it does not understand."""

    positions = _Careless()


class _LooseCount(Count):
    def fault(self, value: Any, s: Any) -> str | None:
        return None


class LooseState(RiddlesState):
    __slots__ = ()
    declarations = with_form("rounds", _LooseCount(0, 3))


class LooseRange(Riddles):
    """Lets any number of rounds pass."""

    def start(self, setup: Setup) -> RiddlesState:
        return LooseState(ALL_CARDS, *([0] * setup.players for _ in range(3)))


BROKEN = [
    (LeakyView, conformance.check_non_interference),
    (FickleDrawing, conformance.check_non_interference),
    (LeakyPrompt, conformance.check_non_interference),
    (CarelessRedeal, conformance.check_non_interference),
    (ImpurePrompt, conformance.check_prompts),
    (SharedFork, conformance.check_forks),
    (SharedFork, conformance.check_copies),
    (ForgetfulPickle, conformance.check_copies),
    (MissingText, conformance.check_texts),
    (OwnDice, conformance.check_records),
    (Endless, conformance.check_ending),
    (LostCard, conformance.check_invariants),
    (UnknownReason, conformance.check_ending),
    (UnlistedEvent, conformance.check_texts),
    (Unasked, conformance.check_questions),
    (TellsByComing, conformance.check_questions),
    (ForgetfulPositions, conformance.check_positions),
    (OddView, conformance.check_views),
    (StubbornHeuristic, conformance.check_heuristic),
    (BoastfulHeuristic, check_everything),
    (ShiftedWords, conformance.check_illegal_answers),
    (OwnDice, conformance.check_asked_chance),
    (OwnDice, conformance.check_undo),
    (ShiftedWords, conformance.check_vocabulary),
    (UnlistedOutcome, check_everything),
    (Speechless, conformance.check_prompts),
    (Speechless, check_everything),
    (UnseenCards, conformance.check_forms),
    (LeakyForm, conformance.check_forms),
    (NarrowSchema, conformance.check_forms),
    (CarelessPositions, conformance.check_forms),
    (ForgetfulPositions, conformance.check_forms),
    (LooseRange, conformance.check_forms),
]


def test_every_check_can_fail() -> None:
    assert {check for _, check in BROKEN} == {*CHECKS, *BOT_CHECKS}


@pytest.mark.parametrize(("broken", "check"), BROKEN, ids=lambda thing: thing.__name__)
def test_a_broken_game_fails(
    broken: type[Riddles], check: conformance.Check, case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(random_play, "LONGEST_MATCH", 500)
    put(broken())
    with pytest.raises((AssertionError, LookupError, ValueError)):
        check(case)
