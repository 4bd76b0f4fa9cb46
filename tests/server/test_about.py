"""What a thing is: for everybody who may look at the table, from what that seat can see."""

from __future__ import annotations

from typing import Any

import westmarch
from server.house import Guest, House
from server.test_secrets import seed_of
from westmarch.core.registry import find_game
from westmarch.core.rules import Reason
from westmarch.core.text import LANGUAGES, text_for


def about(guest: Guest, table: str, thing: str, more: str = "") -> Any:
    return guest.get(f"/api/tables/{table}/about?thing={thing}{more}")


def test_things_are_told_about_in_words(house: House) -> None:
    ada, eve = house.visitor("Ada"), house.visitor("Eve")
    table = ada.table("me", "bot:random", game="war")
    things = ("region:edoras", "nation:rohan", "character:strider", "card:nazgul_search", "deck:character")
    for thing in things:
        told = about(ada, table, thing)
        assert told["thing"] == thing
        assert told["sentences"]
        assert told == about(eve, table, thing), "nothing of it is secret"
        for language in LANGUAGES:
            text = text_for(language, find_game("war"))
            assert all(text.about(Reason(one["key"], one["args"])) for one in told["sentences"])
    assert about(ada, table, "card-nazgul_search")["thing"] == "card:nazgul_search", "as texts name it"
    assert about(ada, table, "card:sh_character.09")["thing"] == "card:nazgul_search", "as printed on it"
    assert about(ada, table, "figure:nazgul")["sentences"] == []


def test_what_is_not_there_or_not_mine_is_refused(house: House) -> None:
    ada, ben = house.visitor("Ada"), house.visitor("Ben")
    table = ada.table("me", "friend", game="war")
    ben.post(f"/api/tables/{table}/seats/1")
    path = f"/api/tables/{table}/about"
    for thing in ("region:nowhere", "card:", "hands", "region:edoras region:moria"):
        ada.get(f"{path}?thing={thing}", 400)
    ada.get(path, 422)
    ada.get(f"{path}?thing={'x' * 101}", 422)
    ada.get("/api/tables/nosuchtable1/about?thing=region:edoras", 404)
    assert ada.get(f"{path}?thing=region:edoras&seat=1", 403)["error"]["key"] == "error-not_your_seat"
    assert ada.get(f"{path}?thing=region:edoras&seat=2", 404)["error"]["key"] == "error-no_seat"
    assert about(ben, table, "region:edoras", "&seat=1")["sentences"]


def test_no_answer_depends_on_what_the_other_holds(house: House) -> None:
    """Every card is asked about by both sides and by a spectator: hands and decks change no word of it."""
    ada, ben, eve = house.visitor("Ada"), house.visitor("Ben"), house.visitor("Eve")
    table = ada.table("me", "friend", game="war")
    ben.post(f"/api/tables/{table}/seats/1")
    match = westmarch.new("war", 2, seed_of(house, table))
    hands = [set(match.view(seat)["hand"][seat]) for seat in (0, 1)]
    assert all(hands)
    twin = match.imagine(0, 5)
    game, setup = match.game, match.setup
    for card in sorted(hands[0] | hands[1]):
        told = about(eve, table, f"card:{card}")
        assert told == about(ada, table, f"card:{card}") == about(ben, table, f"card:{card}")
        dealt_again = game.shown.about(setup, twin.view(0), f"card:{card}")
        assert [one.key for one in dealt_again] == [one["key"] for one in told["sentences"]]
