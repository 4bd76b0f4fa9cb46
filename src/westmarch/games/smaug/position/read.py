"""A match from a position written by hand; what is left out has its default, what cannot be is refused.

Defaults: as at set-up, with empty hands; a card named nowhere lies in its deck, or, where a deck is given as
a number of cards, in the discards (adventures: in the box).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from westmarch.core.chance import Chance
from westmarch.core.content import Content
from westmarch.core.errors import PositionError
from westmarch.core.parts import expect
from westmarch.core.rules import OptionSpec, Setup
from westmarch.core.sets import first_ones, has, just, members, set_of
from westmarch.games.smaug.board import START, Board
from westmarch.games.smaug.ids import (
    BILBO,
    CARDS,
    COLOURS,
    DECKS,
    ENEMIES,
    HAND_DECKS,
    MARCHES,
    MIRKWOOD,
    Copies,
    card,
)
from westmarch.games.smaug.position.values import flag, mapping, names, number, one_of
from westmarch.games.smaug.rules.ending import GOAL, REASONS, arrived, both_killed
from westmarch.games.smaug.state import (
    BY_TREASURY,
    KILLED,
    NO_SEAT,
    OVER,
    PHASES,
    SETUP,
    WORN,
    SmaugState,
    place,
    place_smaug,
)

AT_SETUP = ("players", "step", "first", "options")
KEYS = (
    *AT_SETUP,
    *("turn", "to_act", "pieces", "caught", "bilbo", "ring", "smaug", "gandalf", "key_holder", "key_open"),
    *("march", "hands", "decks", "face_up", "discards", "quiet", "declined", "reason"),
)


def start(board: Board, colours: Sequence[int], options: dict[str, str], levels: Sequence[str]) -> SmaugState:
    """Everything on its place before the first card is dealt; cards for other numbers of players are out."""
    players = len(colours)
    decks = [cards & ~board.out[players] for cards in board.backs]
    s = SmaugState(
        board, players, tuple(colours), levels.index(options["difficulty"]), options["hands"] == "open", decks
    )
    for piece in range(2 * players, BILBO):
        s.where[piece] = KILLED
    return s


def read(
    data: dict[str, Any], content: Content, board: Board, specs: Sequence[OptionSpec]
) -> tuple[Setup, SmaugState]:
    expect(data, set(KEYS))
    players = names("players", data.get("players", list(COLOURS[:2])), COLOURS)
    if not 2 <= len(players) <= len(COLOURS):
        raise PositionError("players must be a list of two to four colours")
    given = mapping("options", data.get("options", {}), ("difficulty", "hands"))
    phase = PHASES.index(one_of("step", data.get("step", "march"), PHASES))
    allowed = (*players, "random") if phase == SETUP else players
    first = one_of("first", data.get("first", players[0]), allowed)
    wanted = {
        **given,
        "colours": ",".join(players),
        "first": "random" if first == "random" else str(players.index(first) + 1),
    }
    options = {spec.name: spec.check(wanted.get(spec.name, spec.default), len(players)) for spec in specs}
    levels = next(spec.choices for spec in specs if spec.name == "difficulty")
    s = start(board, [COLOURS.index(name) for name in players], options, levels)
    s.phase = phase
    s.first = NO_SEAT if first == "random" else players.index(first)
    if phase == SETUP:
        expect(data, set(AT_SETUP))
    else:
        _journey(s, data, players)
    return Setup(len(players), options, content, board), s


def _journey(s: SmaugState, data: dict[str, Any], players: list[str]) -> None:
    s.turn = number("turn", data.get("turn", 1), 1, 10**6)
    s.active = players.index(one_of("to_act", data.get("to_act", players[s.first]), players))
    s.key_holder = players.index(one_of("key_holder", data.get("key_holder", players[s.first]), players))
    s.gandalf = number("gandalf", data.get("gandalf", 0), 0, len(s.board.beside) - 1)
    _smaug(s, data)
    _pieces(s, data, players)
    _ring(s, data)
    _marches(s, data, players)
    _cards(s, data, players)
    for key in ("quiet", "declined"):
        found = set_of(players.index(name) for name in names(key, data.get(key, []), players))
        setattr(s, key, found)
    _over(s, data)


def _smaug(s: SmaugState, data: dict[str, Any]) -> None:
    at = data.get("smaug", "cave")
    way = s.board.way
    if at != "cave":
        number("smaug", at, min(way[1:]), max(way))
        place_smaug(s, way.index(at))


def _place(s: SmaugState, where: str, value: Any) -> int:
    return KILLED if value == "killed" else number(where, value, START, s.board.final)


def _pieces(s: SmaugState, data: dict[str, Any], players: list[str]) -> None:
    board = s.board
    places = mapping("pieces", data.get("pieces", {}), players)
    for seat, name in enumerate(players):
        spaces = places.get(name, [START, START])
        if not isinstance(spaces, list) or len(spaces) != 2:
            raise PositionError(f"pieces, {name}: two spaces are needed")
        for n in (0, 1):
            place(s, 2 * seat + n, _place(s, f"pieces, {name}", spaces[n]))
    place(s, BILBO, _place(s, "bilbo", data.get("bilbo", START)))
    for space in range(START + 1, board.final):
        if len(s.pieces_at(space)) > 2:
            raise PositionError(f"space {space}: at most two pieces stand on a space")
    beyond = max(s.where)
    s.key_open = flag("key_open", data.get("key_open", beyond > board.key))
    if beyond > board.key and not s.key_open:
        raise PositionError(f"nobody is past the key space ({board.key}) before the key is laid")
    for entry in names("caught", data.get("caught", []), _caught(s, players), repeat=True):
        colour, at, *second = entry.split(":")
        seat = players.index(colour)
        pair = (2 * seat + 1,) if second else (2 * seat, 2 * seat + 1)
        lying = [p for p in pair if s.where[p] == int(at) and not has(s.caught, p)]
        if not lying:
            raise PositionError(f"caught, {entry}: named more often than dwarves stand there")
        s.caught |= just(lying[0])


def _caught(s: SmaugState, players: list[str]) -> list[str]:
    """Who could lie in a web: a dwarf on an adventure space of Mirkwood, without Bilbo and his Ring."""
    found = [
        f"{name}:{s.where[2 * seat + n]}"
        for seat, name in enumerate(players)
        for n in (0, 1)
        if s.board.area[s.where[2 * seat + n]] == MIRKWOOD
    ]
    return [*found, *(f"{entry}:2" for entry in found if found.count(entry) == 2)]


def _ring(s: SmaugState, data: dict[str, Any]) -> None:
    text = data.get("ring", "worn")
    if text == "worn":
        s.ring = WORN
    elif text == "by the treasury":
        s.ring = BY_TREASURY
    elif isinstance(text, str) and text.startswith("lost at ") and text[8:].isdigit():
        s.ring = number("ring", int(text[8:]), START, s.board.final - 1)
        if s.ring == s.where[BILBO]:
            raise PositionError("ring: Bilbo stands on it, so he wears it")
    else:
        raise PositionError(f"ring: {text!r} is neither 'worn' nor 'lost at …' nor 'by the treasury'")
    if s.ring == WORN and any(s.where[piece] == s.where[BILBO] for piece in members(s.caught)):
        raise PositionError("caught: Bilbo with the Ring frees whoever lies on his space")


def _marches(s: SmaugState, data: dict[str, Any], players: list[str]) -> None:
    given = mapping("march", data.get("march", {}), players)
    for seat, name in enumerate(players):
        up = names(f"march, {name}", given.get(name, list(MARCHES)), MARCHES)
        if not up:
            raise PositionError(f"march, {name}: when all are used they are turned up again")
        s.used[seat] = first_ones(len(MARCHES)) & ~set_of(MARCHES.index(one) for one in up)


# -- cards -------------------------------------------------------------------------------------------


def _cards(s: SmaugState, data: dict[str, Any], players: list[str]) -> None:
    """First what is named, then the decks from what is left."""
    board = s.board
    left = 0
    for cards in s.decks:
        left |= cards

    def take(where: str, value: Any, among: Copies) -> Copies:
        nonlocal left
        found = 0
        for name in names(where, value, CARDS, repeat=True):
            one = board.one(left & among, card(name))
            if not one:
                raise PositionError(f"{where}: there is no (further) {name} to lie there")
            left &= ~one
            found |= one
        return found

    backs = board.backs
    hand_cards = backs[0] | backs[1] | backs[2]
    hands = mapping("hands", data.get("hands", {}), players)
    for seat, name in enumerate(players):
        s.hand[seat] = take(f"hands, {name}", hands.get(name, []), hand_cards & ~board.immediate)
    s.discards = take("discards", data.get("discards", []), hand_cards)
    enemies = names("face_up", data.get("face_up", []), ENEMIES)
    for name in enemies:
        slot = board.deck_of[card(name)] - MIRKWOOD
        if s.face_up[slot] >= 0:
            raise PositionError("face_up: one enemy a deck")
        s.face_up[slot] = take("face_up", [name], -1).bit_length() - 1
    decks = mapping("decks", data.get("decks", {}), DECKS)
    listed = [deck for deck in range(5) if isinstance(decks.get(DECKS[deck]), list)]
    for deck in listed:
        allowed = hand_cards if deck == 0 else backs[deck]  # shuffled discards lie in Beorn's House
        s.decks[deck] = take(f"decks, {DECKS[deck]}", decks[DECKS[deck]], allowed)
    for deck in range(5):
        if deck not in listed:
            s.decks[deck] = _some(s, deck, decks.get(DECKS[deck]), left & backs[deck], data)
            left &= ~s.decks[deck]
    if any(decks.get(DECKS[deck]) is not None for deck in HAND_DECKS) and "discards" not in data:
        s.discards |= left & hand_cards


def _some(s: SmaugState, deck: int, wanted: Any, left: Copies, data: dict[str, Any]) -> Copies:
    """So many of the cards that are left, drawn by lot from the position itself."""
    if wanted is None:
        return left
    many = number(f"decks, {DECKS[deck]}", wanted, 0, left.bit_count())
    canonical = json.dumps([deck, data], sort_keys=True, default=str).encode()
    chance = Chance.of(int.from_bytes(hashlib.sha256(canonical).digest(), "big"))
    return set_of(chance.shuffled(members(left))[:many])


# -- the end -----------------------------------------------------------------------------------------


def _over(s: SmaugState, data: dict[str, Any]) -> None:
    """A position that is over says why; one that goes on must not be over."""
    board = s.board
    won = s.where[BILBO] == board.final and all(arrived(s, seat) for seat in range(s.players))
    lost = [
        s.smaug == board.dragon,
        s.where[BILBO] == KILLED,
        any(both_killed(s, seat) for seat in range(s.players)),
    ]
    if s.phase != OVER:
        if won or any(lost):
            raise PositionError("this match would be over: step must be 'over'")
        if "reason" in data:
            raise PositionError("reason: only of a match that is over")
        return
    s.reason = one_of("reason", data.get("reason"), REASONS)
    holds = dict(zip(REASONS[2:], lost, strict=True)) | {GOAL: won, REASONS[1]: s.smaug > 0}
    if not holds[s.reason]:
        raise PositionError(f"reason: {s.reason} does not fit this position")
