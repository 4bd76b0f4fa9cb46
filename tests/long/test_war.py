"""War of the Ring on every screen, in every language: many kinds of questions, whole turns of both sides."""

from __future__ import annotations

import pytest

from browser.test_screens import INTERNAL
from browser.visitor import Invite, dice
from long.test_sweeps import LANGUAGES, NARROW, SCREENS
from server.house import House

STEPS = 90


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_question_fits_and_reads_well(house: House, invite: Invite, screen: str, language: str) -> None:
    size = SCREENS[screen]
    host = house.visitor("Ada")
    seats = ("me", "bot:random") if LANGUAGES.index(language) % 2 else ("bot:random", "me")
    table = host.table(*seats, game="war")
    visitor = invite(house, guest=host, size=size, settings={"language": language, "plain": True}).sit(table)
    seen: set[str] = set()

    def look() -> None:
        kind = visitor.ask("tale.prompt()?.kind ?? ''")
        assert visitor.ask("tale.promptInView()"), kind
        if kind in seen:
            return
        seen.add(kind)
        assert visitor.ask("tale.misfits()") == [], kind
        words = [text for text in visitor.ask("tale.words()") if INTERNAL.search(text)]
        assert words == [], (kind, words)
        if size["width"] <= NARROW:
            assert visitor.ask("tale.small(44)") == [], kind
        groups = visitor.page.locator("[data-group]")
        offered = set(visitor.offered())
        found = set(visitor.shown())
        for group in range(groups.count()):
            groups.nth(group).click()
            found |= set(visitor.shown())
        assert found >= offered, (kind, offered - found)

    visitor.play_out(dice(len(screen) + len(language)), look, steps=STEPS)
    assert len(seen) > 8, seen
    visitor.well()
