"""Ratings: fair seatings, honest intervals, the best first."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from westmarch.research.arena import Standing, lineups, standings, wilson
from westmarch.research.series import Played, Series, play_series

BOTS = ("a", "b", "c")


# -- seatings ------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [BOTS[:2], BOTS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_sits_equally_often_in_every_seat(bots: tuple[str, ...], players: int) -> None:
    seatings = lineups(bots, players)
    assert len(set(seatings)) == len(seatings) > 1
    for seat in range(players):
        counts = Counter(seating[seat] for seating in seatings)
        assert set(counts) == set(bots)
        assert len(set(counts.values())) == 1


@pytest.mark.parametrize("bots", [BOTS[:2], BOTS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_bot_has_a_table_to_itself(bots: tuple[str, ...], players: int) -> None:
    for seating in lineups(bots, players):
        counts = Counter(seating).values()
        assert len(counts) == min(len(bots), players)
        assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize("bots", [BOTS[:2], BOTS])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pair_of_bots_meets_equally_often(bots: tuple[str, ...], players: int) -> None:
    meetings = Counter(
        frozenset((one, other))
        for seating in lineups(bots, players)
        for one in set(seating)
        for other in set(seating)
        if one < other
    )
    assert len(set(meetings.values())) == 1


def test_two_bots_at_two_seats_change_places() -> None:
    assert lineups(("steady", "random"), 2) == (("steady", "random"), ("random", "steady"))


def test_three_bots_at_two_seats_play_all_against_all() -> None:
    assert set(lineups(BOTS, 2)) == {(one, other) for one in BOTS for other in BOTS if one != other}


# -- intervals -----------------------------------------------------------------------------------


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (5, 10, 0.237, 0.763),
        (0, 10, 0.0, 0.278),
        (10, 10, 0.722, 1.0),
        (75, 100, 0.657, 0.825),
        (300, 400, 0.705, 0.790),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """Known values of the textbook formula."""
    assert wilson(wins, games) == (pytest.approx(low, abs=0.001), pytest.approx(high, abs=0.001))


@settings(deadline=None)
@given(st.integers(1, 10_000).flatmap(lambda games: st.tuples(st.integers(0, games), st.just(games))))
def test_an_interval_holds_its_rate_and_stays_in_bounds(counted: tuple[int, int]) -> None:
    wins, games = counted
    low, high = wilson(wins, games)
    assert 0.0 <= low <= wins / games + 1e-9
    assert wins / games - 1e-9 <= high <= 1.0
    assert low < high
    mirrored = wilson(games - wins, games)
    assert mirrored == (pytest.approx(1 - high), pytest.approx(1 - low))


def test_more_games_make_a_narrower_interval() -> None:
    widths = [high - low for low, high in (wilson(games // 2, games) for games in (10, 100, 1000, 10_000))]
    assert all(wide > narrow for wide, narrow in pairwise(widths))


# -- standings -----------------------------------------------------------------------------------


def results(*winners: tuple[int, ...], seats: int = 2) -> list[Played]:
    """Matches won by these seats."""
    return [
        Played(
            number, tuple(1 / len(won) if seat in won else 0.0 for seat in range(seats)), won, "ending", 10, 5
        )
        for number, won in enumerate(winners)
    ]


def table(series: Series, played: list[Played], bots: tuple[str, ...]) -> dict[str, Standing]:
    return {row.bot: row for row in standings(series, played, bots)}


PAIR = Series("mordor", 2, (("a", "b"), ("b", "a")))


def test_wins_are_counted_for_the_bot_and_not_for_the_seat() -> None:
    """a wins from both seats."""
    rows = table(PAIR, results((0,), (1,), (0,), (1,)), ("a", "b"))
    assert (rows["a"].seats, rows["a"].wins, rows["a"].win_rate) == (4, 4, 1.0)
    assert (rows["b"].seats, rows["b"].wins, rows["b"].win_rate) == (4, 0, 0.0)
    assert (rows["a"].low, rows["a"].high) == wilson(4, 4)


def test_the_best_stands_first() -> None:
    series = Series("mordor", 3, (("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")))
    played = results((2,), (0,), (1,), (2,), (0,), (0,), seats=3)
    rows = standings(series, played, BOTS)
    assert [row.bot for row in rows] == ["c", "b", "a"]
    assert all(better.rating >= worse.rating for better, worse in pairwise(rows))


def test_a_shared_victory_counts_for_both() -> None:
    rows = table(PAIR, results((0, 1), (0, 1)), ("a", "b"))
    assert rows["a"].wins == rows["b"].wins == 2
    assert rows["a"].rating == pytest.approx(rows["b"].rating)


def test_a_match_that_all_lose_is_a_draw() -> None:
    rows = table(PAIR, results((), ()), ("a", "b"))
    assert rows["a"].wins == rows["b"].wins == 0
    assert rows["a"].rating == pytest.approx(rows["b"].rating)


def test_who_never_played_has_the_average_rating_and_no_certainty() -> None:
    rows = table(PAIR, [], ("a", "b"))
    assert all((row.seats, row.win_rate, row.low, row.high) == (0, 0.0, 0.0, 1.0) for row in rows.values())
    assert rows["a"].rating == rows["b"].rating == 25.0


def test_more_matches_make_a_rating_surer() -> None:
    few = table(PAIR, results(*[(0,), (0,)] * 2), ("a", "b"))
    many = table(PAIR, results(*[(0,), (0,)] * 40), ("a", "b"))
    assert many["a"].plus_minus < few["a"].plus_minus


def test_a_bot_on_two_seats_is_rated_once_a_match() -> None:
    series = Series("mordor", 3, (("a", "a", "b"),))
    rows = table(series, results((0,), (1,), seats=3), ("a", "b"))
    assert (rows["a"].seats, rows["a"].wins) == (4, 2)
    assert (rows["b"].seats, rows["b"].wins) == (2, 0)
    assert rows["a"].rating > rows["b"].rating


def test_steady_is_rated_above_random() -> None:
    """In real matches, clearly: the intervals of their win rates do not touch."""
    bots = ("random", "steady")
    series = Series("mordor", 2, lineups(bots, 2), seed=3)
    steady, blind = standings(series, play_series(series, 80), bots)
    assert (steady.bot, blind.bot) == ("steady", "random")
    assert steady.low > blind.high
