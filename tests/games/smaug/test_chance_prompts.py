"""A real die and real cards on the table: chance is asked who throws or draws, how many, and what for."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from westmarch import CHANCE, Match
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, text_for

from .kit import answer, draw, kind, march, options, prompt, roll, smaug

GAME = find_game("smaug")
NAMED = ("colour", "deck", "card")
"""What every sentence names that is told it, whichever the language."""


def asked(match: Match[Any], question: str, **wanted: Any) -> dict[str, Any]:
    """Chance is asked this, once, with these arguments, in words of every language; the arguments."""
    now = prompt(match)
    assert (now.seat, now.kind) == (CHANCE, question)
    args = now.args
    assert {key: args.get(key) for key in wanted} == wanted
    assert args["number"] == 1
    for language in LANGUAGES:
        text = text_for(language, GAME)
        said = text.prompt(now)
        for named in NAMED:
            if named in args:
                case = {"de": "dat", "ru": "gen"}.get(language, "") if named == "deck" else ""
                assert text.name(args[named], case) in said
    return args


def sentence(match: Match[Any], language: str = "en") -> str:
    return text_for(language, GAME).prompt(prompt(match))


def test_a_lot_says_who_begins() -> None:
    """l. 84: the oldest begins; a program draws lots."""
    match = smaug(step="setup", first="random")
    assert prompt(match).seat == CHANCE
    assert sentence(match) == "By lot: who begins, and holds Thorin’s Key?"


def test_three_cards_are_dealt_to_each_in_turn() -> None:
    """l. 90: three of Beorn's House, beginning with who holds the key."""
    match = smaug(step="setup", players=["blue", "green", "red"], first="green")
    for colour in ("green", "red", "blue"):
        for _ in range(3):
            asked(match, "draw.card", colour=f"colour:{colour}", deck="deck:beorn", occasion="deal")
            answer(match, next(one for one in options(match) if not one.startswith("card:smaug")))
    assert kind(match) == "march.card"


def test_cards_are_drawn_from_the_refuges_in_the_order_chosen() -> None:
    """l. 171: one for each dwarf, from where he stands."""
    match = smaug(step="draw", pieces={"blue": [25, 45]}, key_open=True)
    answer(match, "deck:treasury")
    asked(match, "draw.card", colour="colour:blue", deck="deck:treasury", occasion="draw")
    assert sentence(match) == "Blue: one card from the treasury. Which one?"
    assert sentence(match, "de") == "Blau: eine Karte aus der Schatzkammer. Welche?"
    assert sentence(match, "ru") == "Синий: одна карта из сокровищницы. Какая?"
    draw(match, "treasure_3")
    asked(match, "draw.card", colour="colour:blue", deck="deck:esgaroth")


def test_the_deck_is_the_one_that_is_drawn_from() -> None:
    """Ruling 43: an empty refuge gives from Beorn's House."""
    match = smaug(step="draw", pieces={"blue": [25, 26]}, decks={"esgaroth": ["legolas"]})
    asked(match, "draw.card", deck="deck:esgaroth")
    draw(match, "legolas")
    asked(match, "draw.card", deck="deck:beorn")


def test_who_draws_by_an_adventure_is_named_with_it() -> None:
    """l. 220: the owners choose who draws, and it need not be the player on turn."""
    match = smaug(pieces={"blue": [12, 2], "green": [12, 2]}, march={"blue": ["3"]})
    march(match, "3", "blue_1", 15, mate="green_1")
    asked(match, "adventure.draw", colour="colour:blue", deck="deck:mirkwood")
    assert sentence(match) == "Blue meets an adventure: one card from Mirkwood. Which one?"
    draw(match, "elf_lanterns")
    answer(match, "piece:green_1", "agree")
    lanterns = {"occasion": "adventure", "card": "card:elf_lanterns"}
    asked(match, "draw.card", colour="colour:green", deck="deck:beorn", **lanterns)
    draw(match, "dwarf_fili")
    asked(match, "adventure.draw", colour="colour:blue", deck="deck:mirkwood")


def test_whose_dwarf_meets_an_adventure_and_retreats() -> None:
    """The stair leads Green's dwarf on in Blue's turn: what he meets is Green's affair."""
    match = smaug(pieces={"blue": [35, 2], "green": [35, 2]}, march={"blue": ["3"]}, key_open=True)
    march(match, "3", "blue_1", 38, mate="green_1")
    draw(match, "secret_stair")
    answer(match, "piece:green_1", "agree")
    asked(match, "adventure.draw", colour="colour:green", deck="deck:erebor")
    draw(match, "enemy_bolg")
    answer(match, "retreat")
    asked(match, "fight.retreat", colour="colour:green", card="card:enemy_bolg", steps=10)
    assert sentence(match) == (
        "Green retreats from Bolg (13): back 10 less the number rolled. What does the die show?"
    )


@pytest.mark.parametrize(("card", "at"), [("enchanted_stream", 15), ("dragon_fire", 38)])
def test_the_owner_of_whom_it_befalls_throws(card: str, at: int) -> None:
    pieces = {"blue": [at - 3, 2], "green": [at - 3, 2]}
    match = smaug(pieces=pieces, march={"blue": ["3"]}, key_open=True)
    march(match, "3", "blue_1", at, mate="green_1")
    draw(match, card)
    answer(match, "piece:green_1", "agree")
    args = asked(match, "adventure.roll", colour="colour:green", card=f"card:{card}", piece="piece:green_1")
    for language in LANGUAGES:
        assert text_for(language, GAME).name(args["piece"]) in sentence(match, language)
    roll(match, 1)
    assert match.view(0)["mover"] is None


def test_bilbo_wanders_by_the_die() -> None:
    """l. 95."""
    match = smaug(pieces={"blue": [35, 2]}, march={"blue": ["3"]}, key_open=True, bilbo=30)
    march(match, "3", "blue_1", 38)
    draw(match, "wandering")
    asked(match, "adventure.wanders", colour="colour:blue", card="card:wandering")
    assert all("Bilbo" in sentence(match, language) for language in ("en", "de"))


def test_a_card_by_the_die_and_the_arrow() -> None:
    """l. 133, 158."""
    match = smaug(step="cards", bilbo=10, blue=["bilbo_die", "bards_arrow", "ally_bard"], smaug=40)
    answer(match, "card:bilbo_die")
    asked(match, "card.roll", colour="colour:blue", card="card:bilbo_die")
    roll(match, 1)
    answer(match, "space:11", "card:bards_arrow")
    asked(match, "card.arrow", colour="colour:blue", card="card:bards_arrow", need=5)
    assert sentence(match) == ("Blue lets fly: Bard’s Arrow, which needs at least 5. What does the die show?")


def test_every_question_to_chance_names_who_throws_or_draws() -> None:
    """In whole matches of four: everything that chance is ever asked."""
    heard = set()
    for seed in range(6):
        match = westmarch.new("smaug", 4, seed, {"first": "random"}, chance="ask")
        number = seed
        while match.prompt is not None:
            if match.prompt.seat == CHANCE and match.prompt.kind != "setup.first":
                asked(match, match.prompt.kind)
                heard.add(match.prompt.kind)
            number = number * 1103515245 + 12345 & 0x7FFFFFFF
            choices = options(match)
            match.play(choices[(number >> 8) % len(choices)])
    assert {"draw.card", "adventure.draw", "fight.retreat", "card.roll"} <= heard
