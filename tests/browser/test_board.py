"""The drawn board: every name readable, nothing cut off, few clicks, no dialog, and never colour alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.visitor import LAPTOP, PHONE, Invite, Visitor, dice, gandalf_table, throw_table
from server.house import House
from westmarch.core.registry import find_game
from westmarch.core.text import text_for
from westmarch.games.mordor.board import EFFECTS

SCREENS = {
    "L1": {"width": 1366, "height": 768},
    "L2": LAPTOP,
    "D": {"width": 1920, "height": 1080},
    "T": {"width": 820, "height": 1180},
}
LEAST_NAME = 10
NAMES = """() => [...document.querySelectorAll('.road .place')].map(place => {
  const name = place.querySelector('text.name');
  const words = place.querySelector('text.words');
  const box = (one) => {
    const at = one.getBoundingClientRect();
    return [at.left, at.top, at.right, at.bottom];
  };
  return {
    name: name.textContent, size: parseFloat(getComputedStyle(name).fontSize), box: box(name),
    power: place.querySelector('.plaque') && box(place.querySelector('.plaque')),
    words: words?.textContent ?? '', label: place.getAttribute('aria-label'),
  };
})"""
CROPPED = """() => [...document.querySelectorAll('[data-region], .die, .run')].flatMap(thing => {
  const box = thing.getBoundingClientRect();
  const board = document.querySelector('main .board').getBoundingClientRect();
  const inside = box.left >= board.left - 1 && box.right <= board.right + 1
    && box.top >= board.top - 1 && box.bottom <= board.bottom + 1;
  return inside ? [] : [`${thing.dataset.region ?? thing.className} ${box.top}…${box.bottom}`];
})"""


def overlap(one: list[float], other: list[float]) -> bool:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide > 1 and high > 6  # line boxes are higher than their letters


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
    places = visitor.ask(NAMES)
    assert len({place["name"] for place in places}) == len(places) == 10
    assert min(place["size"] for place in places) >= LEAST_NAME
    boxes = [box for place in places for box in (place["box"], place["power"]) if box]
    assert [(a, b) for n, a in enumerate(boxes) for b in boxes[:n] if overlap(a, b)] == []
    visitor.well()


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_the_road_shows_the_powers_of_its_places_in_words(
    house: House, invite: Invite, language: str
) -> None:
    visitor = seated(house, invite, settings={"language": language})
    text = text_for(language, find_game("mordor"))
    powers = [place for place in visitor.ask(NAMES) if place["power"]]
    assert len(powers) == 8
    assert all(place["words"] for place in powers)
    for place, effect in zip(powers, EFFECTS[1:], strict=True):
        assert place["label"] == f"{place['name']}. {text.name(f'effect:{effect}')}"
    moria = visitor.page.locator("[data-region='place:moria']")
    corner = visitor.page.locator("[data-tip-slot]")
    moria.focus()
    expect(corner).to_contain_text(text.name("effect:no_gandalf"))
    visitor.page.keyboard.press("Escape")
    expect(corner).not_to_contain_text(text.name("effect:no_gandalf"))
    visitor.page.locator("[data-region='place:rohan']").hover()
    expect(corner).to_contain_text(text.name("effect:repeat_throws"))
    visitor.well()


def test_on_the_simple_sheet_no_place_has_a_power(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(host.table("me", "bot:random", options={"sheet": "basic"}))
    visitor.settled()
    assert [place for place in visitor.ask(NAMES) if place["power"]] == []


def test_the_long_road_has_two_stones_a_place(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(host.table("me", "bot:random", options={"layout": "long"}))
    visitor.settled()
    expect(visitor.page.locator(".road [data-space]")).to_have_count(18)
    expect(visitor.page.locator(".road [data-region]")).to_have_count(10)
    assert visitor.ask(CROPPED) == []


def test_picked_dice_show_where_they_would_lead(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(throw_table(host))
    visitor.settled()
    ghost = visitor.page.locator(".ghost")
    expect(ghost).to_have_count(0)
    visitor.click("die:yellow")  # a Ring
    expect(ghost).to_have_count(1)
    expect(visitor.page.locator(".plus")).to_have_text("+1")
    expect(visitor.page.locator(".sum")).to_contain_text("Frodo walks one step: Rivendell")
    visitor.click("die:black")  # an Orc
    expect(ghost).to_have_count(0)
    expect(visitor.page.locator(".sum")).to_contain_text("Orcs hold the Rings")
    visitor.click("die:blue")  # a Fellowship
    expect(ghost).to_have_count(1)
    visitor.well()


def test_pawns_stand_where_the_hobbits_are(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    position = {"players": ["frodo", "sam"], "positions": {"frodo": 3, "sam": 5}}
    visitor = invite(house, guest=host).sit(host.table_from(position, "me", "bot:random"))
    visitor.settled()
    for hobbit, at in (("frodo", 3), ("sam", 5)):
        pawn = visitor.page.locator(f"[data-pawn='hobbit:{hobbit}']")
        expect(pawn).to_have_attribute("data-at", str(at))
        stone = visitor.page.locator(f"[data-space='{at}'] circle")
        one, other = pawn.bounding_box(), stone.bounding_box()
        assert one is not None
        assert other is not None
        assert abs(one["x"] + one["width"] / 2 - other["x"] - other["width"] / 2) < 8
    expect(visitor.page.locator(".trail")).to_have_count(2)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", [{"width": 390, "height": 844}, PHONE], ids=["390x844", "360x640"])
def test_on_a_phone_the_whole_table_is_in_view(
    house: House, invite: Invite, size: dict[str, int], players: int
) -> None:
    visitor = seated(house, invite, players, size=size)
    for _ in range(6):
        visitor.settled()
        assert visitor.ask(CROPPED) == [], visitor.prompt
        visitor.step(dice(visitor.seq))


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
    sheets = visitor.ask("[...document.querySelectorAll('.run h2 path')].map(path => path.getAttribute('d'))")
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
    frodo = visitor.page.locator("section.run").first
    expect(frodo.locator(".sr").last).to_contain_text("Ring-bearer: Bag End")


def test_after_a_reload_the_same_panel_is_open(house: House, invite: Invite) -> None:
    visitor = seated(house, invite, 2)
    visitor.page.locator("#tab-rules").click()
    before = (visitor.seq, visitor.prompt)
    visitor.page.reload()
    visitor.settled()
    expect(visitor.page.locator("#tab-rules")).to_have_attribute("aria-selected", "true")
    assert (visitor.seq, visitor.prompt) == before
