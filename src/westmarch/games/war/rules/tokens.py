"""Action tokens of the saga (Hunt for the Ring p. 36-37): what a finished Hunt gives the sides of the War.

A token is used instead of an Action die, once in the whole match, and one a turn for each side. It is no die
result: it needs no face, no Elven Ring changes it, and it does not count when a player wants to pass.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from westmarch.core.asking import ask_value
from westmarch.core.rules import Question, Reason, tell
from westmarch.core.sets import has, just, members, where
from westmarch.games.war.ids import (
    ADVANCE_FREE_TOKEN,
    ADVANCE_SHADOW_TOKEN,
    DIE,
    DRAW_TOKEN,
    MOVE_TOKEN,
    NATION,
    SIDE_OF,
    SIDE_TEXTS,
    TOKEN,
    TOKENS_OF,
    Nation,
    Seat,
)
from westmarch.games.war.rules import people
from westmarch.games.war.rules.hand import decks_of, draw_choice
from westmarch.games.war.rules.mixed_armies import note_nation, rests
from westmarch.games.war.rules.politics import BY_TOKEN, advance, can_advance
from westmarch.games.war.rules.reasons import because
from westmarch.games.war.seats import leader, owner, part_text, side_of
from westmarch.games.war.state import AT_WAR, WarState

Steps = Generator[Question, Any, None]


PROLOGUES = {
    "none": (0, 0),
    "early": (0, 2),
    "late": (0, 1),
    "spent": (1, 1),
    "few": (1, 0),
    "many": (2, 0),
}
"""How a Hunt for the Ring can have ended, and how many tokens that gives each side (p. 36)."""


def grant(s: WarState) -> Steps:
    """In set-up, before the first draw: both tokens of a side, or one that its leader chooses (p. 36)."""
    for side, number in enumerate(PROLOGUES[s.options["prologue"]]):
        if s.tokens & TOKENS_OF[side]:
            continue  # a position may begin with them
        granted = TOKENS_OF[side] if number == 2 else 0
        if number == 1:
            answer = yield (leader(s, side), "token.choose", TOKEN.codes_of(TOKENS_OF[side]))
            granted = just(TOKEN.of(answer))
        s.tokens |= granted
        for token in members(granted):
            tell(s, "token.granted", side=SIDE_TEXTS[side], token=TOKEN.texts[token])


def may_use(s: WarState, seat: Seat, token: int) -> Reason | None:
    """Whether a player may use a token now (Hunt for the Ring p. 36)."""
    side = side_of(s, seat)
    if not has(TOKENS_OF[side], token):
        return because("not_your_token", 36)
    if not has(s.tokens, token):
        return because("token_spent", 36)
    if s.named >= 0:
        return because("die_named", 19, die=DIE.texts[s.named])
    if has(s.token_used, side):
        return because("token_this_turn", 36)
    return _works(s, seat, token)


def _works(s: WarState, seat: Seat, token: int) -> Reason | None:
    if token == DRAW_TOKEN:
        return None if any(s.decks[deck] for deck in decks_of(side_of(s, seat))) else because("no_cards", 22)
    if token == MOVE_TOKEN:
        return None if people.minions_can_move(s, seat) else because("nobody_to_move", 24)
    return None if _nations(s, seat) else because("no_nation_to_urge", 34)


def usable(s: WarState, seat: Seat) -> int:
    """Mask of the tokens that can be used."""
    return where(lambda token: may_use(s, seat, token) is None, s.tokens)


def _nations(s: WarState, seat: Seat) -> list[Nation]:
    """Own nations that can move towards war; no card that stops a Muster result stops a token (ruling)."""
    return [n for n in s.seating.rows[seat] if may_urge(s, seat, n) is None]


def may_urge(s: WarState, seat: Seat, nation: Nation) -> Reason | None:
    """Whether a token can move a nation towards war: one of the player's own (p. 34, 45)."""
    whom = NATION.texts[nation]
    if SIDE_OF[nation] != side_of(s, seat):
        return because("not_your_nation", 34, nation=whom)
    if owner(s, nation) != seat:
        return because("allys_nation", 45, nation=whom)
    if not can_advance(s, nation):
        return because("already_at_war" if s.step[nation] == AT_WAR else "passive", 34, nation=whom)
    return rests(s, seat, -1, just(nation))


def use(s: WarState, seat: Seat, token: int) -> Steps:
    """Carry a token out; it is gone for good."""
    s.tokens &= ~just(token)
    s.token_used |= just(side_of(s, seat))
    tell(s, "token.used", side=part_text(s, seat), token=TOKEN.texts[token])
    if token == DRAW_TOKEN:
        yield from draw_choice(s, seat)
    elif token == MOVE_TOKEN:
        yield from people.move_minions(s)
    elif token in (ADVANCE_FREE_TOKEN, ADVANCE_SHADOW_TOKEN):
        nation = yield from ask_value(seat, "token.nation", NATION, _nations(s, seat))
        advance(s, nation, BY_TOKEN)
        note_nation(s, just(nation))
