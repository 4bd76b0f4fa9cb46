"""What a client draws of a view beside the map: trays of dice, cards and tiles, the tracks, a battle."""

from __future__ import annotations

from typing import Any

from westmarch.core.rules import Setup
from westmarch.core.scene import Cell, Item, Panel, Scene, Track, Tray
from westmarch.games.war.ids import (
    CARDS,
    CHARACTERS,
    DECKS,
    MINIONS,
    NATIONS,
    SIDES,
    Seat,
    Side,
    deck_of,
    deck_side,
)
from westmarch.games.war.seats import SEATINGS, Seating
from westmarch.games.war.shown.map import map_of


def show(setup: Setup, view: dict[str, Any]) -> Scene:
    panels = [
        _fellowship(view),
        *_players(SEATINGS[setup.players], view),
        _politics(view),
    ]
    if view["battle"] is not None:
        panels.insert(0, _battle(view))
    return Scene(tuple(panels), (_hunt_box(view), _hunt_pool(view)), map_of(setup, view))


# -- tracks -----------------------------------------------------------------------------------------


def _fellowship(view: dict[str, Any]) -> Panel:
    fellowship = view["fellowship"]
    corruption = tuple(
        Cell(f"count:{n}", "mark:here" if n == fellowship["corruption"] else "mark:empty") for n in range(13)
    )
    if fellowship["mordor"] is None:
        here = [
            Item(f"region:{fellowship['region']}"),
            Item("label:progress", number=fellowship["progress"]),
        ]
    else:
        here = [Item("label:mordor", number=fellowship["mordor"])]
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


def _players(seating: Seating, view: dict[str, Any]) -> list[Panel]:
    """A panel for each seat. What two allies have in common stands in one of them: the viewer's own."""
    panels = []
    for seats in seating.players:
        carrier = view["seat"] if view["seat"] in seats else seats[0]
        panels += [_player(seating, view, seat, seat == carrier) for seat in seats]
    return panels


def _player(seating: Seating, view: dict[str, Any], seat: Seat, carries: bool) -> Panel:
    trays = [_hand(seating, view, seat)]
    if carries:
        dice, *others = _common(view, seating.sides[seat], view["seat"] == seat)
        trays = [dice, *trays, *others]
    name, allies = seating.names[seat], view["allies"]
    notes = []
    if allies is not None and allies["leader"][SIDES[seating.sides[seat]]] == name:
        notes.append("note:leader")
    if view["phase"] == "action_resolution" and view["acts"] == name:
        notes.append("note:to_act")
    return Panel(f"side:{name}", tuple(notes), trays=tuple(trays), seat=seat)


def _hand(seating: Seating, view: dict[str, Any], seat: Seat) -> Tray:
    if view["seat"] == seat:
        return Tray("tray:hand", tuple(_card(card) for card in view["hand"][seat]))
    backs = view["backs"][seating.names[seat]]
    return Tray(
        "tray:hand", tuple(Item(f"deck:{deck}", number=number) for deck, number in backs.items() if number)
    )


def _common(view: dict[str, Any], side: Side, own: bool) -> list[Tray]:
    """What a side has in common: dice, cards on the table, points, rings and tokens."""
    name = SIDES[side]
    faces = view["dice"][name]
    dice = tuple(Item(f"die:{face}", option=f"die:{face}" if own else None) for face in faces)
    table = tuple(_card(card) for card in view["table"][name])
    holds = (
        Item("label:points", number=view["points"][name]),
        Item("label:rings", number=view["elven_rings"][name]),
    )
    trays = [Tray("tray:dice", dice), Tray("tray:table", table), Tray("tray:holds", holds)]
    if any(view["tokens"].values()):
        tokens = tuple(Item(f"token:{token}", option=f"token:{token}") for token in view["tokens"][name])
        trays.append(Tray("tray:tokens", tokens))
    return trays


def _card(card: str) -> Item:
    deck = DECKS[deck_of(CARDS.index(card))].partition("_")[2]
    return Item(f"card:{card}", option=f"card:{card}", kind=f"deck:{deck}")


def _hunt_box(view: dict[str, Any]) -> Tray:
    box = view["hunt_box"]
    items = (Item("label:hunt_shadow", number=box["shadow"]), Item("label:hunt_free", number=box["free"]))
    return Tray("tray:hunt", items)


def _hunt_pool(view: dict[str, Any]) -> Tray:
    return Tray("tray:pool", tuple(Item(f"tile:{tile}") for tile in view["hunt_pool"]), detail=True)


# -- battles ----------------------------------------------------------------------------------------


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
                items.append(Item(f"figure:{figure}", number=number - behind.get(figure, 0)))
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
        items = [*_force(view, name), Item("label:hits", number=battle["hits"][name])]
        card = battle["cards"][name]
        own = [cards for cards in view["face_down"] if isinstance(cards, list) and cards]
        if own and own[0][0] in CARDS and deck_side(deck_of(CARDS.index(own[0][0]))) == side:
            items.append(Item(f"card:{own[0][0]}", state="note:face_down"))
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
