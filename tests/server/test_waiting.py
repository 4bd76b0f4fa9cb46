"""Nothing of a match is there to be seen before every seat is taken, and then nobody leaves a hole in it."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from typing import Any

import pytest

from server.house import Guest, House
from server.test_secrets import cards_in
from toys.riddles import Riddles
from westmarch.core.chance import commitment
from westmarch.core.nonces import mixed
from westmarch.core.record import parse_record
from westmarch.core.replaying import verify

TIMES = 40


def rows(house: House, question: str, *values: Any) -> list[Any]:
    with sqlite3.connect(house.folder / "server.sqlite") as database:
        found = database.execute(question, values).fetchall()
    database.close()
    return found


def secret_of(house: House, table: str) -> int:
    [(seed,)] = rows(house, "select seed from tables where id = ?", table)
    return int(seed)


def together(*acts: Callable[[], Any]) -> None:
    """All at the same moment, as far as that can be done."""
    gate = threading.Barrier(len(acts))

    def act(one: Callable[[], Any]) -> None:
        gate.wait()
        one()

    threads = [threading.Thread(target=act, args=(one,)) for one in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def play_out(*guests: Guest, table: str) -> None:
    """To the end, each answering with the first option."""
    lines = [guest.at(table) for guest in guests]
    open_lines = [line.__enter__() for line in lines]
    try:
        while open_lines[0].state["status"] != "over":
            for line in open_lines:
                line.settle()
                if line.prompt():
                    line.answer()
                    line.settle()
            open_lines[0].settle()
    finally:
        for line in lines:
            line.__exit__(None, None, None)


@pytest.mark.parametrize(
    ("game", "thing"), [("riddles", "card:1"), ("war", "region:edoras"), ("mordor", "die:red")]
)
def test_a_table_that_waits_shows_nothing_of_its_match(house: House, game: str, thing: str) -> None:
    ann, eve = house.visitor("Ann"), house.visitor("Eve")
    table = ann.table("me", "friend", game=game)
    for guest in (ann, eve):
        with guest.at(table) as line:
            line.settle()
            state = line.state
            assert (state["status"], state["seq"], state["eyes"], state["events"]) == ("waiting", 0, [], [])
            assert (state["asked"], state["result"], state["seed"]) == (None, None, None)
            assert cards_in("".join(line.raw)) == set()
        path = f"/api/tables/{table}"
        seat = 0 if guest is ann else None
        eye = "" if seat is None else f"&seat={seat}"
        for call in (f"replay?at=0{eye}", "record", "position", f"about?thing={thing}{eye}"):
            assert guest.get(f"{path}/{call}", 409)["error"]["key"] == "error-table_waiting", call
        refused = guest.post(f"{path}/continue", {"at": 0}, 409)
        assert refused["error"]["key"] == "error-table_waiting"
        assert guest.post(f"{path}/hint", {}, 409)["error"]["key"] == "error-nothing_asked"
        assert guest.get(f"{path}/why?option={thing}")["reason"]["key"] == "not_your_turn"
        info = guest.get(path)
        assert (info["entries"], info["record"], info["your_turn"]) == (0, None, False)
    assert ann.get("/api/tables/mine")[0]["record"] is None


def test_the_opening_hand_of_the_other_seat_cannot_be_read(house: House) -> None:
    """Leave while the table waits, sit in the other seat, read, go back: there is nothing to read."""
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    table = ann.table("me", "friend", game="riddles")
    for seat, other in ((0, 1), (1, 0)):
        ann.delete(f"/api/tables/{table}/seats/{seat}")
        assert ann.post(f"/api/tables/{table}/seats/{other}")["you"] == [other]
        with ann.at(table) as line:
            line.settle()
            assert cards_in("".join(line.raw)) == set()
            assert line.state["eyes"] == []
    with ann.at(table) as line:
        bob.post(f"/api/tables/{table}/seats/1")
        state = line.until_state(lambda state: state["status"] == "running")
        assert [eye["seat"] for eye in state["eyes"]] == [0]
        assert len(state["eyes"][0]["scene"]["panels"][0]["trays"][0]["items"]) == 3
    left = ann.delete(f"/api/tables/{table}/seats/0")
    assert left["seats"][0]["kind"] == "bot", "what was dealt stays in play"
    assert ann.post(f"/api/tables/{table}/seats/0", None, 409)["error"]["key"] == "error-seat_taken"


def test_the_hash_of_the_secret_is_published_while_the_table_waits(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    table = ann.table("me", "friend")
    published = bob.get(f"/api/tables/{table}")["commitment"]
    assert published == commitment(secret_of(house, table))
    assert ann.get("/api/tables/mine")[0]["commitment"] == published
    with ann.at(table) as line:
        assert line.state["commitment"] == published
        bob.post(f"/api/tables/{table}/seats/1")
        assert line.until_state(lambda state: state["status"] == "running")["commitment"] == published


# -- leaving -------------------------------------------------------------------------------------------


def test_nobody_leaves_a_hole_while_another_takes_the_last_seat(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    ended = set()
    for _ in range(TIMES):
        table = ann.table("me", "friend", game="riddles")
        seats = f"/api/tables/{table}/seats"
        together(lambda: ann.delete(f"{seats}/0"), lambda: bob.post(f"{seats}/1"))  # noqa: B023
        found = bob.get(f"/api/tables/{table}")
        kinds = [seat["kind"] for seat in found["seats"]]
        [(status,)] = rows(house, "select status from tables where id = ?", table)
        assert found["status"] == status
        with bob.at(table) as line:
            assert (line.state["eyes"] == []) == (status == "waiting")
        assert (status, kinds) in (("waiting", ["free", "human"]), ("running", ["bot", "human"]))
        ended.add(status)
    assert ended, "both orders are right"


def test_nobody_leaves_a_hole_at_the_first_answer(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    for _ in range(TIMES):
        table = ann.table("me", "friend", game="riddles")
        bob.post(f"/api/tables/{table}/seats/1")
        with ann.at(table) as line:
            together(line.answer, lambda: bob.delete(f"/api/tables/{table}/seats/1"))  # noqa: B023
            line.settle()
            assert line.state["seats"][1]["kind"] == "bot"
            assert line.state["status"] != "waiting"
        assert rows(house, "select count(*) from seats where table_id = ? and kind = 'free'", table) == [(0,)]


def test_leaving_before_the_first_answer_hands_the_seat_to_a_bot(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    table = ann.table("me", "friend")
    bob.post(f"/api/tables/{table}/seats/1")
    found = bob.delete(f"/api/tables/{table}/seats/1")
    assert (found["status"], found["seats"][1]["bot"]) == ("running", "steady")


def test_a_seat_left_to_a_bot_may_be_the_last_one(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    table = ann.table("friend", "me", game="riddles")
    found = ann.delete(f"/api/tables/{table}/seats/1?bot=random")
    assert found["status"] == "waiting"
    with bob.at(table) as line:
        bob.post(f"/api/tables/{table}/seats/0")
        assert line.until_state(lambda state: state["status"] == "running")["you"] == [0]


# -- what players add ------------------------------------------------------------------------------------


def test_what_players_add_is_part_of_the_dice_and_proven(house: House, riddles: Riddles) -> None:
    ann, bob, eve = house.visitor("Ann"), house.visitor("Bob"), house.visitor("Eve")
    table = ann.table("friend", "friend", "bot:random", game="riddles")
    seats = f"/api/tables/{table}/seats"
    published = ann.get(f"/api/tables/{table}")["commitment"]
    bob.post(f"{seats}/1", {"nonce": "Bob-1"})
    bob.delete(f"{seats}/1")
    bob.post(f"{seats}/1", {"nonce": "Bob~2"})
    with eve.at(table) as line:
        assert line.state["nonces"] == [], "nothing before it counts"
        ann.post(f"{seats}/0", {"nonce": "Ann.1"})
        assert line.until_state(lambda s: s["status"] == "running")["nonces"] == ["Ann.1", "Bob~2", None]
    play_out(ann, bob, table=table)
    record = parse_record(eve.get(f"/api/tables/{table}/record"))
    assert record.seed == secret_of(house, table)
    assert (record.commitment, record.nonces) == (published, ("Ann.1", "Bob~2", None))
    assert verify(record).unproven == ()
    with eve.at(table) as line:
        assert line.state["seed"] == str(record.seed)
        assert line.state["nonces"] == ["Ann.1", "Bob~2", None]


def test_one_may_add_and_the_other_not(house: House, riddles: Riddles) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    table = ann.table("me", "friend", game="riddles")
    bob.post(f"/api/tables/{table}/seats/1", {"nonce": None})
    play_out(ann, bob, table=table)
    assert "nonces" not in ann.get(f"/api/tables/{table}/record")
    table = ann.table("me", "friend", game="riddles")
    bob.post(f"/api/tables/{table}/seats/1", {"nonce": "b"})
    play_out(ann, bob, table=table)
    record = parse_record(ann.get(f"/api/tables/{table}/record"))
    assert record.nonces == (None, "b")
    verify(record)


@pytest.mark.parametrize("nonce", ["", "a b", "x" * 65, 'a"', "é", 7])
def test_other_nonces_are_refused(house: House, nonce: object) -> None:
    ann, bob = house.visitor(), house.visitor()
    table = ann.table("me", "friend")
    refused = bob.post(f"/api/tables/{table}/seats/1", {"nonce": nonce}, 422)
    assert refused["error"]["key"] == "error-bad_request"
    assert bob.get(f"/api/tables/{table}")["you"] == []


def test_who_leaves_later_keeps_the_dice_as_they_are(own_house: House) -> None:
    """The dice belong to the match: they stay, whoever sits there, also after a restart."""
    ann, bob = own_house.visitor("Ann"), own_house.visitor("Bob")
    table = ann.table("friend", "friend", game="riddles")
    ann.post(f"/api/tables/{table}/seats/0", {"nonce": "Ann"})
    own_house.kill()
    own_house.start()
    bob.post(f"/api/tables/{table}/seats/1", {"nonce": "Bob"})
    with ann.at(table) as line:
        before = line.state["eyes"]
        bob.delete(f"/api/tables/{table}/seats/1")
        line.until_state(lambda state: state["seats"][1]["kind"] == "bot")
    own_house.kill()
    own_house.start()
    with ann.at(table) as line:
        assert line.state["eyes"] == before
        assert line.state["nonces"] == ["Ann", "Bob"]


def test_nothing_is_added_to_a_match_that_has_begun(own_house: House) -> None:
    ann, bob = own_house.visitor("Ann"), own_house.visitor("Bob")
    table = ann.table("friend", "me", game="riddles", patience=60)
    bob.post(f"/api/tables/{table}/seats/0", {"nonce": "Bob"})
    own_house.kill()
    with sqlite3.connect(own_house.folder / "server.sqlite") as link:
        link.execute("update seats set kind = 'bot', bot = 'random' where seat = 0")  # it sits in for Bob
    link.close()
    own_house.start()
    refused = bob.post(f"/api/tables/{table}/seats/0", {"nonce": "again"}, 409)
    assert refused["error"]["key"] == "error-match_begun"
    assert bob.post(f"/api/tables/{table}/seats/0")["you"] == [0]
    with bob.at(table) as line:
        assert line.state["nonces"] == ["Bob", None]


def test_a_table_that_goes_on_from_another_waits_and_is_added_to_as_well(
    house: House, riddles: Riddles
) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    first = ann.table("me", "bot:random", game="riddles")
    play_out(ann, table=first)
    seats = [{"kind": "friend"}, {"kind": "friend"}]
    wish = {"at": 4, "seats": seats, "as_brought": True}
    table = ann.post(f"/api/tables/{first}/continue", wish)["id"]
    with ann.at(table) as line:
        assert (line.state["status"], line.state["eyes"], line.state["seq"]) == ("waiting", [], 0)
    ann.post(f"/api/tables/{table}/seats/0", {"nonce": "Ann"})
    bob.post(f"/api/tables/{table}/seats/1", {"nonce": "Bob", "agree": True})
    play_out(ann, bob, table=table)
    record = parse_record(ann.get(f"/api/tables/{table}/record"))
    assert record.nonces == ("Ann", "Bob")
    assert record.earlier[0].until == 4
    assert verify(record).unproven == ()


def test_dice_after_going_back_are_committed_to_anew(house: House) -> None:
    ann = house.visitor("Ann")
    table = ann.table("friend", "bot:random")
    ann.post(f"/api/tables/{table}/seats/0", {"nonce": "Ann"})
    secret = secret_of(house, table)
    with ann.at(table) as line:
        before = line.state["commitment"]
        line.answer()
        line.settle()
        line.ask({"type": "rewind", "id": "back", "seq": line.state["seq"], "at": 1})
        line.until_state(lambda state: state["undone"] == 1)
        assert line.state["commitment"] not in (before, commitment(mixed(secret, ("Ann", None))))
        assert line.state["nonces"] == [], "they belong to what was thrown before"
    play_out(ann, table=table)
    record = parse_record(ann.get(f"/api/tables/{table}/record"))
    assert [part.nonces for part in record.earlier] == [("Ann", None)]
    assert verify(record).unproven == ()
