"""Positions in which nearly every card finds something to do: armies, sieges and characters anywhere.

They are drawn at random from a seed; play that is likely would seldom come to them.
"""

from __future__ import annotations

from random import Random
from typing import Any

import westmarch
from westmarch.core.sets import has
from westmarch.games.war.ids import CARD_NUMBERS, CARDS, NATIONS, REGIONS

FREE_NATIONS, SHADOW_NATIONS = NATIONS[:5], NATIONS[5:]
FREE_FACES = ("event", "character", "army_muster", "will_of_the_west")
SHADOW_FACES = ("event", "character", "army", "muster")
HAUNTS = {
    "boromir": ("minas_tirith", "pelargir"),
    "strider": ("edoras", "helms_deep", "minas_tirith"),
    "gandalf_grey": ("fangorn", "edoras"),
    "witch_king": ("minas_tirith", "helms_deep", "lorien"),
}
"""Where cards look for a character."""
_BOARD = westmarch.new("war", 2, 0).setup.board


class _Box:
    """The figures that are left to be placed."""

    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.left = {
            (nation, kind): _BOARD.limits[2 * number + step]
            for number, nation in enumerate(NATIONS)
            for step, kind in enumerate(("regular", "elite"))
        }
        self.left |= {(nation, "leader"): _BOARD.limits[16 + n] for n, nation in enumerate(FREE_NATIONS)}
        self.left["sauron", "nazgul"] = _BOARD.limits[21]

    def army(self, nations: tuple[str, ...], most: int) -> dict[str, dict[str, int]]:
        """Some units of one or two nations, and whoever leads them."""
        army: dict[str, dict[str, int]] = {}
        units = self.dice.randint(1, most)
        chosen = self.dice.sample(nations, self.dice.choice((1, 1, 2)))
        for _ in range(units):
            self._take(army, self.dice.choice(chosen), self.dice.choice(("regular", "regular", "elite")))
        if army and self.dice.random() < 0.5:
            leader = ("sauron", "nazgul") if nations == SHADOW_NATIONS else (next(iter(army)), "leader")
            self._take(army, *leader)
        return army

    def _take(self, army: dict[str, dict[str, int]], nation: str, kind: str) -> None:
        if self.left[nation, kind]:
            self.left[nation, kind] -= 1
            of_nation = army.setdefault(nation, {})
            of_nation[kind] = of_nation.get(kind, 0) + 1


def _has_units(army: dict[str, dict[str, int]]) -> bool:
    return any(kinds.get("regular", 0) + kinds.get("elite", 0) for kinds in army.values())


def _regions(dice: Random, box: _Box) -> tuple[dict[str, Any], dict[str, str]]:
    """Armies in a third of the regions, one in three Strongholds besieged, some of them lost before."""
    regions: dict[str, Any] = {}
    control: dict[str, str] = {}
    for at in dice.sample(range(len(REGIONS)), len(REGIONS)):
        sides = (FREE_NATIONS, SHADOW_NATIONS)
        owner = int(has(_BOARD.home[1], at))
        if has(_BOARD.strongholds, at) and dice.random() < 0.35:
            if dice.random() < 0.25:
                owner = 1 - owner
                control[REGIONS[at]] = ("free", "shadow")[owner]
            inside, field = box.army(sides[owner], 5), box.army(sides[1 - owner], 8)
            if _has_units(inside) and _has_units(field):
                regions[REGIONS[at]] = {"besieged": True, "inside": inside, "field": field}
        elif dice.random() < 0.35:
            army = box.army(sides[dice.randrange(2)], 10)
            if _has_units(army):
                regions[REGIONS[at]] = {"army": army}
    return regions, control


def _characters(dice: Random, regions: dict[str, Any]) -> tuple[dict[str, str], list[str]]:
    """Some walk the map, mostly with armies, some are dead; the others are where they began."""
    characters: dict[str, str] = {}
    dead: list[str] = []

    def place(name: str) -> str:
        return dice.choice(dice.choice((list(regions), REGIONS, HAUNTS.get(name, REGIONS))))

    for name in ("boromir", "legolas", "gimli", "meriadoc", "peregrin", "strider", "gandalf_grey"):
        fate = dice.random()
        if fate < 0.45:
            characters[name] = place(name)
        elif fate < 0.6:
            dead.append(name)
    for before, after in (("strider", "aragorn"), ("gandalf_grey", "gandalf_white")):
        if before in characters and dice.random() < 0.6:
            characters[after] = characters.pop(before)
            dead.append(before)
    for name in ("witch_king", "mouth_of_sauron"):
        if dice.random() < 0.6:
            characters[name] = place(name)
    if dice.random() < 0.6:
        characters["saruman"] = "orthanc"
    return characters, dead


def _fellowship(dice: Random) -> dict[str, Any]:
    if dice.random() < 0.2:
        return {"mordor": dice.randint(0, 3), "hidden": dice.random() < 0.5, "corruption": dice.randint(0, 6)}
    hidden = dice.random() < 0.6
    return {
        "region": dice.choice(REGIONS),
        "hidden": hidden,
        "progress": dice.randint(0, 3) if hidden else 0,
        "corruption": dice.randint(0, 6),
    }


def anywhere(seed: int, card: str) -> westmarch.Match[Any]:
    """The side that holds this card is to act, with a die for it; the same map for every card."""
    dice = Random(seed)
    regions, control = _regions(dice, _Box(dice))
    characters, dead = _characters(dice, regions)
    politics = {}
    for nation in NATIONS:
        step = dice.choice((1, 2, 3, *["at_war"] * 5))
        active = step == "at_war" or nation in SHADOW_NATIONS or dice.random() < 0.5
        politics[nation] = {"step": step, "active": active}
    position = {
        "phase": "action_resolution",
        "to_act": _side(card),
        "dice": {"free": ["event", dice.choice(FREE_FACES)], "shadow": ["event", dice.choice(SHADOW_FACES)]},
        "hunt_box": {"free": dice.randint(0, 2), "shadow": dice.randint(0, 4)},
        "regions": regions,
        "control": control,
        "characters": characters,
        "dead": dead,
        "politics": politics,
        "fellowship": _fellowship(dice),
        "hands": _hands(dice, card),
    }
    return westmarch.scenario("war", position, seed)


def _hands(dice: Random, card: str) -> dict[str, list[str]]:
    hands: dict[str, list[str]] = {"free": [], "shadow": []}
    for name in dice.sample([name for name in CARDS if name != card], 8):
        hands[_side(name)].append(name)
    hands = {side: held[:4] for side, held in hands.items()}
    hands[_side(card)].append(card)
    return hands


def _side(card: str) -> str:
    return "shadow" if CARD_NUMBERS[CARDS.index(card)].startswith("sh") else "free"
