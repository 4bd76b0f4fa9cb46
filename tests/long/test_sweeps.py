"""Every kind of page, in every language, on every screen: it fits, reads well and is accessible."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.test_access import check
from browser.test_screens import INTERNAL
from browser.visitor import Invite, Visitor, gandalf_table
from server.house import Guest, House

LANGUAGES = ("en", "ru", "de")
SCREENS = {
    "L2": {"width": 1366, "height": 640},
    "D": {"width": 1920, "height": 1080},
    "T": {"width": 820, "height": 1180},
    "P": {"width": 390, "height": 844},
    "P0": {"width": 360, "height": 640},
}
NARROW = 820
ACCESSIBLE = ("L2", "P0")


class Pages:
    """Tables that every sweep looks at."""

    def __init__(self, house: House) -> None:
        self.host: Guest = house.visitor("Ada")
        self.asked = gandalf_table(self.host)
        self.four = self.host.table("me", "bot:random", "bot:random", "bot:random")
        self.waiting = self.host.table("me", "friend", open=True, options={"layout": "long"})
        self.over = self.host.table("me", "bot:random")
        with self.host.at(self.over) as line:
            while line.until_state(lambda s: s["status"] == "over" or line.prompt())["status"] != "over":
                line.answer()


def look(visitor: Visitor, where: str, narrow: bool, accessible: bool) -> None:
    assert visitor.ask("tale.misfits()") == [], where
    words = [text for text in visitor.ask("tale.words()") if INTERNAL.search(text)]
    assert words == [], f"{where}: {words}"
    if "/t/" in visitor.page.url:
        assert visitor.ask("tale.promptInView()"), where
    if narrow:
        small = [one for one in visitor.ask("tale.small(44)") if not one.startswith("g ")]
        assert small == [], where
    if accessible:
        check(visitor, where)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_page_fits_and_reads_well(house: House, invite: Invite, screen: str, language: str) -> None:
    pages = Pages(house)
    size = SCREENS[screen]
    narrow = size["width"] <= NARROW
    scheme = "dark" if language == "ru" else "light"
    visitor = invite(
        house,
        guest=pages.host,
        size=size,
        settings={"language": language, "theme": scheme},
        color_scheme=scheme,
        guided=True,
    )

    def sweep(where: str) -> None:
        look(visitor, f"{where}, {screen}, {language}", narrow, screen in ACCESSIBLE)

    visitor.goto("/")
    expect(visitor.page.locator("article[data-game=mordor] p")).to_be_visible()
    expect(visitor.page.locator(f'a[href="/t/{pages.over}"]').first).to_be_visible()
    visitor.page.locator("article[data-game=riddles]").evaluate(
        "one => one.remove()"
    )  # a toy, in English only
    for summary in visitor.page.locator("main details > summary").all():
        summary.click()
    sweep("start")
    for name, table in (("asked", pages.asked), ("four", pages.four)):
        visitor.sit(table)
        visitor.settled()
        sweep(name)
        visitor.page.locator("[data-thing]").first.focus()
        sweep(f"{name}, tip")
    for plain in (True, False):
        visitor.open_settings()
        switch = visitor.page.locator(".settings .tick input").last
        switch.set_checked(plain)
        if narrow:
            visitor.page.locator("#tab-board").click()
        sweep("plain" if plain else "drawn")
    for tab in ("log", "rules", "chat", "settings"):
        visitor.open_tab(tab)
        expect(visitor.page.locator("#tabpanel")).to_be_visible()
        if tab == "rules":
            expect(visitor.page.locator(".digest section").first).to_be_visible()
        sweep(tab)
    if narrow:
        visitor.page.locator("#tab-board").click()
    visitor.sit(pages.waiting)
    expect(visitor.page.get_by_role("img", name=re.compile("QR")).first).to_be_visible()
    sweep("waiting")
    visitor.goto(f"/t/{pages.over}?at=14&seat=0")
    expect(visitor.page.locator(".replay")).to_be_visible()
    sweep("replay")
    visitor.sit(pages.over)
    expect(visitor.page.locator(".ending")).to_be_visible()
    sweep("end")
    visitor.goto("/t/nosuchtable1")
    expect(visitor.page.locator("main a[href='/']")).to_be_visible()
    assert visitor.ask("tale.misfits()") == []
