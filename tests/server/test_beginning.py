"""Before a match begins: studies to choose from, bots for free seats, and who finds the table."""

from __future__ import annotations

import pytest

import westmarch
from server.house import House
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, text_for
from westmarch.server.store.stored import HUMAN, Seat
from westmarch.server.table import opening


@pytest.mark.parametrize("language", LANGUAGES)
def test_studies_are_listed_with_lessons_first(house: House, language: str) -> None:
    found = house.visitor().get(f"/api/studies/{language}")
    assert {(one["game"], one["name"]) for one in found} == {
        (game, name) for game in westmarch.game_ids() for name in find_game(game).studies()
    }
    assert [bool(one["teaches"]) for one in found] == sorted(
        (bool(one["teaches"]) for one in found), reverse=True
    )
    teaches = {(one["game"], one["name"]): one["teaches"] for one in found}
    assert teaches["war", "hornburg"] == [0]
    assert teaches["war", "helms_deep"] == [1]
    assert teaches["war", "moria"] == []
    [moria] = [one for one in found if one["name"] == "moria"]
    text = text_for(language, find_game("war"))
    assert moria["title"] == text.get("study-moria")
    assert moria["about"] == text.parts("study-moria")["text"]
    assert (moria["players"], moria["asked"]) == (2, 0)


def test_a_table_from_a_study(house: House) -> None:
    ann = house.visitor("Ann")
    table = ann.table("bot:steady", "me", game="war", study="helms_deep")
    with ann.at(table) as line:
        state = line.until_state(lambda state: line.prompt() is not None)
        assert state["you"] == [1]
        assert line.prompt()["kind"] == "action.choose"
        spots = {spot["place"]: spot for spot in state["eyes"][0]["scene"]["map"]["spots"]}
        assert {piece["side"] for piece in spots["region:helms_deep"]["pieces"] if piece["enclosed"]} == {
            "side:free"
        }
        assert state["commitment"] == ann.get(f"/api/tables/{table}")["commitment"]
    other = ann.table("bot:steady", "me", game="war", study="helms_deep")
    assert ann.get(f"/api/tables/{other}")["commitment"] != ann.get(f"/api/tables/{table}")["commitment"]


def test_a_study_that_waits_shows_nothing_and_begins_where_it_should(house: House) -> None:
    ann, bob = house.visitor("Ann"), house.visitor("Bob")
    table = ann.table("me", "friend", study="half_way")
    with ann.at(table) as line:
        assert (line.state["status"], line.state["eyes"]) == ("waiting", [])
        bob.post(f"/api/tables/{table}/seats/1", {"nonce": "bobs-own-word"})
        state = line.until_state(lambda state: state["status"] == "running")
        for panel in state["eyes"][0]["scene"]["panels"][:2]:
            here = [cell["name"] for cell in panel["tracks"][0]["cells"] if cell["state"] == "mark:here"]
            assert here == ["place:lothlorien"]
        assert state["nonces"] == [None, "bobs-own-word"]


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"study": "chess"}, 404, "error-unknown_study"),
        ({"study": "../war/studies/moria"}, 404, "error-unknown_study"),
        ({"study": "half_way", "options": {"layout": "long"}}, 400, "error-bad_option"),
        ({"study": "half_way", "players": 3, "seats": [{"kind": "me"}] * 3}, 400, "error-bad_option"),
        ({"study": "half_way", "seats": [{"kind": "me"}]}, 400, "error-bad_option"),
    ],
)
def test_studies_that_cannot_be(house: House, wish: dict[str, object], status: int, key: str) -> None:
    body = {"game": "mordor", "players": 2, "seats": [{"kind": "me"}, {"kind": "bot"}], **wish}
    assert house.visitor().post("/api/tables", body, status)["error"]["key"] == key


def test_bots_take_free_seats_and_with_the_last_one_the_match_begins(house: House) -> None:
    ann, bob, eve = house.visitor("Ann"), house.visitor("Bob"), house.visitor("Eve")
    table = ann.table("me", "friend", "friend", "friend")
    path = f"/api/tables/{table}/seats"
    bob.post(f"{path}/1")
    assert eve.post(f"{path}/2/bot", None, 403)["error"]["key"] == "error-not_at_the_table"
    assert ann.post(f"{path}/1/bot", None, 409)["error"]["key"] == "error-seat_taken"
    assert ann.post(f"{path}/9/bot", None, 404)["error"]["key"] == "error-no_seat"
    assert ann.post(f"{path}/2/bot?bot=wizard", None, 400)["error"]["key"] == "error-unknown_bot"
    info = ann.post(f"{path}/2/bot?bot=random")
    assert (info["seats"][2]["bot"], info["status"]) == ("random", "waiting")
    assert bob.post(f"{path}/3/bot", None, 403)["error"]["key"] == "error-not_host"
    info = ann.post(f"{path}/3/bot")
    assert (info["seats"][3]["bot"], info["status"]) == ("steady", "running")
    assert [seat["kind"] for seat in info["seats"]] == ["human", "human", "bot", "bot"]
    assert ann.post(f"{path}/3/bot", None, 409)["error"]["key"] == "error-seat_taken"


def test_what_a_seat_plays_is_told_before_the_match(house: House) -> None:
    ann = house.visitor("Ann")
    parts = {
        game: ann.get(f"/api/tables/{ann.table('me', 'friend', game=game)}")["parts"]
        for game in ("mordor", "war", "riddles")
    }
    assert parts == {
        "mordor": ["hobbit:frodo", "hobbit:sam"],
        "war": ["side:free", "side:shadow"],
        "riddles": [],
    }
    choose = ann.table("me", "friend", options={"hobbits": "choose"})
    assert ann.get(f"/api/tables/{choose}")["parts"] == []


def test_a_table_is_listed_and_taken_away_by_those_who_sit_there(house: House) -> None:
    ann, eve = house.visitor("Ann"), house.visitor("Eve")
    table = ann.table("me", "friend")
    listed = lambda: table in {row["id"] for row in eve.get("/api/tables")}  # noqa: E731
    assert not listed()
    path = f"/api/tables/{table}/listing"
    assert eve.post(path, {"open": True}, 403)["error"]["key"] == "error-not_at_the_table"
    assert ann.post(path, {"open": True})["open"]
    assert listed()
    assert not ann.post(path, {"open": False})["open"]
    assert not listed()


def test_a_table_at_one_screen_is_not_public(house: House) -> None:
    ann, eve = house.visitor("Ann"), house.visitor("Eve")
    table = ann.table("me", "hotseat", open=True)
    waiting = ann.table("me", "hotseat", "friend", open=True)
    for one in (table, waiting):
        assert not ann.get(f"/api/tables/{one}")["open"]
        assert not ann.post(f"/api/tables/{one}/listing", {"open": True})["open"]
    assert not {table, waiting} & {row["id"] for row in eve.get("/api/tables")}


def test_the_name_of_a_table_is_never_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """`westmarch admin close -Kx…` would be refused: one table in 64 could not be closed."""
    drawn = iter(["-Kb3", "-x", "b-3"])
    monkeypatch.setattr(opening.secrets, "token_urlsafe", lambda size: next(drawn))
    seats = [Seat(HUMAN, "ann"), Seat(HUMAN, "bob")]
    assert opening.new_table("mordor", 2, {}, "en", seats, False).listed.id == "b-3"
