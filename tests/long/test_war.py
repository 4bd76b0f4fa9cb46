"""War of the Ring on every screen, in every language: many kinds of questions, whole turns of both sides.

Played on the drawn table by taps where an answer can be seen and hit, as a person would.
"""

from __future__ import annotations

import random

import pytest

from browser.test_screens import INTERNAL
from browser.visitor import MOVED, Invite, Visitor
from long.test_sweeps import LANGUAGES, NARROW, SCREENS
from server.house import House

STEPS = 90
MOST_BUTTONS = 8
IN_REACH = """() => [...document.querySelectorAll('[data-option]:not(:disabled)')].flatMap((one, n) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y)?.closest('[data-option]');
  const listed = box.width > 0 && !one.closest('[data-map]'); // may have to be scrolled to
  if (!listed && hit !== one) return [];
  // Where there is a flag, it unfolds under the pointer and takes the tap.
  const flag = document.querySelector(`.flag[data-option="${one.dataset.option}"]`);
  if (flag && flag !== one && one.closest('[data-map]')) return [];
  const pressed = one.getAttribute('aria-pressed') === 'true';
  return [{ n, pressed, confirms: one.matches('.primary'), option: one.dataset.option }];
})"""
SMALL = """() => [...document.querySelectorAll('[data-option]')].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const drawn = one.closest('[data-map]') !== null; // offered in a list too
  return drawn || !box.width || (box.width > 43.4 && box.height > 43.4)
    ? [] : [`${one.className} ${one.dataset.option} ${box.width}x${box.height}`];
})"""


def unfolded(visitor: Visitor) -> set[str]:
    """All answers on the screen, also those of lists that are folded up; they stay open."""
    found = set(visitor.shown())
    for fold in visitor.page.locator(".actions [aria-expanded=false]").all():
        fold.click()
        found |= set(visitor.shown())
    for fold in visitor.page.locator("details[name=answers] > summary").all():
        fold.click()
        found |= set(visitor.shown())
    return found


def tap(visitor: Visitor, rng: random.Random) -> None:
    """Confirm where that is possible, else tap one of the answers that can be hit.

    Drawn from the answers, not from the places they are shown at: a panel that comes a moment later
    must not lead to another match.
    """
    before = visitor.ask("tale.sign()")
    reach = visitor.ask(f"({IN_REACH})()")
    chosen = next((one for one in reach if one["confirms"]), None)
    if chosen is None:
        free = sorted((one for one in reach if not one["pressed"]), key=lambda one: (one["option"], one["n"]))
        option = rng.choice(sorted({one["option"] for one in free}))
        chosen = next(one for one in free if one["option"] == option)
    visitor.page.locator("[data-option]:not(:disabled)").nth(chosen["n"]).click()
    visitor.until(MOVED, before)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_question_fits_and_reads_well(house: House, invite: Invite, screen: str, language: str) -> None:
    size = SCREENS[screen]
    narrow = size["width"] <= NARROW
    host = house.visitor("Ada")
    seats = ("me", "bot:random") if LANGUAGES.index(language) % 2 else ("bot:random", "me")
    table = host.table(*seats, game="war")
    visitor = invite(house, guest=host, size=size, settings={"language": language}).sit(table)
    visitor.page.wait_for_selector("[data-map] [data-region]")
    rng = random.Random(len(screen) + len(language))
    seen: set[str] = set()
    for _ in range(STEPS):
        visitor.settled()
        if visitor.over:
            break
        kind = visitor.ask("tale.prompt()?.kind ?? ''")
        assert visitor.ask("tale.promptInView()"), kind
        if kind not in seen:
            seen.add(kind)
            assert visitor.ask("tale.misfits()") == [], kind
            words = [text for text in visitor.ask("tale.words()") if INTERNAL.search(text)]
            assert words == [], (kind, words)
            if narrow:
                assert visitor.ask(f"({SMALL})()") == [], kind
            buttons = visitor.page.locator(".actions > .option, .actions > .pair").count()
            assert buttons <= MOST_BUTTONS, (kind, buttons)
            offered = set(visitor.offered())
            found = unfolded(visitor)
            assert found >= offered, (kind, offered - found)
        elif narrow:
            unfolded(visitor)
        tap(visitor, rng)
    assert len(seen) >= 8, seen
    visitor.well()
