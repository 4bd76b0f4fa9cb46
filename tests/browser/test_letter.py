"""The Letter from Gandalf in the browser: kept at the end of Part 1, on to Part 2, opened at the start."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.visitor import LAPTOP, PHONE, Invite
from games.hunt.table import AWAY, sheet_to
from server.house import Guest, House

ALMOST = {
    "record": sheet_to("53", 2),
    "nazgul": AWAY,
    "corruption": 3,
    "sorcery_hand": ["S-01", "S-05"],
    "companions": {"sam": "down", "pippin": "down"},
    "options": {"part": "1"},
}
"""Frodo is a move from Bree, in Part 1 alone: a clear success."""


def in_bree(host: Guest) -> str:
    table = host.table_from(ALMOST, "me", "bot:steady", game="hunt")
    with host.at(table) as line:
        line.answer("shire:C")
        line.until_state(lambda state: state["status"] == "over")
    return table


@pytest.mark.parametrize(
    ("size", "language", "grade", "keep", "on"),
    [
        (LAPTOP, "en", "Bree: a clear success", "Keep the Letter", "On to Part 2"),
        (PHONE, "ru", "Бри: уверенный успех", "Сохранить Письмо", "Ко второй части"),
        (PHONE, "de", "Bree: ein klarer Erfolg", "Brief aufheben", "Weiter zu Teil 2"),
    ],
    ids=["laptop", "phone-ru", "phone-de"],
)
def test_the_letter_is_kept_and_leads_to_part_two(
    house: House,
    invite: Invite,
    tmp_path: Path,
    size: dict[str, int],
    language: str,
    grade: str,
    keep: str,
    on: str,
) -> None:
    host = house.visitor("Ada")
    table = in_bree(host)
    visitor = invite(house, guest=host, size=size, settings={"language": language}).sit(table)
    page = visitor.page
    expect(page.locator(".verdict h2")).to_contain_text(grade)
    expect(page.locator(".verdict p")).to_contain_text("5")  # the price
    assert visitor.ask("tale.misfits()") == []
    with page.expect_download() as download:
        page.get_by_role("link", name=keep).click()
    assert download.value.suggested_filename == f"hunt-{table}.letter"
    file = tmp_path / "hunt.letter"
    download.value.save_as(file)
    assert "S-01" not in file.read_text("utf-8")
    page.get_by_role("button", name=on).click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    expect(page.locator("[data-option^='journey:']").first).to_be_visible()

    page.goto("/")
    page.locator("footer input[type=file]").set_input_files(file)
    page.wait_for_url(lambda url: "/t/" in url)
    expect(page.locator("[data-option^='journey:']").first).to_be_visible()
    visitor.well()


def test_a_letter_that_was_altered_is_refused_on_the_start_page(
    house: House, invite: Invite, tmp_path: Path
) -> None:
    host = house.visitor("Ada")
    letter = host.http.get(f"/api/tables/{in_bree(host)}/letter").text
    file = tmp_path / "hunt.letter"
    visitor = invite(house, guest=host)
    visitor.page.goto("/")
    for text, said in (
        (letter.replace('"corruption": 3', '"corruption": 0'), "altered"),
        ("{}", "not a Letter"),
    ):
        file.write_text(text, "utf-8")
        visitor.page.locator("footer input[type=file]").set_input_files(file)
        expect(visitor.page.get_by_role("alert")).to_contain_text(said)
