"""Hunt for the Ring on its drawn boards: both roles by clicks, nothing secret in a hunter's frames."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.test_access import check
from browser.visitor import Invite, Visitor, dice
from server.house import House
from server.truth import match_of

BEARER, RIDERS = ("me", "bot:random"), ("bot:random", "me")
AWAY = {"blue": "45", "green": "50", "red": "53", "purple": "56"}
PHONE = {"width": 390, "height": 844}
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
    """Everything offered can be clicked, fits, and is told in words."""
    if visitor.asked:
        missing = set(visitor.offered()) - set(visitor.shown())
        assert not missing, f"{visitor.ask('tale.prompt().kind')}: not on the screen: {missing}"
    assert visitor.ask("tale.misfits()") == []
    bad = [word for word in visitor.ask("tale.words()") if "_" in word or "shire:" in word or "…" == word.strip()]
    assert not bad, bad


@pytest.mark.parametrize("seats", [BEARER, RIDERS])
@pytest.mark.parametrize("part", ["1", "2"])
def test_turns_of_either_side_are_played_by_clicks(
    house: House, invite: Invite, seats: tuple[str, str], part: str
) -> None:
    host = house.visitor("Ada")
    table = host.table(*seats, game="hunt", options={"part": part, "belief": "on"})
    visitor = invite(house, guest=host).sit(table)
    visitor.page.wait_for_selector("[data-map] [data-region]")
    visitor.play_out(dice(11), look=lambda: look_well(visitor), steps=60)
    visitor.well()
