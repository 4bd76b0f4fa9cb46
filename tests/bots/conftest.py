"""The toy game of hidden hands, where a bot could cheat if it were let."""

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
