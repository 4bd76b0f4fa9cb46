"""Journey to Mordor as tests play it: the dice answered by hand, one line a throw or a turn.

Everything goes through the public verbs of a match.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import westmarch
from westmarch import CHANCE, Match

DICE = ("yellow", "red", "blue", "green", "black")
HOBBITS = ("frodo", "sam", "merry", "pippin")
PLACES = (
    "bag_end",
    "rivendell",
    "moria",
    "lothlorien",
    "rohan",
    "helms_deep",
    "gondor",
    "minas_tirith",
    "shelobs_lair",
    "mordor",
)
SQUARES = 7


def start(
    *players: str, at: dict[str, str] | None = None, nazgul: dict[str, str] | None = None, **position: Any
) -> Match[Any]:
    """A position with the dice left to the test; the first player named begins, unless told otherwise.

    ``at`` gives places by name, ``nazgul`` tracks as in ``"x x. .."``; squares not named are empty.
    """
    data = {"players": list(players or HOBBITS[:2]), **position}
    if at is not None:
        data["positions"] = {hobbit: PLACES.index(place) for hobbit, place in at.items()}
    if nazgul is not None:
        data["nazgul"] = {hobbit: squares(text) for hobbit, text in nazgul.items()}
    return westmarch.scenario("mordor", data, chance="ask")


def squares(text: str) -> list[str]:
    """A Nazgûl track, filled up with empty squares."""
    given = text.split()
    return given + ["."] * (SQUARES - len(given))


# -- what is done at the table ---------------------------------------------------------------


def throw(match: Match[Any], rest: str | None = None, **symbols: str) -> None:
    """Throw the dice that are not set aside; ``rest`` is the symbol of those not named."""
    due = dice_to_throw(match)
    assert set(symbols) <= set(due), f"only {due} are thrown now"
    for die in due:
        symbol = symbols.get(die, rest)
        assert symbol is not None, f"what does the {die} die show?"
        assert kind(match) == "throw.roll", f"no die is thrown now, but {match.prompt}"
        match.play(f"symbol:{symbol}")


def pick(match: Match[Any], *dice: str) -> None:
    """Choose dice of the throw; a Nazgûl that went by itself need not be named."""
    waiting = sorted(set(dice) - set(match.view(None)["picked"]), key=DICE.index)
    if kind(match) == "throw.nazgul":
        nazgul = next(die for die in waiting if f"die:{die}" in offered(match))
        match.play(f"die:{nazgul}")
        waiting.remove(nazgul)
    for die in waiting:
        match.play(f"die:{die}")


def set_aside(match: Match[Any], *dice: str) -> None:
    """Set these dice of the throw aside and no others."""
    pick(match, *dice)
    match.play("done")


def turn(match: Match[Any], rest: str | None = None, **symbols: str) -> None:
    """A turn in which these dice are set aside with these symbols, in as many throws as it takes.

    ``rest`` is the symbol of all dice not named. Without it those stay on the table, because the
    White Tree is set aside in the last throw. Ends before questions about Gandalf are answered.
    """
    if rest is not None:
        symbols = {die: symbols.get(die, rest) for die in DICE}
    elif len(symbols) < len(DICE):
        assert symbols.setdefault("black", "white_tree") == "white_tree"
    while symbols:
        throw(match, rest="orc", **symbols)
        if kind(match) == "throw.repeat":
            match.play("keep")
        taken = _one_of_each_symbol(symbols)
        set_aside(match, *taken)
        symbols = {die: symbol for die, symbol in symbols.items() if die not in taken}


def _one_of_each_symbol(symbols: dict[str, str]) -> list[str]:
    """What to take of a throw; the White Tree only with the last dice, as it ends the throwing."""
    taken: dict[str, str] = {}
    for die in sorted(symbols, key=DICE.index):
        taken.setdefault(symbols[die], die)
    if len(taken) < len(symbols):
        taken.pop("white_tree", None)
    return list(taken.values())


def idle(match: Match[Any]) -> None:
    """A turn in which nothing happens: only the White Tree is set aside."""
    turn(match)


# -- what is seen at the table ---------------------------------------------------------------


def kind(match: Match[Any]) -> str | None:
    return None if match.prompt is None else match.prompt.kind


def offered(match: Match[Any]) -> list[str]:
    """The answers that are possible now."""
    return [] if match.prompt is None else [str(option) for option in match.prompt.options]


def dice_to_throw(match: Match[Any]) -> list[str]:
    """The dice that fall in the next throw."""
    return [die for die in DICE if die not in match.view(None)["aside"]]


def is_thrown(match: Match[Any]) -> bool:
    """Whether dice are thrown now."""
    return match.prompt is not None and match.prompt.seat == CHANCE and kind(match) == "throw.roll"


def active(match: Match[Any]) -> str:
    """Whose turn it is."""
    view = match.view(None)
    return str(view["hobbits"][view["active"]])


def where(match: Match[Any], hobbit: str) -> str:
    """The place a hobbit has reached."""
    return PLACES[match.view(None)["position"][_seat(match, hobbit)]]


def track(match: Match[Any], hobbit: str) -> str:
    """A Nazgûl track without the empty squares at its end: ``"x x. .."``."""
    given = list(match.view(None)["squares"][_seat(match, hobbit)])
    while given and given[-1] == ".":
        given.pop()
    return " ".join(given)


def out(match: Match[Any]) -> list[str]:
    """Who is out."""
    return _names(match, match.view(None)["out"])


def winners(match: Match[Any]) -> list[str]:
    """Who has won; the match must be over."""
    assert match.result is not None, "the match is not over"
    return _names(match, match.result.winners)


def _seat(match: Match[Any], hobbit: str) -> int:
    return int(match.view(None)["hobbits"].index(hobbit))


def _names(match: Match[Any], seats: Iterable[int]) -> list[str]:
    return [match.view(None)["hobbits"][seat] for seat in seats]
