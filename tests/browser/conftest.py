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
WHOLE, SHELL = Path("/usr/bin/chromium"), Path("/usr/bin/chromium-headless-shell")
"""The browser as people have it, and the same without its windows: a third of the work less."""
STATIC = Path(__file__).parents[2] / "src/westmarch/server/static/index.html"
expect.set_options(timeout=SLOW)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--renderer-process-limit=1",  # starting one for every page is a seventh of all the work
]


def running(program: Path) -> Iterator[Browser]:
    """This browser, or the one that WESTMARCH_CHROMIUM names, as long as it is needed."""
    named = Path(os.environ.get("WESTMARCH_CHROMIUM", program))
    if not named.exists():
        missing(f"There is no Chromium at {named} (apt install chromium, or WESTMARCH_CHROMIUM=…).")
    if not STATIC.exists():
        missing("The client is not built (make client).")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=named, args=ARGUMENTS)
        yield found
        found.close()


# For the package, not the session: as long as Playwright runs, no other test can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    yield from running(SHELL if SHELL.exists() else WHOLE)


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
