"""A match that somebody brings along is told from one that began here, and is not stacked against others."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westmarch
from server.house import Guest, House
from server.test_waiting import play_out
from toys.riddles import Riddles
from westmarch.core.record import parse_record
from westmarch.core.replaying import replay, verify
from westmarch.core.text import LANGUAGES, text_for
from westmarch.server.table.bringing import dealt_again


def at_home(game: str = "riddles") -> westmarch.Match[Any]:
    """Dealt until the hands look good; nothing is answered yet."""
    return westmarch.new(game, 2, seed=8)


def upload(guest: Guest, match: westmarch.Match[Any]) -> str:
    text = match.record().dumps()
    sent = guest.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert sent.status_code == 201, sent.text
    found: str = sent.json()["id"]
    return found


def brought(guest: Guest, match: westmarch.Match[Any], *seats: str, **more: Any) -> str:
    wish = {"at": match.answered, "seats": [{"kind": seat} for seat in seats], **more}
    found: str = guest.post(f"/api/tables/{upload(guest, match)}/continue", wish)["id"]
    return found


@pytest.mark.parametrize("game", ["war", "smaug", "hunt"])
def test_in_every_game_with_secrets_what_others_hide_is_dealt_again(game: str) -> None:
    match = westmarch.new(game, 2, seed=3)
    dice = random.Random(3)
    for _ in range(40):
        assert match.prompt is not None
        match.play(dice.choice(match.prompt.options))
    record = match.record()
    differs = False
    for seat in (0, 1):
        for seed in range(4):
            back, again = dealt_again(record, [seat], seed)
            then, now = replay(record.sealed(), len(record.entries) - back), replay(again)
            assert now.view(seat) == then.view(seat), "whoever has brought it cannot tell the difference"
            differs |= now.view(1 - seat) != then.view(1 - seat)
            assert replay(parse_record(again.continued(0, 5).dumps())).digest()
    assert differs


def test_a_stacked_deal_is_told_to_all_and_dealt_again(house: House, riddles: Riddles) -> None:
    ann, bob, eve = house.visitor("Ann"), house.visitor("Bob"), house.visitor("Eve")
    home = at_home()
    table = brought(ann, home, "me", "friend")
    listed = ann.post(f"/api/tables/{table}/listing", {"open": True})
    for info in (
        listed,
        bob.get(f"/api/tables/{table}"),
        next(one for one in eve.get("/api/tables") if one["id"] == table),
    ):
        assert info["brought"] == {"entry": home.answered, "by": "Ann", "hidden": "again"}
        assert info["fresh"] is False, "it could never be rated"
    with eve.at(table) as line:
        assert line.state["brought"]["by"] == "Ann", "told on the waiting page, too"
        bob.post(f"/api/tables/{table}/seats/1", {"nonce": "Bob"})
        line.until_state(lambda state: state["status"] == "running")
        first = line.state["events"][0]
        assert (first["key"], first["args"]["name"]) == ("house.dealt_again", "Ann")
        for language in LANGUAGES:
            said = text_for(language).get("event-house-dealt_again", first["args"])
            assert "Ann" in said
            assert str(home.answered) in said
        assert line.state["nonces"] == [None, "Bob"]
        assert line.state["brought"]["hidden"] == "again"
    with ann.at(table) as line:
        hand = [item["option"] for item in line.state["eyes"][0]["scene"]["panels"][0]["trays"][0]["items"]]
        assert hand == [f"card:{card}" for card in home.view(0)["hands"][0]], "one's own hand stays"
    play_out(ann, bob, table=table)
    record = parse_record(ann.get(f"/api/tables/{table}/record"))
    assert (record.nonces, record.earlier) == ((None, "Bob"), ())
    assert verify(record).unproven == ()
    assert replay(record).result is not None
    begun = replay(record, upto=0)
    assert begun.view(0)["hands"][0] == home.view(0)["hands"][0]


def hidden_hands(ann: Guest, bob: Guest, table: str) -> Any:
    """What Bob was dealt."""
    play_out(ann, bob, table=table)
    begun = replay(parse_record(ann.get(f"/api/tables/{table}/record")))
    return begun.origin


def test_what_the_others_get_depends_on_what_they_add(house: House, riddles: Riddles, seed: int) -> None:
    """The nonce of a guest counts for what is dealt again, not only for dice to come."""
    found = []
    for nonce in ("Bob", "Rob"):
        house.play_with(seed)  # the same secret of the house both times
        ann, bob = house.visitor("Ann"), house.visitor("Bob")
        table = brought(ann, at_home(), "me", "friend")
        bob.post(f"/api/tables/{table}/seats/1", {"nonce": nonce})
        found.append((bob.get(f"/api/tables/{table}")["commitment"], hidden_hands(ann, bob, table)))
    assert found[0][0] == found[1][0]
    assert found[0][1] != found[1][1]


def test_it_stays_as_it_was_if_all_agree(house: House, riddles: Riddles) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    home = at_home()
    for agree, hidden in ((True, "kept"), (False, "again")):
        table = brought(ann, home, "friend", "friend", as_brought=True)
        assert bob.get(f"/api/tables/{table}")["brought"]["hidden"] == "asked"
        ann.post(f"/api/tables/{table}/seats/0")
        bob.post(f"/api/tables/{table}/seats/1", {"agree": agree})
        with bob.at(table) as line:
            assert line.state["brought"]["hidden"] == hidden
            key = "house.brought" if agree else "house.dealt_again"
            assert line.state["events"][0]["key"] == key
    alone = brought(ann, home, "friend", "friend")
    ann.post(f"/api/tables/{alone}/seats/0")
    bob.post(f"/api/tables/{alone}/seats/1", {"agree": True})
    assert bob.get(f"/api/tables/{alone}")["brought"]["hidden"] == "again", "the host did not ask for it"


def test_a_guest_who_brings_and_then_sits_down_is_known(house: House, riddles: Riddles) -> None:
    """Opening with every seat free does not hide whose match it is."""
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    home = at_home()
    table = brought(ann, home, "friend", "friend")
    ann.post(f"/api/tables/{table}/seats/1")
    bob.post(f"/api/tables/{table}/seats/0")
    with ann.at(table) as line:
        items = line.state["eyes"][0]["scene"]["panels"][0]["trays"][0]["items"]
        assert [item["option"] for item in items] == [f"card:{card}" for card in home.view(1)["hands"][1]]


def test_only_what_began_at_set_up_is_fresh(house: House, riddles: Riddles) -> None:
    ann = house.visitor("Ann")
    home = at_home()
    file = upload(ann, home)
    assert ann.get(f"/api/tables/{file}")["fresh"] is False
    new = ann.post(f"/api/tables/{file}/continue", {"at": 0})["id"]
    found = ann.get(f"/api/tables/{new}")
    assert (found["fresh"], found["brought"]) == (True, None), "nothing of the record is left"
    alone = ann.post(f"/api/tables/{file}/continue", {"at": home.answered})["id"]
    found = ann.get(f"/api/tables/{alone}")
    assert (found["fresh"], found["brought"]["hidden"]) == (False, "kept"), "nobody else plays there"
    assert ann.get(f"/api/tables/{ann.table('me', 'bot:random')}")["fresh"] is True
    study = ann.table("me", "bot:random", game="war", study="helms_deep")
    assert ann.get(f"/api/tables/{study}")["fresh"] is False


def test_the_host_alone_lists_the_table_and_lets_bots_in(house: House) -> None:
    ann, bob, eve = house.visitor("Ann"), house.visitor("Bob"), house.visitor("Eve")
    table = ann.table("me", "friend", "friend")
    bob.post(f"/api/tables/{table}/seats/1")
    for refused in (
        bob.post(f"/api/tables/{table}/listing", {"open": True}, 403),
        bob.post(f"/api/tables/{table}/seats/2/bot", None, 403),
    ):
        assert refused["error"]["key"] == "error-not_host"
    assert eve.post(f"/api/tables/{table}/listing", {"open": True}, 403)["error"]["key"] == (
        "error-not_at_the_table"
    )
    assert ann.post(f"/api/tables/{table}/listing", {"open": True})["open"]
    assert bob.get(f"/api/tables/{table}")["hosts"] == [0]
    ann.delete(f"/api/tables/{table}/seats/0")
    assert bob.get(f"/api/tables/{table}")["hosts"] == [1], "somebody must be able to go on"
    assert bob.post(f"/api/tables/{table}/seats/2/bot")["seats"][2]["kind"] == "bot"
