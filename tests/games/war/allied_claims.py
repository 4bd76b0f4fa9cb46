"""What each reason says that only three and four players hear, as a statement about a position (p. 45-46)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

NATIONS = {
    "free": {"gondor", "elves", "rohan", "north", "dwarves"},
    "gondor_player": {"gondor", "elves"},
    "rohan_player": {"rohan", "north", "dwarves"},
    "witch_king_player": {"sauron"},
    "saruman_player": {"isengard", "southrons_easterlings"},
}
MINIONS = {
    "witch_king_player": {"witch_king", "mouth_of_sauron"},
    "saruman_player": {"saruman"},
}
ALLY = {
    "gondor_player": "rohan_player",
    "rohan_player": "gondor_player",
    "witch_king_player": "saruman_player",
    "saruman_player": "witch_king_player",
}


def side_of(name: str) -> str:
    return "free" if name in ("free", "gondor_player", "rohan_player") else "shadow"


def weight(view: dict[str, Any], region: str, name: str) -> tuple[int, int]:
    """Units and Elites of a player in a region."""
    army = view["regions"].get(region, {}).get(side_of(name), {})
    own = [kinds for nation, kinds in army.items() if nation in NATIONS[name]]
    elites = sum(kinds.get("elite", 0) for kinds in own)
    return elites + sum(kinds.get("regular", 0) for kinds in own), elites


def commands(view: dict[str, Any], region: str, name: str) -> bool:
    """More units, then more Elites, then the leader (p. 46)."""
    own, theirs = weight(view, region, name), weight(view, region, ALLY[name])
    return own > theirs or (own == theirs and view["allies"]["leader"][side_of(name)] == name)


def mixed(view: dict[str, Any], region: str, name: str) -> bool:
    return region in view["allies"]["merged"][side_of(name)]


Claim = Callable[[dict[str, Any], str, dict[str, str]], bool]
"""Of a view, the name of the seat that is asked, and the arguments of the reason without their domains."""
ALLIED: dict[str, Claim] = {
    "allys_army": lambda v, me, a: weight(v, a["region"], ALLY[me])[0] > 0 == weight(v, a["region"], me)[0],
    "allys_nation": lambda v, me, a: a["nation"] in NATIONS[ALLY[me]],
    "allys_character": lambda v, me, a: a["character"] in MINIONS[ALLY[me]],
    "allys_card": lambda v, me, a: a["card"] in v["hand"][v["seat"]],
    "ally_commands": lambda v, me, a: mixed(v, a["region"], me) and not commands(v, a["region"], me),
    "loses_command": lambda v, me, a: mixed(v, a["region"], me) and commands(v, a["region"], me),
    "nation_acted": lambda v, me, a: me == "free" and a["nation"] in v["allies"]["rests"]["nations"],
    "army_acted": lambda v, me, a: me == "free" and a["region"] in v["allies"]["rests"]["armies"],
    "card_nation_acted": lambda v, me, a: me == "free" and bool(v["allies"]["rests"]["nations"]),
    "no_nation_to_urge": lambda v, me, a: all(
        v["politics"][nation]["step"] == "at_war"
        or (v["politics"][nation]["step"] == 3 and not v["politics"][nation]["active"])
        or nation in (v["allies"] or {"rests": {"nations": []}})["rests"]["nations"]
        for nation in NATIONS.get(me, {"isengard", "sauron", "southrons_easterlings"})
    ),
}
