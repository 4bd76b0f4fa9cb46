"""One browser and one server for the tests of a worker, a context of its own for every visitor."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.visitor import SLOW, Invite, Visitor
from needs import missing
from server.fixtures import house, own_house, shared_house
from server.house import House

__all__ = ["browser", "house", "invite", "own_house", "shared_house"]
CHROMIUM = os.environ.get("WESTMARCH_CHROMIUM", "/usr/bin/chromium")
STATIC = Path(__file__).parents[2] / "src/westmarch/server/static/index.html"
expect.set_options(timeout=SLOW)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]


# For the package, not the session: as long as Playwright runs, no other test can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        missing(f"There is no Chromium at {CHROMIUM} (apt install chromium, or WESTMARCH_CHROMIUM=…).")
    if not STATIC.exists():
        missing("The client is not built (make client).")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture
def invite(browser: Browser) -> Iterator[Invite]:
    """Lets visitors in, and out again at the end."""
    present: list[Visitor] = []

    def let_in(house: House, **wishes: Any) -> Visitor:
        present.append(Visitor(browser, house, **wishes))
        return present[-1]

    yield let_in
    for visitor in present:
        visitor.close()
