"""What a card says in each language is what it does."""

from __future__ import annotations

from typing import Any

import pytest

import westmarch
from westmarch.core.registry import find_game
from westmarch.core.text import LANGUAGES, text_for

from ..kit import answer, war
from .shadow import code

SPELLS = ("a_power_too_great", "the_power_of_tom_bombadil")
DECKS = {
    "en": "any card of the Strategy deck",
    "ru": "любая карта стратегической колоды",
    "de": "beliebige Karte vom Strategiestapel",
}
DECK = {"en": "card of the Strategy deck", "ru": "стратегической колоды", "de": "Karte vom Strategiestapel"}
CHARACTER = {"en": "Character symbol", "ru": "символом «персонаж»", "de": "Symbol „Charakter“"}
SYMBOLS = {"en": "Army symbol", "ru": "символом «войско»", "de": "Symbol „Armee“"}


def said(language: str, card: str, options: dict[str, str]) -> str:
    """All that a player reads when looking at a card in a match with these options."""
    match: Any = westmarch.new("war", 2, 1, options)
    text = text_for(language, match.game)
    told = match.game.shown.about(match.setup, match.view(None), code(card))
    sentences = [text.about(reason) for reason in told]
    return " ".join([*text.parts(code(card)).values(), *sentences])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", SPELLS)
def test_the_price_of_a_spell_follows_the_option_of_the_match(card: str, language: str) -> None:
    """C1: what counts as an Army card is an option, so the card alone cannot say it."""
    by_symbol, by_deck = (said(language, card, {"army_card": choice}) for choice in ("symbol", "deck"))
    assert SYMBOLS[language] in by_symbol
    assert DECKS[language] not in by_symbol
    assert DECKS[language] in by_deck
    assert SYMBOLS[language] not in by_deck


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", SPELLS)
def test_the_refusal_and_the_question_of_the_price_follow_the_option_too(card: str, language: str) -> None:
    """C1: who cannot pay reads what is missing, who pays reads which of the two cards is asked for."""
    position: dict[str, Any] = {"table": {"free": [card]}, "shadow": "army", "to_act": "shadow"}
    text = text_for(language, find_game("war"))
    for choice, word, other in (("symbol", SYMBOLS, DECK), ("deck", DECK, SYMBOLS)):
        poor = war(**position, options={"army_card": choice}, hands={"shadow": ["orc_patrol"]})
        reason = poor.why_not(code(card))
        assert reason is not None
        match = war(
            **position, options={"army_card": choice}, hands={"shadow": ["orc_patrol", "shadows_gather"]}
        )
        answer(match, code(card))
        for said in (text.why(reason), text.prompt(match.prompt)):
            assert word[language] in said, said
            assert other[language] not in said, said
        answer(match, code("shadows_gather"))
        assert CHARACTER[language] in text.prompt(match.prompt)
        assert word[language] not in text.prompt(match.prompt)


def test_only_spells_have_a_price() -> None:
    match: Any = westmarch.new("war", 2, 1)
    keys = [reason.key for reason in match.game.shown.about(match.setup, match.view(None), code("athelas"))]
    assert "price" not in keys


@pytest.mark.parametrize(
    ("language", "card", "part", "words"),
    [
        ("en", "help_unlooked_for", "event", "whichever side"),
        ("ru", "help_unlooked_for", "event", "чьей бы она ни была"),
        ("de", "help_unlooked_for", "event", "wem auch immer"),
        ("en", "the_breaking_of_the_fellowship", "event", "(for a die symbol, roll a die)"),
        ("ru", "the_breaking_of_the_fellowship", "event", "(при символе кубика бросьте кубик)"),
        ("de", "the_breaking_of_the_fellowship", "event", "(bei einem Würfelsymbol wird gewürfelt)"),
        ("de", "flocks_of_crebain", "event", "seines Nachwurfs"),
        ("de", "dreadful_spells", "event", "Gefährten überleben."),
        ("de", "dreadful_spells", "needs", "in einer benachbarten Region"),
        ("de", "the_eagles_are_coming", "needs", "in einer benachbarten Region"),
        ("de", "the_ringwraiths_are_abroad", "event", "mit je mindestens einem Nazgûl"),
        *(
            ("ru", card, "event", "когда Братство войдёт в Мордор")
            for card in (
                *("elven_cloaks", "elven_rope", "phial_of_galadriel", "smeagol_helps_nice_master"),
                *("shelobs_lair", "the_ring_is_mine", "on_on_they_went", "give_it_to_uss"),
            )
        ),
        ("en", "foul_thing_from_the_deep", "event", "after cards on the table and the Guide"),
        ("ru", "foul_thing_from_the_deep", "event", "после карт на столе и проводника"),
        ("de", "foul_thing_from_the_deep", "event", "nach den Karten auf dem Tisch und dem Führer"),
    ],
)
def test_what_a_card_says(language: str, card: str, part: str, words: str) -> None:
    assert words in text_for(language, find_game("war")).parts(code(card))[part]


def test_the_russian_name_of_swords_in_eriador() -> None:
    assert text_for("ru", find_game("war")).name(code("swords_in_eriador")) == "Мечи в Эриадоре"
