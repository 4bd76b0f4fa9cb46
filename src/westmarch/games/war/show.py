"""What a client draws of a view: the map by nations, trays of dice, cards and tiles, the tracks."""

from __future__ import annotations

from typing import Any

from westmarch.core.game import Setup
from westmarch.core.scene import Cell, Item, Panel, Scene, Track, Tray
from westmarch.games.war.board import Board
from westmarch.games.war.ids import CHARACTERS, MINIONS, NATIONS, REGIONS, SIDES, bits

_SETTLEMENTS = ("none", "town", "city", "stronghold")


def show(setup: Setup, view: dict[str, Any]) -> Scene:
    panels = [_fellowship(view), *(_side(view, side) for side in range(2)), _politics(view)]
    if view["battle"] is not None:
        panels.insert(0, _battle(view))
    return Scene((*panels, *_map(setup.board, view)), (_hunt_box(view), _hunt_pool(view)))


def _number(value: int) -> str:
    return f"count:{value}"


# -- tracks -----------------------------------------------------------------------------------------


def _fellowship(view: dict[str, Any]) -> Panel:
    fellowship = view["fellowship"]
    corruption = tuple(
        Cell(f"count:{n}", "mark:here" if n == fellowship["corruption"] else "mark:empty") for n in range(13)
    )
    if fellowship["mordor"] is None:
        here = [
            Item(f"region:{fellowship['region']}"),
            Item("label:progress", _number(fellowship["progress"])),
        ]
    else:
        here = [Item("label:mordor", _number(fellowship["mordor"]))]
    guide = Item(f"character:{fellowship['guide']}", state="note:guide")
    others = [
        Item(f"character:{name}", option=f"character:{name}")
        for name in fellowship["companions"]
        if name != fellowship["guide"]
    ]
    return Panel(
        "panel:fellowship",
        ("note:hidden" if fellowship["hidden"] else "note:revealed",),
        (Track("track:corruption", corruption),),
        (Tray("tray:position", tuple(here)), Tray("tray:company", (guide, *others))),
    )


def _politics(view: dict[str, Any]) -> Panel:
    items = []
    for nation in NATIONS:
        entry = view["politics"][nation]
        items.append(
            Item(
                f"nation:{nation}",
                f"step:{entry['step']}",
                None if entry["active"] else "note:passive",
                f"nation:{nation}",
            )
        )
    return Panel("panel:politics", trays=(Tray("tray:nations", tuple(items)),), detail=True)


# -- sides ------------------------------------------------------------------------------------------


def _side(view: dict[str, Any], side: int) -> Panel:
    name = SIDES[side]
    own = view["seat"] == side
    hand = view["hand"][side]
    if own:
        cards = tuple(Item(f"card:{card}", option=f"card:{card}") for card in hand)
    else:
        cards = tuple(
            Item(f"deck:{deck}", _number(number)) for deck, number in view["backs"][name].items() if number
        )
    faces = view["dice"][name]
    dice = tuple(Item(f"die:{face}", option=f"die:{face}" if own else None) for face in faces)
    table = tuple(Item(f"card:{card}", option=f"card:{card}") for card in view["table"][name])
    holds = [
        Item("label:points", _number(view["points"][name])),
        Item("label:rings", _number(view["elven_rings"][name])),
    ]
    trays = [
        Tray("tray:dice", dice),
        Tray("tray:hand", cards),
        Tray("tray:table", table),
        Tray("tray:holds", tuple(holds)),
    ]
    notes = ("note:to_act",) if view["phase"] == "action_resolution" and view["to_act"] == name else ()
    return Panel(f"side:{name}", notes, trays=tuple(trays))


def _hunt_box(view: dict[str, Any]) -> Tray:
    box = view["hunt_box"]
    items = (Item("label:hunt_shadow", _number(box["shadow"])), Item("label:hunt_free", _number(box["free"])))
    return Tray("tray:hunt", items)


def _hunt_pool(view: dict[str, Any]) -> Tray:
    return Tray("tray:pool", tuple(Item(f"tile:{tile}") for tile in view["hunt_pool"]), detail=True)


# -- the map ----------------------------------------------------------------------------------------


def _map(board: Board, view: dict[str, Any]) -> list[Panel]:
    """A panel for each nation with its regions, and one for the wild lands; empty regions are left out."""
    panels = []
    for nation, name in enumerate(NATIONS):
        trays = [_region(board, view, at) for at in bits(board.of_nation[nation])]
        shown = tuple(tray for tray in trays if tray is not None)
        panels.append(Panel(f"nation:{name}", trays=shown, detail=True))
    wild = [_region(board, view, at) for at in bits(board.no_nation)]
    panels.append(Panel("panel:wild", trays=tuple(tray for tray in wild if tray is not None), detail=True))
    return [panel for panel in panels if panel.trays]


def _region(board: Board, view: dict[str, Any], at: int) -> Tray | None:
    name = REGIONS[at]
    entry = view["regions"].get(name)
    here = view["fellowship"]["region"] == name and view["fellowship"]["mordor"] is None
    if entry is None and not here:
        return None
    entry = entry or {}
    items = [_place(board, at, entry)]
    for side in SIDES:
        for nation, army in entry.get(side, {}).items():
            for kind, number in army.items():
                figure = "nazgul" if kind == "nazgul" else f"{nation}_{kind}"
                state = "note:besieged" if entry.get("besieged") == side else None
                items.append(Item(f"figure:{figure}", _number(number), state))
    items += [
        Item(f"character:{person}", option=f"character:{person}") for person in entry.get("characters", [])
    ]
    if here:
        items.append(Item("label:ring_bearers"))
    return Tray(f"region:{name}", tuple(items))


def _place(board: Board, at: int, entry: dict[str, Any]) -> Item:
    held = f"held:{entry['held_by']}" if "held_by" in entry else None
    kind = "fortification" if not board.settlement[at] and board.fortified >> at & 1 else None
    return Item(
        f"region:{REGIONS[at]}",
        f"settlement:{kind or _SETTLEMENTS[board.settlement[at]]}",
        held,
        f"region:{REGIONS[at]}",
    )


def _force(view: dict[str, Any], side: str) -> list[Item]:
    """Who fights for a side: its army, without those who stay behind."""
    battle = view["battle"]
    marches = side == battle["attacker"] and battle["kind"] == "field"
    entry = view["regions"].get(battle["from"] if marches else battle["region"], {})
    behind = battle["rearguard"] if side == battle["attacker"] else {}
    items = []
    for nation, army in entry.get(side, {}).items():
        for kind, number in army.items():
            figure = "nazgul" if kind == "nazgul" else f"{nation}_{kind}"
            if number > behind.get(figure, 0):
                items.append(Item(f"figure:{figure}", _number(number - behind.get(figure, 0))))
    minions = {CHARACTERS[person] for person in MINIONS}
    for person in entry.get("characters", []):
        stays = side == battle["attacker"] and person in battle["rearguard_characters"]
        if (person in minions) == (side == "shadow") and not stays:
            items.append(Item(f"character:{person}"))
    return items


def _battle(view: dict[str, Any]) -> Panel:
    battle = view["battle"]
    trays = []
    for side, name in enumerate(SIDES):
        items = [*_force(view, name), Item("label:hits", _number(battle["hits"][name]))]
        card = battle["cards"][name]
        own = view["face_down"][side]
        if isinstance(own, list) and own:
            items.append(Item(f"card:{own[0]}", state="note:face_down"))
        elif card is not None and card.startswith("back:"):
            items.append(Item(f"deck:{card[5:]}", state="note:face_down"))
        elif card is not None:
            items.append(
                Item(f"card:{card}", state="note:cancelled" if name in battle["cancelled"] else None)
            )
        trays.append(Tray(f"side:{name}", tuple(items)))
    return Panel(
        "panel:battle",
        (f"region:{battle['region']}", f"battle:{battle['kind']}", f"round:{min(battle['round'], 12)}"),
        trays=tuple(trays),
    )
