"""What each seat may know: hands, face-down discards and a combat card before it is shown are secret."""

from __future__ import annotations

from typing import Any

from westmarch.core.sets import has, members
from westmarch.core.view import Each, Field, Sees
from westmarch.games.war.battle_state import NO_CARD, Battle
from westmarch.games.war.control import holder, inside, points
from westmarch.games.war.figures import persons_at
from westmarch.games.war.ids import (
    CARDS,
    CHARACTERS,
    DECK_MASKS,
    DECKS,
    FACES,
    FIGURES,
    FREE,
    KINDS,
    NATIONS,
    REGIONS,
    SHADOW,
    SIDES,
    TILES,
    Region,
    Side,
    deck_of,
)
from westmarch.games.war.position.allied import write_tokens
from westmarch.games.war.position.write import BATTLES, figures_of
from westmarch.games.war.rules.hand import decks_of
from westmarch.games.war.seats import NOBODY
from westmarch.games.war.state import ASIDE, AT_WAR, OFF_TRACK, OUT, PHASES, WarState


def card_ids(mask: int) -> list[str]:
    return [CARDS[number] for number in members(mask)]


def _tiles(mask: int) -> list[str]:
    return [TILES[number] for number in members(mask)]


def _persons(mask: int) -> list[str]:
    return [CHARACTERS[person] for person in members(mask)]


def _regions(s: WarState) -> dict[str, Any]:
    """Every region where something stands or is held by another side than at the start."""
    taken = s.control ^ s.board.home[SHADOW]
    shown = {}
    for at in range(len(REGIONS)):
        if any(s.figures[at * KINDS : (at + 1) * KINDS]) or persons_at(s, at) or has(taken, at):
            shown[REGIONS[at]] = _region(s, at, has(taken, at))
    return shown


def _region(s: WarState, at: Region, taken: bool) -> dict[str, Any]:
    entry: dict[str, Any] = {}
    for side in (FREE, SHADOW):
        army = figures_of(s, at, side)
        if army:
            entry[SIDES[side]] = army
    if persons_at(s, at):
        entry["characters"] = _persons(persons_at(s, at))
    if taken:
        entry["held_by"] = SIDES[holder(s, at)]
    for side in (FREE, SHADOW):
        if has(inside(s, side), at):
            entry["besieged"] = SIDES[side]
    return entry


def _fellowship(s: WarState) -> dict[str, Any]:
    return {
        "region": REGIONS[s.fellowship],
        "progress": s.progress,
        "hidden": s.hidden,
        "corruption": s.corruption,
        "mordor": None if s.mordor == OFF_TRACK else s.mordor,
        "guide": "gollum" if s.guide >= len(CHARACTERS) else CHARACTERS[s.guide],
        "companions": _persons(s.company),
    }


def _politics(s: WarState) -> dict[str, Any]:
    return {
        nation: {
            "step": "at_war" if s.step[number] == AT_WAR else s.step[number] + 1,
            "active": has(s.active, number),
        }
        for number, nation in enumerate(NATIONS)
    }


def _backs(s: WarState) -> dict[str, dict[str, int]]:
    """Backs are open: how many cards of which deck each player holds (p. 29)."""
    return {
        name: {
            DECKS[deck][3:]: (s.hand[seat] & DECK_MASKS[deck]).bit_count()
            for deck in decks_of(s.seating.sides[seat])
        }
        for seat, name in enumerate(s.seating.names)
    }


def _where(s: WarState, place: int) -> list[str]:
    return [name for name, at in zip(CHARACTERS, s.where, strict=True) if at == place]


def _battle(s: WarState) -> dict[str, Any] | None:
    b = s.battle
    if b is None:
        return None
    return {
        "kind": BATTLES[b.kind],
        "attacker": SIDES[b.attacker],
        "from": REGIONS[b.from_],
        "region": REGIONS[b.at],
        "round": b.round,
        "rearguard": _counts(b.rear),
        "rearguard_characters": _persons(b.rear_persons),
        "cards": {SIDES[side]: _combat_card(b, side) for side in (FREE, SHADOW)},
        "cancelled": [SIDES[side] for side in (FREE, SHADOW) if b.cancelled[side]],
        "hits": dict(zip(SIDES, b.hits, strict=True)),
        "missed": {SIDES[side]: list(b.missed[side]) for side in (FREE, SHADOW)},
        "white_rider": b.white_rider,
        "command": _by_side([s.seating.names[seat] for seat in b.command]),
    }


def _combat_card(b: Battle, side: Side) -> str | None:
    """The card once both are shown, before that only its back."""
    number = b.cards[side]
    if number == NO_CARD:
        return None
    return CARDS[number] if b.revealed else f"back:{DECKS[deck_of(number)][3:]}"


def _face_down(s: WarState) -> list[list[str]]:
    """Each seat's own combat card while it lies face down."""
    b = s.battle
    numbers = [
        NO_CARD if b is None or b.revealed or b.command[side] != seat else b.cards[side]
        for seat, side in enumerate(s.seating.sides)
    ]
    return [[CARDS[number]] if number != NO_CARD else [] for number in numbers]


def _by_team(s: WarState, owner: int) -> frozenset[int]:
    """Who gave a card away knows it in the ally's hand, and so does the ally."""
    return frozenset(seat for seat in (owner, s.seating.allies[owner]) if seat != NOBODY)


def _untold(cards: int) -> int:
    """To the enemy not even how many: else he would learn whether a card that is played was exchanged."""
    return 0


def _given(card: int) -> list[str]:
    return [] if card == NO_CARD else [CARDS[card]]


def _one_or_none(card: int) -> int:
    return int(card != NO_CARD)


def _allies(s: WarState) -> dict[str, Any] | None:
    """Leader tokens, who acts next for each side, joined armies, who has captured what; for two nothing."""
    if not s.seating.shared:
        return None
    names = s.seating.names
    return {
        "leader": _by_side([names[seat] for seat in s.allies.leaders]),
        "next": _by_side([names[seat] for seat in s.allies.next]),
        "merged": _by_side([[REGIONS[at] for at in members(mask)] for mask in s.allies.merged]),
        "captured": {
            names[seat]: [REGIONS[at] for at in members(mask)] for seat, mask in enumerate(s.allies.captured)
        },
        "rests": {
            "nations": [NATIONS[nation] for nation in members(s.allies.last[0])],
            "armies": [REGIONS[at] for at in members(s.allies.last[1])],
        },
    }


def _counts(figures: bytes | bytearray | None) -> dict[str, int]:
    return {FIGURES[kind]: number for kind, number in enumerate(figures or b"") if number}


def _by_side(value: Any) -> dict[str, Any]:
    return dict(zip(SIDES, value, strict=True))


def _dice(dice: Any) -> dict[str, list[str]]:
    return {
        SIDES[side]: [FACES[face] for face, number in enumerate(dice[side]) for _ in range(number)]
        for side in (FREE, SHADOW)
    }


PUBLIC = Sees.ALL
FIELDS = (
    Field("phase", PUBLIC, PHASES.__getitem__),
    Field("to_act", PUBLIC, SIDES.__getitem__),
    Field("acts", PUBLIC, of=lambda s: s.seating.names[s.allies.next[s.to_act]]),
    Field("allies", PUBLIC, of=_allies),
    Field("tokens", PUBLIC, of=write_tokens),
    Field("tokens_used", PUBLIC, of=lambda s: [SIDES[side] for side in (0, 1) if has(s.token_used, side)]),
    Field("known", Each(_by_team), card_ids, _untold, of=lambda s: s.allies.known),
    Field("given", Sees.OWNER, _given, of=lambda s: s.allies.given, size=_one_or_none),
    Field("acted", PUBLIC),
    Field("dice", PUBLIC, _dice),
    Field("pool", PUBLIC, _by_side),
    Field("hunt_box", PUBLIC, _by_side, of=lambda s: (s.hunt_free, s.hunt_shadow)),
    Field("hunt_last", PUBLIC),
    Field("elven_rings", PUBLIC, _by_side, of=lambda s: s.rings),
    Field("rings_used", PUBLIC, of=lambda s: [SIDES[side] for side in (0, 1) if has(s.ring_used, side)]),
    Field("mouth_used", PUBLIC),
    Field("mordor_tried", PUBLIC),
    Field("regions", PUBLIC, of=_regions),
    Field("dead", PUBLIC, of=lambda s: _where(s, OUT)),
    Field("aside", PUBLIC, of=lambda s: _where(s, ASIDE)),
    Field("points", PUBLIC, _by_side, of=lambda s: (points(s, FREE), points(s, SHADOW))),
    Field("politics", PUBLIC, of=_politics),
    Field("fellowship", PUBLIC, of=_fellowship),
    Field("hand", Sees.OWNER, card_ids, int.bit_count),
    Field("backs", PUBLIC, of=_backs),
    Field("table", PUBLIC, lambda table: _by_side([card_ids(mask) for mask in table])),
    Field("played", PUBLIC, card_ids),
    Field("discards", Sees.OWNER, card_ids, int.bit_count),
    Field("decks", PUBLIC, of=lambda s: {DECKS[deck]: s.decks[deck].bit_count() for deck in range(4)}),
    Field("playing", Sees.NOBODY, lambda card: None if card < 0 else CARDS[card]),
    Field("deck_cards", Sees.NOBODY, of=lambda s: [card_ids(mask) for mask in s.decks]),
    Field("deck_tops", Sees.NOBODY, lambda tops: [[CARDS[card] for card in top] for top in tops]),
    Field("reinforcements", PUBLIC, _counts, of=lambda s: s.reserve),
    Field("casualties", PUBLIC, _counts, of=lambda s: s.lost),
    Field("hunt_pool", PUBLIC, _tiles, of=lambda s: s.tiles),
    Field("drawn_tiles", PUBLIC, _tiles),
    Field("removed_tiles", PUBLIC, _tiles),
    Field("specials", PUBLIC, _tiles),
    Field("battle", PUBLIC, of=_battle),
    Field("face_down", Sees.OWNER, of=_face_down),
    Field("focus", PUBLIC, lambda at: None if at < 0 else REGIONS[at]),
    Field("due", PUBLIC),
    Field("picked", PUBLIC, _counts),
    Field("picked_characters", PUBLIC, _persons, of=lambda s: s.picked_persons),
    Field("way", PUBLIC, lambda mask: [REGIONS[at] for at in members(mask)]),
    Field("resolving", PUBLIC, lambda card: None if card < 0 else CARDS[card]),
    Field("draw_after", PUBLIC, lambda card: None if card < 0 else CARDS[card]),
)
