"""What is going on just now, as panels: a fight and its odds, a trade, and where somebody may march.

Everything is worked out of a view, so nobody is shown more than he may know.
"""

from __future__ import annotations

from typing import Any

from westmarch.core.rules import Setup
from westmarch.core.scene import Item, Panel, Tray
from westmarch.games.smaug.board import CIRCLE, START
from westmarch.games.smaug.content.tables import BESIDE
from westmarch.games.smaug.ids import BILBO, COLOURS, LEVELS, MARCHES, NOBODY, PIECES, Space, card
from westmarch.games.smaug.position.read import start
from westmarch.games.smaug.rules import moving
from westmarch.games.smaug.rules.fight import FARTHEST
from westmarch.games.smaug.shown.cards import card_item
from westmarch.games.smaug.state import KILLED, WORN, SmaugState, place, place_smaug

FACES = range(1, 7)


def going_on(setup: Setup, view: dict[str, Any]) -> list[Panel]:
    if view["meets"] is not None:
        return [_adventure(setup, view)]
    if view["leader"] is not None and view["partner"] is not None:
        return [_trade(setup, view)]
    if _known(view["picked"]):
        return [Panel("panel:adventure", trays=(_picked(setup, view),))]
    return [_march(setup, view)] if view["phase"] == "march" and view["at"] == 0 else []


def _known(field: Any) -> bool:
    return isinstance(field, list) and bool(field)


def _cards(setup: Setup, title: str, names: list[str], state: str) -> Tray:
    return Tray(title, tuple(card_item(setup, name, state) for name in names))


def _picked(setup: Setup, view: dict[str, Any]) -> Tray:
    return _cards(setup, "tray:picked", view["picked"], "note:picked")


# -- an adventure --------------------------------------------------------------------------------------


def _adventure(setup: Setup, view: dict[str, Any]) -> Panel:
    """The card with its strength, who fights, what is offered and chosen, and where each roll would lead."""
    board, name, at = setup.board, view["meets"], view["at"]
    strength = board.rows[card(name)].get("strength")
    met = card_item(setup, name)
    trays = [
        Tray("tray:meets", (Item(met.name, f"space:{at}" if at else None, number=strength, kind=met.kind),))
    ]
    notes = []
    if strength:
        beside = BESIDE[board.beside[view["gandalf"]]]
        if at and board.area[at] in CIRCLE and CIRCLE[board.area[at]] == board.beside[view["gandalf"]]:
            notes.append(f"beside:{beside}")
        sides = [colour for colour in (view["leader"], view["partner"]) if colour is not None]
        trays.append(Tray("tray:fighters", tuple(Item(f"colour:{colour}") for colour in sides)))
    if view["offered"]:
        trays.append(_cards(setup, "tray:offered", view["offered"], "note:offered"))
    if _known(view["picked"]):
        trays.append(_picked(setup, view))
    if strength and at:
        backs = tuple(Item(f"pips:{face}", f"space:{_back_to(view, at, FARTHEST - face)}") for face in FACES)
        trays.append(Tray("tray:retreat", backs, detail=True))
    return Panel("panel:adventure", tuple(notes), trays=tuple(trays))


def _back_to(view: dict[str, Any], at: Space, steps: int) -> Space:
    """As the beaten go back: to the first space at most, and past full ones."""
    taken = [space for spaces in view["pieces"].values() for space in spaces]
    taken += [view["bilbo"], view["smaug"]]
    to = max(START, at - steps)
    while to > START and taken.count(to) > 1:
        to -= 1
    return to


# -- a trade -------------------------------------------------------------------------------------------


def _trade(setup: Setup, view: dict[str, Any]) -> Panel:
    """Who trades with whom, and the cards, for those who may see them."""
    sides = Tray("tray:traders", tuple(Item(f"colour:{view[side]}") for side in ("leader", "partner")))
    trays = [sides]
    if _known(view["picked"]):
        trays.append(_cards(setup, "tray:price", view["picked"], "note:picked"))
    if isinstance(view["trade"], list):
        for title, name in zip(("tray:give", "tray:wish"), view["trade"], strict=True):
            if name is not None:
                item = card_item(setup, name[5:]) if name.startswith("card:") else Item(name)
                trays.append(Tray(title, (item,)))
    return Panel("panel:trade", trays=tuple(trays))


# -- a march -------------------------------------------------------------------------------------------


def _march(setup: Setup, view: dict[str, Any]) -> Panel:
    """Every space where the player on turn could stop, for those who wait: all of it lies open."""
    s = _road(setup, view)
    seat = view["players_by_seat"].index(view["active"])
    board, used = setup.board, view["marching"]
    cards = [used] if used is not None else view["march"][view["active"]]
    movers = [s.mover] if s.mover >= 0 else moving.own_pieces(s, seat)
    found: dict[Space, int] = {}
    for name in cards:
        for piece in movers:
            for to in moving.targets(s, piece, board.marches[MARCHES.index(name)], True, s.mate):
                found.setdefault(to, abs(to - s.where[piece]))
    ways = tuple(Item(f"space:{to}", number=found[to]) for to in sorted(found))
    return Panel("panel:march", trays=(Tray("tray:ways", ways),), detail=True)


def _road(setup: Setup, view: dict[str, Any]) -> SmaugState:
    """As much of the truth as everybody sees on the road."""
    colours = [COLOURS.index(name) for name in view["players_by_seat"]]
    s = start(setup.board, colours, setup.options, LEVELS)
    for seat, name in enumerate(view["players_by_seat"]):
        for which, at in enumerate(view["pieces"][name]):
            place(s, 2 * seat + which, KILLED if at == "killed" else at)
    place(s, BILBO, KILLED if view["bilbo"] == "killed" else view["bilbo"])
    for name in view["caught"]:
        s.caught |= 1 << s.piece_of(PIECES.index(name))
    place_smaug(s, view["smaug_steps"])
    s.ring = WORN if view["ring"] == "worn" else -1
    s.key_open = view["key_open"]
    s.key_holder = view["players_by_seat"].index(view["key_holder"]) if view["key_holder"] else -1
    s.mover = s.piece_of(PIECES.index(view["mover"])) if view["mover"] is not None else NOBODY
    s.mate = s.piece_of(PIECES.index(view["mate"])) if view["mate"] is not None else NOBODY
    return s
