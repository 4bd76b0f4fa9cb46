"""What tests tell of themselves: the seed of one that fails, and what is missing for one that cannot run."""

from __future__ import annotations

import pytest

import needs

pytest_plugins = ["pytester"]
HOOKS = """
from needs import pytest_terminal_summary
from seeds import pytest_addoption, pytest_runtest_makereport, seed
"""
PLAYED = """
import pytest

@pytest.mark.parametrize("dice", ["good", "bad"])
def test_luck(seed, dice):
    assert dice == "good"
"""
NEEDS = """
import pytest
from needs import missing

@pytest.fixture
def dragon():
    missing("There is no dragon here.")

@pytest.mark.parametrize("number", range(3))
def test_fire(dragon, number):
    pass
"""


def run(pytester: pytest.Pytester, tests: str, *arguments: str) -> pytest.RunResult:
    pytester.makeconftest(HOOKS)
    pytester.makepyfile(tests)
    return pytester.runpytest_inprocess("-p", "no:cacheprovider", *arguments)


def test_a_test_that_fails_tells_its_seed(pytester: pytest.Pytester) -> None:
    plain = run(pytester, PLAYED)
    plain.assert_outcomes(passed=1, failed=1)
    plain.stdout.re_match_lines([r"-+ seed -+", r"The tables of this test have seed \d+\."])
    assert plain.stdout.str().count("have seed") == 1, "only the one that failed"
    other = run(pytester, PLAYED, "--other-dice", "3")
    other.stdout.re_match_lines([r"The tables of this test have seed \d+ \(--other-dice 3\)\."])
    told = [done.stdout.str().split("have seed ")[1].split()[0].strip(".") for done in (plain, other)]
    assert told[0] != told[1]


def test_what_is_missing_is_told_in_one_line(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(needs.ALL, raising=False)
    done = run(pytester, NEEDS)
    done.assert_outcomes(skipped=3)
    assert done.stdout.str().count("dragon") == 1
    done.stdout.fnmatch_lines(["3 tests left out: There is no dragon here."])


def test_where_all_tests_must_run_what_is_missing_is_a_failure(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(needs.ALL, "1")
    done = run(pytester, NEEDS)
    done.assert_outcomes(errors=3)
    assert done.ret != 0
