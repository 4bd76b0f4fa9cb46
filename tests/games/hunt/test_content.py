"""Every statement of the rulebook about boards, cards and tokens holds for our tables (known_facts.json)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from westmarch.core.content import Source, correct
from westmarch.core.errors import ContentError
from westmarch.core.sets import has, members
from westmarch.core.text import text_for
from westmarch.games.hunt import GAME, tables
from westmarch.games.hunt.board import EYE, Side
from westmarch.games.hunt.cards import allies_one, allies_two, deck, sorcery, spells
from westmarch.games.hunt.ids import ALLY_TITLES, SORCERY_TITLES
from westmarch.games.hunt.rules.senses import TITLES_AT

from .table import BOARD, CONTENT, SHIRE, WILD, names

FACTS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "known_facts.json").read_text("utf-8"))
Rows = dict[str, dict[str, Any]]
ROWS: dict[int, Rows] = {
    1: {row["id"]: row for row in CONTENT["shire"]},
    2: {row["id"]: row for row in CONTENT["wild"]},
}


class Known:
    """One board, as the facts ask about it."""

    def __init__(self, part: int) -> None:
        self.part = part
        self.side: Side = BOARD.sides[part]
        self.rows = ROWS[part]
        self.near = {n: names(self.side, self.side.graph.adjacent[self.side.number[n]]) for n in self.rows}
        self.roads = {n: names(self.side, self.side.roads.adjacent[self.side.number[n]]) for n in self.rows}

    def is_dot(self, place: str) -> bool:
        return self.rows[place]["kinds"] == ["dot"]

    def available(self, place: str, dots: int) -> set[str]:
        return names(self.side, self.side.available_from(self.side.number[place], dots)) - {place}

    def least_dots(self, a: str, b: str) -> int | None:
        return next((dots for dots in range(9) if b in self.available(a, dots)), None)

    def connected(self, place: str) -> set[str]:
        return names(self.side, self.side.connected[self.side.number[place]])

    def walk(self, start: str, entries: list[str], by: dict[str, set[str]]) -> bool:
        at = {start}
        for entry in entries:
            at = {n for p in at for n in by[p] if n == entry or (entry == "." and self.is_dot(n))}
        return bool(at)

    def sided(self, place: str, side: str) -> list[str]:
        x = self.rows[place]["x"]
        dots = [n for n in self.near[place] if self.is_dot(n)]
        return [n for n in dots if (self.rows[n]["x"] < x if side == "left" else self.rows[n]["x"] > x)]

    def of_kind(self, kind: str) -> set[str]:
        return {n for n, row in self.rows.items() if kind in row["kinds"]}

    def distance(self, a: str, b: str, roads: bool = False) -> int:
        graph = self.side.roads if roads else self.side.graph
        return graph.distances(1 << self.side.number[a])[self.side.number[b]]


BOARDS = {1: Known(1), 2: Known(2)}
ENGLISH = text_for("en", GAME)


def name_of(part: int, place: str) -> str:
    return ENGLISH.name(f"{'shire' if part == 1 else 'wild'}:{place}").removeprefix(place).strip()


def journeys(deck_name: str) -> list[dict[str, Any]]:
    return [row for row in CONTENT["journeys"] if row["deck"] == deck_name]


def fits(row: dict[str, Any], args: dict[str, Any]) -> bool:
    way = row["rows"]
    if any(way[int(step)] != place for step, place in args["at"].items()):
        return False
    if "before" in args and [p for p in way[: args["before_step"]] if p != "."] != args["before"]:
        return False
    passed = [p for p in way if p != "."]
    return "sequence" not in args or passed[: len(args["sequence"])] == args["sequence"]


def holds(fact: dict[str, Any]) -> bool:
    k, a = BOARDS[fact["part"]], fact["args"]
    match fact["type"]:
        case "adjacent":
            return a["b"] in k.near[a["a"]]
        case "not_adjacent":
            return a["b"] not in k.near[a["a"]]
        case "dot_side":
            return any("edge" not in a or n not in k.roads[a["loc"]] for n in k.sided(a["loc"], a["side"]))
        case "neighbours_exact":
            near = k.near[a["loc"]]
            dots = {n for n in near if k.is_dot(n)}
            return near - dots == set(a["locations"]) and len(dots) == a["dots"]
        case "adjacent_locations_exact":
            return {n for n in k.near[a["loc"]] if not k.is_dot(n)} == set(a["locations"])
        case "connected_exact":
            return k.connected(a["loc"]) - {a["loc"]} == set(a["locations"])
        case "connected_dots_exact":
            side = k.side
            dots = side.graph.reach(side.number[a["loc"]], 9, stops=side.locations) & side.dots
            return dots.bit_count() == a["n"]
        case "self_connected":
            return a["loc"] in k.connected(a["loc"])
        case "available_exact":
            return k.available(a["last"], a["dots"]) == set(a["locations"])
        case "available_includes":
            return set(a["locations"]) <= k.available(a["last"], a["dots"])
        case "min_dots":
            return k.least_dots(a["a"], a["b"]) == a["n"]
        case "connected":
            return a["b"] in k.connected(a["a"])
        case "not_connected":
            return a["b"] not in k.connected(a["a"])
        case "named":
            return name_of(fact["part"], a["loc"]) == a["name"]
        case "kind":
            return a["kind"] in k.rows[a["loc"]]["kinds"]
        case "frodo_trace" | "road_walk" | "path_walk":
            by = k.near
            if fact["type"] == "road_walk":
                by = k.roads
            elif fact["type"] == "path_walk":
                by = {n: k.near[n] - k.roads[n] for n in k.near}
            return k.walk(a["start"], a["entries"], by)
        case "road_distance":
            return k.distance(a["a"], a["b"], roads=True) == a["n"]
        case "road_distance_max":
            return 0 <= k.distance(a["a"], a["b"], roads=True) <= a["n"]
        case "in_zone":
            return k.rows[a["loc"]]["zone"] == a["zone"]
        case "in_section":
            return k.rows[a["loc"]]["zone"].split("-")[0] == a["section"]
        case "encounter_participants":
            stand = [k.sided("23", "right")[0] if p.startswith("@") else p for p in a["positions"]]
            return sum(p == a["at"] or p in k.near[a["at"]] for p in stand) == a["participants"]
        case "nearer_exit":
            far = {n: min(k.distance(n, e) for e in k.of_kind("exit")) for n in (a["loc"], a["than"])}
            return far[a["loc"]] < far[a["than"]]
        case "remaining_moves":
            last = k.side.number[a["last"]]
            return k.side.moves_to_exit(last, a["dots"]) == a["moves"] and a["exit"] in k.connected(a["last"])
        case "exit_letters":
            return set(a["include"]) <= k.of_kind("exit") and len(k.of_kind("exit")) >= a["min"]
        case "count_kind":
            number = len(k.of_kind(a["kind"]))
            return number == a["eq"] if "eq" in a else number >= a["min"]
        case "exits_on_right":
            exits = k.of_kind("exit")
            rest = set(k.rows) - exits - k.of_kind("dot")
            return min(k.rows[n]["x"] for n in exits) > max(k.rows[n]["x"] for n in rest)
        case "zones":
            zones = {row["zone"] for row in k.rows.values()}
            by_section = Counter(zone.split("-")[0] for zone in zones)
            letters = {zone.split("-")[1] for zone in zones}
            most = max(by_section.values()) <= a["max_per_section"]
            return (len(zones), set(by_section), letters <= set(a["letters"]), most) == (
                a["total"],
                set(a["sections"]),
                True,
                True,
            )
        case "frodo_reach":
            starts = members(k.side.starts)
            return all(k.side.moves_to_exit(start, 0) <= a["max_moves"] for start in starts)
        case "max_location_at_least":
            return str(a["n"]) in k.rows
        case "unnamed_soft":
            return not any(name_of(fact["part"], n) for n in a["locs"])
        case "chain_steps":
            pairs = zip(a["locs"], a["locs"][1:], strict=False)
            dots = [k.least_dots(p, q) for p, q in pairs]
            return sum(1 + (99 if n is None else n) for n in dots) == a["steps"]
        case "gandalf_walk":
            return all(q in k.connected(p) for p, q in zip(a["locs"], a["locs"][1:], strict=False))
        case "north_of":
            return max(k.rows[n]["y"] for n in a["north"]) < min(k.rows[n]["y"] for n in a["south"])
        case "deed":
            return a["loc"] in [row["id"] for row in CONTENT["deeds"]]
        case "journey_example":
            return any(fits(row, a) for row in journeys(a["deck"]))
        case "refuge":
            return all(len(row["refuges"]) >= a["min_per_card"] for row in journeys(a["deck"]))
    raise AssertionError(f"unknown fact {fact['type']}")


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact["id"])
def test_a_fact_of_the_rulebook_holds_on_our_boards(fact: dict[str, Any]) -> None:
    assert holds(fact), fact


def test_all_eighty_five_facts_are_checked() -> None:
    assert len({fact["id"] for fact in FACTS}) == 85


@pytest.mark.parametrize("side", [SHIRE, WILD], ids=["shire", "wild"])
def test_boards_hang_together_and_nazgul_need_no_exit(side: Side) -> None:
    for start in members(side.rider_starts):
        reached = side.graph.reach(start, 99, ~side.exits)
        assert reached == side.graph.everywhere & ~side.exits
    assert all(len(side.graph.neighbours[dot]) >= 2 for dot in members(side.dots))


def test_corruption_tokens_as_counted_in_the_book() -> None:
    """p. 6: 15 beige, 2 red, 3 grey; p. 23: a beige 3 and two beige Eyes."""
    assert (BOARD.beige.bit_count(), BOARD.red.bit_count(), BOARD.grey.bit_count()) == (15, 2, 3)
    beige = [BOARD.faces[token] for token in members(BOARD.beige)]
    assert 3 in beige
    assert beige.count(EYE) >= 2


def test_dice_faces() -> None:
    """pp. 17 and 33."""
    action, lord = (Counter(row["faces"]) for row in CONTENT["dice"])
    assert action == {"ring": 2, "sword": 2, "sorcery": 1, "shadow": 1}
    special = ["morgul_ring", "manhunt", "morgul_shadow"]
    assert lord == Counter(["lord_ring", "lord_sword", "lord_sorcery", *special])


def test_tokens_name_ally_locations() -> None:
    """pp. 6, 21, 27: twelve and ten, all of them different."""
    assert len(set(BOARD.information)) == 12
    assert all(has(SHIRE.allies, place) for place in BOARD.information)
    assert len(set(BOARD.deeds)) == 10
    assert all(has(WILD.allies, place) for place in BOARD.deeds)


def test_journeys_are_legal_walks_and_all_different() -> None:
    """p. 28: 18 short and 18 long ones; each entry is available by the rule of Part 1."""
    for row, journey in zip(CONTENT["journeys"], BOARD.journeys, strict=True):
        last, dots = journey.rows[0], 0
        for place in journey.rows[1:]:
            if place < 0:
                dots += 1
            else:
                assert has(WILD.available_from(last, dots), place), row["id"]
                last, dots = place, 0
    for name in ("short", "long"):
        assert len({tuple(row["rows"]) for row in journeys(name)}) == 18


def test_every_card_is_written() -> None:
    """22 cards a deck (p. 2); each has an effect in its own turn or a moment out of turn."""
    assert allies_one
    assert allies_two
    assert sorcery
    out_of_turn = {title for titles in TITLES_AT for title in titles}
    assert set(deck.ALLY_CARDS) | out_of_turn == set(ALLY_TITLES)
    assert not set(deck.ALLY_CARDS) & out_of_turn
    assert set(spells.SPELLS) == set(SORCERY_TITLES)
    assert Counter(row["part"] for row in CONTENT["allies"]) == {1: 22, 2: 22}
    assert len(SORCERY_TITLES) == 22
    for row in CONTENT["allies"]:
        assert row["out_of_turn"] == (row["title"] in out_of_turn)


def test_reconstructed_rows_are_marked() -> None:
    marked = set(CONTENT.reconstructed())
    assert ("shire", "5") in marked
    assert ("journeys", "JS02") in marked
    assert ("dice", "action") not in marked


@pytest.mark.parametrize(
    ("table", "old", "new", "reason"),
    [
        ("information", 'id = "4"', 'id = "5"', "no ally location"),
        ("journeys", '"43", "A"', '"A", "A"', "ends at its first exit"),
        ("tokens", 'colour = "red"', 'colour = "grey"', "2 red"),
        ("allies", 'zones = ["III-B", "III-C"]', 'zones = ["IV-A"]', "not on the board"),
        ("shire_ways", 'a = "1"', 'a = "b01"', "no place of this board"),
    ],
)
def test_a_wrong_table_is_refused_with_its_reason(table: str, old: str, new: str, reason: str) -> None:
    from importlib import resources

    text = (resources.files(tables.PACKAGE) / "content" / f"{table}.toml").read_text("utf-8")
    assert old in text
    source = Source.parse(f"{table}.toml", text.replace(old, new, 1))
    with pytest.raises(ContentError, match=reason):
        correct(tables.PACKAGE, tables.TABLES, {table: source})
