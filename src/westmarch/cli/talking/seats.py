"""Who sits where: ``human``, ``bot:steady``, ``bot:search:2s``; and how a bot at the table answers."""

from __future__ import annotations

from typing import Any

from westmarch.bots import BOTS, make_bot, parse_bot
from westmarch.bots.protocol import Advice, ask_bot, given_to_bot
from westmarch.bots.search import SearchBot
from westmarch.cli.problems import Problem
from westmarch.core.chance import CHANCE, derive
from westmarch.core.game import Game
from westmarch.core.match import Match
from westmarch.core.view import seats_differ
from westmarch.core.vocabulary import Option

HUMAN = "human"
BOT = "bot:"
_BOT_SEEDS = 1000
_HINT_SEED = 2000


def parse_seats(text: str) -> tuple[str, ...]:
    """A comma list; a bot's name may stand without ``bot:``."""
    return tuple(_seat(part.strip().lower()) for part in text.split(","))


def _seat(spec: str) -> str:
    if spec == HUMAN:
        return HUMAN
    if spec.partition(":")[0] in BOTS:
        spec = BOT + spec
    if not spec.startswith(BOT):
        raise Problem("bad_seat", seat=spec, known=", ".join([HUMAN, *(BOT + name for name in BOTS)]))
    parse_bot(spec)
    return spec


def default_seats(game: Game[Any], players: int) -> tuple[str, ...]:
    """One person against the game's own heuristic, or blind chance where it has none."""
    opponent = BOT + ("steady" if game.heuristics.has_steady else "random")
    return (HUMAN, *[opponent] * (players - 1))


def seated(record_seats: tuple[str, ...], players: int) -> tuple[str, ...]:
    """The seats of a record; one that names none was played by people."""
    if len(record_seats) != players:
        return (HUMAN,) * players
    return tuple(map(_seat, record_seats))


def has_secrets(game: Game[Any]) -> bool:
    return seats_differ(game.fields)


def is_slow(spec: str) -> bool:
    return parse_bot(spec)[0] == "search"


def bot_answer(match: Match[Any], spec: str) -> Option:
    """The bot's answer to the prompt. It depends on the match alone, so a resumed match goes on alike."""
    prompt = match.prompt
    assert prompt is not None
    return ask_bot(make_bot(spec, match.game, _seed(match, _BOT_SEEDS + prompt.seat)), match)


def advise(match: Match[Any], seconds: float) -> Advice:
    """What search thinks of every option of the prompt."""
    prompt = match.prompt
    assert prompt is not None
    assert prompt.seat != CHANCE
    seat = prompt.seat
    bot = SearchBot(match.game, _seed(match, _HINT_SEED + seat), None, seconds)
    return bot.advise(*given_to_bot(match))


def _seed(match: Match[Any], purpose: int) -> int:
    """Where people throw the dice there is no seed, and the record would not keep one."""
    seed = None if match.asks_chance else match.seed
    return derive(seed or 0, purpose, match.answered)
