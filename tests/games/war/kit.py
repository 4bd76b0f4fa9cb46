"""War of the Ring as tests play it: positions in short hand, dice and draws answered by hand.

An army is written ``"gondor 2r 1e 1l sauron 3r 1n"`` (regular, elite, leader, Nazgûl); a siege is
``"rohan 2r | isengard 4r 2e"``, the garrison first. Everything goes through the public verbs of a match.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import westmarch
from westmarch import Match
from westmarch.testing import answer, kind, offered, offers, options, refuses, roll, rolling, told, truth

__all__ = [  # the general kit, besides what is defined here
    "answer",
    "kind",
    "offered",
    "offers",
    "options",
    "refuses",
    "roll",
    "rolling",
    "told",
    "truth",
]

SIDES = ("free", "shadow")
KINDS = {"r": "regular", "e": "elite", "l": "leader", "n": "nazgul"}
PICKS = ("army.who", "army.attackers", "battle.advance_who")
LETTERS = {kind: letter for letter, kind in KINDS.items()}


def figures(text: str) -> dict[str, dict[str, int]]:
    """``"gondor 2r 1l"`` as a position writes it."""
    found: dict[str, dict[str, int]] = {}
    nation = ""
    for word in text.split():
        if word[0].isdigit():
            found[nation][KINDS[word[-1]]] = int(word[:-1])
        else:
            nation = word
            found[nation] = {}
    return found


def written(army: dict[str, dict[str, int]]) -> str:
    """The reverse of `figures`."""
    words = []
    for nation, kinds in army.items():
        words += [nation, *(f"{number}{LETTERS[kind]}" for kind, number in kinds.items())]
    return " ".join(words)


def region(text: str) -> dict[str, Any]:
    if "|" not in text:
        return {"army": figures(text)}
    inside, field = text.split("|")
    return {"besieged": True, "inside": figures(inside), "field": figures(field)}


def war(**position: Any) -> Match[Any]:
    """A position, as `position_of` writes it, with all chance left to the test."""
    return westmarch.scenario("war", position_of(**position), chance="ask")


def position_of(
    *,
    armies: dict[str, str] | None = None,
    free: str = "",
    shadow: str = "",
    at_war: str = "",
    **position: Any,
) -> dict[str, Any]:
    """A position in short hand: in the action phase, unless told otherwise.

    ``free`` and ``shadow`` are the unused dice, ``at_war`` the nations that are at war.
    """
    data: dict[str, Any] = {"phase": "action_resolution", **position}
    if armies:
        data["regions"] = {name: region(text) for name, text in armies.items()}
    if free or shadow:
        data["dice"] = {"free": free.split(), "shadow": shadow.split()}
    if at_war:
        wars = {nation: {"step": "at_war", "active": True} for nation in at_war.split()}
        data["politics"] = {**wars, **position.get("politics", {})}
    return data


# -- what is done at the table ---------------------------------------------------------------------


def pick(match: Match[Any], army: str, *characters: str) -> None:
    """Name who of an army goes, in the order the rules ask for; what is forced names itself."""
    wanted = {
        f"figure:{'nazgul' if kind == 'nazgul' else f'{nation}_{kind}'}": number
        for nation, kinds in figures(army).items()
        for kind, number in kinds.items()
    }
    wanted |= {f"character:{name}": 1 for name in characters}
    question = kind(match)
    assert question in PICKS, f"nobody is picked now: {match.prompt}"
    while kind(match) == question:
        view = match.view(None)
        named = {f"figure:{name}": number for name, number in view["picked"].items()}
        named |= {f"character:{name}": 1 for name in view["picked_characters"]}
        rest = [text for text in options(match) if wanted.get(text, 0) > named.get(text, 0)]
        answer(match, rest[0] if rest else "done")


def separate(match: Match[Any], *companions: str) -> None:
    """Name the Companions who leave the Fellowship; where they go is still to be said."""
    answer(match, "action:separate")
    for name in companions:
        if kind(match) == "fellowship.who":  # the only one left goes without being named
            answer(match, f"character:{name}")
    if kind(match) == "fellowship.who":
        answer(match, "done")


def skip(match: Match[Any]) -> None:
    """Throw a die away, whichever comes first."""
    answer(match, "action:skip")
    if kind(match) == "action.die":
        answer(match, options(match)[0])


def no_cards(match: Match[Any]) -> None:
    """Neither side uses a Combat card this round."""
    answer(match, "none", "none")


def round_(match: Match[Any], attacker: Iterable[int], defender: Iterable[int]) -> None:
    """The Combat rolls of a round without cards."""
    no_cards(match)
    roll(match, *attacker)
    roll(match, *defender)


# -- what is seen ----------------------------------------------------------------------------------


def asked(match: Match[Any], side: str, question: str) -> bool:
    prompt = match.prompt
    return prompt is not None and prompt.seat == SIDES.index(side) and prompt.kind == question


def at(match: Match[Any], name: str) -> str:
    """The armies of a region in short hand; empty where nobody stands."""
    entry = truth(match)["regions"].get(name, {})
    if entry.get("besieged"):
        return f"{written(entry['inside'])} | {written(entry['field'])}"
    return written(entry.get("army", {}))


def where(match: Match[Any], character: str) -> str | None:
    found: str | None = truth(match)["characters"].get(character)
    return found


def fellowship(match: Match[Any], key: str) -> Any:
    return truth(match)["fellowship"][key]


def nation(match: Match[Any], name: str) -> tuple[Any, bool]:
    """Step and whether active."""
    entry = truth(match)["politics"][name]
    return entry["step"], entry["active"]


def dice(match: Match[Any], side: str) -> list[str]:
    unused: list[str] = truth(match)["dice"][side]
    return unused


def held_by(match: Match[Any], name: str) -> str | None:
    """The side that took a settlement from its owner."""
    side: str | None = truth(match)["control"].get(name)
    return side


def points(match: Match[Any], side: str) -> int:
    number: int = match.view(None)["points"][side]
    return number


def reinforcements(match: Match[Any], figure: str) -> int:
    number: int = match.view(None)["reinforcements"].get(figure, 0)
    return number


def casualties(match: Match[Any], figure: str) -> int:
    number: int = match.view(None)["casualties"].get(figure, 0)
    return number


def won(match: Match[Any]) -> tuple[str, str]:
    """Who has won, and why."""
    assert match.result is not None, "the match goes on"
    return SIDES[match.result.winners[0]], match.result.reason
