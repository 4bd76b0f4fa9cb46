"""Hunt for the Ring on its drawn boards: both roles by clicks, nothing secret in a hunter's frames."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.test_access import check
from browser.visitor import Invite, Visitor, dice
from games.hunt.table import sheet_to
from server.house import House
from server.truth import match_of
from westmarch.core.registry import find_game
from westmarch.core.text import text_for

BEARER, RIDERS = ("me", "bot:random"), ("bot:random", "me")
AWAY = {"blue": "45", "green": "50", "red": "53", "purple": "56"}
PHONE = {"width": 390, "height": 844}
ON = {"part": "1", "belief": "on"}
DESK = {"width": 1920, "height": 1080}
DICE = ["ring", "ring", "sword", "sword", "sorcery", "shadow"]
HIDDEN: dict[str, Any] = {
    "start": "1",
    "record": [".", ".", "10", ".", "19", "22", ".", "23", "."],
    "nazgul": {"blue": "22", "green": "21", "purple": "25", "red": "r1"},
    "day": 4,
    "phase": "day2",
    "corruption": 3,
    "hand": ["A1-02", "A1-06", "A1-09", "A1-10"],
    "ally_tokens": ["30", "41"],
    "trail_swords": ["22"],
    "info": {"hidden": ["14", "23", "40", "44"], "found": ["25"]},
    "dice": DICE,
    "fellowship_tokens": {"on_frodo": 2, "reserve": 1},
    "options": {"part": "1"},
}
RIDING = {
    **HIDDEN,
    "stage": "riders",
    "record": [".", ".", "10", ".", "19", "22", ".", "23", ".", "."],
    "said": [["visited", 0, 8, 0, "22", True], ["last", 0, 8, 0, ["22"], False]],
    "options": {"part": "1", "belief": "on"},
}
SECOND = {
    "part": 2,
    "players": 2,
    "day": 3,
    "nazgul": {"blue": "28", "green": "24", "red": "b26", "purple": "22"},
    "lord": "blue",
    "hand": ["A2-01", "A2-05", "A2-07"],
    "track": 7,
    "journey": "JL01",
    "corruption": 7,
    "ally_tokens": ["35"],
}


ALL_SHOWN = """() => {
  if (!tale.prompt() || document.querySelector('.reading')) return true;
  const shown = new Set(tale.shown().map((one) => one.text));
  return tale.prompt().options.every((one) => shown.has(one.text));
}"""


def opened(
    house: House, invite: Invite, position: dict[str, Any], seats: tuple[str, ...], **wishes: Any
) -> tuple[Visitor, str]:
    host = house.visitor("Ada")
    table = host.table_from(position, *seats, game="hunt")
    visitor = invite(house, guest=host, **wishes).sit(table)
    visitor.page.wait_for_selector("[data-map] [data-region]")
    visitor.settled()
    return visitor, table


def look_well(visitor: Visitor) -> None:
    """Everything offered can be clicked, fits, and is told in words; what is read covers the stage."""
    visitor.until(ALL_SHOWN)
    assert visitor.ask("tale.misfits()") == []
    bad = [word for word in visitor.ask("tale.words()") if re.search(r"[a-z]_[a-z]|\w:\w|^…$", word.strip())]
    assert not bad, bad


@pytest.mark.parametrize("seats", [BEARER, RIDERS], ids=["bearer", "riders"])
@pytest.mark.parametrize("part", ["1", "2"])
def test_turns_of_either_side_are_played_by_clicks(
    house: House, invite: Invite, seats: tuple[str, str], part: str
) -> None:
    host = house.visitor("Ada")
    table = host.table(*seats, game="hunt", options={"part": part, "belief": "on"})
    visitor = invite(house, guest=host).sit(table)
    visitor.page.wait_for_selector("[data-map] [data-region]")
    visitor.play_out(dice(11), look=lambda: look_well(visitor), steps=30)
    visitor.well()


def test_many_riders_are_thinking_and_one_bearer_is(house: House, invite: Invite) -> None:
    table = house.visitor("Ada").table("me", "friend", game="hunt")
    house.visitor("Bob").post(f"/api/tables/{table}/seats/1")
    eve = invite(house).sit(table)
    expect(eve.page.locator("#prompt")).to_have_text("Ring-bearer (Ada) is thinking …")
    assert text_for("en", find_game("hunt")).name("side:riders", "form") == "plural"


def test_frodo_moves_with_one_click_and_the_sheet_shows_it_to_him_alone(house: House, invite: Invite) -> None:
    visitor, _ = opened(house, invite, HIDDEN, BEARER)
    page = visitor.page
    expect(page.locator(".secret .sheet16 li").nth(8)).to_contain_text("23")
    expect(page.locator(".over .way")).to_have_count(1)
    expect(page.locator(".loc.lastloc")).to_have_attribute("data-region", "shire:23")
    visitor.click("shire:36")
    expect(page.locator(".secret .sheet16 li").nth(10)).to_contain_text("36")
    expect(page.locator(".loc.lastloc")).to_have_attribute("data-region", "shire:36")
    visitor.well()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_frodos_first_ability_is_asked_beside_his_sheet(
    house: House, invite: Invite, size: dict[str, int]
) -> None:
    """Rulebook p. 10: a choice at daybreak, in words; the sheet stays in sight."""
    position = {
        **HIDDEN,
        "stage": "dawn",
        "phase": "day1",
        "fellowship_tokens": {"on_frodo": 0, "reserve": 3},
    }
    visitor, table = opened(house, invite, position, BEARER, size=size)
    expect(visitor.page.locator("#prompt")).to_contain_text("no Fellowship token on Frodo’s card")
    look_well(visitor)
    expect(visitor.page.locator(".secret .sheet16")).to_be_visible()
    visitor.click("take")
    visitor.until("tale.prompt() && tale.prompt().kind === 'bearer.turn'")
    assert match_of(house, table).state.on_frodo == 1
    visitor.well()


def public(frames: list[str]) -> Any:
    """What a hunter's page was told about the match, without clocks and who is here."""
    states = [frame for frame in map(json.loads, frames) if frame["type"] == "state"]
    told = [event for state in states for event in state["events"]]
    return [told, states[-1]["eyes"], states[-1]["asked"], states[-1]["seq"]]


def test_frames_of_a_hunter_are_the_same_wherever_frodo_goes(house: House, invite: Invite) -> None:
    seen = []
    for move in ("dot", "shire:36", "shire:19"):
        host, other = house.visitor("Ada"), house.visitor("Ben")
        quiet = {
            **HIDDEN,
            "companions": {"frodo": "down"},
            "hand": [],
            "options": {"part": "1", "belief": "on"},
        }
        quiet["fellowship_tokens"] = {"on_frodo": 0, "reserve": 3}
        table = host.table_from(quiet, "me", "friend", game="hunt")
        other.post(f"/api/tables/{table}/seats/1", {"agree": True})
        hunter = invite(house, guest=other).sit(table)
        hunter.until("tale.state.status === 'running'")
        with host.at(table) as line:
            line.until_state(lambda state: state["status"] == "running" and line.prompt())
            line.answer(move)
        hunter.settled()
        raw = hunter.ask("tale.raw")
        for word in (
            "tray:sheet",
            "tray:information",
            "tray:way",
            "piece:frodo",
            "frodo.went",
            '"dots"',
            "ally:A1",
        ):
            assert not any(word in frame for frame in raw), word
        assert hunter.page.locator(".secret, .stepn, .over .way, .lastloc").count() == 0
        seen.append(json.dumps(public(raw), sort_keys=True))
        hunter.well()
        hunter.close()
    assert len(set(seen)) == 1


def test_the_heat_map_is_the_hunters_and_can_be_turned_off(house: House, invite: Invite) -> None:
    visitor, table = opened(house, invite, RIDING, RIDERS)
    page = visitor.page
    match = match_of(house, table)
    shown = match.game.shown.scene(match.setup, match.view(1))
    items = next(tray for panel in shown.panels for tray in panel.trays if tray.title == "tray:belief").items
    expect(page.locator("[data-heat]")).to_have_count(len(items))
    likeliest = page.locator(f'[data-share="{items[0].name}"]')
    expect(likeliest).to_have_text(str(items[0].number))
    expect(page.locator(".odds").first).to_be_visible()
    page.get_by_role("button", name="Where can he be?").click()
    expect(page.locator("[data-heat], [data-share]")).to_have_count(0)
    page.get_by_role("button", name="Where can he be?").click()
    visitor.click("section:II")
    visitor.settled()
    while visitor.ask("tale.prompt()?.kind") == "rider.die":
        visitor.step()
        visitor.settled()
    expect(page.locator(".answer .big")).to_have_text("Yes")
    visitor.well()


def test_by_the_book_nobody_is_sent_where_frodo_can_be(house: House, invite: Invite) -> None:
    for position, seats in (
        ({**RIDING, "options": {"part": "1"}}, RIDERS),
        ({**HIDDEN, "options": ON}, BEARER),
    ):
        visitor, _ = opened(house, invite, position, seats)
        assert not any("tray:belief" in frame for frame in visitor.ask("tale.raw"))
        expect(visitor.page.locator("[data-heat]")).to_have_count(0)


@pytest.mark.parametrize("option", ["open", "closed"])
def test_hunters_share_a_notebook_on_the_map(house: House, invite: Invite, option: str) -> None:
    ada, ben = house.visitor("Ada"), house.visitor("Ben")
    position = {**RIDING, "options": {"part": "1", "notebook": option}}
    table = ada.table_from(position, "friend", "me", game="hunt")
    ben.post(f"/api/tables/{table}/seats/0", {"agree": True})
    hunter = invite(house, guest=ada).sit(table)
    bearer = invite(house, guest=ben).sit(table)
    hunter.until("tale.state.status === 'running'")
    hunter.page.wait_for_selector("[data-map] [data-region]")
    hunter.page.locator("[data-pencil=strike]").click()
    hunter.page.locator('[data-region="shire:34"]').click()
    expect(hunter.page.locator('.nope[data-region="shire:34"]')).to_be_visible()
    hunter.page.locator("[data-pencil=strike]").click()
    hunter.page.locator(".book summary").focus()
    hunter.page.keyboard.press("Enter")
    hunter.page.keyboard.press("Tab")
    hunter.page.keyboard.type("30")
    hunter.page.keyboard.press("Enter")
    expect(hunter.page.locator('.nope[data-region="shire:30"]')).to_be_visible()
    hunter.page.locator('[data-noted="shire:30"] button').last.press("Enter")
    expect(hunter.page.locator("[data-noted]")).to_have_count(1)
    bearer.page.wait_for_selector("[data-map] [data-region]")
    if option == "open":
        expect(bearer.page.locator('.nope[data-region="shire:34"]')).to_be_visible()
    else:
        expect(bearer.page.locator(".nope")).to_have_count(0)
        told = {json.loads(frame)["type"] for frame in bearer.ask("tale.raw")}
        assert "state" in told
        assert "notes" not in told
    expect(bearer.page.locator("[data-pencil]")).to_have_count(0)


BOXES = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].map((element) => {
    const box = element.getBoundingClientRect();
    const [dx, dy] = [Math.min(3, box.width / 8), Math.min(3, box.height / 8)];
    const name = element.innerText || element.dataset.region;
    return [box.left + dx, box.top + dy, box.right - dx, box.bottom - dy, name];
  });
  const [name, place, zone] = [all(".place-n"), all("[data-region]"), all(".zmark")];
  const groups = { name, place, zone, piece: all("[data-piece]") };
  const meet = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
  const found = [];
  const keys = Object.keys(groups);
  for (const [n, one] of keys.entries()) for (const other of keys.slice(n)) {
    for (const [i, a] of groups[one].entries()) for (const [j, b] of groups[other].entries()) {
      if ((one !== other || i < j) && meet(a, b)) found.push(`${one} ${a[4]} / ${other} ${b[4]}`);
    }
  }
  return found;
}"""

OUTSIDE = """() => {
  const map = document.querySelector("[data-map]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-region]")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < map.left || box.right > map.right || box.top < map.top || box.bottom > map.bottom;
  }).length;
}"""


@pytest.mark.parametrize("language", ["en", "ru", "de"])
@pytest.mark.parametrize(("position", "seats"), [(HIDDEN, BEARER), (SECOND, BEARER)], ids=["shire", "wild"])
def test_names_places_zones_and_pieces_do_not_overlap(
    house: House, invite: Invite, position: dict[str, Any], seats: tuple[str, str], language: str
) -> None:
    visitor, _ = opened(house, invite, position, seats, settings={"language": language})
    for size in ({"width": 1366, "height": 640}, DESK):
        visitor.page.set_viewport_size(size)  # type: ignore[arg-type]
        visitor.until("document.querySelectorAll('.place-n').length > 10")
        visitor.until(f"({OUTSIDE})() === 0")  # once the sheet has the window's new size
        assert visitor.ask(BOXES) == []


def test_the_curtain_takes_everything_secret_off_the_page(house: House, invite: Invite) -> None:
    visitor, _ = opened(house, invite, HIDDEN, BEARER)
    page = visitor.page
    page.locator("#prompt").focus()
    page.keyboard.press("c")
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator("[data-map]")).to_be_visible()
    expect(page.locator(".secret, .stepn, .over .way, .lastloc, [data-option], [data-card]")).to_have_count(0)
    assert "Gildor" not in page.content()
    page.locator(".curtain button").click()
    expect(page.locator(".secret")).to_be_visible()
    visitor.well()


def test_the_curtain_falls_before_a_shared_screen_that_nobody_touches(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    table = host.table_from(HIDDEN, "me", "hotseat", game="hunt")
    visitor = invite(house, guest=host)
    visitor.page.clock.install()
    visitor.sit(table)
    page = visitor.page
    page.locator(".curtain button").click()
    expect(page.locator(".secret")).to_be_visible()
    page.clock.fast_forward(90_000)  # the page's clock goes on by itself, too: half a minute is left for that
    page.locator("#prompt").press("Shift")
    page.clock.fast_forward(90_000)
    expect(page.locator(".secret")).to_be_visible()
    page.clock.fast_forward(120_000)
    expect(page.locator(".curtain")).to_be_visible()
    expect(page.locator(".secret, .stepn, .lastloc")).to_have_count(0)


def test_what_the_rulebook_does_not_give_is_marked_where_it_is_read(house: House, invite: Invite) -> None:
    visitor, _ = opened(house, invite, HIDDEN, BEARER)
    visitor.page.locator('[data-card="ally:A1-02"]').click()
    expect(visitor.page.locator('[data-reading="ally:A1-02"]')).to_contain_text("Reconstructed")
    expect(visitor.page.locator('[data-card="ally:A1-02"] .rec')).to_be_visible()
    visitor.well()


def test_after_the_end_the_true_way_lies_beside_what_could_be_known(house: House, invite: Invite) -> None:
    position = {**HIDDEN, "record": [*sheet_to("53"), ".", "."], "day": 5, "phase": "day2", "hand": []}
    position |= {"trail_swords": [], "companions": {"frodo": "down"}, "nazgul": AWAY}
    visitor, table = opened(house, invite, position, BEARER)
    page = visitor.page
    visitor.click("shire:C")
    visitor.until("tale.state.status === 'over'")
    expect(page.get_by_text("Part 1 alone gives neither side of War of the Ring")).to_be_visible()
    expect(page.locator("[data-reveal]").last).to_be_visible()
    count = page.locator("[data-reveal]").count()
    page.locator("[data-reveal]").first.click()
    expect(page.locator(".row.now")).to_have_attribute(
        "data-reveal", str(match_of(house, table).state.track - count + 1)
    )
    expect(page.locator(".over .way.true").first).to_be_attached()
    assert page.locator("[data-heat]").count() > 1
    page.get_by_role("button", name="Riders", exact=True).click()
    expect(page.locator(".over .way")).to_have_count(0)
    page.get_by_role("button", name="Frodo", exact=True).click()
    expect(page.locator("[data-heat]")).to_have_count(0)
    visitor.well()


@pytest.mark.parametrize("size", [{"width": 1366, "height": 640}, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(
    ("position", "seats"),
    [(HIDDEN, BEARER), (RIDING, RIDERS), (SECOND, BEARER)],
    ids=["bearer", "riders", "second"],
)
def test_axe_finds_nothing_at_the_drawn_table(
    house: House, invite: Invite, position: dict[str, Any], seats: tuple[str, str], size: dict[str, int]
) -> None:
    visitor, _ = opened(house, invite, position, seats, size=size)
    check(visitor, "table")
    assert visitor.ask("tale.misfits()") == []


def test_a_turn_is_played_by_keys_alone(house: House, invite: Invite) -> None:
    visitor, _ = opened(house, invite, RIDING, RIDERS)
    page = visitor.page
    page.locator("#prompt").focus()
    page.keyboard.press("2")  # the first line: perception in the zone; 1 ends the turn
    visitor.until("tale.prompt()?.kind === 'rider.die' && !tale.pending()")
    page.keyboard.press("1")
    visitor.until("tale.prompt()?.kind === 'rider.turn' && !tale.pending()")
    page.locator('[data-region="shire:22"]').focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator('[data-piece="rider:blue"].act')).to_have_count(0)
    visitor.well()


@pytest.mark.parametrize("side", [0, 1])
def test_either_role_can_be_played_from_the_start_page(house: House, invite: Invite, side: int) -> None:
    visitor = invite(house).goto("/")
    card = visitor.page.locator("article[data-game=hunt]")
    expect(card.locator("[data-play]")).to_be_enabled()
    card.locator("label, [role=radio]").nth(side).click()
    card.locator("[data-play]").click()
    visitor.page.wait_for_selector("[data-map] [data-region]")
    assert visitor.ask("tale.state.you") == [side]
    assert visitor.page.locator(".frame").get_attribute("data-side") == ("bearer", "riders")[side]
