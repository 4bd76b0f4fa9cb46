"""What some tests need beside the package: PostgreSQL, Chromium, the built client.

`make test` and `.ci/run` install them, so there a missing one is a failure; elsewhere it is said in a line.
"""

from __future__ import annotations

import os
from typing import NoReturn

import pytest

ALL = "WESTMARCH_TEST_ALL"
"""The environment variable under which no test may be skipped."""


def missing(what: str) -> NoReturn:
    """A test cannot run here, and this is why."""
    if os.environ.get(ALL):
        pytest.fail(what, pytrace=False)
    pytest.skip(what)
