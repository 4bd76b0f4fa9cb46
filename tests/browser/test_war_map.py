"""War of the Ring on its drawn map: names, pieces, targets, zoom and the click budget."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.visitor import LAPTOP, Invite, Visitor
from server.house import House

DESK = {"width": 1366, "height": 768}
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.mapsheet .pin.name')].map((one) => {
    const box = one.getBoundingClientRect();
    const [name, left, top] = [one.dataset.region, box.left + 1, box.top + 1];
    return { name, left, top, right: box.right - 1, bottom: box.bottom - 1 };
  });
  const found = [];
  for (const [n, a] of boxes.entries())
    for (const b of boxes.slice(n + 1))
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        found.push(`${a.name} ${b.name}`);
  return found;
}"""
INSIDE = """() => {
  const box = document.querySelector('[data-map]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-region]')].filter((one) => {
    const at = one.getBoundingClientRect();
    return at.left < box.left || at.top < box.top || at.right > box.right || at.bottom > box.bottom;
  }).map((one) => one.dataset.region);
}"""
SIZES = """() => [...document.querySelectorAll('.mapsheet .pin.name')]
  .map((one) => parseFloat(getComputedStyle(one).fontSize))"""


def helms_deep(house: House, invite: Invite, **wishes: Any) -> Visitor:
    """Where the Free Peoples have dice for armies, cards, nations and the Fellowship."""
    study = resources.files("westmarch.games.war") / "studies" / "helms_deep.toml"
    position = {**tomllib.loads(study.read_text("utf-8")), "to_act": "free"}
    host = house.visitor("Ada")
    table = host.table_from(position, "me", "bot:random", game="war")
    visitor = invite(house, guest=host, **wishes).sit(table)
    visitor.page.wait_for_selector("[data-map] [data-region]")
    visitor.settled()
    return visitor


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_all_names_are_there_readable_and_apart(house: House, invite: Invite, language: str) -> None:
    """UX 1, 2 and 6: 105 names under a beginner's note, none over another or outside the map, few nodes."""
    visitor = helms_deep(house, invite, size=DESK, settings={"language": language})
    visitor.page.evaluate("document.fonts.ready")
    assert visitor.page.locator("[data-region]").count() == 105
    assert visitor.ask(f"({INSIDE})()") == []
    assert visitor.ask(f"({OVERLAPS})()") == []
    assert min(visitor.ask(f"({SIZES})()")) >= 9
    assert visitor.ask("document.querySelectorAll('[data-map] *').length") < 2500
    visitor.well()


def test_an_army_marches_with_two_clicks(house: House, invite: Invite) -> None:
    """UX 12: the army, then where to; a flag names what will happen there."""
    visitor = helms_deep(house, invite, size=LAPTOP)
    page = visitor.page
    armies = page.locator(".army.can[data-option]")
    expect(armies.first).to_be_visible()
    armies.first.click()
    flags = page.locator(".flag[data-option]")
    expect(flags.first).to_be_visible()
    assert page.locator(".regions path.on").count() == flags.count()
    flags.first.focus()
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
