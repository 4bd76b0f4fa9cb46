"""What some tests need beside the package: PostgreSQL, Chromium, the built client.

`make test` and `.ci/run` install them, so there a missing one is a failure; elsewhere it is said in a line.
"""

from __future__ import annotations

import os
from collections import Counter
from typing import NoReturn

import pytest

ALL = "WESTMARCH_TEST_ALL"
"""The environment variable under which no test may be skipped."""


def missing(what: str) -> NoReturn:
    """A test cannot run here, and this is why."""
    if os.environ.get(ALL):
        pytest.fail(what, pytrace=False)
    pytest.skip(what)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line for each thing that is missing, however many tests need it."""
    skipped = terminalreporter.getreports("skipped")
    reasons = Counter(report.longrepr[2].removeprefix("Skipped: ") for report in skipped)
    for reason, tests in reasons.items():
        terminalreporter.write_line(f"{tests} tests left out: {reason}")
