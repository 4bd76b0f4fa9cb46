"""Ally cards: which to play in the own turn, which against a Nazgûl's action, which to keep."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from westmarch.core.sets import has, members
from westmarch.games.hunt.bots import ground
from westmarch.games.hunt.bots.flight import A_PHASE, FREE_WILL, Flight, whim
from westmarch.games.hunt.bots.guess import guess
from westmarch.games.hunt.bots.sorcery import kept as spell_kept
from westmarch.games.hunt.ids import (
    ALLY,
    DIE,
    DONE,
    MERRY,
    PASS,
    PLAYER,
    RIDER,
    RING,
    SECTION,
    SHADOW,
    SORCERY,
    SPELL,
    STRIDER,
    SWORD,
    ZONE,
)
from westmarch.games.hunt.rules.bearer import may_move_by_card
from westmarch.games.hunt.state import ENCOUNTER, HAND_LIMIT, NIGHT, HuntState

Worth = Callable[[Flight, int], float]
WORTH_PLAYING = 0.3
KEPT = {
    "athelas": 1.6,
    "the_hymn_to_elbereth": 1.1,
    "o_elbereth_gilthoniel": 1.1,
    "grip_fang_and_wolf": 0.9,
    "beds_and_baths": 0.9,
    "tom_bombadil": 0.8,
    "asfaloth": 0.9,
    "blades_of_westernesse": 0.8,
    "burning_brands": 0.7,
    "a_conspiracy_unmasked": 1.0,
    "elronds_foresight": 0.5,
    "a_walking_song": 0.7,
    "the_fall_of_gil_galad": 0.7,
    "hobbit_feet": 0.6,
    "under_the_roots": 0.5,
    "a_rangers_craft": 0.5,
    "a_short_cut_to_mushrooms": 0.6,
}
ORDINARY = 0.4
COSTLY = ("the_hymn_to_elbereth", "o_elbereth_gilthoniel", "blades_of_westernesse")


def title(s: HuntState, card: int) -> str:
    return s.board.allies[card].title


def kept(s: HuntState, card: int) -> float:
    return KEPT.get(title(s, card), ORDINARY)


def price_kept(s: HuntState) -> int:
    """Fellowship tokens that a card in hand may need out of turn."""
    return int(any(title(s, card) in COSTLY for card in members(s.hand)))


# -- in the own turn ---------------------------------------------------------------------------------


def best(flight: Flight, codes: Sequence[int]) -> int | None:
    """The card that helps most now, or None; with a full hand even one that helps little."""
    s = flight.s
    if not codes:
        return None
    bar = WORTH_PLAYING if s.hand.bit_count() < HAND_LIMIT else 0.05
    worth, code = max((play(flight, ALLY.of(code)), code) for code in codes)
    return code if worth > bar else None


def play(flight: Flight, card: int) -> float:
    return PLAY.get(title(flight.s, card), _always(0.35))(flight, card)


def _always(worth: float) -> Worth:
    def value(flight: Flight, card: int) -> float:
        return worth

    return value


def _move(flight: Flight, card: int) -> float:
    """An extra move tells where Frodo was; by night it turns the Eye on him."""
    if not may_move_by_card(flight.s) or flight.s.phase == NIGHT:
        return 0.0
    return flight.further_move()


def _dot(flight: Flight, card: int) -> float:
    s = flight.s
    now, then = flight.ahead(s.last, s.dots, s.track), flight.ahead(s.last, s.dots + 1, s.track + 1)
    return now - then + 0.1 if then < now - A_PHASE / 2 else 0.0


def _shield(flight: Flight, card: int) -> float:
    """A token where the card allows it: best over Frodo's own place."""
    s = flight.s
    printed = s.board.allies[card]
    area = printed.zones | printed.sections | printed.places or s.side.locations
    return 0.25 + (0.8 * flight.danger if has(area, s.last) else 0.0)


def _roads(flight: Flight, card: int) -> float:
    s = flight.s
    return 0.25 + (0.8 * flight.danger if has(s.side.on_road, s.last) else 0.0)


def _push(flight: Flight, card: int) -> float:
    s = flight.s
    area = s.board.allies[card].zones
    there = [rider for rider in s.riders if rider >= 0 and has(area, rider)]
    near = sum(ground.rides(s.side)[rider][s.last] <= 2 for rider in there)
    return 0.1 * len(there) + 0.35 * near + 0.3 * flight.danger * (near > 0)


def _veil(flight: Flight, card: int) -> float:
    """No Perception: worth as much as there are Rings among the dice."""
    return 0.1 + 0.12 * ground.rings(flight.s) + 0.2 * flight.danger


def _merry(flight: Flight, card: int) -> float:
    return 0.6 if has(flight.s.in_play, MERRY) else 1.2


def _athelas(flight: Flight, card: int) -> float:
    s = flight.s
    return 1.5 if s.corruption >= (2 if has(s.face_up, STRIDER) else 1) else 0.0


def _bath(flight: Flight, card: int) -> float:
    return 1.3 if flight.s.corruption else 0.0


def _tokens(flight: Flight, card: int) -> float:
    return 0.1 + 0.3 * flight.danger if flight.s.ally_tokens else 0.0


def _eagles(flight: Flight, card: int) -> float:
    s = flight.s
    return 0.2 + 0.15 * max(hand.bit_count() for hand in s.hands[1:])


def _scent(flight: Flight, card: int) -> float:
    """A veil, but only where trails lie."""
    return 0.8 * _veil(flight, card)


PLAY: dict[str, Worth] = {
    "tom_bombadil": _move,
    "asfaloth": _move,
    "a_short_cut_to_mushrooms": _dot,
    "farmer_maggot": _shield,
    "gildor_inglorion": lambda flight, card: 0.2 + _shield(flight, card),
    "barliman_butterbur": lambda flight, card: 0.2 + _shield(flight, card),
    "fredegar_bolger": _shield,
    "shirriffs_on_the_road": _roads,
    "rangers_of_the_north": _shield,
    "the_sons_of_elrond": _shield,
    "glorfindel": _shield,
    "the_horn_call_of_buckland": _push,
    "the_flood_of_bruinen": _push,
    "the_ferry_untied": _veil,
    "mist_from_the_river": _veil,
    "midgewater_mists": _veil,
    "a_conspiracy_unmasked": _merry,
    "athelas": _athelas,
    "beds_and_baths": _bath,
    "a_walking_song": _always(0.8),
    "the_fall_of_gil_galad": _always(0.8),
    "talk_at_the_green_dragon": _always(0.5),
    "bill_the_pony": _always(0.6),
    "neighbours_and_cousins": _tokens,
    "eyes_of_the_eagles": _eagles,
    "false_scent": _scent,
    "the_wizards_haste": _always(0.45),
    "lightning_on_the_hill": _always(0.5),
}


# -- out of turn -------------------------------------------------------------------------------------


def react(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """Against a hunt that would find Frodo, a search that would tell much, Perception that is right."""
    cards = sorted((kept(s, ALLY.of(code)), code) for code in codes if code != PASS)
    for _, code in cards:
        if _serves(s, title(s, ALLY.of(code))):
            return code
    return PASS


def _serves(s: HuntState, name: str) -> bool:
    if s.stage == ENCOUNTER:
        return name != "burning_brands" or (s.drawn.bit_count() > 0 and _badly(s))
    if name == "elronds_foresight":
        return True
    place = s.riders[s.active]
    if name in ("the_hymn_to_elbereth", "o_elbereth_gilthoniel"):
        return place == s.last
    if name == "grip_fang_and_wolf":
        return place == s.last
    if name in ("under_the_roots", "a_rangers_craft"):
        return has(s.visited, place) and guess(s).searching(place)[1] > 0.4
    if name == "hobbit_feet":
        return guess(s).asking(s.side.in_zone[s.side.zone[place]]) > 0.5
    if name == "nob_keeps_watch":
        return True
    return s.abilities < 5  # the Gaffer's Short Answer


def _badly(s: HuntState) -> bool:
    faces = [s.board.faces[token] for token in members(s.drawn)]
    return max(1 + s.eyes + s.fear if face < 0 else face for face in faces) > ground.token_worth(s)


# -- choices of cards --------------------------------------------------------------------------------


def keep(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    return max(codes, key=lambda code: kept(s, ALLY.of(code)))


def discard(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    return min(codes, key=lambda code: kept(s, ALLY.of(code)))


def effect(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """Merry joins if he can; a token for an empty purse; else cards."""
    name = title(s, s.playing)
    if name == "a_conspiracy_unmasked":
        return codes[1] if has(s.in_play, MERRY) else codes[0]
    if name == "bill_the_pony":
        return codes[0] if s.on_frodo == 0 and s.supply else codes[1]
    return codes[1]


def place(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """An ally token over Frodo if he is in danger, else where hunters may want to go."""
    flight = Flight(s)
    return max(codes, key=lambda code: flight.shield(s.side.domain.of(code)) + FREE_WILL * whim(s, code) / 3)


def token(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """Tokens that bar nobody may be moved."""
    flight = Flight(s)
    tokens = [code for code in codes if code != DONE]
    return min(tokens, key=lambda code: flight.shield(s.side.domain.of(code))) if tokens else DONE


def to(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    flight = Flight(s)
    places = [code for code in codes if code != DONE]
    if not places:
        return DONE
    return max(places, key=lambda code: flight.shield(s.side.domain.of(code)))


def again(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    return token(s, seat, [code for code in codes if code != PASS])


def rider(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """The Nazgûl that is nearest."""
    flight = Flight(s)
    return min(codes, key=lambda code: flight.away(s.riders[RIDER.of(code)]))


def push(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    flight = Flight(s)
    return max(codes, key=lambda code: flight.away(s.side.domain.of(code)) + 0.5 * whim(s, code))


def zone(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """Where Perception would tell most."""
    told = guess(s)
    return max(codes, key=lambda code: told.asking(s.side.in_zone[ZONE.of(code)]) + 0.3 * whim(s, code))


def section(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    own = SECTION.code(s.side.section[s.last])
    return own if own in codes else codes[0]


def player(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    return max(codes, key=lambda code: s.hands[PLAYER.of(code) + 1].bit_count())


def look(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    return max(codes, key=lambda code: spell_kept(SPELL.of(code)))


def trail(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    """The trail in whose zone Perception would tell most."""
    told = guess(s)
    trails = [code for code in codes if code != DONE]

    def worth(code: int) -> float:
        return told.asking(s.side.in_zone[s.side.zone[s.side.domain.of(code)]])

    return max(trails, key=worth)


def die(s: HuntState, seat: int, codes: Sequence[int]) -> int:
    order = (SHADOW, SWORD, RING, SORCERY)
    return next((DIE.code(die) for die in order if DIE.code(die) in codes), codes[0])
