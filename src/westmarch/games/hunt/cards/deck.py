"""Ally cards as the rules see them: which can be played now, and playing one (p. 14).

Each card of `allies_one.py` and `allies_two.py` is one block: what it needs, and what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from westmarch.core.asking import Asking, ask
from westmarch.core.rules import tell
from westmarch.core.sets import just, members
from westmarch.games.hunt.board import AllyCard
from westmarch.games.hunt.ids import ALLY_TITLES, EFFECT
from westmarch.games.hunt.rules import allies
from westmarch.games.hunt.state import NOWHERE, HuntState

Effect = Callable[[HuntState, AllyCard], Asking[None] | None]
"""None: it asks nothing."""
Needs = Callable[[HuntState, AllyCard], bool]
Says = Callable[[HuntState, AllyCard], None]


@dataclass(frozen=True, slots=True)
class Ally:
    effects: tuple[Effect, ...]
    """More than one: one of them is chosen."""
    needs: Needs
    says: Says
    """What everybody learns because the card could be played."""
    moves_frodo: bool


ALLY_CARDS: dict[str, Ally] = {}


def always(s: HuntState, card: AllyCard) -> bool:
    return True


def nothing(s: HuntState, card: AllyCard) -> None:
    return None


def ally(
    title: str, *effects: Effect, needs: Needs = always, says: Says = nothing, moves_frodo: bool = False
) -> None:
    """Enter a card; a title that no card has, or twice, is refused."""
    if title not in ALLY_TITLES or title in ALLY_CARDS:
        raise ValueError(f"ally card {title!r} is not in the table, or entered twice")
    ALLY_CARDS[title] = Ally(effects, needs, says, moves_frodo)


def playable(s: HuntState) -> Iterator[int]:
    """Cards of the hand that can be played in the Ring-bearer's own turn, for what they cost (p. 15)."""
    for card in members(s.hand):
        printed = s.board.allies[card]
        if printed.out_of_turn or printed.cost > s.on_frodo:
            continue
        if ALLY_CARDS[printed.title].needs(s, printed):
            yield card


def moves_frodo(s: HuntState, card: int) -> bool:
    return ALLY_CARDS[s.board.allies[card].title].moves_frodo


def play(s: HuntState, card: int) -> Asking[None]:
    """One card a turn; then it is discarded. With several effects, one is chosen."""
    printed = s.board.allies[card]
    entry = ALLY_CARDS[printed.title]
    s.played = True
    s.hand &= ~just(card)
    s.discard |= just(card)
    tell(s, "ally.played", reveals=True, card=allies.ref(card))
    allies.spend_fellowship(s, printed.cost)
    s.cause = allies.ref(card)
    entry.says(s, printed)
    effect = entry.effects[0]
    if len(entry.effects) > 1:
        s.playing = card
        code = yield from ask(0, "card.effect", EFFECT.codes[: len(entry.effects)])
        s.playing = NOWHERE
        effect = entry.effects[EFFECT.of(code)]
        tell(s, "card.effect", effect=f"effect:{EFFECT.of(code) + 1}")
    steps = effect(s, printed)
    if steps is not None:
        yield from steps
