"""The key of a card is its name everywhere; deck and number, as printed on it, are understood too."""

from __future__ import annotations

import pytest

import westmarch
from westmarch.cli.talking.answers import choices, names_of, read_answers
from westmarch.core.errors import PositionError, UnknownAnswer
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, text_for
from westmarch.games.war.ids import CARD, CARD_NUMBERS, CARDS, VOCABULARY

from .kit import answer, offers, told, truth, war

IMRAHIL = ("card:imrahil_of_dol_amroth", "card:fp_strategy.18")


def hand() -> westmarch.Match:
    return war(free="event", shadow="event", hands={"free": ["imrahil_of_dol_amroth"]})


def test_the_codes_of_cards_follow_the_numbers_printed_on_them() -> None:
    assert len(CARDS) == len(set(CARDS)) == 96
    for code, (name, number) in enumerate(zip(CARDS, CARD_NUMBERS, strict=True), CARD.first):
        assert VOCABULARY.parse(f"card:{name}") == VOCABULARY.parse(f"card:{number}") == code
        assert str(VOCABULARY.format(code)) == f"card:{name}"
    assert [CARDS[deck] for deck in (0, 24, 48, 72)] == [
        "elven_cloaks",
        "the_last_battle",
        "shelobs_lair",
        "return_to_valinor",
    ]


@pytest.mark.parametrize("text", IMRAHIL)
def test_a_card_is_played_by_its_name_or_its_number(text: str) -> None:
    match = hand()
    assert offers(match, IMRAHIL[0])
    answer(match, text)
    assert told(match, "card.plays")[0]["card"] == IMRAHIL[0]
    assert match.record().entries[-1][1] == (IMRAHIL[0],)
    assert truth(match)["played"] == ["imrahil_of_dol_amroth"]


def test_no_other_number_is_a_card() -> None:
    for text in ("card:fp_strategy.25", "card:fp_strategy.1", "fp_strategy.18", "card:18"):
        with pytest.raises(UnknownAnswer):
            VOCABULARY.parse(text)


@pytest.mark.parametrize("name", ["athelas", "fp_character.09"])
def test_a_position_names_cards_by_name_or_number(name: str) -> None:
    match = war(
        free="event", shadow="event", hands={"free": [name]}, decks={"fp_strategy": ["fp_strategy.18"]}
    )
    assert truth(match)["hands"]["free"] == ["athelas"]
    answer(match, "action:draw", "deck:strategy")
    assert truth(match)["hands"]["free"] == ["athelas", "imrahil_of_dol_amroth"]


def test_one_card_by_two_names_is_still_in_two_places() -> None:
    with pytest.raises(PositionError, match="athelas stands here twice"):
        war(hands={"free": ["athelas", "fp_character.09"]})
    with pytest.raises(PositionError, match="athelas is in two places"):
        war(hands={"free": ["athelas"]}, played=["fp_character.09"])
    with pytest.raises(PositionError, match=r"'fp_character.25' is unknown"):
        war(hands={"free": ["fp_character.25"]})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", [*IMRAHIL, "imrahil_of_dol_amroth", "fp_strategy.18", "FP_Strategy.18"])
def test_the_terminal_knows_a_card_by_its_name_and_its_number(language: str, typed: str) -> None:
    text = text_for(language, find_game("war"))
    prompt = hand().prompt
    assert prompt is not None
    assert read_answers(typed, choices(prompt, text), VOCABULARY, text) == [IMRAHIL[0]]
    assert names_of(VOCABULARY, text).one(typed) == IMRAHIL[0]
