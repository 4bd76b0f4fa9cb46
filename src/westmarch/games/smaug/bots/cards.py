"""Which cards to play, keep, discard and trade."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from westmarch.games.smaug.board import BY_CAVE
from westmarch.games.smaug.bots.journeys import REMEMBERED, judged, seen
from westmarch.games.smaug.bots.judge import LOST, value
from westmarch.games.smaug.cards import beorn, verbs
from westmarch.games.smaug.ids import (
    AGREE,
    ANY,
    BILBO,
    CARD,
    DONE,
    KEY_CARD,
    NONE,
    PIECE,
    PRINTED,
    REFUSE,
    ROLL,
    SPACE,
    STEP,
    Kind,
    Piece,
    Seat,
    space_of,
)
from westmarch.games.smaug.rules import moving
from westmarch.games.smaug.state import SmaugState

WORTH_PLAYING = 0.4
"""By how much a card must better the position."""
KEPT = {
    "treasure": 6.5,
    "arrow": 3.0,
    "elf": 6.0,
    "paths": 2.5,
    "eagle": 2.0,
    "dwarf_way": 1.5,
    "bilbo": 2.2,
    "gandalf": 1.8,
}


# -- the second step of a turn ----------------------------------------------------------------------


def play(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    """The Arrow and freedom first; then the card that betters the position most."""
    best, most = DONE, value(s) + WORTH_PLAYING
    key = seen(s, seat)
    for code in codes:
        if code in PIECE:
            return code
        if code in CARD:
            kind = CARD.of(code)
            if s.board.rows[kind].get("kind") == "arrow":
                return code
            worth = known.get((key, kind))
            if worth is None:
                if len(known) >= REMEMBERED:
                    known.clear()
                worth = known[key, kind] = max(_outcomes(s, seat, kind), default=LOST)
            if worth > most:
                best, most = code, worth
    return best


known: dict[Hashable, float] = {}
"""What the best way to play a card is worth; see `journeys.seen`."""


def _outcomes(s: SmaugState, seat: Seat, kind: Kind) -> Iterator[float]:
    """What the ways to play a card are worth."""
    row = s.board.rows[kind]
    if row["kind"] == "gandalf":
        for step in beorn.gandalf_ways(s, kind):
            yield _with_gandalf(s, step)
    elif row["kind"] == "dwarf_way":
        for piece in moving.own_pieces(s, seat):
            if beorn.may_join(s, piece) is None:
                yield judged(s, seat, (piece,), beorn.lone_ahead(s, piece))
    else:
        if row["die"]:
            yield _by_die(s, seat, kind)
        yield from _by_steps(s, seat, kind)


def _with_gandalf(s: SmaugState, step: int) -> float:
    was, s.gandalf = s.gandalf, step
    worth = value(s)
    s.gandalf = was
    return worth


def _by_steps(s: SmaugState, seat: Seat, kind: Kind) -> Iterator[float]:
    for piece in verbs.movers(s, seat, kind):
        for to in moving.targets(s, piece, s.board.steps[kind], _back(s, piece)):
            yield judged(s, seat, (piece,), to)


def _back(s: SmaugState, piece: Piece) -> bool:
    """Bilbo turns round only for somebody in a web."""
    return piece == BILBO and s.caught != 0


def _by_die(s: SmaugState, seat: Seat, kind: Kind) -> float:
    """The mean over the faces, each used as well as can be."""
    base = value(s)
    total = 0.0
    for face in verbs.FACES:
        worths = [
            judged(s, seat, (piece,), to)
            for piece in verbs.movers(s, seat, kind)
            for to in moving.targets(s, piece, (face,), _back(s, piece))
        ]
        total += max(worths, default=base)
    return total / len(verbs.FACES)


def how(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    printed = max(_by_steps(s, seat, s.playing), default=None)
    if printed is None or PRINTED not in codes:
        return ROLL
    return PRINTED if ROLL not in codes or printed >= _by_die(s, seat, s.playing) else ROLL


def _best_stop(s: SmaugState, seat: Seat, piece: Piece) -> float:
    spaces = moving.targets(s, piece, s.steps, verbs.goes_back(piece))
    return max(judged(s, seat, (piece,), to) for to in spaces)


def piece(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    return max(
        codes, key=lambda code: value(s) if code == NONE else _best_stop(s, seat, s.piece_of(PIECE.of(code)))
    )


def space(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    return max(
        codes, key=lambda code: judged(s, seat, (s.mover,), space_of(code)) if code in SPACE else value(s)
    )


def joins(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    def worth(code: int) -> float:
        one = s.piece_of(PIECE.of(code))
        return judged(s, seat, (one,), beorn.lone_ahead(s, one))

    return max(codes, key=worth)


def gandalf(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    return max(codes, key=lambda code: _with_gandalf(s, STEP.of(code)))


# -- keeping, drawing, trading -----------------------------------------------------------------------


def keep(s: SmaugState, kind: Kind) -> float:
    """What a card is worth in hand."""
    highest = s.board.highest(kind)
    if highest:
        return 1.0 + 0.7 * highest
    what = s.board.rows[kind]["kind"]
    if what == "bilbo" and s.where[BILBO] == s.board.final:
        return 0.2
    if what == "gandalf" and s.board.beside[s.gandalf] == BY_CAVE:
        return 0.5
    return KEPT[what]


def spare(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    """The card that is missed least."""
    return min(codes, key=lambda code: keep(s, CARD.of(code)) if code in CARD else 0.0)


def deck(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    """The stronger deck first: a Smaug card may come with the other."""
    return max(codes)


def trade_partner(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    return codes[0]


def trade_give(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    cards = [code for code in codes if code != KEY_CARD]
    return spare(s, seat, cards) if cards else KEY_CARD


def trade_wish(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    return ANY


def trade_answer(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    """What is wished for, if somebody thinks it worth two cards; else what is missed least."""
    if s.wish in codes:
        return s.wish
    cards = [code for code in codes if code not in (KEY_CARD, REFUSE)]
    return spare(s, seat, cards) if cards else REFUSE


def trade_confirm(s: SmaugState, seat: Seat, codes: Sequence[int]) -> int:
    return AGREE
