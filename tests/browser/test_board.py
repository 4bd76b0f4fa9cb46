"""The drawn board: every name readable, nothing cut off, few clicks, no dialog, and never colour alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.visitor import LAPTOP, PHONE, Invite, Visitor, dice, gandalf_table
from server.house import House

SCREENS = {
    "L1": {"width": 1366, "height": 768},
    "L2": LAPTOP,
    "D": {"width": 1920, "height": 1080},
    "T": {"width": 820, "height": 1180},
}
LEAST_NAME = 10
NAMES = """() => [...document.querySelectorAll('.sheet')].map(sheet => ({
  words: [...sheet.querySelectorAll('text.name')].map(text => text.textContent.replace(/\\s+/g, '')),
  sizes: [...sheet.querySelectorAll('text.name')].map(text => parseFloat(getComputedStyle(text).fontSize)),
  boxes: [...sheet.querySelectorAll('text.name tspan')].map(line => {
    const box = line.getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom];
  }),
}))"""
CROPPED = """() => [...document.querySelectorAll('[data-region], .die')].flatMap(thing => {
  const box = thing.getBoundingClientRect();
  const board = document.querySelector('main .board').getBoundingClientRect();
  const inside = box.left >= board.left - 1 && box.right <= board.right + 1
    && box.top >= board.top - 1 && box.bottom <= board.bottom + 1;
  return inside ? [] : [`${thing.dataset.region ?? thing.className} ${box.top}…${box.bottom}`];
})"""


def overlap(one: list[float], other: list[float]) -> bool:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide > 1 and high > one[3] - one[1] - 11  # line boxes are higher than their letters


def seated(house: House, invite: Invite, players: int = 4, **wishes: object) -> Visitor:
    host = house.visitor("Ada")
    table = host.table("me", *["bot:random"] * (players - 1))
    visitor = invite(house, guest=host, **wishes).sit(table)
    visitor.settled()
    return visitor


@pytest.mark.parametrize("language", ["en", "ru", "de"])
@pytest.mark.parametrize("screen", SCREENS)
def test_every_place_shows_its_name_and_nothing_is_cropped(
    house: House, invite: Invite, screen: str, language: str
) -> None:
    visitor = seated(house, invite, size=SCREENS[screen], settings={"language": language})
    visitor.until("document.fonts.status === 'loaded'")
    assert visitor.ask(CROPPED) == []
    sheets = visitor.ask(NAMES)
    assert len(sheets) == 4
    for sheet in sheets:
        assert len(sheet["words"]) == len(set(sheet["words"])) == 10
        assert all(sheet["words"])
        assert min(sheet["sizes"]) >= LEAST_NAME
        boxes = sheet["boxes"]
        hidden = [(a, b) for n, a in enumerate(boxes) for b in boxes[:n] if overlap(a, b)]
        assert hidden == []
    visitor.well()


def test_on_a_phone_the_whole_table_of_four_is_in_view(house: House, invite: Invite) -> None:
    visitor = seated(house, invite, size={"width": 390, "height": 844})
    assert visitor.ask(CROPPED) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_throw_is_answered_with_at_most_two_clicks(
    house: House, invite: Invite, size: dict[str, int]
) -> None:
    visitor = seated(house, invite, 2, size=size)
    for _ in range(8):
        visitor.settled()
        if visitor.over:
            break
        seq, clicks = visitor.seq, 0
        while visitor.seq == seq:
            visitor.step()
            clicks += 1
        assert clicks <= 2
    visitor.well()


def test_no_question_is_a_dialog_and_the_table_can_be_read_at_each(house: House, invite: Invite) -> None:
    visitor = seated(house, invite, 2)
    for _ in range(8):
        visitor.settled()
        if visitor.over:
            break
        assert visitor.page.locator("dialog, [role=dialog], [aria-modal=true]").count() == 0
        visitor.page.mouse.move(2, 2)
        visitor.page.locator(".die").last.hover()
        expect(visitor.page.locator(".tip strong")).to_be_visible()
        visitor.page.locator("#tab-rules").click()
        expect(visitor.page.locator(".digest section").first).to_be_visible()
        assert visitor.page.locator("section.tray").is_visible()
        visitor.play_on(dice(visitor.seq))
    visitor.well()


def test_forms_tell_what_colours_tell(house: House, invite: Invite) -> None:
    visitor = seated(house, invite)
    dice_forms = visitor.ask(
        "[...document.querySelectorAll('.die .form')].map(path => path.getAttribute('d'))"
    )
    sheets = visitor.ask(
        "[...document.querySelectorAll('.sheet h2 path')].map(path => path.getAttribute('d'))"
    )
    assert len(dice_forms) == len(set(dice_forms)) == 5
    assert len(sheets) == len(set(sheets)) == 4
    assert set(sheets) < set(dice_forms), "a hobbit has the form of its die"
    lit = visitor.page.locator(".die[data-option]")
    assert lit.count()
    for one in lit.all():  # lit by a number and a border, not by colour alone
        expect(one.locator(".number")).to_have_text(
            str(visitor.offered().index(str(one.get_attribute("data-option"))) + 1)
        )


def test_the_page_reads_well_aloud(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(gandalf_table(host))
    visitor.settled()
    assert visitor.page.locator("h1").count() == 1
    assert visitor.page.locator("#prompt").get_attribute("aria-live") == "polite"
    for landmark in ("banner", "main", "complementary"):
        assert visitor.page.get_by_role(landmark).count() >= 1, landmark  # type: ignore[arg-type]
    names = [one.get_attribute("aria-label") for one in visitor.page.locator("g[data-option]").all()]
    assert names
    assert all(name and name.startswith("square") for name in names)
    frodo = visitor.page.locator("section.sheet").first
    expect(frodo.locator(".sr").last).to_contain_text("Ring-bearer: Bag End")


def test_after_a_reload_the_same_panel_is_open(house: House, invite: Invite) -> None:
    visitor = seated(house, invite, 2)
    visitor.page.locator("#tab-rules").click()
    before = (visitor.seq, visitor.prompt)
    visitor.page.reload()
    visitor.settled()
    expect(visitor.page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")
    assert (visitor.seq, visitor.prompt) == before
