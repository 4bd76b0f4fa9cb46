"""A game without a heuristic of its own, as long as a test needs it."""

from collections.abc import Iterator

import pytest

from toys.riddles import Riddles
from westmarch.core.registry import register, unregister


@pytest.fixture
def riddles() -> Iterator[Riddles]:
    game = Riddles()
    register("riddles", lambda: game)
    yield game
    unregister("riddles")
