"""What a client draws of a view: the map, Smaug's way, Gandalf's path, decks, and each player's cards."""

from __future__ import annotations

from typing import Any

from westmarch.core.rules import Setup
from westmarch.core.scene import Cell, Item, Panel, Scene, Track, Tray
from westmarch.games.smaug.content.tables import BESIDE
from westmarch.games.smaug.ids import DECKS, MARCHES
from westmarch.games.smaug.shown.map import map_of


def show(setup: Setup, view: dict[str, Any]) -> Scene:
    panels = [_dragon(setup, view), _gandalf(setup, view)]
    if view["meets"] is not None or view["picked"] or view["offered"]:
        panels.insert(0, _adventure(view))
    panels += [_player(view, seat, colour) for seat, colour in enumerate(view["players_by_seat"])]
    return Scene(tuple(panels), (_decks(view), _discards(view)), map_of(setup, view))


def _dragon(setup: Setup, view: dict[str, Any]) -> Panel:
    """His steps from the cave; the number is what is left to the dragon space."""
    last, steps = setup.board.dragon, view["smaug_steps"]
    cells = tuple(Cell(f"count:{n}", "mark:here" if n == steps else "mark:empty") for n in range(last + 1))
    items = [Item("label:dragon_cards", number=view["dragons"])]
    threat = view["threat"]
    if threat["main"] or threat["extra"]:
        items += [Item("label:main", number=threat["main"]), Item("label:extra", number=threat["extra"])]
    track = Track("track:smaug", cells, last - steps)
    return Panel("panel:smaug", (f"level:{view['level']}",), (track,), (Tray("tray:threat", tuple(items)),))


def _gandalf(setup: Setup, view: dict[str, Any]) -> Panel:
    cells = tuple(
        Cell(
            f"step:{n}",
            "mark:here" if n == view["gandalf"] else "mark:empty",
            f"step:{n}",
            f"beside:{BESIDE[beside]}" if beside else None,
        )
        for n, beside in enumerate(setup.board.beside)
    )
    return Panel("panel:gandalf", (), (Track("track:gandalf", cells),))


def _adventure(view: dict[str, Any]) -> Panel:
    trays = []
    if view["meets"] is not None:
        trays.append(Tray("tray:meets", (Item(f"card:{view['meets']}"),)))
    if view["offered"]:
        trays.append(Tray("tray:offered", tuple(_card(name, "note:offered") for name in view["offered"])))
    if isinstance(view["picked"], list) and view["picked"]:
        trays.append(Tray("tray:picked", tuple(_card(name, "note:picked") for name in view["picked"])))
    return Panel("panel:adventure", trays=tuple(trays))


def _player(view: dict[str, Any], seat: int, colour: str) -> Panel:
    notes = []
    if view["active"] == colour and view["phase"] != "over":
        notes.append("note:active")
    if view["key_holder"] == colour and not view["key_open"]:
        notes.append("note:key")
    if colour in view["quiet"]:
        notes.append("note:quiet")
    up = view["march"][colour]
    marches = tuple(
        Item(f"march:{name}", state=None if name in up else "note:used", option=f"march:{name}")
        for name in MARCHES
    )
    hand = view["hand"][seat]
    if isinstance(hand, list):
        cards = tuple(_card(name) for name in hand)
    else:
        cards = tuple(Item(f"deck:{deck}", number=number) for deck, number in view["backs"][seat].items())
    spaces = tuple(_dwarf(view, colour, number) for number in (1, 2))
    trays = (Tray("tray:dwarves", spaces), Tray("tray:marches", marches), Tray("tray:hand", cards))
    return Panel(f"colour:{colour}", tuple(notes), trays=trays, seat=seat)


def _dwarf(view: dict[str, Any], colour: str, number: int) -> Item:
    name, space = f"{colour}_{number}", view["pieces"][colour][number - 1]
    state = "note:killed" if space == "killed" else "note:caught" if name in view["caught"] else None
    return Item(f"piece:{name}", None if space == "killed" else f"space:{space}", state, f"piece:{name}")


def _card(name: str, state: str | None = None) -> Item:
    return Item(f"card:{name}", None, state, f"card:{name}")


def _decks(view: dict[str, Any]) -> Tray:
    items = [
        Item(
            f"deck:{deck}",
            f"card:{view['face_up'][deck]}" if deck in view["face_up"] else None,
            option=f"deck:{deck}",
            number=view["decks"][deck],
        )
        for deck in DECKS
    ]
    if view["ring"] == "by the treasury":
        items.append(Item("label:ring", state="note:by_treasury"))
    if view["key_open"]:
        items.append(Item("card:thorins_key", state="note:laid"))
    return Tray("tray:decks", tuple(items))


def _discards(view: dict[str, Any]) -> Tray:
    return Tray("tray:discards", tuple(Item(f"card:{name}") for name in view["discards"]), detail=True)
