"""The map, figures, cards and tiles as tuples and masks, built from ``content/`` once per set of tables.

A set of regions is an int with one bit a region; `WITHIN` of a region holds, for each number of
steps, all regions that can be reached over open borders.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from westmarch.core.content import Content
from westmarch.core.graph import Graph
from westmarch.core.sets import first_ones, just, set_of
from westmarch.games.war.ids import (
    COMBATS,
    FACES,
    FREE,
    FREE_NATIONS,
    KINDS,
    NATIONS,
    NAZGUL,
    REGIONS,
    SHADOW,
    SIDE_OF,
    deck_of,
    deck_side,
    elite,
    leader,
    regular,
)
from westmarch.games.war.seats import PARTS, SIDE_OF_PART

NOWHERE = 0
TOWN, CITY, STRONGHOLD = 1, 2, 3
POINTS = (0, 0, 1, 2)
"""Victory points for capturing each kind of settlement (rulebook p. 11)."""
FARTHEST = 20

EYE_TILE, DIE_TILE = 100, 101
"""Values of tiles whose damage is not printed."""

ALL_REGIONS = first_ones(len(REGIONS))


@dataclass(frozen=True, eq=False)
class Board:
    """What is printed; shared by all matches with the same tables, never changed."""

    graph: Graph
    adjacent: tuple[int, ...]
    """Mask of the regions next to each region."""
    neighbours: tuple[tuple[int, ...], ...]
    within: tuple[tuple[int, ...], ...]
    nation: tuple[int, ...]
    """Of each region; -1 outside all borders."""
    of_nation: tuple[int, ...]
    """Mask of each nation's regions."""
    no_nation: int
    land: tuple[int, ...]
    """For each region, mask of all regions of the same nation, or of none."""
    settlement: tuple[int, ...]
    settlements: int
    strongholds: int
    cities: int
    fortified: int
    """Regions where an attacker needs sixes in the first round: Cities and Fortifications (p. 31)."""
    coastal: int
    eastern: int
    home: tuple[int, int]
    """Mask of the settlements each side owns at the start."""
    points: tuple[int, ...]
    limits: tuple[int, ...]
    """Figures of each kind in the box."""
    armies: tuple[tuple[int, int, int], ...]
    """(region, kind, number) at set-up."""
    start_step: tuple[int, ...]
    start_active: int
    level: tuple[int, ...]
    leadership: tuple[int, ...]
    activates: tuple[int, ...]
    """Mask of nations each character may rouse."""
    bonus_die: tuple[int, ...]
    """Action dice that each character brings while it is on the map."""
    captains: int
    faces: tuple[tuple[int, ...], tuple[int, ...]]
    dice: tuple[tuple[int, int], tuple[int, int]]
    """Start and most dice of each side."""
    card_face: tuple[int, ...]
    stays: int
    """Mask of the cards that stay on the table."""
    card_parts: tuple[int, ...]
    """Mask of the parts (`seats.PARTS`) that may use each card's event (p. 46)."""
    combat_of: tuple[int, ...]
    initiative: tuple[tuple[int, ...], ...]
    """Steps of the round at which each combat half has its effects."""
    tile_value: tuple[int, ...]
    tile_reveals: int
    tile_stops: int
    standard_tiles: int
    free_tiles: int
    eye_tiles: int
    crossable: tuple[int, ...]
    """For each nation the regions its figures may enter while it is not at war (p. 36)."""


def build(content: Content) -> Board:
    regions = content["regions"]
    borders = [(REGIONS.index(row["a"]), REGIONS.index(row["b"])) for row in content["borders"]]
    graph = Graph(len(regions), borders)
    nation = tuple(-1 if row["nation"] == "none" else NATIONS.index(row["nation"]) for row in regions)
    of_nation = tuple(_mask(n == wanted for n in nation) for wanted in range(len(NATIONS)))
    kinds = ("none", "town", "city", "stronghold")
    settlement = tuple(kinds.index(row["settlement"]) for row in regions)
    no_nation = _mask(n == -1 for n in nation)
    cards, tiles = content["cards"], content["tiles"]
    persons, nations = content["characters"], content["nations"]
    return Board(
        graph=graph,
        adjacent=graph.adjacent,
        neighbours=graph.neighbours,
        within=tuple(graph.layers(at, FARTHEST) for at in range(len(regions))),
        nation=nation,
        of_nation=of_nation,
        no_nation=no_nation,
        land=tuple(no_nation if n < 0 else of_nation[n] for n in nation),
        settlement=settlement,
        settlements=_mask(bool(kind) for kind in settlement),
        strongholds=_mask(kind == STRONGHOLD for kind in settlement),
        cities=_mask(kind == CITY for kind in settlement),
        fortified=_mask(
            kind == CITY or row["fortification"] for kind, row in zip(settlement, regions, strict=True)
        ),
        coastal=_mask(row["coastal"] for row in regions),
        eastern=_mask(row["eastern"] for row in regions),
        home=(_home(settlement, nation, FREE), _home(settlement, nation, SHADOW)),
        points=tuple(POINTS[kind] for kind in settlement),
        limits=_limits(content),
        armies=_armies(content),
        start_step=tuple(row["step"] - 1 for row in nations),
        start_active=_mask(row["active"] for row in nations),
        level=tuple(row["level"] for row in persons),
        leadership=tuple(row["leadership"] for row in persons),
        activates=tuple(_rouses(row["activates"]) for row in persons),
        bonus_die=tuple(row["die"] for row in persons),
        captains=_mask(row["captain"] for row in persons),
        faces=(_faces(content, FREE), _faces(content, SHADOW)),
        dice=(_dice(content, FREE), _dice(content, SHADOW)),
        card_face=tuple(FACES.index(row["type"]) for row in cards),
        stays=_mask(row["table"] for row in cards),
        card_parts=tuple(_parts(number, row["player"]) for number, row in enumerate(content["symbols"])),
        combat_of=tuple(COMBATS.index(row["combat"]) for row in cards),
        initiative=tuple(tuple(int(step) for step in row["initiative"]) for row in content["combat"]),
        tile_value=tuple({"eye": EYE_TILE, "die": DIE_TILE}.get(row["value"]) or _int(row) for row in tiles),
        tile_reveals=_mask(row["reveal"] for row in tiles),
        tile_stops=_mask(row["stop"] for row in tiles),
        standard_tiles=_mask(row["kind"] == "standard" for row in tiles),
        free_tiles=_mask(row["kind"] == "fellowship" for row in tiles),
        eye_tiles=_mask(row["value"] == "eye" for row in tiles),
        crossable=tuple(no_nation | mask for mask in of_nation),
    )


def _parts(number: int, player: str) -> int:
    side = deck_side(deck_of(number))
    return set_of(
        part for part, name in enumerate(PARTS) if SIDE_OF_PART[part] == side and player in ("any", name)
    )


def _int(row: dict[str, str]) -> int:
    return int(row["value"])


def _mask(flags: Iterable[object]) -> int:
    mask = 0
    for number, flag in enumerate(flags):
        if flag:
            mask |= just(number)
    return mask


def _home(settlement: tuple[int, ...], nation: tuple[int, ...], side: int) -> int:
    return _mask(
        bool(kind) and n >= 0 and SIDE_OF[n] == side for kind, n in zip(settlement, nation, strict=True)
    )


def _limits(content: Content) -> tuple[int, ...]:
    limits = [0] * KINDS
    for number, row in enumerate(content["nations"]):
        limits[regular(number)] = row["regular"]
        limits[elite(number)] = row["elite"]
        if number < 5:
            limits[leader(number)] = row["leader"]
        limits[NAZGUL] += row["nazgul"]
    return tuple(limits)


def _armies(content: Content) -> tuple[tuple[int, int, int], ...]:
    figures = []
    for row in content["armies"]:
        at, nation = REGIONS.index(row["region"]), NATIONS.index(row["nation"])
        figures.append((at, regular(nation), row["regular"]))
        figures.append((at, elite(nation), row["elite"]))
        if nation < 5:
            figures.append((at, leader(nation), row["leader"]))
        else:
            figures.append((at, NAZGUL, row["nazgul"]))
    return tuple(figure for figure in figures if figure[2])


def _rouses(name: str) -> int:
    if name == "none":
        return 0
    return set_of(FREE_NATIONS) if name == "any_free" else just(NATIONS.index(name))


def _faces(content: Content, side: int) -> tuple[int, ...]:
    return tuple(FACES.index(face) for face in content["dice"][side]["faces"])


def _dice(content: Content, side: int) -> tuple[int, int]:
    row = content["dice"][side]
    return row["start"], row["most"]
