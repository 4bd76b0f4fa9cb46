"""What can be taken away from a table: its link as a code, the position as text and picture; and sound."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import expect

import westmarch
from browser.visitor import LAPTOP, PHONE, Invite, gandalf_table
from server.house import House

COUNTED = """window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    window.made = (window.made ?? 0) + 1;
  }
};"""


def test_the_link_of_a_waiting_table_has_a_qr_code(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host).sit(host.table("me", "friend"))
    code = visitor.page.get_by_role("img", name="QR code of this link")
    expect(code).to_be_visible()
    size = int(code.get_attribute("viewBox").split()[2])  # type: ignore[union-attr]
    path = code.locator("path").get_attribute("d") or ""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)", path)}
    for x, y in ((4, 4), (size - 11, 4), (4, size - 11)):  # the three corner marks, inside the quiet zone
        assert {(x + n, y) for n in range(7)} <= dark
        assert {(x + 1 + n, y + 1) for n in range(5)}.isdisjoint(dark)
    assert not any(min(x, y) < 4 or max(x, y) >= size - 4 for x, y in dark)
    visitor.well()


def test_the_position_is_copied_as_words_and_as_data_that_can_be_played(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host, permissions=["clipboard-read", "clipboard-write"])
    visitor.sit(gandalf_table(host))
    visitor.open_share()
    visitor.page.get_by_role("button", name="Copy the position as text").click()
    expect(visitor.page.get_by_role("button", name="Copied")).to_be_visible()
    text = visitor.ask("navigator.clipboard.readText()")
    title, sentence, words, address, data = text.split("\n\n")
    assert title == "Journey to Mordor"
    assert sentence == visitor.prompt
    assert "Frodo" in words
    assert "Nazgûl: square 1" in words
    assert f"?at={visitor.seq}" in address
    assert westmarch.scenario("mordor", json.loads(data)).prompt is not None
    visitor.well()


def test_with_secrets_only_the_seats_own_view_is_copied(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host, permissions=["clipboard-read", "clipboard-write"])
    visitor.sit(host.table("me", "bot:random", game="riddles"))
    visitor.settled()
    visitor.open_share()
    visitor.page.get_by_role("button", name="Copy the position as text").click()
    expect(visitor.page.get_by_role("button", name="Copied")).to_be_visible()
    text = visitor.ask("navigator.clipboard.readText()")
    assert "{" not in text
    hand = [option.split(":")[1] for option in visitor.offered()]
    assert re.findall(r"Hand: (.*)", text) == ["; ".join(hand)]
    visitor.well()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_position_is_saved_as_a_picture(
    house: House, invite: Invite, size: dict[str, int], tmp_path: Path
) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host, size=size).sit(gandalf_table(host))
    visitor.open_share()
    with visitor.page.expect_download() as coming:
        visitor.page.get_by_role("button", name="Save the position as a picture").click()
    path = tmp_path / "table.png"
    coming.value.save_as(path)
    picture = path.read_bytes()
    assert picture.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", picture[16:24])
    assert width >= 300
    assert height >= 300
    assert len(picture) > 10_000, "an empty sheet"
    visitor.well()


def test_no_sound_is_made_before_it_is_asked_for(house: House, invite: Invite) -> None:
    host = house.visitor("Ada")
    visitor = invite(house, guest=host)
    visitor.context.add_init_script(COUNTED)
    visitor.sit(host.table("me", "bot:random"))
    for _ in range(4):
        visitor.settled()
        visitor.play_on()
    visitor.settled()
    assert visitor.ask("window.made ?? 0") == 0
    visitor.page.locator("#tab-settings").click()
    volume = visitor.page.get_by_label("Sound")
    expect(volume).to_have_value("0")
    volume.select_option("soft")
    visitor.until("(window.made ?? 0) === 1")
    visitor.page.reload()
    visitor.settled()
    assert visitor.ask("window.made ?? 0") == 0, "it was my turn before: no signal"
    assert not any(
        url.endswith((".mp3", ".ogg", ".wav"))
        for url in visitor.ask("performance.getEntries().map(one => one.name)")
    )
    visitor.well()


def test_the_turn_is_signalled_by_sound_title_and_icon(house: House, invite: Invite) -> None:
    host, other = house.visitor("Ada"), house.visitor("Ben")
    table = host.table("me", "friend")
    other.post(f"/api/tables/{table}/seats/1")
    ben = invite(house, guest=other, settings={"sound": 0.3})
    ben.context.add_init_script(COUNTED)
    ben.sit(table)
    icon = ben.page.locator("link[rel=icon]")
    assert "turn" not in str(icon.get_attribute("href"))
    assert ben.ask("window.made ?? 0") == 0
    with host.at(table) as line:
        while line.until_state(lambda s: s["asked"]["seat"] == 1 or line.prompt())["asked"]["seat"] != 1:
            line.answer()
    ben.until("document.title.includes('Your turn')")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    ben.until("(window.made ?? 0) === 1")
