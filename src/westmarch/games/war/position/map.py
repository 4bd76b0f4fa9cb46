"""Positions as data: figures, characters, the Fellowship and a battle between rounds."""

from __future__ import annotations

from typing import Any

from westmarch.core.errors import PositionError
from westmarch.core.sets import has, just
from westmarch.games.war.battle_state import FIELD, SORTIE, Battle
from westmarch.games.war.control import holder
from westmarch.games.war.figures import persons_at, place_person, put, remove_person
from westmarch.games.war.ids import (
    ARAGORN,
    CHARACTERS,
    COMPANIONS,
    FIGURES,
    FIGURES_OF,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GOLLUM,
    KINDS,
    NATIONS,
    NAZGUL,
    REGIONS,
    SARUMAN,
    SHADOW,
    SIDE_OF,
    SIDES,
    STRIDER,
    elite,
    leader,
    regular,
)
from westmarch.games.war.position.values import flag, mapping, names, number, one_of
from westmarch.games.war.position.write import BATTLES, KIND_NAMES
from westmarch.games.war.rules.company import guides
from westmarch.games.war.rules.forces import units
from westmarch.games.war.state import DOOM, GARRISON, IN_FELLOWSHIP, LOST, OFF_TRACK, STACK, WarState


def kind_of(where: str, nation: int, name: str) -> int:
    if name == "nazgul" and NATIONS[nation] == "sauron":
        return NAZGUL
    if name == "leader" and SIDE_OF[nation] == FREE:
        return leader(nation)
    if name in ("nazgul", "leader"):
        raise PositionError(f"{where}: {NATIONS[nation]} has no {name}")
    return regular(nation) if name == "regular" else elite(nation)


def read_figures(where: str, value: Any) -> dict[int, int]:
    """Figures by kind from ``{"gondor": {"regular": 2}}``."""
    found: dict[int, int] = {}
    for nation_name, army in mapping(where, value, NATIONS).items():
        nation = NATIONS.index(nation_name)
        for name, many in mapping(f"{where}, {nation_name}", army, KIND_NAMES).items():
            kind = kind_of(where, nation, name)
            found[kind] = number(f"{where}, {nation_name}, {name}", many, 1, 99)
    return found


# -- the map --------------------------------------------------------------------------------------


def read_map(s: WarState, data: dict[str, Any]) -> None:
    control = mapping("control", data.get("control", {}), REGIONS)
    for name, side in control.items():
        at = REGIONS.index(name)
        if not s.board.settlement[at]:
            raise PositionError(f"control: there is no settlement in {name}")
        wanted = SIDES.index(one_of(f"control, {name}", side, SIDES))
        s.control = s.control | just(at) if wanted == SHADOW else s.control & ~just(at)
    for kind, many in read_figures("casualties", data.get("casualties", {})).items():
        if kind not in FIGURES_OF[FREE]:
            raise PositionError("casualties: figures of the Shadow go back to the reinforcements")
        _use(s, kind, many)
        s.lost[kind] = many
    for name, entry in mapping("regions", data.get("regions", {}), REGIONS).items():
        _region(
            s,
            REGIONS.index(name),
            mapping(name, entry, ("army", "besieged", "inside", "field", "merged")),
            control,
        )


def _use(s: WarState, kind: int, many: int) -> None:
    if s.reserve[kind] < many:
        raise PositionError(f"more than {s.board.limits[kind]} figures of kind {FIGURES[kind]}")
    s.reserve[kind] -= many


def _region(s: WarState, at: int, entry: dict[str, Any], control: dict[str, Any]) -> None:
    name = REGIONS[at]
    if flag(f"{name}, besieged", entry.get("besieged", False)):
        _siege(s, at, entry)
        return
    if "inside" in entry or "field" in entry:
        raise PositionError(f"{name}: 'inside' and 'field' belong to a siege")
    for kind, many in read_figures(name, entry.get("army", {})).items():
        _use(s, kind, many)
        put(s, at, kind, many)
    if s.strength[FREE][at] and s.strength[SHADOW][at]:
        raise PositionError(f"{name}: armies of both sides, but no siege")
    _check_leaders(s, at)
    for side in (FREE, SHADOW):
        units = s.strength[side][at]
        if units > STACK:
            raise PositionError(f"{name}: {units} units, at most {STACK} may stand there")
        if units and s.board.settlement[at] and holder(s, at) != side:
            if name in control:
                raise PositionError(f"{name} is held by the other side, so an army there would have taken it")
            s.control ^= just(at)


def _siege(s: WarState, at: int, entry: dict[str, Any]) -> None:
    name = REGIONS[at]
    if not has(s.board.strongholds, at):
        raise PositionError(f"{name} has no Stronghold to besiege")
    if "army" in entry:
        raise PositionError(f"{name}: a siege has 'inside' and 'field', not 'army'")
    within = holder(s, at)
    for where, side in (("inside", within), ("field", 1 - within)):
        for kind, many in read_figures(f"{name}, {where}", entry.get(where, {})).items():
            if kind not in FIGURES_OF[side]:
                raise PositionError(f"{name}, {where}: figures of the {SIDES[1 - side]} side")
            _use(s, kind, many)
            put(s, at, kind, many)
        most = GARRISON if where == "inside" else STACK
        if not 1 <= s.strength[side][at] <= most:
            raise PositionError(f"{name}, {where}: 1 to {most} units, not {s.strength[side][at]}")
    s.besieged |= just(at)
    _check_leaders(s, at)


def _check_leaders(s: WarState, at: int) -> None:
    if not s.strength[FREE][at] and any(s.figures[at * KINDS + kind] for kind in range(16, 21)):
        raise PositionError(f"{REGIONS[at]}: a Leader of the Free Peoples never stands without an army")


# -- characters and the Fellowship ------------------------------------------------------------------


def read_characters(s: WarState, data: dict[str, Any]) -> None:
    for person in COMPANIONS:
        if person not in (ARAGORN, GANDALF_WHITE):
            remove_person(s, person)
    placed = mapping("characters", data.get("characters", {}), CHARACTERS)
    for name, where in placed.items():
        place_person(s, CHARACTERS.index(name), REGIONS.index(one_of(f"characters, {name}", where, REGIONS)))
    for name in names("dead", data.get("dead", []), CHARACTERS):
        if name in placed:
            raise PositionError(f"dead: {name} is on the map")
        remove_person(s, CHARACTERS.index(name))
    for before, after in ((STRIDER, ARAGORN), (GANDALF_GREY, GANDALF_WHITE)):
        if s.where[after] < len(REGIONS) and s.where[before] < len(REGIONS):
            raise PositionError(f"{CHARACTERS[before]} and {CHARACTERS[after]} are the same person")
    if s.where[SARUMAN] < len(REGIONS) and REGIONS[s.where[SARUMAN]] != "orthanc":
        raise PositionError("saruman never leaves orthanc")


def read_fellowship(s: WarState, data: dict[str, Any]) -> None:
    keys = ("region", "progress", "hidden", "guide", "companions", "corruption", "mordor")
    entry = mapping("fellowship", data.get("fellowship", {}), keys)
    s.fellowship = REGIONS.index(one_of("fellowship, region", entry.get("region", "rivendell"), REGIONS))
    s.progress = number("fellowship, progress", entry.get("progress", 0), 0, 12)
    s.hidden = flag("fellowship, hidden", entry.get("hidden", True))
    s.corruption = number("fellowship, corruption", entry.get("corruption", 0), 0, LOST)
    if s.corruption == LOST and "over" not in data:
        raise PositionError("fellowship: at corruption 12 the match is over")
    mordor = entry.get("mordor")
    s.mordor = OFF_TRACK if mordor is None else number("fellowship, mordor", mordor, 0, DOOM)
    if s.mordor != OFF_TRACK and s.progress:
        raise PositionError("fellowship: progress is not counted on the Mordor Track")
    if s.mordor == DOOM and "over" not in data:
        raise PositionError("fellowship: at the Crack of Doom the match is over")
    if s.progress and not s.hidden:
        raise PositionError("fellowship: a revealed Fellowship has no progress")
    _company(s, entry, data)


def _company(s: WarState, entry: dict[str, Any], data: dict[str, Any]) -> None:
    """Who is with the Ring-bearers: those named, or all who are neither on the map nor dead."""
    first_seven = [CHARACTERS[person] for person in COMPANIONS if person not in (ARAGORN, GANDALF_WHITE)]
    elsewhere = {*data.get("characters", {}), *data.get("dead", [])}
    if s.where[ARAGORN] < len(REGIONS):
        elsewhere.add("strider")
    if s.where[GANDALF_WHITE] < len(REGIONS):
        elsewhere.add("gandalf_grey")
    default = [name for name in first_seven if name not in elsewhere]
    s.company = 0
    for name in names("fellowship, companions", entry.get("companions", default), first_seven):
        if name in elsewhere:
            raise PositionError(f"fellowship: {name} cannot be in it and elsewhere")
        s.company |= just(CHARACTERS.index(name))
        s.where[CHARACTERS.index(name)] = IN_FELLOWSHIP
    candidates = ["gollum" if person == GOLLUM else CHARACTERS[person] for person in guides(s)]
    guide = one_of("fellowship, guide", entry.get("guide", candidates[0]), [*first_seven, "gollum"])
    if guide not in candidates:
        raise PositionError(f"fellowship: the Guide must be of the highest level: {', '.join(candidates)}")
    s.guide = GOLLUM if guide == "gollum" else CHARACTERS.index(guide)


# -- a battle between two rounds ----------------------------------------------------------------------


def read_battle(s: WarState, value: Any) -> None:
    keys = (
        "kind",
        "attacker",
        "from",
        "at",
        "round",
        "rearguard",
        "rearguard_characters",
        "assault_rounds",
        "mute_free",
        "may_cease",
        "landing",
        "penalty",
        "white_rider",
    )
    entry = mapping("battle", value, keys)
    kind = BATTLES.index(one_of("battle, kind", entry.get("kind"), BATTLES))
    side = SIDES.index(one_of("battle, attacker", entry.get("attacker"), SIDES))
    from_ = REGIONS.index(one_of("battle, from", entry.get("from"), REGIONS))
    at = REGIONS.index(one_of("battle, at", entry.get("at"), REGIONS))
    b = Battle(kind, side, from_, at)
    b.round = number("battle, round", entry.get("round", 1), 1, 99)
    rear = bytearray(KINDS)
    for figure, many in read_figures("battle, rearguard", entry.get("rearguard", {})).items():
        rear[figure] = many
        if many > s.figures[from_ * KINDS + figure]:
            raise PositionError("battle: the rearguard is larger than the army")
    b.rear = bytes(rear) if any(rear) else None
    for name in names("battle, rearguard_characters", entry.get("rearguard_characters", []), CHARACTERS):
        b.rear_persons |= just(CHARACTERS.index(name))
    b.assault_rounds = number("battle, assault_rounds", entry.get("assault_rounds", 1), 1, 9)
    b.penalty = number("battle, penalty", entry.get("penalty", 0), 0, 10)
    b.mute_free = flag("battle, mute_free", entry.get("mute_free", False))
    b.may_cease = flag("battle, may_cease", entry.get("may_cease", True))
    b.landing = flag("battle, landing", entry.get("landing", False))
    b.white_rider = flag("battle, white_rider", entry.get("white_rider", False))
    _check_battle(s, b)
    s.battle = b


def _check_battle(s: WarState, b: Battle) -> None:
    """Armies that can fight each other: next to each other, or inside and outside of the same walls."""
    if not units(s, b, b.attacker) or not s.strength[1 - b.attacker][b.at]:
        raise PositionError("battle: an army is missing")
    if b.rear_persons & ~persons_at(s, b.from_):
        raise PositionError(f"battle: a character of the rearguard is not in {REGIONS[b.from_]}")
    if b.kind == FIELD:
        if b.from_ == b.at or not (b.landing or has(s.board.adjacent[b.from_], b.at)):
            raise PositionError(f"battle: no field battle from {REGIONS[b.from_]} to {REGIONS[b.at]}")
        return
    within = has(s.besieged, b.at) and b.from_ == b.at
    if not within or (holder(s, b.at) == b.attacker) != (b.kind == SORTIE):
        raise PositionError(
            f"battle: no {BATTLES[b.kind]} of the {SIDES[b.attacker]} side at {REGIONS[b.at]}"
        )
