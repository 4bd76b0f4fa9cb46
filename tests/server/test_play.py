"""Whole matches over real sockets: people against people and bots, undo, batches, resuming."""

from __future__ import annotations

import json

import pytest

from server.house import House, Line
from server.truth import match_of
from westmarch.bots.protocol import Advice
from westmarch.core.vocabulary import Option
from westmarch.server.http.tables import hint_of
from westmarch.server.table.seat_view import seat_view, text_of


def play_on(lines: list[Line], most: int = 3000) -> int:
    """Everybody takes the last option whenever asked, until the match is over; the number of answers."""
    answers = 0
    while answers < most:
        for line in lines:
            line.settle()
            if line.state["status"] == "over":
                return answers
            while (prompt := line.prompt()) is not None:
                assert line.answer(prompt["options"][-1]["text"])["type"] == "accepted"
                answers += 1
                line.settle()
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("game", ["mordor", "war", "hunt", "smaug"])
def test_what_each_seat_is_shown_is_the_match_as_it_is_after_every_answer(house: House, game: str) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    table = ann.table("me", "friend", game=game)
    bob.post(f"/api/tables/{table}/seats/1")
    with ann.at(table) as first, bob.at(table) as second:
        for _ in range(12):
            for seat, line in enumerate((first, second)):
                line.until_state(lambda state: state["seq"] >= max(first.state["seq"], second.state["seq"]))
                shown = json.loads(text_of(seat_view(match_of(house, table), seat)))
                assert line.state["eyes"][0]["scene"] == shown["scene"]
            turn = next(line for line in (first, second) if line.prompt())
            assert turn.answer()["type"] == "accepted"
            turn.settle()


def test_two_clients_play_a_whole_match(house: House) -> None:
    ann, bob, eve = house.visitor("Ann"), house.visitor("Bob"), house.visitor()
    table = ann.table("me", "friend")
    with ann.at(table) as first:
        assert first.state["status"] == "waiting"
        assert first.prompt() is None
        assert first.key(first.answer("done")) == "error-table_waiting"
        bob.post(f"/api/tables/{table}/seats/1")
        with bob.at(table) as second, eve.at(table) as watching:
            first.until_state(lambda state: state["watchers"] == 1)
            assert [seat["name"] for seat in first.state["seats"]] == ["Ann", "Bob"]
            assert all(seat["here"] for seat in first.state["seats"])
            assert first.state["you"] == [0]
            assert second.state["you"] == [1]
            assert play_on([first, second]) > 10
            watching.until_state(lambda state: state["status"] == "over")
            for line in (first, second, watching):
                line.settle()
                assert line.state["result"]["reason"]
                assert line.state["seed"]
                assert line.state["commitment"]
            assert first.state["seq"] == second.state["seq"] == watching.state["seq"]
            assert first.key(first.answer("done", seat=0)) == "error-match_over"
            assert "prompt" in watching.state["eyes"][0]
            assert watching.state["eyes"][0]["seat"] is None
    listed = ann.get("/api/tables/mine")
    assert [row["status"] for row in listed if row["id"] == table] == ["over"]


def test_bots_play_their_seats(house: House) -> None:
    ann = house.visitor()
    table = ann.table("me", "bot:steady", "bot:random")
    with ann.at(table) as line:
        while (
            line.until_state(lambda s: s["status"] == "over" or s["asked"]["seat"] == 0)["status"] != "over"
        ):
            assert line.answer()["type"] == "accepted"
            line.settle()
        assert line.state["result"] is not None
        numbers = [event["number"] for text in line.raw for event in _events(text)]
        assert numbers == list(range(len(numbers))), "events come once each and in order"


def _events(text: str) -> list[dict[str, int]]:
    import json

    message = json.loads(text)
    return message["events"] if message["type"] == "state" else []


def test_search_plays_and_advises(house: House) -> None:
    ann = house.visitor()
    table = ann.table("me", "bot:search:0.1s")
    hint = ann.post(f"/api/tables/{table}/hint")
    with ann.at(table) as line:
        options = [option["text"] for option in line.prompt()["options"]]  # type: ignore[index]
        assert hint["choice"] in options
        assert set(hint["chances"]) <= set(options)
        while line.state["asked"]["seat"] == 0:
            assert line.answer()["type"] == "accepted"
        line.until_state(lambda s: s["asked"] is None or s["asked"]["seat"] == 0)  # a whole turn of the bot
    assert ann.post(f"/api/tables/{ann.table('bot:random', 'me')}/hint", {"seat": 0}, 409)


def test_the_hint_calls_best_what_has_the_best_figure() -> None:
    red, blue, done = Option("die", "red", 0), Option("die", "blue", 1), Option("", "done", 2)
    hint = hint_of(1, Advice(red, {red: 0.41, blue: 0.43, done: 0.2}, 90))
    assert (hint.seat, hint.choice, hint.effort) == (1, "die:blue", 90)
    assert hint_of(0, Advice(done, {}, 0)).choice == "done"


def test_the_same_word_twice_plays_once(house: House) -> None:
    ann = house.visitor()
    table = ann.table("me", "hotseat")
    with ann.at(table) as line:
        seq = line.state["seq"]
        accepted = line.answer(request_id="once")
        line.settle()
        after = line.state["seq"]
        assert after > seq
        again = line.answer(line.prompt()["options"][0]["text"], seq=seq, request_id="once")  # type: ignore[index]
        assert again == accepted
        line.settle()
        assert line.state["seq"] == after
        refused = line.answer("die:none", request_id="wrong")
        assert line.answer(request_id="wrong") == refused, "a refusal stands too"


def test_a_dropped_connection_resumes(house: House) -> None:
    ann = house.visitor()
    table = ann.table("me", "hotseat")
    with ann.at(table) as line:
        for _ in range(3):
            line.answer()
            line.settle()
        known = sum(len(_events(text)) for text in line.raw)
        message = {
            "type": "answer",
            "id": "lost",
            "seat": line.prompt()["seat"],  # type: ignore[index]
            "seq": line.state["seq"],
            "answers": [line.prompt()["options"][0]["text"]],  # type: ignore[index]
        }
        line.send(message)
        line.link.socket.close()  # the answer to it never arrives
    with ann.at(table, events=known) as line:
        assert line.ask(message)["type"] == "accepted"
        line.settle()
        numbers = [event["number"] for text in line.raw for event in _events(text)]
        assert numbers == list(range(known, known + len(numbers)))
        seq = line.state["seq"]
        assert line.ask(message)["type"] == "accepted"
        line.settle()
        assert line.state["seq"] == seq


def test_batches_are_taken_whole_or_not_at_all(house: House) -> None:
    ann = house.visitor()
    with ann.at(ann.table("me", "hotseat")) as line:
        for _ in range(30):
            prompt = line.prompt()
            assert prompt is not None
            longest = max(prompt["chains"], key=len, default=[])
            if len(longest) > 1:
                break
            line.answer()
            line.settle()
        firsts = {chain[0] for chain in prompt["chains"]}
        assert firsts == {option["text"] for option in prompt["options"]}
        assert all(len(chain) <= 6 for chain in prompt["chains"])
        assert len(prompt["chains"]) <= 64
        seq, events = line.state["seq"], len(line.raw)
        assert line.key(line.answer(longest[0], longest[0])) == "error-illegal_answer"
        too_far = [*longest, "done"]
        assert line.answer(*too_far)["type"] == "refused"
        line.settle()
        assert line.state["seq"] == seq
        told = {json.loads(text)["type"] for text in line.raw[events:]}
        assert "refused" in told
        assert "state" not in told
        assert line.answer(*longest)["type"] == "accepted"
        line.settle()
        assert line.state["seq"] >= seq + len(longest)


def test_every_chain_can_be_played(house: House) -> None:
    ann = house.visitor()
    with ann.at(ann.table("me", "hotseat")) as line:
        played = 0
        for turn in range(60):
            prompt = line.prompt()
            if prompt is None:
                break
            chains = prompt["chains"] or [[option["text"]] for option in prompt["options"]]
            chain = chains[turn % len(chains)]
            played += len(chain) > 1
            assert line.answer(*chain)["type"] == "accepted", chain
            line.settle()
        assert played > 3


def test_undo_until_dice_fall(house: House) -> None:
    ann = house.visitor()
    with ann.at(ann.table("me", "hotseat")) as line:
        assert line.key(line.undo(0)) == "error-undo_nothing"
        undone = refused = 0
        for _ in range(60):
            prompt = line.prompt()
            if prompt is None or (undone and refused):
                break
            before = line.state
            seat = prompt["seat"]
            assert line.answer(prompt["options"][0]["text"])["type"] == "accepted"
            line.settle()
            mine = next(eye for eye in line.state["eyes"] if eye["seat"] == seat)
            reply = line.undo(seat)
            line.settle()
            if mine["undoable"]:
                assert reply["type"] == "accepted"
                assert line.state["eyes"] == before["eyes"]
                assert line.state["seq"] == before["seq"]
                undone += 1
                assert line.answer(prompt["options"][0]["text"])["type"] == "accepted"
                line.settle()
            else:
                assert line.key(reply) in ("error-undo_dice", "error-undo_others", "error-undo_news")
                refused += 1
        assert undone
        assert refused
