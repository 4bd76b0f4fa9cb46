"""Real dice, cards and tokens on the table: chance is asked who throws or draws, how many, and what for."""

from __future__ import annotations

import random
from typing import Any

import pytest

import westmarch
from westmarch import CHANCE, Match
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, text_for
from westmarch.testing import answer, kind, options, prompt, script

from .table import AWAY, flight, flight_riders, frodo_at, rider_at

HUNT = find_game("hunt")


def asked(match: Match[Any], question: str, side: str, cause: str, nth: int = 1, number: int = 1) -> str:
    """Chance is asked this; every language names who, what for and how many. The English sentence."""
    now = prompt(match)
    assert (now.seat, now.kind) == (CHANCE, question)
    wanted = {"side": side, "cause": cause, "nth": nth, "number": number}
    assert {key: now.args[key] for key in wanted} == wanted
    for language in LANGUAGES:
        text = text_for(language, HUNT)
        said = text.prompt(now)
        assert text.name(side) in said, said
        assert text.name(cause) in said, said
        assert number == 1 or (f" {nth} " in said and f" {number}" in said), said
    return text_for("en", HUNT).prompt(now)


def first_answers(match: Match[Any], until: str) -> None:
    while kind(match) != until:
        answer(match, options(match)[0])


def test_the_set_up_of_part_one() -> None:
    """pp. 8, 9: start, five information tokens, three cards; a card for each hunter; the lead's dice."""
    match = westmarch.new("hunt", 3, chance="ask")
    assert asked(match, "setup.start", "side:bearer", "cause:set_up") == (
        "Ring-bearer: one of Frodo’s start tokens (set-up). Which one?"
    )
    answer(match, "shire:1")
    for nth in range(1, 6):
        asked(match, "setup.information", "side:bearer", "cause:set_up", nth, 5)
        answer(match, options(match)[0])
    for nth in range(1, 4):
        said = asked(match, "ally.draw", "side:bearer", "cause:set_up", nth, 3)
        answer(match, options(match)[0])
    assert said == "Ring-bearer: ally card 3 of 3 (set-up). Which one?"
    first_answers(match, "sorcery.draw")
    for seat in (2, 3):
        asked(match, "sorcery.draw", f"seat:{seat}", "cause:set_up")
        answer(match, options(match)[0])
    asked(match, "setup.lead", "side:riders", "cause:set_up")
    answer(match, "player:2")
    first_answers(match, "dice.roll")
    assert asked(match, "dice.roll", "seat:3", "cause:set_up", 1, 6) == (
        "Ringwraiths 2: action roll (set-up), die 1 of 6. What does it show?"
    )
    answer(match, "die:ring", "die:ring")
    asked(match, "dice.roll", "seat:3", "cause:set_up", 3, 6)


def test_the_set_up_of_part_two() -> None:
    """p. 27: one way of each deck, cards, four deed tokens."""
    match = westmarch.new("hunt", 2, options={"part": "2"}, chance="ask")
    assert "short ways" in asked(match, "journey.draw", "side:bearer", "cause:set_up", 1, 2)
    answer(match, "journey:JS01")
    assert "long ways" in text_for("en", HUNT).prompt(prompt(match))
    first_answers(match, "gandalf.token")
    asked(match, "gandalf.token", "side:bearer", "cause:set_up", 1, 4)
    answer(match, options(match)[0])
    asked(match, "gandalf.token", "side:bearer", "cause:set_up", 2, 4)


def test_the_refresh_step() -> None:
    """p. 25: the Ring-bearer's card, the new lead player's card and dice, with that of the Lord."""
    aside = {"pippin": "down"}
    match = script("hunt", {"part": 2, "players": 3, "stage": "refresh", "lord": "red", "companions": aside})
    asked(match, "ally.draw", "side:bearer", "cause:refresh")
    answer(match, options(match)[0])
    asked(match, "sorcery.draw", "seat:3", "cause:refresh")
    answer(match, options(match)[0])
    said = [asked(match, "dice.roll", "seat:3", "cause:refresh", 1, 7)]
    answer(match, *["die:ring"] * 6)
    said.append(asked(match, "dice.roll", "seat:3", "cause:refresh", 7, 7))
    assert ["Lord of the Nazgûl" in one for one in said] == [False, True]


def test_a_lone_hunter_is_called_by_the_side() -> None:
    asked(script("hunt", {"stage": "roll"}), "sorcery.draw", "side:riders", "cause:refresh")


@pytest.mark.parametrize(
    ("answers", "cause", "number"),
    [
        (("draw",), "cause:fellowship", 1),
        (("rest", "take"), "companion:sam", 1),
        (("ally:A1-12", "effect:2"), "ally:A1-12", 1),
        (("ally:A1-15", "effect:2"), "ally:A1-15", 2),
    ],
)
def test_ally_cards_are_drawn_for_many_reasons(answers: tuple[str, ...], cause: str, number: int) -> None:
    """pp. 10, 14, 15: for a Fellowship token, by Sam, by a card."""
    tokens = {"on_frodo": 1, "reserve": 2}
    match = frodo_at("19", phase="night", hand=["A1-12", "A1-15"], fellowship_tokens=tokens)
    answer(match, *answers)
    asked(match, "ally.draw", "side:bearer", cause, 1, number)


def test_pippin_looks_at_two_cards() -> None:
    """p. 10."""
    match = script("hunt", {"stage": "refresh"}, "take")
    asked(match, "ally.draw", "side:bearer", "companion:pippin", 1, 2)


def test_the_hand_that_loses_a_card_is_named() -> None:
    """A1-15: the lead player's."""
    hands = [["S-01"], ["S-02", "S-03"]]
    match = frodo_at("19", players=3, lead=2, sorcery_hands=hands, hand=["A1-15"])
    answer(match, "ally:A1-15", "effect:1")
    asked(match, "sorcery.lost", "seat:3", "ally:A1-15")


def test_a_nazgul_takes_a_sorcery_card_by_its_die_or_by_a_card() -> None:
    """p. 20: for the hand of whoever leads the Nazgûl."""
    order = [["green", 1], ["blue", 2], ["red", 1], ["purple", 2]]
    more: dict[str, Any] = {"players": 3, "order": order, "lead": 2, "dice": ["sorcery"]}
    asked(rider_at("19", "take", **more), "sorcery.draw", "seat:3", "cause:action")
    match = rider_at("19", "sorcery:S-22", "effect:2", sorcery_hands=[[], ["S-22"]], **more)
    asked(match, "sorcery.draw", "seat:3", "sorcery:S-22", 1, 2)
    match = rider_at("19", "sorcery:S-21", sorcery_hands=[[], ["S-21"]], **more)
    assert asked(match, "dice.again", "seat:3", "sorcery:S-21", 1, 2) == (
        "Ringwraiths 2: “The Will of Barad-dûr”, used die 1 of 2 is rolled again. What does it show?"
    )


MEETING: dict[str, Any] = {
    "part": 2,
    "journey": "JS01",
    "track": 3,
    "stage": "encounter",
    "nazgul": {**dict.fromkeys(AWAY, "46"), "blue": "10", "red": "10"},
}


def test_an_encounter_draws_tokens_and_a_new_way() -> None:
    """pp. 22, 34: a token for each Nazgûl; from which deck the new way comes, nobody is told."""
    match = script("hunt", MEETING)
    asked(match, "encounter.draw", "side:bearer", "cause:encounter", 1, 2)
    answer(match, "token:beige1")
    asked(match, "encounter.draw", "side:bearer", "cause:encounter", 2, 2)
    answer(match, "token:beige2")
    first_answers(match, "journey.draw")
    said = asked(match, "journey.draw", "side:bearer", "cause:direction", 1, 2)
    assert "short" not in said
    assert "long" not in said


def test_another_token_by_burning_brands() -> None:
    match = script("hunt", {**MEETING, "hand": ["A2-09"]}, "token:beige1", "token:beige2", "ally:A2-09")
    answer(match, "token:beige1")
    asked(match, "encounter.draw", "side:bearer", "ally:A2-09")


def test_the_rescue_draws_a_token_for_each_move_that_is_missing() -> None:
    """p. 25."""
    match = script("hunt", {"record": ["."] * 15, "nazgul": AWAY}, "dot")
    number = prompt(match).args["number"]
    assert number > 1
    asked(match, "encounter.draw", "side:bearer", "cause:rescue", 1, number)


def test_gandalf_flees_and_hides() -> None:
    """pp. 30, 32."""
    match = flight_riders("18", "hunt", gandalf={"record": ["18"]}, dice=["sword"])
    asked(match, "gandalf.token", "side:bearer", "cause:flees")
    shown = {"record": ["18"], "is": "shown"}
    match = flight(stage="riders", turn={"acting": 4}, gandalf=shown)
    asked(match, "gandalf.token", "side:bearer", "cause:hides", 1, 2)


@pytest.mark.parametrize(("players", "part"), [(2, "1"), (4, "2")])
def test_whatever_is_drawn_or_thrown_says_by_whom_and_what_for(players: int, part: str) -> None:
    match = westmarch.new("hunt", players, options={"part": part}, chance="ask")
    text = text_for("en", HUNT)
    dice = random.Random(3)
    while (now := match.prompt) is not None:
        if now.seat == CHANCE:
            said = text.prompt(now)
            assert text.name(now.args["side"]) in said, said
            assert text.name(now.args["cause"]) in said, said
        match.play(dice.choice(now.options))
