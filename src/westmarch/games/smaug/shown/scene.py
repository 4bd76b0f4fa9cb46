"""What a client draws of a view: the map, Smaug's way, Gandalf's path, decks, and each player's cards."""

from __future__ import annotations

from typing import Any

from westmarch.core.rules import Setup
from westmarch.core.scene import Cell, Item, Panel, Scene, Track, Tray
from westmarch.games.smaug.board import BY_CAVE
from westmarch.games.smaug.content.tables import BESIDE
from westmarch.games.smaug.ids import DECKS, LEVELS, MARCHES, card
from westmarch.games.smaug.shown.cards import card_item, own_tray
from westmarch.games.smaug.shown.map import map_of
from westmarch.games.smaug.shown.stage import going_on


def show(setup: Setup, view: dict[str, Any]) -> Scene:
    panels = [*going_on(setup, view), _dragon(setup, view), _gandalf(setup, view)]
    panels += [_player(setup, view, seat, colour) for seat, colour in enumerate(view["players_by_seat"])]
    return Scene(tuple(panels), (_decks(view), _discards(view), *own_tray(setup)), map_of(setup, view))


def _dragon(setup: Setup, view: dict[str, Any]) -> Panel:
    """His steps from the cave; the number is what is left to the dragon space."""
    last, steps = setup.board.dragon, view["smaug_steps"]
    cells = tuple(Cell(f"count:{n}", "mark:here" if n == steps else "mark:empty") for n in range(last + 1))
    items = [Item("label:dragon_cards", number=view["dragons"])]
    threat = view["threat"]
    if threat["main"] or threat["extra"]:
        items += [Item("label:main", number=threat["main"]), Item("label:extra", number=threat["extra"])]
    track = Track("track:smaug", cells, last - steps)
    trays = (Tray("tray:threat", tuple(items)), _dragon_cards(setup, view), _reach(setup, view))
    return Panel("panel:smaug", (f"level:{view['level']}",), (track,), trays)


def _of_smaug(setup: Setup) -> list[str]:
    """His cards in this match: all but those that stay in the box."""
    board = setup.board
    found: list[str] = board.names(board.immediate & ~board.out[setup.players])
    return found


def _moves(setup: Setup, view: dict[str, Any], name: str) -> tuple[int, int]:
    found: tuple[int, int] = setup.board.moves[card(name)][LEVELS.index(view["level"])]
    return found


def _dragon_cards(setup: Setup, view: dict[str, Any]) -> Tray:
    """How far he goes by each of his cards, and how much further; a drawn one lies among the discards."""
    items = []
    for name in _of_smaug(setup):
        main, extra = _moves(setup, view, name)
        state = "note:used" if name in view["discards"] else None
        items.append(Item(f"card:{name}", f"count:{extra}" if extra else None, state, number=main))
    return Tray("tray:dragon_cards", tuple(items), detail=True)


def _reach(setup: Setup, view: dict[str, Any]) -> Tray:
    """Where he would stop by how many of the cards that are still to come, as things stand."""
    board, steps = setup.board, view["smaug_steps"]
    held = board.beside[view["gandalf"]] == BY_CAVE
    found: dict[int, int] = {}
    for name in _of_smaug(setup):
        if name in view["discards"] or view["phase"] == "over":
            continue
        main, extra = _moves(setup, view, name)
        for far in {main, main + (0 if held else extra)}:
            at = min(board.dragon, steps + far)
            found[at] = found.get(at, 0) + 1
    stops = tuple(Item(f"space:{board.way[at]}", number=found[at]) for at in sorted(found))
    return Tray("tray:reach", stops, detail=True)


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


def _player(setup: Setup, view: dict[str, Any], seat: int, colour: str) -> Panel:
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
        cards = tuple(card_item(setup, name) for name in hand)
    else:
        cards = tuple(Item(f"deck:{deck}", number=number) for deck, number in view["backs"][seat].items())
    spaces = tuple(_dwarf(view, colour, number) for number in (1, 2))
    trays = (Tray("tray:dwarves", spaces), Tray("tray:marches", marches), Tray("tray:hand", cards))
    return Panel(f"colour:{colour}", tuple(notes), trays=trays, seat=seat)


def _dwarf(view: dict[str, Any], colour: str, number: int) -> Item:
    name, space = f"{colour}_{number}", view["pieces"][colour][number - 1]
    state = "note:killed" if space == "killed" else "note:caught" if name in view["caught"] else None
    return Item(f"piece:{name}", None if space == "killed" else f"space:{space}", state, f"piece:{name}")


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
