"""A position read: what is left out has its default, what cannot be is refused with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from westmarch.core.content import Content
from westmarch.core.errors import PositionError
from westmarch.core.parts import expect
from westmarch.core.rules import Setup
from westmarch.core.sets import first_ones, has, just, members, set_of
from westmarch.games.hunt.board import EYE, Board
from westmarch.games.hunt.ids import (
    ALL_SORCERY,
    ALLIES,
    ALLIES_OF_PART,
    COMPANIONS,
    DICE,
    FIRST_LORD_FACE,
    NORMAL_DICE,
    RIDERS,
    SECTIONS,
    SORCERIES,
    TOKENS,
    VOCABULARY,
    ZONES,
)
from westmarch.games.hunt.invariants import check
from westmarch.games.hunt.position import story
from westmarch.games.hunt.position.checks import a_list, a_map, bits, flag, none_of, number, one_of
from westmarch.games.hunt.position.journeys import flight, journey_sheet
from westmarch.games.hunt.position.truth import check_said
from westmarch.games.hunt.position.write import FLAGS, write
from westmarch.games.hunt.rules.letter import LETTERS
from westmarch.games.hunt.rules.senses import TRAILS
from westmarch.games.hunt.start import GIVEN, at_start, empty_table
from westmarch.games.hunt.state import (
    BREE,
    CROSSING,
    DAWN,
    DAY1,
    FALLEN,
    NIGHT,
    NORMAL_ENDINGS,
    NOWHERE,
    OVER,
    PHASES,
    RESCUED,
    SAFE,
    SETUP,
    STAGES,
    HuntState,
)

KEYS = {
    "players", "part", "stage", "phase", "day", "marker", "track", "corruption", "eyes_by_track",
    "fear_of_the_undead", "specials_in_pool", "fellowship_tokens", "companions", "dice", "tokens", "nazgul",
    "order", "lead", "lord", "ally_tokens", "trails", "trail_swords", "hand", "looking", "sorcery_hand",
    "sorcery_hands", "by_track", "seen_sorcery", "decks", "discards", "turn", "options", "info", "mist",
    "barred", "slow", "sensed", "start", "record", "ways", "said", "first_said", "ending", "journey",
    "journeys_drawn", "old_journeys", "known_long", "deeds_done", "gandalf", "dice_taken",
}  # fmt: skip
PART_TWO = (
    *("journey", "journeys_drawn", "old_journeys", "known_long", "deeds_done", "gandalf", "first_said"),
    "dice_taken",
)
"""Keys that mean something in Part 2 only."""
CARRIED = {
    "players", "options", "corruption", "fear_of_the_undead", "fellowship_tokens", "companions", "tokens",
    "order", "lead", "hand", "sorcery_hands", "by_track", "seen_sorcery", "decks", "discards", "info",
    "start", "record", "ways", "first_said",
}  # fmt: skip
"""What the Letter from Gandalf says (p. 25); the rest is as at the start when Part 2 is set up."""
OPTIONS = {
    "part": ("both", "1", "2"),
    "difficulty": tuple(GIVEN),
    "letter": tuple(LETTERS),
    "fellowship": ("3", "4"),
    "havens": ("off", "on"),
    "abilities": ("ask", "always"),
    "notebook": ("book", "open", "closed"),
    "belief": ("off", "on"),
}


ENDINGS = {1: (BREE, RESCUED, FALLEN), 2: (SAFE, FALLEN)}


def read(data: dict[str, Any], content: Content, board: Board) -> tuple[Setup, HuntState]:
    expect(data, KEYS)
    players = number("players", data.get("players", 2), 2, 5)
    given = a_map("options", data.get("options", {}), set(OPTIONS))
    part = number("part", data.get("part", 1), 1, 2)
    plain = {"part": "both", "difficulty": "standard", "fellowship": "3", "havens": "off"}
    plain |= {"abilities": "ask", "notebook": "book", "belief": "off", "letter": "typical"}
    options = {key: one_of(f"options, {key}", given.get(key, plain[key]), OPTIONS[key]) for key in OPTIONS}
    s = empty_table(board, players, options)
    s.part = part
    s.side = board.sides[part]
    s.stage = STAGES.index(one_of("stage", data.get("stage", "bearer"), STAGES))
    none_of("stage", s.stage == (SETUP if part == 2 else CROSSING), f"{STAGES[s.stage]} is not of this part")
    none_of("options, part", options["part"] not in ("both", str(part)), f"this is a position of Part {part}")
    for key in PART_TWO if part == 1 else ():
        none_of(key, data.get(key), "only in Part 2")
    s.phase = PHASES.index(one_of("phase", data.get("phase", "day1"), PHASES))
    none_of("stage", s.stage == DAWN and s.phase != DAY1, "a day dawns before its first phase (p. 10)")
    first_day = int(_begun(s))
    s.day = number("day", data.get("day", first_day), first_day, first_day * 10**6)
    s.eye = one_of("marker", data.get("marker", "ring"), ("ring", "eye")) == "eye"
    journey_sheet(s, data)
    if part == 2:
        flight(s, data)
    _ring(s, data)
    _company(s, data)
    _cards(s, data)
    _riders(s, data)
    _information(s, data)
    _turn(s, data)
    if s.stage == CROSSING:
        none_of("said", data.get("said"), "nothing yet in Part 2")
    s.said = [story.said_of(s.side, one) for one in a_list("said", data.get("said", []))]
    s.first_said = [
        story.said_of(board.sides[1], one) for one in a_list("first_said", data.get("first_said", []))
    ]
    if s.stage == OVER:
        endings = [name.split(".")[1] for name in NORMAL_ENDINGS]
        s.ending = endings.index(one_of("ending", data.get("ending"), endings))
        none_of("ending", s.ending not in ENDINGS[part], f"Part {part} does not end so (pp. 25, 34)")
    else:
        none_of("ending", data.get("ending"), "the match is not over")
    _check(s)
    check_said(s)
    setup = Setup(players, options, content, board)
    if not _begun(s):
        _check_set_up(s, setup)
    return setup, s


def _begun(s: HuntState) -> bool:
    """The part is set up; before that most of what a position can say is not there yet."""
    return s.stage not in (SETUP, CROSSING)


def _check_set_up(s: HuntState, setup: Setup) -> None:
    """Nothing has happened yet; Part 2 begins with what is carried over (pp. 8, 26-28)."""
    fresh = write(at_start(s.board, s.players, setup.options | {"part": str(s.part)}), setup)
    for key, value in write(s, setup).items():
        carried = CARRIED if s.part == 2 else {"players", "options"}
        if key not in carried and fresh.get(key) != value:
            raise PositionError(f"{key}: not before this part is set up")


def _ring(s: HuntState, data: dict[str, Any]) -> None:
    s.corruption = number("corruption", data.get("corruption", 0), 0, 30)
    s.fear = flag("fear_of_the_undead", data.get("fear_of_the_undead", False))
    if "tokens" in data:
        for key in ("specials_in_pool", "eyes_by_track"):
            none_of(key, key in data, "given by tokens already")
        tokens = a_map("tokens", data["tokens"], {"pool", "drawn", "spent", "eyes"})
        s.pool, s.drawn, s.spent, s.eye_tokens = (
            bits(f"tokens, {key}", tokens.get(key, []), TOKENS) for key in ("pool", "drawn", "spent", "eyes")
        )
        none_of("tokens, drawn", s.drawn and s.stage != OVER, "a position is written before tokens are drawn")
        together = s.pool.bit_count() + s.drawn.bit_count() + s.spent.bit_count() + s.eye_tokens.bit_count()
        everything = first_ones(len(TOKENS))
        s.out_of_play = everything & ~(s.pool | s.drawn | s.spent | s.eye_tokens)
        none_of("tokens", together + s.out_of_play.bit_count() > len(TOKENS), "one lies in two places")
    else:
        specials = bits("specials_in_pool", data.get("specials_in_pool", []), TOKENS)
        if specials & ~s.board.red:
            raise PositionError("specials_in_pool: only red tokens are special")
        s.pool |= specials | (s.board.grey if s.part == 2 else 0)
        s.out_of_play &= ~s.pool
        eyes = [token for token in members(s.pool) if s.board.faces[token] == EYE]
        wanted = number("eyes_by_track", data.get("eyes_by_track", 0), 0, len(eyes))
        s.eye_tokens = set_of(eyes[:wanted])
        s.pool &= ~s.eye_tokens
    s.eyes = s.eye_tokens.bit_count()
    if any(s.board.faces[token] != EYE for token in members(s.eye_tokens)):
        raise PositionError("tokens: only Eyes lie by the track")


def _company(s: HuntState, data: dict[str, Any]) -> None:
    first = {"frodo": "up", "sam": "up", "pippin": "up", "merry": "aside", "strider": "aside"}
    plain = first if s.part == 1 else dict.fromkeys(COMPANIONS, "up")
    cards = plain | a_map("companions", data.get("companions", {}), set(COMPANIONS))
    states = [one_of(f"companions, {name}", cards[name], ("up", "down", "aside")) for name in COMPANIONS]
    none_of("companions, frodo", cards["frodo"] == "aside", "his card is always in play")
    none_of("companions, strider", s.part == 1 and cards["strider"] != "aside", "only in Part 2 (p. 27)")
    s.face_up = set_of(n for n, state in enumerate(states) if state == "up")
    s.in_play = set_of(n for n, state in enumerate(states) if state != "aside")
    tokens = a_map("fellowship_tokens", data.get("fellowship_tokens", {}), {"on_frodo", "reserve"})
    s.on_frodo = number("fellowship_tokens, on_frodo", tokens.get("on_frodo", 0), 0, 4)
    reserve = tokens.get("reserve", max(0, s.fellowship - s.on_frodo))
    s.supply = s.on_frodo + number("fellowship_tokens, reserve", reserve, 0, 4 - s.on_frodo)
    places = s.side.names
    s.ally_tokens = bits("ally_tokens", data.get("ally_tokens", []), places)
    s.trail_eyes = bits("trails", data.get("trails", []), places)
    s.trail_swords = bits("trail_swords", data.get("trail_swords", []), places)


def _cards(s: HuntState, data: dict[str, Any]) -> None:
    decks = a_map("decks", data.get("decks", {}), {"ally", "sorcery"})
    discards = a_map("discards", data.get("discards", {}), {"ally", "sorcery"})
    s.hand = bits("hand", data.get("hand", []), ALLIES)
    looking = bits("looking", data.get("looking", []), ALLIES)
    none_of("looking", looking, "a position is written before cards are drawn")
    s.discard = bits("discards, ally", discards.get("ally", []), ALLIES)
    everything = ALLIES_OF_PART[s.part]
    if s.stage == CROSSING:  # the cards of Part 1 are exchanged in the course of it
        listed = decks["ally"] if isinstance(decks.get("ally"), list) else []
        second = s.hand & ALLIES_OF_PART[2] or any(str(card).startswith("A2") for card in listed)
        everything = ALLIES_OF_PART[2 if second else 1]
    held = (s.hand, s.discard)
    s.deck, s.discard = _deck("ally", decks, ALLIES, everything, held, s.discard)
    none_of("sorcery_hand", {"sorcery_hand", "sorcery_hands"} <= set(data), "given by sorcery_hands already")
    hands = data.get("sorcery_hands", [data.get("sorcery_hand", [])])
    hands = [bits("sorcery_hands", hand, SORCERIES) for hand in a_list("sorcery_hands", hands)]
    if len(hands) >= s.players:
        raise PositionError("sorcery_hands: one for each Ringwraith player")
    s.hands = [0, *hands, *[0] * (s.players - 1 - len(hands))]
    s.spells_by_track = bits("by_track", data.get("by_track", []), SORCERIES)
    s.spells_gone = bits("discards, sorcery", discards.get("sorcery", []), SORCERIES)
    places = (*s.hands, s.spells_by_track, s.spells_gone)
    s.spells, s.spells_gone = _deck("sorcery", decks, SORCERIES, ALL_SORCERY, places, s.spells_gone)
    s.seen_spells = bits("seen_sorcery", data.get("seen_sorcery", []), SORCERIES)
    none_of("seen_sorcery", s.seen_spells & ~sum(s.hands), "only cards of the hands")


def _deck(
    key: str, decks: dict[str, Any], table: Sequence[str], everything: int, held: Sequence[int], gone: int
) -> tuple[int, int]:
    """The deck, by its cards or their number; cards that are nowhere else are discarded."""
    elsewhere = 0
    for zone in held:
        if zone & elsewhere or zone & ~everything:
            raise PositionError(f"{key}: a card lies in two places, or is not of this part")
        elsewhere |= zone
    free = everything & ~elsewhere
    if key not in decks:
        return free, gone
    given = decks[key]
    if isinstance(given, list):
        deck = bits(f"decks, {key}", given, table)
    else:
        wanted = number(f"decks, {key}", given, 0, free.bit_count())
        deck = set_of(members(free)[:wanted])
    if deck & ~free:
        raise PositionError(f"decks, {key}: a card lies in two places, or is not of this part")
    return deck, gone | (free & ~deck)


def _riders(s: HuntState, data: dict[str, Any]) -> None:
    starts = members(s.side.rider_starts)
    plain: dict[str, str | None] = {
        name: s.side.names[starts[n * len(starts) // 4]] for n, name in enumerate(RIDERS)
    }
    if not _begun(s):
        plain = dict.fromkeys(RIDERS)
    given = plain | a_map("nazgul", data.get("nazgul", {}), set(RIDERS))
    for rider, name in enumerate(RIDERS):
        none_of(
            f"nazgul, {name}", given[name] is None and _begun(s), "every Nazgûl stands on the board (p. 9)"
        )
        if given[name] is not None:
            s.riders[rider] = story.place_of(s.side, given[name], f"nazgul, {name}")
    hunters = s.players - 1
    order = data.get("order", [])
    if "order" not in data:
        order = [] if not _begun(s) else [[r, n % hunters + 1] for n, r in enumerate(RIDERS)]
    s.order = []
    for entry in a_list("order", order):
        if not isinstance(entry, list) or len(entry) != 2:
            raise PositionError("order: pairs of a Nazgûl and the seat that leads it")
        rider = RIDERS.index(one_of("order", entry[0], RIDERS))
        s.order.append(rider)
        s.owner[rider] = number("order", entry[1], 1, hunters)
    if sorted(s.order) not in ([[0, 1, 2, 3]] if _begun(s) else [[], [0, 1, 2, 3]]):
        raise PositionError("order: each of the four Nazgûl once")
    if s.order and set(s.owner) != set(range(1, s.players)):
        raise PositionError("order: every Ringwraith player leads a Nazgûl (p. 8)")
    first = 1 if s.order else 0
    s.lead = number("lead", data.get("lead", first), first, hunters if s.order else 0)
    lord = data.get("lord")
    none_of("lord", lord is not None and s.part == 1, "the Lord of the Nazgûl comes in Part 2 (p. 32)")
    s.lord = NOWHERE if lord is None else RIDERS.index(one_of("lord", lord, RIDERS))
    for name in a_list("dice", data.get("dice", [])):
        s.dice[DICE.index(one_of("dice", name, DICE))] += 1
    if sum(s.dice[:FIRST_LORD_FACE]) > NORMAL_DICE or sum(s.dice[FIRST_LORD_FACE:]) > 1:
        raise PositionError("dice: six action dice and the one of the Lord of the Nazgûl")
    free = NORMAL_DICE - sum(s.dice[:FIRST_LORD_FACE])
    s.dice_taken = number("dice_taken", data.get("dice_taken", 0), 0, free)
    none_of("dice", s.part == 1 and sum(s.dice[FIRST_LORD_FACE:]), "his die comes in Part 2 (p. 32)")


def _information(s: HuntState, data: dict[str, Any]) -> None:
    shire = s.board.sides[1]
    table = tuple(shire.names[place] for place in s.board.information)
    info = a_map("info", data.get("info", {}), {"hidden", "found", "not", "known", "denied"})
    s.information, s.found, s.found_not, s.known, s.denied = (
        bits(f"info, {key}", info.get(key, []), table)
        for key in ("hidden", "found", "not", "known", "denied")
    )
    if s.information & s.found or s.found_not & (s.information | s.found) & ~s.found:
        raise PositionError("info: a token is hidden or found, not both")
    none_of("info, known", s.known & ~s.information, "only tokens that are hidden")
    none_of("info, denied", s.denied & ~s.known, "only tokens that are known")


def _turn(s: HuntState, data: dict[str, Any]) -> None:
    turn = a_map("turn", data.get("turn", {}), {"acting", *FLAGS})
    s.acting = number("turn, acting", turn.get("acting", 0), 0, len(RIDERS))
    for name in FLAGS:
        setattr(s, name, flag(f"turn, {name}", turn.get(name, False)))
    for key in ("mist", "barred", "slow"):
        setattr(s, key, bits(key, data.get(key, []), ZONES))
        none_of(key, getattr(s, key) & ~set_of(s.side.zones), "only zones of this board")
    if "sensed" in data:
        areas = [f"zone:{ZONES[zone]}" for zone in s.side.zones]
        areas += [f"section:{SECTIONS[section]}" for section in s.side.sections]
        s.sensed = VOCABULARY.parse(one_of("sensed", data["sensed"], areas))


def _check(s: HuntState) -> None:
    none_of("marker", s.eye and s.phase != NIGHT, "it shows the Eye at night only (p. 12)")
    none_of("trails", s.trails.bit_count() > TRAILS, f"there are {TRAILS} trail tokens (p. 6)")
    if s.rider_places & s.ally_tokens:
        raise PositionError("an ally token and a Nazgûl cannot be in one location")
    for rider, place in enumerate(s.riders):
        if place != NOWHERE and has(s.side.exits, place):
            raise PositionError(f"nazgul, {RIDERS[rider]}: no Nazgûl enters an exit")
    if s.ending != FALLEN and s.part == 1 and s.stage != OVER and s.corruption >= 12:
        raise PositionError("corruption: at 12 the match is over")
    if s.part == 2 and s.stage not in (OVER, CROSSING) and s.corruption >= s.limit:
        raise PositionError(f"corruption: at {s.limit} the match is over")
    if s.ally_tokens & s.side.dots or (s.trail_eyes | s.trail_swords) & s.side.dots:
        raise PositionError("tokens lie in locations, not on dots")
    if s.trail_eyes & s.trail_swords & ~just(0) or s.ally_tokens.bit_count() > 8:
        raise PositionError("eight ally tokens, and one trail token a location")
    try:
        check(s)
    except AssertionError as error:
        raise PositionError(f"impossible: {error}") from None
