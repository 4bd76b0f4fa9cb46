"""Fights with enemies ('Приключения'): exact strength, Gandalf's help, common efforts, defeat.

Which of two values a card has, and which card Gandalf doubles, is worked out: only the sum matters, and all
cards played are discarded.
"""

from __future__ import annotations

from collections.abc import Iterable

from westmarch.core.asking import Asking
from westmarch.core.rules import Reason, tell
from westmarch.core.sets import has, members
from westmarch.games.smaug.ids import (
    AGREE,
    BILBO,
    CARD,
    CARDS,
    DONE,
    RETREAT,
    Copies,
    Kind,
    Piece,
    Seat,
    owner,
)
from westmarch.games.smaug.rules import ring
from westmarch.games.smaug.rules.adventure import AGREE_OR_REFUSE
from westmarch.games.smaug.rules.die import throw_die
from westmarch.games.smaug.rules.moving import retreat
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.state import NO_SEAT, SmaugState

FARTHEST = 10
"""From which the roll is taken to know how far the beaten go back."""


def fight(s: SmaugState, seat: Seat, arrived: list[Piece]) -> Asking[bool]:
    """Whether the enemy is beaten. All who can be seen on the space fight, and retreat, together."""
    here = fighters(s)
    s.leader = seat
    s.partner = partner_of(s, here)
    if s.partner >= 0 and not s.open_hands:
        yield from _offer(s)
    won = yield from _play(s)
    if won:
        _beaten(s)
    else:
        _driven_back(s, here, (yield from throw_die(s, seat, "fight.retreat")))
    s.leader = s.partner = NO_SEAT
    s.offered = s.picked = 0
    s.alone = False
    return won


def fighters(s: SmaugState) -> list[Piece]:
    """Those on the space who can be seen and are not caught (rulings 26, 62)."""
    return [piece for piece in s.pieces_at(s.at) if s.visible(piece) and not has(s.caught, piece)]


def partner_of(s: SmaugState, here: Iterable[Piece]) -> Seat:
    """The other owner, if two pieces of different players fight."""
    return next((owner(piece) for piece in here if piece != BILBO and owner(piece) != s.leader), NO_SEAT)


# -- strength ---------------------------------------------------------------------------------------


def strength(s: SmaugState) -> int:
    found: int = s.board.rows[s.meets]["strength"]
    return found


def sums(s: SmaugState, must: Copies, may: Copies, doubling: bool) -> int:
    """Set of the sums that all cards of ``must`` and some of ``may`` can make."""
    board = s.board
    plain, doubled = 1, 0
    for one in members(must):
        values = board.values[board.kind_of[one]]
        before, plain_before = doubled, plain
        plain = doubled = 0
        for value in values:
            plain |= plain_before << value
            doubled |= before << value | plain_before << 2 * value
    for one in members(may):
        values = board.values[board.kind_of[one]]
        before, plain_before = doubled, plain
        for value in values:
            plain |= plain_before << value
            doubled |= before << value | plain_before << 2 * value
    return plain | doubled if doubling else plain


def exact(s: SmaugState, must: Copies, may: Copies = 0) -> bool:
    """Whether these cards can make exactly the enemy's strength."""
    return has(sums(s, must, may, s.gandalf_by(s.board.area[s.at])), strength(s))


def at_hand(s: SmaugState) -> Copies:
    """The cards that the leader may play: of open hands also the partner's, else what was offered."""
    cards = s.hand[s.leader]
    if s.partner >= 0 and not s.alone:
        cards |= s.hand[s.partner] if s.open_hands else s.offered
    return cards & s.board.fighters


# -- playing cards ----------------------------------------------------------------------------------


def _offer(s: SmaugState) -> Asking[None]:
    """'I could play these': the partner shows cards, and agrees to play them by showing them."""
    seat = s.partner
    while s.hand[seat] & ~s.offered:
        code: int = yield seat, "fight.offer", lambda: offer_options(s, seat)
        if code == DONE:
            break
        kind = CARD.of(code)
        s.offered |= s.board.one(s.hand[seat] & ~s.offered, kind)
        tell(s, "fight.offer", reveals=True, colour=s.colour(seat), card=f"card:{CARDS[kind]}")


def offer_options(s: SmaugState, seat: Seat) -> list[int]:
    left = s.hand[seat] & ~s.offered & s.board.fighters
    return [*(CARD.first + kind for kind in s.board.kinds_in(left)), DONE]


def may_offer(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    if not s.board.has_kind(s.hand[seat] & ~s.offered, kind):
        return because("not_in_hand")
    return None if s.board.values[kind] else because("no_strength")


def _play(s: SmaugState) -> Asking[bool]:
    """Cards are named until they make exactly the strength; the leader may retreat instead (ruling 29)."""
    while True:
        while not s.picked or not exact(s, s.picked):
            code: int = yield s.leader, "fight.cards", lambda: play_options(s)
            if code == RETREAT:
                return False
            s.picked |= _copy(s, CARD.of(code))
        if s.partner < 0 or not s.open_hands or not s.picked & s.hand[s.partner]:
            return True
        answer: int = yield s.partner, "fight.agree", AGREE_OR_REFUSE
        if answer == AGREE:
            return True
        tell(s, "fight.refused", colour=s.colour(s.partner))
        s.picked = 0
        s.alone = True


def _copy(s: SmaugState, kind: Kind) -> Copies:
    """The leader's own card before the partner's: copies are alike, but not whose they are (ruling 80)."""
    left = at_hand(s) & ~s.picked
    return s.board.one(left & s.hand[s.leader], kind) or s.board.one(left, kind)


def play_options(s: SmaugState) -> list[int]:
    """Every card with which the sum can still be made; to retreat only before the first."""
    board, picked = s.board, s.picked
    left = at_hand(s) & ~picked
    found = [] if picked else [RETREAT]
    if exact(s, picked, left):
        for kind in board.kinds_in(left):
            one = board.one(left, kind)
            if exact(s, picked | one, left & ~one):
                found.append(CARD.first + kind)
    return found


def may_fight_with(s: SmaugState, seat: Seat, kind: Kind) -> Reason | None:
    left = at_hand(s) & ~s.picked
    one = s.board.one(left, kind)
    if not one:
        if s.board.has_kind(s.hand[seat], kind) and not s.board.values[kind]:
            return because("no_strength")
        return because("not_offered" if s.partner >= 0 else "not_in_hand")
    return None if exact(s, s.picked | one, left & ~one) else because("not_exact", need=strength(s))


def _beaten(s: SmaugState) -> None:
    """All cards played are discarded; the enemy goes into the box."""
    cards = s.picked
    own = (cards & s.hand[s.leader]).bit_count()  # how many of them are the leader's is seen by all
    for seat in (s.leader, s.partner):
        if seat >= 0:
            s.hand[seat] &= ~cards
    s.discards |= cards
    if s.log is not None:
        names = s.card_names(cards)
        doubled = doubled_card(s, cards)
        tell(
            s,
            "fight.won",
            reveals=True,
            card=f"card:{CARDS[s.meets]}",
            cards=names,
            n=len(names),
            own=own,
            need=strength(s),
            gandalf=doubled is not None,
            doubled=doubled or names[0],
        )


def doubled_card(s: SmaugState, cards: Copies) -> str | None:
    """The card that Gandalf doubles, if the sum needs it."""
    need = strength(s)
    if has(sums(s, cards, 0, False), need):
        return None
    for one in members(cards):
        kind = s.board.kind_of[one]
        rest = sums(s, cards & ~(1 << one), 0, False)
        for value in s.board.values[kind]:
            if 2 * value <= need and has(rest, need - 2 * value):
                return f"card:{CARDS[kind]}"
    return None


def _driven_back(s: SmaugState, here: list[Piece], roll: int) -> None:
    """One roll for all (ruling 28)."""
    steps = FARTHEST - roll
    if s.log is not None:
        tell(s, "fight.lost", card=f"card:{CARDS[s.meets]}", roll=roll, steps=steps)
    for piece in here:
        drive_back(s, piece, steps)


def drive_back(s: SmaugState, piece: Piece, steps: int) -> None:
    if retreat(s, piece, steps) and s.log is not None:
        tell(s, "move.driven", piece=s.piece(piece), space=f"space:{s.where[piece]}")
    if piece == BILBO:
        ring.take_up(s)
