"""Why something cannot be chosen: for each question, which predicate of the rules refuses an answer.

Nothing is decided here. A predicate refuses exactly what is not offered, except for the questions in
`NARROWED`, where what was answered before, or a card, narrows the choice further.
"""

from __future__ import annotations

from collections.abc import Callable

from westmarch.core.rules import Reason
from westmarch.games.war.ids import CARD, ENTER, SPLIT, VOCABULARY, Nation, Region, Seat, name
from westmarch.games.war.rules import (
    aftermath,
    army_action,
    arrivals,
    battle,
    choices,
    company,
    dice,
    events,
    fellowship,
    hand,
    losses,
    muster,
    people,
    taking_part,
    tokens,
    turn,
)
from westmarch.games.war.rules.forces import rear_of
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.seats import side_of
from westmarch.games.war.state import WarState

Predicate = Callable[[WarState, int, int], Reason | None]
"""Of a state, the seat that is asked, and the number of a region, card, figure, character or die."""


def _codes(domain: str) -> range:
    codes = VOCABULARY.domain(domain).codes
    return range(codes[0], codes[-1] + 1)


REGIONS, CARDS, FIGURES, CHARACTERS = map(_codes, ("region", "card", "figure", "character"))
NATIONS, DICE, VERBS, NUMBERS, REMOVALS = map(_codes, ("nation", "die", "action", "number", "remove"))
TOKENS = _codes("token")


def why_not(s: WarState, seat: Seat, kind: str, code: int) -> Reason | None:
    """The reason against an answer that is not offered; None where there is nothing better to say."""
    for codes, refuses in ASKED.get(kind, ()):
        if code in codes:
            return refuses(s, seat, code - codes.start) or _narrowed(s, kind, code)
    return None


def _narrowed(s: WarState, kind: str, code: int) -> Reason | None:
    """No rule refuses it as such: the die does not serve, or the card does not ask for it."""
    if kind == "action.die":
        return because("wrong_die", 20, die=name(code))
    return because("not_by_card", 22, card=CARD.texts[s.resolving]) if s.resolving >= 0 else None


# -- questions that need a word of their own --------------------------------------------------------


def _with_faces(refuses: Callable[[WarState, int, int, int], Reason | None]) -> Predicate:
    """A predicate that asks which dice could pay: the unused ones, or the one named first."""
    return lambda s, seat, number: refuses(s, seat, number, dice.usable(s, seat))


def _recruit(s: WarState, seat: Seat, kind: int) -> Reason | None:
    """`army.order`: a figure to muster, before a die is paid."""
    if s.paid >= 0:
        return because("moving_now", 27)
    return muster.may_muster(s, seat, s.focus, kind) or dice.lacks(
        s, dice.usable(s, seat), dice.FOR_MUSTER, "no_muster_die", 20
    )


def _verb(s: WarState, seat: Seat, verb: int) -> Reason | None:
    return choices.may_do(s, seat, VERBS.start + verb, dice.usable(s, seat))


def _combat_card(s: WarState, seat: Seat, number: int) -> Reason | None:
    assert s.battle is not None
    return battle.may_fight_with(s, s.battle, side_of(s, seat), number)


def _retreat(s: WarState, seat: Seat, to: Region) -> Reason | None:
    assert s.battle is not None
    return aftermath.may_retreat(s, s.battle, to)


def _press(s: WarState, seat: Seat, kind: int) -> Reason | None:
    assert s.battle is not None
    return battle.may_press(s, s.battle, kind)


def _loss(s: WarState, seat: Seat, kind: int) -> Reason | None:
    return losses.may_lose(
        s, side_of(s, seat), s.focus, kind, rear_of(s.battle, side_of(s, seat)) if s.battle else None
    )


def _whole_loss(s: WarState, seat: Seat, nation: Nation) -> Reason | None:
    rear = rear_of(s.battle, side_of(s, seat)) if s.battle else None
    return losses.may_lose_whole(s, side_of(s, seat), s.focus, 2 * nation + 1, s.due, rear)


def _by_card(s: WarState, seat: Seat, number: int) -> Reason | None:
    return None


_ACTION: tuple[tuple[range, Predicate], ...] = (
    (REGIONS, _with_faces(choices.may_name)),
    (CARDS, _with_faces(events.may_use)),
    (CHARACTERS, _with_faces(arrivals.may_bring)),
    (NATIONS, _with_faces(choices.may_urge)),
    (DICE, choices.may_name_die),
    (VERBS, _verb),
    (TOKENS, tokens.may_use),
)
ASKED: dict[str, tuple[tuple[range, Predicate], ...]] = {
    "action.choose": _ACTION,
    "action.use": _ACTION,
    "action.die": ((DICE, dice.may_pay),),
    "action.ring_die": ((DICE, dice.may_pay),),
    "action.ring_face": ((DICE, dice.may_turn_up),),
    "army.order": (
        (REGIONS, army_action.may_order),
        (FIGURES, _recruit),
        (range(SPLIT, SPLIT + 1), lambda s, seat, word: army_action.may_split(s, seat)),
    ),
    "army.where": ((REGIONS, lambda s, seat, to: army_action.may_order(s, seat, to, whole=False)),),
    "army.second": ((REGIONS, army_action.may_move_too),),
    "army.who": ((FIGURES, taking_part.may_come), (CHARACTERS, taking_part.may_come_too)),
    "army.attackers": ((FIGURES, taking_part.may_fight), (CHARACTERS, taking_part.may_fight_too)),
    "army.excess": ((FIGURES, lambda s, seat, kind: losses.may_remove(s, seat, s.focus, kind)),),
    "muster.second": ((REGIONS, lambda s, seat, at: muster.may_muster_at(s, seat, at, False, s.focus)),),
    "muster.figure": ((FIGURES, lambda s, seat, kind: muster.may_muster(s, seat, s.focus, kind, False)),),
    "muster.voice": ((REGIONS, lambda s, seat, at: muster.may_call(s, at)),),
    "battle.card": ((CARDS, _combat_card),),
    "battle.retreat": ((REGIONS, _retreat),),
    "combat.region": ((REGIONS, _retreat),),
    "battle.loss": ((FIGURES, _loss), (REMOVALS, _whole_loss)),
    "card.loss": ((FIGURES, _loss), (REMOVALS, _whole_loss)),
    "battle.press": ((FIGURES, _press),),
    "card.discard": ((CARDS, hand.may_give_up),),
    "card.price": ((CARDS, hand.may_give_up),),
    "card.give": ((CARDS, hand.may_give_up),),
    "token.nation": ((NATIONS, tokens.may_urge),),
    "fellowship.phase": (
        (REGIONS, lambda s, seat, to: fellowship.may_declare(s, to)),
        (CHARACTERS, lambda s, seat, person: company.may_take_over(s, person)),
        (range(ENTER, ENTER + 1), lambda s, seat, word: fellowship.may_enter_mordor(s)),
    ),
    "fellowship.guide": ((CHARACTERS, lambda s, seat, person: company.may_guide(s, person)),),
    "fellowship.reveal": ((REGIONS, lambda s, seat, to: fellowship.may_be_found(s, to)),),
    "fellowship.who": ((CHARACTERS, lambda s, seat, person: company.may_leave(s, person)),),
    "companions.who": ((CHARACTERS, lambda s, seat, person: people.may_walk(s, person)),),
    "minions.who": (
        (REGIONS, lambda s, seat, at: people.may_take_wing(s, at)),
        (CHARACTERS, people.may_set_out),
    ),
    "minions.destination": ((REGIONS, lambda s, seat, to: people.may_reach(s, to)),),
    "character.where": ((REGIONS, lambda s, seat, at: arrivals.may_appear(s, at)),),
    "hunt.allocate": ((NUMBERS, lambda s, seat, number: turn.may_allocate(s, number)),),
    "card.region": ((REGIONS, _by_card),),
    "card.army": ((REGIONS, _by_card),),
    "card.figure": ((FIGURES, _by_card),),
    "card.who": ((FIGURES, _by_card), (CHARACTERS, _by_card)),
    "card.character": ((CHARACTERS, _by_card),),
    "card.nation": ((NATIONS, _by_card),),
    "card.card": ((CARDS, _by_card),),
}
NARROWED = frozenset(
    {
        "action.die",
        "action.ring_face",
        "army.who",
        "army.attackers",
        "muster.voice",
        "card.price",
        "fellowship.who",
        "companions.who",
        "minions.who",
    }
)
"""Less is offered than the predicates allow: without figures that were named, dice that do not serve."""
