"""Servers for tests: one that a whole package shares, and one of its own for a test that may kill it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import House


@pytest.fixture(scope="package")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"), seed=0)
    yield found
    found.stop()
    found.close()


@pytest.fixture
def house(shared_house: House, seed: int) -> Iterator[House]:
    """A server that tests leave as it was."""
    shared_house.play_with(seed)
    yield shared_house
    shared_house.farewell()


@pytest.fixture
def own_house(tmp_path: Path, seed: int) -> Iterator[House]:
    """A server that a test may kill."""
    found = House(tmp_path, seed)
    yield found
    found.close()
