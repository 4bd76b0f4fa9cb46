"""The toy game of hidden hands sits at the table as long as a test needs it."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from toys.riddles import Riddles
from westmarch.core.registry import register, unregister

settings.register_profile("house", deadline=None)  # a busy machine is no failure
settings.load_profile("house")


@pytest.fixture
def riddles() -> Iterator[Riddles]:
    game = Riddles()
    register("riddles", lambda: game)
    yield game
    unregister("riddles")
