"""A position as plain data, and what the rulebook says about it; it asks nothing of the rules' own code.

Reasons are checked against this (`claims.py`), so it states the rules a second time, from the view of a
seat and the tables alone, with what has been answered since the action began.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from westmarch import Match
from westmarch.core.content import Content
from westmarch.games.war.ids import CHARACTERS, FIGURES, REGIONS

SIDES = ("free", "shadow")
MARCHES = ("army.order", "army.where", "army.who", "action.die")
UNITS = ("regular", "elite")
SHADOW_NATIONS = ("isengard", "sauron", "southrons_easterlings")
MINIONS = ("saruman", "witch_king", "mouth_of_sauron")
FOR_ARMY = {"army", "army_muster", "will_of_the_west"}
FOR_CHARACTER = {"character", "will_of_the_west"}
FOR_MUSTER = {"muster", "army_muster", "will_of_the_west"}
FOR_EVENT = {"event", "will_of_the_west"}
HAVENS = {"a_power_too_great": {"lorien", "rivendell", "grey_havens"}}
HAVENS["the_power_of_tom_bombadil"] = {"old_forest", "the_shire", "buckland"}
Figures = Counter[tuple[str, str]]
"""Figures by nation and kind."""


class Acts:
    """What has happened since the action began: the die named first, and who has moved where."""

    def __init__(self, match: Match[Any]) -> None:
        self.begin(match)

    def begin(self, match: Match[Any]) -> None:
        self.named: str | None = None
        self.declared = False
        self.moved: dict[str, Figures] = {}
        self.walked: dict[str, set[str]] = {}
        self.look(match)

    def look(self, match: Match[Any]) -> None:
        self.standing, self.places = bytes(match.state.figures), bytes(match.state.where)

    def after(self, match: Match[Any], kind: str, text: str) -> None:
        """Take note of one answer."""
        question = match.question
        if question is None or question[1] == "action.choose":
            self.begin(match)
            return
        if kind == "action.choose" and text.startswith("die:"):
            self.named = text.split(":")[1]
        if kind == "fellowship.phase" and text.startswith("region:"):
            self.declared = True
        if kind in MARCHES:
            self._marched(bytes(match.state.figures), bytes(match.state.where))
        self.look(match)

    def _marched(self, standing: bytes, places: bytes) -> None:
        kinds = len(FIGURES)
        for number, at in enumerate(REGIONS):
            before, now = (
                bytes_[number * kinds : (number + 1) * kinds] for bytes_ in (self.standing, standing)
            )
            for figure, old, new in zip(FIGURES, before, now, strict=True) if before != now else ():
                if new > old:
                    nation, _, kind = figure.rpartition("_")
                    self.moved.setdefault(at, Counter())[nation or "sauron", kind] += new - old
        for person, (old, new) in enumerate(zip(self.places, places, strict=True)):
            if old != new and new < len(REGIONS):
                self.walked.setdefault(REGIONS[new], set()).add(CHARACTERS[person])


def figures(entry: dict[str, Any]) -> Figures:
    found: Figures = Counter()
    for side in SIDES:
        for nation, army in entry.get(side, {}).items():
            for kind, number in army.items():
                found[nation, kind] += number
    return found


@lru_cache
def tables(content: Content) -> tuple[dict[str, Any], dict[str, list[str]], dict[str, Any], dict[str, Any]]:
    """Regions, their neighbours, characters and cards, by name."""
    regions = {row["id"]: row for row in content["regions"]}
    neighbours: dict[str, list[str]] = {name: [] for name in regions}
    for row in content["borders"]:
        neighbours[row["a"]].append(row["b"])
        neighbours[row["b"]].append(row["a"])
    characters = {row["id"]: row for row in content["characters"]}
    return regions, neighbours, characters, {row["id"]: row for row in content["cards"]}


class Truth:
    """The board before one seat."""

    def __init__(self, match: Match[Any], seat: int, acts: Acts) -> None:
        self.view = match.view(seat)
        self.acts = acts
        self.side, self.other = SIDES[seat], SIDES[1 - seat]
        self.regions, self.neighbours, self.characters, self.cards = tables(match.setup.content)

    # -- the map ------------------------------------------------------------------------------

    def entry(self, at: str) -> dict[str, Any]:
        found: dict[str, Any] = self.view["regions"].get(at, {})
        return found

    def near(self, a: str, b: str) -> bool:
        return b in self.neighbours[a]

    def around(self, at: str) -> list[str]:
        return self.neighbours[at]

    def land(self, at: str) -> str | None:
        nation = self.regions[at]["nation"]
        return None if nation == "none" else nation

    def settlement(self, at: str) -> str | None:
        kind = self.regions[at]["settlement"]
        return None if kind == "none" else kind

    def home(self, at: str) -> str:
        """Whose the land is from the start."""
        return "shadow" if self.land(at) in SHADOW_NATIONS else "free"

    def held(self, at: str) -> str | None:
        """Who controls the settlement there."""
        if self.settlement(at) is None:
            return None
        return self.entry(at).get("held_by") or self.home(at)

    def shut(self, at: str, side: str) -> bool:
        """Whether the army of a side is besieged there."""
        return self.entry(at).get("besieged") == side

    def units(self, at: str, side: str) -> Figures:
        army = self.entry(at).get(side, {})
        found = {
            (nation, kind): army[nation][kind] for nation in army for kind in army[nation] if kind in UNITS
        }
        return Counter(found)

    def stands(self, at: str, side: str) -> bool:
        return bool(self.units(at, side))

    def in_field(self, at: str, side: str) -> bool:
        return self.stands(at, side) and not self.shut(at, side)

    def army(self, at: str) -> Figures:
        """All figures of the asked side."""
        return figures({self.side: self.entry(at).get(self.side, {})})

    def has_nazgul(self, at: str) -> bool:
        return figures(self.entry(at))["sauron", "nazgul"] > 0

    def free_for(self, at: str, side: str) -> bool:
        """p. 10: no enemy army, no settlement the enemy controls; a besieger's region is free for him."""
        enemy = SIDES[1 - SIDES.index(side)]
        if self.shut(at, enemy):
            return True
        return not self.stands(at, enemy) and self.held(at) != enemy

    def barred(self, at: str) -> bool:
        if self.side == "free":
            return False
        return any(at in HAVENS[card] for card in self.on_table("free") & set(HAVENS))

    def on_table(self, side: str) -> set[str]:
        return set(self.view["table"][side])

    def within(self, start: str, steps: int) -> set[str]:
        found = {start}
        for _ in range(steps):
            found |= {near for at in found for near in self.around(at)}
        return found

    def fellowship(self, key: str) -> Any:
        return self.view["fellowship"][key]

    # -- nations and dice ---------------------------------------------------------------------

    def at_war(self, nation: str) -> bool:
        return bool(self.view["politics"][nation]["step"] == "at_war")

    def dice(self, side: str | None = None) -> set[str]:
        return set(self.view["dice"][side or self.side])

    def usable(self) -> set[str]:
        """The die named first, or all that are unused."""
        return {self.acts.named} if self.acts.named else self.dice()

    def mouth_commands(self) -> bool:
        there = self.where("mouth_of_sauron") is not None
        return self.side == "shadow" and there and not self.view["mouth_used"]

    def army_dice(self) -> set[str]:
        return FOR_ARMY | {"muster"} if self.mouth_commands() else FOR_ARMY

    def lead(self) -> bool:
        """Only a Character die could pay, so a leader must come along."""
        return not self.usable() & self.army_dice()

    def where(self, person: str) -> str | None:
        for at, entry in self.view["regions"].items():
            if person in entry.get("characters", []):
                return str(at)
        return None

    # -- characters on their own (p. 24) --------------------------------------------------------

    def walkers(self) -> list[str]:
        """Companions or Minions on the map who are not shut in, without Saruman."""
        found = []
        for person in self.characters:
            at = self.where(person)
            if at is None or not self.mine(person) or person == "saruman":
                continue
            if person == "witch_king" or not self.shut(at, self.side):
                found.append(person)
        return found

    def nobody_moves(self) -> bool:
        walkers = [person for person in self.walkers() if person != "mouth_of_sauron" or self.mouth_walks()]
        if self.side == "free":
            return not walkers
        return not walkers and not any(self.has_nazgul(at) for at in self.regions)

    def mouth_walks(self) -> set[str]:
        """Where the Mouth of Sauron can go: three regions, not through a Stronghold closed to him."""
        start = self.where("mouth_of_sauron")
        assert start is not None
        found = {start}
        for _ in range(3):
            found |= {to for at in found for to in self.around(at) if not self.closed_to_minions(to)}
        return found - {start} if not self.shut(start, "shadow") else set()

    def closed_to_minions(self, at: str) -> bool:
        return self.shut(at, "shadow") or self.free_stronghold(at)

    def free_stronghold(self, at: str) -> bool:
        held = self.settlement(at) == "stronghold" and self.held(at) == "free"
        return held and not self.shut(at, "free")

    # -- battles --------------------------------------------------------------------------------

    def battlefield(self, focus: str | None) -> str:
        """Whence a road is asked for: the battle's region for a retreat, else the army in focus."""
        battle = self.view["battle"]
        return str(battle["region"] if battle is not None else focus)

    def in_battle(self) -> Figures:
        """Figures of the asked side that fight; a rearguard does not (p. 28)."""
        battle = self.view["battle"]
        if battle["attacker"] != self.side:
            return self.army(battle["region"])
        rear: Figures = Counter()
        for name, many in battle["rearguard"].items():
            nation, _, kind = name.rpartition("_")
            rear[nation or "sauron", kind] += many
        return self.army(battle["from"]) - rear

    def persons_in_battle(self) -> set[str]:
        battle = self.view["battle"]
        if battle["attacker"] != self.side:
            return self.people(battle["region"], all_of_them=True)
        return self.people(battle["from"], all_of_them=True) - set(battle["rearguard_characters"])

    # -- going and attacking (p. 27-28, 36) -----------------------------------------------------

    def crosses(self, nation: str, to: str) -> bool:
        return self.land(to) in (None, nation) or self.at_war(nation)

    def rested(self, at: str) -> Figures:
        return self.army(at) - self.acts.moved.get(at, Counter())

    def people(self, at: str, all_of_them: bool = False) -> set[str]:
        here = {person for person in self.entry(at).get("characters", []) if self.mine(person)}
        return here if all_of_them else here - {"saruman"} - self.acts.walked.get(at, set())

    def mine(self, person: str) -> bool:
        return (person in MINIONS) == (self.side == "shadow")

    def leads(self, figure: tuple[str, str]) -> bool:
        """Leaders and Nazgûl, and with Saruman in play Elites of Isengard."""
        return figure[1] in ("leader", "nazgul") or (
            figure == ("isengard", "elite") and self.where("saruman") is not None
        )

    def goers(self, at: str, to: str) -> Figures:
        rested = self.rested(at)
        return Counter({f: n for f, n in rested.items() if f[1] == "nazgul" or self.crosses(f[0], to)})

    def fighters(self, at: str) -> Figures:
        here = self.army(at)
        return Counter({f: n for f, n in here.items() if f[1] == "nazgul" or self.at_war(f[0])})

    def led(self, group: Figures, people: set[str]) -> bool:
        return bool(people) or any(self.leads(figure) for figure in group)

    def leader_stays(self, at: str, group: Figures) -> bool:
        """All units would go, but not all Leaders of the Free Peoples (p. 27)."""
        staying = self.army(at) - group
        return not number(staying) and any(kind == "leader" for _, kind in staying)

    def can_go(self, at: str, to: str, lead: bool = False, whole: bool = False) -> bool:
        closed = self.shut(at, self.side) or not self.near(at, to) or self.barred(to)
        if closed or self.in_field(to, self.other):
            return False
        group = self.goers(at, to)
        if not number(group) or (lead and not self.led(group, self.people(at))):
            return False
        return not self.leader_stays(at, group) or (number(group) > 1 and not whole)

    def can_attack(self, at: str, to: str, lead: bool = False, whole: bool = False) -> bool:
        if self.shut(at, self.side):
            target = at == to
        elif at == to:
            target = self.shut(at, self.other)
        else:
            target = self.near(at, to) and self.in_field(to, self.other)
        group = self.fighters(at)
        closed = self.barred(to) and not self.shut(to, self.side)
        if not target or closed or not number(group):
            return False
        if lead and not self.led(group, self.people(at, all_of_them=True)):
            return False
        return not self.leader_stays(at, group) or (number(group) > 1 and not whole)


def number(group: Figures) -> int:
    """How many units a group has."""
    return sum(many for (_, kind), many in group.items() if kind in UNITS)
