"""Adventures ('Приключения'): the top card of the area's deck, carried out at once."""

from __future__ import annotations

from westmarch.core.asking import Asking, draw
from westmarch.core.rules import Reason, tell
from westmarch.core.sets import has, just, members
from westmarch.games.smaug.cards.registry import ADVENTURES
from westmarch.games.smaug.ids import (
    AGREE,
    BILBO,
    CARD,
    CARDS,
    DECKS,
    MIRKWOOD,
    PIECE,
    REFUSE,
    Piece,
    Seat,
    Space,
    owner,
)
from westmarch.games.smaug.rules.reasons import because
from westmarch.games.smaug.state import NO_CARD, NO_SEAT, SmaugState

AGREE_OR_REFUSE = (AGREE, REFUSE)


def meet(s: SmaugState, seat: Seat, arrived: list[Piece], at: Space) -> Asking[None]:
    """One adventure for all who arrived, and another one after a card with that sign.

    ``seat`` answers for them. An unbeaten enemy lies face up and is met first; an empty deck is harmless.
    """
    board = s.board
    deck = board.area[at]
    slot = deck - MIRKWOOD
    while arrived:
        s.at = at
        one = s.face_up[slot]
        if one < 0:
            if not s.decks[deck]:
                break
            s.thrower, s.drawing = seat, deck
            code = yield from draw("adventure.draw", lambda: cards_of(s, deck))
            one = (s.decks[deck] & board.copies[CARD.of(code)]).bit_length() - 1
            s.decks[deck] &= ~just(one)
        else:
            s.face_up[slot] = NO_CARD
        kind = board.kind_of[one]
        s.meets = kind
        if s.log is not None:
            who = [s.piece(piece) for piece in arrived]
            tell(
                s,
                "adventure.meets",
                pieces=who,
                n=len(who),
                card=f"card:{CARDS[kind]}",
                deck=f"deck:{DECKS[deck]}",
            )
        done = yield from ADVENTURES[kind](s, seat, arrived)
        s.at, s.meets = 0, NO_CARD
        if not done:
            s.face_up[slot] = one
            break
        if not has(board.again, kind):
            break
        arrived = [piece for piece in arrived if s.where[piece] == at and not has(s.caught, piece)]
    s.at = 0


def cards_of(s: SmaugState, deck: int) -> list[int]:
    """A deck as chance draws from it: a code for each single card."""
    kind_of, first = s.board.kind_of, CARD.first
    return [first + kind_of[one] for one in members(s.decks[deck])]


def whom(s: SmaugState, seat: Seat, candidates: list[Piece], alike: bool = False) -> Asking[Piece]:
    """Owners of different pieces agree on one of them.

    Who moved proposes, and says whether it befalls a dwarf of theirs or Bilbo (ruling 81); not where that
    comes to the same (``alike``). To take it upon oneself needs nobody's leave; a partner may refuse, and
    then it falls to the one who proposed.
    """
    own = [piece for piece in candidates if piece == BILBO or owner(piece) == seat]
    others = [piece for piece in candidates if piece not in own]
    choices = (own if BILBO in own and not alike else own[:1]) + others
    if len(choices) == 1:
        return choices[0]
    s.leader, s.partner = seat, owner(others[0]) if others else NO_SEAT
    codes = [PIECE.first + s.face(piece) for piece in choices]
    answer: int = yield seat, "adventure.whom", codes
    chosen = choices[codes.index(answer)]
    if chosen in others and own:
        s.mover = chosen
        agreed: int = yield owner(chosen), "adventure.agree", AGREE_OR_REFUSE
        if agreed == REFUSE:
            tell(s, "adventure.refused", colour=s.colour(owner(chosen)))
            chosen = own[0]
    s.leader = s.partner = NO_SEAT
    s.mover = -1
    return chosen


def may_befall(s: SmaugState, seat: Seat, piece: Piece) -> Reason | None:
    """Only those who stand where the adventure is."""
    if piece < 0:
        return because("nobody_plays")
    return None if s.where[piece] == s.at else because("not_on_space", piece=s.piece(piece))
