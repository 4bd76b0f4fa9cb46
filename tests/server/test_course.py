"""How an ended match went: told to everybody when it is over, and not before."""

from __future__ import annotations

from server.house import House
from westmarch.core.registry import find_game
from westmarch.core.rules import Reason
from westmarch.core.text import LANGUAGES, slug, text_for


def test_the_course_of_a_match_is_told_when_it_is_over(house: House) -> None:
    ada, eve = house.visitor("Ada"), house.visitor("Eve")
    table = ada.table("me", "bot:random")
    assert ada.get(f"/api/tables/{table}/course", 409)["error"]["key"] == "error-not_over"
    with ada.at(table) as line:
        while line.until_state(lambda s: s["status"] == "over" or line.prompt())["status"] != "over":
            line.answer()
        result, seq = line.state["result"], line.state["seq"]
    told = eve.get(f"/api/tables/{table}/course")
    assert told == ada.get(f"/api/tables/{table}/course")
    assert [turn["turn"] for turn in told["turns"]] == list(range(1, told["args"]["turn"] + 1))
    assert all(0 < point["entry"] <= seq for point in told["points"])
    assert 1 <= len(told["points"]) <= 3
    for language in LANGUAGES:
        text = text_for(language, find_game("mordor"))
        for point in told["points"]:
            assert text.get("event-" + slug(point["key"]), point["args"])
        for kind in ("verdict", "told"):
            assert text.get(f"{kind}-{slug(result['reason'])}", {**told["args"], "winners": "Ada"})


def test_of_hands_that_were_played_out_nothing_is_left_to_show(house: House) -> None:
    ada = house.visitor("Ada")
    table = ada.table("me", "bot:random", game="riddles")
    ada.get(f"/api/tables/{table}/course", 409)
    with ada.at(table) as line:
        while line.until_state(lambda s: s["status"] == "over" or line.prompt())["status"] != "over":
            line.answer()
    assert ada.get(f"/api/tables/{table}/course")["hands"] == [], "all cards were played"


def test_picks_that_were_not_sent_yet_are_summed_up(house: House) -> None:
    ada = house.visitor("Ada")
    throw = {"yellow": "ring", "red": "ring", "blue": "fellowship", "green": "gandalf", "black": "orc"}
    table = ada.table_from({"throw": throw}, "me", "bot:random")
    with ada.at(table) as line:
        line.until_state(lambda s: line.prompt())
        prompt = line.prompt()
        assert prompt is not None
        assert line.state["eyes"][0]["outlook"] == []
        told = {
            picks: {one["key"]: one["args"] for one in said} for picks, said in prompt["outlooks"].items()
        }
    assert told["die:yellow"]["goes"]["place"] == "place:rivendell"
    assert "held" in told["die:black die:yellow"]
    assert told["die:black die:blue die:yellow"]["goes"]["spaces"] == 1
    text = text_for("en", find_game("mordor"))
    assert (
        text.outcome(Reason("held", told["die:black die:yellow"]["held"]))
        == "Frodo stays: Orcs hold the Rings"
    )
