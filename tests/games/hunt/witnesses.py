"""What is seen of single things in play or on the map, with tables that somebody has corrected."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from columns import opening, position_with, shipped
from westmarch import Match, PositionError
from westmarch.core.content import Content, Row
from westmarch.core.registry import find_game
from westmarch.core.sets import just, members
from westmarch.games.hunt.board import Board, Side
from westmarch.games.hunt.ids import RIDERS, ZONES
from westmarch.games.hunt.state import TRACK_END
from westmarch.testing import answer, kind, options, told

from .table import sheet_to

GAME = find_game("hunt")
PARTS = {"shire": 1, "wild": 2}
FAR = "46"
"""Where Nazgûl wait who have nothing to do, on either board."""


def board(content: Content) -> Board:
    built: Board = GAME.board(content)
    return built


def at_play(content: Content, **position: Any) -> Match[Any]:
    return position_with(GAME, content, position)


def rider(content: Content, part: int, place: str, **more: Any) -> Match[Any]:
    """The blue Nazgûl's turn, standing there."""
    nazgul = {**dict.fromkeys(RIDERS, FAR), "blue": place}
    return at_play(content, part=part, stage="riders", nazgul=nazgul, **more)


def tried(content: Content, part: int, place: str, **more: Any) -> Any:
    """What the Nazgûl may do, or why it cannot be there."""
    try:
        return options(rider(content, part, place, **more))
    except PositionError as nobody_there:
        return str(nobody_there)


def follow(match: Match[Any], until: str) -> Iterator[Any]:
    """The first answer to everything, until this is asked: what was asked, and what could be answered."""
    while match.prompt is not None and kind(match) != until:
        yield kind(match), options(match)
        answer(match, options(match)[0])


# -- the boards ---------------------------------------------------------------------------------------


def kinds(table: str) -> Any:
    def see(content: Content, row: Row) -> Any:
        """Searches (p. 18), dark locations (p. 20), cards that need a kind, exits (p. 17)."""
        hand = {"sorcery_hands": [["S-04", "S-06"]], "dice": ["sorcery", "sword"]}
        return (
            tried(content, PARTS[table], row["id"], **hand),
            tried(content, PARTS[table], row["id"], dice=["sword"]),
        )

    return see


def zone(table: str) -> Any:
    def see(content: Content, row: Row) -> Any:
        """Where the Nazgûl there perceives (p. 18)."""
        return tried(content, PARTS[table], row["id"], dice=["ring"])

    return see


def drawn(table: str) -> Any:
    def see(content: Content, row: Row) -> Any:
        """The place as the map shows it."""
        match = at_play(content, part=PARTS[table])
        found = GAME.shown.scene(match.setup, match.view(None)).map
        assert found is not None
        return found.atlas.place(f"{table}:{row['id']}")

    return see


def line_drawn(table: str) -> Any:
    def see(content: Content, row: Row) -> Any:
        match = at_play(content, part=PARTS[table])
        found = GAME.shown.scene(match.setup, match.view(None)).map
        assert found is not None
        return set(found.atlas.ways)

    return see


def steps(table: str) -> Any:
    def see(content: Content, row: Row) -> Any:
        """One step from both ends (p. 15); to exits only Frodo and his friends go."""
        slow = [zone for zone in ZONES if (zone.split("-")[0] in ("I", "II", "III")) == (table == "shire")]
        seen = []
        for end in (row["a"], row["b"]):
            if end in "ABCD":
                seen.append(ways_out(content, end) if table == "shire" else tokens_from(content, end))
            else:
                seen.append(tried(content, PARTS[table], end, slow=slow))
        return seen

    return see


@lru_cache(maxsize=64)
def ways_out(content: Content, exit_: str) -> Any:
    """From where, after how many dots, Frodo can leave the first board there (p. 12)."""
    side = board(content).sides[1]
    found = []
    for last in members(board(shipped(GAME)).sides[1].connected[side.number[exit_]] & ~side.exits):
        for dots in range(4):
            record = sheet_to(side.names[last], dots, side=side)
            if len(record) < TRACK_END and f"shire:{exit_}" in options(at_play(content, record=record)):
                found.append((side.names[last], dots))
    return found


def tokens_from(content: Content, place: str) -> Any:
    """Where Merry can send an ally token that lies there (p. 14): locations connected with it."""
    turn = {"moved": True, "gandalf_moved": True}
    match = at_play(content, part=2, ally_tokens=[place], turn=turn)
    answer(match, "companion:merry", f"wild:{place}")
    return options(match)


def roads(table: str) -> Any:
    def see(content: Content, row: Row) -> Any:
        """Three steps along roads from anywhere near (p. 15), and where Shirriffs stand."""
        side: Side = board(content).sides[PARTS[table]]
        near = side.graph.reach(side.number[row["a"]], 3)
        seen = [tried(content, PARTS[table], side.names[place]) for place in members(near & ~side.exits)]
        if table == "wild":
            return seen
        match = at_play(content, hand=["A1-14"])
        answer(match, "ally:A1-14")
        for section in options(match):
            twin = match.fork()
            answer(twin, section)
            seen.append(options(twin))
        return seen

    return see


# -- tokens and dice ----------------------------------------------------------------------------------


def informed(content: Content, row: Row) -> Any:
    """Among which tokens the Ring-bearer draws at set-up (p. 9)."""
    match = opening(GAME, content)
    list(follow(match, "setup.information"))
    return options(match)


def deeds(content: Content, row: Row) -> Any:
    """The same of Gandalf's deeds (p. 27)."""
    setup = GAME.setup(2, {"part": "2"}, content)
    match = Match.begin(GAME, setup, GAME.start(setup), 0, ask=True)
    list(follow(match, "gandalf.token"))
    return options(match)


def corrupted(content: Content, row: Row) -> Any:
    """An encounter with this token alone in the pool (pp. 22, 23)."""
    down = dict.fromkeys(("frodo", "sam", "pippin", "merry", "strider"), "down")
    nazgul = {**dict.fromkeys(RIDERS, FAR), "blue": "10"}
    place = {"part": 2, "journey": "JS01", "track": 3, "stage": "encounter", "nazgul": nazgul}
    match = at_play(content, **place, companions=down, tokens={"pool": [row["id"]]})
    answer(match, f"token:{row['id']}")
    return match.view(None)["corruption"], match.view(None)["eyes"]


def thrown(content: Content, row: Row) -> Any:
    """What falls in the refresh step while the Lord of the Nazgûl is there (pp. 25, 33), with many seeds."""
    found = []
    for seed in range(20):
        setup, state = GAME.positions.read({"part": 2, "stage": "roll", "lord": "blue"}, content)
        found.append(told(Match.begin(GAME, setup, state, seed, ask=False), "dice.roll"))
    return found


# -- journey cards ------------------------------------------------------------------------------------


def journey(content: Content, row: Row) -> Any:
    """Whether Frodo is found where the card as shipped says (p. 28), move by move, and where he arrives.

    The Ring Calls asks whether he is in the wild (p. 38).
    """
    wild, way = board(content).sides[2], board(shipped(GAME)).journeys[number_of("journeys", row)]
    seen = []
    for track in range(way.end):
        place = wild.names[way.last[track]]
        for deed, told_of in (("hunt", "hunt.answer"), ("sorcery:S-16", "card.in_wild")):
            hand = {"dice": ["sword", "sorcery"], "sorcery_hands": [["S-16"]]}
            match = rider(content, 2, place, journey=row["id"], track=track, **hand)
            answer(match, deed)
            seen.append(told(match, told_of))
    match = at_play(content, part=2, journey=row["id"], track=way.end - 1)
    return seen, told(match, "frodo.arrived")


def hidden(content: Content, row: Row) -> Any:
    """Whether a search finds Frodo in the ally locations of his way, if refuges are played (p. 29)."""
    wild, way = board(content).sides[2], board(content).journeys[number_of("journeys", row)]
    seen = []
    for track in range(way.end):
        if way.rows[track] >= 0 and just(way.last[track]) & wild.allies:
            place = wild.names[way.last[track]]
            match = rider(content, 2, place, journey=row["id"], track=track, options={"havens": "on"})
            answer(match, "search")
            seen.append(told(match, "search.answer"))
    return seen


def number_of(table: str, row: Row) -> int:
    return [one["id"] for one in shipped(GAME)[table]].index(row["id"])


# -- ally cards ---------------------------------------------------------------------------------------


def where_played(content: Content, row: Row) -> Any:
    """What comes of the card with Frodo, Gandalf and all Nazgûl in one zone, for every zone of its board."""
    if row["out_of_turn"]:
        return {zone: when_answered(content, row, **place) for zone, place in zones(content, row["part"])}
    seen = {}
    for zone, place in zones(content, row["part"]):
        turn = {"moved": True}
        match = at_play(content, part=row["part"], hand=[row["id"]], turn=turn, **place)
        if f"ally:{row['id']}" in options(match):
            answer(match, f"ally:{row['id']}")
            seen[zone] = [*follow(match, "bearer.turn"), match.view(None)["barred"], match.view(None)["slow"]]
    return seen


def zones(content: Content, part: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Of each zone a position in which everybody is there."""
    side = board(content).sides[part]
    for number in side.zones:
        inside = members(side.in_zone[number] & side.locations & ~side.exits)
        stands = side.names[next(place for place in inside if not just(place) & side.starts)]
        nazgul = dict.fromkeys(RIDERS, stands)
        if part == 1:
            yield ZONES[number], {"record": sheet_to(side.names[inside[-1]], side=side), "nazgul": nazgul}
        else:
            yield ZONES[number], {**frodo_in(content, number), "nazgul": nazgul}


def frodo_in(content: Content, zone: int) -> dict[str, Any]:
    """A journey card that leads through a zone, and Gandalf on his way to it, step by step."""
    b = board(content)
    side = b.sides[2]
    card, track = next(
        (number, track)
        for number, way in enumerate(b.journeys)
        for track, place in enumerate(way.rows[:-1])
        if place >= 0 and side.zone[place] == zone
    )
    walks = [[b.deeds[0]]]
    for walk in walks:
        if side.zone[walk[-1]] == zone:
            names = [side.names[place] for place in walk]
            return {"journey": content["journeys"][card]["id"], "track": track, "gandalf": {"record": names}}
        walks += [[*walk, place] for place in members(side.connected[walk[-1]]) if place not in walk]
    raise AssertionError("Gandalf finds no way")


def when_answered(content: Content, row: Row, nazgul: dict[str, str], **more: Any) -> Any:
    """Whether the card can be played against a search there, and against a sorcery card cast there."""
    seen = []
    place = nazgul["blue"]
    for deed in ("search", "sorcery:S-20"):
        match = rider(
            content, row["part"], place, hand=[row["id"]], sorcery_hands=[["S-20"]], dice=["sorcery"], **more
        )
        answer(match, deed)
        seen.append((kind(match), options(match)))
    return seen


def price(content: Content, row: Row) -> Any:
    """Whether it can be played without a Fellowship token, and how many are left of two (p. 15)."""
    seen: list[Any] = []
    for tokens in (0, 2):
        held = {"hand": [row["id"]], "fellowship_tokens": {"on_frodo": tokens}}
        match = reaction(content, row, held) if row["out_of_turn"] else own_turn(content, row, held)
        playable = f"ally:{row['id']}" in options(match)
        seen.append(playable)
        if playable:
            answer(match, f"ally:{row['id']}")
            seen += told(match, "fellowship.spent")
    return seen


def own_turn(content: Content, row: Row, held: dict[str, Any]) -> Match[Any]:
    return at_play(content, part=row["part"], turn={"moved": True}, **held)


def reaction(content: Content, row: Row, held: dict[str, Any]) -> Match[Any]:
    """The moment at which a card is played out of turn (p. 14)."""
    title, part = row["title"], row["part"]
    in_encounter = {"burning_brands", "blades_of_westernesse", "elronds_foresight"}
    if title in in_encounter:
        nazgul = {**dict.fromkeys(RIDERS, FAR), "blue": "10", "red": "10"}
        match = at_play(content, part=2, journey="JS01", track=3, stage="encounter", nazgul=nazgul, **held)
        while f"ally:{row['id']}" not in options(match) and kind(match) != "bearer.turn":
            answer(match, options(match)[0])
        return match
    deeds_ = {
        "the_hymn_to_elbereth": "hunt",
        "o_elbereth_gilthoniel": "hunt",
        "hobbit_feet": "zone:II-C",
        "nob_keeps_watch": "sorcery:S-20",
    }
    place = {"grip_fang_and_wolf": "28", "nob_keeps_watch": "7"}.get(title, "23")
    more = {"sorcery_hands": [["S-20"]], "info": {"hidden": ["23"]} if part == 1 else {}}
    match = rider(content, part, place, dice=["sword", "ring", "sorcery"], **held, **more)
    deed = deeds_.get(title, "search")
    if deed.startswith("zone"):
        deed = next(option for option in options(match) if option.startswith("zone"))
    answer(match, deed)
    return match
