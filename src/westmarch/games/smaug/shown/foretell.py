"""What an answer surely changes, and the odds where chance decides, told before it is given.

Only what the seat that is asked may know: its own hand, the table, and how many cards of which kind are left.
"""

from __future__ import annotations

from westmarch.core.rules import Reason
from westmarch.core.sets import has, members
from westmarch.games.smaug.board import START
from westmarch.games.smaug.cards import verbs
from westmarch.games.smaug.cards.treasury import bard_aims
from westmarch.games.smaug.content.tables import BESIDE
from westmarch.games.smaug.ids import (
    BEORN,
    BILBO,
    CARD,
    CARDS,
    DECK,
    DECKS,
    DONE,
    MIRKWOOD,
    NUMBER,
    RETREAT,
    ROLL,
    SPACE,
    STEP,
    Kind,
    Piece,
    Seat,
    Space,
    number_of,
    owner,
    space_of,
)
from westmarch.games.smaug.rules import dragon, fight, moving, web
from westmarch.games.smaug.rules.ending import Ended
from westmarch.games.smaug.state import BY_TREASURY, KILLED, WORN, SmaugState

KEYS = (
    *("adventure", "enemy", "attacks", "opens_key", "frees", "finds_ring", "home", "danger"),
    *(
        "retreat",
        "arrow",
        "die",
        "smaug_to",
        "kills",
        "throws",
        "lost",
        "drives",
        "gandalf_by",
        "gandalf_idle",
    ),
    *("dragons", "sum"),
)
FACES = range(1, 7)


def foretell(s: SmaugState, seat: Seat, kind: str, code: int) -> list[Reason]:
    if kind in ("march.space", "card.space") and code in SPACE:
        return _stop(s, seat, space_of(code))
    if kind in ("cards.play", "card.how") and (code in CARD or code == ROLL):
        return _chance(s, seat, CARD.of(code) if code in CARD else s.playing)
    if kind == "cards.play" and code == DONE:
        return [dragons(s)] if s.decks[BEORN] else []
    if kind == "draw.deck" and code in DECK and DECK.of(code) == BEORN and s.decks[BEORN]:
        return [dragons(s)]
    if kind == "fight.cards" and code == RETREAT:
        return [_beaten(s)]
    if kind == "smaug.treasure":
        return _smaug_goes(s, s.board.rows[CARD.of(code)]["number"] if code in CARD else 0)
    if kind == "smaug.push" and code in CARD:
        return [_driven(s, dragon.pushes(s, CARD.of(code))[-1])]
    if kind == "smaug.value" and code in NUMBER:
        return [_driven(s, number_of(code))]
    if kind == "card.gandalf" and code in STEP:
        beside = s.board.beside[STEP.of(code)]
        return [
            Reason("gandalf_by", {"beside": f"beside:{BESIDE[beside]}"}) if beside else Reason("gandalf_idle")
        ]
    return []


# -- where somebody stops ----------------------------------------------------------------------------


def _stop(s: SmaugState, seat: Seat, to: Space) -> list[Reason]:
    pieces = [piece for piece in (s.mover, s.mate) if piece >= 0]
    told = []
    board = s.board
    ahead = to > s.where[s.mover]
    if not s.key_open and to >= board.key and any(p != BILBO and owner(p) == s.key_holder for p in pieces):
        told.append(Reason("opens_key"))
    finds = BILBO in pieces and s.ring != WORN
    finds = finds and (s.ring == to or (s.ring == BY_TREASURY and board.kinds[to] == "treasury"))
    if finds:
        told.append(Reason("finds_ring"))
    worn = s.ring == WORN or finds
    if BILBO in pieces and worn and any(s.where[piece] == to for piece in members(s.caught)):
        told.append(Reason("frees"))
    if to == board.final:
        told.append(Reason("home"))
    seen = [piece for piece in pieces if piece != BILBO or not worn]
    if not seen:
        return told
    if to == s.smaug_at:
        told.append(_attack(s, seat))
    elif ahead and board.area[to] >= 0:
        told += _adventure(s, seat, to)
    return told + _danger(s, to)


def _attack(s: SmaugState, seat: Seat) -> Reason:
    """The two strongest cards of one's own hand."""
    values = sorted(s.board.highest(s.board.kind_of[c]) for c in members(s.hand[seat] & s.board.fighters))
    push = values[-2] if len(values) > 1 else 0
    return Reason("attacks", {"n": min(s.smaug, push * (2 if push and dragon.gandalf_helps(s) else 1))})


def _adventure(s: SmaugState, seat: Seat, to: Space) -> list[Reason]:
    board = s.board
    deck = board.area[to]
    one = s.face_up[deck - MIRKWOOD]
    if one >= 0:
        kind = board.kind_of[one]
        need = board.rows[kind]["strength"]
        own = fight.sums(s, 0, s.hand[seat] & board.fighters, s.gandalf_by(deck))
        return [Reason("enemy", {"card": f"card:{CARDS[kind]}", "need": need, "can": has(own, need)})]
    cards = [board.kind_of[card] for card in members(s.decks[deck])]
    if not cards:
        return []
    enemies = sum("strength" in board.rows[kind] for kind in cards)
    return [Reason("adventure", {"deck": f"deck:{DECKS[deck]}", "n": len(cards), "enemies": enemies})]


def _danger(s: SmaugState, to: Space) -> list[Reason]:
    """How many of the Smaug cards in Beorn's House would kill there, as he stands now."""
    cards = members(s.decks[BEORN] & s.board.immediate)
    deadly = sum(to in stops(s, s.board.kind_of[card]) for card in cards)
    return [Reason("danger", {"n": deadly, "of": len(cards)})] if deadly else []


def stops(s: SmaugState, kind: Kind) -> list[Space]:
    """Where Smaug would stop by a card, as things stand."""
    main, extra = s.board.moves[kind][s.level]
    way = s.board.way
    last = len(way) - 1
    found = [way[min(last, s.smaug + main)]]
    if extra and not s.gandalf_by_cave():
        found.append(way[min(last, s.smaug + main + extra)])
    return found


# -- odds --------------------------------------------------------------------------------------------


def _chance(s: SmaugState, seat: Seat, kind: Kind) -> list[Reason]:
    """Cards by the die, and the Arrow: on how many of six faces."""
    if not 0 <= kind < len(s.board.rows):
        return []
    row = s.board.rows[kind]
    if row.get("kind") == "arrow" and bard_aims(s, seat, kind) is None:
        return [Reason("arrow", {"n": 7 - row["number"]})]
    if not row.get("die"):
        return []
    pieces = verbs.movers(s, seat, kind)
    return [Reason("die", {"n": sum(any(moving.target(s, p, face) > 0 for p in pieces) for face in FACES)})]


def dragons(s: SmaugState) -> Reason:
    cards = s.decks[BEORN]
    return Reason("dragons", {"n": (cards & s.board.immediate).bit_count(), "of": cards.bit_count()})


def _beaten(s: SmaugState) -> Reason:
    """From which to which space the fighters would go back."""
    spaces = [_back_to(s, piece, fight.FARTHEST - face) for piece in fight.fighters(s) for face in FACES]
    return Reason("retreat", {"low": min(spaces), "high": max(spaces)})


def _back_to(s: SmaugState, piece: Piece, steps: int) -> Space:
    to = max(START, s.where[piece] - steps)
    while s.room[to] > 1:
        to -= 1
    return to


# -- Smaug -------------------------------------------------------------------------------------------


def _smaug_goes(s: SmaugState, shorter: int) -> list[Reason]:
    """What the move that is due would do, after a treasure or without."""
    then = s.copy()
    if shorter:
        dragon.shorten(then, shorter)
    told: list[Reason] = []
    try:
        for steps in (then.main, then.extra):
            if steps:
                dragon.move(then, steps)
    except Ended:
        told.append(Reason("lost"))
    told.append(Reason("smaug_to", {"space": f"space:{then.smaug_at or 'cave'}"}))
    killed = [p for p in (*range(2 * s.players), BILBO) if then.where[p] == KILLED != s.where[p]]
    thrown = [p for p in (*range(2 * s.players), BILBO) if KILLED < then.where[p] < s.where[p]]
    for key, pieces in (("kills", killed), ("throws", thrown)):
        if pieces:
            told.append(Reason(key, {"pieces": [s.piece(piece) for piece in pieces], "n": len(pieces)}))
    return told


def _driven(s: SmaugState, back: int) -> Reason:
    at = s.board.way[max(0, s.smaug - back)]
    return Reason("drives", {"space": f"space:{at or 'cave'}", "n": back})


# -- what is picked so far ---------------------------------------------------------------------------


def outlook(s: SmaugState, seat: Seat | None) -> list[Reason]:
    """The sum of the cards chosen for a fight or a release, for those who may see them."""
    if not s.picked or not (s.open_hands or seat == (s.leader if s.leader >= 0 else s.active)):
        return []
    if s.meets >= 0 and "strength" in s.board.rows[s.meets]:
        best = fight.sums(s, s.picked, 0, s.gandalf_by(s.board.area[s.at])).bit_length() - 1
        return [Reason("sum", {"n": best, "need": fight.strength(s)})]
    if s.mover >= 0 and has(s.caught, s.mover):
        return [Reason("sum", {"n": web.strength_of(s, s.picked), "need": web.ENOUGH})]
    return []
