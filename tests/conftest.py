"""What all tests share: the way to the toy games beside them, and one of those at the table."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from westmarch.core.registry import register, unregister

sys.path.insert(0, str(Path(__file__).parent))
# A busy machine is no failure, and neither is a rare example: `--hypothesis-profile default` looks for those.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")

from needs import pytest_terminal_summary  # noqa: E402
from seeds import own_dice, pytest_addoption, pytest_runtest_makereport, seed  # noqa: E402
from toys.riddles import Riddles  # noqa: E402

__all__ = [
    "own_dice",
    "pytest_addoption",
    "pytest_runtest_makereport",
    "pytest_terminal_summary",
    "riddles",
    "seed",
]


@pytest.fixture
def riddles() -> Iterator[Riddles]:
    """A game of hidden hands, without a heuristic of its own, as long as a test needs it."""
    game = Riddles()
    register("riddles", lambda: game)
    yield game
    unregister("riddles")
