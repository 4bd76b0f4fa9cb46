"""A table for tests of Free Peoples cards: a position, answers one by one, and what lies there now.

After every answer the position must be possible, and what is asked and told has words in each language.
"""

from __future__ import annotations

from typing import Any

import westmarch
from westmarch import CHANCE, Match
from westmarch.core.text import LANGUAGES, Text, text_for
from westmarch.games.war.cards import decks

from ..kit import fellowship, truth, where
from ..kit import held_by as holds
from ..kit import nation as step

__all__ = ("fellowship", "holds", "step", "truth", "where")

FREE, SHADOW = 0, 1
OWN_KEYS = set(decks.TOLD)
NOBODY = {"companions": [], "guide": "gollum"}
ALL_SEVEN = ["gandalf_grey", "strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"]


def start(
    *cards: str, dice: tuple[str, ...] = ("character",), shadow: tuple[str, ...] = (), **position: Any
) -> Match[Any]:
    """The Free Peoples are to act, with these cards in hand."""
    data = {
        "phase": "action_resolution",
        "dice": {"free": list(dice), "shadow": ["army"]},
        "hands": {"free": list(cards), "shadow": list(shadow)},
        **position,
    }
    return westmarch.scenario("war", data, chance="ask")


def do(match: Match[Any], *answers: str) -> None:
    """Answer one question after another."""
    for answer in answers:
        seen = len(match.events(FREE))
        match.play(answer)
        match.game.invariants(match.state)
        for language in LANGUAGES:
            _read_aloud(match, text_for(language, match.game), seen)


def _read_aloud(match: Match[Any], text: Text, seen: int) -> None:
    """The question, its options and what was told by a card have words."""
    for _, event in match.events(FREE)[seen:]:
        if event.key in OWN_KEYS:
            assert text.event(event)
    prompt = match.prompt
    if prompt is not None and prompt.kind.startswith(("card.", "combat.")):
        assert text.prompt(prompt)
        assert all(text.option(prompt, option) for option in prompt.options)


def code(card: str) -> str:
    return f"card:{card}"


def can_play(match: Match[Any], card: str) -> bool:
    return code(card) in offered(match)


def play(match: Match[Any], card: str, *answers: str) -> None:
    do(match, code(card), *answers)


def roll(match: Match[Any], *pips: int) -> None:
    """All dice that are thrown now."""
    assert match.prompt is not None
    assert match.prompt.seat == CHANCE, match.prompt
    assert len(match.codes) == len(pips), f"{len(match.codes)} dice are thrown"
    do(match, *(f"pips:{value}" for value in pips))


def asked(match: Match[Any]) -> tuple[int, str]:
    assert match.prompt is not None
    return match.prompt.seat, match.prompt.kind


def offered(match: Match[Any]) -> list[str]:
    assert match.prompt is not None
    return [str(option) for option in match.prompt.options]


def over(match: Match[Any]) -> bool:
    """The card is done and the Shadow is to act."""
    return asked(match) == (SHADOW, "action.choose")


# -- what lies on the table -------------------------------------------------------------------


def army(match: Match[Any], region: str) -> dict[str, dict[str, int]]:
    """All figures in a region by nation, besieged or not."""
    entry = truth(match)["regions"].get(region, {})
    return {**entry.get("army", {}), **entry.get("inside", {}), **entry.get("field", {})}


def besieged(match: Match[Any], region: str) -> bool:
    return bool(truth(match)["regions"].get(region, {}).get("besieged"))


def dead(match: Match[Any], character: str) -> bool:
    return character in truth(match)["dead"]


def hand(match: Match[Any]) -> list[str]:
    found: list[str] = truth(match)["hands"]["free"]
    return found


def told(match: Match[Any]) -> list[str]:
    return [event.key for _, event in match.events(FREE)]


# -- battles ------------------------------------------------------------------------------------


def battle(
    free: dict[str, Any],
    shadow: dict[str, Any],
    *cards: str,
    at: str = "eastemnet",
    other: str = "western_emyn_muil",
    attacker: str = "shadow",
    kind: str = "field",
    enemy_cards: tuple[str, ...] = (),
    **position: Any,
) -> Match[Any]:
    """A battle before its first round; the defender stands ``at``, the attacker in ``other``."""
    defending, attacking = (free, shadow) if attacker == "shadow" else (shadow, free)
    regions = position.pop("regions", {})
    data = {
        "phase": "action_resolution",
        "dice": {"free": ["character"], "shadow": ["army"]},
        "hands": {"free": list(cards), "shadow": list(enemy_cards)},
        "regions": {at: {"army": defending}, other: {"army": attacking}, **regions},
        "battle": {"kind": kind, "attacker": attacker, "from": other, "at": at},
        **position,
    }
    return westmarch.scenario("war", data, chance="ask")


def lay(match: Match[Any], free: str | None = None, shadow: str | None = None) -> None:
    """Both choose their Combat cards, in whatever order they are asked."""
    for _ in range(2):
        seat, kind = asked(match)
        assert kind == "battle.card", kind
        card = free if seat == FREE else shadow
        do(match, "none" if card is None else code(card))


def can_lay(match: Match[Any], card: str) -> bool:
    """Whether the Free Peoples may choose a card; the Shadow, if asked first, takes none."""
    if asked(match) == (SHADOW, "battle.card"):
        do(match, "none")
    assert asked(match) == (FREE, "battle.card")
    return code(card) in offered(match)
