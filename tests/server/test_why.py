"""Reasons and consequences over HTTP and the socket: for the seat that is asked, and in words."""

from __future__ import annotations

from server.house import House
from westmarch.core.registry import find_game
from westmarch.core.rules import Reason
from westmarch.core.text import LANGUAGES, text_for


def test_who_is_asked_is_told_why_and_nobody_else(house: House) -> None:
    ada, ben, eve = house.visitor("Ada"), house.visitor("Ben"), house.visitor("Eve")
    table = ada.table("me", "friend")
    assert ada.get(f"/api/tables/{table}/why?option=die:red")["reason"]["key"] == "not_your_turn"
    ben.post(f"/api/tables/{table}/seats/1")
    told = ada.get(f"/api/tables/{table}/why?option=space:3")
    assert told == {"option": "space:3", "reason": {"key": "halve_later", "args": {}}}
    for other in (ben, eve):
        assert other.get(f"/api/tables/{table}/why?option=space:3")["reason"]["key"] == "not_your_turn"
    ada.get(f"/api/tables/{table}/why?option=balrog", 400)
    ada.get(f"/api/tables/{table}/why", 422)
    ada.get("/api/tables/nosuchtable1/why?option=space:3", 404)


def test_what_is_offered_has_no_reason_against_it_and_tells_its_outcomes(house: House) -> None:
    ada = house.visitor("Ada")
    table = ada.table("me", "bot:random")
    text = text_for("en", find_game("mordor"))
    heard = 0
    with ada.at(table) as line:
        for _ in range(12):
            if line.until_state(lambda s: s["status"] == "over" or line.prompt())["status"] == "over":
                break
            prompt = line.prompt()
            assert prompt is not None
            for option in prompt["options"]:
                assert ada.get(f"/api/tables/{table}/why?option={option['text']}")["reason"] is None
                for outcome in option["outcomes"]:
                    assert text.outcome(Reason(outcome["key"], outcome["args"]))
                    heard += 1
            line.answer()
    assert heard


def test_after_the_end_and_in_every_language(house: House) -> None:
    ada = house.visitor("Ada")
    table = ada.table("me", "bot:random", game="riddles")
    with ada.at(table) as line:
        while line.until_state(lambda s: s["status"] == "over" or line.prompt())["status"] != "over":
            line.answer()
    assert ada.get(f"/api/tables/{table}/why?option=card:1")["reason"]["key"] == "match_over"
    for language in LANGUAGES:
        for key in ("match_over", "not_your_turn", "not_asked"):
            assert text_for(language).why(Reason(key))


def test_picks_that_are_not_sent_yet_count(house: House) -> None:
    ada = house.visitor("Ada")
    throw = {"yellow": "ring", "red": "ring", "blue": "fellowship", "green": "gandalf", "black": "orc"}
    table = ada.table_from({"throw": throw}, "me", "bot:random")
    address = f"/api/tables/{table}/why?option=die:red"
    assert ada.get(address)["reason"] is None
    assert ada.get(f"{address}&after=die:yellow")["reason"]["key"] == "equal_symbol"
    assert ada.get(f"{address}&after=space:1")["reason"]["key"] == "not_asked"


def test_the_whole_position_is_for_those_who_may_have_the_record(house: House) -> None:
    ada, eve = house.visitor("Ada"), house.visitor("Eve")
    table = ada.table("me", "bot:random")
    found = eve.get(f"/api/tables/{table}/position")
    assert found["position"]["players"] == ["frodo", "sam"]
    assert found["at"] == ada.get(f"/api/tables/{table}")["entries"]
    ada.get(f"/api/tables/{table}/position?at=999999", 400)
    secret = ada.table("me", "bot:random", game="riddles")
    ada.get(f"/api/tables/{secret}/position", 403)
    with ada.at(secret) as line:
        while line.until_state(lambda s: s["status"] == "over" or line.prompt())["status"] != "over":
            line.answer()
    assert len(eve.get(f"/api/tables/{secret}/position?at=0")["position"]["hands"]) == 2


def test_in_the_middle_of_a_rule_the_position_is_an_earlier_one_and_says_so(house: House) -> None:
    """A round of riddles, in which one has laid a card and the other not yet, is no position."""
    ada = house.visitor("Ada")
    table = ada.table("me", "bot:random", game="riddles")
    with ada.at(table) as line:
        while line.until_state(lambda s: s["status"] == "over" or line.prompt())["status"] != "over":
            line.answer()
    entries = ada.get(f"/api/tables/{table}")["entries"]
    found = [ada.get(f"/api/tables/{table}/position?at={at}") for at in range(entries + 1)]
    earlier = [at for at in range(entries + 1) if found[at]["at"] != at]
    assert earlier
    for at in earlier:
        assert found[at] == found[found[at]["at"]]
        assert found[at]["at"] < at
