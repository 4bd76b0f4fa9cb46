"""Going back by agreement: everybody is asked, the dice are others, and the record proves all of them."""

from __future__ import annotations

from typing import Any

from server.house import Guest, House, Line
from westmarch.core.record import parse_record
from westmarch.core.replaying import verify


def pair(house: House) -> tuple[Guest, Guest, str]:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    table = ann.table("me", "friend")
    bob.post(f"/api/tables/{table}/seats/1")
    return ann, bob, table


def say(line: Line, **message: Any) -> Any:
    line.settle()
    line.words += 1
    return line.ask({"id": f"{id(line)}-{line.words}", "seq": line.state["seq"], **message})


def propose(line: Line, at: int) -> Any:
    return say(line, type="rewind", at=at)


def reply(line: Line, agree: bool) -> Any:
    return say(line, type="reply", agree=agree)


def play(lines: tuple[Line, ...], answers: int) -> None:
    for _ in range(answers):
        for line in lines:
            line.settle()
            if line.prompt() is not None:
                line.answer()
                break
    for line in lines:
        line.settle()


def test_all_must_agree(house: House) -> None:
    ann, bob, table = pair(house)
    with ann.at(table) as first, bob.at(table) as second, house.visitor().at(table) as eve:
        play((first, second), 12)
        seq = first.state["seq"]
        assert first.state["proposal"] is None
        assert propose(first, 3)["type"] == "accepted"
        second.until_state(lambda state: state["proposal"])
        assert second.state["proposal"] == {"at": 3, "by": [0], "agreed": [0], "waits": [1]}
        assert second.state["seq"] == seq, "nothing has happened yet"
        assert eve.key(reply(eve, True)) == "error-not_at_the_table"
        assert eve.key(propose(eve, 1)) == "error-not_at_the_table"
        assert reply(second, False)["type"] == "accepted"
        first.until_state(lambda state: not state["proposal"])
        assert first.state["seq"] == seq
        assert second.key(reply(second, True)) == "error-no_proposal"

        commitment = first.state["commitment"]
        propose(first, 3)
        assert reply(second, True)["type"] == "accepted"
        first.until_state(lambda state: state["seq"] < seq)
        assert first.state["proposal"] is None
        assert first.state["undone"] == 1
        assert first.state["commitment"] != commitment
        assert first.key(first.undo(0)).startswith("error-undo_")
        play((first, second), 3000)
        assert first.state["status"] == "over"
    record = parse_record(ann.get(f"/api/tables/{table}/record"))
    proof = verify(record)
    assert [part.until for part in record.earlier] == [3]
    assert proof.unproven == (), "both seeds are told at the end"


def test_while_the_match_runs_no_seed_is_told(house: House) -> None:
    ann = house.visitor()
    table = ann.table("me", "hotseat")
    with ann.at(table) as line:
        play((line,), 9)
        assert propose(line, 2)["seq"] >= 2, "nobody else is to be asked"
        play((line,), 9)
        propose(line, 4)
        play((line,), 3)
        text = ann.get(f"/api/tables/{table}/record")
    record = parse_record(text)
    assert record.seed is None
    assert [(part.until, part.seed) for part in record.earlier] == [(2, None), (4, None)]
    on = ann.post(f"/api/tables/{table}/continue", {"at": 5})["id"]
    assert all(part.seed is None for part in parse_record(ann.get(f"/api/tables/{on}/record")).earlier)


def test_a_table_that_went_back_is_the_same_after_a_restart(own_house: House) -> None:
    ann = own_house.visitor()
    table = ann.table("me", "hotseat")
    with ann.at(table) as line:
        play((line,), 9)
        propose(line, 4)
        play((line,), 4)
        before = line.state
    own_house.kill()
    own_house.start()
    with ann.at(table) as line:
        for key in ("seq", "eyes", "commitment", "undone"):
            assert line.state[key] == before[key]
        play((line,), 3000)
        assert line.state["status"] == "over"
    assert verify(parse_record(ann.get(f"/api/tables/{table}/record"))).unproven == ()


def test_what_cannot_be_proposed(house: House) -> None:
    ann, bob, table = pair(house)
    with ann.at(table) as line:
        seq = line.state["seq"]
        assert line.key(propose(line, seq)) == "error-bad_entry"
        assert line.key(say(line, type="rewind", at=0, seq=seq + 1)) == "error-stale"
        with bob.at(table) as other:
            play((line, other), 3)
            propose(line, 1)
            play((line, other), 1)
            assert line.state["proposal"] is None, "it ends with the next answer"
            assert other.key(reply(other, True)) == "error-no_proposal"
