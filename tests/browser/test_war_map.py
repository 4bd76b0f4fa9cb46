"""War of the Ring on its drawn map: names, pieces, targets, zoom and the click budget."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import expect

import westmarch
from browser.test_access import check
from browser.visitor import LAPTOP, Invite, Visitor
from server.house import House
from westmarch.games.war.ids import FIGURES, REGIONS

SCREENS = {
    "L1": {"width": 1366, "height": 768},
    "L2": LAPTOP,
    "D": {"width": 1920, "height": 1080},
    "T": {"width": 820, "height": 1180},
}
LEAST = {"L1": (11, 10), "L2": (10, 9), "D": (11, 10), "T": (10, 9)}
"""Least sizes of the names of settlements and of other regions, in pixels (UX 1)."""
PEOPLE = ("strider", "legolas", "gimli", "boromir", "meriadoc", "peregrin", "gandalf_grey")
SHADOWS = ("sauron", "southrons_easterlings", "isengard")
FREES = ("gondor", "north", "rohan", "elves", "dwarves")
LOOK = """() => {
  const kinds = ['name', 'army', 'chs', 'site', 'fell', 'flag'];
  const map = document.querySelector('[data-map]').getBoundingClientRect();
  const items = [...document.querySelectorAll('.mapsheet .pin')].flatMap((pin) => {
    const kind = kinds.find((one) => pin.classList.contains(one));
    if (!kind) return [];
    let box = (kind === 'army' ? pin.querySelector('.bd') : pin).getBoundingClientRect();
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    if (kind === 'name') { // the letters, not the empty part of their lines
      const size = parseFloat(getComputedStyle(pin).fontSize);
      [top, bottom] = [top + size * 0.16, bottom - size * 0.1];
    }
    return [{ what: `${pin.dataset.region ?? pin.dataset.place ?? ''} ${kind}`, left, top, right, bottom }];
  });
  const overlaps = [];
  for (const [n, a] of items.entries())
    for (const b of items.slice(n + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) overlaps.push(`${a.what} / ${b.what}`);
    }
  const outside = items.filter((one) => one.left < map.left - 0.5 || one.top < map.top - 0.5
    || one.right > map.right + 0.5 || one.bottom > map.bottom + 0.5).map((one) => one.what);
  const over = [...document.querySelectorAll('.keys, .inset')].map((one) => one.getBoundingClientRect());
  const covered = items.filter((one) => over.some((box) => one.left < box.right && box.left < one.right
    && one.top < box.bottom && box.top < one.bottom)).map((one) => one.what);
  const least = (selector) => Math.min(
    ...[...document.querySelectorAll(selector)].map((one) => parseFloat(getComputedStyle(one).fontSize)));
  const numerals = Math.min(...[...document.querySelectorAll('.army text.bt')].map((one) =>
    parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a));
  return { overlaps, outside, covered, over: over.length, numerals,
    big: least('.pin.name.big'), small: least('.pin.name:not(.big)'),
    nodes: document.querySelectorAll('[data-map] *').length };
}"""


def helms_deep_position() -> dict[str, Any]:
    study = resources.files("westmarch.games.war") / "studies" / "helms_deep.toml"
    return {**tomllib.loads(study.read_text("utf-8")), "to_act": "free"}


def crowded() -> dict[str, Any]:
    """An army in every region as long as there are figures, with leaders, Nazgûl and persons among them."""
    board = westmarch.new("war", 2, 1).state.board
    left = dict(zip(FIGURES, board.limits, strict=False))
    regions: dict[str, Any] = {}
    for n, place in enumerate(REGIONS):
        nations = [*FREES, *SHADOWS] if n % 2 else [*SHADOWS, *FREES]
        nation = next(
            one for one in nations[n % 3 :] + nations if left[f"{one}_regular"] + left[f"{one}_elite"]
        )
        army: dict[str, int] = {}
        for kind in ("regular", "elite"):
            if left[f"{nation}_{kind}"]:
                left[f"{nation}_{kind}"] -= 1
                army[kind] = 1
        leader = f"{nation}_leader"
        if left.get(leader):
            left[leader] -= 1
            army["leader"] = 1
        elif nation == "sauron" and left["nazgul"]:
            left["nazgul"] -= 1
            army["nazgul"] = 1
        regions[place] = {"army": {nation: army}}
    ours = [place for place, entry in regions.items() if next(iter(entry["army"])) in FREES]
    alone = {"companions": [], "guide": "gollum", "region": "rivendell"}
    found = {**helms_deep_position(), "regions": regions, "casualties": {}, "dead": []}
    return {
        **found,
        "characters": dict(zip(PEOPLE, ours[3:], strict=False)),
        "fellowship": {**found["fellowship"], **alone},
    }


def at_table(house: House, invite: Invite, position: dict[str, Any], **wishes: Any) -> Visitor:
    host = house.visitor("Ada")
    table = host.table_from(position, "me", "bot:random", game="war")
    visitor = invite(house, guest=host, **wishes).sit(table)
    visitor.page.wait_for_selector("[data-map] [data-region]")
    visitor.settled()
    return visitor


def helms_deep(house: House, invite: Invite, **wishes: Any) -> Visitor:
    """Where the Free Peoples have dice for armies, cards, nations and the Fellowship."""
    return at_table(house, invite, helms_deep_position(), **wishes)


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_all_names_are_there_readable_and_apart(house: House, invite: Invite, language: str) -> None:
    """UX 1, 2, 4, 6: 105 names, an army nearly everywhere; nothing over another thing or outside the map."""
    visitor = at_table(house, invite, crowded(), settings={"language": language})
    visitor.page.evaluate("document.fonts.ready")
    noted = visitor.ask(f"({LOOK})()")  # a beginner's note above the map makes it lower
    assert [pair for pair in noted["overlaps"] if pair.count("name") == 2] == []
    assert noted["small"] >= 9
    visitor.page.locator(".guide .quiet").click()
    for screen, size in SCREENS.items():
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        visitor.page.wait_for_selector("[data-map] [data-region]")
        visitor.page.wait_for_timeout(300)
        seen = visitor.ask(f"({LOOK})()")
        assert visitor.page.locator("[data-region]").count() == 105
        assert visitor.page.locator(".army").count() > 95
        assert seen["overlaps"] == [], screen
        assert seen["outside"] == [], screen
        if screen != "T":  # an upright tablet has no sea beside the Hunt
            assert seen["over"] == 2, screen
            assert seen["covered"] == [], screen
        assert (seen["big"], seen["small"]) >= LEAST[screen], screen
        assert seen["small"] >= LEAST[screen][1], screen
        assert seen["numerals"] >= 11, screen
        assert seen["nodes"] < 2500
    visitor.well()


def test_regions_say_in_words_what_stands_there_and_near(house: House, invite: Invite) -> None:
    """UX 26: settlement, nation, points, who stands there, how many neighbours hold enemies."""
    visitor = helms_deep(house, invite)
    words = {
        "edoras": "Edoras, City, Rohan, 1 point; Rohan Regular: 1",
        "westemnet": "Westemnet, Town, Rohan; armies of the Shadow in 2 neighbouring regions",
    }
    for place, said in words.items():
        expect(visitor.page.locator(f'[data-region="region:{place}"]')).to_have_attribute("aria-label", said)
    deep = visitor.page.locator('[data-region="region:helms_deep"]').get_attribute("aria-label")
    assert "2 points" in str(deep)
    assert "besieged" in str(deep)


@pytest.mark.parametrize("size", [LAPTOP, {"width": 390, "height": 844}], ids=["laptop", "phone"])
def test_axe_finds_nothing_at_the_map_an_army_and_its_dice(
    house: House, invite: Invite, size: dict[str, int]
) -> None:
    visitor = helms_deep(house, invite, size=size)
    check(visitor, "action")
    army = '.army[data-option="region:folde"]'  # on a phone it may lie outside the view
    visitor.page.locator(army).dispatch_event("click")
    visitor.until("tale.prompt()?.kind === 'army.order' && tale.ready()")
    check(visitor, "army")
    visitor.page.locator('.flag[data-option="region:westemnet"]').click()
    visitor.until("tale.prompt()?.kind === 'action.die' && tale.ready()")
    check(visitor, "dice")


def test_axe_finds_nothing_in_a_battle(house: House, invite: Invite) -> None:
    position = {**helms_deep_position(), "to_act": "shadow"}
    host = house.visitor("Ada")
    table = host.table_from(position, "bot:random", "me", game="war")
    visitor = invite(house, guest=host).sit(table)
    visitor.settled()
    visitor.page.locator('.army[data-option="region:helms_deep"]').first.click()
    visitor.until("tale.prompt()?.kind === 'army.order' && tale.ready()")
    visitor.page.locator('.flag[data-option="region:helms_deep"]').click()
    visitor.until("tale.prompt()?.kind === 'action.die' && tale.ready()")
    visitor.page.locator('.stage [data-option="die:army"]').click()
    visitor.until("tale.prompt()?.kind === 'battle.card' && tale.ready()")
    check(visitor, "battle")


def test_an_army_marches_with_two_clicks(house: House, invite: Invite) -> None:
    """UX 12: the army, then where to; a flag names what will happen there."""
    visitor = helms_deep(house, invite, size=LAPTOP)
    page = visitor.page
    armies = page.locator(".army.can[data-option]")
    expect(armies.first).to_be_visible()
    armies.first.click()
    visitor.until("tale.prompt()?.kind === 'army.order' && tale.ready()")
    flags = page.locator(".flag[data-option]")
    expect(flags.first).to_be_visible()
    assert page.locator(".regions path.on").count() == flags.count()
    flags.first.hover()
    expect(flags.first.locator("span")).to_be_visible()
    visitor.well()


def test_the_map_zooms_and_a_drag_never_acts(house: House, invite: Invite) -> None:
    """UX 5: keys, wheel and buttons from 1 to 6; the same question after a drag over an army."""
    visitor = helms_deep(house, invite, size=LAPTOP)
    page = visitor.page
    before = visitor.ask("tale.prompt().kind")
    box = page.locator("[data-map]")
    page.locator("[data-region]").first.focus()
    page.keyboard.press("+")
    expect(box).not_to_have_attribute("data-zoom", "1.00")
    army = page.locator(".army.can").first.bounding_box()
    assert army is not None
    page.mouse.move(army["x"] + 8, army["y"] + 8)
    page.mouse.down()
    page.mouse.move(army["x"] - 60, army["y"] - 40, steps=6)
    page.mouse.up()
    assert visitor.ask("tale.prompt().kind") == before
    page.locator("[data-region]").first.focus()
    page.keyboard.press("0")
    expect(box).to_have_attribute("data-zoom", "1.00")


def test_arrows_go_to_the_neighbouring_region(house: House, invite: Invite) -> None:
    """UX 24: one stop of the Tab key for all regions, arrows between them."""
    visitor = helms_deep(house, invite, size=LAPTOP)
    page = visitor.page
    assert page.locator('[data-region][tabindex="0"]').count() == 1
    page.locator('[data-region="region:edoras"]').focus()
    page.keyboard.press("ArrowRight")
    assert visitor.ask("document.activeElement.dataset.region") == "region:folde"
