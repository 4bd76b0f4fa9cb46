"""Who is better: matches between bots in every seat, and ratings with intervals (OpenSkill)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import sqrt

from openskill.models import PlackettLuce, PlackettLuceRating

from westmarch.research.series import Played, Series

NORMAL_95 = 1.96


def lineups(bots: Sequence[str], players: int) -> tuple[tuple[str, ...], ...]:
    """Every seating in which each bot that takes part sits about equally often."""
    distinct = min(len(bots), players)

    def fair(seats: tuple[str, ...]) -> bool:
        counts = [seats.count(bot) for bot in set(seats)]
        return len(counts) == distinct and max(counts) - min(counts) <= 1

    return tuple(seats for seats in product(bots, repeat=players) if fair(seats))


@dataclass(frozen=True)
class Standing:
    """One bot's row: its share of victories and its rating, each with a 95 % interval."""

    bot: str
    seats: int
    """Times it sat at a table."""
    wins: float
    """Shared victories count in full, as the rules call both winners."""
    win_rate: float
    low: float
    high: float
    rating: float
    plus_minus: float


def standings(series: Series, played: Sequence[Played], bots: Sequence[str]) -> list[Standing]:
    """Rate every bot over a series, best first."""
    model = PlackettLuce(tau=0.0)  # bots do not change, so certainty may grow with every match
    ratings = {bot: model.rating(name=bot) for bot in bots}
    seats = dict.fromkeys(bots, 0)
    wins = dict.fromkeys(bots, 0)
    for one in played:
        lineup = series.lineup(one.number)
        _rate(model, ratings, lineup, one.scores)
        for seat, bot in enumerate(lineup):
            seats[bot] += 1
            wins[bot] += seat in one.winners
    rows = [_standing(bot, seats[bot], wins[bot], ratings[bot]) for bot in bots]
    return sorted(rows, key=lambda row: -row.rating)


def _rate(
    model: PlackettLuce,
    ratings: dict[str, PlackettLuceRating],
    lineup: tuple[str, ...],
    scores: tuple[float, ...],
) -> None:
    """One match: every seat is a team of one. A bot on two seats gets the mean of its changes."""
    teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in lineup]
    rated = model.rate(teams, scores=list(scores))
    for bot in set(lineup):
        own = [rated[seat][0] for seat, name in enumerate(lineup) if name == bot]
        ratings[bot].mu = sum(rating.mu for rating in own) / len(own)
        ratings[bot].sigma = sum(rating.sigma for rating in own) / len(own)


def _standing(bot: str, seats: int, wins: int, rating: PlackettLuceRating) -> Standing:
    low, high = wilson(wins, seats)
    rate = wins / seats if seats else 0.0
    return Standing(bot, seats, wins, rate, low, high, rating.mu, NORMAL_95 * rating.sigma)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """A 95 % interval for a win rate that behaves at 0 and at 1."""
    if not games:
        return 0.0, 1.0
    z2 = NORMAL_95**2
    rate = wins / games
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)
