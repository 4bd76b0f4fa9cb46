"""What each seat may know: hands are closed or open, decks known by number, the rest lies on the table."""

from __future__ import annotations

from typing import Any

from westmarch.core.sets import has, members
from westmarch.core.view import Each, Field, Seats, Sees, Whole
from westmarch.games.smaug.ids import (
    BILBO,
    CARDS,
    COLOURS,
    DECKS,
    HAND_DECKS,
    LEVELS,
    MARCHES,
    NOBODY,
    PIECES,
    VOCABULARY,
)
from westmarch.games.smaug.state import BY_TREASURY, KILLED, PHASES, WORN, SmaugState


def _colour(s: SmaugState, seat: int) -> str | None:
    return None if seat < 0 else COLOURS[s.colours[seat]]


def _seats(s: SmaugState, seats: int) -> list[str]:
    return [COLOURS[s.colours[seat]] for seat in members(seats)]


def _pieces(s: SmaugState) -> dict[str, list[int | str]]:
    """Each dwarf's space, or ``killed``."""
    return {
        COLOURS[s.colours[seat]]: [s.where[piece] or "killed" for piece in (2 * seat, 2 * seat + 1)]
        for seat in range(s.players)
    }


def _piece(s: SmaugState, piece: int) -> str | None:
    return None if piece == NOBODY else PIECES[s.face(piece)]


def ring(s: SmaugState) -> str:
    if s.ring == WORN:
        return "worn"
    return "by the treasury" if s.ring == BY_TREASURY else f"lost at {s.ring}"


def _up(s: SmaugState) -> dict[str, list[str]]:
    """March cards that still lie face up."""
    return {
        COLOURS[s.colours[seat]]: [name for card, name in enumerate(MARCHES) if not has(s.used[seat], card)]
        for seat in range(s.players)
    }


def _names(s: SmaugState, cards: int) -> list[str]:
    return s.board.names(cards)


def _backs(s: SmaugState) -> list[dict[str, int]]:
    """Backs are open: how many cards of which deck each seat holds."""
    found = []
    for seat in range(s.players):
        held = {DECKS[deck]: (s.hand[seat] & s.board.backs[deck]).bit_count() for deck in HAND_DECKS}
        found.append({name: number for name, number in held.items() if number})
    return found


def hands_seen_by(s: SmaugState, owner: int) -> Seats:
    return None if s.open_hands else frozenset({owner})


def _picks_seen_by(s: SmaugState) -> Seats:
    """What somebody is about to play is his own affair until it is played."""
    return None if s.open_hands else frozenset({s.leader if s.leader >= 0 else s.active})


def _threat(s: SmaugState) -> dict[str, int]:
    return {"main": s.main, "extra": s.extra}


def _face_up(s: SmaugState) -> dict[str, str]:
    return {DECKS[3 + slot]: CARDS[s.board.kind_of[one]] for slot, one in enumerate(s.face_up) if one >= 0}


def _trade(s: SmaugState) -> list[str | None]:
    """What is given, and what for: the partner's own proposal, or what is wished for."""
    got = s.wish if s.instead < 0 else s.instead
    return [None if code < 0 else str(VOCABULARY.format(code)) for code in (s.give, got)]


def _trade_seen_by(s: SmaugState) -> Seats:
    return None if s.open_hands else frozenset({s.leader, s.partner} - {-1})


def _adventures(s: SmaugState) -> dict[str, list[str]]:
    """Which cards each adventure deck still holds: everybody can count them, nobody knows their order."""
    return {DECKS[deck]: s.board.names(s.decks[deck]) for deck in (3, 4)}


def _of(name: str, work_out: Any, sees: Any = Sees.ALL) -> Field:
    return Field(name, sees, of=work_out)


PUBLIC = Sees.ALL
FIELDS = (
    Field("phase", PUBLIC, PHASES.__getitem__),
    _of("players_by_seat", lambda s: [COLOURS[colour] for colour in s.colours]),
    Field("level", PUBLIC, LEVELS.__getitem__),
    Field("open_hands", PUBLIC),
    _of("active", lambda s: _colour(s, s.active)),
    _of("first", lambda s: _colour(s, s.first)),
    _of("pieces", _pieces),
    _of("bilbo", lambda s: s.where[BILBO] if s.where[BILBO] != KILLED else "killed"),
    _of("caught", lambda s: [PIECES[s.face(piece)] for piece in members(s.caught)]),
    _of("ring", ring),
    Field("gandalf", PUBLIC),
    _of("smaug", lambda s: s.smaug_at or "cave"),
    _of("smaug_steps", lambda s: s.smaug),
    Field("key_open", PUBLIC),
    _of("key_holder", lambda s: _colour(s, s.key_holder)),
    _of("march", _up),
    Field("hand", Each(hands_seen_by), of=lambda s: [_names(s, s.hand[seat]) for seat in range(s.players)]),
    _of("backs", _backs),
    _of("decks", lambda s: {DECKS[deck]: s.decks[deck].bit_count() for deck in range(5)}),
    _of("adventures", _adventures),
    _of("dragons", lambda s: (s.decks[0] & s.board.immediate).bit_count()),
    _of("face_up", _face_up),
    _of("discards", lambda s: _names(s, s.discards)),
    _of("quiet", lambda s: _seats(s, s.quiet)),
    _of("declined", lambda s: _seats(s, s.declined)),
    Field("reason", PUBLIC),
    _of("playing", lambda s: None if s.playing < 0 else CARDS[s.playing]),
    _of("marching", lambda s: None if s.marching < 0 else MARCHES[s.marching]),
    _of("mover", lambda s: _piece(s, s.mover)),
    _of("mate", lambda s: _piece(s, s.mate)),
    Field("steps", PUBLIC),
    Field("rolled", PUBLIC),
    Field("at", PUBLIC),
    _of("meets", lambda s: None if s.meets < 0 else CARDS[s.meets]),
    _of("leader", lambda s: _colour(s, s.leader)),
    _of("partner", lambda s: _colour(s, s.partner)),
    Field("alone", PUBLIC),
    _of("offered", lambda s: _names(s, s.offered)),
    Field("picked", Whole(_picks_seen_by), of=lambda s: _names(s, s.picked)),
    _of("threat", _threat),
    Field("trade", Whole(_trade_seen_by), of=_trade),
    Field("deck_cards", Sees.NOBODY, of=lambda s: [_names(s, s.decks[deck]) for deck in range(3)]),
)
