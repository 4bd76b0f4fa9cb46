"""axe-core finds nothing, on any kind of page, light and dark."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.visitor import LAPTOP, PHONE, Invite, Visitor
from needs import missing
from server.house import House

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def check(visitor: Visitor, where: str) -> None:
    """Every rule in light; in dark, what depends on colours."""
    if not visitor.ask("'axe' in window"):
        if not AXE.exists():
            missing(f"axe-core is not installed: there is no {AXE} (make client).")
        visitor.ask(AXE.read_text("utf-8"))
    for scheme, rules in (("dark", ["color-contrast", "link-in-text-block"]), ("light", None)):
        visitor.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        found = visitor.ask(
            "rules => axe.run(rules ? { runOnly: rules } : {}).then(found => found.violations)", rules
        )
        told = [f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]
        assert told == [], f"{where}, {scheme}: {told}"


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_axe_finds_nothing_on_start_table_replay_and_end(
    house: House, invite: Invite, size: dict[str, int]
) -> None:
    host = house.visitor("Ada")
    running = host.table("me", "bot:random", open=True)
    over = host.table("me", "bot:random")
    with host.at(over) as line:
        while line.until_state(lambda s: s["status"] == "over" or line.prompt())["status"] != "over":
            line.answer()
    visitor = invite(house, guest=host, size=size).goto("/")
    expect(visitor.page.locator("article[data-game=mordor] p")).to_be_visible()
    expect(visitor.page.locator(f'a[href="/t/{over}"]').first).to_be_visible()
    check(visitor, "start")
    visitor.sit(running)
    visitor.settled()
    check(visitor, "table")
    for tab in ("rules", "chat", "settings", "log"):
        visitor.open_tab(tab)
        expect(visitor.page.locator("#tabpanel")).to_be_visible()
        check(visitor, tab)
    visitor.open_share()
    check(visitor, "share")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("?")
    expect(visitor.page.locator("dialog")).to_be_visible()
    check(visitor, "keys")
    visitor.page.keyboard.press("Escape")
    visitor.goto(f"/t/{over}?at=12")
    expect(visitor.page.locator(".replay")).to_be_visible()
    check(visitor, "replay")
    visitor.goto(f"/t/{over}")
    if size is PHONE:
        visitor.page.locator("#tab-board").click()
    expect(visitor.page.locator(".ending")).to_be_visible()
    check(visitor, "end")
