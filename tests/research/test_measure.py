"""Measurements: rates that are there and positive. How high they are is no matter for a test."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from toys.riddles import Riddles
from westmarch.research import measure

MOMENT = 0.01


def assert_positive(row: dict[str, Any], *figures: str) -> None:
    assert all(row[figure] > 0 for figure in figures), row
    assert row["what"].startswith("mordor: ")


@pytest.mark.parametrize("bot", ["random", "steady", "search:2"])
def test_playouts_are_counted(bot: str) -> None:
    row = measure.playouts("mordor", bot, MOMENT)
    assert_positive(row, "decisions_per_s", "games_per_s")
    assert row["decisions_per_s"] > row["games_per_s"]
    assert row["what"] == f"mordor: {bot} play"


def test_forks_are_counted() -> None:
    row = measure.forks("mordor", MOMENT)
    assert_positive(row, "per_s", "microseconds")
    assert row["per_s"] * row["microseconds"] == pytest.approx(1e6)


def test_a_checked_answer_is_measured_beside_an_unchecked_one() -> None:
    row = measure.steps("mordor", MOMENT)
    assert_positive(row, "decisions_per_s")
    assert f"{row['slower']:+.1%}" in row["what"]


def test_search_iterations_are_counted() -> None:
    assert_positive(measure.search_iterations("mordor", MOMENT), "per_s")


def test_a_short_game_is_measured_too(riddles: Riddles) -> None:
    """It is over before forty decisions have been made."""
    assert measure.forks("riddles", MOMENT)["per_s"] > 0
    assert measure.playouts("riddles", "random", MOMENT)["games_per_s"] > 0
    assert measure.search_iterations("riddles", MOMENT)["per_s"] > 0


def test_all_rates_of_a_game_are_told_and_measured() -> None:
    told: list[str] = []
    rows = measure.measure("mordor", MOMENT, told.append)
    assert len(rows) == len(told) == 7
    assert told[0] == "mordor: random play"
    assert all(row["what"].startswith("mordor: ") for row in rows)


def test_a_record_is_replayed_and_its_views_weighed() -> None:
    row = measure.replays("mordor", MOMENT)
    assert re.search(r"record of \d+ entries replayed, views of at most [\d,]+ bytes", row["what"])
    assert row["per_s"] > 0


def test_steady_play_is_measured_only_where_there_is_a_heuristic(riddles: Riddles) -> None:
    told: list[str] = []
    measure.measure("riddles", MOMENT, told.append)
    assert told == [
        f"riddles: {what}"
        for what in ("random play", "step", "forks", "replay", "live match", "search iterations")
    ]


# -- peers ---------------------------------------------------------------------------------------

PEERS = [
    {"peer": "open_spiel", "language": "python", "game": "python_kuhn", "decisions_per_s": 1000.0},
    {"peer": "open_spiel", "language": "python", "game": "python_ttt", "decisions_per_s": 4000.0},
    {"peer": "open_spiel", "language": "python", "game": "python_block", "decisions_per_s": 2000.0},
    {"peer": "open_spiel", "language": "c++", "game": "chess", "decisions_per_s": 90_000.0},
    {"peer": "catanatron", "language": "python", "game": "catan", "decisions_per_s": 20_000.0},
]


def test_ratios_are_ours_over_theirs() -> None:
    """Of OpenSpiel only the games that are written in Python, as ours is."""
    found = measure.ratios(8000.0, PEERS)
    assert found == {
        "openspiel_python_median": 4.0,
        "openspiel_python_geometric_mean": pytest.approx(4.0),
        "openspiel_python_mean": pytest.approx(8000 / (7000 / 3)),
        "openspiel_python_fastest": 2.0,
        "catanatron": 0.4,
    }


def test_peers_that_are_not_there_have_no_ratio() -> None:
    assert measure.ratios(8000.0, []) == {}
    assert set(measure.ratios(8000.0, PEERS[-1:])) == {"catanatron"}
    assert "catanatron" not in measure.ratios(8000.0, PEERS[:1])


def test_peers_are_measured_by_a_script_in_their_own_environment(tmp_path: Path) -> None:
    script = tmp_path / "peers.py"
    script.write_text(
        "import json, sys\n"
        "print('chatter', file=sys.stderr)\n"
        "print(json.dumps([{'peer': 'x', 'seconds': float(sys.argv[sys.argv.index('--seconds') + 1])}]))\n",
        "utf-8",
    )
    assert measure.peers(Path(sys.executable), script, 0.5) == [{"peer": "x", "seconds": 0.5}]
