"""Arguments for the sentences of questions and options: who, where, which card, how many."""

from __future__ import annotations

from westmarch.core.chance import CHANCE
from westmarch.core.events import Args
from westmarch.games.smaug.cards.treasury import needed
from westmarch.games.smaug.ids import CARD, CARDS, DECKS, MARCHES, SPACE, VOCABULARY, space_of
from westmarch.games.smaug.rules import fight, web
from westmarch.games.smaug.rules.trading import PRICE
from westmarch.games.smaug.state import HAND_LIMIT, SETUP, SmaugState

OF_A_PIECE = (
    *("march.space", "march.companion", "card.space"),
    *("web.cards", "adventure.agree", "adventure.roll"),
)


def prompt_args(s: SmaugState, seat: int, kind: str, fallen: int) -> Args:
    """Who is asked, about which card and piece, how many; of chance, who throws or draws, and what for."""
    if kind == "setup.first":
        return {}
    args: Args = {"colour": s.colour(s.thrower if seat == CHANCE else seat)}
    if kind in ("march.piece", "march.space", "march.companion"):
        args["march"] = f"march:{MARCHES[s.marching]}"
    if kind in OF_A_PIECE and s.mover >= 0:
        args["piece"] = s.piece(s.mover)
    if kind.startswith("card.") or kind == "smaug.value":
        args["card"] = f"card:{CARDS[s.playing]}"
    if kind in ("draw.card", "adventure.draw"):
        args["deck"] = f"deck:{DECKS[s.drawing]}"
    elif kind.startswith(("adventure.", "fight.", "barrels.")):
        args["card"] = f"card:{CARDS[s.meets]}"
    if kind == "draw.card":
        args |= _occasion(s)
    if kind == "card.arrow":
        args["need"] = needed(s, s.playing)
    if kind == "fight.retreat":
        args["steps"] = fight.FARTHEST
    if kind.startswith("fight."):
        args["need"] = fight.strength(s)
    if kind.startswith("trade."):
        args |= _trade(s, kind)
    if kind == "fight.agree":
        args["cards"] = s.card_names(s.picked)
    if kind == "web.cards":
        args |= {"n": web.strength_of(s, s.picked), "need": web.ENOUGH}
    if kind == "draw.discard":
        args["n"] = s.hand[seat].bit_count() - HAND_LIMIT
    if kind == "smaug.treasure":
        args |= {"main": s.main, "extra": s.extra}
    return args


def _occasion(s: SmaugState) -> Args:
    """Why a card is drawn: for the first hand, by an adventure, or at the end of the turn."""
    if s.meets >= 0:
        return {"occasion": "adventure", "card": f"card:{CARDS[s.meets]}"}
    return {"occasion": "deal" if s.phase == SETUP else "draw"}


def _trade(s: SmaugState, kind: str) -> Args:
    if kind == "trade.partner":
        return {}
    args: Args = {"partner": s.colour(s.partner), "leader": s.colour(s.leader)}
    if kind == "trade.price":
        args["n"] = PRICE - s.picked.bit_count()
    if kind == "trade.answer":
        args |= {"card": _card(s.give), "wish": _card(s.wish)}
    if kind == "trade.confirm":
        args |= {"card": _card(s.give), "wish": _card(s.instead)}
    return args


def _card(code: int) -> str:
    return str(VOCABULARY.format(code))


def option_args(s: SmaugState, kind: str, code: int) -> Args:
    if code in SPACE and s.mover >= 0:
        to, at = space_of(code), s.where[s.mover]
        return {"n": abs(to - at), "back": to < at, "place": f"place:{s.board.kinds[to]}"}
    if code in CARD and CARD.of(code) < len(CARDS):
        return {"strength": " / ".join(map(str, s.board.values[CARD.of(code)])) or "0"}
    return {}
