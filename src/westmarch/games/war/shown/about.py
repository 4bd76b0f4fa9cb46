"""What a player may ask about a thing: a region, nation, character, card or deck; from a view alone.

What characters and dice can do stands in the tables of the rules digest.
"""

from __future__ import annotations

from typing import Any

from westmarch.core.rules import Reason, Setup
from westmarch.core.sets import has
from westmarch.games.war.board import Board
from westmarch.games.war.ids import (
    CARDS,
    COMBATS,
    DECKS,
    FACES,
    FIGURES,
    NATION,
    NATIONS,
    REGIONS,
    SIDE_OF,
    SIDE_TEXTS,
    deck_of,
    deck_side,
)
from westmarch.games.war.rules.events import costs_cards

SETTLEMENTS = ("none", "town", "city", "stronghold")


def about(setup: Setup, view: dict[str, Any], reference: str) -> list[Reason]:
    domain, _, value = reference.partition(":")
    tell = _TOLD.get(domain)
    return [] if tell is None else tell(setup.board, view, value)


def _region(board: Board, view: dict[str, Any], value: str) -> list[Reason]:
    at = REGIONS.index(value)
    nation = board.nation[at]
    kind = SETTLEMENTS[board.settlement[at]]
    if kind == "none" and has(board.fortified, at):
        kind = "fortification"
    land = "panel:wild" if nation < 0 else NATION.texts[nation]
    found = [Reason("region", {"land": land, "settlement": f"settlement:{kind}", "points": board.points[at]})]
    if has(board.coastal, at):
        found.append(Reason("coast"))
    if nation >= 0:
        warring = _at_war(view)
        found.append(Reason("border", {"open": warring, "n": len(warring)}))
    return found


def _at_war(view: dict[str, Any]) -> list[str]:
    return [f"nation:{name}" for name in NATIONS if view["politics"][name]["step"] == "at_war"]


def _nation(board: Board, view: dict[str, Any], value: str) -> list[Reason]:
    entry = view["politics"][value]
    side = SIDE_TEXTS[SIDE_OF[NATIONS.index(value)]]
    step = f"step:{entry['step']}"
    found = [Reason("nation", {"side": side, "step": step, "active": entry["active"]})]
    for place in ("reinforcements", "casualties"):
        for figure in FIGURES:
            number = view[place].get(figure, 0)
            if number and _belongs(figure, value):
                found.append(Reason(place, {"figure": f"figure:{figure}", "n": number}))
    return found


def _belongs(figure: str, nation: str) -> bool:
    return figure.startswith(nation) or (figure == "nazgul" and nation == "sauron")


def _character(board: Board, view: dict[str, Any], value: str) -> list[Reason]:
    if value in view["fellowship"]["companions"]:
        return [Reason("in_fellowship")]
    if value in view["dead"]:
        return [Reason("dead")]
    return [Reason("aside")] if value in view["aside"] else []


def _card(board: Board, view: dict[str, Any], value: str) -> list[Reason]:
    number = CARDS.index(value)
    side, deck = DECKS[deck_of(number)].split("_")
    face = FACES[board.card_face[number]]
    found = [
        Reason(
            "card",
            {"side": SIDE_TEXTS[side == "sh"], "deck": f"deck:{deck}", "die": f"die:{face}"},
        )
    ]
    combat = board.combat_of[number]
    initiative = ", ".join(str(step) for step in board.initiative[combat])
    found.append(Reason("combat", {"of": f"combat:{COMBATS[combat]}", "initiative": initiative}))
    if costs_cards(number):
        found.append(Reason("price", {"army_card": view["options"]["army_card"]}))
    if value in view["played"]:
        found.append(Reason("played"))
    return found


def _deck(board: Board, view: dict[str, Any], value: str) -> list[Reason]:
    return [
        Reason("deck", {"side": SIDE_TEXTS[deck_side(number)], "n": view["decks"][name]})
        for number, name in enumerate(DECKS)
        if name.endswith(value)
    ]


_TOLD = {
    "region": _region,
    "nation": _nation,
    "character": _character,
    "card": _card,
    "deck": _deck,
}
