"""Looking back and going on: replay, record files, continue-from-here, rematch, uploads."""

from __future__ import annotations

import westmarch
from server.house import Guest, House
from westmarch.core.record import parse_record
from westmarch.core.replaying import verify


def played(house: House, answers: int) -> tuple[Guest, str]:
    ann = house.visitor("Ann")
    table = ann.table("me", "hotseat")
    with ann.at(table) as line:
        for _ in range(answers):
            if line.prompt() is None:
                break
            line.answer()
            line.settle()
    return ann, table


def test_the_record_of_a_running_match_has_no_seed(house: House) -> None:
    ann, table = played(house, 6)
    eve = house.visitor()
    record = parse_record(eve.get(f"/api/tables/{table}/record"))
    assert record.seed is None
    assert record.commitment
    assert len(record.entries) == ann.get(f"/api/tables/{table}")["entries"]


def test_the_record_of_a_finished_match_proves_itself(house: House) -> None:
    _, table = played(house, 2000)
    eve = house.visitor()
    record = parse_record(eve.get(f"/api/tables/{table}/record"))
    assert record.result is not None
    rolls, _, unproven = verify(record)
    assert not unproven
    assert rolls > 3
    last = eve.get(f"/api/tables/{table}/replay")
    assert last["at"] == last["entries"] == len(record.entries)
    assert last["result"] == record.result
    assert eve.get(f"/api/tables/{table}/replay?at=99999", 400)["error"]["key"] == "error-bad_entry"


def test_replay_shows_every_entry(house: House) -> None:
    _, table = played(house, 10)
    eve = house.visitor()
    record = parse_record(eve.get(f"/api/tables/{table}/record"))
    for at in range(len(record.entries) + 1):
        shown = eve.get(f"/api/tables/{table}/replay?at={at}")
        match = westmarch.replay(record, upto=at)
        assert shown["eye"]["scene"] == match.game.shown.scene(match.setup, match.view(None)).as_data()
        assert len(shown["events"]) == len(match.events())
        if at:
            assert tuple(shown["entry"]["answers"]) == record.entries[at - 1][1]


def test_going_on_from_an_entry(house: House) -> None:
    ann, table = played(house, 12)
    at = 8
    before = ann.get(f"/api/tables/{table}/replay?at={at}")
    new = ann.post(f"/api/tables/{table}/continue", {"at": at})["id"]
    assert new != table
    with ann.at(new) as line:
        assert line.state["you"] == [0, 1]
        assert line.state["seq"] >= at
        assert line.key(line.undo(0)) == "error-undo_nothing", "what was played elsewhere stands"
        told = [e["key"] for e in line.state["events"]][: len(before["events"]) + 1]
        assert told == ["house.brought", *(e["key"] for e in before["events"])]
        for _ in range(5):
            assert line.answer()["type"] == "accepted"
            line.settle()
        while line.prompt() is not None:
            line.answer()
            line.settle()
        assert line.state["status"] == "over"
    record = parse_record(ann.get(f"/api/tables/{new}/record"))
    assert westmarch.replay(record).result is not None
    proof = verify(record)
    assert proof.rolls > 3
    [part] = proof.unproven
    assert (part.until, part.seed) == (at, None), "that match still runs"
    assert part.commitment == parse_record(ann.get(f"/api/tables/{table}/record")).commitment
    bot = {"kind": "bot", "bot": "random"}
    other = ann.post(f"/api/tables/{table}/continue", {"at": at, "seats": [bot, {"kind": "friend"}]})["id"]
    assert ann.get(f"/api/tables/{other}")["status"] == "waiting"
    assert ann.post(f"/api/tables/{table}/continue", {"at": 10_000}, 400)


def test_continued_dice_are_other_dice(house: House) -> None:
    ann, table = played(house, 2000)
    record = parse_record(ann.get(f"/api/tables/{table}/record"))
    on = ann.post(f"/api/tables/{table}/continue", {"at": 9})["id"]
    sealed = parse_record(ann.get(f"/api/tables/{on}/record"))
    assert (sealed.seed, sealed.commitment != record.commitment) == (None, True)
    assert [part.seed for part in sealed.earlier] == [record.seed], "that one is known to all"
    rolls = set()
    for _ in range(6):
        new = ann.post(f"/api/tables/{table}/continue", {"at": 0})["id"]
        rolls.add(parse_record(ann.get(f"/api/tables/{new}/record")).entries[0])
    assert len(rolls | {record.entries[0]}) > 1


def test_a_rematch_moves_everybody_on(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    table = ann.table("me", "friend", "bot:random", game="riddles")
    bob.post(f"/api/tables/{table}/seats/1")
    assert ann.post(f"/api/tables/{table}/rematch", None, 409)["error"]["key"] == "error-not_over"
    with ann.at(table) as first, bob.at(table) as second:
        for _ in range(3):
            first.until_state(lambda state: state["asked"]["seat"] == 0)
            first.answer()
            second.until_state(lambda state: state["asked"]["seat"] == 1)
            second.answer()
            first.until_state(lambda s: s["status"] == "over" or s["asked"]["seat"] == 0)
    refused = house.visitor().post(f"/api/tables/{table}/rematch", None, 403)
    assert refused["error"]["key"] == "error-not_at_the_table"
    new = ann.post(f"/api/tables/{table}/rematch")["id"]
    assert bob.post(f"/api/tables/{table}/rematch")["id"] == new, "one rematch for all"
    assert [seat["name"] for seat in bob.get(f"/api/tables/{new}")["seats"]] == [None, "Ann", "Bob"]
    assert ann.get(f"/api/tables/{table}")["rematch"] == new


def test_a_record_can_be_uploaded_and_continued(house: House) -> None:
    ann, table = played(house, 2000)
    text = ann.get(f"/api/tables/{table}/record")
    bob = house.visitor("Bob")
    answer = bob.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    mine = answer.json()["id"]
    assert bob.get(f"/api/tables/{mine}")["status"] == "over"
    assert bob.get(f"/api/tables/{mine}/record") == text
    assert bob.get(f"/api/tables/{mine}/replay?at=5&seat=1")["entries"] == len(parse_record(text).entries)
    with bob.at(mine) as line:
        assert line.key(line.answer("done", seat=0)) == "error-match_over"
    new = bob.post(f"/api/tables/{mine}/continue", {"at": 5})["id"]
    with bob.at(new) as line:
        assert line.answer()["type"] == "accepted"


def test_wrong_records_are_refused(house: House) -> None:
    ann, table = played(house, 5)
    text = ann.get(f"/api/tables/{table}/record")
    wrong = {
        "error-record-foreign": "hello",
        "error-record-truncated": text[:-20],
        "error-record-damaged": text.replace("players 2", "players 3"),
        "error-too_big": text + "x" * 600_000,
    }
    for key, body in wrong.items():
        answer = ann.http.post("/api/records", content=body, headers={"Content-Type": "text/plain"})
        assert answer.json()["error"]["key"] == key
    answer = ann.http.post("/api/records", content=b"\xff\xfe", headers={"Content-Type": "text/plain"})
    assert answer.json()["error"]["key"] == "error-record-foreign"
