"""Cards by kind: what a hand card needs and does, and what an adventure does to those who meet it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from westmarch.core.asking import Asking
from westmarch.core.rules import Reason
from westmarch.games.smaug.ids import CARDS, Kind, Piece, Seat, card
from westmarch.games.smaug.state import SmaugState

Needs = Callable[[SmaugState, Seat, Kind], Reason | None]
Plays = Callable[[SmaugState, Seat, Kind], Asking[None]]
Meets: TypeAlias = Callable[[SmaugState, Seat, list[Piece]], Asking[bool]]
"""Of the state, who moved, and the pieces that arrived. Whether the adventure is done with."""


class HandCard(NamedTuple):
    """``needs`` tells why the card cannot be played in the second step of a turn, or None."""

    needs: Needs
    plays: Plays


HAND_CARDS: dict[Kind, HandCard] = {}
ADVENTURES: dict[Kind, Meets] = {}


def _kinds(names: Sequence[str], known: dict[Kind, Any]) -> list[Kind]:
    for name in names:
        if name not in CARDS:
            raise LookupError(f"no card is called {name!r}")
        if card(name) in known:
            raise LookupError(f"{name} stands here twice")
    return [card(name) for name in names]


def hand(*names: str, needs: Needs) -> Callable[[Plays], Plays]:
    """A card that is held in hand, and what playing it does."""

    def add(plays: Plays) -> Plays:
        for kind in _kinds(names, HAND_CARDS):
            HAND_CARDS[kind] = HandCard(needs, plays)
        return plays

    return add


def adventure(*names: str) -> Callable[[Meets], Meets]:
    """A card of an adventure deck."""

    def add(meets: Meets) -> Meets:
        for kind in _kinds(names, ADVENTURES):
            ADVENTURES[kind] = meets
        return meets

    return add


def unfinished() -> list[str]:
    """Cards without their code."""
    return [name for kind, name in enumerate(CARDS) if kind not in HAND_CARDS and kind not in ADVENTURES]
