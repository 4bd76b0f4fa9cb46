"""A person at a real browser: clicks what is lit, and remembers whatever went wrong in the page."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

from server.house import Guest, House

# Makes every fetch of a page so many milliseconds slower: a test that looks too early stumbles every time,
# not once in fifty runs. make test-slow
LATENCY = int(os.environ.get("WESTMARCH_PAGE_LATENCY", "0"))
SLOW = 30_000 if LATENCY else 120_000
MOVED = "before => tale.sign() !== before && !tale.pending()"
LAPTOP = {"width": 1366, "height": 640}
PHONE = {"width": 360, "height": 640}
TALE = (Path(__file__).parent / "tale.js").read_text("utf-8")
FUNCTION = re.compile(r"(\w+|\([\w, ]*\)) =>")
WAIT = """([arg, most]) => new Promise((done) => {
  const wanted = WANTED;
  const end = performance.now() + most;
  const look = () => {
    if (wanted(arg)) done(true);
    else if (performance.now() > end) done(false);
    else setTimeout(look, 10);
  };
  look();
})"""
Pick = Callable[[list[str]], str]


def first(options: list[str]) -> str:
    return options[0]


class Visitor:
    """One browser context, so one cookie, with one page."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        *,
        size: dict[str, int] = LAPTOP,
        guest: Guest | None = None,
        settings: dict[str, Any] | None = None,
        guided: bool = False,
        **more: Any,
    ) -> None:
        self.house = house
        self.faults: list[str] = []
        wishes = {"reduced_motion": "reduce", **more}
        self.context: BrowserContext = browser.new_context(viewport=size, base_url=house.address, **wishes)
        self.context.set_default_timeout(SLOW)
        wished = json.dumps(json.dumps({"pace": 0, **(settings or {})}))
        keep = f"if (!localStorage['westmarch.settings']) localStorage['westmarch.settings'] = {wished};"
        if not guided:  # whoever comes for the first time is given notes; most tests are old hands
            keep += "localStorage['westmarch.guide.mordor'] = '{\"seen\":[],\"off\":true}';"
        self.context.add_init_script(TALE + keep)
        if guest is not None:
            cookie = {"name": "westmarch", "value": guest.http.cookies["westmarch"], "url": house.address}
            self.context.add_cookies([cookie])  # type: ignore[list-item]
        self.page: Page = self.context.new_page()
        if LATENCY:
            line = {"offline": False, "latency": LATENCY, "downloadThroughput": -1, "uploadThroughput": -1}
            self.context.new_cdp_session(self.page).send("Network.emulateNetworkConditions", line)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", lambda r: r.status >= 400 and self.faults.append(f"{r.status} {r.url}"))

    def _console(self, message: ConsoleMessage) -> None:
        left = "Failed to fetch" in message.text  # counted below, where it was not the page that went away
        if message.type in ("error", "warning") and not left:
            self.faults.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # what was under way when the page was left
            self.faults.append(f"failed: {request.url} {request.failure}")

    def close(self) -> None:
        self.context.close()

    def goto(self, address: str) -> Visitor:
        self.page.goto(address)
        return self

    def sit(self, table: str) -> Visitor:
        """Open a table and wait until it is drawn."""
        self.goto(f"/t/{table}")
        self.page.wait_for_selector("#prompt")
        return self

    # What the page was told and what it shows

    def ask(self, script: str, arg: Any = None) -> Any:
        return self.page.evaluate(script, arg)

    def until(self, script: str, arg: Any = None) -> None:
        """Wait in the page. (Playwright's own way to do so needs what the page's policy forbids.)"""
        wanted = script if FUNCTION.match(script) else f"() => {script}"
        if not self.page.evaluate(WAIT.replace("WANTED", wanted), [arg, SLOW]):
            state = self.page.evaluate("tale.sign()")
            raise AssertionError(f"did not come about: {script} ({arg}); the page: {state}, {self.faults}")

    @property
    def seq(self) -> int:
        found: int = self.ask("tale.state?.seq ?? -1")
        return found

    @property
    def over(self) -> bool:
        return bool(self.ask("tale.state?.status === 'over'"))

    @property
    def asked(self) -> bool:
        return self.ask("tale.prompt()") is not None

    @property
    def prompt(self) -> str:
        return self.page.locator("#prompt").inner_text()

    def offered(self) -> list[str]:
        return [option["text"] for option in self.ask("tale.prompt()?.options ?? []")]

    def shown(self) -> list[str]:
        """What can be clicked now and answers the question, without the button that confirms."""
        return [option["text"] for option in self.ask("tale.shown()") if not option["confirms"]]

    def log(self) -> list[str]:
        return self.page.locator("[data-log] > *").all_inner_texts()

    def settled(self) -> None:
        """Something is asked of me, or the match is over; and the page shows it."""
        self.until("tale.ready()")

    # What a person does

    def click(self, option: str) -> None:
        before = self.ask("tale.sign()")
        self.page.locator(f'[data-option="{option}"]:visible').first.click()
        self.until(MOVED, before)

    def open_settings(self) -> None:
        """Behind the cog; on a phone that is on the page about the table."""
        table = self.page.locator("#tab-table")
        if table.count():
            table.click()
        if not self.page.locator(".settings").count():
            self.page.locator("#tab-settings").click()

    def open_tab(self, tab: str) -> None:
        """A tab of the side column; on a phone rules and chat stand on the page of the log."""
        if tab == "settings":
            self.open_settings()
            return
        if self.page.locator("#tab-table").count():
            self.page.locator("#tab-log").click()
            tab = "lines" if tab == "log" else tab
        self.page.locator(f"#tab-{tab}").click()

    def open_share(self) -> None:
        table = self.page.locator("#tab-table")
        if table.count():
            table.click()
        self.page.get_by_role("button", name="Share", exact=True).click()

    def step(self, pick: Pick = first) -> None:
        """One click on something lit: confirm where that is possible, else choose."""
        shown = self.ask("tale.shown()")
        before = self.ask("tale.sign()")
        if any(one["confirms"] and one["enabled"] for one in shown):
            self.page.locator("[data-option].primary:visible").click()
        else:
            free = [one["text"] for one in shown if not one["pressed"] and not one["confirms"]]
            assert free, f"nothing to click: {shown}, asked {self.offered()}"
            self.page.locator(f'[data-option="{pick(free)}"]:visible').first.click()
        self.until(MOVED, before)

    def play_on(self, pick: Pick = first) -> None:
        """Click until the question is answered."""
        seq = self.seq
        while self.seq == seq:
            self.step(pick)

    def play_out(self, pick: Pick = first, look: Callable[[], None] | None = None, steps: int = 400) -> None:
        """Play against bots, to the end or for so many clicks; ``look`` at every one."""
        for _ in range(steps):
            self.settled()
            if look:
                look()
            if self.over:
                return
            self.step(pick)

    def well(self) -> None:
        """Nothing has gone wrong in this page."""
        found = [*self.faults, *self.ask("tale.violations"), *self.ask("tale.refused")]
        assert not found, found


class Invite(Protocol):
    """Lets a visitor in; the fixture of this name."""

    def __call__(self, house: House, **wishes: Any) -> Visitor: ...


def play_together(*visitors: Visitor, pick: Pick = first, stop: Callable[[], bool] | None = None) -> None:
    """Everybody answers in turn until the match is over."""
    for _ in range(600):
        seq = max(visitor.seq for visitor in visitors)
        for visitor in visitors:
            visitor.until("seq => tale.state.seq >= seq", seq)
        if visitors[0].over or (stop and stop()):
            return
        turn = next((visitor for visitor in visitors if visitor.asked), None)
        assert turn is not None, "nobody is asked"
        turn.settled()
        turn.play_on(pick)
    raise AssertionError("the match does not end")


def throw_table(host: Guest) -> str:
    """A table where the host sets dice aside from a throw that shows two Rings and no Nazgûl."""
    throw = {"yellow": "ring", "red": "ring", "blue": "fellowship", "green": "gandalf", "black": "orc"}
    return host.table_from({"throw": throw}, "me", "bot:random")


def gandalf_table(host: Guest, layout: str = "standard") -> str:
    """A table where the host is asked which squares two Gandalfs halve; all are open."""
    aside = {"yellow": "gandalf", "red": "gandalf", "black": "white_tree"}
    position = {"players": ["frodo", "sam"], "layout": layout, "aside": aside, "resolve": {"gandalf": 2}}
    return host.table_from(position, "me", "bot:random")


def dice(seed: int) -> Pick:
    """Draws from the answers, however often and in whatever order the page shows them."""
    rng = random.Random(seed)
    return lambda options: rng.choice(sorted(set(options)))
