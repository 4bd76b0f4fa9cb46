"""The long tests use the server of the browser tests, and the whole browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.conftest import WHOLE, house, invite, own_house, running, shared_house

__all__ = ["browser", "house", "invite", "own_house", "shared_house"]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    yield from running(WHOLE)
