"""Series of matches: the same seed gives the same results, whoever counts and on how many processes."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import westmarch
from toys.riddles import Riddles
from westmarch import BadOption, ContentError, WestmarchError
from westmarch.bots import make_bot
from westmarch.core.chance import derive
from westmarch.core.errors import UnknownBot, UnknownGame
from westmarch.research.series import Played, Series, play_one, play_out, play_series, summary

TWO = Series("mordor", 2, (("random", "random"),), seed=5)


# -- reproducible --------------------------------------------------------------------------------


def test_two_processes_play_the_same_matches_as_one() -> None:
    """In the order of their numbers, although they are finished in any order."""
    series = Series("mordor", 3, (("steady", "random", "random"), ("random", "random", "steady")), seed=3)
    alone = play_series(series, 20)
    together = play_series(series, 20, jobs=2)
    assert together == alone
    assert [one.number for one in together] == list(range(20))
    assert summary(series, together, 1.0) == summary(series, alone, 1.0)


def test_a_series_can_be_repeated() -> None:
    assert play_series(TWO, 10) == play_series(TWO, 10)


def test_a_longer_series_begins_like_a_shorter_one() -> None:
    assert play_series(TWO, 10)[:4] == play_series(TWO, 4)


def test_another_seed_is_another_series() -> None:
    assert play_series(TWO, 10) != play_series(replace(TWO, seed=6), 10)


def test_every_match_of_a_series_is_another_one() -> None:
    openings = {TWO.open(number).digest() for number in range(20)}
    assert len(openings) > 15


def test_one_match_of_a_series_can_be_played_again_at_the_table() -> None:
    """With events and a record, to see what happened in number 7."""
    match = westmarch.new("mordor", 2, derive(5, 7))
    bots = [make_bot("random", match.game, derive(5, 7, seat)) for seat in range(2)]
    decisions = play_out(match, bots)
    assert match.result is not None
    seen = Played(7, match.result.scores, match.result.winners, match.result.reason, decisions, match.turns)
    assert seen == play_one(TWO, 7)
    assert match.record().entries


# -- who sits where ------------------------------------------------------------------------------


def test_bots_sit_seat_by_seat() -> None:
    """Steady wins from whichever seat it has."""
    for seat in range(3):
        bots = ["random"] * 3
        bots[seat] = "steady"
        played = play_series(Series("mordor", 3, (tuple(bots),), seed=1), 40)
        wins = [sum(other in one.winners for one in played) for other in range(3)]
        assert wins[seat] == max(wins) > 15


def test_lineups_take_turns() -> None:
    series = Series("mordor", 2, (("a", "b"), ("b", "a"), ("c", "a")))
    assert [series.lineup(number) for number in range(4)] == [("a", "b"), ("b", "a"), ("c", "a"), ("a", "b")]


def test_options_and_content_reach_every_match(tmp_path: Path) -> None:
    (tmp_path / "nazgul_tracks.toml").write_text(
        "\n".join(
            f'[[track]]\nid = "{layout}"\nspaces = 1\nprovenance = "test"\n'
            for layout in ("standard", "long")
        ),
        "utf-8",
    )
    options = (("layout", "long"), ("sheet", "basic"))
    match = Series("mordor", 4, (("random",) * 4,), options, content=str(tmp_path)).open(0)
    assert match.setup.players == 4
    assert match.setup.options["layout"] == "long"
    assert match.view(None)["squares"][0] == ["."]


def test_matches_of_a_series_keep_no_record() -> None:
    """They are many."""
    assert TWO.open(0).history() == []


# -- progress ------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_is_told_up_to_the_last_match(jobs: int) -> None:
    told: list[int] = []
    play_series(TWO, 12, jobs, told.append)
    assert told == sorted(told)
    assert told[-1] == 12


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_series_can_be_interrupted(jobs: int) -> None:
    """Without waiting for the matches that are left."""

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_series(TWO, 200, jobs, stop)


# -- refused before the first match --------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"game": "chess"}, UnknownGame),
        ({"players": 5, "lineups": (("random",) * 5,)}, BadOption),
        ({"lineups": (("random", "gollum"),)}, UnknownBot),
        ({"lineups": (("random", "random"), ("random", "search:never"))}, BadOption),
        ({"lineups": (("random",),)}, BadOption),
        ({"lineups": (("random", "random"), ("random",) * 3)}, BadOption),
        ({"options": (("sheet", "golden"),)}, BadOption),
        ({"options": (("colour", "red"),)}, BadOption),
        ({"content": "/nowhere"}, ContentError),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    change: dict[str, Any], error: type[WestmarchError]
) -> None:
    series = replace(TWO, **change)
    with pytest.raises(error):
        series.check()
    with pytest.raises(error):
        play_series(series, 10, jobs=2)


def test_a_game_without_a_heuristic_refuses_steady(riddles: Riddles) -> None:
    with pytest.raises(BadOption, match="riddles has no steady heuristic yet"):
        play_series(Series("riddles", 2, (("steady", "random"),)), 3)


# -- the summary ---------------------------------------------------------------------------------


def played(number: int, winners: tuple[int, ...], reason: str, decisions: int, turns: int) -> Played:
    scores = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(3))
    return Played(number, scores, winners, reason, decisions, turns)


SERIES = Series("mordor", 3, (("steady", "random", "search:5"),), (("sheet", "basic"),), seed=4)
PLAYED = [
    played(0, (0,), "ending.alone", 100, 10),
    played(1, (0, 2), "ending.shared", 110, 12),
    played(2, (), "ending.all_lost", 60, 6),
    played(3, (2,), "ending.alone", 90, 9),
]


def test_the_summary_has_the_figures_that_were_promised() -> None:
    """The names of issue 2: scripts rely on them."""
    figures = summary(SERIES, PLAYED, 2.0)
    promised = {
        "game": "mordor",
        "games": 4,
        "finished": 4,
        "decisions": 360,
        "seconds": 2.0,
        "decisions_per_s": 180.0,
        "games_per_s": 2.0,
        "results": {
            "wins": [2, 0, 2],
            "reasons": {"ending.alone": 2, "ending.all_lost": 1, "ending.shared": 1},
        },
        "mean_decisions": 90.0,
        "mean_turns": 9.25,
    }
    assert {key: figures[key] for key in promised} == promised
    assert figures["players"] == 3
    assert figures["bots"] == ["steady", "random", "search:5"]
    assert figures["options"] == {"sheet": "basic"}
    assert figures["seed"] == 4


def test_the_summary_is_one_json_object() -> None:
    figures = summary(SERIES, PLAYED, 2.0)
    assert json.loads(json.dumps(figures)) == figures


def test_each_winner_of_a_shared_victory_counts() -> None:
    figures = summary(SERIES, PLAYED[1:2], 1.0)
    assert figures["results"]["wins"] == [1, 0, 1]


def test_a_match_that_all_lose_counts_for_nobody() -> None:
    assert summary(SERIES, PLAYED[2:3], 1.0)["results"]["wins"] == [0, 0, 0]


def test_decisions_are_answers_of_seats_and_not_of_chance(riddles: Riddles) -> None:
    """Nine cards are drawn and nine are laid; nine are decided."""
    one = play_one(Series("riddles", 3, (("random",) * 3,)), 0)
    assert one.decisions == 9
    assert one.turns == 3


def test_shared_victories_happen_and_are_summed_up(riddles: Riddles) -> None:
    """In Riddles of three players everybody may take one round."""
    series = Series("riddles", 3, (("random",) * 3,), seed=1)
    matches = play_series(series, 40)
    shared = [one for one in matches if len(one.winners) > 1]
    assert shared
    assert sum(summary(series, matches, 1.0)["results"]["wins"]) == sum(len(one.winners) for one in matches)
