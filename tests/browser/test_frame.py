"""The frame of all games: slots that keep their places, one thing on the stage, four pages on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.visitor import PHONE, Invite, Visitor, gandalf_table, throw_table
from server.house import House

PLACES = """names => names.map(name => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  return box ? [name, box.left, box.top, box.right, box.bottom] : [name];
})"""
# Two words of different elements on one line with nothing between them are read as one.
RUN_TOGETHER = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  const mute = 'script, style, svg, [aria-hidden=true]';
  const shown = (node) => node.parentElement.checkVisibility() && !node.parentElement.closest(mute);
  const touch = (one, other) => /[\\p{L}\\d)]$/u.test(one.data) && /^[\\p{L}\\d(]/u.test(other.data);
  const inline = (node, top) => {
    for (let one = node.parentElement; one && one !== top; one = one.parentElement) {
      if (getComputedStyle(one).display !== 'inline') return false;
    }
    return true;
  };
  let last = null;
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!node.data || !shown(node)) continue;
    if (last && last.parentElement !== node.parentElement && touch(last, node)) {
      const range = document.createRange();
      range.setStart(last, 0);
      range.setEnd(node, 0);
      const top = range.commonAncestorContainer;
      const line = top.nodeType === 1 && inline(last, top) && inline(node, top);
      if (line) found.push(`${last.data}|${node.data}`);
    }
    last = node;
  }
  return found;
}"""
OVER = """() => {
  const tip = document.querySelector('.tip:not(.empty)')?.getBoundingClientRect();
  const board = document.querySelector('main .board').getBoundingClientRect();
  if (!tip) return 'no tip';
  const wide = Math.min(tip.right, board.right) - Math.max(tip.left, board.left);
  const high = Math.min(tip.bottom, board.bottom) - Math.max(tip.top, board.top);
  return wide > 0 && high > 0 ? `${wide} x ${high} over the board` : '';
}"""


def war(house: House, invite: Invite, seat: int = 0, **wishes: object) -> Visitor:
    host = house.visitor("Ada")
    seats = ["bot:steady", "bot:steady"]
    seats[seat] = "me"
    visitor = invite(house, guest=host, **wishes).sit(host.table(*seats, game="war"))
    visitor.settled()
    return visitor


def test_digits_choose_what_is_numbered_on_the_screen(house: House, invite: Invite) -> None:
    """In War the map has no digits, so they begin with the buttons; whatever carries none has none."""
    visitor = war(house, invite)
    numbered = visitor.page.locator("[data-number]:visible")
    assert 0 < numbered.count() <= len(visitor.offered())
    first = numbered.first
    expect(first).to_have_attribute("data-number", "1")
    expect(first.locator("kbd")).to_have_text("1")
    option = str(first.get_attribute("data-option"))
    before = visitor.seq
    visitor.page.keyboard.press("9")
    visitor.page.keyboard.press("1")
    visitor.until("before => tale.state.seq > before", before)
    with_digit = [event for event in visitor.ask("tale.raw") if f'"{option}"' in event]
    assert with_digit, "the one that was numbered"
    visitor.well()


def test_enter_after_a_click_confirms(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(throw_table(host))
    visitor.settled()
    before = visitor.seq
    visitor.page.locator('[data-option="die:blue"]').click()
    expect(visitor.page.locator('[data-option="die:blue"]')).to_have_attribute("aria-pressed", "true")
    visitor.page.keyboard.press("Enter")
    visitor.until("before => tale.state.seq > before", before)
    squares = invite(house, guest=host).sit(gandalf_table(host))
    squares.settled()
    before = squares.seq
    for square in squares.page.locator("g[data-option]").all()[:2]:
        square.click()
    squares.page.keyboard.press("Enter")
    squares.until("before => tale.state.seq > before", before)
    squares.well()


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "plain"])
def test_a_card_is_read_before_it_is_used(house: House, invite: Invite, plain: bool) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "bot:steady", game="war", study="helms_deep")
    visitor = invite(house, guest=host, settings={"plain": plain}).sit(table)
    visitor.settled()
    card = next((one for one in visitor.offered() if one.startswith("card:")), None)
    assert card, visitor.offered()
    if plain:
        group = visitor.page.locator('[data-group="card"]')
        if group.count():
            group.click()
    before = visitor.seq
    wanted = f'[data-choices] [data-option="{card}"]' if plain else f'.hand [data-card="{card}"]'
    visitor.page.locator(wanted).first.click()
    expect(visitor.page.locator(".reading")).to_have_attribute("data-reading", card)
    expect(visitor.page.locator(".reading dd").first).not_to_be_empty()
    assert visitor.seq == before, "it was only read"
    visitor.page.locator(f'.reading [data-option="{card}"]').click()
    visitor.until(
        "before => tale.state.seq > before || document.querySelector('.primary[data-option]')", before
    )
    visitor.well()


def assert_still(now: list[list[Any]], before: list[list[Any]]) -> None:
    """Nothing has moved, but for the hair by which a line grows when the font of titles comes."""
    for (name, *sides), (_, *were) in zip(now, before, strict=True):
        assert sides == pytest.approx(were, abs=2), name


def test_the_stage_holds_one_thing_and_pushes_nothing_about(house: House, invite: Invite) -> None:
    visitor = war(house, invite)
    slots = [".seats", ".side > .hand", "main .board", "header"]
    before = visitor.ask(PLACES, slots)
    things = visitor.page.locator(".slot > *")
    visitor.open_share()
    expect(visitor.page.locator(".sharing input")).to_have_value(re.compile("/t/"))
    assert_still(visitor.ask(PLACES, slots), before)
    visitor.page.locator(".hand [data-card]").first.click()
    expect(visitor.page.locator(".sharing")).to_have_count(0)
    expect(visitor.page.locator(".reading")).to_be_visible()
    expect(things).to_have_count(1)
    assert_still(visitor.ask(PLACES, slots), before)
    visitor.page.keyboard.press("h")
    expect(visitor.page.locator(".hint")).to_be_visible()
    expect(things).to_have_count(1)
    assert_still(visitor.ask(PLACES, slots), before)
    log = visitor.page.locator("[data-log]")
    assert log.is_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".hint")).to_have_count(0)
    expect(things).to_have_count(1)  # the question is back on it
    visitor.well()


def test_tips_never_cover_the_board(house: House, invite: Invite) -> None:
    visitor = war(house, invite)
    # A button that tells everything itself has an empty label and needs no tip.
    for thing in (".hand [data-thing]", '.side [data-thing]:not([data-label=""])', ".board [data-thing]"):
        visitor.page.locator(thing).first.focus()
        visitor.until("document.querySelector('.tip:not(.empty)') !== null")
        visitor.page.wait_for_timeout(60)
        assert visitor.ask(OVER) == "", thing
    host = house.visitor("Ada")
    mordor = invite(house, guest=host).sit(throw_table(host))
    mordor.settled()
    mordor.page.locator('[data-option="die:red"]').hover()
    mordor.until("document.querySelector('.tip:not(.empty)') !== null")
    tip, slot = (mordor.page.locator(one).bounding_box() for one in (".tip", "[data-tip-slot]"))
    assert tip is not None
    assert slot is not None
    assert slot["x"] <= tip["x"] + 1, "in the slot of the board for it"
    assert tip["x"] + tip["width"] <= slot["x"] + slot["width"] + 1


def test_who_is_waited_for_is_named_by_its_side(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "bot:steady", game="war")
    eve = invite(house).sit(table)
    expect(eve.page.locator("#prompt")).to_have_text("The Free Peoples (Ada) are thinking …")
    eve.open_settings()
    eve.page.get_by_role("button", name="Русский").click()
    expect(eve.page.locator("#prompt")).to_have_text("Свободные народы (Ada) думают …")


@pytest.mark.parametrize("game", ["war", "mordor"])
def test_names_are_apart_for_those_who_hear_them(house: House, invite: Invite, game: str) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).goto("/")
    expect(visitor.page.locator("article[data-game=mordor] p")).to_be_visible()
    assert visitor.ask(RUN_TOGETHER) == []
    visitor.sit(host.table("me", "bot:steady", game=game))
    for _ in range(6):
        visitor.settled()
        assert visitor.ask(RUN_TOGETHER) == []
        visitor.step()
    visitor.well()


def test_the_log_has_headings_and_signs_and_every_line_leads_to_its_moment(
    house: House, invite: Invite
) -> None:
    visitor = war(house, invite)
    visitor.play_out(steps=6)
    visitor.settled()
    log = visitor.page.locator("[data-log]")
    expect(log.locator("h3").first).to_contain_text("Turn 1")
    expect(log.locator("h3.phase").first).to_contain_text("Cards")
    expect(log.locator("p svg use").first).to_be_attached()
    lines = log.locator("p")
    assert lines.count() == log.locator("p .jump").count(), "each line can be replayed"
    name = log.locator(".word").last
    name.hover()
    thing = str(name.get_attribute("data-about"))
    visitor.until("thing => document.querySelector(`[data-about='${thing}']:hover`) !== null", thing)
    log.locator("p .jump").first.click()
    expect(visitor.page.locator(".replay")).to_be_visible()
    expect(visitor.page).to_have_url(re.compile(r"[?&]at=\d+"))
    visitor.well()


def test_motion_has_a_speed_and_a_device_that_wants_none_has_none(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host, reduced_motion="no-preference")
    visitor.sit(host.table("me", "bot:random"))
    long = (
        "(() => { const one = document.createElement('i'); one.style.transitionDuration = 'var(--move)';"
        " document.body.append(one); const found = getComputedStyle(one).transitionDuration; one.remove();"
        " return parseFloat(found) * (found.endsWith('ms') ? 1 : 1000); })()"
    )
    visitor.open_settings()
    choice = visitor.page.get_by_label("Movement")
    found = {}
    for speed in ("fast", "normal", "slow"):
        choice.select_option(speed)
        visitor.until("speed => document.documentElement.dataset.motion === speed", speed)
        found[speed] = visitor.ask(long)
    assert found == {"fast": 130, "normal": 260, "slow": 520}
    choice.select_option("off")
    visitor.until("document.documentElement.dataset.motion === 'off'")
    assert visitor.ask(long) == 0
    choice.select_option("slow")
    visitor.page.emulate_media(reduced_motion="reduce")
    assert visitor.ask(long) == 0
    visitor.well()


@pytest.mark.parametrize("game", ["war", "mordor"])
@pytest.mark.parametrize("size", [{"width": 390, "height": 844}, PHONE], ids=["390", "360"])
def test_a_phone_has_four_pages_and_a_sheet_for_the_question(
    house: House, invite: Invite, size: dict[str, int], game: str
) -> None:
    host = house.visitor("Ada")
    table = host.table("me", "bot:steady", game=game)
    visitor = invite(house, guest=host, size=size, has_touch=True).sit(table)
    visitor.settled()
    pages = visitor.page.locator("nav button")
    assert pages.count() == (4 if game == "war" else 3)
    for page in pages.all():
        page.tap()
        expect(page).to_have_attribute("aria-current", "page")
        assert visitor.ask("tale.promptInView()")
        assert visitor.ask("tale.misfits()") == []
        box = page.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert visitor.page.locator(".sheet .actions").is_visible(), "the question stays within reach"
    visitor.open_settings()
    expect(visitor.page.locator(".settings select").first).to_be_visible()
    assert visitor.ask("tale.misfits()") == []
    visitor.open_share()
    fold = visitor.page.locator(".fold")
    expect(visitor.page.locator(".sharing")).to_be_in_viewport()
    fold.tap()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(visitor.page.locator(".sharing input")).not_to_be_in_viewport()
    fold.tap()
    expect(visitor.page.locator(".sharing input")).to_be_in_viewport()
    visitor.well()
